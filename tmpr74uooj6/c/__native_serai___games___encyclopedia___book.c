#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___book___Passed_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
encyclopedia___book___Passed_traverse(serai___games___encyclopedia___book___PassedObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_space)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_space));
    }
    Py_VISIT(self->_spaces);
    Py_VISIT(self->_gains);
    Py_VISIT(self->_picks);
    if (CPyTagged_CheckLong(self->_experts)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_experts));
    }
    if (CPyTagged_CheckLong(self->_animals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_animals));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___book___Passed_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___book___PassedObject *self = (serai___games___encyclopedia___book___PassedObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_space)) {
        CPyTagged __tmp = self->_space;
        self->_space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_spaces);
    Py_CLEAR(self->_gains);
    Py_CLEAR(self->_picks);
    if (CPyTagged_CheckLong(self->_experts)) {
        CPyTagged __tmp = self->_experts;
        self->_experts = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_animals)) {
        CPyTagged __tmp = self->_animals;
        self->_animals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_encyclopedia___book___Passed_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___book___PassedObject *self = (serai___games___encyclopedia___book___PassedObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_space)) {
        CPyTagged __tmp = self->_space;
        self->_space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_spaces);
    Py_CLEAR(self->_gains);
    Py_CLEAR(self->_picks);
    if (CPyTagged_CheckLong(self->_experts)) {
        CPyTagged __tmp = self->_experts;
        self->_experts = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_animals)) {
        CPyTagged __tmp = self->_animals;
        self->_animals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
encyclopedia___book___Passed_dealloc(serai___games___encyclopedia___book___PassedObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___book___Passed_dealloc)
    CPyDef_encyclopedia___book___Passed_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___book_____mypyc__Passed_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___book___Passed(CPyTagged cpy_r_space, PyObject *cpy_r_spaces, PyObject *cpy_r_gained, PyObject *cpy_r_picks);

static PyObject *
encyclopedia___book___Passed_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___book___Passed) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___book_____mypyc__Passed_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_encyclopedia___book___Passed_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___book___Passed_vtable[1];
static bool
CPyDef_encyclopedia___book___Passed_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___book___Passed_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___book___Passed_____init__,
    };
    memcpy(encyclopedia___book___Passed_vtable, encyclopedia___book___Passed_vtable_scratch, sizeof(encyclopedia___book___Passed_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___book___Passed_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___book___Passed_get_space(serai___games___encyclopedia___book___PassedObject *self, void *closure);
static int
encyclopedia___book___Passed_set_space(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Passed_get_spaces(serai___games___encyclopedia___book___PassedObject *self, void *closure);
static int
encyclopedia___book___Passed_set_spaces(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Passed_get_gains(serai___games___encyclopedia___book___PassedObject *self, void *closure);
static int
encyclopedia___book___Passed_set_gains(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Passed_get_picks(serai___games___encyclopedia___book___PassedObject *self, void *closure);
static int
encyclopedia___book___Passed_set_picks(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Passed_get_experts(serai___games___encyclopedia___book___PassedObject *self, void *closure);
static int
encyclopedia___book___Passed_set_experts(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Passed_get_animals(serai___games___encyclopedia___book___PassedObject *self, void *closure);
static int
encyclopedia___book___Passed_set_animals(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___book___Passed_getseters[] = {
    {"space",
     (getter)encyclopedia___book___Passed_get_space, (setter)encyclopedia___book___Passed_set_space,
     NULL, NULL},
    {"spaces",
     (getter)encyclopedia___book___Passed_get_spaces, (setter)encyclopedia___book___Passed_set_spaces,
     NULL, NULL},
    {"gains",
     (getter)encyclopedia___book___Passed_get_gains, (setter)encyclopedia___book___Passed_set_gains,
     NULL, NULL},
    {"picks",
     (getter)encyclopedia___book___Passed_get_picks, (setter)encyclopedia___book___Passed_set_picks,
     NULL, NULL},
    {"experts",
     (getter)encyclopedia___book___Passed_get_experts, (setter)encyclopedia___book___Passed_set_experts,
     NULL, NULL},
    {"animals",
     (getter)encyclopedia___book___Passed_get_animals, (setter)encyclopedia___book___Passed_set_animals,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___book___Passed_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___book_____mypyc__Passed_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_encyclopedia___book___Passed_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, space, spaces, gained, picks)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___book___Passed_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Passed",
    .tp_new = encyclopedia___book___Passed_new,
    .tp_dealloc = (destructor)encyclopedia___book___Passed_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___book___Passed_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___book___Passed_clear,
    .tp_getset = encyclopedia___book___Passed_getseters,
    .tp_methods = encyclopedia___book___Passed_methods,
    .tp_init = encyclopedia___book___Passed_init,
    .tp_basicsize = sizeof(serai___games___encyclopedia___book___PassedObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Passed(space, spaces, gained, picks)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___book___Passed_template = &CPyType_encyclopedia___book___Passed_template_;

PyObject *CPyDef_encyclopedia___book_____mypyc__Passed_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___book___PassedObject *self;
    self = (serai___games___encyclopedia___book___PassedObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___book___Passed_vtable;
    self->_space = CPY_INT_TAG;
    self->_experts = CPY_INT_TAG;
    self->_animals = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___book___Passed(CPyTagged cpy_r_space, PyObject *cpy_r_spaces, PyObject *cpy_r_gained, PyObject *cpy_r_picks)
{
    PyObject *self = CPyDef_encyclopedia___book_____mypyc__Passed_setup((PyObject *)CPyType_encyclopedia___book___Passed);
    if (self == NULL)
        return NULL;
    char res = CPyDef_encyclopedia___book___Passed_____init__(self, cpy_r_space, cpy_r_spaces, cpy_r_gained, cpy_r_picks);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___book___Passed_get_space(serai___games___encyclopedia___book___PassedObject *self, void *closure)
{
    if (unlikely(self->_space == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'space' of 'Passed' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_space);
    PyObject *retval = CPyTagged_StealAsObject(self->_space);
    return retval;
}

static int
encyclopedia___book___Passed_set_space(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Passed' object attribute 'space' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_space != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_space);
    }
    self->_space = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Passed_get_spaces(serai___games___encyclopedia___book___PassedObject *self, void *closure)
{
    if (unlikely(self->_spaces == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spaces' of 'Passed' undefined");
        return NULL;
    }
    CPy_INCREF(self->_spaces);
    PyObject *retval = self->_spaces;
    return retval;
}

static int
encyclopedia___book___Passed_set_spaces(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Passed' object attribute 'spaces' cannot be deleted");
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
    if (self->_spaces != NULL) {
        CPy_DECREF(self->_spaces);
    }
    self->_spaces = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Passed_get_gains(serai___games___encyclopedia___book___PassedObject *self, void *closure)
{
    if (unlikely(self->_gains == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gains' of 'Passed' undefined");
        return NULL;
    }
    CPy_INCREF(self->_gains);
    PyObject *retval = self->_gains;
    return retval;
}

static int
encyclopedia___book___Passed_set_gains(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Passed' object attribute 'gains' cannot be deleted");
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
    if (self->_gains != NULL) {
        CPy_DECREF(self->_gains);
    }
    self->_gains = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Passed_get_picks(serai___games___encyclopedia___book___PassedObject *self, void *closure)
{
    if (unlikely(self->_picks == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'picks' of 'Passed' undefined");
        return NULL;
    }
    CPy_INCREF(self->_picks);
    PyObject *retval = self->_picks;
    return retval;
}

static int
encyclopedia___book___Passed_set_picks(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Passed' object attribute 'picks' cannot be deleted");
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
    if (self->_picks != NULL) {
        CPy_DECREF(self->_picks);
    }
    self->_picks = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Passed_get_experts(serai___games___encyclopedia___book___PassedObject *self, void *closure)
{
    if (unlikely(self->_experts == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'experts' of 'Passed' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_experts);
    PyObject *retval = CPyTagged_StealAsObject(self->_experts);
    return retval;
}

static int
encyclopedia___book___Passed_set_experts(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Passed' object attribute 'experts' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_experts != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_experts);
    }
    self->_experts = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Passed_get_animals(serai___games___encyclopedia___book___PassedObject *self, void *closure)
{
    if (unlikely(self->_animals == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animals' of 'Passed' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_animals);
    PyObject *retval = CPyTagged_StealAsObject(self->_animals);
    return retval;
}

static int
encyclopedia___book___Passed_set_animals(serai___games___encyclopedia___book___PassedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Passed' object attribute 'animals' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_animals != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_animals);
    }
    self->_animals = tmp;
    return 0;
}

static int
encyclopedia___book___Book_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
encyclopedia___book___Book_traverse(serai___games___encyclopedia___book___BookObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    Py_VISIT(self->_content_digest);
    Py_VISIT(self->_options);
    Py_VISIT(self->__passed);
    if (CPyTagged_CheckLong(self->_rounds)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rounds));
    }
    if (CPyTagged_CheckLong(self->_dice_drawn)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_dice_drawn));
    }
    if (CPyTagged_CheckLong(self->_starting_animals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_starting_animals));
    }
    if (CPyTagged_CheckLong(self->_active_experts)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_active_experts));
    }
    if (CPyTagged_CheckLong(self->_cubes)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_cubes));
    }
    if (CPyTagged_CheckLong(self->_five_cube_tokens)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_five_cube_tokens));
    }
    if (CPyTagged_CheckLong(self->_cubes_per_token)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_cubes_per_token));
    }
    if (CPyTagged_CheckLong(self->_competitors)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_competitors));
    }
    if (CPyTagged_CheckLong(self->_most_automas)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_most_automas));
    }
    if (CPyTagged_CheckLong(self->_bank_coins)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_bank_coins));
    }
    if (CPyTagged_CheckLong(self->_university_tokens)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_university_tokens));
    }
    if (CPyTagged_CheckLong(self->_publication_seals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_publication_seals));
    }
    if (CPyTagged_CheckLong(self->_coin_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_coin_value));
    }
    if (CPyTagged_CheckLong(self->_token_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_token_value));
    }
    if (CPyTagged_CheckLong(self->_seal_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seal_value));
    }
    if (CPyTagged_CheckLong(self->_seal_coins)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seal_coins));
    }
    if (CPyTagged_CheckLong(self->_final_seal_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_final_seal_points));
    }
    if (CPyTagged_CheckLong(self->_final_coins_per_point)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_final_coins_per_point));
    }
    if (CPyTagged_CheckLong(self->_final_token_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_final_token_points));
    }
    Py_VISIT(self->_continents);
    Py_VISIT(self->_colours);
    Py_VISIT(self->_cost);
    Py_VISIT(self->_research_points);
    Py_VISIT(self->_publication_value);
    Py_VISIT(self->_publication_points);
    Py_VISIT(self->_cheapest);
    Py_VISIT(self->_category_ids);
    Py_VISIT(self->_category_type);
    Py_VISIT(self->_collection_points);
    Py_VISIT(self->_die_ids);
    Py_VISIT(self->_die_colour);
    Py_VISIT(self->_slot_ids);
    if (CPyTagged_CheckLong(self->_slots)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_slots));
    }
    Py_VISIT(self->_slot_gains);
    Py_VISIT(self->_slot_effect);
    Py_VISIT(self->_space_ids);
    Py_VISIT(self->_space_stars);
    Py_VISIT(self->_space_value);
    Py_VISIT(self->_first_space);
    Py_VISIT(self->_reputation_ids);
    Py_VISIT(self->_bonus_gains);
    Py_VISIT(self->_bonus_picks);
    Py_VISIT(self->_space_bonus);
    Py_VISIT(self->_animal_ahead);
    Py_VISIT(self->_embassy_tokens);
    Py_VISIT(self->_academy_reputation);
    Py_VISIT(self->_starting_coins);
    Py_VISIT(self->_starting_tokens);
    Py_VISIT(self->_animals_on_display);
    Py_VISIT(self->_experts_on_display);
    Py_VISIT(self->_animal_ids);
    Py_VISIT(self->_animal_latin);
    Py_VISIT(self->_animal_source);
    Py_VISIT(self->_animal_continent);
    Py_VISIT(self->_animal_categories);
    Py_VISIT(self->_expert_ids);
    Py_VISIT(self->_expert_continent);
    Py_VISIT(self->_expert_timing);
    Py_VISIT(self->_expert_effect);
    Py_VISIT(self->_expert_source);
    Py_VISIT(self->_one_shot);
    Py_VISIT(self->_use_gains);
    Py_VISIT(self->_place_location);
    Py_VISIT(self->_place_gains);
    Py_VISIT(self->_cube_type);
    Py_VISIT(self->_cube_gains);
    Py_VISIT(self->_bonus_colour);
    Py_VISIT(self->_bonus_value);
    Py_VISIT(self->_expedition_continent);
    Py_VISIT(self->_expedition_value);
    Py_VISIT(self->_end_category);
    Py_VISIT(self->_end_cubes);
    Py_VISIT(self->_end_points);
    Py_VISIT(self->_reputation_at);
    Py_VISIT(self->_round_ids);
    Py_VISIT(self->_round_effect);
    if (CPyTagged_CheckLong(self->_most_extra_dice)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_most_extra_dice));
    }
    Py_VISIT(self->_behaviour_ids);
    Py_VISIT(self->_behaviour_difficulty);
    Py_VISIT(self->_behaviour_effect);
    Py_VISIT(self->_scoring_ids);
    Py_VISIT(self->_scoring_difficulty);
    Py_VISIT(self->_scoring);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___book___Book_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___book___BookObject *self = (serai___games___encyclopedia___book___BookObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(self->_content_digest);
    Py_CLEAR(self->_options);
    Py_CLEAR(self->__passed);
    if (CPyTagged_CheckLong(self->_rounds)) {
        CPyTagged __tmp = self->_rounds;
        self->_rounds = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_dice_drawn)) {
        CPyTagged __tmp = self->_dice_drawn;
        self->_dice_drawn = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_starting_animals)) {
        CPyTagged __tmp = self->_starting_animals;
        self->_starting_animals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_active_experts)) {
        CPyTagged __tmp = self->_active_experts;
        self->_active_experts = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_cubes)) {
        CPyTagged __tmp = self->_cubes;
        self->_cubes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_five_cube_tokens)) {
        CPyTagged __tmp = self->_five_cube_tokens;
        self->_five_cube_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_cubes_per_token)) {
        CPyTagged __tmp = self->_cubes_per_token;
        self->_cubes_per_token = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_competitors)) {
        CPyTagged __tmp = self->_competitors;
        self->_competitors = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_most_automas)) {
        CPyTagged __tmp = self->_most_automas;
        self->_most_automas = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_bank_coins)) {
        CPyTagged __tmp = self->_bank_coins;
        self->_bank_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_university_tokens)) {
        CPyTagged __tmp = self->_university_tokens;
        self->_university_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_publication_seals)) {
        CPyTagged __tmp = self->_publication_seals;
        self->_publication_seals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_coin_value)) {
        CPyTagged __tmp = self->_coin_value;
        self->_coin_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_token_value)) {
        CPyTagged __tmp = self->_token_value;
        self->_token_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seal_value)) {
        CPyTagged __tmp = self->_seal_value;
        self->_seal_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seal_coins)) {
        CPyTagged __tmp = self->_seal_coins;
        self->_seal_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_final_seal_points)) {
        CPyTagged __tmp = self->_final_seal_points;
        self->_final_seal_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_final_coins_per_point)) {
        CPyTagged __tmp = self->_final_coins_per_point;
        self->_final_coins_per_point = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_final_token_points)) {
        CPyTagged __tmp = self->_final_token_points;
        self->_final_token_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_continents);
    Py_CLEAR(self->_colours);
    Py_CLEAR(self->_cost);
    Py_CLEAR(self->_research_points);
    Py_CLEAR(self->_publication_value);
    Py_CLEAR(self->_publication_points);
    Py_CLEAR(self->_cheapest);
    Py_CLEAR(self->_category_ids);
    Py_CLEAR(self->_category_type);
    Py_CLEAR(self->_collection_points);
    Py_CLEAR(self->_die_ids);
    Py_CLEAR(self->_die_colour);
    Py_CLEAR(self->_slot_ids);
    if (CPyTagged_CheckLong(self->_slots)) {
        CPyTagged __tmp = self->_slots;
        self->_slots = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_slot_gains);
    Py_CLEAR(self->_slot_effect);
    Py_CLEAR(self->_space_ids);
    Py_CLEAR(self->_space_stars);
    Py_CLEAR(self->_space_value);
    Py_CLEAR(self->_first_space);
    Py_CLEAR(self->_reputation_ids);
    Py_CLEAR(self->_bonus_gains);
    Py_CLEAR(self->_bonus_picks);
    Py_CLEAR(self->_space_bonus);
    Py_CLEAR(self->_animal_ahead);
    Py_CLEAR(self->_embassy_tokens);
    Py_CLEAR(self->_academy_reputation);
    Py_CLEAR(self->_starting_coins);
    Py_CLEAR(self->_starting_tokens);
    Py_CLEAR(self->_animals_on_display);
    Py_CLEAR(self->_experts_on_display);
    Py_CLEAR(self->_animal_ids);
    Py_CLEAR(self->_animal_latin);
    Py_CLEAR(self->_animal_source);
    Py_CLEAR(self->_animal_continent);
    Py_CLEAR(self->_animal_categories);
    Py_CLEAR(self->_expert_ids);
    Py_CLEAR(self->_expert_continent);
    Py_CLEAR(self->_expert_timing);
    Py_CLEAR(self->_expert_effect);
    Py_CLEAR(self->_expert_source);
    Py_CLEAR(self->_one_shot);
    Py_CLEAR(self->_use_gains);
    Py_CLEAR(self->_place_location);
    Py_CLEAR(self->_place_gains);
    Py_CLEAR(self->_cube_type);
    Py_CLEAR(self->_cube_gains);
    Py_CLEAR(self->_bonus_colour);
    Py_CLEAR(self->_bonus_value);
    Py_CLEAR(self->_expedition_continent);
    Py_CLEAR(self->_expedition_value);
    Py_CLEAR(self->_end_category);
    Py_CLEAR(self->_end_cubes);
    Py_CLEAR(self->_end_points);
    Py_CLEAR(self->_reputation_at);
    Py_CLEAR(self->_round_ids);
    Py_CLEAR(self->_round_effect);
    if (CPyTagged_CheckLong(self->_most_extra_dice)) {
        CPyTagged __tmp = self->_most_extra_dice;
        self->_most_extra_dice = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_behaviour_ids);
    Py_CLEAR(self->_behaviour_difficulty);
    Py_CLEAR(self->_behaviour_effect);
    Py_CLEAR(self->_scoring_ids);
    Py_CLEAR(self->_scoring_difficulty);
    Py_CLEAR(self->_scoring);
    return 0;
}

static int32_t CPyDef_encyclopedia___book___Book_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___book___BookObject *self = (serai___games___encyclopedia___book___BookObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(self->_content_digest);
    Py_CLEAR(self->_options);
    Py_CLEAR(self->__passed);
    if (CPyTagged_CheckLong(self->_rounds)) {
        CPyTagged __tmp = self->_rounds;
        self->_rounds = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_dice_drawn)) {
        CPyTagged __tmp = self->_dice_drawn;
        self->_dice_drawn = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_starting_animals)) {
        CPyTagged __tmp = self->_starting_animals;
        self->_starting_animals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_active_experts)) {
        CPyTagged __tmp = self->_active_experts;
        self->_active_experts = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_cubes)) {
        CPyTagged __tmp = self->_cubes;
        self->_cubes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_five_cube_tokens)) {
        CPyTagged __tmp = self->_five_cube_tokens;
        self->_five_cube_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_cubes_per_token)) {
        CPyTagged __tmp = self->_cubes_per_token;
        self->_cubes_per_token = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_competitors)) {
        CPyTagged __tmp = self->_competitors;
        self->_competitors = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_most_automas)) {
        CPyTagged __tmp = self->_most_automas;
        self->_most_automas = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_bank_coins)) {
        CPyTagged __tmp = self->_bank_coins;
        self->_bank_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_university_tokens)) {
        CPyTagged __tmp = self->_university_tokens;
        self->_university_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_publication_seals)) {
        CPyTagged __tmp = self->_publication_seals;
        self->_publication_seals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_coin_value)) {
        CPyTagged __tmp = self->_coin_value;
        self->_coin_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_token_value)) {
        CPyTagged __tmp = self->_token_value;
        self->_token_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seal_value)) {
        CPyTagged __tmp = self->_seal_value;
        self->_seal_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seal_coins)) {
        CPyTagged __tmp = self->_seal_coins;
        self->_seal_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_final_seal_points)) {
        CPyTagged __tmp = self->_final_seal_points;
        self->_final_seal_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_final_coins_per_point)) {
        CPyTagged __tmp = self->_final_coins_per_point;
        self->_final_coins_per_point = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_final_token_points)) {
        CPyTagged __tmp = self->_final_token_points;
        self->_final_token_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_continents);
    Py_CLEAR(self->_colours);
    Py_CLEAR(self->_cost);
    Py_CLEAR(self->_research_points);
    Py_CLEAR(self->_publication_value);
    Py_CLEAR(self->_publication_points);
    Py_CLEAR(self->_cheapest);
    Py_CLEAR(self->_category_ids);
    Py_CLEAR(self->_category_type);
    Py_CLEAR(self->_collection_points);
    Py_CLEAR(self->_die_ids);
    Py_CLEAR(self->_die_colour);
    Py_CLEAR(self->_slot_ids);
    if (CPyTagged_CheckLong(self->_slots)) {
        CPyTagged __tmp = self->_slots;
        self->_slots = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_slot_gains);
    Py_CLEAR(self->_slot_effect);
    Py_CLEAR(self->_space_ids);
    Py_CLEAR(self->_space_stars);
    Py_CLEAR(self->_space_value);
    Py_CLEAR(self->_first_space);
    Py_CLEAR(self->_reputation_ids);
    Py_CLEAR(self->_bonus_gains);
    Py_CLEAR(self->_bonus_picks);
    Py_CLEAR(self->_space_bonus);
    Py_CLEAR(self->_animal_ahead);
    Py_CLEAR(self->_embassy_tokens);
    Py_CLEAR(self->_academy_reputation);
    Py_CLEAR(self->_starting_coins);
    Py_CLEAR(self->_starting_tokens);
    Py_CLEAR(self->_animals_on_display);
    Py_CLEAR(self->_experts_on_display);
    Py_CLEAR(self->_animal_ids);
    Py_CLEAR(self->_animal_latin);
    Py_CLEAR(self->_animal_source);
    Py_CLEAR(self->_animal_continent);
    Py_CLEAR(self->_animal_categories);
    Py_CLEAR(self->_expert_ids);
    Py_CLEAR(self->_expert_continent);
    Py_CLEAR(self->_expert_timing);
    Py_CLEAR(self->_expert_effect);
    Py_CLEAR(self->_expert_source);
    Py_CLEAR(self->_one_shot);
    Py_CLEAR(self->_use_gains);
    Py_CLEAR(self->_place_location);
    Py_CLEAR(self->_place_gains);
    Py_CLEAR(self->_cube_type);
    Py_CLEAR(self->_cube_gains);
    Py_CLEAR(self->_bonus_colour);
    Py_CLEAR(self->_bonus_value);
    Py_CLEAR(self->_expedition_continent);
    Py_CLEAR(self->_expedition_value);
    Py_CLEAR(self->_end_category);
    Py_CLEAR(self->_end_cubes);
    Py_CLEAR(self->_end_points);
    Py_CLEAR(self->_reputation_at);
    Py_CLEAR(self->_round_ids);
    Py_CLEAR(self->_round_effect);
    if (CPyTagged_CheckLong(self->_most_extra_dice)) {
        CPyTagged __tmp = self->_most_extra_dice;
        self->_most_extra_dice = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_behaviour_ids);
    Py_CLEAR(self->_behaviour_difficulty);
    Py_CLEAR(self->_behaviour_effect);
    Py_CLEAR(self->_scoring_ids);
    Py_CLEAR(self->_scoring_difficulty);
    Py_CLEAR(self->_scoring);
    return 0;
}

static void
encyclopedia___book___Book_dealloc(serai___games___encyclopedia___book___BookObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___book___Book_dealloc)
    CPyDef_encyclopedia___book___Book_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___book_____mypyc__Book_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___book___Book(PyObject *cpy_r_overrides);

static PyObject *
encyclopedia___book___Book_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___book___Book) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___book_____mypyc__Book_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_encyclopedia___book___Book_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___book___Book_vtable[12];
static bool
CPyDef_encyclopedia___book___Book_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___book___Book_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___book___Book_____init__,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book___passed,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book___location_id,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book____read_constants,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book____read_words,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book____read_boards,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book____read_animals,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book____read_experts,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book____read_trigger,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book____read_ability,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book____read_round_tokens,
        (CPyVTableItem)CPyDef_encyclopedia___book___Book____read_automas,
    };
    memcpy(encyclopedia___book___Book_vtable, encyclopedia___book___Book_vtable_scratch, sizeof(encyclopedia___book___Book_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___book___Book_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___book___Book_get_verbs(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_verbs(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_content_digest(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_content_digest(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_options(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_options(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get__passed(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set__passed(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_rounds(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_rounds(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_dice_drawn(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_dice_drawn(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_starting_animals(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_starting_animals(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_active_experts(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_active_experts(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_cubes(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_cubes(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_five_cube_tokens(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_five_cube_tokens(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_cubes_per_token(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_cubes_per_token(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_competitors(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_competitors(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_most_automas(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_most_automas(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_bank_coins(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_bank_coins(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_university_tokens(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_university_tokens(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_publication_seals(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_publication_seals(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_coin_value(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_coin_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_token_value(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_token_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_seal_value(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_seal_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_seal_coins(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_seal_coins(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_final_seal_points(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_final_seal_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_final_coins_per_point(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_final_coins_per_point(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_final_token_points(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_final_token_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_continents(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_continents(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_colours(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_colours(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_cost(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_cost(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_research_points(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_research_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_publication_value(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_publication_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_publication_points(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_publication_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_cheapest(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_cheapest(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_category_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_category_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_category_type(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_category_type(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_collection_points(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_collection_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_die_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_die_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_die_colour(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_die_colour(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_slot_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_slot_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_slots(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_slots(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_slot_gains(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_slot_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_slot_effect(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_slot_effect(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_space_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_space_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_space_stars(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_space_stars(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_space_value(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_space_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_first_space(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_first_space(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_reputation_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_reputation_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_bonus_gains(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_bonus_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_bonus_picks(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_bonus_picks(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_space_bonus(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_space_bonus(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_animal_ahead(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_animal_ahead(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_embassy_tokens(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_embassy_tokens(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_academy_reputation(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_academy_reputation(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_starting_coins(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_starting_coins(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_starting_tokens(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_starting_tokens(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_animals_on_display(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_animals_on_display(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_experts_on_display(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_experts_on_display(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_animal_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_animal_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_animal_latin(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_animal_latin(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_animal_source(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_animal_source(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_animal_continent(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_animal_continent(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_animal_categories(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_animal_categories(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_expert_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_expert_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_expert_continent(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_expert_continent(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_expert_timing(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_expert_timing(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_expert_effect(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_expert_effect(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_expert_source(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_expert_source(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_one_shot(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_one_shot(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_use_gains(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_use_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_place_location(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_place_location(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_place_gains(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_place_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_cube_type(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_cube_type(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_cube_gains(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_cube_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_bonus_colour(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_bonus_colour(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_bonus_value(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_bonus_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_expedition_continent(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_expedition_continent(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_expedition_value(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_expedition_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_end_category(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_end_category(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_end_cubes(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_end_cubes(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_end_points(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_end_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_reputation_at(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_reputation_at(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_round_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_round_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_round_effect(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_round_effect(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_most_extra_dice(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_most_extra_dice(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_behaviour_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_behaviour_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_behaviour_difficulty(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_behaviour_difficulty(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_behaviour_effect(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_behaviour_effect(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_scoring_ids(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_scoring_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_scoring_difficulty(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_scoring_difficulty(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___book___Book_get_scoring(serai___games___encyclopedia___book___BookObject *self, void *closure);
static int
encyclopedia___book___Book_set_scoring(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___book___Book_getseters[] = {
    {"verbs",
     (getter)encyclopedia___book___Book_get_verbs, (setter)encyclopedia___book___Book_set_verbs,
     NULL, NULL},
    {"content_digest",
     (getter)encyclopedia___book___Book_get_content_digest, (setter)encyclopedia___book___Book_set_content_digest,
     NULL, NULL},
    {"options",
     (getter)encyclopedia___book___Book_get_options, (setter)encyclopedia___book___Book_set_options,
     NULL, NULL},
    {"_passed",
     (getter)encyclopedia___book___Book_get__passed, (setter)encyclopedia___book___Book_set__passed,
     NULL, NULL},
    {"rounds",
     (getter)encyclopedia___book___Book_get_rounds, (setter)encyclopedia___book___Book_set_rounds,
     NULL, NULL},
    {"dice_drawn",
     (getter)encyclopedia___book___Book_get_dice_drawn, (setter)encyclopedia___book___Book_set_dice_drawn,
     NULL, NULL},
    {"starting_animals",
     (getter)encyclopedia___book___Book_get_starting_animals, (setter)encyclopedia___book___Book_set_starting_animals,
     NULL, NULL},
    {"active_experts",
     (getter)encyclopedia___book___Book_get_active_experts, (setter)encyclopedia___book___Book_set_active_experts,
     NULL, NULL},
    {"cubes",
     (getter)encyclopedia___book___Book_get_cubes, (setter)encyclopedia___book___Book_set_cubes,
     NULL, NULL},
    {"five_cube_tokens",
     (getter)encyclopedia___book___Book_get_five_cube_tokens, (setter)encyclopedia___book___Book_set_five_cube_tokens,
     NULL, NULL},
    {"cubes_per_token",
     (getter)encyclopedia___book___Book_get_cubes_per_token, (setter)encyclopedia___book___Book_set_cubes_per_token,
     NULL, NULL},
    {"competitors",
     (getter)encyclopedia___book___Book_get_competitors, (setter)encyclopedia___book___Book_set_competitors,
     NULL, NULL},
    {"most_automas",
     (getter)encyclopedia___book___Book_get_most_automas, (setter)encyclopedia___book___Book_set_most_automas,
     NULL, NULL},
    {"bank_coins",
     (getter)encyclopedia___book___Book_get_bank_coins, (setter)encyclopedia___book___Book_set_bank_coins,
     NULL, NULL},
    {"university_tokens",
     (getter)encyclopedia___book___Book_get_university_tokens, (setter)encyclopedia___book___Book_set_university_tokens,
     NULL, NULL},
    {"publication_seals",
     (getter)encyclopedia___book___Book_get_publication_seals, (setter)encyclopedia___book___Book_set_publication_seals,
     NULL, NULL},
    {"coin_value",
     (getter)encyclopedia___book___Book_get_coin_value, (setter)encyclopedia___book___Book_set_coin_value,
     NULL, NULL},
    {"token_value",
     (getter)encyclopedia___book___Book_get_token_value, (setter)encyclopedia___book___Book_set_token_value,
     NULL, NULL},
    {"seal_value",
     (getter)encyclopedia___book___Book_get_seal_value, (setter)encyclopedia___book___Book_set_seal_value,
     NULL, NULL},
    {"seal_coins",
     (getter)encyclopedia___book___Book_get_seal_coins, (setter)encyclopedia___book___Book_set_seal_coins,
     NULL, NULL},
    {"final_seal_points",
     (getter)encyclopedia___book___Book_get_final_seal_points, (setter)encyclopedia___book___Book_set_final_seal_points,
     NULL, NULL},
    {"final_coins_per_point",
     (getter)encyclopedia___book___Book_get_final_coins_per_point, (setter)encyclopedia___book___Book_set_final_coins_per_point,
     NULL, NULL},
    {"final_token_points",
     (getter)encyclopedia___book___Book_get_final_token_points, (setter)encyclopedia___book___Book_set_final_token_points,
     NULL, NULL},
    {"continents",
     (getter)encyclopedia___book___Book_get_continents, (setter)encyclopedia___book___Book_set_continents,
     NULL, NULL},
    {"colours",
     (getter)encyclopedia___book___Book_get_colours, (setter)encyclopedia___book___Book_set_colours,
     NULL, NULL},
    {"cost",
     (getter)encyclopedia___book___Book_get_cost, (setter)encyclopedia___book___Book_set_cost,
     NULL, NULL},
    {"research_points",
     (getter)encyclopedia___book___Book_get_research_points, (setter)encyclopedia___book___Book_set_research_points,
     NULL, NULL},
    {"publication_value",
     (getter)encyclopedia___book___Book_get_publication_value, (setter)encyclopedia___book___Book_set_publication_value,
     NULL, NULL},
    {"publication_points",
     (getter)encyclopedia___book___Book_get_publication_points, (setter)encyclopedia___book___Book_set_publication_points,
     NULL, NULL},
    {"cheapest",
     (getter)encyclopedia___book___Book_get_cheapest, (setter)encyclopedia___book___Book_set_cheapest,
     NULL, NULL},
    {"category_ids",
     (getter)encyclopedia___book___Book_get_category_ids, (setter)encyclopedia___book___Book_set_category_ids,
     NULL, NULL},
    {"category_type",
     (getter)encyclopedia___book___Book_get_category_type, (setter)encyclopedia___book___Book_set_category_type,
     NULL, NULL},
    {"collection_points",
     (getter)encyclopedia___book___Book_get_collection_points, (setter)encyclopedia___book___Book_set_collection_points,
     NULL, NULL},
    {"die_ids",
     (getter)encyclopedia___book___Book_get_die_ids, (setter)encyclopedia___book___Book_set_die_ids,
     NULL, NULL},
    {"die_colour",
     (getter)encyclopedia___book___Book_get_die_colour, (setter)encyclopedia___book___Book_set_die_colour,
     NULL, NULL},
    {"slot_ids",
     (getter)encyclopedia___book___Book_get_slot_ids, (setter)encyclopedia___book___Book_set_slot_ids,
     NULL, NULL},
    {"slots",
     (getter)encyclopedia___book___Book_get_slots, (setter)encyclopedia___book___Book_set_slots,
     NULL, NULL},
    {"slot_gains",
     (getter)encyclopedia___book___Book_get_slot_gains, (setter)encyclopedia___book___Book_set_slot_gains,
     NULL, NULL},
    {"slot_effect",
     (getter)encyclopedia___book___Book_get_slot_effect, (setter)encyclopedia___book___Book_set_slot_effect,
     NULL, NULL},
    {"space_ids",
     (getter)encyclopedia___book___Book_get_space_ids, (setter)encyclopedia___book___Book_set_space_ids,
     NULL, NULL},
    {"space_stars",
     (getter)encyclopedia___book___Book_get_space_stars, (setter)encyclopedia___book___Book_set_space_stars,
     NULL, NULL},
    {"space_value",
     (getter)encyclopedia___book___Book_get_space_value, (setter)encyclopedia___book___Book_set_space_value,
     NULL, NULL},
    {"first_space",
     (getter)encyclopedia___book___Book_get_first_space, (setter)encyclopedia___book___Book_set_first_space,
     NULL, NULL},
    {"reputation_ids",
     (getter)encyclopedia___book___Book_get_reputation_ids, (setter)encyclopedia___book___Book_set_reputation_ids,
     NULL, NULL},
    {"bonus_gains",
     (getter)encyclopedia___book___Book_get_bonus_gains, (setter)encyclopedia___book___Book_set_bonus_gains,
     NULL, NULL},
    {"bonus_picks",
     (getter)encyclopedia___book___Book_get_bonus_picks, (setter)encyclopedia___book___Book_set_bonus_picks,
     NULL, NULL},
    {"space_bonus",
     (getter)encyclopedia___book___Book_get_space_bonus, (setter)encyclopedia___book___Book_set_space_bonus,
     NULL, NULL},
    {"animal_ahead",
     (getter)encyclopedia___book___Book_get_animal_ahead, (setter)encyclopedia___book___Book_set_animal_ahead,
     NULL, NULL},
    {"embassy_tokens",
     (getter)encyclopedia___book___Book_get_embassy_tokens, (setter)encyclopedia___book___Book_set_embassy_tokens,
     NULL, NULL},
    {"academy_reputation",
     (getter)encyclopedia___book___Book_get_academy_reputation, (setter)encyclopedia___book___Book_set_academy_reputation,
     NULL, NULL},
    {"starting_coins",
     (getter)encyclopedia___book___Book_get_starting_coins, (setter)encyclopedia___book___Book_set_starting_coins,
     NULL, NULL},
    {"starting_tokens",
     (getter)encyclopedia___book___Book_get_starting_tokens, (setter)encyclopedia___book___Book_set_starting_tokens,
     NULL, NULL},
    {"animals_on_display",
     (getter)encyclopedia___book___Book_get_animals_on_display, (setter)encyclopedia___book___Book_set_animals_on_display,
     NULL, NULL},
    {"experts_on_display",
     (getter)encyclopedia___book___Book_get_experts_on_display, (setter)encyclopedia___book___Book_set_experts_on_display,
     NULL, NULL},
    {"animal_ids",
     (getter)encyclopedia___book___Book_get_animal_ids, (setter)encyclopedia___book___Book_set_animal_ids,
     NULL, NULL},
    {"animal_latin",
     (getter)encyclopedia___book___Book_get_animal_latin, (setter)encyclopedia___book___Book_set_animal_latin,
     NULL, NULL},
    {"animal_source",
     (getter)encyclopedia___book___Book_get_animal_source, (setter)encyclopedia___book___Book_set_animal_source,
     NULL, NULL},
    {"animal_continent",
     (getter)encyclopedia___book___Book_get_animal_continent, (setter)encyclopedia___book___Book_set_animal_continent,
     NULL, NULL},
    {"animal_categories",
     (getter)encyclopedia___book___Book_get_animal_categories, (setter)encyclopedia___book___Book_set_animal_categories,
     NULL, NULL},
    {"expert_ids",
     (getter)encyclopedia___book___Book_get_expert_ids, (setter)encyclopedia___book___Book_set_expert_ids,
     NULL, NULL},
    {"expert_continent",
     (getter)encyclopedia___book___Book_get_expert_continent, (setter)encyclopedia___book___Book_set_expert_continent,
     NULL, NULL},
    {"expert_timing",
     (getter)encyclopedia___book___Book_get_expert_timing, (setter)encyclopedia___book___Book_set_expert_timing,
     NULL, NULL},
    {"expert_effect",
     (getter)encyclopedia___book___Book_get_expert_effect, (setter)encyclopedia___book___Book_set_expert_effect,
     NULL, NULL},
    {"expert_source",
     (getter)encyclopedia___book___Book_get_expert_source, (setter)encyclopedia___book___Book_set_expert_source,
     NULL, NULL},
    {"one_shot",
     (getter)encyclopedia___book___Book_get_one_shot, (setter)encyclopedia___book___Book_set_one_shot,
     NULL, NULL},
    {"use_gains",
     (getter)encyclopedia___book___Book_get_use_gains, (setter)encyclopedia___book___Book_set_use_gains,
     NULL, NULL},
    {"place_location",
     (getter)encyclopedia___book___Book_get_place_location, (setter)encyclopedia___book___Book_set_place_location,
     NULL, NULL},
    {"place_gains",
     (getter)encyclopedia___book___Book_get_place_gains, (setter)encyclopedia___book___Book_set_place_gains,
     NULL, NULL},
    {"cube_type",
     (getter)encyclopedia___book___Book_get_cube_type, (setter)encyclopedia___book___Book_set_cube_type,
     NULL, NULL},
    {"cube_gains",
     (getter)encyclopedia___book___Book_get_cube_gains, (setter)encyclopedia___book___Book_set_cube_gains,
     NULL, NULL},
    {"bonus_colour",
     (getter)encyclopedia___book___Book_get_bonus_colour, (setter)encyclopedia___book___Book_set_bonus_colour,
     NULL, NULL},
    {"bonus_value",
     (getter)encyclopedia___book___Book_get_bonus_value, (setter)encyclopedia___book___Book_set_bonus_value,
     NULL, NULL},
    {"expedition_continent",
     (getter)encyclopedia___book___Book_get_expedition_continent, (setter)encyclopedia___book___Book_set_expedition_continent,
     NULL, NULL},
    {"expedition_value",
     (getter)encyclopedia___book___Book_get_expedition_value, (setter)encyclopedia___book___Book_set_expedition_value,
     NULL, NULL},
    {"end_category",
     (getter)encyclopedia___book___Book_get_end_category, (setter)encyclopedia___book___Book_set_end_category,
     NULL, NULL},
    {"end_cubes",
     (getter)encyclopedia___book___Book_get_end_cubes, (setter)encyclopedia___book___Book_set_end_cubes,
     NULL, NULL},
    {"end_points",
     (getter)encyclopedia___book___Book_get_end_points, (setter)encyclopedia___book___Book_set_end_points,
     NULL, NULL},
    {"reputation_at",
     (getter)encyclopedia___book___Book_get_reputation_at, (setter)encyclopedia___book___Book_set_reputation_at,
     NULL, NULL},
    {"round_ids",
     (getter)encyclopedia___book___Book_get_round_ids, (setter)encyclopedia___book___Book_set_round_ids,
     NULL, NULL},
    {"round_effect",
     (getter)encyclopedia___book___Book_get_round_effect, (setter)encyclopedia___book___Book_set_round_effect,
     NULL, NULL},
    {"most_extra_dice",
     (getter)encyclopedia___book___Book_get_most_extra_dice, (setter)encyclopedia___book___Book_set_most_extra_dice,
     NULL, NULL},
    {"behaviour_ids",
     (getter)encyclopedia___book___Book_get_behaviour_ids, (setter)encyclopedia___book___Book_set_behaviour_ids,
     NULL, NULL},
    {"behaviour_difficulty",
     (getter)encyclopedia___book___Book_get_behaviour_difficulty, (setter)encyclopedia___book___Book_set_behaviour_difficulty,
     NULL, NULL},
    {"behaviour_effect",
     (getter)encyclopedia___book___Book_get_behaviour_effect, (setter)encyclopedia___book___Book_set_behaviour_effect,
     NULL, NULL},
    {"scoring_ids",
     (getter)encyclopedia___book___Book_get_scoring_ids, (setter)encyclopedia___book___Book_set_scoring_ids,
     NULL, NULL},
    {"scoring_difficulty",
     (getter)encyclopedia___book___Book_get_scoring_difficulty, (setter)encyclopedia___book___Book_set_scoring_difficulty,
     NULL, NULL},
    {"scoring",
     (getter)encyclopedia___book___Book_get_scoring, (setter)encyclopedia___book___Book_set_scoring,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___book___Book_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___book_____mypyc__Book_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_encyclopedia___book___Book_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, overrides=None)\n--\n\n")},
    {"passed",
     (PyCFunction)CPyPy_encyclopedia___book___Book___passed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("passed($self, space, steps)\n--\n\n")},
    {"location_id",
     (PyCFunction)CPyPy_encyclopedia___book___Book___location_id,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("location_id($self, location)\n--\n\n")},
    {"_read_constants",
     (PyCFunction)CPyPy_encyclopedia___book___Book____read_constants,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_constants($self, content)\n--\n\n")},
    {"_read_words",
     (PyCFunction)CPyPy_encyclopedia___book___Book____read_words,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_words($self, content)\n--\n\n")},
    {"_read_boards",
     (PyCFunction)CPyPy_encyclopedia___book___Book____read_boards,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_boards($self, content)\n--\n\n")},
    {"_read_animals",
     (PyCFunction)CPyPy_encyclopedia___book___Book____read_animals,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_animals($self, content)\n--\n\n")},
    {"_read_experts",
     (PyCFunction)CPyPy_encyclopedia___book___Book____read_experts,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_experts($self, content)\n--\n\n")},
    {"_read_trigger",
     (PyCFunction)CPyPy_encyclopedia___book___Book____read_trigger,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_trigger($self, row, expert, effect)\n--\n\n")},
    {"_read_ability",
     (PyCFunction)CPyPy_encyclopedia___book___Book____read_ability,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_ability($self, row, expert, call)\n--\n\n")},
    {"_read_round_tokens",
     (PyCFunction)CPyPy_encyclopedia___book___Book____read_round_tokens,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_round_tokens($self, content)\n--\n\n")},
    {"_read_automas",
     (PyCFunction)CPyPy_encyclopedia___book___Book____read_automas,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_automas($self, content)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___book___Book_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Book",
    .tp_new = encyclopedia___book___Book_new,
    .tp_dealloc = (destructor)encyclopedia___book___Book_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___book___Book_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___book___Book_clear,
    .tp_getset = encyclopedia___book___Book_getseters,
    .tp_methods = encyclopedia___book___Book_methods,
    .tp_init = encyclopedia___book___Book_init,
    .tp_basicsize = sizeof(serai___games___encyclopedia___book___BookObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Book(overrides=None)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___book___Book_template = &CPyType_encyclopedia___book___Book_template_;

PyObject *CPyDef_encyclopedia___book_____mypyc__Book_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___book___BookObject *self;
    self = (serai___games___encyclopedia___book___BookObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___book___Book_vtable;
    self->_rounds = CPY_INT_TAG;
    self->_dice_drawn = CPY_INT_TAG;
    self->_starting_animals = CPY_INT_TAG;
    self->_active_experts = CPY_INT_TAG;
    self->_cubes = CPY_INT_TAG;
    self->_five_cube_tokens = CPY_INT_TAG;
    self->_cubes_per_token = CPY_INT_TAG;
    self->_competitors = CPY_INT_TAG;
    self->_most_automas = CPY_INT_TAG;
    self->_bank_coins = CPY_INT_TAG;
    self->_university_tokens = CPY_INT_TAG;
    self->_publication_seals = CPY_INT_TAG;
    self->_coin_value = CPY_INT_TAG;
    self->_token_value = CPY_INT_TAG;
    self->_seal_value = CPY_INT_TAG;
    self->_seal_coins = CPY_INT_TAG;
    self->_final_seal_points = CPY_INT_TAG;
    self->_final_coins_per_point = CPY_INT_TAG;
    self->_final_token_points = CPY_INT_TAG;
    self->_slots = CPY_INT_TAG;
    self->_most_extra_dice = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___book___Book(PyObject *cpy_r_overrides)
{
    PyObject *self = CPyDef_encyclopedia___book_____mypyc__Book_setup((PyObject *)CPyType_encyclopedia___book___Book);
    if (self == NULL)
        return NULL;
    char res = CPyDef_encyclopedia___book___Book_____init__(self, cpy_r_overrides);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___book___Book_get_verbs(serai___games___encyclopedia___book___BookObject *self, void *closure)
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
encyclopedia___book___Book_set_verbs(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
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
encyclopedia___book___Book_get_content_digest(serai___games___encyclopedia___book___BookObject *self, void *closure)
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
encyclopedia___book___Book_set_content_digest(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
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
encyclopedia___book___Book_get_options(serai___games___encyclopedia___book___BookObject *self, void *closure)
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
encyclopedia___book___Book_set_options(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'options' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_encyclopedia___options___Options))
        tmp = value;
    else {
        CPy_TypeError("serai.games.encyclopedia.options.Options", value); 
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
encyclopedia___book___Book_get__passed(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->__passed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_passed' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->__passed);
    PyObject *retval = self->__passed;
    return retval;
}

static int
encyclopedia___book___Book_set__passed(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute '_passed' cannot be deleted");
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
    if (self->__passed != NULL) {
        CPy_DECREF(self->__passed);
    }
    self->__passed = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_rounds(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_rounds == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rounds' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_rounds);
    PyObject *retval = CPyTagged_StealAsObject(self->_rounds);
    return retval;
}

static int
encyclopedia___book___Book_set_rounds(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'rounds' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_rounds != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_rounds);
    }
    self->_rounds = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_dice_drawn(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_dice_drawn == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice_drawn' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_dice_drawn);
    PyObject *retval = CPyTagged_StealAsObject(self->_dice_drawn);
    return retval;
}

static int
encyclopedia___book___Book_set_dice_drawn(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'dice_drawn' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_dice_drawn != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_dice_drawn);
    }
    self->_dice_drawn = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_starting_animals(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_starting_animals == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'starting_animals' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_starting_animals);
    PyObject *retval = CPyTagged_StealAsObject(self->_starting_animals);
    return retval;
}

static int
encyclopedia___book___Book_set_starting_animals(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'starting_animals' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_starting_animals != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_starting_animals);
    }
    self->_starting_animals = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_active_experts(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_active_experts == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'active_experts' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_active_experts);
    PyObject *retval = CPyTagged_StealAsObject(self->_active_experts);
    return retval;
}

static int
encyclopedia___book___Book_set_active_experts(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'active_experts' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_active_experts != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_active_experts);
    }
    self->_active_experts = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_cubes(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_cubes == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cubes' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_cubes);
    PyObject *retval = CPyTagged_StealAsObject(self->_cubes);
    return retval;
}

static int
encyclopedia___book___Book_set_cubes(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'cubes' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_cubes != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_cubes);
    }
    self->_cubes = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_five_cube_tokens(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_five_cube_tokens == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'five_cube_tokens' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_five_cube_tokens);
    PyObject *retval = CPyTagged_StealAsObject(self->_five_cube_tokens);
    return retval;
}

static int
encyclopedia___book___Book_set_five_cube_tokens(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'five_cube_tokens' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_five_cube_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_five_cube_tokens);
    }
    self->_five_cube_tokens = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_cubes_per_token(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_cubes_per_token == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cubes_per_token' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_cubes_per_token);
    PyObject *retval = CPyTagged_StealAsObject(self->_cubes_per_token);
    return retval;
}

static int
encyclopedia___book___Book_set_cubes_per_token(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'cubes_per_token' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_cubes_per_token != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_cubes_per_token);
    }
    self->_cubes_per_token = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_competitors(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_competitors == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'competitors' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_competitors);
    PyObject *retval = CPyTagged_StealAsObject(self->_competitors);
    return retval;
}

static int
encyclopedia___book___Book_set_competitors(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'competitors' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_competitors != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_competitors);
    }
    self->_competitors = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_most_automas(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_most_automas == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'most_automas' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_most_automas);
    PyObject *retval = CPyTagged_StealAsObject(self->_most_automas);
    return retval;
}

static int
encyclopedia___book___Book_set_most_automas(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'most_automas' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_most_automas != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_most_automas);
    }
    self->_most_automas = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_bank_coins(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_bank_coins == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bank_coins' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_bank_coins);
    PyObject *retval = CPyTagged_StealAsObject(self->_bank_coins);
    return retval;
}

static int
encyclopedia___book___Book_set_bank_coins(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'bank_coins' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_bank_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_bank_coins);
    }
    self->_bank_coins = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_university_tokens(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_university_tokens == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'university_tokens' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_university_tokens);
    PyObject *retval = CPyTagged_StealAsObject(self->_university_tokens);
    return retval;
}

static int
encyclopedia___book___Book_set_university_tokens(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'university_tokens' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_university_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_university_tokens);
    }
    self->_university_tokens = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_publication_seals(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_publication_seals == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'publication_seals' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_publication_seals);
    PyObject *retval = CPyTagged_StealAsObject(self->_publication_seals);
    return retval;
}

static int
encyclopedia___book___Book_set_publication_seals(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'publication_seals' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_publication_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_publication_seals);
    }
    self->_publication_seals = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_coin_value(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_coin_value == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'coin_value' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_coin_value);
    PyObject *retval = CPyTagged_StealAsObject(self->_coin_value);
    return retval;
}

static int
encyclopedia___book___Book_set_coin_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'coin_value' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_coin_value != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_coin_value);
    }
    self->_coin_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_token_value(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_token_value == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'token_value' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_token_value);
    PyObject *retval = CPyTagged_StealAsObject(self->_token_value);
    return retval;
}

static int
encyclopedia___book___Book_set_token_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'token_value' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_token_value != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_token_value);
    }
    self->_token_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_seal_value(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_seal_value == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seal_value' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seal_value);
    PyObject *retval = CPyTagged_StealAsObject(self->_seal_value);
    return retval;
}

static int
encyclopedia___book___Book_set_seal_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'seal_value' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_seal_value != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_seal_value);
    }
    self->_seal_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_seal_coins(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_seal_coins == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seal_coins' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seal_coins);
    PyObject *retval = CPyTagged_StealAsObject(self->_seal_coins);
    return retval;
}

static int
encyclopedia___book___Book_set_seal_coins(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'seal_coins' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_seal_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_seal_coins);
    }
    self->_seal_coins = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_final_seal_points(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_final_seal_points == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'final_seal_points' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_final_seal_points);
    PyObject *retval = CPyTagged_StealAsObject(self->_final_seal_points);
    return retval;
}

static int
encyclopedia___book___Book_set_final_seal_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'final_seal_points' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_final_seal_points != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_final_seal_points);
    }
    self->_final_seal_points = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_final_coins_per_point(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_final_coins_per_point == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'final_coins_per_point' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_final_coins_per_point);
    PyObject *retval = CPyTagged_StealAsObject(self->_final_coins_per_point);
    return retval;
}

static int
encyclopedia___book___Book_set_final_coins_per_point(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'final_coins_per_point' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_final_coins_per_point != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_final_coins_per_point);
    }
    self->_final_coins_per_point = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_final_token_points(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_final_token_points == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'final_token_points' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_final_token_points);
    PyObject *retval = CPyTagged_StealAsObject(self->_final_token_points);
    return retval;
}

static int
encyclopedia___book___Book_set_final_token_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'final_token_points' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_final_token_points != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_final_token_points);
    }
    self->_final_token_points = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_continents(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_continents == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'continents' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_continents);
    PyObject *retval = self->_continents;
    return retval;
}

static int
encyclopedia___book___Book_set_continents(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'continents' cannot be deleted");
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
    if (self->_continents != NULL) {
        CPy_DECREF(self->_continents);
    }
    self->_continents = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_colours(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_colours == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colours' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colours);
    PyObject *retval = self->_colours;
    return retval;
}

static int
encyclopedia___book___Book_set_colours(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'colours' cannot be deleted");
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
    if (self->_colours != NULL) {
        CPy_DECREF(self->_colours);
    }
    self->_colours = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_cost(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_cost == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cost' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cost);
    PyObject *retval = self->_cost;
    return retval;
}

static int
encyclopedia___book___Book_set_cost(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'cost' cannot be deleted");
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
    if (self->_cost != NULL) {
        CPy_DECREF(self->_cost);
    }
    self->_cost = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_research_points(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_research_points == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'research_points' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_research_points);
    PyObject *retval = self->_research_points;
    return retval;
}

static int
encyclopedia___book___Book_set_research_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'research_points' cannot be deleted");
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
    if (self->_research_points != NULL) {
        CPy_DECREF(self->_research_points);
    }
    self->_research_points = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_publication_value(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_publication_value == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'publication_value' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_publication_value);
    PyObject *retval = self->_publication_value;
    return retval;
}

static int
encyclopedia___book___Book_set_publication_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'publication_value' cannot be deleted");
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
    if (self->_publication_value != NULL) {
        CPy_DECREF(self->_publication_value);
    }
    self->_publication_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_publication_points(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_publication_points == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'publication_points' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_publication_points);
    PyObject *retval = self->_publication_points;
    return retval;
}

static int
encyclopedia___book___Book_set_publication_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'publication_points' cannot be deleted");
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
    if (self->_publication_points != NULL) {
        CPy_DECREF(self->_publication_points);
    }
    self->_publication_points = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_cheapest(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_cheapest == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cheapest' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cheapest);
    PyObject *retval = self->_cheapest;
    return retval;
}

static int
encyclopedia___book___Book_set_cheapest(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'cheapest' cannot be deleted");
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
    if (self->_cheapest != NULL) {
        CPy_DECREF(self->_cheapest);
    }
    self->_cheapest = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_category_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_category_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'category_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_category_ids);
    PyObject *retval = self->_category_ids;
    return retval;
}

static int
encyclopedia___book___Book_set_category_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'category_ids' cannot be deleted");
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
    if (self->_category_ids != NULL) {
        CPy_DECREF(self->_category_ids);
    }
    self->_category_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_category_type(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_category_type == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'category_type' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_category_type);
    PyObject *retval = self->_category_type;
    return retval;
}

static int
encyclopedia___book___Book_set_category_type(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'category_type' cannot be deleted");
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
    if (self->_category_type != NULL) {
        CPy_DECREF(self->_category_type);
    }
    self->_category_type = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_collection_points(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_collection_points == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'collection_points' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_collection_points);
    PyObject *retval = self->_collection_points;
    return retval;
}

static int
encyclopedia___book___Book_set_collection_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'collection_points' cannot be deleted");
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
    if (self->_collection_points != NULL) {
        CPy_DECREF(self->_collection_points);
    }
    self->_collection_points = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_die_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_die_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'die_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_die_ids);
    PyObject *retval = self->_die_ids;
    return retval;
}

static int
encyclopedia___book___Book_set_die_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'die_ids' cannot be deleted");
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
    if (self->_die_ids != NULL) {
        CPy_DECREF(self->_die_ids);
    }
    self->_die_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_die_colour(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_die_colour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'die_colour' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_die_colour);
    PyObject *retval = self->_die_colour;
    return retval;
}

static int
encyclopedia___book___Book_set_die_colour(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'die_colour' cannot be deleted");
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
    if (self->_die_colour != NULL) {
        CPy_DECREF(self->_die_colour);
    }
    self->_die_colour = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_slot_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
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
encyclopedia___book___Book_set_slot_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slot_ids' cannot be deleted");
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
    if (self->_slot_ids != NULL) {
        CPy_DECREF(self->_slot_ids);
    }
    self->_slot_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_slots(serai___games___encyclopedia___book___BookObject *self, void *closure)
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
encyclopedia___book___Book_set_slots(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
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
encyclopedia___book___Book_get_slot_gains(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_slot_gains == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_gains' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_gains);
    PyObject *retval = self->_slot_gains;
    return retval;
}

static int
encyclopedia___book___Book_set_slot_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slot_gains' cannot be deleted");
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
    if (self->_slot_gains != NULL) {
        CPy_DECREF(self->_slot_gains);
    }
    self->_slot_gains = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_slot_effect(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_slot_effect == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_effect' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_effect);
    PyObject *retval = self->_slot_effect;
    return retval;
}

static int
encyclopedia___book___Book_set_slot_effect(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slot_effect' cannot be deleted");
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
    if (self->_slot_effect != NULL) {
        CPy_DECREF(self->_slot_effect);
    }
    self->_slot_effect = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_space_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_space_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'space_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_space_ids);
    PyObject *retval = self->_space_ids;
    return retval;
}

static int
encyclopedia___book___Book_set_space_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'space_ids' cannot be deleted");
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
    if (self->_space_ids != NULL) {
        CPy_DECREF(self->_space_ids);
    }
    self->_space_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_space_stars(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_space_stars == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'space_stars' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_space_stars);
    PyObject *retval = self->_space_stars;
    return retval;
}

static int
encyclopedia___book___Book_set_space_stars(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'space_stars' cannot be deleted");
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
    if (self->_space_stars != NULL) {
        CPy_DECREF(self->_space_stars);
    }
    self->_space_stars = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_space_value(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_space_value == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'space_value' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_space_value);
    PyObject *retval = self->_space_value;
    return retval;
}

static int
encyclopedia___book___Book_set_space_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'space_value' cannot be deleted");
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
    if (self->_space_value != NULL) {
        CPy_DECREF(self->_space_value);
    }
    self->_space_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_first_space(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_first_space == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'first_space' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_first_space);
    PyObject *retval = self->_first_space;
    return retval;
}

static int
encyclopedia___book___Book_set_first_space(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'first_space' cannot be deleted");
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
    if (self->_first_space != NULL) {
        CPy_DECREF(self->_first_space);
    }
    self->_first_space = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_reputation_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_reputation_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reputation_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_reputation_ids);
    PyObject *retval = self->_reputation_ids;
    return retval;
}

static int
encyclopedia___book___Book_set_reputation_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'reputation_ids' cannot be deleted");
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
    if (self->_reputation_ids != NULL) {
        CPy_DECREF(self->_reputation_ids);
    }
    self->_reputation_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_bonus_gains(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_bonus_gains == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonus_gains' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bonus_gains);
    PyObject *retval = self->_bonus_gains;
    return retval;
}

static int
encyclopedia___book___Book_set_bonus_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'bonus_gains' cannot be deleted");
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
    if (self->_bonus_gains != NULL) {
        CPy_DECREF(self->_bonus_gains);
    }
    self->_bonus_gains = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_bonus_picks(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_bonus_picks == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonus_picks' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bonus_picks);
    PyObject *retval = self->_bonus_picks;
    return retval;
}

static int
encyclopedia___book___Book_set_bonus_picks(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'bonus_picks' cannot be deleted");
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
    if (self->_bonus_picks != NULL) {
        CPy_DECREF(self->_bonus_picks);
    }
    self->_bonus_picks = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_space_bonus(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_space_bonus == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'space_bonus' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_space_bonus);
    PyObject *retval = self->_space_bonus;
    return retval;
}

static int
encyclopedia___book___Book_set_space_bonus(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'space_bonus' cannot be deleted");
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
    if (self->_space_bonus != NULL) {
        CPy_DECREF(self->_space_bonus);
    }
    self->_space_bonus = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_animal_ahead(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_animal_ahead == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal_ahead' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal_ahead);
    PyObject *retval = self->_animal_ahead;
    return retval;
}

static int
encyclopedia___book___Book_set_animal_ahead(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'animal_ahead' cannot be deleted");
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
    if (self->_animal_ahead != NULL) {
        CPy_DECREF(self->_animal_ahead);
    }
    self->_animal_ahead = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_embassy_tokens(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_embassy_tokens == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'embassy_tokens' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_embassy_tokens);
    PyObject *retval = self->_embassy_tokens;
    return retval;
}

static int
encyclopedia___book___Book_set_embassy_tokens(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'embassy_tokens' cannot be deleted");
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
    if (self->_embassy_tokens != NULL) {
        CPy_DECREF(self->_embassy_tokens);
    }
    self->_embassy_tokens = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_academy_reputation(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_academy_reputation == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'academy_reputation' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_academy_reputation);
    PyObject *retval = self->_academy_reputation;
    return retval;
}

static int
encyclopedia___book___Book_set_academy_reputation(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'academy_reputation' cannot be deleted");
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
    if (self->_academy_reputation != NULL) {
        CPy_DECREF(self->_academy_reputation);
    }
    self->_academy_reputation = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_starting_coins(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_starting_coins == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'starting_coins' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_starting_coins);
    PyObject *retval = self->_starting_coins;
    return retval;
}

static int
encyclopedia___book___Book_set_starting_coins(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'starting_coins' cannot be deleted");
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
    if (self->_starting_coins != NULL) {
        CPy_DECREF(self->_starting_coins);
    }
    self->_starting_coins = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_starting_tokens(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_starting_tokens == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'starting_tokens' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_starting_tokens);
    PyObject *retval = self->_starting_tokens;
    return retval;
}

static int
encyclopedia___book___Book_set_starting_tokens(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'starting_tokens' cannot be deleted");
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
    if (self->_starting_tokens != NULL) {
        CPy_DECREF(self->_starting_tokens);
    }
    self->_starting_tokens = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_animals_on_display(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_animals_on_display == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animals_on_display' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animals_on_display);
    PyObject *retval = self->_animals_on_display;
    return retval;
}

static int
encyclopedia___book___Book_set_animals_on_display(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'animals_on_display' cannot be deleted");
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
    if (self->_animals_on_display != NULL) {
        CPy_DECREF(self->_animals_on_display);
    }
    self->_animals_on_display = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_experts_on_display(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_experts_on_display == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'experts_on_display' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_experts_on_display);
    PyObject *retval = self->_experts_on_display;
    return retval;
}

static int
encyclopedia___book___Book_set_experts_on_display(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'experts_on_display' cannot be deleted");
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
    if (self->_experts_on_display != NULL) {
        CPy_DECREF(self->_experts_on_display);
    }
    self->_experts_on_display = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_animal_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_animal_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal_ids);
    PyObject *retval = self->_animal_ids;
    return retval;
}

static int
encyclopedia___book___Book_set_animal_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'animal_ids' cannot be deleted");
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
    if (self->_animal_ids != NULL) {
        CPy_DECREF(self->_animal_ids);
    }
    self->_animal_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_animal_latin(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_animal_latin == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal_latin' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal_latin);
    PyObject *retval = self->_animal_latin;
    return retval;
}

static int
encyclopedia___book___Book_set_animal_latin(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'animal_latin' cannot be deleted");
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
    if (self->_animal_latin != NULL) {
        CPy_DECREF(self->_animal_latin);
    }
    self->_animal_latin = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_animal_source(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_animal_source == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal_source' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal_source);
    PyObject *retval = self->_animal_source;
    return retval;
}

static int
encyclopedia___book___Book_set_animal_source(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'animal_source' cannot be deleted");
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
    if (self->_animal_source != NULL) {
        CPy_DECREF(self->_animal_source);
    }
    self->_animal_source = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_animal_continent(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_animal_continent == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal_continent' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal_continent);
    PyObject *retval = self->_animal_continent;
    return retval;
}

static int
encyclopedia___book___Book_set_animal_continent(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'animal_continent' cannot be deleted");
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
    if (self->_animal_continent != NULL) {
        CPy_DECREF(self->_animal_continent);
    }
    self->_animal_continent = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_animal_categories(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_animal_categories == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal_categories' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal_categories);
    PyObject *retval = self->_animal_categories;
    return retval;
}

static int
encyclopedia___book___Book_set_animal_categories(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'animal_categories' cannot be deleted");
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
    if (self->_animal_categories != NULL) {
        CPy_DECREF(self->_animal_categories);
    }
    self->_animal_categories = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_expert_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_expert_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expert_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expert_ids);
    PyObject *retval = self->_expert_ids;
    return retval;
}

static int
encyclopedia___book___Book_set_expert_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'expert_ids' cannot be deleted");
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
    if (self->_expert_ids != NULL) {
        CPy_DECREF(self->_expert_ids);
    }
    self->_expert_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_expert_continent(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_expert_continent == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expert_continent' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expert_continent);
    PyObject *retval = self->_expert_continent;
    return retval;
}

static int
encyclopedia___book___Book_set_expert_continent(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'expert_continent' cannot be deleted");
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
    if (self->_expert_continent != NULL) {
        CPy_DECREF(self->_expert_continent);
    }
    self->_expert_continent = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_expert_timing(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_expert_timing == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expert_timing' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expert_timing);
    PyObject *retval = self->_expert_timing;
    return retval;
}

static int
encyclopedia___book___Book_set_expert_timing(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'expert_timing' cannot be deleted");
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
    if (self->_expert_timing != NULL) {
        CPy_DECREF(self->_expert_timing);
    }
    self->_expert_timing = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_expert_effect(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_expert_effect == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expert_effect' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expert_effect);
    PyObject *retval = self->_expert_effect;
    return retval;
}

static int
encyclopedia___book___Book_set_expert_effect(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'expert_effect' cannot be deleted");
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
    if (self->_expert_effect != NULL) {
        CPy_DECREF(self->_expert_effect);
    }
    self->_expert_effect = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_expert_source(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_expert_source == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expert_source' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expert_source);
    PyObject *retval = self->_expert_source;
    return retval;
}

static int
encyclopedia___book___Book_set_expert_source(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'expert_source' cannot be deleted");
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
    if (self->_expert_source != NULL) {
        CPy_DECREF(self->_expert_source);
    }
    self->_expert_source = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_one_shot(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_one_shot == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'one_shot' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_one_shot);
    PyObject *retval = self->_one_shot;
    return retval;
}

static int
encyclopedia___book___Book_set_one_shot(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'one_shot' cannot be deleted");
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
    if (self->_one_shot != NULL) {
        CPy_DECREF(self->_one_shot);
    }
    self->_one_shot = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_use_gains(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_use_gains == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'use_gains' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_use_gains);
    PyObject *retval = self->_use_gains;
    return retval;
}

static int
encyclopedia___book___Book_set_use_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'use_gains' cannot be deleted");
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
    if (self->_use_gains != NULL) {
        CPy_DECREF(self->_use_gains);
    }
    self->_use_gains = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_place_location(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_place_location == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'place_location' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_place_location);
    PyObject *retval = self->_place_location;
    return retval;
}

static int
encyclopedia___book___Book_set_place_location(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'place_location' cannot be deleted");
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
    if (self->_place_location != NULL) {
        CPy_DECREF(self->_place_location);
    }
    self->_place_location = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_place_gains(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_place_gains == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'place_gains' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_place_gains);
    PyObject *retval = self->_place_gains;
    return retval;
}

static int
encyclopedia___book___Book_set_place_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'place_gains' cannot be deleted");
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
    if (self->_place_gains != NULL) {
        CPy_DECREF(self->_place_gains);
    }
    self->_place_gains = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_cube_type(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_cube_type == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cube_type' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cube_type);
    PyObject *retval = self->_cube_type;
    return retval;
}

static int
encyclopedia___book___Book_set_cube_type(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'cube_type' cannot be deleted");
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
    if (self->_cube_type != NULL) {
        CPy_DECREF(self->_cube_type);
    }
    self->_cube_type = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_cube_gains(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_cube_gains == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cube_gains' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cube_gains);
    PyObject *retval = self->_cube_gains;
    return retval;
}

static int
encyclopedia___book___Book_set_cube_gains(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'cube_gains' cannot be deleted");
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
    if (self->_cube_gains != NULL) {
        CPy_DECREF(self->_cube_gains);
    }
    self->_cube_gains = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_bonus_colour(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_bonus_colour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonus_colour' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bonus_colour);
    PyObject *retval = self->_bonus_colour;
    return retval;
}

static int
encyclopedia___book___Book_set_bonus_colour(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'bonus_colour' cannot be deleted");
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
    if (self->_bonus_colour != NULL) {
        CPy_DECREF(self->_bonus_colour);
    }
    self->_bonus_colour = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_bonus_value(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_bonus_value == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonus_value' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bonus_value);
    PyObject *retval = self->_bonus_value;
    return retval;
}

static int
encyclopedia___book___Book_set_bonus_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'bonus_value' cannot be deleted");
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
    if (self->_bonus_value != NULL) {
        CPy_DECREF(self->_bonus_value);
    }
    self->_bonus_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_expedition_continent(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_expedition_continent == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expedition_continent' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expedition_continent);
    PyObject *retval = self->_expedition_continent;
    return retval;
}

static int
encyclopedia___book___Book_set_expedition_continent(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'expedition_continent' cannot be deleted");
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
    if (self->_expedition_continent != NULL) {
        CPy_DECREF(self->_expedition_continent);
    }
    self->_expedition_continent = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_expedition_value(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_expedition_value == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expedition_value' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expedition_value);
    PyObject *retval = self->_expedition_value;
    return retval;
}

static int
encyclopedia___book___Book_set_expedition_value(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'expedition_value' cannot be deleted");
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
    if (self->_expedition_value != NULL) {
        CPy_DECREF(self->_expedition_value);
    }
    self->_expedition_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_end_category(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_end_category == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'end_category' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_end_category);
    PyObject *retval = self->_end_category;
    return retval;
}

static int
encyclopedia___book___Book_set_end_category(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'end_category' cannot be deleted");
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
    if (self->_end_category != NULL) {
        CPy_DECREF(self->_end_category);
    }
    self->_end_category = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_end_cubes(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_end_cubes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'end_cubes' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_end_cubes);
    PyObject *retval = self->_end_cubes;
    return retval;
}

static int
encyclopedia___book___Book_set_end_cubes(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'end_cubes' cannot be deleted");
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
    if (self->_end_cubes != NULL) {
        CPy_DECREF(self->_end_cubes);
    }
    self->_end_cubes = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_end_points(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_end_points == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'end_points' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_end_points);
    PyObject *retval = self->_end_points;
    return retval;
}

static int
encyclopedia___book___Book_set_end_points(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'end_points' cannot be deleted");
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
    if (self->_end_points != NULL) {
        CPy_DECREF(self->_end_points);
    }
    self->_end_points = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_reputation_at(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_reputation_at == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reputation_at' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_reputation_at);
    PyObject *retval = self->_reputation_at;
    return retval;
}

static int
encyclopedia___book___Book_set_reputation_at(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'reputation_at' cannot be deleted");
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
    if (self->_reputation_at != NULL) {
        CPy_DECREF(self->_reputation_at);
    }
    self->_reputation_at = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_round_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_round_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'round_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_round_ids);
    PyObject *retval = self->_round_ids;
    return retval;
}

static int
encyclopedia___book___Book_set_round_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'round_ids' cannot be deleted");
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
    if (self->_round_ids != NULL) {
        CPy_DECREF(self->_round_ids);
    }
    self->_round_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_round_effect(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_round_effect == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'round_effect' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_round_effect);
    PyObject *retval = self->_round_effect;
    return retval;
}

static int
encyclopedia___book___Book_set_round_effect(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'round_effect' cannot be deleted");
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
    if (self->_round_effect != NULL) {
        CPy_DECREF(self->_round_effect);
    }
    self->_round_effect = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_most_extra_dice(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_most_extra_dice == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'most_extra_dice' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_most_extra_dice);
    PyObject *retval = CPyTagged_StealAsObject(self->_most_extra_dice);
    return retval;
}

static int
encyclopedia___book___Book_set_most_extra_dice(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'most_extra_dice' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_most_extra_dice != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_most_extra_dice);
    }
    self->_most_extra_dice = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_behaviour_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_behaviour_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'behaviour_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_behaviour_ids);
    PyObject *retval = self->_behaviour_ids;
    return retval;
}

static int
encyclopedia___book___Book_set_behaviour_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'behaviour_ids' cannot be deleted");
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
    if (self->_behaviour_ids != NULL) {
        CPy_DECREF(self->_behaviour_ids);
    }
    self->_behaviour_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_behaviour_difficulty(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_behaviour_difficulty == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'behaviour_difficulty' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_behaviour_difficulty);
    PyObject *retval = self->_behaviour_difficulty;
    return retval;
}

static int
encyclopedia___book___Book_set_behaviour_difficulty(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'behaviour_difficulty' cannot be deleted");
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
    if (self->_behaviour_difficulty != NULL) {
        CPy_DECREF(self->_behaviour_difficulty);
    }
    self->_behaviour_difficulty = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_behaviour_effect(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_behaviour_effect == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'behaviour_effect' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_behaviour_effect);
    PyObject *retval = self->_behaviour_effect;
    return retval;
}

static int
encyclopedia___book___Book_set_behaviour_effect(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'behaviour_effect' cannot be deleted");
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
    if (self->_behaviour_effect != NULL) {
        CPy_DECREF(self->_behaviour_effect);
    }
    self->_behaviour_effect = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_scoring_ids(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_scoring_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scoring_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scoring_ids);
    PyObject *retval = self->_scoring_ids;
    return retval;
}

static int
encyclopedia___book___Book_set_scoring_ids(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'scoring_ids' cannot be deleted");
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
    if (self->_scoring_ids != NULL) {
        CPy_DECREF(self->_scoring_ids);
    }
    self->_scoring_ids = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_scoring_difficulty(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_scoring_difficulty == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scoring_difficulty' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scoring_difficulty);
    PyObject *retval = self->_scoring_difficulty;
    return retval;
}

static int
encyclopedia___book___Book_set_scoring_difficulty(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'scoring_difficulty' cannot be deleted");
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
    if (self->_scoring_difficulty != NULL) {
        CPy_DECREF(self->_scoring_difficulty);
    }
    self->_scoring_difficulty = tmp;
    return 0;
}

static PyObject *
encyclopedia___book___Book_get_scoring(serai___games___encyclopedia___book___BookObject *self, void *closure)
{
    if (unlikely(self->_scoring == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scoring' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scoring);
    PyObject *retval = self->_scoring;
    return retval;
}

static int
encyclopedia___book___Book_set_scoring(serai___games___encyclopedia___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'scoring' cannot be deleted");
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
    if (self->_scoring != NULL) {
        CPy_DECREF(self->_scoring);
    }
    self->_scoring = tmp;
    return 0;
}
static PyMethodDef encyclopedia___bookmodule_methods[] = {
    {"_amount", (PyCFunction)CPyPy_encyclopedia___book____amount, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_amount(call)\n--\n\n") /* docstring */},
    {"_steps", (PyCFunction)CPyPy_encyclopedia___book____steps, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_steps(row, column, book, *verbs)\n--\n\n") /* docstring */},
    {"_gains", (PyCFunction)CPyPy_encyclopedia___book____gains, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_gains(row, column, book)\n--\n\n") /* docstring */},
    {"_expect_timing", (PyCFunction)CPyPy_encyclopedia___book____expect_timing, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_expect_timing(row, timing)\n--\n\n") /* docstring */},
    {"_expect_unit", (PyCFunction)CPyPy_encyclopedia___book____expect_unit, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_expect_unit(row, call)\n--\n\n") /* docstring */},
    {"_series", (PyCFunction)CPyPy_encyclopedia___book____series, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_series(sheet, index, value, first)\n--\n\n") /* docstring */},
    {"_steps_table", (PyCFunction)CPyPy_encyclopedia___book____steps_table, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_steps_table(rows)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___book__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___book__internal, "__name__");
    CPyStatic_encyclopedia___book___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___book__internal);
    if (unlikely(CPyStatic_encyclopedia___book___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___book_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___book__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___book___Passed);
    Py_CLEAR(CPyType_encyclopedia___book___Book);
    return -1;
}
int CPyExec_serai___games___encyclopedia___book(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___book__impl, &CPyImportState_serai___games___encyclopedia___book, &CPyModule_serai___games___encyclopedia___book);
}
static struct PyModuleDef encyclopedia___bookmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.book",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___bookmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___book(void)
{
    if (CPyModule_serai___games___encyclopedia___book__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___book__internal);
        return CPyModule_serai___games___encyclopedia___book__internal;
    }
    CPyModule_serai___games___encyclopedia___book__internal = PyModule_Create(&encyclopedia___bookmodule);
    return CPyModule_serai___games___encyclopedia___book__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___book(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___book__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___book__internal);
        return CPyModule_serai___games___encyclopedia___book__internal;
    }
    CPyModule_serai___games___encyclopedia___book__internal = PyModule_Create(&encyclopedia___bookmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___book__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.book");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___book__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___book__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___book__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___book(CPyModule_serai___games___encyclopedia___book__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___book__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.book");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___book__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Passed_____init__(PyObject *cpy_r_self, CPyTagged cpy_r_space, PyObject *cpy_r_spaces, PyObject *cpy_r_gained, PyObject *cpy_r_picks) {
    tuple_T2OO cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    tuple_T2OO cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    CPyTagged_INCREF(cpy_r_space);
    ((serai___games___encyclopedia___book___PassedObject *)cpy_r_self)->_space = cpy_r_space;
    CPy_INCREF(cpy_r_spaces);
    ((serai___games___encyclopedia___book___PassedObject *)cpy_r_self)->_spaces = cpy_r_spaces;
    CPy_INCREF(cpy_r_gained);
    ((serai___games___encyclopedia___book___PassedObject *)cpy_r_self)->_gains = cpy_r_gained;
    CPy_INCREF(cpy_r_picks);
    ((serai___games___encyclopedia___book___PassedObject *)cpy_r_self)->_picks = cpy_r_picks;
    cpy_r_r0 = CPyStatic_encyclopedia___names___KINDS;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 42, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = CPyStatics[175]; /* 'expert' */
    cpy_r_r3 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    cpy_r_r4 = PyTuple_New(2);
    if (unlikely(cpy_r_r4 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp384 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r4, 0, __tmp384);
    PyObject *__tmp385 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r4, 1, __tmp385);
    PyObject *cpy_r_r5[2] = {cpy_r_r4, cpy_r_r2};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_VectorcallMethod(cpy_r_r3, cpy_r_r6, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 42, CPyStatic_encyclopedia___book___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 42, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    cpy_r_r9 = CPyStatics[567]; /* 'count' */
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r8);
    PyObject *cpy_r_r11[2] = {cpy_r_picks, cpy_r_r10};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_VectorcallMethod(cpy_r_r9, cpy_r_r12, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 42, CPyStatic_encyclopedia___book___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 42, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    ((serai___games___encyclopedia___book___PassedObject *)cpy_r_self)->_experts = cpy_r_r14;
    cpy_r_r15 = CPyStatic_encyclopedia___names___KINDS;
    if (likely(cpy_r_r15.f0 != NULL)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 43, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r17 = CPyStatics[446]; /* 'animal' */
    cpy_r_r18 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r15.f0);
    CPy_INCREF(cpy_r_r15.f1);
    cpy_r_r19 = PyTuple_New(2);
    if (unlikely(cpy_r_r19 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp386 = cpy_r_r15.f0;
    PyTuple_SET_ITEM(cpy_r_r19, 0, __tmp386);
    PyObject *__tmp387 = cpy_r_r15.f1;
    PyTuple_SET_ITEM(cpy_r_r19, 1, __tmp387);
    PyObject *cpy_r_r20[2] = {cpy_r_r19, cpy_r_r17};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_VectorcallMethod(cpy_r_r18, cpy_r_r21, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 43, CPyStatic_encyclopedia___book___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 43, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    cpy_r_r24 = CPyStatics[567]; /* 'count' */
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r23);
    PyObject *cpy_r_r26[2] = {cpy_r_picks, cpy_r_r25};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_VectorcallMethod(cpy_r_r24, cpy_r_r27, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 43, CPyStatic_encyclopedia___book___globals);
        goto CPyL19;
    }
    CPy_DECREF(cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 43, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    ((serai___games___encyclopedia___book___PassedObject *)cpy_r_self)->_animals = cpy_r_r29;
    return 1;
CPyL15: ;
    cpy_r_r30 = 2;
    return cpy_r_r30;
CPyL16: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL15;
}
        
        PyObject *CPyPy_encyclopedia___book___Passed_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"space", "spaces", "gained", "picks", 0};
            PyObject *obj_space;
            PyObject *obj_spaces;
            PyObject *obj_gained;
            PyObject *obj_picks;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOO", "__init__", kwlist, &obj_space, &obj_spaces, &obj_gained, &obj_picks)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Passed))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Passed", obj_self); 
                goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            PyObject * arg_spaces;
            if (likely(PyTuple_Check(obj_spaces)))
                arg_spaces = obj_spaces;
            else {
                CPy_TypeError("tuple", obj_spaces); 
                goto fail;
            }
            PyObject * arg_gained;
            if (likely(PyTuple_Check(obj_gained)))
                arg_gained = obj_gained;
            else {
                CPy_TypeError("tuple", obj_gained); 
                goto fail;
            }
            PyObject * arg_picks;
            if (likely(PyTuple_Check(obj_picks)))
                arg_picks = obj_picks;
            else {
                CPy_TypeError("tuple", obj_picks); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Passed_____init__(arg_self, arg_space, arg_spaces, arg_gained, arg_picks);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 37, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book_____init__(PyObject *cpy_r_self, PyObject *cpy_r_overrides) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    if (cpy_r_overrides != NULL) goto CPyL25;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_overrides = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r2 = CPyStatics[568]; /* '_FOLDER' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 50, CPyStatic_encyclopedia___book___globals);
        goto CPyL26;
    }
    cpy_r_r4 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r5 = CPyDef_content___Content(cpy_r_r3, cpy_r_r4, cpy_r_overrides);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_overrides);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 50, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
    cpy_r_r6 = CPyDef_encyclopedia___book___Book____read_constants(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 51, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r7 = CPyDef_encyclopedia___book___Book____read_words(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 52, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r8 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "__init__", "Book", "continents", 53, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r8);
CPyL7: ;
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_colours;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "__init__", "Book", "colours", 53, CPyStatic_encyclopedia___book___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_ids;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "__init__", "Book", "category_ids", 53, CPyStatic_encyclopedia___book___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r10);
CPyL9: ;
    cpy_r_r11 = CPyDef_encyclopedia___effects___make_verbs(cpy_r_r8, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 53, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_verbs != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_verbs);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_verbs = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 53, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r13 = CPyDef_encyclopedia___book___Book____read_boards(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 54, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r14 = CPyDef_encyclopedia___book___Book____read_animals(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 55, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r15 = CPyDef_encyclopedia___book___Book____read_experts(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 56, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r16 = CPyDef_encyclopedia___book___Book____read_round_tokens(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 57, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r17 = CPyDef_encyclopedia___book___Book____read_automas(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 58, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r18 = CPyDef_content___Content___check_used(cpy_r_r5);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 59, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r19 = CPyDef_content___Content___digest(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 60, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
CPyL18: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_content_digest != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_content_digest);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_content_digest = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 60, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
    cpy_r_r21 = CPyDef_encyclopedia___options___Options(cpy_r_self);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 61, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_options != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_options);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_options = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 61, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
    cpy_r_r23 = PyDict_New();
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 62, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->__passed != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->__passed);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->__passed = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 62, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
    return 1;
CPyL24: ;
    cpy_r_r25 = 2;
    return cpy_r_r25;
CPyL25: ;
    CPy_INCREF(cpy_r_overrides);
    goto CPyL2;
CPyL26: ;
    CPy_DecRef(cpy_r_overrides);
    goto CPyL24;
CPyL27: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL24;
CPyL28: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL24;
CPyL29: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL24;
}
        
        PyObject *CPyPy_encyclopedia___book___Book_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"overrides", 0};
            PyObject *obj_overrides = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "|O", "__init__", kwlist, &obj_overrides)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_overrides;
            if (obj_overrides == NULL) {
                arg_overrides = NULL;
                goto __LL388;
            }
            arg_overrides = obj_overrides;
            if (arg_overrides != NULL) goto __LL388;
            if (obj_overrides == Py_None)
                arg_overrides = obj_overrides;
            else {
                arg_overrides = NULL;
            }
            if (arg_overrides != NULL) goto __LL388;
            CPy_TypeError("object or None", obj_overrides); 
            goto fail;
__LL388: ;
            char retval = CPyDef_encyclopedia___book___Book_____init__(arg_self, arg_overrides);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "__init__", 49, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___book___Book___passed(PyObject *cpy_r_self, CPyTagged cpy_r_space, CPyTagged cpy_r_steps) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_length;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_step;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    int64_t cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    int64_t cpy_r_r80;
    int64_t cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    cpy_r_r0 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->__passed;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "passed", "Book", "_passed", 66, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyTagged_Lshift(cpy_r_space, 40);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 66, CPyStatic_encyclopedia___book___globals);
        goto CPyL62;
    }
    cpy_r_r2 = CPyTagged_Or(cpy_r_r1, cpy_r_steps);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r4 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 66, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___book___Passed)
        cpy_r_r5 = cpy_r_r4;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL389;
    if (cpy_r_r4 == Py_None)
        cpy_r_r5 = cpy_r_r4;
    else {
        cpy_r_r5 = NULL;
    }
    if (cpy_r_r5 != NULL) goto __LL389;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "passed", 66, CPyStatic_encyclopedia___book___globals, "serai.games.encyclopedia.book.Passed or None", cpy_r_r4);
    goto CPyL61;
__LL389: ;
    cpy_r_found = cpy_r_r5;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_found == cpy_r_r6;
    if (cpy_r_r7) {
        goto CPyL63;
    } else
        goto CPyL59;
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_gains;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "passed", "Book", "bonus_gains", 68, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
CPyL6: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_length = cpy_r_r11;
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 69, CPyStatic_encyclopedia___book___globals);
        goto CPyL64;
    }
    cpy_r_r13 = CPyTagged_Add(cpy_r_steps, 2);
    cpy_r_r14 = 2;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_step = cpy_r_r14;
    CPyTagged_DECREF(cpy_r_step);
CPyL8: ;
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL10;
    cpy_r_r17 = cpy_r_r13 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL11;
CPyL10: ;
    cpy_r_r19 = CPyTagged_IsLt_(cpy_r_r14, cpy_r_r13);
    if (cpy_r_r19) {
        goto CPyL12;
    } else
        goto CPyL65;
CPyL11: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r14 < (Py_ssize_t)cpy_r_r13;
    if (!cpy_r_r20) goto CPyL65;
CPyL12: ;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_step = cpy_r_r14;
    cpy_r_r21 = CPyTagged_Add(cpy_r_space, cpy_r_step);
    CPyTagged_DECREF(cpy_r_step);
    cpy_r_r22 = CPyTagged_Remainder(cpy_r_r21, cpy_r_length);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 69, CPyStatic_encyclopedia___book___globals);
        goto CPyL66;
    }
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r24 = PyList_Append(cpy_r_r12, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 69, CPyStatic_encyclopedia___book___globals);
        goto CPyL66;
    }
    cpy_r_r26 = CPyTagged_Add(cpy_r_r14, 2);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r14 = cpy_r_r26;
    goto CPyL8;
CPyL15: ;
    cpy_r_r27 = PyList_AsTuple(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 69, CPyStatic_encyclopedia___book___globals);
        goto CPyL64;
    }
    cpy_r_r28 = PyList_New(1);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 70, CPyStatic_encyclopedia___book___globals);
        goto CPyL67;
    }
    cpy_r_r29 = CPyStatics[4896]; /* 0 */
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    CPy_INCREF(cpy_r_r29);
    *(PyObject * *)cpy_r_r31 = cpy_r_r29;
    cpy_r_r32 = CPyStatic_reputation___NO_GAINS;
    if (unlikely(cpy_r_r32 == NULL)) {
        goto CPyL68;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_GAINS\" was not set");
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 70, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r35 << 1;
    cpy_r_r37 = CPySequence_Multiply(cpy_r_r28, cpy_r_r36);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 70, CPyStatic_encyclopedia___book___globals);
        goto CPyL67;
    }
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = 0;
CPyL22: ;
    cpy_r_r41 = cpy_r_r40 < cpy_r_r39;
    if (!cpy_r_r41) goto CPyL35;
    cpy_r_r42 = CPySequenceTuple_GetItemUnsafe(cpy_r_r27, cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 71, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    cpy_r_r44 = 0;
    cpy_r_r45 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_gains;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "passed", "Book", "bonus_gains", 72, CPyStatic_encyclopedia___book___globals);
        goto CPyL70;
    }
CPyL25: ;
    cpy_r_r46 = CPyList_GetItem(cpy_r_r45, cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 72, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    if (likely(PyTuple_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "passed", 72, CPyStatic_encyclopedia___book___globals, "tuple", cpy_r_r46);
        goto CPyL69;
    }
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r49 = *(int64_t *)cpy_r_r48;
    cpy_r_r50 = 0;
CPyL28: ;
    cpy_r_r51 = cpy_r_r50 < cpy_r_r49;
    if (!cpy_r_r51) goto CPyL71;
    cpy_r_place = cpy_r_r44;
    cpy_r_r52 = CPySequenceTuple_GetItemUnsafe(cpy_r_r47, cpy_r_r50);
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 72, CPyStatic_encyclopedia___book___globals);
        goto CPyL72;
    }
    cpy_r_r54 = CPyList_GetItem(cpy_r_r37, cpy_r_place);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 73, CPyStatic_encyclopedia___book___globals);
        goto CPyL73;
    }
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r_r56 = PyNumber_InPlaceAdd(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 73, CPyStatic_encyclopedia___book___globals);
        goto CPyL72;
    }
    cpy_r_r57 = CPyList_SetItem(cpy_r_r37, cpy_r_place, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 73, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r58 = cpy_r_r44 + 2;
    cpy_r_r44 = cpy_r_r58;
    cpy_r_r59 = cpy_r_r50 + 1;
    cpy_r_r50 = cpy_r_r59;
    goto CPyL28;
CPyL34: ;
    cpy_r_r60 = cpy_r_r40 + 1;
    cpy_r_r40 = cpy_r_r60;
    goto CPyL22;
CPyL35: ;
    cpy_r_r61 = PyList_New(0);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 74, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = 0;
CPyL37: ;
    cpy_r_r65 = cpy_r_r64 < cpy_r_r63;
    if (!cpy_r_r65) goto CPyL48;
    cpy_r_r66 = CPySequenceTuple_GetItemUnsafe(cpy_r_r27, cpy_r_r64);
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 74, CPyStatic_encyclopedia___book___globals);
        goto CPyL75;
    }
    cpy_r_r68 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_picks;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "passed", "Book", "bonus_picks", 74, CPyStatic_encyclopedia___book___globals);
        goto CPyL76;
    }
CPyL40: ;
    cpy_r_r69 = CPyList_GetItem(cpy_r_r68, cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 74, CPyStatic_encyclopedia___book___globals);
        goto CPyL75;
    }
    if (likely(PyTuple_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "passed", 74, CPyStatic_encyclopedia___book___globals, "tuple", cpy_r_r69);
        goto CPyL75;
    }
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = 0;
CPyL43: ;
    cpy_r_r74 = cpy_r_r73 < cpy_r_r72;
    if (!cpy_r_r74) goto CPyL77;
    cpy_r_r75 = CPySequenceTuple_GetItemUnsafe(cpy_r_r70, cpy_r_r73);
    if (likely(PyLong_Check(cpy_r_r75)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r75);
    else {
        CPy_TypeError("int", cpy_r_r75); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 74, CPyStatic_encyclopedia___book___globals);
        goto CPyL78;
    }
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r76);
    cpy_r_r78 = PyList_Append(cpy_r_r61, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 74, CPyStatic_encyclopedia___book___globals);
        goto CPyL78;
    }
    cpy_r_r80 = cpy_r_r73 + 1;
    cpy_r_r73 = cpy_r_r80;
    goto CPyL43;
CPyL47: ;
    cpy_r_r81 = cpy_r_r64 + 1;
    cpy_r_r64 = cpy_r_r81;
    goto CPyL37;
CPyL48: ;
    cpy_r_r82 = PyList_AsTuple(cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 74, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    cpy_r_r83 = CPyTagged_Add(cpy_r_space, cpy_r_steps);
    cpy_r_r84 = CPyTagged_Remainder(cpy_r_r83, cpy_r_length);
    CPyTagged_DECREF(cpy_r_r83);
    CPyTagged_DECREF(cpy_r_length);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 75, CPyStatic_encyclopedia___book___globals);
        goto CPyL79;
    }
    cpy_r_r85 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r86 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r87 = CPyDict_GetItem(cpy_r_r85, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 75, CPyStatic_encyclopedia___book___globals);
        goto CPyL80;
    }
    cpy_r_r88 = PyList_AsTuple(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 75, CPyStatic_encyclopedia___book___globals);
        goto CPyL81;
    }
    cpy_r_r89 = PyObject_CallObject(cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 75, CPyStatic_encyclopedia___book___globals);
        goto CPyL82;
    }
    if (likely(PyTuple_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "passed", 75, CPyStatic_encyclopedia___book___globals, "tuple", cpy_r_r89);
        goto CPyL82;
    }
    cpy_r_r91 = CPyDef_encyclopedia___book___Passed(cpy_r_r84, cpy_r_r27, cpy_r_r90, cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 75, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_found = cpy_r_r91;
    CPy_INCREF(cpy_r_found);
    if (likely(cpy_r_found != Py_None))
        cpy_r_r92 = cpy_r_found;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "passed", 76, CPyStatic_encyclopedia___book___globals, "serai.games.encyclopedia.book.Passed", cpy_r_found);
        goto CPyL83;
    }
    cpy_r_r93 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->__passed;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "passed", "Book", "_passed", 76, CPyStatic_encyclopedia___book___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r93);
CPyL57: ;
    cpy_r_r94 = CPyTagged_Lshift(cpy_r_space, 40);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 76, CPyStatic_encyclopedia___book___globals);
        goto CPyL85;
    }
    cpy_r_r95 = CPyTagged_Or(cpy_r_r94, cpy_r_steps);
    CPyTagged_DECREF(cpy_r_r94);
    cpy_r_r96 = CPyTagged_StealAsObject(cpy_r_r95);
    cpy_r_r97 = CPyDict_SetItem(cpy_r_r93, cpy_r_r96, cpy_r_r92);
    CPy_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 76, CPyStatic_encyclopedia___book___globals);
        goto CPyL83;
    }
CPyL59: ;
    if (likely(cpy_r_found != Py_None))
        cpy_r_r99 = cpy_r_found;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "passed", 77, CPyStatic_encyclopedia___book___globals, "serai.games.encyclopedia.book.Passed", cpy_r_found);
        goto CPyL61;
    }
    return cpy_r_r99;
CPyL61: ;
    cpy_r_r100 = NULL;
    return cpy_r_r100;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL61;
CPyL63: ;
    CPy_DECREF(cpy_r_found);
    goto CPyL5;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_length);
    goto CPyL61;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL15;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL61;
CPyL67: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    goto CPyL61;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    goto CPyL18;
CPyL69: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    goto CPyL61;
CPyL70: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL61;
CPyL71: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL34;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL61;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL61;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r47);
    goto CPyL61;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r61);
    goto CPyL61;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL61;
CPyL77: ;
    CPy_DECREF(cpy_r_r70);
    goto CPyL47;
CPyL78: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r70);
    goto CPyL61;
CPyL79: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r82);
    goto CPyL61;
CPyL80: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL61;
CPyL81: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r87);
    goto CPyL61;
CPyL82: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL61;
CPyL83: ;
    CPy_DecRef(cpy_r_found);
    goto CPyL61;
CPyL84: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r92);
    goto CPyL61;
CPyL85: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r93);
    goto CPyL61;
}
        
        PyObject *CPyPy_encyclopedia___book___Book___passed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"space", "steps", 0};
            static CPyArg_Parser parser = {"OO:passed", kwlist, 0};
            PyObject *obj_space;
            PyObject *obj_steps;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_space, &obj_steps)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___book___Book___passed(arg_self, arg_space, arg_steps);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "passed", 64, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___book___Book___location_id(PyObject *cpy_r_self, CPyTagged cpy_r_location) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    tuple_T5OOOOO cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = cpy_r_location & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = 10 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_location, 10);
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL10;
CPyL3: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_location < (Py_ssize_t)10;
    if (!cpy_r_r5) goto CPyL10;
CPyL4: ;
    cpy_r_r6 = CPyStatic_encyclopedia___names___LOCATIONS;
    if (likely(cpy_r_r6.f0 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"LOCATIONS\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "location_id", 82, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL7: ;
    CPy_INCREF(cpy_r_r6.f0);
    CPy_INCREF(cpy_r_r6.f1);
    CPy_INCREF(cpy_r_r6.f2);
    CPy_INCREF(cpy_r_r6.f3);
    CPy_INCREF(cpy_r_r6.f4);
    cpy_r_r8 = PyTuple_New(5);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp390 = cpy_r_r6.f0;
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp390);
    PyObject *__tmp391 = cpy_r_r6.f1;
    PyTuple_SET_ITEM(cpy_r_r8, 1, __tmp391);
    PyObject *__tmp392 = cpy_r_r6.f2;
    PyTuple_SET_ITEM(cpy_r_r8, 2, __tmp392);
    PyObject *__tmp393 = cpy_r_r6.f3;
    PyTuple_SET_ITEM(cpy_r_r8, 3, __tmp393);
    PyObject *__tmp394 = cpy_r_r6.f4;
    PyTuple_SET_ITEM(cpy_r_r8, 4, __tmp394);
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, cpy_r_location);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "location_id", 82, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "location_id", 82, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r9);
        goto CPyL15;
    }
    return cpy_r_r10;
CPyL10: ;
    cpy_r_r11 = CPyStatics[569]; /* 'expedition-' */
    cpy_r_r12 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "location_id", "Book", "continents", 83, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r12);
CPyL11: ;
    cpy_r_r13 = CPyTagged_Subtract(cpy_r_location, 10);
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "location_id", 83, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "location_id", 83, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r14);
        goto CPyL15;
    }
    cpy_r_r16 = CPyStr_Build(2, cpy_r_r11, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "location_id", 83, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    return cpy_r_r16;
CPyL15: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
}
        
        PyObject *CPyPy_encyclopedia___book___Book___location_id(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"location", 0};
            static CPyArg_Parser parser = {"O:location_id", kwlist, 0};
            PyObject *obj_location;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_location)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            CPyTagged arg_location;
            if (likely(PyLong_Check(obj_location)))
                arg_location = CPyTagged_BorrowFromObject(obj_location);
            else {
                CPy_TypeError("int", obj_location); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___book___Book___location_id(arg_self, arg_location);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "location_id", 79, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book____read_constants(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    cpy_r_r0 = CPyStatics[570]; /* 'constants' */
    cpy_r_r1 = CPyStatics[571]; /* 'id' */
    cpy_r_r2 = CPyStatics[337]; /* 'value' */
    cpy_r_r3 = PyTuple_Pack(2, cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 88, CPyStatic_encyclopedia___book___globals);
        goto CPyL60;
    }
    cpy_r_r4 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 88, CPyStatic_encyclopedia___book___globals);
        goto CPyL60;
    }
    cpy_r_r5 = CPyStatics[572]; /* 'rounds' */
    cpy_r_r6 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 89, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r7 = CPyStatics[337]; /* 'value' */
    cpy_r_r8 = NULL;
    cpy_r_r9 = CPyDef_content___Row___number(cpy_r_r6, cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 89, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_rounds != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_rounds);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_rounds = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 89, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r11 = CPyStatics[573]; /* 'dice_drawn' */
    cpy_r_r12 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 90, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r13 = CPyStatics[337]; /* 'value' */
    cpy_r_r14 = NULL;
    cpy_r_r15 = CPyDef_content___Row___number(cpy_r_r12, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 90, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_dice_drawn != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_dice_drawn);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_dice_drawn = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 90, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r17 = CPyStatics[574]; /* 'starting_animals' */
    cpy_r_r18 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 91, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r19 = CPyStatics[337]; /* 'value' */
    cpy_r_r20 = NULL;
    cpy_r_r21 = CPyDef_content___Row___number(cpy_r_r18, cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 91, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_starting_animals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_starting_animals);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_starting_animals = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 91, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r23 = CPyStatics[575]; /* 'active_experts' */
    cpy_r_r24 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 92, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r25 = CPyStatics[337]; /* 'value' */
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_content___Row___number(cpy_r_r24, cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 92, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_active_experts != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_active_experts);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_active_experts = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 92, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r29 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r30 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 93, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r31 = CPyStatics[337]; /* 'value' */
    cpy_r_r32 = NULL;
    cpy_r_r33 = CPyDef_content___Row___number(cpy_r_r30, cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 93, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cubes != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cubes);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cubes = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 93, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r35 = CPyStatics[577]; /* 'five_cube_tokens' */
    cpy_r_r36 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 94, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r37 = CPyStatics[337]; /* 'value' */
    cpy_r_r38 = NULL;
    cpy_r_r39 = CPyDef_content___Row___number(cpy_r_r36, cpy_r_r37, cpy_r_r38);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 94, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_five_cube_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_five_cube_tokens);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_five_cube_tokens = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 94, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r41 = CPyStatics[578]; /* 'cubes_per_token' */
    cpy_r_r42 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 95, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r43 = CPyStatics[337]; /* 'value' */
    cpy_r_r44 = NULL;
    cpy_r_r45 = CPyDef_content___Row___number(cpy_r_r42, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 95, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cubes_per_token != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cubes_per_token);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cubes_per_token = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 95, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r47 = CPyStatics[579]; /* 'competitors' */
    cpy_r_r48 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 96, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r49 = CPyStatics[337]; /* 'value' */
    cpy_r_r50 = NULL;
    cpy_r_r51 = CPyDef_content___Row___number(cpy_r_r48, cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 96, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_competitors != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_competitors);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_competitors = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 96, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r53 = CPyStatics[580]; /* 'automas' */
    cpy_r_r54 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 97, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r55 = CPyStatics[337]; /* 'value' */
    cpy_r_r56 = NULL;
    cpy_r_r57 = CPyDef_content___Row___number(cpy_r_r54, cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 97, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_most_automas != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_most_automas);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_most_automas = cpy_r_r57;
    cpy_r_r58 = 1;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 97, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r59 = CPyStatics[581]; /* 'bank_coins' */
    cpy_r_r60 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 98, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r61 = CPyStatics[337]; /* 'value' */
    cpy_r_r62 = NULL;
    cpy_r_r63 = CPyDef_content___Row___number(cpy_r_r60, cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 98, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bank_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bank_coins);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bank_coins = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 98, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r65 = CPyStatics[582]; /* 'university_tokens' */
    cpy_r_r66 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 99, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r67 = CPyStatics[337]; /* 'value' */
    cpy_r_r68 = NULL;
    cpy_r_r69 = CPyDef_content___Row___number(cpy_r_r66, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 99, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_university_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_university_tokens);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_university_tokens = cpy_r_r69;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 99, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r71 = CPyStatics[583]; /* 'publication_seals' */
    cpy_r_r72 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 100, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r73 = CPyStatics[337]; /* 'value' */
    cpy_r_r74 = NULL;
    cpy_r_r75 = CPyDef_content___Row___number(cpy_r_r72, cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 100, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_publication_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_publication_seals);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_publication_seals = cpy_r_r75;
    cpy_r_r76 = 1;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 100, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r77 = CPyStatics[584]; /* 'coin_value' */
    cpy_r_r78 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 101, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r79 = CPyStatics[337]; /* 'value' */
    cpy_r_r80 = NULL;
    cpy_r_r81 = CPyDef_content___Row___number(cpy_r_r78, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 101, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_coin_value != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_coin_value);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_coin_value = cpy_r_r81;
    cpy_r_r82 = 1;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 101, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r83 = CPyStatics[585]; /* 'token_value' */
    cpy_r_r84 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 102, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r85 = CPyStatics[337]; /* 'value' */
    cpy_r_r86 = NULL;
    cpy_r_r87 = CPyDef_content___Row___number(cpy_r_r84, cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 102, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_token_value != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_token_value);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_token_value = cpy_r_r87;
    cpy_r_r88 = 1;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 102, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r89 = CPyStatics[586]; /* 'seal_value' */
    cpy_r_r90 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 103, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r91 = CPyStatics[337]; /* 'value' */
    cpy_r_r92 = NULL;
    cpy_r_r93 = CPyDef_content___Row___number(cpy_r_r90, cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 103, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_seal_value != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_seal_value);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_seal_value = cpy_r_r93;
    cpy_r_r94 = 1;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 103, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r95 = CPyStatics[587]; /* 'seal_coins' */
    cpy_r_r96 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 104, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r97 = CPyStatics[337]; /* 'value' */
    cpy_r_r98 = NULL;
    cpy_r_r99 = CPyDef_content___Row___number(cpy_r_r96, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 104, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_seal_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_seal_coins);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_seal_coins = cpy_r_r99;
    cpy_r_r100 = 1;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 104, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r101 = CPyStatics[588]; /* 'final_seal_points' */
    cpy_r_r102 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 105, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r103 = CPyStatics[337]; /* 'value' */
    cpy_r_r104 = NULL;
    cpy_r_r105 = CPyDef_content___Row___number(cpy_r_r102, cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 105, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_final_seal_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_final_seal_points);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_final_seal_points = cpy_r_r105;
    cpy_r_r106 = 1;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 105, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r107 = CPyStatics[589]; /* 'final_coins_per_point' */
    cpy_r_r108 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 106, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r109 = CPyStatics[337]; /* 'value' */
    cpy_r_r110 = NULL;
    cpy_r_r111 = CPyDef_content___Row___number(cpy_r_r108, cpy_r_r109, cpy_r_r110);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 106, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_final_coins_per_point != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_final_coins_per_point);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_final_coins_per_point = cpy_r_r111;
    cpy_r_r112 = 1;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 106, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r113 = CPyStatics[590]; /* 'final_token_points' */
    cpy_r_r114 = CPyDef_content___Sheet_____getitem__(cpy_r_r4, cpy_r_r113);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 107, CPyStatic_encyclopedia___book___globals);
        goto CPyL60;
    }
    cpy_r_r115 = CPyStatics[337]; /* 'value' */
    cpy_r_r116 = NULL;
    cpy_r_r117 = CPyDef_content___Row___number(cpy_r_r114, cpy_r_r115, cpy_r_r116);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 107, CPyStatic_encyclopedia___book___globals);
        goto CPyL60;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_final_token_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_final_token_points);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_final_token_points = cpy_r_r117;
    cpy_r_r118 = 1;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 107, CPyStatic_encyclopedia___book___globals);
        goto CPyL60;
    }
    return 1;
CPyL60: ;
    cpy_r_r119 = 2;
    return cpy_r_r119;
CPyL61: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL60;
}
        
        PyObject *CPyPy_encyclopedia___book___Book____read_constants(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_constants", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Book____read_constants(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_constants", 87, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book____read_words(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r__;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
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
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_kind;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    PyObject *cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    PyObject *cpy_r_r72;
    int64_t cpy_r_r73;
    CPyPtr cpy_r_r74;
    int64_t cpy_r_r75;
    char cpy_r_r76;
    CPyPtr cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    PyObject *cpy_r_r91;
    int64_t cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    CPyPtr cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    CPyPtr cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    int64_t cpy_r_r106;
    char cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    PyObject *cpy_r_r110;
    int64_t cpy_r_r111;
    CPyPtr cpy_r_r112;
    int64_t cpy_r_r113;
    char cpy_r_r114;
    CPyPtr cpy_r_r115;
    CPyPtr cpy_r_r116;
    int64_t cpy_r_r117;
    CPyPtr cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    PyObject *cpy_r_r124;
    int64_t cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    CPyTagged cpy_r_cubes;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    PyObject *cpy_r_r132;
    int64_t cpy_r_r133;
    CPyPtr cpy_r_r134;
    int64_t cpy_r_r135;
    char cpy_r_r136;
    CPyTagged cpy_r_kind_2;
    CPyPtr cpy_r_r137;
    CPyPtr cpy_r_r138;
    int64_t cpy_r_r139;
    CPyPtr cpy_r_r140;
    PyObject *cpy_r_r141;
    CPyTagged cpy_r_r142;
    CPyTagged cpy_r_r143;
    CPyTagged cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    int32_t cpy_r_r147;
    char cpy_r_r148;
    CPyTagged cpy_r_r149;
    int64_t cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject **cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    CPyTagged cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    tuple_T2OO cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r___2;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    CPyTagged cpy_r_r183;
    CPyTagged cpy_r_kind_3;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    int32_t cpy_r_r188;
    char cpy_r_r189;
    CPyTagged cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    CPyPtr cpy_r_r199;
    CPyPtr cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    CPyTagged cpy_r_r205;
    PyObject *cpy_r_r206;
    int32_t cpy_r_r207;
    char cpy_r_r208;
    char cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    char cpy_r_r221;
    cpy_r_r0 = CPyStatics[591]; /* 'continents' */
    cpy_r_r1 = CPyStatics[571]; /* 'id' */
    cpy_r_r2 = CPyStatics[336]; /* 'colour' */
    cpy_r_r3 = PyTuple_Pack(2, cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 110, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r4 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 110, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 111, CPyStatic_encyclopedia___book___globals);
        goto CPyL123;
    }
    cpy_r_r6 = CPyDef_content___Sheet___items(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 111, CPyStatic_encyclopedia___book___globals);
        goto CPyL124;
    }
    cpy_r_r7 = PyObject_GetIter(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 111, CPyStatic_encyclopedia___book___globals);
        goto CPyL124;
    }
CPyL5: ;
    cpy_r_r8 = PyIter_Next(cpy_r_r7);
    if (cpy_r_r8 == NULL) goto CPyL125;
    PyObject *__tmp395;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        __tmp395 = NULL;
        goto __LL396;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp395 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp395 = NULL;
    }
    if (__tmp395 == NULL) goto __LL396;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r8, 1)) == CPyType_content___Row))
        __tmp395 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp395 = NULL;
    }
    if (__tmp395 == NULL) goto __LL396;
    __tmp395 = cpy_r_r8;
__LL396: ;
    if (unlikely(__tmp395 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r8); cpy_r_r9 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp397 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPy_INCREF(__tmp397);
        PyObject *__tmp398;
        if (likely(PyUnicode_Check(__tmp397)))
            __tmp398 = __tmp397;
        else {
            CPy_TypeError("str", __tmp397); 
            __tmp398 = NULL;
        }
        cpy_r_r9.f0 = __tmp398;
        PyObject *__tmp399 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPy_INCREF(__tmp399);
        PyObject *__tmp400;
        if (likely(Py_TYPE(__tmp399) == CPyType_content___Row))
            __tmp400 = __tmp399;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp399); 
            __tmp400 = NULL;
        }
        cpy_r_r9.f1 = __tmp400;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 111, CPyStatic_encyclopedia___book___globals);
        goto CPyL126;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r9.f1;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r9.f0);
    CPy_DECREF(cpy_r_r9.f1);
    cpy_r__ = cpy_r_r11;
    CPy_DECREF(cpy_r__);
    cpy_r_r12 = PyList_Append(cpy_r_r5, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 111, CPyStatic_encyclopedia___book___globals);
        goto CPyL126;
    } else
        goto CPyL5;
CPyL8: ;
    cpy_r_r14 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 111, CPyStatic_encyclopedia___book___globals);
        goto CPyL124;
    }
    cpy_r_r15 = PyList_AsTuple(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 111, CPyStatic_encyclopedia___book___globals);
        goto CPyL123;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 111, CPyStatic_encyclopedia___book___globals);
        goto CPyL123;
    }
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 112, CPyStatic_encyclopedia___book___globals);
        goto CPyL123;
    }
    cpy_r_r18 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 112, CPyStatic_encyclopedia___book___globals);
        goto CPyL127;
    }
CPyL13: ;
    cpy_r_r19 = PyIter_Next(cpy_r_r18);
    if (cpy_r_r19 == NULL) goto CPyL128;
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_content___Row))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 112, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r19);
        goto CPyL129;
    }
    cpy_r_r21 = CPyStatics[336]; /* 'colour' */
    cpy_r_r22 = CPyDef_content___Row___text(cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 112, CPyStatic_encyclopedia___book___globals);
        goto CPyL129;
    }
    cpy_r_r23 = PyList_Append(cpy_r_r17, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 112, CPyStatic_encyclopedia___book___globals);
        goto CPyL129;
    } else
        goto CPyL13;
CPyL17: ;
    cpy_r_r25 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 112, CPyStatic_encyclopedia___book___globals);
        goto CPyL127;
    }
    cpy_r_r26 = PyList_AsTuple(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 112, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_colours != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_colours);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_colours = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 112, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r28 = CPyStatics[592]; /* 'types' */
    cpy_r_r29 = CPyStatics[571]; /* 'id' */
    cpy_r_r30 = CPyStatics[85]; /* 'cost' */
    cpy_r_r31 = CPyStatics[593]; /* 'research_points' */
    cpy_r_r32 = CPyStatics[594]; /* 'publication_value' */
    cpy_r_r33 = CPyStatics[595]; /* 'publication_points' */
    cpy_r_r34 = PyTuple_Pack(5, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 113, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r35 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r28, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 113, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r36 = CPyDef_content___Sheet___expect(cpy_r_r35, 10);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 113, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r37 = PyList_New(0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 116, CPyStatic_encyclopedia___book___globals);
        goto CPyL130;
    }
    cpy_r_r38 = 0;
    cpy_r_kind = cpy_r_r38;
    CPyTagged_DECREF(cpy_r_kind);
CPyL25: ;
    cpy_r_r39 = (Py_ssize_t)cpy_r_r38 < (Py_ssize_t)10;
    if (!cpy_r_r39) goto CPyL131;
    cpy_r_kind = cpy_r_r38;
    cpy_r_r40 = CPyStatics[445]; /* 'type-' */
    cpy_r_r41 = CPyTagged_Str(cpy_r_kind);
    CPyTagged_DECREF(cpy_r_kind);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 116, CPyStatic_encyclopedia___book___globals);
        goto CPyL132;
    }
    cpy_r_r42 = CPyStr_Build(2, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 116, CPyStatic_encyclopedia___book___globals);
        goto CPyL132;
    }
    cpy_r_r43 = CPyDef_content___Sheet_____getitem__(cpy_r_r36, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 116, CPyStatic_encyclopedia___book___globals);
        goto CPyL132;
    }
    cpy_r_r44 = PyList_Append(cpy_r_r37, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 116, CPyStatic_encyclopedia___book___globals);
        goto CPyL132;
    }
    cpy_r_r46 = cpy_r_r38 + 2;
    cpy_r_r38 = cpy_r_r46;
    goto CPyL25;
CPyL31: ;
    cpy_r_r47 = CPyList_GetSlice(cpy_r_r37, 2, 9223372036854775806LL);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 117, CPyStatic_encyclopedia___book___globals);
        goto CPyL133;
    }
    if (likely(PyList_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 117, CPyStatic_encyclopedia___book___globals, "list", cpy_r_r47);
        goto CPyL133;
    }
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = PyList_New(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 117, CPyStatic_encyclopedia___book___globals);
        goto CPyL134;
    }
    cpy_r_r52 = 0;
CPyL35: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r52 < cpy_r_r54;
    if (!cpy_r_r55) goto CPyL135;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r52 * 8;
    cpy_r_r59 = cpy_r_r57 + cpy_r_r58;
    cpy_r_r60 = *(PyObject * *)cpy_r_r59;
    CPy_INCREF(cpy_r_r60);
    if (likely(Py_TYPE(cpy_r_r60) == CPyType_content___Row))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 117, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r60);
        goto CPyL136;
    }
    cpy_r_r62 = CPyStatics[85]; /* 'cost' */
    cpy_r_r63 = NULL;
    cpy_r_r64 = CPyDef_content___Row___number(cpy_r_r61, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 117, CPyStatic_encyclopedia___book___globals);
        goto CPyL136;
    }
    cpy_r_r65 = CPyTagged_StealAsObject(cpy_r_r64);
    CPyList_SetItemUnsafe(cpy_r_r51, cpy_r_r52, cpy_r_r65);
    cpy_r_r66 = cpy_r_r52 + 1;
    cpy_r_r52 = cpy_r_r66;
    goto CPyL35;
CPyL40: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cost != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cost);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cost = cpy_r_r51;
    cpy_r_r67 = 1;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 117, CPyStatic_encyclopedia___book___globals);
        goto CPyL133;
    }
    cpy_r_r68 = CPyList_GetSlice(cpy_r_r37, 2, 9223372036854775806LL);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 118, CPyStatic_encyclopedia___book___globals);
        goto CPyL133;
    }
    if (likely(PyList_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 118, CPyStatic_encyclopedia___book___globals, "list", cpy_r_r68);
        goto CPyL133;
    }
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = PyList_New(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 118, CPyStatic_encyclopedia___book___globals);
        goto CPyL137;
    }
    cpy_r_r73 = 0;
CPyL45: ;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyVarObject, ob_size));
    cpy_r_r75 = *(int64_t *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r73 < cpy_r_r75;
    if (!cpy_r_r76) goto CPyL138;
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyListObject, ob_item));
    cpy_r_r78 = *(CPyPtr *)cpy_r_r77;
    cpy_r_r79 = cpy_r_r73 * 8;
    cpy_r_r80 = cpy_r_r78 + cpy_r_r79;
    cpy_r_r81 = *(PyObject * *)cpy_r_r80;
    CPy_INCREF(cpy_r_r81);
    if (likely(Py_TYPE(cpy_r_r81) == CPyType_content___Row))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 118, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r81);
        goto CPyL139;
    }
    cpy_r_r83 = CPyStatics[593]; /* 'research_points' */
    cpy_r_r84 = NULL;
    cpy_r_r85 = CPyDef_content___Row___number(cpy_r_r82, cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 118, CPyStatic_encyclopedia___book___globals);
        goto CPyL139;
    }
    cpy_r_r86 = CPyTagged_StealAsObject(cpy_r_r85);
    CPyList_SetItemUnsafe(cpy_r_r72, cpy_r_r73, cpy_r_r86);
    cpy_r_r87 = cpy_r_r73 + 1;
    cpy_r_r73 = cpy_r_r87;
    goto CPyL45;
CPyL50: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_research_points != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_research_points);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_research_points = cpy_r_r72;
    cpy_r_r88 = 1;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 118, CPyStatic_encyclopedia___book___globals);
        goto CPyL133;
    }
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r90 = *(int64_t *)cpy_r_r89;
    cpy_r_r91 = PyList_New(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 119, CPyStatic_encyclopedia___book___globals);
        goto CPyL133;
    }
    cpy_r_r92 = 0;
CPyL53: ;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r94 = *(int64_t *)cpy_r_r93;
    cpy_r_r95 = cpy_r_r92 < cpy_r_r94;
    if (!cpy_r_r95) goto CPyL58;
    cpy_r_r96 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyListObject, ob_item));
    cpy_r_r97 = *(CPyPtr *)cpy_r_r96;
    cpy_r_r98 = cpy_r_r92 * 8;
    cpy_r_r99 = cpy_r_r97 + cpy_r_r98;
    cpy_r_r100 = *(PyObject * *)cpy_r_r99;
    CPy_INCREF(cpy_r_r100);
    if (likely(Py_TYPE(cpy_r_r100) == CPyType_content___Row))
        cpy_r_r101 = cpy_r_r100;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 119, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r100);
        goto CPyL140;
    }
    cpy_r_r102 = CPyStatics[594]; /* 'publication_value' */
    cpy_r_r103 = NULL;
    cpy_r_r104 = CPyDef_content___Row___number(cpy_r_r101, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 119, CPyStatic_encyclopedia___book___globals);
        goto CPyL140;
    }
    cpy_r_r105 = CPyTagged_StealAsObject(cpy_r_r104);
    CPyList_SetItemUnsafe(cpy_r_r91, cpy_r_r92, cpy_r_r105);
    cpy_r_r106 = cpy_r_r92 + 1;
    cpy_r_r92 = cpy_r_r106;
    goto CPyL53;
CPyL58: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_publication_value != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_publication_value);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_publication_value = cpy_r_r91;
    cpy_r_r107 = 1;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 119, CPyStatic_encyclopedia___book___globals);
        goto CPyL133;
    }
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r109 = *(int64_t *)cpy_r_r108;
    cpy_r_r110 = PyList_New(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 120, CPyStatic_encyclopedia___book___globals);
        goto CPyL133;
    }
    cpy_r_r111 = 0;
CPyL61: ;
    cpy_r_r112 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r113 = *(int64_t *)cpy_r_r112;
    cpy_r_r114 = cpy_r_r111 < cpy_r_r113;
    if (!cpy_r_r114) goto CPyL141;
    cpy_r_r115 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyListObject, ob_item));
    cpy_r_r116 = *(CPyPtr *)cpy_r_r115;
    cpy_r_r117 = cpy_r_r111 * 8;
    cpy_r_r118 = cpy_r_r116 + cpy_r_r117;
    cpy_r_r119 = *(PyObject * *)cpy_r_r118;
    CPy_INCREF(cpy_r_r119);
    if (likely(Py_TYPE(cpy_r_r119) == CPyType_content___Row))
        cpy_r_r120 = cpy_r_r119;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 120, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r119);
        goto CPyL142;
    }
    cpy_r_r121 = CPyStatics[595]; /* 'publication_points' */
    cpy_r_r122 = NULL;
    cpy_r_r123 = CPyDef_content___Row___number(cpy_r_r120, cpy_r_r121, cpy_r_r122);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 120, CPyStatic_encyclopedia___book___globals);
        goto CPyL142;
    }
    cpy_r_r124 = CPyTagged_StealAsObject(cpy_r_r123);
    CPyList_SetItemUnsafe(cpy_r_r110, cpy_r_r111, cpy_r_r124);
    cpy_r_r125 = cpy_r_r111 + 1;
    cpy_r_r111 = cpy_r_r125;
    goto CPyL61;
CPyL66: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_publication_points != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_publication_points);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_publication_points = cpy_r_r110;
    cpy_r_r126 = 1;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 120, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r127 = PyList_New(0);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 121, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r128 = 0;
    cpy_r_cubes = cpy_r_r128;
    CPyTagged_DECREF(cpy_r_cubes);
CPyL69: ;
    cpy_r_r129 = (Py_ssize_t)cpy_r_r128 < (Py_ssize_t)32;
    if (!cpy_r_r129) goto CPyL84;
    cpy_r_cubes = cpy_r_r128;
    cpy_r_r130 = PyList_New(0);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 122, CPyStatic_encyclopedia___book___globals);
        goto CPyL143;
    }
    cpy_r_r131 = 0;
    cpy_r_r132 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cost;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_words", "Book", "cost", 122, CPyStatic_encyclopedia___book___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r132);
CPyL72: ;
    cpy_r_r133 = 0;
CPyL73: ;
    cpy_r_r134 = (CPyPtr)((CPyPtr)cpy_r_r132 + offsetof(PyVarObject, ob_size));
    cpy_r_r135 = *(int64_t *)cpy_r_r134;
    cpy_r_r136 = cpy_r_r133 < cpy_r_r135;
    if (!cpy_r_r136) goto CPyL145;
    cpy_r_kind_2 = cpy_r_r131;
    cpy_r_r137 = (CPyPtr)((CPyPtr)cpy_r_r132 + offsetof(PyListObject, ob_item));
    cpy_r_r138 = *(CPyPtr *)cpy_r_r137;
    cpy_r_r139 = cpy_r_r133 * 8;
    cpy_r_r140 = cpy_r_r138 + cpy_r_r139;
    cpy_r_r141 = *(PyObject * *)cpy_r_r140;
    CPy_INCREF(cpy_r_r141);
    if (likely(PyLong_Check(cpy_r_r141)))
        cpy_r_r142 = CPyTagged_FromObject(cpy_r_r141);
    else {
        CPy_TypeError("int", cpy_r_r141); cpy_r_r142 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r142 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 122, CPyStatic_encyclopedia___book___globals);
        goto CPyL146;
    }
    cpy_r_r143 = CPyTagged_Rshift(cpy_r_cubes, cpy_r_kind_2);
    CPyTagged_DECREF(cpy_r_kind_2);
    if (unlikely(cpy_r_r143 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 122, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r144 = CPyTagged_And(cpy_r_r143, 2);
    CPyTagged_DECREF(cpy_r_r143);
    cpy_r_r145 = cpy_r_r144 == 0;
    CPyTagged_DECREF(cpy_r_r144);
    if (!cpy_r_r145) goto CPyL148;
    cpy_r_r146 = CPyTagged_StealAsObject(cpy_r_r142);
    cpy_r_r147 = PyList_Append(cpy_r_r130, cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    cpy_r_r148 = cpy_r_r147 >= 0;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 122, CPyStatic_encyclopedia___book___globals);
        goto CPyL149;
    }
CPyL78: ;
    cpy_r_r149 = cpy_r_r131 + 2;
    cpy_r_r131 = cpy_r_r149;
    cpy_r_r150 = cpy_r_r133 + 1;
    cpy_r_r133 = cpy_r_r150;
    goto CPyL73;
CPyL79: ;
    cpy_r_r151 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r152 = CPyStatics[196]; /* 'min' */
    cpy_r_r153 = CPyObject_GetAttr(cpy_r_r151, cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 122, CPyStatic_encyclopedia___book___globals);
        goto CPyL150;
    }
    cpy_r_r154 = CPyStatics[4907]; /* 1000000 */
    PyObject *cpy_r_r155[2] = {cpy_r_r130, cpy_r_r154};
    cpy_r_r156 = (PyObject **)&cpy_r_r155;
    cpy_r_r157 = CPyStatics[4979]; /* ('default',) */
    cpy_r_r158 = PyObject_Vectorcall(cpy_r_r153, cpy_r_r156, 1, cpy_r_r157);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 122, CPyStatic_encyclopedia___book___globals);
        goto CPyL150;
    }
    CPy_DECREF(cpy_r_r130);
    if (likely(PyLong_Check(cpy_r_r158)))
        cpy_r_r159 = CPyTagged_FromObject(cpy_r_r158);
    else {
        CPy_TypeError("int", cpy_r_r158); cpy_r_r159 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 122, CPyStatic_encyclopedia___book___globals);
        goto CPyL151;
    }
    cpy_r_r160 = CPyTagged_StealAsObject(cpy_r_r159);
    cpy_r_r161 = PyList_Append(cpy_r_r127, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 121, CPyStatic_encyclopedia___book___globals);
        goto CPyL151;
    }
    cpy_r_r163 = cpy_r_r128 + 2;
    cpy_r_r128 = cpy_r_r163;
    goto CPyL69;
CPyL84: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cheapest != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cheapest);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cheapest = cpy_r_r127;
    cpy_r_r164 = 1;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 121, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r165 = CPyStatics[596]; /* 'categories' */
    cpy_r_r166 = CPyStatics[571]; /* 'id' */
    cpy_r_r167 = CPyStatics[448]; /* 'type' */
    cpy_r_r168 = PyTuple_Pack(2, cpy_r_r166, cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 125, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r169 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r165, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 125, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r170 = PyList_New(0);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 126, CPyStatic_encyclopedia___book___globals);
        goto CPyL152;
    }
    cpy_r_r171 = CPyDef_content___Sheet___items(cpy_r_r169);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 126, CPyStatic_encyclopedia___book___globals);
        goto CPyL153;
    }
    cpy_r_r172 = PyObject_GetIter(cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 126, CPyStatic_encyclopedia___book___globals);
        goto CPyL153;
    }
CPyL90: ;
    cpy_r_r173 = PyIter_Next(cpy_r_r172);
    if (cpy_r_r173 == NULL) goto CPyL154;
    PyObject *__tmp401;
    if (unlikely(!(PyTuple_Check(cpy_r_r173) && PyTuple_GET_SIZE(cpy_r_r173) == 2))) {
        __tmp401 = NULL;
        goto __LL402;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r173, 0))))
        __tmp401 = PyTuple_GET_ITEM(cpy_r_r173, 0);
    else {
        __tmp401 = NULL;
    }
    if (__tmp401 == NULL) goto __LL402;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r173, 1)) == CPyType_content___Row))
        __tmp401 = PyTuple_GET_ITEM(cpy_r_r173, 1);
    else {
        __tmp401 = NULL;
    }
    if (__tmp401 == NULL) goto __LL402;
    __tmp401 = cpy_r_r173;
__LL402: ;
    if (unlikely(__tmp401 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r173); cpy_r_r174 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp403 = PyTuple_GET_ITEM(cpy_r_r173, 0);
        CPy_INCREF(__tmp403);
        PyObject *__tmp404;
        if (likely(PyUnicode_Check(__tmp403)))
            __tmp404 = __tmp403;
        else {
            CPy_TypeError("str", __tmp403); 
            __tmp404 = NULL;
        }
        cpy_r_r174.f0 = __tmp404;
        PyObject *__tmp405 = PyTuple_GET_ITEM(cpy_r_r173, 1);
        CPy_INCREF(__tmp405);
        PyObject *__tmp406;
        if (likely(Py_TYPE(__tmp405) == CPyType_content___Row))
            __tmp406 = __tmp405;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp405); 
            __tmp406 = NULL;
        }
        cpy_r_r174.f1 = __tmp406;
    }
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 126, CPyStatic_encyclopedia___book___globals);
        goto CPyL155;
    }
    cpy_r_r175 = cpy_r_r174.f0;
    CPy_INCREF(cpy_r_r175);
    cpy_r_r176 = cpy_r_r174.f1;
    CPy_INCREF(cpy_r_r176);
    CPy_DECREF(cpy_r_r174.f0);
    CPy_DECREF(cpy_r_r174.f1);
    cpy_r___2 = cpy_r_r176;
    CPy_DECREF(cpy_r___2);
    cpy_r_r177 = PyList_Append(cpy_r_r170, cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 126, CPyStatic_encyclopedia___book___globals);
        goto CPyL155;
    } else
        goto CPyL90;
CPyL93: ;
    cpy_r_r179 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 126, CPyStatic_encyclopedia___book___globals);
        goto CPyL153;
    }
    cpy_r_r180 = PyList_AsTuple(cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 126, CPyStatic_encyclopedia___book___globals);
        goto CPyL152;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_ids = cpy_r_r180;
    cpy_r_r181 = 1;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 126, CPyStatic_encyclopedia___book___globals);
        goto CPyL152;
    }
    cpy_r_r182 = PyList_New(0);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 127, CPyStatic_encyclopedia___book___globals);
        goto CPyL152;
    }
    cpy_r_r183 = 2;
    cpy_r_kind_3 = cpy_r_r183;
    CPyTagged_DECREF(cpy_r_kind_3);
CPyL98: ;
    cpy_r_r184 = (Py_ssize_t)cpy_r_r183 < (Py_ssize_t)10;
    if (!cpy_r_r184) goto CPyL103;
    cpy_r_kind_3 = cpy_r_r183;
    cpy_r_r185 = CPyStatics[445]; /* 'type-' */
    cpy_r_r186 = CPyTagged_Str(cpy_r_kind_3);
    CPyTagged_DECREF(cpy_r_kind_3);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 127, CPyStatic_encyclopedia___book___globals);
        goto CPyL156;
    }
    cpy_r_r187 = CPyStr_Build(2, cpy_r_r185, cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 127, CPyStatic_encyclopedia___book___globals);
        goto CPyL156;
    }
    cpy_r_r188 = PyList_Append(cpy_r_r182, cpy_r_r187);
    CPy_DECREF(cpy_r_r187);
    cpy_r_r189 = cpy_r_r188 >= 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 127, CPyStatic_encyclopedia___book___globals);
        goto CPyL156;
    }
    cpy_r_r190 = cpy_r_r183 + 2;
    cpy_r_r183 = cpy_r_r190;
    goto CPyL98;
CPyL103: ;
    cpy_r_r191 = PyList_New(0);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL157;
    }
    cpy_r_r192 = PyObject_GetIter(cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL158;
    }
CPyL105: ;
    cpy_r_r193 = PyIter_Next(cpy_r_r192);
    if (cpy_r_r193 == NULL) goto CPyL159;
    if (likely(Py_TYPE(cpy_r_r193) == CPyType_content___Row))
        cpy_r_r194 = cpy_r_r193;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r193);
        goto CPyL160;
    }
    cpy_r_r195 = CPyStatics[448]; /* 'type' */
    cpy_r_r196 = CPyStatics[597]; /* 'word' */
    cpy_r_r197 = CPyObject_GetAttr(cpy_r_r194, cpy_r_r196);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL160;
    }
    cpy_r_r198 = PyList_New(1);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL161;
    }
    cpy_r_r199 = (CPyPtr)((CPyPtr)cpy_r_r198 + offsetof(PyListObject, ob_item));
    cpy_r_r200 = *(CPyPtr *)cpy_r_r199;
    CPy_INCREF(cpy_r_r195);
    *(PyObject * *)cpy_r_r200 = cpy_r_r195;
    cpy_r_r201 = CPyList_Extend(cpy_r_r198, cpy_r_r182);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL162;
    } else
        goto CPyL163;
CPyL110: ;
    cpy_r_r202 = PyList_AsTuple(cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL161;
    }
    cpy_r_r203 = PyObject_CallObject(cpy_r_r197, cpy_r_r202);
    CPy_DECREF(cpy_r_r197);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL160;
    }
    if (likely(PyUnicode_Check(cpy_r_r203)))
        cpy_r_r204 = cpy_r_r203;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r203);
        goto CPyL160;
    }
    cpy_r_r205 = CPyList_Index(cpy_r_r182, cpy_r_r204);
    CPy_DECREF(cpy_r_r204);
    if (unlikely(cpy_r_r205 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL160;
    }
    cpy_r_r206 = CPyTagged_StealAsObject(cpy_r_r205);
    cpy_r_r207 = PyList_Append(cpy_r_r191, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r208 = cpy_r_r207 >= 0;
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL160;
    } else
        goto CPyL105;
CPyL115: ;
    cpy_r_r209 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL164;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_type != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_type);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_type = cpy_r_r191;
    cpy_r_r210 = 1;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 128, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r211 = CPyStatics[598]; /* 'collections' */
    cpy_r_r212 = CPyStatics[571]; /* 'id' */
    cpy_r_r213 = CPyStatics[567]; /* 'count' */
    cpy_r_r214 = CPyStatics[65]; /* 'points' */
    cpy_r_r215 = PyTuple_Pack(3, cpy_r_r212, cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 129, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r216 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r211, cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 129, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    cpy_r_r217 = CPyStatics[567]; /* 'count' */
    cpy_r_r218 = CPyStatics[65]; /* 'points' */
    cpy_r_r219 = CPyDef_encyclopedia___book____series(cpy_r_r216, cpy_r_r217, cpy_r_r218, 0);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 129, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_collection_points != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_collection_points);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_collection_points = cpy_r_r219;
    cpy_r_r220 = 1;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 129, CPyStatic_encyclopedia___book___globals);
        goto CPyL122;
    }
    return 1;
CPyL122: ;
    cpy_r_r221 = 2;
    return cpy_r_r221;
CPyL123: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL122;
CPyL124: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL122;
CPyL125: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL8;
CPyL126: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL122;
CPyL127: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL122;
CPyL128: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL17;
CPyL129: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL122;
CPyL130: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL122;
CPyL131: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL31;
CPyL132: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r37);
    goto CPyL122;
CPyL133: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL122;
CPyL134: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r48);
    goto CPyL122;
CPyL135: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL40;
CPyL136: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r51);
    goto CPyL122;
CPyL137: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r69);
    goto CPyL122;
CPyL138: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL50;
CPyL139: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r72);
    goto CPyL122;
CPyL140: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r91);
    goto CPyL122;
CPyL141: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL66;
CPyL142: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r110);
    goto CPyL122;
CPyL143: ;
    CPy_DecRef(cpy_r_r127);
    CPyTagged_DecRef(cpy_r_cubes);
    goto CPyL122;
CPyL144: ;
    CPy_DecRef(cpy_r_r127);
    CPyTagged_DecRef(cpy_r_cubes);
    CPy_DecRef(cpy_r_r130);
    goto CPyL122;
CPyL145: ;
    CPyTagged_DECREF(cpy_r_cubes);
    CPy_DECREF(cpy_r_r132);
    goto CPyL79;
CPyL146: ;
    CPy_DecRef(cpy_r_r127);
    CPyTagged_DecRef(cpy_r_cubes);
    CPy_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_kind_2);
    goto CPyL122;
CPyL147: ;
    CPy_DecRef(cpy_r_r127);
    CPyTagged_DecRef(cpy_r_cubes);
    CPy_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r142);
    goto CPyL122;
CPyL148: ;
    CPyTagged_DECREF(cpy_r_r142);
    goto CPyL78;
CPyL149: ;
    CPy_DecRef(cpy_r_r127);
    CPyTagged_DecRef(cpy_r_cubes);
    CPy_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r132);
    goto CPyL122;
CPyL150: ;
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r130);
    goto CPyL122;
CPyL151: ;
    CPy_DecRef(cpy_r_r127);
    goto CPyL122;
CPyL152: ;
    CPy_DecRef(cpy_r_r169);
    goto CPyL122;
CPyL153: ;
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r170);
    goto CPyL122;
CPyL154: ;
    CPy_DECREF(cpy_r_r172);
    goto CPyL93;
CPyL155: ;
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r170);
    CPy_DecRef(cpy_r_r172);
    goto CPyL122;
CPyL156: ;
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r182);
    goto CPyL122;
CPyL157: ;
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r182);
    goto CPyL122;
CPyL158: ;
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r191);
    goto CPyL122;
CPyL159: ;
    CPy_DECREF(cpy_r_r182);
    CPy_DECREF(cpy_r_r192);
    goto CPyL115;
CPyL160: ;
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r192);
    goto CPyL122;
CPyL161: ;
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r192);
    CPy_DecRef(cpy_r_r197);
    goto CPyL122;
CPyL162: ;
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r192);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r198);
    goto CPyL122;
CPyL163: ;
    CPy_DECREF(cpy_r_r201);
    goto CPyL110;
CPyL164: ;
    CPy_DecRef(cpy_r_r191);
    goto CPyL122;
}
        
        PyObject *CPyPy_encyclopedia___book___Book____read_words(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_words", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Book____read_words(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_words", 109, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book____read_boards(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r__;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
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
    tuple_T2OO cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
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
    tuple_T2OO cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    tuple_T2OO cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    tuple_T2OO cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    CPyTagged cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    int64_t cpy_r_r112;
    CPyPtr cpy_r_r113;
    int64_t cpy_r_r114;
    char cpy_r_r115;
    CPyPtr cpy_r_r116;
    CPyPtr cpy_r_r117;
    int64_t cpy_r_r118;
    CPyPtr cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyPtr cpy_r_r122;
    int64_t cpy_r_r123;
    CPyTagged cpy_r_r124;
    CPyTagged cpy_r_r125;
    char cpy_r_r126;
    int64_t cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyPtr cpy_r_r139;
    int64_t cpy_r_r140;
    PyObject *cpy_r_r141;
    int64_t cpy_r_r142;
    CPyPtr cpy_r_r143;
    int64_t cpy_r_r144;
    char cpy_r_r145;
    CPyPtr cpy_r_r146;
    CPyPtr cpy_r_r147;
    int64_t cpy_r_r148;
    CPyPtr cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    CPyPtr cpy_r_r152;
    int64_t cpy_r_r153;
    PyObject *cpy_r_r154;
    int64_t cpy_r_r155;
    CPyPtr cpy_r_r156;
    int64_t cpy_r_r157;
    char cpy_r_r158;
    CPyPtr cpy_r_r159;
    CPyPtr cpy_r_r160;
    int64_t cpy_r_r161;
    CPyPtr cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    int64_t cpy_r_r167;
    int64_t cpy_r_r168;
    char cpy_r_r169;
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
    PyObject *cpy_r_r182;
    CPyPtr cpy_r_r183;
    int64_t cpy_r_r184;
    PyObject *cpy_r_r185;
    int64_t cpy_r_r186;
    CPyPtr cpy_r_r187;
    int64_t cpy_r_r188;
    char cpy_r_r189;
    CPyPtr cpy_r_r190;
    CPyPtr cpy_r_r191;
    int64_t cpy_r_r192;
    CPyPtr cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    int64_t cpy_r_r199;
    int64_t cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    CPyPtr cpy_r_r219;
    int64_t cpy_r_r220;
    int64_t cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    tuple_T2OO cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    CPyPtr cpy_r_r237;
    CPyPtr cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    char cpy_r_r243;
    tuple_T2OO cpy_r_r244;
    PyObject *cpy_r_r245;
    int32_t cpy_r_r246;
    char cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    CPyPtr cpy_r_r251;
    int64_t cpy_r_r252;
    CPyTagged cpy_r_r253;
    PyObject *cpy_r_r254;
    int32_t cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject **cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    tuple_T2IT2OO cpy_r_r266;
    CPyTagged cpy_r_r267;
    CPyTagged cpy_r_place;
    tuple_T2OO cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_id;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_row;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    CPyTagged cpy_r_r273;
    int64_t cpy_r_r274;
    char cpy_r_r275;
    char cpy_r_r276;
    char cpy_r_r277;
    char cpy_r_r278;
    char cpy_r_r279;
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
    PyObject *cpy_r_r292;
    CPyTagged cpy_r_r293;
    PyObject *cpy_r_r294;
    int32_t cpy_r_r295;
    char cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    CPyTagged cpy_r_r300;
    PyObject *cpy_r_r301;
    int32_t cpy_r_r302;
    char cpy_r_r303;
    char cpy_r_r304;
    int64_t cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    CPyPtr cpy_r_r308;
    int64_t cpy_r_r309;
    CPyTagged cpy_r_r310;
    PyObject *cpy_r_r311;
    int32_t cpy_r_r312;
    char cpy_r_r313;
    PyObject *cpy_r_r314;
    char cpy_r_r315;
    PyObject *cpy_r_r316;
    char cpy_r_r317;
    PyObject *cpy_r_r318;
    char cpy_r_r319;
    PyObject *cpy_r_r320;
    char cpy_r_r321;
    CPyTagged cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    tuple_T2OO cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    CPyTagged cpy_r_r337;
    int64_t cpy_r_r338;
    char cpy_r_r339;
    char cpy_r_r340;
    char cpy_r_r341;
    char cpy_r_r342;
    char cpy_r_r343;
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
    CPyPtr cpy_r_r357;
    int64_t cpy_r_r358;
    int64_t cpy_r_r359;
    char cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    char cpy_r_r366;
    int32_t cpy_r_r367;
    char cpy_r_r368;
    int64_t cpy_r_r369;
    PyObject *cpy_r_r370;
    int32_t cpy_r_r371;
    char cpy_r_r372;
    PyObject *cpy_r_r373;
    int32_t cpy_r_r374;
    char cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    int64_t cpy_r_r378;
    CPyPtr cpy_r_r379;
    int64_t cpy_r_r380;
    char cpy_r_r381;
    CPyPtr cpy_r_r382;
    CPyPtr cpy_r_r383;
    int64_t cpy_r_r384;
    CPyPtr cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    CPyTagged cpy_r_r388;
    CPyTagged cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r___2;
    int64_t cpy_r_r391;
    char cpy_r_r392;
    int64_t cpy_r_r393;
    char cpy_r_r394;
    char cpy_r_r395;
    char cpy_r_r396;
    PyObject *cpy_r_r397;
    tuple_T2OO cpy_r_r398;
    char cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject **cpy_r_r407;
    PyObject *cpy_r_r408;
    CPyTagged cpy_r_r409;
    PyObject *cpy_r_r410;
    int32_t cpy_r_r411;
    char cpy_r_r412;
    CPyTagged cpy_r_r413;
    int64_t cpy_r_r414;
    PyObject *cpy_r_r415;
    int32_t cpy_r_r416;
    char cpy_r_r417;
    PyObject *cpy_r_r418;
    CPyPtr cpy_r_r419;
    int64_t cpy_r_r420;
    CPyTagged cpy_r_r421;
    char cpy_r_r422;
    PyObject *cpy_r_r423;
    char cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    int32_t cpy_r_r428;
    char cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    PyObject *cpy_r_r433;
    CPyTagged cpy_r_r434;
    char cpy_r_r435;
    PyObject *cpy_r_r436;
    PyObject *cpy_r_r437;
    PyObject *cpy_r_r438;
    CPyTagged cpy_r_r439;
    char cpy_r_r440;
    PyObject *cpy_r_r441;
    CPyPtr cpy_r_r442;
    int64_t cpy_r_r443;
    CPyTagged cpy_r_r444;
    CPyTagged cpy_r_length;
    PyObject *cpy_r_r445;
    CPyTagged cpy_r_r446;
    CPyTagged cpy_r_space;
    int64_t cpy_r_r447;
    char cpy_r_r448;
    int64_t cpy_r_r449;
    char cpy_r_r450;
    char cpy_r_r451;
    char cpy_r_r452;
    CPyTagged cpy_r_r453;
    CPyTagged cpy_r_r454;
    CPyTagged cpy_r_n;
    int64_t cpy_r_r455;
    char cpy_r_r456;
    int64_t cpy_r_r457;
    char cpy_r_r458;
    char cpy_r_r459;
    char cpy_r_r460;
    tuple_T2OO cpy_r_r461;
    char cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject **cpy_r_r467;
    PyObject *cpy_r_r468;
    CPyTagged cpy_r_r469;
    PyObject *cpy_r_r470;
    CPyTagged cpy_r_r471;
    CPyTagged cpy_r_r472;
    PyObject *cpy_r_r473;
    PyObject *cpy_r_r474;
    PyObject *cpy_r_r475;
    int32_t cpy_r_r476;
    char cpy_r_r477;
    char cpy_r_r478;
    CPyTagged cpy_r_r479;
    CPyTagged cpy_r_r480;
    PyObject *cpy_r_r481;
    int32_t cpy_r_r482;
    char cpy_r_r483;
    CPyTagged cpy_r_r484;
    char cpy_r_r485;
    PyObject *cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    PyObject *cpy_r_r489;
    PyObject *cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject *cpy_r_r492;
    PyObject *cpy_r_r493;
    PyObject *cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    PyObject *cpy_r_r497;
    PyObject *cpy_r_r498;
    PyObject *cpy_r_r499;
    char cpy_r_r500;
    int32_t cpy_r_r501;
    char cpy_r_r502;
    char cpy_r_r503;
    PyObject *cpy_r_r504;
    char cpy_r_r505;
    PyObject *cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    PyObject *cpy_r_r512;
    char cpy_r_r513;
    int32_t cpy_r_r514;
    char cpy_r_r515;
    char cpy_r_r516;
    PyObject *cpy_r_r517;
    char cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    PyObject *cpy_r_r522;
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
    char cpy_r_r533;
    PyObject *cpy_r_r534;
    PyObject *cpy_r_r535;
    PyObject *cpy_r_r536;
    PyObject *cpy_r_r537;
    PyObject *cpy_r_r538;
    PyObject *cpy_r_r539;
    PyObject *cpy_r_r540;
    PyObject *cpy_r_r541;
    PyObject *cpy_r_r542;
    PyObject *cpy_r_r543;
    PyObject *cpy_r_r544;
    PyObject *cpy_r_r545;
    PyObject *cpy_r_r546;
    CPyTagged cpy_r_r547;
    PyObject *cpy_r_r548;
    PyObject *cpy_r_r549;
    CPyTagged cpy_r_r550;
    PyObject *cpy_r_r551;
    PyObject *cpy_r_r552;
    int32_t cpy_r_r553;
    char cpy_r_r554;
    char cpy_r_r555;
    char cpy_r_r556;
    PyObject *cpy_r_r557;
    PyObject *cpy_r_r558;
    PyObject *cpy_r_r559;
    PyObject *cpy_r_r560;
    PyObject *cpy_r_r561;
    PyObject *cpy_r_r562;
    CPyTagged cpy_r_r563;
    PyObject *cpy_r_r564;
    PyObject *cpy_r_r565;
    CPyTagged cpy_r_r566;
    PyObject *cpy_r_r567;
    PyObject *cpy_r_r568;
    int32_t cpy_r_r569;
    char cpy_r_r570;
    char cpy_r_r571;
    char cpy_r_r572;
    char cpy_r_r573;
    cpy_r_r0 = CPyStatics[599]; /* 'dice' */
    cpy_r_r1 = CPyStatics[571]; /* 'id' */
    cpy_r_r2 = CPyStatics[440]; /* 'continent' */
    cpy_r_r3 = PyTuple_Pack(2, cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 132, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r4 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 132, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 133, CPyStatic_encyclopedia___book___globals);
        goto CPyL334;
    }
    cpy_r_r6 = CPyDef_content___Sheet___items(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 133, CPyStatic_encyclopedia___book___globals);
        goto CPyL335;
    }
    cpy_r_r7 = PyObject_GetIter(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 133, CPyStatic_encyclopedia___book___globals);
        goto CPyL335;
    }
CPyL5: ;
    cpy_r_r8 = PyIter_Next(cpy_r_r7);
    if (cpy_r_r8 == NULL) goto CPyL336;
    PyObject *__tmp407;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        __tmp407 = NULL;
        goto __LL408;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp407 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp407 = NULL;
    }
    if (__tmp407 == NULL) goto __LL408;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r8, 1)) == CPyType_content___Row))
        __tmp407 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp407 = NULL;
    }
    if (__tmp407 == NULL) goto __LL408;
    __tmp407 = cpy_r_r8;
__LL408: ;
    if (unlikely(__tmp407 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r8); cpy_r_r9 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp409 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPy_INCREF(__tmp409);
        PyObject *__tmp410;
        if (likely(PyUnicode_Check(__tmp409)))
            __tmp410 = __tmp409;
        else {
            CPy_TypeError("str", __tmp409); 
            __tmp410 = NULL;
        }
        cpy_r_r9.f0 = __tmp410;
        PyObject *__tmp411 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPy_INCREF(__tmp411);
        PyObject *__tmp412;
        if (likely(Py_TYPE(__tmp411) == CPyType_content___Row))
            __tmp412 = __tmp411;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp411); 
            __tmp412 = NULL;
        }
        cpy_r_r9.f1 = __tmp412;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 133, CPyStatic_encyclopedia___book___globals);
        goto CPyL337;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r9.f1;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r9.f0);
    CPy_DECREF(cpy_r_r9.f1);
    cpy_r__ = cpy_r_r11;
    CPy_DECREF(cpy_r__);
    cpy_r_r12 = PyList_Append(cpy_r_r5, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 133, CPyStatic_encyclopedia___book___globals);
        goto CPyL337;
    } else
        goto CPyL5;
CPyL8: ;
    cpy_r_r14 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 133, CPyStatic_encyclopedia___book___globals);
        goto CPyL335;
    }
    cpy_r_r15 = PyList_AsTuple(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 133, CPyStatic_encyclopedia___book___globals);
        goto CPyL334;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_die_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_die_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_die_ids = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 133, CPyStatic_encyclopedia___book___globals);
        goto CPyL334;
    }
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL334;
    }
    cpy_r_r18 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL338;
    }
CPyL13: ;
    cpy_r_r19 = PyIter_Next(cpy_r_r18);
    if (cpy_r_r19 == NULL) goto CPyL339;
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_content___Row))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r19);
        goto CPyL340;
    }
    cpy_r_r21 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "continents", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL341;
    }
    CPy_INCREF(cpy_r_r21);
CPyL16: ;
    cpy_r_r22 = CPyStatics[440]; /* 'continent' */
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "continents", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL342;
    }
    CPy_INCREF(cpy_r_r23);
CPyL17: ;
    cpy_r_r24 = CPyStatics[597]; /* 'word' */
    cpy_r_r25 = CPyObject_GetAttr(cpy_r_r20, cpy_r_r24);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL343;
    }
    cpy_r_r26 = PyList_New(1);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL344;
    }
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    CPy_INCREF(cpy_r_r22);
    *(PyObject * *)cpy_r_r28 = cpy_r_r22;
    cpy_r_r29 = CPyList_Extend(cpy_r_r26, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL345;
    } else
        goto CPyL346;
CPyL20: ;
    cpy_r_r30 = PyList_AsTuple(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL347;
    }
    cpy_r_r31 = PyObject_CallObject(cpy_r_r25, cpy_r_r30);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL348;
    }
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r31);
        goto CPyL348;
    }
    cpy_r_r33 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r34[2] = {cpy_r_r21, cpy_r_r32};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = PyObject_VectorcallMethod(cpy_r_r33, cpy_r_r35, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL349;
    }
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r32);
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL340;
    }
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r39 = PyList_Append(cpy_r_r17, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL340;
    } else
        goto CPyL13;
CPyL26: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL338;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_die_colour != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_die_colour);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_die_colour = cpy_r_r17;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 134, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r43 = CPyStatics[600]; /* 'die_slots' */
    cpy_r_r44 = CPyStatics[571]; /* 'id' */
    cpy_r_r45 = CPyStatics[601]; /* 'face' */
    cpy_r_r46 = CPyStatics[76]; /* 'position' */
    cpy_r_r47 = CPyStatics[602]; /* 'effect' */
    cpy_r_r48 = PyTuple_Pack(4, cpy_r_r44, cpy_r_r45, cpy_r_r46, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 136, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r49 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r43, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 136, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r50 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r51 = CPyStatics[603]; /* 'FACES' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL350;
    }
    PyObject *__tmp413;
    if (unlikely(!(PyTuple_Check(cpy_r_r52) && PyTuple_GET_SIZE(cpy_r_r52) == 2))) {
        __tmp413 = NULL;
        goto __LL414;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r52, 0))))
        __tmp413 = PyTuple_GET_ITEM(cpy_r_r52, 0);
    else {
        __tmp413 = NULL;
    }
    if (__tmp413 == NULL) goto __LL414;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r52, 1))))
        __tmp413 = PyTuple_GET_ITEM(cpy_r_r52, 1);
    else {
        __tmp413 = NULL;
    }
    if (__tmp413 == NULL) goto __LL414;
    __tmp413 = cpy_r_r52;
__LL414: ;
    if (unlikely(__tmp413 == NULL)) {
        CPy_TypeError("tuple[str, str]", cpy_r_r52); cpy_r_r53 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp415 = PyTuple_GET_ITEM(cpy_r_r52, 0);
        CPy_INCREF(__tmp415);
        PyObject *__tmp416;
        if (likely(PyUnicode_Check(__tmp415)))
            __tmp416 = __tmp415;
        else {
            CPy_TypeError("str", __tmp415); 
            __tmp416 = NULL;
        }
        cpy_r_r53.f0 = __tmp416;
        PyObject *__tmp417 = PyTuple_GET_ITEM(cpy_r_r52, 1);
        CPy_INCREF(__tmp417);
        PyObject *__tmp418;
        if (likely(PyUnicode_Check(__tmp417)))
            __tmp418 = __tmp417;
        else {
            CPy_TypeError("str", __tmp417); 
            __tmp418 = NULL;
        }
        cpy_r_r53.f1 = __tmp418;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL350;
    }
    cpy_r_r54 = cpy_r_r53.f0;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55 = cpy_r_r53.f1;
    CPy_INCREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r53.f0);
    CPy_DECREF(cpy_r_r53.f1);
    cpy_r_r56 = PyTuple_Pack(2, cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL350;
    }
    cpy_r_r57 = PyList_New(2);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL351;
    }
    cpy_r_r58 = 0;
    goto CPyL36;
CPyL35: ;
    cpy_r_r59 = cpy_r_r58 < 2;
    if (!cpy_r_r59) goto CPyL352;
CPyL36: ;
    cpy_r_r60 = CPySequenceTuple_GetItemUnsafe(cpy_r_r56, cpy_r_r58);
    if (likely(PyUnicode_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r60);
        goto CPyL353;
    }
    cpy_r_r62 = PyList_New(0);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL354;
    }
    cpy_r_r63 = PyObject_GetIter(cpy_r_r49);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL355;
    }
CPyL39: ;
    cpy_r_r64 = PyIter_Next(cpy_r_r63);
    if (cpy_r_r64 == NULL) goto CPyL356;
    if (likely(Py_TYPE(cpy_r_r64) == CPyType_content___Row))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r64);
        goto CPyL357;
    }
    cpy_r_r66 = CPyStatics[601]; /* 'face' */
    cpy_r_r67 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r68 = CPyStatics[603]; /* 'FACES' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL358;
    }
    PyObject *__tmp419;
    if (unlikely(!(PyTuple_Check(cpy_r_r69) && PyTuple_GET_SIZE(cpy_r_r69) == 2))) {
        __tmp419 = NULL;
        goto __LL420;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r69, 0))))
        __tmp419 = PyTuple_GET_ITEM(cpy_r_r69, 0);
    else {
        __tmp419 = NULL;
    }
    if (__tmp419 == NULL) goto __LL420;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r69, 1))))
        __tmp419 = PyTuple_GET_ITEM(cpy_r_r69, 1);
    else {
        __tmp419 = NULL;
    }
    if (__tmp419 == NULL) goto __LL420;
    __tmp419 = cpy_r_r69;
__LL420: ;
    if (unlikely(__tmp419 == NULL)) {
        CPy_TypeError("tuple[str, str]", cpy_r_r69); cpy_r_r70 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp421 = PyTuple_GET_ITEM(cpy_r_r69, 0);
        CPy_INCREF(__tmp421);
        PyObject *__tmp422;
        if (likely(PyUnicode_Check(__tmp421)))
            __tmp422 = __tmp421;
        else {
            CPy_TypeError("str", __tmp421); 
            __tmp422 = NULL;
        }
        cpy_r_r70.f0 = __tmp422;
        PyObject *__tmp423 = PyTuple_GET_ITEM(cpy_r_r69, 1);
        CPy_INCREF(__tmp423);
        PyObject *__tmp424;
        if (likely(PyUnicode_Check(__tmp423)))
            __tmp424 = __tmp423;
        else {
            CPy_TypeError("str", __tmp423); 
            __tmp424 = NULL;
        }
        cpy_r_r70.f1 = __tmp424;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL358;
    }
    cpy_r_r71 = CPyStatics[597]; /* 'word' */
    cpy_r_r72 = CPyObject_GetAttr(cpy_r_r65, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL359;
    }
    cpy_r_r73 = PyList_New(1);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL360;
    }
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r73 + offsetof(PyListObject, ob_item));
    cpy_r_r75 = *(CPyPtr *)cpy_r_r74;
    CPy_INCREF(cpy_r_r66);
    *(PyObject * *)cpy_r_r75 = cpy_r_r66;
    cpy_r_r76 = PyTuple_New(2);
    if (unlikely(cpy_r_r76 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp425 = cpy_r_r70.f0;
    PyTuple_SET_ITEM(cpy_r_r76, 0, __tmp425);
    PyObject *__tmp426 = cpy_r_r70.f1;
    PyTuple_SET_ITEM(cpy_r_r76, 1, __tmp426);
    cpy_r_r77 = CPyList_Extend(cpy_r_r73, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL361;
    } else
        goto CPyL362;
CPyL46: ;
    cpy_r_r78 = PyList_AsTuple(cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL363;
    }
    cpy_r_r79 = PyObject_CallObject(cpy_r_r72, cpy_r_r78);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL358;
    }
    if (likely(PyUnicode_Check(cpy_r_r79)))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r79);
        goto CPyL358;
    }
    cpy_r_r81 = CPyStr_Equal(cpy_r_r80, cpy_r_r61);
    CPy_DECREF(cpy_r_r80);
    if (!cpy_r_r81) goto CPyL364;
    cpy_r_r82 = PyList_Append(cpy_r_r62, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL357;
    } else
        goto CPyL39;
CPyL51: ;
    cpy_r_r84 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 137, CPyStatic_encyclopedia___book___globals);
        goto CPyL365;
    }
    CPyList_SetItemUnsafe(cpy_r_r57, cpy_r_r58, cpy_r_r62);
    cpy_r_r85 = cpy_r_r58 + 1;
    cpy_r_r58 = cpy_r_r85;
    goto CPyL35;
CPyL54: ;
    cpy_r_r86 = PyList_New(0);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL366;
    }
    cpy_r_r87 = CPyDef_content___Sheet___items(cpy_r_r49);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL367;
    }
    cpy_r_r88 = PyObject_GetIter(cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL367;
    }
CPyL57: ;
    cpy_r_r89 = PyIter_Next(cpy_r_r88);
    if (cpy_r_r89 == NULL) goto CPyL368;
    PyObject *__tmp427;
    if (unlikely(!(PyTuple_Check(cpy_r_r89) && PyTuple_GET_SIZE(cpy_r_r89) == 2))) {
        __tmp427 = NULL;
        goto __LL428;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r89, 0))))
        __tmp427 = PyTuple_GET_ITEM(cpy_r_r89, 0);
    else {
        __tmp427 = NULL;
    }
    if (__tmp427 == NULL) goto __LL428;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r89, 1)) == CPyType_content___Row))
        __tmp427 = PyTuple_GET_ITEM(cpy_r_r89, 1);
    else {
        __tmp427 = NULL;
    }
    if (__tmp427 == NULL) goto __LL428;
    __tmp427 = cpy_r_r89;
__LL428: ;
    if (unlikely(__tmp427 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r89); cpy_r_r90 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp429 = PyTuple_GET_ITEM(cpy_r_r89, 0);
        CPy_INCREF(__tmp429);
        PyObject *__tmp430;
        if (likely(PyUnicode_Check(__tmp429)))
            __tmp430 = __tmp429;
        else {
            CPy_TypeError("str", __tmp429); 
            __tmp430 = NULL;
        }
        cpy_r_r90.f0 = __tmp430;
        PyObject *__tmp431 = PyTuple_GET_ITEM(cpy_r_r89, 1);
        CPy_INCREF(__tmp431);
        PyObject *__tmp432;
        if (likely(Py_TYPE(__tmp431) == CPyType_content___Row))
            __tmp432 = __tmp431;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp431); 
            __tmp432 = NULL;
        }
        cpy_r_r90.f1 = __tmp432;
    }
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL369;
    }
    cpy_r_r91 = cpy_r_r90.f0;
    CPy_INCREF(cpy_r_r91);
    cpy_r_r92 = cpy_r_r90.f1;
    CPy_INCREF(cpy_r_r92);
    CPy_DECREF(cpy_r_r90.f0);
    CPy_DECREF(cpy_r_r90.f1);
    cpy_r_r93 = CPyStatics[601]; /* 'face' */
    cpy_r_r94 = CPyDef_content___Row___text(cpy_r_r92, cpy_r_r93);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL370;
    }
    cpy_r_r95 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r96 = CPyStatics[603]; /* 'FACES' */
    cpy_r_r97 = CPyDict_GetItem(cpy_r_r95, cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL371;
    }
    PyObject *__tmp433;
    if (unlikely(!(PyTuple_Check(cpy_r_r97) && PyTuple_GET_SIZE(cpy_r_r97) == 2))) {
        __tmp433 = NULL;
        goto __LL434;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r97, 0))))
        __tmp433 = PyTuple_GET_ITEM(cpy_r_r97, 0);
    else {
        __tmp433 = NULL;
    }
    if (__tmp433 == NULL) goto __LL434;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r97, 1))))
        __tmp433 = PyTuple_GET_ITEM(cpy_r_r97, 1);
    else {
        __tmp433 = NULL;
    }
    if (__tmp433 == NULL) goto __LL434;
    __tmp433 = cpy_r_r97;
__LL434: ;
    if (unlikely(__tmp433 == NULL)) {
        CPy_TypeError("tuple[str, str]", cpy_r_r97); cpy_r_r98 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp435 = PyTuple_GET_ITEM(cpy_r_r97, 0);
        CPy_INCREF(__tmp435);
        PyObject *__tmp436;
        if (likely(PyUnicode_Check(__tmp435)))
            __tmp436 = __tmp435;
        else {
            CPy_TypeError("str", __tmp435); 
            __tmp436 = NULL;
        }
        cpy_r_r98.f0 = __tmp436;
        PyObject *__tmp437 = PyTuple_GET_ITEM(cpy_r_r97, 1);
        CPy_INCREF(__tmp437);
        PyObject *__tmp438;
        if (likely(PyUnicode_Check(__tmp437)))
            __tmp438 = __tmp437;
        else {
            CPy_TypeError("str", __tmp437); 
            __tmp438 = NULL;
        }
        cpy_r_r98.f1 = __tmp438;
    }
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL371;
    }
    cpy_r_r99 = cpy_r_r98.f0;
    CPy_INCREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r98.f0);
    CPy_DECREF(cpy_r_r98.f1);
    cpy_r_r100 = CPyStr_Equal(cpy_r_r94, cpy_r_r99);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r99);
    if (!cpy_r_r100) goto CPyL372;
    cpy_r_r101 = PyList_Append(cpy_r_r86, cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL369;
    } else
        goto CPyL57;
CPyL64: ;
    cpy_r_r103 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL367;
    }
    cpy_r_r104 = PyList_AsTuple(cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL366;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_ids = cpy_r_r104;
    cpy_r_r105 = 1;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 138, CPyStatic_encyclopedia___book___globals);
        goto CPyL366;
    }
    cpy_r_r106 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_ids;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "slot_ids", 139, CPyStatic_encyclopedia___book___globals);
        goto CPyL366;
    }
    CPy_INCREF(cpy_r_r106);
CPyL68: ;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyVarObject, ob_size));
    cpy_r_r108 = *(int64_t *)cpy_r_r107;
    CPy_DECREF(cpy_r_r106);
    cpy_r_r109 = cpy_r_r108 << 1;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slots != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slots);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slots = cpy_r_r109;
    cpy_r_r110 = 1;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 139, CPyStatic_encyclopedia___book___globals);
        goto CPyL366;
    }
    cpy_r_r111 = 0;
    cpy_r_r112 = 0;
CPyL70: ;
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r114 = *(int64_t *)cpy_r_r113;
    cpy_r_r115 = cpy_r_r112 < cpy_r_r114;
    if (!cpy_r_r115) goto CPyL76;
    cpy_r_r116 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyListObject, ob_item));
    cpy_r_r117 = *(CPyPtr *)cpy_r_r116;
    cpy_r_r118 = cpy_r_r112 * 8;
    cpy_r_r119 = cpy_r_r117 + cpy_r_r118;
    cpy_r_r120 = *(PyObject * *)cpy_r_r119;
    CPy_INCREF(cpy_r_r120);
    if (likely(PyList_Check(cpy_r_r120)))
        cpy_r_r121 = cpy_r_r120;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 140, CPyStatic_encyclopedia___book___globals, "list", cpy_r_r120);
        goto CPyL366;
    }
    cpy_r_r122 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyVarObject, ob_size));
    cpy_r_r123 = *(int64_t *)cpy_r_r122;
    CPy_DECREF(cpy_r_r121);
    cpy_r_r124 = cpy_r_r123 << 1;
    cpy_r_r125 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_dice_drawn;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "dice_drawn", 140, CPyStatic_encyclopedia___book___globals);
        goto CPyL366;
    }
CPyL73: ;
    cpy_r_r126 = cpy_r_r124 != cpy_r_r125;
    if (!cpy_r_r126) goto CPyL75;
    cpy_r_r111 = 1;
    goto CPyL76;
CPyL75: ;
    cpy_r_r127 = cpy_r_r112 + 1;
    cpy_r_r112 = cpy_r_r127;
    goto CPyL70;
CPyL76: ;
    if (cpy_r_r111) {
        goto CPyL373;
    } else
        goto CPyL374;
CPyL77: ;
    cpy_r_r128 = ((serai___kernel___content___SheetObject *)cpy_r_r49)->_name;
    CPy_INCREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r129 = CPyStatics[604]; /* ': each face has one slot for each of ' */
    cpy_r_r130 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_dice_drawn;
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "dice_drawn", 141, CPyStatic_encyclopedia___book___globals);
        goto CPyL375;
    }
    CPyTagged_INCREF(cpy_r_r130);
CPyL78: ;
    cpy_r_r131 = CPyTagged_Str(cpy_r_r130);
    CPyTagged_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 141, CPyStatic_encyclopedia___book___globals);
        goto CPyL375;
    }
    cpy_r_r132 = CPyStatics[605]; /* ' dice' */
    cpy_r_r133 = CPyStr_Build(4, cpy_r_r128, cpy_r_r129, cpy_r_r131, cpy_r_r132);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 141, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r134 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r135[1] = {cpy_r_r133};
    cpy_r_r136 = (PyObject **)&cpy_r_r135;
    cpy_r_r137 = PyObject_Vectorcall(cpy_r_r134, cpy_r_r136, 1, 0);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 141, CPyStatic_encyclopedia___book___globals);
        goto CPyL376;
    }
    CPy_DECREF(cpy_r_r133);
    if (likely(Py_TYPE(cpy_r_r137) == CPyType_content___ContentError))
        cpy_r_r138 = cpy_r_r137;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 141, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.ContentError", cpy_r_r137);
        goto CPyL333;
    }
    CPy_Raise(cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 141, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Unreachable();
CPyL84: ;
    cpy_r_r139 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r140 = *(int64_t *)cpy_r_r139;
    cpy_r_r141 = PyList_New(cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 142, CPyStatic_encyclopedia___book___globals);
        goto CPyL377;
    }
    cpy_r_r142 = 0;
CPyL86: ;
    cpy_r_r143 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r144 = *(int64_t *)cpy_r_r143;
    cpy_r_r145 = cpy_r_r142 < cpy_r_r144;
    if (!cpy_r_r145) goto CPyL97;
    cpy_r_r146 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyListObject, ob_item));
    cpy_r_r147 = *(CPyPtr *)cpy_r_r146;
    cpy_r_r148 = cpy_r_r142 * 8;
    cpy_r_r149 = cpy_r_r147 + cpy_r_r148;
    cpy_r_r150 = *(PyObject * *)cpy_r_r149;
    CPy_INCREF(cpy_r_r150);
    if (likely(PyList_Check(cpy_r_r150)))
        cpy_r_r151 = cpy_r_r150;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 142, CPyStatic_encyclopedia___book___globals, "list", cpy_r_r150);
        goto CPyL378;
    }
    cpy_r_r152 = (CPyPtr)((CPyPtr)cpy_r_r151 + offsetof(PyVarObject, ob_size));
    cpy_r_r153 = *(int64_t *)cpy_r_r152;
    cpy_r_r154 = PyList_New(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 142, CPyStatic_encyclopedia___book___globals);
        goto CPyL379;
    }
    cpy_r_r155 = 0;
CPyL90: ;
    cpy_r_r156 = (CPyPtr)((CPyPtr)cpy_r_r151 + offsetof(PyVarObject, ob_size));
    cpy_r_r157 = *(int64_t *)cpy_r_r156;
    cpy_r_r158 = cpy_r_r155 < cpy_r_r157;
    if (!cpy_r_r158) goto CPyL380;
    cpy_r_r159 = (CPyPtr)((CPyPtr)cpy_r_r151 + offsetof(PyListObject, ob_item));
    cpy_r_r160 = *(CPyPtr *)cpy_r_r159;
    cpy_r_r161 = cpy_r_r155 * 8;
    cpy_r_r162 = cpy_r_r160 + cpy_r_r161;
    cpy_r_r163 = *(PyObject * *)cpy_r_r162;
    CPy_INCREF(cpy_r_r163);
    if (likely(Py_TYPE(cpy_r_r163) == CPyType_content___Row))
        cpy_r_r164 = cpy_r_r163;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 142, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r163);
        goto CPyL381;
    }
    cpy_r_r165 = CPyStatics[602]; /* 'effect' */
    cpy_r_r166 = CPyDef_encyclopedia___book____gains(cpy_r_r164, cpy_r_r165, cpy_r_self);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 142, CPyStatic_encyclopedia___book___globals);
        goto CPyL381;
    }
    CPyList_SetItemUnsafe(cpy_r_r154, cpy_r_r155, cpy_r_r166);
    cpy_r_r167 = cpy_r_r155 + 1;
    cpy_r_r155 = cpy_r_r167;
    goto CPyL90;
CPyL95: ;
    CPyList_SetItemUnsafe(cpy_r_r141, cpy_r_r142, cpy_r_r154);
    cpy_r_r168 = cpy_r_r142 + 1;
    cpy_r_r142 = cpy_r_r168;
    goto CPyL86;
CPyL97: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_gains != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_gains);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_gains = cpy_r_r141;
    cpy_r_r169 = 1;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 142, CPyStatic_encyclopedia___book___globals);
        goto CPyL377;
    }
    cpy_r_r170 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r171 = *(int64_t *)cpy_r_r170;
    cpy_r_r172 = PyList_New(cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 143, CPyStatic_encyclopedia___book___globals);
        goto CPyL377;
    }
    cpy_r_r173 = 0;
CPyL100: ;
    cpy_r_r174 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r175 = *(int64_t *)cpy_r_r174;
    cpy_r_r176 = cpy_r_r173 < cpy_r_r175;
    if (!cpy_r_r176) goto CPyL382;
    cpy_r_r177 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyListObject, ob_item));
    cpy_r_r178 = *(CPyPtr *)cpy_r_r177;
    cpy_r_r179 = cpy_r_r173 * 8;
    cpy_r_r180 = cpy_r_r178 + cpy_r_r179;
    cpy_r_r181 = *(PyObject * *)cpy_r_r180;
    CPy_INCREF(cpy_r_r181);
    if (likely(PyList_Check(cpy_r_r181)))
        cpy_r_r182 = cpy_r_r181;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 143, CPyStatic_encyclopedia___book___globals, "list", cpy_r_r181);
        goto CPyL383;
    }
    cpy_r_r183 = (CPyPtr)((CPyPtr)cpy_r_r182 + offsetof(PyVarObject, ob_size));
    cpy_r_r184 = *(int64_t *)cpy_r_r183;
    cpy_r_r185 = PyList_New(cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 143, CPyStatic_encyclopedia___book___globals);
        goto CPyL384;
    }
    cpy_r_r186 = 0;
CPyL104: ;
    cpy_r_r187 = (CPyPtr)((CPyPtr)cpy_r_r182 + offsetof(PyVarObject, ob_size));
    cpy_r_r188 = *(int64_t *)cpy_r_r187;
    cpy_r_r189 = cpy_r_r186 < cpy_r_r188;
    if (!cpy_r_r189) goto CPyL385;
    cpy_r_r190 = (CPyPtr)((CPyPtr)cpy_r_r182 + offsetof(PyListObject, ob_item));
    cpy_r_r191 = *(CPyPtr *)cpy_r_r190;
    cpy_r_r192 = cpy_r_r186 * 8;
    cpy_r_r193 = cpy_r_r191 + cpy_r_r192;
    cpy_r_r194 = *(PyObject * *)cpy_r_r193;
    CPy_INCREF(cpy_r_r194);
    if (likely(Py_TYPE(cpy_r_r194) == CPyType_content___Row))
        cpy_r_r195 = cpy_r_r194;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 143, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r194);
        goto CPyL386;
    }
    cpy_r_r196 = CPyStatics[602]; /* 'effect' */
    cpy_r_r197 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_verbs;
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "verbs", 143, CPyStatic_encyclopedia___book___globals);
        goto CPyL387;
    }
    CPy_INCREF(cpy_r_r197);
CPyL107: ;
    cpy_r_r198 = CPyDef_content___Row___effect(cpy_r_r195, cpy_r_r196, cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 143, CPyStatic_encyclopedia___book___globals);
        goto CPyL386;
    }
    CPyList_SetItemUnsafe(cpy_r_r185, cpy_r_r186, cpy_r_r198);
    cpy_r_r199 = cpy_r_r186 + 1;
    cpy_r_r186 = cpy_r_r199;
    goto CPyL104;
CPyL110: ;
    CPyList_SetItemUnsafe(cpy_r_r172, cpy_r_r173, cpy_r_r185);
    cpy_r_r200 = cpy_r_r173 + 1;
    cpy_r_r173 = cpy_r_r200;
    goto CPyL100;
CPyL112: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_effect != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_effect);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_slot_effect = cpy_r_r172;
    cpy_r_r201 = 1;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 143, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r202 = CPyStatics[606]; /* 'expedition_spaces' */
    cpy_r_r203 = CPyStatics[571]; /* 'id' */
    cpy_r_r204 = CPyStatics[440]; /* 'continent' */
    cpy_r_r205 = CPyStatics[76]; /* 'position' */
    cpy_r_r206 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r207 = CPyStatics[337]; /* 'value' */
    cpy_r_r208 = PyTuple_Pack(5, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 145, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r209 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r202, cpy_r_r208);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 145, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r210 = PyList_New(0);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 146, CPyStatic_encyclopedia___book___globals);
        goto CPyL388;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_ids = cpy_r_r210;
    cpy_r_r211 = 1;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 146, CPyStatic_encyclopedia___book___globals);
        goto CPyL388;
    }
    cpy_r_r212 = PyList_New(0);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 147, CPyStatic_encyclopedia___book___globals);
        goto CPyL388;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_stars != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_stars);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_stars = cpy_r_r212;
    cpy_r_r213 = 1;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 147, CPyStatic_encyclopedia___book___globals);
        goto CPyL388;
    }
    cpy_r_r214 = PyList_New(0);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 148, CPyStatic_encyclopedia___book___globals);
        goto CPyL388;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_value != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_value);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_value = cpy_r_r214;
    cpy_r_r215 = 1;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 148, CPyStatic_encyclopedia___book___globals);
        goto CPyL388;
    }
    cpy_r_r216 = PyList_New(0);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 149, CPyStatic_encyclopedia___book___globals);
        goto CPyL388;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_first_space != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_first_space);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_first_space = cpy_r_r216;
    cpy_r_r217 = 1;
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 149, CPyStatic_encyclopedia___book___globals);
        goto CPyL388;
    }
    cpy_r_r218 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "continents", 150, CPyStatic_encyclopedia___book___globals);
        goto CPyL388;
    }
    CPy_INCREF(cpy_r_r218);
CPyL124: ;
    cpy_r_r219 = (CPyPtr)((CPyPtr)cpy_r_r218 + offsetof(PyVarObject, ob_size));
    cpy_r_r220 = *(int64_t *)cpy_r_r219;
    cpy_r_r221 = 0;
CPyL125: ;
    cpy_r_r222 = cpy_r_r221 < cpy_r_r220;
    if (!cpy_r_r222) goto CPyL389;
    cpy_r_r223 = CPySequenceTuple_GetItemUnsafe(cpy_r_r218, cpy_r_r221);
    if (likely(PyUnicode_Check(cpy_r_r223)))
        cpy_r_r224 = cpy_r_r223;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 150, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r223);
        goto CPyL390;
    }
    cpy_r_r225 = PyList_New(0);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL391;
    }
    cpy_r_r226 = CPyDef_content___Sheet___items(cpy_r_r209);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL392;
    }
    cpy_r_r227 = PyObject_GetIter(cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL392;
    }
CPyL130: ;
    cpy_r_r228 = PyIter_Next(cpy_r_r227);
    if (cpy_r_r228 == NULL) goto CPyL393;
    PyObject *__tmp439;
    if (unlikely(!(PyTuple_Check(cpy_r_r228) && PyTuple_GET_SIZE(cpy_r_r228) == 2))) {
        __tmp439 = NULL;
        goto __LL440;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r228, 0))))
        __tmp439 = PyTuple_GET_ITEM(cpy_r_r228, 0);
    else {
        __tmp439 = NULL;
    }
    if (__tmp439 == NULL) goto __LL440;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r228, 1)) == CPyType_content___Row))
        __tmp439 = PyTuple_GET_ITEM(cpy_r_r228, 1);
    else {
        __tmp439 = NULL;
    }
    if (__tmp439 == NULL) goto __LL440;
    __tmp439 = cpy_r_r228;
__LL440: ;
    if (unlikely(__tmp439 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r228); cpy_r_r229 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp441 = PyTuple_GET_ITEM(cpy_r_r228, 0);
        CPy_INCREF(__tmp441);
        PyObject *__tmp442;
        if (likely(PyUnicode_Check(__tmp441)))
            __tmp442 = __tmp441;
        else {
            CPy_TypeError("str", __tmp441); 
            __tmp442 = NULL;
        }
        cpy_r_r229.f0 = __tmp442;
        PyObject *__tmp443 = PyTuple_GET_ITEM(cpy_r_r228, 1);
        CPy_INCREF(__tmp443);
        PyObject *__tmp444;
        if (likely(Py_TYPE(__tmp443) == CPyType_content___Row))
            __tmp444 = __tmp443;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp443); 
            __tmp444 = NULL;
        }
        cpy_r_r229.f1 = __tmp444;
    }
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r229.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL394;
    }
    cpy_r_r230 = cpy_r_r229.f0;
    CPy_INCREF(cpy_r_r230);
    cpy_r_r231 = cpy_r_r229.f1;
    CPy_INCREF(cpy_r_r231);
    CPy_DECREF(cpy_r_r229.f0);
    CPy_DECREF(cpy_r_r229.f1);
    cpy_r_r232 = CPyStatics[440]; /* 'continent' */
    cpy_r_r233 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "continents", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL395;
    }
    CPy_INCREF(cpy_r_r233);
CPyL133: ;
    cpy_r_r234 = CPyStatics[597]; /* 'word' */
    cpy_r_r235 = CPyObject_GetAttr(cpy_r_r231, cpy_r_r234);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL396;
    }
    cpy_r_r236 = PyList_New(1);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL397;
    }
    cpy_r_r237 = (CPyPtr)((CPyPtr)cpy_r_r236 + offsetof(PyListObject, ob_item));
    cpy_r_r238 = *(CPyPtr *)cpy_r_r237;
    CPy_INCREF(cpy_r_r232);
    *(PyObject * *)cpy_r_r238 = cpy_r_r232;
    cpy_r_r239 = CPyList_Extend(cpy_r_r236, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL398;
    } else
        goto CPyL399;
CPyL136: ;
    cpy_r_r240 = PyList_AsTuple(cpy_r_r236);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL400;
    }
    cpy_r_r241 = PyObject_CallObject(cpy_r_r235, cpy_r_r240);
    CPy_DECREF(cpy_r_r235);
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL395;
    }
    if (likely(PyUnicode_Check(cpy_r_r241)))
        cpy_r_r242 = cpy_r_r241;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r241);
        goto CPyL395;
    }
    cpy_r_r243 = CPyStr_Equal(cpy_r_r242, cpy_r_r224);
    CPy_DECREF(cpy_r_r242);
    if (!cpy_r_r243) goto CPyL401;
    cpy_r_r244.f0 = cpy_r_r230;
    cpy_r_r244.f1 = cpy_r_r231;
    cpy_r_r245 = PyTuple_New(2);
    if (unlikely(cpy_r_r245 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp445 = cpy_r_r244.f0;
    PyTuple_SET_ITEM(cpy_r_r245, 0, __tmp445);
    PyObject *__tmp446 = cpy_r_r244.f1;
    PyTuple_SET_ITEM(cpy_r_r245, 1, __tmp446);
    cpy_r_r246 = PyList_Append(cpy_r_r225, cpy_r_r245);
    CPy_DECREF(cpy_r_r245);
    cpy_r_r247 = cpy_r_r246 >= 0;
    if (unlikely(!cpy_r_r247)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL394;
    } else
        goto CPyL130;
CPyL141: ;
    cpy_r_r248 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 151, CPyStatic_encyclopedia___book___globals);
        goto CPyL392;
    }
    cpy_r_r249 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_first_space;
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "first_space", 152, CPyStatic_encyclopedia___book___globals);
        goto CPyL402;
    }
    CPy_INCREF(cpy_r_r249);
CPyL143: ;
    cpy_r_r250 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_ids;
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "space_ids", 152, CPyStatic_encyclopedia___book___globals);
        goto CPyL403;
    }
CPyL144: ;
    cpy_r_r251 = (CPyPtr)((CPyPtr)cpy_r_r250 + offsetof(PyVarObject, ob_size));
    cpy_r_r252 = *(int64_t *)cpy_r_r251;
    cpy_r_r253 = cpy_r_r252 << 1;
    cpy_r_r254 = CPyTagged_StealAsObject(cpy_r_r253);
    cpy_r_r255 = PyList_Append(cpy_r_r249, cpy_r_r254);
    CPy_DECREF(cpy_r_r249);
    CPy_DECREF(cpy_r_r254);
    cpy_r_r256 = cpy_r_r255 >= 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 152, CPyStatic_encyclopedia___book___globals);
        goto CPyL402;
    }
    cpy_r_r257 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r258 = CPyStatics[608]; /* 'enumerate' */
    cpy_r_r259 = CPyObject_GetAttr(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 153, CPyStatic_encyclopedia___book___globals);
        goto CPyL402;
    }
    cpy_r_r260 = CPyStatics[4897]; /* 1 */
    PyObject *cpy_r_r261[2] = {cpy_r_r225, cpy_r_r260};
    cpy_r_r262 = (PyObject **)&cpy_r_r261;
    cpy_r_r263 = PyObject_Vectorcall(cpy_r_r259, cpy_r_r262, 2, 0);
    CPy_DECREF(cpy_r_r259);
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 153, CPyStatic_encyclopedia___book___globals);
        goto CPyL402;
    }
    CPy_DECREF(cpy_r_r225);
    cpy_r_r264 = PyObject_GetIter(cpy_r_r263);
    CPy_DECREF(cpy_r_r263);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 153, CPyStatic_encyclopedia___book___globals);
        goto CPyL391;
    }
CPyL148: ;
    cpy_r_r265 = PyIter_Next(cpy_r_r264);
    if (cpy_r_r265 == NULL) goto CPyL404;
    PyObject *__tmp447;
    if (unlikely(!(PyTuple_Check(cpy_r_r265) && PyTuple_GET_SIZE(cpy_r_r265) == 2))) {
        __tmp447 = NULL;
        goto __LL448;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r265, 0))))
        __tmp447 = PyTuple_GET_ITEM(cpy_r_r265, 0);
    else {
        __tmp447 = NULL;
    }
    if (__tmp447 == NULL) goto __LL448;
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r265, 1)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r265, 1)) == 2))) {
        __tmp447 = NULL;
        goto __LL449;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r265, 1), 0))))
        __tmp447 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r265, 1), 0);
    else {
        __tmp447 = NULL;
    }
    if (__tmp447 == NULL) goto __LL449;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r265, 1), 1)) == CPyType_content___Row))
        __tmp447 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r265, 1), 1);
    else {
        __tmp447 = NULL;
    }
    if (__tmp447 == NULL) goto __LL449;
    __tmp447 = PyTuple_GET_ITEM(cpy_r_r265, 1);
__LL449: ;
    if (__tmp447 == NULL) goto __LL448;
    __tmp447 = cpy_r_r265;
__LL448: ;
    if (unlikely(__tmp447 == NULL)) {
        CPy_TypeError("tuple[int, tuple[str, serai.kernel.content.Row]]", cpy_r_r265); cpy_r_r266 = (tuple_T2IT2OO) { CPY_INT_TAG, { NULL, NULL } };
    } else {
        PyObject *__tmp450 = PyTuple_GET_ITEM(cpy_r_r265, 0);
        CPyTagged __tmp451;
        if (likely(PyLong_Check(__tmp450)))
            __tmp451 = CPyTagged_FromObject(__tmp450);
        else {
            goto __LL452;
        }
        cpy_r_r266.f0 = __tmp451;
        PyObject *__tmp453 = PyTuple_GET_ITEM(cpy_r_r265, 1);
        tuple_T2OO __tmp454;
        PyObject *__tmp456;
        if (unlikely(!(PyTuple_Check(__tmp453) && PyTuple_GET_SIZE(__tmp453) == 2))) {
            __tmp456 = NULL;
            goto __LL457;
        }
        if (likely(PyUnicode_Check(PyTuple_GET_ITEM(__tmp453, 0))))
            __tmp456 = PyTuple_GET_ITEM(__tmp453, 0);
        else {
            __tmp456 = NULL;
        }
        if (__tmp456 == NULL) goto __LL457;
        if (likely(Py_TYPE(PyTuple_GET_ITEM(__tmp453, 1)) == CPyType_content___Row))
            __tmp456 = PyTuple_GET_ITEM(__tmp453, 1);
        else {
            __tmp456 = NULL;
        }
        if (__tmp456 == NULL) goto __LL457;
        __tmp456 = __tmp453;
__LL457: ;
        if (unlikely(__tmp456 == NULL)) {
            goto __LL455;
        } else {
            PyObject *__tmp458 = PyTuple_GET_ITEM(__tmp453, 0);
            CPy_INCREF(__tmp458);
            PyObject *__tmp459;
            if (likely(PyUnicode_Check(__tmp458)))
                __tmp459 = __tmp458;
            else {
                CPy_TypeError("str", __tmp458); 
                __tmp459 = NULL;
            }
            __tmp454.f0 = __tmp459;
            PyObject *__tmp460 = PyTuple_GET_ITEM(__tmp453, 1);
            CPy_INCREF(__tmp460);
            PyObject *__tmp461;
            if (likely(Py_TYPE(__tmp460) == CPyType_content___Row))
                __tmp461 = __tmp460;
            else {
                CPy_TypeError("serai.kernel.content.Row", __tmp460); 
                __tmp461 = NULL;
            }
            __tmp454.f1 = __tmp461;
        }
        cpy_r_r266.f1 = __tmp454;
    }
    goto __LL462;
__LL452: ;
    cpy_r_r266 = (tuple_T2IT2OO) { CPY_INT_TAG, { NULL, NULL } };
    goto __LL462;
__LL455: ;
    CPyTagged_DECREF(cpy_r_r266.f0);
    cpy_r_r266 = (tuple_T2IT2OO) { CPY_INT_TAG, { NULL, NULL } };
    goto __LL462;
__LL462: ;
    CPy_DECREF(cpy_r_r265);
    if (unlikely(cpy_r_r266.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 153, CPyStatic_encyclopedia___book___globals);
        goto CPyL405;
    }
    cpy_r_r267 = cpy_r_r266.f0;
    CPyTagged_INCREF(cpy_r_r267);
    cpy_r_place = cpy_r_r267;
    cpy_r_r268 = cpy_r_r266.f1;
    CPy_INCREF(cpy_r_r268.f0);
    CPy_INCREF(cpy_r_r268.f1);
    CPyTagged_DECREF(cpy_r_r266.f0);
    CPy_DECREF(cpy_r_r266.f1.f0);
    CPy_DECREF(cpy_r_r266.f1.f1);
    cpy_r_r269 = cpy_r_r268.f0;
    CPy_INCREF(cpy_r_r269);
    cpy_r_id = cpy_r_r269;
    cpy_r_r270 = cpy_r_r268.f1;
    CPy_INCREF(cpy_r_r270);
    CPy_DECREF(cpy_r_r268.f0);
    CPy_DECREF(cpy_r_r268.f1);
    cpy_r_row = cpy_r_r270;
    cpy_r_r271 = CPyStatics[76]; /* 'position' */
    cpy_r_r272 = NULL;
    cpy_r_r273 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r271, cpy_r_r272);
    if (unlikely(cpy_r_r273 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 154, CPyStatic_encyclopedia___book___globals);
        goto CPyL406;
    }
    cpy_r_r274 = cpy_r_r273 & 1;
    cpy_r_r275 = cpy_r_r274 != 0;
    if (!cpy_r_r275) goto CPyL153;
    cpy_r_r276 = CPyTagged_IsEq_(cpy_r_r273, cpy_r_place);
    cpy_r_r277 = cpy_r_r276 ^ 1;
    cpy_r_r278 = cpy_r_r277;
    goto CPyL154;
CPyL153: ;
    cpy_r_r279 = cpy_r_r273 != cpy_r_place;
    cpy_r_r278 = cpy_r_r279;
CPyL154: ;
    CPyTagged_DECREF(cpy_r_r273);
    if (cpy_r_r278) {
        goto CPyL407;
    } else
        goto CPyL408;
CPyL155: ;
    cpy_r_r280 = CPyStatics[76]; /* 'position' */
    cpy_r_r281 = CPyStatics[609]; /* 'expected ' */
    cpy_r_r282 = CPyTagged_Str(cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 155, CPyStatic_encyclopedia___book___globals);
        goto CPyL409;
    }
    cpy_r_r283 = CPyStatics[610]; /* ': the spaces of ' */
    cpy_r_r284 = CPyStatics[611]; /* ' from left to right' */
    cpy_r_r285 = CPyStr_Build(5, cpy_r_r281, cpy_r_r282, cpy_r_r283, cpy_r_r224, cpy_r_r284);
    CPy_DECREF(cpy_r_r282);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 155, CPyStatic_encyclopedia___book___globals);
        goto CPyL410;
    }
    cpy_r_r286 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r280, cpy_r_r285);
    CPy_DECREF(cpy_r_r285);
    CPy_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 155, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Raise(cpy_r_r286);
    CPy_DECREF(cpy_r_r286);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 155, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Unreachable();
CPyL160: ;
    cpy_r_r287 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_ids;
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "space_ids", 156, CPyStatic_encyclopedia___book___globals);
        goto CPyL411;
    }
    CPy_INCREF(cpy_r_r287);
CPyL161: ;
    cpy_r_r288 = PyList_Append(cpy_r_r287, cpy_r_id);
    CPy_DECREF(cpy_r_r287);
    CPy_DECREF(cpy_r_id);
    cpy_r_r289 = cpy_r_r288 >= 0;
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 156, CPyStatic_encyclopedia___book___globals);
        goto CPyL412;
    }
    cpy_r_r290 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_stars;
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "space_stars", 157, CPyStatic_encyclopedia___book___globals);
        goto CPyL412;
    }
    CPy_INCREF(cpy_r_r290);
CPyL163: ;
    cpy_r_r291 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r292 = NULL;
    cpy_r_r293 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r291, cpy_r_r292);
    if (unlikely(cpy_r_r293 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 157, CPyStatic_encyclopedia___book___globals);
        goto CPyL413;
    }
    cpy_r_r294 = CPyTagged_StealAsObject(cpy_r_r293);
    cpy_r_r295 = PyList_Append(cpy_r_r290, cpy_r_r294);
    CPy_DECREF(cpy_r_r290);
    CPy_DECREF(cpy_r_r294);
    cpy_r_r296 = cpy_r_r295 >= 0;
    if (unlikely(!cpy_r_r296)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 157, CPyStatic_encyclopedia___book___globals);
        goto CPyL412;
    }
    cpy_r_r297 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_value;
    if (unlikely(cpy_r_r297 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "space_value", 158, CPyStatic_encyclopedia___book___globals);
        goto CPyL412;
    }
    CPy_INCREF(cpy_r_r297);
CPyL166: ;
    cpy_r_r298 = CPyStatics[337]; /* 'value' */
    cpy_r_r299 = NULL;
    cpy_r_r300 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r298, cpy_r_r299);
    CPy_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r300 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 158, CPyStatic_encyclopedia___book___globals);
        goto CPyL414;
    }
    cpy_r_r301 = CPyTagged_StealAsObject(cpy_r_r300);
    cpy_r_r302 = PyList_Append(cpy_r_r297, cpy_r_r301);
    CPy_DECREF(cpy_r_r297);
    CPy_DECREF(cpy_r_r301);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 158, CPyStatic_encyclopedia___book___globals);
        goto CPyL405;
    } else
        goto CPyL148;
CPyL168: ;
    cpy_r_r304 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r304)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 153, CPyStatic_encyclopedia___book___globals);
        goto CPyL390;
    }
    cpy_r_r305 = cpy_r_r221 + 1;
    cpy_r_r221 = cpy_r_r305;
    goto CPyL125;
CPyL170: ;
    cpy_r_r306 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_first_space;
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "first_space", 159, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_INCREF(cpy_r_r306);
CPyL171: ;
    cpy_r_r307 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_ids;
    if (unlikely(cpy_r_r307 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "space_ids", 159, CPyStatic_encyclopedia___book___globals);
        goto CPyL415;
    }
CPyL172: ;
    cpy_r_r308 = (CPyPtr)((CPyPtr)cpy_r_r307 + offsetof(PyVarObject, ob_size));
    cpy_r_r309 = *(int64_t *)cpy_r_r308;
    cpy_r_r310 = cpy_r_r309 << 1;
    cpy_r_r311 = CPyTagged_StealAsObject(cpy_r_r310);
    cpy_r_r312 = PyList_Append(cpy_r_r306, cpy_r_r311);
    CPy_DECREF(cpy_r_r306);
    CPy_DECREF(cpy_r_r311);
    cpy_r_r313 = cpy_r_r312 >= 0;
    if (unlikely(!cpy_r_r313)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 159, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r314 = PyList_New(0);
    if (unlikely(cpy_r_r314 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 161, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_reputation_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_reputation_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_reputation_ids = cpy_r_r314;
    cpy_r_r315 = 1;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 161, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r316 = PyList_New(0);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 162, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_gains != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_gains);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_gains = cpy_r_r316;
    cpy_r_r317 = 1;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 162, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r318 = PyList_New(0);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 163, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_picks != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_picks);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_picks = cpy_r_r318;
    cpy_r_r319 = 1;
    if (unlikely(!cpy_r_r319)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 163, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r320 = PyList_New(0);
    if (unlikely(cpy_r_r320 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 164, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_bonus != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_bonus);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_bonus = cpy_r_r320;
    cpy_r_r321 = 1;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 164, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r322 = 0;
    cpy_r_r323 = CPyStatics[612]; /* 'reputation_track' */
    cpy_r_r324 = CPyStatics[571]; /* 'id' */
    cpy_r_r325 = CPyStatics[613]; /* 'space' */
    cpy_r_r326 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r327 = PyTuple_Pack(3, cpy_r_r324, cpy_r_r325, cpy_r_r326);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 165, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r328 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r323, cpy_r_r327);
    CPy_DECREF(cpy_r_r327);
    if (unlikely(cpy_r_r328 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 165, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r329 = CPyDef_content___Sheet___items(cpy_r_r328);
    CPy_DECREF(cpy_r_r328);
    if (unlikely(cpy_r_r329 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 165, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r330 = PyObject_GetIter(cpy_r_r329);
    CPy_DECREF(cpy_r_r329);
    if (unlikely(cpy_r_r330 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 165, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
CPyL185: ;
    cpy_r_r331 = PyIter_Next(cpy_r_r330);
    if (cpy_r_r331 == NULL) goto CPyL416;
    cpy_r_place = cpy_r_r322;
    PyObject *__tmp463;
    if (unlikely(!(PyTuple_Check(cpy_r_r331) && PyTuple_GET_SIZE(cpy_r_r331) == 2))) {
        __tmp463 = NULL;
        goto __LL464;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r331, 0))))
        __tmp463 = PyTuple_GET_ITEM(cpy_r_r331, 0);
    else {
        __tmp463 = NULL;
    }
    if (__tmp463 == NULL) goto __LL464;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r331, 1)) == CPyType_content___Row))
        __tmp463 = PyTuple_GET_ITEM(cpy_r_r331, 1);
    else {
        __tmp463 = NULL;
    }
    if (__tmp463 == NULL) goto __LL464;
    __tmp463 = cpy_r_r331;
__LL464: ;
    if (unlikely(__tmp463 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r331); cpy_r_r332 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp465 = PyTuple_GET_ITEM(cpy_r_r331, 0);
        CPy_INCREF(__tmp465);
        PyObject *__tmp466;
        if (likely(PyUnicode_Check(__tmp465)))
            __tmp466 = __tmp465;
        else {
            CPy_TypeError("str", __tmp465); 
            __tmp466 = NULL;
        }
        cpy_r_r332.f0 = __tmp466;
        PyObject *__tmp467 = PyTuple_GET_ITEM(cpy_r_r331, 1);
        CPy_INCREF(__tmp467);
        PyObject *__tmp468;
        if (likely(Py_TYPE(__tmp467) == CPyType_content___Row))
            __tmp468 = __tmp467;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp467); 
            __tmp468 = NULL;
        }
        cpy_r_r332.f1 = __tmp468;
    }
    CPy_DECREF(cpy_r_r331);
    if (unlikely(cpy_r_r332.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 165, CPyStatic_encyclopedia___book___globals);
        goto CPyL417;
    }
    cpy_r_r333 = cpy_r_r332.f0;
    CPy_INCREF(cpy_r_r333);
    cpy_r_id = cpy_r_r333;
    cpy_r_r334 = cpy_r_r332.f1;
    CPy_INCREF(cpy_r_r334);
    CPy_DECREF(cpy_r_r332.f0);
    CPy_DECREF(cpy_r_r332.f1);
    cpy_r_row = cpy_r_r334;
    cpy_r_r335 = CPyStatics[613]; /* 'space' */
    cpy_r_r336 = NULL;
    cpy_r_r337 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r335, cpy_r_r336);
    if (unlikely(cpy_r_r337 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 166, CPyStatic_encyclopedia___book___globals);
        goto CPyL418;
    }
    cpy_r_r338 = cpy_r_r337 & 1;
    cpy_r_r339 = cpy_r_r338 != 0;
    if (!cpy_r_r339) goto CPyL190;
    cpy_r_r340 = CPyTagged_IsEq_(cpy_r_r337, cpy_r_place);
    cpy_r_r341 = cpy_r_r340 ^ 1;
    cpy_r_r342 = cpy_r_r341;
    goto CPyL191;
CPyL190: ;
    cpy_r_r343 = cpy_r_r337 != cpy_r_place;
    cpy_r_r342 = cpy_r_r343;
CPyL191: ;
    CPyTagged_DECREF(cpy_r_r337);
    if (cpy_r_r342) {
        goto CPyL419;
    } else
        goto CPyL420;
CPyL192: ;
    cpy_r_r344 = CPyStatics[613]; /* 'space' */
    cpy_r_r345 = CPyStatics[609]; /* 'expected ' */
    cpy_r_r346 = CPyTagged_Str(cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 167, CPyStatic_encyclopedia___book___globals);
        goto CPyL410;
    }
    cpy_r_r347 = CPyStatics[615]; /* ': the spaces of the track in order' */
    cpy_r_r348 = CPyStr_Build(3, cpy_r_r345, cpy_r_r346, cpy_r_r347);
    CPy_DECREF(cpy_r_r346);
    if (unlikely(cpy_r_r348 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 167, CPyStatic_encyclopedia___book___globals);
        goto CPyL410;
    }
    cpy_r_r349 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r344, cpy_r_r348);
    CPy_DECREF(cpy_r_r348);
    CPy_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r349 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 167, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Raise(cpy_r_r349);
    CPy_DECREF(cpy_r_r349);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 167, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Unreachable();
CPyL197: ;
    cpy_r_r350 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r351 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_verbs;
    if (unlikely(cpy_r_r351 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "verbs", 168, CPyStatic_encyclopedia___book___globals);
        goto CPyL421;
    }
    CPy_INCREF(cpy_r_r351);
CPyL198: ;
    cpy_r_r352 = CPyDef_content___Row___effect(cpy_r_row, cpy_r_r350, cpy_r_r351);
    CPy_DECREF(cpy_r_r351);
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 168, CPyStatic_encyclopedia___book___globals);
        goto CPyL421;
    }
    cpy_r_r353 = PyList_New(0);
    if (unlikely(cpy_r_r353 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 169, CPyStatic_encyclopedia___book___globals);
        goto CPyL422;
    }
    cpy_r_r354 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r355 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r356 = CPyDef_encyclopedia___book____steps(cpy_r_row, cpy_r_r354, cpy_r_self, cpy_r_r355);
    CPy_DECREF(cpy_r_r355);
    if (unlikely(cpy_r_r356 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 169, CPyStatic_encyclopedia___book___globals);
        goto CPyL423;
    }
    cpy_r_r357 = (CPyPtr)((CPyPtr)cpy_r_r356 + offsetof(PyVarObject, ob_size));
    cpy_r_r358 = *(int64_t *)cpy_r_r357;
    cpy_r_r359 = 0;
CPyL202: ;
    cpy_r_r360 = cpy_r_r359 < cpy_r_r358;
    if (!cpy_r_r360) goto CPyL424;
    cpy_r_r361 = CPySequenceTuple_GetItemUnsafe(cpy_r_r356, cpy_r_r359);
    if (likely(Py_TYPE(cpy_r_r361) == CPyType_kernel___effects___Call))
        cpy_r_r362 = cpy_r_r361;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 169, CPyStatic_encyclopedia___book___globals, "serai.kernel.effects.Call", cpy_r_r361);
        goto CPyL425;
    }
    cpy_r_r363 = ((serai___kernel___effects___CallObject *)cpy_r_r362)->_verb;
    cpy_r_r364 = ((serai___kernel___effects___VerbObject *)cpy_r_r363)->_name;
    CPy_INCREF(cpy_r_r364);
    cpy_r_r365 = CPyStatics[616]; /* 'take' */
    cpy_r_r366 = CPyStr_EqualLiteral(cpy_r_r364, cpy_r_r365, 4);
    CPy_DECREF(cpy_r_r364);
    if (!cpy_r_r366) goto CPyL426;
    cpy_r_r367 = PyList_Append(cpy_r_r353, cpy_r_r362);
    CPy_DECREF(cpy_r_r362);
    cpy_r_r368 = cpy_r_r367 >= 0;
    if (unlikely(!cpy_r_r368)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 169, CPyStatic_encyclopedia___book___globals);
        goto CPyL425;
    }
CPyL206: ;
    cpy_r_r369 = cpy_r_r359 + 1;
    cpy_r_r359 = cpy_r_r369;
    goto CPyL202;
CPyL207: ;
    cpy_r_r370 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_reputation_ids;
    if (unlikely(cpy_r_r370 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "reputation_ids", 170, CPyStatic_encyclopedia___book___globals);
        goto CPyL427;
    }
    CPy_INCREF(cpy_r_r370);
CPyL208: ;
    cpy_r_r371 = PyList_Append(cpy_r_r370, cpy_r_id);
    CPy_DECREF(cpy_r_r370);
    CPy_DECREF(cpy_r_id);
    cpy_r_r372 = cpy_r_r371 >= 0;
    if (unlikely(!cpy_r_r372)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 170, CPyStatic_encyclopedia___book___globals);
        goto CPyL428;
    }
    cpy_r_r373 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_space_bonus;
    if (unlikely(cpy_r_r373 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "space_bonus", 171, CPyStatic_encyclopedia___book___globals);
        goto CPyL428;
    }
    CPy_INCREF(cpy_r_r373);
CPyL210: ;
    cpy_r_r374 = PyList_Append(cpy_r_r373, cpy_r_r352);
    CPy_DECREF(cpy_r_r373);
    CPy_DECREF(cpy_r_r352);
    cpy_r_r375 = cpy_r_r374 >= 0;
    if (unlikely(!cpy_r_r375)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 171, CPyStatic_encyclopedia___book___globals);
        goto CPyL429;
    }
    cpy_r_r376 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_picks;
    if (unlikely(cpy_r_r376 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "bonus_picks", 172, CPyStatic_encyclopedia___book___globals);
        goto CPyL429;
    }
    CPy_INCREF(cpy_r_r376);
CPyL212: ;
    cpy_r_r377 = PyList_New(0);
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals);
        goto CPyL430;
    }
    cpy_r_r378 = 0;
CPyL214: ;
    cpy_r_r379 = (CPyPtr)((CPyPtr)cpy_r_r353 + offsetof(PyVarObject, ob_size));
    cpy_r_r380 = *(int64_t *)cpy_r_r379;
    cpy_r_r381 = cpy_r_r378 < cpy_r_r380;
    if (!cpy_r_r381) goto CPyL233;
    cpy_r_r382 = (CPyPtr)((CPyPtr)cpy_r_r353 + offsetof(PyListObject, ob_item));
    cpy_r_r383 = *(CPyPtr *)cpy_r_r382;
    cpy_r_r384 = cpy_r_r378 * 8;
    cpy_r_r385 = cpy_r_r383 + cpy_r_r384;
    cpy_r_r386 = *(PyObject * *)cpy_r_r385;
    CPy_INCREF(cpy_r_r386);
    if (likely(Py_TYPE(cpy_r_r386) == CPyType_kernel___effects___Call))
        cpy_r_r387 = cpy_r_r386;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals, "serai.kernel.effects.Call", cpy_r_r386);
        goto CPyL431;
    }
    cpy_r_r388 = CPyDef_encyclopedia___book____amount(cpy_r_r387);
    if (unlikely(cpy_r_r388 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals);
        goto CPyL432;
    }
    cpy_r_r389 = 0;
    CPyTagged_INCREF(cpy_r_r389);
    cpy_r_r390 = CPyTagged_StealAsObject(cpy_r_r389);
    cpy_r___2 = cpy_r_r390;
    CPy_DECREF(cpy_r___2);
CPyL218: ;
    cpy_r_r391 = cpy_r_r389 & 1;
    cpy_r_r392 = cpy_r_r391 != 0;
    if (cpy_r_r392) goto CPyL220;
    cpy_r_r393 = cpy_r_r388 & 1;
    cpy_r_r394 = cpy_r_r393 != 0;
    if (!cpy_r_r394) goto CPyL221;
CPyL220: ;
    cpy_r_r395 = CPyTagged_IsLt_(cpy_r_r389, cpy_r_r388);
    if (cpy_r_r395) {
        goto CPyL222;
    } else
        goto CPyL433;
CPyL221: ;
    cpy_r_r396 = (Py_ssize_t)cpy_r_r389 < (Py_ssize_t)cpy_r_r388;
    if (!cpy_r_r396) goto CPyL433;
CPyL222: ;
    CPyTagged_INCREF(cpy_r_r389);
    cpy_r_r397 = CPyTagged_StealAsObject(cpy_r_r389);
    cpy_r___2 = cpy_r_r397;
    CPy_DECREF(cpy_r___2);
    cpy_r_r398 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r398.f0 == NULL)) {
        goto CPyL434;
    } else
        goto CPyL225;
CPyL223: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r399 = 0;
    if (unlikely(!cpy_r_r399)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Unreachable();
CPyL225: ;
    cpy_r_r400 = ((serai___kernel___effects___CallObject *)cpy_r_r387)->_words;
    CPy_INCREF(cpy_r_r400);
    cpy_r_r401 = CPySequenceTuple_GetItem(cpy_r_r400, 0);
    CPy_DECREF(cpy_r_r400);
    if (unlikely(cpy_r_r401 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals);
        goto CPyL435;
    }
    if (PyLong_Check(cpy_r_r401))
        cpy_r_r402 = cpy_r_r401;
    else {
        cpy_r_r402 = NULL;
    }
    if (cpy_r_r402 != NULL) goto __LL469;
    if (PyUnicode_Check(cpy_r_r401))
        cpy_r_r402 = cpy_r_r401;
    else {
        cpy_r_r402 = NULL;
    }
    if (cpy_r_r402 != NULL) goto __LL469;
    if (unlikely(!(PyTuple_Check(cpy_r_r401) && PyTuple_GET_SIZE(cpy_r_r401) == 2))) {
        cpy_r_r402 = NULL;
        goto __LL470;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r401, 0))))
        cpy_r_r402 = PyTuple_GET_ITEM(cpy_r_r401, 0);
    else {
        cpy_r_r402 = NULL;
    }
    if (cpy_r_r402 == NULL) goto __LL470;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r401, 1))))
        cpy_r_r402 = PyTuple_GET_ITEM(cpy_r_r401, 1);
    else {
        cpy_r_r402 = NULL;
    }
    if (cpy_r_r402 == NULL) goto __LL470;
    cpy_r_r402 = cpy_r_r401;
__LL470: ;
    if (cpy_r_r402 != NULL) goto __LL469;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals, "union[int, str, tuple[str, int]]", cpy_r_r401);
    goto CPyL435;
__LL469: ;
    cpy_r_r403 = PyObject_Str(cpy_r_r402);
    CPy_DECREF(cpy_r_r402);
    if (unlikely(cpy_r_r403 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals);
        goto CPyL435;
    }
    cpy_r_r404 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r398.f0);
    CPy_INCREF(cpy_r_r398.f1);
    cpy_r_r405 = PyTuple_New(2);
    if (unlikely(cpy_r_r405 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp471 = cpy_r_r398.f0;
    PyTuple_SET_ITEM(cpy_r_r405, 0, __tmp471);
    PyObject *__tmp472 = cpy_r_r398.f1;
    PyTuple_SET_ITEM(cpy_r_r405, 1, __tmp472);
    PyObject *cpy_r_r406[2] = {cpy_r_r405, cpy_r_r403};
    cpy_r_r407 = (PyObject **)&cpy_r_r406;
    cpy_r_r408 = PyObject_VectorcallMethod(cpy_r_r404, cpy_r_r407, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r408 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals);
        goto CPyL436;
    }
    CPy_DECREF(cpy_r_r405);
    CPy_DECREF(cpy_r_r403);
    if (likely(PyLong_Check(cpy_r_r408)))
        cpy_r_r409 = CPyTagged_FromObject(cpy_r_r408);
    else {
        CPy_TypeError("int", cpy_r_r408); cpy_r_r409 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r408);
    if (unlikely(cpy_r_r409 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals);
        goto CPyL435;
    }
    cpy_r_r410 = CPyTagged_StealAsObject(cpy_r_r409);
    cpy_r_r411 = PyList_Append(cpy_r_r377, cpy_r_r410);
    CPy_DECREF(cpy_r_r410);
    cpy_r_r412 = cpy_r_r411 >= 0;
    if (unlikely(!cpy_r_r412)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals);
        goto CPyL435;
    }
    cpy_r_r413 = CPyTagged_Add(cpy_r_r389, 2);
    CPyTagged_DECREF(cpy_r_r389);
    cpy_r_r389 = cpy_r_r413;
    goto CPyL218;
CPyL232: ;
    cpy_r_r414 = cpy_r_r378 + 1;
    cpy_r_r378 = cpy_r_r414;
    goto CPyL214;
CPyL233: ;
    cpy_r_r415 = PyList_AsTuple(cpy_r_r377);
    CPy_DECREF(cpy_r_r377);
    if (unlikely(cpy_r_r415 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 173, CPyStatic_encyclopedia___book___globals);
        goto CPyL430;
    }
    cpy_r_r416 = PyList_Append(cpy_r_r376, cpy_r_r415);
    CPy_DECREF(cpy_r_r376);
    CPy_DECREF(cpy_r_r415);
    cpy_r_r417 = cpy_r_r416 >= 0;
    if (unlikely(!cpy_r_r417)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 172, CPyStatic_encyclopedia___book___globals);
        goto CPyL429;
    }
    cpy_r_r418 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_gains;
    if (unlikely(cpy_r_r418 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "bonus_gains", 175, CPyStatic_encyclopedia___book___globals);
        goto CPyL429;
    }
    CPy_INCREF(cpy_r_r418);
CPyL236: ;
    cpy_r_r419 = (CPyPtr)((CPyPtr)cpy_r_r353 + offsetof(PyVarObject, ob_size));
    cpy_r_r420 = *(int64_t *)cpy_r_r419;
    CPy_DECREF(cpy_r_r353);
    cpy_r_r421 = cpy_r_r420 << 1;
    cpy_r_r422 = cpy_r_r421 != 0;
    if (!cpy_r_r422) goto CPyL241;
    cpy_r_r423 = CPyStatic_reputation___NO_GAINS;
    if (unlikely(cpy_r_r423 == NULL)) {
        goto CPyL437;
    } else
        goto CPyL240;
CPyL238: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_GAINS\" was not set");
    cpy_r_r424 = 0;
    if (unlikely(!cpy_r_r424)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 175, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Unreachable();
CPyL240: ;
    CPy_INCREF(cpy_r_r423);
    cpy_r_r425 = cpy_r_r423;
    goto CPyL243;
CPyL241: ;
    cpy_r_r426 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r427 = CPyDef_encyclopedia___book____gains(cpy_r_row, cpy_r_r426, cpy_r_self);
    if (unlikely(cpy_r_r427 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 175, CPyStatic_encyclopedia___book___globals);
        goto CPyL438;
    }
    cpy_r_r425 = cpy_r_r427;
CPyL243: ;
    cpy_r_r428 = PyList_Append(cpy_r_r418, cpy_r_r425);
    CPy_DECREF(cpy_r_r418);
    CPy_DECREF(cpy_r_r425);
    cpy_r_r429 = cpy_r_r428 >= 0;
    if (unlikely(!cpy_r_r429)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 175, CPyStatic_encyclopedia___book___globals);
        goto CPyL439;
    }
    cpy_r_r430 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_gains;
    if (unlikely(cpy_r_r430 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "bonus_gains", 176, CPyStatic_encyclopedia___book___globals);
        goto CPyL439;
    }
CPyL245: ;
    cpy_r_r431 = CPyList_GetItemShort(cpy_r_r430, -2);
    if (unlikely(cpy_r_r431 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 176, CPyStatic_encyclopedia___book___globals);
        goto CPyL439;
    }
    if (likely(PyTuple_Check(cpy_r_r431)))
        cpy_r_r432 = cpy_r_r431;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 176, CPyStatic_encyclopedia___book___globals, "tuple", cpy_r_r431);
        goto CPyL439;
    }
    cpy_r_r433 = CPySequenceTuple_GetItem(cpy_r_r432, 6);
    CPy_DECREF(cpy_r_r432);
    if (unlikely(cpy_r_r433 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 176, CPyStatic_encyclopedia___book___globals);
        goto CPyL439;
    }
    if (likely(PyLong_Check(cpy_r_r433)))
        cpy_r_r434 = CPyTagged_FromObject(cpy_r_r433);
    else {
        CPy_TypeError("int", cpy_r_r433); cpy_r_r434 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r433);
    if (unlikely(cpy_r_r434 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 176, CPyStatic_encyclopedia___book___globals);
        goto CPyL439;
    }
    cpy_r_r435 = cpy_r_r434 != 0;
    CPyTagged_DECREF(cpy_r_r434);
    if (cpy_r_r435) {
        goto CPyL440;
    } else
        goto CPyL441;
CPyL250: ;
    cpy_r_r436 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r437 = CPyStatics[617]; /* 'a space of the track cannot give Reputation' */
    cpy_r_r438 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r436, cpy_r_r437);
    CPy_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r438 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 177, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Raise(cpy_r_r438);
    CPy_DECREF(cpy_r_r438);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 177, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Unreachable();
CPyL253: ;
    cpy_r_r439 = cpy_r_r322 + 2;
    cpy_r_r322 = cpy_r_r439;
    goto CPyL185;
CPyL254: ;
    cpy_r_r440 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r440)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 165, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r441 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_picks;
    if (unlikely(cpy_r_r441 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "bonus_picks", 179, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
CPyL256: ;
    cpy_r_r442 = (CPyPtr)((CPyPtr)cpy_r_r441 + offsetof(PyVarObject, ob_size));
    cpy_r_r443 = *(int64_t *)cpy_r_r442;
    cpy_r_r444 = cpy_r_r443 << 1;
    cpy_r_length = cpy_r_r444;
    cpy_r_r445 = PyList_New(0);
    if (unlikely(cpy_r_r445 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 180, CPyStatic_encyclopedia___book___globals);
        goto CPyL442;
    }
    cpy_r_r446 = 0;
    CPyTagged_INCREF(cpy_r_r446);
    cpy_r_space = cpy_r_r446;
    CPyTagged_DECREF(cpy_r_space);
CPyL258: ;
    cpy_r_r447 = cpy_r_r446 & 1;
    cpy_r_r448 = cpy_r_r447 != 0;
    if (cpy_r_r448) goto CPyL260;
    cpy_r_r449 = cpy_r_length & 1;
    cpy_r_r450 = cpy_r_r449 != 0;
    if (!cpy_r_r450) goto CPyL261;
CPyL260: ;
    cpy_r_r451 = CPyTagged_IsLt_(cpy_r_r446, cpy_r_length);
    if (cpy_r_r451) {
        goto CPyL262;
    } else
        goto CPyL443;
CPyL261: ;
    cpy_r_r452 = (Py_ssize_t)cpy_r_r446 < (Py_ssize_t)cpy_r_length;
    if (!cpy_r_r452) goto CPyL443;
CPyL262: ;
    CPyTagged_INCREF(cpy_r_r446);
    cpy_r_space = cpy_r_r446;
    cpy_r_r453 = CPyTagged_Add(cpy_r_length, 2);
    cpy_r_r454 = 2;
    CPyTagged_INCREF(cpy_r_r454);
    cpy_r_n = cpy_r_r454;
    CPyTagged_DECREF(cpy_r_n);
CPyL263: ;
    cpy_r_r455 = cpy_r_r454 & 1;
    cpy_r_r456 = cpy_r_r455 != 0;
    if (cpy_r_r456) goto CPyL265;
    cpy_r_r457 = cpy_r_r453 & 1;
    cpy_r_r458 = cpy_r_r457 != 0;
    if (!cpy_r_r458) goto CPyL266;
CPyL265: ;
    cpy_r_r459 = CPyTagged_IsLt_(cpy_r_r454, cpy_r_r453);
    if (cpy_r_r459) {
        goto CPyL267;
    } else
        goto CPyL444;
CPyL266: ;
    cpy_r_r460 = (Py_ssize_t)cpy_r_r454 < (Py_ssize_t)cpy_r_r453;
    if (!cpy_r_r460) goto CPyL444;
CPyL267: ;
    CPyTagged_INCREF(cpy_r_r454);
    cpy_r_n = cpy_r_r454;
    cpy_r_r461 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r461.f0 == NULL)) {
        goto CPyL445;
    } else
        goto CPyL270;
CPyL268: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r462 = 0;
    if (unlikely(!cpy_r_r462)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 182, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    CPy_Unreachable();
CPyL270: ;
    cpy_r_r463 = CPyStatics[446]; /* 'animal' */
    cpy_r_r464 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r461.f0);
    CPy_INCREF(cpy_r_r461.f1);
    cpy_r_r465 = PyTuple_New(2);
    if (unlikely(cpy_r_r465 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp473 = cpy_r_r461.f0;
    PyTuple_SET_ITEM(cpy_r_r465, 0, __tmp473);
    PyObject *__tmp474 = cpy_r_r461.f1;
    PyTuple_SET_ITEM(cpy_r_r465, 1, __tmp474);
    PyObject *cpy_r_r466[2] = {cpy_r_r465, cpy_r_r463};
    cpy_r_r467 = (PyObject **)&cpy_r_r466;
    cpy_r_r468 = PyObject_VectorcallMethod(cpy_r_r464, cpy_r_r467, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r468 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 182, CPyStatic_encyclopedia___book___globals);
        goto CPyL446;
    }
    CPy_DECREF(cpy_r_r465);
    if (likely(PyLong_Check(cpy_r_r468)))
        cpy_r_r469 = CPyTagged_FromObject(cpy_r_r468);
    else {
        CPy_TypeError("int", cpy_r_r468); cpy_r_r469 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r468);
    if (unlikely(cpy_r_r469 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 182, CPyStatic_encyclopedia___book___globals);
        goto CPyL447;
    }
    cpy_r_r470 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_picks;
    if (unlikely(cpy_r_r470 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_boards", "Book", "bonus_picks", 182, CPyStatic_encyclopedia___book___globals);
        goto CPyL448;
    }
    CPy_INCREF(cpy_r_r470);
CPyL273: ;
    cpy_r_r471 = CPyTagged_Add(cpy_r_space, cpy_r_n);
    cpy_r_r472 = CPyTagged_Remainder(cpy_r_r471, cpy_r_length);
    CPyTagged_DECREF(cpy_r_r471);
    if (unlikely(cpy_r_r472 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 182, CPyStatic_encyclopedia___book___globals);
        goto CPyL449;
    }
    cpy_r_r473 = CPyList_GetItem(cpy_r_r470, cpy_r_r472);
    CPy_DECREF(cpy_r_r470);
    CPyTagged_DECREF(cpy_r_r472);
    if (unlikely(cpy_r_r473 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 182, CPyStatic_encyclopedia___book___globals);
        goto CPyL448;
    }
    if (likely(PyTuple_Check(cpy_r_r473)))
        cpy_r_r474 = cpy_r_r473;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 182, CPyStatic_encyclopedia___book___globals, "tuple", cpy_r_r473);
        goto CPyL448;
    }
    cpy_r_r475 = CPyTagged_StealAsObject(cpy_r_r469);
    cpy_r_r476 = PySequence_Contains(cpy_r_r474, cpy_r_r475);
    CPy_DECREF(cpy_r_r474);
    CPy_DECREF(cpy_r_r475);
    cpy_r_r477 = cpy_r_r476 >= 0;
    if (unlikely(!cpy_r_r477)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 182, CPyStatic_encyclopedia___book___globals);
        goto CPyL447;
    }
    cpy_r_r478 = cpy_r_r476;
    if (cpy_r_r478) {
        goto CPyL450;
    } else
        goto CPyL451;
CPyL278: ;
    cpy_r_r479 = cpy_r_n;
    goto CPyL281;
CPyL279: ;
    cpy_r_r480 = CPyTagged_Add(cpy_r_r454, 2);
    CPyTagged_DECREF(cpy_r_r454);
    cpy_r_r454 = cpy_r_r480;
    goto CPyL263;
CPyL280: ;
    cpy_r_r479 = 2000000;
CPyL281: ;
    cpy_r_r481 = CPyTagged_StealAsObject(cpy_r_r479);
    cpy_r_r482 = PyList_Append(cpy_r_r445, cpy_r_r481);
    CPy_DECREF(cpy_r_r481);
    cpy_r_r483 = cpy_r_r482 >= 0;
    if (unlikely(!cpy_r_r483)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 180, CPyStatic_encyclopedia___book___globals);
        goto CPyL452;
    }
    cpy_r_r484 = CPyTagged_Add(cpy_r_r446, 2);
    CPyTagged_DECREF(cpy_r_r446);
    cpy_r_r446 = cpy_r_r484;
    goto CPyL258;
CPyL283: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_ahead != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_ahead);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_ahead = cpy_r_r445;
    cpy_r_r485 = 1;
    if (unlikely(!cpy_r_r485)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 180, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r486 = CPyStatics[618]; /* 'thresholds' */
    cpy_r_r487 = CPyStatics[571]; /* 'id' */
    cpy_r_r488 = CPyStatics[334]; /* 'action' */
    cpy_r_r489 = CPyStatics[337]; /* 'value' */
    cpy_r_r490 = CPyStatics[619]; /* 'amount' */
    cpy_r_r491 = PyTuple_Pack(4, cpy_r_r487, cpy_r_r488, cpy_r_r489, cpy_r_r490);
    if (unlikely(cpy_r_r491 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 188, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r492 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r486, cpy_r_r491);
    CPy_DECREF(cpy_r_r491);
    if (unlikely(cpy_r_r492 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 188, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r493 = PyList_New(0);
    if (unlikely(cpy_r_r493 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 189, CPyStatic_encyclopedia___book___globals);
        goto CPyL453;
    }
    cpy_r_r494 = PyObject_GetIter(cpy_r_r492);
    if (unlikely(cpy_r_r494 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 189, CPyStatic_encyclopedia___book___globals);
        goto CPyL454;
    }
CPyL288: ;
    cpy_r_r495 = PyIter_Next(cpy_r_r494);
    if (cpy_r_r495 == NULL) goto CPyL455;
    if (likely(Py_TYPE(cpy_r_r495) == CPyType_content___Row))
        cpy_r_r496 = cpy_r_r495;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 189, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r495);
        goto CPyL456;
    }
    cpy_r_r497 = CPyStatics[334]; /* 'action' */
    cpy_r_r498 = CPyDef_content___Row___text(cpy_r_r496, cpy_r_r497);
    if (unlikely(cpy_r_r498 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 189, CPyStatic_encyclopedia___book___globals);
        goto CPyL457;
    }
    cpy_r_r499 = CPyStatics[430]; /* 'embassy' */
    cpy_r_r500 = CPyStr_EqualLiteral(cpy_r_r498, cpy_r_r499, 7);
    CPy_DECREF(cpy_r_r498);
    if (!cpy_r_r500) goto CPyL458;
    cpy_r_r501 = PyList_Append(cpy_r_r493, cpy_r_r496);
    CPy_DECREF(cpy_r_r496);
    cpy_r_r502 = cpy_r_r501 >= 0;
    if (unlikely(!cpy_r_r502)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 189, CPyStatic_encyclopedia___book___globals);
        goto CPyL456;
    } else
        goto CPyL288;
CPyL293: ;
    cpy_r_r503 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r503)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 189, CPyStatic_encyclopedia___book___globals);
        goto CPyL454;
    }
    cpy_r_r504 = CPyDef_encyclopedia___book____steps_table(cpy_r_r493);
    CPy_DECREF(cpy_r_r493);
    if (unlikely(cpy_r_r504 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 189, CPyStatic_encyclopedia___book___globals);
        goto CPyL453;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_embassy_tokens != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_embassy_tokens);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_embassy_tokens = cpy_r_r504;
    cpy_r_r505 = 1;
    if (unlikely(!cpy_r_r505)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 189, CPyStatic_encyclopedia___book___globals);
        goto CPyL453;
    }
    cpy_r_r506 = PyList_New(0);
    if (unlikely(cpy_r_r506 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 190, CPyStatic_encyclopedia___book___globals);
        goto CPyL453;
    }
    cpy_r_r507 = PyObject_GetIter(cpy_r_r492);
    CPy_DECREF(cpy_r_r492);
    if (unlikely(cpy_r_r507 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 190, CPyStatic_encyclopedia___book___globals);
        goto CPyL459;
    }
CPyL298: ;
    cpy_r_r508 = PyIter_Next(cpy_r_r507);
    if (cpy_r_r508 == NULL) goto CPyL460;
    if (likely(Py_TYPE(cpy_r_r508) == CPyType_content___Row))
        cpy_r_r509 = cpy_r_r508;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 190, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r508);
        goto CPyL461;
    }
    cpy_r_r510 = CPyStatics[334]; /* 'action' */
    cpy_r_r511 = CPyDef_content___Row___text(cpy_r_r509, cpy_r_r510);
    if (unlikely(cpy_r_r511 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 190, CPyStatic_encyclopedia___book___globals);
        goto CPyL462;
    }
    cpy_r_r512 = CPyStatics[387]; /* 'academy' */
    cpy_r_r513 = CPyStr_EqualLiteral(cpy_r_r511, cpy_r_r512, 7);
    CPy_DECREF(cpy_r_r511);
    if (!cpy_r_r513) goto CPyL463;
    cpy_r_r514 = PyList_Append(cpy_r_r506, cpy_r_r509);
    CPy_DECREF(cpy_r_r509);
    cpy_r_r515 = cpy_r_r514 >= 0;
    if (unlikely(!cpy_r_r515)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 190, CPyStatic_encyclopedia___book___globals);
        goto CPyL461;
    } else
        goto CPyL298;
CPyL303: ;
    cpy_r_r516 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r516)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 190, CPyStatic_encyclopedia___book___globals);
        goto CPyL459;
    }
    cpy_r_r517 = CPyDef_encyclopedia___book____steps_table(cpy_r_r506);
    CPy_DECREF(cpy_r_r506);
    if (unlikely(cpy_r_r517 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 190, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_academy_reputation != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_academy_reputation);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_academy_reputation = cpy_r_r517;
    cpy_r_r518 = 1;
    if (unlikely(!cpy_r_r518)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 190, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r519 = CPyStatics[620]; /* 'seats' */
    cpy_r_r520 = CPyStatics[571]; /* 'id' */
    cpy_r_r521 = CPyStatics[76]; /* 'position' */
    cpy_r_r522 = CPyStatics[424]; /* 'coins' */
    cpy_r_r523 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r524 = PyTuple_Pack(4, cpy_r_r520, cpy_r_r521, cpy_r_r522, cpy_r_r523);
    if (unlikely(cpy_r_r524 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 192, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r525 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r519, cpy_r_r524);
    CPy_DECREF(cpy_r_r524);
    if (unlikely(cpy_r_r525 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 192, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r526 = CPyStatics[76]; /* 'position' */
    cpy_r_r527 = CPyStatics[424]; /* 'coins' */
    cpy_r_r528 = CPyDef_encyclopedia___book____series(cpy_r_r525, cpy_r_r526, cpy_r_r527, 2);
    if (unlikely(cpy_r_r528 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 193, CPyStatic_encyclopedia___book___globals);
        goto CPyL464;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_starting_coins != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_starting_coins);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_starting_coins = cpy_r_r528;
    cpy_r_r529 = 1;
    if (unlikely(!cpy_r_r529)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 193, CPyStatic_encyclopedia___book___globals);
        goto CPyL464;
    }
    cpy_r_r530 = CPyStatics[76]; /* 'position' */
    cpy_r_r531 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r532 = CPyDef_encyclopedia___book____series(cpy_r_r525, cpy_r_r530, cpy_r_r531, 2);
    CPy_DECREF(cpy_r_r525);
    if (unlikely(cpy_r_r532 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 194, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_starting_tokens != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_starting_tokens);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_starting_tokens = cpy_r_r532;
    cpy_r_r533 = 1;
    if (unlikely(!cpy_r_r533)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 194, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r534 = CPyStatics[621]; /* 'displays' */
    cpy_r_r535 = CPyStatics[571]; /* 'id' */
    cpy_r_r536 = CPyStatics[579]; /* 'competitors' */
    cpy_r_r537 = CPyStatics[622]; /* 'animals' */
    cpy_r_r538 = CPyStatics[623]; /* 'experts' */
    cpy_r_r539 = PyTuple_Pack(4, cpy_r_r535, cpy_r_r536, cpy_r_r537, cpy_r_r538);
    if (unlikely(cpy_r_r539 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 195, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r540 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r534, cpy_r_r539);
    CPy_DECREF(cpy_r_r539);
    if (unlikely(cpy_r_r540 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 195, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    cpy_r_r541 = PyDict_New();
    if (unlikely(cpy_r_r541 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 196, CPyStatic_encyclopedia___book___globals);
        goto CPyL465;
    }
    cpy_r_r542 = PyObject_GetIter(cpy_r_r540);
    if (unlikely(cpy_r_r542 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 196, CPyStatic_encyclopedia___book___globals);
        goto CPyL466;
    }
CPyL316: ;
    cpy_r_r543 = PyIter_Next(cpy_r_r542);
    if (cpy_r_r543 == NULL) goto CPyL467;
    if (likely(Py_TYPE(cpy_r_r543) == CPyType_content___Row))
        cpy_r_r544 = cpy_r_r543;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 196, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r543);
        goto CPyL468;
    }
    cpy_r_r545 = CPyStatics[579]; /* 'competitors' */
    cpy_r_r546 = NULL;
    cpy_r_r547 = CPyDef_content___Row___number(cpy_r_r544, cpy_r_r545, cpy_r_r546);
    if (unlikely(cpy_r_r547 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 196, CPyStatic_encyclopedia___book___globals);
        goto CPyL469;
    }
    cpy_r_r548 = CPyStatics[622]; /* 'animals' */
    cpy_r_r549 = NULL;
    cpy_r_r550 = CPyDef_content___Row___number(cpy_r_r544, cpy_r_r548, cpy_r_r549);
    CPy_DECREF(cpy_r_r544);
    if (unlikely(cpy_r_r550 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 196, CPyStatic_encyclopedia___book___globals);
        goto CPyL470;
    }
    cpy_r_r551 = CPyTagged_StealAsObject(cpy_r_r547);
    cpy_r_r552 = CPyTagged_StealAsObject(cpy_r_r550);
    cpy_r_r553 = PyDict_SetItem(cpy_r_r541, cpy_r_r551, cpy_r_r552);
    CPy_DECREF(cpy_r_r551);
    CPy_DECREF(cpy_r_r552);
    cpy_r_r554 = cpy_r_r553 >= 0;
    if (unlikely(!cpy_r_r554)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 196, CPyStatic_encyclopedia___book___globals);
        goto CPyL468;
    } else
        goto CPyL316;
CPyL321: ;
    cpy_r_r555 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r555)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 196, CPyStatic_encyclopedia___book___globals);
        goto CPyL466;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animals_on_display != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animals_on_display);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animals_on_display = cpy_r_r541;
    cpy_r_r556 = 1;
    if (unlikely(!cpy_r_r556)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 196, CPyStatic_encyclopedia___book___globals);
        goto CPyL465;
    }
    cpy_r_r557 = PyDict_New();
    if (unlikely(cpy_r_r557 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 197, CPyStatic_encyclopedia___book___globals);
        goto CPyL465;
    }
    cpy_r_r558 = PyObject_GetIter(cpy_r_r540);
    CPy_DECREF(cpy_r_r540);
    if (unlikely(cpy_r_r558 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 197, CPyStatic_encyclopedia___book___globals);
        goto CPyL471;
    }
CPyL325: ;
    cpy_r_r559 = PyIter_Next(cpy_r_r558);
    if (cpy_r_r559 == NULL) goto CPyL472;
    if (likely(Py_TYPE(cpy_r_r559) == CPyType_content___Row))
        cpy_r_r560 = cpy_r_r559;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 197, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r559);
        goto CPyL473;
    }
    cpy_r_r561 = CPyStatics[579]; /* 'competitors' */
    cpy_r_r562 = NULL;
    cpy_r_r563 = CPyDef_content___Row___number(cpy_r_r560, cpy_r_r561, cpy_r_r562);
    if (unlikely(cpy_r_r563 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 197, CPyStatic_encyclopedia___book___globals);
        goto CPyL474;
    }
    cpy_r_r564 = CPyStatics[623]; /* 'experts' */
    cpy_r_r565 = NULL;
    cpy_r_r566 = CPyDef_content___Row___number(cpy_r_r560, cpy_r_r564, cpy_r_r565);
    CPy_DECREF(cpy_r_r560);
    if (unlikely(cpy_r_r566 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 197, CPyStatic_encyclopedia___book___globals);
        goto CPyL475;
    }
    cpy_r_r567 = CPyTagged_StealAsObject(cpy_r_r563);
    cpy_r_r568 = CPyTagged_StealAsObject(cpy_r_r566);
    cpy_r_r569 = PyDict_SetItem(cpy_r_r557, cpy_r_r567, cpy_r_r568);
    CPy_DECREF(cpy_r_r567);
    CPy_DECREF(cpy_r_r568);
    cpy_r_r570 = cpy_r_r569 >= 0;
    if (unlikely(!cpy_r_r570)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 197, CPyStatic_encyclopedia___book___globals);
        goto CPyL473;
    } else
        goto CPyL325;
CPyL330: ;
    cpy_r_r571 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r571)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 197, CPyStatic_encyclopedia___book___globals);
        goto CPyL471;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_experts_on_display != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_experts_on_display);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_experts_on_display = cpy_r_r557;
    cpy_r_r572 = 1;
    if (unlikely(!cpy_r_r572)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 197, CPyStatic_encyclopedia___book___globals);
        goto CPyL333;
    }
    return 1;
CPyL333: ;
    cpy_r_r573 = 2;
    return cpy_r_r573;
CPyL334: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL333;
CPyL335: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL333;
CPyL336: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL8;
CPyL337: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL333;
CPyL338: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL333;
CPyL339: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL26;
CPyL340: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL333;
CPyL341: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    goto CPyL333;
CPyL342: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL333;
CPyL343: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL333;
CPyL344: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    goto CPyL333;
CPyL345: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL333;
CPyL346: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL20;
CPyL347: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    goto CPyL333;
CPyL348: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    goto CPyL333;
CPyL349: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r32);
    goto CPyL333;
CPyL350: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL333;
CPyL351: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    goto CPyL333;
CPyL352: ;
    CPy_DECREF(cpy_r_r56);
    goto CPyL54;
CPyL353: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    goto CPyL333;
CPyL354: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r61);
    goto CPyL333;
CPyL355: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    goto CPyL333;
CPyL356: ;
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r63);
    goto CPyL51;
CPyL357: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    goto CPyL333;
CPyL358: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    goto CPyL333;
CPyL359: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r70.f0);
    CPy_DecRef(cpy_r_r70.f1);
    goto CPyL333;
CPyL360: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r70.f0);
    CPy_DecRef(cpy_r_r70.f1);
    CPy_DecRef(cpy_r_r72);
    goto CPyL333;
CPyL361: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r73);
    goto CPyL333;
CPyL362: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL46;
CPyL363: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r72);
    goto CPyL333;
CPyL364: ;
    CPy_DECREF(cpy_r_r65);
    goto CPyL39;
CPyL365: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r62);
    goto CPyL333;
CPyL366: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r57);
    goto CPyL333;
CPyL367: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r86);
    goto CPyL333;
CPyL368: ;
    CPy_DECREF(cpy_r_r88);
    goto CPyL64;
CPyL369: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r88);
    goto CPyL333;
CPyL370: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r91);
    goto CPyL333;
CPyL371: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r94);
    goto CPyL333;
CPyL372: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL57;
CPyL373: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL77;
CPyL374: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL84;
CPyL375: ;
    CPy_DecRef(cpy_r_r128);
    goto CPyL333;
CPyL376: ;
    CPy_DecRef(cpy_r_r133);
    goto CPyL333;
CPyL377: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL333;
CPyL378: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r141);
    goto CPyL333;
CPyL379: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r151);
    goto CPyL333;
CPyL380: ;
    CPy_DECREF(cpy_r_r151);
    goto CPyL95;
CPyL381: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r151);
    CPy_DecRef(cpy_r_r154);
    goto CPyL333;
CPyL382: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL112;
CPyL383: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r172);
    goto CPyL333;
CPyL384: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r172);
    CPy_DecRef(cpy_r_r182);
    goto CPyL333;
CPyL385: ;
    CPy_DECREF(cpy_r_r182);
    goto CPyL110;
CPyL386: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r172);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r185);
    goto CPyL333;
CPyL387: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r172);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r195);
    goto CPyL333;
CPyL388: ;
    CPy_DecRef(cpy_r_r209);
    goto CPyL333;
CPyL389: ;
    CPy_DECREF(cpy_r_r209);
    CPy_DECREF(cpy_r_r218);
    goto CPyL170;
CPyL390: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    goto CPyL333;
CPyL391: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    goto CPyL333;
CPyL392: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r225);
    goto CPyL333;
CPyL393: ;
    CPy_DECREF(cpy_r_r227);
    goto CPyL141;
CPyL394: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r227);
    goto CPyL333;
CPyL395: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r230);
    CPy_DecRef(cpy_r_r231);
    goto CPyL333;
CPyL396: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r230);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r233);
    goto CPyL333;
CPyL397: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r230);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r233);
    CPy_DecRef(cpy_r_r235);
    goto CPyL333;
CPyL398: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r230);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r235);
    CPy_DecRef(cpy_r_r236);
    goto CPyL333;
CPyL399: ;
    CPy_DECREF(cpy_r_r239);
    goto CPyL136;
CPyL400: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r230);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r235);
    goto CPyL333;
CPyL401: ;
    CPy_DECREF(cpy_r_r230);
    CPy_DECREF(cpy_r_r231);
    goto CPyL130;
CPyL402: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r225);
    goto CPyL333;
CPyL403: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r249);
    goto CPyL333;
CPyL404: ;
    CPy_DECREF(cpy_r_r224);
    CPy_DECREF(cpy_r_r264);
    goto CPyL168;
CPyL405: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r264);
    goto CPyL333;
CPyL406: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r264);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_row);
    goto CPyL333;
CPyL407: ;
    CPy_DECREF(cpy_r_r209);
    CPy_DECREF(cpy_r_r218);
    CPy_DECREF(cpy_r_r264);
    CPy_DECREF(cpy_r_id);
    goto CPyL155;
CPyL408: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL160;
CPyL409: ;
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_row);
    goto CPyL333;
CPyL410: ;
    CPy_DecRef(cpy_r_row);
    goto CPyL333;
CPyL411: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_row);
    goto CPyL333;
CPyL412: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_row);
    goto CPyL333;
CPyL413: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r290);
    goto CPyL333;
CPyL414: ;
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r264);
    CPy_DecRef(cpy_r_r297);
    goto CPyL333;
CPyL415: ;
    CPy_DecRef(cpy_r_r306);
    goto CPyL333;
CPyL416: ;
    CPy_DECREF(cpy_r_r330);
    goto CPyL254;
CPyL417: ;
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r330);
    goto CPyL333;
CPyL418: ;
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    goto CPyL333;
CPyL419: ;
    CPy_DECREF(cpy_r_id);
    CPy_DECREF(cpy_r_r330);
    goto CPyL192;
CPyL420: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL197;
CPyL421: ;
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    goto CPyL333;
CPyL422: ;
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r352);
    goto CPyL333;
CPyL423: ;
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r352);
    CPy_DecRef(cpy_r_r353);
    goto CPyL333;
CPyL424: ;
    CPy_DECREF(cpy_r_r356);
    goto CPyL207;
CPyL425: ;
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r352);
    CPy_DecRef(cpy_r_r353);
    CPy_DecRef(cpy_r_r356);
    goto CPyL333;
CPyL426: ;
    CPy_DECREF(cpy_r_r362);
    goto CPyL206;
CPyL427: ;
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r352);
    CPy_DecRef(cpy_r_r353);
    goto CPyL333;
CPyL428: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r352);
    CPy_DecRef(cpy_r_r353);
    goto CPyL333;
CPyL429: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r353);
    goto CPyL333;
CPyL430: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r353);
    CPy_DecRef(cpy_r_r376);
    goto CPyL333;
CPyL431: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r353);
    CPy_DecRef(cpy_r_r376);
    CPy_DecRef(cpy_r_r377);
    goto CPyL333;
CPyL432: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r353);
    CPy_DecRef(cpy_r_r376);
    CPy_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r387);
    goto CPyL333;
CPyL433: ;
    CPy_DECREF(cpy_r_r387);
    CPyTagged_DECREF(cpy_r_r388);
    CPyTagged_DECREF(cpy_r_r389);
    goto CPyL232;
CPyL434: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r353);
    CPy_DecRef(cpy_r_r376);
    CPy_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r387);
    CPyTagged_DecRef(cpy_r_r388);
    CPyTagged_DecRef(cpy_r_r389);
    goto CPyL223;
CPyL435: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r353);
    CPy_DecRef(cpy_r_r376);
    CPy_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r387);
    CPyTagged_DecRef(cpy_r_r388);
    CPyTagged_DecRef(cpy_r_r389);
    goto CPyL333;
CPyL436: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r353);
    CPy_DecRef(cpy_r_r376);
    CPy_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r387);
    CPyTagged_DecRef(cpy_r_r388);
    CPyTagged_DecRef(cpy_r_r389);
    CPy_DecRef(cpy_r_r403);
    CPy_DecRef(cpy_r_r405);
    goto CPyL333;
CPyL437: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r418);
    goto CPyL238;
CPyL438: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r418);
    goto CPyL333;
CPyL439: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r330);
    goto CPyL333;
CPyL440: ;
    CPy_DECREF(cpy_r_r330);
    goto CPyL250;
CPyL441: ;
    CPy_DECREF(cpy_r_row);
    goto CPyL253;
CPyL442: ;
    CPyTagged_DecRef(cpy_r_length);
    goto CPyL333;
CPyL443: ;
    CPyTagged_DECREF(cpy_r_length);
    CPyTagged_DECREF(cpy_r_r446);
    goto CPyL283;
CPyL444: ;
    CPyTagged_DECREF(cpy_r_space);
    CPyTagged_DECREF(cpy_r_r453);
    CPyTagged_DECREF(cpy_r_r454);
    goto CPyL280;
CPyL445: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r445);
    CPyTagged_DecRef(cpy_r_r446);
    CPyTagged_DecRef(cpy_r_space);
    CPyTagged_DecRef(cpy_r_r453);
    CPyTagged_DecRef(cpy_r_r454);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL268;
CPyL446: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r445);
    CPyTagged_DecRef(cpy_r_r446);
    CPyTagged_DecRef(cpy_r_space);
    CPyTagged_DecRef(cpy_r_r453);
    CPyTagged_DecRef(cpy_r_r454);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r465);
    goto CPyL333;
CPyL447: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r445);
    CPyTagged_DecRef(cpy_r_r446);
    CPyTagged_DecRef(cpy_r_space);
    CPyTagged_DecRef(cpy_r_r453);
    CPyTagged_DecRef(cpy_r_r454);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL333;
CPyL448: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r445);
    CPyTagged_DecRef(cpy_r_r446);
    CPyTagged_DecRef(cpy_r_space);
    CPyTagged_DecRef(cpy_r_r453);
    CPyTagged_DecRef(cpy_r_r454);
    CPyTagged_DecRef(cpy_r_n);
    CPyTagged_DecRef(cpy_r_r469);
    goto CPyL333;
CPyL449: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r445);
    CPyTagged_DecRef(cpy_r_r446);
    CPyTagged_DecRef(cpy_r_space);
    CPyTagged_DecRef(cpy_r_r453);
    CPyTagged_DecRef(cpy_r_r454);
    CPyTagged_DecRef(cpy_r_n);
    CPyTagged_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r470);
    goto CPyL333;
CPyL450: ;
    CPyTagged_DECREF(cpy_r_space);
    CPyTagged_DECREF(cpy_r_r453);
    CPyTagged_DECREF(cpy_r_r454);
    goto CPyL278;
CPyL451: ;
    CPyTagged_DECREF(cpy_r_n);
    goto CPyL279;
CPyL452: ;
    CPyTagged_DecRef(cpy_r_length);
    CPy_DecRef(cpy_r_r445);
    CPyTagged_DecRef(cpy_r_r446);
    goto CPyL333;
CPyL453: ;
    CPy_DecRef(cpy_r_r492);
    goto CPyL333;
CPyL454: ;
    CPy_DecRef(cpy_r_r492);
    CPy_DecRef(cpy_r_r493);
    goto CPyL333;
CPyL455: ;
    CPy_DECREF(cpy_r_r494);
    goto CPyL293;
CPyL456: ;
    CPy_DecRef(cpy_r_r492);
    CPy_DecRef(cpy_r_r493);
    CPy_DecRef(cpy_r_r494);
    goto CPyL333;
CPyL457: ;
    CPy_DecRef(cpy_r_r492);
    CPy_DecRef(cpy_r_r493);
    CPy_DecRef(cpy_r_r494);
    CPy_DecRef(cpy_r_r496);
    goto CPyL333;
CPyL458: ;
    CPy_DECREF(cpy_r_r496);
    goto CPyL288;
CPyL459: ;
    CPy_DecRef(cpy_r_r506);
    goto CPyL333;
CPyL460: ;
    CPy_DECREF(cpy_r_r507);
    goto CPyL303;
CPyL461: ;
    CPy_DecRef(cpy_r_r506);
    CPy_DecRef(cpy_r_r507);
    goto CPyL333;
CPyL462: ;
    CPy_DecRef(cpy_r_r506);
    CPy_DecRef(cpy_r_r507);
    CPy_DecRef(cpy_r_r509);
    goto CPyL333;
CPyL463: ;
    CPy_DECREF(cpy_r_r509);
    goto CPyL298;
CPyL464: ;
    CPy_DecRef(cpy_r_r525);
    goto CPyL333;
CPyL465: ;
    CPy_DecRef(cpy_r_r540);
    goto CPyL333;
CPyL466: ;
    CPy_DecRef(cpy_r_r540);
    CPy_DecRef(cpy_r_r541);
    goto CPyL333;
CPyL467: ;
    CPy_DECREF(cpy_r_r542);
    goto CPyL321;
CPyL468: ;
    CPy_DecRef(cpy_r_r540);
    CPy_DecRef(cpy_r_r541);
    CPy_DecRef(cpy_r_r542);
    goto CPyL333;
CPyL469: ;
    CPy_DecRef(cpy_r_r540);
    CPy_DecRef(cpy_r_r541);
    CPy_DecRef(cpy_r_r542);
    CPy_DecRef(cpy_r_r544);
    goto CPyL333;
CPyL470: ;
    CPy_DecRef(cpy_r_r540);
    CPy_DecRef(cpy_r_r541);
    CPy_DecRef(cpy_r_r542);
    CPyTagged_DecRef(cpy_r_r547);
    goto CPyL333;
CPyL471: ;
    CPy_DecRef(cpy_r_r557);
    goto CPyL333;
CPyL472: ;
    CPy_DECREF(cpy_r_r558);
    goto CPyL330;
CPyL473: ;
    CPy_DecRef(cpy_r_r557);
    CPy_DecRef(cpy_r_r558);
    goto CPyL333;
CPyL474: ;
    CPy_DecRef(cpy_r_r557);
    CPy_DecRef(cpy_r_r558);
    CPy_DecRef(cpy_r_r560);
    goto CPyL333;
CPyL475: ;
    CPy_DecRef(cpy_r_r557);
    CPy_DecRef(cpy_r_r558);
    CPyTagged_DecRef(cpy_r_r563);
    goto CPyL333;
}
        
        PyObject *CPyPy_encyclopedia___book___Book____read_boards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_boards", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Book____read_boards(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_boards", 131, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book____read_animals(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T4OOOO cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    tuple_T2OO cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r__;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
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
    CPyPtr cpy_r_r62;
    CPyPtr cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_kind;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    int64_t cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    tuple_T4OOOO cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_kind_2;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyPtr cpy_r_r125;
    CPyPtr cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject **cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    CPyTagged cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    char cpy_r_r144;
    char cpy_r_r145;
    char cpy_r_r146;
    cpy_r_r0 = CPyStatics[622]; /* 'animals' */
    cpy_r_r1 = CPyStatics[571]; /* 'id' */
    cpy_r_r2 = CPyStatics[624]; /* 'latin' */
    cpy_r_r3 = CPyStatics[440]; /* 'continent' */
    cpy_r_r4 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r5 = CPyStatics[625]; /* 'TYPE_COLUMNS' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 200, CPyStatic_encyclopedia___book___globals);
        goto CPyL98;
    }
    PyObject *__tmp475;
    if (unlikely(!(PyTuple_Check(cpy_r_r6) && PyTuple_GET_SIZE(cpy_r_r6) == 4))) {
        __tmp475 = NULL;
        goto __LL476;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 0))))
        __tmp475 = PyTuple_GET_ITEM(cpy_r_r6, 0);
    else {
        __tmp475 = NULL;
    }
    if (__tmp475 == NULL) goto __LL476;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 1))))
        __tmp475 = PyTuple_GET_ITEM(cpy_r_r6, 1);
    else {
        __tmp475 = NULL;
    }
    if (__tmp475 == NULL) goto __LL476;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 2))))
        __tmp475 = PyTuple_GET_ITEM(cpy_r_r6, 2);
    else {
        __tmp475 = NULL;
    }
    if (__tmp475 == NULL) goto __LL476;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 3))))
        __tmp475 = PyTuple_GET_ITEM(cpy_r_r6, 3);
    else {
        __tmp475 = NULL;
    }
    if (__tmp475 == NULL) goto __LL476;
    __tmp475 = cpy_r_r6;
__LL476: ;
    if (unlikely(__tmp475 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str]", cpy_r_r6); cpy_r_r7 = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp477 = PyTuple_GET_ITEM(cpy_r_r6, 0);
        CPy_INCREF(__tmp477);
        PyObject *__tmp478;
        if (likely(PyUnicode_Check(__tmp477)))
            __tmp478 = __tmp477;
        else {
            CPy_TypeError("str", __tmp477); 
            __tmp478 = NULL;
        }
        cpy_r_r7.f0 = __tmp478;
        PyObject *__tmp479 = PyTuple_GET_ITEM(cpy_r_r6, 1);
        CPy_INCREF(__tmp479);
        PyObject *__tmp480;
        if (likely(PyUnicode_Check(__tmp479)))
            __tmp480 = __tmp479;
        else {
            CPy_TypeError("str", __tmp479); 
            __tmp480 = NULL;
        }
        cpy_r_r7.f1 = __tmp480;
        PyObject *__tmp481 = PyTuple_GET_ITEM(cpy_r_r6, 2);
        CPy_INCREF(__tmp481);
        PyObject *__tmp482;
        if (likely(PyUnicode_Check(__tmp481)))
            __tmp482 = __tmp481;
        else {
            CPy_TypeError("str", __tmp481); 
            __tmp482 = NULL;
        }
        cpy_r_r7.f2 = __tmp482;
        PyObject *__tmp483 = PyTuple_GET_ITEM(cpy_r_r6, 3);
        CPy_INCREF(__tmp483);
        PyObject *__tmp484;
        if (likely(PyUnicode_Check(__tmp483)))
            __tmp484 = __tmp483;
        else {
            CPy_TypeError("str", __tmp483); 
            __tmp484 = NULL;
        }
        cpy_r_r7.f3 = __tmp484;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 200, CPyStatic_encyclopedia___book___globals);
        goto CPyL98;
    }
    cpy_r_r8 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_content, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 200, CPyStatic_encyclopedia___book___globals);
        goto CPyL99;
    }
    cpy_r_r10 = PyList_New(4);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 200, CPyStatic_encyclopedia___book___globals);
        goto CPyL100;
    }
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    CPy_INCREF(cpy_r_r0);
    *(PyObject * *)cpy_r_r12 = cpy_r_r0;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r13 = cpy_r_r12 + 8;
    *(PyObject * *)cpy_r_r13 = cpy_r_r1;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r14 = cpy_r_r12 + 16;
    *(PyObject * *)cpy_r_r14 = cpy_r_r2;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r15 = cpy_r_r12 + 24;
    *(PyObject * *)cpy_r_r15 = cpy_r_r3;
    cpy_r_r16 = PyTuple_New(4);
    if (unlikely(cpy_r_r16 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp485 = cpy_r_r7.f0;
    PyTuple_SET_ITEM(cpy_r_r16, 0, __tmp485);
    PyObject *__tmp486 = cpy_r_r7.f1;
    PyTuple_SET_ITEM(cpy_r_r16, 1, __tmp486);
    PyObject *__tmp487 = cpy_r_r7.f2;
    PyTuple_SET_ITEM(cpy_r_r16, 2, __tmp487);
    PyObject *__tmp488 = cpy_r_r7.f3;
    PyTuple_SET_ITEM(cpy_r_r16, 3, __tmp488);
    cpy_r_r17 = CPyList_Extend(cpy_r_r10, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 200, CPyStatic_encyclopedia___book___globals);
        goto CPyL101;
    } else
        goto CPyL102;
CPyL5: ;
    cpy_r_r18 = PyList_AsTuple(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 200, CPyStatic_encyclopedia___book___globals);
        goto CPyL103;
    }
    cpy_r_r19 = PyObject_CallObject(cpy_r_r9, cpy_r_r18);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 200, CPyStatic_encyclopedia___book___globals);
        goto CPyL98;
    }
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_content___Sheet))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 200, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Sheet", cpy_r_r19);
        goto CPyL98;
    }
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 201, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    cpy_r_r22 = CPyDef_content___Sheet___items(cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 201, CPyStatic_encyclopedia___book___globals);
        goto CPyL105;
    }
    cpy_r_r23 = PyObject_GetIter(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 201, CPyStatic_encyclopedia___book___globals);
        goto CPyL105;
    }
CPyL11: ;
    cpy_r_r24 = PyIter_Next(cpy_r_r23);
    if (cpy_r_r24 == NULL) goto CPyL106;
    PyObject *__tmp489;
    if (unlikely(!(PyTuple_Check(cpy_r_r24) && PyTuple_GET_SIZE(cpy_r_r24) == 2))) {
        __tmp489 = NULL;
        goto __LL490;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r24, 0))))
        __tmp489 = PyTuple_GET_ITEM(cpy_r_r24, 0);
    else {
        __tmp489 = NULL;
    }
    if (__tmp489 == NULL) goto __LL490;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r24, 1)) == CPyType_content___Row))
        __tmp489 = PyTuple_GET_ITEM(cpy_r_r24, 1);
    else {
        __tmp489 = NULL;
    }
    if (__tmp489 == NULL) goto __LL490;
    __tmp489 = cpy_r_r24;
__LL490: ;
    if (unlikely(__tmp489 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r24); cpy_r_r25 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp491 = PyTuple_GET_ITEM(cpy_r_r24, 0);
        CPy_INCREF(__tmp491);
        PyObject *__tmp492;
        if (likely(PyUnicode_Check(__tmp491)))
            __tmp492 = __tmp491;
        else {
            CPy_TypeError("str", __tmp491); 
            __tmp492 = NULL;
        }
        cpy_r_r25.f0 = __tmp492;
        PyObject *__tmp493 = PyTuple_GET_ITEM(cpy_r_r24, 1);
        CPy_INCREF(__tmp493);
        PyObject *__tmp494;
        if (likely(Py_TYPE(__tmp493) == CPyType_content___Row))
            __tmp494 = __tmp493;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp493); 
            __tmp494 = NULL;
        }
        cpy_r_r25.f1 = __tmp494;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 201, CPyStatic_encyclopedia___book___globals);
        goto CPyL107;
    }
    cpy_r_r26 = cpy_r_r25.f0;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = cpy_r_r25.f1;
    CPy_INCREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r25.f0);
    CPy_DECREF(cpy_r_r25.f1);
    cpy_r__ = cpy_r_r27;
    CPy_DECREF(cpy_r__);
    cpy_r_r28 = PyList_Append(cpy_r_r21, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 201, CPyStatic_encyclopedia___book___globals);
        goto CPyL107;
    } else
        goto CPyL11;
CPyL14: ;
    cpy_r_r30 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 201, CPyStatic_encyclopedia___book___globals);
        goto CPyL105;
    }
    cpy_r_r31 = PyList_AsTuple(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 201, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_ids = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 201, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    cpy_r_r33 = PyList_New(0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 202, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    cpy_r_r34 = PyObject_GetIter(cpy_r_r20);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 202, CPyStatic_encyclopedia___book___globals);
        goto CPyL108;
    }
CPyL19: ;
    cpy_r_r35 = PyIter_Next(cpy_r_r34);
    if (cpy_r_r35 == NULL) goto CPyL109;
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_content___Row))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 202, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r35);
        goto CPyL110;
    }
    cpy_r_r37 = CPyStatics[624]; /* 'latin' */
    cpy_r_r38 = CPyDef_content___Row___text(cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 202, CPyStatic_encyclopedia___book___globals);
        goto CPyL110;
    }
    cpy_r_r39 = PyList_Append(cpy_r_r33, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 202, CPyStatic_encyclopedia___book___globals);
        goto CPyL110;
    } else
        goto CPyL19;
CPyL23: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 202, CPyStatic_encyclopedia___book___globals);
        goto CPyL108;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_latin != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_latin);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_latin = cpy_r_r33;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 202, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    cpy_r_r43 = PyList_New(0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 203, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    cpy_r_r44 = PyObject_GetIter(cpy_r_r20);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 203, CPyStatic_encyclopedia___book___globals);
        goto CPyL111;
    }
CPyL27: ;
    cpy_r_r45 = PyIter_Next(cpy_r_r44);
    if (cpy_r_r45 == NULL) goto CPyL112;
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_content___Row))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 203, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r45);
        goto CPyL113;
    }
    cpy_r_r47 = CPyDef_content___Row___source(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 203, CPyStatic_encyclopedia___book___globals);
        goto CPyL113;
    }
CPyL30: ;
    cpy_r_r48 = PyList_Append(cpy_r_r43, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 203, CPyStatic_encyclopedia___book___globals);
        goto CPyL113;
    } else
        goto CPyL27;
CPyL31: ;
    cpy_r_r50 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 203, CPyStatic_encyclopedia___book___globals);
        goto CPyL111;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_source != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_source);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_source = cpy_r_r43;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 203, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    cpy_r_r52 = PyList_New(0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    cpy_r_r53 = PyObject_GetIter(cpy_r_r20);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL114;
    }
CPyL35: ;
    cpy_r_r54 = PyIter_Next(cpy_r_r53);
    if (cpy_r_r54 == NULL) goto CPyL115;
    if (likely(Py_TYPE(cpy_r_r54) == CPyType_content___Row))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r54);
        goto CPyL116;
    }
    cpy_r_r56 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_animals", "Book", "continents", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r56);
CPyL38: ;
    cpy_r_r57 = CPyStatics[440]; /* 'continent' */
    cpy_r_r58 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_animals", "Book", "continents", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r58);
CPyL39: ;
    cpy_r_r59 = CPyStatics[597]; /* 'word' */
    cpy_r_r60 = CPyObject_GetAttr(cpy_r_r55, cpy_r_r59);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL119;
    }
    cpy_r_r61 = PyList_New(1);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL120;
    }
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyListObject, ob_item));
    cpy_r_r63 = *(CPyPtr *)cpy_r_r62;
    CPy_INCREF(cpy_r_r57);
    *(PyObject * *)cpy_r_r63 = cpy_r_r57;
    cpy_r_r64 = CPyList_Extend(cpy_r_r61, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL121;
    } else
        goto CPyL122;
CPyL42: ;
    cpy_r_r65 = PyList_AsTuple(cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL123;
    }
    cpy_r_r66 = PyObject_CallObject(cpy_r_r60, cpy_r_r65);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL124;
    }
    if (likely(PyUnicode_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r66);
        goto CPyL124;
    }
    cpy_r_r68 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r69[2] = {cpy_r_r56, cpy_r_r67};
    cpy_r_r70 = (PyObject **)&cpy_r_r69;
    cpy_r_r71 = PyObject_VectorcallMethod(cpy_r_r68, cpy_r_r70, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL125;
    }
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r67);
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL116;
    }
    cpy_r_r73 = CPyTagged_StealAsObject(cpy_r_r72);
    cpy_r_r74 = PyList_Append(cpy_r_r52, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL116;
    } else
        goto CPyL35;
CPyL48: ;
    cpy_r_r76 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL114;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_continent != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_continent);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_continent = cpy_r_r52;
    cpy_r_r77 = 1;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 204, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    cpy_r_r78 = PyList_New(0);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 205, CPyStatic_encyclopedia___book___globals);
        goto CPyL104;
    }
    cpy_r_r79 = 0;
    cpy_r_kind = cpy_r_r79;
    CPyTagged_DECREF(cpy_r_kind);
CPyL52: ;
    cpy_r_r80 = (Py_ssize_t)cpy_r_r79 < (Py_ssize_t)8;
    if (!cpy_r_r80) goto CPyL69;
    cpy_r_kind = cpy_r_r79;
    cpy_r_r81 = PyList_New(0);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 206, CPyStatic_encyclopedia___book___globals);
        goto CPyL126;
    }
    cpy_r_r82 = 0;
    cpy_r_r83 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_ids;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_animals", "Book", "category_ids", 206, CPyStatic_encyclopedia___book___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r83);
CPyL55: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r83 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = 0;
CPyL56: ;
    cpy_r_r87 = cpy_r_r86 < cpy_r_r85;
    if (!cpy_r_r87) goto CPyL128;
    cpy_r_place = cpy_r_r82;
    cpy_r_r88 = CPySequenceTuple_GetItemUnsafe(cpy_r_r83, cpy_r_r86);
    if (likely(PyUnicode_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 206, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r88);
        goto CPyL129;
    }
    cpy_r_r90 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_type;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_animals", "Book", "category_type", 206, CPyStatic_encyclopedia___book___globals);
        goto CPyL130;
    }
CPyL59: ;
    cpy_r_r91 = CPyList_GetItemBorrow(cpy_r_r90, cpy_r_place);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 206, CPyStatic_encyclopedia___book___globals);
        goto CPyL130;
    }
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 206, CPyStatic_encyclopedia___book___globals);
        goto CPyL130;
    }
    cpy_r_r93 = cpy_r_r92 & 1;
    cpy_r_r94 = cpy_r_r93 != 0;
    if (!cpy_r_r94) goto CPyL63;
    cpy_r_r95 = CPyTagged_IsEq_(cpy_r_r92, cpy_r_kind);
    cpy_r_r96 = cpy_r_r95;
    goto CPyL64;
CPyL63: ;
    cpy_r_r97 = cpy_r_r92 == cpy_r_kind;
    cpy_r_r96 = cpy_r_r97;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_r92);
    CPyTagged_DECREF(cpy_r_place);
    if (!cpy_r_r96) goto CPyL131;
    cpy_r_r98 = PyList_Append(cpy_r_r81, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 206, CPyStatic_encyclopedia___book___globals);
        goto CPyL132;
    }
CPyL66: ;
    cpy_r_r100 = cpy_r_r82 + 2;
    cpy_r_r82 = cpy_r_r100;
    cpy_r_r101 = cpy_r_r86 + 1;
    cpy_r_r86 = cpy_r_r101;
    goto CPyL56;
CPyL67: ;
    cpy_r_r102 = PyList_Append(cpy_r_r78, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 205, CPyStatic_encyclopedia___book___globals);
        goto CPyL133;
    }
    cpy_r_r104 = cpy_r_r79 + 2;
    cpy_r_r79 = cpy_r_r104;
    goto CPyL52;
CPyL69: ;
    cpy_r_r105 = PyList_New(0);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 209, CPyStatic_encyclopedia___book___globals);
        goto CPyL134;
    }
    cpy_r_r106 = PyObject_GetIter(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 209, CPyStatic_encyclopedia___book___globals);
        goto CPyL135;
    }
CPyL71: ;
    cpy_r_r107 = PyIter_Next(cpy_r_r106);
    if (cpy_r_r107 == NULL) goto CPyL136;
    if (likely(Py_TYPE(cpy_r_r107) == CPyType_content___Row))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 209, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r107);
        goto CPyL137;
    }
    cpy_r_r109 = PyList_New(0);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL138;
    }
    cpy_r_r110 = 0;
    cpy_r_r111 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r112 = CPyStatics[625]; /* 'TYPE_COLUMNS' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL139;
    }
    PyObject *__tmp495;
    if (unlikely(!(PyTuple_Check(cpy_r_r113) && PyTuple_GET_SIZE(cpy_r_r113) == 4))) {
        __tmp495 = NULL;
        goto __LL496;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r113, 0))))
        __tmp495 = PyTuple_GET_ITEM(cpy_r_r113, 0);
    else {
        __tmp495 = NULL;
    }
    if (__tmp495 == NULL) goto __LL496;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r113, 1))))
        __tmp495 = PyTuple_GET_ITEM(cpy_r_r113, 1);
    else {
        __tmp495 = NULL;
    }
    if (__tmp495 == NULL) goto __LL496;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r113, 2))))
        __tmp495 = PyTuple_GET_ITEM(cpy_r_r113, 2);
    else {
        __tmp495 = NULL;
    }
    if (__tmp495 == NULL) goto __LL496;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r113, 3))))
        __tmp495 = PyTuple_GET_ITEM(cpy_r_r113, 3);
    else {
        __tmp495 = NULL;
    }
    if (__tmp495 == NULL) goto __LL496;
    __tmp495 = cpy_r_r113;
__LL496: ;
    if (unlikely(__tmp495 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str]", cpy_r_r113); cpy_r_r114 = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp497 = PyTuple_GET_ITEM(cpy_r_r113, 0);
        CPy_INCREF(__tmp497);
        PyObject *__tmp498;
        if (likely(PyUnicode_Check(__tmp497)))
            __tmp498 = __tmp497;
        else {
            CPy_TypeError("str", __tmp497); 
            __tmp498 = NULL;
        }
        cpy_r_r114.f0 = __tmp498;
        PyObject *__tmp499 = PyTuple_GET_ITEM(cpy_r_r113, 1);
        CPy_INCREF(__tmp499);
        PyObject *__tmp500;
        if (likely(PyUnicode_Check(__tmp499)))
            __tmp500 = __tmp499;
        else {
            CPy_TypeError("str", __tmp499); 
            __tmp500 = NULL;
        }
        cpy_r_r114.f1 = __tmp500;
        PyObject *__tmp501 = PyTuple_GET_ITEM(cpy_r_r113, 2);
        CPy_INCREF(__tmp501);
        PyObject *__tmp502;
        if (likely(PyUnicode_Check(__tmp501)))
            __tmp502 = __tmp501;
        else {
            CPy_TypeError("str", __tmp501); 
            __tmp502 = NULL;
        }
        cpy_r_r114.f2 = __tmp502;
        PyObject *__tmp503 = PyTuple_GET_ITEM(cpy_r_r113, 3);
        CPy_INCREF(__tmp503);
        PyObject *__tmp504;
        if (likely(PyUnicode_Check(__tmp503)))
            __tmp504 = __tmp503;
        else {
            CPy_TypeError("str", __tmp503); 
            __tmp504 = NULL;
        }
        cpy_r_r114.f3 = __tmp504;
    }
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL139;
    }
    cpy_r_r115 = PyTuple_New(4);
    if (unlikely(cpy_r_r115 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp505 = cpy_r_r114.f0;
    PyTuple_SET_ITEM(cpy_r_r115, 0, __tmp505);
    PyObject *__tmp506 = cpy_r_r114.f1;
    PyTuple_SET_ITEM(cpy_r_r115, 1, __tmp506);
    PyObject *__tmp507 = cpy_r_r114.f2;
    PyTuple_SET_ITEM(cpy_r_r115, 2, __tmp507);
    PyObject *__tmp508 = cpy_r_r114.f3;
    PyTuple_SET_ITEM(cpy_r_r115, 3, __tmp508);
    cpy_r_r116 = PyObject_GetIter(cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL139;
    }
CPyL77: ;
    cpy_r_r117 = PyIter_Next(cpy_r_r116);
    if (cpy_r_r117 == NULL) goto CPyL140;
    cpy_r_kind_2 = cpy_r_r110;
    if (likely(PyUnicode_Check(cpy_r_r117)))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r117);
        goto CPyL141;
    }
    cpy_r_r119 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_ids;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_animals", "Book", "category_ids", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL142;
    }
    CPy_INCREF(cpy_r_r119);
CPyL80: ;
    cpy_r_r120 = CPyList_GetItem(cpy_r_r78, cpy_r_kind_2);
    CPyTagged_DECREF(cpy_r_kind_2);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL143;
    }
    if (likely(PyList_Check(cpy_r_r120)))
        cpy_r_r121 = cpy_r_r120;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals, "list", cpy_r_r120);
        goto CPyL143;
    }
    cpy_r_r122 = CPyStatics[597]; /* 'word' */
    cpy_r_r123 = CPyObject_GetAttr(cpy_r_r108, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL144;
    }
    cpy_r_r124 = PyList_New(1);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL145;
    }
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r124 + offsetof(PyListObject, ob_item));
    cpy_r_r126 = *(CPyPtr *)cpy_r_r125;
    *(PyObject * *)cpy_r_r126 = cpy_r_r118;
    cpy_r_r127 = CPyList_Extend(cpy_r_r124, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL146;
    } else
        goto CPyL147;
CPyL85: ;
    cpy_r_r128 = PyList_AsTuple(cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL148;
    }
    cpy_r_r129 = PyObject_CallObject(cpy_r_r123, cpy_r_r128);
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL149;
    }
    if (likely(PyUnicode_Check(cpy_r_r129)))
        cpy_r_r130 = cpy_r_r129;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r129);
        goto CPyL149;
    }
    cpy_r_r131 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r132[2] = {cpy_r_r119, cpy_r_r130};
    cpy_r_r133 = (PyObject **)&cpy_r_r132;
    cpy_r_r134 = PyObject_VectorcallMethod(cpy_r_r131, cpy_r_r133, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL150;
    }
    CPy_DECREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r130);
    if (likely(PyLong_Check(cpy_r_r134)))
        cpy_r_r135 = CPyTagged_FromObject(cpy_r_r134);
    else {
        CPy_TypeError("int", cpy_r_r134); cpy_r_r135 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL151;
    }
    cpy_r_r136 = CPyTagged_StealAsObject(cpy_r_r135);
    cpy_r_r137 = PyList_Append(cpy_r_r109, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL151;
    }
    cpy_r_r139 = cpy_r_r110 + 2;
    cpy_r_r110 = cpy_r_r139;
    goto CPyL77;
CPyL92: ;
    cpy_r_r140 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL152;
    }
    cpy_r_r141 = PyList_AsTuple(cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 210, CPyStatic_encyclopedia___book___globals);
        goto CPyL137;
    }
    cpy_r_r142 = PyList_Append(cpy_r_r105, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 209, CPyStatic_encyclopedia___book___globals);
        goto CPyL137;
    } else
        goto CPyL71;
CPyL95: ;
    cpy_r_r144 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 209, CPyStatic_encyclopedia___book___globals);
        goto CPyL153;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_categories != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_categories);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_animal_categories = cpy_r_r105;
    cpy_r_r145 = 1;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 209, CPyStatic_encyclopedia___book___globals);
        goto CPyL98;
    }
    return 1;
CPyL98: ;
    cpy_r_r146 = 2;
    return cpy_r_r146;
CPyL99: ;
    CPy_DecRef(cpy_r_r7.f0);
    CPy_DecRef(cpy_r_r7.f1);
    CPy_DecRef(cpy_r_r7.f2);
    CPy_DecRef(cpy_r_r7.f3);
    goto CPyL98;
CPyL100: ;
    CPy_DecRef(cpy_r_r7.f0);
    CPy_DecRef(cpy_r_r7.f1);
    CPy_DecRef(cpy_r_r7.f2);
    CPy_DecRef(cpy_r_r7.f3);
    CPy_DecRef(cpy_r_r9);
    goto CPyL98;
CPyL101: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL98;
CPyL102: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL5;
CPyL103: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL98;
CPyL104: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL98;
CPyL105: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL98;
CPyL106: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL14;
CPyL107: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL98;
CPyL108: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r33);
    goto CPyL98;
CPyL109: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL23;
CPyL110: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r34);
    goto CPyL98;
CPyL111: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r43);
    goto CPyL98;
CPyL112: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL31;
CPyL113: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    goto CPyL98;
CPyL114: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    goto CPyL98;
CPyL115: ;
    CPy_DECREF(cpy_r_r53);
    goto CPyL48;
CPyL116: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    goto CPyL98;
CPyL117: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r55);
    goto CPyL98;
CPyL118: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r56);
    goto CPyL98;
CPyL119: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r58);
    goto CPyL98;
CPyL120: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    goto CPyL98;
CPyL121: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r61);
    goto CPyL98;
CPyL122: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL42;
CPyL123: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r60);
    goto CPyL98;
CPyL124: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    goto CPyL98;
CPyL125: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r67);
    goto CPyL98;
CPyL126: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL98;
CPyL127: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r81);
    goto CPyL98;
CPyL128: ;
    CPyTagged_DECREF(cpy_r_kind);
    CPy_DECREF(cpy_r_r83);
    goto CPyL67;
CPyL129: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL98;
CPyL130: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r89);
    goto CPyL98;
CPyL131: ;
    CPy_DECREF(cpy_r_r89);
    goto CPyL66;
CPyL132: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    goto CPyL98;
CPyL133: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r78);
    goto CPyL98;
CPyL134: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r78);
    goto CPyL98;
CPyL135: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    goto CPyL98;
CPyL136: ;
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r106);
    goto CPyL95;
CPyL137: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    goto CPyL98;
CPyL138: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    goto CPyL98;
CPyL139: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    goto CPyL98;
CPyL140: ;
    CPy_DECREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r116);
    goto CPyL92;
CPyL141: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_kind_2);
    goto CPyL98;
CPyL142: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_kind_2);
    CPy_DecRef(cpy_r_r118);
    goto CPyL98;
CPyL143: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r119);
    goto CPyL98;
CPyL144: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r121);
    goto CPyL98;
CPyL145: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r123);
    goto CPyL98;
CPyL146: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r124);
    goto CPyL98;
CPyL147: ;
    CPy_DECREF(cpy_r_r127);
    goto CPyL85;
CPyL148: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r123);
    goto CPyL98;
CPyL149: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r119);
    goto CPyL98;
CPyL150: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r130);
    goto CPyL98;
CPyL151: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r116);
    goto CPyL98;
CPyL152: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r109);
    goto CPyL98;
CPyL153: ;
    CPy_DecRef(cpy_r_r105);
    goto CPyL98;
}
        
        PyObject *CPyPy_encyclopedia___book___Book____read_animals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_animals", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Book____read_animals(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_animals", 199, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book____read_experts(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T2OO cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r__;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
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
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    tuple_T3OOO cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    tuple_T3OOO cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyPtr cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
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
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    int32_t cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyPtr cpy_r_r105;
    int64_t cpy_r_r106;
    PyObject *cpy_r_r107;
    int64_t cpy_r_r108;
    CPyPtr cpy_r_r109;
    int64_t cpy_r_r110;
    char cpy_r_r111;
    CPyPtr cpy_r_r112;
    CPyPtr cpy_r_r113;
    int64_t cpy_r_r114;
    CPyPtr cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    int64_t cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyPtr cpy_r_r125;
    CPyPtr cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyPtr cpy_r_r131;
    CPyPtr cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyPtr cpy_r_r138;
    CPyPtr cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyPtr cpy_r_r144;
    CPyPtr cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyPtr cpy_r_r151;
    CPyPtr cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyPtr cpy_r_r157;
    CPyPtr cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    CPyPtr cpy_r_r163;
    CPyPtr cpy_r_r164;
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    CPyPtr cpy_r_r169;
    CPyPtr cpy_r_r170;
    PyObject *cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    CPyPtr cpy_r_r175;
    CPyPtr cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    CPyPtr cpy_r_r181;
    CPyPtr cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    CPyPtr cpy_r_r187;
    CPyPtr cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    CPyPtr cpy_r_r193;
    CPyPtr cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    CPyTagged cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    CPyTagged cpy_r_expert;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    CPyPtr cpy_r_r205;
    PyObject *cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    CPyPtr cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    CPyTagged cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    CPyPtr cpy_r_r223;
    int64_t cpy_r_r224;
    CPyTagged cpy_r_r225;
    CPyTagged cpy_r_r226;
    CPyTagged cpy_r_r227;
    CPyTagged cpy_r_location;
    int64_t cpy_r_r228;
    char cpy_r_r229;
    int64_t cpy_r_r230;
    char cpy_r_r231;
    char cpy_r_r232;
    char cpy_r_r233;
    CPyTagged cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject **cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    tuple_T2IO cpy_r_r247;
    CPyTagged cpy_r_r248;
    PyObject *cpy_r_r249;
    int64_t cpy_r_r250;
    char cpy_r_r251;
    char cpy_r_r252;
    char cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    CPyTagged cpy_r_r256;
    CPyTagged cpy_r_r257;
    char cpy_r_r258;
    PyObject *cpy_r_r259;
    int32_t cpy_r_r260;
    char cpy_r_r261;
    CPyTagged cpy_r_r262;
    char cpy_r_r263;
    char cpy_r_r264;
    cpy_r_r0 = CPyStatics[623]; /* 'experts' */
    cpy_r_r1 = CPyStatics[571]; /* 'id' */
    cpy_r_r2 = CPyStatics[440]; /* 'continent' */
    cpy_r_r3 = CPyStatics[627]; /* 'timing' */
    cpy_r_r4 = CPyStatics[602]; /* 'effect' */
    cpy_r_r5 = PyTuple_Pack(4, cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 215, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    cpy_r_r6 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 215, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    cpy_r_r7 = CPyDef_content___Sheet_____len__(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 216, CPyStatic_encyclopedia___book___globals);
        goto CPyL170;
    }
    cpy_r_r8 = cpy_r_r7 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) goto CPyL5;
    cpy_r_r10 = 0 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL6;
CPyL5: ;
    cpy_r_r12 = CPyTagged_IsLt_(cpy_r_r7, 0);
    cpy_r_r13 = cpy_r_r12 ^ 1;
    if (cpy_r_r13) {
        goto CPyL9;
    } else
        goto CPyL171;
CPyL6: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r7 >= (Py_ssize_t)0;
    if (cpy_r_r14) {
        goto CPyL9;
    } else
        goto CPyL171;
CPyL7: ;
    PyErr_SetString(PyExc_ValueError, "__len__() should return >= 0");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 216, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 217, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r17 = CPyDef_content___Sheet___items(cpy_r_r6);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 217, CPyStatic_encyclopedia___book___globals);
        goto CPyL173;
    }
    cpy_r_r18 = PyObject_GetIter(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 217, CPyStatic_encyclopedia___book___globals);
        goto CPyL173;
    }
CPyL12: ;
    cpy_r_r19 = PyIter_Next(cpy_r_r18);
    if (cpy_r_r19 == NULL) goto CPyL174;
    PyObject *__tmp509;
    if (unlikely(!(PyTuple_Check(cpy_r_r19) && PyTuple_GET_SIZE(cpy_r_r19) == 2))) {
        __tmp509 = NULL;
        goto __LL510;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r19, 0))))
        __tmp509 = PyTuple_GET_ITEM(cpy_r_r19, 0);
    else {
        __tmp509 = NULL;
    }
    if (__tmp509 == NULL) goto __LL510;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r19, 1)) == CPyType_content___Row))
        __tmp509 = PyTuple_GET_ITEM(cpy_r_r19, 1);
    else {
        __tmp509 = NULL;
    }
    if (__tmp509 == NULL) goto __LL510;
    __tmp509 = cpy_r_r19;
__LL510: ;
    if (unlikely(__tmp509 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r19); cpy_r_r20 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp511 = PyTuple_GET_ITEM(cpy_r_r19, 0);
        CPy_INCREF(__tmp511);
        PyObject *__tmp512;
        if (likely(PyUnicode_Check(__tmp511)))
            __tmp512 = __tmp511;
        else {
            CPy_TypeError("str", __tmp511); 
            __tmp512 = NULL;
        }
        cpy_r_r20.f0 = __tmp512;
        PyObject *__tmp513 = PyTuple_GET_ITEM(cpy_r_r19, 1);
        CPy_INCREF(__tmp513);
        PyObject *__tmp514;
        if (likely(Py_TYPE(__tmp513) == CPyType_content___Row))
            __tmp514 = __tmp513;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp513); 
            __tmp514 = NULL;
        }
        cpy_r_r20.f1 = __tmp514;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 217, CPyStatic_encyclopedia___book___globals);
        goto CPyL175;
    }
    cpy_r_r21 = cpy_r_r20.f0;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = cpy_r_r20.f1;
    CPy_INCREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r20.f0);
    CPy_DECREF(cpy_r_r20.f1);
    cpy_r__ = cpy_r_r22;
    CPy_DECREF(cpy_r__);
    cpy_r_r23 = PyList_Append(cpy_r_r16, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 217, CPyStatic_encyclopedia___book___globals);
        goto CPyL175;
    } else
        goto CPyL12;
CPyL15: ;
    cpy_r_r25 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 217, CPyStatic_encyclopedia___book___globals);
        goto CPyL173;
    }
    cpy_r_r26 = PyList_AsTuple(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 217, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_ids = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 217, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r28 = PyList_New(0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r29 = PyObject_GetIter(cpy_r_r6);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL176;
    }
CPyL20: ;
    cpy_r_r30 = PyIter_Next(cpy_r_r29);
    if (cpy_r_r30 == NULL) goto CPyL177;
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_content___Row))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r30);
        goto CPyL178;
    }
    cpy_r_r32 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_experts", "Book", "continents", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL179;
    }
    CPy_INCREF(cpy_r_r32);
CPyL23: ;
    cpy_r_r33 = CPyStatics[440]; /* 'continent' */
    cpy_r_r34 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_experts", "Book", "continents", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL180;
    }
    CPy_INCREF(cpy_r_r34);
CPyL24: ;
    cpy_r_r35 = CPyStatics[597]; /* 'word' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r31, cpy_r_r35);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL181;
    }
    cpy_r_r37 = PyList_New(1);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL182;
    }
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyListObject, ob_item));
    cpy_r_r39 = *(CPyPtr *)cpy_r_r38;
    CPy_INCREF(cpy_r_r33);
    *(PyObject * *)cpy_r_r39 = cpy_r_r33;
    cpy_r_r40 = CPyList_Extend(cpy_r_r37, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL183;
    } else
        goto CPyL184;
CPyL27: ;
    cpy_r_r41 = PyList_AsTuple(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL185;
    }
    cpy_r_r42 = PyObject_CallObject(cpy_r_r36, cpy_r_r41);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL186;
    }
    if (likely(PyUnicode_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r42);
        goto CPyL186;
    }
    cpy_r_r44 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r45[2] = {cpy_r_r32, cpy_r_r43};
    cpy_r_r46 = (PyObject **)&cpy_r_r45;
    cpy_r_r47 = PyObject_VectorcallMethod(cpy_r_r44, cpy_r_r46, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL187;
    }
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r43);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL178;
    }
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r50 = PyList_Append(cpy_r_r28, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL178;
    } else
        goto CPyL20;
CPyL33: ;
    cpy_r_r52 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL176;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_continent != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_continent);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_continent = cpy_r_r28;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 218, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r54 = PyList_New(0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r55 = PyObject_GetIter(cpy_r_r6);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL188;
    }
CPyL37: ;
    cpy_r_r56 = PyIter_Next(cpy_r_r55);
    if (cpy_r_r56 == NULL) goto CPyL189;
    if (likely(Py_TYPE(cpy_r_r56) == CPyType_content___Row))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r56);
        goto CPyL190;
    }
    cpy_r_r58 = CPyStatic_encyclopedia___names___TIMINGS;
    if (unlikely(cpy_r_r58.f0 == NULL)) {
        goto CPyL191;
    } else
        goto CPyL42;
CPyL40: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TIMINGS\" was not set");
    cpy_r_r59 = 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r60 = CPyStatics[627]; /* 'timing' */
    cpy_r_r61 = CPyStatic_encyclopedia___names___TIMINGS;
    if (unlikely(cpy_r_r61.f0 == NULL)) {
        goto CPyL192;
    } else
        goto CPyL45;
CPyL43: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TIMINGS\" was not set");
    cpy_r_r62 = 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r63 = CPyStatics[597]; /* 'word' */
    cpy_r_r64 = CPyObject_GetAttr(cpy_r_r57, cpy_r_r63);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL190;
    }
    cpy_r_r65 = PyList_New(1);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL193;
    }
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyListObject, ob_item));
    cpy_r_r67 = *(CPyPtr *)cpy_r_r66;
    CPy_INCREF(cpy_r_r60);
    *(PyObject * *)cpy_r_r67 = cpy_r_r60;
    CPy_INCREF(cpy_r_r61.f0);
    CPy_INCREF(cpy_r_r61.f1);
    CPy_INCREF(cpy_r_r61.f2);
    cpy_r_r68 = PyTuple_New(3);
    if (unlikely(cpy_r_r68 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp515 = cpy_r_r61.f0;
    PyTuple_SET_ITEM(cpy_r_r68, 0, __tmp515);
    PyObject *__tmp516 = cpy_r_r61.f1;
    PyTuple_SET_ITEM(cpy_r_r68, 1, __tmp516);
    PyObject *__tmp517 = cpy_r_r61.f2;
    PyTuple_SET_ITEM(cpy_r_r68, 2, __tmp517);
    cpy_r_r69 = CPyList_Extend(cpy_r_r65, cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL194;
    } else
        goto CPyL195;
CPyL48: ;
    cpy_r_r70 = PyList_AsTuple(cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL193;
    }
    cpy_r_r71 = PyObject_CallObject(cpy_r_r64, cpy_r_r70);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL190;
    }
    if (likely(PyUnicode_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r71);
        goto CPyL190;
    }
    cpy_r_r73 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r58.f0);
    CPy_INCREF(cpy_r_r58.f1);
    CPy_INCREF(cpy_r_r58.f2);
    cpy_r_r74 = PyTuple_New(3);
    if (unlikely(cpy_r_r74 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp518 = cpy_r_r58.f0;
    PyTuple_SET_ITEM(cpy_r_r74, 0, __tmp518);
    PyObject *__tmp519 = cpy_r_r58.f1;
    PyTuple_SET_ITEM(cpy_r_r74, 1, __tmp519);
    PyObject *__tmp520 = cpy_r_r58.f2;
    PyTuple_SET_ITEM(cpy_r_r74, 2, __tmp520);
    PyObject *cpy_r_r75[2] = {cpy_r_r74, cpy_r_r72};
    cpy_r_r76 = (PyObject **)&cpy_r_r75;
    cpy_r_r77 = PyObject_VectorcallMethod(cpy_r_r73, cpy_r_r76, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL196;
    }
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r72);
    if (likely(PyLong_Check(cpy_r_r77)))
        cpy_r_r78 = CPyTagged_FromObject(cpy_r_r77);
    else {
        CPy_TypeError("int", cpy_r_r77); cpy_r_r78 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL190;
    }
    cpy_r_r79 = CPyTagged_StealAsObject(cpy_r_r78);
    cpy_r_r80 = PyList_Append(cpy_r_r54, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 >= 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL190;
    } else
        goto CPyL37;
CPyL54: ;
    cpy_r_r82 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL188;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_timing != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_timing);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_timing = cpy_r_r54;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 219, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r84 = PyList_New(0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 220, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r85 = PyObject_GetIter(cpy_r_r6);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 220, CPyStatic_encyclopedia___book___globals);
        goto CPyL197;
    }
CPyL58: ;
    cpy_r_r86 = PyIter_Next(cpy_r_r85);
    if (cpy_r_r86 == NULL) goto CPyL198;
    if (likely(Py_TYPE(cpy_r_r86) == CPyType_content___Row))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 220, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r86);
        goto CPyL199;
    }
    cpy_r_r88 = CPyStatics[602]; /* 'effect' */
    cpy_r_r89 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_verbs;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_experts", "Book", "verbs", 220, CPyStatic_encyclopedia___book___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r89);
CPyL61: ;
    cpy_r_r90 = CPyDef_content___Row___effect(cpy_r_r87, cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 220, CPyStatic_encyclopedia___book___globals);
        goto CPyL199;
    }
    cpy_r_r91 = PyList_Append(cpy_r_r84, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 220, CPyStatic_encyclopedia___book___globals);
        goto CPyL199;
    } else
        goto CPyL58;
CPyL63: ;
    cpy_r_r93 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 220, CPyStatic_encyclopedia___book___globals);
        goto CPyL197;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_effect != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_effect);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_effect = cpy_r_r84;
    cpy_r_r94 = 1;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 220, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r95 = PyList_New(0);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 221, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r96 = PyObject_GetIter(cpy_r_r6);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 221, CPyStatic_encyclopedia___book___globals);
        goto CPyL201;
    }
CPyL67: ;
    cpy_r_r97 = PyIter_Next(cpy_r_r96);
    if (cpy_r_r97 == NULL) goto CPyL202;
    if (likely(Py_TYPE(cpy_r_r97) == CPyType_content___Row))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 221, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r97);
        goto CPyL203;
    }
    cpy_r_r99 = CPyDef_content___Row___source(cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 221, CPyStatic_encyclopedia___book___globals);
        goto CPyL203;
    }
CPyL70: ;
    cpy_r_r100 = PyList_Append(cpy_r_r95, cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    cpy_r_r101 = cpy_r_r100 >= 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 221, CPyStatic_encyclopedia___book___globals);
        goto CPyL203;
    } else
        goto CPyL67;
CPyL71: ;
    cpy_r_r102 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 221, CPyStatic_encyclopedia___book___globals);
        goto CPyL201;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_source != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_source);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_source = cpy_r_r95;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 221, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r104 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_timing;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_experts", "Book", "expert_timing", 222, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    CPy_INCREF(cpy_r_r104);
CPyL74: ;
    cpy_r_r105 = (CPyPtr)((CPyPtr)cpy_r_r104 + offsetof(PyVarObject, ob_size));
    cpy_r_r106 = *(int64_t *)cpy_r_r105;
    cpy_r_r107 = PyList_New(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 222, CPyStatic_encyclopedia___book___globals);
        goto CPyL204;
    }
    cpy_r_r108 = 0;
CPyL76: ;
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r104 + offsetof(PyVarObject, ob_size));
    cpy_r_r110 = *(int64_t *)cpy_r_r109;
    cpy_r_r111 = cpy_r_r108 < cpy_r_r110;
    if (!cpy_r_r111) goto CPyL205;
    cpy_r_r112 = (CPyPtr)((CPyPtr)cpy_r_r104 + offsetof(PyListObject, ob_item));
    cpy_r_r113 = *(CPyPtr *)cpy_r_r112;
    cpy_r_r114 = cpy_r_r108 * 8;
    cpy_r_r115 = cpy_r_r113 + cpy_r_r114;
    cpy_r_r116 = *(PyObject * *)cpy_r_r115;
    CPy_INCREF(cpy_r_r116);
    if (likely(PyLong_Check(cpy_r_r116)))
        cpy_r_r117 = CPyTagged_FromObject(cpy_r_r116);
    else {
        CPy_TypeError("int", cpy_r_r116); cpy_r_r117 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 222, CPyStatic_encyclopedia___book___globals);
        goto CPyL206;
    }
    cpy_r_r118 = cpy_r_r117 == 0;
    CPyTagged_DECREF(cpy_r_r117);
    cpy_r_r119 = cpy_r_r118 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r119);
    CPyList_SetItemUnsafe(cpy_r_r107, cpy_r_r108, cpy_r_r119);
    cpy_r_r120 = cpy_r_r108 + 1;
    cpy_r_r108 = cpy_r_r120;
    goto CPyL76;
CPyL80: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_one_shot != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_one_shot);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_one_shot = cpy_r_r107;
    cpy_r_r121 = 1;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 222, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r122 = CPyStatic_reputation___NO_GAINS;
    if (unlikely(cpy_r_r122 == NULL)) {
        goto CPyL207;
    } else
        goto CPyL84;
CPyL82: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_GAINS\" was not set");
    cpy_r_r123 = 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 223, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    CPy_Unreachable();
CPyL84: ;
    cpy_r_r124 = PyList_New(1);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 223, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r124 + offsetof(PyListObject, ob_item));
    cpy_r_r126 = *(CPyPtr *)cpy_r_r125;
    CPy_INCREF(cpy_r_r122);
    *(PyObject * *)cpy_r_r126 = cpy_r_r122;
    cpy_r_r127 = CPySequence_Multiply(cpy_r_r124, cpy_r_r7);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 223, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_use_gains != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_use_gains);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_use_gains = cpy_r_r127;
    cpy_r_r128 = 1;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 223, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r129 = PyList_New(1);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 224, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r130 = CPyStatics[4908]; /* -1 */
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r129 + offsetof(PyListObject, ob_item));
    cpy_r_r132 = *(CPyPtr *)cpy_r_r131;
    CPy_INCREF(cpy_r_r130);
    *(PyObject * *)cpy_r_r132 = cpy_r_r130;
    cpy_r_r133 = CPySequence_Multiply(cpy_r_r129, cpy_r_r7);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 224, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_location != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_location);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_location = cpy_r_r133;
    cpy_r_r134 = 1;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 224, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r135 = CPyStatic_reputation___NO_GAINS;
    if (unlikely(cpy_r_r135 == NULL)) {
        goto CPyL208;
    } else
        goto CPyL93;
CPyL91: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_GAINS\" was not set");
    cpy_r_r136 = 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 225, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    CPy_Unreachable();
CPyL93: ;
    cpy_r_r137 = PyList_New(1);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 225, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r138 = (CPyPtr)((CPyPtr)cpy_r_r137 + offsetof(PyListObject, ob_item));
    cpy_r_r139 = *(CPyPtr *)cpy_r_r138;
    CPy_INCREF(cpy_r_r135);
    *(PyObject * *)cpy_r_r139 = cpy_r_r135;
    cpy_r_r140 = CPySequence_Multiply(cpy_r_r137, cpy_r_r7);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 225, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_gains != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_gains);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_gains = cpy_r_r140;
    cpy_r_r141 = 1;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 225, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r142 = PyList_New(1);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 226, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r143 = CPyStatics[4908]; /* -1 */
    cpy_r_r144 = (CPyPtr)((CPyPtr)cpy_r_r142 + offsetof(PyListObject, ob_item));
    cpy_r_r145 = *(CPyPtr *)cpy_r_r144;
    CPy_INCREF(cpy_r_r143);
    *(PyObject * *)cpy_r_r145 = cpy_r_r143;
    cpy_r_r146 = CPySequence_Multiply(cpy_r_r142, cpy_r_r7);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 226, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cube_type != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cube_type);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cube_type = cpy_r_r146;
    cpy_r_r147 = 1;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 226, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r148 = CPyStatic_reputation___NO_GAINS;
    if (unlikely(cpy_r_r148 == NULL)) {
        goto CPyL209;
    } else
        goto CPyL102;
CPyL100: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_GAINS\" was not set");
    cpy_r_r149 = 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 227, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    CPy_Unreachable();
CPyL102: ;
    cpy_r_r150 = PyList_New(1);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 227, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r151 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyListObject, ob_item));
    cpy_r_r152 = *(CPyPtr *)cpy_r_r151;
    CPy_INCREF(cpy_r_r148);
    *(PyObject * *)cpy_r_r152 = cpy_r_r148;
    cpy_r_r153 = CPySequence_Multiply(cpy_r_r150, cpy_r_r7);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 227, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cube_gains != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cube_gains);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cube_gains = cpy_r_r153;
    cpy_r_r154 = 1;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 227, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r155 = PyList_New(1);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 228, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r156 = CPyStatics[4908]; /* -1 */
    cpy_r_r157 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyListObject, ob_item));
    cpy_r_r158 = *(CPyPtr *)cpy_r_r157;
    CPy_INCREF(cpy_r_r156);
    *(PyObject * *)cpy_r_r158 = cpy_r_r156;
    cpy_r_r159 = CPySequence_Multiply(cpy_r_r155, cpy_r_r7);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 228, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_colour != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_colour);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_colour = cpy_r_r159;
    cpy_r_r160 = 1;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 228, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r161 = PyList_New(1);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 229, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r162 = CPyStatics[4896]; /* 0 */
    cpy_r_r163 = (CPyPtr)((CPyPtr)cpy_r_r161 + offsetof(PyListObject, ob_item));
    cpy_r_r164 = *(CPyPtr *)cpy_r_r163;
    CPy_INCREF(cpy_r_r162);
    *(PyObject * *)cpy_r_r164 = cpy_r_r162;
    cpy_r_r165 = CPySequence_Multiply(cpy_r_r161, cpy_r_r7);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 229, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_value != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_value);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_value = cpy_r_r165;
    cpy_r_r166 = 1;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 229, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r167 = PyList_New(1);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 230, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r168 = CPyStatics[4908]; /* -1 */
    cpy_r_r169 = (CPyPtr)((CPyPtr)cpy_r_r167 + offsetof(PyListObject, ob_item));
    cpy_r_r170 = *(CPyPtr *)cpy_r_r169;
    CPy_INCREF(cpy_r_r168);
    *(PyObject * *)cpy_r_r170 = cpy_r_r168;
    cpy_r_r171 = CPySequence_Multiply(cpy_r_r167, cpy_r_r7);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 230, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expedition_continent != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expedition_continent);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expedition_continent = cpy_r_r171;
    cpy_r_r172 = 1;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 230, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r173 = PyList_New(1);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 231, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r174 = CPyStatics[4896]; /* 0 */
    cpy_r_r175 = (CPyPtr)((CPyPtr)cpy_r_r173 + offsetof(PyListObject, ob_item));
    cpy_r_r176 = *(CPyPtr *)cpy_r_r175;
    CPy_INCREF(cpy_r_r174);
    *(PyObject * *)cpy_r_r176 = cpy_r_r174;
    cpy_r_r177 = CPySequence_Multiply(cpy_r_r173, cpy_r_r7);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 231, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expedition_value != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expedition_value);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expedition_value = cpy_r_r177;
    cpy_r_r178 = 1;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 231, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r179 = PyList_New(1);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 232, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r180 = CPyStatics[4908]; /* -1 */
    cpy_r_r181 = (CPyPtr)((CPyPtr)cpy_r_r179 + offsetof(PyListObject, ob_item));
    cpy_r_r182 = *(CPyPtr *)cpy_r_r181;
    CPy_INCREF(cpy_r_r180);
    *(PyObject * *)cpy_r_r182 = cpy_r_r180;
    cpy_r_r183 = CPySequence_Multiply(cpy_r_r179, cpy_r_r7);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 232, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_category != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_category);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_category = cpy_r_r183;
    cpy_r_r184 = 1;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 232, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r185 = PyList_New(1);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 233, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r186 = CPyStatics[4896]; /* 0 */
    cpy_r_r187 = (CPyPtr)((CPyPtr)cpy_r_r185 + offsetof(PyListObject, ob_item));
    cpy_r_r188 = *(CPyPtr *)cpy_r_r187;
    CPy_INCREF(cpy_r_r186);
    *(PyObject * *)cpy_r_r188 = cpy_r_r186;
    cpy_r_r189 = CPySequence_Multiply(cpy_r_r185, cpy_r_r7);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 233, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_cubes != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_cubes);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_cubes = cpy_r_r189;
    cpy_r_r190 = 1;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 233, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r191 = PyList_New(1);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 234, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r192 = Py_None;
    cpy_r_r193 = (CPyPtr)((CPyPtr)cpy_r_r191 + offsetof(PyListObject, ob_item));
    cpy_r_r194 = *(CPyPtr *)cpy_r_r193;
    CPy_INCREF(cpy_r_r192);
    *(PyObject * *)cpy_r_r194 = cpy_r_r192;
    cpy_r_r195 = CPySequence_Multiply(cpy_r_r191, cpy_r_r7);
    CPy_DECREF(cpy_r_r191);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 234, CPyStatic_encyclopedia___book___globals);
        goto CPyL170;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_points != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_points);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_points = cpy_r_r195;
    cpy_r_r196 = 1;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 234, CPyStatic_encyclopedia___book___globals);
        goto CPyL170;
    }
    cpy_r_r197 = 0;
    cpy_r_r198 = PyObject_GetIter(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 235, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
CPyL127: ;
    cpy_r_r199 = PyIter_Next(cpy_r_r198);
    if (cpy_r_r199 == NULL) goto CPyL210;
    cpy_r_expert = cpy_r_r197;
    if (likely(Py_TYPE(cpy_r_r199) == CPyType_content___Row))
        cpy_r_r200 = cpy_r_r199;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 235, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r199);
        goto CPyL211;
    }
    cpy_r_r201 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expert_effect;
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_experts", "Book", "expert_effect", 236, CPyStatic_encyclopedia___book___globals);
        goto CPyL212;
    }
CPyL130: ;
    cpy_r_r202 = CPyList_GetItem(cpy_r_r201, cpy_r_expert);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 236, CPyStatic_encyclopedia___book___globals);
        goto CPyL212;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r202, CPyType_kernel___effects___Effect)))
        cpy_r_r203 = cpy_r_r202;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 236, CPyStatic_encyclopedia___book___globals, "serai.kernel.effects.Effect", cpy_r_r202);
        goto CPyL212;
    }
    cpy_r_r204 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r205 = (CPyPtr)((CPyPtr)cpy_r_r203 + offsetof(PyObject, ob_type));
    cpy_r_r206 = *(PyObject * *)cpy_r_r205;
    cpy_r_r207 = cpy_r_r206 == cpy_r_r204;
    if (!cpy_r_r207) goto CPyL135;
    if (likely(Py_TYPE(cpy_r_r203) == CPyType_kernel___effects___Arrow))
        cpy_r_r208 = cpy_r_r203;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 238, CPyStatic_encyclopedia___book___globals, "serai.kernel.effects.Arrow", cpy_r_r203);
        goto CPyL212;
    }
    cpy_r_r209 = CPyDef_encyclopedia___book___Book____read_trigger(cpy_r_self, cpy_r_r200, cpy_r_expert, cpy_r_r208);
    CPy_DECREF(cpy_r_r200);
    CPyTagged_DECREF(cpy_r_expert);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 238, CPyStatic_encyclopedia___book___globals);
        goto CPyL213;
    } else
        goto CPyL141;
CPyL135: ;
    cpy_r_r210 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r211 = (CPyPtr)((CPyPtr)cpy_r_r203 + offsetof(PyObject, ob_type));
    cpy_r_r212 = *(PyObject * *)cpy_r_r211;
    cpy_r_r213 = cpy_r_r212 == cpy_r_r210;
    if (!cpy_r_r213) goto CPyL214;
    if (likely(Py_TYPE(cpy_r_r203) == CPyType_kernel___effects___Call))
        cpy_r_r214 = cpy_r_r203;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 240, CPyStatic_encyclopedia___book___globals, "serai.kernel.effects.Call", cpy_r_r203);
        goto CPyL212;
    }
    cpy_r_r215 = CPyDef_encyclopedia___book___Book____read_ability(cpy_r_self, cpy_r_r200, cpy_r_expert, cpy_r_r214);
    CPy_DECREF(cpy_r_r200);
    CPyTagged_DECREF(cpy_r_expert);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r215 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 240, CPyStatic_encyclopedia___book___globals);
        goto CPyL213;
    } else
        goto CPyL141;
CPyL138: ;
    cpy_r_r216 = CPyStatics[602]; /* 'effect' */
    cpy_r_r217 = CPyStatics[628]; /* 'an Expert has a single ability' */
    cpy_r_r218 = CPyDef_content___Row___fail(cpy_r_r200, cpy_r_r216, cpy_r_r217);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 242, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    CPy_Raise(cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 242, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    CPy_Unreachable();
CPyL141: ;
    cpy_r_r219 = cpy_r_r197 + 2;
    cpy_r_r197 = cpy_r_r219;
    goto CPyL127;
CPyL142: ;
    cpy_r_r220 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 235, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    cpy_r_r221 = PyList_New(0);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 244, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    cpy_r_r222 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_experts", "Book", "continents", 250, CPyStatic_encyclopedia___book___globals);
        goto CPyL215;
    }
    CPy_INCREF(cpy_r_r222);
CPyL145: ;
    cpy_r_r223 = (CPyPtr)((CPyPtr)cpy_r_r222 + offsetof(PyVarObject, ob_size));
    cpy_r_r224 = *(int64_t *)cpy_r_r223;
    CPy_DECREF(cpy_r_r222);
    cpy_r_r225 = cpy_r_r224 << 1;
    cpy_r_r226 = CPyTagged_Add(10, cpy_r_r225);
    cpy_r_r227 = 0;
    CPyTagged_INCREF(cpy_r_r227);
    cpy_r_location = cpy_r_r227;
    CPyTagged_DECREF(cpy_r_location);
CPyL146: ;
    cpy_r_r228 = cpy_r_r227 & 1;
    cpy_r_r229 = cpy_r_r228 != 0;
    if (cpy_r_r229) goto CPyL148;
    cpy_r_r230 = cpy_r_r226 & 1;
    cpy_r_r231 = cpy_r_r230 != 0;
    if (!cpy_r_r231) goto CPyL149;
CPyL148: ;
    cpy_r_r232 = CPyTagged_IsLt_(cpy_r_r227, cpy_r_r226);
    if (cpy_r_r232) {
        goto CPyL150;
    } else
        goto CPyL216;
CPyL149: ;
    cpy_r_r233 = (Py_ssize_t)cpy_r_r227 < (Py_ssize_t)cpy_r_r226;
    if (!cpy_r_r233) goto CPyL216;
CPyL150: ;
    CPyTagged_INCREF(cpy_r_r227);
    cpy_r_location = cpy_r_r227;
    cpy_r_r234 = 0;
    cpy_r_r235 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_location;
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_experts", "Book", "place_location", 247, CPyStatic_encyclopedia___book___globals);
        goto CPyL217;
    }
    CPy_INCREF(cpy_r_r235);
CPyL151: ;
    cpy_r_r236 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_gains;
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_experts", "Book", "place_gains", 247, CPyStatic_encyclopedia___book___globals);
        goto CPyL218;
    }
    CPy_INCREF(cpy_r_r236);
CPyL152: ;
    cpy_r_r237 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r238 = CPyStatics[36]; /* 'zip' */
    cpy_r_r239 = CPyObject_GetAttr(cpy_r_r237, cpy_r_r238);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 247, CPyStatic_encyclopedia___book___globals);
        goto CPyL219;
    }
    cpy_r_r240 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r241[3] = {cpy_r_r235, cpy_r_r236, cpy_r_r240};
    cpy_r_r242 = (PyObject **)&cpy_r_r241;
    cpy_r_r243 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r244 = PyObject_Vectorcall(cpy_r_r239, cpy_r_r242, 2, cpy_r_r243);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 247, CPyStatic_encyclopedia___book___globals);
        goto CPyL219;
    }
    CPy_DECREF(cpy_r_r235);
    CPy_DECREF(cpy_r_r236);
    cpy_r_r245 = PyObject_GetIter(cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 246, CPyStatic_encyclopedia___book___globals);
        goto CPyL217;
    }
CPyL155: ;
    cpy_r_r246 = PyIter_Next(cpy_r_r245);
    if (cpy_r_r246 == NULL) goto CPyL220;
    PyObject *__tmp521;
    if (unlikely(!(PyTuple_Check(cpy_r_r246) && PyTuple_GET_SIZE(cpy_r_r246) == 2))) {
        __tmp521 = NULL;
        goto __LL522;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r246, 0))))
        __tmp521 = PyTuple_GET_ITEM(cpy_r_r246, 0);
    else {
        __tmp521 = NULL;
    }
    if (__tmp521 == NULL) goto __LL522;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r246, 1))))
        __tmp521 = PyTuple_GET_ITEM(cpy_r_r246, 1);
    else {
        __tmp521 = NULL;
    }
    if (__tmp521 == NULL) goto __LL522;
    __tmp521 = cpy_r_r246;
__LL522: ;
    if (unlikely(__tmp521 == NULL)) {
        CPy_TypeError("tuple[int, tuple]", cpy_r_r246); cpy_r_r247 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp523 = PyTuple_GET_ITEM(cpy_r_r246, 0);
        CPyTagged __tmp524;
        if (likely(PyLong_Check(__tmp523)))
            __tmp524 = CPyTagged_FromObject(__tmp523);
        else {
            goto __LL525;
        }
        cpy_r_r247.f0 = __tmp524;
        PyObject *__tmp526 = PyTuple_GET_ITEM(cpy_r_r246, 1);
        CPy_INCREF(__tmp526);
        PyObject * __tmp527;
        if (likely(PyTuple_Check(__tmp526)))
            __tmp527 = __tmp526;
        else {
            CPy_TypeError("tuple", __tmp526); 
            __tmp527 = NULL;
        }
        cpy_r_r247.f1 = __tmp527;
    }
    goto __LL528;
__LL525: ;
    cpy_r_r247 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL528;
__LL528: ;
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r247.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 246, CPyStatic_encyclopedia___book___globals);
        goto CPyL221;
    }
    cpy_r_r248 = cpy_r_r247.f0;
    CPyTagged_INCREF(cpy_r_r248);
    cpy_r_r249 = cpy_r_r247.f1;
    CPy_INCREF(cpy_r_r249);
    CPyTagged_DECREF(cpy_r_r247.f0);
    CPy_DECREF(cpy_r_r247.f1);
    cpy_r_r250 = cpy_r_r248 & 1;
    cpy_r_r251 = cpy_r_r250 != 0;
    if (!cpy_r_r251) goto CPyL159;
    cpy_r_r252 = CPyTagged_IsEq_(cpy_r_r248, cpy_r_location);
    cpy_r_r253 = cpy_r_r252;
    goto CPyL160;
CPyL159: ;
    cpy_r_r254 = cpy_r_r248 == cpy_r_location;
    cpy_r_r253 = cpy_r_r254;
CPyL160: ;
    CPyTagged_DECREF(cpy_r_r248);
    if (!cpy_r_r253) goto CPyL222;
    cpy_r_r255 = CPySequenceTuple_GetItem(cpy_r_r249, 6);
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 246, CPyStatic_encyclopedia___book___globals);
        goto CPyL221;
    }
    if (likely(PyLong_Check(cpy_r_r255)))
        cpy_r_r256 = CPyTagged_FromObject(cpy_r_r255);
    else {
        CPy_TypeError("int", cpy_r_r255); cpy_r_r256 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r256 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 246, CPyStatic_encyclopedia___book___globals);
        goto CPyL221;
    }
    cpy_r_r257 = CPyTagged_Add(cpy_r_r234, cpy_r_r256);
    CPyTagged_DECREF(cpy_r_r234);
    CPyTagged_DECREF(cpy_r_r256);
    cpy_r_r234 = cpy_r_r257;
    goto CPyL155;
CPyL164: ;
    cpy_r_r258 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 246, CPyStatic_encyclopedia___book___globals);
        goto CPyL223;
    }
    cpy_r_r259 = CPyTagged_StealAsObject(cpy_r_r234);
    cpy_r_r260 = PyList_Append(cpy_r_r221, cpy_r_r259);
    CPy_DECREF(cpy_r_r259);
    cpy_r_r261 = cpy_r_r260 >= 0;
    if (unlikely(!cpy_r_r261)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 244, CPyStatic_encyclopedia___book___globals);
        goto CPyL224;
    }
    cpy_r_r262 = CPyTagged_Add(cpy_r_r227, 2);
    CPyTagged_DECREF(cpy_r_r227);
    cpy_r_r227 = cpy_r_r262;
    goto CPyL146;
CPyL167: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_reputation_at != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_reputation_at);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_reputation_at = cpy_r_r221;
    cpy_r_r263 = 1;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 244, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    return 1;
CPyL169: ;
    cpy_r_r264 = 2;
    return cpy_r_r264;
CPyL170: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL169;
CPyL171: ;
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL7;
CPyL172: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL169;
CPyL173: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r16);
    goto CPyL169;
CPyL174: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL15;
CPyL175: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r18);
    goto CPyL169;
CPyL176: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    goto CPyL169;
CPyL177: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL33;
CPyL178: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    goto CPyL169;
CPyL179: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    goto CPyL169;
CPyL180: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL169;
CPyL181: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    goto CPyL169;
CPyL182: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r36);
    goto CPyL169;
CPyL183: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r37);
    goto CPyL169;
CPyL184: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL27;
CPyL185: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    goto CPyL169;
CPyL186: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    goto CPyL169;
CPyL187: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r43);
    goto CPyL169;
CPyL188: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    goto CPyL169;
CPyL189: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL54;
CPyL190: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    goto CPyL169;
CPyL191: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r57);
    goto CPyL40;
CPyL192: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r57);
    goto CPyL43;
CPyL193: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r64);
    goto CPyL169;
CPyL194: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r65);
    goto CPyL169;
CPyL195: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL48;
CPyL196: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r74);
    goto CPyL169;
CPyL197: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r84);
    goto CPyL169;
CPyL198: ;
    CPy_DECREF(cpy_r_r85);
    goto CPyL63;
CPyL199: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r85);
    goto CPyL169;
CPyL200: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r87);
    goto CPyL169;
CPyL201: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r95);
    goto CPyL169;
CPyL202: ;
    CPy_DECREF(cpy_r_r96);
    goto CPyL71;
CPyL203: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    goto CPyL169;
CPyL204: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r104);
    goto CPyL169;
CPyL205: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL80;
CPyL206: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r107);
    goto CPyL169;
CPyL207: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL82;
CPyL208: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL91;
CPyL209: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL100;
CPyL210: ;
    CPy_DECREF(cpy_r_r198);
    goto CPyL142;
CPyL211: ;
    CPy_DecRef(cpy_r_r198);
    CPyTagged_DecRef(cpy_r_expert);
    goto CPyL169;
CPyL212: ;
    CPy_DecRef(cpy_r_r198);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r200);
    goto CPyL169;
CPyL213: ;
    CPy_DecRef(cpy_r_r198);
    goto CPyL169;
CPyL214: ;
    CPy_DECREF(cpy_r_r198);
    CPyTagged_DECREF(cpy_r_expert);
    CPy_DECREF(cpy_r_r203);
    goto CPyL138;
CPyL215: ;
    CPy_DecRef(cpy_r_r221);
    goto CPyL169;
CPyL216: ;
    CPyTagged_DECREF(cpy_r_r226);
    CPyTagged_DECREF(cpy_r_r227);
    goto CPyL167;
CPyL217: ;
    CPy_DecRef(cpy_r_r221);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r227);
    CPyTagged_DecRef(cpy_r_location);
    CPyTagged_DecRef(cpy_r_r234);
    goto CPyL169;
CPyL218: ;
    CPy_DecRef(cpy_r_r221);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r227);
    CPyTagged_DecRef(cpy_r_location);
    CPyTagged_DecRef(cpy_r_r234);
    CPy_DecRef(cpy_r_r235);
    goto CPyL169;
CPyL219: ;
    CPy_DecRef(cpy_r_r221);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r227);
    CPyTagged_DecRef(cpy_r_location);
    CPyTagged_DecRef(cpy_r_r234);
    CPy_DecRef(cpy_r_r235);
    CPy_DecRef(cpy_r_r236);
    goto CPyL169;
CPyL220: ;
    CPyTagged_DECREF(cpy_r_location);
    CPy_DECREF(cpy_r_r245);
    goto CPyL164;
CPyL221: ;
    CPy_DecRef(cpy_r_r221);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r227);
    CPyTagged_DecRef(cpy_r_location);
    CPyTagged_DecRef(cpy_r_r234);
    CPy_DecRef(cpy_r_r245);
    goto CPyL169;
CPyL222: ;
    CPy_DECREF(cpy_r_r249);
    goto CPyL155;
CPyL223: ;
    CPy_DecRef(cpy_r_r221);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r227);
    CPyTagged_DecRef(cpy_r_r234);
    goto CPyL169;
CPyL224: ;
    CPy_DecRef(cpy_r_r221);
    CPyTagged_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r227);
    goto CPyL169;
}
        
        PyObject *CPyPy_encyclopedia___book___Book____read_experts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_experts", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Book____read_experts(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_experts", 214, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book____read_trigger(PyObject *cpy_r_self, PyObject *cpy_r_row, CPyTagged cpy_r_expert, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T3OOO cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_location;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    cpy_r_r0 = ((serai___kernel___effects___ArrowObject *)cpy_r_effect)->_gain;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_effects___gains___gains(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 256, CPyStatic_encyclopedia___book___globals);
        goto CPyL3;
    }
    goto CPyL13;
CPyL3: ;
    cpy_r_r2 = CPy_CatchError();
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 257, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    cpy_r_r6 = CPy_ExceptionMatches(cpy_r_r5);
    CPy_DecRef(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL9;
    cpy_r_r7 = CPy_GetExcValue();
    cpy_r_r8 = CPyStatics[602]; /* 'effect' */
    cpy_r_r9 = PyObject_Str(cpy_r_r7);
    CPy_DecRef(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 258, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    cpy_r_r10 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r8, cpy_r_r9);
    CPy_DecRef(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 258, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    CPy_Raise(cpy_r_r10);
    CPy_DecRef(cpy_r_r10);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 258, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    } else
        goto CPyL66;
CPyL8: ;
    CPy_Unreachable();
CPyL9: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL11;
    } else
        goto CPyL67;
CPyL10: ;
    CPy_Unreachable();
CPyL11: ;
    CPy_RestoreExcInfo(cpy_r_r2);
    CPy_DecRef(cpy_r_r2.f0);
    CPy_DecRef(cpy_r_r2.f1);
    CPy_DecRef(cpy_r_r2.f2);
    cpy_r_r11 = CPy_KeepPropagating();
    if (!cpy_r_r11) goto CPyL65;
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r12 = ((serai___kernel___effects___ArrowObject *)cpy_r_effect)->_cost;
    cpy_r_r13 = ((serai___kernel___effects___CallObject *)cpy_r_r12)->_verb;
    cpy_r_r14 = ((serai___kernel___effects___VerbObject *)cpy_r_r13)->_name;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPyStatics[629]; /* 'discard_self' */
    cpy_r_r16 = CPyStr_EqualLiteral(cpy_r_r14, cpy_r_r15, 12);
    if (cpy_r_r16) {
        goto CPyL68;
    } else
        goto CPyL18;
CPyL14: ;
    cpy_r_r17 = CPyStatics[630]; /* 'one-shot' */
    cpy_r_r18 = CPyDef_encyclopedia___book____expect_timing(cpy_r_row, cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 261, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    cpy_r_r19 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_use_gains;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_trigger", "Book", "use_gains", 262, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r19);
CPyL16: ;
    cpy_r_r20 = CPyList_SetItem(cpy_r_r19, cpy_r_expert, cpy_r_r1);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 262, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    }
    return 1;
CPyL18: ;
    cpy_r_r21 = CPyStatics[631]; /* 'permanent' */
    cpy_r_r22 = CPyDef_encyclopedia___book____expect_timing(cpy_r_row, cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 264, CPyStatic_encyclopedia___book___globals);
        goto CPyL70;
    }
    cpy_r_r23 = CPyStatics[632]; /* 'on_place' */
    cpy_r_r24 = CPyStr_EqualLiteral(cpy_r_r14, cpy_r_r23, 8);
    if (cpy_r_r24) {
        goto CPyL71;
    } else
        goto CPyL38;
CPyL20: ;
    cpy_r_r25 = PyList_New(0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 266, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    cpy_r_r26 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_trigger", "Book", "continents", 266, CPyStatic_encyclopedia___book___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r26);
CPyL22: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    CPy_DECREF(cpy_r_r26);
    cpy_r_r29 = cpy_r_r28 << 1;
    cpy_r_r30 = CPyTagged_Add(10, cpy_r_r29);
    cpy_r_r31 = 0;
    CPyTagged_INCREF(cpy_r_r31);
    cpy_r_location = cpy_r_r31;
    CPyTagged_DECREF(cpy_r_location);
CPyL23: ;
    cpy_r_r32 = cpy_r_r31 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL25;
    cpy_r_r34 = cpy_r_r30 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL26;
CPyL25: ;
    cpy_r_r36 = CPyTagged_IsLt_(cpy_r_r31, cpy_r_r30);
    if (cpy_r_r36) {
        goto CPyL27;
    } else
        goto CPyL73;
CPyL26: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_r31 < (Py_ssize_t)cpy_r_r30;
    if (!cpy_r_r37) goto CPyL73;
CPyL27: ;
    CPyTagged_INCREF(cpy_r_r31);
    cpy_r_location = cpy_r_r31;
    cpy_r_r38 = CPyDef_encyclopedia___book___Book___location_id(cpy_r_self, cpy_r_location);
    CPyTagged_DECREF(cpy_r_location);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 266, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r39 = PyList_Append(cpy_r_r25, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 266, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r41 = CPyTagged_Add(cpy_r_r31, 2);
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_r31 = cpy_r_r41;
    goto CPyL23;
CPyL30: ;
    cpy_r_r42 = ((serai___kernel___effects___ArrowObject *)cpy_r_effect)->_cost;
    cpy_r_r43 = ((serai___kernel___effects___CallObject *)cpy_r_r42)->_words;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_r43, 0);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 267, CPyStatic_encyclopedia___book___globals);
        goto CPyL75;
    }
    if (PyLong_Check(cpy_r_r44))
        cpy_r_r45 = cpy_r_r44;
    else {
        cpy_r_r45 = NULL;
    }
    if (cpy_r_r45 != NULL) goto __LL529;
    if (PyUnicode_Check(cpy_r_r44))
        cpy_r_r45 = cpy_r_r44;
    else {
        cpy_r_r45 = NULL;
    }
    if (cpy_r_r45 != NULL) goto __LL529;
    if (unlikely(!(PyTuple_Check(cpy_r_r44) && PyTuple_GET_SIZE(cpy_r_r44) == 2))) {
        cpy_r_r45 = NULL;
        goto __LL530;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r44, 0))))
        cpy_r_r45 = PyTuple_GET_ITEM(cpy_r_r44, 0);
    else {
        cpy_r_r45 = NULL;
    }
    if (cpy_r_r45 == NULL) goto __LL530;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r44, 1))))
        cpy_r_r45 = PyTuple_GET_ITEM(cpy_r_r44, 1);
    else {
        cpy_r_r45 = NULL;
    }
    if (cpy_r_r45 == NULL) goto __LL530;
    cpy_r_r45 = cpy_r_r44;
__LL530: ;
    if (cpy_r_r45 != NULL) goto __LL529;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 267, CPyStatic_encyclopedia___book___globals, "union[int, str, tuple[str, int]]", cpy_r_r44);
    goto CPyL75;
__LL529: ;
    cpy_r_r46 = PyObject_Str(cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 267, CPyStatic_encyclopedia___book___globals);
        goto CPyL75;
    }
    cpy_r_r47 = CPyList_Index(cpy_r_r25, cpy_r_r46);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 267, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    cpy_r_r48 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_location;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_trigger", "Book", "place_location", 267, CPyStatic_encyclopedia___book___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r48);
CPyL35: ;
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r50 = CPyList_SetItem(cpy_r_r48, cpy_r_expert, cpy_r_r49);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 267, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    cpy_r_r51 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_place_gains;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_trigger", "Book", "place_gains", 268, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r51);
CPyL37: ;
    cpy_r_r52 = CPyList_SetItem(cpy_r_r51, cpy_r_expert, cpy_r_r1);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 268, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    } else
        goto CPyL64;
CPyL38: ;
    cpy_r_r53 = CPyStatics[633]; /* 'on_cube' */
    cpy_r_r54 = CPyStr_EqualLiteral(cpy_r_r14, cpy_r_r53, 7);
    if (cpy_r_r54) {
        goto CPyL77;
    } else
        goto CPyL78;
CPyL39: ;
    cpy_r_r55 = ((serai___kernel___effects___ArrowObject *)cpy_r_effect)->_cost;
    CPy_INCREF(cpy_r_r55);
    cpy_r_r56 = CPyDef_encyclopedia___book____amount(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 270, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    cpy_r_r57 = 2 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (cpy_r_r58) goto CPyL42;
    cpy_r_r59 = cpy_r_r56 & 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (!cpy_r_r60) goto CPyL43;
CPyL42: ;
    cpy_r_r61 = CPyTagged_IsLt_(cpy_r_r56, 2);
    cpy_r_r62 = cpy_r_r61 ^ 1;
    cpy_r_r63 = cpy_r_r62;
    goto CPyL44;
CPyL43: ;
    cpy_r_r64 = (Py_ssize_t)2 <= (Py_ssize_t)cpy_r_r56;
    cpy_r_r63 = cpy_r_r64;
CPyL44: ;
    if (cpy_r_r63) goto CPyL46;
    if (cpy_r_r63) {
        goto CPyL56;
    } else
        goto CPyL79;
CPyL46: ;
    cpy_r_r65 = cpy_r_r56 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (cpy_r_r66) goto CPyL48;
    cpy_r_r67 = 8 & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (!cpy_r_r68) goto CPyL49;
CPyL48: ;
    cpy_r_r69 = CPyTagged_IsLt_(8, cpy_r_r56);
    cpy_r_r70 = cpy_r_r69 ^ 1;
    cpy_r_r71 = cpy_r_r70;
    goto CPyL50;
CPyL49: ;
    cpy_r_r72 = (Py_ssize_t)cpy_r_r56 <= (Py_ssize_t)8;
    cpy_r_r71 = cpy_r_r72;
CPyL50: ;
    if (cpy_r_r71) {
        goto CPyL56;
    } else
        goto CPyL79;
CPyL51: ;
    cpy_r_r73 = CPyStatics[602]; /* 'effect' */
    cpy_r_r74 = CPyStatics[634]; /* 'cubes are placed on the Types 1 to 4, not ' */
    cpy_r_r75 = CPyTagged_Str(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 272, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    }
    cpy_r_r76 = CPyStr_Build(2, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 272, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    }
    cpy_r_r77 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r73, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 272, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    }
    CPy_Raise(cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 272, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    }
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r78 = CPyTagged_Subtract(cpy_r_r56, 2);
    CPyTagged_DECREF(cpy_r_r56);
    cpy_r_r79 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cube_type;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_trigger", "Book", "cube_type", 273, CPyStatic_encyclopedia___book___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r79);
CPyL57: ;
    cpy_r_r80 = CPyTagged_StealAsObject(cpy_r_r78);
    cpy_r_r81 = CPyList_SetItem(cpy_r_r79, cpy_r_expert, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 273, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    cpy_r_r82 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_cube_gains;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_trigger", "Book", "cube_gains", 274, CPyStatic_encyclopedia___book___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r82);
CPyL59: ;
    cpy_r_r83 = CPyList_SetItem(cpy_r_r82, cpy_r_expert, cpy_r_r1);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 274, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    } else
        goto CPyL64;
CPyL60: ;
    cpy_r_r84 = CPyStatics[602]; /* 'effect' */
    cpy_r_r85 = CPyStatics[635]; /* "(…) cannot stand before '->'" */
    cpy_r_r86 = CPyStr_Build(2, cpy_r_r14, cpy_r_r85);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 276, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    }
    cpy_r_r87 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r84, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 276, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    }
    CPy_Raise(cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 276, CPyStatic_encyclopedia___book___globals);
        goto CPyL65;
    }
    CPy_Unreachable();
CPyL64: ;
    return 1;
CPyL65: ;
    cpy_r_r88 = 2;
    return cpy_r_r88;
CPyL66: ;
    CPy_DecRef(cpy_r_r2.f0);
    CPy_DecRef(cpy_r_r2.f1);
    CPy_DecRef(cpy_r_r2.f2);
    goto CPyL8;
CPyL67: ;
    CPy_DecRef(cpy_r_r2.f0);
    CPy_DecRef(cpy_r_r2.f1);
    CPy_DecRef(cpy_r_r2.f2);
    goto CPyL10;
CPyL68: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL14;
CPyL69: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL65;
CPyL70: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r14);
    goto CPyL65;
CPyL71: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL20;
CPyL72: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    goto CPyL65;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL30;
CPyL74: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL65;
CPyL75: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r25);
    goto CPyL65;
CPyL76: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL65;
CPyL77: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL39;
CPyL78: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL60;
CPyL79: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL51;
CPyL80: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL65;
}
        
        PyObject *CPyPy_encyclopedia___book___Book____read_trigger(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"row", "expert", "effect", 0};
            static CPyArg_Parser parser = {"OOO:_read_trigger", kwlist, 0};
            PyObject *obj_row;
            PyObject *obj_expert;
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_row, &obj_expert, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_row;
            if (likely(Py_TYPE(obj_row) == CPyType_content___Row))
                arg_row = obj_row;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_row); 
                goto fail;
            }
            CPyTagged arg_expert;
            if (likely(PyLong_Check(obj_expert)))
                arg_expert = CPyTagged_BorrowFromObject(obj_expert);
            else {
                CPy_TypeError("int", obj_expert); goto fail;
            }
            PyObject *arg_effect;
            if (likely(Py_TYPE(obj_effect) == CPyType_kernel___effects___Arrow))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Arrow", obj_effect); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Book____read_trigger(arg_self, arg_row, arg_expert, arg_effect);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_trigger", 253, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book____read_ability(PyObject *cpy_r_self, PyObject *cpy_r_row, CPyTagged cpy_r_expert, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_verb;
    cpy_r_r1 = ((serai___kernel___effects___VerbObject *)cpy_r_r0)->_name;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[367]; /* 'die_bonus' */
    cpy_r_r3 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r2, 9);
    if (cpy_r_r3) {
        goto CPyL50;
    } else
        goto CPyL13;
CPyL1: ;
    cpy_r_r4 = CPyStatics[631]; /* 'permanent' */
    cpy_r_r5 = CPyDef_encyclopedia___book____expect_timing(cpy_r_row, cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 281, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_colours;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "colours", 282, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r6);
CPyL3: ;
    cpy_r_r7 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 282, CPyStatic_encyclopedia___book___globals);
        goto CPyL51;
    }
    if (PyLong_Check(cpy_r_r8))
        cpy_r_r9 = cpy_r_r8;
    else {
        cpy_r_r9 = NULL;
    }
    if (cpy_r_r9 != NULL) goto __LL531;
    if (PyUnicode_Check(cpy_r_r8))
        cpy_r_r9 = cpy_r_r8;
    else {
        cpy_r_r9 = NULL;
    }
    if (cpy_r_r9 != NULL) goto __LL531;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        cpy_r_r9 = NULL;
        goto __LL532;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        cpy_r_r9 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        cpy_r_r9 = NULL;
    }
    if (cpy_r_r9 == NULL) goto __LL532;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r8, 1))))
        cpy_r_r9 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        cpy_r_r9 = NULL;
    }
    if (cpy_r_r9 == NULL) goto __LL532;
    cpy_r_r9 = cpy_r_r8;
__LL532: ;
    if (cpy_r_r9 != NULL) goto __LL531;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 282, CPyStatic_encyclopedia___book___globals, "union[int, str, tuple[str, int]]", cpy_r_r8);
    goto CPyL51;
__LL531: ;
    cpy_r_r10 = PyObject_Str(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 282, CPyStatic_encyclopedia___book___globals);
        goto CPyL51;
    }
    cpy_r_r11 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r12[2] = {cpy_r_r6, cpy_r_r10};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_VectorcallMethod(cpy_r_r11, cpy_r_r13, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 282, CPyStatic_encyclopedia___book___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 282, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r16 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_colour;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "bonus_colour", 282, CPyStatic_encyclopedia___book___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r16);
CPyL9: ;
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r18 = CPyList_SetItem(cpy_r_r16, cpy_r_expert, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 282, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r19 = CPyDef_encyclopedia___book____amount(cpy_r_call);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 283, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r20 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_bonus_value;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "bonus_value", 283, CPyStatic_encyclopedia___book___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r20);
CPyL12: ;
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r22 = CPyList_SetItem(cpy_r_r20, cpy_r_expert, cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 283, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    } else
        goto CPyL48;
CPyL13: ;
    cpy_r_r23 = CPyStatics[450]; /* 'expedition_bonus' */
    cpy_r_r24 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r23, 16);
    if (cpy_r_r24) {
        goto CPyL55;
    } else
        goto CPyL26;
CPyL14: ;
    cpy_r_r25 = CPyStatics[631]; /* 'permanent' */
    cpy_r_r26 = CPyDef_encyclopedia___book____expect_timing(cpy_r_row, cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 285, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r27 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_continents;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "continents", 286, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r27);
CPyL16: ;
    cpy_r_r28 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = CPySequenceTuple_GetItem(cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 286, CPyStatic_encyclopedia___book___globals);
        goto CPyL56;
    }
    if (PyLong_Check(cpy_r_r29))
        cpy_r_r30 = cpy_r_r29;
    else {
        cpy_r_r30 = NULL;
    }
    if (cpy_r_r30 != NULL) goto __LL533;
    if (PyUnicode_Check(cpy_r_r29))
        cpy_r_r30 = cpy_r_r29;
    else {
        cpy_r_r30 = NULL;
    }
    if (cpy_r_r30 != NULL) goto __LL533;
    if (unlikely(!(PyTuple_Check(cpy_r_r29) && PyTuple_GET_SIZE(cpy_r_r29) == 2))) {
        cpy_r_r30 = NULL;
        goto __LL534;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r29, 0))))
        cpy_r_r30 = PyTuple_GET_ITEM(cpy_r_r29, 0);
    else {
        cpy_r_r30 = NULL;
    }
    if (cpy_r_r30 == NULL) goto __LL534;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r29, 1))))
        cpy_r_r30 = PyTuple_GET_ITEM(cpy_r_r29, 1);
    else {
        cpy_r_r30 = NULL;
    }
    if (cpy_r_r30 == NULL) goto __LL534;
    cpy_r_r30 = cpy_r_r29;
__LL534: ;
    if (cpy_r_r30 != NULL) goto __LL533;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 286, CPyStatic_encyclopedia___book___globals, "union[int, str, tuple[str, int]]", cpy_r_r29);
    goto CPyL56;
__LL533: ;
    cpy_r_r31 = PyObject_Str(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 286, CPyStatic_encyclopedia___book___globals);
        goto CPyL56;
    }
    cpy_r_r32 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r33[2] = {cpy_r_r27, cpy_r_r31};
    cpy_r_r34 = (PyObject **)&cpy_r_r33;
    cpy_r_r35 = PyObject_VectorcallMethod(cpy_r_r32, cpy_r_r34, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 286, CPyStatic_encyclopedia___book___globals);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 286, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r37 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expedition_continent;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "expedition_continent", 286, CPyStatic_encyclopedia___book___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r37);
CPyL22: ;
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r39 = CPyList_SetItem(cpy_r_r37, cpy_r_expert, cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 286, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r40 = CPyDef_encyclopedia___book____amount(cpy_r_call);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 287, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r41 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_expedition_value;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "expedition_value", 287, CPyStatic_encyclopedia___book___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r41);
CPyL25: ;
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r43 = CPyList_SetItem(cpy_r_r41, cpy_r_expert, cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 287, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    } else
        goto CPyL48;
CPyL26: ;
    cpy_r_r44 = CPyStatics[636]; /* 'end_cubes' */
    cpy_r_r45 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r44, 9);
    if (cpy_r_r45) {
        goto CPyL60;
    } else
        goto CPyL39;
CPyL27: ;
    cpy_r_r46 = CPyStatics[637]; /* 'end-of-game' */
    cpy_r_r47 = CPyDef_encyclopedia___book____expect_timing(cpy_r_row, cpy_r_r46);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 289, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r48 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_category_ids;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "category_ids", 290, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r48);
CPyL29: ;
    cpy_r_r49 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50 = CPySequenceTuple_GetItem(cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 290, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    if (PyLong_Check(cpy_r_r50))
        cpy_r_r51 = cpy_r_r50;
    else {
        cpy_r_r51 = NULL;
    }
    if (cpy_r_r51 != NULL) goto __LL535;
    if (PyUnicode_Check(cpy_r_r50))
        cpy_r_r51 = cpy_r_r50;
    else {
        cpy_r_r51 = NULL;
    }
    if (cpy_r_r51 != NULL) goto __LL535;
    if (unlikely(!(PyTuple_Check(cpy_r_r50) && PyTuple_GET_SIZE(cpy_r_r50) == 2))) {
        cpy_r_r51 = NULL;
        goto __LL536;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r50, 0))))
        cpy_r_r51 = PyTuple_GET_ITEM(cpy_r_r50, 0);
    else {
        cpy_r_r51 = NULL;
    }
    if (cpy_r_r51 == NULL) goto __LL536;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r50, 1))))
        cpy_r_r51 = PyTuple_GET_ITEM(cpy_r_r50, 1);
    else {
        cpy_r_r51 = NULL;
    }
    if (cpy_r_r51 == NULL) goto __LL536;
    cpy_r_r51 = cpy_r_r50;
__LL536: ;
    if (cpy_r_r51 != NULL) goto __LL535;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 290, CPyStatic_encyclopedia___book___globals, "union[int, str, tuple[str, int]]", cpy_r_r50);
    goto CPyL61;
__LL535: ;
    cpy_r_r52 = PyObject_Str(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 290, CPyStatic_encyclopedia___book___globals);
        goto CPyL61;
    }
    cpy_r_r53 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r54[2] = {cpy_r_r48, cpy_r_r52};
    cpy_r_r55 = (PyObject **)&cpy_r_r54;
    cpy_r_r56 = PyObject_VectorcallMethod(cpy_r_r53, cpy_r_r55, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 290, CPyStatic_encyclopedia___book___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r52);
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 290, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r58 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_category;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "end_category", 290, CPyStatic_encyclopedia___book___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r58);
CPyL35: ;
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r57);
    cpy_r_r60 = CPyList_SetItem(cpy_r_r58, cpy_r_expert, cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 290, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r61 = CPyDef_encyclopedia___book____amount(cpy_r_call);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 291, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r62 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_cubes;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "end_cubes", 291, CPyStatic_encyclopedia___book___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r62);
CPyL38: ;
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_r61);
    cpy_r_r64 = CPyList_SetItem(cpy_r_r62, cpy_r_expert, cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 291, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    } else
        goto CPyL48;
CPyL39: ;
    cpy_r_r65 = CPyStatics[638]; /* 'end_points_per' */
    cpy_r_r66 = CPyStr_EqualLiteral(cpy_r_r1, cpy_r_r65, 14);
    if (cpy_r_r66) {
        goto CPyL65;
    } else
        goto CPyL44;
CPyL40: ;
    cpy_r_r67 = CPyStatics[637]; /* 'end-of-game' */
    cpy_r_r68 = CPyDef_encyclopedia___book____expect_timing(cpy_r_row, cpy_r_r67);
    if (unlikely(cpy_r_r68 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 293, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r69 = CPyDef_encyclopedia___book____expect_unit(cpy_r_row, cpy_r_call);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 294, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r70 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_end_points;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_ability", "Book", "end_points", 295, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r70);
CPyL43: ;
    CPy_INCREF(cpy_r_call);
    cpy_r_r71 = CPyList_SetItem(cpy_r_r70, cpy_r_expert, cpy_r_call);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 295, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    } else
        goto CPyL48;
CPyL44: ;
    cpy_r_r72 = CPyStatics[602]; /* 'effect' */
    cpy_r_r73 = CPyStatics[639]; /* '(…) is no ability of an Expert' */
    cpy_r_r74 = CPyStr_Build(2, cpy_r_r1, cpy_r_r73);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 297, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    cpy_r_r75 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r72, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 297, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    CPy_Raise(cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 297, CPyStatic_encyclopedia___book___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL48: ;
    return 1;
CPyL49: ;
    cpy_r_r76 = 2;
    return cpy_r_r76;
CPyL50: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL1;
CPyL51: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL49;
CPyL52: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    goto CPyL49;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL49;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL49;
CPyL55: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL14;
CPyL56: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL49;
CPyL57: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r31);
    goto CPyL49;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL49;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL49;
CPyL60: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL27;
CPyL61: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL49;
CPyL62: ;
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    goto CPyL49;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL49;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL49;
CPyL65: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL40;
}
        
        PyObject *CPyPy_encyclopedia___book___Book____read_ability(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"row", "expert", "call", 0};
            static CPyArg_Parser parser = {"OOO:_read_ability", kwlist, 0};
            PyObject *obj_row;
            PyObject *obj_expert;
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_row, &obj_expert, &obj_call)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_row;
            if (likely(Py_TYPE(obj_row) == CPyType_content___Row))
                arg_row = obj_row;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_row); 
                goto fail;
            }
            CPyTagged arg_expert;
            if (likely(PyLong_Check(obj_expert)))
                arg_expert = CPyTagged_BorrowFromObject(obj_expert);
            else {
                CPy_TypeError("int", obj_expert); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Book____read_ability(arg_self, arg_row, arg_expert, arg_call);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_ability", 278, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book____read_round_tokens(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r__;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
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
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    CPyPtr cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject **cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    char cpy_r_r78;
    CPyTagged cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    int64_t cpy_r_r89;
    char cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    int64_t cpy_r_r99;
    char cpy_r_r100;
    int64_t cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    cpy_r_r0 = CPyStatics[640]; /* 'round_tokens' */
    cpy_r_r1 = CPyStatics[571]; /* 'id' */
    cpy_r_r2 = CPyStatics[602]; /* 'effect' */
    cpy_r_r3 = PyTuple_Pack(2, cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 300, CPyStatic_encyclopedia___book___globals);
        goto CPyL73;
    }
    cpy_r_r4 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 300, CPyStatic_encyclopedia___book___globals);
        goto CPyL73;
    }
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 301, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r6 = CPyDef_content___Sheet___items(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 301, CPyStatic_encyclopedia___book___globals);
        goto CPyL75;
    }
    cpy_r_r7 = PyObject_GetIter(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 301, CPyStatic_encyclopedia___book___globals);
        goto CPyL75;
    }
CPyL5: ;
    cpy_r_r8 = PyIter_Next(cpy_r_r7);
    if (cpy_r_r8 == NULL) goto CPyL76;
    PyObject *__tmp537;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        __tmp537 = NULL;
        goto __LL538;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp537 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp537 = NULL;
    }
    if (__tmp537 == NULL) goto __LL538;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r8, 1)) == CPyType_content___Row))
        __tmp537 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp537 = NULL;
    }
    if (__tmp537 == NULL) goto __LL538;
    __tmp537 = cpy_r_r8;
__LL538: ;
    if (unlikely(__tmp537 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r8); cpy_r_r9 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp539 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPy_INCREF(__tmp539);
        PyObject *__tmp540;
        if (likely(PyUnicode_Check(__tmp539)))
            __tmp540 = __tmp539;
        else {
            CPy_TypeError("str", __tmp539); 
            __tmp540 = NULL;
        }
        cpy_r_r9.f0 = __tmp540;
        PyObject *__tmp541 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPy_INCREF(__tmp541);
        PyObject *__tmp542;
        if (likely(Py_TYPE(__tmp541) == CPyType_content___Row))
            __tmp542 = __tmp541;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp541); 
            __tmp542 = NULL;
        }
        cpy_r_r9.f1 = __tmp542;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 301, CPyStatic_encyclopedia___book___globals);
        goto CPyL77;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r9.f1;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r9.f0);
    CPy_DECREF(cpy_r_r9.f1);
    cpy_r__ = cpy_r_r11;
    CPy_DECREF(cpy_r__);
    cpy_r_r12 = PyList_Append(cpy_r_r5, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 301, CPyStatic_encyclopedia___book___globals);
        goto CPyL77;
    } else
        goto CPyL5;
CPyL8: ;
    cpy_r_r14 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 301, CPyStatic_encyclopedia___book___globals);
        goto CPyL75;
    }
    cpy_r_r15 = PyList_AsTuple(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 301, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_round_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_round_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_round_ids = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 301, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 302, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r18 = PyObject_GetIter(cpy_r_r4);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 302, CPyStatic_encyclopedia___book___globals);
        goto CPyL78;
    }
CPyL13: ;
    cpy_r_r19 = PyIter_Next(cpy_r_r18);
    if (cpy_r_r19 == NULL) goto CPyL79;
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_content___Row))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 302, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r19);
        goto CPyL80;
    }
    cpy_r_r21 = CPyStatics[602]; /* 'effect' */
    cpy_r_r22 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_verbs;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_round_tokens", "Book", "verbs", 302, CPyStatic_encyclopedia___book___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r22);
CPyL16: ;
    cpy_r_r23 = CPyDef_content___Row___effect(cpy_r_r20, cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 302, CPyStatic_encyclopedia___book___globals);
        goto CPyL80;
    }
    cpy_r_r24 = PyList_Append(cpy_r_r17, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 302, CPyStatic_encyclopedia___book___globals);
        goto CPyL80;
    } else
        goto CPyL13;
CPyL18: ;
    cpy_r_r26 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 302, CPyStatic_encyclopedia___book___globals);
        goto CPyL78;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_round_effect != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_round_effect);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_round_effect = cpy_r_r17;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 302, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r28 = PyList_New(0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 303, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r29 = PyObject_GetIter(cpy_r_r4);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 303, CPyStatic_encyclopedia___book___globals);
        goto CPyL82;
    }
CPyL22: ;
    cpy_r_r30 = PyIter_Next(cpy_r_r29);
    if (cpy_r_r30 == NULL) goto CPyL83;
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_content___Row))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 303, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r30);
        goto CPyL84;
    }
    cpy_r_r32 = CPyStatics[602]; /* 'effect' */
    cpy_r_r33 = CPyStatics[641]; /* 'gain' */
    cpy_r_r34 = CPyStatics[616]; /* 'take' */
    cpy_r_r35 = CPyStatics[642]; /* 'refill' */
    cpy_r_r36 = CPyStatics[643]; /* 'extra_die' */
    cpy_r_r37 = PyTuple_Pack(4, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 303, CPyStatic_encyclopedia___book___globals);
        goto CPyL85;
    }
    cpy_r_r38 = CPyDef_encyclopedia___book____steps(cpy_r_r31, cpy_r_r32, cpy_r_self, cpy_r_r37);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 303, CPyStatic_encyclopedia___book___globals);
        goto CPyL84;
    }
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = 0;
CPyL27: ;
    cpy_r_r42 = cpy_r_r41 < cpy_r_r40;
    if (!cpy_r_r42) goto CPyL86;
    cpy_r_r43 = CPySequenceTuple_GetItemUnsafe(cpy_r_r38, cpy_r_r41);
    if (likely(Py_TYPE(cpy_r_r43) == CPyType_kernel___effects___Call))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 303, CPyStatic_encyclopedia___book___globals, "serai.kernel.effects.Call", cpy_r_r43);
        goto CPyL87;
    }
    cpy_r_r45 = PyList_Append(cpy_r_r28, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 303, CPyStatic_encyclopedia___book___globals);
        goto CPyL87;
    }
    cpy_r_r47 = cpy_r_r41 + 1;
    cpy_r_r41 = cpy_r_r47;
    goto CPyL27;
CPyL31: ;
    cpy_r_r48 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 303, CPyStatic_encyclopedia___book___globals);
        goto CPyL82;
    }
    cpy_r_r49 = PyList_New(0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 304, CPyStatic_encyclopedia___book___globals);
        goto CPyL88;
    }
    cpy_r_r50 = 0;
CPyL34: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r50 < cpy_r_r52;
    if (!cpy_r_r53) goto CPyL89;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r55 = *(CPyPtr *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r50 * 8;
    cpy_r_r57 = cpy_r_r55 + cpy_r_r56;
    cpy_r_r58 = *(PyObject * *)cpy_r_r57;
    CPy_INCREF(cpy_r_r58);
    if (likely(Py_TYPE(cpy_r_r58) == CPyType_kernel___effects___Call))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 304, CPyStatic_encyclopedia___book___globals, "serai.kernel.effects.Call", cpy_r_r58);
        goto CPyL90;
    }
    cpy_r_r60 = ((serai___kernel___effects___CallObject *)cpy_r_r59)->_verb;
    cpy_r_r61 = ((serai___kernel___effects___VerbObject *)cpy_r_r60)->_name;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r62 = CPyStatics[643]; /* 'extra_die' */
    cpy_r_r63 = CPyStr_EqualLiteral(cpy_r_r61, cpy_r_r62, 9);
    CPy_DECREF(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL91;
    cpy_r_r64 = CPyDef_encyclopedia___book____amount(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 304, CPyStatic_encyclopedia___book___globals);
        goto CPyL90;
    }
    cpy_r_r65 = CPyTagged_StealAsObject(cpy_r_r64);
    cpy_r_r66 = PyList_Append(cpy_r_r49, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 304, CPyStatic_encyclopedia___book___globals);
        goto CPyL90;
    }
CPyL39: ;
    cpy_r_r68 = cpy_r_r50 + 1;
    cpy_r_r50 = cpy_r_r68;
    goto CPyL34;
CPyL40: ;
    cpy_r_r69 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r70 = CPyStatics[39]; /* 'max' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 305, CPyStatic_encyclopedia___book___globals);
        goto CPyL92;
    }
    cpy_r_r72 = CPyStatics[4896]; /* 0 */
    PyObject *cpy_r_r73[2] = {cpy_r_r49, cpy_r_r72};
    cpy_r_r74 = (PyObject **)&cpy_r_r73;
    cpy_r_r75 = CPyStatics[4979]; /* ('default',) */
    cpy_r_r76 = PyObject_Vectorcall(cpy_r_r71, cpy_r_r74, 1, cpy_r_r75);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 305, CPyStatic_encyclopedia___book___globals);
        goto CPyL92;
    }
    CPy_DECREF(cpy_r_r49);
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 305, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_most_extra_dice != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_most_extra_dice);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_most_extra_dice = cpy_r_r77;
    cpy_r_r78 = 1;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 305, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r79 = CPyDef_content___Sheet_____len__(cpy_r_r4);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 306, CPyStatic_encyclopedia___book___globals);
        goto CPyL74;
    }
    cpy_r_r80 = cpy_r_r79 & 1;
    cpy_r_r81 = cpy_r_r80 != 0;
    if (cpy_r_r81) goto CPyL47;
    cpy_r_r82 = 0 & 1;
    cpy_r_r83 = cpy_r_r82 != 0;
    if (!cpy_r_r83) goto CPyL48;
CPyL47: ;
    cpy_r_r84 = CPyTagged_IsLt_(cpy_r_r79, 0);
    cpy_r_r85 = cpy_r_r84 ^ 1;
    if (cpy_r_r85) {
        goto CPyL51;
    } else
        goto CPyL93;
CPyL48: ;
    cpy_r_r86 = (Py_ssize_t)cpy_r_r79 >= (Py_ssize_t)0;
    if (cpy_r_r86) {
        goto CPyL51;
    } else
        goto CPyL93;
CPyL49: ;
    PyErr_SetString(PyExc_ValueError, "__len__() should return >= 0");
    cpy_r_r87 = 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 306, CPyStatic_encyclopedia___book___globals);
        goto CPyL73;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r88 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_rounds;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_round_tokens", "Book", "rounds", 306, CPyStatic_encyclopedia___book___globals);
        goto CPyL94;
    }
CPyL52: ;
    cpy_r_r89 = cpy_r_r79 & 1;
    cpy_r_r90 = cpy_r_r89 != 0;
    if (cpy_r_r90) goto CPyL54;
    cpy_r_r91 = cpy_r_r88 & 1;
    cpy_r_r92 = cpy_r_r91 != 0;
    if (!cpy_r_r92) goto CPyL55;
CPyL54: ;
    cpy_r_r93 = CPyTagged_IsLt_(cpy_r_r79, cpy_r_r88);
    cpy_r_r94 = cpy_r_r93;
    goto CPyL56;
CPyL55: ;
    cpy_r_r95 = (Py_ssize_t)cpy_r_r79 < (Py_ssize_t)cpy_r_r88;
    cpy_r_r94 = cpy_r_r95;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r79);
    if (!cpy_r_r94) goto CPyL95;
    cpy_r_r96 = ((serai___kernel___content___SheetObject *)cpy_r_r4)->_name;
    CPy_INCREF(cpy_r_r96);
    cpy_r_r97 = CPyStatics[118]; /* ': ' */
    cpy_r_r98 = CPyDef_content___Sheet_____len__(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 307, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r99 = cpy_r_r98 & 1;
    cpy_r_r100 = cpy_r_r99 != 0;
    if (cpy_r_r100) goto CPyL60;
    cpy_r_r101 = 0 & 1;
    cpy_r_r102 = cpy_r_r101 != 0;
    if (!cpy_r_r102) goto CPyL61;
CPyL60: ;
    cpy_r_r103 = CPyTagged_IsLt_(cpy_r_r98, 0);
    cpy_r_r104 = cpy_r_r103 ^ 1;
    if (cpy_r_r104) {
        goto CPyL64;
    } else
        goto CPyL97;
CPyL61: ;
    cpy_r_r105 = (Py_ssize_t)cpy_r_r98 >= (Py_ssize_t)0;
    if (cpy_r_r105) {
        goto CPyL64;
    } else
        goto CPyL97;
CPyL62: ;
    PyErr_SetString(PyExc_ValueError, "__len__() should return >= 0");
    cpy_r_r106 = 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 307, CPyStatic_encyclopedia___book___globals);
        goto CPyL73;
    }
    CPy_Unreachable();
CPyL64: ;
    cpy_r_r107 = CPyTagged_Str(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 307, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r108 = CPyStatics[644]; /* ' Round tokens for ' */
    cpy_r_r109 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_rounds;
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_round_tokens", "Book", "rounds", 307, CPyStatic_encyclopedia___book___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r109);
CPyL66: ;
    cpy_r_r110 = CPyTagged_Str(cpy_r_r109);
    CPyTagged_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 307, CPyStatic_encyclopedia___book___globals);
        goto CPyL98;
    }
    cpy_r_r111 = CPyStatics[645]; /* ' rounds' */
    cpy_r_r112 = CPyStr_Build(6, cpy_r_r96, cpy_r_r97, cpy_r_r107, cpy_r_r108, cpy_r_r110, cpy_r_r111);
    CPy_DECREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 307, CPyStatic_encyclopedia___book___globals);
        goto CPyL73;
    }
    cpy_r_r113 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r114[1] = {cpy_r_r112};
    cpy_r_r115 = (PyObject **)&cpy_r_r114;
    cpy_r_r116 = PyObject_Vectorcall(cpy_r_r113, cpy_r_r115, 1, 0);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 307, CPyStatic_encyclopedia___book___globals);
        goto CPyL99;
    }
    CPy_DECREF(cpy_r_r112);
    if (likely(Py_TYPE(cpy_r_r116) == CPyType_content___ContentError))
        cpy_r_r117 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 307, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.ContentError", cpy_r_r116);
        goto CPyL73;
    }
    CPy_Raise(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 307, CPyStatic_encyclopedia___book___globals);
        goto CPyL73;
    }
    CPy_Unreachable();
CPyL72: ;
    return 1;
CPyL73: ;
    cpy_r_r118 = 2;
    return cpy_r_r118;
CPyL74: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL73;
CPyL75: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL73;
CPyL76: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL8;
CPyL77: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL73;
CPyL78: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r17);
    goto CPyL73;
CPyL79: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL18;
CPyL80: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL73;
CPyL81: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    goto CPyL73;
CPyL82: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r28);
    goto CPyL73;
CPyL83: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL31;
CPyL84: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    goto CPyL73;
CPyL85: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r31);
    goto CPyL73;
CPyL86: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL22;
CPyL87: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r38);
    goto CPyL73;
CPyL88: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r28);
    goto CPyL73;
CPyL89: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL40;
CPyL90: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r49);
    goto CPyL73;
CPyL91: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL39;
CPyL92: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r49);
    goto CPyL73;
CPyL93: ;
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r79);
    goto CPyL49;
CPyL94: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL73;
CPyL95: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL72;
CPyL96: ;
    CPy_DecRef(cpy_r_r96);
    goto CPyL73;
CPyL97: ;
    CPy_DECREF(cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r98);
    goto CPyL62;
CPyL98: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r107);
    goto CPyL73;
CPyL99: ;
    CPy_DecRef(cpy_r_r112);
    goto CPyL73;
}
        
        PyObject *CPyPy_encyclopedia___book___Book____read_round_tokens(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_round_tokens", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Book____read_round_tokens(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_round_tokens", 299, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book___Book____read_automas(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r__;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
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
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T6OOOOOO cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    tuple_T2OI cpy_r_r61;
    PyObject *cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    tuple_T2OI cpy_r_r82;
    PyObject *cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject **cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    tuple_T2OI cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    int64_t cpy_r_r114;
    CPyPtr cpy_r_r115;
    int64_t cpy_r_r116;
    char cpy_r_r117;
    CPyPtr cpy_r_r118;
    CPyPtr cpy_r_r119;
    int64_t cpy_r_r120;
    CPyPtr cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_row;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyPtr cpy_r_r129;
    CPyPtr cpy_r_r130;
    CPyPtr cpy_r_r131;
    CPyPtr cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    int64_t cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    CPyPtr cpy_r_r141;
    int64_t cpy_r_r142;
    PyObject *cpy_r_r143;
    int64_t cpy_r_r144;
    CPyPtr cpy_r_r145;
    int64_t cpy_r_r146;
    char cpy_r_r147;
    CPyPtr cpy_r_r148;
    CPyPtr cpy_r_r149;
    int64_t cpy_r_r150;
    CPyPtr cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    int64_t cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyPtr cpy_r_r160;
    CPyPtr cpy_r_r161;
    PyObject *cpy_r_r162;
    int32_t cpy_r_r163;
    char cpy_r_r164;
    int64_t cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    tuple_T2OO cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r___2;
    int32_t cpy_r_r178;
    char cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyTagged cpy_r_r189;
    PyObject *cpy_r_r190;
    int32_t cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    CPyPtr cpy_r_r196;
    int64_t cpy_r_r197;
    PyObject *cpy_r_r198;
    int64_t cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r___3;
    PyObject *cpy_r_r203;
    int64_t cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    tuple_T2OO cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    int32_t cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    char cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
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
    PyObject **cpy_r_r248;
    PyObject *cpy_r_r249;
    CPyTagged cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    tuple_T2OO cpy_r_r253;
    PyObject *cpy_r_r254;
    int32_t cpy_r_r255;
    char cpy_r_r256;
    char cpy_r_r257;
    char cpy_r_r258;
    cpy_r_r0 = CPyStatics[646]; /* 'behaviours' */
    cpy_r_r1 = CPyStatics[571]; /* 'id' */
    cpy_r_r2 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r3 = PyTuple_Pack(2, cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 310, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r4 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 310, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 311, CPyStatic_encyclopedia___book___globals);
        goto CPyL148;
    }
    cpy_r_r6 = CPyDef_content___Sheet___items(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 311, CPyStatic_encyclopedia___book___globals);
        goto CPyL149;
    }
    cpy_r_r7 = PyObject_GetIter(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 311, CPyStatic_encyclopedia___book___globals);
        goto CPyL149;
    }
CPyL5: ;
    cpy_r_r8 = PyIter_Next(cpy_r_r7);
    if (cpy_r_r8 == NULL) goto CPyL150;
    PyObject *__tmp543;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        __tmp543 = NULL;
        goto __LL544;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp543 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp543 = NULL;
    }
    if (__tmp543 == NULL) goto __LL544;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r8, 1)) == CPyType_content___Row))
        __tmp543 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp543 = NULL;
    }
    if (__tmp543 == NULL) goto __LL544;
    __tmp543 = cpy_r_r8;
__LL544: ;
    if (unlikely(__tmp543 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r8); cpy_r_r9 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp545 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPy_INCREF(__tmp545);
        PyObject *__tmp546;
        if (likely(PyUnicode_Check(__tmp545)))
            __tmp546 = __tmp545;
        else {
            CPy_TypeError("str", __tmp545); 
            __tmp546 = NULL;
        }
        cpy_r_r9.f0 = __tmp546;
        PyObject *__tmp547 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPy_INCREF(__tmp547);
        PyObject *__tmp548;
        if (likely(Py_TYPE(__tmp547) == CPyType_content___Row))
            __tmp548 = __tmp547;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp547); 
            __tmp548 = NULL;
        }
        cpy_r_r9.f1 = __tmp548;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 311, CPyStatic_encyclopedia___book___globals);
        goto CPyL151;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r9.f1;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r9.f0);
    CPy_DECREF(cpy_r_r9.f1);
    cpy_r__ = cpy_r_r11;
    CPy_DECREF(cpy_r__);
    cpy_r_r12 = PyList_Append(cpy_r_r5, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 311, CPyStatic_encyclopedia___book___globals);
        goto CPyL151;
    } else
        goto CPyL5;
CPyL8: ;
    cpy_r_r14 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 311, CPyStatic_encyclopedia___book___globals);
        goto CPyL149;
    }
    cpy_r_r15 = PyList_AsTuple(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 311, CPyStatic_encyclopedia___book___globals);
        goto CPyL148;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_ids = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 311, CPyStatic_encyclopedia___book___globals);
        goto CPyL148;
    }
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 312, CPyStatic_encyclopedia___book___globals);
        goto CPyL148;
    }
    cpy_r_r18 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 312, CPyStatic_encyclopedia___book___globals);
        goto CPyL152;
    }
CPyL13: ;
    cpy_r_r19 = PyIter_Next(cpy_r_r18);
    if (cpy_r_r19 == NULL) goto CPyL153;
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_content___Row))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 312, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r19);
        goto CPyL154;
    }
    cpy_r_r21 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r22 = NULL;
    cpy_r_r23 = CPyDef_content___Row___number(cpy_r_r20, cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 312, CPyStatic_encyclopedia___book___globals);
        goto CPyL154;
    }
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r25 = PyList_Append(cpy_r_r17, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 312, CPyStatic_encyclopedia___book___globals);
        goto CPyL154;
    } else
        goto CPyL13;
CPyL17: ;
    cpy_r_r27 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 312, CPyStatic_encyclopedia___book___globals);
        goto CPyL152;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_difficulty != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_difficulty);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_difficulty = cpy_r_r17;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 312, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r29 = CPyStatics[648]; /* 'behaviour_lines' */
    cpy_r_r30 = CPyStatics[571]; /* 'id' */
    cpy_r_r31 = CPyStatics[390]; /* 'card' */
    cpy_r_r32 = CPyStatics[337]; /* 'value' */
    cpy_r_r33 = CPyStatics[602]; /* 'effect' */
    cpy_r_r34 = PyTuple_Pack(4, cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 313, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r35 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r29, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 313, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r36 = CPyStatics[649]; /* 'place' */
    cpy_r_r37 = CPyStatics[641]; /* 'gain' */
    cpy_r_r38 = CPyStatics[616]; /* 'take' */
    cpy_r_r39 = CPyStatics[650]; /* 'space_reputation' */
    cpy_r_r40 = CPyStatics[651]; /* 'cash_tokens' */
    cpy_r_r41 = CPyStatics[652]; /* 'first_player' */
    CPy_INCREF(cpy_r_r36);
    CPy_INCREF(cpy_r_r37);
    CPy_INCREF(cpy_r_r38);
    CPy_INCREF(cpy_r_r39);
    CPy_INCREF(cpy_r_r40);
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42.f0 = cpy_r_r36;
    cpy_r_r42.f1 = cpy_r_r37;
    cpy_r_r42.f2 = cpy_r_r38;
    cpy_r_r42.f3 = cpy_r_r39;
    cpy_r_r42.f4 = cpy_r_r40;
    cpy_r_r42.f5 = cpy_r_r41;
    cpy_r_r43 = PyDict_New();
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL155;
    }
    cpy_r_r44 = PyObject_GetIter(cpy_r_r35);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL156;
    }
CPyL23: ;
    cpy_r_r45 = PyIter_Next(cpy_r_r44);
    if (cpy_r_r45 == NULL) goto CPyL157;
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_content___Row))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r45);
        goto CPyL158;
    }
    cpy_r_r47 = CPyStatics[390]; /* 'card' */
    cpy_r_r48 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_ids;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_automas", "Book", "behaviour_ids", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r48);
CPyL26: ;
    cpy_r_r49 = CPyStatics[597]; /* 'word' */
    cpy_r_r50 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL160;
    }
    cpy_r_r51 = PyList_New(1);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL161;
    }
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    CPy_INCREF(cpy_r_r47);
    *(PyObject * *)cpy_r_r53 = cpy_r_r47;
    cpy_r_r54 = CPyList_Extend(cpy_r_r51, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL162;
    } else
        goto CPyL163;
CPyL29: ;
    cpy_r_r55 = PyList_AsTuple(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL164;
    }
    cpy_r_r56 = PyObject_CallObject(cpy_r_r50, cpy_r_r55);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL159;
    }
    if (likely(PyUnicode_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r56);
        goto CPyL159;
    }
    cpy_r_r58 = CPyStatics[337]; /* 'value' */
    cpy_r_r59 = NULL;
    cpy_r_r60 = CPyDef_content___Row___number(cpy_r_r46, cpy_r_r58, cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL165;
    }
    cpy_r_r61.f0 = cpy_r_r57;
    cpy_r_r61.f1 = cpy_r_r60;
    cpy_r_r62 = PyTuple_New(2);
    if (unlikely(cpy_r_r62 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp549 = cpy_r_r61.f0;
    PyTuple_SET_ITEM(cpy_r_r62, 0, __tmp549);
    PyObject *__tmp550 = CPyTagged_StealAsObject(cpy_r_r61.f1);
    PyTuple_SET_ITEM(cpy_r_r62, 1, __tmp550);
    cpy_r_r63 = PyDict_SetItem(cpy_r_r43, cpy_r_r62, cpy_r_r46);
    CPy_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL158;
    } else
        goto CPyL23;
CPyL34: ;
    cpy_r_r65 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 315, CPyStatic_encyclopedia___book___globals);
        goto CPyL156;
    }
    cpy_r_r66 = PyList_New(0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 316, CPyStatic_encyclopedia___book___globals);
        goto CPyL166;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_effect != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_effect);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_effect = cpy_r_r66;
    cpy_r_r67 = 1;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 316, CPyStatic_encyclopedia___book___globals);
        goto CPyL166;
    }
    cpy_r_r68 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_ids;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_automas", "Book", "behaviour_ids", 317, CPyStatic_encyclopedia___book___globals);
        goto CPyL166;
    }
    CPy_INCREF(cpy_r_r68);
CPyL38: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = 0;
CPyL39: ;
    cpy_r_r72 = cpy_r_r71 < cpy_r_r70;
    if (!cpy_r_r72) goto CPyL167;
    cpy_r_r73 = CPySequenceTuple_GetItemUnsafe(cpy_r_r68, cpy_r_r71);
    if (likely(PyUnicode_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 317, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r73);
        goto CPyL168;
    }
    cpy_r_r75 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r76 = CPyStatics[653]; /* 'DIE_RESULTS' */
    cpy_r_r77 = CPyDict_GetItem(cpy_r_r75, cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 318, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    if (likely(PyRange_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 318, CPyStatic_encyclopedia___book___globals, "range", cpy_r_r77);
        goto CPyL169;
    }
    cpy_r_r79 = PyObject_GetIter(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 318, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
CPyL44: ;
    cpy_r_r80 = PyIter_Next(cpy_r_r79);
    if (cpy_r_r80 == NULL) goto CPyL170;
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 318, CPyStatic_encyclopedia___book___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r74);
    CPyTagged_INCREF(cpy_r_r81);
    cpy_r_r82.f0 = cpy_r_r74;
    cpy_r_r82.f1 = cpy_r_r81;
    cpy_r_r83 = PyTuple_New(2);
    if (unlikely(cpy_r_r83 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp551 = cpy_r_r82.f0;
    PyTuple_SET_ITEM(cpy_r_r83, 0, __tmp551);
    PyObject *__tmp552 = CPyTagged_StealAsObject(cpy_r_r82.f1);
    PyTuple_SET_ITEM(cpy_r_r83, 1, __tmp552);
    cpy_r_r84 = PyDict_Contains(cpy_r_r43, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    cpy_r_r85 = cpy_r_r84 >= 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 319, CPyStatic_encyclopedia___book___globals);
        goto CPyL172;
    }
    cpy_r_r86 = cpy_r_r84;
    cpy_r_r87 = cpy_r_r86 ^ 1;
    if (cpy_r_r87) {
        goto CPyL173;
    } else
        goto CPyL174;
CPyL48: ;
    cpy_r_r88 = ((serai___kernel___content___SheetObject *)cpy_r_r35)->_name;
    CPy_INCREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r89 = CPyStatics[118]; /* ': ' */
    cpy_r_r90 = CPyStatics[654]; /* ' has no line for a die of ' */
    cpy_r_r91 = CPyTagged_Str(cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 320, CPyStatic_encyclopedia___book___globals);
        goto CPyL175;
    }
    cpy_r_r92 = CPyStr_Build(5, cpy_r_r88, cpy_r_r89, cpy_r_r74, cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 320, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r93 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r94[1] = {cpy_r_r92};
    cpy_r_r95 = (PyObject **)&cpy_r_r94;
    cpy_r_r96 = PyObject_Vectorcall(cpy_r_r93, cpy_r_r95, 1, 0);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 320, CPyStatic_encyclopedia___book___globals);
        goto CPyL176;
    }
    CPy_DECREF(cpy_r_r92);
    if (likely(Py_TYPE(cpy_r_r96) == CPyType_content___ContentError))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 320, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.ContentError", cpy_r_r96);
        goto CPyL147;
    }
    CPy_Raise(cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 320, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r98 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 318, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    cpy_r_r99 = PyList_New(0);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 321, CPyStatic_encyclopedia___book___globals);
        goto CPyL169;
    }
    cpy_r_r100 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r101 = CPyStatics[653]; /* 'DIE_RESULTS' */
    cpy_r_r102 = CPyDict_GetItem(cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 321, CPyStatic_encyclopedia___book___globals);
        goto CPyL177;
    }
    if (likely(PyRange_Check(cpy_r_r102)))
        cpy_r_r103 = cpy_r_r102;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 321, CPyStatic_encyclopedia___book___globals, "range", cpy_r_r102);
        goto CPyL177;
    }
    cpy_r_r104 = PyObject_GetIter(cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 321, CPyStatic_encyclopedia___book___globals);
        goto CPyL177;
    }
CPyL59: ;
    cpy_r_r105 = PyIter_Next(cpy_r_r104);
    if (cpy_r_r105 == NULL) goto CPyL178;
    if (likely(PyLong_Check(cpy_r_r105)))
        cpy_r_r106 = CPyTagged_FromObject(cpy_r_r105);
    else {
        CPy_TypeError("int", cpy_r_r105); cpy_r_r106 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 321, CPyStatic_encyclopedia___book___globals);
        goto CPyL179;
    }
    CPy_INCREF(cpy_r_r74);
    cpy_r_r107.f0 = cpy_r_r74;
    cpy_r_r107.f1 = cpy_r_r106;
    cpy_r_r108 = PyTuple_New(2);
    if (unlikely(cpy_r_r108 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp553 = cpy_r_r107.f0;
    PyTuple_SET_ITEM(cpy_r_r108, 0, __tmp553);
    PyObject *__tmp554 = CPyTagged_StealAsObject(cpy_r_r107.f1);
    PyTuple_SET_ITEM(cpy_r_r108, 1, __tmp554);
    cpy_r_r109 = CPyDict_GetItem(cpy_r_r43, cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 321, CPyStatic_encyclopedia___book___globals);
        goto CPyL179;
    }
    if (likely(Py_TYPE(cpy_r_r109) == CPyType_content___Row))
        cpy_r_r110 = cpy_r_r109;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 321, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r109);
        goto CPyL179;
    }
    cpy_r_r111 = PyList_Append(cpy_r_r99, cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 321, CPyStatic_encyclopedia___book___globals);
        goto CPyL179;
    } else
        goto CPyL59;
CPyL64: ;
    cpy_r_r113 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 321, CPyStatic_encyclopedia___book___globals);
        goto CPyL180;
    }
    cpy_r_r114 = 0;
CPyL66: ;
    cpy_r_r115 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyVarObject, ob_size));
    cpy_r_r116 = *(int64_t *)cpy_r_r115;
    cpy_r_r117 = cpy_r_r114 < cpy_r_r116;
    if (!cpy_r_r117) goto CPyL74;
    cpy_r_r118 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyListObject, ob_item));
    cpy_r_r119 = *(CPyPtr *)cpy_r_r118;
    cpy_r_r120 = cpy_r_r114 * 8;
    cpy_r_r121 = cpy_r_r119 + cpy_r_r120;
    cpy_r_r122 = *(PyObject * *)cpy_r_r121;
    CPy_INCREF(cpy_r_r122);
    if (likely(Py_TYPE(cpy_r_r122) == CPyType_content___Row))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 322, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r122);
        goto CPyL181;
    }
    cpy_r_row = cpy_r_r123;
    cpy_r_r124 = CPyStatics[602]; /* 'effect' */
    cpy_r_r125 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r126 = CPyStatics[655]; /* '_steps' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 323, CPyStatic_encyclopedia___book___globals);
        goto CPyL182;
    }
    cpy_r_r128 = PyList_New(3);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 323, CPyStatic_encyclopedia___book___globals);
        goto CPyL183;
    }
    cpy_r_r129 = (CPyPtr)((CPyPtr)cpy_r_r128 + offsetof(PyListObject, ob_item));
    cpy_r_r130 = *(CPyPtr *)cpy_r_r129;
    *(PyObject * *)cpy_r_r130 = cpy_r_row;
    CPy_INCREF(cpy_r_r124);
    cpy_r_r131 = cpy_r_r130 + 8;
    *(PyObject * *)cpy_r_r131 = cpy_r_r124;
    CPy_INCREF(cpy_r_self);
    cpy_r_r132 = cpy_r_r130 + 16;
    *(PyObject * *)cpy_r_r132 = cpy_r_self;
    CPy_INCREF(cpy_r_r42.f0);
    CPy_INCREF(cpy_r_r42.f1);
    CPy_INCREF(cpy_r_r42.f2);
    CPy_INCREF(cpy_r_r42.f3);
    CPy_INCREF(cpy_r_r42.f4);
    CPy_INCREF(cpy_r_r42.f5);
    cpy_r_r133 = PyTuple_New(6);
    if (unlikely(cpy_r_r133 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp555 = cpy_r_r42.f0;
    PyTuple_SET_ITEM(cpy_r_r133, 0, __tmp555);
    PyObject *__tmp556 = cpy_r_r42.f1;
    PyTuple_SET_ITEM(cpy_r_r133, 1, __tmp556);
    PyObject *__tmp557 = cpy_r_r42.f2;
    PyTuple_SET_ITEM(cpy_r_r133, 2, __tmp557);
    PyObject *__tmp558 = cpy_r_r42.f3;
    PyTuple_SET_ITEM(cpy_r_r133, 3, __tmp558);
    PyObject *__tmp559 = cpy_r_r42.f4;
    PyTuple_SET_ITEM(cpy_r_r133, 4, __tmp559);
    PyObject *__tmp560 = cpy_r_r42.f5;
    PyTuple_SET_ITEM(cpy_r_r133, 5, __tmp560);
    cpy_r_r134 = CPyList_Extend(cpy_r_r128, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 323, CPyStatic_encyclopedia___book___globals);
        goto CPyL184;
    } else
        goto CPyL185;
CPyL71: ;
    cpy_r_r135 = PyList_AsTuple(cpy_r_r128);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 323, CPyStatic_encyclopedia___book___globals);
        goto CPyL186;
    }
    cpy_r_r136 = PyObject_CallObject(cpy_r_r127, cpy_r_r135);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 323, CPyStatic_encyclopedia___book___globals);
        goto CPyL181;
    } else
        goto CPyL187;
CPyL73: ;
    cpy_r_r137 = cpy_r_r114 + 1;
    cpy_r_r114 = cpy_r_r137;
    goto CPyL66;
CPyL74: ;
    cpy_r_r138 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_behaviour_effect;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_automas", "Book", "behaviour_effect", 324, CPyStatic_encyclopedia___book___globals);
        goto CPyL181;
    }
    CPy_INCREF(cpy_r_r138);
CPyL75: ;
    cpy_r_r139 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r139 == NULL)) {
        goto CPyL188;
    } else
        goto CPyL78;
CPyL76: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r140 = 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 324, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    CPy_Unreachable();
CPyL78: ;
    cpy_r_r141 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyVarObject, ob_size));
    cpy_r_r142 = *(int64_t *)cpy_r_r141;
    cpy_r_r143 = PyList_New(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 324, CPyStatic_encyclopedia___book___globals);
        goto CPyL189;
    }
    cpy_r_r144 = 0;
CPyL80: ;
    cpy_r_r145 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyVarObject, ob_size));
    cpy_r_r146 = *(int64_t *)cpy_r_r145;
    cpy_r_r147 = cpy_r_r144 < cpy_r_r146;
    if (!cpy_r_r147) goto CPyL190;
    cpy_r_r148 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyListObject, ob_item));
    cpy_r_r149 = *(CPyPtr *)cpy_r_r148;
    cpy_r_r150 = cpy_r_r144 * 8;
    cpy_r_r151 = cpy_r_r149 + cpy_r_r150;
    cpy_r_r152 = *(PyObject * *)cpy_r_r151;
    CPy_INCREF(cpy_r_r152);
    if (likely(Py_TYPE(cpy_r_r152) == CPyType_content___Row))
        cpy_r_r153 = cpy_r_r152;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 324, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r152);
        goto CPyL191;
    }
    cpy_r_r154 = CPyStatics[602]; /* 'effect' */
    cpy_r_r155 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_verbs;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_automas", "Book", "verbs", 324, CPyStatic_encyclopedia___book___globals);
        goto CPyL192;
    }
    CPy_INCREF(cpy_r_r155);
CPyL83: ;
    cpy_r_r156 = CPyDef_content___Row___effect(cpy_r_r153, cpy_r_r154, cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 324, CPyStatic_encyclopedia___book___globals);
        goto CPyL191;
    }
    CPyList_SetItemUnsafe(cpy_r_r143, cpy_r_r144, cpy_r_r156);
    cpy_r_r157 = cpy_r_r144 + 1;
    cpy_r_r144 = cpy_r_r157;
    goto CPyL80;
CPyL86: ;
    cpy_r_r158 = PyObject_GetIter(cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 324, CPyStatic_encyclopedia___book___globals);
        goto CPyL193;
    }
    cpy_r_r159 = PyList_New(1);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 324, CPyStatic_encyclopedia___book___globals);
        goto CPyL194;
    }
    cpy_r_r160 = (CPyPtr)((CPyPtr)cpy_r_r159 + offsetof(PyListObject, ob_item));
    cpy_r_r161 = *(CPyPtr *)cpy_r_r160;
    CPy_INCREF(cpy_r_r139);
    *(PyObject * *)cpy_r_r161 = cpy_r_r139;
    cpy_r_r162 = CPyList_Extend(cpy_r_r159, cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 324, CPyStatic_encyclopedia___book___globals);
        goto CPyL195;
    } else
        goto CPyL196;
CPyL89: ;
    cpy_r_r163 = PyList_Append(cpy_r_r138, cpy_r_r159);
    CPy_DECREF(cpy_r_r138);
    CPy_DECREF(cpy_r_r159);
    cpy_r_r164 = cpy_r_r163 >= 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 324, CPyStatic_encyclopedia___book___globals);
        goto CPyL168;
    }
    cpy_r_r165 = cpy_r_r71 + 1;
    cpy_r_r71 = cpy_r_r165;
    goto CPyL39;
CPyL91: ;
    cpy_r_r166 = CPyStatics[656]; /* 'scorings' */
    cpy_r_r167 = CPyStatics[571]; /* 'id' */
    cpy_r_r168 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r169 = PyTuple_Pack(2, cpy_r_r167, cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 325, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r170 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r166, cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 325, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r171 = PyList_New(0);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 326, CPyStatic_encyclopedia___book___globals);
        goto CPyL197;
    }
    cpy_r_r172 = CPyDef_content___Sheet___items(cpy_r_r170);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 326, CPyStatic_encyclopedia___book___globals);
        goto CPyL198;
    }
    cpy_r_r173 = PyObject_GetIter(cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 326, CPyStatic_encyclopedia___book___globals);
        goto CPyL198;
    }
CPyL96: ;
    cpy_r_r174 = PyIter_Next(cpy_r_r173);
    if (cpy_r_r174 == NULL) goto CPyL199;
    PyObject *__tmp561;
    if (unlikely(!(PyTuple_Check(cpy_r_r174) && PyTuple_GET_SIZE(cpy_r_r174) == 2))) {
        __tmp561 = NULL;
        goto __LL562;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r174, 0))))
        __tmp561 = PyTuple_GET_ITEM(cpy_r_r174, 0);
    else {
        __tmp561 = NULL;
    }
    if (__tmp561 == NULL) goto __LL562;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r174, 1)) == CPyType_content___Row))
        __tmp561 = PyTuple_GET_ITEM(cpy_r_r174, 1);
    else {
        __tmp561 = NULL;
    }
    if (__tmp561 == NULL) goto __LL562;
    __tmp561 = cpy_r_r174;
__LL562: ;
    if (unlikely(__tmp561 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r174); cpy_r_r175 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp563 = PyTuple_GET_ITEM(cpy_r_r174, 0);
        CPy_INCREF(__tmp563);
        PyObject *__tmp564;
        if (likely(PyUnicode_Check(__tmp563)))
            __tmp564 = __tmp563;
        else {
            CPy_TypeError("str", __tmp563); 
            __tmp564 = NULL;
        }
        cpy_r_r175.f0 = __tmp564;
        PyObject *__tmp565 = PyTuple_GET_ITEM(cpy_r_r174, 1);
        CPy_INCREF(__tmp565);
        PyObject *__tmp566;
        if (likely(Py_TYPE(__tmp565) == CPyType_content___Row))
            __tmp566 = __tmp565;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp565); 
            __tmp566 = NULL;
        }
        cpy_r_r175.f1 = __tmp566;
    }
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r175.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 326, CPyStatic_encyclopedia___book___globals);
        goto CPyL200;
    }
    cpy_r_r176 = cpy_r_r175.f0;
    CPy_INCREF(cpy_r_r176);
    cpy_r_r177 = cpy_r_r175.f1;
    CPy_INCREF(cpy_r_r177);
    CPy_DECREF(cpy_r_r175.f0);
    CPy_DECREF(cpy_r_r175.f1);
    cpy_r___2 = cpy_r_r177;
    CPy_DECREF(cpy_r___2);
    cpy_r_r178 = PyList_Append(cpy_r_r171, cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    cpy_r_r179 = cpy_r_r178 >= 0;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 326, CPyStatic_encyclopedia___book___globals);
        goto CPyL200;
    } else
        goto CPyL96;
CPyL99: ;
    cpy_r_r180 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r180)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 326, CPyStatic_encyclopedia___book___globals);
        goto CPyL198;
    }
    cpy_r_r181 = PyList_AsTuple(cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 326, CPyStatic_encyclopedia___book___globals);
        goto CPyL197;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring_ids != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring_ids);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring_ids = cpy_r_r181;
    cpy_r_r182 = 1;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 326, CPyStatic_encyclopedia___book___globals);
        goto CPyL197;
    }
    cpy_r_r183 = PyList_New(0);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 327, CPyStatic_encyclopedia___book___globals);
        goto CPyL197;
    }
    cpy_r_r184 = PyObject_GetIter(cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 327, CPyStatic_encyclopedia___book___globals);
        goto CPyL201;
    }
CPyL104: ;
    cpy_r_r185 = PyIter_Next(cpy_r_r184);
    if (cpy_r_r185 == NULL) goto CPyL202;
    if (likely(Py_TYPE(cpy_r_r185) == CPyType_content___Row))
        cpy_r_r186 = cpy_r_r185;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 327, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r185);
        goto CPyL203;
    }
    cpy_r_r187 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r188 = NULL;
    cpy_r_r189 = CPyDef_content___Row___number(cpy_r_r186, cpy_r_r187, cpy_r_r188);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 327, CPyStatic_encyclopedia___book___globals);
        goto CPyL203;
    }
    cpy_r_r190 = CPyTagged_StealAsObject(cpy_r_r189);
    cpy_r_r191 = PyList_Append(cpy_r_r183, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    cpy_r_r192 = cpy_r_r191 >= 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 327, CPyStatic_encyclopedia___book___globals);
        goto CPyL203;
    } else
        goto CPyL104;
CPyL108: ;
    cpy_r_r193 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 327, CPyStatic_encyclopedia___book___globals);
        goto CPyL201;
    }
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring_difficulty != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring_difficulty);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring_difficulty = cpy_r_r183;
    cpy_r_r194 = 1;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 327, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r195 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring_ids;
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_automas", "Book", "scoring_ids", 328, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r195);
CPyL111: ;
    cpy_r_r196 = (CPyPtr)((CPyPtr)cpy_r_r195 + offsetof(PyVarObject, ob_size));
    cpy_r_r197 = *(int64_t *)cpy_r_r196;
    cpy_r_r198 = PyList_New(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 328, CPyStatic_encyclopedia___book___globals);
        goto CPyL204;
    }
    cpy_r_r199 = 0;
CPyL113: ;
    cpy_r_r200 = cpy_r_r199 < cpy_r_r197;
    if (!cpy_r_r200) goto CPyL205;
    cpy_r_r201 = CPySequenceTuple_GetItemUnsafe(cpy_r_r195, cpy_r_r199);
    if (likely(PyUnicode_Check(cpy_r_r201)))
        cpy_r_r202 = cpy_r_r201;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 328, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r201);
        goto CPyL206;
    }
    cpy_r___3 = cpy_r_r202;
    CPy_DECREF(cpy_r___3);
    cpy_r_r203 = PyList_New(0);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 328, CPyStatic_encyclopedia___book___globals);
        goto CPyL206;
    }
    CPyList_SetItemUnsafe(cpy_r_r198, cpy_r_r199, cpy_r_r203);
    cpy_r_r204 = cpy_r_r199 + 1;
    cpy_r_r199 = cpy_r_r204;
    goto CPyL113;
CPyL118: ;
    if (((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring);
    }
    ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring = cpy_r_r198;
    cpy_r_r205 = 1;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 328, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r206 = CPyStatics[657]; /* 'scoring_lines' */
    cpy_r_r207 = CPyStatics[571]; /* 'id' */
    cpy_r_r208 = CPyStatics[390]; /* 'card' */
    cpy_r_r209 = CPyStatics[602]; /* 'effect' */
    cpy_r_r210 = PyTuple_Pack(3, cpy_r_r207, cpy_r_r208, cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 329, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r211 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r206, cpy_r_r210);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 329, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r212 = CPyDef_content___Sheet___items(cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 329, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    cpy_r_r213 = PyObject_GetIter(cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 329, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
CPyL123: ;
    cpy_r_r214 = PyIter_Next(cpy_r_r213);
    if (cpy_r_r214 == NULL) goto CPyL207;
    PyObject *__tmp567;
    if (unlikely(!(PyTuple_Check(cpy_r_r214) && PyTuple_GET_SIZE(cpy_r_r214) == 2))) {
        __tmp567 = NULL;
        goto __LL568;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r214, 0))))
        __tmp567 = PyTuple_GET_ITEM(cpy_r_r214, 0);
    else {
        __tmp567 = NULL;
    }
    if (__tmp567 == NULL) goto __LL568;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r214, 1)) == CPyType_content___Row))
        __tmp567 = PyTuple_GET_ITEM(cpy_r_r214, 1);
    else {
        __tmp567 = NULL;
    }
    if (__tmp567 == NULL) goto __LL568;
    __tmp567 = cpy_r_r214;
__LL568: ;
    if (unlikely(__tmp567 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r214); cpy_r_r215 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp569 = PyTuple_GET_ITEM(cpy_r_r214, 0);
        CPy_INCREF(__tmp569);
        PyObject *__tmp570;
        if (likely(PyUnicode_Check(__tmp569)))
            __tmp570 = __tmp569;
        else {
            CPy_TypeError("str", __tmp569); 
            __tmp570 = NULL;
        }
        cpy_r_r215.f0 = __tmp570;
        PyObject *__tmp571 = PyTuple_GET_ITEM(cpy_r_r214, 1);
        CPy_INCREF(__tmp571);
        PyObject *__tmp572;
        if (likely(Py_TYPE(__tmp571) == CPyType_content___Row))
            __tmp572 = __tmp571;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp571); 
            __tmp572 = NULL;
        }
        cpy_r_r215.f1 = __tmp572;
    }
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r215.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 329, CPyStatic_encyclopedia___book___globals);
        goto CPyL208;
    }
    cpy_r_r216 = cpy_r_r215.f0;
    CPy_INCREF(cpy_r_r216);
    cpy_r_r217 = cpy_r_r215.f1;
    CPy_INCREF(cpy_r_r217);
    CPy_DECREF(cpy_r_r215.f0);
    CPy_DECREF(cpy_r_r215.f1);
    cpy_r_row = cpy_r_r217;
    cpy_r_r218 = CPyStatics[602]; /* 'effect' */
    cpy_r_r219 = CPyStatics[658]; /* 'continent_product' */
    cpy_r_r220 = CPyStatics[659]; /* 'expert_groups' */
    cpy_r_r221 = CPyStatics[638]; /* 'end_points_per' */
    cpy_r_r222 = PyTuple_Pack(3, cpy_r_r219, cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 330, CPyStatic_encyclopedia___book___globals);
        goto CPyL209;
    }
    cpy_r_r223 = CPyDef_encyclopedia___book____steps(cpy_r_row, cpy_r_r218, cpy_r_self, cpy_r_r222);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 330, CPyStatic_encyclopedia___book___globals);
        goto CPyL209;
    }
    cpy_r_r224 = CPySequence_CheckUnpackCount(cpy_r_r223, 1);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 330, CPyStatic_encyclopedia___book___globals);
        goto CPyL210;
    }
    cpy_r_r226 = CPySequenceTuple_GetItemUnsafe(cpy_r_r223, 0);
    CPy_DECREF(cpy_r_r223);
    if (likely(Py_TYPE(cpy_r_r226) == CPyType_kernel___effects___Call))
        cpy_r_r227 = cpy_r_r226;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 330, CPyStatic_encyclopedia___book___globals, "serai.kernel.effects.Call", cpy_r_r226);
        goto CPyL209;
    }
    cpy_r_r228 = ((serai___kernel___effects___CallObject *)cpy_r_r227)->_verb;
    cpy_r_r229 = ((serai___kernel___effects___VerbObject *)cpy_r_r228)->_name;
    CPy_INCREF(cpy_r_r229);
    cpy_r_r230 = CPyStatics[638]; /* 'end_points_per' */
    cpy_r_r231 = CPyStr_EqualLiteral(cpy_r_r229, cpy_r_r230, 14);
    CPy_DECREF(cpy_r_r229);
    if (!cpy_r_r231) goto CPyL131;
    cpy_r_r232 = CPyDef_encyclopedia___book____expect_unit(cpy_r_row, cpy_r_r227);
    if (unlikely(cpy_r_r232 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 332, CPyStatic_encyclopedia___book___globals);
        goto CPyL211;
    }
CPyL131: ;
    cpy_r_r233 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring;
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_automas", "Book", "scoring", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL211;
    }
    CPy_INCREF(cpy_r_r233);
CPyL132: ;
    cpy_r_r234 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring_ids;
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_automas", "Book", "scoring_ids", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL212;
    }
    CPy_INCREF(cpy_r_r234);
CPyL133: ;
    cpy_r_r235 = CPyStatics[390]; /* 'card' */
    cpy_r_r236 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_self)->_scoring_ids;
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_read_automas", "Book", "scoring_ids", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r236);
CPyL134: ;
    cpy_r_r237 = CPyStatics[597]; /* 'word' */
    cpy_r_r238 = CPyObject_GetAttr(cpy_r_row, cpy_r_r237);
    CPy_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL214;
    }
    cpy_r_r239 = PyList_New(1);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL215;
    }
    cpy_r_r240 = (CPyPtr)((CPyPtr)cpy_r_r239 + offsetof(PyListObject, ob_item));
    cpy_r_r241 = *(CPyPtr *)cpy_r_r240;
    CPy_INCREF(cpy_r_r235);
    *(PyObject * *)cpy_r_r241 = cpy_r_r235;
    cpy_r_r242 = CPyList_Extend(cpy_r_r239, cpy_r_r236);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL216;
    } else
        goto CPyL217;
CPyL137: ;
    cpy_r_r243 = PyList_AsTuple(cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL218;
    }
    cpy_r_r244 = PyObject_CallObject(cpy_r_r238, cpy_r_r243);
    CPy_DECREF(cpy_r_r238);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL219;
    }
    if (likely(PyUnicode_Check(cpy_r_r244)))
        cpy_r_r245 = cpy_r_r244;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals, "str", cpy_r_r244);
        goto CPyL219;
    }
    cpy_r_r246 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r247[2] = {cpy_r_r234, cpy_r_r245};
    cpy_r_r248 = (PyObject **)&cpy_r_r247;
    cpy_r_r249 = PyObject_VectorcallMethod(cpy_r_r246, cpy_r_r248, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL220;
    }
    CPy_DECREF(cpy_r_r234);
    CPy_DECREF(cpy_r_r245);
    if (likely(PyLong_Check(cpy_r_r249)))
        cpy_r_r250 = CPyTagged_FromObject(cpy_r_r249);
    else {
        CPy_TypeError("int", cpy_r_r249); cpy_r_r250 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r250 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL221;
    }
    cpy_r_r251 = CPyList_GetItem(cpy_r_r233, cpy_r_r250);
    CPy_DECREF(cpy_r_r233);
    CPyTagged_DECREF(cpy_r_r250);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL222;
    }
    if (likely(PyList_Check(cpy_r_r251)))
        cpy_r_r252 = cpy_r_r251;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals, "list", cpy_r_r251);
        goto CPyL222;
    }
    cpy_r_r253.f0 = cpy_r_r216;
    cpy_r_r253.f1 = cpy_r_r227;
    cpy_r_r254 = PyTuple_New(2);
    if (unlikely(cpy_r_r254 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp573 = cpy_r_r253.f0;
    PyTuple_SET_ITEM(cpy_r_r254, 0, __tmp573);
    PyObject *__tmp574 = cpy_r_r253.f1;
    PyTuple_SET_ITEM(cpy_r_r254, 1, __tmp574);
    cpy_r_r255 = PyList_Append(cpy_r_r252, cpy_r_r254);
    CPy_DECREF(cpy_r_r252);
    CPy_DECREF(cpy_r_r254);
    cpy_r_r256 = cpy_r_r255 >= 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 333, CPyStatic_encyclopedia___book___globals);
        goto CPyL208;
    } else
        goto CPyL123;
CPyL145: ;
    cpy_r_r257 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 329, CPyStatic_encyclopedia___book___globals);
        goto CPyL147;
    }
    return 1;
CPyL147: ;
    cpy_r_r258 = 2;
    return cpy_r_r258;
CPyL148: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL147;
CPyL149: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL147;
CPyL150: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL8;
CPyL151: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL147;
CPyL152: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL147;
CPyL153: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL17;
CPyL154: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL147;
CPyL155: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    goto CPyL147;
CPyL156: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    goto CPyL147;
CPyL157: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL34;
CPyL158: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    goto CPyL147;
CPyL159: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    goto CPyL147;
CPyL160: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    goto CPyL147;
CPyL161: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    goto CPyL147;
CPyL162: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r51);
    goto CPyL147;
CPyL163: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL29;
CPyL164: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r50);
    goto CPyL147;
CPyL165: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r57);
    goto CPyL147;
CPyL166: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    goto CPyL147;
CPyL167: ;
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r42.f0);
    CPy_DECREF(cpy_r_r42.f1);
    CPy_DECREF(cpy_r_r42.f2);
    CPy_DECREF(cpy_r_r42.f3);
    CPy_DECREF(cpy_r_r42.f4);
    CPy_DECREF(cpy_r_r42.f5);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r68);
    goto CPyL91;
CPyL168: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    goto CPyL147;
CPyL169: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r74);
    goto CPyL147;
CPyL170: ;
    CPy_DECREF(cpy_r_r79);
    goto CPyL54;
CPyL171: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r79);
    goto CPyL147;
CPyL172: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL147;
CPyL173: ;
    CPy_DECREF(cpy_r_r42.f0);
    CPy_DECREF(cpy_r_r42.f1);
    CPy_DECREF(cpy_r_r42.f2);
    CPy_DECREF(cpy_r_r42.f3);
    CPy_DECREF(cpy_r_r42.f4);
    CPy_DECREF(cpy_r_r42.f5);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r79);
    goto CPyL48;
CPyL174: ;
    CPyTagged_DECREF(cpy_r_r81);
    goto CPyL44;
CPyL175: ;
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r88);
    goto CPyL147;
CPyL176: ;
    CPy_DecRef(cpy_r_r92);
    goto CPyL147;
CPyL177: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r99);
    goto CPyL147;
CPyL178: ;
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r104);
    goto CPyL64;
CPyL179: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r104);
    goto CPyL147;
CPyL180: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    goto CPyL147;
CPyL181: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    goto CPyL147;
CPyL182: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_row);
    goto CPyL147;
CPyL183: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r127);
    goto CPyL147;
CPyL184: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r128);
    goto CPyL147;
CPyL185: ;
    CPy_DECREF(cpy_r_r134);
    goto CPyL71;
CPyL186: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r127);
    goto CPyL147;
CPyL187: ;
    CPy_DECREF(cpy_r_r136);
    goto CPyL73;
CPyL188: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r138);
    goto CPyL76;
CPyL189: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r138);
    goto CPyL147;
CPyL190: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL86;
CPyL191: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r143);
    goto CPyL147;
CPyL192: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r153);
    goto CPyL147;
CPyL193: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r138);
    goto CPyL147;
CPyL194: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r158);
    goto CPyL147;
CPyL195: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r42.f0);
    CPy_DecRef(cpy_r_r42.f1);
    CPy_DecRef(cpy_r_r42.f2);
    CPy_DecRef(cpy_r_r42.f3);
    CPy_DecRef(cpy_r_r42.f4);
    CPy_DecRef(cpy_r_r42.f5);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r159);
    goto CPyL147;
CPyL196: ;
    CPy_DECREF(cpy_r_r162);
    goto CPyL89;
CPyL197: ;
    CPy_DecRef(cpy_r_r170);
    goto CPyL147;
CPyL198: ;
    CPy_DecRef(cpy_r_r170);
    CPy_DecRef(cpy_r_r171);
    goto CPyL147;
CPyL199: ;
    CPy_DECREF(cpy_r_r173);
    goto CPyL99;
CPyL200: ;
    CPy_DecRef(cpy_r_r170);
    CPy_DecRef(cpy_r_r171);
    CPy_DecRef(cpy_r_r173);
    goto CPyL147;
CPyL201: ;
    CPy_DecRef(cpy_r_r183);
    goto CPyL147;
CPyL202: ;
    CPy_DECREF(cpy_r_r184);
    goto CPyL108;
CPyL203: ;
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r184);
    goto CPyL147;
CPyL204: ;
    CPy_DecRef(cpy_r_r195);
    goto CPyL147;
CPyL205: ;
    CPy_DECREF(cpy_r_r195);
    goto CPyL118;
CPyL206: ;
    CPy_DecRef(cpy_r_r195);
    CPy_DecRef(cpy_r_r198);
    goto CPyL147;
CPyL207: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL145;
CPyL208: ;
    CPy_DecRef(cpy_r_r213);
    goto CPyL147;
CPyL209: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    goto CPyL147;
CPyL210: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r223);
    goto CPyL147;
CPyL211: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    goto CPyL147;
CPyL212: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r233);
    goto CPyL147;
CPyL213: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r233);
    CPy_DecRef(cpy_r_r234);
    goto CPyL147;
CPyL214: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r233);
    CPy_DecRef(cpy_r_r234);
    CPy_DecRef(cpy_r_r236);
    goto CPyL147;
CPyL215: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r233);
    CPy_DecRef(cpy_r_r234);
    CPy_DecRef(cpy_r_r236);
    CPy_DecRef(cpy_r_r238);
    goto CPyL147;
CPyL216: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r233);
    CPy_DecRef(cpy_r_r234);
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r239);
    goto CPyL147;
CPyL217: ;
    CPy_DECREF(cpy_r_r242);
    goto CPyL137;
CPyL218: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r233);
    CPy_DecRef(cpy_r_r234);
    CPy_DecRef(cpy_r_r238);
    goto CPyL147;
CPyL219: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r233);
    CPy_DecRef(cpy_r_r234);
    goto CPyL147;
CPyL220: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r233);
    CPy_DecRef(cpy_r_r234);
    CPy_DecRef(cpy_r_r245);
    goto CPyL147;
CPyL221: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    CPy_DecRef(cpy_r_r233);
    goto CPyL147;
CPyL222: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r227);
    goto CPyL147;
}
        
        PyObject *CPyPy_encyclopedia___book___Book____read_automas(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_automas", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book___Book____read_automas(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_read_automas", 309, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___book____amount(PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, -2);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_amount", 338, CPyStatic_encyclopedia___book___globals);
        goto CPyL7;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL575;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL575;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL576;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL576;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL576;
    cpy_r_r2 = cpy_r_r1;
__LL576: ;
    if (cpy_r_r2 != NULL) goto __LL575;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_amount", 338, CPyStatic_encyclopedia___book___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL7;
__LL575: ;
    cpy_r_r3 = PyLong_Check(cpy_r_r2);
    if (cpy_r_r3) {
        goto CPyL5;
    } else
        goto CPyL8;
CPyL3: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_amount", 339, CPyStatic_encyclopedia___book___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL5: ;
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_amount", 340, CPyStatic_encyclopedia___book___globals);
        goto CPyL7;
    }
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
CPyL8: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL3;
}
        
        PyObject *CPyPy_encyclopedia___book____amount(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"call", 0};
            static CPyArg_Parser parser = {"O:_amount", kwlist, 0};
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_call)) {
                return NULL;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___book____amount(arg_call);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_amount", 336, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___book____steps(PyObject *cpy_r_row, PyObject *cpy_r_column, PyObject *cpy_r_book, PyObject *cpy_r_verbs) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T3OOO cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    cpy_r_r0 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_verbs;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_steps", "Book", "verbs", 345, CPyStatic_encyclopedia___book___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL2: ;
    cpy_r_r1 = CPyDef_content___Row___effect(cpy_r_row, cpy_r_column, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 345, CPyStatic_encyclopedia___book___globals);
        goto CPyL5;
    }
    cpy_r_r2 = CPyDef_kernel___effects___series(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 345, CPyStatic_encyclopedia___book___globals);
        goto CPyL5;
    }
    goto CPyL18;
CPyL5: ;
    cpy_r_r3 = CPy_CatchError();
    cpy_r_r4 = (PyObject *)CPyType_content___ContentError;
    cpy_r_r5 = CPy_ExceptionMatches(cpy_r_r4);
    if (!cpy_r_r5) goto CPyL8;
    CPy_Reraise();
    if (!0) {
        goto CPyL16;
    } else
        goto CPyL33;
CPyL7: ;
    CPy_Unreachable();
CPyL8: ;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r7 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 348, CPyStatic_encyclopedia___book___globals);
        goto CPyL16;
    }
    cpy_r_r9 = CPy_ExceptionMatches(cpy_r_r8);
    CPy_DecRef(cpy_r_r8);
    if (!cpy_r_r9) goto CPyL14;
    cpy_r_r10 = CPy_GetExcValue();
    cpy_r_r11 = PyObject_Str(cpy_r_r10);
    CPy_DecRef(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 349, CPyStatic_encyclopedia___book___globals);
        goto CPyL16;
    }
    cpy_r_r12 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_column, cpy_r_r11);
    CPy_DecRef(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 349, CPyStatic_encyclopedia___book___globals);
        goto CPyL16;
    }
    CPy_Raise(cpy_r_r12);
    CPy_DecRef(cpy_r_r12);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 349, CPyStatic_encyclopedia___book___globals);
        goto CPyL16;
    } else
        goto CPyL34;
CPyL13: ;
    CPy_Unreachable();
CPyL14: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL16;
    } else
        goto CPyL35;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    CPy_RestoreExcInfo(cpy_r_r3);
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    cpy_r_r13 = CPy_KeepPropagating();
    if (!cpy_r_r13) goto CPyL32;
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = 0;
CPyL19: ;
    cpy_r_r17 = cpy_r_r16 < cpy_r_r15;
    if (!cpy_r_r17) goto CPyL31;
    cpy_r_r18 = CPySequenceTuple_GetItemUnsafe(cpy_r_r2, cpy_r_r16);
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_kernel___effects___Call))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_steps", 350, CPyStatic_encyclopedia___book___globals, "serai.kernel.effects.Call", cpy_r_r18);
        goto CPyL36;
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_verbs + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL37;
    cpy_r_r24 = ((serai___kernel___effects___CallObject *)cpy_r_r19)->_verb;
    cpy_r_r25 = ((serai___kernel___effects___VerbObject *)cpy_r_r24)->_name;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = PySequence_Contains(cpy_r_verbs, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 351, CPyStatic_encyclopedia___book___globals);
        goto CPyL38;
    }
    cpy_r_r28 = cpy_r_r26;
    cpy_r_r29 = cpy_r_r28 ^ 1;
    if (cpy_r_r29) {
        goto CPyL39;
    } else
        goto CPyL37;
CPyL24: ;
    cpy_r_r30 = CPyStatics[660]; /* "'" */
    cpy_r_r31 = PyObject_Str(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 352, CPyStatic_encyclopedia___book___globals);
        goto CPyL32;
    }
    cpy_r_r32 = CPyStatics[661]; /* "' cannot stand here: expected " */
    cpy_r_r33 = CPyStatics[157]; /* ', ' */
    cpy_r_r34 = PyUnicode_Join(cpy_r_r33, cpy_r_verbs);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 352, CPyStatic_encyclopedia___book___globals);
        goto CPyL40;
    }
    cpy_r_r35 = CPyStr_Build(4, cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r34);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 352, CPyStatic_encyclopedia___book___globals);
        goto CPyL32;
    }
    cpy_r_r36 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_column, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 352, CPyStatic_encyclopedia___book___globals);
        goto CPyL32;
    }
    CPy_Raise(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 352, CPyStatic_encyclopedia___book___globals);
        goto CPyL32;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r37 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r37;
    goto CPyL19;
CPyL31: ;
    return cpy_r_r2;
CPyL32: ;
    cpy_r_r38 = NULL;
    return cpy_r_r38;
CPyL33: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    goto CPyL7;
CPyL34: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    goto CPyL13;
CPyL35: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    goto CPyL15;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL32;
CPyL37: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    goto CPyL32;
CPyL39: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL24;
CPyL40: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL32;
}
        
        PyObject *CPyPy_encyclopedia___book____steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"row", "column", "book", 0};
            static CPyArg_Parser parser = {"%OOO:_steps", kwlist, 0};
            PyObject *obj_row;
            PyObject *obj_column;
            PyObject *obj_book;
            PyObject *obj_verbs;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_verbs, NULL, &obj_row, &obj_column, &obj_book)) {
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
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_verbs = obj_verbs;
            PyObject *retval = CPyDef_encyclopedia___book____steps(arg_row, arg_column, arg_book, arg_verbs);
            CPy_DECREF(obj_verbs);
            return retval;
fail: ;
            CPy_DECREF(obj_verbs);
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps", 343, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___book____gains(PyObject *cpy_r_row, PyObject *cpy_r_column, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T3OOO cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_verbs;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/book.py", "_gains", "Book", "verbs", 357, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_content___Row___effect(cpy_r_row, cpy_r_column, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_gains", 357, CPyStatic_encyclopedia___book___globals);
        goto CPyL15;
    }
    cpy_r_r2 = CPyDef_effects___gains___gains(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_gains", 359, CPyStatic_encyclopedia___book___globals);
        goto CPyL5;
    }
    return cpy_r_r2;
CPyL5: ;
    cpy_r_r3 = CPy_CatchError();
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_gains", 360, CPyStatic_encyclopedia___book___globals);
        goto CPyL13;
    }
    cpy_r_r7 = CPy_ExceptionMatches(cpy_r_r6);
    CPy_DecRef(cpy_r_r6);
    if (!cpy_r_r7) goto CPyL11;
    cpy_r_r8 = CPy_GetExcValue();
    cpy_r_r9 = PyObject_Str(cpy_r_r8);
    CPy_DecRef(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_gains", 361, CPyStatic_encyclopedia___book___globals);
        goto CPyL13;
    }
    cpy_r_r10 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_column, cpy_r_r9);
    CPy_DecRef(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_gains", 361, CPyStatic_encyclopedia___book___globals);
        goto CPyL13;
    }
    CPy_Raise(cpy_r_r10);
    CPy_DecRef(cpy_r_r10);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_gains", 361, CPyStatic_encyclopedia___book___globals);
        goto CPyL13;
    } else
        goto CPyL16;
CPyL10: ;
    CPy_Unreachable();
CPyL11: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL13;
    } else
        goto CPyL17;
CPyL12: ;
    CPy_Unreachable();
CPyL13: ;
    CPy_RestoreExcInfo(cpy_r_r3);
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    cpy_r_r11 = CPy_KeepPropagating();
    if (!cpy_r_r11) goto CPyL15;
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL16: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    goto CPyL10;
CPyL17: ;
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    CPy_DecRef(cpy_r_r3.f2);
    goto CPyL12;
}
        
        PyObject *CPyPy_encyclopedia___book____gains(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"row", "column", "book", 0};
            static CPyArg_Parser parser = {"OOO:_gains", kwlist, 0};
            PyObject *obj_row;
            PyObject *obj_column;
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_row, &obj_column, &obj_book)) {
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
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___book____gains(arg_row, arg_column, arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_gains", 356, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book____expect_timing(PyObject *cpy_r_row, PyObject *cpy_r_timing) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = CPyStatics[627]; /* 'timing' */
    cpy_r_r1 = CPyDef_content___Row___text(cpy_r_row, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_timing", 365, CPyStatic_encyclopedia___book___globals);
        goto CPyL8;
    }
    cpy_r_r2 = CPyStr_Equal(cpy_r_r1, cpy_r_timing);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 == 0;
    if (!cpy_r_r3) goto CPyL7;
    cpy_r_r4 = CPyStatics[627]; /* 'timing' */
    cpy_r_r5 = CPyStatics[662]; /* 'an Expert with this ability is ' */
    cpy_r_r6 = CPyStatics[663]; /* ', not ' */
    cpy_r_r7 = CPyStatics[627]; /* 'timing' */
    cpy_r_r8 = CPyDef_content___Row___text(cpy_r_row, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_timing", 366, CPyStatic_encyclopedia___book___globals);
        goto CPyL8;
    }
    cpy_r_r9 = CPyStr_Build(4, cpy_r_r5, cpy_r_timing, cpy_r_r6, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_timing", 366, CPyStatic_encyclopedia___book___globals);
        goto CPyL8;
    }
    cpy_r_r10 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r4, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_timing", 366, CPyStatic_encyclopedia___book___globals);
        goto CPyL8;
    }
    CPy_Raise(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_timing", 366, CPyStatic_encyclopedia___book___globals);
        goto CPyL8;
    }
    CPy_Unreachable();
CPyL7: ;
    return 1;
CPyL8: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
}
        
        PyObject *CPyPy_encyclopedia___book____expect_timing(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"row", "timing", 0};
            static CPyArg_Parser parser = {"OO:_expect_timing", kwlist, 0};
            PyObject *obj_row;
            PyObject *obj_timing;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_row, &obj_timing)) {
                return NULL;
            }
            PyObject *arg_row;
            if (likely(Py_TYPE(obj_row) == CPyType_content___Row))
                arg_row = obj_row;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_row); 
                goto fail;
            }
            PyObject *arg_timing;
            if (likely(PyUnicode_Check(obj_timing)))
                arg_timing = obj_timing;
            else {
                CPy_TypeError("str", obj_timing); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book____expect_timing(arg_row, arg_timing);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_timing", 364, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book____expect_unit(PyObject *cpy_r_row, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 2);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_unit", 370, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    if (PyLong_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL577;
    if (PyUnicode_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL577;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 2))) {
        cpy_r_r2 = NULL;
        goto __LL578;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL578;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        cpy_r_r2 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 == NULL) goto __LL578;
    cpy_r_r2 = cpy_r_r1;
__LL578: ;
    if (cpy_r_r2 != NULL) goto __LL577;
    CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_expect_unit", 370, CPyStatic_encyclopedia___book___globals, "union[int, str, tuple[str, int]]", cpy_r_r1);
    goto CPyL11;
__LL577: ;
    cpy_r_r3 = CPyStatics[4896]; /* 0 */
    cpy_r_r4 = PyObject_RichCompare(cpy_r_r2, cpy_r_r3, 2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_unit", 370, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    if (unlikely(!PyBool_Check(cpy_r_r4))) {
        CPy_TypeError("bool", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = cpy_r_r4 == Py_True;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_unit", 370, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    if (!cpy_r_r5) goto CPyL10;
    cpy_r_r6 = CPyStatics[602]; /* 'effect' */
    cpy_r_r7 = CPyStatics[660]; /* "'" */
    cpy_r_r8 = PyObject_Str(cpy_r_call);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_unit", 371, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    cpy_r_r9 = CPyStatics[664]; /* "' counts in units of at least 1" */
    cpy_r_r10 = CPyStr_Build(3, cpy_r_r7, cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_unit", 371, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    cpy_r_r11 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r6, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_unit", 371, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    CPy_Raise(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_unit", 371, CPyStatic_encyclopedia___book___globals);
        goto CPyL11;
    }
    CPy_Unreachable();
CPyL10: ;
    return 1;
CPyL11: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_encyclopedia___book____expect_unit(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"row", "call", 0};
            static CPyArg_Parser parser = {"OO:_expect_unit", kwlist, 0};
            PyObject *obj_row;
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_row, &obj_call)) {
                return NULL;
            }
            PyObject *arg_row;
            if (likely(Py_TYPE(obj_row) == CPyType_content___Row))
                arg_row = obj_row;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_row); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___book____expect_unit(arg_row, arg_call);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_expect_unit", 369, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___book____series(PyObject *cpy_r_sheet, PyObject *cpy_r_index, PyObject *cpy_r_value, CPyTagged cpy_r_first) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2IO cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 376, CPyStatic_encyclopedia___book___globals);
        goto CPyL20;
    }
    cpy_r_r1 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r2 = CPyStatics[608]; /* 'enumerate' */
    cpy_r_r3 = CPyObject_GetAttr(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 377, CPyStatic_encyclopedia___book___globals);
        goto CPyL21;
    }
    CPyTagged_INCREF(cpy_r_first);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_first);
    PyObject *cpy_r_r5[2] = {cpy_r_sheet, cpy_r_r4};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r6, 2, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 377, CPyStatic_encyclopedia___book___globals);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r8 = PyObject_GetIter(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 377, CPyStatic_encyclopedia___book___globals);
        goto CPyL21;
    }
CPyL4: ;
    cpy_r_r9 = PyIter_Next(cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL23;
    PyObject *__tmp579;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        __tmp579 = NULL;
        goto __LL580;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        __tmp579 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        __tmp579 = NULL;
    }
    if (__tmp579 == NULL) goto __LL580;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r9, 1)) == CPyType_content___Row))
        __tmp579 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        __tmp579 = NULL;
    }
    if (__tmp579 == NULL) goto __LL580;
    __tmp579 = cpy_r_r9;
__LL580: ;
    if (unlikely(__tmp579 == NULL)) {
        CPy_TypeError("tuple[int, serai.kernel.content.Row]", cpy_r_r9); cpy_r_r10 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp581 = PyTuple_GET_ITEM(cpy_r_r9, 0);
        CPyTagged __tmp582;
        if (likely(PyLong_Check(__tmp581)))
            __tmp582 = CPyTagged_FromObject(__tmp581);
        else {
            goto __LL583;
        }
        cpy_r_r10.f0 = __tmp582;
        PyObject *__tmp584 = PyTuple_GET_ITEM(cpy_r_r9, 1);
        CPy_INCREF(__tmp584);
        PyObject *__tmp585;
        if (likely(Py_TYPE(__tmp584) == CPyType_content___Row))
            __tmp585 = __tmp584;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp584); 
            __tmp585 = NULL;
        }
        cpy_r_r10.f1 = __tmp585;
    }
    goto __LL586;
__LL583: ;
    cpy_r_r10 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL586;
__LL586: ;
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 377, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
    cpy_r_r11 = cpy_r_r10.f0;
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_r12 = cpy_r_r10.f1;
    CPy_INCREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r10.f0);
    CPy_DECREF(cpy_r_r10.f1);
    cpy_r_r13 = NULL;
    cpy_r_r14 = CPyDef_content___Row___number(cpy_r_r12, cpy_r_index, cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 378, CPyStatic_encyclopedia___book___globals);
        goto CPyL25;
    }
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL9;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_r14, cpy_r_r11);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    cpy_r_r19 = cpy_r_r18;
    goto CPyL10;
CPyL9: ;
    cpy_r_r20 = cpy_r_r14 != cpy_r_r11;
    cpy_r_r19 = cpy_r_r20;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r14);
    if (cpy_r_r19) {
        goto CPyL26;
    } else
        goto CPyL27;
CPyL11: ;
    cpy_r_r21 = CPyStatics[609]; /* 'expected ' */
    cpy_r_r22 = CPyTagged_Str(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 379, CPyStatic_encyclopedia___book___globals);
        goto CPyL28;
    }
    cpy_r_r23 = CPyStatics[665]; /* ': the rows in order' */
    cpy_r_r24 = CPyStr_Build(3, cpy_r_r21, cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 379, CPyStatic_encyclopedia___book___globals);
        goto CPyL28;
    }
    cpy_r_r25 = CPyDef_content___Row___fail(cpy_r_r12, cpy_r_index, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 379, CPyStatic_encyclopedia___book___globals);
        goto CPyL20;
    }
    CPy_Raise(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 379, CPyStatic_encyclopedia___book___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_content___Row___number(cpy_r_r12, cpy_r_value, cpy_r_r26);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 380, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r29 = PyList_Append(cpy_r_r0, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 380, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    } else
        goto CPyL4;
CPyL18: ;
    cpy_r_r31 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 377, CPyStatic_encyclopedia___book___globals);
        goto CPyL21;
    }
    return cpy_r_r0;
CPyL20: ;
    cpy_r_r32 = NULL;
    return cpy_r_r32;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL20;
CPyL23: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL18;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL20;
CPyL26: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r8);
    goto CPyL11;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL16;
CPyL28: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL20;
}
        
        PyObject *CPyPy_encyclopedia___book____series(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"sheet", "index", "value", "first", 0};
            static CPyArg_Parser parser = {"OOOO:_series", kwlist, 0};
            PyObject *obj_sheet;
            PyObject *obj_index;
            PyObject *obj_value;
            PyObject *obj_first;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_sheet, &obj_index, &obj_value, &obj_first)) {
                return NULL;
            }
            PyObject *arg_sheet;
            if (likely(Py_TYPE(obj_sheet) == CPyType_content___Sheet))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.content.Sheet", obj_sheet); 
                goto fail;
            }
            PyObject *arg_index;
            if (likely(PyUnicode_Check(obj_index)))
                arg_index = obj_index;
            else {
                CPy_TypeError("str", obj_index); 
                goto fail;
            }
            PyObject *arg_value;
            if (likely(PyUnicode_Check(obj_value)))
                arg_value = obj_value;
            else {
                CPy_TypeError("str", obj_value); 
                goto fail;
            }
            CPyTagged arg_first;
            if (likely(PyLong_Check(obj_first)))
                arg_first = CPyTagged_BorrowFromObject(obj_first);
            else {
                CPy_TypeError("int", obj_first); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___book____series(arg_sheet, arg_index, arg_value, arg_first);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_series", 374, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___book____steps_table(PyObject *cpy_r_rows) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    CPyPtr cpy_r_r3;
    PyObject *cpy_r_table;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    cpy_r_r0 = PyList_New(1);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 386, CPyStatic_encyclopedia___book___globals);
        goto CPyL21;
    }
    cpy_r_r1 = CPyStatics[4896]; /* 0 */
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r3 = *(CPyPtr *)cpy_r_r2;
    CPy_INCREF(cpy_r_r1);
    *(PyObject * *)cpy_r_r3 = cpy_r_r1;
    cpy_r_table = cpy_r_r0;
    cpy_r_r4 = PyObject_GetIter(cpy_r_rows);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 387, CPyStatic_encyclopedia___book___globals);
        goto CPyL22;
    }
CPyL2: ;
    cpy_r_r5 = PyIter_Next(cpy_r_r4);
    if (cpy_r_r5 == NULL) goto CPyL23;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_content___Row))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 387, CPyStatic_encyclopedia___book___globals, "serai.kernel.content.Row", cpy_r_r5);
        goto CPyL24;
    }
    cpy_r_r7 = CPyStatics[337]; /* 'value' */
    cpy_r_r8 = NULL;
    cpy_r_r9 = CPyDef_content___Row___number(cpy_r_r6, cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 388, CPyStatic_encyclopedia___book___globals);
        goto CPyL25;
    }
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_table + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = cpy_r_r9 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL7;
    cpy_r_r15 = cpy_r_r12 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL8;
CPyL7: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r9, cpy_r_r12);
    if (cpy_r_r17) {
        goto CPyL26;
    } else
        goto CPyL12;
CPyL8: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)cpy_r_r12;
    if (cpy_r_r18) {
        goto CPyL26;
    } else
        goto CPyL12;
CPyL9: ;
    cpy_r_r19 = CPyStatics[337]; /* 'value' */
    cpy_r_r20 = CPyStatics[666]; /* 'the values must rise from row to row' */
    cpy_r_r21 = CPyDef_content___Row___fail(cpy_r_r6, cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 390, CPyStatic_encyclopedia___book___globals);
        goto CPyL21;
    }
    CPy_Raise(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 390, CPyStatic_encyclopedia___book___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r22 = CPyList_GetItemShort(cpy_r_table, -2);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 391, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 391, CPyStatic_encyclopedia___book___globals);
        goto CPyL27;
    }
    cpy_r_r24 = PyList_New(1);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 391, CPyStatic_encyclopedia___book___globals);
        goto CPyL28;
    }
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    *(PyObject * *)cpy_r_r27 = cpy_r_r25;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_table + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r29 << 1;
    cpy_r_r31 = CPyTagged_Subtract(cpy_r_r9, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r32 = CPySequence_Multiply(cpy_r_r24, cpy_r_r31);
    CPy_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 391, CPyStatic_encyclopedia___book___globals);
        goto CPyL25;
    }
    cpy_r_r33 = PySequence_InPlaceConcat(cpy_r_table, cpy_r_r32);
    CPy_DECREF(cpy_r_table);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 391, CPyStatic_encyclopedia___book___globals);
        goto CPyL29;
    }
    cpy_r_table = cpy_r_r33;
    cpy_r_r34 = CPyStatics[619]; /* 'amount' */
    cpy_r_r35 = NULL;
    cpy_r_r36 = CPyDef_content___Row___number(cpy_r_r6, cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 392, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    }
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r38 = PyList_Append(cpy_r_table, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 392, CPyStatic_encyclopedia___book___globals);
        goto CPyL24;
    } else
        goto CPyL2;
CPyL19: ;
    cpy_r_r40 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 387, CPyStatic_encyclopedia___book___globals);
        goto CPyL22;
    }
    return cpy_r_table;
CPyL21: ;
    cpy_r_r41 = NULL;
    return cpy_r_r41;
CPyL22: ;
    CPy_DecRef(cpy_r_table);
    goto CPyL21;
CPyL23: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL19;
CPyL24: ;
    CPy_DecRef(cpy_r_table);
    CPy_DecRef(cpy_r_r4);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_table);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL21;
CPyL26: ;
    CPy_DECREF(cpy_r_table);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL9;
CPyL27: ;
    CPy_DecRef(cpy_r_table);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL21;
CPyL28: ;
    CPy_DecRef(cpy_r_table);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL21;
CPyL29: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL21;
}
        
        PyObject *CPyPy_encyclopedia___book____steps_table(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"rows", 0};
            static CPyArg_Parser parser = {"O:_steps_table", kwlist, 0};
            PyObject *obj_rows;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_rows)) {
                return NULL;
            }
            PyObject *arg_rows = obj_rows;
            PyObject *retval = CPyDef_encyclopedia___book____steps_table(arg_rows);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "_steps_table", 384, CPyStatic_encyclopedia___book___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___book_____top_level__(void) {
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
    void *cpy_r_r114;
    void *cpy_r_r115;
    void *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    PyObject **cpy_r_r124;
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
    void *cpy_r_r136;
    void *cpy_r_r137;
    void *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    void *cpy_r_r144;
    void *cpy_r_r145;
    PyObject **cpy_r_r146;
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
    void *cpy_r_r158;
    void *cpy_r_r159;
    void *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    PyObject **cpy_r_r168;
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
    void *cpy_r_r180;
    void *cpy_r_r181;
    void *cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    void *cpy_r_r188;
    void *cpy_r_r189;
    PyObject **cpy_r_r190;
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
    tuple_T4OOOO cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    tuple_T2OO cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    int32_t cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject **cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    int32_t cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject **cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    int32_t cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    char cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    int32_t cpy_r_r258;
    char cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    int32_t cpy_r_r262;
    char cpy_r_r263;
    char cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    char cpy_r_r269;
    char cpy_r_r270;
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
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
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
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    int32_t cpy_r_r360;
    char cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    int32_t cpy_r_r364;
    char cpy_r_r365;
    char cpy_r_r366;
    char cpy_r_r367;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 1, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 1, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 3, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 5, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r17 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r18 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 6, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r20 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5020]; /* ('Path',) */
    cpy_r_r22 = CPyStatics[256]; /* 'pathlib' */
    cpy_r_r23 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 7, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r25 = (void *)&CPyModule_pathlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___games___encyclopedia___effects;
    cpy_r_r27 = (void *)&CPyImportState_serai___games___encyclopedia___effects;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[667]; /* 'serai.games.encyclopedia.effects' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 9, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___games___encyclopedia___effects;
    cpy_r_r35 = CPyExec_serai___games___encyclopedia___effects;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___games___encyclopedia___effects__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 9, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 9, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[667]; /* 'serai.games.encyclopedia.effects' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 1);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 9, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[5098]; /* ('make_verbs',) */
    cpy_r_r46 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 9, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    } else
        goto CPyL97;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___games___encyclopedia___effects___gains;
    cpy_r_r49 = (void *)&CPyImportState_serai___games___encyclopedia___effects___gains;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[669]; /* 'serai.games.encyclopedia.effects.gains' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 10, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___games___encyclopedia___effects___gains;
    cpy_r_r57 = CPyExec_serai___games___encyclopedia___effects___gains;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___games___encyclopedia___effects___gains__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 10, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 10, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[669]; /* 'serai.games.encyclopedia.effects.gains' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 10, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[5099]; /* ('gains',) */
    cpy_r_r68 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 10, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    } else
        goto CPyL98;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r71 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 11, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r79 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 11, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 11, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 11, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[5100]; /* ('EXPEDITION', 'KINDS', 'LOCATIONS', 'ONE_SHOT', 'OUT_OF_REACH', 'RESEARCH_TYPES', 'TIMINGS') */
    cpy_r_r90 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 11, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    } else
        goto CPyL99;
CPyL32: ;
    cpy_r_r92 = (void *)&CPyModule_serai___games___encyclopedia___options;
    cpy_r_r93 = (void *)&CPyImportState_serai___games___encyclopedia___options;
    cpy_r_r94 = CPyModuleLockAPI_serai;
    cpy_r_r95 = CPyImport_IsInitialized(cpy_r_r93);
    if (!cpy_r_r95) goto CPyL35;
    cpy_r_r96 = PyImport_GetModuleDict();
    cpy_r_r97 = CPyStatics[675]; /* 'serai.games.encyclopedia.options' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 20, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL39;
CPyL35: ;
    cpy_r_r100 = CPyInitOnly_serai___games___encyclopedia___options;
    cpy_r_r101 = CPyExec_serai___games___encyclopedia___options;
    cpy_r_r102 = (PyObject **)&CPyModule_serai___games___encyclopedia___options__internal;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 20, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r106 = CPyStatics[8]; /* '__file__' */
    cpy_r_r107 = CPyObject_GetAttr(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 20, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r108 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r109 = CPyStatics[675]; /* 'serai.games.encyclopedia.options' */
    cpy_r_r110 = CPyImport_ImportNative(cpy_r_r109, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r107, cpy_r_r108, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 20, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r99 = cpy_r_r110;
CPyL39: ;
    cpy_r_r111 = CPyStatics[5101]; /* ('Options',) */
    cpy_r_r112 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r113 = CPyImport_GetNativeAttrs(cpy_r_r99, cpy_r_r111, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 20, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    } else
        goto CPyL100;
CPyL40: ;
    cpy_r_r114 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r115 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r116 = CPyModuleLockAPI_serai;
    cpy_r_r117 = CPyImport_IsInitialized(cpy_r_r115);
    if (!cpy_r_r117) goto CPyL43;
    cpy_r_r118 = PyImport_GetModuleDict();
    cpy_r_r119 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r120 = CPyDict_GetItem(cpy_r_r118, cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 21, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r121 = cpy_r_r120;
    goto CPyL47;
CPyL43: ;
    cpy_r_r122 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r123 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r124 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 21, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r128 = CPyStatics[8]; /* '__file__' */
    cpy_r_r129 = CPyObject_GetAttr(cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 21, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r130 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r131 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r132 = CPyImport_ImportNative(cpy_r_r131, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r129, cpy_r_r130, 0);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 21, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r121 = cpy_r_r132;
CPyL47: ;
    cpy_r_r133 = CPyStatics[5102]; /* ('NO_GAINS', 'Gains') */
    cpy_r_r134 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r135 = CPyImport_GetNativeAttrs(cpy_r_r121, cpy_r_r133, cpy_r_r133, cpy_r_r134);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 21, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    } else
        goto CPyL101;
CPyL48: ;
    cpy_r_r136 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r137 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r138 = CPyModuleLockAPI_serai;
    cpy_r_r139 = CPyImport_IsInitialized(cpy_r_r137);
    if (!cpy_r_r139) goto CPyL51;
    cpy_r_r140 = PyImport_GetModuleDict();
    cpy_r_r141 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r142 = CPyDict_GetItem(cpy_r_r140, cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 22, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r143 = cpy_r_r142;
    goto CPyL55;
CPyL51: ;
    cpy_r_r144 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r145 = CPyExec_serai___kernel___chance;
    cpy_r_r146 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 22, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r150 = CPyStatics[8]; /* '__file__' */
    cpy_r_r151 = CPyObject_GetAttr(cpy_r_r149, cpy_r_r150);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 22, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r152 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r153 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r154 = CPyImport_ImportNative(cpy_r_r153, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r136, cpy_r_r137, cpy_r_r138, cpy_r_r151, cpy_r_r152, 0);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 22, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r143 = cpy_r_r154;
CPyL55: ;
    cpy_r_r155 = CPyStatics[5103]; /* ('DIE_SIDES',) */
    cpy_r_r156 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r157 = CPyImport_GetNativeAttrs(cpy_r_r143, cpy_r_r155, cpy_r_r155, cpy_r_r156);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 22, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    } else
        goto CPyL102;
CPyL56: ;
    cpy_r_r158 = (void *)&CPyModule_serai___kernel___content;
    cpy_r_r159 = (void *)&CPyImportState_serai___kernel___content;
    cpy_r_r160 = CPyModuleLockAPI_serai;
    cpy_r_r161 = CPyImport_IsInitialized(cpy_r_r159);
    if (!cpy_r_r161) goto CPyL59;
    cpy_r_r162 = PyImport_GetModuleDict();
    cpy_r_r163 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r164 = CPyDict_GetItem(cpy_r_r162, cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 23, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r165 = cpy_r_r164;
    goto CPyL63;
CPyL59: ;
    cpy_r_r166 = CPyInitOnly_serai___kernel___content;
    cpy_r_r167 = CPyExec_serai___kernel___content;
    cpy_r_r168 = (PyObject **)&CPyModule_serai___kernel___content__internal;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 23, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r172 = CPyStatics[8]; /* '__file__' */
    cpy_r_r173 = CPyObject_GetAttr(cpy_r_r171, cpy_r_r172);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 23, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r174 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r175 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r176 = CPyImport_ImportNative(cpy_r_r175, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r158, cpy_r_r159, cpy_r_r160, cpy_r_r173, cpy_r_r174, 0);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 23, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r165 = cpy_r_r176;
CPyL63: ;
    cpy_r_r177 = CPyStatics[5104]; /* ('Content', 'ContentError', 'Row', 'Sheet') */
    cpy_r_r178 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r179 = CPyImport_GetNativeAttrs(cpy_r_r165, cpy_r_r177, cpy_r_r177, cpy_r_r178);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 23, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    } else
        goto CPyL103;
CPyL64: ;
    cpy_r_r180 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r181 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r182 = CPyModuleLockAPI_serai;
    cpy_r_r183 = CPyImport_IsInitialized(cpy_r_r181);
    if (!cpy_r_r183) goto CPyL67;
    cpy_r_r184 = PyImport_GetModuleDict();
    cpy_r_r185 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r186 = CPyDict_GetItem(cpy_r_r184, cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 24, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r187 = cpy_r_r186;
    goto CPyL71;
CPyL67: ;
    cpy_r_r188 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r189 = CPyExec_serai___kernel___effects;
    cpy_r_r190 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 24, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r194 = CPyStatics[8]; /* '__file__' */
    cpy_r_r195 = CPyObject_GetAttr(cpy_r_r193, cpy_r_r194);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 24, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r196 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r197 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r198 = CPyImport_ImportNative(cpy_r_r197, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r195, cpy_r_r196, 0);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 24, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r187 = cpy_r_r198;
CPyL71: ;
    cpy_r_r199 = CPyStatics[5105]; /* ('NOTHING', 'Arrow', 'Call', 'Effect', 'series') */
    cpy_r_r200 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r201 = CPyImport_GetNativeAttrs(cpy_r_r187, cpy_r_r199, cpy_r_r199, cpy_r_r200);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 24, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    } else
        goto CPyL104;
CPyL72: ;
    cpy_r_r202 = CPyStatics[688]; /* 'class' */
    cpy_r_r203 = CPyStatics[689]; /* 'diet' */
    cpy_r_r204 = CPyStatics[690]; /* 'habitat' */
    cpy_r_r205 = CPyStatics[691]; /* 'climate' */
    CPy_INCREF(cpy_r_r202);
    CPy_INCREF(cpy_r_r203);
    CPy_INCREF(cpy_r_r204);
    CPy_INCREF(cpy_r_r205);
    cpy_r_r206.f0 = cpy_r_r202;
    cpy_r_r206.f1 = cpy_r_r203;
    cpy_r_r206.f2 = cpy_r_r204;
    cpy_r_r206.f3 = cpy_r_r205;
    cpy_r_r207 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r208 = CPyStatics[625]; /* 'TYPE_COLUMNS' */
    cpy_r_r209 = PyTuple_New(4);
    if (unlikely(cpy_r_r209 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp587 = cpy_r_r206.f0;
    PyTuple_SET_ITEM(cpy_r_r209, 0, __tmp587);
    PyObject *__tmp588 = cpy_r_r206.f1;
    PyTuple_SET_ITEM(cpy_r_r209, 1, __tmp588);
    PyObject *__tmp589 = cpy_r_r206.f2;
    PyTuple_SET_ITEM(cpy_r_r209, 2, __tmp589);
    PyObject *__tmp590 = cpy_r_r206.f3;
    PyTuple_SET_ITEM(cpy_r_r209, 3, __tmp590);
    cpy_r_r210 = CPyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 26, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r212 = CPyStatics[692]; /* 'a' */
    cpy_r_r213 = CPyStatics[693]; /* 'b' */
    CPy_INCREF(cpy_r_r212);
    CPy_INCREF(cpy_r_r213);
    cpy_r_r214.f0 = cpy_r_r212;
    cpy_r_r214.f1 = cpy_r_r213;
    cpy_r_r215 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r216 = CPyStatics[603]; /* 'FACES' */
    cpy_r_r217 = PyTuple_New(2);
    if (unlikely(cpy_r_r217 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp591 = cpy_r_r214.f0;
    PyTuple_SET_ITEM(cpy_r_r217, 0, __tmp591);
    PyObject *__tmp592 = cpy_r_r214.f1;
    PyTuple_SET_ITEM(cpy_r_r217, 1, __tmp592);
    cpy_r_r218 = CPyDict_SetItem(cpy_r_r215, cpy_r_r216, cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    cpy_r_r219 = cpy_r_r218 >= 0;
    if (unlikely(!cpy_r_r219)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 27, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r220 = (PyObject *)&PyRange_Type;
    cpy_r_r221 = CPyStatics[4897]; /* 1 */
    cpy_r_r222 = CPyStatics[4909]; /* 7 */
    PyObject *cpy_r_r223[2] = {cpy_r_r221, cpy_r_r222};
    cpy_r_r224 = (PyObject **)&cpy_r_r223;
    cpy_r_r225 = PyObject_Vectorcall(cpy_r_r220, cpy_r_r224, 2, 0);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 28, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    if (likely(PyRange_Check(cpy_r_r225)))
        cpy_r_r226 = cpy_r_r225;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/book.py", "<module>", 28, CPyStatic_encyclopedia___book___globals, "range", cpy_r_r225);
        goto CPyL96;
    }
    cpy_r_r227 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r228 = CPyStatics[653]; /* 'DIE_RESULTS' */
    cpy_r_r229 = CPyDict_SetItem(cpy_r_r227, cpy_r_r228, cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    cpy_r_r230 = cpy_r_r229 >= 0;
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 28, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r231 = CPyStatics[274]; /* 'serai.games.encyclopedia' */
    cpy_r_r232 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r233 = CPyStatics[108]; /* 'files' */
    cpy_r_r234 = CPyDict_GetItem(cpy_r_r232, cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 29, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    PyObject *cpy_r_r235[1] = {cpy_r_r231};
    cpy_r_r236 = (PyObject **)&cpy_r_r235;
    cpy_r_r237 = PyObject_Vectorcall(cpy_r_r234, cpy_r_r236, 1, 0);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 29, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r238 = CPyStatics[694]; /* 'content' */
    cpy_r_r239 = PyNumber_TrueDivide(cpy_r_r237, cpy_r_r238);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 29, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r240 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r241 = CPyStatics[568]; /* '_FOLDER' */
    cpy_r_r242 = CPyDict_SetItem(cpy_r_r240, cpy_r_r241, cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    cpy_r_r243 = cpy_r_r242 >= 0;
    if (unlikely(!cpy_r_r243)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 29, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r244 = NULL;
    cpy_r_r245 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r246 = (PyObject *)CPyType_encyclopedia___book___Passed_template;
    cpy_r_r247 = CPyType_FromTemplate(cpy_r_r246, cpy_r_r244, cpy_r_r245);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 32, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r248 = CPyDef_encyclopedia___book___Passed_trait_vtable_setup();
    if (unlikely(cpy_r_r248 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 32, CPyStatic_encyclopedia___book___globals);
        goto CPyL105;
    }
    cpy_r_r249 = CPyDef_encyclopedia___book___Passed_coroutine_setup(cpy_r_r247);
    if (unlikely(cpy_r_r249 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 32, CPyStatic_encyclopedia___book___globals);
        goto CPyL105;
    }
    cpy_r_r250 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r251 = CPyStatics[613]; /* 'space' */
    cpy_r_r252 = CPyStatics[695]; /* 'spaces' */
    cpy_r_r253 = CPyStatics[670]; /* 'gains' */
    cpy_r_r254 = CPyStatics[696]; /* 'picks' */
    cpy_r_r255 = CPyStatics[623]; /* 'experts' */
    cpy_r_r256 = CPyStatics[622]; /* 'animals' */
    cpy_r_r257 = PyTuple_Pack(6, cpy_r_r251, cpy_r_r252, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r256);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 32, CPyStatic_encyclopedia___book___globals);
        goto CPyL105;
    }
    cpy_r_r258 = PyObject_SetAttr(cpy_r_r247, cpy_r_r250, cpy_r_r257);
    CPy_DECREF(cpy_r_r257);
    cpy_r_r259 = cpy_r_r258 >= 0;
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 32, CPyStatic_encyclopedia___book___globals);
        goto CPyL105;
    }
    CPyType_encyclopedia___book___Passed = (PyTypeObject *)cpy_r_r247;
    CPy_INCREF(CPyType_encyclopedia___book___Passed);
    cpy_r_r260 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r261 = CPyStatics[697]; /* 'Passed' */
    cpy_r_r262 = PyDict_SetItem(cpy_r_r260, cpy_r_r261, cpy_r_r247);
    cpy_r_r263 = cpy_r_r262 >= 0;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 32, CPyStatic_encyclopedia___book___globals);
        goto CPyL105;
    }
    cpy_r_r264 = CPy_InitSubclass(cpy_r_r247);
    CPy_DECREF(cpy_r_r247);
    if (unlikely(!cpy_r_r264)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 32, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r265 = NULL;
    cpy_r_r266 = CPyStatics[286]; /* 'serai.games.encyclopedia.book' */
    cpy_r_r267 = (PyObject *)CPyType_encyclopedia___book___Book_template;
    cpy_r_r268 = CPyType_FromTemplate(cpy_r_r267, cpy_r_r265, cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 46, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    cpy_r_r269 = CPyDef_encyclopedia___book___Book_trait_vtable_setup();
    if (unlikely(cpy_r_r269 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 46, CPyStatic_encyclopedia___book___globals);
        goto CPyL106;
    }
    cpy_r_r270 = CPyDef_encyclopedia___book___Book_coroutine_setup(cpy_r_r268);
    if (unlikely(cpy_r_r270 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 46, CPyStatic_encyclopedia___book___globals);
        goto CPyL106;
    }
    cpy_r_r271 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r272 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r273 = CPyStatics[327]; /* 'content_digest' */
    cpy_r_r274 = CPyStatics[205]; /* 'options' */
    cpy_r_r275 = CPyStatics[699]; /* '_passed' */
    cpy_r_r276 = CPyStatics[572]; /* 'rounds' */
    cpy_r_r277 = CPyStatics[573]; /* 'dice_drawn' */
    cpy_r_r278 = CPyStatics[574]; /* 'starting_animals' */
    cpy_r_r279 = CPyStatics[575]; /* 'active_experts' */
    cpy_r_r280 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r281 = CPyStatics[577]; /* 'five_cube_tokens' */
    cpy_r_r282 = CPyStatics[578]; /* 'cubes_per_token' */
    cpy_r_r283 = CPyStatics[579]; /* 'competitors' */
    cpy_r_r284 = CPyStatics[700]; /* 'most_automas' */
    cpy_r_r285 = CPyStatics[581]; /* 'bank_coins' */
    cpy_r_r286 = CPyStatics[582]; /* 'university_tokens' */
    cpy_r_r287 = CPyStatics[583]; /* 'publication_seals' */
    cpy_r_r288 = CPyStatics[584]; /* 'coin_value' */
    cpy_r_r289 = CPyStatics[585]; /* 'token_value' */
    cpy_r_r290 = CPyStatics[586]; /* 'seal_value' */
    cpy_r_r291 = CPyStatics[587]; /* 'seal_coins' */
    cpy_r_r292 = CPyStatics[588]; /* 'final_seal_points' */
    cpy_r_r293 = CPyStatics[589]; /* 'final_coins_per_point' */
    cpy_r_r294 = CPyStatics[590]; /* 'final_token_points' */
    cpy_r_r295 = CPyStatics[591]; /* 'continents' */
    cpy_r_r296 = CPyStatics[701]; /* 'colours' */
    cpy_r_r297 = CPyStatics[85]; /* 'cost' */
    cpy_r_r298 = CPyStatics[593]; /* 'research_points' */
    cpy_r_r299 = CPyStatics[594]; /* 'publication_value' */
    cpy_r_r300 = CPyStatics[595]; /* 'publication_points' */
    cpy_r_r301 = CPyStatics[463]; /* 'cheapest' */
    cpy_r_r302 = CPyStatics[702]; /* 'category_ids' */
    cpy_r_r303 = CPyStatics[703]; /* 'category_type' */
    cpy_r_r304 = CPyStatics[704]; /* 'collection_points' */
    cpy_r_r305 = CPyStatics[705]; /* 'die_ids' */
    cpy_r_r306 = CPyStatics[706]; /* 'die_colour' */
    cpy_r_r307 = CPyStatics[707]; /* 'slot_ids' */
    cpy_r_r308 = CPyStatics[708]; /* 'slots' */
    cpy_r_r309 = CPyStatics[709]; /* 'slot_gains' */
    cpy_r_r310 = CPyStatics[710]; /* 'slot_effect' */
    cpy_r_r311 = CPyStatics[711]; /* 'space_ids' */
    cpy_r_r312 = CPyStatics[712]; /* 'space_stars' */
    cpy_r_r313 = CPyStatics[713]; /* 'space_value' */
    cpy_r_r314 = CPyStatics[714]; /* 'first_space' */
    cpy_r_r315 = CPyStatics[715]; /* 'reputation_ids' */
    cpy_r_r316 = CPyStatics[716]; /* 'bonus_gains' */
    cpy_r_r317 = CPyStatics[717]; /* 'bonus_picks' */
    cpy_r_r318 = CPyStatics[718]; /* 'space_bonus' */
    cpy_r_r319 = CPyStatics[719]; /* 'animal_ahead' */
    cpy_r_r320 = CPyStatics[720]; /* 'embassy_tokens' */
    cpy_r_r321 = CPyStatics[721]; /* 'academy_reputation' */
    cpy_r_r322 = CPyStatics[722]; /* 'starting_coins' */
    cpy_r_r323 = CPyStatics[723]; /* 'starting_tokens' */
    cpy_r_r324 = CPyStatics[724]; /* 'animals_on_display' */
    cpy_r_r325 = CPyStatics[725]; /* 'experts_on_display' */
    cpy_r_r326 = CPyStatics[726]; /* 'animal_ids' */
    cpy_r_r327 = CPyStatics[727]; /* 'animal_latin' */
    cpy_r_r328 = CPyStatics[728]; /* 'animal_source' */
    cpy_r_r329 = CPyStatics[729]; /* 'animal_continent' */
    cpy_r_r330 = CPyStatics[730]; /* 'animal_categories' */
    cpy_r_r331 = CPyStatics[731]; /* 'expert_ids' */
    cpy_r_r332 = CPyStatics[732]; /* 'expert_continent' */
    cpy_r_r333 = CPyStatics[733]; /* 'expert_timing' */
    cpy_r_r334 = CPyStatics[734]; /* 'expert_effect' */
    cpy_r_r335 = CPyStatics[735]; /* 'expert_source' */
    cpy_r_r336 = CPyStatics[736]; /* 'one_shot' */
    cpy_r_r337 = CPyStatics[737]; /* 'use_gains' */
    cpy_r_r338 = CPyStatics[738]; /* 'place_location' */
    cpy_r_r339 = CPyStatics[739]; /* 'place_gains' */
    cpy_r_r340 = CPyStatics[740]; /* 'cube_type' */
    cpy_r_r341 = CPyStatics[741]; /* 'cube_gains' */
    cpy_r_r342 = CPyStatics[742]; /* 'bonus_colour' */
    cpy_r_r343 = CPyStatics[743]; /* 'bonus_value' */
    cpy_r_r344 = CPyStatics[744]; /* 'expedition_continent' */
    cpy_r_r345 = CPyStatics[454]; /* 'expedition_value' */
    cpy_r_r346 = CPyStatics[745]; /* 'end_category' */
    cpy_r_r347 = CPyStatics[636]; /* 'end_cubes' */
    cpy_r_r348 = CPyStatics[746]; /* 'end_points' */
    cpy_r_r349 = CPyStatics[747]; /* 'reputation_at' */
    cpy_r_r350 = CPyStatics[748]; /* 'round_ids' */
    cpy_r_r351 = CPyStatics[749]; /* 'round_effect' */
    cpy_r_r352 = CPyStatics[750]; /* 'most_extra_dice' */
    cpy_r_r353 = CPyStatics[751]; /* 'behaviour_ids' */
    cpy_r_r354 = CPyStatics[752]; /* 'behaviour_difficulty' */
    cpy_r_r355 = CPyStatics[753]; /* 'behaviour_effect' */
    cpy_r_r356 = CPyStatics[754]; /* 'scoring_ids' */
    cpy_r_r357 = CPyStatics[755]; /* 'scoring_difficulty' */
    cpy_r_r358 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r359 = PyTuple_Pack(87, cpy_r_r272, cpy_r_r273, cpy_r_r274, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r279, cpy_r_r280, cpy_r_r281, cpy_r_r282, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r286, cpy_r_r287, cpy_r_r288, cpy_r_r289, cpy_r_r290, cpy_r_r291, cpy_r_r292, cpy_r_r293, cpy_r_r294, cpy_r_r295, cpy_r_r296, cpy_r_r297, cpy_r_r298, cpy_r_r299, cpy_r_r300, cpy_r_r301, cpy_r_r302, cpy_r_r303, cpy_r_r304, cpy_r_r305, cpy_r_r306, cpy_r_r307, cpy_r_r308, cpy_r_r309, cpy_r_r310, cpy_r_r311, cpy_r_r312, cpy_r_r313, cpy_r_r314, cpy_r_r315, cpy_r_r316, cpy_r_r317, cpy_r_r318, cpy_r_r319, cpy_r_r320, cpy_r_r321, cpy_r_r322, cpy_r_r323, cpy_r_r324, cpy_r_r325, cpy_r_r326, cpy_r_r327, cpy_r_r328, cpy_r_r329, cpy_r_r330, cpy_r_r331, cpy_r_r332, cpy_r_r333, cpy_r_r334, cpy_r_r335, cpy_r_r336, cpy_r_r337, cpy_r_r338, cpy_r_r339, cpy_r_r340, cpy_r_r341, cpy_r_r342, cpy_r_r343, cpy_r_r344, cpy_r_r345, cpy_r_r346, cpy_r_r347, cpy_r_r348, cpy_r_r349, cpy_r_r350, cpy_r_r351, cpy_r_r352, cpy_r_r353, cpy_r_r354, cpy_r_r355, cpy_r_r356, cpy_r_r357, cpy_r_r358);
    if (unlikely(cpy_r_r359 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 46, CPyStatic_encyclopedia___book___globals);
        goto CPyL106;
    }
    cpy_r_r360 = PyObject_SetAttr(cpy_r_r268, cpy_r_r271, cpy_r_r359);
    CPy_DECREF(cpy_r_r359);
    cpy_r_r361 = cpy_r_r360 >= 0;
    if (unlikely(!cpy_r_r361)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 46, CPyStatic_encyclopedia___book___globals);
        goto CPyL106;
    }
    CPyType_encyclopedia___book___Book = (PyTypeObject *)cpy_r_r268;
    CPy_INCREF(CPyType_encyclopedia___book___Book);
    cpy_r_r362 = CPyStatic_encyclopedia___book___globals;
    cpy_r_r363 = CPyStatics[287]; /* 'Book' */
    cpy_r_r364 = PyDict_SetItem(cpy_r_r362, cpy_r_r363, cpy_r_r268);
    cpy_r_r365 = cpy_r_r364 >= 0;
    if (unlikely(!cpy_r_r365)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 46, CPyStatic_encyclopedia___book___globals);
        goto CPyL106;
    }
    cpy_r_r366 = CPy_InitSubclass(cpy_r_r268);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(!cpy_r_r366)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/book.py", "<module>", 46, CPyStatic_encyclopedia___book___globals);
        goto CPyL96;
    }
    return 1;
CPyL96: ;
    cpy_r_r367 = 2;
    return cpy_r_r367;
CPyL97: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL98: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL99: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL100: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL40;
CPyL101: ;
    CPy_DECREF(cpy_r_r135);
    goto CPyL48;
CPyL102: ;
    CPy_DECREF(cpy_r_r157);
    goto CPyL56;
CPyL103: ;
    CPy_DECREF(cpy_r_r179);
    goto CPyL64;
CPyL104: ;
    CPy_DECREF(cpy_r_r201);
    goto CPyL72;
CPyL105: ;
    CPy_DecRef(cpy_r_r247);
    goto CPyL96;
CPyL106: ;
    CPy_DecRef(cpy_r_r268);
    goto CPyL96;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___research___sight___Shown_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
encyclopedia___research___sight___Shown_traverse(serai___games___encyclopedia___research___sight___ShownObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_phases);
    Py_VISIT(self->_round_tokens);
    Py_VISIT(self->_dice);
    Py_VISIT(self->_values);
    Py_VISIT(self->_places);
    if (CPyTagged_CheckLong(self->_first_slot)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_first_slot));
    }
    if (CPyTagged_CheckLong(self->_hand)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_hand));
    }
    Py_VISIT(self->_colours);
    Py_VISIT(self->_experts);
    Py_VISIT(self->_animals);
    Py_VISIT(self->_locations);
    Py_VISIT(self->_targets);
    Py_VISIT(self->_types);
    Py_VISIT(self->_categories);
    Py_VISIT(self->_behaviours);
    Py_VISIT(self->_scorings);
    Py_VISIT(self->_continents);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___research___sight___Shown_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___research___sight___ShownObject *self = (serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_phases);
    Py_CLEAR(self->_round_tokens);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_values);
    Py_CLEAR(self->_places);
    if (CPyTagged_CheckLong(self->_first_slot)) {
        CPyTagged __tmp = self->_first_slot;
        self->_first_slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_hand)) {
        CPyTagged __tmp = self->_hand;
        self->_hand = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_colours);
    Py_CLEAR(self->_experts);
    Py_CLEAR(self->_animals);
    Py_CLEAR(self->_locations);
    Py_CLEAR(self->_targets);
    Py_CLEAR(self->_types);
    Py_CLEAR(self->_categories);
    Py_CLEAR(self->_behaviours);
    Py_CLEAR(self->_scorings);
    Py_CLEAR(self->_continents);
    return 0;
}

static int32_t CPyDef_encyclopedia___research___sight___Shown_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___research___sight___ShownObject *self = (serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_phases);
    Py_CLEAR(self->_round_tokens);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_values);
    Py_CLEAR(self->_places);
    if (CPyTagged_CheckLong(self->_first_slot)) {
        CPyTagged __tmp = self->_first_slot;
        self->_first_slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_hand)) {
        CPyTagged __tmp = self->_hand;
        self->_hand = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_colours);
    Py_CLEAR(self->_experts);
    Py_CLEAR(self->_animals);
    Py_CLEAR(self->_locations);
    Py_CLEAR(self->_targets);
    Py_CLEAR(self->_types);
    Py_CLEAR(self->_categories);
    Py_CLEAR(self->_behaviours);
    Py_CLEAR(self->_scorings);
    Py_CLEAR(self->_continents);
    return 0;
}

static void
encyclopedia___research___sight___Shown_dealloc(serai___games___encyclopedia___research___sight___ShownObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___research___sight___Shown_dealloc)
    CPyDef_encyclopedia___research___sight___Shown_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___research___sight___Shown(PyObject *cpy_r_book);

static PyObject *
encyclopedia___research___sight___Shown_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___research___sight___Shown) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___research___sight_____mypyc__Shown_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_encyclopedia___research___sight___Shown_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___research___sight___Shown_vtable[1];
static bool
CPyDef_encyclopedia___research___sight___Shown_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___research___sight___Shown_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___research___sight___Shown_____init__,
    };
    memcpy(encyclopedia___research___sight___Shown_vtable, encyclopedia___research___sight___Shown_vtable_scratch, sizeof(encyclopedia___research___sight___Shown_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___research___sight___Shown_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___research___sight___Shown_get_phases(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_phases(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_round_tokens(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_round_tokens(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_dice(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_dice(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_values(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_values(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_places(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_places(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_first_slot(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_first_slot(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_hand(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_hand(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_colours(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_colours(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_experts(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_experts(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_animals(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_animals(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_locations(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_locations(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_targets(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_targets(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_types(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_types(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_categories(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_categories(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_behaviours(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_behaviours(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_scorings(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_scorings(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___research___sight___Shown_get_continents(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure);
static int
encyclopedia___research___sight___Shown_set_continents(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___research___sight___Shown_getseters[] = {
    {"phases",
     (getter)encyclopedia___research___sight___Shown_get_phases, (setter)encyclopedia___research___sight___Shown_set_phases,
     NULL, NULL},
    {"round_tokens",
     (getter)encyclopedia___research___sight___Shown_get_round_tokens, (setter)encyclopedia___research___sight___Shown_set_round_tokens,
     NULL, NULL},
    {"dice",
     (getter)encyclopedia___research___sight___Shown_get_dice, (setter)encyclopedia___research___sight___Shown_set_dice,
     NULL, NULL},
    {"values",
     (getter)encyclopedia___research___sight___Shown_get_values, (setter)encyclopedia___research___sight___Shown_set_values,
     NULL, NULL},
    {"places",
     (getter)encyclopedia___research___sight___Shown_get_places, (setter)encyclopedia___research___sight___Shown_set_places,
     NULL, NULL},
    {"first_slot",
     (getter)encyclopedia___research___sight___Shown_get_first_slot, (setter)encyclopedia___research___sight___Shown_set_first_slot,
     NULL, NULL},
    {"hand",
     (getter)encyclopedia___research___sight___Shown_get_hand, (setter)encyclopedia___research___sight___Shown_set_hand,
     NULL, NULL},
    {"colours",
     (getter)encyclopedia___research___sight___Shown_get_colours, (setter)encyclopedia___research___sight___Shown_set_colours,
     NULL, NULL},
    {"experts",
     (getter)encyclopedia___research___sight___Shown_get_experts, (setter)encyclopedia___research___sight___Shown_set_experts,
     NULL, NULL},
    {"animals",
     (getter)encyclopedia___research___sight___Shown_get_animals, (setter)encyclopedia___research___sight___Shown_set_animals,
     NULL, NULL},
    {"locations",
     (getter)encyclopedia___research___sight___Shown_get_locations, (setter)encyclopedia___research___sight___Shown_set_locations,
     NULL, NULL},
    {"targets",
     (getter)encyclopedia___research___sight___Shown_get_targets, (setter)encyclopedia___research___sight___Shown_set_targets,
     NULL, NULL},
    {"types",
     (getter)encyclopedia___research___sight___Shown_get_types, (setter)encyclopedia___research___sight___Shown_set_types,
     NULL, NULL},
    {"categories",
     (getter)encyclopedia___research___sight___Shown_get_categories, (setter)encyclopedia___research___sight___Shown_set_categories,
     NULL, NULL},
    {"behaviours",
     (getter)encyclopedia___research___sight___Shown_get_behaviours, (setter)encyclopedia___research___sight___Shown_set_behaviours,
     NULL, NULL},
    {"scorings",
     (getter)encyclopedia___research___sight___Shown_get_scorings, (setter)encyclopedia___research___sight___Shown_set_scorings,
     NULL, NULL},
    {"continents",
     (getter)encyclopedia___research___sight___Shown_get_continents, (setter)encyclopedia___research___sight___Shown_set_continents,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___research___sight___Shown_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___research___sight_____mypyc__Shown_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_encyclopedia___research___sight___Shown_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___research___sight___Shown_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Shown",
    .tp_new = encyclopedia___research___sight___Shown_new,
    .tp_dealloc = (destructor)encyclopedia___research___sight___Shown_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___research___sight___Shown_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___research___sight___Shown_clear,
    .tp_getset = encyclopedia___research___sight___Shown_getseters,
    .tp_methods = encyclopedia___research___sight___Shown_methods,
    .tp_init = encyclopedia___research___sight___Shown_init,
    .tp_basicsize = sizeof(serai___games___encyclopedia___research___sight___ShownObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Shown(book)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___research___sight___Shown_template = &CPyType_encyclopedia___research___sight___Shown_template_;

PyObject *CPyDef_encyclopedia___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___research___sight___ShownObject *self;
    self = (serai___games___encyclopedia___research___sight___ShownObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___research___sight___Shown_vtable;
    self->_first_slot = CPY_INT_TAG;
    self->_hand = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___research___sight___Shown(PyObject *cpy_r_book)
{
    PyObject *self = CPyDef_encyclopedia___research___sight_____mypyc__Shown_setup((PyObject *)CPyType_encyclopedia___research___sight___Shown);
    if (self == NULL)
        return NULL;
    char res = CPyDef_encyclopedia___research___sight___Shown_____init__(self, cpy_r_book);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___research___sight___Shown_get_phases(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_phases == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'phases' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_phases);
    PyObject *retval = self->_phases;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_phases(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'phases' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_phases != NULL) {
        CPy_DECREF(self->_phases);
    }
    self->_phases = tmp;
    return 0;
}

static PyObject *
encyclopedia___research___sight___Shown_get_round_tokens(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_round_tokens == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'round_tokens' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_round_tokens);
    PyObject *retval = self->_round_tokens;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_round_tokens(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'round_tokens' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
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
encyclopedia___research___sight___Shown_get_dice(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_dice == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_dice);
    PyObject *retval = self->_dice;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_dice(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'dice' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
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
encyclopedia___research___sight___Shown_get_values(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_values == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'values' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_values);
    PyObject *retval = self->_values;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_values(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'values' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
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
encyclopedia___research___sight___Shown_get_places(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_places == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'places' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_places);
    PyObject *retval = self->_places;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_places(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'places' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
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
encyclopedia___research___sight___Shown_get_first_slot(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_first_slot == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'first_slot' of 'Shown' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_first_slot);
    PyObject *retval = CPyTagged_StealAsObject(self->_first_slot);
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_first_slot(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'first_slot' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_first_slot != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_first_slot);
    }
    self->_first_slot = tmp;
    return 0;
}

static PyObject *
encyclopedia___research___sight___Shown_get_hand(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_hand == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'hand' of 'Shown' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_hand);
    PyObject *retval = CPyTagged_StealAsObject(self->_hand);
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_hand(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'hand' cannot be deleted");
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
encyclopedia___research___sight___Shown_get_colours(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_colours == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colours' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colours);
    PyObject *retval = self->_colours;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_colours(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'colours' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
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
encyclopedia___research___sight___Shown_get_experts(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_experts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'experts' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_experts);
    PyObject *retval = self->_experts;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_experts(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'experts' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
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
encyclopedia___research___sight___Shown_get_animals(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_animals == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animals' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animals);
    PyObject *retval = self->_animals;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_animals(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'animals' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
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
encyclopedia___research___sight___Shown_get_locations(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_locations == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'locations' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_locations);
    PyObject *retval = self->_locations;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_locations(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'locations' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_locations != NULL) {
        CPy_DECREF(self->_locations);
    }
    self->_locations = tmp;
    return 0;
}

static PyObject *
encyclopedia___research___sight___Shown_get_targets(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_targets == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'targets' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_targets);
    PyObject *retval = self->_targets;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_targets(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'targets' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_targets != NULL) {
        CPy_DECREF(self->_targets);
    }
    self->_targets = tmp;
    return 0;
}

static PyObject *
encyclopedia___research___sight___Shown_get_types(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_types == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'types' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_types);
    PyObject *retval = self->_types;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_types(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'types' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_types != NULL) {
        CPy_DECREF(self->_types);
    }
    self->_types = tmp;
    return 0;
}

static PyObject *
encyclopedia___research___sight___Shown_get_categories(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_categories == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'categories' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_categories);
    PyObject *retval = self->_categories;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_categories(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'categories' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_categories != NULL) {
        CPy_DECREF(self->_categories);
    }
    self->_categories = tmp;
    return 0;
}

static PyObject *
encyclopedia___research___sight___Shown_get_behaviours(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_behaviours == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'behaviours' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_behaviours);
    PyObject *retval = self->_behaviours;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_behaviours(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'behaviours' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_behaviours != NULL) {
        CPy_DECREF(self->_behaviours);
    }
    self->_behaviours = tmp;
    return 0;
}

static PyObject *
encyclopedia___research___sight___Shown_get_scorings(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_scorings == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scorings' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scorings);
    PyObject *retval = self->_scorings;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_scorings(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'scorings' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_scorings != NULL) {
        CPy_DECREF(self->_scorings);
    }
    self->_scorings = tmp;
    return 0;
}

static PyObject *
encyclopedia___research___sight___Shown_get_continents(serai___games___encyclopedia___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_continents == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'continents' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_continents);
    PyObject *retval = self->_continents;
    return retval;
}

static int
encyclopedia___research___sight___Shown_set_continents(serai___games___encyclopedia___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'continents' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
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

static int
encyclopedia___research___sight____competitor_env_traverse(serai___games___encyclopedia___research___sight____competitor_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_player);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___research___sight____competitor_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___research___sight____competitor_envObject *self = (serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_player);
    return 0;
}

static int32_t CPyDef_encyclopedia___research___sight____competitor_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___research___sight____competitor_envObject *self = (serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
encyclopedia___research___sight____competitor_env_dealloc(serai___games___encyclopedia___research___sight____competitor_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___research___sight____competitor_env_free_instance == NULL) {
        encyclopedia___research___sight____competitor_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_player);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___research___sight____competitor_env_dealloc)
    CPyDef_encyclopedia___research___sight____competitor_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___research___sight_____mypyc___3_competitor_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___research___sight____competitor_env(void);

static PyObject *
encyclopedia___research___sight____competitor_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___research___sight____competitor_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___research___sight_____mypyc___3_competitor_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___research___sight____competitor_env_vtable[1];
static bool
CPyDef_encyclopedia___research___sight____competitor_env_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___research___sight____competitor_env_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___research___sight____competitor_env_vtable, encyclopedia___research___sight____competitor_env_vtable_scratch, sizeof(encyclopedia___research___sight____competitor_env_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___research___sight____competitor_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___research___sight____competitor_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___research___sight_____mypyc___3_competitor_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___research___sight____competitor_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_competitor_env",
    .tp_new = encyclopedia___research___sight____competitor_env_new,
    .tp_dealloc = (destructor)encyclopedia___research___sight____competitor_env_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___research___sight____competitor_env_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___research___sight____competitor_env_clear,
    .tp_methods = encyclopedia___research___sight____competitor_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___research___sight____competitor_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_competitor_env()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___research___sight____competitor_env_template = &CPyType_encyclopedia___research___sight____competitor_env_template_;

PyObject *CPyDef_encyclopedia___research___sight_____mypyc___3_competitor_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___research___sight____competitor_envObject *self;
    if (encyclopedia___research___sight____competitor_env_free_instance != NULL) {
        self = encyclopedia___research___sight____competitor_env_free_instance;
        encyclopedia___research___sight____competitor_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___research___sight____competitor_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___research___sight____competitor_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___research___sight____competitor_env(void)
{
    PyObject *self = CPyDef_encyclopedia___research___sight_____mypyc___3_competitor_env_setup((PyObject *)CPyType_encyclopedia___research___sight____competitor_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_traverse(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *self = (serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *self = (serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject))));
    return 0;
}

static void
encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_dealloc(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_free_instance == NULL) {
        encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_dealloc)
    CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___research___sight_____mypyc___3__mypyc_lambda__0__competitor_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj(void);

static PyObject *
encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___research___sight_____mypyc___3__mypyc_lambda__0__competitor_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_vtable[2];
static bool
CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____get__,
    };
    memcpy(encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_vtable, encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_vtable_scratch, sizeof(encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_get___3_mypyc_env__(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *self, void *closure);

static PyGetSetDef encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___research___sight_____mypyc___3__mypyc_lambda__0__competitor_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($continent)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__competitor_obj",
    .tp_new = encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_new,
    .tp_dealloc = (destructor)encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_clear,
    .tp_getset = encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_getseters,
    .tp_methods = encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj,
    .tp_members = encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__competitor_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_template = &CPyType_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_template_;

PyObject *CPyDef_encyclopedia___research___sight_____mypyc___3__mypyc_lambda__0__competitor_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *self;
    if (encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_free_instance != NULL) {
        self = encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_free_instance;
        encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___research___sight_____mypyc___3__mypyc_lambda__0__competitor_obj_setup((PyObject *)CPyType_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_get___3_mypyc_env__(serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__competitor_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef encyclopedia___research___sightmodule_methods[] = {
    {"shown", (PyCFunction)CPyPy_encyclopedia___research___sight___shown, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shown(book)\n--\n\n") /* docstring */},
    {"look", (PyCFunction)CPyPy_encyclopedia___research___sight___look, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("look(t, me, sheet)\n--\n\n") /* docstring */},
    {"_dice", (PyCFunction)CPyPy_encyclopedia___research___sight____dice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_dice(t, words, sheet)\n--\n\n") /* docstring */},
    {"_use", (PyCFunction)CPyPy_encyclopedia___research___sight____use, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_use(t, words, sheet)\n--\n\n") /* docstring */},
    {"_competitor", (PyCFunction)CPyPy_encyclopedia___research___sight____competitor, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_competitor(t, seat, player, words, sheet)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___research___sight__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___research___sight__internal, "__name__");
    CPyStatic_encyclopedia___research___sight___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___research___sight__internal);
    if (unlikely(CPyStatic_encyclopedia___research___sight___globals == NULL))
        goto fail;
    CPyType_encyclopedia___research___sight____competitor_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___research___sight____competitor_env_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___research___sight____competitor_env))
        goto fail;
    CPyDef_encyclopedia___research___sight____competitor_env_trait_vtable_setup();
    CPyType_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj))
        goto fail;
    CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_trait_vtable_setup();
    char result = CPyDef_encyclopedia___research___sight_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___research___sight__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_encyclopedia___research___sight___LEFT_OUT.f0);
    CPyStatic_encyclopedia___research___sight___LEFT_OUT = (tuple_T1O) { NULL };
    Py_CLEAR(CPyType_encyclopedia___research___sight___Shown);
    Py_CLEAR(CPyType_encyclopedia___research___sight____competitor_env);
    Py_CLEAR(CPyType_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj);
    return -1;
}
int CPyExec_serai___games___encyclopedia___research___sight(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___research___sight__impl, &CPyImportState_serai___games___encyclopedia___research___sight, &CPyModule_serai___games___encyclopedia___research___sight);
}
static struct PyModuleDef encyclopedia___research___sightmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.research.sight",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___research___sightmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___research___sight(void)
{
    if (CPyModule_serai___games___encyclopedia___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___research___sight__internal);
        return CPyModule_serai___games___encyclopedia___research___sight__internal;
    }
    CPyModule_serai___games___encyclopedia___research___sight__internal = PyModule_Create(&encyclopedia___research___sightmodule);
    return CPyModule_serai___games___encyclopedia___research___sight__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___research___sight(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___research___sight__internal);
        return CPyModule_serai___games___encyclopedia___research___sight__internal;
    }
    CPyModule_serai___games___encyclopedia___research___sight__internal = PyModule_Create(&encyclopedia___research___sightmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___research___sight__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.research.sight");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___research___sight__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___research___sight__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___research___sight__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___research___sight(CPyModule_serai___games___encyclopedia___research___sight__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___research___sight__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.research.sight");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___research___sight__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_encyclopedia___research___sight___Shown_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    tuple_T6OOOOOO cpy_r_r0;
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
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_value;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
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
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    CPyTagged cpy_r_r75;
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
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_kind;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    CPyTagged cpy_r_r92;
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
    char cpy_r_r107;
    cpy_r_r0 = CPyStatic_encyclopedia___names___PHASES;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"PHASES\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 46, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_Unreachable();
CPyL3: ;
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    CPy_INCREF(cpy_r_r0.f3);
    CPy_INCREF(cpy_r_r0.f4);
    CPy_INCREF(cpy_r_r0.f5);
    cpy_r_r2 = PyTuple_New(6);
    if (unlikely(cpy_r_r2 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp766 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r2, 0, __tmp766);
    PyObject *__tmp767 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r2, 1, __tmp767);
    PyObject *__tmp768 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r2, 2, __tmp768);
    PyObject *__tmp769 = cpy_r_r0.f3;
    PyTuple_SET_ITEM(cpy_r_r2, 3, __tmp769);
    PyObject *__tmp770 = cpy_r_r0.f4;
    PyTuple_SET_ITEM(cpy_r_r2, 4, __tmp770);
    PyObject *__tmp771 = cpy_r_r0.f5;
    PyTuple_SET_ITEM(cpy_r_r2, 5, __tmp771);
    cpy_r_r3 = NULL;
    cpy_r_r4 = CPyDef_sheet___Words(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 46, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_phases = cpy_r_r4;
    cpy_r_r5 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_round_ids;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "round_ids", 47, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = NULL;
    cpy_r_r7 = CPyDef_sheet___Words(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 47, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_round_tokens = cpy_r_r7;
    cpy_r_r8 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_die_ids;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "die_ids", 48, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r8);
CPyL7: ;
    cpy_r_r9 = NULL;
    cpy_r_r10 = CPyDef_sheet___Words(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 48, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_dice = cpy_r_r10;
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 49, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    cpy_r_r12 = 0;
    cpy_r_value = cpy_r_r12;
    CPyTagged_DECREF(cpy_r_value);
CPyL10: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)14;
    if (!cpy_r_r13) goto CPyL14;
    cpy_r_value = cpy_r_r12;
    cpy_r_r14 = CPyTagged_Str(cpy_r_value);
    CPyTagged_DECREF(cpy_r_value);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 49, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL72;
    }
    cpy_r_r15 = PyList_Append(cpy_r_r11, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 49, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL72;
    }
    cpy_r_r17 = cpy_r_r12 + 2;
    cpy_r_r12 = cpy_r_r17;
    goto CPyL10;
CPyL14: ;
    cpy_r_r18 = (PyObject *)&PyRange_Type;
    cpy_r_r19 = CPyStatics[4897]; /* 1 */
    cpy_r_r20 = CPyStatics[4909]; /* 7 */
    PyObject *cpy_r_r21[2] = {cpy_r_r19, cpy_r_r20};
    cpy_r_r22 = (PyObject **)&cpy_r_r21;
    cpy_r_r23 = PyObject_Vectorcall(cpy_r_r18, cpy_r_r22, 2, 0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 49, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL72;
    }
    if (likely(PyRange_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 49, CPyStatic_encyclopedia___research___sight___globals, "range", cpy_r_r23);
        goto CPyL72;
    }
    cpy_r_r25 = CPyDef_sheet___Words(cpy_r_r11, cpy_r_r24);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 49, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_values = cpy_r_r25;
    cpy_r_r26 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_space_ids;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "space_ids", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r26);
CPyL18: ;
    cpy_r_r27 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_slot_ids;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "slot_ids", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r27);
CPyL19: ;
    cpy_r_r28 = CPyStatics[987]; /* 'hand' */
    cpy_r_r29 = CPyStatics[988]; /* 'spent' */
    cpy_r_r30 = CPyStatic_encyclopedia___names___BOARD_PLACES;
    if (unlikely(cpy_r_r30 == NULL)) {
        goto CPyL74;
    } else
        goto CPyL22;
CPyL20: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"BOARD_PLACES\" was not set");
    cpy_r_r31 = 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r32 = CPyDict_ValuesView(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r33 = PyList_New(0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL76;
    }
    cpy_r_r34 = CPyList_Extend(cpy_r_r33, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL77;
    } else
        goto CPyL78;
CPyL25: ;
    cpy_r_r35 = CPyList_Extend(cpy_r_r33, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL79;
    } else
        goto CPyL80;
CPyL26: ;
    cpy_r_r36 = PyList_Append(cpy_r_r33, cpy_r_r28);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r38 = PyList_Append(cpy_r_r33, cpy_r_r29);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r40 = CPyList_Extend(cpy_r_r33, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL81;
    } else
        goto CPyL82;
CPyL29: ;
    cpy_r_r41 = NULL;
    cpy_r_r42 = CPyDef_sheet___Words(cpy_r_r33, cpy_r_r41);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 50, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_places = cpy_r_r42;
    cpy_r_r43 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_space_ids;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "space_ids", 51, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
CPyL31: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r45 << 1;
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_first_slot = cpy_r_r46;
    cpy_r_r47 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_first_slot;
    cpy_r_r48 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_slots;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "slots", 52, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
CPyL32: ;
    cpy_r_r49 = CPyTagged_Add(cpy_r_r47, cpy_r_r48);
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_hand = cpy_r_r49;
    cpy_r_r50 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "colours", 53, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r50);
CPyL33: ;
    cpy_r_r51 = NULL;
    cpy_r_r52 = CPyDef_sheet___Words(cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 53, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_colours = cpy_r_r52;
    cpy_r_r53 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expert_ids;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "expert_ids", 54, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r53);
CPyL35: ;
    cpy_r_r54 = NULL;
    cpy_r_r55 = CPyDef_sheet___Words(cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 54, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_experts = cpy_r_r55;
    cpy_r_r56 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_ids;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "animal_ids", 55, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r56);
CPyL37: ;
    cpy_r_r57 = NULL;
    cpy_r_r58 = CPyDef_sheet___Words(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 55, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_animals = cpy_r_r58;
    cpy_r_r59 = PyList_New(0);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 56, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    cpy_r_r60 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_continents;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "continents", 56, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r60);
CPyL40: ;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    CPy_DECREF(cpy_r_r60);
    cpy_r_r63 = cpy_r_r62 << 1;
    cpy_r_r64 = CPyTagged_Add(10, cpy_r_r63);
    cpy_r_r65 = 0;
    CPyTagged_INCREF(cpy_r_r65);
    cpy_r_place = cpy_r_r65;
    CPyTagged_DECREF(cpy_r_place);
CPyL41: ;
    cpy_r_r66 = cpy_r_r65 & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (cpy_r_r67) goto CPyL43;
    cpy_r_r68 = cpy_r_r64 & 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (!cpy_r_r69) goto CPyL44;
CPyL43: ;
    cpy_r_r70 = CPyTagged_IsLt_(cpy_r_r65, cpy_r_r64);
    if (cpy_r_r70) {
        goto CPyL45;
    } else
        goto CPyL84;
CPyL44: ;
    cpy_r_r71 = (Py_ssize_t)cpy_r_r65 < (Py_ssize_t)cpy_r_r64;
    if (!cpy_r_r71) goto CPyL84;
CPyL45: ;
    CPyTagged_INCREF(cpy_r_r65);
    cpy_r_place = cpy_r_r65;
    cpy_r_r72 = CPyDef_encyclopedia___book___Book___location_id(cpy_r_book, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 56, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL85;
    }
    cpy_r_r73 = PyList_Append(cpy_r_r59, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 56, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL85;
    }
    cpy_r_r75 = CPyTagged_Add(cpy_r_r65, 2);
    CPyTagged_DECREF(cpy_r_r65);
    cpy_r_r65 = cpy_r_r75;
    goto CPyL41;
CPyL48: ;
    cpy_r_r76 = NULL;
    cpy_r_r77 = CPyDef_sheet___Words(cpy_r_r59, cpy_r_r76);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 56, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_locations = cpy_r_r77;
    cpy_r_r78 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_space_ids;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "space_ids", 57, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r78);
CPyL50: ;
    cpy_r_r79 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_ids;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "animal_ids", 57, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL86;
    }
    CPy_INCREF(cpy_r_r79);
CPyL51: ;
    cpy_r_r80 = PyList_New(0);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 57, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL87;
    }
    cpy_r_r81 = CPyList_Extend(cpy_r_r80, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 57, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    } else
        goto CPyL89;
CPyL53: ;
    cpy_r_r82 = CPyList_Extend(cpy_r_r80, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 57, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL90;
    } else
        goto CPyL91;
CPyL54: ;
    cpy_r_r83 = NULL;
    cpy_r_r84 = CPyDef_sheet___Words(cpy_r_r80, cpy_r_r83);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 57, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_targets = cpy_r_r84;
    cpy_r_r85 = PyList_New(0);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 58, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    cpy_r_r86 = 0;
    cpy_r_kind = cpy_r_r86;
    CPyTagged_DECREF(cpy_r_kind);
CPyL57: ;
    cpy_r_r87 = (Py_ssize_t)cpy_r_r86 < (Py_ssize_t)8;
    if (!cpy_r_r87) goto CPyL61;
    cpy_r_kind = cpy_r_r86;
    cpy_r_r88 = CPyTagged_Add(cpy_r_kind, 2);
    CPyTagged_DECREF(cpy_r_kind);
    cpy_r_r89 = CPyTagged_Str(cpy_r_r88);
    CPyTagged_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 58, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL92;
    }
    cpy_r_r90 = PyList_Append(cpy_r_r85, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 58, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL92;
    }
    cpy_r_r92 = cpy_r_r86 + 2;
    cpy_r_r86 = cpy_r_r92;
    goto CPyL57;
CPyL61: ;
    cpy_r_r93 = NULL;
    cpy_r_r94 = CPyDef_sheet___Words(cpy_r_r85, cpy_r_r93);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 58, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_types = cpy_r_r94;
    cpy_r_r95 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_category_ids;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "category_ids", 59, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r95);
CPyL63: ;
    cpy_r_r96 = NULL;
    cpy_r_r97 = CPyDef_sheet___Words(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 59, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_categories = cpy_r_r97;
    cpy_r_r98 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_behaviour_ids;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "behaviour_ids", 60, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r98);
CPyL65: ;
    cpy_r_r99 = NULL;
    cpy_r_r100 = CPyDef_sheet___Words(cpy_r_r98, cpy_r_r99);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 60, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_behaviours = cpy_r_r100;
    cpy_r_r101 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_scoring_ids;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "scoring_ids", 61, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r101);
CPyL67: ;
    cpy_r_r102 = NULL;
    cpy_r_r103 = CPyDef_sheet___Words(cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 61, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_scorings = cpy_r_r103;
    cpy_r_r104 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_continents;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "__init__", "Book", "continents", 62, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r104);
CPyL69: ;
    cpy_r_r105 = NULL;
    cpy_r_r106 = CPyDef_sheet___Words(cpy_r_r104, cpy_r_r105);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 62, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL71;
    }
    ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_self)->_continents = cpy_r_r106;
    return 1;
CPyL71: ;
    cpy_r_r107 = 2;
    return cpy_r_r107;
CPyL72: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL71;
CPyL73: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL71;
CPyL74: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    goto CPyL20;
CPyL75: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    goto CPyL71;
CPyL76: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r32);
    goto CPyL71;
CPyL77: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL71;
CPyL78: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL25;
CPyL79: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL71;
CPyL80: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL26;
CPyL81: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL71;
CPyL82: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL29;
CPyL83: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL71;
CPyL84: ;
    CPyTagged_DECREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r65);
    goto CPyL48;
CPyL85: ;
    CPy_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL71;
CPyL86: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL71;
CPyL87: ;
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r79);
    goto CPyL71;
CPyL88: ;
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r80);
    goto CPyL71;
CPyL89: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL53;
CPyL90: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL71;
CPyL91: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL54;
CPyL92: ;
    CPy_DecRef(cpy_r_r85);
    goto CPyL71;
}
        
        PyObject *CPyPy_encyclopedia___research___sight___Shown_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            PyObject *obj_book;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___research___sight___Shown))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.research.sight.Shown", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___research___sight___Shown_____init__(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__init__", 45, CPyStatic_encyclopedia___research___sight___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___research___sight___shown(PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_encyclopedia___research___sight___Shown(cpy_r_book);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "shown", 67, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_encyclopedia___research___sight___shown(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:shown", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___research___sight___shown(arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "shown", 66, CPyStatic_encyclopedia___research___sight___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___research___sight___look(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_many;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyPtr cpy_r_r77;
    int64_t cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyPtr cpy_r_r100;
    int64_t cpy_r_r101;
    CPyTagged cpy_r_r102;
    CPyTagged cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyTagged cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    CPyTagged cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyPtr cpy_r_r118;
    int64_t cpy_r_r119;
    CPyTagged cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyTagged cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_away;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    CPyTagged cpy_r_r138;
    CPyTagged cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    char cpy_r_r145;
    char cpy_r_r146;
    CPyTagged cpy_r_r147;
    char cpy_r_r148;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "book", 71, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r2 = CPyStatics[772]; /* 'shown' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 72, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 72, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_encyclopedia___research___sight___Shown))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 72, CPyStatic_encyclopedia___research___sight___globals, "serai.games.encyclopedia.research.sight.Shown", cpy_r_r6);
        goto CPyL82;
    }
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "players", 73, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL83;
    }
CPyL5: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_many = cpy_r_r11;
    cpy_r_r12 = CPyStatics[989]; /* 'phase' */
    cpy_r_r13 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "phase", 74, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL84;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL6: ;
    cpy_r_r14 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_r7)->_phases;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r12, cpy_r_r13, cpy_r_r14); /* word */
    CPyTagged_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 74, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL84;
    }
    cpy_r_r16 = CPyStatics[854]; /* 'round' */
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "round", 75, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL84;
    }
CPyL8: ;
    cpy_r_r18 = CPyTagged_Add(cpy_r_r17, 2);
    cpy_r_r19 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_rounds;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Book", "rounds", 75, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL85;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL9: ;
    cpy_r_r20 = cpy_r_r19 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (cpy_r_r21) goto CPyL11;
    cpy_r_r22 = cpy_r_r18 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL12;
CPyL11: ;
    cpy_r_r24 = CPyTagged_IsLt_(cpy_r_r19, cpy_r_r18);
    if (cpy_r_r24) {
        goto CPyL86;
    } else
        goto CPyL87;
CPyL12: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_r19 < (Py_ssize_t)cpy_r_r18;
    if (cpy_r_r25) {
        goto CPyL86;
    } else
        goto CPyL87;
CPyL13: ;
    cpy_r_r26 = cpy_r_r19;
    goto CPyL15;
CPyL14: ;
    cpy_r_r26 = cpy_r_r18;
CPyL15: ;
    cpy_r_r27 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_rounds;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rounds' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r27);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 75, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL16: ;
    cpy_r_r28 = CPY_INT_TAG;
    cpy_r_r29 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r16, cpy_r_r26, cpy_r_r27, cpy_r_r28); /* number */
    CPyTagged_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 75, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r30 = CPyStatics[63]; /* 'seat' */
    cpy_r_r31 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "active", 76, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL18: ;
    cpy_r_r32 = CPY_INT_TAG;
    cpy_r_r33 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 12, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r30, cpy_r_r31, cpy_r_r32); /* seat */
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 76, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r34 = CPyStatics[800]; /* 'first' */
    cpy_r_r35 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "first", 77, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPyTagged_INCREF(cpy_r_r35);
CPyL20: ;
    cpy_r_r36 = CPY_INT_TAG;
    cpy_r_r37 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 12, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r34, cpy_r_r35, cpy_r_r36); /* seat */
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 77, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r38 = CPyStatics[990]; /* 'order' */
    cpy_r_r39 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "order", 78, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r39);
CPyL22: ;
    cpy_r_r40 = CPY_INT_TAG;
    cpy_r_r41 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r38, cpy_r_r39, cpy_r_many, cpy_r_r40); /* seats_at */
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 78, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r42 = CPyStatics[991]; /* 'round_tokens.-1' */
    cpy_r_r43 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_revealed;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "revealed", 79, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPyTagged_INCREF(cpy_r_r43);
CPyL24: ;
    cpy_r_r44 = cpy_r_r43 != 0;
    CPyTagged_DECREF(cpy_r_r43);
    if (!cpy_r_r44) goto CPyL30;
    cpy_r_r45 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round_tokens;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "round_tokens", 79, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r45);
CPyL26: ;
    cpy_r_r46 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_revealed;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "revealed", 79, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL90;
    }
CPyL27: ;
    cpy_r_r47 = CPyTagged_Subtract(cpy_r_r46, 2);
    cpy_r_r48 = CPyList_GetItem(cpy_r_r45, cpy_r_r47);
    CPy_DECREF(cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 79, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 79, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL31;
CPyL30: ;
    cpy_r_r50 = -2;
CPyL31: ;
    cpy_r_r51 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_r7)->_round_tokens;
    CPy_INCREF(cpy_r_r51);
    cpy_r_r52 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r42, cpy_r_r50, cpy_r_r51); /* word */
    CPyTagged_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 79, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r53 = CPyStatics[640]; /* 'round_tokens' */
    cpy_r_r54 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round_tokens;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "round_tokens", 80, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r54);
CPyL33: ;
    cpy_r_r55 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_revealed;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "revealed", 80, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL91;
    }
    CPyTagged_INCREF(cpy_r_r55);
CPyL34: ;
    cpy_r_r56 = CPyList_GetSlice(cpy_r_r54, 0, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 80, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    if (likely(PyList_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 80, CPyStatic_encyclopedia___research___sight___globals, "list", cpy_r_r56);
        goto CPyL89;
    }
    cpy_r_r58 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_r7)->_round_tokens;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59 = CPY_INT_TAG;
    cpy_r_r60 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r53, cpy_r_r57, cpy_r_r58, cpy_r_r59); /* bag */
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 80, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r61 = CPyStatics[992]; /* 'bank_used' */
    cpy_r_r62 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bank_used;
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "bank_used", 81, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
CPyL38: ;
    cpy_r_r63 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 10, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, char))(cpy_r_sheet, cpy_r_r61, cpy_r_r62); /* flag */
    if (unlikely(cpy_r_r63 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 81, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r64 = CPyDef_encyclopedia___research___sight____dice(cpy_r_t, cpy_r_r7, cpy_r_sheet);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 82, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r65 = CPyStatics[499]; /* 'university' */
    cpy_r_r66 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r65); /* part */
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 83, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r67 = CPyStatics[993]; /* 'cards' */
    cpy_r_r68 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_experts;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "experts", 84, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r68);
CPyL42: ;
    cpy_r_r69 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_experts;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "experts", 84, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL92;
    }
CPyL43: ;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r71 << 1;
    cpy_r_r73 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_r7)->_experts;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r67, cpy_r_r68, cpy_r_r72, cpy_r_r73); /* words_at */
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 84, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r75 = CPyStatics[994]; /* 'deck' */
    cpy_r_r76 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_expert_deck;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "expert_deck", 85, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
CPyL45: ;
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyVarObject, ob_size));
    cpy_r_r78 = *(int64_t *)cpy_r_r77;
    cpy_r_r79 = cpy_r_r78 << 1;
    cpy_r_r80 = CPY_INT_TAG;
    cpy_r_r81 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r75, cpy_r_r79, 160, cpy_r_r80); /* number */
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 85, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r82 = CPyStatics[995]; /* 'discard' */
    cpy_r_r83 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_expert_discard;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "expert_discard", 86, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r83);
CPyL47: ;
    cpy_r_r84 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_r7)->_experts;
    CPy_INCREF(cpy_r_r84);
    cpy_r_r85 = CPY_INT_TAG;
    cpy_r_r86 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r85); /* bag */
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 86, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r87 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 87, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r88 = CPyStatics[387]; /* 'academy' */
    cpy_r_r89 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r88); /* part */
    if (unlikely(cpy_r_r89 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 88, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r90 = CPyStatics[993]; /* 'cards' */
    cpy_r_r91 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animals;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "animals", 89, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r91);
CPyL51: ;
    cpy_r_r92 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animals;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "animals", 89, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL93;
    }
CPyL52: ;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyVarObject, ob_size));
    cpy_r_r94 = *(int64_t *)cpy_r_r93;
    cpy_r_r95 = cpy_r_r94 << 1;
    cpy_r_r96 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_r7)->_animals;
    CPy_INCREF(cpy_r_r96);
    cpy_r_r97 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r90, cpy_r_r91, cpy_r_r95, cpy_r_r96); /* words_at */
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 89, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r98 = CPyStatics[994]; /* 'deck' */
    cpy_r_r99 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animal_deck;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "animal_deck", 90, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
CPyL54: ;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyVarObject, ob_size));
    cpy_r_r101 = *(int64_t *)cpy_r_r100;
    cpy_r_r102 = cpy_r_r101 << 1;
    cpy_r_r103 = CPY_INT_TAG;
    cpy_r_r104 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r98, cpy_r_r102, 200, cpy_r_r103); /* number */
    if (unlikely(cpy_r_r104 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 90, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r105 = CPyStatics[995]; /* 'discard' */
    cpy_r_r106 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animal_discard;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "animal_discard", 91, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r106);
CPyL56: ;
    cpy_r_r107 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_r7)->_animals;
    CPy_INCREF(cpy_r_r107);
    cpy_r_r108 = CPY_INT_TAG;
    cpy_r_r109 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108); /* bag */
    CPy_DECREF(cpy_r_r106);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 91, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r110 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 92, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r111 = CPyStatics[996]; /* 'removed' */
    cpy_r_r112 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_removed;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "removed", 93, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r112);
CPyL59: ;
    cpy_r_r113 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_r7)->_animals;
    CPy_INCREF(cpy_r_r113);
    cpy_r_r114 = CPY_INT_TAG;
    cpy_r_r115 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r111, cpy_r_r112, cpy_r_r113, cpy_r_r114); /* bag */
    CPy_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 93, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r116 = CPyStatics[997]; /* 'waiting' */
    cpy_r_r117 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_waiting;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "waiting", 94, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
CPyL61: ;
    cpy_r_r118 = (CPyPtr)((CPyPtr)cpy_r_r117 + offsetof(PyVarObject, ob_size));
    cpy_r_r119 = *(int64_t *)cpy_r_r118;
    cpy_r_r120 = cpy_r_r119 << 1;
    cpy_r_r121 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 8, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r116, cpy_r_r120, 20); /* count */
    if (unlikely(cpy_r_r121 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 94, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r122 = CPyStatics[998]; /* 'gained' */
    cpy_r_r123 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_gained;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "gained", 95, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r123);
CPyL63: ;
    cpy_r_r124 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_r7)->_experts;
    CPy_INCREF(cpy_r_r124);
    cpy_r_r125 = CPY_INT_TAG;
    cpy_r_r126 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125); /* bag */
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r126 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 95, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r127 = CPyStatics[907]; /* 'use' */
    cpy_r_r128 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r127); /* part */
    if (unlikely(cpy_r_r128 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 96, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r129 = CPyDef_encyclopedia___research___sight____use(cpy_r_t, cpy_r_r7, cpy_r_sheet);
    if (unlikely(cpy_r_r129 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 97, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r130 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r130 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 98, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r131 = 0;
    CPyTagged_INCREF(cpy_r_r131);
    cpy_r_away = cpy_r_r131;
    CPyTagged_DECREF(cpy_r_away);
CPyL68: ;
    cpy_r_r132 = cpy_r_r131 & 1;
    cpy_r_r133 = cpy_r_r132 != 0;
    if (cpy_r_r133) goto CPyL70;
    cpy_r_r134 = cpy_r_many & 1;
    cpy_r_r135 = cpy_r_r134 != 0;
    if (!cpy_r_r135) goto CPyL71;
CPyL70: ;
    cpy_r_r136 = CPyTagged_IsLt_(cpy_r_r131, cpy_r_many);
    if (cpy_r_r136) {
        goto CPyL72;
    } else
        goto CPyL94;
CPyL71: ;
    cpy_r_r137 = (Py_ssize_t)cpy_r_r131 < (Py_ssize_t)cpy_r_many;
    if (!cpy_r_r137) goto CPyL94;
CPyL72: ;
    CPyTagged_INCREF(cpy_r_r131);
    cpy_r_away = cpy_r_r131;
    cpy_r_r138 = CPyTagged_Add(cpy_r_me, cpy_r_away);
    cpy_r_r139 = CPyTagged_Remainder(cpy_r_r138, cpy_r_many);
    CPyTagged_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 100, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL95;
    }
    cpy_r_r140 = CPyStatics[579]; /* 'competitors' */
    cpy_r_r141 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 3, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r140, cpy_r_away); /* competitor */
    CPyTagged_DECREF(cpy_r_away);
    if (unlikely(cpy_r_r141 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 101, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL96;
    }
    cpy_r_r142 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "look", "Table", "players", 102, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL96;
    }
CPyL75: ;
    cpy_r_r143 = CPyList_GetItem(cpy_r_r142, cpy_r_r139);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 102, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL96;
    }
    if (likely(Py_TYPE(cpy_r_r143) == CPyType_encyclopedia___table___Player))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 102, CPyStatic_encyclopedia___research___sight___globals, "serai.games.encyclopedia.table.Player", cpy_r_r143);
        goto CPyL96;
    }
    cpy_r_r145 = CPyDef_encyclopedia___research___sight____competitor(cpy_r_t, cpy_r_r139, cpy_r_r144, cpy_r_r7, cpy_r_sheet);
    CPyTagged_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 102, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL97;
    }
    cpy_r_r146 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r146 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 103, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL97;
    }
    cpy_r_r147 = CPyTagged_Add(cpy_r_r131, 2);
    CPyTagged_DECREF(cpy_r_r131);
    cpy_r_r131 = cpy_r_r147;
    goto CPyL68;
CPyL80: ;
    return 1;
CPyL81: ;
    cpy_r_r148 = 2;
    return cpy_r_r148;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL81;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL81;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    goto CPyL81;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL81;
CPyL86: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL13;
CPyL87: ;
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL14;
CPyL88: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL81;
CPyL89: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    goto CPyL81;
CPyL90: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r45);
    goto CPyL81;
CPyL91: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r54);
    goto CPyL81;
CPyL92: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r68);
    goto CPyL81;
CPyL93: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r91);
    goto CPyL81;
CPyL94: ;
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_many);
    CPyTagged_DECREF(cpy_r_r131);
    goto CPyL80;
CPyL95: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_away);
    goto CPyL81;
CPyL96: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r139);
    goto CPyL81;
CPyL97: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r131);
    goto CPyL81;
}
        
        PyObject *CPyPy_encyclopedia___research___sight___look(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:look", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___research___sight___look(arg_t, arg_me, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "look", 70, CPyStatic_encyclopedia___research___sight___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___research___sight____dice(PyObject *cpy_r_t, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_die;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_place;
    char cpy_r_r16;
    CPyTagged cpy_r_owner;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    int32_t cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    CPyTagged cpy_r_r69;
    int64_t cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyPtr cpy_r_r87;
    CPyPtr cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    int64_t cpy_r_r93;
    CPyPtr cpy_r_r94;
    int64_t cpy_r_r95;
    char cpy_r_r96;
    CPyPtr cpy_r_r97;
    CPyPtr cpy_r_r98;
    int64_t cpy_r_r99;
    CPyPtr cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    int64_t cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 108, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL58;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 109, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL59;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 110, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL60;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 111, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r4 = 0;
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_dice", "Table", "places", 112, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = 0;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL63;
    cpy_r_die = cpy_r_r4;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 112, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL64;
    }
    cpy_r_place = cpy_r_r15;
    cpy_r_r16 = (Py_ssize_t)cpy_r_place == -2;
    if (cpy_r_r16) goto CPyL65;
    cpy_r_owner = -2;
    cpy_r_r17 = cpy_r_place & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL11;
    cpy_r_r19 = 200 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL12;
CPyL11: ;
    cpy_r_r21 = CPyTagged_IsLt_(cpy_r_place, 200);
    cpy_r_r22 = cpy_r_r21 ^ 1;
    if (cpy_r_r22) {
        goto CPyL13;
    } else
        goto CPyL14;
CPyL12: ;
    cpy_r_r23 = (Py_ssize_t)cpy_r_place >= (Py_ssize_t)200;
    if (!cpy_r_r23) goto CPyL14;
CPyL13: ;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_place, 200);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_place = cpy_r_r24;
    goto CPyL31;
CPyL14: ;
    cpy_r_r25 = cpy_r_place & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL16;
    cpy_r_r27 = 0 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL17;
CPyL16: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_place, 0);
    cpy_r_r30 = cpy_r_r29 ^ 1;
    if (cpy_r_r30) {
        goto CPyL66;
    } else
        goto CPyL21;
CPyL17: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_place >= (Py_ssize_t)0;
    if (cpy_r_r31) {
        goto CPyL66;
    } else
        goto CPyL21;
CPyL18: ;
    cpy_r_r32 = CPyTagged_FloorDivide(cpy_r_place, 20);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 119, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL67;
    }
    cpy_r_owner = cpy_r_r32;
    cpy_r_r33 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_first_slot;
    CPyTagged_INCREF(cpy_r_r33);
    cpy_r_r34 = CPyTagged_Remainder(cpy_r_place, 20);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 120, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL68;
    }
    cpy_r_r35 = CPyTagged_Add(cpy_r_r33, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r34);
    cpy_r_place = cpy_r_r35;
    goto CPyL31;
CPyL21: ;
    cpy_r_r36 = cpy_r_place & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL23;
    cpy_r_r38 = -20 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL24;
CPyL23: ;
    cpy_r_r40 = CPyTagged_IsLt_(-20, cpy_r_place);
    cpy_r_r41 = cpy_r_r40 ^ 1;
    if (cpy_r_r41) {
        goto CPyL69;
    } else
        goto CPyL26;
CPyL24: ;
    cpy_r_r42 = (Py_ssize_t)cpy_r_place <= (Py_ssize_t)-20;
    if (cpy_r_r42) {
        goto CPyL69;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r43 = CPyTagged_Subtract(-20, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_owner = cpy_r_r43;
    cpy_r_r44 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_hand;
    CPyTagged_INCREF(cpy_r_r44);
    cpy_r_place = cpy_r_r44;
    goto CPyL31;
CPyL26: ;
    cpy_r_r45 = (Py_ssize_t)cpy_r_place == -4;
    if (cpy_r_r45) {
        goto CPyL70;
    } else
        goto CPyL28;
CPyL27: ;
    cpy_r_r46 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_hand;
    CPyTagged_INCREF(cpy_r_r46);
    cpy_r_place = cpy_r_r46;
    goto CPyL31;
CPyL28: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_place == -6;
    if (cpy_r_r47) {
        goto CPyL71;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r48 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_hand;
    cpy_r_r49 = CPyTagged_Add(cpy_r_r48, 2);
    cpy_r_place = cpy_r_r49;
    goto CPyL31;
CPyL30: ;
    cpy_r_r50 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_hand;
    cpy_r_r51 = CPyTagged_Add(cpy_r_r50, 4);
    cpy_r_r52 = CPyTagged_Add(cpy_r_r51, -8);
    CPyTagged_DECREF(cpy_r_r51);
    cpy_r_r53 = CPyTagged_Subtract(cpy_r_r52, cpy_r_place);
    CPyTagged_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_place = cpy_r_r53;
CPyL31: ;
    CPyTagged_INCREF(cpy_r_die);
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_die);
    cpy_r_r55 = PyList_Append(cpy_r_r0, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 130, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL72;
    }
    cpy_r_r57 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_dice", "Table", "values", 131, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL72;
    }
CPyL33: ;
    cpy_r_r58 = CPyList_GetItem(cpy_r_r57, cpy_r_die);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 131, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL73;
    }
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 131, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL73;
    }
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r59);
    cpy_r_r61 = PyList_Append(cpy_r_r1, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 131, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL73;
    }
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r64 = PyList_Append(cpy_r_r2, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 132, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL74;
    }
    cpy_r_r66 = CPyTagged_StealAsObject(cpy_r_owner);
    cpy_r_r67 = PyList_Append(cpy_r_r3, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r68 = cpy_r_r67 >= 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 133, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL75;
    }
CPyL38: ;
    cpy_r_r69 = cpy_r_r4 + 2;
    cpy_r_r4 = cpy_r_r69;
    cpy_r_r70 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r70;
    goto CPyL6;
CPyL39: ;
    cpy_r_r71 = CPyStatics[999]; /* 'dice.value' */
    cpy_r_r72 = CPyStatics[1000]; /* 'dice.die' */
    cpy_r_r73 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_dice;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 23, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r71, cpy_r_r72, cpy_r_r0, cpy_r_r1, cpy_r_r73, 12); /* keyed */
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 134, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL76;
    }
    cpy_r_r75 = CPyStatics[1001]; /* 'dice.place' */
    cpy_r_r76 = CPyStatics[1000]; /* 'dice.die' */
    cpy_r_r77 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_dice;
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_places;
    CPy_INCREF(cpy_r_r78);
    cpy_r_r79 = CPY_INT_TAG;
    cpy_r_r80 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 24, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r75, cpy_r_r76, cpy_r_r0, cpy_r_r2, cpy_r_r77, cpy_r_r78, cpy_r_r79); /* table */
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 135, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL77;
    }
    cpy_r_r81 = CPyStatics[1002]; /* 'dice.seat' */
    cpy_r_r82 = CPyStatics[1000]; /* 'dice.die' */
    cpy_r_r83 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_dice;
    CPy_INCREF(cpy_r_r83);
    cpy_r_r84 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 26, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r81, cpy_r_r82, cpy_r_r0, cpy_r_r3, cpy_r_r83); /* keyed_seats */
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 136, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL58;
    }
    cpy_r_r85 = PyList_New(1);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 137, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL58;
    }
    cpy_r_r86 = CPyStatics[4896]; /* 0 */
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyListObject, ob_item));
    cpy_r_r88 = *(CPyPtr *)cpy_r_r87;
    CPy_INCREF(cpy_r_r86);
    *(PyObject * *)cpy_r_r88 = cpy_r_r86;
    cpy_r_r89 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_colours;
    cpy_r_r90 = ((serai___kernel___sheet___WordsObject *)cpy_r_r89)->_count;
    CPyTagged_INCREF(cpy_r_r90);
    cpy_r_r91 = CPySequence_Multiply(cpy_r_r85, cpy_r_r90);
    CPy_DECREF(cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 137, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL58;
    }
    cpy_r_r92 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bag;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_dice", "Table", "bag", 138, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL78;
    }
    CPy_INCREF(cpy_r_r92);
CPyL45: ;
    cpy_r_r93 = 0;
CPyL46: ;
    cpy_r_r94 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyVarObject, ob_size));
    cpy_r_r95 = *(int64_t *)cpy_r_r94;
    cpy_r_r96 = cpy_r_r93 < cpy_r_r95;
    if (!cpy_r_r96) goto CPyL79;
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyListObject, ob_item));
    cpy_r_r98 = *(CPyPtr *)cpy_r_r97;
    cpy_r_r99 = cpy_r_r93 * 8;
    cpy_r_r100 = cpy_r_r98 + cpy_r_r99;
    cpy_r_r101 = *(PyObject * *)cpy_r_r100;
    CPy_INCREF(cpy_r_r101);
    if (likely(PyLong_Check(cpy_r_r101)))
        cpy_r_r102 = CPyTagged_FromObject(cpy_r_r101);
    else {
        CPy_TypeError("int", cpy_r_r101); cpy_r_r102 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 138, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL80;
    }
    cpy_r_die = cpy_r_r102;
    cpy_r_r103 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_dice", "Table", "book", 139, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL81;
    }
CPyL49: ;
    cpy_r_r104 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r103)->_die_colour;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_dice", "Book", "die_colour", 139, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL81;
    }
CPyL50: ;
    cpy_r_r105 = CPyList_GetItem(cpy_r_r104, cpy_r_die);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 139, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL80;
    }
    if (likely(PyLong_Check(cpy_r_r105)))
        cpy_r_r106 = CPyTagged_FromObject(cpy_r_r105);
    else {
        CPy_TypeError("int", cpy_r_r105); cpy_r_r106 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 139, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL80;
    }
    cpy_r_r107 = CPyList_GetItem(cpy_r_r91, cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 139, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r108 = CPyStatics[4897]; /* 1 */
    cpy_r_r109 = PyNumber_InPlaceAdd(cpy_r_r107, cpy_r_r108);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 139, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r110 = CPyList_SetItem(cpy_r_r91, cpy_r_r106, cpy_r_r109);
    CPyTagged_DECREF(cpy_r_r106);
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 139, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL80;
    }
    cpy_r_r111 = cpy_r_r93 + 1;
    cpy_r_r93 = cpy_r_r111;
    goto CPyL46;
CPyL56: ;
    cpy_r_r112 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r113 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_colours;
    CPy_INCREF(cpy_r_r113);
    cpy_r_r114 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r112, cpy_r_r91, cpy_r_r113, 20); /* numbers */
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 140, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL58;
    }
    return 1;
CPyL58: ;
    cpy_r_r115 = 2;
    return cpy_r_r115;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL58;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL58;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL58;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL58;
CPyL63: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL39;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_die);
    goto CPyL58;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_die);
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL38;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_owner);
    goto CPyL18;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_die);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL58;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_die);
    CPyTagged_DecRef(cpy_r_owner);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL58;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_owner);
    goto CPyL25;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL27;
CPyL71: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL29;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_die);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_owner);
    goto CPyL58;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_owner);
    goto CPyL58;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_owner);
    goto CPyL58;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL58;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL58;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL58;
CPyL78: ;
    CPy_DecRef(cpy_r_r91);
    goto CPyL58;
CPyL79: ;
    CPy_DECREF(cpy_r_r92);
    goto CPyL56;
CPyL80: ;
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r92);
    goto CPyL58;
CPyL81: ;
    CPyTagged_DecRef(cpy_r_die);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r92);
    goto CPyL58;
CPyL82: ;
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r106);
    goto CPyL58;
}
        
        PyObject *CPyPy_encyclopedia___research___sight____dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:_dice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_words, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_encyclopedia___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.encyclopedia.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___research___sight____dice(arg_t, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_dice", 106, CPyStatic_encyclopedia___research___sight___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___research___sight____use(PyObject *cpy_r_t, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    CPyTagged cpy_r_value;
    CPyTagged cpy_r_target;
    CPyTagged cpy_r_left;
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
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
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_is_used;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    cpy_r_value = -2;
    cpy_r_target = -2;
    cpy_r_left = -2;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "die", 146, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL53;
    }
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 != -2;
    if (cpy_r_r1) {
        goto CPyL54;
    } else
        goto CPyL30;
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "players", 147, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL55;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "active", 147, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL55;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 147, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL55;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_encyclopedia___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 147, CPyStatic_encyclopedia___research___sight___globals, "serai.games.encyclopedia.table.Player", cpy_r_r4);
        goto CPyL55;
    }
    cpy_r_r6 = CPyDef_boosts___die_value(cpy_r_t, cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 148, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL56;
    }
    cpy_r_value = cpy_r_r6;
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "places", 149, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL57;
    }
CPyL8: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "die", 149, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL57;
    }
CPyL9: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 149, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 149, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL57;
    }
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL13;
    cpy_r_r13 = 200 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL14;
CPyL13: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, 200);
    cpy_r_r16 = cpy_r_r15 ^ 1;
    cpy_r_r17 = cpy_r_r16;
    goto CPyL15;
CPyL14: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r10 >= (Py_ssize_t)200;
    cpy_r_r17 = cpy_r_r18;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r10);
    if (cpy_r_r17) {
        goto CPyL58;
    } else
        goto CPyL59;
CPyL16: ;
    cpy_r_r19 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "target", 150, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL60;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL17: ;
    cpy_r_target = cpy_r_r19;
    cpy_r_r20 = CPyDef_completion___expedition_value(cpy_r_t, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 151, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL61;
    }
    cpy_r_r21 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "spent", 151, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL62;
    }
CPyL19: ;
    cpy_r_r22 = CPyTagged_Subtract(cpy_r_r20, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL21;
    cpy_r_r25 = 0 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL22;
CPyL21: ;
    cpy_r_r27 = CPyTagged_IsLt_(0, cpy_r_r22);
    if (cpy_r_r27) {
        goto CPyL23;
    } else
        goto CPyL63;
CPyL22: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r22 > (Py_ssize_t)0;
    if (!cpy_r_r28) goto CPyL63;
CPyL23: ;
    cpy_r_r29 = cpy_r_r22;
    goto CPyL25;
CPyL24: ;
    cpy_r_r29 = 0;
CPyL25: ;
    cpy_r_left = cpy_r_r29;
    goto CPyL30;
CPyL26: ;
    cpy_r_r30 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "target", 152, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL53;
    }
CPyL27: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_r30 != -2;
    if (cpy_r_r31) {
        goto CPyL64;
    } else
        goto CPyL30;
CPyL28: ;
    cpy_r_r32 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_first_slot;
    cpy_r_r33 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "target", 153, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL65;
    }
CPyL29: ;
    cpy_r_r34 = CPyTagged_Add(cpy_r_r32, cpy_r_r33);
    cpy_r_target = cpy_r_r34;
CPyL30: ;
    cpy_r_r35 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "die", 154, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL53;
    }
CPyL31: ;
    cpy_r_r36 = (Py_ssize_t)cpy_r_r35 != -2;
    cpy_r_is_used = cpy_r_r36;
    cpy_r_r37 = CPyStatics[543]; /* 'die' */
    cpy_r_r38 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "die", 155, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r38);
CPyL32: ;
    cpy_r_r39 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_dice;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r37, cpy_r_r38, cpy_r_r39); /* word */
    CPyTagged_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 155, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL53;
    }
    cpy_r_r41 = CPyStatics[336]; /* 'colour' */
    if (!cpy_r_is_used) goto CPyL36;
    cpy_r_r42 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "colour", 156, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r42);
CPyL35: ;
    cpy_r_r43 = cpy_r_r42;
    goto CPyL37;
CPyL36: ;
    cpy_r_r43 = -2;
CPyL37: ;
    cpy_r_r44 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_colours;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r41, cpy_r_r43, cpy_r_r44); /* word */
    CPyTagged_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 156, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL53;
    }
    cpy_r_r46 = CPyStatics[337]; /* 'value' */
    cpy_r_r47 = CPY_INT_TAG;
    cpy_r_r48 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r46, cpy_r_value, 50, cpy_r_r47); /* number */
    CPyTagged_DECREF(cpy_r_value);
    if (unlikely(cpy_r_r48 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 157, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r49 = CPyStatics[1004]; /* 'boost' */
    if (!cpy_r_is_used) goto CPyL42;
    cpy_r_r50 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "boost", 158, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r50);
CPyL41: ;
    cpy_r_r51 = cpy_r_r50;
    goto CPyL43;
CPyL42: ;
    cpy_r_r51 = 0;
CPyL43: ;
    cpy_r_r52 = CPY_INT_TAG;
    cpy_r_r53 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r49, cpy_r_r51, 50, cpy_r_r52); /* number */
    CPyTagged_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 158, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r54 = CPyStatics[334]; /* 'action' */
    if (!cpy_r_is_used) goto CPyL47;
    cpy_r_r55 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_use", "Table", "action", 159, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r55);
CPyL46: ;
    cpy_r_r56 = cpy_r_r55;
    goto CPyL48;
CPyL47: ;
    cpy_r_r56 = -2;
CPyL48: ;
    cpy_r_r57 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_locations;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r58 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r54, cpy_r_r56, cpy_r_r57); /* word */
    CPyTagged_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 159, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r59 = CPyStatics[1005]; /* 'target' */
    cpy_r_r60 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_targets;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r61 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r59, cpy_r_target, cpy_r_r60); /* word */
    CPyTagged_DECREF(cpy_r_target);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 160, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL66;
    }
    cpy_r_r62 = CPyStatics[439]; /* 'left' */
    cpy_r_r63 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r62, cpy_r_left, 50, -2); /* number */
    CPyTagged_DECREF(cpy_r_left);
    if (unlikely(cpy_r_r63 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 161, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL52;
    }
    return 1;
CPyL52: ;
    cpy_r_r64 = 2;
    return cpy_r_r64;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_target);
    CPyTagged_DecRef(cpy_r_left);
    goto CPyL52;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_value);
    goto CPyL2;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_target);
    CPyTagged_DecRef(cpy_r_left);
    goto CPyL52;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_target);
    CPyTagged_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_r5);
    goto CPyL52;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_target);
    CPyTagged_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_r5);
    goto CPyL52;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_target);
    CPyTagged_DECREF(cpy_r_left);
    goto CPyL16;
CPyL59: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL26;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r5);
    goto CPyL52;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_target);
    goto CPyL52;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_target);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL52;
CPyL63: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL24;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_target);
    goto CPyL28;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_left);
    goto CPyL52;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_left);
    goto CPyL52;
}
        
        PyObject *CPyPy_encyclopedia___research___sight____use(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:_use", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_words, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_encyclopedia___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.encyclopedia.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___research___sight____use(arg_t, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_use", 143, CPyStatic_encyclopedia___research___sight___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "__get__", -1, CPyStatic_encyclopedia___research___sight___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "<lambda>", "__mypyc_lambda__0__competitor_obj", "__mypyc_env__", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "<lambda>", "_competitor_env", "player", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r1)->_priority;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "<lambda>", "Player", "priority", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL7;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_continent);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<lambda>", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL7;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<lambda>", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r1);
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"continent", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_continent)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj_____call__(arg___mypyc_self__, arg_continent);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<lambda>", 184, CPyStatic_encyclopedia___research___sight___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___research___sight____competitor(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_category;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject **cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    CPyTagged cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_ranked;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyPtr cpy_r_r118;
    int64_t cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyPtr cpy_r_r138;
    int64_t cpy_r_r139;
    CPyTagged cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyTagged cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
    cpy_r_r0 = CPyDef_encyclopedia___research___sight____competitor_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 164, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL86;
    }
    CPy_INCREF(cpy_r_player);
    if (((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player);
    }
    ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player = cpy_r_player;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 164, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL87;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "Table", "book", 165, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL87;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyStatics[424]; /* 'coins' */
    cpy_r_r4 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 166, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r4)->_coins;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'coins' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 166, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL5: ;
    cpy_r_r6 = CPY_INT_TAG;
    cpy_r_r7 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r3, cpy_r_r5, 160, cpy_r_r6); /* number */
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 166, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r8 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r9 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 167, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    cpy_r_r10 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r9)->_tokens;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tokens' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r10);
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 167, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL8: ;
    cpy_r_r11 = CPY_INT_TAG;
    cpy_r_r12 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r8, cpy_r_r10, 80, cpy_r_r11); /* number */
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 167, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r13 = CPyStatics[467]; /* 'seals' */
    cpy_r_r14 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 168, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r14);
CPyL10: ;
    cpy_r_r15 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r14)->_seals;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seals' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r15);
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 168, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL11: ;
    cpy_r_r16 = CPY_INT_TAG;
    cpy_r_r17 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r13, cpy_r_r15, 40, cpy_r_r16); /* number */
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 168, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r18 = CPyStatics[65]; /* 'points' */
    cpy_r_r19 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 169, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r19);
CPyL13: ;
    cpy_r_r20 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r19)->_points;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'points' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r20);
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 169, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL14: ;
    cpy_r_r21 = CPY_INT_TAG;
    cpy_r_r22 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 7, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r18, cpy_r_r20, 1000, cpy_r_r21); /* large */
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 169, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r23 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r24 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 170, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r24);
CPyL16: ;
    cpy_r_r25 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r24)->_reputation;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'reputation' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r25);
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 170, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL17: ;
    cpy_r_r26 = CPY_INT_TAG;
    cpy_r_r27 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r23, cpy_r_r25, 120, cpy_r_r26); /* number */
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 170, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r28 = CPyStatics[623]; /* 'experts' */
    cpy_r_r29 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 171, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r29);
CPyL19: ;
    cpy_r_r30 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r29)->_active;
    if (unlikely(cpy_r_r30 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'active' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r30);
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 171, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL20: ;
    cpy_r_r31 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_experts;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = CPY_INT_TAG;
    cpy_r_r33 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r28, cpy_r_r30, cpy_r_r31, cpy_r_r32); /* bag */
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 171, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r34 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r35 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 172, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r35);
CPyL22: ;
    cpy_r_r36 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r35)->_tucked;
    if (unlikely(cpy_r_r36 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tucked' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r36);
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 172, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL23: ;
    cpy_r_r37 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_experts;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = CPY_INT_TAG;
    cpy_r_r39 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r34, cpy_r_r36, cpy_r_r37, cpy_r_r38); /* bag */
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 172, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r40 = CPyStatics[1007]; /* 'study.animal' */
    cpy_r_r41 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 173, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r41);
CPyL25: ;
    cpy_r_r42 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r41)->_study;
    if (unlikely(cpy_r_r42 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'study' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r42);
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 173, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL26: ;
    cpy_r_r43 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_animals;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPY_INT_TAG;
    cpy_r_r45 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r40, cpy_r_r42, cpy_r_r43, cpy_r_r44); /* bag */
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 173, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r46 = CPyStatics[1008]; /* 'study.cubes' */
    cpy_r_r47 = CPyStatics[1007]; /* 'study.animal' */
    cpy_r_r48 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 174, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r48);
CPyL28: ;
    cpy_r_r49 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r48)->_study;
    if (unlikely(cpy_r_r49 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'study' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r49);
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 174, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL29: ;
    cpy_r_r50 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 174, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r50);
CPyL30: ;
    cpy_r_r51 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r50)->_cubes;
    if (unlikely(cpy_r_r51 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cubes' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r51);
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 174, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL89;
    }
CPyL31: ;
    cpy_r_r52 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_animals;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_types;
    CPy_INCREF(cpy_r_r53);
    cpy_r_r54 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 25, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r46, cpy_r_r47, cpy_r_r49, cpy_r_r51, cpy_r_r52, cpy_r_r53); /* table_bits */
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 174, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r55 = CPyStatics[1009]; /* 'collection' */
    cpy_r_r56 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 175, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r56);
CPyL33: ;
    cpy_r_r57 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r56)->_collection;
    if (unlikely(cpy_r_r57 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'collection' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r57);
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 175, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL34: ;
    cpy_r_r58 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_animals;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59 = CPY_INT_TAG;
    cpy_r_r60 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r55, cpy_r_r57, cpy_r_r58, cpy_r_r59); /* bag */
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 175, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r61 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r62 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 176, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r62);
CPyL36: ;
    cpy_r_r63 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r62)->_supply;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'supply' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r63);
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 176, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL37: ;
    cpy_r_r64 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "Book", "cubes", 176, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL90;
    }
    CPyTagged_INCREF(cpy_r_r64);
CPyL38: ;
    cpy_r_r65 = CPY_INT_TAG;
    cpy_r_r66 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r61, cpy_r_r63, cpy_r_r64, cpy_r_r65); /* number */
    CPyTagged_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 176, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r67 = PyList_New(0);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 177, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r68 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_categories;
    cpy_r_r69 = ((serai___kernel___sheet___WordsObject *)cpy_r_r68)->_count;
    CPyTagged_INCREF(cpy_r_r69);
    cpy_r_r70 = 0;
    CPyTagged_INCREF(cpy_r_r70);
    cpy_r_category = cpy_r_r70;
    CPyTagged_DECREF(cpy_r_category);
CPyL41: ;
    cpy_r_r71 = cpy_r_r70 & 1;
    cpy_r_r72 = cpy_r_r71 != 0;
    if (cpy_r_r72) goto CPyL43;
    cpy_r_r73 = cpy_r_r69 & 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (!cpy_r_r74) goto CPyL44;
CPyL43: ;
    cpy_r_r75 = CPyTagged_IsLt_(cpy_r_r70, cpy_r_r69);
    if (cpy_r_r75) {
        goto CPyL45;
    } else
        goto CPyL91;
CPyL44: ;
    cpy_r_r76 = (Py_ssize_t)cpy_r_r70 < (Py_ssize_t)cpy_r_r69;
    if (!cpy_r_r76) goto CPyL91;
CPyL45: ;
    CPyTagged_INCREF(cpy_r_r70);
    cpy_r_category = cpy_r_r70;
    cpy_r_r77 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 177, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r77);
CPyL46: ;
    cpy_r_r78 = CPyDef_encyclopedia___scoring___published_cubes(cpy_r_t, cpy_r_r77, cpy_r_category);
    CPy_DECREF(cpy_r_r77);
    CPyTagged_DECREF(cpy_r_category);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 177, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL93;
    }
    cpy_r_r79 = CPyTagged_StealAsObject(cpy_r_r78);
    cpy_r_r80 = PyList_Append(cpy_r_r67, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 >= 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 177, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL93;
    }
    cpy_r_r82 = CPyTagged_Add(cpy_r_r70, 2);
    CPyTagged_DECREF(cpy_r_r70);
    cpy_r_r70 = cpy_r_r82;
    goto CPyL41;
CPyL49: ;
    cpy_r_r83 = CPyStatics[1010]; /* 'published' */
    cpy_r_r84 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_categories;
    CPy_INCREF(cpy_r_r84);
    cpy_r_r85 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r83, cpy_r_r67, cpy_r_r84, 40); /* numbers */
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 178, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r86 = CPyStatics[577]; /* 'five_cube_tokens' */
    cpy_r_r87 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_five_cube_tokens;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "Book", "five_cube_tokens", 179, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPyTagged_INCREF(cpy_r_r87);
CPyL51: ;
    cpy_r_r88 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 179, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r88);
CPyL52: ;
    cpy_r_r89 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r88)->_fives;
    if (unlikely(cpy_r_r89 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'fives' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r89);
    }
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 179, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL94;
    }
CPyL53: ;
    cpy_r_r90 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r91 = CPyStatics[105]; /* 'sum' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 179, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL95;
    }
    PyObject *cpy_r_r93[1] = {cpy_r_r89};
    cpy_r_r94 = (PyObject **)&cpy_r_r93;
    cpy_r_r95 = PyObject_Vectorcall(cpy_r_r92, cpy_r_r94, 1, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 179, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL95;
    }
    CPy_DECREF(cpy_r_r89);
    if (likely(PyLong_Check(cpy_r_r95)))
        cpy_r_r96 = CPyTagged_FromObject(cpy_r_r95);
    else {
        CPy_TypeError("int", cpy_r_r95); cpy_r_r96 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 179, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL94;
    }
    cpy_r_r97 = CPyTagged_Subtract(cpy_r_r87, cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r87);
    CPyTagged_DECREF(cpy_r_r96);
    cpy_r_r98 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_five_cube_tokens;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "Book", "five_cube_tokens", 179, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL96;
    }
    CPyTagged_INCREF(cpy_r_r98);
CPyL57: ;
    cpy_r_r99 = CPY_INT_TAG;
    cpy_r_r100 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r86, cpy_r_r97, cpy_r_r98, cpy_r_r99); /* number */
    CPyTagged_DECREF(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r100 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 179, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r101 = CPyStatics[559]; /* 'behaviour' */
    cpy_r_r102 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 180, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r102);
CPyL59: ;
    cpy_r_r103 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r102)->_behaviour;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'behaviour' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r103);
    }
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 180, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL60: ;
    cpy_r_r104 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_behaviours;
    CPy_INCREF(cpy_r_r104);
    cpy_r_r105 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r101, cpy_r_r103, cpy_r_r104); /* word */
    CPyTagged_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 180, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r106 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r107 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 181, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r107);
CPyL62: ;
    cpy_r_r108 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 181, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL63: ;
    if (!cpy_r_r108) goto CPyL67;
CPyL64: ;
    cpy_r_r109 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 181, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r109);
CPyL65: ;
    cpy_r_r110 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r109)->_scoring;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'scoring' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r110);
    }
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 181, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
CPyL66: ;
    cpy_r_r111 = cpy_r_r110;
    goto CPyL68;
CPyL67: ;
    cpy_r_r111 = -2;
CPyL68: ;
    cpy_r_r112 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_scorings;
    CPy_INCREF(cpy_r_r112);
    cpy_r_r113 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r106, cpy_r_r111, cpy_r_r112); /* word */
    CPyTagged_DECREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 181, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_r114 = PyList_New(0);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 182, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    cpy_r_ranked = cpy_r_r114;
    cpy_r_r115 = ((serai___games___encyclopedia___research___sight____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "_competitor_env", "player", 183, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r115);
CPyL71: ;
    cpy_r_r116 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 183, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL97;
    }
CPyL72: ;
    if (cpy_r_r116) {
        goto CPyL98;
    } else
        goto CPyL99;
CPyL73: ;
    cpy_r_r117 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_continents;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/research/sight.py", "_competitor", "Book", "continents", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r117);
CPyL74: ;
    cpy_r_r118 = (CPyPtr)((CPyPtr)cpy_r_r117 + offsetof(PyVarObject, ob_size));
    cpy_r_r119 = *(int64_t *)cpy_r_r118;
    CPy_DECREF(cpy_r_r117);
    cpy_r_r120 = cpy_r_r119 << 1;
    cpy_r_r121 = (PyObject *)&PyRange_Type;
    cpy_r_r122 = CPyTagged_StealAsObject(cpy_r_r120);
    PyObject *cpy_r_r123[1] = {cpy_r_r122};
    cpy_r_r124 = (PyObject **)&cpy_r_r123;
    cpy_r_r125 = PyObject_Vectorcall(cpy_r_r121, cpy_r_r124, 1, 0);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL100;
    }
    CPy_DECREF(cpy_r_r122);
    if (likely(PyRange_Check(cpy_r_r125)))
        cpy_r_r126 = cpy_r_r125;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 184, CPyStatic_encyclopedia___research___sight___globals, "range", cpy_r_r125);
        goto CPyL88;
    }
    cpy_r_r127 = CPyDef_encyclopedia___research___sight_____mypyc_lambda__0__competitor_obj();
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL101;
    }
    ((serai___games___encyclopedia___research___sight_____mypyc_lambda__0__competitor_objObject *)cpy_r_r127)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r128 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r129 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r130 = CPyObject_GetAttr(cpy_r_r128, cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL102;
    }
    PyObject *cpy_r_r131[2] = {cpy_r_r126, cpy_r_r127};
    cpy_r_r132 = (PyObject **)&cpy_r_r131;
    cpy_r_r133 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r134 = PyObject_Vectorcall(cpy_r_r130, cpy_r_r132, 1, cpy_r_r133);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 184, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL102;
    }
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r127);
    if (likely(PyList_Check(cpy_r_r134)))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 184, CPyStatic_encyclopedia___research___sight___globals, "list", cpy_r_r134);
        goto CPyL103;
    }
    cpy_r_ranked = cpy_r_r135;
CPyL81: ;
    cpy_r_r136 = CPyStatics[1011]; /* 'priorities' */
    cpy_r_r137 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_continents;
    if (unlikely(cpy_r_r137 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'continents' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r137);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 185, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL104;
    }
CPyL82: ;
    cpy_r_r138 = (CPyPtr)((CPyPtr)cpy_r_r137 + offsetof(PyVarObject, ob_size));
    cpy_r_r139 = *(int64_t *)cpy_r_r138;
    CPy_DECREF(cpy_r_r137);
    cpy_r_r140 = cpy_r_r139 << 1;
    cpy_r_r141 = ((serai___games___encyclopedia___research___sight___ShownObject *)cpy_r_words)->_continents;
    CPy_INCREF(cpy_r_r141);
    cpy_r_r142 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r136, cpy_r_ranked, cpy_r_r140, cpy_r_r141); /* words_at */
    CPy_DECREF(cpy_r_ranked);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r142 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 185, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL86;
    }
    cpy_r_r143 = CPyStatics[1012]; /* 'total' */
    cpy_r_r144 = CPyDef_encyclopedia___scoring___total(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 186, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL86;
    }
    cpy_r_r145 = CPY_INT_TAG;
    cpy_r_r146 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 7, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r143, cpy_r_r144, 1000, cpy_r_r145); /* large */
    CPyTagged_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 186, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL86;
    }
    return 1;
CPyL86: ;
    cpy_r_r147 = 2;
    return cpy_r_r147;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL86;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL86;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r49);
    goto CPyL86;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL86;
CPyL91: ;
    CPyTagged_DECREF(cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r70);
    goto CPyL49;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_category);
    goto CPyL86;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL86;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r87);
    goto CPyL86;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    goto CPyL86;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r97);
    goto CPyL86;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_ranked);
    goto CPyL86;
CPyL98: ;
    CPy_DECREF(cpy_r_ranked);
    goto CPyL73;
CPyL99: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL81;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r122);
    goto CPyL86;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r126);
    goto CPyL86;
CPyL102: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r127);
    goto CPyL86;
CPyL103: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL86;
CPyL104: ;
    CPy_DecRef(cpy_r_ranked);
    goto CPyL86;
}
        
        PyObject *CPyPy_encyclopedia___research___sight____competitor(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "player", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOOOO:_competitor", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player, &obj_words, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_encyclopedia___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.encyclopedia.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___research___sight____competitor(arg_t, arg_seat, arg_player, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "_competitor", 164, CPyStatic_encyclopedia___research___sight___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___research___sight_____top_level__(void) {
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
    void *cpy_r_r109;
    void *cpy_r_r110;
    void *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    void *cpy_r_r117;
    void *cpy_r_r118;
    PyObject **cpy_r_r119;
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
    void *cpy_r_r131;
    void *cpy_r_r132;
    void *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    void *cpy_r_r139;
    void *cpy_r_r140;
    PyObject **cpy_r_r141;
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
    void *cpy_r_r153;
    void *cpy_r_r154;
    void *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    void *cpy_r_r161;
    void *cpy_r_r162;
    PyObject **cpy_r_r163;
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
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    int32_t cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    int32_t cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    int32_t cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    int32_t cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    tuple_T1O cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    char cpy_r_r211;
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
    int32_t cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject **cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    int32_t cpy_r_r250;
    char cpy_r_r251;
    char cpy_r_r252;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 1, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 1, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 3, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 5, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5153]; /* ('TYPE_CHECKING', 'Final') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 6, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 8, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r30 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 8, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 8, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 8, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5062]; /* ('die_value',) */
    cpy_r_r41 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 8, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    } else
        goto CPyL83;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 9, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r52 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 9, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 9, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 9, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5154]; /* ('expedition_value',) */
    cpy_r_r63 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 9, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    } else
        goto CPyL84;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 10, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r74 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 10, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 10, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 10, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5155]; /* ('AT_EMBASSY', 'BAG', 'BOARD_PLACES', 'EXPEDITION', 'FIRST_SPACE', 'HAND', 'NOTHING_THERE', 'PHASES', 'RESEARCH_TYPES', 'ROLLED', 'SEAT_STRIDE', 'SPENT') */
    cpy_r_r85 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 10, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    } else
        goto CPyL85;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___encyclopedia___scoring;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___encyclopedia___scoring;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[278]; /* 'serai.games.encyclopedia.scoring' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 24, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___games___encyclopedia___scoring;
    cpy_r_r96 = CPyExec_serai___games___encyclopedia___scoring;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___encyclopedia___scoring__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 24, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 24, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[278]; /* 'serai.games.encyclopedia.scoring' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 24, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5156]; /* ('published_cubes', 'total') */
    cpy_r_r107 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 24, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    } else
        goto CPyL86;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r110 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 25, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r118 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 25, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 25, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 25, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r129 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 25, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    } else
        goto CPyL87;
CPyL47: ;
    cpy_r_r131 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r132 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r133 = CPyModuleLockAPI_serai;
    cpy_r_r134 = CPyImport_IsInitialized(cpy_r_r132);
    if (!cpy_r_r134) goto CPyL50;
    cpy_r_r135 = PyImport_GetModuleDict();
    cpy_r_r136 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r137 = CPyDict_GetItem(cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 26, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r138 = cpy_r_r137;
    goto CPyL54;
CPyL50: ;
    cpy_r_r139 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r140 = CPyExec_serai___kernel___chance;
    cpy_r_r141 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r142 = PyImport_GetModuleDict();
    cpy_r_r143 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 26, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r145 = CPyStatics[8]; /* '__file__' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 26, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r147 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r148 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r149 = CPyImport_ImportNative(cpy_r_r148, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r146, cpy_r_r147, 0);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 26, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r138 = cpy_r_r149;
CPyL54: ;
    cpy_r_r150 = CPyStatics[5103]; /* ('DIE_SIDES',) */
    cpy_r_r151 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r152 = CPyImport_GetNativeAttrs(cpy_r_r138, cpy_r_r150, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 26, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    } else
        goto CPyL88;
CPyL55: ;
    cpy_r_r153 = (void *)&CPyModule_serai___kernel___sheet;
    cpy_r_r154 = (void *)&CPyImportState_serai___kernel___sheet;
    cpy_r_r155 = CPyModuleLockAPI_serai;
    cpy_r_r156 = CPyImport_IsInitialized(cpy_r_r154);
    if (!cpy_r_r156) goto CPyL58;
    cpy_r_r157 = PyImport_GetModuleDict();
    cpy_r_r158 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 27, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r160 = cpy_r_r159;
    goto CPyL62;
CPyL58: ;
    cpy_r_r161 = CPyInitOnly_serai___kernel___sheet;
    cpy_r_r162 = CPyExec_serai___kernel___sheet;
    cpy_r_r163 = (PyObject **)&CPyModule_serai___kernel___sheet__internal;
    cpy_r_r164 = PyImport_GetModuleDict();
    cpy_r_r165 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r166 = CPyDict_GetItem(cpy_r_r164, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 27, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r167 = CPyStatics[8]; /* '__file__' */
    cpy_r_r168 = CPyObject_GetAttr(cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 27, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r169 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r170 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r171 = CPyImport_ImportNative(cpy_r_r170, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r168, cpy_r_r169, 0);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 27, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r160 = cpy_r_r171;
CPyL62: ;
    cpy_r_r172 = CPyStatics[5157]; /* ('Sheet', 'Words') */
    cpy_r_r173 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r174 = CPyImport_GetNativeAttrs(cpy_r_r160, cpy_r_r172, cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 27, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    } else
        goto CPyL89;
CPyL63: ;
    cpy_r_r175 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r176 = CPyStatics[1015]; /* '_VALUE' */
    cpy_r_r177 = CPyStatics[4916]; /* 25 */
    cpy_r_r178 = CPyDict_SetItem(cpy_r_r175, cpy_r_r176, cpy_r_r177);
    cpy_r_r179 = cpy_r_r178 >= 0;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 32, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r180 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r181 = CPyStatics[1016]; /* '_GOODS' */
    cpy_r_r182 = CPyStatics[4917]; /* 40 */
    cpy_r_r183 = CPyDict_SetItem(cpy_r_r180, cpy_r_r181, cpy_r_r182);
    cpy_r_r184 = cpy_r_r183 >= 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 33, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r185 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r186 = CPyStatics[1017]; /* '_POINTS' */
    cpy_r_r187 = CPyStatics[4918]; /* 500 */
    cpy_r_r188 = CPyDict_SetItem(cpy_r_r185, cpy_r_r186, cpy_r_r187);
    cpy_r_r189 = cpy_r_r188 >= 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 34, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r190 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r191 = CPyStatics[1018]; /* '_CUBES' */
    cpy_r_r192 = CPyStatics[4919]; /* 20 */
    cpy_r_r193 = CPyDict_SetItem(cpy_r_r190, cpy_r_r191, cpy_r_r192);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 35, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r195 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r196 = CPyStatics[1019]; /* 'VERSION' */
    cpy_r_r197 = CPyStatics[4897]; /* 1 */
    cpy_r_r198 = CPyDict_SetItem(cpy_r_r195, cpy_r_r196, cpy_r_r197);
    cpy_r_r199 = cpy_r_r198 >= 0;
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 38, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r200 = CPyStatics[1020]; /* 'dice.colour' */
    CPy_INCREF(cpy_r_r200);
    cpy_r_r201.f0 = cpy_r_r200;
    CPyStatic_encyclopedia___research___sight___LEFT_OUT = cpy_r_r201;
    CPy_INCREF(CPyStatic_encyclopedia___research___sight___LEFT_OUT.f0);
    cpy_r_r202 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r203 = CPyStatics[1021]; /* 'LEFT_OUT' */
    cpy_r_r204 = PyTuple_New(1);
    if (unlikely(cpy_r_r204 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp772 = cpy_r_r201.f0;
    PyTuple_SET_ITEM(cpy_r_r204, 0, __tmp772);
    cpy_r_r205 = CPyDict_SetItem(cpy_r_r202, cpy_r_r203, cpy_r_r204);
    CPy_DECREF(cpy_r_r204);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 39, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r207 = NULL;
    cpy_r_r208 = CPyStatics[290]; /* 'serai.games.encyclopedia.research.sight' */
    cpy_r_r209 = (PyObject *)CPyType_encyclopedia___research___sight___Shown_template;
    cpy_r_r210 = CPyType_FromTemplate(cpy_r_r209, cpy_r_r207, cpy_r_r208);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 42, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r211 = CPyDef_encyclopedia___research___sight___Shown_trait_vtable_setup();
    if (unlikely(cpy_r_r211 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 42, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL90;
    }
    cpy_r_r212 = CPyDef_encyclopedia___research___sight___Shown_coroutine_setup(cpy_r_r210);
    if (unlikely(cpy_r_r212 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 42, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL90;
    }
    cpy_r_r213 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r214 = CPyStatics[1022]; /* 'phases' */
    cpy_r_r215 = CPyStatics[640]; /* 'round_tokens' */
    cpy_r_r216 = CPyStatics[599]; /* 'dice' */
    cpy_r_r217 = CPyStatics[1023]; /* 'values' */
    cpy_r_r218 = CPyStatics[1024]; /* 'places' */
    cpy_r_r219 = CPyStatics[1025]; /* 'first_slot' */
    cpy_r_r220 = CPyStatics[987]; /* 'hand' */
    cpy_r_r221 = CPyStatics[701]; /* 'colours' */
    cpy_r_r222 = CPyStatics[623]; /* 'experts' */
    cpy_r_r223 = CPyStatics[622]; /* 'animals' */
    cpy_r_r224 = CPyStatics[1026]; /* 'locations' */
    cpy_r_r225 = CPyStatics[1027]; /* 'targets' */
    cpy_r_r226 = CPyStatics[592]; /* 'types' */
    cpy_r_r227 = CPyStatics[596]; /* 'categories' */
    cpy_r_r228 = CPyStatics[646]; /* 'behaviours' */
    cpy_r_r229 = CPyStatics[656]; /* 'scorings' */
    cpy_r_r230 = CPyStatics[591]; /* 'continents' */
    cpy_r_r231 = PyTuple_Pack(17, cpy_r_r214, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 42, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL90;
    }
    cpy_r_r232 = PyObject_SetAttr(cpy_r_r210, cpy_r_r213, cpy_r_r231);
    CPy_DECREF(cpy_r_r231);
    cpy_r_r233 = cpy_r_r232 >= 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 42, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL90;
    }
    CPyType_encyclopedia___research___sight___Shown = (PyTypeObject *)cpy_r_r210;
    CPy_INCREF(CPyType_encyclopedia___research___sight___Shown);
    cpy_r_r234 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r235 = CPyStatics[1028]; /* 'Shown' */
    cpy_r_r236 = PyDict_SetItem(cpy_r_r234, cpy_r_r235, cpy_r_r210);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 42, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL90;
    }
    cpy_r_r238 = CPy_InitSubclass(cpy_r_r210);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 42, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r239 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r240 = CPyStatics[772]; /* 'shown' */
    cpy_r_r241 = CPyDict_GetItem(cpy_r_r239, cpy_r_r240);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 65, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r242 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r243 = CPyStatics[126]; /* 'cache' */
    cpy_r_r244 = CPyDict_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 65, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL91;
    }
    PyObject *cpy_r_r245[1] = {cpy_r_r241};
    cpy_r_r246 = (PyObject **)&cpy_r_r245;
    cpy_r_r247 = PyObject_Vectorcall(cpy_r_r244, cpy_r_r246, 1, 0);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 65, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL91;
    }
    CPy_DECREF(cpy_r_r241);
    cpy_r_r248 = CPyStatic_encyclopedia___research___sight___globals;
    cpy_r_r249 = CPyStatics[772]; /* 'shown' */
    cpy_r_r250 = PyDict_SetItem(cpy_r_r248, cpy_r_r249, cpy_r_r247);
    CPy_DECREF(cpy_r_r247);
    cpy_r_r251 = cpy_r_r250 >= 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/research/sight.py", "<module>", 65, CPyStatic_encyclopedia___research___sight___globals);
        goto CPyL82;
    }
    return 1;
CPyL82: ;
    cpy_r_r252 = 2;
    return cpy_r_r252;
CPyL83: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL84: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL85: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL86: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL87: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL88: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL55;
CPyL89: ;
    CPy_DECREF(cpy_r_r174);
    goto CPyL63;
CPyL90: ;
    CPy_DecRef(cpy_r_r210);
    goto CPyL82;
CPyL91: ;
    CPy_DecRef(cpy_r_r241);
    goto CPyL82;
}

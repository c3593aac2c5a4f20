#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___seams___Seams_traverse(serai___games___scholars___seams___SeamsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_part);
    Py_VISIT(self->_wild_verbs);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___Seams_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___SeamsObject *self = (serai___games___scholars___seams___SeamsObject *)cpy_r_self;
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_wild_verbs);
    return 0;
}

static int32_t CPyDef_scholars___seams___Seams_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___SeamsObject *self = (serai___games___scholars___seams___SeamsObject *)cpy_r_self;
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_wild_verbs);
    return 0;
}

static void
scholars___seams___Seams_dealloc(serai___games___scholars___seams___SeamsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___seams___Seams_dealloc)
    CPyDef_scholars___seams___Seams_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__Seams_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___Seams(void);

static PyObject *
scholars___seams___Seams_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___Seams) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__Seams_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___Seams_vtable[49];
static bool
CPyDef_scholars___seams___Seams_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___Seams_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___Seams___add_verbs,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___read,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___effects,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___add_options,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___components,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___lay_out,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___mixed,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___counts_as,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___worker_obstacle,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___steps,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___step,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___needs_colour,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___value_bonus,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___travelled,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___translate_obstacle,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___translate,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___card_effect_used,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___came_to_hand,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___can_replace_die,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___replace_die,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___interacted,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___delivered,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___translated,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___reached,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___cards_may_leave,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___actions_end,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___turn_ends,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___aside,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___tuck_aside,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___tuck_cost,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___tucked,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___caliph_revealed,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___before_end,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___score,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___points,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___promise,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___prospect,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___worth,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___wealth,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___own_card,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___marker_returned,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___see,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___look,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___redeal,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___words,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___settle,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___faults,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___holdings,
        (CPyVTableItem)CPyDef_scholars___seams___Seams_____mypyc_defaults_setup,
    };
    memcpy(scholars___seams___Seams_vtable, scholars___seams___Seams_vtable_scratch, sizeof(scholars___seams___Seams_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___Seams_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___seams___Seams_get_part(serai___games___scholars___seams___SeamsObject *self, void *closure);
static int
scholars___seams___Seams_set_part(serai___games___scholars___seams___SeamsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___seams___Seams_get_wild_verbs(serai___games___scholars___seams___SeamsObject *self, void *closure);
static int
scholars___seams___Seams_set_wild_verbs(serai___games___scholars___seams___SeamsObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___seams___Seams_getseters[] = {
    {"part",
     (getter)scholars___seams___Seams_get_part, (setter)scholars___seams___Seams_set_part,
     NULL, NULL},
    {"wild_verbs",
     (getter)scholars___seams___Seams_get_wild_verbs, (setter)scholars___seams___Seams_set_wild_verbs,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___seams___Seams_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__Seams_setup, METH_O, NULL},
    {"add_verbs",
     (PyCFunction)CPyPy_scholars___seams___Seams___add_verbs,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add_verbs($self, verbs, words)\n--\n\n")},
    {"read",
     (PyCFunction)CPyPy_scholars___seams___Seams___read,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("read($self, book, content)\n--\n\n")},
    {"effects",
     (PyCFunction)CPyPy_scholars___seams___Seams___effects,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("effects($self)\n--\n\n")},
    {"add_options",
     (PyCFunction)CPyPy_scholars___seams___Seams___add_options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add_options($self, book)\n--\n\n")},
    {"components",
     (PyCFunction)CPyPy_scholars___seams___Seams___components,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("components($self, book)\n--\n\n")},
    {"lay_out",
     (PyCFunction)CPyPy_scholars___seams___Seams___lay_out,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lay_out($self, t)\n--\n\n")},
    {"mixed",
     (PyCFunction)CPyPy_scholars___seams___Seams___mixed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("mixed($self, book, one, other)\n--\n\n")},
    {"counts_as",
     (PyCFunction)CPyPy_scholars___seams___Seams___counts_as,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("counts_as($self, t, me, colour, wild)\n--\n\n")},
    {"worker_obstacle",
     (PyCFunction)CPyPy_scholars___seams___Seams___worker_obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("worker_obstacle($self, t, me, place, worker)\n--\n\n")},
    {"steps",
     (PyCFunction)CPyPy_scholars___seams___Seams___steps,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("steps($self, t, me)\n--\n\n")},
    {"step",
     (PyCFunction)CPyPy_scholars___seams___Seams___step,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("step($self, t, me, chosen)\n--\n\n")},
    {"needs_colour",
     (PyCFunction)CPyPy_scholars___seams___Seams___needs_colour,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("needs_colour($self, t, me, action, colours)\n--\n\n")},
    {"value_bonus",
     (PyCFunction)CPyPy_scholars___seams___Seams___value_bonus,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("value_bonus($self, t, me, action, colour)\n--\n\n")},
    {"travelled",
     (PyCFunction)CPyPy_scholars___seams___Seams___travelled,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("travelled($self, t, me, start, steps)\n--\n\n")},
    {"translate_obstacle",
     (PyCFunction)CPyPy_scholars___seams___Seams___translate_obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translate_obstacle($self, t, me, colour, value)\n--\n\n")},
    {"translate",
     (PyCFunction)CPyPy_scholars___seams___Seams___translate,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translate($self, t, me)\n--\n\n")},
    {"card_effect_used",
     (PyCFunction)CPyPy_scholars___seams___Seams___card_effect_used,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("card_effect_used($self, t, me)\n--\n\n")},
    {"came_to_hand",
     (PyCFunction)CPyPy_scholars___seams___Seams___came_to_hand,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("came_to_hand($self, t, me, die)\n--\n\n")},
    {"can_replace_die",
     (PyCFunction)CPyPy_scholars___seams___Seams___can_replace_die,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("can_replace_die($self, t, me, colours)\n--\n\n")},
    {"replace_die",
     (PyCFunction)CPyPy_scholars___seams___Seams___replace_die,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("replace_die($self, t, me, colours, to_hand)\n--\n\n")},
    {"interacted",
     (PyCFunction)CPyPy_scholars___seams___Seams___interacted,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("interacted($self, t, me, translator)\n--\n\n")},
    {"delivered",
     (PyCFunction)CPyPy_scholars___seams___Seams___delivered,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("delivered($self, t, me, guild)\n--\n\n")},
    {"translated",
     (PyCFunction)CPyPy_scholars___seams___Seams___translated,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translated($self, t, me, guild)\n--\n\n")},
    {"reached",
     (PyCFunction)CPyPy_scholars___seams___Seams___reached,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reached($self, t, me, track, level)\n--\n\n")},
    {"cards_may_leave",
     (PyCFunction)CPyPy_scholars___seams___Seams___cards_may_leave,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cards_may_leave($self, t)\n--\n\n")},
    {"actions_end",
     (PyCFunction)CPyPy_scholars___seams___Seams___actions_end,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("actions_end($self, t)\n--\n\n")},
    {"turn_ends",
     (PyCFunction)CPyPy_scholars___seams___Seams___turn_ends,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turn_ends($self, t)\n--\n\n")},
    {"aside",
     (PyCFunction)CPyPy_scholars___seams___Seams___aside,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("aside($self, t, me)\n--\n\n")},
    {"tuck_aside",
     (PyCFunction)CPyPy_scholars___seams___Seams___tuck_aside,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tuck_aside($self, t, me, chosen)\n--\n\n")},
    {"tuck_cost",
     (PyCFunction)CPyPy_scholars___seams___Seams___tuck_cost,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tuck_cost($self, t, me, place)\n--\n\n")},
    {"tucked",
     (PyCFunction)CPyPy_scholars___seams___Seams___tucked,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tucked($self, t, me, place)\n--\n\n")},
    {"caliph_revealed",
     (PyCFunction)CPyPy_scholars___seams___Seams___caliph_revealed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("caliph_revealed($self, t, space)\n--\n\n")},
    {"before_end",
     (PyCFunction)CPyPy_scholars___seams___Seams___before_end,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("before_end($self, t)\n--\n\n")},
    {"score",
     (PyCFunction)CPyPy_scholars___seams___Seams___score,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score($self, t, seat)\n--\n\n")},
    {"points",
     (PyCFunction)CPyPy_scholars___seams___Seams___points,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("points($self, t, seat)\n--\n\n")},
    {"promise",
     (PyCFunction)CPyPy_scholars___seams___Seams___promise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("promise($self, t, seat)\n--\n\n")},
    {"prospect",
     (PyCFunction)CPyPy_scholars___seams___Seams___prospect,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("prospect($self, t, me, colour, value)\n--\n\n")},
    {"worth",
     (PyCFunction)CPyPy_scholars___seams___Seams___worth,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("worth($self, verb)\n--\n\n")},
    {"wealth",
     (PyCFunction)CPyPy_scholars___seams___Seams___wealth,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("wealth($self, t, seat)\n--\n\n")},
    {"own_card",
     (PyCFunction)CPyPy_scholars___seams___Seams___own_card,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("own_card($self, t, seat, card)\n--\n\n")},
    {"marker_returned",
     (PyCFunction)CPyPy_scholars___seams___Seams___marker_returned,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("marker_returned($self, t)\n--\n\n")},
    {"see",
     (PyCFunction)CPyPy_scholars___seams___Seams___see,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("see($self, t, view)\n--\n\n")},
    {"look",
     (PyCFunction)CPyPy_scholars___seams___Seams___look,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("look($self, t, me, sheet)\n--\n\n")},
    {"redeal",
     (PyCFunction)CPyPy_scholars___seams___Seams___redeal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal($self, t, chance)\n--\n\n")},
    {"words",
     (PyCFunction)CPyPy_scholars___seams___Seams___words,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("words($self, t)\n--\n\n")},
    {"settle",
     (PyCFunction)CPyPy_scholars___seams___Seams___settle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("settle($self, t, given, waiting)\n--\n\n")},
    {"faults",
     (PyCFunction)CPyPy_scholars___seams___Seams___faults,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("faults($self, t)\n--\n\n")},
    {"holdings",
     (PyCFunction)CPyPy_scholars___seams___Seams___holdings,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holdings($self, t, seat)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___seams___Seams_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___Seams_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Seams",
    .tp_new = scholars___seams___Seams_new,
    .tp_dealloc = (destructor)scholars___seams___Seams_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___Seams_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___Seams_clear,
    .tp_getset = scholars___seams___Seams_getseters,
    .tp_methods = scholars___seams___Seams_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___SeamsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Seams()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___Seams_template = &CPyType_scholars___seams___Seams_template_;

PyObject *CPyDef_scholars___seams_____mypyc__Seams_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___SeamsObject *self;
    self = (serai___games___scholars___seams___SeamsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___Seams_vtable;
    if (CPyDef_scholars___seams___Seams_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___Seams(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__Seams_setup((PyObject *)CPyType_scholars___seams___Seams);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___seams___Seams_get_part(serai___games___scholars___seams___SeamsObject *self, void *closure)
{
    if (unlikely(self->_part == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'part' of 'Seams' undefined");
        return NULL;
    }
    CPy_INCREF(self->_part);
    PyObject *retval = self->_part;
    return retval;
}

static int
scholars___seams___Seams_set_part(serai___games___scholars___seams___SeamsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Seams' object attribute 'part' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_part != NULL) {
        CPy_DECREF(self->_part);
    }
    self->_part = tmp;
    return 0;
}

static PyObject *
scholars___seams___Seams_get_wild_verbs(serai___games___scholars___seams___SeamsObject *self, void *closure)
{
    if (unlikely(self->_wild_verbs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'wild_verbs' of 'Seams' undefined");
        return NULL;
    }
    CPy_INCREF(self->_wild_verbs);
    PyObject *retval = self->_wild_verbs;
    return retval;
}

static int
scholars___seams___Seams_set_wild_verbs(serai___games___scholars___seams___SeamsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Seams' object attribute 'wild_verbs' cannot be deleted");
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
    if (self->_wild_verbs != NULL) {
        CPy_DECREF(self->_wild_verbs);
    }
    self->_wild_verbs = tmp;
    return 0;
}

static int
scholars___seams___ScholarsExpansion_traverse(serai___games___scholars___seams___ScholarsExpansionObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_name);
    if (CPyTagged_CheckLong(self->_rules_changes)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rules_changes));
    }
    Py_VISIT(self->_content);
    Py_VISIT(self->_texts);
    Py_VISIT(self->_guide);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___ScholarsExpansion_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___ScholarsExpansionObject *self = (serai___games___scholars___seams___ScholarsExpansionObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_rules_changes)) {
        CPyTagged __tmp = self->_rules_changes;
        self->_rules_changes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_content);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    return 0;
}

static int32_t CPyDef_scholars___seams___ScholarsExpansion_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___ScholarsExpansionObject *self = (serai___games___scholars___seams___ScholarsExpansionObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_rules_changes)) {
        CPyTagged __tmp = self->_rules_changes;
        self->_rules_changes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_content);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    return 0;
}

static void
scholars___seams___ScholarsExpansion_dealloc(serai___games___scholars___seams___ScholarsExpansionObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___seams___ScholarsExpansion_dealloc)
    CPyDef_scholars___seams___ScholarsExpansion_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__ScholarsExpansion_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___ScholarsExpansion(PyObject *cpy_r_package, CPyTagged cpy_r_rules_changes);

static PyObject *
scholars___seams___ScholarsExpansion_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___ScholarsExpansion) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__ScholarsExpansion_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_expansion___Expansion_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___seams___ScholarsExpansion_vtable[2];
static bool
CPyDef_scholars___seams___ScholarsExpansion_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___ScholarsExpansion_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_expansion___Expansion_____init__,
        (CPyVTableItem)CPyDef_scholars___seams___ScholarsExpansion___join,
    };
    memcpy(scholars___seams___ScholarsExpansion_vtable, scholars___seams___ScholarsExpansion_vtable_scratch, sizeof(scholars___seams___ScholarsExpansion_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___ScholarsExpansion_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef scholars___seams___ScholarsExpansion_getseters[] = {
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___seams___ScholarsExpansion_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__ScholarsExpansion_setup, METH_O, NULL},
    {"join",
     (PyCFunction)CPyPy_scholars___seams___ScholarsExpansion___join,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("join($self, before)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___ScholarsExpansion_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ScholarsExpansion",
    .tp_new = scholars___seams___ScholarsExpansion_new,
    .tp_dealloc = (destructor)scholars___seams___ScholarsExpansion_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___ScholarsExpansion_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___ScholarsExpansion_clear,
    .tp_getset = scholars___seams___ScholarsExpansion_getseters,
    .tp_methods = scholars___seams___ScholarsExpansion_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___ScholarsExpansionObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ScholarsExpansion(package, rules_changes=0)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___ScholarsExpansion_template = &CPyType_scholars___seams___ScholarsExpansion_template_;

PyObject *CPyDef_scholars___seams_____mypyc__ScholarsExpansion_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___ScholarsExpansionObject *self;
    self = (serai___games___scholars___seams___ScholarsExpansionObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___ScholarsExpansion_vtable;
    self->_rules_changes = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___ScholarsExpansion(PyObject *cpy_r_package, CPyTagged cpy_r_rules_changes)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__ScholarsExpansion_setup((PyObject *)CPyType_scholars___seams___ScholarsExpansion);
    if (self == NULL)
        return NULL;
    char res = CPyDef_expansion___Expansion_____init__(self, cpy_r_package, cpy_r_rules_changes);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static int
scholars___seams___travelled_Seams_env_traverse(serai___games___scholars___seams___travelled_Seams_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___travelled_Seams_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___travelled_Seams_envObject *self = (serai___games___scholars___seams___travelled_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_scholars___seams___travelled_Seams_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___travelled_Seams_envObject *self = (serai___games___scholars___seams___travelled_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___seams___travelled_Seams_env_dealloc(serai___games___scholars___seams___travelled_Seams_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___travelled_Seams_env_free_instance == NULL) {
        scholars___seams___travelled_Seams_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___travelled_Seams_env_dealloc)
    CPyDef_scholars___seams___travelled_Seams_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__travelled_Seams_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___travelled_Seams_env(void);

static PyObject *
scholars___seams___travelled_Seams_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___travelled_Seams_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__travelled_Seams_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___travelled_Seams_env_vtable[1];
static bool
CPyDef_scholars___seams___travelled_Seams_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___travelled_Seams_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___seams___travelled_Seams_env_vtable, scholars___seams___travelled_Seams_env_vtable_scratch, sizeof(scholars___seams___travelled_Seams_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___travelled_Seams_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___travelled_Seams_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__travelled_Seams_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___travelled_Seams_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "travelled_Seams_env",
    .tp_new = scholars___seams___travelled_Seams_env_new,
    .tp_dealloc = (destructor)scholars___seams___travelled_Seams_env_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___travelled_Seams_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___travelled_Seams_env_clear,
    .tp_methods = scholars___seams___travelled_Seams_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___travelled_Seams_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("travelled_Seams_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___travelled_Seams_env_template = &CPyType_scholars___seams___travelled_Seams_env_template_;

PyObject *CPyDef_scholars___seams_____mypyc__travelled_Seams_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___travelled_Seams_envObject *self;
    if (scholars___seams___travelled_Seams_env_free_instance != NULL) {
        self = scholars___seams___travelled_Seams_env_free_instance;
        scholars___seams___travelled_Seams_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___travelled_Seams_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___travelled_Seams_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___travelled_Seams_env(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__travelled_Seams_env_setup((PyObject *)CPyType_scholars___seams___travelled_Seams_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___seams___travelled_Seams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___seams___travelled_Seams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods scholars___seams___travelled_Seams_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___seams___travelled_Seams_gen,
};
static int
scholars___seams___travelled_Seams_gen_traverse(serai___games___scholars___seams___travelled_Seams_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___travelled_Seams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___travelled_Seams_genObject *self = (serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___seams___travelled_Seams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___travelled_Seams_genObject *self = (serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0);
    return 0;
}

static void
scholars___seams___travelled_Seams_gen_dealloc(serai___games___scholars___seams___travelled_Seams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___travelled_Seams_gen_free_instance == NULL) {
        scholars___seams___travelled_Seams_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___travelled_Seams_gen_dealloc)
    CPyDef_scholars___seams___travelled_Seams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__travelled_Seams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___travelled_Seams_gen(void);

static PyObject *
scholars___seams___travelled_Seams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___travelled_Seams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__travelled_Seams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___travelled_Seams_gen_vtable[6];
static bool
CPyDef_scholars___seams___travelled_Seams_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___travelled_Seams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___travelled_Seams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___seams___travelled_Seams_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___seams___travelled_Seams_gen___send,
        (CPyVTableItem)CPyDef_scholars___seams___travelled_Seams_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___seams___travelled_Seams_gen___throw,
        (CPyVTableItem)CPyDef_scholars___seams___travelled_Seams_gen___close,
    };
    memcpy(scholars___seams___travelled_Seams_gen_vtable, scholars___seams___travelled_Seams_gen_vtable_scratch, sizeof(scholars___seams___travelled_Seams_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___travelled_Seams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___travelled_Seams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__travelled_Seams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___seams___travelled_Seams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___seams___travelled_Seams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___seams___travelled_Seams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___seams___travelled_Seams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___seams___travelled_Seams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___travelled_Seams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "travelled_Seams_gen",
    .tp_new = scholars___seams___travelled_Seams_gen_new,
    .tp_dealloc = (destructor)scholars___seams___travelled_Seams_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___travelled_Seams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___travelled_Seams_gen_clear,
    .tp_methods = scholars___seams___travelled_Seams_gen_methods,
    .tp_iter = CPyDef_scholars___seams___travelled_Seams_gen_____iter__,
    .tp_iternext = CPyDef_scholars___seams___travelled_Seams_gen_____next__,
    .tp_as_async = &scholars___seams___travelled_Seams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___seams___travelled_Seams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("travelled_Seams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___travelled_Seams_gen_template = &CPyType_scholars___seams___travelled_Seams_gen_template_;

PyObject *CPyDef_scholars___seams_____mypyc__travelled_Seams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___travelled_Seams_genObject *self;
    if (scholars___seams___travelled_Seams_gen_free_instance != NULL) {
        self = scholars___seams___travelled_Seams_gen_free_instance;
        scholars___seams___travelled_Seams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___travelled_Seams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___travelled_Seams_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___travelled_Seams_gen(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__travelled_Seams_gen_setup((PyObject *)CPyType_scholars___seams___travelled_Seams_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___seams___translate_Seams_env_traverse(serai___games___scholars___seams___translate_Seams_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___translate_Seams_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___translate_Seams_envObject *self = (serai___games___scholars___seams___translate_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_scholars___seams___translate_Seams_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___translate_Seams_envObject *self = (serai___games___scholars___seams___translate_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___seams___translate_Seams_env_dealloc(serai___games___scholars___seams___translate_Seams_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___translate_Seams_env_free_instance == NULL) {
        scholars___seams___translate_Seams_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___translate_Seams_env_dealloc)
    CPyDef_scholars___seams___translate_Seams_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__translate_Seams_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___translate_Seams_env(void);

static PyObject *
scholars___seams___translate_Seams_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___translate_Seams_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__translate_Seams_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___translate_Seams_env_vtable[1];
static bool
CPyDef_scholars___seams___translate_Seams_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___translate_Seams_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___seams___translate_Seams_env_vtable, scholars___seams___translate_Seams_env_vtable_scratch, sizeof(scholars___seams___translate_Seams_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___translate_Seams_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___translate_Seams_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__translate_Seams_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___translate_Seams_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "translate_Seams_env",
    .tp_new = scholars___seams___translate_Seams_env_new,
    .tp_dealloc = (destructor)scholars___seams___translate_Seams_env_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___translate_Seams_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___translate_Seams_env_clear,
    .tp_methods = scholars___seams___translate_Seams_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___translate_Seams_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("translate_Seams_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___translate_Seams_env_template = &CPyType_scholars___seams___translate_Seams_env_template_;

PyObject *CPyDef_scholars___seams_____mypyc__translate_Seams_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___translate_Seams_envObject *self;
    if (scholars___seams___translate_Seams_env_free_instance != NULL) {
        self = scholars___seams___translate_Seams_env_free_instance;
        scholars___seams___translate_Seams_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___translate_Seams_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___translate_Seams_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___translate_Seams_env(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__translate_Seams_env_setup((PyObject *)CPyType_scholars___seams___translate_Seams_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___seams___translate_Seams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___seams___translate_Seams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods scholars___seams___translate_Seams_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___seams___translate_Seams_gen,
};
static int
scholars___seams___translate_Seams_gen_traverse(serai___games___scholars___seams___translate_Seams_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___translate_Seams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___translate_Seams_genObject *self = (serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___seams___translate_Seams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___translate_Seams_genObject *self = (serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0);
    return 0;
}

static void
scholars___seams___translate_Seams_gen_dealloc(serai___games___scholars___seams___translate_Seams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___translate_Seams_gen_free_instance == NULL) {
        scholars___seams___translate_Seams_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___translate_Seams_gen_dealloc)
    CPyDef_scholars___seams___translate_Seams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__translate_Seams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___translate_Seams_gen(void);

static PyObject *
scholars___seams___translate_Seams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___translate_Seams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__translate_Seams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___translate_Seams_gen_vtable[6];
static bool
CPyDef_scholars___seams___translate_Seams_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___translate_Seams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___translate_Seams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___seams___translate_Seams_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___seams___translate_Seams_gen___send,
        (CPyVTableItem)CPyDef_scholars___seams___translate_Seams_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___seams___translate_Seams_gen___throw,
        (CPyVTableItem)CPyDef_scholars___seams___translate_Seams_gen___close,
    };
    memcpy(scholars___seams___translate_Seams_gen_vtable, scholars___seams___translate_Seams_gen_vtable_scratch, sizeof(scholars___seams___translate_Seams_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___translate_Seams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___translate_Seams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__translate_Seams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___seams___translate_Seams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___seams___translate_Seams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___seams___translate_Seams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___seams___translate_Seams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___seams___translate_Seams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___translate_Seams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "translate_Seams_gen",
    .tp_new = scholars___seams___translate_Seams_gen_new,
    .tp_dealloc = (destructor)scholars___seams___translate_Seams_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___translate_Seams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___translate_Seams_gen_clear,
    .tp_methods = scholars___seams___translate_Seams_gen_methods,
    .tp_iter = CPyDef_scholars___seams___translate_Seams_gen_____iter__,
    .tp_iternext = CPyDef_scholars___seams___translate_Seams_gen_____next__,
    .tp_as_async = &scholars___seams___translate_Seams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___seams___translate_Seams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("translate_Seams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___translate_Seams_gen_template = &CPyType_scholars___seams___translate_Seams_gen_template_;

PyObject *CPyDef_scholars___seams_____mypyc__translate_Seams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___translate_Seams_genObject *self;
    if (scholars___seams___translate_Seams_gen_free_instance != NULL) {
        self = scholars___seams___translate_Seams_gen_free_instance;
        scholars___seams___translate_Seams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___translate_Seams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___translate_Seams_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___translate_Seams_gen(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__translate_Seams_gen_setup((PyObject *)CPyType_scholars___seams___translate_Seams_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___seams___replace_die_Seams_env_traverse(serai___games___scholars___seams___replace_die_Seams_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___replace_die_Seams_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___replace_die_Seams_envObject *self = (serai___games___scholars___seams___replace_die_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_scholars___seams___replace_die_Seams_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___replace_die_Seams_envObject *self = (serai___games___scholars___seams___replace_die_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___seams___replace_die_Seams_env_dealloc(serai___games___scholars___seams___replace_die_Seams_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___replace_die_Seams_env_free_instance == NULL) {
        scholars___seams___replace_die_Seams_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___replace_die_Seams_env_dealloc)
    CPyDef_scholars___seams___replace_die_Seams_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__replace_die_Seams_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___replace_die_Seams_env(void);

static PyObject *
scholars___seams___replace_die_Seams_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___replace_die_Seams_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__replace_die_Seams_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___replace_die_Seams_env_vtable[1];
static bool
CPyDef_scholars___seams___replace_die_Seams_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___replace_die_Seams_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___seams___replace_die_Seams_env_vtable, scholars___seams___replace_die_Seams_env_vtable_scratch, sizeof(scholars___seams___replace_die_Seams_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___replace_die_Seams_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___replace_die_Seams_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__replace_die_Seams_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___replace_die_Seams_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "replace_die_Seams_env",
    .tp_new = scholars___seams___replace_die_Seams_env_new,
    .tp_dealloc = (destructor)scholars___seams___replace_die_Seams_env_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___replace_die_Seams_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___replace_die_Seams_env_clear,
    .tp_methods = scholars___seams___replace_die_Seams_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___replace_die_Seams_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("replace_die_Seams_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___replace_die_Seams_env_template = &CPyType_scholars___seams___replace_die_Seams_env_template_;

PyObject *CPyDef_scholars___seams_____mypyc__replace_die_Seams_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___replace_die_Seams_envObject *self;
    if (scholars___seams___replace_die_Seams_env_free_instance != NULL) {
        self = scholars___seams___replace_die_Seams_env_free_instance;
        scholars___seams___replace_die_Seams_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___replace_die_Seams_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___replace_die_Seams_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___replace_die_Seams_env(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__replace_die_Seams_env_setup((PyObject *)CPyType_scholars___seams___replace_die_Seams_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___seams___replace_die_Seams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___seams___replace_die_Seams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods scholars___seams___replace_die_Seams_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___seams___replace_die_Seams_gen,
};
static int
scholars___seams___replace_die_Seams_gen_traverse(serai___games___scholars___seams___replace_die_Seams_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_colours);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___replace_die_Seams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___replace_die_Seams_genObject *self = (serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_colours);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___seams___replace_die_Seams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___replace_die_Seams_genObject *self = (serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_colours);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0);
    return 0;
}

static void
scholars___seams___replace_die_Seams_gen_dealloc(serai___games___scholars___seams___replace_die_Seams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___replace_die_Seams_gen_free_instance == NULL) {
        scholars___seams___replace_die_Seams_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_colours);
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_to_hand = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___replace_die_Seams_gen_dealloc)
    CPyDef_scholars___seams___replace_die_Seams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__replace_die_Seams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___replace_die_Seams_gen(void);

static PyObject *
scholars___seams___replace_die_Seams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___replace_die_Seams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__replace_die_Seams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___replace_die_Seams_gen_vtable[6];
static bool
CPyDef_scholars___seams___replace_die_Seams_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___replace_die_Seams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___replace_die_Seams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___seams___replace_die_Seams_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___seams___replace_die_Seams_gen___send,
        (CPyVTableItem)CPyDef_scholars___seams___replace_die_Seams_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___seams___replace_die_Seams_gen___throw,
        (CPyVTableItem)CPyDef_scholars___seams___replace_die_Seams_gen___close,
    };
    memcpy(scholars___seams___replace_die_Seams_gen_vtable, scholars___seams___replace_die_Seams_gen_vtable_scratch, sizeof(scholars___seams___replace_die_Seams_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___replace_die_Seams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___replace_die_Seams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__replace_die_Seams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___seams___replace_die_Seams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___seams___replace_die_Seams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___seams___replace_die_Seams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___seams___replace_die_Seams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___seams___replace_die_Seams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___replace_die_Seams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "replace_die_Seams_gen",
    .tp_new = scholars___seams___replace_die_Seams_gen_new,
    .tp_dealloc = (destructor)scholars___seams___replace_die_Seams_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___replace_die_Seams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___replace_die_Seams_gen_clear,
    .tp_methods = scholars___seams___replace_die_Seams_gen_methods,
    .tp_iter = CPyDef_scholars___seams___replace_die_Seams_gen_____iter__,
    .tp_iternext = CPyDef_scholars___seams___replace_die_Seams_gen_____next__,
    .tp_as_async = &scholars___seams___replace_die_Seams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___seams___replace_die_Seams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("replace_die_Seams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___replace_die_Seams_gen_template = &CPyType_scholars___seams___replace_die_Seams_gen_template_;

PyObject *CPyDef_scholars___seams_____mypyc__replace_die_Seams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___replace_die_Seams_genObject *self;
    if (scholars___seams___replace_die_Seams_gen_free_instance != NULL) {
        self = scholars___seams___replace_die_Seams_gen_free_instance;
        scholars___seams___replace_die_Seams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___replace_die_Seams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___replace_die_Seams_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_to_hand = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___replace_die_Seams_gen(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__replace_die_Seams_gen_setup((PyObject *)CPyType_scholars___seams___replace_die_Seams_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___seams___reached_Seams_env_traverse(serai___games___scholars___seams___reached_Seams_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___reached_Seams_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___reached_Seams_envObject *self = (serai___games___scholars___seams___reached_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_scholars___seams___reached_Seams_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___reached_Seams_envObject *self = (serai___games___scholars___seams___reached_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___seams___reached_Seams_env_dealloc(serai___games___scholars___seams___reached_Seams_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___reached_Seams_env_free_instance == NULL) {
        scholars___seams___reached_Seams_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___reached_Seams_env_dealloc)
    CPyDef_scholars___seams___reached_Seams_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__reached_Seams_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___reached_Seams_env(void);

static PyObject *
scholars___seams___reached_Seams_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___reached_Seams_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__reached_Seams_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___reached_Seams_env_vtable[1];
static bool
CPyDef_scholars___seams___reached_Seams_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___reached_Seams_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___seams___reached_Seams_env_vtable, scholars___seams___reached_Seams_env_vtable_scratch, sizeof(scholars___seams___reached_Seams_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___reached_Seams_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___reached_Seams_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__reached_Seams_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___reached_Seams_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "reached_Seams_env",
    .tp_new = scholars___seams___reached_Seams_env_new,
    .tp_dealloc = (destructor)scholars___seams___reached_Seams_env_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___reached_Seams_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___reached_Seams_env_clear,
    .tp_methods = scholars___seams___reached_Seams_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___reached_Seams_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("reached_Seams_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___reached_Seams_env_template = &CPyType_scholars___seams___reached_Seams_env_template_;

PyObject *CPyDef_scholars___seams_____mypyc__reached_Seams_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___reached_Seams_envObject *self;
    if (scholars___seams___reached_Seams_env_free_instance != NULL) {
        self = scholars___seams___reached_Seams_env_free_instance;
        scholars___seams___reached_Seams_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___reached_Seams_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___reached_Seams_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___reached_Seams_env(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__reached_Seams_env_setup((PyObject *)CPyType_scholars___seams___reached_Seams_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___seams___reached_Seams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___seams___reached_Seams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods scholars___seams___reached_Seams_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___seams___reached_Seams_gen,
};
static int
scholars___seams___reached_Seams_gen_traverse(serai___games___scholars___seams___reached_Seams_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___reached_Seams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___reached_Seams_genObject *self = (serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___seams___reached_Seams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___reached_Seams_genObject *self = (serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0);
    return 0;
}

static void
scholars___seams___reached_Seams_gen_dealloc(serai___games___scholars___seams___reached_Seams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___reached_Seams_gen_free_instance == NULL) {
        scholars___seams___reached_Seams_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___reached_Seams_gen_dealloc)
    CPyDef_scholars___seams___reached_Seams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__reached_Seams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___reached_Seams_gen(void);

static PyObject *
scholars___seams___reached_Seams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___reached_Seams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__reached_Seams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___reached_Seams_gen_vtable[6];
static bool
CPyDef_scholars___seams___reached_Seams_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___reached_Seams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___reached_Seams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___seams___reached_Seams_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___seams___reached_Seams_gen___send,
        (CPyVTableItem)CPyDef_scholars___seams___reached_Seams_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___seams___reached_Seams_gen___throw,
        (CPyVTableItem)CPyDef_scholars___seams___reached_Seams_gen___close,
    };
    memcpy(scholars___seams___reached_Seams_gen_vtable, scholars___seams___reached_Seams_gen_vtable_scratch, sizeof(scholars___seams___reached_Seams_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___reached_Seams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___reached_Seams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__reached_Seams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___seams___reached_Seams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___seams___reached_Seams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___seams___reached_Seams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___seams___reached_Seams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___seams___reached_Seams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___reached_Seams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "reached_Seams_gen",
    .tp_new = scholars___seams___reached_Seams_gen_new,
    .tp_dealloc = (destructor)scholars___seams___reached_Seams_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___reached_Seams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___reached_Seams_gen_clear,
    .tp_methods = scholars___seams___reached_Seams_gen_methods,
    .tp_iter = CPyDef_scholars___seams___reached_Seams_gen_____iter__,
    .tp_iternext = CPyDef_scholars___seams___reached_Seams_gen_____next__,
    .tp_as_async = &scholars___seams___reached_Seams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___seams___reached_Seams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("reached_Seams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___reached_Seams_gen_template = &CPyType_scholars___seams___reached_Seams_gen_template_;

PyObject *CPyDef_scholars___seams_____mypyc__reached_Seams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___reached_Seams_genObject *self;
    if (scholars___seams___reached_Seams_gen_free_instance != NULL) {
        self = scholars___seams___reached_Seams_gen_free_instance;
        scholars___seams___reached_Seams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___reached_Seams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___reached_Seams_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___reached_Seams_gen(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__reached_Seams_gen_setup((PyObject *)CPyType_scholars___seams___reached_Seams_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___seams___cards_may_leave_Seams_env_traverse(serai___games___scholars___seams___cards_may_leave_Seams_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___cards_may_leave_Seams_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___cards_may_leave_Seams_envObject *self = (serai___games___scholars___seams___cards_may_leave_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_scholars___seams___cards_may_leave_Seams_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___cards_may_leave_Seams_envObject *self = (serai___games___scholars___seams___cards_may_leave_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___seams___cards_may_leave_Seams_env_dealloc(serai___games___scholars___seams___cards_may_leave_Seams_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___cards_may_leave_Seams_env_free_instance == NULL) {
        scholars___seams___cards_may_leave_Seams_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___cards_may_leave_Seams_env_dealloc)
    CPyDef_scholars___seams___cards_may_leave_Seams_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_env(void);

static PyObject *
scholars___seams___cards_may_leave_Seams_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___cards_may_leave_Seams_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___cards_may_leave_Seams_env_vtable[1];
static bool
CPyDef_scholars___seams___cards_may_leave_Seams_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___cards_may_leave_Seams_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___seams___cards_may_leave_Seams_env_vtable, scholars___seams___cards_may_leave_Seams_env_vtable_scratch, sizeof(scholars___seams___cards_may_leave_Seams_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___cards_may_leave_Seams_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___cards_may_leave_Seams_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___cards_may_leave_Seams_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "cards_may_leave_Seams_env",
    .tp_new = scholars___seams___cards_may_leave_Seams_env_new,
    .tp_dealloc = (destructor)scholars___seams___cards_may_leave_Seams_env_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___cards_may_leave_Seams_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___cards_may_leave_Seams_env_clear,
    .tp_methods = scholars___seams___cards_may_leave_Seams_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___cards_may_leave_Seams_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("cards_may_leave_Seams_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___cards_may_leave_Seams_env_template = &CPyType_scholars___seams___cards_may_leave_Seams_env_template_;

PyObject *CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___cards_may_leave_Seams_envObject *self;
    if (scholars___seams___cards_may_leave_Seams_env_free_instance != NULL) {
        self = scholars___seams___cards_may_leave_Seams_env_free_instance;
        scholars___seams___cards_may_leave_Seams_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___cards_may_leave_Seams_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___cards_may_leave_Seams_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_env(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_env_setup((PyObject *)CPyType_scholars___seams___cards_may_leave_Seams_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___seams___cards_may_leave_Seams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___seams___cards_may_leave_Seams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods scholars___seams___cards_may_leave_Seams_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___seams___cards_may_leave_Seams_gen,
};
static int
scholars___seams___cards_may_leave_Seams_gen_traverse(serai___games___scholars___seams___cards_may_leave_Seams_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___cards_may_leave_Seams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___cards_may_leave_Seams_genObject *self = (serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___seams___cards_may_leave_Seams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___cards_may_leave_Seams_genObject *self = (serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0);
    return 0;
}

static void
scholars___seams___cards_may_leave_Seams_gen_dealloc(serai___games___scholars___seams___cards_may_leave_Seams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___cards_may_leave_Seams_gen_free_instance == NULL) {
        scholars___seams___cards_may_leave_Seams_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___cards_may_leave_Seams_gen_dealloc)
    CPyDef_scholars___seams___cards_may_leave_Seams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_gen(void);

static PyObject *
scholars___seams___cards_may_leave_Seams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___cards_may_leave_Seams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___cards_may_leave_Seams_gen_vtable[6];
static bool
CPyDef_scholars___seams___cards_may_leave_Seams_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___cards_may_leave_Seams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___cards_may_leave_Seams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___seams___cards_may_leave_Seams_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___seams___cards_may_leave_Seams_gen___send,
        (CPyVTableItem)CPyDef_scholars___seams___cards_may_leave_Seams_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___seams___cards_may_leave_Seams_gen___throw,
        (CPyVTableItem)CPyDef_scholars___seams___cards_may_leave_Seams_gen___close,
    };
    memcpy(scholars___seams___cards_may_leave_Seams_gen_vtable, scholars___seams___cards_may_leave_Seams_gen_vtable_scratch, sizeof(scholars___seams___cards_may_leave_Seams_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___cards_may_leave_Seams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___cards_may_leave_Seams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___seams___cards_may_leave_Seams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___seams___cards_may_leave_Seams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___seams___cards_may_leave_Seams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___seams___cards_may_leave_Seams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___seams___cards_may_leave_Seams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___cards_may_leave_Seams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "cards_may_leave_Seams_gen",
    .tp_new = scholars___seams___cards_may_leave_Seams_gen_new,
    .tp_dealloc = (destructor)scholars___seams___cards_may_leave_Seams_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___cards_may_leave_Seams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___cards_may_leave_Seams_gen_clear,
    .tp_methods = scholars___seams___cards_may_leave_Seams_gen_methods,
    .tp_iter = CPyDef_scholars___seams___cards_may_leave_Seams_gen_____iter__,
    .tp_iternext = CPyDef_scholars___seams___cards_may_leave_Seams_gen_____next__,
    .tp_as_async = &scholars___seams___cards_may_leave_Seams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___seams___cards_may_leave_Seams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("cards_may_leave_Seams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___cards_may_leave_Seams_gen_template = &CPyType_scholars___seams___cards_may_leave_Seams_gen_template_;

PyObject *CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___cards_may_leave_Seams_genObject *self;
    if (scholars___seams___cards_may_leave_Seams_gen_free_instance != NULL) {
        self = scholars___seams___cards_may_leave_Seams_gen_free_instance;
        scholars___seams___cards_may_leave_Seams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___cards_may_leave_Seams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___cards_may_leave_Seams_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_gen(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__cards_may_leave_Seams_gen_setup((PyObject *)CPyType_scholars___seams___cards_may_leave_Seams_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___seams___tucked_Seams_env_traverse(serai___games___scholars___seams___tucked_Seams_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___tucked_Seams_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___tucked_Seams_envObject *self = (serai___games___scholars___seams___tucked_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_scholars___seams___tucked_Seams_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___tucked_Seams_envObject *self = (serai___games___scholars___seams___tucked_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___seams___tucked_Seams_env_dealloc(serai___games___scholars___seams___tucked_Seams_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___tucked_Seams_env_free_instance == NULL) {
        scholars___seams___tucked_Seams_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___tucked_Seams_env_dealloc)
    CPyDef_scholars___seams___tucked_Seams_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__tucked_Seams_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___tucked_Seams_env(void);

static PyObject *
scholars___seams___tucked_Seams_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___tucked_Seams_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__tucked_Seams_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___tucked_Seams_env_vtable[1];
static bool
CPyDef_scholars___seams___tucked_Seams_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___tucked_Seams_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___seams___tucked_Seams_env_vtable, scholars___seams___tucked_Seams_env_vtable_scratch, sizeof(scholars___seams___tucked_Seams_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___tucked_Seams_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___tucked_Seams_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__tucked_Seams_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___tucked_Seams_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "tucked_Seams_env",
    .tp_new = scholars___seams___tucked_Seams_env_new,
    .tp_dealloc = (destructor)scholars___seams___tucked_Seams_env_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___tucked_Seams_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___tucked_Seams_env_clear,
    .tp_methods = scholars___seams___tucked_Seams_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___tucked_Seams_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("tucked_Seams_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___tucked_Seams_env_template = &CPyType_scholars___seams___tucked_Seams_env_template_;

PyObject *CPyDef_scholars___seams_____mypyc__tucked_Seams_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___tucked_Seams_envObject *self;
    if (scholars___seams___tucked_Seams_env_free_instance != NULL) {
        self = scholars___seams___tucked_Seams_env_free_instance;
        scholars___seams___tucked_Seams_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___tucked_Seams_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___tucked_Seams_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___tucked_Seams_env(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__tucked_Seams_env_setup((PyObject *)CPyType_scholars___seams___tucked_Seams_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___seams___tucked_Seams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___seams___tucked_Seams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods scholars___seams___tucked_Seams_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___seams___tucked_Seams_gen,
};
static int
scholars___seams___tucked_Seams_gen_traverse(serai___games___scholars___seams___tucked_Seams_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___tucked_Seams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___tucked_Seams_genObject *self = (serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___seams___tucked_Seams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___tucked_Seams_genObject *self = (serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0);
    return 0;
}

static void
scholars___seams___tucked_Seams_gen_dealloc(serai___games___scholars___seams___tucked_Seams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___tucked_Seams_gen_free_instance == NULL) {
        scholars___seams___tucked_Seams_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___tucked_Seams_gen_dealloc)
    CPyDef_scholars___seams___tucked_Seams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__tucked_Seams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___tucked_Seams_gen(void);

static PyObject *
scholars___seams___tucked_Seams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___tucked_Seams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__tucked_Seams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___tucked_Seams_gen_vtable[6];
static bool
CPyDef_scholars___seams___tucked_Seams_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___tucked_Seams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___tucked_Seams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___seams___tucked_Seams_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___seams___tucked_Seams_gen___send,
        (CPyVTableItem)CPyDef_scholars___seams___tucked_Seams_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___seams___tucked_Seams_gen___throw,
        (CPyVTableItem)CPyDef_scholars___seams___tucked_Seams_gen___close,
    };
    memcpy(scholars___seams___tucked_Seams_gen_vtable, scholars___seams___tucked_Seams_gen_vtable_scratch, sizeof(scholars___seams___tucked_Seams_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___tucked_Seams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___tucked_Seams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__tucked_Seams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___seams___tucked_Seams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___seams___tucked_Seams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___seams___tucked_Seams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___seams___tucked_Seams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___seams___tucked_Seams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___tucked_Seams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "tucked_Seams_gen",
    .tp_new = scholars___seams___tucked_Seams_gen_new,
    .tp_dealloc = (destructor)scholars___seams___tucked_Seams_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___tucked_Seams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___tucked_Seams_gen_clear,
    .tp_methods = scholars___seams___tucked_Seams_gen_methods,
    .tp_iter = CPyDef_scholars___seams___tucked_Seams_gen_____iter__,
    .tp_iternext = CPyDef_scholars___seams___tucked_Seams_gen_____next__,
    .tp_as_async = &scholars___seams___tucked_Seams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___seams___tucked_Seams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("tucked_Seams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___tucked_Seams_gen_template = &CPyType_scholars___seams___tucked_Seams_gen_template_;

PyObject *CPyDef_scholars___seams_____mypyc__tucked_Seams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___tucked_Seams_genObject *self;
    if (scholars___seams___tucked_Seams_gen_free_instance != NULL) {
        self = scholars___seams___tucked_Seams_gen_free_instance;
        scholars___seams___tucked_Seams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___tucked_Seams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___tucked_Seams_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___tucked_Seams_gen(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__tucked_Seams_gen_setup((PyObject *)CPyType_scholars___seams___tucked_Seams_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___seams___caliph_revealed_Seams_env_traverse(serai___games___scholars___seams___caliph_revealed_Seams_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___caliph_revealed_Seams_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___caliph_revealed_Seams_envObject *self = (serai___games___scholars___seams___caliph_revealed_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_scholars___seams___caliph_revealed_Seams_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___caliph_revealed_Seams_envObject *self = (serai___games___scholars___seams___caliph_revealed_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___seams___caliph_revealed_Seams_env_dealloc(serai___games___scholars___seams___caliph_revealed_Seams_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___caliph_revealed_Seams_env_free_instance == NULL) {
        scholars___seams___caliph_revealed_Seams_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___caliph_revealed_Seams_env_dealloc)
    CPyDef_scholars___seams___caliph_revealed_Seams_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_env(void);

static PyObject *
scholars___seams___caliph_revealed_Seams_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___caliph_revealed_Seams_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___caliph_revealed_Seams_env_vtable[1];
static bool
CPyDef_scholars___seams___caliph_revealed_Seams_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___caliph_revealed_Seams_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___seams___caliph_revealed_Seams_env_vtable, scholars___seams___caliph_revealed_Seams_env_vtable_scratch, sizeof(scholars___seams___caliph_revealed_Seams_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___caliph_revealed_Seams_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___caliph_revealed_Seams_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___caliph_revealed_Seams_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "caliph_revealed_Seams_env",
    .tp_new = scholars___seams___caliph_revealed_Seams_env_new,
    .tp_dealloc = (destructor)scholars___seams___caliph_revealed_Seams_env_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___caliph_revealed_Seams_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___caliph_revealed_Seams_env_clear,
    .tp_methods = scholars___seams___caliph_revealed_Seams_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___caliph_revealed_Seams_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("caliph_revealed_Seams_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___caliph_revealed_Seams_env_template = &CPyType_scholars___seams___caliph_revealed_Seams_env_template_;

PyObject *CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___caliph_revealed_Seams_envObject *self;
    if (scholars___seams___caliph_revealed_Seams_env_free_instance != NULL) {
        self = scholars___seams___caliph_revealed_Seams_env_free_instance;
        scholars___seams___caliph_revealed_Seams_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___caliph_revealed_Seams_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___caliph_revealed_Seams_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_env(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_env_setup((PyObject *)CPyType_scholars___seams___caliph_revealed_Seams_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___seams___caliph_revealed_Seams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___seams___caliph_revealed_Seams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods scholars___seams___caliph_revealed_Seams_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___seams___caliph_revealed_Seams_gen,
};
static int
scholars___seams___caliph_revealed_Seams_gen_traverse(serai___games___scholars___seams___caliph_revealed_Seams_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___caliph_revealed_Seams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___caliph_revealed_Seams_genObject *self = (serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___seams___caliph_revealed_Seams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___caliph_revealed_Seams_genObject *self = (serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0);
    return 0;
}

static void
scholars___seams___caliph_revealed_Seams_gen_dealloc(serai___games___scholars___seams___caliph_revealed_Seams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___caliph_revealed_Seams_gen_free_instance == NULL) {
        scholars___seams___caliph_revealed_Seams_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___caliph_revealed_Seams_gen_dealloc)
    CPyDef_scholars___seams___caliph_revealed_Seams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_gen(void);

static PyObject *
scholars___seams___caliph_revealed_Seams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___caliph_revealed_Seams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___caliph_revealed_Seams_gen_vtable[6];
static bool
CPyDef_scholars___seams___caliph_revealed_Seams_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___caliph_revealed_Seams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___caliph_revealed_Seams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___seams___caliph_revealed_Seams_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___seams___caliph_revealed_Seams_gen___send,
        (CPyVTableItem)CPyDef_scholars___seams___caliph_revealed_Seams_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___seams___caliph_revealed_Seams_gen___throw,
        (CPyVTableItem)CPyDef_scholars___seams___caliph_revealed_Seams_gen___close,
    };
    memcpy(scholars___seams___caliph_revealed_Seams_gen_vtable, scholars___seams___caliph_revealed_Seams_gen_vtable_scratch, sizeof(scholars___seams___caliph_revealed_Seams_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___caliph_revealed_Seams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___caliph_revealed_Seams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___seams___caliph_revealed_Seams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___seams___caliph_revealed_Seams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___seams___caliph_revealed_Seams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___seams___caliph_revealed_Seams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___seams___caliph_revealed_Seams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___caliph_revealed_Seams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "caliph_revealed_Seams_gen",
    .tp_new = scholars___seams___caliph_revealed_Seams_gen_new,
    .tp_dealloc = (destructor)scholars___seams___caliph_revealed_Seams_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___caliph_revealed_Seams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___caliph_revealed_Seams_gen_clear,
    .tp_methods = scholars___seams___caliph_revealed_Seams_gen_methods,
    .tp_iter = CPyDef_scholars___seams___caliph_revealed_Seams_gen_____iter__,
    .tp_iternext = CPyDef_scholars___seams___caliph_revealed_Seams_gen_____next__,
    .tp_as_async = &scholars___seams___caliph_revealed_Seams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___seams___caliph_revealed_Seams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("caliph_revealed_Seams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___caliph_revealed_Seams_gen_template = &CPyType_scholars___seams___caliph_revealed_Seams_gen_template_;

PyObject *CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___caliph_revealed_Seams_genObject *self;
    if (scholars___seams___caliph_revealed_Seams_gen_free_instance != NULL) {
        self = scholars___seams___caliph_revealed_Seams_gen_free_instance;
        scholars___seams___caliph_revealed_Seams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___caliph_revealed_Seams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___caliph_revealed_Seams_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_gen(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__caliph_revealed_Seams_gen_setup((PyObject *)CPyType_scholars___seams___caliph_revealed_Seams_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
scholars___seams___before_end_Seams_env_traverse(serai___games___scholars___seams___before_end_Seams_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___before_end_Seams_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___before_end_Seams_envObject *self = (serai___games___scholars___seams___before_end_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_scholars___seams___before_end_Seams_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___before_end_Seams_envObject *self = (serai___games___scholars___seams___before_end_Seams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
scholars___seams___before_end_Seams_env_dealloc(serai___games___scholars___seams___before_end_Seams_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___before_end_Seams_env_free_instance == NULL) {
        scholars___seams___before_end_Seams_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___before_end_Seams_env_dealloc)
    CPyDef_scholars___seams___before_end_Seams_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__before_end_Seams_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___before_end_Seams_env(void);

static PyObject *
scholars___seams___before_end_Seams_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___before_end_Seams_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__before_end_Seams_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___before_end_Seams_env_vtable[1];
static bool
CPyDef_scholars___seams___before_end_Seams_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___before_end_Seams_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___seams___before_end_Seams_env_vtable, scholars___seams___before_end_Seams_env_vtable_scratch, sizeof(scholars___seams___before_end_Seams_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___before_end_Seams_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___before_end_Seams_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__before_end_Seams_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___before_end_Seams_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "before_end_Seams_env",
    .tp_new = scholars___seams___before_end_Seams_env_new,
    .tp_dealloc = (destructor)scholars___seams___before_end_Seams_env_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___before_end_Seams_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___before_end_Seams_env_clear,
    .tp_methods = scholars___seams___before_end_Seams_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___seams___before_end_Seams_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("before_end_Seams_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___before_end_Seams_env_template = &CPyType_scholars___seams___before_end_Seams_env_template_;

PyObject *CPyDef_scholars___seams_____mypyc__before_end_Seams_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___before_end_Seams_envObject *self;
    if (scholars___seams___before_end_Seams_env_free_instance != NULL) {
        self = scholars___seams___before_end_Seams_env_free_instance;
        scholars___seams___before_end_Seams_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___before_end_Seams_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___before_end_Seams_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___before_end_Seams_env(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__before_end_Seams_env_setup((PyObject *)CPyType_scholars___seams___before_end_Seams_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___seams___before_end_Seams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___seams___before_end_Seams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods scholars___seams___before_end_Seams_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___seams___before_end_Seams_gen,
};
static int
scholars___seams___before_end_Seams_gen_traverse(serai___games___scholars___seams___before_end_Seams_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___seams___before_end_Seams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___before_end_Seams_genObject *self = (serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___seams___before_end_Seams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___seams___before_end_Seams_genObject *self = (serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0);
    return 0;
}

static void
scholars___seams___before_end_Seams_gen_dealloc(serai___games___scholars___seams___before_end_Seams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___seams___before_end_Seams_gen_free_instance == NULL) {
        scholars___seams___before_end_Seams_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___seams___before_end_Seams_gen_dealloc)
    CPyDef_scholars___seams___before_end_Seams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___seams_____mypyc__before_end_Seams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___seams___before_end_Seams_gen(void);

static PyObject *
scholars___seams___before_end_Seams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___seams___before_end_Seams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___seams_____mypyc__before_end_Seams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___seams___before_end_Seams_gen_vtable[6];
static bool
CPyDef_scholars___seams___before_end_Seams_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___seams___before_end_Seams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___before_end_Seams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___seams___before_end_Seams_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___seams___before_end_Seams_gen___send,
        (CPyVTableItem)CPyDef_scholars___seams___before_end_Seams_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___seams___before_end_Seams_gen___throw,
        (CPyVTableItem)CPyDef_scholars___seams___before_end_Seams_gen___close,
    };
    memcpy(scholars___seams___before_end_Seams_gen_vtable, scholars___seams___before_end_Seams_gen_vtable_scratch, sizeof(scholars___seams___before_end_Seams_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___seams___before_end_Seams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___seams___before_end_Seams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___seams_____mypyc__before_end_Seams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___seams___before_end_Seams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___seams___before_end_Seams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___seams___before_end_Seams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___seams___before_end_Seams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___seams___before_end_Seams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___seams___before_end_Seams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "before_end_Seams_gen",
    .tp_new = scholars___seams___before_end_Seams_gen_new,
    .tp_dealloc = (destructor)scholars___seams___before_end_Seams_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___seams___before_end_Seams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___seams___before_end_Seams_gen_clear,
    .tp_methods = scholars___seams___before_end_Seams_gen_methods,
    .tp_iter = CPyDef_scholars___seams___before_end_Seams_gen_____iter__,
    .tp_iternext = CPyDef_scholars___seams___before_end_Seams_gen_____next__,
    .tp_as_async = &scholars___seams___before_end_Seams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___seams___before_end_Seams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("before_end_Seams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___seams___before_end_Seams_gen_template = &CPyType_scholars___seams___before_end_Seams_gen_template_;

PyObject *CPyDef_scholars___seams_____mypyc__before_end_Seams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___seams___before_end_Seams_genObject *self;
    if (scholars___seams___before_end_Seams_gen_free_instance != NULL) {
        self = scholars___seams___before_end_Seams_gen_free_instance;
        scholars___seams___before_end_Seams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___seams___before_end_Seams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___seams___before_end_Seams_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___seams___before_end_Seams_gen(void)
{
    PyObject *self = CPyDef_scholars___seams_____mypyc__before_end_Seams_gen_setup((PyObject *)CPyType_scholars___seams___before_end_Seams_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef scholars___seamsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___seams__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___seams__internal, "__name__");
    CPyStatic_scholars___seams___globals = PyModule_GetDict(CPyModule_serai___games___scholars___seams__internal);
    if (unlikely(CPyStatic_scholars___seams___globals == NULL))
        goto fail;
    CPyType_scholars___seams___travelled_Seams_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___travelled_Seams_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___travelled_Seams_env))
        goto fail;
    CPyDef_scholars___seams___travelled_Seams_env_trait_vtable_setup();
    CPyType_scholars___seams___travelled_Seams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___travelled_Seams_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___travelled_Seams_gen))
        goto fail;
    CPyDef_scholars___seams___travelled_Seams_gen_trait_vtable_setup();
    CPyType_scholars___seams___translate_Seams_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___translate_Seams_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___translate_Seams_env))
        goto fail;
    CPyDef_scholars___seams___translate_Seams_env_trait_vtable_setup();
    CPyType_scholars___seams___translate_Seams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___translate_Seams_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___translate_Seams_gen))
        goto fail;
    CPyDef_scholars___seams___translate_Seams_gen_trait_vtable_setup();
    CPyType_scholars___seams___replace_die_Seams_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___replace_die_Seams_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___replace_die_Seams_env))
        goto fail;
    CPyDef_scholars___seams___replace_die_Seams_env_trait_vtable_setup();
    CPyType_scholars___seams___replace_die_Seams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___replace_die_Seams_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___replace_die_Seams_gen))
        goto fail;
    CPyDef_scholars___seams___replace_die_Seams_gen_trait_vtable_setup();
    CPyType_scholars___seams___reached_Seams_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___reached_Seams_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___reached_Seams_env))
        goto fail;
    CPyDef_scholars___seams___reached_Seams_env_trait_vtable_setup();
    CPyType_scholars___seams___reached_Seams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___reached_Seams_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___reached_Seams_gen))
        goto fail;
    CPyDef_scholars___seams___reached_Seams_gen_trait_vtable_setup();
    CPyType_scholars___seams___cards_may_leave_Seams_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___cards_may_leave_Seams_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___cards_may_leave_Seams_env))
        goto fail;
    CPyDef_scholars___seams___cards_may_leave_Seams_env_trait_vtable_setup();
    CPyType_scholars___seams___cards_may_leave_Seams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___cards_may_leave_Seams_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___cards_may_leave_Seams_gen))
        goto fail;
    CPyDef_scholars___seams___cards_may_leave_Seams_gen_trait_vtable_setup();
    CPyType_scholars___seams___tucked_Seams_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___tucked_Seams_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___tucked_Seams_env))
        goto fail;
    CPyDef_scholars___seams___tucked_Seams_env_trait_vtable_setup();
    CPyType_scholars___seams___tucked_Seams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___tucked_Seams_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___tucked_Seams_gen))
        goto fail;
    CPyDef_scholars___seams___tucked_Seams_gen_trait_vtable_setup();
    CPyType_scholars___seams___caliph_revealed_Seams_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___caliph_revealed_Seams_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___caliph_revealed_Seams_env))
        goto fail;
    CPyDef_scholars___seams___caliph_revealed_Seams_env_trait_vtable_setup();
    CPyType_scholars___seams___caliph_revealed_Seams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___caliph_revealed_Seams_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___caliph_revealed_Seams_gen))
        goto fail;
    CPyDef_scholars___seams___caliph_revealed_Seams_gen_trait_vtable_setup();
    CPyType_scholars___seams___before_end_Seams_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___before_end_Seams_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___before_end_Seams_env))
        goto fail;
    CPyDef_scholars___seams___before_end_Seams_env_trait_vtable_setup();
    CPyType_scholars___seams___before_end_Seams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___seams___before_end_Seams_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___seams___before_end_Seams_gen))
        goto fail;
    CPyDef_scholars___seams___before_end_Seams_gen_trait_vtable_setup();
    char result = CPyDef_scholars___seams_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___seams__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___seams___Seams);
    Py_CLEAR(CPyType_scholars___seams___ScholarsExpansion);
    Py_CLEAR(CPyType_scholars___seams___travelled_Seams_env);
    Py_CLEAR(CPyType_scholars___seams___travelled_Seams_gen);
    Py_CLEAR(CPyType_scholars___seams___translate_Seams_env);
    Py_CLEAR(CPyType_scholars___seams___translate_Seams_gen);
    Py_CLEAR(CPyType_scholars___seams___replace_die_Seams_env);
    Py_CLEAR(CPyType_scholars___seams___replace_die_Seams_gen);
    Py_CLEAR(CPyType_scholars___seams___reached_Seams_env);
    Py_CLEAR(CPyType_scholars___seams___reached_Seams_gen);
    Py_CLEAR(CPyType_scholars___seams___cards_may_leave_Seams_env);
    Py_CLEAR(CPyType_scholars___seams___cards_may_leave_Seams_gen);
    Py_CLEAR(CPyType_scholars___seams___tucked_Seams_env);
    Py_CLEAR(CPyType_scholars___seams___tucked_Seams_gen);
    Py_CLEAR(CPyType_scholars___seams___caliph_revealed_Seams_env);
    Py_CLEAR(CPyType_scholars___seams___caliph_revealed_Seams_gen);
    Py_CLEAR(CPyType_scholars___seams___before_end_Seams_env);
    Py_CLEAR(CPyType_scholars___seams___before_end_Seams_gen);
    return -1;
}
int CPyExec_serai___games___scholars___seams(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___seams__impl, &CPyImportState_serai___games___scholars___seams, &CPyModule_serai___games___scholars___seams);
}
static struct PyModuleDef scholars___seamsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.seams",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___seamsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___seams(void)
{
    if (CPyModule_serai___games___scholars___seams__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___seams__internal);
        return CPyModule_serai___games___scholars___seams__internal;
    }
    CPyModule_serai___games___scholars___seams__internal = PyModule_Create(&scholars___seamsmodule);
    return CPyModule_serai___games___scholars___seams__internal;
}

PyObject *CPyInit_serai___games___scholars___seams(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___seams__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___seams__internal);
        return CPyModule_serai___games___scholars___seams__internal;
    }
    CPyModule_serai___games___scholars___seams__internal = PyModule_Create(&scholars___seamsmodule);
    if (unlikely(CPyModule_serai___games___scholars___seams__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.seams");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___seams__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___seams__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___seams__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___seams(CPyModule_serai___games___scholars___seams__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___seams__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.seams");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___seams__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___add_verbs(PyObject *cpy_r_self, PyObject *cpy_r_verbs, PyObject *cpy_r_words) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___add_verbs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"verbs", "words", 0};
            static CPyArg_Parser parser = {"OO:add_verbs", kwlist, 0};
            PyObject *obj_verbs;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_verbs, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_verbs;
            if (likely(Py_TYPE(obj_verbs) == CPyType_kernel___effects___Verbs))
                arg_verbs = obj_verbs;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_verbs); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_scholars___book___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.scholars.book.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___add_verbs(arg_self, arg_verbs, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "add_verbs", 40, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___read(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_content) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___read(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "content", 0};
            static CPyArg_Parser parser = {"OO:read", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___read(arg_self, arg_book, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "read", 43, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___effects(PyObject *cpy_r_self) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___effects(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":effects", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___effects(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "effects", 46, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___add_options(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___add_options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:add_options", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___add_options(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "add_options", 50, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___components(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___components(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:components", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___components(arg_self, arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "components", 53, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___lay_out(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___lay_out(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:lay_out", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___lay_out(arg_self, arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "lay_out", 59, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___mixed(PyObject *cpy_r_self, PyObject *cpy_r_book, CPyTagged cpy_r_one, CPyTagged cpy_r_other) {
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
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    tuple_T1I cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    tuple_T1I cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    tuple_T2II cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    tuple_T1I cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    tuple_T2II cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    tuple_T1I cpy_r_r40;
    tuple_T1I cpy_r_r41;
    tuple_T1I cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "mixed", "Book", "colours", 66, CPyStatic_scholars___seams___globals);
        goto CPyL33;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_one);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "mixed", 66, CPyStatic_scholars___seams___globals);
        goto CPyL33;
    }
    if (likely(PyTuple_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "mixed", 66, CPyStatic_scholars___seams___globals, "tuple", cpy_r_r1);
        goto CPyL33;
    }
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, 2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "mixed", 66, CPyStatic_scholars___seams___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "mixed", 66, CPyStatic_scholars___seams___globals, "str", cpy_r_r3);
        goto CPyL33;
    }
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "mixed", "Book", "colours", 66, CPyStatic_scholars___seams___globals);
        goto CPyL34;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_other);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "mixed", 66, CPyStatic_scholars___seams___globals);
        goto CPyL34;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "mixed", 66, CPyStatic_scholars___seams___globals, "tuple", cpy_r_r6);
        goto CPyL34;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 2);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "mixed", 66, CPyStatic_scholars___seams___globals);
        goto CPyL34;
    }
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "mixed", 66, CPyStatic_scholars___seams___globals, "str", cpy_r_r8);
        goto CPyL34;
    }
    cpy_r_r10 = cpy_r_one & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL12;
    cpy_r_r12 = CPyTagged_IsEq_(cpy_r_one, cpy_r_other);
    if (cpy_r_r12) {
        goto CPyL35;
    } else
        goto CPyL13;
CPyL12: ;
    cpy_r_r13 = cpy_r_one == cpy_r_other;
    if (cpy_r_r13) goto CPyL35;
CPyL13: ;
    cpy_r_r14 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r15 = CPyStr_EqualLiteral(cpy_r_r9, cpy_r_r14, 7);
    if (cpy_r_r15) {
        goto CPyL35;
    } else
        goto CPyL15;
CPyL14: ;
    CPyTagged_INCREF(cpy_r_one);
    cpy_r_r16.f0 = cpy_r_one;
    cpy_r_r17 = PyTuple_New(1);
    if (unlikely(cpy_r_r17 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5480 = CPyTagged_StealAsObject(cpy_r_r16.f0);
    PyTuple_SET_ITEM(cpy_r_r17, 0, __tmp5480);
    return cpy_r_r17;
CPyL15: ;
    cpy_r_r18 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r19 = CPyStr_EqualLiteral(cpy_r_r4, cpy_r_r18, 7);
    if (cpy_r_r19) {
        goto CPyL36;
    } else
        goto CPyL17;
CPyL16: ;
    CPyTagged_INCREF(cpy_r_other);
    cpy_r_r20.f0 = cpy_r_other;
    cpy_r_r21 = PyTuple_New(1);
    if (unlikely(cpy_r_r21 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5481 = CPyTagged_StealAsObject(cpy_r_r20.f0);
    PyTuple_SET_ITEM(cpy_r_r21, 0, __tmp5481);
    return cpy_r_r21;
CPyL17: ;
    cpy_r_r22 = CPyStr_Equal(cpy_r_r4, cpy_r_r9);
    if (cpy_r_r22) goto CPyL19;
    if (cpy_r_r22) {
        goto CPyL37;
    } else
        goto CPyL25;
CPyL19: ;
    cpy_r_r23 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r24 = CPyStr_EqualLiteral(cpy_r_r9, cpy_r_r23, 7);
    if (cpy_r_r24) {
        goto CPyL37;
    } else
        goto CPyL25;
CPyL20: ;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_mixes;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "mixed", "Book", "mixes", 72, CPyStatic_scholars___seams___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r25);
CPyL21: ;
    CPyTagged_INCREF(cpy_r_one);
    CPyTagged_INCREF(cpy_r_other);
    cpy_r_r26.f0 = cpy_r_one;
    cpy_r_r26.f1 = cpy_r_other;
    cpy_r_r27 = PyTuple_New(2);
    if (unlikely(cpy_r_r27 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5482 = CPyTagged_StealAsObject(cpy_r_r26.f0);
    PyTuple_SET_ITEM(cpy_r_r27, 0, __tmp5482);
    PyObject *__tmp5483 = CPyTagged_StealAsObject(cpy_r_r26.f1);
    PyTuple_SET_ITEM(cpy_r_r27, 1, __tmp5483);
    cpy_r_r28 = PyFrozenSet_New(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "mixed", 72, CPyStatic_scholars___seams___globals);
        goto CPyL38;
    }
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r25, cpy_r_r28);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "mixed", 72, CPyStatic_scholars___seams___globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "mixed", 72, CPyStatic_scholars___seams___globals);
        goto CPyL33;
    }
    cpy_r_r31.f0 = cpy_r_r30;
    cpy_r_r32 = PyTuple_New(1);
    if (unlikely(cpy_r_r32 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5484 = CPyTagged_StealAsObject(cpy_r_r31.f0);
    PyTuple_SET_ITEM(cpy_r_r32, 0, __tmp5484);
    return cpy_r_r32;
CPyL25: ;
    cpy_r_r33 = CPyStr_Equal(cpy_r_r4, cpy_r_r9);
    if (cpy_r_r33) {
        goto CPyL27;
    } else
        goto CPyL39;
CPyL26: ;
    if (cpy_r_r33) {
        goto CPyL40;
    } else
        goto CPyL29;
CPyL27: ;
    cpy_r_r34 = CPyStatics[3151]; /* 'secondary' */
    cpy_r_r35 = CPyStr_EqualLiteral(cpy_r_r9, cpy_r_r34, 9);
    CPy_DECREF(cpy_r_r9);
    if (cpy_r_r35) {
        goto CPyL40;
    } else
        goto CPyL29;
CPyL28: ;
    CPyTagged_INCREF(cpy_r_one);
    CPyTagged_INCREF(cpy_r_other);
    cpy_r_r36.f0 = cpy_r_one;
    cpy_r_r36.f1 = cpy_r_other;
    cpy_r_r37 = PyTuple_New(2);
    if (unlikely(cpy_r_r37 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5485 = CPyTagged_StealAsObject(cpy_r_r36.f0);
    PyTuple_SET_ITEM(cpy_r_r37, 0, __tmp5485);
    PyObject *__tmp5486 = CPyTagged_StealAsObject(cpy_r_r36.f1);
    PyTuple_SET_ITEM(cpy_r_r37, 1, __tmp5486);
    return cpy_r_r37;
CPyL29: ;
    cpy_r_r38 = CPyStatics[3151]; /* 'secondary' */
    cpy_r_r39 = CPyStr_EqualLiteral(cpy_r_r4, cpy_r_r38, 9);
    CPy_DECREF(cpy_r_r4);
    if (!cpy_r_r39) goto CPyL31;
    CPyTagged_INCREF(cpy_r_one);
    cpy_r_r40.f0 = cpy_r_one;
    cpy_r_r41 = cpy_r_r40;
    goto CPyL32;
CPyL31: ;
    CPyTagged_INCREF(cpy_r_other);
    cpy_r_r42.f0 = cpy_r_other;
    cpy_r_r41 = cpy_r_r42;
CPyL32: ;
    cpy_r_r43 = PyTuple_New(1);
    if (unlikely(cpy_r_r43 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5487 = CPyTagged_StealAsObject(cpy_r_r41.f0);
    PyTuple_SET_ITEM(cpy_r_r43, 0, __tmp5487);
    return cpy_r_r43;
CPyL33: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL34: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL33;
CPyL35: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r9);
    goto CPyL14;
CPyL36: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r9);
    goto CPyL16;
CPyL37: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r9);
    goto CPyL20;
CPyL38: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL33;
CPyL39: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL26;
CPyL40: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL28;
}
        
        PyObject *CPyPy_scholars___seams___Seams___mixed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "one", "other", 0};
            static CPyArg_Parser parser = {"OOO:mixed", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_one;
            PyObject *obj_other;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_one, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_one;
            if (likely(PyLong_Check(obj_one)))
                arg_one = CPyTagged_BorrowFromObject(obj_one);
            else {
                CPy_TypeError("int", obj_one); goto fail;
            }
            CPyTagged arg_other;
            if (likely(PyLong_Check(obj_other)))
                arg_other = CPyTagged_BorrowFromObject(obj_other);
            else {
                CPy_TypeError("int", obj_other); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___mixed(arg_self, arg_book, arg_one, arg_other);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "mixed", 64, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___counts_as(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, PyObject *cpy_r_wild) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    tuple_T2II cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T1I cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "counts_as", "Table", "book", 79, CPyStatic_scholars___seams___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_white;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "counts_as", "Book", "white", 79, CPyStatic_scholars___seams___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = cpy_r_colour & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_r1);
    if (cpy_r_r4) {
        goto CPyL15;
    } else
        goto CPyL9;
CPyL4: ;
    cpy_r_r5 = cpy_r_colour == cpy_r_r1;
    if (cpy_r_r5) {
        goto CPyL15;
    } else
        goto CPyL9;
CPyL5: ;
    cpy_r_r6 = PyList_New(1);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "counts_as", 81, CPyStatic_scholars___seams___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    *(PyObject * *)cpy_r_r9 = cpy_r_r7;
    cpy_r_r10 = CPyList_Extend(cpy_r_r6, cpy_r_wild);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "counts_as", 81, CPyStatic_scholars___seams___globals);
        goto CPyL16;
    } else
        goto CPyL17;
CPyL7: ;
    cpy_r_r11 = PyList_AsTuple(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "counts_as", 81, CPyStatic_scholars___seams___globals);
        goto CPyL14;
    }
    return cpy_r_r11;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r13 = PySequence_Contains(cpy_r_wild, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "counts_as", 82, CPyStatic_scholars___seams___globals);
        goto CPyL18;
    }
    cpy_r_r15 = cpy_r_r13;
    if (!cpy_r_r15) goto CPyL19;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r16.f0 = cpy_r_colour;
    cpy_r_r16.f1 = cpy_r_r1;
    cpy_r_r17 = PyTuple_New(2);
    if (unlikely(cpy_r_r17 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5488 = CPyTagged_StealAsObject(cpy_r_r16.f0);
    PyTuple_SET_ITEM(cpy_r_r17, 0, __tmp5488);
    PyObject *__tmp5489 = CPyTagged_StealAsObject(cpy_r_r16.f1);
    PyTuple_SET_ITEM(cpy_r_r17, 1, __tmp5489);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL13;
CPyL12: ;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r19.f0 = cpy_r_colour;
    cpy_r_r20 = PyTuple_New(1);
    if (unlikely(cpy_r_r20 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5490 = CPyTagged_StealAsObject(cpy_r_r19.f0);
    PyTuple_SET_ITEM(cpy_r_r20, 0, __tmp5490);
    cpy_r_r18 = cpy_r_r20;
CPyL13: ;
    return cpy_r_r18;
CPyL14: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r1);
    goto CPyL5;
CPyL16: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL7;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r1);
    goto CPyL12;
}
        
        PyObject *CPyPy_scholars___seams___Seams___counts_as(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "colour", "wild", 0};
            static CPyArg_Parser parser = {"OOOO:counts_as", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_wild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_wild)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *arg_wild;
            if (likely(PyList_Check(obj_wild)))
                arg_wild = obj_wild;
            else {
                CPy_TypeError("list", obj_wild); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___counts_as(arg_self, arg_t, arg_me, arg_colour, arg_wild);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "counts_as", 77, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___worker_obstacle(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place, CPyTagged cpy_r_worker) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_scholars___seams___Seams___worker_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "place", "worker", 0};
            static CPyArg_Parser parser = {"OOOO:worker_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            PyObject *obj_worker;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place, &obj_worker)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged arg_worker;
            if (likely(PyLong_Check(obj_worker)))
                arg_worker = CPyTagged_BorrowFromObject(obj_worker);
            else {
                CPy_TypeError("int", obj_worker); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___worker_obstacle(arg_self, arg_t, arg_me, arg_place, arg_worker);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "worker_obstacle", 84, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___steps(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_scholars___seams___Seams___steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:steps", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___steps(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "steps", 88, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___step(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_id;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r2 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r3 = CPyObject_GetAttr(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "step", 94, CPyStatic_scholars___seams___globals);
        goto CPyL5;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "step", 94, CPyStatic_scholars___seams___globals);
        goto CPyL5;
    }
    CPy_DECREF(cpy_r_r0);
    CPy_Raise(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "step", 94, CPyStatic_scholars___seams___globals);
        goto CPyL4;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___Seams___step(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "chosen", 0};
            static CPyArg_Parser parser = {"OOO:step", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chosen;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chosen)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_chosen;
            if (likely(Py_TYPE(obj_chosen) == CPyType_option___Option))
                arg_chosen = obj_chosen;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_chosen); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___step(arg_self, arg_t, arg_me, arg_chosen);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "step", 92, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___needs_colour(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_action, PyObject *cpy_r_colours) {
    char cpy_r_r0;
    cpy_r_r0 = cpy_r_action != 0;
    return cpy_r_r0;
}
        
        PyObject *CPyPy_scholars___seams___Seams___needs_colour(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "action", "colours", 0};
            static CPyArg_Parser parser = {"OOOO:needs_colour", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_action;
            PyObject *obj_colours;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_action, &obj_colours)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            PyObject *arg_colours;
            if (likely(PyList_Check(obj_colours)))
                arg_colours = obj_colours;
            else {
                CPy_TypeError("list", obj_colours); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___needs_colour(arg_self, arg_t, arg_me, arg_action, arg_colours);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "needs_colour", 96, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___seams___Seams___value_bonus(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_action, CPyTagged cpy_r_colour) {
    return 0;
}
        
        PyObject *CPyPy_scholars___seams___Seams___value_bonus(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "action", "colour", 0};
            static CPyArg_Parser parser = {"OOOO:value_bonus", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_action;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_action, &obj_colour)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___seams___Seams___value_bonus(arg_self, arg_t, arg_me, arg_action, arg_colour);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "value_bonus", 100, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___travelled_Seams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    tuple_T0 cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    tuple_T3OOO cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int32_t cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "travelled", "travelled_Seams_gen", "__mypyc_env__", 104, CPyStatic_scholars___seams___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL32;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8.empty_struct_error_flag = 0;
    cpy_r_r9 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 106, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    if (((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0);
    }
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0 = cpy_r_r10;
    cpy_r_r11 = 1;
    if (!cpy_r_r11) goto CPyL31;
    cpy_r_r12 = NULL;
    cpy_r_r1 = cpy_r_r12;
    cpy_r_r13 = (PyObject **)&cpy_r_r1;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0;
    cpy_r_r16 = CPyIter_Send(cpy_r_r15, cpy_r_r14, cpy_r_r13);
    if (cpy_r_r16 != NULL) goto CPyL38;
    cpy_r_r17 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 106, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r19 = NULL;
    if (((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0);
    }
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 106, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    } else
        goto CPyL26;
CPyL10: ;
    cpy_r_r21 = cpy_r_r16;
CPyL11: ;
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL12: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL40;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 106, CPyStatic_scholars___seams___globals);
        goto CPyL16;
    } else
        goto CPyL41;
CPyL14: ;
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL22;
CPyL16: ;
    cpy_r_r25 = CPy_CatchError();
    cpy_r_r26 = (PyObject **)&cpy_r_r3;
    cpy_r_r27 = ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0;
    cpy_r_r28 = CPy_YieldFromErrorHandle(cpy_r_r27, cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 106, CPyStatic_scholars___seams___globals);
        goto CPyL42;
    }
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r21 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL11;
CPyL19: ;
    cpy_r_r18 = cpy_r_r3;
    CPy_DecRef(cpy_r_r18);
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL26;
CPyL20: ;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    cpy_r_r29 = CPy_KeepPropagating();
    if (!cpy_r_r29) goto CPyL31;
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r30 = NULL;
    cpy_r_r1 = cpy_r_r30;
    cpy_r_r31 = (PyObject **)&cpy_r_r1;
    cpy_r_r32 = ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___travelled_Seams_gen_0;
    cpy_r_r33 = CPyIter_Send(cpy_r_r32, cpy_r_arg, cpy_r_r31);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r33 == NULL) {
        goto CPyL24;
    } else
        goto CPyL43;
CPyL23: ;
    cpy_r_r21 = cpy_r_r33;
    goto CPyL11;
CPyL24: ;
    cpy_r_r34 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 106, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
CPyL26: ;
    cpy_r_r35 = Py_None;
    CPy_INCREF(cpy_r_r35);
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r37 = CPyDef_scholars___seams___travelled_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r38 = CPyDef_scholars___seams___travelled_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL30;
    CPyGen_SetStopIterationValue(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (!0) goto CPyL36;
    CPy_Unreachable();
CPyL30: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r35;
    CPyGen_Exit(&((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL31: ;
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_scholars___seams___travelled_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r41 = CPyDef_scholars___seams___travelled_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r42 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL32: ;
    cpy_r_r43 = cpy_r_r5 == 0;
    if (cpy_r_r43) goto CPyL44;
    cpy_r_r44 = cpy_r_r5 == 1;
    if (cpy_r_r44) {
        goto CPyL12;
    } else
        goto CPyL45;
CPyL34: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r46 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL37: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL38: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL10;
CPyL39: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL31;
CPyL40: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL41: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL14;
CPyL42: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL20;
CPyL43: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL44: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL45: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
}
        
PyObject *CPyDef_scholars___seams___travelled_Seams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___travelled_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___travelled_Seams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___travelled_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.travelled_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___travelled_Seams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__next__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___travelled_Seams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___travelled_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___travelled_Seams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___travelled_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.travelled_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___seams___travelled_Seams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "send", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___travelled_Seams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___seams___travelled_Seams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___travelled_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.travelled_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___travelled_Seams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__iter__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___travelled_Seams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_scholars___seams___travelled_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___travelled_Seams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___travelled_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.travelled_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_scholars___seams___travelled_Seams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "throw", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___travelled_Seams_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPY_GET_METHOD(cpy_r___mypyc_self__, CPyType_scholars___seams___travelled_Seams_gen, 4, serai___games___scholars___seams___travelled_Seams_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4); /* throw */
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5491 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5491);
    PyObject *__tmp5492 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5492);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___travelled_Seams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___travelled_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.travelled_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___travelled_Seams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "close", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___travelled(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_start, CPyTagged cpy_r_steps) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyDef_scholars___seams___travelled_Seams_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    cpy_r_r1 = CPyDef_scholars___seams___travelled_Seams_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL10;
    }
    if (((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_self);
    }
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_t);
    }
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me);
    }
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_start);
    if (((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start);
    }
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start = cpy_r_start;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_steps);
    if (((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps);
    }
    ((serai___games___scholars___seams___travelled_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps = cpy_r_steps;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    return cpy_r_r1;
CPyL9: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
}
        
        PyObject *CPyPy_scholars___seams___Seams___travelled(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "start", "steps", 0};
            static CPyArg_Parser parser = {"OOOO:travelled", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_start;
            PyObject *obj_steps;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_start, &obj_steps)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_start;
            if (likely(PyLong_Check(obj_start)))
                arg_start = CPyTagged_BorrowFromObject(obj_start);
            else {
                CPy_TypeError("int", obj_start); goto fail;
            }
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___travelled(arg_self, arg_t, arg_me, arg_start, arg_steps);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "travelled", 104, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___translate_obstacle(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_translate___translate_obstacle(cpy_r_t, cpy_r_me, cpy_r_colour);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate_obstacle", 110, CPyStatic_scholars___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___translate_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "colour", "value", 0};
            static CPyArg_Parser parser = {"OOOO:translate_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___translate_obstacle(arg_self, arg_t, arg_me, arg_colour, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate_obstacle", 108, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___translate_Seams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    tuple_T0 cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    tuple_T3OOO cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int32_t cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "translate", "translate_Seams_gen", "__mypyc_env__", 112, CPyStatic_scholars___seams___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL32;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 112, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8.empty_struct_error_flag = 0;
    cpy_r_r9 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 114, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    if (((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0);
    }
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0 = cpy_r_r10;
    cpy_r_r11 = 1;
    if (!cpy_r_r11) goto CPyL31;
    cpy_r_r12 = NULL;
    cpy_r_r1 = cpy_r_r12;
    cpy_r_r13 = (PyObject **)&cpy_r_r1;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0;
    cpy_r_r16 = CPyIter_Send(cpy_r_r15, cpy_r_r14, cpy_r_r13);
    if (cpy_r_r16 != NULL) goto CPyL38;
    cpy_r_r17 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 114, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r19 = NULL;
    if (((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0);
    }
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 114, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    } else
        goto CPyL26;
CPyL10: ;
    cpy_r_r21 = cpy_r_r16;
CPyL11: ;
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL12: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL40;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 114, CPyStatic_scholars___seams___globals);
        goto CPyL16;
    } else
        goto CPyL41;
CPyL14: ;
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL22;
CPyL16: ;
    cpy_r_r25 = CPy_CatchError();
    cpy_r_r26 = (PyObject **)&cpy_r_r3;
    cpy_r_r27 = ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0;
    cpy_r_r28 = CPy_YieldFromErrorHandle(cpy_r_r27, cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 114, CPyStatic_scholars___seams___globals);
        goto CPyL42;
    }
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r21 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL11;
CPyL19: ;
    cpy_r_r18 = cpy_r_r3;
    CPy_DecRef(cpy_r_r18);
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL26;
CPyL20: ;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    cpy_r_r29 = CPy_KeepPropagating();
    if (!cpy_r_r29) goto CPyL31;
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r30 = NULL;
    cpy_r_r1 = cpy_r_r30;
    cpy_r_r31 = (PyObject **)&cpy_r_r1;
    cpy_r_r32 = ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___translate_Seams_gen_0;
    cpy_r_r33 = CPyIter_Send(cpy_r_r32, cpy_r_arg, cpy_r_r31);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r33 == NULL) {
        goto CPyL24;
    } else
        goto CPyL43;
CPyL23: ;
    cpy_r_r21 = cpy_r_r33;
    goto CPyL11;
CPyL24: ;
    cpy_r_r34 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 114, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
CPyL26: ;
    cpy_r_r35 = Py_None;
    CPy_INCREF(cpy_r_r35);
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r37 = CPyDef_scholars___seams___translate_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r38 = CPyDef_scholars___seams___translate_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL30;
    CPyGen_SetStopIterationValue(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (!0) goto CPyL36;
    CPy_Unreachable();
CPyL30: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r35;
    CPyGen_Exit(&((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL31: ;
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_scholars___seams___translate_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r41 = CPyDef_scholars___seams___translate_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r42 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL32: ;
    cpy_r_r43 = cpy_r_r5 == 0;
    if (cpy_r_r43) goto CPyL44;
    cpy_r_r44 = cpy_r_r5 == 1;
    if (cpy_r_r44) {
        goto CPyL12;
    } else
        goto CPyL45;
CPyL34: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 112, CPyStatic_scholars___seams___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r46 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL37: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL38: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL10;
CPyL39: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL31;
CPyL40: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL41: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL14;
CPyL42: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL20;
CPyL43: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL44: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL45: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
}
        
PyObject *CPyDef_scholars___seams___translate_Seams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___translate_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___translate_Seams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___translate_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.translate_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___translate_Seams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__next__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___translate_Seams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___translate_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___translate_Seams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___translate_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.translate_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___seams___translate_Seams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "send", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___translate_Seams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___seams___translate_Seams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___translate_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.translate_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___translate_Seams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__iter__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___translate_Seams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_scholars___seams___translate_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___translate_Seams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___translate_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.translate_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_scholars___seams___translate_Seams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "throw", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___translate_Seams_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPyDef_scholars___seams___translate_Seams_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5493 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5493);
    PyObject *__tmp5494 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5494);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___translate_Seams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___translate_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.translate_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___translate_Seams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "close", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___translate(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_scholars___seams___translate_Seams_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 112, CPyStatic_scholars___seams___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_scholars___seams___translate_Seams_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 112, CPyStatic_scholars___seams___globals);
        goto CPyL8;
    }
    if (((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 112, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_self);
    }
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 112, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_t);
    }
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 112, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me);
    }
    ((serai___games___scholars___seams___translate_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___translate_Seams_gen_me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 112, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    return cpy_r_r1;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_scholars___seams___Seams___translate(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:translate", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___translate(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "translate", 112, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___card_effect_used(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___card_effect_used(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:card_effect_used", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___card_effect_used(arg_self, arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "card_effect_used", 118, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___came_to_hand(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_die) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___came_to_hand(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "die", 0};
            static CPyArg_Parser parser = {"OOO:came_to_hand", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_die)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___came_to_hand(arg_self, arg_t, arg_me, arg_die);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "came_to_hand", 121, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___can_replace_die(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_colours) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "can_replace_die", "Table", "book", 126, CPyStatic_scholars___seams___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "can_replace_die", "Book", "colours", 126, CPyStatic_scholars___seams___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_colours, 0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "can_replace_die", 126, CPyStatic_scholars___seams___globals);
        goto CPyL14;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "can_replace_die", 126, CPyStatic_scholars___seams___globals);
        goto CPyL14;
    }
    cpy_r_r4 = CPyList_GetItem(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "can_replace_die", 126, CPyStatic_scholars___seams___globals);
        goto CPyL13;
    }
    if (likely(PyTuple_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "can_replace_die", 126, CPyStatic_scholars___seams___globals, "tuple", cpy_r_r4);
        goto CPyL13;
    }
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_r5, 2);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "can_replace_die", 126, CPyStatic_scholars___seams___globals);
        goto CPyL13;
    }
    if (likely(PyUnicode_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "can_replace_die", 126, CPyStatic_scholars___seams___globals, "str", cpy_r_r6);
        goto CPyL13;
    }
    cpy_r_r8 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r9 = CPyStr_EqualLiteral(cpy_r_r7, cpy_r_r8, 7);
    CPy_DECREF(cpy_r_r7);
    if (cpy_r_r9) goto CPyL10;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL12;
CPyL10: ;
    cpy_r_r11 = CPyDef_scholars___dice___white_dice(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "can_replace_die", 126, CPyStatic_scholars___seams___globals);
        goto CPyL13;
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    CPy_DECREF(cpy_r_r11);
    cpy_r_r14 = cpy_r_r13 << 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    cpy_r_r10 = cpy_r_r15;
CPyL12: ;
    return cpy_r_r10;
CPyL13: ;
    cpy_r_r16 = 2;
    return cpy_r_r16;
CPyL14: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL13;
}
        
        PyObject *CPyPy_scholars___seams___Seams___can_replace_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "colours", 0};
            static CPyArg_Parser parser = {"OOO:can_replace_die", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colours;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colours)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject * arg_colours;
            if (likely(PyTuple_Check(obj_colours)))
                arg_colours = obj_colours;
            else {
                CPy_TypeError("tuple", obj_colours); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___can_replace_die(arg_self, arg_t, arg_me, arg_colours);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "can_replace_die", 124, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___replace_die_Seams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
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
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    tuple_T3OOO cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    int32_t cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    int32_t cpy_r_r56;
    int32_t cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "replace_die", "replace_die_Seams_gen", "__mypyc_env__", 128, CPyStatic_scholars___seams___globals);
        goto CPyL50;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL45;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "replace_die", "replace_die_Seams_gen", "t", 130, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "replace_die", "Table", "book", 130, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_colours;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "replace_die", "Book", "colours", 130, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_colours;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "replace_die", "replace_die_Seams_gen", "colours", 130, CPyStatic_scholars___seams___globals);
        goto CPyL51;
    }
CPyL9: ;
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_r11, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 130, CPyStatic_scholars___seams___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 130, CPyStatic_scholars___seams___globals);
        goto CPyL51;
    }
    cpy_r_r14 = CPyList_GetItem(cpy_r_r10, cpy_r_r13);
    CPy_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 130, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "replace_die", 130, CPyStatic_scholars___seams___globals, "tuple", cpy_r_r14);
        goto CPyL44;
    }
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 2);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 130, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    }
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "replace_die", 130, CPyStatic_scholars___seams___globals, "str", cpy_r_r16);
        goto CPyL44;
    }
    cpy_r_r18 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r19 = CPyStr_EqualLiteral(cpy_r_r17, cpy_r_r18, 7);
    CPy_DECREF(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL39;
    cpy_r_r20 = ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "replace_die", "replace_die_Seams_gen", "t", 131, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    }
CPyL17: ;
    cpy_r_r21 = ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "replace_die", "replace_die_Seams_gen", "me", 131, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    }
CPyL18: ;
    cpy_r_r22 = CPyStatics[3443]; /* 'destroy-instead' */
    cpy_r_r23 = CPyStatics[3351]; /* 'SC-LIM-03' */
    cpy_r_r24 = CPyDef_scholars___dice___give_up_white(cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r23, 1);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 131, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    }
    if (((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0);
    }
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0 = cpy_r_r24;
    cpy_r_r25 = 1;
    if (!cpy_r_r25) goto CPyL44;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = NULL;
    cpy_r_r1 = cpy_r_r28;
    cpy_r_r29 = (PyObject **)&cpy_r_r1;
    cpy_r_r30 = ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0;
    cpy_r_r31 = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(cpy_r_r30, cpy_r_r27, cpy_r_r27, cpy_r_r27, cpy_r_r26, cpy_r_r29);
    if (cpy_r_r31 != NULL) goto CPyL52;
    cpy_r_r32 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 131, CPyStatic_scholars___seams___globals);
        goto CPyL53;
    }
    cpy_r_r33 = cpy_r_r1;
    CPy_DECREF(cpy_r_r33);
    cpy_r_r34 = NULL;
    if (((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0);
    }
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0 = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 131, CPyStatic_scholars___seams___globals);
        goto CPyL44;
    } else
        goto CPyL39;
CPyL23: ;
    cpy_r_r36 = cpy_r_r31;
CPyL24: ;
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r36;
CPyL25: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_type != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL54;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 131, CPyStatic_scholars___seams___globals);
        goto CPyL29;
    } else
        goto CPyL55;
CPyL27: ;
    CPy_Unreachable();
CPyL28: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL35;
CPyL29: ;
    cpy_r_r40 = CPy_CatchError();
    cpy_r_r41 = (PyObject **)&cpy_r_r3;
    cpy_r_r42 = ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0;
    cpy_r_r43 = CPy_YieldFromErrorHandle(cpy_r_r42, cpy_r_r41);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 131, CPyStatic_scholars___seams___globals);
        goto CPyL56;
    }
    if (cpy_r_r43) goto CPyL32;
    cpy_r_r36 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    goto CPyL24;
CPyL32: ;
    cpy_r_r33 = cpy_r_r3;
    CPy_DecRef(cpy_r_r33);
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    goto CPyL39;
CPyL33: ;
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    cpy_r_r44 = CPy_KeepPropagating();
    if (!cpy_r_r44) goto CPyL44;
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = NULL;
    cpy_r_r1 = cpy_r_r46;
    cpy_r_r47 = (PyObject **)&cpy_r_r1;
    cpy_r_r48 = ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___replace_die_Seams_gen_0;
    cpy_r_r49 = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(cpy_r_r48, cpy_r_r45, cpy_r_r45, cpy_r_r45, cpy_r_arg, cpy_r_r47);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r49 == NULL) {
        goto CPyL37;
    } else
        goto CPyL57;
CPyL36: ;
    cpy_r_r36 = cpy_r_r49;
    goto CPyL24;
CPyL37: ;
    cpy_r_r50 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 131, CPyStatic_scholars___seams___globals);
        goto CPyL53;
    }
    cpy_r_r33 = cpy_r_r1;
    CPy_DECREF(cpy_r_r33);
CPyL39: ;
    cpy_r_r51 = Py_None;
    CPy_INCREF(cpy_r_r51);
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r53 = CPyDef_scholars___seams___replace_die_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r54 = CPyDef_scholars___seams___replace_die_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL43;
    CPyGen_SetStopIterationValue(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (!0) goto CPyL49;
    CPy_Unreachable();
CPyL43: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r51;
    CPyGen_Exit(&((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL44: ;
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r56 = CPyDef_scholars___seams___replace_die_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r57 = CPyDef_scholars___seams___replace_die_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r58 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r58;
CPyL45: ;
    cpy_r_r59 = cpy_r_r5 == 0;
    if (cpy_r_r59) goto CPyL58;
    cpy_r_r60 = cpy_r_r5 == 1;
    if (cpy_r_r60) {
        goto CPyL25;
    } else
        goto CPyL59;
CPyL47: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r61 = 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r62 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r62;
CPyL50: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL49;
CPyL51: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL44;
CPyL52: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL53: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL44;
CPyL54: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL55: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL27;
CPyL56: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL33;
CPyL57: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL36;
CPyL58: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL59: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL47;
}
        
PyObject *CPyDef_scholars___seams___replace_die_Seams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___replace_die_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___replace_die_Seams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___replace_die_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.replace_die_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___replace_die_Seams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__next__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___replace_die_Seams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___replace_die_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___replace_die_Seams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___replace_die_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.replace_die_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___seams___replace_die_Seams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "send", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___replace_die_Seams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___seams___replace_die_Seams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___replace_die_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.replace_die_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___replace_die_Seams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__iter__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___replace_die_Seams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_scholars___seams___replace_die_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___replace_die_Seams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___replace_die_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.replace_die_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_scholars___seams___replace_die_Seams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "throw", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___replace_die_Seams_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPyDef_scholars___seams___replace_die_Seams_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5495 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5495);
    PyObject *__tmp5496 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5496);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___replace_die_Seams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___replace_die_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.replace_die_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___replace_die_Seams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "close", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___replace_die(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_colours, char cpy_r_to_hand) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyDef_scholars___seams___replace_die_Seams_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    cpy_r_r1 = CPyDef_scholars___seams___replace_die_Seams_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL10;
    }
    if (((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_self);
    }
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t);
    }
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me);
    }
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_colours);
    if (((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_colours != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_colours);
    }
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_colours = cpy_r_colours;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    ((serai___games___scholars___seams___replace_die_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___replace_die_Seams_gen_to_hand = cpy_r_to_hand;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    return cpy_r_r1;
CPyL9: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
}
        
        PyObject *CPyPy_scholars___seams___Seams___replace_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "colours", "to_hand", 0};
            static CPyArg_Parser parser = {"OOOO:replace_die", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colours;
            PyObject *obj_to_hand;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colours, &obj_to_hand)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject * arg_colours;
            if (likely(PyTuple_Check(obj_colours)))
                arg_colours = obj_colours;
            else {
                CPy_TypeError("tuple", obj_colours); 
                goto fail;
            }
            char arg_to_hand;
            if (unlikely(!PyBool_Check(obj_to_hand))) {
                CPy_TypeError("bool", obj_to_hand); goto fail;
            } else
                arg_to_hand = obj_to_hand == Py_True;
            PyObject *retval = CPyDef_scholars___seams___Seams___replace_die(arg_self, arg_t, arg_me, arg_colours, arg_to_hand);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "replace_die", 128, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___interacted(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_translator) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___interacted(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "translator", 0};
            static CPyArg_Parser parser = {"OOO:interacted", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_translator;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_translator)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_translator;
            if (likely(PyLong_Check(obj_translator)))
                arg_translator = CPyTagged_BorrowFromObject(obj_translator);
            else {
                CPy_TypeError("int", obj_translator); goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___interacted(arg_self, arg_t, arg_me, arg_translator);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "interacted", 133, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___delivered(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___delivered(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "guild", 0};
            static CPyArg_Parser parser = {"OOO:delivered", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_guild)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___delivered(arg_self, arg_t, arg_me, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "delivered", 136, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___translated(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___translated(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "guild", 0};
            static CPyArg_Parser parser = {"OOO:translated", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_guild)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___translated(arg_self, arg_t, arg_me, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "translated", 139, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___reached_Seams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    tuple_T0 cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    tuple_T3OOO cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int32_t cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "reached", "reached_Seams_gen", "__mypyc_env__", 142, CPyStatic_scholars___seams___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL32;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8.empty_struct_error_flag = 0;
    cpy_r_r9 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 144, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    if (((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0);
    }
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0 = cpy_r_r10;
    cpy_r_r11 = 1;
    if (!cpy_r_r11) goto CPyL31;
    cpy_r_r12 = NULL;
    cpy_r_r1 = cpy_r_r12;
    cpy_r_r13 = (PyObject **)&cpy_r_r1;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0;
    cpy_r_r16 = CPyIter_Send(cpy_r_r15, cpy_r_r14, cpy_r_r13);
    if (cpy_r_r16 != NULL) goto CPyL38;
    cpy_r_r17 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 144, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r19 = NULL;
    if (((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0);
    }
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 144, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    } else
        goto CPyL26;
CPyL10: ;
    cpy_r_r21 = cpy_r_r16;
CPyL11: ;
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL12: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL40;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 144, CPyStatic_scholars___seams___globals);
        goto CPyL16;
    } else
        goto CPyL41;
CPyL14: ;
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL22;
CPyL16: ;
    cpy_r_r25 = CPy_CatchError();
    cpy_r_r26 = (PyObject **)&cpy_r_r3;
    cpy_r_r27 = ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0;
    cpy_r_r28 = CPy_YieldFromErrorHandle(cpy_r_r27, cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 144, CPyStatic_scholars___seams___globals);
        goto CPyL42;
    }
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r21 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL11;
CPyL19: ;
    cpy_r_r18 = cpy_r_r3;
    CPy_DecRef(cpy_r_r18);
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL26;
CPyL20: ;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    cpy_r_r29 = CPy_KeepPropagating();
    if (!cpy_r_r29) goto CPyL31;
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r30 = NULL;
    cpy_r_r1 = cpy_r_r30;
    cpy_r_r31 = (PyObject **)&cpy_r_r1;
    cpy_r_r32 = ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___reached_Seams_gen_0;
    cpy_r_r33 = CPyIter_Send(cpy_r_r32, cpy_r_arg, cpy_r_r31);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r33 == NULL) {
        goto CPyL24;
    } else
        goto CPyL43;
CPyL23: ;
    cpy_r_r21 = cpy_r_r33;
    goto CPyL11;
CPyL24: ;
    cpy_r_r34 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 144, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
CPyL26: ;
    cpy_r_r35 = Py_None;
    CPy_INCREF(cpy_r_r35);
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r37 = CPyDef_scholars___seams___reached_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r38 = CPyDef_scholars___seams___reached_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL30;
    CPyGen_SetStopIterationValue(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (!0) goto CPyL36;
    CPy_Unreachable();
CPyL30: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r35;
    CPyGen_Exit(&((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL31: ;
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_scholars___seams___reached_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r41 = CPyDef_scholars___seams___reached_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r42 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL32: ;
    cpy_r_r43 = cpy_r_r5 == 0;
    if (cpy_r_r43) goto CPyL44;
    cpy_r_r44 = cpy_r_r5 == 1;
    if (cpy_r_r44) {
        goto CPyL12;
    } else
        goto CPyL45;
CPyL34: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r46 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL37: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL38: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL10;
CPyL39: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL31;
CPyL40: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL41: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL14;
CPyL42: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL20;
CPyL43: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL44: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL45: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
}
        
PyObject *CPyDef_scholars___seams___reached_Seams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___reached_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___reached_Seams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___reached_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.reached_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___reached_Seams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__next__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___reached_Seams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___reached_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___reached_Seams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___reached_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.reached_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___seams___reached_Seams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "send", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___reached_Seams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___seams___reached_Seams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___reached_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.reached_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___reached_Seams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__iter__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___reached_Seams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_scholars___seams___reached_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___reached_Seams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___reached_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.reached_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_scholars___seams___reached_Seams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "throw", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___reached_Seams_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPY_GET_METHOD(cpy_r___mypyc_self__, CPyType_scholars___seams___reached_Seams_gen, 4, serai___games___scholars___seams___reached_Seams_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4); /* throw */
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5497 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5497);
    PyObject *__tmp5498 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5498);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___reached_Seams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___reached_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.reached_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___reached_Seams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "close", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___reached(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_track, CPyTagged cpy_r_level) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyDef_scholars___seams___reached_Seams_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    cpy_r_r1 = CPyDef_scholars___seams___reached_Seams_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL10;
    }
    if (((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_self);
    }
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_t);
    }
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me);
    }
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_track);
    if (((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track);
    }
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track = cpy_r_track;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_level);
    if (((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level);
    }
    ((serai___games___scholars___seams___reached_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level = cpy_r_level;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
        goto CPyL11;
    }
    return cpy_r_r1;
CPyL9: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
}
        
        PyObject *CPyPy_scholars___seams___Seams___reached(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "track", "level", 0};
            static CPyArg_Parser parser = {"OOOO:reached", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_track;
            PyObject *obj_level;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_track, &obj_level)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_track;
            if (likely(PyLong_Check(obj_track)))
                arg_track = CPyTagged_BorrowFromObject(obj_track);
            else {
                CPy_TypeError("int", obj_track); goto fail;
            }
            CPyTagged arg_level;
            if (likely(PyLong_Check(obj_level)))
                arg_level = CPyTagged_BorrowFromObject(obj_level);
            else {
                CPy_TypeError("int", obj_level); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___reached(arg_self, arg_t, arg_me, arg_track, arg_level);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "reached", 142, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    tuple_T0 cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    tuple_T3OOO cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int32_t cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "cards_may_leave", "cards_may_leave_Seams_gen", "__mypyc_env__", 146, CPyStatic_scholars___seams___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL32;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 146, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8.empty_struct_error_flag = 0;
    cpy_r_r9 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 148, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    if (((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0);
    }
    ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0 = cpy_r_r10;
    cpy_r_r11 = 1;
    if (!cpy_r_r11) goto CPyL31;
    cpy_r_r12 = NULL;
    cpy_r_r1 = cpy_r_r12;
    cpy_r_r13 = (PyObject **)&cpy_r_r1;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0;
    cpy_r_r16 = CPyIter_Send(cpy_r_r15, cpy_r_r14, cpy_r_r13);
    if (cpy_r_r16 != NULL) goto CPyL38;
    cpy_r_r17 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 148, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r19 = NULL;
    if (((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0);
    }
    ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 148, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    } else
        goto CPyL26;
CPyL10: ;
    cpy_r_r21 = cpy_r_r16;
CPyL11: ;
    ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL12: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL40;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 148, CPyStatic_scholars___seams___globals);
        goto CPyL16;
    } else
        goto CPyL41;
CPyL14: ;
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL22;
CPyL16: ;
    cpy_r_r25 = CPy_CatchError();
    cpy_r_r26 = (PyObject **)&cpy_r_r3;
    cpy_r_r27 = ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0;
    cpy_r_r28 = CPy_YieldFromErrorHandle(cpy_r_r27, cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 148, CPyStatic_scholars___seams___globals);
        goto CPyL42;
    }
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r21 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL11;
CPyL19: ;
    cpy_r_r18 = cpy_r_r3;
    CPy_DecRef(cpy_r_r18);
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL26;
CPyL20: ;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    cpy_r_r29 = CPy_KeepPropagating();
    if (!cpy_r_r29) goto CPyL31;
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r30 = NULL;
    cpy_r_r1 = cpy_r_r30;
    cpy_r_r31 = (PyObject **)&cpy_r_r1;
    cpy_r_r32 = ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___cards_may_leave_Seams_gen_0;
    cpy_r_r33 = CPyIter_Send(cpy_r_r32, cpy_r_arg, cpy_r_r31);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r33 == NULL) {
        goto CPyL24;
    } else
        goto CPyL43;
CPyL23: ;
    cpy_r_r21 = cpy_r_r33;
    goto CPyL11;
CPyL24: ;
    cpy_r_r34 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 148, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
CPyL26: ;
    cpy_r_r35 = Py_None;
    CPy_INCREF(cpy_r_r35);
    ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r37 = CPyDef_scholars___seams___cards_may_leave_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r38 = CPyDef_scholars___seams___cards_may_leave_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL30;
    CPyGen_SetStopIterationValue(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (!0) goto CPyL36;
    CPy_Unreachable();
CPyL30: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r35;
    CPyGen_Exit(&((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL31: ;
    ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_scholars___seams___cards_may_leave_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r41 = CPyDef_scholars___seams___cards_may_leave_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r42 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL32: ;
    cpy_r_r43 = cpy_r_r5 == 0;
    if (cpy_r_r43) goto CPyL44;
    cpy_r_r44 = cpy_r_r5 == 1;
    if (cpy_r_r44) {
        goto CPyL12;
    } else
        goto CPyL45;
CPyL34: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 146, CPyStatic_scholars___seams___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r46 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL37: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL38: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL10;
CPyL39: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL31;
CPyL40: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL41: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL14;
CPyL42: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL20;
CPyL43: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL44: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL45: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
}
        
PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___cards_may_leave_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___cards_may_leave_Seams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___cards_may_leave_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.cards_may_leave_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___cards_may_leave_Seams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__next__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___cards_may_leave_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___cards_may_leave_Seams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___cards_may_leave_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.cards_may_leave_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___seams___cards_may_leave_Seams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "send", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___seams___cards_may_leave_Seams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___cards_may_leave_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.cards_may_leave_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___cards_may_leave_Seams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__iter__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_scholars___seams___cards_may_leave_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___cards_may_leave_Seams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___cards_may_leave_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.cards_may_leave_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_scholars___seams___cards_may_leave_Seams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "throw", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___cards_may_leave_Seams_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPyDef_scholars___seams___cards_may_leave_Seams_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5499 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5499);
    PyObject *__tmp5500 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5500);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___cards_may_leave_Seams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___cards_may_leave_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.cards_may_leave_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___cards_may_leave_Seams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "close", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___cards_may_leave(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_scholars___seams___cards_may_leave_Seams_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 146, CPyStatic_scholars___seams___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_scholars___seams___cards_may_leave_Seams_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 146, CPyStatic_scholars___seams___globals);
        goto CPyL7;
    }
    if (((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 146, CPyStatic_scholars___seams___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_self);
    }
    ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 146, CPyStatic_scholars___seams___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_t);
    }
    ((serai___games___scholars___seams___cards_may_leave_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___cards_may_leave_Seams_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 146, CPyStatic_scholars___seams___globals);
        goto CPyL8;
    }
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___Seams___cards_may_leave(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:cards_may_leave", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___cards_may_leave(arg_self, arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "cards_may_leave", 146, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___actions_end(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___actions_end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:actions_end", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___actions_end(arg_self, arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "actions_end", 150, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___turn_ends(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___turn_ends(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:turn_ends", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___turn_ends(arg_self, arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "turn_ends", 153, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___aside(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_scholars___seams___Seams___aside(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:aside", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___aside(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "aside", 158, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___tuck_aside(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_id;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r2 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r3 = CPyObject_GetAttr(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tuck_aside", 164, CPyStatic_scholars___seams___globals);
        goto CPyL5;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tuck_aside", 164, CPyStatic_scholars___seams___globals);
        goto CPyL5;
    }
    CPy_DECREF(cpy_r_r0);
    CPy_Raise(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tuck_aside", 164, CPyStatic_scholars___seams___globals);
        goto CPyL4;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___Seams___tuck_aside(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "chosen", 0};
            static CPyArg_Parser parser = {"OOO:tuck_aside", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chosen;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chosen)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_chosen;
            if (likely(Py_TYPE(obj_chosen) == CPyType_option___Option))
                arg_chosen = obj_chosen;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_chosen); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___tuck_aside(arg_self, arg_t, arg_me, arg_chosen);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "tuck_aside", 162, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___seams___Seams___tuck_cost(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "tuck_cost", "Table", "players", 168, CPyStatic_scholars___seams___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tuck_cost", 168, CPyStatic_scholars___seams___globals);
        goto CPyL7;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "tuck_cost", 168, CPyStatic_scholars___seams___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL7;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_tucked;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "tuck_cost", "Player", "tucked", 168, CPyStatic_scholars___seams___globals);
        goto CPyL7;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_place);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tuck_cost", 168, CPyStatic_scholars___seams___globals);
        goto CPyL7;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "tuck_cost", 168, CPyStatic_scholars___seams___globals, "list", cpy_r_r4);
        goto CPyL7;
    }
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    return cpy_r_r8;
CPyL7: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_scholars___seams___Seams___tuck_cost(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:tuck_cost", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___seams___Seams___tuck_cost(arg_self, arg_t, arg_me, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "tuck_cost", 166, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___tucked_Seams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    tuple_T0 cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    tuple_T3OOO cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int32_t cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "tucked", "tucked_Seams_gen", "__mypyc_env__", 170, CPyStatic_scholars___seams___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL32;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8.empty_struct_error_flag = 0;
    cpy_r_r9 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 172, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    if (((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0);
    }
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0 = cpy_r_r10;
    cpy_r_r11 = 1;
    if (!cpy_r_r11) goto CPyL31;
    cpy_r_r12 = NULL;
    cpy_r_r1 = cpy_r_r12;
    cpy_r_r13 = (PyObject **)&cpy_r_r1;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0;
    cpy_r_r16 = CPyIter_Send(cpy_r_r15, cpy_r_r14, cpy_r_r13);
    if (cpy_r_r16 != NULL) goto CPyL38;
    cpy_r_r17 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 172, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r19 = NULL;
    if (((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0);
    }
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 172, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    } else
        goto CPyL26;
CPyL10: ;
    cpy_r_r21 = cpy_r_r16;
CPyL11: ;
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL12: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL40;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 172, CPyStatic_scholars___seams___globals);
        goto CPyL16;
    } else
        goto CPyL41;
CPyL14: ;
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL22;
CPyL16: ;
    cpy_r_r25 = CPy_CatchError();
    cpy_r_r26 = (PyObject **)&cpy_r_r3;
    cpy_r_r27 = ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0;
    cpy_r_r28 = CPy_YieldFromErrorHandle(cpy_r_r27, cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 172, CPyStatic_scholars___seams___globals);
        goto CPyL42;
    }
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r21 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL11;
CPyL19: ;
    cpy_r_r18 = cpy_r_r3;
    CPy_DecRef(cpy_r_r18);
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL26;
CPyL20: ;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    cpy_r_r29 = CPy_KeepPropagating();
    if (!cpy_r_r29) goto CPyL31;
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r30 = NULL;
    cpy_r_r1 = cpy_r_r30;
    cpy_r_r31 = (PyObject **)&cpy_r_r1;
    cpy_r_r32 = ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___tucked_Seams_gen_0;
    cpy_r_r33 = CPyIter_Send(cpy_r_r32, cpy_r_arg, cpy_r_r31);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r33 == NULL) {
        goto CPyL24;
    } else
        goto CPyL43;
CPyL23: ;
    cpy_r_r21 = cpy_r_r33;
    goto CPyL11;
CPyL24: ;
    cpy_r_r34 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 172, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
CPyL26: ;
    cpy_r_r35 = Py_None;
    CPy_INCREF(cpy_r_r35);
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r37 = CPyDef_scholars___seams___tucked_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r38 = CPyDef_scholars___seams___tucked_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL30;
    CPyGen_SetStopIterationValue(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (!0) goto CPyL36;
    CPy_Unreachable();
CPyL30: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r35;
    CPyGen_Exit(&((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL31: ;
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_scholars___seams___tucked_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r41 = CPyDef_scholars___seams___tucked_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r42 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL32: ;
    cpy_r_r43 = cpy_r_r5 == 0;
    if (cpy_r_r43) goto CPyL44;
    cpy_r_r44 = cpy_r_r5 == 1;
    if (cpy_r_r44) {
        goto CPyL12;
    } else
        goto CPyL45;
CPyL34: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r46 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL37: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL38: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL10;
CPyL39: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL31;
CPyL40: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL41: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL14;
CPyL42: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL20;
CPyL43: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL44: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL45: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
}
        
PyObject *CPyDef_scholars___seams___tucked_Seams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___tucked_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___tucked_Seams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___tucked_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.tucked_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___tucked_Seams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__next__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___tucked_Seams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___tucked_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___tucked_Seams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___tucked_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.tucked_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___seams___tucked_Seams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "send", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___tucked_Seams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___seams___tucked_Seams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___tucked_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.tucked_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___tucked_Seams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__iter__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___tucked_Seams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_scholars___seams___tucked_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___tucked_Seams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___tucked_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.tucked_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_scholars___seams___tucked_Seams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "throw", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___tucked_Seams_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPyDef_scholars___seams___tucked_Seams_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5501 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5501);
    PyObject *__tmp5502 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5502);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___tucked_Seams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___tucked_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.tucked_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___tucked_Seams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "close", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___tucked(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_scholars___seams___tucked_Seams_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_scholars___seams___tucked_Seams_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    if (((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
        goto CPyL10;
    }
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_self);
    }
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_t);
    }
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me);
    }
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_place);
    if (((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place);
    }
    ((serai___games___scholars___seams___tucked_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___tucked_Seams_gen_place = cpy_r_place;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
        goto CPyL10;
    }
    return cpy_r_r1;
CPyL8: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
}
        
        PyObject *CPyPy_scholars___seams___Seams___tucked(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:tucked", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___tucked(arg_self, arg_t, arg_me, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "tucked", 170, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    tuple_T0 cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    tuple_T3OOO cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int32_t cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "caliph_revealed", "caliph_revealed_Seams_gen", "__mypyc_env__", 176, CPyStatic_scholars___seams___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL32;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 176, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8.empty_struct_error_flag = 0;
    cpy_r_r9 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 178, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    if (((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0);
    }
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0 = cpy_r_r10;
    cpy_r_r11 = 1;
    if (!cpy_r_r11) goto CPyL31;
    cpy_r_r12 = NULL;
    cpy_r_r1 = cpy_r_r12;
    cpy_r_r13 = (PyObject **)&cpy_r_r1;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0;
    cpy_r_r16 = CPyIter_Send(cpy_r_r15, cpy_r_r14, cpy_r_r13);
    if (cpy_r_r16 != NULL) goto CPyL38;
    cpy_r_r17 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 178, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r19 = NULL;
    if (((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0);
    }
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 178, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    } else
        goto CPyL26;
CPyL10: ;
    cpy_r_r21 = cpy_r_r16;
CPyL11: ;
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL12: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL40;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 178, CPyStatic_scholars___seams___globals);
        goto CPyL16;
    } else
        goto CPyL41;
CPyL14: ;
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL22;
CPyL16: ;
    cpy_r_r25 = CPy_CatchError();
    cpy_r_r26 = (PyObject **)&cpy_r_r3;
    cpy_r_r27 = ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0;
    cpy_r_r28 = CPy_YieldFromErrorHandle(cpy_r_r27, cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 178, CPyStatic_scholars___seams___globals);
        goto CPyL42;
    }
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r21 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL11;
CPyL19: ;
    cpy_r_r18 = cpy_r_r3;
    CPy_DecRef(cpy_r_r18);
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL26;
CPyL20: ;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    cpy_r_r29 = CPy_KeepPropagating();
    if (!cpy_r_r29) goto CPyL31;
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r30 = NULL;
    cpy_r_r1 = cpy_r_r30;
    cpy_r_r31 = (PyObject **)&cpy_r_r1;
    cpy_r_r32 = ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0;
    cpy_r_r33 = CPyIter_Send(cpy_r_r32, cpy_r_arg, cpy_r_r31);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r33 == NULL) {
        goto CPyL24;
    } else
        goto CPyL43;
CPyL23: ;
    cpy_r_r21 = cpy_r_r33;
    goto CPyL11;
CPyL24: ;
    cpy_r_r34 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 178, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
CPyL26: ;
    cpy_r_r35 = Py_None;
    CPy_INCREF(cpy_r_r35);
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r37 = CPyDef_scholars___seams___caliph_revealed_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r38 = CPyDef_scholars___seams___caliph_revealed_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL30;
    CPyGen_SetStopIterationValue(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (!0) goto CPyL36;
    CPy_Unreachable();
CPyL30: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r35;
    CPyGen_Exit(&((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL31: ;
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_scholars___seams___caliph_revealed_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r41 = CPyDef_scholars___seams___caliph_revealed_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r42 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL32: ;
    cpy_r_r43 = cpy_r_r5 == 0;
    if (cpy_r_r43) goto CPyL44;
    cpy_r_r44 = cpy_r_r5 == 1;
    if (cpy_r_r44) {
        goto CPyL12;
    } else
        goto CPyL45;
CPyL34: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 176, CPyStatic_scholars___seams___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r46 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL37: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL38: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL10;
CPyL39: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL31;
CPyL40: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL41: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL14;
CPyL42: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL20;
CPyL43: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL44: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL45: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
}
        
PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___caliph_revealed_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___caliph_revealed_Seams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___caliph_revealed_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.caliph_revealed_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___caliph_revealed_Seams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__next__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___caliph_revealed_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___caliph_revealed_Seams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___caliph_revealed_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.caliph_revealed_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___seams___caliph_revealed_Seams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "send", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___seams___caliph_revealed_Seams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___caliph_revealed_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.caliph_revealed_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___caliph_revealed_Seams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__iter__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_scholars___seams___caliph_revealed_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___caliph_revealed_Seams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___caliph_revealed_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.caliph_revealed_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_scholars___seams___caliph_revealed_Seams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "throw", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___caliph_revealed_Seams_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPY_GET_METHOD(cpy_r___mypyc_self__, CPyType_scholars___seams___caliph_revealed_Seams_gen, 4, serai___games___scholars___seams___caliph_revealed_Seams_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4); /* throw */
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5503 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5503);
    PyObject *__tmp5504 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5504);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___caliph_revealed_Seams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___caliph_revealed_Seams_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.caliph_revealed_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___caliph_revealed_Seams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "close", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___caliph_revealed(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_scholars___seams___caliph_revealed_Seams_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 176, CPyStatic_scholars___seams___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_scholars___seams___caliph_revealed_Seams_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 176, CPyStatic_scholars___seams___globals);
        goto CPyL8;
    }
    if (((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 176, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self);
    }
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 176, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t);
    }
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 176, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_space);
    if (((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space);
    }
    ((serai___games___scholars___seams___caliph_revealed_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space = cpy_r_space;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 176, CPyStatic_scholars___seams___globals);
        goto CPyL9;
    }
    return cpy_r_r1;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_scholars___seams___Seams___caliph_revealed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "space", 0};
            static CPyArg_Parser parser = {"OO:caliph_revealed", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_space)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___caliph_revealed(arg_self, arg_t, arg_space);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "caliph_revealed", 176, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___before_end_Seams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    tuple_T0 cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    tuple_T3OOO cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int32_t cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "before_end", "before_end_Seams_gen", "__mypyc_env__", 180, CPyStatic_scholars___seams___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL32;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 180, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8.empty_struct_error_flag = 0;
    cpy_r_r9 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 182, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    if (((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0);
    }
    ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0 = cpy_r_r10;
    cpy_r_r11 = 1;
    if (!cpy_r_r11) goto CPyL31;
    cpy_r_r12 = NULL;
    cpy_r_r1 = cpy_r_r12;
    cpy_r_r13 = (PyObject **)&cpy_r_r1;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0;
    cpy_r_r16 = CPyIter_Send(cpy_r_r15, cpy_r_r14, cpy_r_r13);
    if (cpy_r_r16 != NULL) goto CPyL38;
    cpy_r_r17 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 182, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
    cpy_r_r19 = NULL;
    if (((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0);
    }
    ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0 = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 182, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    } else
        goto CPyL26;
CPyL10: ;
    cpy_r_r21 = cpy_r_r16;
CPyL11: ;
    ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL12: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL40;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 182, CPyStatic_scholars___seams___globals);
        goto CPyL16;
    } else
        goto CPyL41;
CPyL14: ;
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL22;
CPyL16: ;
    cpy_r_r25 = CPy_CatchError();
    cpy_r_r26 = (PyObject **)&cpy_r_r3;
    cpy_r_r27 = ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0;
    cpy_r_r28 = CPy_YieldFromErrorHandle(cpy_r_r27, cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 182, CPyStatic_scholars___seams___globals);
        goto CPyL42;
    }
    if (cpy_r_r28) goto CPyL19;
    cpy_r_r21 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL11;
CPyL19: ;
    cpy_r_r18 = cpy_r_r3;
    CPy_DecRef(cpy_r_r18);
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    goto CPyL26;
CPyL20: ;
    CPy_RestoreExcInfo(cpy_r_r25);
    CPy_DecRef(cpy_r_r25.f0);
    CPy_DecRef(cpy_r_r25.f1);
    CPy_DecRef(cpy_r_r25.f2);
    cpy_r_r29 = CPy_KeepPropagating();
    if (!cpy_r_r29) goto CPyL31;
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r30 = NULL;
    cpy_r_r1 = cpy_r_r30;
    cpy_r_r31 = (PyObject **)&cpy_r_r1;
    cpy_r_r32 = ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___seams___before_end_Seams_gen_0;
    cpy_r_r33 = CPyIter_Send(cpy_r_r32, cpy_r_arg, cpy_r_r31);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r33 == NULL) {
        goto CPyL24;
    } else
        goto CPyL43;
CPyL23: ;
    cpy_r_r21 = cpy_r_r33;
    goto CPyL11;
CPyL24: ;
    cpy_r_r34 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 182, CPyStatic_scholars___seams___globals);
        goto CPyL39;
    }
    cpy_r_r18 = cpy_r_r1;
    CPy_DECREF(cpy_r_r18);
CPyL26: ;
    cpy_r_r35 = Py_None;
    CPy_INCREF(cpy_r_r35);
    ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r37 = CPyDef_scholars___seams___before_end_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r38 = CPyDef_scholars___seams___before_end_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL30;
    CPyGen_SetStopIterationValue(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (!0) goto CPyL36;
    CPy_Unreachable();
CPyL30: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r35;
    CPyGen_Exit(&((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL31: ;
    ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_scholars___seams___before_end_Seams_env_clear_on_completion(cpy_r_r4);
    cpy_r_r41 = CPyDef_scholars___seams___before_end_Seams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r42 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL32: ;
    cpy_r_r43 = cpy_r_r5 == 0;
    if (cpy_r_r43) goto CPyL44;
    cpy_r_r44 = cpy_r_r5 == 1;
    if (cpy_r_r44) {
        goto CPyL12;
    } else
        goto CPyL45;
CPyL34: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r45 = 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 180, CPyStatic_scholars___seams___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r46 = NULL;
    CPyGen_Exit(&((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL37: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL38: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL10;
CPyL39: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL31;
CPyL40: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL15;
CPyL41: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL14;
CPyL42: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL20;
CPyL43: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL23;
CPyL44: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL45: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL34;
}
        
PyObject *CPyDef_scholars___seams___before_end_Seams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___before_end_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___before_end_Seams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___before_end_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.before_end_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___before_end_Seams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__next__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___before_end_Seams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___seams___before_end_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___seams___before_end_Seams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___before_end_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.before_end_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___seams___before_end_Seams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "send", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___before_end_Seams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___seams___before_end_Seams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___before_end_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.before_end_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___before_end_Seams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__iter__", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___before_end_Seams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_scholars___seams___before_end_Seams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___seams___before_end_Seams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___before_end_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.before_end_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_scholars___seams___before_end_Seams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "throw", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___before_end_Seams_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPyDef_scholars___seams___before_end_Seams_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5505 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5505);
    PyObject *__tmp5506 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5506);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___before_end_Seams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___before_end_Seams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.before_end_Seams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___before_end_Seams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "close", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___before_end(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_scholars___seams___before_end_Seams_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 180, CPyStatic_scholars___seams___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_scholars___seams___before_end_Seams_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 180, CPyStatic_scholars___seams___globals);
        goto CPyL7;
    }
    if (((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 180, CPyStatic_scholars___seams___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_self);
    }
    ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 180, CPyStatic_scholars___seams___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_t);
    }
    ((serai___games___scholars___seams___before_end_Seams_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___seams___before_end_Seams_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 180, CPyStatic_scholars___seams___globals);
        goto CPyL8;
    }
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___seams___Seams___before_end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:before_end", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___before_end(arg_self, arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "before_end", 180, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___score(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "score", 186, CPyStatic_scholars___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___score(arg_self, arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "score", 184, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___seams___Seams___points(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    return 0;
}
        
        PyObject *CPyPy_scholars___seams___Seams___points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:points", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___seams___Seams___points(arg_self, arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "points", 188, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
double CPyDef_scholars___seams___Seams___promise(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    return 0.0;
}
        
        PyObject *CPyPy_scholars___seams___Seams___promise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:promise", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_scholars___seams___Seams___promise(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "promise", 192, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
double CPyDef_scholars___seams___Seams___prospect(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, CPyTagged cpy_r_value) {
    return 0.0;
}
        
        PyObject *CPyPy_scholars___seams___Seams___prospect(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "colour", "value", 0};
            static CPyArg_Parser parser = {"OOOO:prospect", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            double retval = CPyDef_scholars___seams___Seams___prospect(arg_self, arg_t, arg_me, arg_colour, arg_value);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "prospect", 196, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
double CPyDef_scholars___seams___Seams___worth(PyObject *cpy_r_self, PyObject *cpy_r_verb) {
    return 0.0;
}
        
        PyObject *CPyPy_scholars___seams___Seams___worth(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"verb", 0};
            static CPyArg_Parser parser = {"O:worth", kwlist, 0};
            PyObject *obj_verb;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_verb)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_verb;
            if (likely(PyUnicode_Check(obj_verb)))
                arg_verb = obj_verb;
            else {
                CPy_TypeError("str", obj_verb); 
                goto fail;
            }
            double retval = CPyDef_scholars___seams___Seams___worth(arg_self, arg_verb);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "worth", 200, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___seams___Seams___wealth(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_gold;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    CPyTagged cpy_r_r35;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "wealth", "Table", "players", 206, CPyStatic_scholars___seams___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "wealth", 206, CPyStatic_scholars___seams___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/seams.py", "wealth", 206, CPyStatic_scholars___seams___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL23;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "wealth", "Player", "gold", 207, CPyStatic_scholars___seams___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'silver' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r4);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "wealth", 207, CPyStatic_scholars___seams___globals);
        goto CPyL25;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "wealth", "Table", "book", 207, CPyStatic_scholars___seams___globals);
        goto CPyL26;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_constants;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyStatics[3149]; /* 'silver_for_gold' */
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "wealth", 207, CPyStatic_scholars___seams___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "wealth", 207, CPyStatic_scholars___seams___globals);
        goto CPyL26;
    }
    cpy_r_r10 = CPyTagged_FloorDivide(cpy_r_r4, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "wealth", 207, CPyStatic_scholars___seams___globals);
        goto CPyL25;
    }
    cpy_r_r11 = CPyTagged_Add(cpy_r_r3, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_gold = cpy_r_r11;
    cpy_r_r12 = 0;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "wealth", "Table", "owners", 208, CPyStatic_scholars___seams___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r13);
CPyL10: ;
    cpy_r_r14 = 0;
CPyL11: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL28;
    cpy_r_room = cpy_r_r12;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r14 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "wealth", 208, CPyStatic_scholars___seams___globals);
        goto CPyL29;
    }
    cpy_r_r24 = cpy_r_r23 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL15;
    cpy_r_r26 = CPyTagged_IsEq_(cpy_r_r23, cpy_r_seat);
    cpy_r_r27 = cpy_r_r26;
    goto CPyL16;
CPyL15: ;
    cpy_r_r28 = cpy_r_r23 == cpy_r_seat;
    cpy_r_r27 = cpy_r_r28;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r23);
    if (!cpy_r_r27) goto CPyL30;
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/seams.py", "wealth", "Table", "gold", 210, CPyStatic_scholars___seams___globals);
        goto CPyL29;
    }
CPyL18: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "wealth", 210, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "wealth", 210, CPyStatic_scholars___seams___globals);
        goto CPyL31;
    }
    cpy_r_r32 = CPyTagged_Add(cpy_r_gold, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_gold);
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_gold = cpy_r_r32;
CPyL21: ;
    cpy_r_r33 = cpy_r_r12 + 2;
    cpy_r_r12 = cpy_r_r33;
    cpy_r_r34 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r34;
    goto CPyL11;
CPyL22: ;
    return cpy_r_gold;
CPyL23: ;
    cpy_r_r35 = CPY_INT_TAG;
    return cpy_r_r35;
CPyL24: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL23;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL23;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL23;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_gold);
    goto CPyL23;
CPyL28: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL22;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_gold);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL23;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL21;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_gold);
    CPy_DecRef(cpy_r_r13);
    goto CPyL23;
}
        
        PyObject *CPyPy_scholars___seams___Seams___wealth(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:wealth", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___seams___Seams___wealth(arg_self, arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "wealth", 204, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___seams___Seams___own_card(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_card) {
    CPyTagged_INCREF(cpy_r_card);
    return cpy_r_card;
}
        
        PyObject *CPyPy_scholars___seams___Seams___own_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "card", 0};
            static CPyArg_Parser parser = {"OOO:own_card", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_card)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___seams___Seams___own_card(arg_self, arg_t, arg_seat, arg_card);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "own_card", 213, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___marker_returned(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___marker_returned(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:marker_returned", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___marker_returned(arg_self, arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "marker_returned", 217, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___see(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_view) {
    CPy_INCREF(cpy_r_view);
    return cpy_r_view;
}
        
        PyObject *CPyPy_scholars___seams___Seams___see(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "view", 0};
            static CPyArg_Parser parser = {"OO:see", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_view;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_view)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_view;
            if (likely((Py_TYPE(obj_view) == CPyType_myriad___view___MyriadView) || (Py_TYPE(obj_view) == CPyType_scholars___view___View)))
                arg_view = obj_view;
            else {
                CPy_TypeError("serai.games.scholars.view.View", obj_view); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___see(arg_self, arg_t, arg_view);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "see", 222, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___look(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_sheet) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___look(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:look", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
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
            char retval = CPyDef_scholars___seams___Seams___look(arg_self, arg_t, arg_me, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "look", 226, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___redeal(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_chance) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "chance", 0};
            static CPyArg_Parser parser = {"OO:redeal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams___redeal(arg_self, arg_t, arg_chance);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "redeal", 229, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___words(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "words", 234, CPyStatic_scholars___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___words(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:words", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___words(arg_self, arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "words", 232, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams___settle(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_given, PyObject *cpy_r_waiting) {
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___settle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "given", "waiting", 0};
            static CPyArg_Parser parser = {"OOO:settle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_given;
            PyObject *obj_waiting;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_given, &obj_waiting)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_given = obj_given;
            PyObject *arg_waiting = obj_waiting;
            char retval = CPyDef_scholars___seams___Seams___settle(arg_self, arg_t, arg_given, arg_waiting);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "settle", 236, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___faults(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "faults", 241, CPyStatic_scholars___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___faults(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:faults", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___faults(arg_self, arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "faults", 239, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___Seams___holdings(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "holdings", 245, CPyStatic_scholars___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___seams___Seams___holdings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:holdings", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_self) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_self) == CPyType_scholars___seams___Seams)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___Seams___holdings(arg_self, arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "holdings", 243, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams___Seams_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T1O cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = (PyObject *)CPyType_state___Part;
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___seams___SeamsObject *)cpy_r___mypyc_self__)->_part = cpy_r_r0;
    cpy_r_r1 = CPyStatics[2753]; /* 'wild_white' */
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2.f0 = cpy_r_r1;
    cpy_r_r3 = PyTuple_New(1);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5507 = cpy_r_r2.f0;
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp5507);
    ((serai___games___scholars___seams___SeamsObject *)cpy_r___mypyc_self__)->_wild_verbs = cpy_r_r3;
    return 1;
}
        
        PyObject *CPyPy_scholars___seams___Seams_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj___mypyc_self__) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj___mypyc_self__) == CPyType_scholars___seams___Seams)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___seams___Seams_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___seams___ScholarsExpansion___join(PyObject *cpy_r_self, PyObject *cpy_r_before) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_scholars___seams___ScholarsExpansion___join(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"before", 0};
            static CPyArg_Parser parser = {"O:join", kwlist, 0};
            PyObject *obj_before;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_before)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___MyriadExpansion))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.seams.ScholarsExpansion", obj_self); 
                goto fail;
            }
            PyObject *arg_before;
            if (likely((Py_TYPE(obj_before) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj_before) == CPyType_myriad___book___Shelved) || (Py_TYPE(obj_before) == CPyType_scholars___seams___Seams)))
                arg_before = obj_before;
            else {
                CPy_TypeError("serai.games.scholars.seams.Seams", obj_before); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___seams___ScholarsExpansion___join(arg_self, arg_before);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/seams.py", "join", 252, CPyStatic_scholars___seams___globals);
            return NULL;
        }
        
char CPyDef_scholars___seams_____top_level__(void) {
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
    void *cpy_r_r202;
    void *cpy_r_r203;
    void *cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    void *cpy_r_r210;
    void *cpy_r_r211;
    PyObject **cpy_r_r212;
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
    void *cpy_r_r224;
    void *cpy_r_r225;
    void *cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    void *cpy_r_r232;
    void *cpy_r_r233;
    PyObject **cpy_r_r234;
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
    void *cpy_r_r246;
    void *cpy_r_r247;
    void *cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    void *cpy_r_r254;
    void *cpy_r_r255;
    PyObject **cpy_r_r256;
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
    void *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    char cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    int32_t cpy_r_r283;
    char cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    int32_t cpy_r_r287;
    char cpy_r_r288;
    char cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    char cpy_r_r295;
    char cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    int32_t cpy_r_r304;
    char cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    int32_t cpy_r_r308;
    char cpy_r_r309;
    char cpy_r_r310;
    char cpy_r_r311;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 1, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 1, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___seams___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 7, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5518]; /* ('abstractmethod',) */
    cpy_r_r12 = CPyStatics[3445]; /* 'abc' */
    cpy_r_r13 = CPyStatic_scholars___seams___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 9, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r15 = (void *)&CPyModule_abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[4989]; /* ('Iterable', 'Mapping', 'Sequence') */
    cpy_r_r17 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r18 = CPyStatic_scholars___seams___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 10, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r20 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5141]; /* ('TYPE_CHECKING',) */
    cpy_r_r22 = CPyStatics[47]; /* 'typing' */
    cpy_r_r23 = CPyStatic_scholars___seams___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 11, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r25 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___games___scholars___actions___translate;
    cpy_r_r27 = (void *)&CPyImportState_serai___games___scholars___actions___translate;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[2459]; /* 'serai.games.scholars.actions.translate' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 13, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___games___scholars___actions___translate;
    cpy_r_r35 = CPyExec_serai___games___scholars___actions___translate;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___games___scholars___actions___translate__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 13, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 13, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[2459]; /* 'serai.games.scholars.actions.translate' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 13, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[5519]; /* ('translate_obstacle',) */
    cpy_r_r46 = CPyStatic_scholars___seams___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 13, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL115;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r49 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 14, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r57 = CPyExec_serai___games___scholars___dice;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 14, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 14, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 14, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[5520]; /* ('give_up_white', 'white_dice') */
    cpy_r_r68 = CPyStatic_scholars___seams___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 14, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL116;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r71 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 15, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r79 = CPyExec_serai___games___scholars___names;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 15, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 15, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 15, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[5521]; /* ('NEUTRAL', 'PRIMARY', 'RECRUIT', 'SECONDARY') */
    cpy_r_r90 = CPyStatic_scholars___seams___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 15, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL117;
CPyL32: ;
    cpy_r_r92 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r93 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r94 = CPyModuleLockAPI_serai;
    cpy_r_r95 = CPyImport_IsInitialized(cpy_r_r93);
    if (!cpy_r_r95) goto CPyL35;
    cpy_r_r96 = PyImport_GetModuleDict();
    cpy_r_r97 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 16, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL39;
CPyL35: ;
    cpy_r_r100 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r101 = CPyExec_serai___kernel___chance;
    cpy_r_r102 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 16, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r106 = CPyStatics[8]; /* '__file__' */
    cpy_r_r107 = CPyObject_GetAttr(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 16, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r108 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r109 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r110 = CPyImport_ImportNative(cpy_r_r109, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r107, cpy_r_r108, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 16, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r99 = cpy_r_r110;
CPyL39: ;
    cpy_r_r111 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r112 = CPyStatic_scholars___seams___globals;
    cpy_r_r113 = CPyImport_GetNativeAttrs(cpy_r_r99, cpy_r_r111, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 16, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL118;
CPyL40: ;
    cpy_r_r114 = (void *)&CPyModule_serai___kernel___content;
    cpy_r_r115 = (void *)&CPyImportState_serai___kernel___content;
    cpy_r_r116 = CPyModuleLockAPI_serai;
    cpy_r_r117 = CPyImport_IsInitialized(cpy_r_r115);
    if (!cpy_r_r117) goto CPyL43;
    cpy_r_r118 = PyImport_GetModuleDict();
    cpy_r_r119 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r120 = CPyDict_GetItem(cpy_r_r118, cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 17, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r121 = cpy_r_r120;
    goto CPyL47;
CPyL43: ;
    cpy_r_r122 = CPyInitOnly_serai___kernel___content;
    cpy_r_r123 = CPyExec_serai___kernel___content;
    cpy_r_r124 = (PyObject **)&CPyModule_serai___kernel___content__internal;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 17, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r128 = CPyStatics[8]; /* '__file__' */
    cpy_r_r129 = CPyObject_GetAttr(cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 17, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r130 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r131 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r132 = CPyImport_ImportNative(cpy_r_r131, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r129, cpy_r_r130, 0);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 17, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r121 = cpy_r_r132;
CPyL47: ;
    cpy_r_r133 = CPyStatics[5437]; /* ('Content',) */
    cpy_r_r134 = CPyStatic_scholars___seams___globals;
    cpy_r_r135 = CPyImport_GetNativeAttrs(cpy_r_r121, cpy_r_r133, cpy_r_r133, cpy_r_r134);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 17, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL119;
CPyL48: ;
    cpy_r_r136 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r137 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r138 = CPyModuleLockAPI_serai;
    cpy_r_r139 = CPyImport_IsInitialized(cpy_r_r137);
    if (!cpy_r_r139) goto CPyL51;
    cpy_r_r140 = PyImport_GetModuleDict();
    cpy_r_r141 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r142 = CPyDict_GetItem(cpy_r_r140, cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 18, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r143 = cpy_r_r142;
    goto CPyL55;
CPyL51: ;
    cpy_r_r144 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r145 = CPyExec_serai___kernel___decision;
    cpy_r_r146 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 18, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r150 = CPyStatics[8]; /* '__file__' */
    cpy_r_r151 = CPyObject_GetAttr(cpy_r_r149, cpy_r_r150);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 18, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r152 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r153 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r154 = CPyImport_ImportNative(cpy_r_r153, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r136, cpy_r_r137, cpy_r_r138, cpy_r_r151, cpy_r_r152, 0);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 18, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r143 = cpy_r_r154;
CPyL55: ;
    cpy_r_r155 = CPyStatics[5139]; /* ('Offer', 'Option', 'Reason', 'Rules') */
    cpy_r_r156 = CPyStatic_scholars___seams___globals;
    cpy_r_r157 = CPyImport_GetNativeAttrs(cpy_r_r143, cpy_r_r155, cpy_r_r155, cpy_r_r156);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 18, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL120;
CPyL56: ;
    cpy_r_r158 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r159 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r160 = CPyModuleLockAPI_serai;
    cpy_r_r161 = CPyImport_IsInitialized(cpy_r_r159);
    if (!cpy_r_r161) goto CPyL59;
    cpy_r_r162 = PyImport_GetModuleDict();
    cpy_r_r163 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r164 = CPyDict_GetItem(cpy_r_r162, cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 19, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r165 = cpy_r_r164;
    goto CPyL63;
CPyL59: ;
    cpy_r_r166 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r167 = CPyExec_serai___kernel___effects;
    cpy_r_r168 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 19, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r172 = CPyStatics[8]; /* '__file__' */
    cpy_r_r173 = CPyObject_GetAttr(cpy_r_r171, cpy_r_r172);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 19, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r174 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r175 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r176 = CPyImport_ImportNative(cpy_r_r175, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r158, cpy_r_r159, cpy_r_r160, cpy_r_r173, cpy_r_r174, 0);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 19, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r165 = cpy_r_r176;
CPyL63: ;
    cpy_r_r177 = CPyStatics[5492]; /* ('Effect', 'Verbs') */
    cpy_r_r178 = CPyStatic_scholars___seams___globals;
    cpy_r_r179 = CPyImport_GetNativeAttrs(cpy_r_r165, cpy_r_r177, cpy_r_r177, cpy_r_r178);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 19, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL121;
CPyL64: ;
    cpy_r_r180 = (void *)&CPyModule_serai___kernel___expansion;
    cpy_r_r181 = (void *)&CPyImportState_serai___kernel___expansion;
    cpy_r_r182 = CPyModuleLockAPI_serai;
    cpy_r_r183 = CPyImport_IsInitialized(cpy_r_r181);
    if (!cpy_r_r183) goto CPyL67;
    cpy_r_r184 = PyImport_GetModuleDict();
    cpy_r_r185 = CPyStatics[257]; /* 'serai.kernel.expansion' */
    cpy_r_r186 = CPyDict_GetItem(cpy_r_r184, cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 20, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r187 = cpy_r_r186;
    goto CPyL71;
CPyL67: ;
    cpy_r_r188 = CPyInitOnly_serai___kernel___expansion;
    cpy_r_r189 = CPyExec_serai___kernel___expansion;
    cpy_r_r190 = (PyObject **)&CPyModule_serai___kernel___expansion__internal;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 20, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r194 = CPyStatics[8]; /* '__file__' */
    cpy_r_r195 = CPyObject_GetAttr(cpy_r_r193, cpy_r_r194);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 20, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r196 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r197 = CPyStatics[257]; /* 'serai.kernel.expansion' */
    cpy_r_r198 = CPyImport_ImportNative(cpy_r_r197, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r195, cpy_r_r196, 0);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 20, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r187 = cpy_r_r198;
CPyL71: ;
    cpy_r_r199 = CPyStatics[5522]; /* ('Expansion',) */
    cpy_r_r200 = CPyStatic_scholars___seams___globals;
    cpy_r_r201 = CPyImport_GetNativeAttrs(cpy_r_r187, cpy_r_r199, cpy_r_r199, cpy_r_r200);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 20, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL122;
CPyL72: ;
    cpy_r_r202 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r203 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r204 = CPyModuleLockAPI_serai;
    cpy_r_r205 = CPyImport_IsInitialized(cpy_r_r203);
    if (!cpy_r_r205) goto CPyL75;
    cpy_r_r206 = PyImport_GetModuleDict();
    cpy_r_r207 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r208 = CPyDict_GetItem(cpy_r_r206, cpy_r_r207);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 21, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r209 = cpy_r_r208;
    goto CPyL79;
CPyL75: ;
    cpy_r_r210 = CPyInitOnly_serai___kernel___game;
    cpy_r_r211 = CPyExec_serai___kernel___game;
    cpy_r_r212 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 21, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r216 = CPyStatics[8]; /* '__file__' */
    cpy_r_r217 = CPyObject_GetAttr(cpy_r_r215, cpy_r_r216);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 21, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r218 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r219 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r220 = CPyImport_ImportNative(cpy_r_r219, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r217, cpy_r_r218, 0);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 21, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r209 = cpy_r_r220;
CPyL79: ;
    cpy_r_r221 = CPyStatics[5493]; /* ('Component', 'ScoreItem') */
    cpy_r_r222 = CPyStatic_scholars___seams___globals;
    cpy_r_r223 = CPyImport_GetNativeAttrs(cpy_r_r209, cpy_r_r221, cpy_r_r221, cpy_r_r222);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 21, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL123;
CPyL80: ;
    cpy_r_r224 = (void *)&CPyModule_serai___kernel___sheet;
    cpy_r_r225 = (void *)&CPyImportState_serai___kernel___sheet;
    cpy_r_r226 = CPyModuleLockAPI_serai;
    cpy_r_r227 = CPyImport_IsInitialized(cpy_r_r225);
    if (!cpy_r_r227) goto CPyL83;
    cpy_r_r228 = PyImport_GetModuleDict();
    cpy_r_r229 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r230 = CPyDict_GetItem(cpy_r_r228, cpy_r_r229);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 22, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r231 = cpy_r_r230;
    goto CPyL87;
CPyL83: ;
    cpy_r_r232 = CPyInitOnly_serai___kernel___sheet;
    cpy_r_r233 = CPyExec_serai___kernel___sheet;
    cpy_r_r234 = (PyObject **)&CPyModule_serai___kernel___sheet__internal;
    cpy_r_r235 = PyImport_GetModuleDict();
    cpy_r_r236 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 22, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r238 = CPyStatics[8]; /* '__file__' */
    cpy_r_r239 = CPyObject_GetAttr(cpy_r_r237, cpy_r_r238);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 22, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r240 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r241 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r242 = CPyImport_ImportNative(cpy_r_r241, cpy_r_r232, cpy_r_r233, cpy_r_r234, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r239, cpy_r_r240, 0);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 22, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r231 = cpy_r_r242;
CPyL87: ;
    cpy_r_r243 = CPyStatics[5494]; /* ('Sheet',) */
    cpy_r_r244 = CPyStatic_scholars___seams___globals;
    cpy_r_r245 = CPyImport_GetNativeAttrs(cpy_r_r231, cpy_r_r243, cpy_r_r243, cpy_r_r244);
    CPy_DECREF(cpy_r_r231);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 22, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL124;
CPyL88: ;
    cpy_r_r246 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r247 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r248 = CPyModuleLockAPI_serai;
    cpy_r_r249 = CPyImport_IsInitialized(cpy_r_r247);
    if (!cpy_r_r249) goto CPyL91;
    cpy_r_r250 = PyImport_GetModuleDict();
    cpy_r_r251 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r252 = CPyDict_GetItem(cpy_r_r250, cpy_r_r251);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 23, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r253 = cpy_r_r252;
    goto CPyL95;
CPyL91: ;
    cpy_r_r254 = CPyInitOnly_serai___kernel___state;
    cpy_r_r255 = CPyExec_serai___kernel___state;
    cpy_r_r256 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 23, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r260 = CPyStatics[8]; /* '__file__' */
    cpy_r_r261 = CPyObject_GetAttr(cpy_r_r259, cpy_r_r260);
    CPy_DECREF(cpy_r_r259);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 23, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r262 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r263 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r264 = CPyImport_ImportNative(cpy_r_r263, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r261, cpy_r_r262, 0);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 23, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r253 = cpy_r_r264;
CPyL95: ;
    cpy_r_r265 = CPyStatics[5495]; /* ('Part', 'Plain') */
    cpy_r_r266 = CPyStatic_scholars___seams___globals;
    cpy_r_r267 = CPyImport_GetNativeAttrs(cpy_r_r253, cpy_r_r265, cpy_r_r265, cpy_r_r266);
    CPy_DECREF(cpy_r_r253);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 23, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    } else
        goto CPyL125;
CPyL96: ;
    cpy_r_r268 = CPyStatics[5496]; /* ('Entry',) */
    cpy_r_r269 = CPyStatics[3184]; /* 'serai.kernel.words' */
    cpy_r_r270 = CPyStatic_scholars___seams___globals;
    cpy_r_r271 = CPyImport_ImportFromMany(cpy_r_r269, cpy_r_r268, cpy_r_r268, cpy_r_r270);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 24, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r272 = (void *)&CPyModule_serai___kernel___words;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r272, cpy_r_r271);
    CPy_DECREF(cpy_r_r271);
    cpy_r_r273 = NULL;
    cpy_r_r274 = CPyStatics[2315]; /* 'serai.games.scholars.seams' */
    cpy_r_r275 = (PyObject *)CPyType_scholars___seams___Seams_template;
    cpy_r_r276 = CPyType_FromTemplate(cpy_r_r275, cpy_r_r273, cpy_r_r274);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 32, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r277 = CPyDef_scholars___seams___Seams_trait_vtable_setup();
    if (unlikely(cpy_r_r277 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 32, CPyStatic_scholars___seams___globals);
        goto CPyL126;
    }
    cpy_r_r278 = CPyDef_scholars___seams___Seams_coroutine_setup(cpy_r_r276);
    if (unlikely(cpy_r_r278 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 32, CPyStatic_scholars___seams___globals);
        goto CPyL126;
    }
    cpy_r_r279 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r280 = CPyStatics[2302]; /* 'part' */
    cpy_r_r281 = CPyStatics[2944]; /* 'wild_verbs' */
    cpy_r_r282 = PyTuple_Pack(2, cpy_r_r280, cpy_r_r281);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 32, CPyStatic_scholars___seams___globals);
        goto CPyL126;
    }
    cpy_r_r283 = PyObject_SetAttr(cpy_r_r276, cpy_r_r279, cpy_r_r282);
    CPy_DECREF(cpy_r_r282);
    cpy_r_r284 = cpy_r_r283 >= 0;
    if (unlikely(!cpy_r_r284)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 32, CPyStatic_scholars___seams___globals);
        goto CPyL126;
    }
    CPyType_scholars___seams___Seams = (PyTypeObject *)cpy_r_r276;
    CPy_INCREF(CPyType_scholars___seams___Seams);
    cpy_r_r285 = CPyStatic_scholars___seams___globals;
    cpy_r_r286 = CPyStatics[2317]; /* 'Seams' */
    cpy_r_r287 = PyDict_SetItem(cpy_r_r285, cpy_r_r286, cpy_r_r276);
    cpy_r_r288 = cpy_r_r287 >= 0;
    if (unlikely(!cpy_r_r288)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 32, CPyStatic_scholars___seams___globals);
        goto CPyL126;
    }
    cpy_r_r289 = CPy_InitSubclass(cpy_r_r276);
    CPy_DECREF(cpy_r_r276);
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 32, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r290 = (PyObject *)CPyType_expansion___Expansion;
    cpy_r_r291 = PyTuple_Pack(1, cpy_r_r290);
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 248, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r292 = CPyStatics[2315]; /* 'serai.games.scholars.seams' */
    cpy_r_r293 = (PyObject *)CPyType_scholars___seams___ScholarsExpansion_template;
    cpy_r_r294 = CPyType_FromTemplate(cpy_r_r293, cpy_r_r291, cpy_r_r292);
    CPy_DECREF(cpy_r_r291);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 248, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    cpy_r_r295 = CPyDef_scholars___seams___ScholarsExpansion_trait_vtable_setup();
    if (unlikely(cpy_r_r295 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 248, CPyStatic_scholars___seams___globals);
        goto CPyL127;
    }
    cpy_r_r296 = CPyDef_scholars___seams___ScholarsExpansion_coroutine_setup(cpy_r_r294);
    if (unlikely(cpy_r_r296 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 248, CPyStatic_scholars___seams___globals);
        goto CPyL127;
    }
    cpy_r_r297 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r298 = CPyStatics[315]; /* 'name' */
    cpy_r_r299 = CPyStatics[2882]; /* 'rules_changes' */
    cpy_r_r300 = CPyStatics[694]; /* 'content' */
    cpy_r_r301 = CPyStatics[330]; /* 'texts' */
    cpy_r_r302 = CPyStatics[331]; /* 'guide' */
    cpy_r_r303 = PyTuple_Pack(5, cpy_r_r298, cpy_r_r299, cpy_r_r300, cpy_r_r301, cpy_r_r302);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 248, CPyStatic_scholars___seams___globals);
        goto CPyL127;
    }
    cpy_r_r304 = PyObject_SetAttr(cpy_r_r294, cpy_r_r297, cpy_r_r303);
    CPy_DECREF(cpy_r_r303);
    cpy_r_r305 = cpy_r_r304 >= 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 248, CPyStatic_scholars___seams___globals);
        goto CPyL127;
    }
    CPyType_scholars___seams___ScholarsExpansion = (PyTypeObject *)cpy_r_r294;
    CPy_INCREF(CPyType_scholars___seams___ScholarsExpansion);
    cpy_r_r306 = CPyStatic_scholars___seams___globals;
    cpy_r_r307 = CPyStatics[2316]; /* 'ScholarsExpansion' */
    cpy_r_r308 = PyDict_SetItem(cpy_r_r306, cpy_r_r307, cpy_r_r294);
    cpy_r_r309 = cpy_r_r308 >= 0;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 248, CPyStatic_scholars___seams___globals);
        goto CPyL127;
    }
    cpy_r_r310 = CPy_InitSubclass(cpy_r_r294);
    CPy_DECREF(cpy_r_r294);
    if (unlikely(!cpy_r_r310)) {
        CPy_AddTraceback("src/serai/games/scholars/seams.py", "<module>", 248, CPyStatic_scholars___seams___globals);
        goto CPyL114;
    }
    return 1;
CPyL114: ;
    cpy_r_r311 = 2;
    return cpy_r_r311;
CPyL115: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL116: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL117: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL118: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL40;
CPyL119: ;
    CPy_DECREF(cpy_r_r135);
    goto CPyL48;
CPyL120: ;
    CPy_DECREF(cpy_r_r157);
    goto CPyL56;
CPyL121: ;
    CPy_DECREF(cpy_r_r179);
    goto CPyL64;
CPyL122: ;
    CPy_DECREF(cpy_r_r201);
    goto CPyL72;
CPyL123: ;
    CPy_DECREF(cpy_r_r223);
    goto CPyL80;
CPyL124: ;
    CPy_DECREF(cpy_r_r245);
    goto CPyL88;
CPyL125: ;
    CPy_DECREF(cpy_r_r267);
    goto CPyL96;
CPyL126: ;
    CPy_DecRef(cpy_r_r276);
    goto CPyL114;
CPyL127: ;
    CPy_DecRef(cpy_r_r294);
    goto CPyL114;
}

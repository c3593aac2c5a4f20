#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
myriad___seams___MyriadSeams_traverse(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_part);
    Py_VISIT(self->_wild_verbs);
    Py_VISIT(self->_shelf);
    Py_VISIT(self->_part);
    Py_VISIT(self->_wild_verbs);
    Py_VISIT(self->__promise);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___seams___MyriadSeams_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___MyriadSeamsObject *self = (serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self;
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_wild_verbs);
    Py_CLEAR(self->_shelf);
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_wild_verbs);
    Py_CLEAR(self->__promise);
    return 0;
}

static int32_t CPyDef_myriad___seams___MyriadSeams_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___MyriadSeamsObject *self = (serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self;
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_wild_verbs);
    Py_CLEAR(self->_shelf);
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_wild_verbs);
    Py_CLEAR(self->__promise);
    return 0;
}

static void
myriad___seams___MyriadSeams_dealloc(serai___games___scholars___myriad___seams___MyriadSeamsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___seams___MyriadSeams_dealloc)
    CPyDef_myriad___seams___MyriadSeams_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___seams_____mypyc__MyriadSeams_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___seams___MyriadSeams(void);

static PyObject *
myriad___seams___MyriadSeams_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___seams___MyriadSeams) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___seams_____mypyc__MyriadSeams_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___seams___MyriadSeams_vtable[100];
static bool
CPyDef_myriad___seams___MyriadSeams_trait_vtable_setup(void)
{
    CPyVTableItem myriad___seams___MyriadSeams_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___add_verbs,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___read,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___effects,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___add_options,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___components,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___lay_out,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___mixed,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___counts_as,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___worker_obstacle,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___steps,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___step,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___needs_colour,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___value_bonus,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___travelled__Seams_glue,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___translate_obstacle,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___translate,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___card_effect_used,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___came_to_hand,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___can_replace_die,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___replace_die,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___interacted,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___delivered,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___translated,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___reached__Seams_glue,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___cards_may_leave,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___actions_end,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___turn_ends,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___aside,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___tuck_aside,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___tuck_cost,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___tucked,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___caliph_revealed__Seams_glue,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___before_end,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___score,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___points,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___promise,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___prospect,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___worth,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___wealth,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___own_card,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___marker_returned,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___see__Seams_glue,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___look,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___redeal,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___words,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___settle,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___faults,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___holdings,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___add_verbs,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___read,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___effects,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___add_options,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___components,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___lay_out,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___mixed,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___counts_as,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___worker_obstacle,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___steps,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___step,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___needs_colour,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___value_bonus,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___travelled,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___translate_obstacle,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___translate,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___card_effect_used,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___came_to_hand,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___can_replace_die,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___replace_die,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___interacted,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___delivered,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___translated,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___reached,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___cards_may_leave,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___actions_end,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___turn_ends,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___aside,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___tuck_aside,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___tuck_cost,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___tucked,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___caliph_revealed,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___before_end,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___score,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___points,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___promise,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams____thoughts,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___prospect,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___worth,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___wealth,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___own_card,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___marker_returned,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___see,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___look,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___redeal,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___words,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___settle,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___faults,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams___holdings,
        (CPyVTableItem)CPyDef_myriad___seams___MyriadSeams_____mypyc_defaults_setup,
    };
    memcpy(myriad___seams___MyriadSeams_vtable, myriad___seams___MyriadSeams_vtable_scratch, sizeof(myriad___seams___MyriadSeams_vtable));
    return 1;
}

static bool
CPyDef_myriad___seams___MyriadSeams_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___seams___MyriadSeams_get_part(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, void *closure);
static int
myriad___seams___MyriadSeams_set_part(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___seams___MyriadSeams_get_wild_verbs(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, void *closure);
static int
myriad___seams___MyriadSeams_set_wild_verbs(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, PyObject *value, void *closure);
static PyObject *
myriad___seams___MyriadSeams_get__promise(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, void *closure);
static int
myriad___seams___MyriadSeams_set__promise(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___seams___MyriadSeams_getseters[] = {
    {"part",
     (getter)myriad___seams___MyriadSeams_get_part, (setter)myriad___seams___MyriadSeams_set_part,
     NULL, NULL},
    {"wild_verbs",
     (getter)myriad___seams___MyriadSeams_get_wild_verbs, (setter)myriad___seams___MyriadSeams_set_wild_verbs,
     NULL, NULL},
    {"_promise",
     (getter)myriad___seams___MyriadSeams_get__promise, (setter)myriad___seams___MyriadSeams_set__promise,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___seams___MyriadSeams_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___seams_____mypyc__MyriadSeams_setup, METH_O, NULL},
    {"add_verbs",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___add_verbs,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add_verbs($self, verbs, words)\n--\n\n")},
    {"read",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___read,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("read($self, book, content)\n--\n\n")},
    {"effects",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___effects,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("effects($self)\n--\n\n")},
    {"add_options",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___add_options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add_options($self, book)\n--\n\n")},
    {"components",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___components,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("components($self, book)\n--\n\n")},
    {"lay_out",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___lay_out,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lay_out($self, t)\n--\n\n")},
    {"mixed",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___mixed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("mixed($self, book, one, other)\n--\n\n")},
    {"counts_as",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___counts_as,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("counts_as($self, t, me, colour, wild)\n--\n\n")},
    {"worker_obstacle",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___worker_obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("worker_obstacle($self, t, me, place, worker)\n--\n\n")},
    {"steps",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___steps,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("steps($self, t, me)\n--\n\n")},
    {"step",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___step,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("step($self, t, me, chosen)\n--\n\n")},
    {"needs_colour",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___needs_colour,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("needs_colour($self, t, me, action, colours)\n--\n\n")},
    {"value_bonus",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___value_bonus,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("value_bonus($self, t, me, action, colour)\n--\n\n")},
    {"travelled",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___travelled,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("travelled($self, t, me, start, steps)\n--\n\n")},
    {"translate_obstacle",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___translate_obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translate_obstacle($self, t, me, colour, value)\n--\n\n")},
    {"translate",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___translate,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translate($self, t, me)\n--\n\n")},
    {"card_effect_used",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___card_effect_used,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("card_effect_used($self, t, me)\n--\n\n")},
    {"came_to_hand",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___came_to_hand,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("came_to_hand($self, t, me, die)\n--\n\n")},
    {"can_replace_die",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___can_replace_die,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("can_replace_die($self, t, me, colours)\n--\n\n")},
    {"replace_die",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___replace_die,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("replace_die($self, t, me, colours, to_hand)\n--\n\n")},
    {"interacted",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___interacted,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("interacted($self, t, me, translator)\n--\n\n")},
    {"delivered",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___delivered,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("delivered($self, t, me, guild)\n--\n\n")},
    {"translated",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___translated,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translated($self, t, me, guild)\n--\n\n")},
    {"reached",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___reached,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reached($self, t, me, track, level)\n--\n\n")},
    {"cards_may_leave",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___cards_may_leave,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cards_may_leave($self, t)\n--\n\n")},
    {"actions_end",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___actions_end,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("actions_end($self, t)\n--\n\n")},
    {"turn_ends",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___turn_ends,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turn_ends($self, t)\n--\n\n")},
    {"aside",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___aside,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("aside($self, t, me)\n--\n\n")},
    {"tuck_aside",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___tuck_aside,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tuck_aside($self, t, me, chosen)\n--\n\n")},
    {"tuck_cost",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___tuck_cost,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tuck_cost($self, t, me, place)\n--\n\n")},
    {"tucked",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___tucked,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tucked($self, t, me, place)\n--\n\n")},
    {"caliph_revealed",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___caliph_revealed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("caliph_revealed($self, t, space)\n--\n\n")},
    {"before_end",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___before_end,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("before_end($self, t)\n--\n\n")},
    {"score",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___score,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score($self, t, seat)\n--\n\n")},
    {"points",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___points,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("points($self, t, seat)\n--\n\n")},
    {"promise",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___promise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("promise($self, t, seat)\n--\n\n")},
    {"_thoughts",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams____thoughts,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_thoughts($self)\n--\n\n")},
    {"prospect",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___prospect,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("prospect($self, t, me, colour, value)\n--\n\n")},
    {"worth",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___worth,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("worth($self, verb)\n--\n\n")},
    {"wealth",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___wealth,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("wealth($self, t, seat)\n--\n\n")},
    {"own_card",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___own_card,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("own_card($self, t, seat, card)\n--\n\n")},
    {"marker_returned",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___marker_returned,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("marker_returned($self, t)\n--\n\n")},
    {"see",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___see,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("see($self, t, view_of_base)\n--\n\n")},
    {"look",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___look,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("look($self, t, me, sheet)\n--\n\n")},
    {"redeal",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___redeal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal($self, t, chance)\n--\n\n")},
    {"words",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___words,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("words($self, t)\n--\n\n")},
    {"settle",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___settle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("settle($self, t, given, waiting)\n--\n\n")},
    {"faults",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___faults,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("faults($self, t)\n--\n\n")},
    {"holdings",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams___holdings,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holdings($self, t, seat)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_myriad___seams___MyriadSeams_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___seams___MyriadSeams_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "MyriadSeams",
    .tp_new = myriad___seams___MyriadSeams_new,
    .tp_dealloc = (destructor)myriad___seams___MyriadSeams_dealloc,
    .tp_traverse = (traverseproc)myriad___seams___MyriadSeams_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___seams___MyriadSeams_clear,
    .tp_getset = myriad___seams___MyriadSeams_getseters,
    .tp_methods = myriad___seams___MyriadSeams_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___seams___MyriadSeamsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("MyriadSeams()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___seams___MyriadSeams_template = &CPyType_myriad___seams___MyriadSeams_template_;

PyObject *CPyDef_myriad___seams_____mypyc__MyriadSeams_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___seams___MyriadSeamsObject *self;
    self = (serai___games___scholars___myriad___seams___MyriadSeamsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___seams___MyriadSeams_vtable;
    if (CPyDef_myriad___seams___MyriadSeams_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___seams___MyriadSeams(void)
{
    PyObject *self = CPyDef_myriad___seams_____mypyc__MyriadSeams_setup((PyObject *)CPyType_myriad___seams___MyriadSeams);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___seams___MyriadSeams_get_part(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, void *closure)
{
    if (unlikely(self->_part == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'part' of 'MyriadSeams' undefined");
        return NULL;
    }
    CPy_INCREF(self->_part);
    PyObject *retval = self->_part;
    return retval;
}

static int
myriad___seams___MyriadSeams_set_part(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadSeams' object attribute 'part' cannot be deleted");
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
myriad___seams___MyriadSeams_get_wild_verbs(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, void *closure)
{
    if (unlikely(self->_wild_verbs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'wild_verbs' of 'MyriadSeams' undefined");
        return NULL;
    }
    CPy_INCREF(self->_wild_verbs);
    PyObject *retval = self->_wild_verbs;
    return retval;
}

static int
myriad___seams___MyriadSeams_set_wild_verbs(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadSeams' object attribute 'wild_verbs' cannot be deleted");
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

static PyObject *
myriad___seams___MyriadSeams_get__promise(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, void *closure)
{
    if (unlikely(self->__promise == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_promise' of 'MyriadSeams' undefined");
        return NULL;
    }
    CPy_INCREF(self->__promise);
    PyObject *retval = self->__promise;
    return retval;
}

static int
myriad___seams___MyriadSeams_set__promise(serai___games___scholars___myriad___seams___MyriadSeamsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadSeams' object attribute '_promise' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_promise___Promise)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5157;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5157;
    CPy_TypeError("serai.games.scholars.myriad.thinking.promise.Promise or None", value); 
    tmp = NULL;
__LL5157: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__promise != NULL) {
        CPy_DECREF(self->__promise);
    }
    self->__promise = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendmyriad___seams___travelled_MyriadSeams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_myriad___seams___travelled_MyriadSeams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods myriad___seams___travelled_MyriadSeams_gen_as_async = {
    .am_send = CPyDunder_am_sendmyriad___seams___travelled_MyriadSeams_gen,
};
static int
myriad___seams___travelled_MyriadSeams_gen_traverse(serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__start)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__start));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__steps));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___seams___travelled_MyriadSeams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *self = (serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__start)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__start;
        self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
        self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0);
    return 0;
}

static int32_t CPyDef_myriad___seams___travelled_MyriadSeams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *self = (serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__start)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__start;
        self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
        self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0);
    return 0;
}

static void
myriad___seams___travelled_MyriadSeams_gen_dealloc(serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___seams___travelled_MyriadSeams_gen_free_instance == NULL) {
        myriad___seams___travelled_MyriadSeams_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__start)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__start;
            self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__steps)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__steps;
            self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___seams___travelled_MyriadSeams_gen_dealloc)
    CPyDef_myriad___seams___travelled_MyriadSeams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___seams_____mypyc__travelled_MyriadSeams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___seams___travelled_MyriadSeams_gen(void);

static PyObject *
myriad___seams___travelled_MyriadSeams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___seams___travelled_MyriadSeams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___seams_____mypyc__travelled_MyriadSeams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___seams___travelled_MyriadSeams_gen_vtable[6];
static bool
CPyDef_myriad___seams___travelled_MyriadSeams_gen_trait_vtable_setup(void)
{
    CPyVTableItem myriad___seams___travelled_MyriadSeams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___seams___travelled_MyriadSeams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_myriad___seams___travelled_MyriadSeams_gen_____next__,
        (CPyVTableItem)CPyDef_myriad___seams___travelled_MyriadSeams_gen___send,
        (CPyVTableItem)CPyDef_myriad___seams___travelled_MyriadSeams_gen_____iter__,
        (CPyVTableItem)CPyDef_myriad___seams___travelled_MyriadSeams_gen___throw,
        (CPyVTableItem)CPyDef_myriad___seams___travelled_MyriadSeams_gen___close,
    };
    memcpy(myriad___seams___travelled_MyriadSeams_gen_vtable, myriad___seams___travelled_MyriadSeams_gen_vtable_scratch, sizeof(myriad___seams___travelled_MyriadSeams_gen_vtable));
    return 1;
}

static bool
CPyDef_myriad___seams___travelled_MyriadSeams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___seams___travelled_MyriadSeams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___seams_____mypyc__travelled_MyriadSeams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_myriad___seams___travelled_MyriadSeams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_myriad___seams___travelled_MyriadSeams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_myriad___seams___travelled_MyriadSeams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_myriad___seams___travelled_MyriadSeams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_myriad___seams___travelled_MyriadSeams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___seams___travelled_MyriadSeams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "travelled_MyriadSeams_gen",
    .tp_new = myriad___seams___travelled_MyriadSeams_gen_new,
    .tp_dealloc = (destructor)myriad___seams___travelled_MyriadSeams_gen_dealloc,
    .tp_traverse = (traverseproc)myriad___seams___travelled_MyriadSeams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___seams___travelled_MyriadSeams_gen_clear,
    .tp_methods = myriad___seams___travelled_MyriadSeams_gen_methods,
    .tp_iter = CPyDef_myriad___seams___travelled_MyriadSeams_gen_____iter__,
    .tp_iternext = CPyDef_myriad___seams___travelled_MyriadSeams_gen_____next__,
    .tp_as_async = &myriad___seams___travelled_MyriadSeams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("travelled_MyriadSeams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___seams___travelled_MyriadSeams_gen_template = &CPyType_myriad___seams___travelled_MyriadSeams_gen_template_;

PyObject *CPyDef_myriad___seams_____mypyc__travelled_MyriadSeams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *self;
    if (myriad___seams___travelled_MyriadSeams_gen_free_instance != NULL) {
        self = myriad___seams___travelled_MyriadSeams_gen_free_instance;
        myriad___seams___travelled_MyriadSeams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___seams___travelled_MyriadSeams_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_start = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___travelled_Seams_gen_steps = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__start = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__steps = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___seams___travelled_MyriadSeams_gen(void)
{
    PyObject *self = CPyDef_myriad___seams_____mypyc__travelled_MyriadSeams_gen_setup((PyObject *)CPyType_myriad___seams___travelled_MyriadSeams_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmyriad___seams___reached_MyriadSeams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_myriad___seams___reached_MyriadSeams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods myriad___seams___reached_MyriadSeams_gen_as_async = {
    .am_send = CPyDunder_am_sendmyriad___seams___reached_MyriadSeams_gen,
};
static int
myriad___seams___reached_MyriadSeams_gen_traverse(serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__track));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__level));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___seams___reached_MyriadSeams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *self = (serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__track;
        self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__level;
        self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0);
    return 0;
}

static int32_t CPyDef_myriad___seams___reached_MyriadSeams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *self = (serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__track;
        self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__level;
        self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0);
    return 0;
}

static void
myriad___seams___reached_MyriadSeams_gen_dealloc(serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___seams___reached_MyriadSeams_gen_free_instance == NULL) {
        myriad___seams___reached_MyriadSeams_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__track)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__track;
            self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__level)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__level;
            self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___seams___reached_MyriadSeams_gen_dealloc)
    CPyDef_myriad___seams___reached_MyriadSeams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___seams_____mypyc__reached_MyriadSeams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___seams___reached_MyriadSeams_gen(void);

static PyObject *
myriad___seams___reached_MyriadSeams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___seams___reached_MyriadSeams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___seams_____mypyc__reached_MyriadSeams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___seams___reached_MyriadSeams_gen_vtable[6];
static bool
CPyDef_myriad___seams___reached_MyriadSeams_gen_trait_vtable_setup(void)
{
    CPyVTableItem myriad___seams___reached_MyriadSeams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___seams___reached_MyriadSeams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_myriad___seams___reached_MyriadSeams_gen_____next__,
        (CPyVTableItem)CPyDef_myriad___seams___reached_MyriadSeams_gen___send,
        (CPyVTableItem)CPyDef_myriad___seams___reached_MyriadSeams_gen_____iter__,
        (CPyVTableItem)CPyDef_myriad___seams___reached_MyriadSeams_gen___throw,
        (CPyVTableItem)CPyDef_myriad___seams___reached_MyriadSeams_gen___close,
    };
    memcpy(myriad___seams___reached_MyriadSeams_gen_vtable, myriad___seams___reached_MyriadSeams_gen_vtable_scratch, sizeof(myriad___seams___reached_MyriadSeams_gen_vtable));
    return 1;
}

static bool
CPyDef_myriad___seams___reached_MyriadSeams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___seams___reached_MyriadSeams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___seams_____mypyc__reached_MyriadSeams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_myriad___seams___reached_MyriadSeams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_myriad___seams___reached_MyriadSeams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_myriad___seams___reached_MyriadSeams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_myriad___seams___reached_MyriadSeams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_myriad___seams___reached_MyriadSeams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___seams___reached_MyriadSeams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "reached_MyriadSeams_gen",
    .tp_new = myriad___seams___reached_MyriadSeams_gen_new,
    .tp_dealloc = (destructor)myriad___seams___reached_MyriadSeams_gen_dealloc,
    .tp_traverse = (traverseproc)myriad___seams___reached_MyriadSeams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___seams___reached_MyriadSeams_gen_clear,
    .tp_methods = myriad___seams___reached_MyriadSeams_gen_methods,
    .tp_iter = CPyDef_myriad___seams___reached_MyriadSeams_gen_____iter__,
    .tp_iternext = CPyDef_myriad___seams___reached_MyriadSeams_gen_____next__,
    .tp_as_async = &myriad___seams___reached_MyriadSeams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("reached_MyriadSeams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___seams___reached_MyriadSeams_gen_template = &CPyType_myriad___seams___reached_MyriadSeams_gen_template_;

PyObject *CPyDef_myriad___seams_____mypyc__reached_MyriadSeams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *self;
    if (myriad___seams___reached_MyriadSeams_gen_free_instance != NULL) {
        self = myriad___seams___reached_MyriadSeams_gen_free_instance;
        myriad___seams___reached_MyriadSeams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___seams___reached_MyriadSeams_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_track = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___reached_Seams_gen_level = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__track = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__level = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___seams___reached_MyriadSeams_gen(void)
{
    PyObject *self = CPyDef_myriad___seams_____mypyc__reached_MyriadSeams_gen_setup((PyObject *)CPyType_myriad___seams___reached_MyriadSeams_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
myriad___seams___aside_MyriadSeams_env_traverse(serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_self);
    Py_VISIT(self->_note);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___seams___aside_MyriadSeams_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *self = (serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_self);
    Py_CLEAR(self->_note);
    return 0;
}

static int32_t CPyDef_myriad___seams___aside_MyriadSeams_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *self = (serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_note);
    return 0;
}

static void
myriad___seams___aside_MyriadSeams_env_dealloc(serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___seams___aside_MyriadSeams_env_free_instance == NULL) {
        myriad___seams___aside_MyriadSeams_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_self);
        Py_CLEAR(self->_note);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___seams___aside_MyriadSeams_env_dealloc)
    CPyDef_myriad___seams___aside_MyriadSeams_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___seams_____mypyc__aside_MyriadSeams_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___seams___aside_MyriadSeams_env(void);

static PyObject *
myriad___seams___aside_MyriadSeams_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___seams___aside_MyriadSeams_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___seams_____mypyc__aside_MyriadSeams_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___seams___aside_MyriadSeams_env_vtable[1];
static bool
CPyDef_myriad___seams___aside_MyriadSeams_env_trait_vtable_setup(void)
{
    CPyVTableItem myriad___seams___aside_MyriadSeams_env_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___seams___aside_MyriadSeams_env_vtable, myriad___seams___aside_MyriadSeams_env_vtable_scratch, sizeof(myriad___seams___aside_MyriadSeams_env_vtable));
    return 1;
}

static bool
CPyDef_myriad___seams___aside_MyriadSeams_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___seams___aside_MyriadSeams_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___seams_____mypyc__aside_MyriadSeams_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___seams___aside_MyriadSeams_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "aside_MyriadSeams_env",
    .tp_new = myriad___seams___aside_MyriadSeams_env_new,
    .tp_dealloc = (destructor)myriad___seams___aside_MyriadSeams_env_dealloc,
    .tp_traverse = (traverseproc)myriad___seams___aside_MyriadSeams_env_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___seams___aside_MyriadSeams_env_clear,
    .tp_methods = myriad___seams___aside_MyriadSeams_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("aside_MyriadSeams_env()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___seams___aside_MyriadSeams_env_template = &CPyType_myriad___seams___aside_MyriadSeams_env_template_;

PyObject *CPyDef_myriad___seams_____mypyc__aside_MyriadSeams_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *self;
    if (myriad___seams___aside_MyriadSeams_env_free_instance != NULL) {
        self = myriad___seams___aside_MyriadSeams_env_free_instance;
        myriad___seams___aside_MyriadSeams_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___seams___aside_MyriadSeams_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___seams___aside_MyriadSeams_env(void)
{
    PyObject *self = CPyDef_myriad___seams_____mypyc__aside_MyriadSeams_env_setup((PyObject *)CPyType_myriad___seams___aside_MyriadSeams_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__myriad___seams___note_aside_MyriadSeams_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___seams___note_aside_MyriadSeams_obj_____get__(self, instance, owner);
}
PyMemberDef myriad___seams___note_aside_MyriadSeams_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
myriad___seams___note_aside_MyriadSeams_obj_traverse(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject))));
    return rv;
}

static int32_t CPyDef_myriad___seams___note_aside_MyriadSeams_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *self = (serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject))));
    return 0;
}

static int32_t CPyDef_myriad___seams___note_aside_MyriadSeams_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *self = (serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject))));
    return 0;
}

static void
myriad___seams___note_aside_MyriadSeams_obj_dealloc(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___seams___note_aside_MyriadSeams_obj_free_instance == NULL) {
        myriad___seams___note_aside_MyriadSeams_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___seams___note_aside_MyriadSeams_obj_dealloc)
    CPyDef_myriad___seams___note_aside_MyriadSeams_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___seams_____mypyc__note_aside_MyriadSeams_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___seams___note_aside_MyriadSeams_obj(void);

static PyObject *
myriad___seams___note_aside_MyriadSeams_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___seams___note_aside_MyriadSeams_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___seams_____mypyc__note_aside_MyriadSeams_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___seams___note_aside_MyriadSeams_obj_vtable[2];
static bool
CPyDef_myriad___seams___note_aside_MyriadSeams_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___seams___note_aside_MyriadSeams_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___seams___note_aside_MyriadSeams_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___seams___note_aside_MyriadSeams_obj_____get__,
    };
    memcpy(myriad___seams___note_aside_MyriadSeams_obj_vtable, myriad___seams___note_aside_MyriadSeams_obj_vtable_scratch, sizeof(myriad___seams___note_aside_MyriadSeams_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___seams___note_aside_MyriadSeams_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___seams___note_aside_MyriadSeams_obj_get___3_mypyc_env__(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *self, void *closure);

static PyGetSetDef myriad___seams___note_aside_MyriadSeams_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)myriad___seams___note_aside_MyriadSeams_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___seams___note_aside_MyriadSeams_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___seams_____mypyc__note_aside_MyriadSeams_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___seams___note_aside_MyriadSeams_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___seams___note_aside_MyriadSeams_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___seams___note_aside_MyriadSeams_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_aside_MyriadSeams_obj",
    .tp_new = myriad___seams___note_aside_MyriadSeams_obj_new,
    .tp_dealloc = (destructor)myriad___seams___note_aside_MyriadSeams_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___seams___note_aside_MyriadSeams_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___seams___note_aside_MyriadSeams_obj_clear,
    .tp_getset = myriad___seams___note_aside_MyriadSeams_obj_getseters,
    .tp_methods = myriad___seams___note_aside_MyriadSeams_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___seams___note_aside_MyriadSeams_obj,
    .tp_members = myriad___seams___note_aside_MyriadSeams_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_aside_MyriadSeams_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___seams___note_aside_MyriadSeams_obj_template = &CPyType_myriad___seams___note_aside_MyriadSeams_obj_template_;

PyObject *CPyDef_myriad___seams_____mypyc__note_aside_MyriadSeams_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *self;
    if (myriad___seams___note_aside_MyriadSeams_obj_free_instance != NULL) {
        self = myriad___seams___note_aside_MyriadSeams_obj_free_instance;
        myriad___seams___note_aside_MyriadSeams_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___seams___note_aside_MyriadSeams_obj_vtable;
    self->vectorcall = CPyPy_myriad___seams___note_aside_MyriadSeams_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___seams___note_aside_MyriadSeams_obj(void)
{
    PyObject *self = CPyDef_myriad___seams_____mypyc__note_aside_MyriadSeams_obj_setup((PyObject *)CPyType_myriad___seams___note_aside_MyriadSeams_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___seams___note_aside_MyriadSeams_obj_get___3_mypyc_env__(serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_aside_MyriadSeams_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendmyriad___seams___caliph_revealed_MyriadSeams_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods myriad___seams___caliph_revealed_MyriadSeams_gen_as_async = {
    .am_send = CPyDunder_am_sendmyriad___seams___caliph_revealed_MyriadSeams_gen,
};
static int
myriad___seams___caliph_revealed_MyriadSeams_gen_traverse(serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0);
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__space));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *self = (serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0);
    return 0;
}

static int32_t CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *self = (serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___seams___caliph_revealed_Seams_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
        self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0);
    return 0;
}

static void
myriad___seams___caliph_revealed_MyriadSeams_gen_dealloc(serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___seams___caliph_revealed_MyriadSeams_gen_free_instance == NULL) {
        myriad___seams___caliph_revealed_MyriadSeams_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__space)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__space;
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___seams___caliph_revealed_MyriadSeams_gen_dealloc)
    CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___seams_____mypyc__caliph_revealed_MyriadSeams_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen(void);

static PyObject *
myriad___seams___caliph_revealed_MyriadSeams_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___seams_____mypyc__caliph_revealed_MyriadSeams_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___seams___caliph_revealed_MyriadSeams_gen_vtable[6];
static bool
CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_trait_vtable_setup(void)
{
    CPyVTableItem myriad___seams___caliph_revealed_MyriadSeams_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____next__,
        (CPyVTableItem)CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___send,
        (CPyVTableItem)CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____iter__,
        (CPyVTableItem)CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___throw,
        (CPyVTableItem)CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___close,
    };
    memcpy(myriad___seams___caliph_revealed_MyriadSeams_gen_vtable, myriad___seams___caliph_revealed_MyriadSeams_gen_vtable_scratch, sizeof(myriad___seams___caliph_revealed_MyriadSeams_gen_vtable));
    return 1;
}

static bool
CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___seams___caliph_revealed_MyriadSeams_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___seams_____mypyc__caliph_revealed_MyriadSeams_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "caliph_revealed_MyriadSeams_gen",
    .tp_new = myriad___seams___caliph_revealed_MyriadSeams_gen_new,
    .tp_dealloc = (destructor)myriad___seams___caliph_revealed_MyriadSeams_gen_dealloc,
    .tp_traverse = (traverseproc)myriad___seams___caliph_revealed_MyriadSeams_gen_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_clear,
    .tp_methods = myriad___seams___caliph_revealed_MyriadSeams_gen_methods,
    .tp_iter = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____iter__,
    .tp_iternext = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____next__,
    .tp_as_async = &myriad___seams___caliph_revealed_MyriadSeams_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("caliph_revealed_MyriadSeams_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen_template = &CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen_template_;

PyObject *CPyDef_myriad___seams_____mypyc__caliph_revealed_MyriadSeams_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *self;
    if (myriad___seams___caliph_revealed_MyriadSeams_gen_free_instance != NULL) {
        self = myriad___seams___caliph_revealed_MyriadSeams_gen_free_instance;
        myriad___seams___caliph_revealed_MyriadSeams_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___seams___caliph_revealed_MyriadSeams_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___seams___caliph_revealed_Seams_gen_space = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__space = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen(void)
{
    PyObject *self = CPyDef_myriad___seams_____mypyc__caliph_revealed_MyriadSeams_gen_setup((PyObject *)CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef myriad___seamsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___seams__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___seams__internal, "__name__");
    CPyStatic_myriad___seams___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___seams__internal);
    if (unlikely(CPyStatic_myriad___seams___globals == NULL))
        goto fail;
    CPyType_myriad___seams___travelled_MyriadSeams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___seams___travelled_MyriadSeams_gen_template, NULL, modname);
    if (unlikely(!CPyType_myriad___seams___travelled_MyriadSeams_gen))
        goto fail;
    CPyDef_myriad___seams___travelled_MyriadSeams_gen_trait_vtable_setup();
    CPyType_myriad___seams___reached_MyriadSeams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___seams___reached_MyriadSeams_gen_template, NULL, modname);
    if (unlikely(!CPyType_myriad___seams___reached_MyriadSeams_gen))
        goto fail;
    CPyDef_myriad___seams___reached_MyriadSeams_gen_trait_vtable_setup();
    CPyType_myriad___seams___aside_MyriadSeams_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___seams___aside_MyriadSeams_env_template, NULL, modname);
    if (unlikely(!CPyType_myriad___seams___aside_MyriadSeams_env))
        goto fail;
    CPyDef_myriad___seams___aside_MyriadSeams_env_trait_vtable_setup();
    CPyType_myriad___seams___note_aside_MyriadSeams_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___seams___note_aside_MyriadSeams_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___seams___note_aside_MyriadSeams_obj))
        goto fail;
    CPyDef_myriad___seams___note_aside_MyriadSeams_obj_trait_vtable_setup();
    CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen_template, NULL, modname);
    if (unlikely(!CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen))
        goto fail;
    CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_trait_vtable_setup();
    char result = CPyDef_myriad___seams_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___seams__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_myriad___seams___MyriadSeams);
    Py_CLEAR(CPyType_myriad___seams___travelled_MyriadSeams_gen);
    Py_CLEAR(CPyType_myriad___seams___reached_MyriadSeams_gen);
    Py_CLEAR(CPyType_myriad___seams___aside_MyriadSeams_env);
    Py_CLEAR(CPyType_myriad___seams___note_aside_MyriadSeams_obj);
    Py_CLEAR(CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___seams(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___seams__impl, &CPyImportState_serai___games___scholars___myriad___seams, &CPyModule_serai___games___scholars___myriad___seams);
}
static struct PyModuleDef myriad___seamsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.seams",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___seamsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___seams(void)
{
    if (CPyModule_serai___games___scholars___myriad___seams__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___seams__internal);
        return CPyModule_serai___games___scholars___myriad___seams__internal;
    }
    CPyModule_serai___games___scholars___myriad___seams__internal = PyModule_Create(&myriad___seamsmodule);
    return CPyModule_serai___games___scholars___myriad___seams__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___seams(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___seams__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___seams__internal);
        return CPyModule_serai___games___scholars___myriad___seams__internal;
    }
    CPyModule_serai___games___scholars___myriad___seams__internal = PyModule_Create(&myriad___seamsmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___seams__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.seams");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___seams__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___seams__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___seams__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___seams(CPyModule_serai___games___scholars___myriad___seams__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___seams__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.seams");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___seams__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___add_verbs(PyObject *cpy_r_self, PyObject *cpy_r_verbs, PyObject *cpy_r_words) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___effects___add_verbs(cpy_r_verbs, cpy_r_words);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "add_verbs", 56, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___add_verbs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"verbs", "words", 0};
            static CPyArg_Parser parser = {"OO:add_verbs", kwlist, 0};
            PyObject *obj_verbs;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_verbs, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___add_verbs(arg_self, arg_verbs, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "add_verbs", 55, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___read(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPyDef_myriad___book___Shelf(cpy_r_book, cpy_r_content);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "read", 59, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    if (((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf);
    }
    ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf = cpy_r_r0;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "read", 59, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___read(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "content", 0};
            static CPyArg_Parser parser = {"OO:read", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___read(arg_self, arg_book, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "read", 58, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___effects(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "effects", "MyriadSeams", "shelf", 62, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_myriad___book___Shelf___effects(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "effects", 62, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___effects(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":effects", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___effects(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "effects", 61, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___add_options(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    cpy_r_r0 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "add_options", "MyriadSeams", "shelf", 65, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_myriad___options___MyriadOptions(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "add_options", 65, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "add_options", "MyriadSeams", "shelf", 65, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
CPyL3: ;
    if (((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r2)->_options != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r2)->_options);
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r2)->_options = cpy_r_r1;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "add_options", 65, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    return 1;
CPyL5: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___add_options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:add_options", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_myriad___seams___MyriadSeams___add_options(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "add_options", 64, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___components(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "components", "MyriadSeams", "shelf", 68, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_myriad___seams___globals;
    cpy_r_r2 = CPyStatics[3150]; /* 'components' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "components", 68, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "components", 68, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "components", 68, CPyStatic_myriad___seams___globals, "list", cpy_r_r6);
        goto CPyL5;
    }
    return cpy_r_r7;
CPyL5: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___components(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:components", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___components(arg_self, arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "components", 67, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___lay_out(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___setup___lay_out(cpy_r_t);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "lay_out", 71, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___lay_out(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:lay_out", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_myriad___seams___MyriadSeams___lay_out(arg_self, arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "lay_out", 70, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___mixed(PyObject *cpy_r_self, PyObject *cpy_r_book, CPyTagged cpy_r_one, CPyTagged cpy_r_other) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    tuple_T1I cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "mixed", "MyriadSeams", "shelf", 77, CPyStatic_myriad___seams___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_black;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
    cpy_r_r4 = CPyTagged_IsEq_(cpy_r_r1, cpy_r_one);
    if (cpy_r_r4) {
        goto CPyL8;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r5 = cpy_r_r1 == cpy_r_one;
    if (cpy_r_r5) goto CPyL8;
CPyL4: ;
    cpy_r_r6 = cpy_r_r1 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL6;
    cpy_r_r8 = CPyTagged_IsEq_(cpy_r_r1, cpy_r_other);
    if (cpy_r_r8) {
        goto CPyL8;
    } else
        goto CPyL7;
CPyL6: ;
    cpy_r_r9 = cpy_r_r1 == cpy_r_other;
    if (cpy_r_r9) goto CPyL8;
CPyL7: ;
    if (0) {
        goto CPyL9;
    } else
        goto CPyL14;
CPyL8: ;
    if (!1) goto CPyL14;
CPyL9: ;
    cpy_r_r10.f0 = cpy_r_r1;
    cpy_r_r11 = PyTuple_New(1);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5158 = CPyTagged_StealAsObject(cpy_r_r10.f0);
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5158);
    cpy_r_r12 = cpy_r_r11;
    goto CPyL12;
CPyL10: ;
    cpy_r_r13 = CPyDef_scholars___seams___Seams___mixed(cpy_r_self, cpy_r_book, cpy_r_one, cpy_r_other);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "mixed", 78, CPyStatic_myriad___seams___globals);
        goto CPyL13;
    }
    cpy_r_r12 = cpy_r_r13;
CPyL12: ;
    return cpy_r_r12;
CPyL13: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r1);
    goto CPyL10;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___mixed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___mixed(arg_self, arg_book, arg_one, arg_other);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "mixed", 75, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___counts_as(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, PyObject *cpy_r_wild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    tuple_T2II cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    tuple_T1I cpy_r_r51;
    PyObject *cpy_r_r52;
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
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    int32_t cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "counts_as", "Table", "book", 82, CPyStatic_myriad___seams___globals);
        goto CPyL46;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "counts_as", "Book", "colours", 82, CPyStatic_myriad___seams___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "counts_as", "MyriadSeams", "shelf", 83, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r2)->_black;
    cpy_r_r4 = cpy_r_colour & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_r3);
    if (cpy_r_r6) {
        goto CPyL6;
    } else
        goto CPyL22;
CPyL5: ;
    cpy_r_r7 = cpy_r_colour == cpy_r_r3;
    if (!cpy_r_r7) goto CPyL22;
CPyL6: ;
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
    cpy_r_r9 = 0;
CPyL8: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_wild + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL48;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_wild + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals);
        goto CPyL49;
    }
    cpy_r_r19 = CPyList_GetItem(cpy_r_r1, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals);
        goto CPyL50;
    }
    if (likely(PyTuple_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r19);
        goto CPyL50;
    }
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r20, 2);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals);
        goto CPyL50;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals, "str", cpy_r_r21);
        goto CPyL50;
    }
    cpy_r_r23 = CPyStatics[3151]; /* 'secondary' */
    cpy_r_r24 = CPyStr_EqualLiteral(cpy_r_r22, cpy_r_r23, 9);
    CPy_DECREF(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL51;
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r_r26 = PyList_Append(cpy_r_r8, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals);
        goto CPyL49;
    }
CPyL16: ;
    cpy_r_r28 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r28;
    goto CPyL8;
CPyL17: ;
    cpy_r_r29 = PyObject_GetIter(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals);
        goto CPyL46;
    }
    cpy_r_r30 = PyList_New(1);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    *(PyObject * *)cpy_r_r33 = cpy_r_r31;
    cpy_r_r34 = CPyList_Extend(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals);
        goto CPyL53;
    } else
        goto CPyL54;
CPyL20: ;
    cpy_r_r35 = PyList_AsTuple(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 84, CPyStatic_myriad___seams___globals);
        goto CPyL46;
    }
    return cpy_r_r35;
CPyL22: ;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r1, cpy_r_colour);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 85, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
    if (likely(PyTuple_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 85, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r36);
        goto CPyL47;
    }
    cpy_r_r38 = CPySequenceTuple_GetItem(cpy_r_r37, 2);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 85, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
    if (likely(PyUnicode_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 85, CPyStatic_myriad___seams___globals, "str", cpy_r_r38);
        goto CPyL47;
    }
    cpy_r_r40 = CPyStatics[3151]; /* 'secondary' */
    cpy_r_r41 = CPyStr_EqualLiteral(cpy_r_r39, cpy_r_r40, 9);
    CPy_DECREF(cpy_r_r39);
    if (cpy_r_r41) {
        goto CPyL55;
    } else
        goto CPyL33;
CPyL27: ;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r43 = PySequence_Contains(cpy_r_wild, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 86, CPyStatic_myriad___seams___globals);
        goto CPyL46;
    }
    cpy_r_r45 = cpy_r_r43;
    if (!cpy_r_r45) goto CPyL31;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r46 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "counts_as", "MyriadSeams", "shelf", 86, CPyStatic_myriad___seams___globals);
        goto CPyL56;
    }
CPyL30: ;
    cpy_r_r47 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r46)->_black;
    CPyTagged_INCREF(cpy_r_r47);
    cpy_r_r48.f0 = cpy_r_colour;
    cpy_r_r48.f1 = cpy_r_r47;
    cpy_r_r49 = PyTuple_New(2);
    if (unlikely(cpy_r_r49 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5159 = CPyTagged_StealAsObject(cpy_r_r48.f0);
    PyTuple_SET_ITEM(cpy_r_r49, 0, __tmp5159);
    PyObject *__tmp5160 = CPyTagged_StealAsObject(cpy_r_r48.f1);
    PyTuple_SET_ITEM(cpy_r_r49, 1, __tmp5160);
    cpy_r_r50 = cpy_r_r49;
    goto CPyL32;
CPyL31: ;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r51.f0 = cpy_r_colour;
    cpy_r_r52 = PyTuple_New(1);
    if (unlikely(cpy_r_r52 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5161 = CPyTagged_StealAsObject(cpy_r_r51.f0);
    PyTuple_SET_ITEM(cpy_r_r52, 0, __tmp5161);
    cpy_r_r50 = cpy_r_r52;
CPyL32: ;
    return cpy_r_r50;
CPyL33: ;
    cpy_r_r53 = PyList_New(0);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 87, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
    cpy_r_r54 = 0;
CPyL35: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_wild + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r54 < cpy_r_r56;
    if (!cpy_r_r57) goto CPyL57;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_wild + offsetof(PyListObject, ob_item));
    cpy_r_r59 = *(CPyPtr *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r54 * 8;
    cpy_r_r61 = cpy_r_r59 + cpy_r_r60;
    cpy_r_r62 = *(PyObject * *)cpy_r_r61;
    CPy_INCREF(cpy_r_r62);
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 87, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    cpy_r_r64 = CPyList_GetItem(cpy_r_r1, cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 87, CPyStatic_myriad___seams___globals);
        goto CPyL59;
    }
    if (likely(PyTuple_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 87, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r64);
        goto CPyL59;
    }
    cpy_r_r66 = CPySequenceTuple_GetItem(cpy_r_r65, 2);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 87, CPyStatic_myriad___seams___globals);
        goto CPyL59;
    }
    if (likely(PyUnicode_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 87, CPyStatic_myriad___seams___globals, "str", cpy_r_r66);
        goto CPyL59;
    }
    cpy_r_r68 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r69 = CPyStr_EqualLiteral(cpy_r_r67, cpy_r_r68, 7);
    CPy_DECREF(cpy_r_r67);
    if (!cpy_r_r69) goto CPyL60;
    cpy_r_r70 = CPyTagged_StealAsObject(cpy_r_r63);
    cpy_r_r71 = PyList_Append(cpy_r_r53, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 >= 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 87, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL43: ;
    cpy_r_r73 = cpy_r_r54 + 1;
    cpy_r_r54 = cpy_r_r73;
    goto CPyL35;
CPyL44: ;
    cpy_r_r74 = CPyDef_scholars___seams___Seams___counts_as(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 87, CPyStatic_myriad___seams___globals);
        goto CPyL46;
    }
    return cpy_r_r74;
CPyL46: ;
    cpy_r_r75 = NULL;
    return cpy_r_r75;
CPyL47: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL46;
CPyL48: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL17;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    goto CPyL46;
CPyL50: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL46;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL16;
CPyL52: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL46;
CPyL53: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL46;
CPyL54: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL20;
CPyL55: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL27;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL46;
CPyL57: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL44;
CPyL58: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r53);
    goto CPyL46;
CPyL59: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL46;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r63);
    goto CPyL43;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___counts_as(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___counts_as(arg_self, arg_t, arg_me, arg_colour, arg_wild);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "counts_as", 80, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___worker_obstacle(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place, CPyTagged cpy_r_worker) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_at;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    tuple_T2OI cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", "Table", "colour", 91, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL3;
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_r0, 0);
    if (cpy_r_r5) {
        goto CPyL32;
    } else
        goto CPyL6;
CPyL4: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r0 < (Py_ssize_t)0;
    if (cpy_r_r6) {
        goto CPyL32;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL6: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", "Table", "players", 94, CPyStatic_myriad___seams___globals);
        goto CPyL33;
    }
CPyL7: ;
    cpy_r_r9 = CPyList_GetItemBorrow(cpy_r_r8, cpy_r_me);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 94, CPyStatic_myriad___seams___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_scholars___table___Player))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 94, CPyStatic_myriad___seams___globals, "serai.games.scholars.table.Player", cpy_r_r9);
        goto CPyL33;
    }
    cpy_r_r11 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r10)->_helpers;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", "Player", "helpers", 94, CPyStatic_myriad___seams___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", "Table", "working", 95, CPyStatic_myriad___seams___globals);
        goto CPyL34;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL11: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", "Table", "book", 95, CPyStatic_myriad___seams___globals);
        goto CPyL35;
    }
CPyL12: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_r13)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r15 = CPyTagged_Multiply(cpy_r_r12, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyTagged_Add(cpy_r_r15, cpy_r_place);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", "Table", "book", 95, CPyStatic_myriad___seams___globals);
        goto CPyL36;
    }
CPyL13: ;
    cpy_r_r18 = ((serai___games___scholars___book___BookObject *)cpy_r_r17)->_workers_on_die;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyTagged_Multiply(cpy_r_r16, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_at = cpy_r_r19;
CPyL14: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r11, cpy_r_at);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 96, CPyStatic_myriad___seams___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 96, CPyStatic_myriad___seams___globals);
        goto CPyL37;
    }
    cpy_r_r22 = cpy_r_r21 != 0;
    CPyTagged_DECREF(cpy_r_r21);
    if (!cpy_r_r22) goto CPyL18;
    cpy_r_r23 = CPyTagged_Add(cpy_r_at, 2);
    CPyTagged_DECREF(cpy_r_at);
    cpy_r_at = cpy_r_r23;
    goto CPyL14;
CPyL18: ;
    cpy_r_r24 = CPyTagged_Add(cpy_r_worker, 2);
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r26 = CPyList_SetItem(cpy_r_r11, cpy_r_at, cpy_r_r25);
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 98, CPyStatic_myriad___seams___globals);
        goto CPyL37;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour = -2;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 99, CPyStatic_myriad___seams___globals);
        goto CPyL37;
    }
    cpy_r_r28 = CPyDef_scholars___dice___action_shape(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r28.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 100, CPyStatic_myriad___seams___globals);
        goto CPyL37;
    }
    cpy_r_r29 = cpy_r_r28.f0;
    CPy_INCREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r28.f0);
    CPyTagged_DECREF(cpy_r_r28.f1);
    CPyTagged_INCREF(cpy_r_r0);
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour = cpy_r_r0;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 101, CPyStatic_myriad___seams___globals);
        goto CPyL38;
    }
    cpy_r_r31 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = CPyList_SetItem(cpy_r_r11, cpy_r_at, cpy_r_r31);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_at);
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 102, CPyStatic_myriad___seams___globals);
        goto CPyL39;
    }
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r0);
    cpy_r_r34 = PySequence_Contains(cpy_r_r29, cpy_r_r33);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 103, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
    cpy_r_r36 = cpy_r_r34;
    if (!cpy_r_r36) goto CPyL26;
    cpy_r_r37 = Py_None;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = cpy_r_r37;
    goto CPyL30;
CPyL26: ;
    cpy_r_r39 = CPyStatic_myriad___reasons___COLOUR_FIXED;
    if (likely(cpy_r_r39 != NULL)) goto CPyL29;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOUR_FIXED\" was not set");
    cpy_r_r40 = 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 103, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r38 = cpy_r_r39;
CPyL30: ;
    return cpy_r_r38;
CPyL31: ;
    cpy_r_r41 = NULL;
    return cpy_r_r41;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL31;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL31;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL31;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL31;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_at);
    CPy_DecRef(cpy_r_r29);
    goto CPyL31;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    goto CPyL31;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___worker_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___worker_obstacle(arg_self, arg_t, arg_me, arg_place, arg_worker);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worker_obstacle", 89, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___steps(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_pages___page_steps(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "steps", 106, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:steps", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___steps(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "steps", 105, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___step(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "step", 109, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    cpy_r_r2 = CPyDef_pages___use_page(cpy_r_t, cpy_r_me, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "step", 109, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___step(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___step(arg_self, arg_t, arg_me, arg_chosen);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "step", 108, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___needs_colour(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_action, PyObject *cpy_r_colours) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    cpy_r_r0 = cpy_r_action != 0;
    if (cpy_r_r0) goto CPyL4;
    cpy_r_r1 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "needs_colour", "MyriadSeams", "shelf", 113, CPyStatic_myriad___seams___globals);
        goto CPyL27;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r1)->_black;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r4 = PySequence_Contains(cpy_r_colours, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 >= 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 113, CPyStatic_myriad___seams___globals);
        goto CPyL27;
    }
    cpy_r_r6 = cpy_r_r4;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    return 1;
CPyL5: ;
    cpy_r_r7 = CPyDef_pages___usable_pages(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 115, CPyStatic_myriad___seams___globals);
        goto CPyL27;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = PyList_New(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 115, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
    cpy_r_r11 = 0;
CPyL8: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL29;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 115, CPyStatic_myriad___seams___globals);
        goto CPyL30;
    }
    cpy_r_r21 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "needs_colour", "MyriadSeams", "shelf", 115, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
CPyL11: ;
    cpy_r_r22 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r21)->_pages;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 115, CPyStatic_myriad___seams___globals);
        goto CPyL30;
    }
    if (likely(PyTuple_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 115, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r23);
        goto CPyL30;
    }
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_r24, 12);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 115, CPyStatic_myriad___seams___globals);
        goto CPyL30;
    }
    if (Py_TYPE(cpy_r_r25) == CPyType_kernel___effects___Call)
        cpy_r_r26 = cpy_r_r25;
    else {
        cpy_r_r26 = NULL;
    }
    if (cpy_r_r26 != NULL) goto __LL5162;
    if (cpy_r_r25 == Py_None)
        cpy_r_r26 = cpy_r_r25;
    else {
        cpy_r_r26 = NULL;
    }
    if (cpy_r_r26 != NULL) goto __LL5162;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 115, CPyStatic_myriad___seams___globals, "serai.kernel.effects.Call or None", cpy_r_r25);
    goto CPyL30;
__LL5162: ;
    CPyList_SetItemUnsafe(cpy_r_r10, cpy_r_r11, cpy_r_r26);
    cpy_r_r27 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r27;
    goto CPyL8;
CPyL17: ;
    cpy_r_r28 = 0;
    cpy_r_r29 = 0;
CPyL18: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r29 < cpy_r_r31;
    if (!cpy_r_r32) goto CPyL32;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r29 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = *(PyObject * *)cpy_r_r36;
    CPy_INCREF(cpy_r_r37);
    if (Py_TYPE(cpy_r_r37) == CPyType_kernel___effects___Call)
        cpy_r_r38 = cpy_r_r37;
    else {
        cpy_r_r38 = NULL;
    }
    if (cpy_r_r38 != NULL) goto __LL5163;
    if (cpy_r_r37 == Py_None)
        cpy_r_r38 = cpy_r_r37;
    else {
        cpy_r_r38 = NULL;
    }
    if (cpy_r_r38 != NULL) goto __LL5163;
    CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 116, CPyStatic_myriad___seams___globals, "serai.kernel.effects.Call or None", cpy_r_r37);
    goto CPyL33;
__LL5163: ;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = cpy_r_r38 != cpy_r_r39;
    if (cpy_r_r40) {
        goto CPyL22;
    } else
        goto CPyL34;
CPyL21: ;
    if (cpy_r_r40) {
        goto CPyL36;
    } else
        goto CPyL25;
CPyL22: ;
    if (likely(cpy_r_r38 != Py_None))
        cpy_r_r41 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 116, CPyStatic_myriad___seams___globals, "serai.kernel.effects.Call", cpy_r_r38);
        goto CPyL35;
    }
    cpy_r_r42 = ((serai___kernel___effects___CallObject *)cpy_r_r41)->_verb;
    cpy_r_r43 = ((serai___kernel___effects___VerbObject *)cpy_r_r42)->_name;
    CPy_INCREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r44 = CPyStatics[2955]; /* 'if_colour' */
    cpy_r_r45 = CPyStr_EqualLiteral(cpy_r_r43, cpy_r_r44, 9);
    CPy_DECREF(cpy_r_r43);
    if (cpy_r_r45) {
        goto CPyL36;
    } else
        goto CPyL25;
CPyL24: ;
    cpy_r_r28 = 1;
    goto CPyL26;
CPyL25: ;
    cpy_r_r46 = cpy_r_r29 + 1;
    cpy_r_r29 = cpy_r_r46;
    goto CPyL18;
CPyL26: ;
    return cpy_r_r28;
CPyL27: ;
    cpy_r_r47 = 2;
    return cpy_r_r47;
CPyL28: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL27;
CPyL29: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL17;
CPyL30: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL27;
CPyL31: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL27;
CPyL32: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL26;
CPyL33: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL27;
CPyL34: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL21;
CPyL35: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r38);
    goto CPyL27;
CPyL36: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL24;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___needs_colour(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___needs_colour(arg_self, arg_t, arg_me, arg_action, arg_colours);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "needs_colour", 111, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_myriad___seams___MyriadSeams___value_bonus(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_action, CPyTagged cpy_r_colour) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    cpy_r_r0 = cpy_r_action == 0;
    if (!cpy_r_r0) goto CPyL9;
    cpy_r_r1 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "value_bonus", "MyriadSeams", "shelf", 120, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r1)->_black;
    cpy_r_r3 = cpy_r_colour & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
    cpy_r_r5 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_r2);
    if (cpy_r_r5) {
        goto CPyL5;
    } else
        goto CPyL9;
CPyL4: ;
    cpy_r_r6 = cpy_r_colour == cpy_r_r2;
    if (!cpy_r_r6) goto CPyL9;
CPyL5: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "value_bonus", "Table", "book", 120, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
CPyL6: ;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r7)->_constants;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPyStatics[3152]; /* 'black_recruit' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "value_bonus", 120, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "value_bonus", 120, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    cpy_r_r12 = cpy_r_r11;
    goto CPyL10;
CPyL9: ;
    cpy_r_r12 = 0;
CPyL10: ;
    return cpy_r_r12;
CPyL11: ;
    cpy_r_r13 = CPY_INT_TAG;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___value_bonus(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            CPyTagged retval = CPyDef_myriad___seams___MyriadSeams___value_bonus(arg_self, arg_t, arg_me, arg_action, arg_colour);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "value_bonus", 118, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___travelled_MyriadSeams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    tuple_T0 cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    tuple_T3OOO cpy_r_r55;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject **cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    int32_t cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL59;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 122, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "t", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "Table", "book", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_map;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "Book", "map", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "t", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_r10)->_players;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "Table", "players", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL9: ;
    cpy_r_r12 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "me", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL10: ;
    cpy_r_r13 = CPyList_GetItemBorrow(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_scholars___table___Player))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 123, CPyStatic_myriad___seams___globals, "serai.games.scholars.table.Player", cpy_r_r13);
        goto CPyL58;
    }
    cpy_r_r15 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r14)->_place;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "Player", "place", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL13: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r9, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 123, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r16);
        goto CPyL58;
    }
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, 2);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    if (unlikely(!PyBool_Check(cpy_r_r18))) {
        CPy_TypeError("bool", cpy_r_r18); cpy_r_r19 = 2;
    } else
        cpy_r_r19 = cpy_r_r18 == Py_True;
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    cpy_r_r20 = cpy_r_r19 ^ 1;
    cpy_r_r21 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "t", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL18: ;
    cpy_r_r22 = CPyDef_myriad___table___part(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r22)->_white_stop = cpy_r_r20;
    cpy_r_r23 = 1;
    CPy_DECREF(cpy_r_r22);
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 123, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    cpy_r_r24 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "t", 124, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL21: ;
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_r24)->_colour;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "Table", "colour", 124, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL22: ;
    cpy_r_r26 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "self", 124, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL23: ;
    cpy_r_r27 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_r26)->_shelf;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "MyriadSeams", "shelf", 124, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL24: ;
    cpy_r_r28 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r27)->_black;
    cpy_r_r29 = cpy_r_r25 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL26;
    cpy_r_r31 = CPyTagged_IsEq_(cpy_r_r25, cpy_r_r28);
    if (cpy_r_r31) {
        goto CPyL27;
    } else
        goto CPyL32;
CPyL26: ;
    cpy_r_r32 = cpy_r_r25 == cpy_r_r28;
    if (!cpy_r_r32) goto CPyL32;
CPyL27: ;
    cpy_r_r33 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "t", 125, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL28: ;
    cpy_r_r34 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "me", 125, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL29: ;
    cpy_r_r35 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__start;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "start", 125, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL30: ;
    cpy_r_r36 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__steps;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "travelled", "travelled_MyriadSeams_gen", "steps", 125, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL31: ;
    cpy_r_r37 = CPyDef_black___meet_neutral(cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 125, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
CPyL32: ;
    cpy_r_r38.empty_struct_error_flag = 0;
    cpy_r_r39 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r40 = PyObject_GetIter(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 126, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    if (((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0);
    }
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0 = cpy_r_r40;
    cpy_r_r41 = 1;
    if (!cpy_r_r41) goto CPyL58;
    cpy_r_r42 = NULL;
    cpy_r_r1 = cpy_r_r42;
    cpy_r_r43 = (PyObject **)&cpy_r_r1;
    cpy_r_r44 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r45 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0;
    cpy_r_r46 = CPyIter_Send(cpy_r_r45, cpy_r_r44, cpy_r_r43);
    if (cpy_r_r46 != NULL) goto CPyL64;
    cpy_r_r47 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 126, CPyStatic_myriad___seams___globals);
        goto CPyL65;
    }
    cpy_r_r48 = cpy_r_r1;
    CPy_DECREF(cpy_r_r48);
    cpy_r_r49 = NULL;
    if (((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0);
    }
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0 = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 126, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    } else
        goto CPyL53;
CPyL37: ;
    cpy_r_r51 = cpy_r_r46;
CPyL38: ;
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r51;
CPyL39: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = cpy_r_type != cpy_r_r53;
    if (!cpy_r_r54) goto CPyL66;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 126, CPyStatic_myriad___seams___globals);
        goto CPyL43;
    } else
        goto CPyL67;
CPyL41: ;
    CPy_Unreachable();
CPyL42: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL49;
CPyL43: ;
    cpy_r_r55 = CPy_CatchError();
    cpy_r_r56 = (PyObject **)&cpy_r_r3;
    cpy_r_r57 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0;
    cpy_r_r58 = CPy_YieldFromErrorHandle(cpy_r_r57, cpy_r_r56);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 126, CPyStatic_myriad___seams___globals);
        goto CPyL68;
    }
    if (cpy_r_r58) goto CPyL46;
    cpy_r_r51 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r55);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    goto CPyL38;
CPyL46: ;
    cpy_r_r48 = cpy_r_r3;
    CPy_DecRef(cpy_r_r48);
    CPy_RestoreExcInfo(cpy_r_r55);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    goto CPyL53;
CPyL47: ;
    CPy_RestoreExcInfo(cpy_r_r55);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    cpy_r_r59 = CPy_KeepPropagating();
    if (!cpy_r_r59) goto CPyL58;
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r60 = NULL;
    cpy_r_r1 = cpy_r_r60;
    cpy_r_r61 = (PyObject **)&cpy_r_r1;
    cpy_r_r62 = ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___travelled_MyriadSeams_gen_0;
    cpy_r_r63 = CPyIter_Send(cpy_r_r62, cpy_r_arg, cpy_r_r61);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r63 == NULL) {
        goto CPyL51;
    } else
        goto CPyL69;
CPyL50: ;
    cpy_r_r51 = cpy_r_r63;
    goto CPyL38;
CPyL51: ;
    cpy_r_r64 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 126, CPyStatic_myriad___seams___globals);
        goto CPyL65;
    }
    cpy_r_r48 = cpy_r_r1;
    CPy_DECREF(cpy_r_r48);
CPyL53: ;
    cpy_r_r65 = Py_None;
    CPy_INCREF(cpy_r_r65);
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r67 = CPyDef_myriad___seams___travelled_MyriadSeams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL57;
    CPyGen_SetStopIterationValue(cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (!0) goto CPyL63;
    CPy_Unreachable();
CPyL57: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r65;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL58: ;
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r69 = CPyDef_myriad___seams___travelled_MyriadSeams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r70 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r70;
CPyL59: ;
    cpy_r_r71 = cpy_r_r4 == 0;
    if (cpy_r_r71) goto CPyL70;
    cpy_r_r72 = cpy_r_r4 == 1;
    if (cpy_r_r72) {
        goto CPyL39;
    } else
        goto CPyL71;
CPyL61: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r73 = 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 122, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    }
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r74 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r74;
CPyL64: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL65: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL58;
CPyL66: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL42;
CPyL67: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL41;
CPyL68: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL47;
CPyL69: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL50;
CPyL70: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL71: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL61;
}
        
PyObject *CPyDef_myriad___seams___travelled_MyriadSeams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___seams___travelled_MyriadSeams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___travelled_MyriadSeams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.travelled_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___travelled_MyriadSeams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "__next__", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___travelled_MyriadSeams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___seams___travelled_MyriadSeams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___travelled_MyriadSeams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.travelled_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_myriad___seams___travelled_MyriadSeams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "send", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___travelled_MyriadSeams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_myriad___seams___travelled_MyriadSeams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.travelled_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___travelled_MyriadSeams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "__iter__", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___travelled_MyriadSeams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_myriad___seams___travelled_MyriadSeams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_myriad___seams___travelled_MyriadSeams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.travelled_MyriadSeams_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_myriad___seams___travelled_MyriadSeams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "throw", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___travelled_MyriadSeams_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_myriad___seams___travelled_MyriadSeams_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5164 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5164);
    PyObject *__tmp5165 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5165);
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
        
        PyObject *CPyPy_myriad___seams___travelled_MyriadSeams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___travelled_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.travelled_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___travelled_MyriadSeams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "close", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___travelled(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_start, CPyTagged cpy_r_steps) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_myriad___seams___travelled_MyriadSeams_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 122, CPyStatic_myriad___seams___globals);
        goto CPyL7;
    }
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 122, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 122, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 122, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_start);
    if (((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__start != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__start);
    }
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__start = cpy_r_start;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 122, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_steps);
    if (((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__steps != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__steps);
    }
    ((serai___games___scholars___myriad___seams___travelled_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__steps = cpy_r_steps;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 122, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    return cpy_r_r0;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___travelled(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___travelled(arg_self, arg_t, arg_me, arg_start, arg_steps);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled", 122, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___travelled__Seams_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_start, CPyTagged cpy_r_steps) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___seams___MyriadSeams___travelled(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_start, cpy_r_steps);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___travelled__Seams_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "start", "steps", 0};
            static CPyArg_Parser parser = {"OOOO:travelled__Seams_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_start;
            PyObject *obj_steps;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_start, &obj_steps)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___travelled__Seams_glue(arg_self, arg_t, arg_me, arg_start, arg_steps);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "travelled__Seams_glue", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___translate_obstacle(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "translate_obstacle", "MyriadSeams", "shelf", 129, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_black;
    cpy_r_r2 = cpy_r_colour & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
    cpy_r_r4 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_r1);
    cpy_r_r5 = cpy_r_r4 ^ 1;
    if (cpy_r_r5) {
        goto CPyL4;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r6 = cpy_r_colour != cpy_r_r1;
    if (!cpy_r_r6) goto CPyL6;
CPyL4: ;
    cpy_r_r7 = CPyDef_scholars___seams___Seams___translate_obstacle(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_value);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translate_obstacle", 130, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    return cpy_r_r7;
CPyL6: ;
    cpy_r_r8 = CPyDef_black___translation_obstacle(cpy_r_t, cpy_r_me, cpy_r_value);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translate_obstacle", 131, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___translate_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___translate_obstacle(arg_self, arg_t, arg_me, arg_colour, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translate_obstacle", 128, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___translate(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_black___black_translate(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translate", 134, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___translate(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:translate", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___translate(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translate", 133, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___card_effect_used(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "card_effect_used", 139, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_card_used = 1;
    cpy_r_r1 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "card_effect_used", 139, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___card_effect_used(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:card_effect_used", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___card_effect_used(arg_self, arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "card_effect_used", 138, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___came_to_hand(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_die) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    cpy_r_r0 = CPyDef_memory___is_working(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "came_to_hand", 142, CPyStatic_myriad___seams___globals);
        goto CPyL12;
    }
    if (!cpy_r_r0) goto CPyL11;
    cpy_r_r1 = CPyDef_scholars___names___colour_of(cpy_r_die);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "came_to_hand", 142, CPyStatic_myriad___seams___globals);
        goto CPyL12;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "came_to_hand", "MyriadSeams", "shelf", 142, CPyStatic_myriad___seams___globals);
        goto CPyL13;
    }
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r2)->_black;
    cpy_r_r4 = cpy_r_r1 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_r1, cpy_r_r3);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL7;
CPyL6: ;
    cpy_r_r8 = cpy_r_r1 == cpy_r_r3;
    cpy_r_r7 = cpy_r_r8;
CPyL7: ;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r7) goto CPyL11;
    cpy_r_r9 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "came_to_hand", 143, CPyStatic_myriad___seams___globals);
        goto CPyL12;
    }
    cpy_r_r10 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r9)->_came;
    if (unlikely(cpy_r_r10 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'came' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r10);
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "came_to_hand", 143, CPyStatic_myriad___seams___globals);
        goto CPyL12;
    }
CPyL10: ;
    CPyTagged_INCREF(cpy_r_die);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_die);
    cpy_r_r12 = PyList_Append(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "came_to_hand", 143, CPyStatic_myriad___seams___globals);
        goto CPyL12;
    }
CPyL11: ;
    return 1;
CPyL12: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL12;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___came_to_hand(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___came_to_hand(arg_self, arg_t, arg_me, arg_die);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "came_to_hand", 141, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___can_replace_die(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_colours) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_colours, 0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "can_replace_die", 146, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "can_replace_die", 146, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "can_replace_die", "MyriadSeams", "shelf", 146, CPyStatic_myriad___seams___globals);
        goto CPyL12;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r2)->_black;
    cpy_r_r4 = cpy_r_r1 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_r1, cpy_r_r3);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL6;
CPyL5: ;
    cpy_r_r8 = cpy_r_r1 == cpy_r_r3;
    cpy_r_r7 = cpy_r_r8;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r7) goto CPyL9;
    cpy_r_r9 = CPyDef_black___can_replace_black(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "can_replace_die", 147, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    return cpy_r_r9;
CPyL9: ;
    cpy_r_r10 = CPyDef_scholars___seams___Seams___can_replace_die(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_colours);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "can_replace_die", 148, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    return cpy_r_r10;
CPyL11: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL11;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___can_replace_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___can_replace_die(arg_self, arg_t, arg_me, arg_colours);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "can_replace_die", 145, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___replace_die(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_colours, char cpy_r_to_hand) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_colours, 0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "replace_die", 151, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "replace_die", 151, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "replace_die", "MyriadSeams", "shelf", 151, CPyStatic_myriad___seams___globals);
        goto CPyL12;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r2)->_black;
    cpy_r_r4 = cpy_r_r1 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_r1, cpy_r_r3);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL6;
CPyL5: ;
    cpy_r_r8 = cpy_r_r1 == cpy_r_r3;
    cpy_r_r7 = cpy_r_r8;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r7) goto CPyL9;
    cpy_r_r9 = CPyDef_black___replace_black(cpy_r_t, cpy_r_me, cpy_r_to_hand);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "replace_die", 152, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    return cpy_r_r9;
CPyL9: ;
    cpy_r_r10 = CPyDef_scholars___seams___Seams___replace_die(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_colours, cpy_r_to_hand);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "replace_die", 153, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    return cpy_r_r10;
CPyL11: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL11;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___replace_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___replace_die(arg_self, arg_t, arg_me, arg_colours, arg_to_hand);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "replace_die", 150, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___interacted(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_translator) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int32_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 157, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "interacted", "Table", "players", 158, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 158, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 158, CPyStatic_myriad___seams___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL29;
    }
    cpy_r_r4 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_aside;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "interacted", "Player", "aside", 158, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    CPyTagged_INCREF(cpy_r_translator);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_translator);
    cpy_r_r6 = PySequence_Contains(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 >= 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 158, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    }
    cpy_r_r8 = cpy_r_r6;
    if (!cpy_r_r8) goto CPyL9;
    cpy_r_r9 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_counted;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "interacted", "Myriad", "counted", 159, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r9);
CPyL8: ;
    CPyTagged_INCREF(cpy_r_translator);
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_translator);
    cpy_r_r11 = PyList_Append(cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 159, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    } else
        goto CPyL15;
CPyL9: ;
    cpy_r_r13 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_counted;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "interacted", "Myriad", "counted", 160, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r13);
CPyL10: ;
    CPyTagged_INCREF(cpy_r_translator);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_translator);
    cpy_r_r15 = PySequence_Contains(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 160, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    }
    cpy_r_r17 = cpy_r_r15;
    if (!cpy_r_r17) goto CPyL15;
    cpy_r_r18 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_counted;
    if (unlikely(cpy_r_r18 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'counted' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r18);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 161, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
CPyL13: ;
    CPyTagged_INCREF(cpy_r_translator);
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_translator);
    cpy_r_r20 = CPyList_Remove(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 161, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
    return 1;
CPyL15: ;
    cpy_r_r22 = CPyDef_memory___is_working(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 163, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    }
    if (!cpy_r_r22) goto CPyL30;
    cpy_r_r23 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_met;
    if (unlikely(cpy_r_r23 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'met' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r23);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 164, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
CPyL18: ;
    cpy_r_r24 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "interacted", "Table", "book", 164, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
CPyL19: ;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_translators;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "interacted", "Book", "translators", 164, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
CPyL20: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_translator);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 164, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 164, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r26);
        goto CPyL31;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, 2);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 164, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 164, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
    cpy_r_r30 = CPyList_GetItem(cpy_r_r23, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 164, CPyStatic_myriad___seams___globals);
        goto CPyL32;
    }
    cpy_r_r31 = CPyStatics[4897]; /* 1 */
    cpy_r_r32 = PyNumber_InPlaceAdd(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 164, CPyStatic_myriad___seams___globals);
        goto CPyL32;
    }
    cpy_r_r33 = CPyList_SetItem(cpy_r_r23, cpy_r_r29, cpy_r_r32);
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 164, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
CPyL27: ;
    return 1;
CPyL28: ;
    cpy_r_r34 = 2;
    return cpy_r_r34;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL28;
CPyL30: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL27;
CPyL31: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL28;
CPyL32: ;
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL28;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___interacted(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___interacted(arg_self, arg_t, arg_me, arg_translator);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "interacted", 155, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___delivered(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = CPyDef_memory___is_working(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "delivered", 167, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    if (!cpy_r_r0) goto CPyL7;
    cpy_r_r1 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "delivered", 168, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_delivered;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'delivered' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "delivered", 168, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
CPyL4: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_guild);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "delivered", 168, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    cpy_r_r4 = CPyStatics[4897]; /* 1 */
    cpy_r_r5 = PyNumber_InPlaceAdd(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "delivered", 168, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    cpy_r_r6 = CPyList_SetItem(cpy_r_r2, cpy_r_guild, cpy_r_r5);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "delivered", 168, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
CPyL7: ;
    return 1;
CPyL8: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
CPyL9: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___delivered(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___delivered(arg_self, arg_t, arg_me, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "delivered", 166, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___translated(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = CPyDef_memory___is_working(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translated", 171, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    if (!cpy_r_r0) goto CPyL7;
    cpy_r_r1 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translated", 172, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_translated;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'translated' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translated", 172, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
CPyL4: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_guild);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translated", 172, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    cpy_r_r4 = CPyStatics[4897]; /* 1 */
    cpy_r_r5 = PyNumber_InPlaceAdd(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translated", 172, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    cpy_r_r6 = CPyList_SetItem(cpy_r_r2, cpy_r_guild, cpy_r_r5);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translated", 172, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
CPyL7: ;
    return 1;
CPyL8: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
CPyL9: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___translated(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___translated(arg_self, arg_t, arg_me, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "translated", 170, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___reached_MyriadSeams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    tuple_T0 cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject **cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    tuple_T3OOO cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    int32_t cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL64;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 174, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "t", 176, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_myriad___table___part(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 176, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    }
    cpy_r_r9 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "t", 177, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "me", 177, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL8: ;
    cpy_r_r11 = CPyDef_memory___is_working(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 177, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    if (!cpy_r_r11) goto CPyL13;
    cpy_r_r12 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r8)->_risen;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "Myriad", "risen", 178, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r12);
CPyL11: ;
    cpy_r_r13 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "track", 178, CPyStatic_myriad___seams___globals);
        goto CPyL70;
    }
CPyL12: ;
    cpy_r_r14 = CPyStatics[4897]; /* 1 */
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPyList_SetItem(cpy_r_r12, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 178, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__level;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "level", 179, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL14: ;
    cpy_r_r17 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "t", 179, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_r17)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "Table", "book", 179, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL16: ;
    cpy_r_r19 = ((serai___games___scholars___book___BookObject *)cpy_r_r18)->_constants;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = CPyStatics[3153]; /* 'xp_level' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 179, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 179, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    cpy_r_r23 = cpy_r_r16 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL20;
    cpy_r_r25 = CPyTagged_IsEq_(cpy_r_r16, cpy_r_r22);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL21;
CPyL20: ;
    cpy_r_r27 = cpy_r_r16 == cpy_r_r22;
    cpy_r_r26 = cpy_r_r27;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r26) goto CPyL71;
    cpy_r_r28 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r8)->_track_xp;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "Myriad", "track_xp", 179, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL23: ;
    cpy_r_r29 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "track", 179, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL24: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 179, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 179, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    cpy_r_r32 = cpy_r_r31 != 0;
    CPyTagged_DECREF(cpy_r_r31);
    if (!cpy_r_r32) goto CPyL71;
    cpy_r_r33 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "t", 180, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL28: ;
    cpy_r_r34 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "me", 180, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL29: ;
    cpy_r_r35 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r8)->_track_xp;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "Myriad", "track_xp", 180, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL30: ;
    cpy_r_r36 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "track", 180, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL31: ;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 180, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 180, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    cpy_r_r39 = CPyStatics[3154]; /* 'MB-RES-02' */
    cpy_r_r40 = CPyDef_pages___gain_xp(cpy_r_r33, cpy_r_r34, cpy_r_r38, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 180, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    cpy_r_r41 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r8)->_track_xp;
    if (unlikely(cpy_r_r41 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'track_xp' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r41);
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 181, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    }
CPyL35: ;
    cpy_r_r42 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__track;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "reached", "reached_MyriadSeams_gen", "track", 181, CPyStatic_myriad___seams___globals);
        goto CPyL72;
    }
CPyL36: ;
    cpy_r_r43 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPyList_SetItem(cpy_r_r41, cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 181, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    }
CPyL37: ;
    cpy_r_r45.empty_struct_error_flag = 0;
    cpy_r_r46 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r47 = PyObject_GetIter(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 182, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    }
    if (((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0);
    }
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0 = cpy_r_r47;
    cpy_r_r48 = 1;
    if (!cpy_r_r48) goto CPyL63;
    cpy_r_r49 = NULL;
    cpy_r_r1 = cpy_r_r49;
    cpy_r_r50 = (PyObject **)&cpy_r_r1;
    cpy_r_r51 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r52 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0;
    cpy_r_r53 = CPyIter_Send(cpy_r_r52, cpy_r_r51, cpy_r_r50);
    if (cpy_r_r53 != NULL) goto CPyL73;
    cpy_r_r54 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 182, CPyStatic_myriad___seams___globals);
        goto CPyL74;
    }
    cpy_r_r55 = cpy_r_r1;
    CPy_DECREF(cpy_r_r55);
    cpy_r_r56 = NULL;
    if (((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0);
    }
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0 = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 182, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    } else
        goto CPyL58;
CPyL42: ;
    cpy_r_r58 = cpy_r_r53;
CPyL43: ;
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r58;
CPyL44: ;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = cpy_r_type != cpy_r_r60;
    if (!cpy_r_r61) goto CPyL75;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 182, CPyStatic_myriad___seams___globals);
        goto CPyL48;
    } else
        goto CPyL76;
CPyL46: ;
    CPy_Unreachable();
CPyL47: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL54;
CPyL48: ;
    cpy_r_r62 = CPy_CatchError();
    cpy_r_r63 = (PyObject **)&cpy_r_r3;
    cpy_r_r64 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0;
    cpy_r_r65 = CPy_YieldFromErrorHandle(cpy_r_r64, cpy_r_r63);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 182, CPyStatic_myriad___seams___globals);
        goto CPyL77;
    }
    if (cpy_r_r65) goto CPyL51;
    cpy_r_r58 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r62);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    CPy_DecRef(cpy_r_r62.f2);
    goto CPyL43;
CPyL51: ;
    cpy_r_r55 = cpy_r_r3;
    CPy_DecRef(cpy_r_r55);
    CPy_RestoreExcInfo(cpy_r_r62);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    CPy_DecRef(cpy_r_r62.f2);
    goto CPyL58;
CPyL52: ;
    CPy_RestoreExcInfo(cpy_r_r62);
    CPy_DecRef(cpy_r_r62.f0);
    CPy_DecRef(cpy_r_r62.f1);
    CPy_DecRef(cpy_r_r62.f2);
    cpy_r_r66 = CPy_KeepPropagating();
    if (!cpy_r_r66) goto CPyL63;
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r67 = NULL;
    cpy_r_r1 = cpy_r_r67;
    cpy_r_r68 = (PyObject **)&cpy_r_r1;
    cpy_r_r69 = ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___reached_MyriadSeams_gen_0;
    cpy_r_r70 = CPyIter_Send(cpy_r_r69, cpy_r_arg, cpy_r_r68);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r70 == NULL) {
        goto CPyL56;
    } else
        goto CPyL78;
CPyL55: ;
    cpy_r_r58 = cpy_r_r70;
    goto CPyL43;
CPyL56: ;
    cpy_r_r71 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 182, CPyStatic_myriad___seams___globals);
        goto CPyL74;
    }
    cpy_r_r55 = cpy_r_r1;
    CPy_DECREF(cpy_r_r55);
CPyL58: ;
    cpy_r_r72 = Py_None;
    CPy_INCREF(cpy_r_r72);
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r74 = CPyDef_myriad___seams___reached_MyriadSeams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL62;
    CPyGen_SetStopIterationValue(cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (!0) goto CPyL68;
    CPy_Unreachable();
CPyL62: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r72;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL63: ;
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r76 = CPyDef_myriad___seams___reached_MyriadSeams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r77 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r77;
CPyL64: ;
    cpy_r_r78 = cpy_r_r4 == 0;
    if (cpy_r_r78) goto CPyL79;
    cpy_r_r79 = cpy_r_r4 == 1;
    if (cpy_r_r79) {
        goto CPyL44;
    } else
        goto CPyL80;
CPyL66: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r80 = 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 174, CPyStatic_myriad___seams___globals);
        goto CPyL68;
    }
    CPy_Unreachable();
CPyL68: ;
    cpy_r_r81 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r81;
CPyL69: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL63;
CPyL70: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r12);
    goto CPyL63;
CPyL71: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL37;
CPyL72: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL63;
CPyL73: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL42;
CPyL74: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL63;
CPyL75: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL47;
CPyL76: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL46;
CPyL77: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL52;
CPyL78: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL55;
CPyL79: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL80: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL66;
}
        
PyObject *CPyDef_myriad___seams___reached_MyriadSeams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___seams___reached_MyriadSeams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___reached_MyriadSeams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.reached_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___reached_MyriadSeams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "__next__", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___reached_MyriadSeams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___seams___reached_MyriadSeams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___reached_MyriadSeams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.reached_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_myriad___seams___reached_MyriadSeams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "send", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___reached_MyriadSeams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_myriad___seams___reached_MyriadSeams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.reached_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___reached_MyriadSeams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "__iter__", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___reached_MyriadSeams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_myriad___seams___reached_MyriadSeams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_myriad___seams___reached_MyriadSeams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.reached_MyriadSeams_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_myriad___seams___reached_MyriadSeams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "throw", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___reached_MyriadSeams_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_myriad___seams___reached_MyriadSeams_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5166 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5166);
    PyObject *__tmp5167 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5167);
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
        
        PyObject *CPyPy_myriad___seams___reached_MyriadSeams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___reached_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.reached_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___reached_MyriadSeams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "close", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___reached(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_track, CPyTagged cpy_r_level) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_myriad___seams___reached_MyriadSeams_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 174, CPyStatic_myriad___seams___globals);
        goto CPyL7;
    }
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 174, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 174, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 174, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_track);
    if (((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__track != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__track);
    }
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__track = cpy_r_track;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 174, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_level);
    if (((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__level != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__level);
    }
    ((serai___games___scholars___myriad___seams___reached_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__level = cpy_r_level;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 174, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    return cpy_r_r0;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___reached(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___reached(arg_self, arg_t, arg_me, arg_track, arg_level);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached", 174, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___reached__Seams_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_track, CPyTagged cpy_r_level) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___seams___MyriadSeams___reached(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_track, cpy_r_level);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___reached__Seams_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "track", "level", 0};
            static CPyArg_Parser parser = {"OOOO:reached__Seams_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_track;
            PyObject *obj_level;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_track, &obj_level)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___reached__Seams_glue(arg_self, arg_t, arg_me, arg_track, arg_level);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "reached__Seams_glue", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___cards_may_leave(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_golden___leave_at_once(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "cards_may_leave", 185, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___cards_may_leave(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:cards_may_leave", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___cards_may_leave(arg_self, arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "cards_may_leave", 184, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___actions_end(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    CPyPtr cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "actions_end", 189, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    cpy_r_r1 = PyList_New(1);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "actions_end", 190, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    cpy_r_r2 = CPyStatics[4896]; /* 0 */
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r4 = *(CPyPtr *)cpy_r_r3;
    CPy_INCREF(cpy_r_r2);
    *(PyObject * *)cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_met;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "actions_end", "Myriad", "met", 190, CPyStatic_myriad___seams___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = CPySequence_Multiply(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "actions_end", 190, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_met != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_met);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_met = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "actions_end", 190, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "actions_end", 191, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_used != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_used);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_used = cpy_r_r11;
    cpy_r_r12 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "actions_end", 191, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    return 1;
CPyL8: ;
    cpy_r_r13 = 2;
    return cpy_r_r13;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___actions_end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:actions_end", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_myriad___seams___MyriadSeams___actions_end(arg_self, arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "actions_end", 187, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___turn_ends(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "turn_ends", 194, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    cpy_r_r1 = CPyDef_memory___forget(cpy_r_t, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "turn_ends", 194, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___turn_ends(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:turn_ends", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_myriad___seams___MyriadSeams___turn_ends(arg_self, arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "turn_ends", 193, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___note_aside_MyriadSeams_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___seams___note_aside_MyriadSeams_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___seams___note_aside_MyriadSeams_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "__get__", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___note_aside_MyriadSeams_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    cpy_r_r0 = ((serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "note", "note_aside_MyriadSeams_obj", "__mypyc_env__", 203, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "note", "aside_MyriadSeams_env", "self", 204, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_r1)->_shelf;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "note", "MyriadSeams", "shelf", 204, CPyStatic_myriad___seams___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r2)->_pages;
    cpy_r_r4 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r5 = PyObject_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "note", 204, CPyStatic_myriad___seams___globals);
        goto CPyL10;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r6 = CPyStatics[3155]; /* 'note-to-tuck' */
    cpy_r_r7 = CPyStatics[31]; /* 'n' */
    cpy_r_r8 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "note", 205, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    cpy_r_r10 = CPyStatics[602]; /* 'effect' */
    cpy_r_r11 = CPyStatics[602]; /* 'effect' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r11);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "note", 205, CPyStatic_myriad___seams___globals);
        goto CPyL12;
    }
    cpy_r_r13 = CPyDict_Build(2, cpy_r_r7, cpy_r_r9, cpy_r_r10, cpy_r_r12);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "note", 205, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    cpy_r_r14 = CPyDef_message___Message(cpy_r_r6, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "note", 205, CPyStatic_myriad___seams___globals);
        goto CPyL9;
    }
    return cpy_r_r14;
CPyL9: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL9;
CPyL12: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL9;
}
        
        PyObject *CPyPy_myriad___seams___note_aside_MyriadSeams_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___note_aside_MyriadSeams_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "note", 203, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___aside(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_note;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = CPyDef_myriad___seams___aside_MyriadSeams_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 198, CPyStatic_myriad___seams___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *)cpy_r_r0)->_self != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *)cpy_r_r0)->_self);
    }
    ((serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *)cpy_r_r0)->_self = cpy_r_self;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 198, CPyStatic_myriad___seams___globals);
        goto CPyL24;
    }
    cpy_r_r2 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 199, CPyStatic_myriad___seams___globals);
        goto CPyL24;
    }
    cpy_r_r3 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r2)->_authors;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "aside", "Myriad", "authors", 199, CPyStatic_myriad___seams___globals);
        goto CPyL25;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_me);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 199, CPyStatic_myriad___seams___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_myriad___table___Author))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 199, CPyStatic_myriad___seams___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r4);
        goto CPyL25;
    }
    cpy_r_r6 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r5)->_aside;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "aside", "Author", "aside", 199, CPyStatic_myriad___seams___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) {
        goto CPyL9;
    } else
        goto CPyL26;
CPyL8: ;
    cpy_r_r11 = Py_None;
    CPy_INCREF(cpy_r_r11);
    return cpy_r_r11;
CPyL9: ;
    cpy_r_r12 = CPyDef_myriad___seams___note_aside_MyriadSeams_obj();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 203, CPyStatic_myriad___seams___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___myriad___seams___note_aside_MyriadSeams_objObject *)cpy_r_r12)->___mypyc_env__ = cpy_r_r0;
    cpy_r_note = cpy_r_r12;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = PyList_New(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 207, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
    cpy_r_r16 = 0;
CPyL12: ;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r16 < cpy_r_r18;
    if (!cpy_r_r19) goto CPyL29;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r16 * 8;
    cpy_r_r23 = cpy_r_r21 + cpy_r_r22;
    cpy_r_r24 = *(PyObject * *)cpy_r_r23;
    CPy_INCREF(cpy_r_r24);
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 207, CPyStatic_myriad___seams___globals);
        goto CPyL30;
    }
    cpy_r_r26 = ((serai___games___scholars___myriad___seams___aside_MyriadSeams_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "aside", "aside_MyriadSeams_env", "self", 207, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r26);
CPyL15: ;
    cpy_r_r27 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_r26)->_shelf;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "aside", "MyriadSeams", "shelf", 207, CPyStatic_myriad___seams___globals);
        goto CPyL32;
    }
CPyL16: ;
    cpy_r_r28 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r27)->_options;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "aside", "Shelf", "options", 207, CPyStatic_myriad___seams___globals);
        goto CPyL32;
    }
CPyL17: ;
    cpy_r_r29 = ((serai___games___scholars___myriad___options___MyriadOptionsObject *)cpy_r_r28)->_tuck_page;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 207, CPyStatic_myriad___seams___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_option___Option))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 207, CPyStatic_myriad___seams___globals, "serai.kernel.option.Option", cpy_r_r30);
        goto CPyL33;
    }
    CPy_DECREF(cpy_r_r26);
    CPyList_SetItemUnsafe(cpy_r_r15, cpy_r_r16, cpy_r_r31);
    cpy_r_r32 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r32;
    goto CPyL12;
CPyL21: ;
    cpy_r_r33 = NULL;
    cpy_r_r34 = NULL;
    cpy_r_r35 = CPyDef_offer___Offer(cpy_r_r15, cpy_r_r33, cpy_r_r34, cpy_r_note);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_note);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 207, CPyStatic_myriad___seams___globals);
        goto CPyL23;
    }
    return cpy_r_r35;
CPyL23: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL23;
CPyL26: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL8;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_note);
    goto CPyL23;
CPyL29: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL21;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_note);
    CPy_DecRef(cpy_r_r15);
    goto CPyL23;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_note);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL23;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_note);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL23;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_note);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r26);
    goto CPyL23;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___aside(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:aside", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___aside(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "aside", 198, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___tuck_aside(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "tuck_aside", 210, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    cpy_r_r2 = CPyDef_pages___tuck_page(cpy_r_t, cpy_r_me, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "tuck_aside", 210, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___tuck_aside(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___tuck_aside(arg_self, arg_t, arg_me, arg_chosen);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "tuck_aside", 209, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_myriad___seams___MyriadSeams___tuck_cost(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    cpy_r_r0 = CPyDef_rows___row_cost(cpy_r_t, cpy_r_me, cpy_r_place);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "tuck_cost", 213, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPY_INT_TAG;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___tuck_cost(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            CPyTagged retval = CPyDef_myriad___seams___MyriadSeams___tuck_cost(arg_self, arg_t, arg_me, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "tuck_cost", 212, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___tucked(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_rows___after_tuck(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "tucked", 216, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___tucked(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___tucked(arg_self, arg_t, arg_me, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "tucked", 215, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    tuple_T0 cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    tuple_T3OOO cpy_r_r51;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    int32_t cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL48;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 220, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", "caliph_revealed_MyriadSeams_gen", "t", 222, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_myriad___table___part(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 222, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
    cpy_r_r9 = ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__space;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", "caliph_revealed_MyriadSeams_gen", "space", 223, CPyStatic_myriad___seams___globals);
        goto CPyL53;
    }
CPyL7: ;
    cpy_r_r10 = cpy_r_r9 == 0;
    if (!cpy_r_r10) goto CPyL54;
    cpy_r_r11 = ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", "caliph_revealed_MyriadSeams_gen", "t", 224, CPyStatic_myriad___seams___globals);
        goto CPyL53;
    }
CPyL9: ;
    cpy_r_r12 = CPyDef_scholars___table___Table___clockwise(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 224, CPyStatic_myriad___seams___globals);
        goto CPyL53;
    }
    cpy_r_r13 = 0;
CPyL11: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL55;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 224, CPyStatic_myriad___seams___globals);
        goto CPyL56;
    }
    cpy_r_r23 = ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", "caliph_revealed_MyriadSeams_gen", "t", 225, CPyStatic_myriad___seams___globals);
        goto CPyL57;
    }
CPyL14: ;
    cpy_r_r24 = ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", "caliph_revealed_MyriadSeams_gen", "t", 225, CPyStatic_myriad___seams___globals);
        goto CPyL57;
    }
CPyL15: ;
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_r24)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", "Table", "book", 225, CPyStatic_myriad___seams___globals);
        goto CPyL57;
    }
CPyL16: ;
    cpy_r_r26 = ((serai___games___scholars___book___BookObject *)cpy_r_r25)->_constants;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = CPyStatics[3156]; /* 'xp_on_caliph' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 225, CPyStatic_myriad___seams___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 225, CPyStatic_myriad___seams___globals);
        goto CPyL57;
    }
    cpy_r_r30 = CPyStatics[3157]; /* 'MB-CAL-01' */
    cpy_r_r31 = CPyDef_pages___gain_xp(cpy_r_r23, cpy_r_r22, cpy_r_r29, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 225, CPyStatic_myriad___seams___globals);
        goto CPyL56;
    }
    cpy_r_r32 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r32;
    goto CPyL11;
CPyL20: ;
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r8)->_caliph_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r8)->_caliph_xp);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r8)->_caliph_xp = 0;
    cpy_r_r33 = 1;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 226, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
CPyL21: ;
    cpy_r_r34.empty_struct_error_flag = 0;
    cpy_r_r35 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r36 = PyObject_GetIter(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 227, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    }
    if (((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0);
    }
    ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0 = cpy_r_r36;
    cpy_r_r37 = 1;
    if (!cpy_r_r37) goto CPyL47;
    cpy_r_r38 = NULL;
    cpy_r_r1 = cpy_r_r38;
    cpy_r_r39 = (PyObject **)&cpy_r_r1;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0;
    cpy_r_r42 = CPyIter_Send(cpy_r_r41, cpy_r_r40, cpy_r_r39);
    if (cpy_r_r42 != NULL) goto CPyL58;
    cpy_r_r43 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 227, CPyStatic_myriad___seams___globals);
        goto CPyL59;
    }
    cpy_r_r44 = cpy_r_r1;
    CPy_DECREF(cpy_r_r44);
    cpy_r_r45 = NULL;
    if (((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0);
    }
    ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0 = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 227, CPyStatic_myriad___seams___globals);
        goto CPyL47;
    } else
        goto CPyL42;
CPyL26: ;
    cpy_r_r47 = cpy_r_r42;
CPyL27: ;
    ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL28: ;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = cpy_r_type != cpy_r_r49;
    if (!cpy_r_r50) goto CPyL60;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 227, CPyStatic_myriad___seams___globals);
        goto CPyL32;
    } else
        goto CPyL61;
CPyL30: ;
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL38;
CPyL32: ;
    cpy_r_r51 = CPy_CatchError();
    cpy_r_r52 = (PyObject **)&cpy_r_r3;
    cpy_r_r53 = ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0;
    cpy_r_r54 = CPy_YieldFromErrorHandle(cpy_r_r53, cpy_r_r52);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 227, CPyStatic_myriad___seams___globals);
        goto CPyL62;
    }
    if (cpy_r_r54) goto CPyL35;
    cpy_r_r47 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    goto CPyL27;
CPyL35: ;
    cpy_r_r44 = cpy_r_r3;
    CPy_DecRef(cpy_r_r44);
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    goto CPyL42;
CPyL36: ;
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    cpy_r_r55 = CPy_KeepPropagating();
    if (!cpy_r_r55) goto CPyL47;
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r56 = NULL;
    cpy_r_r1 = cpy_r_r56;
    cpy_r_r57 = (PyObject **)&cpy_r_r1;
    cpy_r_r58 = ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_gen_0;
    cpy_r_r59 = CPyIter_Send(cpy_r_r58, cpy_r_arg, cpy_r_r57);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r59 == NULL) {
        goto CPyL40;
    } else
        goto CPyL63;
CPyL39: ;
    cpy_r_r47 = cpy_r_r59;
    goto CPyL27;
CPyL40: ;
    cpy_r_r60 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 227, CPyStatic_myriad___seams___globals);
        goto CPyL59;
    }
    cpy_r_r44 = cpy_r_r1;
    CPy_DECREF(cpy_r_r44);
CPyL42: ;
    cpy_r_r61 = Py_None;
    CPy_INCREF(cpy_r_r61);
    ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r63 = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL46;
    CPyGen_SetStopIterationValue(cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (!0) goto CPyL52;
    CPy_Unreachable();
CPyL46: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r61;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL47: ;
    ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r65 = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r66 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r66;
CPyL48: ;
    cpy_r_r67 = cpy_r_r4 == 0;
    if (cpy_r_r67) goto CPyL64;
    cpy_r_r68 = cpy_r_r4 == 1;
    if (cpy_r_r68) {
        goto CPyL28;
    } else
        goto CPyL65;
CPyL50: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r69 = 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 220, CPyStatic_myriad___seams___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL52: ;
    cpy_r_r70 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r70;
CPyL53: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL47;
CPyL54: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL21;
CPyL55: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL20;
CPyL56: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r12);
    goto CPyL47;
CPyL57: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL47;
CPyL58: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL26;
CPyL59: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL47;
CPyL60: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL61: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL62: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL63: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL39;
CPyL64: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL65: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL50;
}
        
PyObject *CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.caliph_revealed_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "__next__", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.caliph_revealed_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "send", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.caliph_revealed_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "__iter__", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.caliph_revealed_MyriadSeams_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "throw", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp5168 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5168);
    PyObject *__tmp5169 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp5169);
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
        
        PyObject *CPyPy_myriad___seams___caliph_revealed_MyriadSeams_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___caliph_revealed_MyriadSeams_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.caliph_revealed_MyriadSeams_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "close", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___caliph_revealed(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_myriad___seams___caliph_revealed_MyriadSeams_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 220, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 220, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 220, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_space);
    if (((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__space != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__space);
    }
    ((serai___games___scholars___myriad___seams___caliph_revealed_MyriadSeams_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__space = cpy_r_space;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 220, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___caliph_revealed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "space", 0};
            static CPyArg_Parser parser = {"OO:caliph_revealed", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_space)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___caliph_revealed(arg_self, arg_t, arg_space);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed", 220, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___caliph_revealed__Seams_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___seams___MyriadSeams___caliph_revealed(cpy_r_self, cpy_r_t, cpy_r_space);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___caliph_revealed__Seams_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "space", 0};
            static CPyArg_Parser parser = {"OO:caliph_revealed__Seams_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_space)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___caliph_revealed__Seams_glue(arg_self, arg_t, arg_space);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "caliph_revealed__Seams_glue", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___before_end(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_golden___golden_step(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "before_end", 230, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___before_end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:before_end", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___before_end(arg_self, arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "before_end", 229, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___score(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___scoring___score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "score", 233, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___score(arg_self, arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "score", 232, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_myriad___seams___MyriadSeams___points(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___scoring___points(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "points", 236, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPY_INT_TAG;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:points", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            CPyTagged retval = CPyDef_myriad___seams___MyriadSeams___points(arg_self, arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "points", 235, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
double CPyDef_myriad___seams___MyriadSeams___promise(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    double cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    double cpy_r_r4;
    cpy_r_r0 = CPyDef_myriad___seams___MyriadSeams____thoughts(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "promise", 239, CPyStatic_myriad___seams___globals);
        goto CPyL4;
    }
    cpy_r_r1 = CPyDef_promise___Promise___of(cpy_r_r0, cpy_r_t, cpy_r_seat);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 == -113.0;
    if (unlikely(cpy_r_r2)) goto CPyL3;
CPyL2: ;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r3 = PyErr_Occurred();
    if (unlikely(cpy_r_r3 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "promise", 239, CPyStatic_myriad___seams___globals);
    } else
        goto CPyL2;
CPyL4: ;
    cpy_r_r4 = -113.0;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___promise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:promise", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            double retval = CPyDef_myriad___seams___MyriadSeams___promise(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "promise", 238, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams____thoughts(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->__promise;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    cpy_r_r3 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "_thoughts", "MyriadSeams", "shelf", 243, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = CPyDef_promise___Promise(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "_thoughts", 243, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
    CPy_DECREF(((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->__promise);
    ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->__promise = cpy_r_r4;
CPyL4: ;
    cpy_r_r6 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->__promise;
    CPy_INCREF(cpy_r_r6);
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "_thoughts", 244, CPyStatic_myriad___seams___globals, "serai.games.scholars.myriad.thinking.promise.Promise", cpy_r_r6);
        goto CPyL6;
    }
    return cpy_r_r7;
CPyL6: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams____thoughts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":_thoughts", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams____thoughts(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "_thoughts", 241, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
double CPyDef_myriad___seams___MyriadSeams___prospect(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    double cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    double cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "prospect", "MyriadSeams", "shelf", 247, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_black;
    cpy_r_r2 = cpy_r_colour & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
    cpy_r_r4 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_r1);
    cpy_r_r5 = cpy_r_r4 ^ 1;
    if (cpy_r_r5) {
        goto CPyL6;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r6 = cpy_r_colour != cpy_r_r1;
    if (cpy_r_r6) goto CPyL6;
CPyL4: ;
    cpy_r_r7 = CPyDef_black___translation_obstacle(cpy_r_t, cpy_r_me, cpy_r_value);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "prospect", 247, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    cpy_r_r8 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r9 = cpy_r_r7 != cpy_r_r8;
    CPy_DECREF(cpy_r_r7);
    if (!cpy_r_r9) goto CPyL7;
CPyL6: ;
    return 0.0;
CPyL7: ;
    cpy_r_r10 = CPyDef_myriad___seams___MyriadSeams____thoughts(cpy_r_self);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "prospect", 249, CPyStatic_myriad___seams___globals);
        goto CPyL11;
    }
    cpy_r_r11 = CPyDef_promise___Promise___translation(cpy_r_r10, cpy_r_t, cpy_r_me, cpy_r_value);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 == -113.0;
    if (unlikely(cpy_r_r12)) goto CPyL10;
CPyL9: ;
    return cpy_r_r11;
CPyL10: ;
    cpy_r_r13 = PyErr_Occurred();
    if (unlikely(cpy_r_r13 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "prospect", 249, CPyStatic_myriad___seams___globals);
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r14 = -113.0;
    return cpy_r_r14;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___prospect(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            double retval = CPyDef_myriad___seams___MyriadSeams___prospect(arg_self, arg_t, arg_me, arg_colour, arg_value);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "prospect", 246, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
double CPyDef_myriad___seams___MyriadSeams___worth(PyObject *cpy_r_self, PyObject *cpy_r_verb) {
    double cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    double cpy_r_r3;
    cpy_r_r0 = CPyDef_promise___worth_of(cpy_r_verb);
    cpy_r_r1 = cpy_r_r0 == -113.0;
    if (unlikely(cpy_r_r1)) goto CPyL2;
CPyL1: ;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r2 = PyErr_Occurred();
    if (unlikely(cpy_r_r2 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worth", 252, CPyStatic_myriad___seams___globals);
    } else
        goto CPyL1;
    cpy_r_r3 = -113.0;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___worth(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"verb", 0};
            static CPyArg_Parser parser = {"O:worth", kwlist, 0};
            PyObject *obj_verb;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_verb)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_verb;
            if (likely(PyUnicode_Check(obj_verb)))
                arg_verb = obj_verb;
            else {
                CPy_TypeError("str", obj_verb); 
                goto fail;
            }
            double retval = CPyDef_myriad___seams___MyriadSeams___worth(arg_self, arg_verb);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "worth", 251, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_myriad___seams___MyriadSeams___wealth(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = CPyDef_scholars___seams___Seams___wealth(cpy_r_self, cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "wealth", 255, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    cpy_r_r1 = CPyDef_myriad___scoring___wealth(cpy_r_t, cpy_r_seat, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "wealth", 255, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___wealth(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:wealth", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            CPyTagged retval = CPyDef_myriad___seams___MyriadSeams___wealth(arg_self, arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "wealth", 254, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
CPyTagged CPyDef_myriad___seams___MyriadSeams___own_card(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    CPyTagged cpy_r_r38;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 259, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "own_card", "Myriad", "takers", 260, CPyStatic_myriad___seams___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL30;
    cpy_r_place = cpy_r_r1;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 260, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL7;
    cpy_r_r15 = CPyTagged_IsEq_(cpy_r_r12, cpy_r_seat);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL8;
CPyL7: ;
    cpy_r_r17 = cpy_r_r12 == cpy_r_seat;
    cpy_r_r16 = cpy_r_r17;
CPyL8: ;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r16) goto CPyL32;
    cpy_r_r18 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "own_card", "MyriadSeams", "shelf", 262, CPyStatic_myriad___seams___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r18);
CPyL10: ;
    cpy_r_r19 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_upgrades;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "own_card", "Myriad", "upgrades", 262, CPyStatic_myriad___seams___globals);
        goto CPyL33;
    }
CPyL11: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 262, CPyStatic_myriad___seams___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 262, CPyStatic_myriad___seams___globals);
        goto CPyL34;
    }
    cpy_r_r22 = CPyDef_myriad___book___Shelf___upgrade_of(cpy_r_r18, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 262, CPyStatic_myriad___seams___globals);
        goto CPyL35;
    }
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_r22 != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL36;
    CPy_INCREF(cpy_r_r22);
    if (likely(cpy_r_r22 != Py_None))
        cpy_r_r25 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 263, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r22);
        goto CPyL37;
    }
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r25, 2);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 263, CPyStatic_myriad___seams___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 263, CPyStatic_myriad___seams___globals);
        goto CPyL37;
    }
    cpy_r_r28 = cpy_r_r27 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL20;
    cpy_r_r30 = CPyTagged_IsEq_(cpy_r_r27, cpy_r_card);
    cpy_r_r31 = cpy_r_r30;
    goto CPyL21;
CPyL20: ;
    cpy_r_r32 = cpy_r_r27 == cpy_r_card;
    cpy_r_r31 = cpy_r_r32;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r27);
    if (cpy_r_r31) {
        goto CPyL38;
    } else
        goto CPyL36;
CPyL22: ;
    if (likely(cpy_r_r22 != Py_None))
        cpy_r_r33 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 264, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r22);
        goto CPyL28;
    }
    cpy_r_r34 = CPySequenceTuple_GetItem(cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 264, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 264, CPyStatic_myriad___seams___globals);
        goto CPyL28;
    }
    return cpy_r_r35;
CPyL26: ;
    cpy_r_r36 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r36;
    cpy_r_r37 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r37;
    goto CPyL3;
CPyL27: ;
    CPyTagged_INCREF(cpy_r_card);
    return cpy_r_card;
CPyL28: ;
    cpy_r_r38 = CPY_INT_TAG;
    return cpy_r_r38;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL28;
CPyL30: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL27;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL28;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL26;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r18);
    goto CPyL28;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r18);
    goto CPyL28;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL28;
CPyL36: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL26;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r22);
    goto CPyL28;
CPyL38: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL22;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___own_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            CPyTagged retval = CPyDef_myriad___seams___MyriadSeams___own_card(arg_self, arg_t, arg_seat, arg_card);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "own_card", 257, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___marker_returned(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___automa___take_marker(cpy_r_t);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "marker_returned", 268, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___marker_returned(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:marker_returned", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_myriad___seams___MyriadSeams___marker_returned(arg_self, arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "marker_returned", 267, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___see(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_view_of_base) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___view___see(cpy_r_t, cpy_r_view_of_base);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "see", 273, CPyStatic_myriad___seams___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___see(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "view_of_base", 0};
            static CPyArg_Parser parser = {"OO:see", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_view_of_base;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_view_of_base)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_view_of_base;
            if (likely((Py_TYPE(obj_view_of_base) == CPyType_myriad___view___MyriadView) || (Py_TYPE(obj_view_of_base) == CPyType_scholars___view___View)))
                arg_view_of_base = obj_view_of_base;
            else {
                CPy_TypeError("serai.games.scholars.view.View", obj_view_of_base); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___see(arg_self, arg_t, arg_view_of_base);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "see", 272, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___see__Seams_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_view) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___seams___MyriadSeams___see(cpy_r_self, cpy_r_t, cpy_r_view);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___see__Seams_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "view", 0};
            static CPyArg_Parser parser = {"OO:see__Seams_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_view;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_view)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___see__Seams_glue(arg_self, arg_t, arg_view);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "see__Seams_glue", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___look(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "look", "MyriadSeams", "shelf", 276, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_myriad___research___sight___look(cpy_r_t, cpy_r_me, cpy_r_r0, cpy_r_sheet);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "look", 276, CPyStatic_myriad___seams___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___look(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___look(arg_self, arg_t, arg_me, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "look", 275, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___redeal(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_chance) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "redeal", 279, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "redeal", "Myriad", "deck", 280, CPyStatic_myriad___seams___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPySequence_Sort(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "redeal", 280, CPyStatic_myriad___seams___globals);
        goto CPyL7;
    }
    cpy_r_r3 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "redeal", 281, CPyStatic_myriad___seams___globals);
        goto CPyL8;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck = cpy_r_r2;
    cpy_r_r4 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "redeal", 282, CPyStatic_myriad___seams___globals);
        goto CPyL6;
    }
    return 1;
CPyL6: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "chance", 0};
            static CPyArg_Parser parser = {"OO:redeal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___redeal(arg_self, arg_t, arg_chance);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "redeal", 278, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___words(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyStatic_myriad___seams___globals;
    cpy_r_r1 = CPyStatics[76]; /* 'position' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "words", 285, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    cpy_r_r3 = CPyStatics[2551]; /* 'words' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "words", 285, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    PyObject *cpy_r_r5[1] = {cpy_r_t};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 1, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "words", 285, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    if (likely(PyDict_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "words", 285, CPyStatic_myriad___seams___globals, "dict", cpy_r_r7);
        goto CPyL5;
    }
    return cpy_r_r8;
CPyL5: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___words(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:words", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___words(arg_self, arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "words", 284, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams___settle(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_given, PyObject *cpy_r_waiting) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = CPyStatic_myriad___seams___globals;
    cpy_r_r1 = CPyStatics[76]; /* 'position' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "settle", 288, CPyStatic_myriad___seams___globals);
        goto CPyL4;
    }
    cpy_r_r3 = CPyStatics[3158]; /* 'settle' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "settle", 288, CPyStatic_myriad___seams___globals);
        goto CPyL4;
    }
    PyObject *cpy_r_r5[3] = {cpy_r_t, cpy_r_given, cpy_r_waiting};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 3, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "settle", 288, CPyStatic_myriad___seams___globals);
        goto CPyL4;
    } else
        goto CPyL5;
CPyL3: ;
    return 1;
CPyL4: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
CPyL5: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL3;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___settle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            char retval = CPyDef_myriad___seams___MyriadSeams___settle(arg_self, arg_t, arg_given, arg_waiting);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "settle", 287, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___faults(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyStatic_myriad___seams___globals;
    cpy_r_r1 = CPyStatics[277]; /* 'faults' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "faults", 291, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    cpy_r_r3 = CPyStatics[277]; /* 'faults' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "faults", 291, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    PyObject *cpy_r_r5[1] = {cpy_r_t};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 1, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "faults", 291, CPyStatic_myriad___seams___globals);
        goto CPyL5;
    }
    if (likely(PyList_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "faults", 291, CPyStatic_myriad___seams___globals, "list", cpy_r_r7);
        goto CPyL5;
    }
    return cpy_r_r8;
CPyL5: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___faults(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:faults", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___faults(arg_self, arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "faults", 290, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___seams___MyriadSeams___holdings(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int64_t cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    CPyPtr cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_taken;
    char cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    int64_t cpy_r_r91;
    PyObject *cpy_r_r92;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 295, CPyStatic_myriad___seams___globals);
        goto CPyL56;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "Myriad", "authors", 296, CPyStatic_myriad___seams___globals);
        goto CPyL57;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 296, CPyStatic_myriad___seams___globals);
        goto CPyL57;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_myriad___table___Author))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 296, CPyStatic_myriad___seams___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r2);
        goto CPyL57;
    }
    cpy_r_r4 = CPyDef_myriad___scoring___pages_of(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 297, CPyStatic_myriad___seams___globals);
        goto CPyL58;
    }
    cpy_r_r5 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r6 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_xp;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "Author", "xp", 298, CPyStatic_myriad___seams___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r8 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_rows;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rows' of 'Author' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r8);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 298, CPyStatic_myriad___seams___globals);
        goto CPyL60;
    }
CPyL7: ;
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_r6);
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r8);
    cpy_r_r11 = CPyDict_Build(2, cpy_r_r5, cpy_r_r9, cpy_r_r7, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 298, CPyStatic_myriad___seams___globals);
        goto CPyL61;
    }
    cpy_r_found = cpy_r_r11;
    cpy_r_r12 = PyDict_New();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals);
        goto CPyL62;
    }
    cpy_r_r13 = 0;
    cpy_r_r14 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "MyriadSeams", "shelf", 299, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    }
CPyL10: ;
    cpy_r_r15 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r14)->_pages;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "MyriadSeams", "shelf", 299, CPyStatic_myriad___seams___globals);
        goto CPyL64;
    }
CPyL11: ;
    cpy_r_r17 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r16)->_start;
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_r18 = CPyList_GetSlice(cpy_r_r15, 0, cpy_r_r17);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals);
        goto CPyL63;
    }
    if (likely(PyList_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals, "list", cpy_r_r18);
        goto CPyL63;
    }
    cpy_r_r20 = 0;
CPyL14: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL65;
    cpy_r_n = cpy_r_r13;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r28);
        goto CPyL66;
    }
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals);
        goto CPyL66;
    }
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals, "str", cpy_r_r30);
        goto CPyL66;
    }
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r33 = PySequence_Contains(cpy_r_r4, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals);
        goto CPyL67;
    }
    cpy_r_r35 = cpy_r_r33;
    cpy_r_r36 = cpy_r_r35 << 1;
    cpy_r_r37 = cpy_r_r36;
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r39 = PyDict_SetItem(cpy_r_r12, cpy_r_r31, cpy_r_r38);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals);
        goto CPyL68;
    }
    cpy_r_r41 = cpy_r_r13 + 2;
    cpy_r_r13 = cpy_r_r41;
    cpy_r_r42 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r42;
    goto CPyL14;
CPyL21: ;
    cpy_r_r43 = PyNumber_InPlaceOr(cpy_r_found, cpy_r_r12);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals);
        goto CPyL57;
    }
    if (likely(PyDict_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 299, CPyStatic_myriad___seams___globals, "dict", cpy_r_r43);
        goto CPyL57;
    }
    cpy_r_found = cpy_r_r44;
    cpy_r_r45 = ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r_self)->_shelf;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "MyriadSeams", "shelf", 300, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
CPyL24: ;
    cpy_r_r46 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r45)->_upgrades;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "Shelf", "upgrades", 300, CPyStatic_myriad___seams___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r46);
CPyL25: ;
    cpy_r_r47 = 0;
CPyL26: ;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyVarObject, ob_size));
    cpy_r_r49 = *(int64_t *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r47 < cpy_r_r49;
    if (!cpy_r_r50) goto CPyL70;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyListObject, ob_item));
    cpy_r_r52 = *(CPyPtr *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r47 * 8;
    cpy_r_r54 = cpy_r_r52 + cpy_r_r53;
    cpy_r_r55 = *(PyObject * *)cpy_r_r54;
    CPy_INCREF(cpy_r_r55);
    if (likely(PyTuple_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 300, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r55);
        goto CPyL71;
    }
    cpy_r_r57 = CPySequenceTuple_GetItem(cpy_r_r56, 0);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 301, CPyStatic_myriad___seams___globals);
        goto CPyL72;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 301, CPyStatic_myriad___seams___globals);
        goto CPyL72;
    }
    cpy_r_r59 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_upgrades;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "Myriad", "upgrades", 301, CPyStatic_myriad___seams___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r59);
CPyL31: ;
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r58);
    cpy_r_r61 = PySequence_Contains(cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 301, CPyStatic_myriad___seams___globals);
        goto CPyL72;
    }
    cpy_r_r63 = cpy_r_r61;
    if (cpy_r_r63) goto CPyL34;
    cpy_r_r64 = cpy_r_r63;
    goto CPyL45;
CPyL34: ;
    cpy_r_r65 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "Myriad", "takers", 301, CPyStatic_myriad___seams___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r65);
CPyL35: ;
    cpy_r_r66 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_upgrades;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "Myriad", "upgrades", 301, CPyStatic_myriad___seams___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r66);
CPyL36: ;
    cpy_r_r67 = CPySequenceTuple_GetItem(cpy_r_r56, 0);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 301, CPyStatic_myriad___seams___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 301, CPyStatic_myriad___seams___globals);
        goto CPyL75;
    }
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r68);
    cpy_r_r70 = CPyList_Index(cpy_r_r66, cpy_r_r69);
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 301, CPyStatic_myriad___seams___globals);
        goto CPyL74;
    }
    cpy_r_r71 = CPyList_GetItemBorrow(cpy_r_r65, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 301, CPyStatic_myriad___seams___globals);
        goto CPyL76;
    }
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 301, CPyStatic_myriad___seams___globals);
        goto CPyL76;
    }
    cpy_r_r73 = cpy_r_r72 & 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (!cpy_r_r74) goto CPyL43;
    cpy_r_r75 = CPyTagged_IsEq_(cpy_r_r72, cpy_r_seat);
    cpy_r_r76 = cpy_r_r75;
    goto CPyL44;
CPyL43: ;
    cpy_r_r77 = cpy_r_r72 == cpy_r_seat;
    cpy_r_r76 = cpy_r_r77;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r70);
    cpy_r_r64 = cpy_r_r76;
CPyL45: ;
    cpy_r_taken = cpy_r_r64;
    cpy_r_r78 = cpy_r_taken << 1;
    cpy_r_r79 = cpy_r_r78;
    cpy_r_r80 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "Table", "book", 302, CPyStatic_myriad___seams___globals);
        goto CPyL77;
    }
CPyL46: ;
    cpy_r_r81 = ((serai___games___scholars___book___BookObject *)cpy_r_r80)->_action_cards;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/seams.py", "holdings", "Book", "action_cards", 302, CPyStatic_myriad___seams___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r81);
CPyL47: ;
    cpy_r_r82 = CPySequenceTuple_GetItem(cpy_r_r56, 0);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 302, CPyStatic_myriad___seams___globals);
        goto CPyL78;
    }
    if (likely(PyLong_Check(cpy_r_r82)))
        cpy_r_r83 = CPyTagged_FromObject(cpy_r_r82);
    else {
        CPy_TypeError("int", cpy_r_r82); cpy_r_r83 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 302, CPyStatic_myriad___seams___globals);
        goto CPyL78;
    }
    cpy_r_r84 = CPyList_GetItem(cpy_r_r81, cpy_r_r83);
    CPy_DECREF(cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 302, CPyStatic_myriad___seams___globals);
        goto CPyL79;
    }
    if (likely(PyTuple_Check(cpy_r_r84)))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 302, CPyStatic_myriad___seams___globals, "tuple", cpy_r_r84);
        goto CPyL79;
    }
    cpy_r_r86 = CPySequenceTuple_GetItem(cpy_r_r85, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 302, CPyStatic_myriad___seams___globals);
        goto CPyL79;
    }
    if (likely(PyUnicode_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 302, CPyStatic_myriad___seams___globals, "str", cpy_r_r86);
        goto CPyL79;
    }
    cpy_r_r88 = CPyTagged_StealAsObject(cpy_r_r79);
    cpy_r_r89 = CPyDict_SetItem(cpy_r_found, cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 302, CPyStatic_myriad___seams___globals);
        goto CPyL71;
    }
    cpy_r_r91 = cpy_r_r47 + 1;
    cpy_r_r47 = cpy_r_r91;
    goto CPyL26;
CPyL55: ;
    return cpy_r_found;
CPyL56: ;
    cpy_r_r92 = NULL;
    return cpy_r_r92;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL56;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL56;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL56;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL56;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL56;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_found);
    goto CPyL56;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    goto CPyL56;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL56;
CPyL65: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r19);
    goto CPyL21;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL56;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r31);
    goto CPyL56;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r19);
    goto CPyL56;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    goto CPyL56;
CPyL70: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r46);
    goto CPyL55;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r46);
    goto CPyL56;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r56);
    goto CPyL56;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL56;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r65);
    goto CPyL56;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r66);
    goto CPyL56;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL56;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL56;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    goto CPyL56;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL56;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams___holdings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:holdings", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___seams___MyriadSeams))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj_self); 
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
            PyObject *retval = CPyDef_myriad___seams___MyriadSeams___holdings(arg_self, arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "holdings", 293, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams___MyriadSeams_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T1O cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T2OO cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = (PyObject *)CPyType_state___Part;
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r___mypyc_self__)->_part = cpy_r_r0;
    cpy_r_r1 = CPyStatics[2753]; /* 'wild_white' */
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2.f0 = cpy_r_r1;
    cpy_r_r3 = PyTuple_New(1);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5170 = cpy_r_r2.f0;
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp5170);
    ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r___mypyc_self__)->_wild_verbs = cpy_r_r3;
    cpy_r_r4 = (PyObject *)CPyType_myriad___table___Myriad;
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r___mypyc_self__)->_part = cpy_r_r4;
    cpy_r_r5 = CPyStatics[2753]; /* 'wild_white' */
    cpy_r_r6 = CPyStatics[2954]; /* 'wild_black' */
    CPy_INCREF(cpy_r_r5);
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7.f0 = cpy_r_r5;
    cpy_r_r7.f1 = cpy_r_r6;
    cpy_r_r8 = PyTuple_New(2);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5171 = cpy_r_r7.f0;
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp5171);
    PyObject *__tmp5172 = cpy_r_r7.f1;
    PyTuple_SET_ITEM(cpy_r_r8, 1, __tmp5172);
    ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r___mypyc_self__)->_wild_verbs = cpy_r_r8;
    cpy_r_r9 = Py_None;
    CPy_INCREF(cpy_r_r9);
    ((serai___games___scholars___myriad___seams___MyriadSeamsObject *)cpy_r___mypyc_self__)->__promise = cpy_r_r9;
    return 1;
}
        
        PyObject *CPyPy_myriad___seams___MyriadSeams_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___MyriadSeams))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.seams.MyriadSeams", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_myriad___seams___MyriadSeams_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "__mypyc_defaults_setup", -1, CPyStatic_myriad___seams___globals);
            return NULL;
        }
        
char CPyDef_myriad___seams_____top_level__(void) {
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
    PyObject *cpy_r_r43;
    void *cpy_r_r44;
    void *cpy_r_r45;
    void *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    void *cpy_r_r52;
    void *cpy_r_r53;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    int32_t cpy_r_r64;
    char cpy_r_r65;
    void *cpy_r_r66;
    void *cpy_r_r67;
    void *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    void *cpy_r_r74;
    void *cpy_r_r75;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    void *cpy_r_r88;
    void *cpy_r_r89;
    void *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    void *cpy_r_r96;
    void *cpy_r_r97;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    void *cpy_r_r115;
    void *cpy_r_r116;
    void *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    void *cpy_r_r123;
    void *cpy_r_r124;
    PyObject **cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    int32_t cpy_r_r135;
    char cpy_r_r136;
    void *cpy_r_r137;
    void *cpy_r_r138;
    void *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    void *cpy_r_r145;
    void *cpy_r_r146;
    PyObject **cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    int32_t cpy_r_r157;
    char cpy_r_r158;
    void *cpy_r_r159;
    void *cpy_r_r160;
    void *cpy_r_r161;
    void *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    void *cpy_r_r168;
    void *cpy_r_r169;
    PyObject **cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
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
    PyObject *cpy_r_r185;
    void *cpy_r_r186;
    void *cpy_r_r187;
    void *cpy_r_r188;
    void *cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    void *cpy_r_r195;
    void *cpy_r_r196;
    PyObject **cpy_r_r197;
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
    void *cpy_r_r209;
    void *cpy_r_r210;
    void *cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    void *cpy_r_r217;
    void *cpy_r_r218;
    PyObject **cpy_r_r219;
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
    void *cpy_r_r231;
    void *cpy_r_r232;
    void *cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    void *cpy_r_r239;
    void *cpy_r_r240;
    PyObject **cpy_r_r241;
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
    void *cpy_r_r253;
    void *cpy_r_r254;
    void *cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    void *cpy_r_r261;
    void *cpy_r_r262;
    PyObject **cpy_r_r263;
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
    void *cpy_r_r275;
    void *cpy_r_r276;
    void *cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    void *cpy_r_r283;
    void *cpy_r_r284;
    PyObject **cpy_r_r285;
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
    void *cpy_r_r297;
    void *cpy_r_r298;
    void *cpy_r_r299;
    char cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    void *cpy_r_r305;
    void *cpy_r_r306;
    PyObject **cpy_r_r307;
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
    void *cpy_r_r320;
    void *cpy_r_r321;
    void *cpy_r_r322;
    char cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    void *cpy_r_r328;
    void *cpy_r_r329;
    PyObject **cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    int32_t cpy_r_r340;
    char cpy_r_r341;
    void *cpy_r_r342;
    void *cpy_r_r343;
    void *cpy_r_r344;
    char cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    void *cpy_r_r350;
    void *cpy_r_r351;
    PyObject **cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    void *cpy_r_r364;
    void *cpy_r_r365;
    void *cpy_r_r366;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject *cpy_r_r371;
    void *cpy_r_r372;
    void *cpy_r_r373;
    PyObject **cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    void *cpy_r_r386;
    void *cpy_r_r387;
    void *cpy_r_r388;
    char cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    void *cpy_r_r394;
    void *cpy_r_r395;
    PyObject **cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    void *cpy_r_r408;
    void *cpy_r_r409;
    void *cpy_r_r410;
    char cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    void *cpy_r_r416;
    void *cpy_r_r417;
    PyObject **cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    void *cpy_r_r430;
    void *cpy_r_r431;
    void *cpy_r_r432;
    char cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    PyObject *cpy_r_r436;
    PyObject *cpy_r_r437;
    void *cpy_r_r438;
    void *cpy_r_r439;
    PyObject **cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    void *cpy_r_r452;
    void *cpy_r_r453;
    void *cpy_r_r454;
    char cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    void *cpy_r_r460;
    void *cpy_r_r461;
    PyObject **cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject *cpy_r_r467;
    PyObject *cpy_r_r468;
    PyObject *cpy_r_r469;
    PyObject *cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    PyObject *cpy_r_r473;
    void *cpy_r_r474;
    void *cpy_r_r475;
    void *cpy_r_r476;
    char cpy_r_r477;
    PyObject *cpy_r_r478;
    PyObject *cpy_r_r479;
    PyObject *cpy_r_r480;
    PyObject *cpy_r_r481;
    void *cpy_r_r482;
    void *cpy_r_r483;
    PyObject **cpy_r_r484;
    PyObject *cpy_r_r485;
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
    void *cpy_r_r496;
    void *cpy_r_r497;
    void *cpy_r_r498;
    char cpy_r_r499;
    PyObject *cpy_r_r500;
    PyObject *cpy_r_r501;
    PyObject *cpy_r_r502;
    PyObject *cpy_r_r503;
    void *cpy_r_r504;
    void *cpy_r_r505;
    PyObject **cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    PyObject *cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    PyObject *cpy_r_r517;
    void *cpy_r_r518;
    void *cpy_r_r519;
    void *cpy_r_r520;
    char cpy_r_r521;
    PyObject *cpy_r_r522;
    PyObject *cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject *cpy_r_r525;
    void *cpy_r_r526;
    void *cpy_r_r527;
    PyObject **cpy_r_r528;
    PyObject *cpy_r_r529;
    PyObject *cpy_r_r530;
    PyObject *cpy_r_r531;
    PyObject *cpy_r_r532;
    PyObject *cpy_r_r533;
    PyObject *cpy_r_r534;
    PyObject *cpy_r_r535;
    PyObject *cpy_r_r536;
    PyObject *cpy_r_r537;
    PyObject *cpy_r_r538;
    PyObject *cpy_r_r539;
    void *cpy_r_r540;
    void *cpy_r_r541;
    void *cpy_r_r542;
    char cpy_r_r543;
    PyObject *cpy_r_r544;
    PyObject *cpy_r_r545;
    PyObject *cpy_r_r546;
    PyObject *cpy_r_r547;
    void *cpy_r_r548;
    void *cpy_r_r549;
    PyObject **cpy_r_r550;
    PyObject *cpy_r_r551;
    PyObject *cpy_r_r552;
    PyObject *cpy_r_r553;
    PyObject *cpy_r_r554;
    PyObject *cpy_r_r555;
    PyObject *cpy_r_r556;
    PyObject *cpy_r_r557;
    PyObject *cpy_r_r558;
    PyObject *cpy_r_r559;
    PyObject *cpy_r_r560;
    PyObject *cpy_r_r561;
    void *cpy_r_r562;
    void *cpy_r_r563;
    void *cpy_r_r564;
    char cpy_r_r565;
    PyObject *cpy_r_r566;
    PyObject *cpy_r_r567;
    PyObject *cpy_r_r568;
    PyObject *cpy_r_r569;
    void *cpy_r_r570;
    void *cpy_r_r571;
    PyObject **cpy_r_r572;
    PyObject *cpy_r_r573;
    PyObject *cpy_r_r574;
    PyObject *cpy_r_r575;
    PyObject *cpy_r_r576;
    PyObject *cpy_r_r577;
    PyObject *cpy_r_r578;
    PyObject *cpy_r_r579;
    PyObject *cpy_r_r580;
    PyObject *cpy_r_r581;
    PyObject *cpy_r_r582;
    PyObject *cpy_r_r583;
    void *cpy_r_r584;
    void *cpy_r_r585;
    void *cpy_r_r586;
    char cpy_r_r587;
    PyObject *cpy_r_r588;
    PyObject *cpy_r_r589;
    PyObject *cpy_r_r590;
    PyObject *cpy_r_r591;
    void *cpy_r_r592;
    void *cpy_r_r593;
    PyObject **cpy_r_r594;
    PyObject *cpy_r_r595;
    PyObject *cpy_r_r596;
    PyObject *cpy_r_r597;
    PyObject *cpy_r_r598;
    PyObject *cpy_r_r599;
    PyObject *cpy_r_r600;
    PyObject *cpy_r_r601;
    PyObject *cpy_r_r602;
    PyObject *cpy_r_r603;
    PyObject *cpy_r_r604;
    PyObject *cpy_r_r605;
    void *cpy_r_r606;
    void *cpy_r_r607;
    void *cpy_r_r608;
    char cpy_r_r609;
    PyObject *cpy_r_r610;
    PyObject *cpy_r_r611;
    PyObject *cpy_r_r612;
    PyObject *cpy_r_r613;
    void *cpy_r_r614;
    void *cpy_r_r615;
    PyObject **cpy_r_r616;
    PyObject *cpy_r_r617;
    PyObject *cpy_r_r618;
    PyObject *cpy_r_r619;
    PyObject *cpy_r_r620;
    PyObject *cpy_r_r621;
    PyObject *cpy_r_r622;
    PyObject *cpy_r_r623;
    PyObject *cpy_r_r624;
    PyObject *cpy_r_r625;
    PyObject *cpy_r_r626;
    PyObject *cpy_r_r627;
    void *cpy_r_r628;
    void *cpy_r_r629;
    void *cpy_r_r630;
    char cpy_r_r631;
    PyObject *cpy_r_r632;
    PyObject *cpy_r_r633;
    PyObject *cpy_r_r634;
    PyObject *cpy_r_r635;
    void *cpy_r_r636;
    void *cpy_r_r637;
    PyObject **cpy_r_r638;
    PyObject *cpy_r_r639;
    PyObject *cpy_r_r640;
    PyObject *cpy_r_r641;
    PyObject *cpy_r_r642;
    PyObject *cpy_r_r643;
    PyObject *cpy_r_r644;
    PyObject *cpy_r_r645;
    PyObject *cpy_r_r646;
    PyObject *cpy_r_r647;
    PyObject *cpy_r_r648;
    PyObject *cpy_r_r649;
    void *cpy_r_r650;
    void *cpy_r_r651;
    void *cpy_r_r652;
    char cpy_r_r653;
    PyObject *cpy_r_r654;
    PyObject *cpy_r_r655;
    PyObject *cpy_r_r656;
    PyObject *cpy_r_r657;
    void *cpy_r_r658;
    void *cpy_r_r659;
    PyObject **cpy_r_r660;
    PyObject *cpy_r_r661;
    PyObject *cpy_r_r662;
    PyObject *cpy_r_r663;
    PyObject *cpy_r_r664;
    PyObject *cpy_r_r665;
    PyObject *cpy_r_r666;
    PyObject *cpy_r_r667;
    PyObject *cpy_r_r668;
    PyObject *cpy_r_r669;
    PyObject *cpy_r_r670;
    PyObject *cpy_r_r671;
    PyObject *cpy_r_r672;
    PyObject *cpy_r_r673;
    PyObject *cpy_r_r674;
    PyObject *cpy_r_r675;
    void *cpy_r_r676;
    PyObject *cpy_r_r677;
    PyObject *cpy_r_r678;
    PyObject *cpy_r_r679;
    PyObject *cpy_r_r680;
    PyObject *cpy_r_r681;
    char cpy_r_r682;
    char cpy_r_r683;
    PyObject *cpy_r_r684;
    PyObject *cpy_r_r685;
    PyObject *cpy_r_r686;
    PyObject *cpy_r_r687;
    PyObject *cpy_r_r688;
    PyObject *cpy_r_r689;
    PyObject *cpy_r_r690;
    PyObject *cpy_r_r691;
    int32_t cpy_r_r692;
    char cpy_r_r693;
    PyObject *cpy_r_r694;
    PyObject *cpy_r_r695;
    int32_t cpy_r_r696;
    char cpy_r_r697;
    char cpy_r_r698;
    char cpy_r_r699;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 1, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 1, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___seams___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 3, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4989]; /* ('Iterable', 'Mapping', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_myriad___seams___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 5, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5141]; /* ('TYPE_CHECKING',) */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_myriad___seams___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 6, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 8, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r30 = CPyExec_serai___games___scholars___dice;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 8, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 8, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 8, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5479]; /* ('action_shape',) */
    cpy_r_r41 = CPyStatic_myriad___seams___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 8, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL253;
CPyL15: ;
    cpy_r_r43 = CPyStatic_myriad___seams___globals;
    cpy_r_r44 = (void *)&CPyModule_serai___games___scholars___myriad___automa;
    cpy_r_r45 = (void *)&CPyImportState_serai___games___scholars___myriad___automa;
    cpy_r_r46 = CPyModuleLockAPI_serai;
    cpy_r_r47 = CPyImport_IsInitialized(cpy_r_r45);
    if (!cpy_r_r47) goto CPyL18;
    cpy_r_r48 = PyImport_GetModuleDict();
    cpy_r_r49 = CPyStatics[3159]; /* 'serai.games.scholars.myriad.automa' */
    cpy_r_r50 = CPyDict_GetItem(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r51 = cpy_r_r50;
    goto CPyL22;
CPyL18: ;
    cpy_r_r52 = CPyInitOnly_serai___games___scholars___myriad___automa;
    cpy_r_r53 = CPyExec_serai___games___scholars___myriad___automa;
    cpy_r_r54 = (PyObject **)&CPyModule_serai___games___scholars___myriad___automa__internal;
    cpy_r_r55 = PyImport_GetModuleDict();
    cpy_r_r56 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r57 = CPyDict_GetItem(cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r58 = CPyStatics[8]; /* '__file__' */
    cpy_r_r59 = CPyObject_GetAttr(cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r60 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r61 = CPyStatics[3159]; /* 'serai.games.scholars.myriad.automa' */
    cpy_r_r62 = CPyImport_ImportNative(cpy_r_r61, cpy_r_r52, cpy_r_r53, cpy_r_r54, cpy_r_r44, cpy_r_r45, cpy_r_r46, cpy_r_r59, cpy_r_r60, 0);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r51 = cpy_r_r62;
CPyL22: ;
    cpy_r_r63 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r64 = CPyDict_SetItem(cpy_r_r43, cpy_r_r63, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r66 = (void *)&CPyModule_serai___games___scholars___myriad___black;
    cpy_r_r67 = (void *)&CPyImportState_serai___games___scholars___myriad___black;
    cpy_r_r68 = CPyModuleLockAPI_serai;
    cpy_r_r69 = CPyImport_IsInitialized(cpy_r_r67);
    if (!cpy_r_r69) goto CPyL26;
    cpy_r_r70 = PyImport_GetModuleDict();
    cpy_r_r71 = CPyStatics[3161]; /* 'serai.games.scholars.myriad.black' */
    cpy_r_r72 = CPyDict_GetItem(cpy_r_r70, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r73 = cpy_r_r72;
    goto CPyL30;
CPyL26: ;
    cpy_r_r74 = CPyInitOnly_serai___games___scholars___myriad___black;
    cpy_r_r75 = CPyExec_serai___games___scholars___myriad___black;
    cpy_r_r76 = (PyObject **)&CPyModule_serai___games___scholars___myriad___black__internal;
    cpy_r_r77 = PyImport_GetModuleDict();
    cpy_r_r78 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r79 = CPyDict_GetItem(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r80 = CPyStatics[8]; /* '__file__' */
    cpy_r_r81 = CPyObject_GetAttr(cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r82 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r83 = CPyStatics[3161]; /* 'serai.games.scholars.myriad.black' */
    cpy_r_r84 = CPyImport_ImportNative(cpy_r_r83, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r66, cpy_r_r67, cpy_r_r68, cpy_r_r81, cpy_r_r82, 0);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r73 = cpy_r_r84;
CPyL30: ;
    cpy_r_r85 = CPyStatics[2579]; /* 'black' */
    cpy_r_r86 = CPyDict_SetItem(cpy_r_r43, cpy_r_r85, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r88 = (void *)&CPyModule_serai___games___scholars___myriad___effects;
    cpy_r_r89 = (void *)&CPyImportState_serai___games___scholars___myriad___effects;
    cpy_r_r90 = CPyModuleLockAPI_serai;
    cpy_r_r91 = CPyImport_IsInitialized(cpy_r_r89);
    if (!cpy_r_r91) goto CPyL34;
    cpy_r_r92 = PyImport_GetModuleDict();
    cpy_r_r93 = CPyStatics[2996]; /* 'serai.games.scholars.myriad.effects' */
    cpy_r_r94 = CPyDict_GetItem(cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r95 = cpy_r_r94;
    goto CPyL38;
CPyL34: ;
    cpy_r_r96 = CPyInitOnly_serai___games___scholars___myriad___effects;
    cpy_r_r97 = CPyExec_serai___games___scholars___myriad___effects;
    cpy_r_r98 = (PyObject **)&CPyModule_serai___games___scholars___myriad___effects__internal;
    cpy_r_r99 = PyImport_GetModuleDict();
    cpy_r_r100 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r101 = CPyDict_GetItem(cpy_r_r99, cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r102 = CPyStatics[8]; /* '__file__' */
    cpy_r_r103 = CPyObject_GetAttr(cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r104 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r105 = CPyStatics[2996]; /* 'serai.games.scholars.myriad.effects' */
    cpy_r_r106 = CPyImport_ImportNative(cpy_r_r105, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_r103, cpy_r_r104, 0);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r95 = cpy_r_r106;
CPyL38: ;
    cpy_r_r107 = CPyStatics[3162]; /* 'effects' */
    cpy_r_r108 = CPyDict_SetItem(cpy_r_r43, cpy_r_r107, cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r110 = CPyStatics[5024]; /* ('faults', 'position') */
    cpy_r_r111 = CPyStatics[2881]; /* 'serai.games.scholars.myriad' */
    cpy_r_r112 = CPyStatic_myriad___seams___globals;
    cpy_r_r113 = CPyImport_ImportFromMany(cpy_r_r111, cpy_r_r110, cpy_r_r110, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r114 = CPyStatic_myriad___seams___globals;
    cpy_r_r115 = (void *)&CPyModule_serai___games___scholars___myriad___scoring;
    cpy_r_r116 = (void *)&CPyImportState_serai___games___scholars___myriad___scoring;
    cpy_r_r117 = CPyModuleLockAPI_serai;
    cpy_r_r118 = CPyImport_IsInitialized(cpy_r_r116);
    if (!cpy_r_r118) goto CPyL43;
    cpy_r_r119 = PyImport_GetModuleDict();
    cpy_r_r120 = CPyStatics[3163]; /* 'serai.games.scholars.myriad.scoring' */
    cpy_r_r121 = CPyDict_GetItem(cpy_r_r119, cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r122 = cpy_r_r121;
    goto CPyL47;
CPyL43: ;
    cpy_r_r123 = CPyInitOnly_serai___games___scholars___myriad___scoring;
    cpy_r_r124 = CPyExec_serai___games___scholars___myriad___scoring;
    cpy_r_r125 = (PyObject **)&CPyModule_serai___games___scholars___myriad___scoring__internal;
    cpy_r_r126 = PyImport_GetModuleDict();
    cpy_r_r127 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r129 = CPyStatics[8]; /* '__file__' */
    cpy_r_r130 = CPyObject_GetAttr(cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r131 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r132 = CPyStatics[3163]; /* 'serai.games.scholars.myriad.scoring' */
    cpy_r_r133 = CPyImport_ImportNative(cpy_r_r132, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r130, cpy_r_r131, 0);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r122 = cpy_r_r133;
CPyL47: ;
    cpy_r_r134 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r135 = CPyDict_SetItem(cpy_r_r114, cpy_r_r134, cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    cpy_r_r136 = cpy_r_r135 >= 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r137 = (void *)&CPyModule_serai___games___scholars___myriad___view;
    cpy_r_r138 = (void *)&CPyImportState_serai___games___scholars___myriad___view;
    cpy_r_r139 = CPyModuleLockAPI_serai;
    cpy_r_r140 = CPyImport_IsInitialized(cpy_r_r138);
    if (!cpy_r_r140) goto CPyL51;
    cpy_r_r141 = PyImport_GetModuleDict();
    cpy_r_r142 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r143 = CPyDict_GetItem(cpy_r_r141, cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r144 = cpy_r_r143;
    goto CPyL55;
CPyL51: ;
    cpy_r_r145 = CPyInitOnly_serai___games___scholars___myriad___view;
    cpy_r_r146 = CPyExec_serai___games___scholars___myriad___view;
    cpy_r_r147 = (PyObject **)&CPyModule_serai___games___scholars___myriad___view__internal;
    cpy_r_r148 = PyImport_GetModuleDict();
    cpy_r_r149 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r150 = CPyDict_GetItem(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r151 = CPyStatics[8]; /* '__file__' */
    cpy_r_r152 = CPyObject_GetAttr(cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r153 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r154 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r155 = CPyImport_ImportNative(cpy_r_r154, cpy_r_r145, cpy_r_r146, cpy_r_r147, cpy_r_r137, cpy_r_r138, cpy_r_r139, cpy_r_r152, cpy_r_r153, 0);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r144 = cpy_r_r155;
CPyL55: ;
    cpy_r_r156 = CPyStatics[285]; /* 'view' */
    cpy_r_r157 = CPyDict_SetItem(cpy_r_r114, cpy_r_r156, cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
    cpy_r_r158 = cpy_r_r157 >= 0;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 9, CPyStatic_myriad___seams___globals);
        goto CPyL254;
    }
    cpy_r_r159 = (void *)&CPyModule_serai___games___scholars___myriad;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r159, cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    cpy_r_r160 = (void *)&CPyModule_serai___games___scholars___myriad___book;
    cpy_r_r161 = (void *)&CPyImportState_serai___games___scholars___myriad___book;
    cpy_r_r162 = CPyModuleLockAPI_serai;
    cpy_r_r163 = CPyImport_IsInitialized(cpy_r_r161);
    if (!cpy_r_r163) goto CPyL59;
    cpy_r_r164 = PyImport_GetModuleDict();
    cpy_r_r165 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r166 = CPyDict_GetItem(cpy_r_r164, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 10, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r167 = cpy_r_r166;
    goto CPyL63;
CPyL59: ;
    cpy_r_r168 = CPyInitOnly_serai___games___scholars___myriad___book;
    cpy_r_r169 = CPyExec_serai___games___scholars___myriad___book;
    cpy_r_r170 = (PyObject **)&CPyModule_serai___games___scholars___myriad___book__internal;
    cpy_r_r171 = PyImport_GetModuleDict();
    cpy_r_r172 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r173 = CPyDict_GetItem(cpy_r_r171, cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 10, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r174 = CPyStatics[8]; /* '__file__' */
    cpy_r_r175 = CPyObject_GetAttr(cpy_r_r173, cpy_r_r174);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 10, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r176 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r177 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r178 = CPyImport_ImportNative(cpy_r_r177, cpy_r_r168, cpy_r_r169, cpy_r_r170, cpy_r_r160, cpy_r_r161, cpy_r_r162, cpy_r_r175, cpy_r_r176, 0);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 10, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r167 = cpy_r_r178;
CPyL63: ;
    cpy_r_r179 = CPyStatics[5480]; /* ('Shelf', 'Shelved') */
    cpy_r_r180 = CPyStatic_myriad___seams___globals;
    cpy_r_r181 = CPyImport_GetNativeAttrs(cpy_r_r167, cpy_r_r179, cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 10, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL255;
CPyL64: ;
    cpy_r_r182 = CPyStatics[5481]; /* ('components',) */
    cpy_r_r183 = CPyStatics[3165]; /* 'serai.games.scholars.myriad.catalogue' */
    cpy_r_r184 = CPyStatic_myriad___seams___globals;
    cpy_r_r185 = CPyImport_ImportFromMany(cpy_r_r183, cpy_r_r182, cpy_r_r182, cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 11, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r186 = (void *)&CPyModule_serai___games___scholars___myriad___catalogue;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r186, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    cpy_r_r187 = (void *)&CPyModule_serai___games___scholars___myriad___golden;
    cpy_r_r188 = (void *)&CPyImportState_serai___games___scholars___myriad___golden;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL68;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[3166]; /* 'serai.games.scholars.myriad.golden' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 12, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL72;
CPyL68: ;
    cpy_r_r195 = CPyInitOnly_serai___games___scholars___myriad___golden;
    cpy_r_r196 = CPyExec_serai___games___scholars___myriad___golden;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___games___scholars___myriad___golden__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 12, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 12, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[3166]; /* 'serai.games.scholars.myriad.golden' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 12, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL72: ;
    cpy_r_r206 = CPyStatics[5482]; /* ('golden_step', 'leave_at_once') */
    cpy_r_r207 = CPyStatic_myriad___seams___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 12, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL256;
CPyL73: ;
    cpy_r_r209 = (void *)&CPyModule_serai___games___scholars___myriad___memory;
    cpy_r_r210 = (void *)&CPyImportState_serai___games___scholars___myriad___memory;
    cpy_r_r211 = CPyModuleLockAPI_serai;
    cpy_r_r212 = CPyImport_IsInitialized(cpy_r_r210);
    if (!cpy_r_r212) goto CPyL76;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 13, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r216 = cpy_r_r215;
    goto CPyL80;
CPyL76: ;
    cpy_r_r217 = CPyInitOnly_serai___games___scholars___myriad___memory;
    cpy_r_r218 = CPyExec_serai___games___scholars___myriad___memory;
    cpy_r_r219 = (PyObject **)&CPyModule_serai___games___scholars___myriad___memory__internal;
    cpy_r_r220 = PyImport_GetModuleDict();
    cpy_r_r221 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 13, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 13, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[3010]; /* 'serai.games.scholars.myriad.memory' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 13, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL80: ;
    cpy_r_r228 = CPyStatics[5483]; /* ('forget', 'is_working') */
    cpy_r_r229 = CPyStatic_myriad___seams___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 13, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL257;
CPyL81: ;
    cpy_r_r231 = (void *)&CPyModule_serai___games___scholars___myriad___names;
    cpy_r_r232 = (void *)&CPyImportState_serai___games___scholars___myriad___names;
    cpy_r_r233 = CPyModuleLockAPI_serai;
    cpy_r_r234 = CPyImport_IsInitialized(cpy_r_r232);
    if (!cpy_r_r234) goto CPyL84;
    cpy_r_r235 = PyImport_GetModuleDict();
    cpy_r_r236 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 14, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r238 = cpy_r_r237;
    goto CPyL88;
CPyL84: ;
    cpy_r_r239 = CPyInitOnly_serai___games___scholars___myriad___names;
    cpy_r_r240 = CPyExec_serai___games___scholars___myriad___names;
    cpy_r_r241 = (PyObject **)&CPyModule_serai___games___scholars___myriad___names__internal;
    cpy_r_r242 = PyImport_GetModuleDict();
    cpy_r_r243 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r244 = CPyDict_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 14, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r245 = CPyStatics[8]; /* '__file__' */
    cpy_r_r246 = CPyObject_GetAttr(cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 14, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r247 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r248 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r249 = CPyImport_ImportNative(cpy_r_r248, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r246, cpy_r_r247, 0);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 14, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r238 = cpy_r_r249;
CPyL88: ;
    cpy_r_r250 = CPyStatics[5484]; /* ('IF_COLOUR',) */
    cpy_r_r251 = CPyStatic_myriad___seams___globals;
    cpy_r_r252 = CPyImport_GetNativeAttrs(cpy_r_r238, cpy_r_r250, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 14, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL258;
CPyL89: ;
    cpy_r_r253 = (void *)&CPyModule_serai___games___scholars___myriad___options;
    cpy_r_r254 = (void *)&CPyImportState_serai___games___scholars___myriad___options;
    cpy_r_r255 = CPyModuleLockAPI_serai;
    cpy_r_r256 = CPyImport_IsInitialized(cpy_r_r254);
    if (!cpy_r_r256) goto CPyL92;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[2933]; /* 'serai.games.scholars.myriad.options' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 15, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r260 = cpy_r_r259;
    goto CPyL96;
CPyL92: ;
    cpy_r_r261 = CPyInitOnly_serai___games___scholars___myriad___options;
    cpy_r_r262 = CPyExec_serai___games___scholars___myriad___options;
    cpy_r_r263 = (PyObject **)&CPyModule_serai___games___scholars___myriad___options__internal;
    cpy_r_r264 = PyImport_GetModuleDict();
    cpy_r_r265 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r266 = CPyDict_GetItem(cpy_r_r264, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 15, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r267 = CPyStatics[8]; /* '__file__' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 15, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r269 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r270 = CPyStatics[2933]; /* 'serai.games.scholars.myriad.options' */
    cpy_r_r271 = CPyImport_ImportNative(cpy_r_r270, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r268, cpy_r_r269, 0);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 15, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r260 = cpy_r_r271;
CPyL96: ;
    cpy_r_r272 = CPyStatics[5434]; /* ('MyriadOptions',) */
    cpy_r_r273 = CPyStatic_myriad___seams___globals;
    cpy_r_r274 = CPyImport_GetNativeAttrs(cpy_r_r260, cpy_r_r272, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 15, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL259;
CPyL97: ;
    cpy_r_r275 = (void *)&CPyModule_serai___games___scholars___myriad___pages;
    cpy_r_r276 = (void *)&CPyImportState_serai___games___scholars___myriad___pages;
    cpy_r_r277 = CPyModuleLockAPI_serai;
    cpy_r_r278 = CPyImport_IsInitialized(cpy_r_r276);
    if (!cpy_r_r278) goto CPyL100;
    cpy_r_r279 = PyImport_GetModuleDict();
    cpy_r_r280 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r281 = CPyDict_GetItem(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 16, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r282 = cpy_r_r281;
    goto CPyL104;
CPyL100: ;
    cpy_r_r283 = CPyInitOnly_serai___games___scholars___myriad___pages;
    cpy_r_r284 = CPyExec_serai___games___scholars___myriad___pages;
    cpy_r_r285 = (PyObject **)&CPyModule_serai___games___scholars___myriad___pages__internal;
    cpy_r_r286 = PyImport_GetModuleDict();
    cpy_r_r287 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r288 = CPyDict_GetItem(cpy_r_r286, cpy_r_r287);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 16, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r289 = CPyStatics[8]; /* '__file__' */
    cpy_r_r290 = CPyObject_GetAttr(cpy_r_r288, cpy_r_r289);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 16, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r291 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r292 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r293 = CPyImport_ImportNative(cpy_r_r292, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r290, cpy_r_r291, 0);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 16, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r282 = cpy_r_r293;
CPyL104: ;
    cpy_r_r294 = CPyStatics[5485]; /* ('gain_xp', 'page_steps', 'tuck_page', 'usable_pages', 'use_page') */
    cpy_r_r295 = CPyStatic_myriad___seams___globals;
    cpy_r_r296 = CPyImport_GetNativeAttrs(cpy_r_r282, cpy_r_r294, cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 16, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL260;
CPyL105: ;
    cpy_r_r297 = (void *)&CPyModule_serai___games___scholars___myriad___reasons;
    cpy_r_r298 = (void *)&CPyImportState_serai___games___scholars___myriad___reasons;
    cpy_r_r299 = CPyModuleLockAPI_serai;
    cpy_r_r300 = CPyImport_IsInitialized(cpy_r_r298);
    if (!cpy_r_r300) goto CPyL108;
    cpy_r_r301 = PyImport_GetModuleDict();
    cpy_r_r302 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r303 = CPyDict_GetItem(cpy_r_r301, cpy_r_r302);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 23, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r304 = cpy_r_r303;
    goto CPyL112;
CPyL108: ;
    cpy_r_r305 = CPyInitOnly_serai___games___scholars___myriad___reasons;
    cpy_r_r306 = CPyExec_serai___games___scholars___myriad___reasons;
    cpy_r_r307 = (PyObject **)&CPyModule_serai___games___scholars___myriad___reasons__internal;
    cpy_r_r308 = PyImport_GetModuleDict();
    cpy_r_r309 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r310 = CPyDict_GetItem(cpy_r_r308, cpy_r_r309);
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 23, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r311 = CPyStatics[8]; /* '__file__' */
    cpy_r_r312 = CPyObject_GetAttr(cpy_r_r310, cpy_r_r311);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 23, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r313 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r314 = CPyStatics[2908]; /* 'serai.games.scholars.myriad.reasons' */
    cpy_r_r315 = CPyImport_ImportNative(cpy_r_r314, cpy_r_r305, cpy_r_r306, cpy_r_r307, cpy_r_r297, cpy_r_r298, cpy_r_r299, cpy_r_r312, cpy_r_r313, 0);
    CPy_DECREF(cpy_r_r312);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 23, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r304 = cpy_r_r315;
CPyL112: ;
    cpy_r_r316 = CPyStatics[5486]; /* ('COLOUR_FIXED',) */
    cpy_r_r317 = CPyStatic_myriad___seams___globals;
    cpy_r_r318 = CPyImport_GetNativeAttrs(cpy_r_r304, cpy_r_r316, cpy_r_r316, cpy_r_r317);
    CPy_DECREF(cpy_r_r304);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 23, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL261;
CPyL113: ;
    cpy_r_r319 = CPyStatic_myriad___seams___globals;
    cpy_r_r320 = (void *)&CPyModule_serai___games___scholars___myriad___research___sight;
    cpy_r_r321 = (void *)&CPyImportState_serai___games___scholars___myriad___research___sight;
    cpy_r_r322 = CPyModuleLockAPI_serai;
    cpy_r_r323 = CPyImport_IsInitialized(cpy_r_r321);
    if (!cpy_r_r323) goto CPyL116;
    cpy_r_r324 = PyImport_GetModuleDict();
    cpy_r_r325 = CPyStatics[3134]; /* 'serai.games.scholars.myriad.research.sight' */
    cpy_r_r326 = CPyDict_GetItem(cpy_r_r324, cpy_r_r325);
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 24, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r327 = cpy_r_r326;
    goto CPyL120;
CPyL116: ;
    cpy_r_r328 = CPyInitOnly_serai___games___scholars___myriad___research___sight;
    cpy_r_r329 = CPyExec_serai___games___scholars___myriad___research___sight;
    cpy_r_r330 = (PyObject **)&CPyModule_serai___games___scholars___myriad___research___sight__internal;
    cpy_r_r331 = PyImport_GetModuleDict();
    cpy_r_r332 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r333 = CPyDict_GetItem(cpy_r_r331, cpy_r_r332);
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 24, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r334 = CPyStatics[8]; /* '__file__' */
    cpy_r_r335 = CPyObject_GetAttr(cpy_r_r333, cpy_r_r334);
    CPy_DECREF(cpy_r_r333);
    if (unlikely(cpy_r_r335 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 24, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r336 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r337 = CPyStatics[3134]; /* 'serai.games.scholars.myriad.research.sight' */
    cpy_r_r338 = CPyImport_ImportNative(cpy_r_r337, cpy_r_r328, cpy_r_r329, cpy_r_r330, cpy_r_r320, cpy_r_r321, cpy_r_r322, cpy_r_r335, cpy_r_r336, 0);
    CPy_DECREF(cpy_r_r335);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 24, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r327 = cpy_r_r338;
CPyL120: ;
    cpy_r_r339 = CPyStatics[291]; /* 'sight' */
    cpy_r_r340 = CPyDict_SetItem(cpy_r_r319, cpy_r_r339, cpy_r_r327);
    CPy_DECREF(cpy_r_r327);
    cpy_r_r341 = cpy_r_r340 >= 0;
    if (unlikely(!cpy_r_r341)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 24, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r342 = (void *)&CPyModule_serai___games___scholars___myriad___rows;
    cpy_r_r343 = (void *)&CPyImportState_serai___games___scholars___myriad___rows;
    cpy_r_r344 = CPyModuleLockAPI_serai;
    cpy_r_r345 = CPyImport_IsInitialized(cpy_r_r343);
    if (!cpy_r_r345) goto CPyL124;
    cpy_r_r346 = PyImport_GetModuleDict();
    cpy_r_r347 = CPyStatics[3124]; /* 'serai.games.scholars.myriad.rows' */
    cpy_r_r348 = CPyDict_GetItem(cpy_r_r346, cpy_r_r347);
    if (unlikely(cpy_r_r348 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 25, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r349 = cpy_r_r348;
    goto CPyL128;
CPyL124: ;
    cpy_r_r350 = CPyInitOnly_serai___games___scholars___myriad___rows;
    cpy_r_r351 = CPyExec_serai___games___scholars___myriad___rows;
    cpy_r_r352 = (PyObject **)&CPyModule_serai___games___scholars___myriad___rows__internal;
    cpy_r_r353 = PyImport_GetModuleDict();
    cpy_r_r354 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r355 = CPyDict_GetItem(cpy_r_r353, cpy_r_r354);
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 25, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r356 = CPyStatics[8]; /* '__file__' */
    cpy_r_r357 = CPyObject_GetAttr(cpy_r_r355, cpy_r_r356);
    CPy_DECREF(cpy_r_r355);
    if (unlikely(cpy_r_r357 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 25, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r358 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r359 = CPyStatics[3124]; /* 'serai.games.scholars.myriad.rows' */
    cpy_r_r360 = CPyImport_ImportNative(cpy_r_r359, cpy_r_r350, cpy_r_r351, cpy_r_r352, cpy_r_r342, cpy_r_r343, cpy_r_r344, cpy_r_r357, cpy_r_r358, 0);
    CPy_DECREF(cpy_r_r357);
    if (unlikely(cpy_r_r360 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 25, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r349 = cpy_r_r360;
CPyL128: ;
    cpy_r_r361 = CPyStatics[5487]; /* ('after_tuck', 'row_cost') */
    cpy_r_r362 = CPyStatic_myriad___seams___globals;
    cpy_r_r363 = CPyImport_GetNativeAttrs(cpy_r_r349, cpy_r_r361, cpy_r_r361, cpy_r_r362);
    CPy_DECREF(cpy_r_r349);
    if (unlikely(cpy_r_r363 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 25, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL262;
CPyL129: ;
    cpy_r_r364 = (void *)&CPyModule_serai___games___scholars___myriad___setup;
    cpy_r_r365 = (void *)&CPyImportState_serai___games___scholars___myriad___setup;
    cpy_r_r366 = CPyModuleLockAPI_serai;
    cpy_r_r367 = CPyImport_IsInitialized(cpy_r_r365);
    if (!cpy_r_r367) goto CPyL132;
    cpy_r_r368 = PyImport_GetModuleDict();
    cpy_r_r369 = CPyStatics[3173]; /* 'serai.games.scholars.myriad.setup' */
    cpy_r_r370 = CPyDict_GetItem(cpy_r_r368, cpy_r_r369);
    if (unlikely(cpy_r_r370 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 26, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r371 = cpy_r_r370;
    goto CPyL136;
CPyL132: ;
    cpy_r_r372 = CPyInitOnly_serai___games___scholars___myriad___setup;
    cpy_r_r373 = CPyExec_serai___games___scholars___myriad___setup;
    cpy_r_r374 = (PyObject **)&CPyModule_serai___games___scholars___myriad___setup__internal;
    cpy_r_r375 = PyImport_GetModuleDict();
    cpy_r_r376 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r377 = CPyDict_GetItem(cpy_r_r375, cpy_r_r376);
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 26, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r378 = CPyStatics[8]; /* '__file__' */
    cpy_r_r379 = CPyObject_GetAttr(cpy_r_r377, cpy_r_r378);
    CPy_DECREF(cpy_r_r377);
    if (unlikely(cpy_r_r379 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 26, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r380 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r381 = CPyStatics[3173]; /* 'serai.games.scholars.myriad.setup' */
    cpy_r_r382 = CPyImport_ImportNative(cpy_r_r381, cpy_r_r372, cpy_r_r373, cpy_r_r374, cpy_r_r364, cpy_r_r365, cpy_r_r366, cpy_r_r379, cpy_r_r380, 0);
    CPy_DECREF(cpy_r_r379);
    if (unlikely(cpy_r_r382 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 26, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r371 = cpy_r_r382;
CPyL136: ;
    cpy_r_r383 = CPyStatics[5488]; /* ('lay_out',) */
    cpy_r_r384 = CPyStatic_myriad___seams___globals;
    cpy_r_r385 = CPyImport_GetNativeAttrs(cpy_r_r371, cpy_r_r383, cpy_r_r383, cpy_r_r384);
    CPy_DECREF(cpy_r_r371);
    if (unlikely(cpy_r_r385 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 26, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL263;
CPyL137: ;
    cpy_r_r386 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r387 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r388 = CPyModuleLockAPI_serai;
    cpy_r_r389 = CPyImport_IsInitialized(cpy_r_r387);
    if (!cpy_r_r389) goto CPyL140;
    cpy_r_r390 = PyImport_GetModuleDict();
    cpy_r_r391 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r392 = CPyDict_GetItem(cpy_r_r390, cpy_r_r391);
    if (unlikely(cpy_r_r392 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 27, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r393 = cpy_r_r392;
    goto CPyL144;
CPyL140: ;
    cpy_r_r394 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r395 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r396 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r397 = PyImport_GetModuleDict();
    cpy_r_r398 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r399 = CPyDict_GetItem(cpy_r_r397, cpy_r_r398);
    if (unlikely(cpy_r_r399 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 27, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r400 = CPyStatics[8]; /* '__file__' */
    cpy_r_r401 = CPyObject_GetAttr(cpy_r_r399, cpy_r_r400);
    CPy_DECREF(cpy_r_r399);
    if (unlikely(cpy_r_r401 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 27, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r402 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r403 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r404 = CPyImport_ImportNative(cpy_r_r403, cpy_r_r394, cpy_r_r395, cpy_r_r396, cpy_r_r386, cpy_r_r387, cpy_r_r388, cpy_r_r401, cpy_r_r402, 0);
    CPy_DECREF(cpy_r_r401);
    if (unlikely(cpy_r_r404 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 27, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r393 = cpy_r_r404;
CPyL144: ;
    cpy_r_r405 = CPyStatics[5459]; /* ('Myriad', 'part') */
    cpy_r_r406 = CPyStatic_myriad___seams___globals;
    cpy_r_r407 = CPyImport_GetNativeAttrs(cpy_r_r393, cpy_r_r405, cpy_r_r405, cpy_r_r406);
    CPy_DECREF(cpy_r_r393);
    if (unlikely(cpy_r_r407 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 27, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL264;
CPyL145: ;
    cpy_r_r408 = (void *)&CPyModule_serai___games___scholars___myriad___thinking___promise;
    cpy_r_r409 = (void *)&CPyImportState_serai___games___scholars___myriad___thinking___promise;
    cpy_r_r410 = CPyModuleLockAPI_serai;
    cpy_r_r411 = CPyImport_IsInitialized(cpy_r_r409);
    if (!cpy_r_r411) goto CPyL148;
    cpy_r_r412 = PyImport_GetModuleDict();
    cpy_r_r413 = CPyStatics[3175]; /* 'serai.games.scholars.myriad.thinking.promise' */
    cpy_r_r414 = CPyDict_GetItem(cpy_r_r412, cpy_r_r413);
    if (unlikely(cpy_r_r414 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 28, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r415 = cpy_r_r414;
    goto CPyL152;
CPyL148: ;
    cpy_r_r416 = CPyInitOnly_serai___games___scholars___myriad___thinking___promise;
    cpy_r_r417 = CPyExec_serai___games___scholars___myriad___thinking___promise;
    cpy_r_r418 = (PyObject **)&CPyModule_serai___games___scholars___myriad___thinking___promise__internal;
    cpy_r_r419 = PyImport_GetModuleDict();
    cpy_r_r420 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r421 = CPyDict_GetItem(cpy_r_r419, cpy_r_r420);
    if (unlikely(cpy_r_r421 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 28, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r422 = CPyStatics[8]; /* '__file__' */
    cpy_r_r423 = CPyObject_GetAttr(cpy_r_r421, cpy_r_r422);
    CPy_DECREF(cpy_r_r421);
    if (unlikely(cpy_r_r423 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 28, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r424 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r425 = CPyStatics[3175]; /* 'serai.games.scholars.myriad.thinking.promise' */
    cpy_r_r426 = CPyImport_ImportNative(cpy_r_r425, cpy_r_r416, cpy_r_r417, cpy_r_r418, cpy_r_r408, cpy_r_r409, cpy_r_r410, cpy_r_r423, cpy_r_r424, 0);
    CPy_DECREF(cpy_r_r423);
    if (unlikely(cpy_r_r426 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 28, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r415 = cpy_r_r426;
CPyL152: ;
    cpy_r_r427 = CPyStatics[5489]; /* ('Promise', 'worth_of') */
    cpy_r_r428 = CPyStatic_myriad___seams___globals;
    cpy_r_r429 = CPyImport_GetNativeAttrs(cpy_r_r415, cpy_r_r427, cpy_r_r427, cpy_r_r428);
    CPy_DECREF(cpy_r_r415);
    if (unlikely(cpy_r_r429 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 28, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL265;
CPyL153: ;
    cpy_r_r430 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r431 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r432 = CPyModuleLockAPI_serai;
    cpy_r_r433 = CPyImport_IsInitialized(cpy_r_r431);
    if (!cpy_r_r433) goto CPyL156;
    cpy_r_r434 = PyImport_GetModuleDict();
    cpy_r_r435 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r436 = CPyDict_GetItem(cpy_r_r434, cpy_r_r435);
    if (unlikely(cpy_r_r436 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 29, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r437 = cpy_r_r436;
    goto CPyL160;
CPyL156: ;
    cpy_r_r438 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r439 = CPyExec_serai___games___scholars___names;
    cpy_r_r440 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r441 = PyImport_GetModuleDict();
    cpy_r_r442 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r443 = CPyDict_GetItem(cpy_r_r441, cpy_r_r442);
    if (unlikely(cpy_r_r443 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 29, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r444 = CPyStatics[8]; /* '__file__' */
    cpy_r_r445 = CPyObject_GetAttr(cpy_r_r443, cpy_r_r444);
    CPy_DECREF(cpy_r_r443);
    if (unlikely(cpy_r_r445 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 29, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r446 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r447 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r448 = CPyImport_ImportNative(cpy_r_r447, cpy_r_r438, cpy_r_r439, cpy_r_r440, cpy_r_r430, cpy_r_r431, cpy_r_r432, cpy_r_r445, cpy_r_r446, 0);
    CPy_DECREF(cpy_r_r445);
    if (unlikely(cpy_r_r448 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 29, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r437 = cpy_r_r448;
CPyL160: ;
    cpy_r_r449 = CPyStatics[5490]; /* ('PRIMARY', 'RECRUIT', 'SECONDARY', 'colour_of') */
    cpy_r_r450 = CPyStatic_myriad___seams___globals;
    cpy_r_r451 = CPyImport_GetNativeAttrs(cpy_r_r437, cpy_r_r449, cpy_r_r449, cpy_r_r450);
    CPy_DECREF(cpy_r_r437);
    if (unlikely(cpy_r_r451 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 29, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL266;
CPyL161: ;
    cpy_r_r452 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r453 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r454 = CPyModuleLockAPI_serai;
    cpy_r_r455 = CPyImport_IsInitialized(cpy_r_r453);
    if (!cpy_r_r455) goto CPyL164;
    cpy_r_r456 = PyImport_GetModuleDict();
    cpy_r_r457 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r458 = CPyDict_GetItem(cpy_r_r456, cpy_r_r457);
    if (unlikely(cpy_r_r458 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 30, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r459 = cpy_r_r458;
    goto CPyL168;
CPyL164: ;
    cpy_r_r460 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r461 = CPyExec_serai___games___scholars___table;
    cpy_r_r462 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r463 = PyImport_GetModuleDict();
    cpy_r_r464 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r465 = CPyDict_GetItem(cpy_r_r463, cpy_r_r464);
    if (unlikely(cpy_r_r465 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 30, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r466 = CPyStatics[8]; /* '__file__' */
    cpy_r_r467 = CPyObject_GetAttr(cpy_r_r465, cpy_r_r466);
    CPy_DECREF(cpy_r_r465);
    if (unlikely(cpy_r_r467 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 30, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r468 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r469 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r470 = CPyImport_ImportNative(cpy_r_r469, cpy_r_r460, cpy_r_r461, cpy_r_r462, cpy_r_r452, cpy_r_r453, cpy_r_r454, cpy_r_r467, cpy_r_r468, 0);
    CPy_DECREF(cpy_r_r467);
    if (unlikely(cpy_r_r470 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 30, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r459 = cpy_r_r470;
CPyL168: ;
    cpy_r_r471 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r472 = CPyStatic_myriad___seams___globals;
    cpy_r_r473 = CPyImport_GetNativeAttrs(cpy_r_r459, cpy_r_r471, cpy_r_r471, cpy_r_r472);
    CPy_DECREF(cpy_r_r459);
    if (unlikely(cpy_r_r473 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 30, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL267;
CPyL169: ;
    cpy_r_r474 = (void *)&CPyModule_serai___games___scholars___view;
    cpy_r_r475 = (void *)&CPyImportState_serai___games___scholars___view;
    cpy_r_r476 = CPyModuleLockAPI_serai;
    cpy_r_r477 = CPyImport_IsInitialized(cpy_r_r475);
    if (!cpy_r_r477) goto CPyL172;
    cpy_r_r478 = PyImport_GetModuleDict();
    cpy_r_r479 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r480 = CPyDict_GetItem(cpy_r_r478, cpy_r_r479);
    if (unlikely(cpy_r_r480 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 31, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r481 = cpy_r_r480;
    goto CPyL176;
CPyL172: ;
    cpy_r_r482 = CPyInitOnly_serai___games___scholars___view;
    cpy_r_r483 = CPyExec_serai___games___scholars___view;
    cpy_r_r484 = (PyObject **)&CPyModule_serai___games___scholars___view__internal;
    cpy_r_r485 = PyImport_GetModuleDict();
    cpy_r_r486 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r487 = CPyDict_GetItem(cpy_r_r485, cpy_r_r486);
    if (unlikely(cpy_r_r487 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 31, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r488 = CPyStatics[8]; /* '__file__' */
    cpy_r_r489 = CPyObject_GetAttr(cpy_r_r487, cpy_r_r488);
    CPy_DECREF(cpy_r_r487);
    if (unlikely(cpy_r_r489 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 31, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r490 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r491 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r492 = CPyImport_ImportNative(cpy_r_r491, cpy_r_r482, cpy_r_r483, cpy_r_r484, cpy_r_r474, cpy_r_r475, cpy_r_r476, cpy_r_r489, cpy_r_r490, 0);
    CPy_DECREF(cpy_r_r489);
    if (unlikely(cpy_r_r492 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 31, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r481 = cpy_r_r492;
CPyL176: ;
    cpy_r_r493 = CPyStatics[5491]; /* ('View',) */
    cpy_r_r494 = CPyStatic_myriad___seams___globals;
    cpy_r_r495 = CPyImport_GetNativeAttrs(cpy_r_r481, cpy_r_r493, cpy_r_r493, cpy_r_r494);
    CPy_DECREF(cpy_r_r481);
    if (unlikely(cpy_r_r495 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 31, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL268;
CPyL177: ;
    cpy_r_r496 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r497 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r498 = CPyModuleLockAPI_serai;
    cpy_r_r499 = CPyImport_IsInitialized(cpy_r_r497);
    if (!cpy_r_r499) goto CPyL180;
    cpy_r_r500 = PyImport_GetModuleDict();
    cpy_r_r501 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r502 = CPyDict_GetItem(cpy_r_r500, cpy_r_r501);
    if (unlikely(cpy_r_r502 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 32, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r503 = cpy_r_r502;
    goto CPyL184;
CPyL180: ;
    cpy_r_r504 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r505 = CPyExec_serai___kernel___chance;
    cpy_r_r506 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r507 = PyImport_GetModuleDict();
    cpy_r_r508 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r509 = CPyDict_GetItem(cpy_r_r507, cpy_r_r508);
    if (unlikely(cpy_r_r509 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 32, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r510 = CPyStatics[8]; /* '__file__' */
    cpy_r_r511 = CPyObject_GetAttr(cpy_r_r509, cpy_r_r510);
    CPy_DECREF(cpy_r_r509);
    if (unlikely(cpy_r_r511 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 32, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r512 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r513 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r514 = CPyImport_ImportNative(cpy_r_r513, cpy_r_r504, cpy_r_r505, cpy_r_r506, cpy_r_r496, cpy_r_r497, cpy_r_r498, cpy_r_r511, cpy_r_r512, 0);
    CPy_DECREF(cpy_r_r511);
    if (unlikely(cpy_r_r514 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 32, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r503 = cpy_r_r514;
CPyL184: ;
    cpy_r_r515 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r516 = CPyStatic_myriad___seams___globals;
    cpy_r_r517 = CPyImport_GetNativeAttrs(cpy_r_r503, cpy_r_r515, cpy_r_r515, cpy_r_r516);
    CPy_DECREF(cpy_r_r503);
    if (unlikely(cpy_r_r517 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 32, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL269;
CPyL185: ;
    cpy_r_r518 = (void *)&CPyModule_serai___kernel___content;
    cpy_r_r519 = (void *)&CPyImportState_serai___kernel___content;
    cpy_r_r520 = CPyModuleLockAPI_serai;
    cpy_r_r521 = CPyImport_IsInitialized(cpy_r_r519);
    if (!cpy_r_r521) goto CPyL188;
    cpy_r_r522 = PyImport_GetModuleDict();
    cpy_r_r523 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r524 = CPyDict_GetItem(cpy_r_r522, cpy_r_r523);
    if (unlikely(cpy_r_r524 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 33, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r525 = cpy_r_r524;
    goto CPyL192;
CPyL188: ;
    cpy_r_r526 = CPyInitOnly_serai___kernel___content;
    cpy_r_r527 = CPyExec_serai___kernel___content;
    cpy_r_r528 = (PyObject **)&CPyModule_serai___kernel___content__internal;
    cpy_r_r529 = PyImport_GetModuleDict();
    cpy_r_r530 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r531 = CPyDict_GetItem(cpy_r_r529, cpy_r_r530);
    if (unlikely(cpy_r_r531 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 33, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r532 = CPyStatics[8]; /* '__file__' */
    cpy_r_r533 = CPyObject_GetAttr(cpy_r_r531, cpy_r_r532);
    CPy_DECREF(cpy_r_r531);
    if (unlikely(cpy_r_r533 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 33, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r534 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r535 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r536 = CPyImport_ImportNative(cpy_r_r535, cpy_r_r526, cpy_r_r527, cpy_r_r528, cpy_r_r518, cpy_r_r519, cpy_r_r520, cpy_r_r533, cpy_r_r534, 0);
    CPy_DECREF(cpy_r_r533);
    if (unlikely(cpy_r_r536 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 33, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r525 = cpy_r_r536;
CPyL192: ;
    cpy_r_r537 = CPyStatics[5437]; /* ('Content',) */
    cpy_r_r538 = CPyStatic_myriad___seams___globals;
    cpy_r_r539 = CPyImport_GetNativeAttrs(cpy_r_r525, cpy_r_r537, cpy_r_r537, cpy_r_r538);
    CPy_DECREF(cpy_r_r525);
    if (unlikely(cpy_r_r539 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 33, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL270;
CPyL193: ;
    cpy_r_r540 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r541 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r542 = CPyModuleLockAPI_serai;
    cpy_r_r543 = CPyImport_IsInitialized(cpy_r_r541);
    if (!cpy_r_r543) goto CPyL196;
    cpy_r_r544 = PyImport_GetModuleDict();
    cpy_r_r545 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r546 = CPyDict_GetItem(cpy_r_r544, cpy_r_r545);
    if (unlikely(cpy_r_r546 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 34, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r547 = cpy_r_r546;
    goto CPyL200;
CPyL196: ;
    cpy_r_r548 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r549 = CPyExec_serai___kernel___decision;
    cpy_r_r550 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r551 = PyImport_GetModuleDict();
    cpy_r_r552 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r553 = CPyDict_GetItem(cpy_r_r551, cpy_r_r552);
    if (unlikely(cpy_r_r553 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 34, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r554 = CPyStatics[8]; /* '__file__' */
    cpy_r_r555 = CPyObject_GetAttr(cpy_r_r553, cpy_r_r554);
    CPy_DECREF(cpy_r_r553);
    if (unlikely(cpy_r_r555 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 34, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r556 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r557 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r558 = CPyImport_ImportNative(cpy_r_r557, cpy_r_r548, cpy_r_r549, cpy_r_r550, cpy_r_r540, cpy_r_r541, cpy_r_r542, cpy_r_r555, cpy_r_r556, 0);
    CPy_DECREF(cpy_r_r555);
    if (unlikely(cpy_r_r558 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 34, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r547 = cpy_r_r558;
CPyL200: ;
    cpy_r_r559 = CPyStatics[5139]; /* ('Offer', 'Option', 'Reason', 'Rules') */
    cpy_r_r560 = CPyStatic_myriad___seams___globals;
    cpy_r_r561 = CPyImport_GetNativeAttrs(cpy_r_r547, cpy_r_r559, cpy_r_r559, cpy_r_r560);
    CPy_DECREF(cpy_r_r547);
    if (unlikely(cpy_r_r561 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 34, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL271;
CPyL201: ;
    cpy_r_r562 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r563 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r564 = CPyModuleLockAPI_serai;
    cpy_r_r565 = CPyImport_IsInitialized(cpy_r_r563);
    if (!cpy_r_r565) goto CPyL204;
    cpy_r_r566 = PyImport_GetModuleDict();
    cpy_r_r567 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r568 = CPyDict_GetItem(cpy_r_r566, cpy_r_r567);
    if (unlikely(cpy_r_r568 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 35, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r569 = cpy_r_r568;
    goto CPyL208;
CPyL204: ;
    cpy_r_r570 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r571 = CPyExec_serai___kernel___effects;
    cpy_r_r572 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r573 = PyImport_GetModuleDict();
    cpy_r_r574 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r575 = CPyDict_GetItem(cpy_r_r573, cpy_r_r574);
    if (unlikely(cpy_r_r575 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 35, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r576 = CPyStatics[8]; /* '__file__' */
    cpy_r_r577 = CPyObject_GetAttr(cpy_r_r575, cpy_r_r576);
    CPy_DECREF(cpy_r_r575);
    if (unlikely(cpy_r_r577 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 35, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r578 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r579 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r580 = CPyImport_ImportNative(cpy_r_r579, cpy_r_r570, cpy_r_r571, cpy_r_r572, cpy_r_r562, cpy_r_r563, cpy_r_r564, cpy_r_r577, cpy_r_r578, 0);
    CPy_DECREF(cpy_r_r577);
    if (unlikely(cpy_r_r580 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 35, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r569 = cpy_r_r580;
CPyL208: ;
    cpy_r_r581 = CPyStatics[5492]; /* ('Effect', 'Verbs') */
    cpy_r_r582 = CPyStatic_myriad___seams___globals;
    cpy_r_r583 = CPyImport_GetNativeAttrs(cpy_r_r569, cpy_r_r581, cpy_r_r581, cpy_r_r582);
    CPy_DECREF(cpy_r_r569);
    if (unlikely(cpy_r_r583 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 35, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL272;
CPyL209: ;
    cpy_r_r584 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r585 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r586 = CPyModuleLockAPI_serai;
    cpy_r_r587 = CPyImport_IsInitialized(cpy_r_r585);
    if (!cpy_r_r587) goto CPyL212;
    cpy_r_r588 = PyImport_GetModuleDict();
    cpy_r_r589 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r590 = CPyDict_GetItem(cpy_r_r588, cpy_r_r589);
    if (unlikely(cpy_r_r590 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 36, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r591 = cpy_r_r590;
    goto CPyL216;
CPyL212: ;
    cpy_r_r592 = CPyInitOnly_serai___kernel___game;
    cpy_r_r593 = CPyExec_serai___kernel___game;
    cpy_r_r594 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r595 = PyImport_GetModuleDict();
    cpy_r_r596 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r597 = CPyDict_GetItem(cpy_r_r595, cpy_r_r596);
    if (unlikely(cpy_r_r597 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 36, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r598 = CPyStatics[8]; /* '__file__' */
    cpy_r_r599 = CPyObject_GetAttr(cpy_r_r597, cpy_r_r598);
    CPy_DECREF(cpy_r_r597);
    if (unlikely(cpy_r_r599 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 36, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r600 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r601 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r602 = CPyImport_ImportNative(cpy_r_r601, cpy_r_r592, cpy_r_r593, cpy_r_r594, cpy_r_r584, cpy_r_r585, cpy_r_r586, cpy_r_r599, cpy_r_r600, 0);
    CPy_DECREF(cpy_r_r599);
    if (unlikely(cpy_r_r602 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 36, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r591 = cpy_r_r602;
CPyL216: ;
    cpy_r_r603 = CPyStatics[5493]; /* ('Component', 'ScoreItem') */
    cpy_r_r604 = CPyStatic_myriad___seams___globals;
    cpy_r_r605 = CPyImport_GetNativeAttrs(cpy_r_r591, cpy_r_r603, cpy_r_r603, cpy_r_r604);
    CPy_DECREF(cpy_r_r591);
    if (unlikely(cpy_r_r605 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 36, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL273;
CPyL217: ;
    cpy_r_r606 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r607 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r608 = CPyModuleLockAPI_serai;
    cpy_r_r609 = CPyImport_IsInitialized(cpy_r_r607);
    if (!cpy_r_r609) goto CPyL220;
    cpy_r_r610 = PyImport_GetModuleDict();
    cpy_r_r611 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r612 = CPyDict_GetItem(cpy_r_r610, cpy_r_r611);
    if (unlikely(cpy_r_r612 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 37, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r613 = cpy_r_r612;
    goto CPyL224;
CPyL220: ;
    cpy_r_r614 = CPyInitOnly_serai___kernel___message;
    cpy_r_r615 = CPyExec_serai___kernel___message;
    cpy_r_r616 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r617 = PyImport_GetModuleDict();
    cpy_r_r618 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r619 = CPyDict_GetItem(cpy_r_r617, cpy_r_r618);
    if (unlikely(cpy_r_r619 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 37, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r620 = CPyStatics[8]; /* '__file__' */
    cpy_r_r621 = CPyObject_GetAttr(cpy_r_r619, cpy_r_r620);
    CPy_DECREF(cpy_r_r619);
    if (unlikely(cpy_r_r621 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 37, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r622 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r623 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r624 = CPyImport_ImportNative(cpy_r_r623, cpy_r_r614, cpy_r_r615, cpy_r_r616, cpy_r_r606, cpy_r_r607, cpy_r_r608, cpy_r_r621, cpy_r_r622, 0);
    CPy_DECREF(cpy_r_r621);
    if (unlikely(cpy_r_r624 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 37, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r613 = cpy_r_r624;
CPyL224: ;
    cpy_r_r625 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r626 = CPyStatic_myriad___seams___globals;
    cpy_r_r627 = CPyImport_GetNativeAttrs(cpy_r_r613, cpy_r_r625, cpy_r_r625, cpy_r_r626);
    CPy_DECREF(cpy_r_r613);
    if (unlikely(cpy_r_r627 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 37, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL274;
CPyL225: ;
    cpy_r_r628 = (void *)&CPyModule_serai___kernel___sheet;
    cpy_r_r629 = (void *)&CPyImportState_serai___kernel___sheet;
    cpy_r_r630 = CPyModuleLockAPI_serai;
    cpy_r_r631 = CPyImport_IsInitialized(cpy_r_r629);
    if (!cpy_r_r631) goto CPyL228;
    cpy_r_r632 = PyImport_GetModuleDict();
    cpy_r_r633 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r634 = CPyDict_GetItem(cpy_r_r632, cpy_r_r633);
    if (unlikely(cpy_r_r634 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 38, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r635 = cpy_r_r634;
    goto CPyL232;
CPyL228: ;
    cpy_r_r636 = CPyInitOnly_serai___kernel___sheet;
    cpy_r_r637 = CPyExec_serai___kernel___sheet;
    cpy_r_r638 = (PyObject **)&CPyModule_serai___kernel___sheet__internal;
    cpy_r_r639 = PyImport_GetModuleDict();
    cpy_r_r640 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r641 = CPyDict_GetItem(cpy_r_r639, cpy_r_r640);
    if (unlikely(cpy_r_r641 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 38, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r642 = CPyStatics[8]; /* '__file__' */
    cpy_r_r643 = CPyObject_GetAttr(cpy_r_r641, cpy_r_r642);
    CPy_DECREF(cpy_r_r641);
    if (unlikely(cpy_r_r643 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 38, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r644 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r645 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r646 = CPyImport_ImportNative(cpy_r_r645, cpy_r_r636, cpy_r_r637, cpy_r_r638, cpy_r_r628, cpy_r_r629, cpy_r_r630, cpy_r_r643, cpy_r_r644, 0);
    CPy_DECREF(cpy_r_r643);
    if (unlikely(cpy_r_r646 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 38, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r635 = cpy_r_r646;
CPyL232: ;
    cpy_r_r647 = CPyStatics[5494]; /* ('Sheet',) */
    cpy_r_r648 = CPyStatic_myriad___seams___globals;
    cpy_r_r649 = CPyImport_GetNativeAttrs(cpy_r_r635, cpy_r_r647, cpy_r_r647, cpy_r_r648);
    CPy_DECREF(cpy_r_r635);
    if (unlikely(cpy_r_r649 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 38, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL275;
CPyL233: ;
    cpy_r_r650 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r651 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r652 = CPyModuleLockAPI_serai;
    cpy_r_r653 = CPyImport_IsInitialized(cpy_r_r651);
    if (!cpy_r_r653) goto CPyL236;
    cpy_r_r654 = PyImport_GetModuleDict();
    cpy_r_r655 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r656 = CPyDict_GetItem(cpy_r_r654, cpy_r_r655);
    if (unlikely(cpy_r_r656 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 39, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r657 = cpy_r_r656;
    goto CPyL240;
CPyL236: ;
    cpy_r_r658 = CPyInitOnly_serai___kernel___state;
    cpy_r_r659 = CPyExec_serai___kernel___state;
    cpy_r_r660 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r661 = PyImport_GetModuleDict();
    cpy_r_r662 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r663 = CPyDict_GetItem(cpy_r_r661, cpy_r_r662);
    if (unlikely(cpy_r_r663 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 39, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r664 = CPyStatics[8]; /* '__file__' */
    cpy_r_r665 = CPyObject_GetAttr(cpy_r_r663, cpy_r_r664);
    CPy_DECREF(cpy_r_r663);
    if (unlikely(cpy_r_r665 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 39, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r666 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r667 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r668 = CPyImport_ImportNative(cpy_r_r667, cpy_r_r658, cpy_r_r659, cpy_r_r660, cpy_r_r650, cpy_r_r651, cpy_r_r652, cpy_r_r665, cpy_r_r666, 0);
    CPy_DECREF(cpy_r_r665);
    if (unlikely(cpy_r_r668 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 39, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r657 = cpy_r_r668;
CPyL240: ;
    cpy_r_r669 = CPyStatics[5495]; /* ('Part', 'Plain') */
    cpy_r_r670 = CPyStatic_myriad___seams___globals;
    cpy_r_r671 = CPyImport_GetNativeAttrs(cpy_r_r657, cpy_r_r669, cpy_r_r669, cpy_r_r670);
    CPy_DECREF(cpy_r_r657);
    if (unlikely(cpy_r_r671 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 39, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    } else
        goto CPyL276;
CPyL241: ;
    cpy_r_r672 = CPyStatics[5496]; /* ('Entry',) */
    cpy_r_r673 = CPyStatics[3184]; /* 'serai.kernel.words' */
    cpy_r_r674 = CPyStatic_myriad___seams___globals;
    cpy_r_r675 = CPyImport_ImportFromMany(cpy_r_r673, cpy_r_r672, cpy_r_r672, cpy_r_r674);
    if (unlikely(cpy_r_r675 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 40, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r676 = (void *)&CPyModule_serai___kernel___words;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r676, cpy_r_r675);
    CPy_DECREF(cpy_r_r675);
    cpy_r_r677 = (PyObject *)CPyType_myriad___book___Shelved;
    cpy_r_r678 = PyTuple_Pack(1, cpy_r_r677);
    if (unlikely(cpy_r_r678 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 46, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r679 = CPyStatics[2879]; /* 'serai.games.scholars.myriad.seams' */
    cpy_r_r680 = (PyObject *)CPyType_myriad___seams___MyriadSeams_template;
    cpy_r_r681 = CPyType_FromTemplate(cpy_r_r680, cpy_r_r678, cpy_r_r679);
    CPy_DECREF(cpy_r_r678);
    if (unlikely(cpy_r_r681 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 46, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    cpy_r_r682 = CPyDef_myriad___seams___MyriadSeams_trait_vtable_setup();
    if (unlikely(cpy_r_r682 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 46, CPyStatic_myriad___seams___globals);
        goto CPyL277;
    }
    cpy_r_r683 = CPyDef_myriad___seams___MyriadSeams_coroutine_setup(cpy_r_r681);
    if (unlikely(cpy_r_r683 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 46, CPyStatic_myriad___seams___globals);
        goto CPyL277;
    }
    cpy_r_r684 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r685 = CPyStatics[2302]; /* 'part' */
    cpy_r_r686 = CPyStatics[2944]; /* 'wild_verbs' */
    cpy_r_r687 = CPyStatics[3185]; /* '_promise' */
    cpy_r_r688 = CPyStatics[2891]; /* 'shelf' */
    cpy_r_r689 = CPyStatics[2302]; /* 'part' */
    cpy_r_r690 = CPyStatics[2944]; /* 'wild_verbs' */
    cpy_r_r691 = PyTuple_Pack(6, cpy_r_r685, cpy_r_r686, cpy_r_r687, cpy_r_r688, cpy_r_r689, cpy_r_r690);
    if (unlikely(cpy_r_r691 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 46, CPyStatic_myriad___seams___globals);
        goto CPyL277;
    }
    cpy_r_r692 = PyObject_SetAttr(cpy_r_r681, cpy_r_r684, cpy_r_r691);
    CPy_DECREF(cpy_r_r691);
    cpy_r_r693 = cpy_r_r692 >= 0;
    if (unlikely(!cpy_r_r693)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 46, CPyStatic_myriad___seams___globals);
        goto CPyL277;
    }
    CPyType_myriad___seams___MyriadSeams = (PyTypeObject *)cpy_r_r681;
    CPy_INCREF(CPyType_myriad___seams___MyriadSeams);
    cpy_r_r694 = CPyStatic_myriad___seams___globals;
    cpy_r_r695 = CPyStatics[2880]; /* 'MyriadSeams' */
    cpy_r_r696 = PyDict_SetItem(cpy_r_r694, cpy_r_r695, cpy_r_r681);
    cpy_r_r697 = cpy_r_r696 >= 0;
    if (unlikely(!cpy_r_r697)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 46, CPyStatic_myriad___seams___globals);
        goto CPyL277;
    }
    cpy_r_r698 = CPy_InitSubclass(cpy_r_r681);
    CPy_DECREF(cpy_r_r681);
    if (unlikely(!cpy_r_r698)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/seams.py", "<module>", 46, CPyStatic_myriad___seams___globals);
        goto CPyL252;
    }
    return 1;
CPyL252: ;
    cpy_r_r699 = 2;
    return cpy_r_r699;
CPyL253: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL254: ;
    CPy_DecRef(cpy_r_r113);
    goto CPyL252;
CPyL255: ;
    CPy_DECREF(cpy_r_r181);
    goto CPyL64;
CPyL256: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL73;
CPyL257: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL81;
CPyL258: ;
    CPy_DECREF(cpy_r_r252);
    goto CPyL89;
CPyL259: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL97;
CPyL260: ;
    CPy_DECREF(cpy_r_r296);
    goto CPyL105;
CPyL261: ;
    CPy_DECREF(cpy_r_r318);
    goto CPyL113;
CPyL262: ;
    CPy_DECREF(cpy_r_r363);
    goto CPyL129;
CPyL263: ;
    CPy_DECREF(cpy_r_r385);
    goto CPyL137;
CPyL264: ;
    CPy_DECREF(cpy_r_r407);
    goto CPyL145;
CPyL265: ;
    CPy_DECREF(cpy_r_r429);
    goto CPyL153;
CPyL266: ;
    CPy_DECREF(cpy_r_r451);
    goto CPyL161;
CPyL267: ;
    CPy_DECREF(cpy_r_r473);
    goto CPyL169;
CPyL268: ;
    CPy_DECREF(cpy_r_r495);
    goto CPyL177;
CPyL269: ;
    CPy_DECREF(cpy_r_r517);
    goto CPyL185;
CPyL270: ;
    CPy_DECREF(cpy_r_r539);
    goto CPyL193;
CPyL271: ;
    CPy_DECREF(cpy_r_r561);
    goto CPyL201;
CPyL272: ;
    CPy_DECREF(cpy_r_r583);
    goto CPyL209;
CPyL273: ;
    CPy_DECREF(cpy_r_r605);
    goto CPyL217;
CPyL274: ;
    CPy_DECREF(cpy_r_r627);
    goto CPyL225;
CPyL275: ;
    CPy_DECREF(cpy_r_r649);
    goto CPyL233;
CPyL276: ;
    CPy_DECREF(cpy_r_r671);
    goto CPyL241;
CPyL277: ;
    CPy_DecRef(cpy_r_r681);
    goto CPyL252;
}

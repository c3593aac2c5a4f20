#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___options___Options_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
encyclopedia___options___Options_traverse(serai___games___encyclopedia___options___OptionsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_vocabulary);
    Py_VISIT(self->_die);
    Py_VISIT(self->_slot);
    Py_VISIT(self->_embassy);
    Py_VISIT(self->_bank);
    Py_VISIT(self->_university);
    Py_VISIT(self->_academy);
    Py_VISIT(self->_expedition);
    Py_VISIT(self->_actions);
    Py_VISIT(self->_publish);
    Py_VISIT(self->_recolour_token);
    Py_VISIT(self->_recolour_seal);
    Py_VISIT(self->_recolours);
    Py_VISIT(self->_boost_coin);
    Py_VISIT(self->_boost_token);
    Py_VISIT(self->_boost_seal);
    Py_VISIT(self->_boosts);
    Py_VISIT(self->_seal_coins);
    Py_VISIT(self->_use);
    Py_VISIT(self->_expert);
    Py_VISIT(self->_animal);
    Py_VISIT(self->_place);
    Py_VISIT(self->_cover);
    Py_VISIT(self->_tuck);
    Py_VISIT(self->_cube);
    Py_VISIT(self->_type);
    Py_VISIT(self->_join);
    Py_VISIT(self->_no_free_step);
    Py_VISIT(self->_done);
    Py_VISIT(self->_may_stop);
    Py_VISIT(self->_one_cube_first);
    Py_VISIT(self->_decline);
    Py_VISIT(self->_end_turn);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___options___Options_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___options___OptionsObject *self = (serai___games___encyclopedia___options___OptionsObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_embassy);
    Py_CLEAR(self->_bank);
    Py_CLEAR(self->_university);
    Py_CLEAR(self->_academy);
    Py_CLEAR(self->_expedition);
    Py_CLEAR(self->_actions);
    Py_CLEAR(self->_publish);
    Py_CLEAR(self->_recolour_token);
    Py_CLEAR(self->_recolour_seal);
    Py_CLEAR(self->_recolours);
    Py_CLEAR(self->_boost_coin);
    Py_CLEAR(self->_boost_token);
    Py_CLEAR(self->_boost_seal);
    Py_CLEAR(self->_boosts);
    Py_CLEAR(self->_seal_coins);
    Py_CLEAR(self->_use);
    Py_CLEAR(self->_expert);
    Py_CLEAR(self->_animal);
    Py_CLEAR(self->_place);
    Py_CLEAR(self->_cover);
    Py_CLEAR(self->_tuck);
    Py_CLEAR(self->_cube);
    Py_CLEAR(self->_type);
    Py_CLEAR(self->_join);
    Py_CLEAR(self->_no_free_step);
    Py_CLEAR(self->_done);
    Py_CLEAR(self->_may_stop);
    Py_CLEAR(self->_one_cube_first);
    Py_CLEAR(self->_decline);
    Py_CLEAR(self->_end_turn);
    return 0;
}

static int32_t CPyDef_encyclopedia___options___Options_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___options___OptionsObject *self = (serai___games___encyclopedia___options___OptionsObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_embassy);
    Py_CLEAR(self->_bank);
    Py_CLEAR(self->_university);
    Py_CLEAR(self->_academy);
    Py_CLEAR(self->_expedition);
    Py_CLEAR(self->_actions);
    Py_CLEAR(self->_publish);
    Py_CLEAR(self->_recolour_token);
    Py_CLEAR(self->_recolour_seal);
    Py_CLEAR(self->_recolours);
    Py_CLEAR(self->_boost_coin);
    Py_CLEAR(self->_boost_token);
    Py_CLEAR(self->_boost_seal);
    Py_CLEAR(self->_boosts);
    Py_CLEAR(self->_seal_coins);
    Py_CLEAR(self->_use);
    Py_CLEAR(self->_expert);
    Py_CLEAR(self->_animal);
    Py_CLEAR(self->_place);
    Py_CLEAR(self->_cover);
    Py_CLEAR(self->_tuck);
    Py_CLEAR(self->_cube);
    Py_CLEAR(self->_type);
    Py_CLEAR(self->_join);
    Py_CLEAR(self->_no_free_step);
    Py_CLEAR(self->_done);
    Py_CLEAR(self->_may_stop);
    Py_CLEAR(self->_one_cube_first);
    Py_CLEAR(self->_decline);
    Py_CLEAR(self->_end_turn);
    return 0;
}

static void
encyclopedia___options___Options_dealloc(serai___games___encyclopedia___options___OptionsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___options___Options_dealloc)
    CPyDef_encyclopedia___options___Options_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___options_____mypyc__Options_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___options___Options(PyObject *cpy_r_book);

static PyObject *
encyclopedia___options___Options_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___options___Options) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___options_____mypyc__Options_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_encyclopedia___options___Options_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___options___Options_vtable[1];
static bool
CPyDef_encyclopedia___options___Options_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___options___Options_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___options___Options_____init__,
    };
    memcpy(encyclopedia___options___Options_vtable, encyclopedia___options___Options_vtable_scratch, sizeof(encyclopedia___options___Options_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___options___Options_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___options___Options_get_vocabulary(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_vocabulary(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_die(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_die(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_slot(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_slot(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_embassy(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_embassy(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_bank(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_bank(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_university(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_university(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_academy(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_academy(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_expedition(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_expedition(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_actions(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_actions(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_publish(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_publish(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_recolour_token(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_recolour_token(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_recolour_seal(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_recolour_seal(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_recolours(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_recolours(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_boost_coin(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_boost_coin(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_boost_token(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_boost_token(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_boost_seal(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_boost_seal(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_boosts(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_boosts(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_seal_coins(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_seal_coins(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_use(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_use(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_expert(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_expert(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_animal(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_animal(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_place(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_place(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_cover(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_cover(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_tuck(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_tuck(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_cube(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_cube(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_type(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_type(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_join(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_join(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_no_free_step(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_no_free_step(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_done(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_done(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_may_stop(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_may_stop(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_one_cube_first(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_one_cube_first(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_decline(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_decline(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___options___Options_get_end_turn(serai___games___encyclopedia___options___OptionsObject *self, void *closure);
static int
encyclopedia___options___Options_set_end_turn(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___options___Options_getseters[] = {
    {"vocabulary",
     (getter)encyclopedia___options___Options_get_vocabulary, (setter)encyclopedia___options___Options_set_vocabulary,
     NULL, NULL},
    {"die",
     (getter)encyclopedia___options___Options_get_die, (setter)encyclopedia___options___Options_set_die,
     NULL, NULL},
    {"slot",
     (getter)encyclopedia___options___Options_get_slot, (setter)encyclopedia___options___Options_set_slot,
     NULL, NULL},
    {"embassy",
     (getter)encyclopedia___options___Options_get_embassy, (setter)encyclopedia___options___Options_set_embassy,
     NULL, NULL},
    {"bank",
     (getter)encyclopedia___options___Options_get_bank, (setter)encyclopedia___options___Options_set_bank,
     NULL, NULL},
    {"university",
     (getter)encyclopedia___options___Options_get_university, (setter)encyclopedia___options___Options_set_university,
     NULL, NULL},
    {"academy",
     (getter)encyclopedia___options___Options_get_academy, (setter)encyclopedia___options___Options_set_academy,
     NULL, NULL},
    {"expedition",
     (getter)encyclopedia___options___Options_get_expedition, (setter)encyclopedia___options___Options_set_expedition,
     NULL, NULL},
    {"actions",
     (getter)encyclopedia___options___Options_get_actions, (setter)encyclopedia___options___Options_set_actions,
     NULL, NULL},
    {"publish",
     (getter)encyclopedia___options___Options_get_publish, (setter)encyclopedia___options___Options_set_publish,
     NULL, NULL},
    {"recolour_token",
     (getter)encyclopedia___options___Options_get_recolour_token, (setter)encyclopedia___options___Options_set_recolour_token,
     NULL, NULL},
    {"recolour_seal",
     (getter)encyclopedia___options___Options_get_recolour_seal, (setter)encyclopedia___options___Options_set_recolour_seal,
     NULL, NULL},
    {"recolours",
     (getter)encyclopedia___options___Options_get_recolours, (setter)encyclopedia___options___Options_set_recolours,
     NULL, NULL},
    {"boost_coin",
     (getter)encyclopedia___options___Options_get_boost_coin, (setter)encyclopedia___options___Options_set_boost_coin,
     NULL, NULL},
    {"boost_token",
     (getter)encyclopedia___options___Options_get_boost_token, (setter)encyclopedia___options___Options_set_boost_token,
     NULL, NULL},
    {"boost_seal",
     (getter)encyclopedia___options___Options_get_boost_seal, (setter)encyclopedia___options___Options_set_boost_seal,
     NULL, NULL},
    {"boosts",
     (getter)encyclopedia___options___Options_get_boosts, (setter)encyclopedia___options___Options_set_boosts,
     NULL, NULL},
    {"seal_coins",
     (getter)encyclopedia___options___Options_get_seal_coins, (setter)encyclopedia___options___Options_set_seal_coins,
     NULL, NULL},
    {"use",
     (getter)encyclopedia___options___Options_get_use, (setter)encyclopedia___options___Options_set_use,
     NULL, NULL},
    {"expert",
     (getter)encyclopedia___options___Options_get_expert, (setter)encyclopedia___options___Options_set_expert,
     NULL, NULL},
    {"animal",
     (getter)encyclopedia___options___Options_get_animal, (setter)encyclopedia___options___Options_set_animal,
     NULL, NULL},
    {"place",
     (getter)encyclopedia___options___Options_get_place, (setter)encyclopedia___options___Options_set_place,
     NULL, NULL},
    {"cover",
     (getter)encyclopedia___options___Options_get_cover, (setter)encyclopedia___options___Options_set_cover,
     NULL, NULL},
    {"tuck",
     (getter)encyclopedia___options___Options_get_tuck, (setter)encyclopedia___options___Options_set_tuck,
     NULL, NULL},
    {"cube",
     (getter)encyclopedia___options___Options_get_cube, (setter)encyclopedia___options___Options_set_cube,
     NULL, NULL},
    {"type",
     (getter)encyclopedia___options___Options_get_type, (setter)encyclopedia___options___Options_set_type,
     NULL, NULL},
    {"join",
     (getter)encyclopedia___options___Options_get_join, (setter)encyclopedia___options___Options_set_join,
     NULL, NULL},
    {"no_free_step",
     (getter)encyclopedia___options___Options_get_no_free_step, (setter)encyclopedia___options___Options_set_no_free_step,
     NULL, NULL},
    {"done",
     (getter)encyclopedia___options___Options_get_done, (setter)encyclopedia___options___Options_set_done,
     NULL, NULL},
    {"may_stop",
     (getter)encyclopedia___options___Options_get_may_stop, (setter)encyclopedia___options___Options_set_may_stop,
     NULL, NULL},
    {"one_cube_first",
     (getter)encyclopedia___options___Options_get_one_cube_first, (setter)encyclopedia___options___Options_set_one_cube_first,
     NULL, NULL},
    {"decline",
     (getter)encyclopedia___options___Options_get_decline, (setter)encyclopedia___options___Options_set_decline,
     NULL, NULL},
    {"end_turn",
     (getter)encyclopedia___options___Options_get_end_turn, (setter)encyclopedia___options___Options_set_end_turn,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___options___Options_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___options_____mypyc__Options_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_encyclopedia___options___Options_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___options___Options_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Options",
    .tp_new = encyclopedia___options___Options_new,
    .tp_dealloc = (destructor)encyclopedia___options___Options_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___options___Options_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___options___Options_clear,
    .tp_getset = encyclopedia___options___Options_getseters,
    .tp_methods = encyclopedia___options___Options_methods,
    .tp_init = encyclopedia___options___Options_init,
    .tp_basicsize = sizeof(serai___games___encyclopedia___options___OptionsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Options(book)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___options___Options_template = &CPyType_encyclopedia___options___Options_template_;

PyObject *CPyDef_encyclopedia___options_____mypyc__Options_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___options___OptionsObject *self;
    self = (serai___games___encyclopedia___options___OptionsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___options___Options_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___options___Options(PyObject *cpy_r_book)
{
    PyObject *self = CPyDef_encyclopedia___options_____mypyc__Options_setup((PyObject *)CPyType_encyclopedia___options___Options);
    if (self == NULL)
        return NULL;
    char res = CPyDef_encyclopedia___options___Options_____init__(self, cpy_r_book);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___options___Options_get_vocabulary(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
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
encyclopedia___options___Options_set_vocabulary(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
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
encyclopedia___options___Options_get_die(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
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
encyclopedia___options___Options_set_die(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'die' cannot be deleted");
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
    if (self->_die != NULL) {
        CPy_DECREF(self->_die);
    }
    self->_die = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_slot(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
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
encyclopedia___options___Options_set_slot(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
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
encyclopedia___options___Options_get_embassy(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_embassy == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'embassy' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_embassy);
    PyObject *retval = self->_embassy;
    return retval;
}

static int
encyclopedia___options___Options_set_embassy(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'embassy' cannot be deleted");
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
    if (self->_embassy != NULL) {
        CPy_DECREF(self->_embassy);
    }
    self->_embassy = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_bank(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_bank == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bank' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bank);
    PyObject *retval = self->_bank;
    return retval;
}

static int
encyclopedia___options___Options_set_bank(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'bank' cannot be deleted");
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
    if (self->_bank != NULL) {
        CPy_DECREF(self->_bank);
    }
    self->_bank = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_university(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_university == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'university' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_university);
    PyObject *retval = self->_university;
    return retval;
}

static int
encyclopedia___options___Options_set_university(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'university' cannot be deleted");
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
    if (self->_university != NULL) {
        CPy_DECREF(self->_university);
    }
    self->_university = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_academy(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_academy == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'academy' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_academy);
    PyObject *retval = self->_academy;
    return retval;
}

static int
encyclopedia___options___Options_set_academy(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'academy' cannot be deleted");
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
    if (self->_academy != NULL) {
        CPy_DECREF(self->_academy);
    }
    self->_academy = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_expedition(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_expedition == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expedition' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expedition);
    PyObject *retval = self->_expedition;
    return retval;
}

static int
encyclopedia___options___Options_set_expedition(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'expedition' cannot be deleted");
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
    if (self->_expedition != NULL) {
        CPy_DECREF(self->_expedition);
    }
    self->_expedition = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_actions(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_actions == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'actions' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_actions);
    PyObject *retval = self->_actions;
    return retval;
}

static int
encyclopedia___options___Options_set_actions(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'actions' cannot be deleted");
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
    if (self->_actions != NULL) {
        CPy_DECREF(self->_actions);
    }
    self->_actions = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_publish(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_publish == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'publish' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_publish);
    PyObject *retval = self->_publish;
    return retval;
}

static int
encyclopedia___options___Options_set_publish(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'publish' cannot be deleted");
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
    if (self->_publish != NULL) {
        CPy_DECREF(self->_publish);
    }
    self->_publish = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_recolour_token(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_recolour_token == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'recolour_token' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_recolour_token);
    PyObject *retval = self->_recolour_token;
    return retval;
}

static int
encyclopedia___options___Options_set_recolour_token(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'recolour_token' cannot be deleted");
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
    if (self->_recolour_token != NULL) {
        CPy_DECREF(self->_recolour_token);
    }
    self->_recolour_token = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_recolour_seal(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_recolour_seal == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'recolour_seal' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_recolour_seal);
    PyObject *retval = self->_recolour_seal;
    return retval;
}

static int
encyclopedia___options___Options_set_recolour_seal(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'recolour_seal' cannot be deleted");
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
    if (self->_recolour_seal != NULL) {
        CPy_DECREF(self->_recolour_seal);
    }
    self->_recolour_seal = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_recolours(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_recolours == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'recolours' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_recolours);
    PyObject *retval = self->_recolours;
    return retval;
}

static int
encyclopedia___options___Options_set_recolours(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'recolours' cannot be deleted");
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
    if (self->_recolours != NULL) {
        CPy_DECREF(self->_recolours);
    }
    self->_recolours = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_boost_coin(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_boost_coin == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'boost_coin' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_boost_coin);
    PyObject *retval = self->_boost_coin;
    return retval;
}

static int
encyclopedia___options___Options_set_boost_coin(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'boost_coin' cannot be deleted");
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
    if (self->_boost_coin != NULL) {
        CPy_DECREF(self->_boost_coin);
    }
    self->_boost_coin = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_boost_token(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_boost_token == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'boost_token' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_boost_token);
    PyObject *retval = self->_boost_token;
    return retval;
}

static int
encyclopedia___options___Options_set_boost_token(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'boost_token' cannot be deleted");
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
    if (self->_boost_token != NULL) {
        CPy_DECREF(self->_boost_token);
    }
    self->_boost_token = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_boost_seal(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_boost_seal == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'boost_seal' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_boost_seal);
    PyObject *retval = self->_boost_seal;
    return retval;
}

static int
encyclopedia___options___Options_set_boost_seal(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'boost_seal' cannot be deleted");
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
    if (self->_boost_seal != NULL) {
        CPy_DECREF(self->_boost_seal);
    }
    self->_boost_seal = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_boosts(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_boosts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'boosts' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_boosts);
    PyObject *retval = self->_boosts;
    return retval;
}

static int
encyclopedia___options___Options_set_boosts(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'boosts' cannot be deleted");
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
    if (self->_boosts != NULL) {
        CPy_DECREF(self->_boosts);
    }
    self->_boosts = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_seal_coins(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_seal_coins == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seal_coins' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_seal_coins);
    PyObject *retval = self->_seal_coins;
    return retval;
}

static int
encyclopedia___options___Options_set_seal_coins(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'seal_coins' cannot be deleted");
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
    if (self->_seal_coins != NULL) {
        CPy_DECREF(self->_seal_coins);
    }
    self->_seal_coins = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_use(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
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
encyclopedia___options___Options_set_use(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
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
encyclopedia___options___Options_get_expert(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_expert == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expert' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expert);
    PyObject *retval = self->_expert;
    return retval;
}

static int
encyclopedia___options___Options_set_expert(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'expert' cannot be deleted");
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
    if (self->_expert != NULL) {
        CPy_DECREF(self->_expert);
    }
    self->_expert = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_animal(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_animal == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal);
    PyObject *retval = self->_animal;
    return retval;
}

static int
encyclopedia___options___Options_set_animal(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'animal' cannot be deleted");
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
    if (self->_animal != NULL) {
        CPy_DECREF(self->_animal);
    }
    self->_animal = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_place(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
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
encyclopedia___options___Options_set_place(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'place' cannot be deleted");
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
    if (self->_place != NULL) {
        CPy_DECREF(self->_place);
    }
    self->_place = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_cover(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_cover == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cover' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cover);
    PyObject *retval = self->_cover;
    return retval;
}

static int
encyclopedia___options___Options_set_cover(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'cover' cannot be deleted");
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
    if (self->_cover != NULL) {
        CPy_DECREF(self->_cover);
    }
    self->_cover = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_tuck(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
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
encyclopedia___options___Options_set_tuck(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'tuck' cannot be deleted");
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
    if (self->_tuck != NULL) {
        CPy_DECREF(self->_tuck);
    }
    self->_tuck = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_cube(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
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
encyclopedia___options___Options_set_cube(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
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
encyclopedia___options___Options_get_type(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_type == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'type' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_type);
    PyObject *retval = self->_type;
    return retval;
}

static int
encyclopedia___options___Options_set_type(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'type' cannot be deleted");
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
    if (self->_type != NULL) {
        CPy_DECREF(self->_type);
    }
    self->_type = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_join(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_join == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'join' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_join);
    PyObject *retval = self->_join;
    return retval;
}

static int
encyclopedia___options___Options_set_join(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'join' cannot be deleted");
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
    if (self->_join != NULL) {
        CPy_DECREF(self->_join);
    }
    self->_join = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_no_free_step(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_no_free_step == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'no_free_step' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_no_free_step);
    PyObject *retval = self->_no_free_step;
    return retval;
}

static int
encyclopedia___options___Options_set_no_free_step(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'no_free_step' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_offer___Refused))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.offer.Refused", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_no_free_step != NULL) {
        CPy_DECREF(self->_no_free_step);
    }
    self->_no_free_step = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_done(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_done == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'done' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_done);
    PyObject *retval = self->_done;
    return retval;
}

static int
encyclopedia___options___Options_set_done(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'done' cannot be deleted");
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
    if (self->_done != NULL) {
        CPy_DECREF(self->_done);
    }
    self->_done = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_may_stop(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_may_stop == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'may_stop' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_may_stop);
    PyObject *retval = self->_may_stop;
    return retval;
}

static int
encyclopedia___options___Options_set_may_stop(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'may_stop' cannot be deleted");
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
    if (self->_may_stop != NULL) {
        CPy_DECREF(self->_may_stop);
    }
    self->_may_stop = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_one_cube_first(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_one_cube_first == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'one_cube_first' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_one_cube_first);
    PyObject *retval = self->_one_cube_first;
    return retval;
}

static int
encyclopedia___options___Options_set_one_cube_first(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'one_cube_first' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_offer___Refused))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.offer.Refused", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_one_cube_first != NULL) {
        CPy_DECREF(self->_one_cube_first);
    }
    self->_one_cube_first = tmp;
    return 0;
}

static PyObject *
encyclopedia___options___Options_get_decline(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
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
encyclopedia___options___Options_set_decline(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
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
encyclopedia___options___Options_get_end_turn(serai___games___encyclopedia___options___OptionsObject *self, void *closure)
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
encyclopedia___options___Options_set_end_turn(serai___games___encyclopedia___options___OptionsObject *self, PyObject *value, void *closure)
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
static PyMethodDef encyclopedia___optionsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___options__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___options__internal, "__name__");
    CPyStatic_encyclopedia___options___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___options__internal);
    if (unlikely(CPyStatic_encyclopedia___options___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___options_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___options__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___options___Options);
    return -1;
}
int CPyExec_serai___games___encyclopedia___options(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___options__impl, &CPyImportState_serai___games___encyclopedia___options, &CPyModule_serai___games___encyclopedia___options);
}
static struct PyModuleDef encyclopedia___optionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.options",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___optionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___options(void)
{
    if (CPyModule_serai___games___encyclopedia___options__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___options__internal);
        return CPyModule_serai___games___encyclopedia___options__internal;
    }
    CPyModule_serai___games___encyclopedia___options__internal = PyModule_Create(&encyclopedia___optionsmodule);
    return CPyModule_serai___games___encyclopedia___options__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___options(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___options__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___options__internal);
        return CPyModule_serai___games___encyclopedia___options__internal;
    }
    CPyModule_serai___games___encyclopedia___options__internal = PyModule_Create(&encyclopedia___optionsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___options__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.options");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___options__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___options__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___options__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___options(CPyModule_serai___games___encyclopedia___options__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___options__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.options");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___options__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_encyclopedia___options___Options_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_die;
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
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_slot;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    tuple_T1O cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    tuple_T1O cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    tuple_T1O cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    tuple_T1O cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    tuple_T1O cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_continent;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    tuple_T1O cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    CPyTagged cpy_r_r101;
    int64_t cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyPtr cpy_r_r109;
    CPyPtr cpy_r_r110;
    CPyPtr cpy_r_r111;
    CPyPtr cpy_r_r112;
    CPyPtr cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyPtr cpy_r_r118;
    int64_t cpy_r_r119;
    int64_t cpy_r_r120;
    char cpy_r_r121;
    CPyTagged cpy_r_animal;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    tuple_T1O cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    CPyTagged cpy_r_r135;
    int64_t cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    PyObject *cpy_r_r139;
    CPyPtr cpy_r_r140;
    int64_t cpy_r_r141;
    int64_t cpy_r_r142;
    char cpy_r_r143;
    CPyTagged cpy_r_continent_2;
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
    int32_t cpy_r_r154;
    char cpy_r_r155;
    CPyTagged cpy_r_r156;
    int64_t cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    PyObject *cpy_r_r160;
    CPyPtr cpy_r_r161;
    int64_t cpy_r_r162;
    int64_t cpy_r_r163;
    char cpy_r_r164;
    CPyTagged cpy_r_continent_3;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyTagged cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    int32_t cpy_r_r178;
    char cpy_r_r179;
    CPyTagged cpy_r_r180;
    int64_t cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject **cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    tuple_T2OO cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    char cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    CPyTagged cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    CPyTagged cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    CPyTagged cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    CPyPtr cpy_r_r235;
    CPyPtr cpy_r_r236;
    CPyPtr cpy_r_r237;
    CPyPtr cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    CPyTagged cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    CPyTagged cpy_r_r249;
    PyObject *cpy_r_r250;
    CPyPtr cpy_r_r251;
    int64_t cpy_r_r252;
    int64_t cpy_r_r253;
    char cpy_r_r254;
    CPyTagged cpy_r_expert;
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
    tuple_T1O cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    int32_t cpy_r_r270;
    char cpy_r_r271;
    CPyTagged cpy_r_r272;
    int64_t cpy_r_r273;
    PyObject *cpy_r_r274;
    CPyTagged cpy_r_r275;
    PyObject *cpy_r_r276;
    CPyPtr cpy_r_r277;
    int64_t cpy_r_r278;
    int64_t cpy_r_r279;
    char cpy_r_r280;
    CPyTagged cpy_r_expert_2;
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
    tuple_T1O cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    int32_t cpy_r_r296;
    char cpy_r_r297;
    CPyTagged cpy_r_r298;
    int64_t cpy_r_r299;
    PyObject *cpy_r_r300;
    CPyTagged cpy_r_r301;
    PyObject *cpy_r_r302;
    CPyPtr cpy_r_r303;
    int64_t cpy_r_r304;
    int64_t cpy_r_r305;
    char cpy_r_r306;
    CPyTagged cpy_r_animal_2;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    tuple_T1O cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    int32_t cpy_r_r318;
    char cpy_r_r319;
    CPyTagged cpy_r_r320;
    int64_t cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    CPyTagged cpy_r_r329;
    PyObject *cpy_r_r330;
    CPyPtr cpy_r_r331;
    int64_t cpy_r_r332;
    int64_t cpy_r_r333;
    char cpy_r_r334;
    CPyTagged cpy_r_expert_3;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    tuple_T1O cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    int32_t cpy_r_r346;
    char cpy_r_r347;
    CPyTagged cpy_r_r348;
    int64_t cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    CPyTagged cpy_r_r357;
    PyObject *cpy_r_r358;
    CPyPtr cpy_r_r359;
    int64_t cpy_r_r360;
    int64_t cpy_r_r361;
    char cpy_r_r362;
    CPyTagged cpy_r_animal_3;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    CPyTagged cpy_r_r366;
    CPyTagged cpy_r_kind;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    CPyTagged cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    CPyTagged cpy_r_r373;
    tuple_T2II cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    CPyTagged cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    CPyTagged cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    CPyTagged cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    CPyTagged cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    tuple_T1O cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    int32_t cpy_r_r406;
    char cpy_r_r407;
    CPyTagged cpy_r_r408;
    int32_t cpy_r_r409;
    char cpy_r_r410;
    CPyTagged cpy_r_r411;
    int64_t cpy_r_r412;
    PyObject *cpy_r_r413;
    CPyTagged cpy_r_r414;
    CPyTagged cpy_r_kind_2;
    char cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    tuple_T1O cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    int32_t cpy_r_r432;
    char cpy_r_r433;
    CPyTagged cpy_r_r434;
    PyObject *cpy_r_r435;
    CPyTagged cpy_r_r436;
    PyObject *cpy_r_r437;
    CPyPtr cpy_r_r438;
    int64_t cpy_r_r439;
    int64_t cpy_r_r440;
    char cpy_r_r441;
    CPyTagged cpy_r_animal_4;
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
    int32_t cpy_r_r453;
    char cpy_r_r454;
    CPyTagged cpy_r_r455;
    int64_t cpy_r_r456;
    PyObject *cpy_r_r457;
    tuple_T1O cpy_r_r458;
    PyObject *cpy_r_r459;
    char cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject *cpy_r_r467;
    PyObject *cpy_r_r468;
    PyObject *cpy_r_r469;
    tuple_T1O cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    PyObject *cpy_r_r473;
    PyObject *cpy_r_r474;
    PyObject *cpy_r_r475;
    PyObject *cpy_r_r476;
    tuple_T1O cpy_r_r477;
    PyObject *cpy_r_r478;
    char cpy_r_r479;
    PyObject *cpy_r_r480;
    PyObject *cpy_r_r481;
    PyObject *cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    PyObject *cpy_r_r485;
    PyObject *cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    PyObject *cpy_r_r489;
    PyObject *cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject *cpy_r_r492;
    PyObject *cpy_r_r493;
    char cpy_r_r494;
    cpy_r_r0 = CPyDef_option___Vocabulary();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 20, CPyStatic_encyclopedia___options___globals);
        goto CPyL211;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_vocabulary = cpy_r_r0;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 21, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_die_ids;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "die_ids", 22, CPyStatic_encyclopedia___options___globals);
        goto CPyL213;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = cpy_r_r6 < cpy_r_r5;
    if (!cpy_r_r7) goto CPyL214;
    cpy_r_die = cpy_r_r2;
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_r3, cpy_r_r6);
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 21, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r8);
        goto CPyL215;
    }
    cpy_r_r10 = CPyStatics[871]; /* 'die:' */
    cpy_r_r11 = CPyStr_Build(2, cpy_r_r10, cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 22, CPyStatic_encyclopedia___options___globals);
        goto CPyL216;
    }
    cpy_r_r12 = CPyStatics[543]; /* 'die' */
    cpy_r_r13 = CPyDict_Build(1, cpy_r_r12, cpy_r_r9);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 22, CPyStatic_encyclopedia___options___globals);
        goto CPyL217;
    }
    cpy_r_r14.f0 = cpy_r_r9;
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_die);
    cpy_r_r16 = NULL;
    cpy_r_r17 = PyTuple_New(1);
    if (unlikely(cpy_r_r17 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp726 = cpy_r_r14.f0;
    PyTuple_SET_ITEM(cpy_r_r17, 0, __tmp726);
    cpy_r_r18 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r11, cpy_r_r15, cpy_r_r16, cpy_r_r13, cpy_r_r17);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 22, CPyStatic_encyclopedia___options___globals);
        goto CPyL218;
    }
    cpy_r_r19 = PyList_Append(cpy_r_r1, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 21, CPyStatic_encyclopedia___options___globals);
        goto CPyL218;
    }
    cpy_r_r21 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r21;
    cpy_r_r22 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r22;
    goto CPyL4;
CPyL11: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_die = cpy_r_r1;
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 24, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r24 = 0;
    cpy_r_r25 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_slot_ids;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "slot_ids", 26, CPyStatic_encyclopedia___options___globals);
        goto CPyL219;
    }
    CPy_INCREF(cpy_r_r25);
CPyL13: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = 0;
CPyL14: ;
    cpy_r_r29 = cpy_r_r28 < cpy_r_r27;
    if (!cpy_r_r29) goto CPyL220;
    cpy_r_slot = cpy_r_r24;
    cpy_r_r30 = CPySequenceTuple_GetItemUnsafe(cpy_r_r25, cpy_r_r28);
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 24, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r30);
        goto CPyL221;
    }
    cpy_r_r32 = CPyStatics[872]; /* 'slot:' */
    cpy_r_r33 = CPyTagged_Add(cpy_r_slot, 2);
    cpy_r_r34 = CPyTagged_Str(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 25, CPyStatic_encyclopedia___options___globals);
        goto CPyL222;
    }
    cpy_r_r35 = CPyStr_Build(2, cpy_r_r32, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 25, CPyStatic_encyclopedia___options___globals);
        goto CPyL222;
    }
    cpy_r_r36 = CPyStatics[785]; /* 'slot' */
    cpy_r_r37 = CPyDict_Build(1, cpy_r_r36, cpy_r_r31);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 25, CPyStatic_encyclopedia___options___globals);
        goto CPyL223;
    }
    cpy_r_r38.f0 = cpy_r_r31;
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_slot);
    cpy_r_r40 = NULL;
    cpy_r_r41 = PyTuple_New(1);
    if (unlikely(cpy_r_r41 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp727 = cpy_r_r38.f0;
    PyTuple_SET_ITEM(cpy_r_r41, 0, __tmp727);
    cpy_r_r42 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r35, cpy_r_r39, cpy_r_r40, cpy_r_r37, cpy_r_r41);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 25, CPyStatic_encyclopedia___options___globals);
        goto CPyL224;
    }
    cpy_r_r43 = PyList_Append(cpy_r_r23, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 24, CPyStatic_encyclopedia___options___globals);
        goto CPyL224;
    }
    cpy_r_r45 = cpy_r_r24 + 2;
    cpy_r_r24 = cpy_r_r45;
    cpy_r_r46 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r46;
    goto CPyL14;
CPyL22: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_slot = cpy_r_r23;
    cpy_r_r47 = CPyStatics[430]; /* 'embassy' */
    cpy_r_r48 = CPyStatics[430]; /* 'embassy' */
    CPy_INCREF(cpy_r_r48);
    cpy_r_r49.f0 = cpy_r_r48;
    cpy_r_r50 = NULL;
    cpy_r_r51 = NULL;
    cpy_r_r52 = NULL;
    cpy_r_r53 = PyTuple_New(1);
    if (unlikely(cpy_r_r53 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp728 = cpy_r_r49.f0;
    PyTuple_SET_ITEM(cpy_r_r53, 0, __tmp728);
    cpy_r_r54 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r47, cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 28, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_embassy = cpy_r_r54;
    cpy_r_r55 = CPyStatics[422]; /* 'bank' */
    cpy_r_r56 = CPyStatics[422]; /* 'bank' */
    CPy_INCREF(cpy_r_r56);
    cpy_r_r57.f0 = cpy_r_r56;
    cpy_r_r58 = NULL;
    cpy_r_r59 = NULL;
    cpy_r_r60 = NULL;
    cpy_r_r61 = PyTuple_New(1);
    if (unlikely(cpy_r_r61 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp729 = cpy_r_r57.f0;
    PyTuple_SET_ITEM(cpy_r_r61, 0, __tmp729);
    cpy_r_r62 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r55, cpy_r_r58, cpy_r_r59, cpy_r_r60, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 29, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_bank = cpy_r_r62;
    cpy_r_r63 = CPyStatics[499]; /* 'university' */
    cpy_r_r64 = CPyStatics[499]; /* 'university' */
    CPy_INCREF(cpy_r_r64);
    cpy_r_r65.f0 = cpy_r_r64;
    cpy_r_r66 = NULL;
    cpy_r_r67 = NULL;
    cpy_r_r68 = NULL;
    cpy_r_r69 = PyTuple_New(1);
    if (unlikely(cpy_r_r69 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp730 = cpy_r_r65.f0;
    PyTuple_SET_ITEM(cpy_r_r69, 0, __tmp730);
    cpy_r_r70 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r63, cpy_r_r66, cpy_r_r67, cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 30, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_university = cpy_r_r70;
    cpy_r_r71 = CPyStatics[387]; /* 'academy' */
    cpy_r_r72 = CPyStatics[387]; /* 'academy' */
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73.f0 = cpy_r_r72;
    cpy_r_r74 = NULL;
    cpy_r_r75 = NULL;
    cpy_r_r76 = NULL;
    cpy_r_r77 = PyTuple_New(1);
    if (unlikely(cpy_r_r77 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp731 = cpy_r_r73.f0;
    PyTuple_SET_ITEM(cpy_r_r77, 0, __tmp731);
    cpy_r_r78 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r71, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 31, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_academy = cpy_r_r78;
    cpy_r_r79 = PyList_New(0);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 32, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r80 = 0;
    cpy_r_r81 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_continents;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "continents", 34, CPyStatic_encyclopedia___options___globals);
        goto CPyL225;
    }
    CPy_INCREF(cpy_r_r81);
CPyL28: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = 0;
CPyL29: ;
    cpy_r_r85 = cpy_r_r84 < cpy_r_r83;
    if (!cpy_r_r85) goto CPyL226;
    cpy_r_continent = cpy_r_r80;
    cpy_r_r86 = CPySequenceTuple_GetItemUnsafe(cpy_r_r81, cpy_r_r84);
    if (likely(PyUnicode_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 32, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r86);
        goto CPyL227;
    }
    cpy_r_r88 = CPyStatics[873]; /* 'expedition:' */
    cpy_r_r89 = CPyStr_Build(2, cpy_r_r88, cpy_r_r87);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 33, CPyStatic_encyclopedia___options___globals);
        goto CPyL228;
    }
    cpy_r_r90 = CPyStatics[440]; /* 'continent' */
    cpy_r_r91 = CPyDict_Build(1, cpy_r_r90, cpy_r_r87);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 33, CPyStatic_encyclopedia___options___globals);
        goto CPyL229;
    }
    cpy_r_r92 = CPyStatics[569]; /* 'expedition-' */
    cpy_r_r93 = CPyStr_Build(2, cpy_r_r92, cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 33, CPyStatic_encyclopedia___options___globals);
        goto CPyL230;
    }
    cpy_r_r94.f0 = cpy_r_r93;
    cpy_r_r95 = CPyTagged_StealAsObject(cpy_r_continent);
    cpy_r_r96 = NULL;
    cpy_r_r97 = PyTuple_New(1);
    if (unlikely(cpy_r_r97 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp732 = cpy_r_r94.f0;
    PyTuple_SET_ITEM(cpy_r_r97, 0, __tmp732);
    cpy_r_r98 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r89, cpy_r_r95, cpy_r_r96, cpy_r_r91, cpy_r_r97);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 33, CPyStatic_encyclopedia___options___globals);
        goto CPyL231;
    }
    cpy_r_r99 = PyList_Append(cpy_r_r79, cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 32, CPyStatic_encyclopedia___options___globals);
        goto CPyL231;
    }
    cpy_r_r101 = cpy_r_r80 + 2;
    cpy_r_r80 = cpy_r_r101;
    cpy_r_r102 = cpy_r_r84 + 1;
    cpy_r_r84 = cpy_r_r102;
    goto CPyL29;
CPyL37: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_expedition = cpy_r_r79;
    cpy_r_r103 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_embassy;
    CPy_INCREF(cpy_r_r103);
    cpy_r_r104 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_bank;
    CPy_INCREF(cpy_r_r104);
    cpy_r_r105 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_university;
    CPy_INCREF(cpy_r_r105);
    cpy_r_r106 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_academy;
    CPy_INCREF(cpy_r_r106);
    cpy_r_r107 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_expedition;
    CPy_INCREF(cpy_r_r107);
    cpy_r_r108 = PyList_New(4);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 36, CPyStatic_encyclopedia___options___globals);
        goto CPyL232;
    }
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r108 + offsetof(PyListObject, ob_item));
    cpy_r_r110 = *(CPyPtr *)cpy_r_r109;
    *(PyObject * *)cpy_r_r110 = cpy_r_r103;
    cpy_r_r111 = cpy_r_r110 + 8;
    *(PyObject * *)cpy_r_r111 = cpy_r_r104;
    cpy_r_r112 = cpy_r_r110 + 16;
    *(PyObject * *)cpy_r_r112 = cpy_r_r105;
    cpy_r_r113 = cpy_r_r110 + 24;
    *(PyObject * *)cpy_r_r113 = cpy_r_r106;
    cpy_r_r114 = CPyList_Extend(cpy_r_r108, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 36, CPyStatic_encyclopedia___options___globals);
        goto CPyL233;
    } else
        goto CPyL234;
CPyL39: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_actions = cpy_r_r108;
    cpy_r_r115 = PyList_New(0);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 37, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r116 = 0;
    cpy_r_r117 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_ids;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "animal_ids", 39, CPyStatic_encyclopedia___options___globals);
        goto CPyL235;
    }
    CPy_INCREF(cpy_r_r117);
CPyL41: ;
    cpy_r_r118 = (CPyPtr)((CPyPtr)cpy_r_r117 + offsetof(PyVarObject, ob_size));
    cpy_r_r119 = *(int64_t *)cpy_r_r118;
    cpy_r_r120 = 0;
CPyL42: ;
    cpy_r_r121 = cpy_r_r120 < cpy_r_r119;
    if (!cpy_r_r121) goto CPyL236;
    cpy_r_animal = cpy_r_r116;
    cpy_r_r122 = CPySequenceTuple_GetItemUnsafe(cpy_r_r117, cpy_r_r120);
    if (likely(PyUnicode_Check(cpy_r_r122)))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 37, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r122);
        goto CPyL237;
    }
    cpy_r_r124 = CPyStatics[874]; /* 'publish:' */
    cpy_r_r125 = CPyStr_Build(2, cpy_r_r124, cpy_r_r123);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 38, CPyStatic_encyclopedia___options___globals);
        goto CPyL238;
    }
    cpy_r_r126 = CPyStatics[446]; /* 'animal' */
    cpy_r_r127 = CPyDict_Build(1, cpy_r_r126, cpy_r_r123);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 38, CPyStatic_encyclopedia___options___globals);
        goto CPyL239;
    }
    cpy_r_r128.f0 = cpy_r_r123;
    cpy_r_r129 = CPyTagged_StealAsObject(cpy_r_animal);
    cpy_r_r130 = NULL;
    cpy_r_r131 = PyTuple_New(1);
    if (unlikely(cpy_r_r131 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp733 = cpy_r_r128.f0;
    PyTuple_SET_ITEM(cpy_r_r131, 0, __tmp733);
    cpy_r_r132 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r125, cpy_r_r129, cpy_r_r130, cpy_r_r127, cpy_r_r131);
    CPy_DECREF(cpy_r_r125);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 38, CPyStatic_encyclopedia___options___globals);
        goto CPyL240;
    }
    cpy_r_r133 = PyList_Append(cpy_r_r115, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 37, CPyStatic_encyclopedia___options___globals);
        goto CPyL240;
    }
    cpy_r_r135 = cpy_r_r116 + 2;
    cpy_r_r116 = cpy_r_r135;
    cpy_r_r136 = cpy_r_r120 + 1;
    cpy_r_r120 = cpy_r_r136;
    goto CPyL42;
CPyL49: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_publish = cpy_r_r115;
    cpy_r_r137 = PyList_New(0);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 41, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r138 = 0;
    cpy_r_r139 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "colours", 43, CPyStatic_encyclopedia___options___globals);
        goto CPyL241;
    }
    CPy_INCREF(cpy_r_r139);
CPyL51: ;
    cpy_r_r140 = (CPyPtr)((CPyPtr)cpy_r_r139 + offsetof(PyVarObject, ob_size));
    cpy_r_r141 = *(int64_t *)cpy_r_r140;
    cpy_r_r142 = 0;
CPyL52: ;
    cpy_r_r143 = cpy_r_r142 < cpy_r_r141;
    if (!cpy_r_r143) goto CPyL242;
    cpy_r_continent_2 = cpy_r_r138;
    cpy_r_r144 = CPySequenceTuple_GetItemUnsafe(cpy_r_r139, cpy_r_r142);
    if (likely(PyUnicode_Check(cpy_r_r144)))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 41, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r144);
        goto CPyL243;
    }
    cpy_r_r146 = CPyStatics[875]; /* 'recolour-token:' */
    cpy_r_r147 = CPyStr_Build(2, cpy_r_r146, cpy_r_r145);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 42, CPyStatic_encyclopedia___options___globals);
        goto CPyL244;
    }
    cpy_r_r148 = CPyStatics[336]; /* 'colour' */
    cpy_r_r149 = CPyDict_Build(1, cpy_r_r148, cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 42, CPyStatic_encyclopedia___options___globals);
        goto CPyL245;
    }
    cpy_r_r150 = CPyTagged_StealAsObject(cpy_r_continent_2);
    cpy_r_r151 = NULL;
    cpy_r_r152 = NULL;
    cpy_r_r153 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r147, cpy_r_r150, cpy_r_r151, cpy_r_r149, cpy_r_r152);
    CPy_DECREF(cpy_r_r147);
    CPy_DECREF(cpy_r_r150);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 42, CPyStatic_encyclopedia___options___globals);
        goto CPyL246;
    }
    cpy_r_r154 = PyList_Append(cpy_r_r137, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 41, CPyStatic_encyclopedia___options___globals);
        goto CPyL246;
    }
    cpy_r_r156 = cpy_r_r138 + 2;
    cpy_r_r138 = cpy_r_r156;
    cpy_r_r157 = cpy_r_r142 + 1;
    cpy_r_r142 = cpy_r_r157;
    goto CPyL52;
CPyL59: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_recolour_token = cpy_r_r137;
    cpy_r_r158 = PyList_New(0);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 45, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r159 = 0;
    cpy_r_r160 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "colours", 47, CPyStatic_encyclopedia___options___globals);
        goto CPyL247;
    }
    CPy_INCREF(cpy_r_r160);
CPyL61: ;
    cpy_r_r161 = (CPyPtr)((CPyPtr)cpy_r_r160 + offsetof(PyVarObject, ob_size));
    cpy_r_r162 = *(int64_t *)cpy_r_r161;
    cpy_r_r163 = 0;
CPyL62: ;
    cpy_r_r164 = cpy_r_r163 < cpy_r_r162;
    if (!cpy_r_r164) goto CPyL248;
    cpy_r_continent_3 = cpy_r_r159;
    cpy_r_r165 = CPySequenceTuple_GetItemUnsafe(cpy_r_r160, cpy_r_r163);
    if (likely(PyUnicode_Check(cpy_r_r165)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 45, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r165);
        goto CPyL249;
    }
    cpy_r_r167 = CPyStatics[876]; /* 'recolour-seal:' */
    cpy_r_r168 = CPyStr_Build(2, cpy_r_r167, cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 46, CPyStatic_encyclopedia___options___globals);
        goto CPyL250;
    }
    cpy_r_r169 = CPyStatics[336]; /* 'colour' */
    cpy_r_r170 = CPyStatics[31]; /* 'n' */
    cpy_r_r171 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_seal_value;
    if (unlikely(cpy_r_r171 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "seal_value", 46, CPyStatic_encyclopedia___options___globals);
        goto CPyL251;
    }
    CPyTagged_INCREF(cpy_r_r171);
CPyL66: ;
    cpy_r_r172 = CPyTagged_StealAsObject(cpy_r_r171);
    cpy_r_r173 = CPyDict_Build(2, cpy_r_r169, cpy_r_r166, cpy_r_r170, cpy_r_r172);
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 46, CPyStatic_encyclopedia___options___globals);
        goto CPyL252;
    }
    cpy_r_r174 = CPyTagged_StealAsObject(cpy_r_continent_3);
    cpy_r_r175 = NULL;
    cpy_r_r176 = NULL;
    cpy_r_r177 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r168, cpy_r_r174, cpy_r_r175, cpy_r_r173, cpy_r_r176);
    CPy_DECREF(cpy_r_r168);
    CPy_DECREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 46, CPyStatic_encyclopedia___options___globals);
        goto CPyL253;
    }
    cpy_r_r178 = PyList_Append(cpy_r_r158, cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    cpy_r_r179 = cpy_r_r178 >= 0;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 45, CPyStatic_encyclopedia___options___globals);
        goto CPyL253;
    }
    cpy_r_r180 = cpy_r_r159 + 2;
    cpy_r_r159 = cpy_r_r180;
    cpy_r_r181 = cpy_r_r163 + 1;
    cpy_r_r163 = cpy_r_r181;
    goto CPyL62;
CPyL70: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_recolour_seal = cpy_r_r158;
    cpy_r_r182 = PyList_New(0);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 49, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r183 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_recolour_token;
    CPy_INCREF(cpy_r_r183);
    cpy_r_r184 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_recolour_seal;
    CPy_INCREF(cpy_r_r184);
    cpy_r_r185 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r186 = CPyStatics[36]; /* 'zip' */
    cpy_r_r187 = CPyObject_GetAttr(cpy_r_r185, cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 50, CPyStatic_encyclopedia___options___globals);
        goto CPyL254;
    }
    cpy_r_r188 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r189[3] = {cpy_r_r183, cpy_r_r184, cpy_r_r188};
    cpy_r_r190 = (PyObject **)&cpy_r_r189;
    cpy_r_r191 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r192 = PyObject_Vectorcall(cpy_r_r187, cpy_r_r190, 2, cpy_r_r191);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 50, CPyStatic_encyclopedia___options___globals);
        goto CPyL254;
    }
    CPy_DECREF(cpy_r_r183);
    CPy_DECREF(cpy_r_r184);
    cpy_r_r193 = PyObject_GetIter(cpy_r_r192);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 49, CPyStatic_encyclopedia___options___globals);
        goto CPyL255;
    }
CPyL74: ;
    cpy_r_r194 = PyIter_Next(cpy_r_r193);
    if (cpy_r_r194 == NULL) goto CPyL256;
    PyObject *__tmp734;
    if (unlikely(!(PyTuple_Check(cpy_r_r194) && PyTuple_GET_SIZE(cpy_r_r194) == 2))) {
        __tmp734 = NULL;
        goto __LL735;
    }
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r194, 0)) == CPyType_option___Option))
        __tmp734 = PyTuple_GET_ITEM(cpy_r_r194, 0);
    else {
        __tmp734 = NULL;
    }
    if (__tmp734 == NULL) goto __LL735;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r194, 1)) == CPyType_option___Option))
        __tmp734 = PyTuple_GET_ITEM(cpy_r_r194, 1);
    else {
        __tmp734 = NULL;
    }
    if (__tmp734 == NULL) goto __LL735;
    __tmp734 = cpy_r_r194;
__LL735: ;
    if (unlikely(__tmp734 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.option.Option, serai.kernel.option.Option]", cpy_r_r194); cpy_r_r195 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp736 = PyTuple_GET_ITEM(cpy_r_r194, 0);
        CPy_INCREF(__tmp736);
        PyObject *__tmp737;
        if (likely(Py_TYPE(__tmp736) == CPyType_option___Option))
            __tmp737 = __tmp736;
        else {
            CPy_TypeError("serai.kernel.option.Option", __tmp736); 
            __tmp737 = NULL;
        }
        cpy_r_r195.f0 = __tmp737;
        PyObject *__tmp738 = PyTuple_GET_ITEM(cpy_r_r194, 1);
        CPy_INCREF(__tmp738);
        PyObject *__tmp739;
        if (likely(Py_TYPE(__tmp738) == CPyType_option___Option))
            __tmp739 = __tmp738;
        else {
            CPy_TypeError("serai.kernel.option.Option", __tmp738); 
            __tmp739 = NULL;
        }
        cpy_r_r195.f1 = __tmp739;
    }
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 49, CPyStatic_encyclopedia___options___globals);
        goto CPyL257;
    }
    cpy_r_r196 = PyTuple_New(2);
    if (unlikely(cpy_r_r196 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp740 = cpy_r_r195.f0;
    PyTuple_SET_ITEM(cpy_r_r196, 0, __tmp740);
    PyObject *__tmp741 = cpy_r_r195.f1;
    PyTuple_SET_ITEM(cpy_r_r196, 1, __tmp741);
    cpy_r_r197 = PyObject_GetIter(cpy_r_r196);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 49, CPyStatic_encyclopedia___options___globals);
        goto CPyL257;
    }
CPyL77: ;
    cpy_r_r198 = PyIter_Next(cpy_r_r197);
    if (cpy_r_r198 == NULL) goto CPyL258;
    if (likely(Py_TYPE(cpy_r_r198) == CPyType_option___Option))
        cpy_r_r199 = cpy_r_r198;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 49, CPyStatic_encyclopedia___options___globals, "serai.kernel.option.Option", cpy_r_r198);
        goto CPyL259;
    }
    cpy_r_r200 = PyList_Append(cpy_r_r182, cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 49, CPyStatic_encyclopedia___options___globals);
        goto CPyL259;
    } else
        goto CPyL77;
CPyL80: ;
    cpy_r_r202 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 49, CPyStatic_encyclopedia___options___globals);
        goto CPyL257;
    } else
        goto CPyL74;
CPyL81: ;
    cpy_r_r203 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r203)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 49, CPyStatic_encyclopedia___options___globals);
        goto CPyL255;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_recolours = cpy_r_r182;
    cpy_r_r204 = CPyStatics[877]; /* 'boost:coin' */
    cpy_r_r205 = CPyStatics[878]; /* 'option-boost-coin' */
    cpy_r_r206 = CPyStatics[31]; /* 'n' */
    cpy_r_r207 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_coin_value;
    if (unlikely(cpy_r_r207 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "coin_value", 52, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    CPyTagged_INCREF(cpy_r_r207);
CPyL83: ;
    cpy_r_r208 = CPyTagged_StealAsObject(cpy_r_r207);
    cpy_r_r209 = CPyDict_Build(1, cpy_r_r206, cpy_r_r208);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 52, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r210 = NULL;
    cpy_r_r211 = NULL;
    cpy_r_r212 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r204, cpy_r_r210, cpy_r_r205, cpy_r_r209, cpy_r_r211);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 52, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_boost_coin = cpy_r_r212;
    cpy_r_r213 = CPyStatics[879]; /* 'boost:token' */
    cpy_r_r214 = CPyStatics[880]; /* 'option-boost-token' */
    cpy_r_r215 = CPyStatics[31]; /* 'n' */
    cpy_r_r216 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_token_value;
    if (unlikely(cpy_r_r216 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "token_value", 53, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    CPyTagged_INCREF(cpy_r_r216);
CPyL86: ;
    cpy_r_r217 = CPyTagged_StealAsObject(cpy_r_r216);
    cpy_r_r218 = CPyDict_Build(1, cpy_r_r215, cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 53, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r219 = NULL;
    cpy_r_r220 = NULL;
    cpy_r_r221 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r213, cpy_r_r219, cpy_r_r214, cpy_r_r218, cpy_r_r220);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 53, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_boost_token = cpy_r_r221;
    cpy_r_r222 = CPyStatics[881]; /* 'boost:seal' */
    cpy_r_r223 = CPyStatics[882]; /* 'option-boost-seal' */
    cpy_r_r224 = CPyStatics[31]; /* 'n' */
    cpy_r_r225 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_seal_value;
    if (unlikely(cpy_r_r225 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "seal_value", 54, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    CPyTagged_INCREF(cpy_r_r225);
CPyL89: ;
    cpy_r_r226 = CPyTagged_StealAsObject(cpy_r_r225);
    cpy_r_r227 = CPyDict_Build(1, cpy_r_r224, cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 54, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r228 = NULL;
    cpy_r_r229 = NULL;
    cpy_r_r230 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r222, cpy_r_r228, cpy_r_r223, cpy_r_r227, cpy_r_r229);
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 54, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_boost_seal = cpy_r_r230;
    cpy_r_r231 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_boost_coin;
    CPy_INCREF(cpy_r_r231);
    cpy_r_r232 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_boost_token;
    CPy_INCREF(cpy_r_r232);
    cpy_r_r233 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_boost_seal;
    CPy_INCREF(cpy_r_r233);
    cpy_r_r234 = PyList_New(3);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 55, CPyStatic_encyclopedia___options___globals);
        goto CPyL260;
    }
    cpy_r_r235 = (CPyPtr)((CPyPtr)cpy_r_r234 + offsetof(PyListObject, ob_item));
    cpy_r_r236 = *(CPyPtr *)cpy_r_r235;
    *(PyObject * *)cpy_r_r236 = cpy_r_r231;
    cpy_r_r237 = cpy_r_r236 + 8;
    *(PyObject * *)cpy_r_r237 = cpy_r_r232;
    cpy_r_r238 = cpy_r_r236 + 16;
    *(PyObject * *)cpy_r_r238 = cpy_r_r233;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_boosts = cpy_r_r234;
    cpy_r_r239 = CPyStatics[883]; /* 'seal-coins' */
    cpy_r_r240 = CPyStatics[31]; /* 'n' */
    cpy_r_r241 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_seal_coins;
    if (unlikely(cpy_r_r241 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "seal_coins", 56, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    CPyTagged_INCREF(cpy_r_r241);
CPyL93: ;
    cpy_r_r242 = CPyTagged_StealAsObject(cpy_r_r241);
    cpy_r_r243 = CPyDict_Build(1, cpy_r_r240, cpy_r_r242);
    CPy_DECREF(cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 56, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r244 = NULL;
    cpy_r_r245 = NULL;
    cpy_r_r246 = NULL;
    cpy_r_r247 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r239, cpy_r_r244, cpy_r_r245, cpy_r_r243, cpy_r_r246);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 56, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_seal_coins = cpy_r_r247;
    cpy_r_r248 = PyList_New(0);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 57, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r249 = 0;
    cpy_r_r250 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expert_ids;
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "expert_ids", 64, CPyStatic_encyclopedia___options___globals);
        goto CPyL261;
    }
    CPy_INCREF(cpy_r_r250);
CPyL97: ;
    cpy_r_r251 = (CPyPtr)((CPyPtr)cpy_r_r250 + offsetof(PyVarObject, ob_size));
    cpy_r_r252 = *(int64_t *)cpy_r_r251;
    cpy_r_r253 = 0;
CPyL98: ;
    cpy_r_r254 = cpy_r_r253 < cpy_r_r252;
    if (!cpy_r_r254) goto CPyL262;
    cpy_r_expert = cpy_r_r249;
    cpy_r_r255 = CPySequenceTuple_GetItemUnsafe(cpy_r_r250, cpy_r_r253);
    if (likely(PyUnicode_Check(cpy_r_r255)))
        cpy_r_r256 = cpy_r_r255;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 57, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r255);
        goto CPyL263;
    }
    cpy_r_r257 = CPyStatics[884]; /* 'use:' */
    cpy_r_r258 = CPyStr_Build(2, cpy_r_r257, cpy_r_r256);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 59, CPyStatic_encyclopedia___options___globals);
        goto CPyL264;
    }
    cpy_r_r259 = CPyStatics[175]; /* 'expert' */
    cpy_r_r260 = CPyStatics[602]; /* 'effect' */
    cpy_r_r261 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expert_effect;
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "expert_effect", 61, CPyStatic_encyclopedia___options___globals);
        goto CPyL265;
    }
CPyL102: ;
    cpy_r_r262 = CPyList_GetItem(cpy_r_r261, cpy_r_expert);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 61, CPyStatic_encyclopedia___options___globals);
        goto CPyL265;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r262, CPyType_kernel___effects___Effect)))
        cpy_r_r263 = cpy_r_r262;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 61, CPyStatic_encyclopedia___options___globals, "serai.kernel.effects.Effect", cpy_r_r262);
        goto CPyL265;
    }
    cpy_r_r264 = CPyDict_Build(2, cpy_r_r259, cpy_r_r256, cpy_r_r260, cpy_r_r263);
    CPy_DECREF(cpy_r_r263);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 61, CPyStatic_encyclopedia___options___globals);
        goto CPyL265;
    }
    cpy_r_r265.f0 = cpy_r_r256;
    cpy_r_r266 = CPyTagged_StealAsObject(cpy_r_expert);
    cpy_r_r267 = NULL;
    cpy_r_r268 = PyTuple_New(1);
    if (unlikely(cpy_r_r268 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp742 = cpy_r_r265.f0;
    PyTuple_SET_ITEM(cpy_r_r268, 0, __tmp742);
    cpy_r_r269 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r258, cpy_r_r266, cpy_r_r267, cpy_r_r264, cpy_r_r268);
    CPy_DECREF(cpy_r_r258);
    CPy_DECREF(cpy_r_r266);
    CPy_DECREF(cpy_r_r264);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 58, CPyStatic_encyclopedia___options___globals);
        goto CPyL266;
    }
    cpy_r_r270 = PyList_Append(cpy_r_r248, cpy_r_r269);
    CPy_DECREF(cpy_r_r269);
    cpy_r_r271 = cpy_r_r270 >= 0;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 57, CPyStatic_encyclopedia___options___globals);
        goto CPyL266;
    }
    cpy_r_r272 = cpy_r_r249 + 2;
    cpy_r_r249 = cpy_r_r272;
    cpy_r_r273 = cpy_r_r253 + 1;
    cpy_r_r253 = cpy_r_r273;
    goto CPyL98;
CPyL108: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_use = cpy_r_r248;
    cpy_r_r274 = PyList_New(0);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 66, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r275 = 0;
    cpy_r_r276 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expert_ids;
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "expert_ids", 73, CPyStatic_encyclopedia___options___globals);
        goto CPyL267;
    }
    CPy_INCREF(cpy_r_r276);
CPyL110: ;
    cpy_r_r277 = (CPyPtr)((CPyPtr)cpy_r_r276 + offsetof(PyVarObject, ob_size));
    cpy_r_r278 = *(int64_t *)cpy_r_r277;
    cpy_r_r279 = 0;
CPyL111: ;
    cpy_r_r280 = cpy_r_r279 < cpy_r_r278;
    if (!cpy_r_r280) goto CPyL268;
    cpy_r_expert_2 = cpy_r_r275;
    cpy_r_r281 = CPySequenceTuple_GetItemUnsafe(cpy_r_r276, cpy_r_r279);
    if (likely(PyUnicode_Check(cpy_r_r281)))
        cpy_r_r282 = cpy_r_r281;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 66, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r281);
        goto CPyL269;
    }
    cpy_r_r283 = CPyStatics[885]; /* 'expert:' */
    cpy_r_r284 = CPyStr_Build(2, cpy_r_r283, cpy_r_r282);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 68, CPyStatic_encyclopedia___options___globals);
        goto CPyL270;
    }
    cpy_r_r285 = CPyStatics[175]; /* 'expert' */
    cpy_r_r286 = CPyStatics[602]; /* 'effect' */
    cpy_r_r287 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expert_effect;
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "expert_effect", 70, CPyStatic_encyclopedia___options___globals);
        goto CPyL271;
    }
CPyL115: ;
    cpy_r_r288 = CPyList_GetItem(cpy_r_r287, cpy_r_expert_2);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 70, CPyStatic_encyclopedia___options___globals);
        goto CPyL271;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r288, CPyType_kernel___effects___Effect)))
        cpy_r_r289 = cpy_r_r288;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 70, CPyStatic_encyclopedia___options___globals, "serai.kernel.effects.Effect", cpy_r_r288);
        goto CPyL271;
    }
    cpy_r_r290 = CPyDict_Build(2, cpy_r_r285, cpy_r_r282, cpy_r_r286, cpy_r_r289);
    CPy_DECREF(cpy_r_r289);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 70, CPyStatic_encyclopedia___options___globals);
        goto CPyL271;
    }
    cpy_r_r291.f0 = cpy_r_r282;
    cpy_r_r292 = CPyTagged_StealAsObject(cpy_r_expert_2);
    cpy_r_r293 = NULL;
    cpy_r_r294 = PyTuple_New(1);
    if (unlikely(cpy_r_r294 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp743 = cpy_r_r291.f0;
    PyTuple_SET_ITEM(cpy_r_r294, 0, __tmp743);
    cpy_r_r295 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r284, cpy_r_r292, cpy_r_r293, cpy_r_r290, cpy_r_r294);
    CPy_DECREF(cpy_r_r284);
    CPy_DECREF(cpy_r_r292);
    CPy_DECREF(cpy_r_r290);
    CPy_DECREF(cpy_r_r294);
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 67, CPyStatic_encyclopedia___options___globals);
        goto CPyL272;
    }
    cpy_r_r296 = PyList_Append(cpy_r_r274, cpy_r_r295);
    CPy_DECREF(cpy_r_r295);
    cpy_r_r297 = cpy_r_r296 >= 0;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 66, CPyStatic_encyclopedia___options___globals);
        goto CPyL272;
    }
    cpy_r_r298 = cpy_r_r275 + 2;
    cpy_r_r275 = cpy_r_r298;
    cpy_r_r299 = cpy_r_r279 + 1;
    cpy_r_r279 = cpy_r_r299;
    goto CPyL111;
CPyL121: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_expert = cpy_r_r274;
    cpy_r_r300 = PyList_New(0);
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 75, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r301 = 0;
    cpy_r_r302 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_ids;
    if (unlikely(cpy_r_r302 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "animal_ids", 77, CPyStatic_encyclopedia___options___globals);
        goto CPyL273;
    }
    CPy_INCREF(cpy_r_r302);
CPyL123: ;
    cpy_r_r303 = (CPyPtr)((CPyPtr)cpy_r_r302 + offsetof(PyVarObject, ob_size));
    cpy_r_r304 = *(int64_t *)cpy_r_r303;
    cpy_r_r305 = 0;
CPyL124: ;
    cpy_r_r306 = cpy_r_r305 < cpy_r_r304;
    if (!cpy_r_r306) goto CPyL274;
    cpy_r_animal_2 = cpy_r_r301;
    cpy_r_r307 = CPySequenceTuple_GetItemUnsafe(cpy_r_r302, cpy_r_r305);
    if (likely(PyUnicode_Check(cpy_r_r307)))
        cpy_r_r308 = cpy_r_r307;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 75, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r307);
        goto CPyL275;
    }
    cpy_r_r309 = CPyStatics[886]; /* 'animal:' */
    cpy_r_r310 = CPyStr_Build(2, cpy_r_r309, cpy_r_r308);
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 76, CPyStatic_encyclopedia___options___globals);
        goto CPyL276;
    }
    cpy_r_r311 = CPyStatics[446]; /* 'animal' */
    cpy_r_r312 = CPyDict_Build(1, cpy_r_r311, cpy_r_r308);
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 76, CPyStatic_encyclopedia___options___globals);
        goto CPyL277;
    }
    cpy_r_r313.f0 = cpy_r_r308;
    cpy_r_r314 = CPyTagged_StealAsObject(cpy_r_animal_2);
    cpy_r_r315 = NULL;
    cpy_r_r316 = PyTuple_New(1);
    if (unlikely(cpy_r_r316 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp744 = cpy_r_r313.f0;
    PyTuple_SET_ITEM(cpy_r_r316, 0, __tmp744);
    cpy_r_r317 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r310, cpy_r_r314, cpy_r_r315, cpy_r_r312, cpy_r_r316);
    CPy_DECREF(cpy_r_r310);
    CPy_DECREF(cpy_r_r314);
    CPy_DECREF(cpy_r_r312);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 76, CPyStatic_encyclopedia___options___globals);
        goto CPyL278;
    }
    cpy_r_r318 = PyList_Append(cpy_r_r300, cpy_r_r317);
    CPy_DECREF(cpy_r_r317);
    cpy_r_r319 = cpy_r_r318 >= 0;
    if (unlikely(!cpy_r_r319)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 75, CPyStatic_encyclopedia___options___globals);
        goto CPyL278;
    }
    cpy_r_r320 = cpy_r_r301 + 2;
    cpy_r_r301 = cpy_r_r320;
    cpy_r_r321 = cpy_r_r305 + 1;
    cpy_r_r305 = cpy_r_r321;
    goto CPyL124;
CPyL131: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_animal = cpy_r_r300;
    cpy_r_r322 = CPyStatics[649]; /* 'place' */
    cpy_r_r323 = NULL;
    cpy_r_r324 = NULL;
    cpy_r_r325 = NULL;
    cpy_r_r326 = NULL;
    cpy_r_r327 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r322, cpy_r_r323, cpy_r_r324, cpy_r_r325, cpy_r_r326);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 79, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_place = cpy_r_r327;
    cpy_r_r328 = PyList_New(0);
    if (unlikely(cpy_r_r328 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 80, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r329 = 0;
    cpy_r_r330 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_expert_ids;
    if (unlikely(cpy_r_r330 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "expert_ids", 82, CPyStatic_encyclopedia___options___globals);
        goto CPyL279;
    }
    CPy_INCREF(cpy_r_r330);
CPyL134: ;
    cpy_r_r331 = (CPyPtr)((CPyPtr)cpy_r_r330 + offsetof(PyVarObject, ob_size));
    cpy_r_r332 = *(int64_t *)cpy_r_r331;
    cpy_r_r333 = 0;
CPyL135: ;
    cpy_r_r334 = cpy_r_r333 < cpy_r_r332;
    if (!cpy_r_r334) goto CPyL280;
    cpy_r_expert_3 = cpy_r_r329;
    cpy_r_r335 = CPySequenceTuple_GetItemUnsafe(cpy_r_r330, cpy_r_r333);
    if (likely(PyUnicode_Check(cpy_r_r335)))
        cpy_r_r336 = cpy_r_r335;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 80, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r335);
        goto CPyL281;
    }
    cpy_r_r337 = CPyStatics[887]; /* 'cover:' */
    cpy_r_r338 = CPyStr_Build(2, cpy_r_r337, cpy_r_r336);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 81, CPyStatic_encyclopedia___options___globals);
        goto CPyL282;
    }
    cpy_r_r339 = CPyStatics[175]; /* 'expert' */
    cpy_r_r340 = CPyDict_Build(1, cpy_r_r339, cpy_r_r336);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 81, CPyStatic_encyclopedia___options___globals);
        goto CPyL283;
    }
    cpy_r_r341.f0 = cpy_r_r336;
    cpy_r_r342 = CPyTagged_StealAsObject(cpy_r_expert_3);
    cpy_r_r343 = NULL;
    cpy_r_r344 = PyTuple_New(1);
    if (unlikely(cpy_r_r344 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp745 = cpy_r_r341.f0;
    PyTuple_SET_ITEM(cpy_r_r344, 0, __tmp745);
    cpy_r_r345 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r338, cpy_r_r342, cpy_r_r343, cpy_r_r340, cpy_r_r344);
    CPy_DECREF(cpy_r_r338);
    CPy_DECREF(cpy_r_r342);
    CPy_DECREF(cpy_r_r340);
    CPy_DECREF(cpy_r_r344);
    if (unlikely(cpy_r_r345 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 81, CPyStatic_encyclopedia___options___globals);
        goto CPyL284;
    }
    cpy_r_r346 = PyList_Append(cpy_r_r328, cpy_r_r345);
    CPy_DECREF(cpy_r_r345);
    cpy_r_r347 = cpy_r_r346 >= 0;
    if (unlikely(!cpy_r_r347)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 80, CPyStatic_encyclopedia___options___globals);
        goto CPyL284;
    }
    cpy_r_r348 = cpy_r_r329 + 2;
    cpy_r_r329 = cpy_r_r348;
    cpy_r_r349 = cpy_r_r333 + 1;
    cpy_r_r333 = cpy_r_r349;
    goto CPyL135;
CPyL142: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_cover = cpy_r_r328;
    cpy_r_r350 = CPyStatics[888]; /* 'tuck' */
    cpy_r_r351 = NULL;
    cpy_r_r352 = NULL;
    cpy_r_r353 = NULL;
    cpy_r_r354 = NULL;
    cpy_r_r355 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r350, cpy_r_r351, cpy_r_r352, cpy_r_r353, cpy_r_r354);
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 84, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_tuck = cpy_r_r355;
    cpy_r_r356 = PyList_New(0);
    if (unlikely(cpy_r_r356 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 85, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r357 = 0;
    cpy_r_r358 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_ids;
    if (unlikely(cpy_r_r358 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "animal_ids", 101, CPyStatic_encyclopedia___options___globals);
        goto CPyL285;
    }
    CPy_INCREF(cpy_r_r358);
CPyL145: ;
    cpy_r_r359 = (CPyPtr)((CPyPtr)cpy_r_r358 + offsetof(PyVarObject, ob_size));
    cpy_r_r360 = *(int64_t *)cpy_r_r359;
    cpy_r_r361 = 0;
CPyL146: ;
    cpy_r_r362 = cpy_r_r361 < cpy_r_r360;
    if (!cpy_r_r362) goto CPyL286;
    cpy_r_animal_3 = cpy_r_r357;
    cpy_r_r363 = CPySequenceTuple_GetItemUnsafe(cpy_r_r358, cpy_r_r361);
    if (likely(PyUnicode_Check(cpy_r_r363)))
        cpy_r_r364 = cpy_r_r363;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 85, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r363);
        goto CPyL287;
    }
    cpy_r_r365 = PyList_New(0);
    if (unlikely(cpy_r_r365 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 86, CPyStatic_encyclopedia___options___globals);
        goto CPyL288;
    }
    cpy_r_r366 = 0;
    cpy_r_kind = cpy_r_r366;
    CPyTagged_DECREF(cpy_r_kind);
CPyL150: ;
    cpy_r_r367 = (Py_ssize_t)cpy_r_r366 < (Py_ssize_t)8;
    if (!cpy_r_r367) goto CPyL289;
    cpy_r_kind = cpy_r_r366;
    cpy_r_r368 = CPyStatics[889]; /* 'cube:' */
    cpy_r_r369 = CPyStatics[143]; /* ':' */
    cpy_r_r370 = CPyTagged_Add(cpy_r_kind, 2);
    cpy_r_r371 = CPyTagged_Str(cpy_r_r370);
    CPyTagged_DECREF(cpy_r_r370);
    if (unlikely(cpy_r_r371 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 88, CPyStatic_encyclopedia___options___globals);
        goto CPyL290;
    }
    cpy_r_r372 = CPyStr_Build(4, cpy_r_r368, cpy_r_r364, cpy_r_r369, cpy_r_r371);
    CPy_DECREF(cpy_r_r371);
    if (unlikely(cpy_r_r372 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 88, CPyStatic_encyclopedia___options___globals);
        goto CPyL290;
    }
    CPyTagged_INCREF(cpy_r_animal_3);
    CPyTagged_INCREF(cpy_r_kind);
    cpy_r_r373 = cpy_r_kind;
    cpy_r_r374.f0 = cpy_r_animal_3;
    cpy_r_r374.f1 = cpy_r_r373;
    cpy_r_r375 = CPyStatics[446]; /* 'animal' */
    cpy_r_r376 = CPyStatics[448]; /* 'type' */
    cpy_r_r377 = CPyStatics[445]; /* 'type-' */
    cpy_r_r378 = CPyTagged_Add(cpy_r_kind, 2);
    cpy_r_r379 = CPyTagged_Str(cpy_r_r378);
    CPyTagged_DECREF(cpy_r_r378);
    if (unlikely(cpy_r_r379 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 92, CPyStatic_encyclopedia___options___globals);
        goto CPyL291;
    }
    cpy_r_r380 = CPyStr_Build(2, cpy_r_r377, cpy_r_r379);
    CPy_DECREF(cpy_r_r379);
    if (unlikely(cpy_r_r380 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 92, CPyStatic_encyclopedia___options___globals);
        goto CPyL291;
    }
    cpy_r_r381 = CPyStatics[447]; /* 'category' */
    cpy_r_r382 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_category_ids;
    if (unlikely(cpy_r_r382 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "category_ids", 93, CPyStatic_encyclopedia___options___globals);
        goto CPyL292;
    }
    CPy_INCREF(cpy_r_r382);
CPyL156: ;
    cpy_r_r383 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_categories;
    if (unlikely(cpy_r_r383 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "animal_categories", 93, CPyStatic_encyclopedia___options___globals);
        goto CPyL293;
    }
CPyL157: ;
    cpy_r_r384 = CPyList_GetItem(cpy_r_r383, cpy_r_animal_3);
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 93, CPyStatic_encyclopedia___options___globals);
        goto CPyL293;
    }
    if (likely(PyTuple_Check(cpy_r_r384)))
        cpy_r_r385 = cpy_r_r384;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 93, CPyStatic_encyclopedia___options___globals, "tuple", cpy_r_r384);
        goto CPyL293;
    }
    cpy_r_r386 = CPySequenceTuple_GetItem(cpy_r_r385, cpy_r_kind);
    CPy_DECREF(cpy_r_r385);
    if (unlikely(cpy_r_r386 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 93, CPyStatic_encyclopedia___options___globals);
        goto CPyL293;
    }
    if (likely(PyLong_Check(cpy_r_r386)))
        cpy_r_r387 = CPyTagged_FromObject(cpy_r_r386);
    else {
        CPy_TypeError("int", cpy_r_r386); cpy_r_r387 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r386);
    if (unlikely(cpy_r_r387 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 93, CPyStatic_encyclopedia___options___globals);
        goto CPyL293;
    }
    cpy_r_r388 = CPySequenceTuple_GetItem(cpy_r_r382, cpy_r_r387);
    CPy_DECREF(cpy_r_r382);
    CPyTagged_DECREF(cpy_r_r387);
    if (unlikely(cpy_r_r388 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 93, CPyStatic_encyclopedia___options___globals);
        goto CPyL292;
    }
    if (likely(PyUnicode_Check(cpy_r_r388)))
        cpy_r_r389 = cpy_r_r388;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 93, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r388);
        goto CPyL292;
    }
    cpy_r_r390 = CPyStatics[85]; /* 'cost' */
    cpy_r_r391 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_cost;
    if (unlikely(cpy_r_r391 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "cost", 94, CPyStatic_encyclopedia___options___globals);
        goto CPyL294;
    }
CPyL164: ;
    cpy_r_r392 = CPyList_GetItem(cpy_r_r391, cpy_r_kind);
    if (unlikely(cpy_r_r392 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 94, CPyStatic_encyclopedia___options___globals);
        goto CPyL294;
    }
    if (likely(PyLong_Check(cpy_r_r392)))
        cpy_r_r393 = CPyTagged_FromObject(cpy_r_r392);
    else {
        CPy_TypeError("int", cpy_r_r392); cpy_r_r393 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r392);
    if (unlikely(cpy_r_r393 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 94, CPyStatic_encyclopedia___options___globals);
        goto CPyL294;
    }
    cpy_r_r394 = CPyStatics[65]; /* 'points' */
    cpy_r_r395 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_research_points;
    if (unlikely(cpy_r_r395 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "research_points", 95, CPyStatic_encyclopedia___options___globals);
        goto CPyL295;
    }
CPyL167: ;
    cpy_r_r396 = CPyList_GetItem(cpy_r_r395, cpy_r_kind);
    CPyTagged_DECREF(cpy_r_kind);
    if (unlikely(cpy_r_r396 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 95, CPyStatic_encyclopedia___options___globals);
        goto CPyL296;
    }
    if (likely(PyLong_Check(cpy_r_r396)))
        cpy_r_r397 = CPyTagged_FromObject(cpy_r_r396);
    else {
        CPy_TypeError("int", cpy_r_r396); cpy_r_r397 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r396);
    if (unlikely(cpy_r_r397 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 95, CPyStatic_encyclopedia___options___globals);
        goto CPyL296;
    }
    cpy_r_r398 = CPyTagged_StealAsObject(cpy_r_r393);
    cpy_r_r399 = CPyTagged_StealAsObject(cpy_r_r397);
    cpy_r_r400 = CPyDict_Build(5, cpy_r_r375, cpy_r_r364, cpy_r_r376, cpy_r_r380, cpy_r_r381, cpy_r_r389, cpy_r_r390, cpy_r_r398, cpy_r_r394, cpy_r_r399);
    CPy_DECREF(cpy_r_r380);
    CPy_DECREF(cpy_r_r389);
    CPy_DECREF(cpy_r_r398);
    CPy_DECREF(cpy_r_r399);
    if (unlikely(cpy_r_r400 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 90, CPyStatic_encyclopedia___options___globals);
        goto CPyL297;
    }
    CPy_INCREF(cpy_r_r364);
    cpy_r_r401.f0 = cpy_r_r364;
    cpy_r_r402 = PyTuple_New(2);
    if (unlikely(cpy_r_r402 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp746 = CPyTagged_StealAsObject(cpy_r_r374.f0);
    PyTuple_SET_ITEM(cpy_r_r402, 0, __tmp746);
    PyObject *__tmp747 = CPyTagged_StealAsObject(cpy_r_r374.f1);
    PyTuple_SET_ITEM(cpy_r_r402, 1, __tmp747);
    cpy_r_r403 = NULL;
    cpy_r_r404 = PyTuple_New(1);
    if (unlikely(cpy_r_r404 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp748 = cpy_r_r401.f0;
    PyTuple_SET_ITEM(cpy_r_r404, 0, __tmp748);
    cpy_r_r405 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r372, cpy_r_r402, cpy_r_r403, cpy_r_r400, cpy_r_r404);
    CPy_DECREF(cpy_r_r372);
    CPy_DECREF(cpy_r_r402);
    CPy_DECREF(cpy_r_r400);
    CPy_DECREF(cpy_r_r404);
    if (unlikely(cpy_r_r405 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 87, CPyStatic_encyclopedia___options___globals);
        goto CPyL298;
    }
    cpy_r_r406 = PyList_Append(cpy_r_r365, cpy_r_r405);
    CPy_DECREF(cpy_r_r405);
    cpy_r_r407 = cpy_r_r406 >= 0;
    if (unlikely(!cpy_r_r407)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 86, CPyStatic_encyclopedia___options___globals);
        goto CPyL298;
    }
    cpy_r_r408 = cpy_r_r366 + 2;
    cpy_r_r366 = cpy_r_r408;
    goto CPyL150;
CPyL173: ;
    cpy_r_r409 = PyList_Append(cpy_r_r356, cpy_r_r365);
    CPy_DECREF(cpy_r_r365);
    cpy_r_r410 = cpy_r_r409 >= 0;
    if (unlikely(!cpy_r_r410)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 85, CPyStatic_encyclopedia___options___globals);
        goto CPyL299;
    }
    cpy_r_r411 = cpy_r_r357 + 2;
    cpy_r_r357 = cpy_r_r411;
    cpy_r_r412 = cpy_r_r361 + 1;
    cpy_r_r361 = cpy_r_r412;
    goto CPyL146;
CPyL175: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_cube = cpy_r_r356;
    cpy_r_r413 = PyList_New(0);
    if (unlikely(cpy_r_r413 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 103, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r414 = 0;
    cpy_r_kind_2 = cpy_r_r414;
    CPyTagged_DECREF(cpy_r_kind_2);
CPyL177: ;
    cpy_r_r415 = (Py_ssize_t)cpy_r_r414 < (Py_ssize_t)10;
    if (!cpy_r_r415) goto CPyL188;
    cpy_r_kind_2 = cpy_r_r414;
    cpy_r_r416 = CPyStatics[890]; /* 'type:' */
    cpy_r_r417 = CPyTagged_Str(cpy_r_kind_2);
    if (unlikely(cpy_r_r417 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 104, CPyStatic_encyclopedia___options___globals);
        goto CPyL300;
    }
    cpy_r_r418 = CPyStr_Build(2, cpy_r_r416, cpy_r_r417);
    CPy_DECREF(cpy_r_r417);
    if (unlikely(cpy_r_r418 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 104, CPyStatic_encyclopedia___options___globals);
        goto CPyL300;
    }
    cpy_r_r419 = CPyStatics[448]; /* 'type' */
    cpy_r_r420 = CPyStatics[445]; /* 'type-' */
    cpy_r_r421 = CPyTagged_Str(cpy_r_kind_2);
    if (unlikely(cpy_r_r421 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 104, CPyStatic_encyclopedia___options___globals);
        goto CPyL301;
    }
    cpy_r_r422 = CPyStr_Build(2, cpy_r_r420, cpy_r_r421);
    CPy_DECREF(cpy_r_r421);
    if (unlikely(cpy_r_r422 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 104, CPyStatic_encyclopedia___options___globals);
        goto CPyL301;
    }
    cpy_r_r423 = CPyDict_Build(1, cpy_r_r419, cpy_r_r422);
    CPy_DECREF(cpy_r_r422);
    if (unlikely(cpy_r_r423 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 104, CPyStatic_encyclopedia___options___globals);
        goto CPyL301;
    }
    cpy_r_r424 = CPyStatics[445]; /* 'type-' */
    cpy_r_r425 = CPyTagged_Str(cpy_r_kind_2);
    if (unlikely(cpy_r_r425 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 104, CPyStatic_encyclopedia___options___globals);
        goto CPyL302;
    }
    cpy_r_r426 = CPyStr_Build(2, cpy_r_r424, cpy_r_r425);
    CPy_DECREF(cpy_r_r425);
    if (unlikely(cpy_r_r426 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 104, CPyStatic_encyclopedia___options___globals);
        goto CPyL302;
    }
    cpy_r_r427.f0 = cpy_r_r426;
    cpy_r_r428 = CPyTagged_StealAsObject(cpy_r_kind_2);
    cpy_r_r429 = NULL;
    cpy_r_r430 = PyTuple_New(1);
    if (unlikely(cpy_r_r430 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp749 = cpy_r_r427.f0;
    PyTuple_SET_ITEM(cpy_r_r430, 0, __tmp749);
    cpy_r_r431 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r418, cpy_r_r428, cpy_r_r429, cpy_r_r423, cpy_r_r430);
    CPy_DECREF(cpy_r_r418);
    CPy_DECREF(cpy_r_r428);
    CPy_DECREF(cpy_r_r423);
    CPy_DECREF(cpy_r_r430);
    if (unlikely(cpy_r_r431 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 104, CPyStatic_encyclopedia___options___globals);
        goto CPyL303;
    }
    cpy_r_r432 = PyList_Append(cpy_r_r413, cpy_r_r431);
    CPy_DECREF(cpy_r_r431);
    cpy_r_r433 = cpy_r_r432 >= 0;
    if (unlikely(!cpy_r_r433)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 103, CPyStatic_encyclopedia___options___globals);
        goto CPyL303;
    }
    cpy_r_r434 = cpy_r_r414 + 2;
    cpy_r_r414 = cpy_r_r434;
    goto CPyL177;
CPyL188: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_type = cpy_r_r413;
    cpy_r_r435 = PyList_New(0);
    if (unlikely(cpy_r_r435 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 107, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    cpy_r_r436 = 0;
    cpy_r_r437 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_book)->_animal_ids;
    if (unlikely(cpy_r_r437 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/options.py", "__init__", "Book", "animal_ids", 109, CPyStatic_encyclopedia___options___globals);
        goto CPyL304;
    }
    CPy_INCREF(cpy_r_r437);
CPyL190: ;
    cpy_r_r438 = (CPyPtr)((CPyPtr)cpy_r_r437 + offsetof(PyVarObject, ob_size));
    cpy_r_r439 = *(int64_t *)cpy_r_r438;
    cpy_r_r440 = 0;
CPyL191: ;
    cpy_r_r441 = cpy_r_r440 < cpy_r_r439;
    if (!cpy_r_r441) goto CPyL305;
    cpy_r_animal_4 = cpy_r_r436;
    cpy_r_r442 = CPySequenceTuple_GetItemUnsafe(cpy_r_r437, cpy_r_r440);
    if (likely(PyUnicode_Check(cpy_r_r442)))
        cpy_r_r443 = cpy_r_r442;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/options.py", "__init__", 107, CPyStatic_encyclopedia___options___globals, "str", cpy_r_r442);
        goto CPyL306;
    }
    cpy_r_r444 = CPyStatics[891]; /* 'join:' */
    cpy_r_r445 = CPyStr_Build(2, cpy_r_r444, cpy_r_r443);
    if (unlikely(cpy_r_r445 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 108, CPyStatic_encyclopedia___options___globals);
        goto CPyL307;
    }
    cpy_r_r446 = CPyStatics[446]; /* 'animal' */
    cpy_r_r447 = CPyDict_Build(1, cpy_r_r446, cpy_r_r443);
    if (unlikely(cpy_r_r447 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 108, CPyStatic_encyclopedia___options___globals);
        goto CPyL308;
    }
    cpy_r_r448.f0 = cpy_r_r443;
    cpy_r_r449 = CPyTagged_StealAsObject(cpy_r_animal_4);
    cpy_r_r450 = NULL;
    cpy_r_r451 = PyTuple_New(1);
    if (unlikely(cpy_r_r451 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp750 = cpy_r_r448.f0;
    PyTuple_SET_ITEM(cpy_r_r451, 0, __tmp750);
    cpy_r_r452 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r445, cpy_r_r449, cpy_r_r450, cpy_r_r447, cpy_r_r451);
    CPy_DECREF(cpy_r_r445);
    CPy_DECREF(cpy_r_r449);
    CPy_DECREF(cpy_r_r447);
    CPy_DECREF(cpy_r_r451);
    if (unlikely(cpy_r_r452 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 108, CPyStatic_encyclopedia___options___globals);
        goto CPyL309;
    }
    cpy_r_r453 = PyList_Append(cpy_r_r435, cpy_r_r452);
    CPy_DECREF(cpy_r_r452);
    cpy_r_r454 = cpy_r_r453 >= 0;
    if (unlikely(!cpy_r_r454)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 107, CPyStatic_encyclopedia___options___globals);
        goto CPyL309;
    }
    cpy_r_r455 = cpy_r_r436 + 2;
    cpy_r_r436 = cpy_r_r455;
    cpy_r_r456 = cpy_r_r440 + 1;
    cpy_r_r440 = cpy_r_r456;
    goto CPyL191;
CPyL198: ;
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_join = cpy_r_r435;
    cpy_r_r457 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_seal_coins;
    CPy_INCREF(cpy_r_r457);
    cpy_r_r458.f0 = cpy_r_r457;
    cpy_r_r459 = CPyStatic_encyclopedia___reasons___NO_SEAL_FOR_COINS;
    if (unlikely(cpy_r_r459 == NULL)) {
        goto CPyL310;
    } else
        goto CPyL201;
CPyL199: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SEAL_FOR_COINS\" was not set");
    cpy_r_r460 = 0;
    if (unlikely(!cpy_r_r460)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 111, CPyStatic_encyclopedia___options___globals);
        goto CPyL211;
    }
    CPy_Unreachable();
CPyL201: ;
    cpy_r_r461 = PyTuple_New(1);
    if (unlikely(cpy_r_r461 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp751 = cpy_r_r458.f0;
    PyTuple_SET_ITEM(cpy_r_r461, 0, __tmp751);
    cpy_r_r462 = CPyDef_offer___Refused(cpy_r_r461, cpy_r_r459);
    CPy_DECREF(cpy_r_r461);
    if (unlikely(cpy_r_r462 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 111, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_no_free_step = cpy_r_r462;
    cpy_r_r463 = CPyStatics[892]; /* 'done' */
    cpy_r_r464 = NULL;
    cpy_r_r465 = NULL;
    cpy_r_r466 = NULL;
    cpy_r_r467 = NULL;
    cpy_r_r468 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r463, cpy_r_r464, cpy_r_r465, cpy_r_r466, cpy_r_r467);
    if (unlikely(cpy_r_r468 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 112, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_done = cpy_r_r468;
    cpy_r_r469 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_done;
    CPy_INCREF(cpy_r_r469);
    cpy_r_r470.f0 = cpy_r_r469;
    cpy_r_r471 = PyTuple_New(1);
    if (unlikely(cpy_r_r471 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp752 = cpy_r_r470.f0;
    PyTuple_SET_ITEM(cpy_r_r471, 0, __tmp752);
    cpy_r_r472 = NULL;
    cpy_r_r473 = NULL;
    cpy_r_r474 = NULL;
    cpy_r_r475 = CPyDef_offer___Offer(cpy_r_r471, cpy_r_r472, cpy_r_r473, cpy_r_r474);
    CPy_DECREF(cpy_r_r471);
    if (unlikely(cpy_r_r475 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 113, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_may_stop = cpy_r_r475;
    cpy_r_r476 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_done;
    CPy_INCREF(cpy_r_r476);
    cpy_r_r477.f0 = cpy_r_r476;
    cpy_r_r478 = CPyStatic_encyclopedia___reasons___ONE_CUBE_AT_LEAST;
    if (unlikely(cpy_r_r478 == NULL)) {
        goto CPyL311;
    } else
        goto CPyL207;
CPyL205: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ONE_CUBE_AT_LEAST\" was not set");
    cpy_r_r479 = 0;
    if (unlikely(!cpy_r_r479)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 114, CPyStatic_encyclopedia___options___globals);
        goto CPyL211;
    }
    CPy_Unreachable();
CPyL207: ;
    cpy_r_r480 = PyTuple_New(1);
    if (unlikely(cpy_r_r480 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp753 = cpy_r_r477.f0;
    PyTuple_SET_ITEM(cpy_r_r480, 0, __tmp753);
    cpy_r_r481 = CPyDef_offer___Refused(cpy_r_r480, cpy_r_r478);
    CPy_DECREF(cpy_r_r480);
    if (unlikely(cpy_r_r481 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 114, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_one_cube_first = cpy_r_r481;
    cpy_r_r482 = CPyStatics[893]; /* 'decline' */
    cpy_r_r483 = NULL;
    cpy_r_r484 = NULL;
    cpy_r_r485 = NULL;
    cpy_r_r486 = NULL;
    cpy_r_r487 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r482, cpy_r_r483, cpy_r_r484, cpy_r_r485, cpy_r_r486);
    if (unlikely(cpy_r_r487 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 115, CPyStatic_encyclopedia___options___globals);
        goto CPyL212;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_decline = cpy_r_r487;
    cpy_r_r488 = CPyStatics[894]; /* 'end-turn' */
    cpy_r_r489 = NULL;
    cpy_r_r490 = NULL;
    cpy_r_r491 = NULL;
    cpy_r_r492 = NULL;
    cpy_r_r493 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r488, cpy_r_r489, cpy_r_r490, cpy_r_r491, cpy_r_r492);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r493 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 116, CPyStatic_encyclopedia___options___globals);
        goto CPyL211;
    }
    ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_self)->_end_turn = cpy_r_r493;
    return 1;
CPyL211: ;
    cpy_r_r494 = 2;
    return cpy_r_r494;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL211;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL211;
CPyL214: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL11;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_die);
    goto CPyL211;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_die);
    CPy_DecRef(cpy_r_r9);
    goto CPyL211;
CPyL217: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_die);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL211;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL211;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r23);
    goto CPyL211;
CPyL220: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL22;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_slot);
    goto CPyL211;
CPyL222: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_slot);
    CPy_DecRef(cpy_r_r31);
    goto CPyL211;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_slot);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r35);
    goto CPyL211;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    goto CPyL211;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r79);
    goto CPyL211;
CPyL226: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL37;
CPyL227: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_continent);
    goto CPyL211;
CPyL228: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_continent);
    CPy_DecRef(cpy_r_r87);
    goto CPyL211;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_continent);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    goto CPyL211;
CPyL230: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_continent);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r91);
    goto CPyL211;
CPyL231: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    goto CPyL211;
CPyL232: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r107);
    goto CPyL211;
CPyL233: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r108);
    goto CPyL211;
CPyL234: ;
    CPy_DECREF(cpy_r_r114);
    goto CPyL39;
CPyL235: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    goto CPyL211;
CPyL236: ;
    CPy_DECREF(cpy_r_r117);
    goto CPyL49;
CPyL237: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_animal);
    goto CPyL211;
CPyL238: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_animal);
    CPy_DecRef(cpy_r_r123);
    goto CPyL211;
CPyL239: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_animal);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r125);
    goto CPyL211;
CPyL240: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r117);
    goto CPyL211;
CPyL241: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r137);
    goto CPyL211;
CPyL242: ;
    CPy_DECREF(cpy_r_r139);
    goto CPyL59;
CPyL243: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r139);
    CPyTagged_DecRef(cpy_r_continent_2);
    goto CPyL211;
CPyL244: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r139);
    CPyTagged_DecRef(cpy_r_continent_2);
    CPy_DecRef(cpy_r_r145);
    goto CPyL211;
CPyL245: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r139);
    CPyTagged_DecRef(cpy_r_continent_2);
    CPy_DecRef(cpy_r_r147);
    goto CPyL211;
CPyL246: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r137);
    CPy_DecRef(cpy_r_r139);
    goto CPyL211;
CPyL247: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r158);
    goto CPyL211;
CPyL248: ;
    CPy_DECREF(cpy_r_r160);
    goto CPyL70;
CPyL249: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r160);
    CPyTagged_DecRef(cpy_r_continent_3);
    goto CPyL211;
CPyL250: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r160);
    CPyTagged_DecRef(cpy_r_continent_3);
    CPy_DecRef(cpy_r_r166);
    goto CPyL211;
CPyL251: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r160);
    CPyTagged_DecRef(cpy_r_continent_3);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r168);
    goto CPyL211;
CPyL252: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r160);
    CPyTagged_DecRef(cpy_r_continent_3);
    CPy_DecRef(cpy_r_r168);
    goto CPyL211;
CPyL253: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r160);
    goto CPyL211;
CPyL254: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r184);
    goto CPyL211;
CPyL255: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r182);
    goto CPyL211;
CPyL256: ;
    CPy_DECREF(cpy_r_r193);
    goto CPyL81;
CPyL257: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r193);
    goto CPyL211;
CPyL258: ;
    CPy_DECREF(cpy_r_r197);
    goto CPyL80;
CPyL259: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r193);
    CPy_DecRef(cpy_r_r197);
    goto CPyL211;
CPyL260: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r232);
    CPy_DecRef(cpy_r_r233);
    goto CPyL211;
CPyL261: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r248);
    goto CPyL211;
CPyL262: ;
    CPy_DECREF(cpy_r_r250);
    goto CPyL108;
CPyL263: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r248);
    CPy_DecRef(cpy_r_r250);
    CPyTagged_DecRef(cpy_r_expert);
    goto CPyL211;
CPyL264: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r248);
    CPy_DecRef(cpy_r_r250);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r256);
    goto CPyL211;
CPyL265: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r248);
    CPy_DecRef(cpy_r_r250);
    CPyTagged_DecRef(cpy_r_expert);
    CPy_DecRef(cpy_r_r256);
    CPy_DecRef(cpy_r_r258);
    goto CPyL211;
CPyL266: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r248);
    CPy_DecRef(cpy_r_r250);
    goto CPyL211;
CPyL267: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r274);
    goto CPyL211;
CPyL268: ;
    CPy_DECREF(cpy_r_r276);
    goto CPyL121;
CPyL269: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    CPyTagged_DecRef(cpy_r_expert_2);
    goto CPyL211;
CPyL270: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    CPyTagged_DecRef(cpy_r_expert_2);
    CPy_DecRef(cpy_r_r282);
    goto CPyL211;
CPyL271: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    CPyTagged_DecRef(cpy_r_expert_2);
    CPy_DecRef(cpy_r_r282);
    CPy_DecRef(cpy_r_r284);
    goto CPyL211;
CPyL272: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r274);
    CPy_DecRef(cpy_r_r276);
    goto CPyL211;
CPyL273: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r300);
    goto CPyL211;
CPyL274: ;
    CPy_DECREF(cpy_r_r302);
    goto CPyL131;
CPyL275: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r300);
    CPy_DecRef(cpy_r_r302);
    CPyTagged_DecRef(cpy_r_animal_2);
    goto CPyL211;
CPyL276: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r300);
    CPy_DecRef(cpy_r_r302);
    CPyTagged_DecRef(cpy_r_animal_2);
    CPy_DecRef(cpy_r_r308);
    goto CPyL211;
CPyL277: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r300);
    CPy_DecRef(cpy_r_r302);
    CPyTagged_DecRef(cpy_r_animal_2);
    CPy_DecRef(cpy_r_r308);
    CPy_DecRef(cpy_r_r310);
    goto CPyL211;
CPyL278: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r300);
    CPy_DecRef(cpy_r_r302);
    goto CPyL211;
CPyL279: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r328);
    goto CPyL211;
CPyL280: ;
    CPy_DECREF(cpy_r_r330);
    goto CPyL142;
CPyL281: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r328);
    CPy_DecRef(cpy_r_r330);
    CPyTagged_DecRef(cpy_r_expert_3);
    goto CPyL211;
CPyL282: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r328);
    CPy_DecRef(cpy_r_r330);
    CPyTagged_DecRef(cpy_r_expert_3);
    CPy_DecRef(cpy_r_r336);
    goto CPyL211;
CPyL283: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r328);
    CPy_DecRef(cpy_r_r330);
    CPyTagged_DecRef(cpy_r_expert_3);
    CPy_DecRef(cpy_r_r336);
    CPy_DecRef(cpy_r_r338);
    goto CPyL211;
CPyL284: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r328);
    CPy_DecRef(cpy_r_r330);
    goto CPyL211;
CPyL285: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    goto CPyL211;
CPyL286: ;
    CPy_DECREF(cpy_r_r358);
    goto CPyL175;
CPyL287: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    goto CPyL211;
CPyL288: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    goto CPyL211;
CPyL289: ;
    CPyTagged_DECREF(cpy_r_animal_3);
    CPy_DECREF(cpy_r_r364);
    goto CPyL173;
CPyL290: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r365);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL211;
CPyL291: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r365);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r372);
    CPyTagged_DecRef(cpy_r_r374.f0);
    CPyTagged_DecRef(cpy_r_r374.f1);
    goto CPyL211;
CPyL292: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r365);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r372);
    CPyTagged_DecRef(cpy_r_r374.f0);
    CPyTagged_DecRef(cpy_r_r374.f1);
    CPy_DecRef(cpy_r_r380);
    goto CPyL211;
CPyL293: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r365);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r372);
    CPyTagged_DecRef(cpy_r_r374.f0);
    CPyTagged_DecRef(cpy_r_r374.f1);
    CPy_DecRef(cpy_r_r380);
    CPy_DecRef(cpy_r_r382);
    goto CPyL211;
CPyL294: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r365);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r372);
    CPyTagged_DecRef(cpy_r_r374.f0);
    CPyTagged_DecRef(cpy_r_r374.f1);
    CPy_DecRef(cpy_r_r380);
    CPy_DecRef(cpy_r_r389);
    goto CPyL211;
CPyL295: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r365);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r372);
    CPyTagged_DecRef(cpy_r_r374.f0);
    CPyTagged_DecRef(cpy_r_r374.f1);
    CPy_DecRef(cpy_r_r380);
    CPy_DecRef(cpy_r_r389);
    CPyTagged_DecRef(cpy_r_r393);
    goto CPyL211;
CPyL296: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r365);
    CPy_DecRef(cpy_r_r372);
    CPyTagged_DecRef(cpy_r_r374.f0);
    CPyTagged_DecRef(cpy_r_r374.f1);
    CPy_DecRef(cpy_r_r380);
    CPy_DecRef(cpy_r_r389);
    CPyTagged_DecRef(cpy_r_r393);
    goto CPyL211;
CPyL297: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r365);
    CPy_DecRef(cpy_r_r372);
    CPyTagged_DecRef(cpy_r_r374.f0);
    CPyTagged_DecRef(cpy_r_r374.f1);
    goto CPyL211;
CPyL298: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    CPyTagged_DecRef(cpy_r_animal_3);
    CPy_DecRef(cpy_r_r364);
    CPy_DecRef(cpy_r_r365);
    goto CPyL211;
CPyL299: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    goto CPyL211;
CPyL300: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_kind_2);
    goto CPyL211;
CPyL301: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_kind_2);
    CPy_DecRef(cpy_r_r418);
    goto CPyL211;
CPyL302: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_kind_2);
    CPy_DecRef(cpy_r_r418);
    CPy_DecRef(cpy_r_r423);
    goto CPyL211;
CPyL303: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r413);
    goto CPyL211;
CPyL304: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r435);
    goto CPyL211;
CPyL305: ;
    CPy_DECREF(cpy_r_r437);
    goto CPyL198;
CPyL306: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r435);
    CPy_DecRef(cpy_r_r437);
    CPyTagged_DecRef(cpy_r_animal_4);
    goto CPyL211;
CPyL307: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r435);
    CPy_DecRef(cpy_r_r437);
    CPyTagged_DecRef(cpy_r_animal_4);
    CPy_DecRef(cpy_r_r443);
    goto CPyL211;
CPyL308: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r435);
    CPy_DecRef(cpy_r_r437);
    CPyTagged_DecRef(cpy_r_animal_4);
    CPy_DecRef(cpy_r_r443);
    CPy_DecRef(cpy_r_r445);
    goto CPyL211;
CPyL309: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r435);
    CPy_DecRef(cpy_r_r437);
    goto CPyL211;
CPyL310: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r458.f0);
    goto CPyL199;
CPyL311: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r477.f0);
    goto CPyL205;
}
        
        PyObject *CPyPy_encyclopedia___options___Options_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            PyObject *obj_book;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_encyclopedia___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.encyclopedia.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___options___Options_____init__(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "__init__", 19, CPyStatic_encyclopedia___options___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___options_____top_level__(void) {
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
    void *cpy_r_r17;
    void *cpy_r_r18;
    void *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    void *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    void *cpy_r_r47;
    void *cpy_r_r48;
    PyObject **cpy_r_r49;
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
    void *cpy_r_r61;
    void *cpy_r_r62;
    void *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    void *cpy_r_r69;
    void *cpy_r_r70;
    PyObject **cpy_r_r71;
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
    void *cpy_r_r83;
    void *cpy_r_r84;
    void *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    void *cpy_r_r91;
    void *cpy_r_r92;
    PyObject **cpy_r_r93;
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
    char cpy_r_r109;
    char cpy_r_r110;
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
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 1, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 1, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___options___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 3, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5141]; /* ('TYPE_CHECKING',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_encyclopedia___options___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 5, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_encyclopedia___options___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___encyclopedia___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___encyclopedia___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 7, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r24 = cpy_r_r23;
    goto CPyL13;
CPyL9: ;
    cpy_r_r25 = CPyInitOnly_serai___games___encyclopedia___reasons;
    cpy_r_r26 = CPyExec_serai___games___encyclopedia___reasons;
    cpy_r_r27 = (PyObject **)&CPyModule_serai___games___encyclopedia___reasons__internal;
    cpy_r_r28 = PyImport_GetModuleDict();
    cpy_r_r29 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 7, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 7, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[392]; /* 'serai.games.encyclopedia.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 7, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 7, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 8, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r48 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 8, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 8, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 8, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5142]; /* ('RESEARCH_TYPES',) */
    cpy_r_r59 = CPyStatic_encyclopedia___options___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 8, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    } else
        goto CPyL48;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r62 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 9, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r70 = CPyExec_serai___kernel___decision;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 9, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 9, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 9, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5143]; /* ('Offer', 'Vocabulary') */
    cpy_r_r81 = CPyStatic_encyclopedia___options___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 9, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    } else
        goto CPyL49;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r84 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 10, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r92 = CPyExec_serai___kernel___offer;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 10, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 10, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 10, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5144]; /* ('Refused',) */
    cpy_r_r103 = CPyStatic_encyclopedia___options___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 10, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    } else
        goto CPyL50;
CPyL38: ;
    cpy_r_r105 = NULL;
    cpy_r_r106 = CPyStatics[675]; /* 'serai.games.encyclopedia.options' */
    cpy_r_r107 = (PyObject *)CPyType_encyclopedia___options___Options_template;
    cpy_r_r108 = CPyType_FromTemplate(cpy_r_r107, cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 16, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    cpy_r_r109 = CPyDef_encyclopedia___options___Options_trait_vtable_setup();
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 16, CPyStatic_encyclopedia___options___globals);
        goto CPyL51;
    }
    cpy_r_r110 = CPyDef_encyclopedia___options___Options_coroutine_setup(cpy_r_r108);
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 16, CPyStatic_encyclopedia___options___globals);
        goto CPyL51;
    }
    cpy_r_r111 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r112 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r113 = CPyStatics[543]; /* 'die' */
    cpy_r_r114 = CPyStatics[785]; /* 'slot' */
    cpy_r_r115 = CPyStatics[430]; /* 'embassy' */
    cpy_r_r116 = CPyStatics[422]; /* 'bank' */
    cpy_r_r117 = CPyStatics[499]; /* 'university' */
    cpy_r_r118 = CPyStatics[387]; /* 'academy' */
    cpy_r_r119 = CPyStatics[898]; /* 'expedition' */
    cpy_r_r120 = CPyStatics[899]; /* 'actions' */
    cpy_r_r121 = CPyStatics[362]; /* 'publish' */
    cpy_r_r122 = CPyStatics[900]; /* 'recolour_token' */
    cpy_r_r123 = CPyStatics[901]; /* 'recolour_seal' */
    cpy_r_r124 = CPyStatics[902]; /* 'recolours' */
    cpy_r_r125 = CPyStatics[903]; /* 'boost_coin' */
    cpy_r_r126 = CPyStatics[904]; /* 'boost_token' */
    cpy_r_r127 = CPyStatics[905]; /* 'boost_seal' */
    cpy_r_r128 = CPyStatics[906]; /* 'boosts' */
    cpy_r_r129 = CPyStatics[587]; /* 'seal_coins' */
    cpy_r_r130 = CPyStatics[907]; /* 'use' */
    cpy_r_r131 = CPyStatics[175]; /* 'expert' */
    cpy_r_r132 = CPyStatics[446]; /* 'animal' */
    cpy_r_r133 = CPyStatics[649]; /* 'place' */
    cpy_r_r134 = CPyStatics[908]; /* 'cover' */
    cpy_r_r135 = CPyStatics[888]; /* 'tuck' */
    cpy_r_r136 = CPyStatics[909]; /* 'cube' */
    cpy_r_r137 = CPyStatics[448]; /* 'type' */
    cpy_r_r138 = CPyStatics[473]; /* 'join' */
    cpy_r_r139 = CPyStatics[910]; /* 'no_free_step' */
    cpy_r_r140 = CPyStatics[892]; /* 'done' */
    cpy_r_r141 = CPyStatics[911]; /* 'may_stop' */
    cpy_r_r142 = CPyStatics[912]; /* 'one_cube_first' */
    cpy_r_r143 = CPyStatics[893]; /* 'decline' */
    cpy_r_r144 = CPyStatics[913]; /* 'end_turn' */
    cpy_r_r145 = PyTuple_Pack(33, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r138, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r142, cpy_r_r143, cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 16, CPyStatic_encyclopedia___options___globals);
        goto CPyL51;
    }
    cpy_r_r146 = PyObject_SetAttr(cpy_r_r108, cpy_r_r111, cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 16, CPyStatic_encyclopedia___options___globals);
        goto CPyL51;
    }
    CPyType_encyclopedia___options___Options = (PyTypeObject *)cpy_r_r108;
    CPy_INCREF(CPyType_encyclopedia___options___Options);
    cpy_r_r148 = CPyStatic_encyclopedia___options___globals;
    cpy_r_r149 = CPyStatics[676]; /* 'Options' */
    cpy_r_r150 = PyDict_SetItem(cpy_r_r148, cpy_r_r149, cpy_r_r108);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 16, CPyStatic_encyclopedia___options___globals);
        goto CPyL51;
    }
    cpy_r_r152 = CPy_InitSubclass(cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/options.py", "<module>", 16, CPyStatic_encyclopedia___options___globals);
        goto CPyL47;
    }
    return 1;
CPyL47: ;
    cpy_r_r153 = 2;
    return cpy_r_r153;
CPyL48: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL49: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL50: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL51: ;
    CPy_DecRef(cpy_r_r108);
    goto CPyL47;
}

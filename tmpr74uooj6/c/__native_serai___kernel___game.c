#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef game___Game_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___game___GameObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___game___GameObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
game___Game_traverse(serai___kernel___game___GameObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_name);
    Py_VISIT(self->_expansions);
    if (CPyTagged_CheckLong(self->_rules_version)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rules_version));
    }
    Py_VISIT(self->_players);
    Py_VISIT(self->_settings);
    Py_VISIT(self->_vocabulary);
    Py_VISIT(self->_content_digest);
    Py_VISIT(self->_rule_ids);
    Py_VISIT(self->_chapters);
    Py_VISIT(self->_texts);
    Py_VISIT(self->_guide);
    Py_VISIT(self->_stage);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___game___GameObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___game___GameObject))));
    return rv;
}

static int32_t CPyDef_game___Game_clear(PyObject *cpy_r_self)
{
    serai___kernel___game___GameObject *self = (serai___kernel___game___GameObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    Py_CLEAR(self->_expansions);
    if (CPyTagged_CheckLong(self->_rules_version)) {
        CPyTagged __tmp = self->_rules_version;
        self->_rules_version = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_settings);
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_content_digest);
    Py_CLEAR(self->_rule_ids);
    Py_CLEAR(self->_chapters);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    Py_CLEAR(self->_stage);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___game___GameObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___game___GameObject))));
    return 0;
}

static int32_t CPyDef_game___Game_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___game___GameObject *self = (serai___kernel___game___GameObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    Py_CLEAR(self->_expansions);
    if (CPyTagged_CheckLong(self->_rules_version)) {
        CPyTagged __tmp = self->_rules_version;
        self->_rules_version = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_settings);
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_content_digest);
    Py_CLEAR(self->_rule_ids);
    Py_CLEAR(self->_chapters);
    Py_CLEAR(self->_texts);
    Py_CLEAR(self->_guide);
    Py_CLEAR(self->_stage);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___game___GameObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___game___GameObject))));
    return 0;
}

static void
game___Game_dealloc(serai___kernel___game___GameObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, game___Game_dealloc)
    CPyDef_game___Game_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_game_____mypyc__Game_setup(PyObject *cpy_r_type);
PyObject *CPyDef_game___Game(void);

static PyObject *
game___Game_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_game___Game) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_game_____mypyc__Game_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem game___Game_vtable[26];
static bool
CPyDef_game___Game_trait_vtable_setup(void)
{
    CPyVTableItem game___Game_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_game___Game___setup,
        (CPyVTableItem)CPyDef_game___Game___turn,
        (CPyVTableItem)CPyDef_game___Game___is_over,
        (CPyVTableItem)CPyDef_game___Game___seats,
        (CPyVTableItem)CPyDef_game___Game___automas,
        (CPyVTableItem)CPyDef_game___Game___load_table,
        (CPyVTableItem)CPyDef_game___Game___renewed,
        (CPyVTableItem)CPyDef_game___Game___observe,
        (CPyVTableItem)CPyDef_game___Game___seen_by,
        (CPyVTableItem)CPyDef_game___Game___consequences,
        (CPyVTableItem)CPyDef_game___Game___look,
        (CPyVTableItem)CPyDef_game___Game___redeal,
        (CPyVTableItem)CPyDef_game___Game___score,
        (CPyVTableItem)CPyDef_game___Game___winners,
        (CPyVTableItem)CPyDef_game___Game___automas_surprise,
        (CPyVTableItem)CPyDef_game___Game___appraise,
        (CPyVTableItem)CPyDef_game___Game___priors,
        (CPyVTableItem)CPyDef_game___Game___holdings,
        (CPyVTableItem)CPyDef_game___Game___schema,
        (CPyVTableItem)CPyDef_game___Game___portrait,
        (CPyVTableItem)CPyDef_game___Game___arrange,
        (CPyVTableItem)CPyDef_game___Game___faults,
        (CPyVTableItem)CPyDef_game___Game___component_ids,
        (CPyVTableItem)CPyDef_game___Game___catalogue,
        (CPyVTableItem)CPyDef_game___Game___describe,
        (CPyVTableItem)CPyDef_game___Game_____mypyc_defaults_setup,
    };
    memcpy(game___Game_vtable, game___Game_vtable_scratch, sizeof(game___Game_vtable));
    return 1;
}

static bool
CPyDef_game___Game_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
game___Game_get_name(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_name(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_expansions(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_expansions(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_rules_version(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_rules_version(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_players(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_players(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_settings(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_settings(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_vocabulary(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_vocabulary(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_content_digest(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_content_digest(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_rule_ids(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_rule_ids(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_chapters(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_chapters(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_texts(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_texts(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_guide(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_guide(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_stage(serai___kernel___game___GameObject *self, void *closure);
static int
game___Game_set_stage(serai___kernel___game___GameObject *self, PyObject *value, void *closure);
static PyObject *
game___Game_get_automas_surprise(serai___kernel___game___GameObject *self, void *closure);

static PyGetSetDef game___Game_getseters[] = {
    {"name",
     (getter)game___Game_get_name, (setter)game___Game_set_name,
     NULL, NULL},
    {"expansions",
     (getter)game___Game_get_expansions, (setter)game___Game_set_expansions,
     NULL, NULL},
    {"rules_version",
     (getter)game___Game_get_rules_version, (setter)game___Game_set_rules_version,
     NULL, NULL},
    {"players",
     (getter)game___Game_get_players, (setter)game___Game_set_players,
     NULL, NULL},
    {"settings",
     (getter)game___Game_get_settings, (setter)game___Game_set_settings,
     NULL, NULL},
    {"vocabulary",
     (getter)game___Game_get_vocabulary, (setter)game___Game_set_vocabulary,
     NULL, NULL},
    {"content_digest",
     (getter)game___Game_get_content_digest, (setter)game___Game_set_content_digest,
     NULL, NULL},
    {"rule_ids",
     (getter)game___Game_get_rule_ids, (setter)game___Game_set_rule_ids,
     NULL, NULL},
    {"chapters",
     (getter)game___Game_get_chapters, (setter)game___Game_set_chapters,
     NULL, NULL},
    {"texts",
     (getter)game___Game_get_texts, (setter)game___Game_set_texts,
     NULL, NULL},
    {"guide",
     (getter)game___Game_get_guide, (setter)game___Game_set_guide,
     NULL, NULL},
    {"stage",
     (getter)game___Game_get_stage, (setter)game___Game_set_stage,
     NULL, NULL},
    {"automas_surprise",
     (getter)game___Game_get_automas_surprise,
    NULL, NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef game___Game_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_game_____mypyc__Game_setup, METH_O, NULL},
    {"setup",
     (PyCFunction)CPyPy_game___Game___setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("setup($self, players, settings, seed)\n--\n\n")},
    {"turn",
     (PyCFunction)CPyPy_game___Game___turn,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turn($self, table)\n--\n\n")},
    {"is_over",
     (PyCFunction)CPyPy_game___Game___is_over,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_over($self, table)\n--\n\n")},
    {"seats",
     (PyCFunction)CPyPy_game___Game___seats,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seats($self, table)\n--\n\n")},
    {"automas",
     (PyCFunction)CPyPy_game___Game___automas,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("automas($self, table)\n--\n\n")},
    {"load_table",
     (PyCFunction)CPyPy_game___Game___load_table,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("load_table($self, plain)\n--\n\n")},
    {"renewed",
     (PyCFunction)CPyPy_game___Game___renewed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("renewed($self, dump, rules_version)\n--\n\n")},
    {"observe",
     (PyCFunction)CPyPy_game___Game___observe,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("observe($self, table, seat)\n--\n\n")},
    {"seen_by",
     (PyCFunction)CPyPy_game___Game___seen_by,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seen_by($self, table, common, seat)\n--\n\n")},
    {"consequences",
     (PyCFunction)CPyPy_game___Game___consequences,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("consequences($self, table)\n--\n\n")},
    {"look",
     (PyCFunction)CPyPy_game___Game___look,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("look($self, table, seat, sheet)\n--\n\n")},
    {"redeal",
     (PyCFunction)CPyPy_game___Game___redeal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal($self, table, seat, seed)\n--\n\n")},
    {"score",
     (PyCFunction)CPyPy_game___Game___score,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score($self, table, seat)\n--\n\n")},
    {"winners",
     (PyCFunction)CPyPy_game___Game___winners,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("winners($self, table)\n--\n\n")},
    {"appraise",
     (PyCFunction)CPyPy_game___Game___appraise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("appraise($self, table, seat)\n--\n\n")},
    {"priors",
     (PyCFunction)CPyPy_game___Game___priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("priors($self, table, decision)\n--\n\n")},
    {"holdings",
     (PyCFunction)CPyPy_game___Game___holdings,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holdings($self, table, seat)\n--\n\n")},
    {"schema",
     (PyCFunction)CPyPy_game___Game___schema,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("schema($self, table)\n--\n\n")},
    {"portrait",
     (PyCFunction)CPyPy_game___Game___portrait,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("portrait($self, table)\n--\n\n")},
    {"arrange",
     (PyCFunction)CPyPy_game___Game___arrange,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("arrange($self, table, given)\n--\n\n")},
    {"faults",
     (PyCFunction)CPyPy_game___Game___faults,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("faults($self, table)\n--\n\n")},
    {"component_ids",
     (PyCFunction)CPyPy_game___Game___component_ids,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("component_ids($self)\n--\n\n")},
    {"catalogue",
     (PyCFunction)CPyPy_game___Game___catalogue,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("catalogue($self)\n--\n\n")},
    {"describe",
     (PyCFunction)CPyPy_game___Game___describe,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("describe($self, component)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_game___Game_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_game___Game_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Game",
    .tp_new = game___Game_new,
    .tp_dealloc = (destructor)game___Game_dealloc,
    .tp_traverse = (traverseproc)game___Game_traverse,
    .tp_clear = (inquiry)CPyDef_game___Game_clear,
    .tp_getset = game___Game_getseters,
    .tp_methods = game___Game_methods,
    .tp_members = game___Game_members,
    .tp_basicsize = sizeof(serai___kernel___game___GameObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___game___GameObject),
    .tp_weaklistoffset = sizeof(serai___kernel___game___GameObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Game()\n--\n\n"),
};
static PyTypeObject *CPyType_game___Game_template = &CPyType_game___Game_template_;

PyObject *CPyDef_game_____mypyc__Game_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___game___GameObject *self;
    self = (serai___kernel___game___GameObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = game___Game_vtable;
    self->_rules_version = CPY_INT_TAG;
    if (CPyDef_game___Game_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_game___Game(void)
{
    PyObject *self = CPyDef_game_____mypyc__Game_setup((PyObject *)CPyType_game___Game);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
game___Game_get_name(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_name == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'name' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_name);
    PyObject *retval = self->_name;
    return retval;
}

static int
game___Game_set_name(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'name' cannot be deleted");
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
    if (self->_name != NULL) {
        CPy_DECREF(self->_name);
    }
    self->_name = tmp;
    return 0;
}

static PyObject *
game___Game_get_expansions(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_expansions == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expansions' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expansions);
    PyObject *retval = self->_expansions;
    return retval;
}

static int
game___Game_set_expansions(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'expansions' cannot be deleted");
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
    if (self->_expansions != NULL) {
        CPy_DECREF(self->_expansions);
    }
    self->_expansions = tmp;
    return 0;
}

static PyObject *
game___Game_get_rules_version(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_rules_version == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rules_version' of 'Game' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_rules_version);
    PyObject *retval = CPyTagged_StealAsObject(self->_rules_version);
    return retval;
}

static int
game___Game_set_rules_version(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'rules_version' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_rules_version != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_rules_version);
    }
    self->_rules_version = tmp;
    return 0;
}

static PyObject *
game___Game_get_players(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_players == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'players' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_players);
    PyObject *retval = self->_players;
    return retval;
}

static int
game___Game_set_players(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'players' cannot be deleted");
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
    if (self->_players != NULL) {
        CPy_DECREF(self->_players);
    }
    self->_players = tmp;
    return 0;
}

static PyObject *
game___Game_get_settings(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_settings == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'settings' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_settings);
    PyObject *retval = self->_settings;
    return retval;
}

static int
game___Game_set_settings(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'settings' cannot be deleted");
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
    if (self->_settings != NULL) {
        CPy_DECREF(self->_settings);
    }
    self->_settings = tmp;
    return 0;
}

static PyObject *
game___Game_get_vocabulary(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_vocabulary == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'vocabulary' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_vocabulary);
    PyObject *retval = self->_vocabulary;
    return retval;
}

static int
game___Game_set_vocabulary(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'vocabulary' cannot be deleted");
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
game___Game_get_content_digest(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_content_digest == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'content_digest' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_content_digest);
    PyObject *retval = self->_content_digest;
    return retval;
}

static int
game___Game_set_content_digest(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'content_digest' cannot be deleted");
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
game___Game_get_rule_ids(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_rule_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rule_ids' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rule_ids);
    PyObject *retval = self->_rule_ids;
    return retval;
}

static int
game___Game_set_rule_ids(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'rule_ids' cannot be deleted");
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
    if (self->_rule_ids != NULL) {
        CPy_DECREF(self->_rule_ids);
    }
    self->_rule_ids = tmp;
    return 0;
}

static PyObject *
game___Game_get_chapters(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_chapters == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'chapters' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_chapters);
    PyObject *retval = self->_chapters;
    return retval;
}

static int
game___Game_set_chapters(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'chapters' cannot be deleted");
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
    if (self->_chapters != NULL) {
        CPy_DECREF(self->_chapters);
    }
    self->_chapters = tmp;
    return 0;
}

static PyObject *
game___Game_get_texts(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_texts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'texts' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_texts);
    PyObject *retval = self->_texts;
    return retval;
}

static int
game___Game_set_texts(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'texts' cannot be deleted");
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
    if (self->_texts != NULL) {
        CPy_DECREF(self->_texts);
    }
    self->_texts = tmp;
    return 0;
}

static PyObject *
game___Game_get_guide(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_guide == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guide' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guide);
    PyObject *retval = self->_guide;
    return retval;
}

static int
game___Game_set_guide(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'guide' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyTuple_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8921;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8921;
    CPy_TypeError("tuple or None", value); 
    tmp = NULL;
__LL8921: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_guide != NULL) {
        CPy_DECREF(self->_guide);
    }
    self->_guide = tmp;
    return 0;
}

static PyObject *
game___Game_get_stage(serai___kernel___game___GameObject *self, void *closure)
{
    if (unlikely(self->_stage == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'stage' of 'Game' undefined");
        return NULL;
    }
    CPy_INCREF(self->_stage);
    PyObject *retval = self->_stage;
    return retval;
}

static int
game___Game_set_stage(serai___kernel___game___GameObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Game' object attribute 'stage' cannot be deleted");
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
    if (self->_stage != NULL) {
        CPy_DECREF(self->_stage);
    }
    self->_stage = tmp;
    return 0;
}

static PyObject *
game___Game_get_automas_surprise(serai___kernel___game___GameObject *self, void *closure)
{
    char retval = CPyDef_game___Game___automas_surprise((PyObject *) self);
    if (retval == 2) {
        return NULL;
    }
    PyObject *retbox = retval ? Py_True : Py_False;
    CPy_INCREF(retbox);
    return retbox;
}
static PyMethodDef gamemodule_methods[] = {
    {"matters", (PyCFunction)CPyPy_game___matters, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("matters(setting, players, chosen)\n--\n\n") /* docstring */},
    {"printed_line", (PyCFunction)CPyPy_game___printed_line, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("printed_line(place, part)\n--\n\n") /* docstring */},
    {"said_in", (PyCFunction)CPyPy_game___said_in, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("said_in(texts, prefix)\n--\n\n") /* docstring */},
    {"rule_ids_of", (PyCFunction)CPyPy_game___rule_ids_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rule_ids_of(texts)\n--\n\n") /* docstring */},
    {"chapters_of", (PyCFunction)CPyPy_game___chapters_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("chapters_of(texts)\n--\n\n") /* docstring */},
    {"_rules", (PyCFunction)CPyPy_game____rules, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_rules(folder)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___game__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___game__internal, "__name__");
    CPyStatic_game___globals = PyModule_GetDict(CPyModule_serai___kernel___game__internal);
    if (unlikely(CPyStatic_game___globals == NULL))
        goto fail;
    char result = CPyDef_game_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___game__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_game___SOLO.f0);
    CPyStatic_game___SOLO = (tuple_T1O) { NULL };
    CPy_XDECREF(CPyStatic_game___UNDO);
    CPyStatic_game___UNDO = NULL;
    CPy_XDECREF(CPyStatic_game___CONFIRM);
    CPyStatic_game___CONFIRM = NULL;
    Py_CLEAR(CPyType_game___When);
    Py_CLEAR(CPyType_game___Setting);
    Py_CLEAR(CPyType_game___ScoreItem);
    Py_CLEAR(CPyType_game___Component);
    Py_CLEAR(CPyType_game___RuleChapter);
    Py_CLEAR(CPyType_game___Game);
    return -1;
}
int CPyExec_serai___kernel___game(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___game__impl, &CPyImportState_serai___kernel___game, &CPyModule_serai___kernel___game);
}
static struct PyModuleDef gamemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.game",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    gamemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___game(void)
{
    if (CPyModule_serai___kernel___game__internal) {
        Py_INCREF(CPyModule_serai___kernel___game__internal);
        return CPyModule_serai___kernel___game__internal;
    }
    CPyModule_serai___kernel___game__internal = PyModule_Create(&gamemodule);
    return CPyModule_serai___kernel___game__internal;
}

PyObject *CPyInit_serai___kernel___game(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___game__internal) {
        Py_INCREF(CPyModule_serai___kernel___game__internal);
        return CPyModule_serai___kernel___game__internal;
    }
    CPyModule_serai___kernel___game__internal = PyModule_Create(&gamemodule);
    if (unlikely(CPyModule_serai___kernel___game__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.game");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___game__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___game__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___game__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___game(CPyModule_serai___kernel___game__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___game__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.game");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___game__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_game___matters(PyObject *cpy_r_setting, CPyTagged cpy_r_players, PyObject *cpy_r_chosen) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_setting, 6);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "matters", 47, CPyStatic_game___globals);
        goto CPyL30;
    }
    if (likely(PyTuple_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "matters", 47, CPyStatic_game___globals, "tuple", cpy_r_r0);
        goto CPyL30;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL4;
    return 1;
CPyL4: ;
    cpy_r_r6 = 0;
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_setting, 6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "matters", 51, CPyStatic_game___globals);
        goto CPyL30;
    }
    if (likely(PyTuple_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "matters", 51, CPyStatic_game___globals, "tuple", cpy_r_r7);
        goto CPyL30;
    }
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = 0;
CPyL7: ;
    cpy_r_r12 = cpy_r_r11 < cpy_r_r10;
    if (!cpy_r_r12) goto CPyL31;
    cpy_r_r13 = CPySequenceTuple_GetItemUnsafe(cpy_r_r8, cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals, "tuple", cpy_r_r13);
        goto CPyL32;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals);
        goto CPyL33;
    }
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals, "tuple", cpy_r_r15);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_players);
    cpy_r_r18 = PySequence_Contains(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals);
        goto CPyL33;
    }
    cpy_r_r20 = cpy_r_r18;
    if (cpy_r_r20) {
        goto CPyL34;
    } else
        goto CPyL14;
CPyL13: ;
    if (cpy_r_r20) {
        goto CPyL38;
    } else
        goto CPyL28;
CPyL14: ;
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r14, 2);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals, "str", cpy_r_r21);
        goto CPyL33;
    }
    cpy_r_r23 = CPyStatics[151]; /* '' */
    cpy_r_r24 = CPyStr_EqualLiteral(cpy_r_r22, cpy_r_r23, 0);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r25 = cpy_r_r24 == 0;
    if (cpy_r_r25) {
        goto CPyL18;
    } else
        goto CPyL35;
CPyL17: ;
    cpy_r_r26 = cpy_r_r25;
    goto CPyL26;
CPyL18: ;
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r14, 2);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals, "str", cpy_r_r27);
        goto CPyL33;
    }
    cpy_r_r29 = CPyStatics[151]; /* '' */
    cpy_r_r30 = CPyStatics[88]; /* 'get' */
    PyObject *cpy_r_r31[3] = {cpy_r_chosen, cpy_r_r28, cpy_r_r29};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_VectorcallMethod(cpy_r_r30, cpy_r_r32, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r28);
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals, "str", cpy_r_r33);
        goto CPyL33;
    }
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r14, 4);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals);
        goto CPyL37;
    }
    if (likely(PyTuple_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals, "tuple", cpy_r_r35);
        goto CPyL37;
    }
    cpy_r_r37 = PySequence_Contains(cpy_r_r36, cpy_r_r34);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "matters", 50, CPyStatic_game___globals);
        goto CPyL32;
    }
    cpy_r_r39 = cpy_r_r37;
    cpy_r_r26 = cpy_r_r39;
CPyL26: ;
    if (cpy_r_r26) {
        goto CPyL38;
    } else
        goto CPyL28;
CPyL27: ;
    cpy_r_r6 = 1;
    goto CPyL29;
CPyL28: ;
    cpy_r_r40 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r40;
    goto CPyL7;
CPyL29: ;
    return cpy_r_r6;
CPyL30: ;
    cpy_r_r41 = 2;
    return cpy_r_r41;
CPyL31: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL29;
CPyL32: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL30;
CPyL33: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    goto CPyL30;
CPyL34: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL13;
CPyL35: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL17;
CPyL36: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r28);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r34);
    goto CPyL30;
CPyL38: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL27;
}
        
        PyObject *CPyPy_game___matters(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"setting", "players", "chosen", 0};
            static CPyArg_Parser parser = {"OOO:matters", kwlist, 0};
            PyObject *obj_setting;
            PyObject *obj_players;
            PyObject *obj_chosen;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_setting, &obj_players, &obj_chosen)) {
                return NULL;
            }
            PyObject * arg_setting;
            if (likely(PyTuple_Check(obj_setting)))
                arg_setting = obj_setting;
            else {
                CPy_TypeError("tuple", obj_setting); 
                goto fail;
            }
            CPyTagged arg_players;
            if (likely(PyLong_Check(obj_players)))
                arg_players = CPyTagged_BorrowFromObject(obj_players);
            else {
                CPy_TypeError("int", obj_players); goto fail;
            }
            PyObject *arg_chosen = obj_chosen;
            char retval = CPyDef_game___matters(arg_setting, arg_players, arg_chosen);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "matters", 45, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___setup(PyObject *cpy_r_self, CPyTagged cpy_r_players, PyObject *cpy_r_settings, PyObject *cpy_r_seed) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_game___Game___setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"players", "settings", "seed", 0};
            static CPyArg_Parser parser = {"OOO:setup", kwlist, 0};
            PyObject *obj_players;
            PyObject *obj_settings;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_players, &obj_settings, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            CPyTagged arg_players;
            if (likely(PyLong_Check(obj_players)))
                arg_players = CPyTagged_BorrowFromObject(obj_players);
            else {
                CPy_TypeError("int", obj_players); goto fail;
            }
            PyObject *arg_settings = obj_settings;
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___setup(arg_self, arg_players, arg_settings, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "setup", 110, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___turn(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_game___Game___turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:turn", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___turn(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "turn", 114, CPyStatic_game___globals);
            return NULL;
        }
        
char CPyDef_game___Game___is_over(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_game___Game___is_over(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:is_over", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            char retval = CPyDef_game___Game___is_over(arg_self, arg_table);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "is_over", 118, CPyStatic_game___globals);
            return NULL;
        }
        
CPyTagged CPyDef_game___Game___seats(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_game___Game___seats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:seats", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged retval = CPyDef_game___Game___seats(arg_self, arg_table);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "seats", 122, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___automas(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    return cpy_r_r1;
}
        
        PyObject *CPyPy_game___Game___automas(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:automas", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___automas(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "automas", 125, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___load_table(PyObject *cpy_r_self, PyObject *cpy_r_plain) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_game___Game___load_table(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"plain", 0};
            static CPyArg_Parser parser = {"O:load_table", kwlist, 0};
            PyObject *obj_plain;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_plain)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_plain = obj_plain;
            PyObject *retval = CPyDef_game___Game___load_table(arg_self, arg_plain);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "load_table", 130, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___renewed(PyObject *cpy_r_self, PyObject *cpy_r_dump, CPyTagged cpy_r_rules_version) {
    CPy_INCREF(cpy_r_dump);
    return cpy_r_dump;
}
        
        PyObject *CPyPy_game___Game___renewed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"dump", "rules_version", 0};
            static CPyArg_Parser parser = {"OO:renewed", kwlist, 0};
            PyObject *obj_dump;
            PyObject *obj_rules_version;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_dump, &obj_rules_version)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_dump;
            if (likely(PyDict_Check(obj_dump)))
                arg_dump = obj_dump;
            else {
                CPy_TypeError("dict", obj_dump); 
                goto fail;
            }
            CPyTagged arg_rules_version;
            if (likely(PyLong_Check(obj_rules_version)))
                arg_rules_version = CPyTagged_BorrowFromObject(obj_rules_version);
            else {
                CPy_TypeError("int", obj_rules_version); goto fail;
            }
            PyObject *retval = CPyDef_game___Game___renewed(arg_self, arg_dump, arg_rules_version);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "renewed", 133, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___observe(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_game___Game___observe(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:observe", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_game___Game___observe(arg_self, arg_table, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "observe", 141, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___seen_by(PyObject *cpy_r_self, PyObject *cpy_r_table, PyObject *cpy_r_common, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPY_GET_METHOD(cpy_r_self, CPyType_game___Game, 7, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_self, cpy_r_table, cpy_r_seat); /* observe */
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "seen_by", 146, CPyStatic_game___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_game___Game___seen_by(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "common", "seat", 0};
            static CPyArg_Parser parser = {"OOO:seen_by", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_common;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_common, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *arg_common = obj_common;
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_game___Game___seen_by(arg_self, arg_table, arg_common, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "seen_by", 144, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___consequences(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_game___Game___consequences(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:consequences", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___consequences(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "consequences", 148, CPyStatic_game___globals);
            return NULL;
        }
        
char CPyDef_game___Game___look(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat, PyObject *cpy_r_sheet) {
    return 1;
}
        
        PyObject *CPyPy_game___Game___look(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:look", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_game___Game___look(arg_self, arg_table, arg_seat, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "look", 157, CPyStatic_game___globals);
            return NULL;
        }
        
char CPyDef_game___Game___redeal(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat, PyObject *cpy_r_seed) {
    return 1;
}
        
        PyObject *CPyPy_game___Game___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", "seed", 0};
            static CPyArg_Parser parser = {"OOO:redeal", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            char retval = CPyDef_game___Game___redeal(arg_self, arg_table, arg_seat, arg_seed);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "redeal", 165, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___score(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_game___Game___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:score", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_game___Game___score(arg_self, arg_table, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "score", 172, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___winners(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_game___Game___winners(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:winners", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___winners(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "winners", 176, CPyStatic_game___globals);
            return NULL;
        }
        
char CPyDef_game___Game___automas_surprise(PyObject *cpy_r_self) {
    return 0;
}
        
        PyObject *CPyPy_game___Game___automas_surprise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":automas_surprise", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            char retval = CPyDef_game___Game___automas_surprise(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "automas_surprise", 180, CPyStatic_game___globals);
            return NULL;
        }
        
double CPyDef_game___Game___appraise(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    double cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    double cpy_r_r19;
    cpy_r_r0 = 0;
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_game___Game, 12, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_self, cpy_r_table, cpy_r_seat); /* score */
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "appraise", 186, CPyStatic_game___globals);
        goto CPyL12;
    }
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL13;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyTuple_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "appraise", 186, CPyStatic_game___globals, "tuple", cpy_r_r10);
        goto CPyL14;
    }
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_r11, 2);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "appraise", 186, CPyStatic_game___globals);
        goto CPyL14;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "appraise", 186, CPyStatic_game___globals);
        goto CPyL14;
    }
    cpy_r_r14 = CPyTagged_Add(cpy_r_r0, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r0 = cpy_r_r14;
    cpy_r_r15 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r15;
    goto CPyL2;
CPyL8: ;
    cpy_r_r16 = CPyFloat_FromTagged(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r17 = cpy_r_r16 == -113.0;
    if (unlikely(cpy_r_r17)) goto CPyL10;
CPyL9: ;
    return cpy_r_r16;
CPyL10: ;
    cpy_r_r18 = PyErr_Occurred();
    if (unlikely(cpy_r_r18 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "appraise", 186, CPyStatic_game___globals);
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r19 = -113.0;
    return cpy_r_r19;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL11;
CPyL13: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL11;
}
        
        PyObject *CPyPy_game___Game___appraise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:appraise", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            double retval = CPyDef_game___Game___appraise(arg_self, arg_table, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "appraise", 184, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___priors(PyObject *cpy_r_self, PyObject *cpy_r_table, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_game___Game___priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "decision", 0};
            static CPyArg_Parser parser = {"OO:priors", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___priors(arg_self, arg_table, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "priors", 188, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___holdings(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "holdings", 197, CPyStatic_game___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_game___Game___holdings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:holdings", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_game___Game___holdings(arg_self, arg_table, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "holdings", 195, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___schema(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_game___Game___schema(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:schema", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___schema(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "schema", 199, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___portrait(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_game___Game___portrait(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:portrait", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___portrait(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "portrait", 204, CPyStatic_game___globals);
            return NULL;
        }
        
char CPyDef_game___Game___arrange(PyObject *cpy_r_self, PyObject *cpy_r_table, PyObject *cpy_r_given) {
    return 1;
}
        
        PyObject *CPyPy_game___Game___arrange(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "given", 0};
            static CPyArg_Parser parser = {"OO:arrange", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_given;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_given)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *arg_given = obj_given;
            char retval = CPyDef_game___Game___arrange(arg_self, arg_table, arg_given);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "arrange", 208, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___faults(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    CPy_Unreachable();
}
        
        PyObject *CPyPy_game___Game___faults(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:faults", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___faults(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "faults", 212, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___component_ids(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_game___Game___component_ids(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":component_ids", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___component_ids(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "component_ids", 216, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___catalogue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T0 cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals);
        goto CPyL12;
    }
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_game___Game, 22, serai___kernel___game___GameObject, PyObject * (*)(PyObject *))(cpy_r_self); /* component_ids */
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals);
        goto CPyL13;
    }
    cpy_r_r2 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals);
        goto CPyL13;
    }
CPyL3: ;
    cpy_r_r3 = PyIter_Next(cpy_r_r2);
    if (cpy_r_r3 == NULL) goto CPyL14;
    if (likely(PyUnicode_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals, "str", cpy_r_r3);
        goto CPyL15;
    }
    cpy_r_r5 = CPyStatics[151]; /* '' */
    cpy_r_r6 = CPyStatics[151]; /* '' */
    cpy_r_r7 = PyDict_New();
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals);
        goto CPyL16;
    }
    cpy_r_r8.empty_struct_error_flag = 0;
    cpy_r_r9 = CPyStatic_game___globals;
    cpy_r_r10 = CPyStatics[3180]; /* 'Component' */
    cpy_r_r11 = CPyDict_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals);
        goto CPyL17;
    }
    cpy_r_r12 = CPyTuple_LoadEmptyTupleConstant();
    PyObject *cpy_r_r13[5] = {cpy_r_r4, cpy_r_r5, cpy_r_r6, cpy_r_r7, cpy_r_r12};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r14, 5, 0);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r12);
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals, "tuple", cpy_r_r15);
        goto CPyL15;
    }
    cpy_r_r17 = PyList_Append(cpy_r_r0, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals);
        goto CPyL15;
    } else
        goto CPyL3;
CPyL10: ;
    cpy_r_r19 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "catalogue", 221, CPyStatic_game___globals);
        goto CPyL13;
    }
    return cpy_r_r0;
CPyL12: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL12;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL12;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    goto CPyL12;
}
        
        PyObject *CPyPy_game___Game___catalogue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":catalogue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___catalogue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "catalogue", 219, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___Game___describe(PyObject *cpy_r_self, PyObject *cpy_r_component) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T2OO cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    tuple_T0 cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = CPY_GET_METHOD(cpy_r_self, CPyType_game___Game, 23, serai___kernel___game___GameObject, PyObject * (*)(PyObject *))(cpy_r_self); /* catalogue */
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 225, CPyStatic_game___globals);
        goto CPyL25;
    }
    cpy_r_r1 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 225, CPyStatic_game___globals);
        goto CPyL25;
    }
CPyL2: ;
    cpy_r_r2 = PyIter_Next(cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL26;
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "describe", 225, CPyStatic_game___globals, "tuple", cpy_r_r2);
        goto CPyL27;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 226, CPyStatic_game___globals);
        goto CPyL28;
    }
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "describe", 226, CPyStatic_game___globals, "str", cpy_r_r4);
        goto CPyL28;
    }
    cpy_r_r6 = CPyStr_Equal(cpy_r_r5, cpy_r_component);
    CPy_DECREF(cpy_r_r5);
    if (cpy_r_r6) {
        goto CPyL29;
    } else
        goto CPyL30;
CPyL7: ;
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r3, 10);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals, "tuple", cpy_r_r7);
        goto CPyL31;
    }
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r3, 8);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals);
        goto CPyL32;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals, "tuple", cpy_r_r9);
        goto CPyL32;
    }
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = PyList_New(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals);
        goto CPyL33;
    }
    cpy_r_r14 = 0;
CPyL13: ;
    cpy_r_r15 = cpy_r_r14 < cpy_r_r12;
    if (!cpy_r_r15) goto CPyL34;
    cpy_r_r16 = CPySequenceTuple_GetItemUnsafe(cpy_r_r10, cpy_r_r14);
    PyObject *__tmp8922;
    if (unlikely(!(PyTuple_Check(cpy_r_r16) && PyTuple_GET_SIZE(cpy_r_r16) == 2))) {
        __tmp8922 = NULL;
        goto __LL8923;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r16, 0))))
        __tmp8922 = PyTuple_GET_ITEM(cpy_r_r16, 0);
    else {
        __tmp8922 = NULL;
    }
    if (__tmp8922 == NULL) goto __LL8923;
    if (PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r16, 1), CPyType_kernel___effects___Effect))
        __tmp8922 = PyTuple_GET_ITEM(cpy_r_r16, 1);
    else {
        __tmp8922 = NULL;
    }
    if (__tmp8922 != NULL) goto __LL8924;
    if (PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r16, 1), CPyType_formula___Formula))
        __tmp8922 = PyTuple_GET_ITEM(cpy_r_r16, 1);
    else {
        __tmp8922 = NULL;
    }
    if (__tmp8922 != NULL) goto __LL8924;
    __tmp8922 = NULL;
__LL8924: ;
    if (__tmp8922 == NULL) goto __LL8923;
    __tmp8922 = cpy_r_r16;
__LL8923: ;
    if (unlikely(__tmp8922 == NULL)) {
        CPy_TypeError("tuple[str, union[serai.kernel.effects.Effect, serai.kernel.formula.Formula]]", cpy_r_r16); cpy_r_r17 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp8925 = PyTuple_GET_ITEM(cpy_r_r16, 0);
        CPy_INCREF(__tmp8925);
        PyObject *__tmp8926;
        if (likely(PyUnicode_Check(__tmp8925)))
            __tmp8926 = __tmp8925;
        else {
            CPy_TypeError("str", __tmp8925); 
            __tmp8926 = NULL;
        }
        cpy_r_r17.f0 = __tmp8926;
        PyObject *__tmp8927 = PyTuple_GET_ITEM(cpy_r_r16, 1);
        CPy_INCREF(__tmp8927);
        PyObject *__tmp8928;
        if (PyObject_TypeCheck(__tmp8927, CPyType_kernel___effects___Effect))
            __tmp8928 = __tmp8927;
        else {
            __tmp8928 = NULL;
        }
        if (__tmp8928 != NULL) goto __LL8929;
        if (PyObject_TypeCheck(__tmp8927, CPyType_formula___Formula))
            __tmp8928 = __tmp8927;
        else {
            __tmp8928 = NULL;
        }
        if (__tmp8928 != NULL) goto __LL8929;
        CPy_TypeError("union[serai.kernel.effects.Effect, serai.kernel.formula.Formula]", __tmp8927); 
        __tmp8928 = NULL;
__LL8929: ;
        cpy_r_r17.f1 = __tmp8928;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals);
        goto CPyL35;
    }
    cpy_r_r18 = cpy_r_r17.f0;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = cpy_r_r17.f1;
    CPy_INCREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r17.f0);
    CPy_DECREF(cpy_r_r17.f1);
    cpy_r_r20 = CPyDef_game___printed_line(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals);
        goto CPyL35;
    }
    CPyList_SetItemUnsafe(cpy_r_r13, cpy_r_r14, cpy_r_r20);
    cpy_r_r21 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r21;
    goto CPyL13;
CPyL18: ;
    cpy_r_r22 = PyObject_GetIter(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals);
        goto CPyL32;
    }
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals);
        goto CPyL36;
    }
    cpy_r_r24 = CPyList_Extend(cpy_r_r23, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals);
        goto CPyL37;
    } else
        goto CPyL38;
CPyL21: ;
    cpy_r_r25 = CPyList_Extend(cpy_r_r23, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 227, CPyStatic_game___globals);
        goto CPyL39;
    } else
        goto CPyL40;
CPyL22: ;
    return cpy_r_r23;
CPyL23: ;
    cpy_r_r26 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "describe", 225, CPyStatic_game___globals);
        goto CPyL25;
    }
    cpy_r_r27.empty_struct_error_flag = 0;
    cpy_r_r28 = CPyTuple_LoadEmptyTupleConstant();
    return cpy_r_r28;
CPyL25: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL26: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL25;
CPyL28: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL25;
CPyL29: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL7;
CPyL30: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL2;
CPyL31: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL25;
CPyL32: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL25;
CPyL33: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    goto CPyL25;
CPyL34: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL18;
CPyL35: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    goto CPyL25;
CPyL36: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r22);
    goto CPyL25;
CPyL37: ;
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL25;
CPyL38: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL21;
CPyL39: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL25;
CPyL40: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL22;
}
        
        PyObject *CPyPy_game___Game___describe(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"component", 0};
            static CPyArg_Parser parser = {"O:describe", kwlist, 0};
            PyObject *obj_component;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_component)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_game___Game)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_self); 
                goto fail;
            }
            PyObject *arg_component;
            if (likely(PyUnicode_Check(obj_component)))
                arg_component = obj_component;
            else {
                CPy_TypeError("str", obj_component); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___Game___describe(arg_self, arg_component);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "describe", 223, CPyStatic_game___globals);
            return NULL;
        }
        
char CPyDef_game___Game_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T0 cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___kernel___game___GameObject *)cpy_r___mypyc_self__)->_expansions = cpy_r_r1;
    cpy_r_r2.empty_struct_error_flag = 0;
    cpy_r_r3 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___kernel___game___GameObject *)cpy_r___mypyc_self__)->_chapters = cpy_r_r3;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    ((serai___kernel___game___GameObject *)cpy_r___mypyc_self__)->_guide = cpy_r_r4;
    cpy_r_r5 = CPyStatics[271]; /* 'beta' */
    CPy_INCREF(cpy_r_r5);
    ((serai___kernel___game___GameObject *)cpy_r___mypyc_self__)->_stage = cpy_r_r5;
    return 1;
}
        
        PyObject *CPyPy_game___Game_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(PyObject_TypeCheck(obj___mypyc_self__, CPyType_game___Game)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_game___Game_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "__mypyc_defaults_setup", -1, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___printed_line(PyObject *cpy_r_place, PyObject *cpy_r_part) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T3OOO cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r__;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = CPyStatics[143]; /* ':' */
    cpy_r_r1 = PyUnicode_Partition(cpy_r_place, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "printed_line", 233, CPyStatic_game___globals);
        goto CPyL10;
    }
    PyObject *__tmp8930;
    if (unlikely(!(PyTuple_Check(cpy_r_r1) && PyTuple_GET_SIZE(cpy_r_r1) == 3))) {
        __tmp8930 = NULL;
        goto __LL8931;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 0))))
        __tmp8930 = PyTuple_GET_ITEM(cpy_r_r1, 0);
    else {
        __tmp8930 = NULL;
    }
    if (__tmp8930 == NULL) goto __LL8931;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 1))))
        __tmp8930 = PyTuple_GET_ITEM(cpy_r_r1, 1);
    else {
        __tmp8930 = NULL;
    }
    if (__tmp8930 == NULL) goto __LL8931;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r1, 2))))
        __tmp8930 = PyTuple_GET_ITEM(cpy_r_r1, 2);
    else {
        __tmp8930 = NULL;
    }
    if (__tmp8930 == NULL) goto __LL8931;
    __tmp8930 = cpy_r_r1;
__LL8931: ;
    if (unlikely(__tmp8930 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r1); cpy_r_r2 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp8932 = PyTuple_GET_ITEM(cpy_r_r1, 0);
        CPy_INCREF(__tmp8932);
        PyObject *__tmp8933;
        if (likely(PyUnicode_Check(__tmp8932)))
            __tmp8933 = __tmp8932;
        else {
            CPy_TypeError("str", __tmp8932); 
            __tmp8933 = NULL;
        }
        cpy_r_r2.f0 = __tmp8933;
        PyObject *__tmp8934 = PyTuple_GET_ITEM(cpy_r_r1, 1);
        CPy_INCREF(__tmp8934);
        PyObject *__tmp8935;
        if (likely(PyUnicode_Check(__tmp8934)))
            __tmp8935 = __tmp8934;
        else {
            CPy_TypeError("str", __tmp8934); 
            __tmp8935 = NULL;
        }
        cpy_r_r2.f1 = __tmp8935;
        PyObject *__tmp8936 = PyTuple_GET_ITEM(cpy_r_r1, 2);
        CPy_INCREF(__tmp8936);
        PyObject *__tmp8937;
        if (likely(PyUnicode_Check(__tmp8936)))
            __tmp8937 = __tmp8936;
        else {
            CPy_TypeError("str", __tmp8936); 
            __tmp8937 = NULL;
        }
        cpy_r_r2.f2 = __tmp8937;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "printed_line", 233, CPyStatic_game___globals);
        goto CPyL10;
    }
    cpy_r_r3 = cpy_r_r2.f0;
    cpy_r_r4 = cpy_r_r2.f1;
    cpy_r_r5 = cpy_r_r2.f2;
    cpy_r_r6 = cpy_r_r3;
    cpy_r_place = cpy_r_r6;
    cpy_r_r7 = cpy_r_r4;
    cpy_r__ = cpy_r_r7;
    CPy_DECREF(cpy_r__);
    cpy_r_r8 = cpy_r_r5;
    cpy_r_r9 = CPyStatics[4644]; /* 'printed-' */
    cpy_r_r10 = CPyStr_Build(2, cpy_r_r9, cpy_r_place);
    CPy_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "printed_line", 234, CPyStatic_game___globals);
        goto CPyL11;
    }
    cpy_r_r11 = CPyStr_IsTrue(cpy_r_r8);
    if (!cpy_r_r11) goto CPyL12;
    cpy_r_r12 = CPyStatics[602]; /* 'effect' */
    cpy_r_r13 = CPyStatics[2093]; /* 'at' */
    cpy_r_r14 = CPyDict_Build(2, cpy_r_r12, cpy_r_part, cpy_r_r13, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "printed_line", 234, CPyStatic_game___globals);
        goto CPyL13;
    }
    cpy_r_r15 = cpy_r_r14;
    goto CPyL8;
CPyL6: ;
    cpy_r_r16 = CPyStatics[602]; /* 'effect' */
    cpy_r_r17 = CPyDict_Build(1, cpy_r_r16, cpy_r_part);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "printed_line", 234, CPyStatic_game___globals);
        goto CPyL13;
    }
    cpy_r_r15 = cpy_r_r17;
CPyL8: ;
    cpy_r_r18 = CPyDef_message___Message(cpy_r_r10, cpy_r_r15);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "printed_line", 234, CPyStatic_game___globals);
        goto CPyL10;
    }
    return cpy_r_r18;
CPyL10: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL11: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL10;
CPyL12: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL6;
CPyL13: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL10;
}
        
        PyObject *CPyPy_game___printed_line(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"place", "part", 0};
            static CPyArg_Parser parser = {"OO:printed_line", kwlist, 0};
            PyObject *obj_place;
            PyObject *obj_part;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_place, &obj_part)) {
                return NULL;
            }
            PyObject *arg_place;
            if (likely(PyUnicode_Check(obj_place)))
                arg_place = obj_place;
            else {
                CPy_TypeError("str", obj_place); 
                goto fail;
            }
            PyObject *arg_part;
            if (PyObject_TypeCheck(obj_part, CPyType_kernel___effects___Effect))
                arg_part = obj_part;
            else {
                arg_part = NULL;
            }
            if (arg_part != NULL) goto __LL8938;
            if (PyObject_TypeCheck(obj_part, CPyType_formula___Formula))
                arg_part = obj_part;
            else {
                arg_part = NULL;
            }
            if (arg_part != NULL) goto __LL8938;
            CPy_TypeError("union[serai.kernel.effects.Effect, serai.kernel.formula.Formula]", obj_part); 
            goto fail;
__LL8938: ;
            PyObject *retval = CPyDef_game___printed_line(arg_place, arg_part);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "printed_line", 231, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___said_in(PyObject *cpy_r_texts, PyObject *cpy_r_prefix) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    CPyPtr cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    PyObject *cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    CPyPtr cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    CPyPtr cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    int64_t cpy_r_r92;
    PyObject *cpy_r_r93;
    int32_t cpy_r_r94;
    char cpy_r_r95;
    int64_t cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 247, CPyStatic_game___globals);
        goto CPyL52;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals);
        goto CPyL53;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_texts + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = 0;
CPyL3: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r3;
    if (!cpy_r_r5) goto CPyL13;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_texts, cpy_r_r4);
    cpy_r_r7 = CPyStatics[4493]; /* 'iterdir' */
    PyObject *cpy_r_r8[1] = {cpy_r_r6};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r7, cpy_r_r9, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r11 = PyObject_GetIter(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals);
        goto CPyL55;
    }
CPyL6: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) goto CPyL56;
    cpy_r_r13 = CPyStatics[315]; /* 'name' */
    cpy_r_r14 = CPyObject_GetAttr(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals);
        goto CPyL57;
    }
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals, "str", cpy_r_r14);
        goto CPyL57;
    }
    cpy_r_r16 = CPyStatics[4645]; /* 'en.ftl' */
    cpy_r_r17 = CPyStr_Endswith(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17;
    if (!cpy_r_r18) goto CPyL58;
    cpy_r_r19 = PyList_Append(cpy_r_r1, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals);
        goto CPyL59;
    } else
        goto CPyL6;
CPyL11: ;
    cpy_r_r21 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals);
        goto CPyL55;
    }
    cpy_r_r22 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r22;
    goto CPyL3;
CPyL13: ;
    cpy_r_r23 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals);
        goto CPyL53;
    }
    cpy_r_r24 = PyObject_GetIter(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals);
        goto CPyL53;
    }
CPyL15: ;
    cpy_r_r25 = PyIter_Next(cpy_r_r24);
    if (cpy_r_r25 == NULL) goto CPyL60;
    cpy_r_r26 = CPyStatic_game___globals;
    cpy_r_r27 = CPyStatics[4646]; /* '_MESSAGE' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 249, CPyStatic_game___globals);
        goto CPyL61;
    }
    cpy_r_r29 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r30 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r31[2] = {cpy_r_r25, cpy_r_r29};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_VectorcallMethod(cpy_r_r30, cpy_r_r32, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 249, CPyStatic_game___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r25);
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "said_in", 249, CPyStatic_game___globals, "str", cpy_r_r33);
        goto CPyL63;
    }
    cpy_r_r35 = CPyStatics[2864]; /* 'findall' */
    PyObject *cpy_r_r36[2] = {cpy_r_r28, cpy_r_r34};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_VectorcallMethod(cpy_r_r35, cpy_r_r37, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 249, CPyStatic_game___globals);
        goto CPyL64;
    }
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r34);
    if (likely(PyList_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "said_in", 249, CPyStatic_game___globals, "list", cpy_r_r38);
        goto CPyL65;
    }
    cpy_r_r40 = 0;
CPyL22: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r40 < cpy_r_r42;
    if (!cpy_r_r43) goto CPyL66;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyListObject, ob_item));
    cpy_r_r45 = *(CPyPtr *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r40 * 8;
    cpy_r_r47 = cpy_r_r45 + cpy_r_r46;
    cpy_r_r48 = *(PyObject * *)cpy_r_r47;
    CPy_INCREF(cpy_r_r48);
    cpy_r_r49 = PyObject_GetIter(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 249, CPyStatic_game___globals);
        goto CPyL67;
    }
    cpy_r_r50 = PyIter_Next(cpy_r_r49);
    if (cpy_r_r50 == NULL) {
        goto CPyL68;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r51 = 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 249, CPyStatic_game___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r52 = PyIter_Next(cpy_r_r49);
    if (cpy_r_r52 == NULL) {
        goto CPyL69;
    } else
        goto CPyL30;
CPyL28: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r53 = 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 249, CPyStatic_game___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r54 = PyIter_Next(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (cpy_r_r54 == NULL) {
        goto CPyL33;
    } else
        goto CPyL70;
CPyL31: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 249, CPyStatic_game___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL33: ;
    cpy_r_r56 = CPyStatics[4647]; /* 'startswith' */
    PyObject *cpy_r_r57[2] = {cpy_r_r50, cpy_r_prefix};
    cpy_r_r58 = (PyObject **)&cpy_r_r57;
    cpy_r_r59 = PyObject_VectorcallMethod(cpy_r_r56, cpy_r_r58, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 250, CPyStatic_game___globals);
        goto CPyL71;
    }
    cpy_r_r60 = PyObject_IsTrue(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 250, CPyStatic_game___globals);
        goto CPyL71;
    }
    cpy_r_r62 = cpy_r_r60;
    if (!cpy_r_r62) goto CPyL72;
    cpy_r_r63 = CPyStatic_game___globals;
    cpy_r_r64 = CPyStatics[4648]; /* '_ARGUMENT' */
    cpy_r_r65 = CPyDict_GetItem(cpy_r_r63, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 251, CPyStatic_game___globals);
        goto CPyL71;
    }
    cpy_r_r66 = CPyStatics[2864]; /* 'findall' */
    PyObject *cpy_r_r67[2] = {cpy_r_r65, cpy_r_r52};
    cpy_r_r68 = (PyObject **)&cpy_r_r67;
    cpy_r_r69 = PyObject_VectorcallMethod(cpy_r_r66, cpy_r_r68, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 251, CPyStatic_game___globals);
        goto CPyL73;
    }
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r52);
    if (likely(PyList_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "said_in", 251, CPyStatic_game___globals, "list", cpy_r_r69);
        goto CPyL74;
    }
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = PyList_New(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 251, CPyStatic_game___globals);
        goto CPyL75;
    }
    cpy_r_r74 = 0;
CPyL41: ;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r74 < cpy_r_r76;
    if (!cpy_r_r77) goto CPyL76;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyListObject, ob_item));
    cpy_r_r79 = *(CPyPtr *)cpy_r_r78;
    cpy_r_r80 = cpy_r_r74 * 8;
    cpy_r_r81 = cpy_r_r79 + cpy_r_r80;
    cpy_r_r82 = *(PyObject * *)cpy_r_r81;
    CPy_INCREF(cpy_r_r82);
    cpy_r_r83 = CPyStatic_game___globals;
    cpy_r_r84 = CPyStatics[4649]; /* '_ARGUMENT_SUFFIX' */
    cpy_r_r85 = CPyDict_GetItem(cpy_r_r83, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 251, CPyStatic_game___globals);
        goto CPyL77;
    }
    cpy_r_r86 = CPyStatics[151]; /* '' */
    cpy_r_r87 = CPyStatics[4650]; /* 'sub' */
    PyObject *cpy_r_r88[3] = {cpy_r_r85, cpy_r_r86, cpy_r_r82};
    cpy_r_r89 = (PyObject **)&cpy_r_r88;
    cpy_r_r90 = PyObject_VectorcallMethod(cpy_r_r87, cpy_r_r89, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 251, CPyStatic_game___globals);
        goto CPyL78;
    }
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r82);
    if (likely(PyUnicode_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "said_in", 251, CPyStatic_game___globals, "str", cpy_r_r90);
        goto CPyL79;
    }
    CPyList_SetItemUnsafe(cpy_r_r73, cpy_r_r74, cpy_r_r91);
    cpy_r_r92 = cpy_r_r74 + 1;
    cpy_r_r74 = cpy_r_r92;
    goto CPyL41;
CPyL47: ;
    cpy_r_r93 = PyFrozenSet_New(cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 251, CPyStatic_game___globals);
        goto CPyL74;
    }
    cpy_r_r94 = CPyDict_SetItem(cpy_r_r0, cpy_r_r50, cpy_r_r93);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r93);
    cpy_r_r95 = cpy_r_r94 >= 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 251, CPyStatic_game___globals);
        goto CPyL67;
    }
CPyL49: ;
    cpy_r_r96 = cpy_r_r40 + 1;
    cpy_r_r40 = cpy_r_r96;
    goto CPyL22;
CPyL50: ;
    cpy_r_r97 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 248, CPyStatic_game___globals);
        goto CPyL53;
    }
    return cpy_r_r0;
CPyL52: ;
    cpy_r_r98 = NULL;
    return cpy_r_r98;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL52;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL52;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL52;
CPyL56: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL11;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL52;
CPyL58: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL6;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    goto CPyL52;
CPyL60: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL50;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL52;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r28);
    goto CPyL52;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r28);
    goto CPyL52;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r34);
    goto CPyL52;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    goto CPyL52;
CPyL66: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL15;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r39);
    goto CPyL52;
CPyL68: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r49);
    goto CPyL25;
CPyL69: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    goto CPyL28;
CPyL70: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r54);
    goto CPyL31;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r52);
    goto CPyL52;
CPyL72: ;
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r52);
    goto CPyL49;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r65);
    goto CPyL52;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r50);
    goto CPyL52;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r70);
    goto CPyL52;
CPyL76: ;
    CPy_DECREF(cpy_r_r70);
    goto CPyL47;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r82);
    goto CPyL52;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r85);
    goto CPyL52;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r73);
    goto CPyL52;
}
        
        PyObject *CPyPy_game___said_in(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"texts", "prefix", 0};
            static CPyArg_Parser parser = {"OO:said_in", kwlist, 0};
            PyObject *obj_texts;
            PyObject *obj_prefix;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_texts, &obj_prefix)) {
                return NULL;
            }
            PyObject * arg_texts;
            if (likely(PyTuple_Check(obj_texts)))
                arg_texts = obj_texts;
            else {
                CPy_TypeError("tuple", obj_texts); 
                goto fail;
            }
            PyObject *arg_prefix;
            if (likely(PyUnicode_Check(obj_prefix)))
                arg_prefix = obj_prefix;
            else {
                CPy_TypeError("str", obj_prefix); 
                goto fail;
            }
            PyObject *retval = CPyDef_game___said_in(arg_texts, arg_prefix);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "said_in", 245, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___rule_ids_of(PyObject *cpy_r_texts) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 257, CPyStatic_game___globals);
        goto CPyL33;
    }
    cpy_r_r1 = CPyDef_game___chapters_of(cpy_r_texts);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 257, CPyStatic_game___globals);
        goto CPyL34;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = 0;
CPyL3: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r3;
    if (!cpy_r_r5) goto CPyL35;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_r1, cpy_r_r4);
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "rule_ids_of", 257, CPyStatic_game___globals, "tuple", cpy_r_r6);
        goto CPyL36;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 2);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 257, CPyStatic_game___globals);
        goto CPyL36;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "rule_ids_of", 257, CPyStatic_game___globals, "tuple", cpy_r_r8);
        goto CPyL36;
    }
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = 0;
CPyL8: ;
    cpy_r_r13 = cpy_r_r12 < cpy_r_r11;
    if (!cpy_r_r13) goto CPyL37;
    cpy_r_r14 = CPySequenceTuple_GetItemUnsafe(cpy_r_r9, cpy_r_r12);
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "rule_ids_of", 257, CPyStatic_game___globals, "str", cpy_r_r14);
        goto CPyL38;
    }
    cpy_r_r16 = PyList_Append(cpy_r_r0, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 257, CPyStatic_game___globals);
        goto CPyL38;
    }
    cpy_r_r18 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r18;
    goto CPyL8;
CPyL12: ;
    cpy_r_r19 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r19;
    goto CPyL3;
CPyL13: ;
    cpy_r_r20 = (PyObject *)&PyDict_Type;
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL39;
    }
    cpy_r_r22 = PyObject_GetIter(cpy_r_texts);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL40;
    }
CPyL15: ;
    cpy_r_r23 = PyIter_Next(cpy_r_r22);
    if (cpy_r_r23 == NULL) goto CPyL41;
    cpy_r_r24 = CPyStatic_game___globals;
    cpy_r_r25 = CPyStatics[4651]; /* '_RULE_ID' */
    cpy_r_r26 = CPyDict_GetItem(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL42;
    }
    cpy_r_r27 = CPyDef_game____rules(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL43;
    }
    cpy_r_r28 = CPyStatics[2864]; /* 'findall' */
    PyObject *cpy_r_r29[2] = {cpy_r_r26, cpy_r_r27};
    cpy_r_r30 = (PyObject **)&cpy_r_r29;
    cpy_r_r31 = PyObject_VectorcallMethod(cpy_r_r28, cpy_r_r30, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL44;
    }
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r27);
    if (likely(PyList_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals, "list", cpy_r_r31);
        goto CPyL45;
    }
    cpy_r_r33 = 0;
CPyL21: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r33 < cpy_r_r35;
    if (!cpy_r_r36) goto CPyL46;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyListObject, ob_item));
    cpy_r_r38 = *(CPyPtr *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r33 * 8;
    cpy_r_r40 = cpy_r_r38 + cpy_r_r39;
    cpy_r_r41 = *(PyObject * *)cpy_r_r40;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = PyList_Append(cpy_r_r21, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL47;
    }
    cpy_r_r44 = cpy_r_r33 + 1;
    cpy_r_r33 = cpy_r_r44;
    goto CPyL21;
CPyL24: ;
    cpy_r_r45 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL40;
    }
    cpy_r_r46 = PyObject_GetIter(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL39;
    }
    cpy_r_r47 = PyList_New(0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL48;
    }
    cpy_r_r48 = CPyList_Extend(cpy_r_r47, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL49;
    } else
        goto CPyL50;
CPyL28: ;
    cpy_r_r49 = CPyList_Extend(cpy_r_r47, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL51;
    } else
        goto CPyL52;
CPyL29: ;
    cpy_r_r50 = CPyStatics[1227]; /* 'fromkeys' */
    PyObject *cpy_r_r51[2] = {cpy_r_r20, cpy_r_r47};
    cpy_r_r52 = (PyObject **)&cpy_r_r51;
    cpy_r_r53 = PyObject_VectorcallMethod(cpy_r_r50, cpy_r_r52, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL51;
    }
    CPy_DECREF(cpy_r_r47);
    if (likely(PyDict_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals, "dict", cpy_r_r53);
        goto CPyL33;
    }
    cpy_r_r55 = PySequence_Tuple(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 258, CPyStatic_game___globals);
        goto CPyL33;
    }
    return cpy_r_r55;
CPyL33: ;
    cpy_r_r56 = NULL;
    return cpy_r_r56;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL33;
CPyL35: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL13;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL33;
CPyL37: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL12;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r9);
    goto CPyL33;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL33;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    goto CPyL33;
CPyL41: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL24;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL33;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r26);
    goto CPyL33;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    goto CPyL33;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    goto CPyL33;
CPyL46: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL15;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r32);
    goto CPyL33;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r46);
    goto CPyL33;
CPyL49: ;
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r47);
    goto CPyL33;
CPyL50: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL28;
CPyL51: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL33;
CPyL52: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL29;
}
        
        PyObject *CPyPy_game___rule_ids_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"texts", 0};
            static CPyArg_Parser parser = {"O:rule_ids_of", kwlist, 0};
            PyObject *obj_texts;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_texts)) {
                return NULL;
            }
            PyObject *arg_texts = obj_texts;
            PyObject *retval = CPyDef_game___rule_ids_of(arg_texts);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "rule_ids_of", 255, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game___chapters_of(PyObject *cpy_r_texts) {
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
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_place;
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
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject **cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    tuple_T2OO cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    int32_t cpy_r_r81;
    char cpy_r_r82;
    int64_t cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    int32_t cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    PyObject *cpy_r_r93;
    int64_t cpy_r_r94;
    CPyPtr cpy_r_r95;
    int64_t cpy_r_r96;
    char cpy_r_r97;
    CPyPtr cpy_r_r98;
    CPyPtr cpy_r_r99;
    int64_t cpy_r_r100;
    CPyPtr cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject **cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    int64_t cpy_r_r114;
    PyObject *cpy_r_r115;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 268, CPyStatic_game___globals);
        goto CPyL61;
    }
    cpy_r_r1 = PyDict_New();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 269, CPyStatic_game___globals);
        goto CPyL62;
    }
    cpy_r_r2 = PySet_New(NULL);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 270, CPyStatic_game___globals);
        goto CPyL63;
    }
    cpy_r_r3 = PyObject_GetIter(cpy_r_texts);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 271, CPyStatic_game___globals);
        goto CPyL64;
    }
CPyL4: ;
    cpy_r_r4 = PyIter_Next(cpy_r_r3);
    if (cpy_r_r4 == NULL) goto CPyL65;
    cpy_r_r5 = CPyStatic_game___globals;
    cpy_r_r6 = CPyStatics[4652]; /* '_CHAPTER' */
    cpy_r_r7 = CPyDict_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 272, CPyStatic_game___globals);
        goto CPyL66;
    }
    cpy_r_r8 = CPyDef_game____rules(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 272, CPyStatic_game___globals);
        goto CPyL67;
    }
    cpy_r_r9 = CPyStatics[4653]; /* 'split' */
    PyObject *cpy_r_r10[2] = {cpy_r_r7, cpy_r_r8};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_VectorcallMethod(cpy_r_r9, cpy_r_r11, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 272, CPyStatic_game___globals);
        goto CPyL68;
    }
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "chapters_of", 272, CPyStatic_game___globals, "list", cpy_r_r12);
        goto CPyL69;
    }
    cpy_r_r14 = PyObject_GetIter(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 272, CPyStatic_game___globals);
        goto CPyL69;
    }
    cpy_r_r15 = PyIter_Next(cpy_r_r14);
    if (cpy_r_r15 == NULL) {
        goto CPyL70;
    } else
        goto CPyL13;
CPyL11: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 272, CPyStatic_game___globals);
        goto CPyL61;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = PySequence_List(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 272, CPyStatic_game___globals);
        goto CPyL69;
    }
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r20;
    if (cpy_r_r21) {
        goto CPyL17;
    } else
        goto CPyL71;
CPyL15: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 272, CPyStatic_game___globals);
        goto CPyL61;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_place = cpy_r_r25;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = CPyStatics[4911]; /* 2 */
    cpy_r_r29 = PySlice_New(cpy_r_r26, cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals);
        goto CPyL72;
    }
    cpy_r_r30 = PyObject_GetItem(cpy_r_r17, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals);
        goto CPyL72;
    }
    if (likely(PyList_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals, "list", cpy_r_r30);
        goto CPyL72;
    }
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = CPyStatics[4897]; /* 1 */
    cpy_r_r34 = CPyStatics[4911]; /* 2 */
    cpy_r_r35 = PySlice_New(cpy_r_r33, cpy_r_r32, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals);
        goto CPyL73;
    }
    cpy_r_r36 = PyObject_GetItem(cpy_r_r17, cpy_r_r35);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals);
        goto CPyL74;
    }
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals, "list", cpy_r_r36);
        goto CPyL74;
    }
    cpy_r_r38 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r39 = CPyStatics[36]; /* 'zip' */
    cpy_r_r40 = CPyObject_GetAttr(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals);
        goto CPyL75;
    }
    cpy_r_r41 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r42[3] = {cpy_r_r31, cpy_r_r37, cpy_r_r41};
    cpy_r_r43 = (PyObject **)&cpy_r_r42;
    cpy_r_r44 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r45 = PyObject_Vectorcall(cpy_r_r40, cpy_r_r43, 2, cpy_r_r44);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals);
        goto CPyL75;
    }
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r46 = PyObject_GetIter(cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals);
        goto CPyL76;
    }
CPyL26: ;
    cpy_r_r47 = PyIter_Next(cpy_r_r46);
    if (cpy_r_r47 == NULL) goto CPyL77;
    PyObject *__tmp8939;
    if (unlikely(!(PyTuple_Check(cpy_r_r47) && PyTuple_GET_SIZE(cpy_r_r47) == 2))) {
        __tmp8939 = NULL;
        goto __LL8940;
    }
    if (PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r47, 0)))
        __tmp8939 = PyTuple_GET_ITEM(cpy_r_r47, 0);
    else {
        __tmp8939 = NULL;
    }
    if (__tmp8939 != NULL) goto __LL8941;
    __tmp8939 = PyTuple_GET_ITEM(cpy_r_r47, 0);
    if (__tmp8939 != NULL) goto __LL8941;
    __tmp8939 = NULL;
__LL8941: ;
    if (__tmp8939 == NULL) goto __LL8940;
    if (PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r47, 1)))
        __tmp8939 = PyTuple_GET_ITEM(cpy_r_r47, 1);
    else {
        __tmp8939 = NULL;
    }
    if (__tmp8939 != NULL) goto __LL8942;
    __tmp8939 = PyTuple_GET_ITEM(cpy_r_r47, 1);
    if (__tmp8939 != NULL) goto __LL8942;
    __tmp8939 = NULL;
__LL8942: ;
    if (__tmp8939 == NULL) goto __LL8940;
    __tmp8939 = cpy_r_r47;
__LL8940: ;
    if (unlikely(__tmp8939 == NULL)) {
        CPy_TypeError("tuple[union[str, object], union[str, object]]", cpy_r_r47); cpy_r_r48 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp8943 = PyTuple_GET_ITEM(cpy_r_r47, 0);
        CPy_INCREF(__tmp8943);
        PyObject *__tmp8944;
        if (PyUnicode_Check(__tmp8943))
            __tmp8944 = __tmp8943;
        else {
            __tmp8944 = NULL;
        }
        if (__tmp8944 != NULL) goto __LL8945;
        __tmp8944 = __tmp8943;
        if (__tmp8944 != NULL) goto __LL8945;
        CPy_TypeError("union[str, object]", __tmp8943); 
        __tmp8944 = NULL;
__LL8945: ;
        cpy_r_r48.f0 = __tmp8944;
        PyObject *__tmp8946 = PyTuple_GET_ITEM(cpy_r_r47, 1);
        CPy_INCREF(__tmp8946);
        PyObject *__tmp8947;
        if (PyUnicode_Check(__tmp8946))
            __tmp8947 = __tmp8946;
        else {
            __tmp8947 = NULL;
        }
        if (__tmp8947 != NULL) goto __LL8948;
        __tmp8947 = __tmp8946;
        if (__tmp8947 != NULL) goto __LL8948;
        CPy_TypeError("union[str, object]", __tmp8946); 
        __tmp8947 = NULL;
__LL8948: ;
        cpy_r_r48.f1 = __tmp8947;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals);
        goto CPyL78;
    }
    cpy_r_r49 = cpy_r_r48.f0;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50 = cpy_r_r48.f1;
    CPy_INCREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r48.f0);
    CPy_DECREF(cpy_r_r48.f1);
    cpy_r_r51 = PyDict_Contains(cpy_r_r1, cpy_r_r49);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 275, CPyStatic_game___globals);
        goto CPyL79;
    }
    cpy_r_r53 = cpy_r_r51;
    cpy_r_r54 = cpy_r_r53 ^ 1;
    if (!cpy_r_r54) goto CPyL80;
    cpy_r_r55 = CPyList_Insert(cpy_r_r0, cpy_r_place, cpy_r_r49);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 276, CPyStatic_game___globals);
        goto CPyL81;
    }
CPyL31: ;
    cpy_r_r57 = CPyList_Index(cpy_r_r0, cpy_r_r49);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 277, CPyStatic_game___globals);
        goto CPyL81;
    }
    cpy_r_r58 = CPyTagged_Add(cpy_r_r57, 2);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_place = cpy_r_r58;
    cpy_r_r59 = PyList_New(0);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 278, CPyStatic_game___globals);
        goto CPyL79;
    }
    cpy_r_r60 = CPyStatic_game___globals;
    cpy_r_r61 = CPyStatics[4651]; /* '_RULE_ID' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 278, CPyStatic_game___globals);
        goto CPyL82;
    }
    cpy_r_r63 = CPyStatics[2864]; /* 'findall' */
    PyObject *cpy_r_r64[2] = {cpy_r_r62, cpy_r_r50};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_VectorcallMethod(cpy_r_r63, cpy_r_r65, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 278, CPyStatic_game___globals);
        goto CPyL83;
    }
    CPy_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r50);
    if (likely(PyList_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "chapters_of", 278, CPyStatic_game___globals, "list", cpy_r_r66);
        goto CPyL84;
    }
    cpy_r_r68 = 0;
CPyL37: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r68 < cpy_r_r70;
    if (!cpy_r_r71) goto CPyL85;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r68 * 8;
    cpy_r_r75 = cpy_r_r73 + cpy_r_r74;
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    CPy_INCREF(cpy_r_r76);
    cpy_r_r77 = PySet_Contains(cpy_r_r2, cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 278, CPyStatic_game___globals);
        goto CPyL86;
    }
    cpy_r_r79 = cpy_r_r77;
    cpy_r_r80 = cpy_r_r79 ^ 1;
    if (!cpy_r_r80) goto CPyL87;
    cpy_r_r81 = PyList_Append(cpy_r_r59, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    cpy_r_r82 = cpy_r_r81 >= 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 278, CPyStatic_game___globals);
        goto CPyL88;
    }
CPyL41: ;
    cpy_r_r83 = cpy_r_r68 + 1;
    cpy_r_r68 = cpy_r_r83;
    goto CPyL37;
CPyL42: ;
    cpy_r_r84 = CPyDict_SetDefaultWithEmptyDatatype(cpy_r_r1, cpy_r_r49, 1);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 279, CPyStatic_game___globals);
        goto CPyL89;
    }
    if (likely(PyList_Check(cpy_r_r84)))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "chapters_of", 279, CPyStatic_game___globals, "list", cpy_r_r84);
        goto CPyL89;
    }
    cpy_r_r86 = CPyList_Extend(cpy_r_r85, cpy_r_r59);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 279, CPyStatic_game___globals);
        goto CPyL89;
    } else
        goto CPyL90;
CPyL45: ;
    cpy_r_r87 = _PySet_Update(cpy_r_r2, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r88 = cpy_r_r87 >= 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 280, CPyStatic_game___globals);
        goto CPyL78;
    } else
        goto CPyL26;
CPyL46: ;
    cpy_r_r89 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 274, CPyStatic_game___globals);
        goto CPyL69;
    } else
        goto CPyL4;
CPyL47: ;
    cpy_r_r90 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 271, CPyStatic_game___globals);
        goto CPyL63;
    }
    cpy_r_r91 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r92 = *(int64_t *)cpy_r_r91;
    cpy_r_r93 = PyTuple_New(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 281, CPyStatic_game___globals);
        goto CPyL63;
    }
    cpy_r_r94 = 0;
CPyL50: ;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r96 = *(int64_t *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r94 < cpy_r_r96;
    if (!cpy_r_r97) goto CPyL91;
    cpy_r_r98 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r99 = *(CPyPtr *)cpy_r_r98;
    cpy_r_r100 = cpy_r_r94 * 8;
    cpy_r_r101 = cpy_r_r99 + cpy_r_r100;
    cpy_r_r102 = *(PyObject * *)cpy_r_r101;
    CPy_INCREF(cpy_r_r102);
    if (likely(PyUnicode_Check(cpy_r_r102)))
        cpy_r_r103 = cpy_r_r102;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "chapters_of", 281, CPyStatic_game___globals, "str", cpy_r_r102);
        goto CPyL92;
    }
    cpy_r_r104 = CPyDict_GetItem(cpy_r_r1, cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 281, CPyStatic_game___globals);
        goto CPyL93;
    }
    if (likely(PyList_Check(cpy_r_r104)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "chapters_of", 281, CPyStatic_game___globals, "list", cpy_r_r104);
        goto CPyL93;
    }
    cpy_r_r106 = PyList_AsTuple(cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 281, CPyStatic_game___globals);
        goto CPyL93;
    }
    cpy_r_r107 = CPyStatic_game___globals;
    cpy_r_r108 = CPyStatics[4654]; /* 'RuleChapter' */
    cpy_r_r109 = CPyDict_GetItem(cpy_r_r107, cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 281, CPyStatic_game___globals);
        goto CPyL94;
    }
    PyObject *cpy_r_r110[2] = {cpy_r_r103, cpy_r_r106};
    cpy_r_r111 = (PyObject **)&cpy_r_r110;
    cpy_r_r112 = PyObject_Vectorcall(cpy_r_r109, cpy_r_r111, 2, 0);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 281, CPyStatic_game___globals);
        goto CPyL94;
    }
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r106);
    if (likely(PyTuple_Check(cpy_r_r112)))
        cpy_r_r113 = cpy_r_r112;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "chapters_of", 281, CPyStatic_game___globals, "tuple", cpy_r_r112);
        goto CPyL92;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r93, cpy_r_r94, cpy_r_r113);
    cpy_r_r114 = cpy_r_r94 + 1;
    cpy_r_r94 = cpy_r_r114;
    goto CPyL50;
CPyL60: ;
    return cpy_r_r93;
CPyL61: ;
    cpy_r_r115 = NULL;
    return cpy_r_r115;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL61;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL61;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL61;
CPyL65: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    goto CPyL47;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL61;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    goto CPyL61;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL61;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL61;
CPyL70: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r14);
    goto CPyL11;
CPyL71: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r17);
    goto CPyL15;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL61;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r31);
    goto CPyL61;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r31);
    goto CPyL61;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r37);
    goto CPyL61;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL61;
CPyL77: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r46);
    goto CPyL46;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r46);
    goto CPyL61;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL61;
CPyL80: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL31;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL61;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    goto CPyL61;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r62);
    goto CPyL61;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r59);
    goto CPyL61;
CPyL85: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL42;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r76);
    goto CPyL61;
CPyL87: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL41;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r67);
    goto CPyL61;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r59);
    goto CPyL61;
CPyL90: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL45;
CPyL91: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL60;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r93);
    goto CPyL61;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r103);
    goto CPyL61;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r106);
    goto CPyL61;
}
        
        PyObject *CPyPy_game___chapters_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"texts", 0};
            static CPyArg_Parser parser = {"O:chapters_of", kwlist, 0};
            PyObject *obj_texts;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_texts)) {
                return NULL;
            }
            PyObject *arg_texts = obj_texts;
            PyObject *retval = CPyDef_game___chapters_of(arg_texts);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "chapters_of", 261, CPyStatic_game___globals);
            return NULL;
        }
        
PyObject *CPyDef_game____rules(PyObject *cpy_r_folder) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyStatics[4655]; /* 'rules.en.ftl' */
    cpy_r_r1 = PyNumber_TrueDivide(cpy_r_folder, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "_rules", 285, CPyStatic_game___globals);
        goto CPyL4;
    }
    cpy_r_r2 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r3 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r4[2] = {cpy_r_r1, cpy_r_r2};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_VectorcallMethod(cpy_r_r3, cpy_r_r5, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "_rules", 285, CPyStatic_game___globals);
        goto CPyL5;
    }
    CPy_DECREF(cpy_r_r1);
    if (likely(PyUnicode_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "_rules", 285, CPyStatic_game___globals, "str", cpy_r_r6);
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
        
        PyObject *CPyPy_game____rules(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"folder", 0};
            static CPyArg_Parser parser = {"O:_rules", kwlist, 0};
            PyObject *obj_folder;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_folder)) {
                return NULL;
            }
            PyObject *arg_folder = obj_folder;
            PyObject *retval = CPyDef_game____rules(arg_folder);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/game.py", "_rules", 284, CPyStatic_game___globals);
            return NULL;
        }
        
char CPyDef_game_____top_level__(void) {
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
    void *cpy_r_r11;
    void *cpy_r_r13;
    void *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
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
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    void *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    void *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    void *cpy_r_r45;
    void *cpy_r_r46;
    void *cpy_r_r47;
    void *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    void *cpy_r_r54;
    void *cpy_r_r55;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    void *cpy_r_r68;
    void *cpy_r_r69;
    void *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    void *cpy_r_r76;
    void *cpy_r_r77;
    PyObject **cpy_r_r78;
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
    void *cpy_r_r90;
    void *cpy_r_r91;
    void *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    void *cpy_r_r98;
    void *cpy_r_r99;
    PyObject **cpy_r_r100;
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
    void *cpy_r_r112;
    void *cpy_r_r113;
    void *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    void *cpy_r_r120;
    void *cpy_r_r121;
    PyObject **cpy_r_r122;
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
    void *cpy_r_r134;
    void *cpy_r_r135;
    void *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    void *cpy_r_r142;
    void *cpy_r_r143;
    PyObject **cpy_r_r144;
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
    void *cpy_r_r156;
    void *cpy_r_r157;
    void *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    void *cpy_r_r164;
    void *cpy_r_r165;
    PyObject **cpy_r_r166;
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
    void *cpy_r_r178;
    void *cpy_r_r179;
    void *cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    void *cpy_r_r186;
    void *cpy_r_r187;
    PyObject **cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    void *cpy_r_r200;
    void *cpy_r_r201;
    void *cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    void *cpy_r_r208;
    void *cpy_r_r209;
    PyObject **cpy_r_r210;
    PyObject *cpy_r_r211;
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
    PyObject *cpy_r_r225;
    void *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject **cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    int32_t cpy_r_r238;
    char cpy_r_r239;
    void *cpy_r_r240;
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
    void *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    char cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject **cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    int32_t cpy_r_r277;
    char cpy_r_r278;
    tuple_T0 cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    int32_t cpy_r_r282;
    char cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    int32_t cpy_r_r286;
    char cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    int32_t cpy_r_r290;
    char cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    int32_t cpy_r_r294;
    char cpy_r_r295;
    tuple_T0 cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    int32_t cpy_r_r299;
    char cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    int32_t cpy_r_r303;
    char cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    int32_t cpy_r_r307;
    char cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    int32_t cpy_r_r311;
    char cpy_r_r312;
    PyObject **cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    int32_t cpy_r_r318;
    char cpy_r_r319;
    PyObject *cpy_r_r320;
    void *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    void *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    char cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    char cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject **cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    int32_t cpy_r_r358;
    char cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    int32_t cpy_r_r362;
    char cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    int32_t cpy_r_r366;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    int32_t cpy_r_r370;
    char cpy_r_r371;
    tuple_T0 cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    int32_t cpy_r_r375;
    char cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    int32_t cpy_r_r379;
    char cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    int32_t cpy_r_r383;
    char cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    int32_t cpy_r_r387;
    char cpy_r_r388;
    PyObject **cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    int32_t cpy_r_r394;
    char cpy_r_r395;
    PyObject *cpy_r_r396;
    tuple_T1I cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject **cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    tuple_T1O cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    int32_t cpy_r_r411;
    char cpy_r_r412;
    PyObject *cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    int32_t cpy_r_r416;
    char cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    tuple_T2OO cpy_r_r421;
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject **cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    int32_t cpy_r_r433;
    char cpy_r_r434;
    PyObject *cpy_r_r435;
    PyObject *cpy_r_r436;
    PyObject *cpy_r_r437;
    tuple_T2OO cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject **cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
    int32_t cpy_r_r450;
    char cpy_r_r451;
    void *cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject *cpy_r_r454;
    PyObject *cpy_r_r455;
    char cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
    PyObject *cpy_r_r463;
    void *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject *cpy_r_r467;
    char cpy_r_r468;
    PyObject *cpy_r_r469;
    PyObject *cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    PyObject *cpy_r_r473;
    PyObject *cpy_r_r474;
    PyObject *cpy_r_r475;
    char cpy_r_r476;
    PyObject *cpy_r_r477;
    PyObject *cpy_r_r478;
    PyObject *cpy_r_r479;
    PyObject **cpy_r_r481;
    PyObject *cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    PyObject *cpy_r_r485;
    PyObject *cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    int32_t cpy_r_r489;
    char cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject *cpy_r_r492;
    int32_t cpy_r_r493;
    char cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    int32_t cpy_r_r497;
    char cpy_r_r498;
    PyObject *cpy_r_r499;
    PyObject *cpy_r_r500;
    int32_t cpy_r_r501;
    char cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    int32_t cpy_r_r505;
    char cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    int32_t cpy_r_r509;
    char cpy_r_r510;
    PyObject **cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    int32_t cpy_r_r516;
    char cpy_r_r517;
    PyObject *cpy_r_r518;
    void *cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    PyObject *cpy_r_r522;
    char cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject *cpy_r_r525;
    PyObject *cpy_r_r526;
    PyObject *cpy_r_r527;
    PyObject *cpy_r_r528;
    PyObject *cpy_r_r529;
    PyObject *cpy_r_r530;
    void *cpy_r_r531;
    PyObject *cpy_r_r532;
    PyObject *cpy_r_r533;
    PyObject *cpy_r_r534;
    char cpy_r_r535;
    PyObject *cpy_r_r536;
    PyObject *cpy_r_r537;
    PyObject *cpy_r_r538;
    PyObject *cpy_r_r539;
    PyObject *cpy_r_r540;
    PyObject *cpy_r_r541;
    PyObject *cpy_r_r542;
    char cpy_r_r543;
    PyObject *cpy_r_r544;
    PyObject *cpy_r_r545;
    PyObject *cpy_r_r546;
    PyObject **cpy_r_r548;
    PyObject *cpy_r_r549;
    PyObject *cpy_r_r550;
    PyObject *cpy_r_r551;
    PyObject *cpy_r_r552;
    PyObject *cpy_r_r553;
    PyObject *cpy_r_r554;
    PyObject *cpy_r_r555;
    int32_t cpy_r_r556;
    char cpy_r_r557;
    PyObject *cpy_r_r558;
    PyObject *cpy_r_r559;
    int32_t cpy_r_r560;
    char cpy_r_r561;
    PyObject *cpy_r_r562;
    PyObject *cpy_r_r563;
    int32_t cpy_r_r564;
    char cpy_r_r565;
    PyObject *cpy_r_r566;
    PyObject *cpy_r_r567;
    PyObject *cpy_r_r568;
    PyObject *cpy_r_r569;
    int32_t cpy_r_r570;
    char cpy_r_r571;
    PyObject *cpy_r_r572;
    PyObject *cpy_r_r573;
    int32_t cpy_r_r574;
    char cpy_r_r575;
    PyObject *cpy_r_r576;
    PyObject *cpy_r_r577;
    int32_t cpy_r_r578;
    char cpy_r_r579;
    tuple_T0 cpy_r_r580;
    PyObject *cpy_r_r581;
    PyObject *cpy_r_r582;
    int32_t cpy_r_r583;
    char cpy_r_r584;
    PyObject *cpy_r_r585;
    PyObject *cpy_r_r586;
    int32_t cpy_r_r587;
    char cpy_r_r588;
    PyObject *cpy_r_r589;
    PyObject *cpy_r_r590;
    int32_t cpy_r_r591;
    char cpy_r_r592;
    PyObject *cpy_r_r593;
    PyObject *cpy_r_r594;
    int32_t cpy_r_r595;
    char cpy_r_r596;
    PyObject **cpy_r_r598;
    PyObject *cpy_r_r599;
    PyObject *cpy_r_r600;
    PyObject *cpy_r_r601;
    int32_t cpy_r_r602;
    char cpy_r_r603;
    PyObject *cpy_r_r604;
    void *cpy_r_r605;
    PyObject *cpy_r_r606;
    PyObject *cpy_r_r607;
    PyObject *cpy_r_r608;
    char cpy_r_r609;
    PyObject *cpy_r_r610;
    PyObject *cpy_r_r611;
    PyObject *cpy_r_r612;
    PyObject *cpy_r_r613;
    PyObject *cpy_r_r614;
    PyObject *cpy_r_r615;
    PyObject *cpy_r_r616;
    void *cpy_r_r617;
    PyObject *cpy_r_r618;
    PyObject *cpy_r_r619;
    PyObject *cpy_r_r620;
    char cpy_r_r621;
    PyObject *cpy_r_r622;
    PyObject *cpy_r_r623;
    PyObject *cpy_r_r624;
    PyObject *cpy_r_r625;
    PyObject *cpy_r_r626;
    PyObject *cpy_r_r627;
    PyObject *cpy_r_r628;
    char cpy_r_r629;
    PyObject *cpy_r_r630;
    PyObject *cpy_r_r631;
    PyObject *cpy_r_r632;
    PyObject **cpy_r_r634;
    PyObject *cpy_r_r635;
    PyObject *cpy_r_r636;
    PyObject *cpy_r_r637;
    PyObject *cpy_r_r638;
    PyObject *cpy_r_r639;
    PyObject *cpy_r_r640;
    PyObject *cpy_r_r641;
    int32_t cpy_r_r642;
    char cpy_r_r643;
    PyObject *cpy_r_r644;
    PyObject *cpy_r_r645;
    int32_t cpy_r_r646;
    char cpy_r_r647;
    PyObject *cpy_r_r648;
    PyObject *cpy_r_r649;
    int32_t cpy_r_r650;
    char cpy_r_r651;
    PyObject *cpy_r_r652;
    PyObject *cpy_r_r653;
    int32_t cpy_r_r654;
    char cpy_r_r655;
    PyObject *cpy_r_r656;
    PyObject *cpy_r_r657;
    int32_t cpy_r_r658;
    char cpy_r_r659;
    PyObject **cpy_r_r661;
    PyObject *cpy_r_r662;
    PyObject *cpy_r_r663;
    PyObject *cpy_r_r664;
    int32_t cpy_r_r665;
    char cpy_r_r666;
    PyObject *cpy_r_r667;
    PyObject *cpy_r_r668;
    PyObject *cpy_r_r669;
    PyObject *cpy_r_r670;
    PyObject *cpy_r_r671;
    PyObject *cpy_r_r672;
    PyObject *cpy_r_r673;
    PyObject *cpy_r_r674;
    PyObject *cpy_r_r675;
    PyObject *cpy_r_r676;
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
    PyObject *cpy_r_r692;
    PyObject *cpy_r_r693;
    PyObject *cpy_r_r694;
    PyObject *cpy_r_r695;
    PyObject *cpy_r_r696;
    PyObject *cpy_r_r697;
    PyObject *cpy_r_r698;
    int32_t cpy_r_r699;
    char cpy_r_r700;
    PyObject *cpy_r_r701;
    PyObject *cpy_r_r702;
    int32_t cpy_r_r703;
    char cpy_r_r704;
    char cpy_r_r705;
    PyObject *cpy_r_r706;
    PyObject *cpy_r_r707;
    PyObject *cpy_r_r708;
    PyObject *cpy_r_r709;
    PyObject *cpy_r_r710;
    PyObject *cpy_r_r711;
    PyObject *cpy_r_r712;
    PyObject **cpy_r_r714;
    PyObject *cpy_r_r715;
    PyObject *cpy_r_r716;
    PyObject *cpy_r_r717;
    int32_t cpy_r_r718;
    char cpy_r_r719;
    PyObject *cpy_r_r720;
    PyObject *cpy_r_r721;
    PyObject *cpy_r_r722;
    PyObject *cpy_r_r723;
    PyObject *cpy_r_r724;
    PyObject *cpy_r_r725;
    PyObject *cpy_r_r726;
    PyObject **cpy_r_r728;
    PyObject *cpy_r_r729;
    PyObject *cpy_r_r730;
    PyObject *cpy_r_r731;
    int32_t cpy_r_r732;
    char cpy_r_r733;
    PyObject *cpy_r_r734;
    PyObject *cpy_r_r735;
    PyObject *cpy_r_r736;
    PyObject *cpy_r_r737;
    PyObject **cpy_r_r739;
    PyObject *cpy_r_r740;
    PyObject *cpy_r_r741;
    PyObject *cpy_r_r742;
    int32_t cpy_r_r743;
    char cpy_r_r744;
    PyObject *cpy_r_r745;
    PyObject *cpy_r_r746;
    PyObject *cpy_r_r747;
    PyObject *cpy_r_r748;
    PyObject **cpy_r_r750;
    PyObject *cpy_r_r751;
    PyObject *cpy_r_r752;
    PyObject *cpy_r_r753;
    int32_t cpy_r_r754;
    char cpy_r_r755;
    PyObject *cpy_r_r756;
    PyObject *cpy_r_r757;
    PyObject *cpy_r_r758;
    PyObject *cpy_r_r759;
    PyObject *cpy_r_r760;
    PyObject *cpy_r_r761;
    PyObject *cpy_r_r762;
    PyObject **cpy_r_r764;
    PyObject *cpy_r_r765;
    PyObject *cpy_r_r766;
    PyObject *cpy_r_r767;
    int32_t cpy_r_r768;
    char cpy_r_r769;
    PyObject *cpy_r_r770;
    PyObject *cpy_r_r771;
    PyObject *cpy_r_r772;
    PyObject *cpy_r_r773;
    PyObject *cpy_r_r774;
    PyObject *cpy_r_r775;
    PyObject **cpy_r_r777;
    PyObject *cpy_r_r778;
    PyObject *cpy_r_r779;
    PyObject *cpy_r_r780;
    int32_t cpy_r_r781;
    char cpy_r_r782;
    char cpy_r_r783;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 1, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 1, CPyStatic_game___globals);
        goto CPyL281;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_game___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 3, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_re;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {5};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[5415]; /* (('re', 're', 're'),) */
    cpy_r_r17 = CPyStatic_game___globals;
    cpy_r_r18 = CPyStatics[4656]; /* 'src/serai/kernel/game.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL281;
    cpy_r_r21 = CPyStatics[5705]; /* ('ABC', 'abstractmethod') */
    cpy_r_r22 = CPyStatics[3445]; /* 'abc' */
    cpy_r_r23 = CPyStatic_game___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 6, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r25 = (void *)&CPyModule_abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5160]; /* ('Mapping', 'Sequence') */
    cpy_r_r27 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r28 = CPyStatic_game___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 7, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r30 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[5592]; /* ('lru_cache',) */
    cpy_r_r32 = CPyStatics[127]; /* 'functools' */
    cpy_r_r33 = CPyStatic_game___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 8, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r35 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[5371]; /* ('Traversable',) */
    cpy_r_r37 = CPyStatics[2647]; /* 'importlib.resources.abc' */
    cpy_r_r38 = CPyStatic_game___globals;
    cpy_r_r39 = CPyImport_ImportFromMany(cpy_r_r37, cpy_r_r36, cpy_r_r36, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 9, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r40 = (void *)&CPyModule_importlib___resources___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r40, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = CPyStatics[5706]; /* ('Any', 'Final', 'Generic', 'NamedTuple', 'TypeVar') */
    cpy_r_r42 = CPyStatics[47]; /* 'typing' */
    cpy_r_r43 = CPyStatic_game___globals;
    cpy_r_r44 = CPyImport_ImportFromMany(cpy_r_r42, cpy_r_r41, cpy_r_r41, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 10, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r45 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r45, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r47 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r48 = CPyModuleLockAPI_serai;
    cpy_r_r49 = CPyImport_IsInitialized(cpy_r_r47);
    if (!cpy_r_r49) goto CPyL14;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 12, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r53 = cpy_r_r52;
    goto CPyL18;
CPyL14: ;
    cpy_r_r54 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r55 = CPyExec_serai___kernel___decision;
    cpy_r_r56 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r57 = PyImport_GetModuleDict();
    cpy_r_r58 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 12, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r60 = CPyStatics[8]; /* '__file__' */
    cpy_r_r61 = CPyObject_GetAttr(cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 12, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r62 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r63 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r64 = CPyImport_ImportNative(cpy_r_r63, cpy_r_r54, cpy_r_r55, cpy_r_r56, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r61, cpy_r_r62, 0);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 12, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r53 = cpy_r_r64;
CPyL18: ;
    cpy_r_r65 = CPyStatics[5707]; /* ('Decision', 'Rules', 'Vocabulary') */
    cpy_r_r66 = CPyStatic_game___globals;
    cpy_r_r67 = CPyImport_GetNativeAttrs(cpy_r_r53, cpy_r_r65, cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 12, CPyStatic_game___globals);
        goto CPyL281;
    } else
        goto CPyL282;
CPyL19: ;
    cpy_r_r68 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r69 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r70 = CPyModuleLockAPI_serai;
    cpy_r_r71 = CPyImport_IsInitialized(cpy_r_r69);
    if (!cpy_r_r71) goto CPyL22;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 13, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r75 = cpy_r_r74;
    goto CPyL26;
CPyL22: ;
    cpy_r_r76 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r77 = CPyExec_serai___kernel___effects;
    cpy_r_r78 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r79 = PyImport_GetModuleDict();
    cpy_r_r80 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r81 = CPyDict_GetItem(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 13, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r82 = CPyStatics[8]; /* '__file__' */
    cpy_r_r83 = CPyObject_GetAttr(cpy_r_r81, cpy_r_r82);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 13, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r84 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r85 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r86 = CPyImport_ImportNative(cpy_r_r85, cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r83, cpy_r_r84, 0);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 13, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r75 = cpy_r_r86;
CPyL26: ;
    cpy_r_r87 = CPyStatics[5509]; /* ('Effect',) */
    cpy_r_r88 = CPyStatic_game___globals;
    cpy_r_r89 = CPyImport_GetNativeAttrs(cpy_r_r75, cpy_r_r87, cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 13, CPyStatic_game___globals);
        goto CPyL281;
    } else
        goto CPyL283;
CPyL27: ;
    cpy_r_r90 = (void *)&CPyModule_serai___kernel___formula;
    cpy_r_r91 = (void *)&CPyImportState_serai___kernel___formula;
    cpy_r_r92 = CPyModuleLockAPI_serai;
    cpy_r_r93 = CPyImport_IsInitialized(cpy_r_r91);
    if (!cpy_r_r93) goto CPyL30;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 14, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r97 = cpy_r_r96;
    goto CPyL34;
CPyL30: ;
    cpy_r_r98 = CPyInitOnly_serai___kernel___formula;
    cpy_r_r99 = CPyExec_serai___kernel___formula;
    cpy_r_r100 = (PyObject **)&CPyModule_serai___kernel___formula__internal;
    cpy_r_r101 = PyImport_GetModuleDict();
    cpy_r_r102 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r103 = CPyDict_GetItem(cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 14, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r104 = CPyStatics[8]; /* '__file__' */
    cpy_r_r105 = CPyObject_GetAttr(cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 14, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r106 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r107 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r108 = CPyImport_ImportNative(cpy_r_r107, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r105, cpy_r_r106, 0);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 14, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r97 = cpy_r_r108;
CPyL34: ;
    cpy_r_r109 = CPyStatics[5514]; /* ('Formula',) */
    cpy_r_r110 = CPyStatic_game___globals;
    cpy_r_r111 = CPyImport_GetNativeAttrs(cpy_r_r97, cpy_r_r109, cpy_r_r109, cpy_r_r110);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 14, CPyStatic_game___globals);
        goto CPyL281;
    } else
        goto CPyL284;
CPyL35: ;
    cpy_r_r112 = (void *)&CPyModule_serai___kernel___guide;
    cpy_r_r113 = (void *)&CPyImportState_serai___kernel___guide;
    cpy_r_r114 = CPyModuleLockAPI_serai;
    cpy_r_r115 = CPyImport_IsInitialized(cpy_r_r113);
    if (!cpy_r_r115) goto CPyL38;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[300]; /* 'serai.kernel.guide' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 15, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r119 = cpy_r_r118;
    goto CPyL42;
CPyL38: ;
    cpy_r_r120 = CPyInitOnly_serai___kernel___guide;
    cpy_r_r121 = CPyExec_serai___kernel___guide;
    cpy_r_r122 = (PyObject **)&CPyModule_serai___kernel___guide__internal;
    cpy_r_r123 = PyImport_GetModuleDict();
    cpy_r_r124 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r125 = CPyDict_GetItem(cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 15, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r126 = CPyStatics[8]; /* '__file__' */
    cpy_r_r127 = CPyObject_GetAttr(cpy_r_r125, cpy_r_r126);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 15, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r128 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r129 = CPyStatics[300]; /* 'serai.kernel.guide' */
    cpy_r_r130 = CPyImport_ImportNative(cpy_r_r129, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r127, cpy_r_r128, 0);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 15, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r119 = cpy_r_r130;
CPyL42: ;
    cpy_r_r131 = CPyStatics[5708]; /* ('Guide',) */
    cpy_r_r132 = CPyStatic_game___globals;
    cpy_r_r133 = CPyImport_GetNativeAttrs(cpy_r_r119, cpy_r_r131, cpy_r_r131, cpy_r_r132);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 15, CPyStatic_game___globals);
        goto CPyL281;
    } else
        goto CPyL285;
CPyL43: ;
    cpy_r_r134 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r135 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r136 = CPyModuleLockAPI_serai;
    cpy_r_r137 = CPyImport_IsInitialized(cpy_r_r135);
    if (!cpy_r_r137) goto CPyL46;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 16, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r141 = cpy_r_r140;
    goto CPyL50;
CPyL46: ;
    cpy_r_r142 = CPyInitOnly_serai___kernel___message;
    cpy_r_r143 = CPyExec_serai___kernel___message;
    cpy_r_r144 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r145 = PyImport_GetModuleDict();
    cpy_r_r146 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r147 = CPyDict_GetItem(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 16, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r148 = CPyStatics[8]; /* '__file__' */
    cpy_r_r149 = CPyObject_GetAttr(cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 16, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r150 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r151 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r152 = CPyImport_ImportNative(cpy_r_r151, cpy_r_r142, cpy_r_r143, cpy_r_r144, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r149, cpy_r_r150, 0);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 16, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r141 = cpy_r_r152;
CPyL50: ;
    cpy_r_r153 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r154 = CPyStatic_game___globals;
    cpy_r_r155 = CPyImport_GetNativeAttrs(cpy_r_r141, cpy_r_r153, cpy_r_r153, cpy_r_r154);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 16, CPyStatic_game___globals);
        goto CPyL281;
    } else
        goto CPyL286;
CPyL51: ;
    cpy_r_r156 = (void *)&CPyModule_serai___kernel___sheet;
    cpy_r_r157 = (void *)&CPyImportState_serai___kernel___sheet;
    cpy_r_r158 = CPyModuleLockAPI_serai;
    cpy_r_r159 = CPyImport_IsInitialized(cpy_r_r157);
    if (!cpy_r_r159) goto CPyL54;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 17, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r163 = cpy_r_r162;
    goto CPyL58;
CPyL54: ;
    cpy_r_r164 = CPyInitOnly_serai___kernel___sheet;
    cpy_r_r165 = CPyExec_serai___kernel___sheet;
    cpy_r_r166 = (PyObject **)&CPyModule_serai___kernel___sheet__internal;
    cpy_r_r167 = PyImport_GetModuleDict();
    cpy_r_r168 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r169 = CPyDict_GetItem(cpy_r_r167, cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 17, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r170 = CPyStatics[8]; /* '__file__' */
    cpy_r_r171 = CPyObject_GetAttr(cpy_r_r169, cpy_r_r170);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 17, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r172 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r173 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r174 = CPyImport_ImportNative(cpy_r_r173, cpy_r_r164, cpy_r_r165, cpy_r_r166, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r171, cpy_r_r172, 0);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 17, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r163 = cpy_r_r174;
CPyL58: ;
    cpy_r_r175 = CPyStatics[5494]; /* ('Sheet',) */
    cpy_r_r176 = CPyStatic_game___globals;
    cpy_r_r177 = CPyImport_GetNativeAttrs(cpy_r_r163, cpy_r_r175, cpy_r_r175, cpy_r_r176);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 17, CPyStatic_game___globals);
        goto CPyL281;
    } else
        goto CPyL287;
CPyL59: ;
    cpy_r_r178 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r179 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r180 = CPyModuleLockAPI_serai;
    cpy_r_r181 = CPyImport_IsInitialized(cpy_r_r179);
    if (!cpy_r_r181) goto CPyL62;
    cpy_r_r182 = PyImport_GetModuleDict();
    cpy_r_r183 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 18, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r185 = cpy_r_r184;
    goto CPyL66;
CPyL62: ;
    cpy_r_r186 = CPyInitOnly_serai___kernel___state;
    cpy_r_r187 = CPyExec_serai___kernel___state;
    cpy_r_r188 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r189 = PyImport_GetModuleDict();
    cpy_r_r190 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r191 = CPyDict_GetItem(cpy_r_r189, cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 18, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r192 = CPyStatics[8]; /* '__file__' */
    cpy_r_r193 = CPyObject_GetAttr(cpy_r_r191, cpy_r_r192);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 18, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r194 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r195 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r196 = CPyImport_ImportNative(cpy_r_r195, cpy_r_r186, cpy_r_r187, cpy_r_r188, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r193, cpy_r_r194, 0);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 18, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r185 = cpy_r_r196;
CPyL66: ;
    cpy_r_r197 = CPyStatics[5709]; /* ('Plain',) */
    cpy_r_r198 = CPyStatic_game___globals;
    cpy_r_r199 = CPyImport_GetNativeAttrs(cpy_r_r185, cpy_r_r197, cpy_r_r197, cpy_r_r198);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 18, CPyStatic_game___globals);
        goto CPyL281;
    } else
        goto CPyL288;
CPyL67: ;
    cpy_r_r200 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r201 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r202 = CPyModuleLockAPI_serai;
    cpy_r_r203 = CPyImport_IsInitialized(cpy_r_r201);
    if (!cpy_r_r203) goto CPyL70;
    cpy_r_r204 = PyImport_GetModuleDict();
    cpy_r_r205 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r206 = CPyDict_GetItem(cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 19, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r207 = cpy_r_r206;
    goto CPyL74;
CPyL70: ;
    cpy_r_r208 = CPyInitOnly_serai___kernel___table;
    cpy_r_r209 = CPyExec_serai___kernel___table;
    cpy_r_r210 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r211 = PyImport_GetModuleDict();
    cpy_r_r212 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r213 = CPyDict_GetItem(cpy_r_r211, cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 19, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r214 = CPyStatics[8]; /* '__file__' */
    cpy_r_r215 = CPyObject_GetAttr(cpy_r_r213, cpy_r_r214);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 19, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r216 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r217 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r218 = CPyImport_ImportNative(cpy_r_r217, cpy_r_r208, cpy_r_r209, cpy_r_r210, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r215, cpy_r_r216, 0);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 19, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r207 = cpy_r_r218;
CPyL74: ;
    cpy_r_r219 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r220 = CPyStatic_game___globals;
    cpy_r_r221 = CPyImport_GetNativeAttrs(cpy_r_r207, cpy_r_r219, cpy_r_r219, cpy_r_r220);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 19, CPyStatic_game___globals);
        goto CPyL281;
    } else
        goto CPyL289;
CPyL75: ;
    cpy_r_r222 = CPyStatics[5710]; /* ('Schema',) */
    cpy_r_r223 = CPyStatics[3184]; /* 'serai.kernel.words' */
    cpy_r_r224 = CPyStatic_game___globals;
    cpy_r_r225 = CPyImport_ImportFromMany(cpy_r_r223, cpy_r_r222, cpy_r_r222, cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 20, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r226 = (void *)&CPyModule_serai___kernel___words;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r226, cpy_r_r225);
    CPy_DECREF(cpy_r_r225);
    cpy_r_r227 = CPyStatics[4593]; /* 'T' */
    cpy_r_r228 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r229 = CPyStatic_game___globals;
    cpy_r_r230 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r231 = CPyDict_GetItem(cpy_r_r229, cpy_r_r230);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 22, CPyStatic_game___globals);
        goto CPyL281;
    }
    PyObject *cpy_r_r232[2] = {cpy_r_r227, cpy_r_r228};
    cpy_r_r233 = (PyObject **)&cpy_r_r232;
    cpy_r_r234 = CPyStatics[5699]; /* ('bound',) */
    cpy_r_r235 = PyObject_Vectorcall(cpy_r_r231, cpy_r_r233, 1, cpy_r_r234);
    CPy_DECREF(cpy_r_r231);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 22, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r236 = CPyStatic_game___globals;
    cpy_r_r237 = CPyStatics[4593]; /* 'T' */
    cpy_r_r238 = CPyDict_SetItem(cpy_r_r236, cpy_r_r237, cpy_r_r235);
    CPy_DECREF(cpy_r_r235);
    cpy_r_r239 = cpy_r_r238 >= 0;
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 22, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r240 = (void *)&CPyModule_typing;
    cpy_r_r241 = CPyStatics[47]; /* 'typing' */
    cpy_r_r242 = CPyImport_GetModuleCacheForImport(cpy_r_r240, cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r243 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r244 = cpy_r_r242 != cpy_r_r243;
    if (cpy_r_r244) goto CPyL83;
    cpy_r_r245 = PyImport_Import(cpy_r_r241);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL281;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r240, cpy_r_r245);
    CPy_DECREF(cpy_r_r245);
CPyL83: ;
    cpy_r_r246 = PyImport_GetModuleDict();
    cpy_r_r247 = CPyStatics[47]; /* 'typing' */
    cpy_r_r248 = CPyDict_GetItem(cpy_r_r246, cpy_r_r247);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r249 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r250 = CPyObject_GetAttr(cpy_r_r248, cpy_r_r249);
    CPy_DECREF(cpy_r_r248);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r251 = PyTuple_Pack(1, cpy_r_r250);
    CPy_DECREF(cpy_r_r250);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r252 = (void *)&CPyModule_typing;
    cpy_r_r253 = CPyStatics[47]; /* 'typing' */
    cpy_r_r254 = CPyImport_GetModuleCacheForImport(cpy_r_r252, cpy_r_r253);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL290;
    }
    cpy_r_r255 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r256 = cpy_r_r254 != cpy_r_r255;
    if (cpy_r_r256) goto CPyL90;
    cpy_r_r257 = PyImport_Import(cpy_r_r253);
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL290;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r252, cpy_r_r257);
    CPy_DECREF(cpy_r_r257);
CPyL90: ;
    cpy_r_r258 = PyImport_GetModuleDict();
    cpy_r_r259 = CPyStatics[47]; /* 'typing' */
    cpy_r_r260 = CPyDict_GetItem(cpy_r_r258, cpy_r_r259);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL290;
    }
    cpy_r_r261 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r262 = CPyObject_GetAttr(cpy_r_r260, cpy_r_r261);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL290;
    }
    cpy_r_r263 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r264 = PyObject_HasAttr(cpy_r_r262, cpy_r_r263);
    if (!cpy_r_r264) goto CPyL97;
    cpy_r_r265 = CPyStatics[1044]; /* 'When' */
    cpy_r_r266 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r267 = CPyObject_GetAttr(cpy_r_r262, cpy_r_r266);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL291;
    }
    PyObject *cpy_r_r268[2] = {cpy_r_r265, cpy_r_r251};
    cpy_r_r269 = (PyObject **)&cpy_r_r268;
    cpy_r_r270 = PyObject_Vectorcall(cpy_r_r267, cpy_r_r269, 2, 0);
    CPy_DECREF(cpy_r_r267);
    if (unlikely(cpy_r_r270 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL291;
    }
    if (likely(PyDict_Check(cpy_r_r270)))
        cpy_r_r271 = cpy_r_r270;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals, "dict", cpy_r_r270);
        goto CPyL291;
    }
    cpy_r_r272 = cpy_r_r271;
    goto CPyL99;
CPyL97: ;
    cpy_r_r273 = PyDict_New();
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL291;
    }
    cpy_r_r272 = cpy_r_r273;
CPyL99: ;
    cpy_r_r274 = PyDict_New();
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL292;
    }
    cpy_r_r275 = (PyObject *)&PyTuple_Type;
    cpy_r_r276 = CPyStatics[317]; /* 'players' */
    cpy_r_r277 = PyDict_SetItem(cpy_r_r274, cpy_r_r276, cpy_r_r275);
    cpy_r_r278 = cpy_r_r277 >= 0;
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 28, CPyStatic_game___globals);
        goto CPyL293;
    }
    cpy_r_r279.empty_struct_error_flag = 0;
    cpy_r_r280 = CPyStatics[317]; /* 'players' */
    cpy_r_r281 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r282 = CPyDict_SetItem(cpy_r_r272, cpy_r_r280, cpy_r_r281);
    CPy_DECREF(cpy_r_r281);
    cpy_r_r283 = cpy_r_r282 >= 0;
    if (unlikely(!cpy_r_r283)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 28, CPyStatic_game___globals);
        goto CPyL293;
    }
    cpy_r_r284 = (PyObject *)&PyUnicode_Type;
    cpy_r_r285 = CPyStatics[1045]; /* 'setting' */
    cpy_r_r286 = PyDict_SetItem(cpy_r_r274, cpy_r_r285, cpy_r_r284);
    cpy_r_r287 = cpy_r_r286 >= 0;
    if (unlikely(!cpy_r_r287)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 29, CPyStatic_game___globals);
        goto CPyL293;
    }
    cpy_r_r288 = CPyStatics[151]; /* '' */
    cpy_r_r289 = CPyStatics[1045]; /* 'setting' */
    cpy_r_r290 = CPyDict_SetItem(cpy_r_r272, cpy_r_r289, cpy_r_r288);
    cpy_r_r291 = cpy_r_r290 >= 0;
    if (unlikely(!cpy_r_r291)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 29, CPyStatic_game___globals);
        goto CPyL293;
    }
    cpy_r_r292 = (PyObject *)&PyTuple_Type;
    cpy_r_r293 = CPyStatics[1023]; /* 'values' */
    cpy_r_r294 = PyDict_SetItem(cpy_r_r274, cpy_r_r293, cpy_r_r292);
    cpy_r_r295 = cpy_r_r294 >= 0;
    if (unlikely(!cpy_r_r295)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 30, CPyStatic_game___globals);
        goto CPyL293;
    }
    cpy_r_r296.empty_struct_error_flag = 0;
    cpy_r_r297 = CPyStatics[1023]; /* 'values' */
    cpy_r_r298 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r299 = CPyDict_SetItem(cpy_r_r272, cpy_r_r297, cpy_r_r298);
    CPy_DECREF(cpy_r_r298);
    cpy_r_r300 = cpy_r_r299 >= 0;
    if (unlikely(!cpy_r_r300)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 30, CPyStatic_game___globals);
        goto CPyL293;
    }
    cpy_r_r301 = CPyStatics[1044]; /* 'When' */
    cpy_r_r302 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r303 = CPyDict_SetItem(cpy_r_r272, cpy_r_r302, cpy_r_r274);
    CPy_DECREF(cpy_r_r274);
    cpy_r_r304 = cpy_r_r303 >= 0;
    if (unlikely(!cpy_r_r304)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL292;
    }
    cpy_r_r305 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r306 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r307 = CPyDict_SetItem(cpy_r_r272, cpy_r_r306, cpy_r_r305);
    cpy_r_r308 = cpy_r_r307 >= 0;
    if (unlikely(!cpy_r_r308)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL292;
    }
    cpy_r_r309 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r310 = CPyStatics[70]; /* '__module__' */
    cpy_r_r311 = CPyDict_SetItem(cpy_r_r272, cpy_r_r310, cpy_r_r309);
    cpy_r_r312 = cpy_r_r311 >= 0;
    if (unlikely(!cpy_r_r312)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL292;
    }
    PyObject *cpy_r_r313[3] = {cpy_r_r301, cpy_r_r251, cpy_r_r272};
    cpy_r_r314 = (PyObject **)&cpy_r_r313;
    cpy_r_r315 = PyObject_Vectorcall(cpy_r_r262, cpy_r_r314, 3, 0);
    CPy_DECREF(cpy_r_r262);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL294;
    }
    CPy_DECREF(cpy_r_r251);
    CPy_DECREF(cpy_r_r272);
    CPyType_game___When = (PyTypeObject *)cpy_r_r315;
    CPy_INCREF(CPyType_game___When);
    cpy_r_r316 = CPyStatic_game___globals;
    cpy_r_r317 = CPyStatics[1044]; /* 'When' */
    cpy_r_r318 = PyDict_SetItem(cpy_r_r316, cpy_r_r317, cpy_r_r315);
    CPy_DECREF(cpy_r_r315);
    cpy_r_r319 = cpy_r_r318 >= 0;
    if (unlikely(!cpy_r_r319)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 25, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r320 = (PyObject *)CPyType_game___When;
    cpy_r_r321 = (void *)&CPyModule_typing;
    cpy_r_r322 = CPyStatics[47]; /* 'typing' */
    cpy_r_r323 = CPyImport_GetModuleCacheForImport(cpy_r_r321, cpy_r_r322);
    if (unlikely(cpy_r_r323 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r324 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r325 = cpy_r_r323 != cpy_r_r324;
    if (cpy_r_r325) goto CPyL115;
    cpy_r_r326 = PyImport_Import(cpy_r_r322);
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL281;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r321, cpy_r_r326);
    CPy_DECREF(cpy_r_r326);
CPyL115: ;
    cpy_r_r327 = PyImport_GetModuleDict();
    cpy_r_r328 = CPyStatics[47]; /* 'typing' */
    cpy_r_r329 = CPyDict_GetItem(cpy_r_r327, cpy_r_r328);
    if (unlikely(cpy_r_r329 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r330 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r331 = CPyObject_GetAttr(cpy_r_r329, cpy_r_r330);
    CPy_DECREF(cpy_r_r329);
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r332 = PyTuple_Pack(1, cpy_r_r331);
    CPy_DECREF(cpy_r_r331);
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r333 = (void *)&CPyModule_typing;
    cpy_r_r334 = CPyStatics[47]; /* 'typing' */
    cpy_r_r335 = CPyImport_GetModuleCacheForImport(cpy_r_r333, cpy_r_r334);
    if (unlikely(cpy_r_r335 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL295;
    }
    cpy_r_r336 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r337 = cpy_r_r335 != cpy_r_r336;
    if (cpy_r_r337) goto CPyL122;
    cpy_r_r338 = PyImport_Import(cpy_r_r334);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL295;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r333, cpy_r_r338);
    CPy_DECREF(cpy_r_r338);
CPyL122: ;
    cpy_r_r339 = PyImport_GetModuleDict();
    cpy_r_r340 = CPyStatics[47]; /* 'typing' */
    cpy_r_r341 = CPyDict_GetItem(cpy_r_r339, cpy_r_r340);
    if (unlikely(cpy_r_r341 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL295;
    }
    cpy_r_r342 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r343 = CPyObject_GetAttr(cpy_r_r341, cpy_r_r342);
    CPy_DECREF(cpy_r_r341);
    if (unlikely(cpy_r_r343 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL295;
    }
    cpy_r_r344 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r345 = PyObject_HasAttr(cpy_r_r343, cpy_r_r344);
    if (!cpy_r_r345) goto CPyL129;
    cpy_r_r346 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r347 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r348 = CPyObject_GetAttr(cpy_r_r343, cpy_r_r347);
    if (unlikely(cpy_r_r348 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL296;
    }
    PyObject *cpy_r_r349[2] = {cpy_r_r346, cpy_r_r332};
    cpy_r_r350 = (PyObject **)&cpy_r_r349;
    cpy_r_r351 = PyObject_Vectorcall(cpy_r_r348, cpy_r_r350, 2, 0);
    CPy_DECREF(cpy_r_r348);
    if (unlikely(cpy_r_r351 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL296;
    }
    if (likely(PyDict_Check(cpy_r_r351)))
        cpy_r_r352 = cpy_r_r351;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals, "dict", cpy_r_r351);
        goto CPyL296;
    }
    cpy_r_r353 = cpy_r_r352;
    goto CPyL131;
CPyL129: ;
    cpy_r_r354 = PyDict_New();
    if (unlikely(cpy_r_r354 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL296;
    }
    cpy_r_r353 = cpy_r_r354;
CPyL131: ;
    cpy_r_r355 = PyDict_New();
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL297;
    }
    cpy_r_r356 = (PyObject *)&PyUnicode_Type;
    cpy_r_r357 = CPyStatics[315]; /* 'name' */
    cpy_r_r358 = PyDict_SetItem(cpy_r_r355, cpy_r_r357, cpy_r_r356);
    cpy_r_r359 = cpy_r_r358 >= 0;
    if (unlikely(!cpy_r_r359)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 39, CPyStatic_game___globals);
        goto CPyL298;
    }
    cpy_r_r360 = (PyObject *)&PyTuple_Type;
    cpy_r_r361 = CPyStatics[1023]; /* 'values' */
    cpy_r_r362 = PyDict_SetItem(cpy_r_r355, cpy_r_r361, cpy_r_r360);
    cpy_r_r363 = cpy_r_r362 >= 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 40, CPyStatic_game___globals);
        goto CPyL298;
    }
    cpy_r_r364 = (PyObject *)&PyUnicode_Type;
    cpy_r_r365 = CPyStatics[41]; /* 'default' */
    cpy_r_r366 = PyDict_SetItem(cpy_r_r355, cpy_r_r365, cpy_r_r364);
    cpy_r_r367 = cpy_r_r366 >= 0;
    if (unlikely(!cpy_r_r367)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 41, CPyStatic_game___globals);
        goto CPyL298;
    }
    cpy_r_r368 = (PyObject *)&PyTuple_Type;
    cpy_r_r369 = CPyStatics[4660]; /* 'when' */
    cpy_r_r370 = PyDict_SetItem(cpy_r_r355, cpy_r_r369, cpy_r_r368);
    cpy_r_r371 = cpy_r_r370 >= 0;
    if (unlikely(!cpy_r_r371)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 42, CPyStatic_game___globals);
        goto CPyL298;
    }
    cpy_r_r372.empty_struct_error_flag = 0;
    cpy_r_r373 = CPyStatics[4660]; /* 'when' */
    cpy_r_r374 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r375 = CPyDict_SetItem(cpy_r_r353, cpy_r_r373, cpy_r_r374);
    CPy_DECREF(cpy_r_r374);
    cpy_r_r376 = cpy_r_r375 >= 0;
    if (unlikely(!cpy_r_r376)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 42, CPyStatic_game___globals);
        goto CPyL298;
    }
    cpy_r_r377 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r378 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r379 = CPyDict_SetItem(cpy_r_r353, cpy_r_r378, cpy_r_r355);
    CPy_DECREF(cpy_r_r355);
    cpy_r_r380 = cpy_r_r379 >= 0;
    if (unlikely(!cpy_r_r380)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL297;
    }
    cpy_r_r381 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r382 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r383 = CPyDict_SetItem(cpy_r_r353, cpy_r_r382, cpy_r_r381);
    cpy_r_r384 = cpy_r_r383 >= 0;
    if (unlikely(!cpy_r_r384)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL297;
    }
    cpy_r_r385 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r386 = CPyStatics[70]; /* '__module__' */
    cpy_r_r387 = CPyDict_SetItem(cpy_r_r353, cpy_r_r386, cpy_r_r385);
    cpy_r_r388 = cpy_r_r387 >= 0;
    if (unlikely(!cpy_r_r388)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL297;
    }
    PyObject *cpy_r_r389[3] = {cpy_r_r377, cpy_r_r332, cpy_r_r353};
    cpy_r_r390 = (PyObject **)&cpy_r_r389;
    cpy_r_r391 = PyObject_Vectorcall(cpy_r_r343, cpy_r_r390, 3, 0);
    CPy_DECREF(cpy_r_r343);
    if (unlikely(cpy_r_r391 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL299;
    }
    CPy_DECREF(cpy_r_r332);
    CPy_DECREF(cpy_r_r353);
    CPyType_game___Setting = (PyTypeObject *)cpy_r_r391;
    CPy_INCREF(CPyType_game___Setting);
    cpy_r_r392 = CPyStatic_game___globals;
    cpy_r_r393 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r394 = PyDict_SetItem(cpy_r_r392, cpy_r_r393, cpy_r_r391);
    CPy_DECREF(cpy_r_r391);
    cpy_r_r395 = cpy_r_r394 >= 0;
    if (unlikely(!cpy_r_r395)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 33, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r396 = (PyObject *)CPyType_game___Setting;
    cpy_r_r397.f0 = 2;
    cpy_r_r398 = CPyStatic_game___globals;
    cpy_r_r399 = CPyStatics[1044]; /* 'When' */
    cpy_r_r400 = CPyDict_GetItem(cpy_r_r398, cpy_r_r399);
    if (unlikely(cpy_r_r400 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 55, CPyStatic_game___globals);
        goto CPyL300;
    }
    cpy_r_r401 = PyTuple_New(1);
    if (unlikely(cpy_r_r401 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8949 = CPyTagged_StealAsObject(cpy_r_r397.f0);
    PyTuple_SET_ITEM(cpy_r_r401, 0, __tmp8949);
    PyObject *cpy_r_r402[1] = {cpy_r_r401};
    cpy_r_r403 = (PyObject **)&cpy_r_r402;
    cpy_r_r404 = CPyStatics[5549]; /* ('players',) */
    cpy_r_r405 = PyObject_Vectorcall(cpy_r_r400, cpy_r_r403, 0, cpy_r_r404);
    CPy_DECREF(cpy_r_r400);
    if (unlikely(cpy_r_r405 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 55, CPyStatic_game___globals);
        goto CPyL301;
    }
    CPy_DECREF(cpy_r_r401);
    if (likely(PyTuple_Check(cpy_r_r405)))
        cpy_r_r406 = cpy_r_r405;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "<module>", 55, CPyStatic_game___globals, "tuple", cpy_r_r405);
        goto CPyL281;
    }
    cpy_r_r407.f0 = cpy_r_r406;
    CPyStatic_game___SOLO = cpy_r_r407;
    CPy_INCREF(CPyStatic_game___SOLO.f0);
    cpy_r_r408 = CPyStatic_game___globals;
    cpy_r_r409 = CPyStatics[1064]; /* 'SOLO' */
    cpy_r_r410 = PyTuple_New(1);
    if (unlikely(cpy_r_r410 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8950 = cpy_r_r407.f0;
    PyTuple_SET_ITEM(cpy_r_r410, 0, __tmp8950);
    cpy_r_r411 = CPyDict_SetItem(cpy_r_r408, cpy_r_r409, cpy_r_r410);
    CPy_DECREF(cpy_r_r410);
    cpy_r_r412 = cpy_r_r411 >= 0;
    if (unlikely(!cpy_r_r412)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 55, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r413 = CPyStatic_game___globals;
    cpy_r_r414 = CPyStatics[816]; /* 'EVERYBODY' */
    cpy_r_r415 = CPyStatics[4910]; /* -2 */
    cpy_r_r416 = CPyDict_SetItem(cpy_r_r413, cpy_r_r414, cpy_r_r415);
    cpy_r_r417 = cpy_r_r416 >= 0;
    if (unlikely(!cpy_r_r417)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 58, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r418 = CPyStatics[4661]; /* 'undo' */
    cpy_r_r419 = CPyStatics[4662]; /* 'to-reveal' */
    cpy_r_r420 = CPyStatics[1331]; /* 'free' */
    CPy_INCREF(cpy_r_r419);
    CPy_INCREF(cpy_r_r420);
    cpy_r_r421.f0 = cpy_r_r419;
    cpy_r_r421.f1 = cpy_r_r420;
    cpy_r_r422 = CPyStatics[4662]; /* 'to-reveal' */
    cpy_r_r423 = CPyStatic_game___globals;
    cpy_r_r424 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r425 = CPyDict_GetItem(cpy_r_r423, cpy_r_r424);
    if (unlikely(cpy_r_r425 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 59, CPyStatic_game___globals);
        goto CPyL302;
    }
    cpy_r_r426 = PyTuple_New(2);
    if (unlikely(cpy_r_r426 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8951 = cpy_r_r421.f0;
    PyTuple_SET_ITEM(cpy_r_r426, 0, __tmp8951);
    PyObject *__tmp8952 = cpy_r_r421.f1;
    PyTuple_SET_ITEM(cpy_r_r426, 1, __tmp8952);
    PyObject *cpy_r_r427[3] = {cpy_r_r418, cpy_r_r426, cpy_r_r422};
    cpy_r_r428 = (PyObject **)&cpy_r_r427;
    cpy_r_r429 = PyObject_Vectorcall(cpy_r_r425, cpy_r_r428, 3, 0);
    CPy_DECREF(cpy_r_r425);
    if (unlikely(cpy_r_r429 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 59, CPyStatic_game___globals);
        goto CPyL303;
    }
    CPy_DECREF(cpy_r_r426);
    if (likely(PyTuple_Check(cpy_r_r429)))
        cpy_r_r430 = cpy_r_r429;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "<module>", 59, CPyStatic_game___globals, "tuple", cpy_r_r429);
        goto CPyL281;
    }
    CPyStatic_game___UNDO = cpy_r_r430;
    CPy_INCREF(CPyStatic_game___UNDO);
    cpy_r_r431 = CPyStatic_game___globals;
    cpy_r_r432 = CPyStatics[4663]; /* 'UNDO' */
    cpy_r_r433 = CPyDict_SetItem(cpy_r_r431, cpy_r_r432, cpy_r_r430);
    CPy_DECREF(cpy_r_r430);
    cpy_r_r434 = cpy_r_r433 >= 0;
    if (unlikely(!cpy_r_r434)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 59, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r435 = CPyStatics[1092]; /* 'confirm' */
    cpy_r_r436 = CPyStatics[1053]; /* 'no' */
    cpy_r_r437 = CPyStatics[1052]; /* 'yes' */
    CPy_INCREF(cpy_r_r436);
    CPy_INCREF(cpy_r_r437);
    cpy_r_r438.f0 = cpy_r_r436;
    cpy_r_r438.f1 = cpy_r_r437;
    cpy_r_r439 = CPyStatics[1053]; /* 'no' */
    cpy_r_r440 = CPyStatic_game___globals;
    cpy_r_r441 = CPyStatics[1048]; /* 'Setting' */
    cpy_r_r442 = CPyDict_GetItem(cpy_r_r440, cpy_r_r441);
    if (unlikely(cpy_r_r442 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 60, CPyStatic_game___globals);
        goto CPyL304;
    }
    cpy_r_r443 = PyTuple_New(2);
    if (unlikely(cpy_r_r443 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8953 = cpy_r_r438.f0;
    PyTuple_SET_ITEM(cpy_r_r443, 0, __tmp8953);
    PyObject *__tmp8954 = cpy_r_r438.f1;
    PyTuple_SET_ITEM(cpy_r_r443, 1, __tmp8954);
    PyObject *cpy_r_r444[3] = {cpy_r_r435, cpy_r_r443, cpy_r_r439};
    cpy_r_r445 = (PyObject **)&cpy_r_r444;
    cpy_r_r446 = PyObject_Vectorcall(cpy_r_r442, cpy_r_r445, 3, 0);
    CPy_DECREF(cpy_r_r442);
    if (unlikely(cpy_r_r446 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 60, CPyStatic_game___globals);
        goto CPyL305;
    }
    CPy_DECREF(cpy_r_r443);
    if (likely(PyTuple_Check(cpy_r_r446)))
        cpy_r_r447 = cpy_r_r446;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "<module>", 60, CPyStatic_game___globals, "tuple", cpy_r_r446);
        goto CPyL281;
    }
    CPyStatic_game___CONFIRM = cpy_r_r447;
    CPy_INCREF(CPyStatic_game___CONFIRM);
    cpy_r_r448 = CPyStatic_game___globals;
    cpy_r_r449 = CPyStatics[4664]; /* 'CONFIRM' */
    cpy_r_r450 = CPyDict_SetItem(cpy_r_r448, cpy_r_r449, cpy_r_r447);
    CPy_DECREF(cpy_r_r447);
    cpy_r_r451 = cpy_r_r450 >= 0;
    if (unlikely(!cpy_r_r451)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 60, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r452 = (void *)&CPyModule_typing;
    cpy_r_r453 = CPyStatics[47]; /* 'typing' */
    cpy_r_r454 = CPyImport_GetModuleCacheForImport(cpy_r_r452, cpy_r_r453);
    if (unlikely(cpy_r_r454 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r455 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r456 = cpy_r_r454 != cpy_r_r455;
    if (cpy_r_r456) goto CPyL159;
    cpy_r_r457 = PyImport_Import(cpy_r_r453);
    if (unlikely(cpy_r_r457 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL281;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r452, cpy_r_r457);
    CPy_DECREF(cpy_r_r457);
CPyL159: ;
    cpy_r_r458 = PyImport_GetModuleDict();
    cpy_r_r459 = CPyStatics[47]; /* 'typing' */
    cpy_r_r460 = CPyDict_GetItem(cpy_r_r458, cpy_r_r459);
    if (unlikely(cpy_r_r460 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r461 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r462 = CPyObject_GetAttr(cpy_r_r460, cpy_r_r461);
    CPy_DECREF(cpy_r_r460);
    if (unlikely(cpy_r_r462 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r463 = PyTuple_Pack(1, cpy_r_r462);
    CPy_DECREF(cpy_r_r462);
    if (unlikely(cpy_r_r463 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r464 = (void *)&CPyModule_typing;
    cpy_r_r465 = CPyStatics[47]; /* 'typing' */
    cpy_r_r466 = CPyImport_GetModuleCacheForImport(cpy_r_r464, cpy_r_r465);
    if (unlikely(cpy_r_r466 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL306;
    }
    cpy_r_r467 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r468 = cpy_r_r466 != cpy_r_r467;
    if (cpy_r_r468) goto CPyL166;
    cpy_r_r469 = PyImport_Import(cpy_r_r465);
    if (unlikely(cpy_r_r469 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL306;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r464, cpy_r_r469);
    CPy_DECREF(cpy_r_r469);
CPyL166: ;
    cpy_r_r470 = PyImport_GetModuleDict();
    cpy_r_r471 = CPyStatics[47]; /* 'typing' */
    cpy_r_r472 = CPyDict_GetItem(cpy_r_r470, cpy_r_r471);
    if (unlikely(cpy_r_r472 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL306;
    }
    cpy_r_r473 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r474 = CPyObject_GetAttr(cpy_r_r472, cpy_r_r473);
    CPy_DECREF(cpy_r_r472);
    if (unlikely(cpy_r_r474 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL306;
    }
    cpy_r_r475 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r476 = PyObject_HasAttr(cpy_r_r474, cpy_r_r475);
    if (!cpy_r_r476) goto CPyL173;
    cpy_r_r477 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r478 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r479 = CPyObject_GetAttr(cpy_r_r474, cpy_r_r478);
    if (unlikely(cpy_r_r479 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL307;
    }
    PyObject *cpy_r_r480[2] = {cpy_r_r477, cpy_r_r463};
    cpy_r_r481 = (PyObject **)&cpy_r_r480;
    cpy_r_r482 = PyObject_Vectorcall(cpy_r_r479, cpy_r_r481, 2, 0);
    CPy_DECREF(cpy_r_r479);
    if (unlikely(cpy_r_r482 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL307;
    }
    if (likely(PyDict_Check(cpy_r_r482)))
        cpy_r_r483 = cpy_r_r482;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals, "dict", cpy_r_r482);
        goto CPyL307;
    }
    cpy_r_r484 = cpy_r_r483;
    goto CPyL175;
CPyL173: ;
    cpy_r_r485 = PyDict_New();
    if (unlikely(cpy_r_r485 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL307;
    }
    cpy_r_r484 = cpy_r_r485;
CPyL175: ;
    cpy_r_r486 = PyDict_New();
    if (unlikely(cpy_r_r486 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL308;
    }
    cpy_r_r487 = (PyObject *)CPyType_message___Message;
    cpy_r_r488 = CPyStatics[64]; /* 'message' */
    cpy_r_r489 = PyDict_SetItem(cpy_r_r486, cpy_r_r488, cpy_r_r487);
    cpy_r_r490 = cpy_r_r489 >= 0;
    if (unlikely(!cpy_r_r490)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 66, CPyStatic_game___globals);
        goto CPyL309;
    }
    cpy_r_r491 = (PyObject *)&PyLong_Type;
    cpy_r_r492 = CPyStatics[65]; /* 'points' */
    cpy_r_r493 = PyDict_SetItem(cpy_r_r486, cpy_r_r492, cpy_r_r491);
    cpy_r_r494 = cpy_r_r493 >= 0;
    if (unlikely(!cpy_r_r494)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 67, CPyStatic_game___globals);
        goto CPyL309;
    }
    cpy_r_r495 = (PyObject *)&PyUnicode_Type;
    cpy_r_r496 = CPyStatics[2779]; /* 'rule' */
    cpy_r_r497 = PyDict_SetItem(cpy_r_r486, cpy_r_r496, cpy_r_r495);
    cpy_r_r498 = cpy_r_r497 >= 0;
    if (unlikely(!cpy_r_r498)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 68, CPyStatic_game___globals);
        goto CPyL309;
    }
    cpy_r_r499 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r500 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r501 = CPyDict_SetItem(cpy_r_r484, cpy_r_r500, cpy_r_r486);
    CPy_DECREF(cpy_r_r486);
    cpy_r_r502 = cpy_r_r501 >= 0;
    if (unlikely(!cpy_r_r502)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL308;
    }
    cpy_r_r503 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r504 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r505 = CPyDict_SetItem(cpy_r_r484, cpy_r_r504, cpy_r_r503);
    cpy_r_r506 = cpy_r_r505 >= 0;
    if (unlikely(!cpy_r_r506)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL308;
    }
    cpy_r_r507 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r508 = CPyStatics[70]; /* '__module__' */
    cpy_r_r509 = CPyDict_SetItem(cpy_r_r484, cpy_r_r508, cpy_r_r507);
    cpy_r_r510 = cpy_r_r509 >= 0;
    if (unlikely(!cpy_r_r510)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL308;
    }
    PyObject *cpy_r_r511[3] = {cpy_r_r499, cpy_r_r463, cpy_r_r484};
    cpy_r_r512 = (PyObject **)&cpy_r_r511;
    cpy_r_r513 = PyObject_Vectorcall(cpy_r_r474, cpy_r_r512, 3, 0);
    CPy_DECREF(cpy_r_r474);
    if (unlikely(cpy_r_r513 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL310;
    }
    CPy_DECREF(cpy_r_r463);
    CPy_DECREF(cpy_r_r484);
    CPyType_game___ScoreItem = (PyTypeObject *)cpy_r_r513;
    CPy_INCREF(CPyType_game___ScoreItem);
    cpy_r_r514 = CPyStatic_game___globals;
    cpy_r_r515 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r516 = PyDict_SetItem(cpy_r_r514, cpy_r_r515, cpy_r_r513);
    CPy_DECREF(cpy_r_r513);
    cpy_r_r517 = cpy_r_r516 >= 0;
    if (unlikely(!cpy_r_r517)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 63, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r518 = (PyObject *)CPyType_game___ScoreItem;
    cpy_r_r519 = (void *)&CPyModule_typing;
    cpy_r_r520 = CPyStatics[47]; /* 'typing' */
    cpy_r_r521 = CPyImport_GetModuleCacheForImport(cpy_r_r519, cpy_r_r520);
    if (unlikely(cpy_r_r521 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r522 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r523 = cpy_r_r521 != cpy_r_r522;
    if (cpy_r_r523) goto CPyL188;
    cpy_r_r524 = PyImport_Import(cpy_r_r520);
    if (unlikely(cpy_r_r524 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL281;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r519, cpy_r_r524);
    CPy_DECREF(cpy_r_r524);
CPyL188: ;
    cpy_r_r525 = PyImport_GetModuleDict();
    cpy_r_r526 = CPyStatics[47]; /* 'typing' */
    cpy_r_r527 = CPyDict_GetItem(cpy_r_r525, cpy_r_r526);
    if (unlikely(cpy_r_r527 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r528 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r529 = CPyObject_GetAttr(cpy_r_r527, cpy_r_r528);
    CPy_DECREF(cpy_r_r527);
    if (unlikely(cpy_r_r529 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r530 = PyTuple_Pack(1, cpy_r_r529);
    CPy_DECREF(cpy_r_r529);
    if (unlikely(cpy_r_r530 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r531 = (void *)&CPyModule_typing;
    cpy_r_r532 = CPyStatics[47]; /* 'typing' */
    cpy_r_r533 = CPyImport_GetModuleCacheForImport(cpy_r_r531, cpy_r_r532);
    if (unlikely(cpy_r_r533 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL311;
    }
    cpy_r_r534 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r535 = cpy_r_r533 != cpy_r_r534;
    if (cpy_r_r535) goto CPyL195;
    cpy_r_r536 = PyImport_Import(cpy_r_r532);
    if (unlikely(cpy_r_r536 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL311;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r531, cpy_r_r536);
    CPy_DECREF(cpy_r_r536);
CPyL195: ;
    cpy_r_r537 = PyImport_GetModuleDict();
    cpy_r_r538 = CPyStatics[47]; /* 'typing' */
    cpy_r_r539 = CPyDict_GetItem(cpy_r_r537, cpy_r_r538);
    if (unlikely(cpy_r_r539 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL311;
    }
    cpy_r_r540 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r541 = CPyObject_GetAttr(cpy_r_r539, cpy_r_r540);
    CPy_DECREF(cpy_r_r539);
    if (unlikely(cpy_r_r541 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL311;
    }
    cpy_r_r542 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r543 = PyObject_HasAttr(cpy_r_r541, cpy_r_r542);
    if (!cpy_r_r543) goto CPyL202;
    cpy_r_r544 = CPyStatics[3180]; /* 'Component' */
    cpy_r_r545 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r546 = CPyObject_GetAttr(cpy_r_r541, cpy_r_r545);
    if (unlikely(cpy_r_r546 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL312;
    }
    PyObject *cpy_r_r547[2] = {cpy_r_r544, cpy_r_r530};
    cpy_r_r548 = (PyObject **)&cpy_r_r547;
    cpy_r_r549 = PyObject_Vectorcall(cpy_r_r546, cpy_r_r548, 2, 0);
    CPy_DECREF(cpy_r_r546);
    if (unlikely(cpy_r_r549 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL312;
    }
    if (likely(PyDict_Check(cpy_r_r549)))
        cpy_r_r550 = cpy_r_r549;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals, "dict", cpy_r_r549);
        goto CPyL312;
    }
    cpy_r_r551 = cpy_r_r550;
    goto CPyL204;
CPyL202: ;
    cpy_r_r552 = PyDict_New();
    if (unlikely(cpy_r_r552 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL312;
    }
    cpy_r_r551 = cpy_r_r552;
CPyL204: ;
    cpy_r_r553 = PyDict_New();
    if (unlikely(cpy_r_r553 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL313;
    }
    cpy_r_r554 = (PyObject *)&PyUnicode_Type;
    cpy_r_r555 = CPyStatics[571]; /* 'id' */
    cpy_r_r556 = PyDict_SetItem(cpy_r_r553, cpy_r_r555, cpy_r_r554);
    cpy_r_r557 = cpy_r_r556 >= 0;
    if (unlikely(!cpy_r_r557)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 74, CPyStatic_game___globals);
        goto CPyL314;
    }
    cpy_r_r558 = (PyObject *)&PyUnicode_Type;
    cpy_r_r559 = CPyStatics[497]; /* 'kind' */
    cpy_r_r560 = PyDict_SetItem(cpy_r_r553, cpy_r_r559, cpy_r_r558);
    cpy_r_r561 = cpy_r_r560 >= 0;
    if (unlikely(!cpy_r_r561)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 75, CPyStatic_game___globals);
        goto CPyL314;
    }
    cpy_r_r562 = (PyObject *)&PyUnicode_Type;
    cpy_r_r563 = CPyStatics[980]; /* 'source' */
    cpy_r_r564 = PyDict_SetItem(cpy_r_r553, cpy_r_r563, cpy_r_r562);
    cpy_r_r565 = cpy_r_r564 >= 0;
    if (unlikely(!cpy_r_r565)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 76, CPyStatic_game___globals);
        goto CPyL314;
    }
    cpy_r_r566 = CPyStatic_game___globals;
    cpy_r_r567 = CPyStatics[91]; /* 'Mapping' */
    cpy_r_r568 = CPyDict_GetItem(cpy_r_r566, cpy_r_r567);
    if (unlikely(cpy_r_r568 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 77, CPyStatic_game___globals);
        goto CPyL314;
    }
    cpy_r_r569 = CPyStatics[4665]; /* 'facts' */
    cpy_r_r570 = PyDict_SetItem(cpy_r_r553, cpy_r_r569, cpy_r_r568);
    CPy_DECREF(cpy_r_r568);
    cpy_r_r571 = cpy_r_r570 >= 0;
    if (unlikely(!cpy_r_r571)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 77, CPyStatic_game___globals);
        goto CPyL314;
    }
    cpy_r_r572 = (PyObject *)&PyTuple_Type;
    cpy_r_r573 = CPyStatics[4666]; /* 'printed' */
    cpy_r_r574 = PyDict_SetItem(cpy_r_r553, cpy_r_r573, cpy_r_r572);
    cpy_r_r575 = cpy_r_r574 >= 0;
    if (unlikely(!cpy_r_r575)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 78, CPyStatic_game___globals);
        goto CPyL314;
    }
    cpy_r_r576 = (PyObject *)&PyTuple_Type;
    cpy_r_r577 = CPyStatics[4667]; /* 'lines' */
    cpy_r_r578 = PyDict_SetItem(cpy_r_r553, cpy_r_r577, cpy_r_r576);
    cpy_r_r579 = cpy_r_r578 >= 0;
    if (unlikely(!cpy_r_r579)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 79, CPyStatic_game___globals);
        goto CPyL314;
    }
    cpy_r_r580.empty_struct_error_flag = 0;
    cpy_r_r581 = CPyStatics[4667]; /* 'lines' */
    cpy_r_r582 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r583 = CPyDict_SetItem(cpy_r_r551, cpy_r_r581, cpy_r_r582);
    CPy_DECREF(cpy_r_r582);
    cpy_r_r584 = cpy_r_r583 >= 0;
    if (unlikely(!cpy_r_r584)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 79, CPyStatic_game___globals);
        goto CPyL314;
    }
    cpy_r_r585 = CPyStatics[3180]; /* 'Component' */
    cpy_r_r586 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r587 = CPyDict_SetItem(cpy_r_r551, cpy_r_r586, cpy_r_r553);
    CPy_DECREF(cpy_r_r553);
    cpy_r_r588 = cpy_r_r587 >= 0;
    if (unlikely(!cpy_r_r588)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL313;
    }
    cpy_r_r589 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r590 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r591 = CPyDict_SetItem(cpy_r_r551, cpy_r_r590, cpy_r_r589);
    cpy_r_r592 = cpy_r_r591 >= 0;
    if (unlikely(!cpy_r_r592)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL313;
    }
    cpy_r_r593 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r594 = CPyStatics[70]; /* '__module__' */
    cpy_r_r595 = CPyDict_SetItem(cpy_r_r551, cpy_r_r594, cpy_r_r593);
    cpy_r_r596 = cpy_r_r595 >= 0;
    if (unlikely(!cpy_r_r596)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL313;
    }
    PyObject *cpy_r_r597[3] = {cpy_r_r585, cpy_r_r530, cpy_r_r551};
    cpy_r_r598 = (PyObject **)&cpy_r_r597;
    cpy_r_r599 = PyObject_Vectorcall(cpy_r_r541, cpy_r_r598, 3, 0);
    CPy_DECREF(cpy_r_r541);
    if (unlikely(cpy_r_r599 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL315;
    }
    CPy_DECREF(cpy_r_r530);
    CPy_DECREF(cpy_r_r551);
    CPyType_game___Component = (PyTypeObject *)cpy_r_r599;
    CPy_INCREF(CPyType_game___Component);
    cpy_r_r600 = CPyStatic_game___globals;
    cpy_r_r601 = CPyStatics[3180]; /* 'Component' */
    cpy_r_r602 = PyDict_SetItem(cpy_r_r600, cpy_r_r601, cpy_r_r599);
    CPy_DECREF(cpy_r_r599);
    cpy_r_r603 = cpy_r_r602 >= 0;
    if (unlikely(!cpy_r_r603)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 71, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r604 = (PyObject *)CPyType_game___Component;
    cpy_r_r605 = (void *)&CPyModule_typing;
    cpy_r_r606 = CPyStatics[47]; /* 'typing' */
    cpy_r_r607 = CPyImport_GetModuleCacheForImport(cpy_r_r605, cpy_r_r606);
    if (unlikely(cpy_r_r607 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r608 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r609 = cpy_r_r607 != cpy_r_r608;
    if (cpy_r_r609) goto CPyL222;
    cpy_r_r610 = PyImport_Import(cpy_r_r606);
    if (unlikely(cpy_r_r610 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL281;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r605, cpy_r_r610);
    CPy_DECREF(cpy_r_r610);
CPyL222: ;
    cpy_r_r611 = PyImport_GetModuleDict();
    cpy_r_r612 = CPyStatics[47]; /* 'typing' */
    cpy_r_r613 = CPyDict_GetItem(cpy_r_r611, cpy_r_r612);
    if (unlikely(cpy_r_r613 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r614 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r615 = CPyObject_GetAttr(cpy_r_r613, cpy_r_r614);
    CPy_DECREF(cpy_r_r613);
    if (unlikely(cpy_r_r615 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r616 = PyTuple_Pack(1, cpy_r_r615);
    CPy_DECREF(cpy_r_r615);
    if (unlikely(cpy_r_r616 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r617 = (void *)&CPyModule_typing;
    cpy_r_r618 = CPyStatics[47]; /* 'typing' */
    cpy_r_r619 = CPyImport_GetModuleCacheForImport(cpy_r_r617, cpy_r_r618);
    if (unlikely(cpy_r_r619 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL316;
    }
    cpy_r_r620 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r621 = cpy_r_r619 != cpy_r_r620;
    if (cpy_r_r621) goto CPyL229;
    cpy_r_r622 = PyImport_Import(cpy_r_r618);
    if (unlikely(cpy_r_r622 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL316;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r617, cpy_r_r622);
    CPy_DECREF(cpy_r_r622);
CPyL229: ;
    cpy_r_r623 = PyImport_GetModuleDict();
    cpy_r_r624 = CPyStatics[47]; /* 'typing' */
    cpy_r_r625 = CPyDict_GetItem(cpy_r_r623, cpy_r_r624);
    if (unlikely(cpy_r_r625 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL316;
    }
    cpy_r_r626 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r627 = CPyObject_GetAttr(cpy_r_r625, cpy_r_r626);
    CPy_DECREF(cpy_r_r625);
    if (unlikely(cpy_r_r627 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL316;
    }
    cpy_r_r628 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r629 = PyObject_HasAttr(cpy_r_r627, cpy_r_r628);
    if (!cpy_r_r629) goto CPyL236;
    cpy_r_r630 = CPyStatics[4654]; /* 'RuleChapter' */
    cpy_r_r631 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r632 = CPyObject_GetAttr(cpy_r_r627, cpy_r_r631);
    if (unlikely(cpy_r_r632 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL317;
    }
    PyObject *cpy_r_r633[2] = {cpy_r_r630, cpy_r_r616};
    cpy_r_r634 = (PyObject **)&cpy_r_r633;
    cpy_r_r635 = PyObject_Vectorcall(cpy_r_r632, cpy_r_r634, 2, 0);
    CPy_DECREF(cpy_r_r632);
    if (unlikely(cpy_r_r635 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL317;
    }
    if (likely(PyDict_Check(cpy_r_r635)))
        cpy_r_r636 = cpy_r_r635;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals, "dict", cpy_r_r635);
        goto CPyL317;
    }
    cpy_r_r637 = cpy_r_r636;
    goto CPyL238;
CPyL236: ;
    cpy_r_r638 = PyDict_New();
    if (unlikely(cpy_r_r638 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL317;
    }
    cpy_r_r637 = cpy_r_r638;
CPyL238: ;
    cpy_r_r639 = PyDict_New();
    if (unlikely(cpy_r_r639 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL318;
    }
    cpy_r_r640 = (PyObject *)&PyUnicode_Type;
    cpy_r_r641 = CPyStatics[30]; /* 'key' */
    cpy_r_r642 = PyDict_SetItem(cpy_r_r639, cpy_r_r641, cpy_r_r640);
    cpy_r_r643 = cpy_r_r642 >= 0;
    if (unlikely(!cpy_r_r643)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 85, CPyStatic_game___globals);
        goto CPyL319;
    }
    cpy_r_r644 = (PyObject *)&PyTuple_Type;
    cpy_r_r645 = CPyStatics[4668]; /* 'rules' */
    cpy_r_r646 = PyDict_SetItem(cpy_r_r639, cpy_r_r645, cpy_r_r644);
    cpy_r_r647 = cpy_r_r646 >= 0;
    if (unlikely(!cpy_r_r647)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 86, CPyStatic_game___globals);
        goto CPyL319;
    }
    cpy_r_r648 = CPyStatics[4654]; /* 'RuleChapter' */
    cpy_r_r649 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r650 = CPyDict_SetItem(cpy_r_r637, cpy_r_r649, cpy_r_r639);
    CPy_DECREF(cpy_r_r639);
    cpy_r_r651 = cpy_r_r650 >= 0;
    if (unlikely(!cpy_r_r651)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL318;
    }
    cpy_r_r652 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r653 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r654 = CPyDict_SetItem(cpy_r_r637, cpy_r_r653, cpy_r_r652);
    cpy_r_r655 = cpy_r_r654 >= 0;
    if (unlikely(!cpy_r_r655)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL318;
    }
    cpy_r_r656 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r657 = CPyStatics[70]; /* '__module__' */
    cpy_r_r658 = CPyDict_SetItem(cpy_r_r637, cpy_r_r657, cpy_r_r656);
    cpy_r_r659 = cpy_r_r658 >= 0;
    if (unlikely(!cpy_r_r659)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL318;
    }
    PyObject *cpy_r_r660[3] = {cpy_r_r648, cpy_r_r616, cpy_r_r637};
    cpy_r_r661 = (PyObject **)&cpy_r_r660;
    cpy_r_r662 = PyObject_Vectorcall(cpy_r_r627, cpy_r_r661, 3, 0);
    CPy_DECREF(cpy_r_r627);
    if (unlikely(cpy_r_r662 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL320;
    }
    CPy_DECREF(cpy_r_r616);
    CPy_DECREF(cpy_r_r637);
    CPyType_game___RuleChapter = (PyTypeObject *)cpy_r_r662;
    CPy_INCREF(CPyType_game___RuleChapter);
    cpy_r_r663 = CPyStatic_game___globals;
    cpy_r_r664 = CPyStatics[4654]; /* 'RuleChapter' */
    cpy_r_r665 = PyDict_SetItem(cpy_r_r663, cpy_r_r664, cpy_r_r662);
    CPy_DECREF(cpy_r_r662);
    cpy_r_r666 = cpy_r_r665 >= 0;
    if (unlikely(!cpy_r_r666)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 82, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r667 = (PyObject *)CPyType_game___RuleChapter;
    cpy_r_r668 = CPyStatic_game___globals;
    cpy_r_r669 = CPyStatics[4657]; /* 'ABC' */
    cpy_r_r670 = CPyDict_GetItem(cpy_r_r668, cpy_r_r669);
    if (unlikely(cpy_r_r670 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r671 = CPyStatic_game___globals;
    cpy_r_r672 = CPyStatics[4590]; /* 'Generic' */
    cpy_r_r673 = CPyDict_GetItem(cpy_r_r671, cpy_r_r672);
    if (unlikely(cpy_r_r673 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL321;
    }
    cpy_r_r674 = CPyStatic_game___globals;
    cpy_r_r675 = CPyStatics[4593]; /* 'T' */
    cpy_r_r676 = CPyDict_GetItem(cpy_r_r674, cpy_r_r675);
    if (unlikely(cpy_r_r676 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL322;
    }
    cpy_r_r677 = PyObject_GetItem(cpy_r_r673, cpy_r_r676);
    CPy_DECREF(cpy_r_r673);
    CPy_DECREF(cpy_r_r676);
    if (unlikely(cpy_r_r677 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL321;
    }
    cpy_r_r678 = PyTuple_Pack(2, cpy_r_r670, cpy_r_r677);
    CPy_DECREF(cpy_r_r670);
    CPy_DECREF(cpy_r_r677);
    if (unlikely(cpy_r_r678 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r679 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r680 = (PyObject *)CPyType_game___Game_template;
    cpy_r_r681 = CPyType_FromTemplate(cpy_r_r680, cpy_r_r678, cpy_r_r679);
    CPy_DECREF(cpy_r_r678);
    if (unlikely(cpy_r_r681 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r682 = CPyDef_game___Game_trait_vtable_setup();
    if (unlikely(cpy_r_r682 == 2)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL323;
    }
    cpy_r_r683 = CPyDef_game___Game_coroutine_setup(cpy_r_r681);
    if (unlikely(cpy_r_r683 == 2)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL323;
    }
    cpy_r_r684 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r685 = CPyStatics[315]; /* 'name' */
    cpy_r_r686 = CPyStatics[324]; /* 'expansions' */
    cpy_r_r687 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r688 = CPyStatics[317]; /* 'players' */
    cpy_r_r689 = CPyStatics[325]; /* 'settings' */
    cpy_r_r690 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r691 = CPyStatics[327]; /* 'content_digest' */
    cpy_r_r692 = CPyStatics[328]; /* 'rule_ids' */
    cpy_r_r693 = CPyStatics[329]; /* 'chapters' */
    cpy_r_r694 = CPyStatics[330]; /* 'texts' */
    cpy_r_r695 = CPyStatics[331]; /* 'guide' */
    cpy_r_r696 = CPyStatics[332]; /* 'stage' */
    cpy_r_r697 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r698 = PyTuple_Pack(13, cpy_r_r685, cpy_r_r686, cpy_r_r687, cpy_r_r688, cpy_r_r689, cpy_r_r690, cpy_r_r691, cpy_r_r692, cpy_r_r693, cpy_r_r694, cpy_r_r695, cpy_r_r696, cpy_r_r697);
    if (unlikely(cpy_r_r698 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL323;
    }
    cpy_r_r699 = PyObject_SetAttr(cpy_r_r681, cpy_r_r684, cpy_r_r698);
    CPy_DECREF(cpy_r_r698);
    cpy_r_r700 = cpy_r_r699 >= 0;
    if (unlikely(!cpy_r_r700)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL323;
    }
    CPyType_game___Game = (PyTypeObject *)cpy_r_r681;
    CPy_INCREF(CPyType_game___Game);
    cpy_r_r701 = CPyStatic_game___globals;
    cpy_r_r702 = CPyStatics[96]; /* 'Game' */
    cpy_r_r703 = PyDict_SetItem(cpy_r_r701, cpy_r_r702, cpy_r_r681);
    cpy_r_r704 = cpy_r_r703 >= 0;
    if (unlikely(!cpy_r_r704)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL323;
    }
    cpy_r_r705 = CPy_InitSubclass(cpy_r_r681);
    CPy_DECREF(cpy_r_r681);
    if (unlikely(!cpy_r_r705)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 89, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r706 = CPyStatics[4669]; /* '^([A-Z]+(?:-[A-Z0-9]+)+)\\s*=' */
    cpy_r_r707 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r708 = CPyStatics[4670]; /* 'MULTILINE' */
    cpy_r_r709 = CPyObject_GetAttr(cpy_r_r707, cpy_r_r708);
    if (unlikely(cpy_r_r709 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 237, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r710 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r711 = CPyStatics[4585]; /* 'compile' */
    cpy_r_r712 = CPyObject_GetAttr(cpy_r_r710, cpy_r_r711);
    if (unlikely(cpy_r_r712 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 237, CPyStatic_game___globals);
        goto CPyL324;
    }
    PyObject *cpy_r_r713[2] = {cpy_r_r706, cpy_r_r709};
    cpy_r_r714 = (PyObject **)&cpy_r_r713;
    cpy_r_r715 = PyObject_Vectorcall(cpy_r_r712, cpy_r_r714, 2, 0);
    CPy_DECREF(cpy_r_r712);
    if (unlikely(cpy_r_r715 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 237, CPyStatic_game___globals);
        goto CPyL324;
    }
    CPy_DECREF(cpy_r_r709);
    cpy_r_r716 = CPyStatic_game___globals;
    cpy_r_r717 = CPyStatics[4651]; /* '_RULE_ID' */
    cpy_r_r718 = CPyDict_SetItem(cpy_r_r716, cpy_r_r717, cpy_r_r715);
    CPy_DECREF(cpy_r_r715);
    cpy_r_r719 = cpy_r_r718 >= 0;
    if (unlikely(!cpy_r_r719)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 237, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r720 = CPyStatics[4671]; /* '^([a-z][a-z0-9-]*)\\s*=((?:.*(?:\\n(?=[ \\n]).*)*))' */
    cpy_r_r721 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r722 = CPyStatics[4670]; /* 'MULTILINE' */
    cpy_r_r723 = CPyObject_GetAttr(cpy_r_r721, cpy_r_r722);
    if (unlikely(cpy_r_r723 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 238, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r724 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r725 = CPyStatics[4585]; /* 'compile' */
    cpy_r_r726 = CPyObject_GetAttr(cpy_r_r724, cpy_r_r725);
    if (unlikely(cpy_r_r726 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 238, CPyStatic_game___globals);
        goto CPyL325;
    }
    PyObject *cpy_r_r727[2] = {cpy_r_r720, cpy_r_r723};
    cpy_r_r728 = (PyObject **)&cpy_r_r727;
    cpy_r_r729 = PyObject_Vectorcall(cpy_r_r726, cpy_r_r728, 2, 0);
    CPy_DECREF(cpy_r_r726);
    if (unlikely(cpy_r_r729 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 238, CPyStatic_game___globals);
        goto CPyL325;
    }
    CPy_DECREF(cpy_r_r723);
    cpy_r_r730 = CPyStatic_game___globals;
    cpy_r_r731 = CPyStatics[4646]; /* '_MESSAGE' */
    cpy_r_r732 = CPyDict_SetItem(cpy_r_r730, cpy_r_r731, cpy_r_r729);
    CPy_DECREF(cpy_r_r729);
    cpy_r_r733 = cpy_r_r732 >= 0;
    if (unlikely(!cpy_r_r733)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 238, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r734 = CPyStatics[4672]; /* '\\$([a-z][a-z0-9-]*)' */
    cpy_r_r735 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r736 = CPyStatics[4585]; /* 'compile' */
    cpy_r_r737 = CPyObject_GetAttr(cpy_r_r735, cpy_r_r736);
    if (unlikely(cpy_r_r737 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 239, CPyStatic_game___globals);
        goto CPyL281;
    }
    PyObject *cpy_r_r738[1] = {cpy_r_r734};
    cpy_r_r739 = (PyObject **)&cpy_r_r738;
    cpy_r_r740 = PyObject_Vectorcall(cpy_r_r737, cpy_r_r739, 1, 0);
    CPy_DECREF(cpy_r_r737);
    if (unlikely(cpy_r_r740 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 239, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r741 = CPyStatic_game___globals;
    cpy_r_r742 = CPyStatics[4648]; /* '_ARGUMENT' */
    cpy_r_r743 = CPyDict_SetItem(cpy_r_r741, cpy_r_r742, cpy_r_r740);
    CPy_DECREF(cpy_r_r740);
    cpy_r_r744 = cpy_r_r743 >= 0;
    if (unlikely(!cpy_r_r744)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 239, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r745 = CPyStatics[4673]; /* '-(?:text|sentence|seat|count)$' */
    cpy_r_r746 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r747 = CPyStatics[4585]; /* 'compile' */
    cpy_r_r748 = CPyObject_GetAttr(cpy_r_r746, cpy_r_r747);
    if (unlikely(cpy_r_r748 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 240, CPyStatic_game___globals);
        goto CPyL281;
    }
    PyObject *cpy_r_r749[1] = {cpy_r_r745};
    cpy_r_r750 = (PyObject **)&cpy_r_r749;
    cpy_r_r751 = PyObject_Vectorcall(cpy_r_r748, cpy_r_r750, 1, 0);
    CPy_DECREF(cpy_r_r748);
    if (unlikely(cpy_r_r751 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 240, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r752 = CPyStatic_game___globals;
    cpy_r_r753 = CPyStatics[4649]; /* '_ARGUMENT_SUFFIX' */
    cpy_r_r754 = CPyDict_SetItem(cpy_r_r752, cpy_r_r753, cpy_r_r751);
    CPy_DECREF(cpy_r_r751);
    cpy_r_r755 = cpy_r_r754 >= 0;
    if (unlikely(!cpy_r_r755)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 240, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r756 = CPyStatics[4674]; /* '^(chapter-[a-z-]+)\\s*=' */
    cpy_r_r757 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r758 = CPyStatics[4670]; /* 'MULTILINE' */
    cpy_r_r759 = CPyObject_GetAttr(cpy_r_r757, cpy_r_r758);
    if (unlikely(cpy_r_r759 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 241, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r760 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r761 = CPyStatics[4585]; /* 'compile' */
    cpy_r_r762 = CPyObject_GetAttr(cpy_r_r760, cpy_r_r761);
    if (unlikely(cpy_r_r762 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 241, CPyStatic_game___globals);
        goto CPyL326;
    }
    PyObject *cpy_r_r763[2] = {cpy_r_r756, cpy_r_r759};
    cpy_r_r764 = (PyObject **)&cpy_r_r763;
    cpy_r_r765 = PyObject_Vectorcall(cpy_r_r762, cpy_r_r764, 2, 0);
    CPy_DECREF(cpy_r_r762);
    if (unlikely(cpy_r_r765 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 241, CPyStatic_game___globals);
        goto CPyL326;
    }
    CPy_DECREF(cpy_r_r759);
    cpy_r_r766 = CPyStatic_game___globals;
    cpy_r_r767 = CPyStatics[4652]; /* '_CHAPTER' */
    cpy_r_r768 = CPyDict_SetItem(cpy_r_r766, cpy_r_r767, cpy_r_r765);
    CPy_DECREF(cpy_r_r765);
    cpy_r_r769 = cpy_r_r768 >= 0;
    if (unlikely(!cpy_r_r769)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 241, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r770 = CPyStatic_game___globals;
    cpy_r_r771 = CPyStatics[4675]; /* 'said_in' */
    cpy_r_r772 = CPyDict_GetItem(cpy_r_r770, cpy_r_r771);
    if (unlikely(cpy_r_r772 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 244, CPyStatic_game___globals);
        goto CPyL281;
    }
    cpy_r_r773 = CPyStatic_game___globals;
    cpy_r_r774 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r775 = CPyDict_GetItem(cpy_r_r773, cpy_r_r774);
    if (unlikely(cpy_r_r775 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 244, CPyStatic_game___globals);
        goto CPyL327;
    }
    PyObject *cpy_r_r776[1] = {cpy_r_r772};
    cpy_r_r777 = (PyObject **)&cpy_r_r776;
    cpy_r_r778 = PyObject_Vectorcall(cpy_r_r775, cpy_r_r777, 1, 0);
    CPy_DECREF(cpy_r_r775);
    if (unlikely(cpy_r_r778 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 244, CPyStatic_game___globals);
        goto CPyL327;
    }
    CPy_DECREF(cpy_r_r772);
    cpy_r_r779 = CPyStatic_game___globals;
    cpy_r_r780 = CPyStatics[4675]; /* 'said_in' */
    cpy_r_r781 = PyDict_SetItem(cpy_r_r779, cpy_r_r780, cpy_r_r778);
    CPy_DECREF(cpy_r_r778);
    cpy_r_r782 = cpy_r_r781 >= 0;
    if (unlikely(!cpy_r_r782)) {
        CPy_AddTraceback("src/serai/kernel/game.py", "<module>", 244, CPyStatic_game___globals);
        goto CPyL281;
    }
    return 1;
CPyL281: ;
    cpy_r_r783 = 2;
    return cpy_r_r783;
CPyL282: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL19;
CPyL283: ;
    CPy_DECREF(cpy_r_r89);
    goto CPyL27;
CPyL284: ;
    CPy_DECREF(cpy_r_r111);
    goto CPyL35;
CPyL285: ;
    CPy_DECREF(cpy_r_r133);
    goto CPyL43;
CPyL286: ;
    CPy_DECREF(cpy_r_r155);
    goto CPyL51;
CPyL287: ;
    CPy_DECREF(cpy_r_r177);
    goto CPyL59;
CPyL288: ;
    CPy_DECREF(cpy_r_r199);
    goto CPyL67;
CPyL289: ;
    CPy_DECREF(cpy_r_r221);
    goto CPyL75;
CPyL290: ;
    CPy_DecRef(cpy_r_r251);
    goto CPyL281;
CPyL291: ;
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r262);
    goto CPyL281;
CPyL292: ;
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r262);
    CPy_DecRef(cpy_r_r272);
    goto CPyL281;
CPyL293: ;
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r262);
    CPy_DecRef(cpy_r_r272);
    CPy_DecRef(cpy_r_r274);
    goto CPyL281;
CPyL294: ;
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r272);
    goto CPyL281;
CPyL295: ;
    CPy_DecRef(cpy_r_r332);
    goto CPyL281;
CPyL296: ;
    CPy_DecRef(cpy_r_r332);
    CPy_DecRef(cpy_r_r343);
    goto CPyL281;
CPyL297: ;
    CPy_DecRef(cpy_r_r332);
    CPy_DecRef(cpy_r_r343);
    CPy_DecRef(cpy_r_r353);
    goto CPyL281;
CPyL298: ;
    CPy_DecRef(cpy_r_r332);
    CPy_DecRef(cpy_r_r343);
    CPy_DecRef(cpy_r_r353);
    CPy_DecRef(cpy_r_r355);
    goto CPyL281;
CPyL299: ;
    CPy_DecRef(cpy_r_r332);
    CPy_DecRef(cpy_r_r353);
    goto CPyL281;
CPyL300: ;
    CPyTagged_DecRef(cpy_r_r397.f0);
    goto CPyL281;
CPyL301: ;
    CPy_DecRef(cpy_r_r401);
    goto CPyL281;
CPyL302: ;
    CPy_DecRef(cpy_r_r421.f0);
    CPy_DecRef(cpy_r_r421.f1);
    goto CPyL281;
CPyL303: ;
    CPy_DecRef(cpy_r_r426);
    goto CPyL281;
CPyL304: ;
    CPy_DecRef(cpy_r_r438.f0);
    CPy_DecRef(cpy_r_r438.f1);
    goto CPyL281;
CPyL305: ;
    CPy_DecRef(cpy_r_r443);
    goto CPyL281;
CPyL306: ;
    CPy_DecRef(cpy_r_r463);
    goto CPyL281;
CPyL307: ;
    CPy_DecRef(cpy_r_r463);
    CPy_DecRef(cpy_r_r474);
    goto CPyL281;
CPyL308: ;
    CPy_DecRef(cpy_r_r463);
    CPy_DecRef(cpy_r_r474);
    CPy_DecRef(cpy_r_r484);
    goto CPyL281;
CPyL309: ;
    CPy_DecRef(cpy_r_r463);
    CPy_DecRef(cpy_r_r474);
    CPy_DecRef(cpy_r_r484);
    CPy_DecRef(cpy_r_r486);
    goto CPyL281;
CPyL310: ;
    CPy_DecRef(cpy_r_r463);
    CPy_DecRef(cpy_r_r484);
    goto CPyL281;
CPyL311: ;
    CPy_DecRef(cpy_r_r530);
    goto CPyL281;
CPyL312: ;
    CPy_DecRef(cpy_r_r530);
    CPy_DecRef(cpy_r_r541);
    goto CPyL281;
CPyL313: ;
    CPy_DecRef(cpy_r_r530);
    CPy_DecRef(cpy_r_r541);
    CPy_DecRef(cpy_r_r551);
    goto CPyL281;
CPyL314: ;
    CPy_DecRef(cpy_r_r530);
    CPy_DecRef(cpy_r_r541);
    CPy_DecRef(cpy_r_r551);
    CPy_DecRef(cpy_r_r553);
    goto CPyL281;
CPyL315: ;
    CPy_DecRef(cpy_r_r530);
    CPy_DecRef(cpy_r_r551);
    goto CPyL281;
CPyL316: ;
    CPy_DecRef(cpy_r_r616);
    goto CPyL281;
CPyL317: ;
    CPy_DecRef(cpy_r_r616);
    CPy_DecRef(cpy_r_r627);
    goto CPyL281;
CPyL318: ;
    CPy_DecRef(cpy_r_r616);
    CPy_DecRef(cpy_r_r627);
    CPy_DecRef(cpy_r_r637);
    goto CPyL281;
CPyL319: ;
    CPy_DecRef(cpy_r_r616);
    CPy_DecRef(cpy_r_r627);
    CPy_DecRef(cpy_r_r637);
    CPy_DecRef(cpy_r_r639);
    goto CPyL281;
CPyL320: ;
    CPy_DecRef(cpy_r_r616);
    CPy_DecRef(cpy_r_r637);
    goto CPyL281;
CPyL321: ;
    CPy_DecRef(cpy_r_r670);
    goto CPyL281;
CPyL322: ;
    CPy_DecRef(cpy_r_r670);
    CPy_DecRef(cpy_r_r673);
    goto CPyL281;
CPyL323: ;
    CPy_DecRef(cpy_r_r681);
    goto CPyL281;
CPyL324: ;
    CPy_DecRef(cpy_r_r709);
    goto CPyL281;
CPyL325: ;
    CPy_DecRef(cpy_r_r723);
    goto CPyL281;
CPyL326: ;
    CPy_DecRef(cpy_r_r759);
    goto CPyL281;
CPyL327: ;
    CPy_DecRef(cpy_r_r772);
    goto CPyL281;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___Scholars_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef scholars___Scholars_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___ScholarsObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___ScholarsObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___Scholars_traverse(serai___games___scholars___ScholarsObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->_book);
    Py_VISIT(self->_parts);
    Py_VISIT(self->__rooms);
    Py_VISIT(self->__catalogue);
    Py_VISIT(self->__appraise);
    Py_VISIT(self->__priors);
    Py_VISIT(self->_name);
    if (CPyTagged_CheckLong(self->_rules_version)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rules_version));
    }
    Py_VISIT(self->_settings);
    Py_VISIT(self->_players);
    Py_VISIT(self->_appraiser);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___ScholarsObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___ScholarsObject))));
    return rv;
}

static int32_t CPyDef_scholars___Scholars_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___ScholarsObject *self = (serai___games___scholars___ScholarsObject *)cpy_r_self;
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
    Py_CLEAR(self->_book);
    Py_CLEAR(self->_parts);
    Py_CLEAR(self->__rooms);
    Py_CLEAR(self->__catalogue);
    Py_CLEAR(self->__appraise);
    Py_CLEAR(self->__priors);
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_rules_version)) {
        CPyTagged __tmp = self->_rules_version;
        self->_rules_version = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_settings);
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_appraiser);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___ScholarsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___ScholarsObject))));
    return 0;
}

static int32_t CPyDef_scholars___Scholars_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___ScholarsObject *self = (serai___games___scholars___ScholarsObject *)cpy_r_self;
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
    Py_CLEAR(self->_book);
    Py_CLEAR(self->_parts);
    Py_CLEAR(self->__rooms);
    Py_CLEAR(self->__catalogue);
    Py_CLEAR(self->__appraise);
    Py_CLEAR(self->__priors);
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_rules_version)) {
        CPyTagged __tmp = self->_rules_version;
        self->_rules_version = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_settings);
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_appraiser);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___ScholarsObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___ScholarsObject))));
    return 0;
}

static void
scholars___Scholars_dealloc(serai___games___scholars___ScholarsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___Scholars_dealloc)
    CPyDef_scholars___Scholars_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars_____mypyc__Scholars_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___Scholars(PyObject *cpy_r_book, PyObject *cpy_r_expansions);

static PyObject *
scholars___Scholars_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___Scholars) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars_____mypyc__Scholars_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___Scholars_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___Scholars_vtable[55];
static bool
CPyDef_scholars___Scholars_trait_vtable_setup(void)
{
    CPyVTableItem scholars___Scholars_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_rooms___GameInRooms___setup,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___turn,
        (CPyVTableItem)CPyDef_scholars___Scholars___is_over__Game_glue,
        (CPyVTableItem)CPyDef_scholars___Scholars___seats__Game_glue,
        (CPyVTableItem)CPyDef_scholars___Scholars___automas__Game_glue,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___load_table,
        (CPyVTableItem)CPyDef_game___Game___renewed,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___observe,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___seen_by,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___consequences,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___look,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___redeal,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___score,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___winners,
        (CPyVTableItem)CPyDef_scholars___Scholars___automas_surprise,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___appraise,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___priors,
        (CPyVTableItem)CPyDef_scholars___Scholars___holdings__Game_glue,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___schema__Game_glue,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___portrait,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___arrange,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___faults,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___component_ids,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___catalogue,
        (CPyVTableItem)CPyDef_game___Game___describe,
        (CPyVTableItem)CPyDef_scholars___Scholars_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___Scholars_____init__,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___think_by,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___setup,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___load_table,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___turn,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___score,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___winners,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___observe,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___seen_by,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___look,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___redeal,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___consequences,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___appraise,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___priors,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___schema,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___portrait,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___arrange,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___faults,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___component_ids,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___catalogue,
        (CPyVTableItem)CPyDef_scholars___Scholars_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_scholars___Scholars_____init__,
        (CPyVTableItem)CPyDef_scholars___Scholars___think_with,
        (CPyVTableItem)CPyDef_scholars___Scholars___automas_surprise,
        (CPyVTableItem)CPyDef_scholars___Scholars___is_over,
        (CPyVTableItem)CPyDef_scholars___Scholars___seats,
        (CPyVTableItem)CPyDef_scholars___Scholars___automas,
        (CPyVTableItem)CPyDef_scholars___Scholars___holdings,
        (CPyVTableItem)CPyDef_scholars___Scholars_____mypyc_defaults_setup,
    };
    memcpy(scholars___Scholars_vtable, scholars___Scholars_vtable_scratch, sizeof(scholars___Scholars_vtable));
    return 1;
}

static bool
CPyDef_scholars___Scholars_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___Scholars_get_name(serai___games___scholars___ScholarsObject *self, void *closure);
static int
scholars___Scholars_set_name(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___Scholars_get_rules_version(serai___games___scholars___ScholarsObject *self, void *closure);
static int
scholars___Scholars_set_rules_version(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___Scholars_get_settings(serai___games___scholars___ScholarsObject *self, void *closure);
static int
scholars___Scholars_set_settings(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___Scholars_get_players(serai___games___scholars___ScholarsObject *self, void *closure);
static int
scholars___Scholars_set_players(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___Scholars_get_appraiser(serai___games___scholars___ScholarsObject *self, void *closure);
static int
scholars___Scholars_set_appraiser(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___Scholars_get_automas_surprise(serai___games___scholars___ScholarsObject *self, void *closure);

static PyGetSetDef scholars___Scholars_getseters[] = {
    {"name",
     (getter)scholars___Scholars_get_name, (setter)scholars___Scholars_set_name,
     NULL, NULL},
    {"rules_version",
     (getter)scholars___Scholars_get_rules_version, (setter)scholars___Scholars_set_rules_version,
     NULL, NULL},
    {"settings",
     (getter)scholars___Scholars_get_settings, (setter)scholars___Scholars_set_settings,
     NULL, NULL},
    {"players",
     (getter)scholars___Scholars_get_players, (setter)scholars___Scholars_set_players,
     NULL, NULL},
    {"appraiser",
     (getter)scholars___Scholars_get_appraiser, (setter)scholars___Scholars_set_appraiser,
     NULL, NULL},
    {"automas_surprise",
     (getter)scholars___Scholars_get_automas_surprise,
    NULL, NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___Scholars_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars_____mypyc__Scholars_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___Scholars_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, expansions=())\n--\n\n")},
    {"think_with",
     (PyCFunction)CPyPy_scholars___Scholars___think_with,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("think_with($self, numbers)\n--\n\n")},
    {"is_over",
     (PyCFunction)CPyPy_scholars___Scholars___is_over,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_over($self, table)\n--\n\n")},
    {"seats",
     (PyCFunction)CPyPy_scholars___Scholars___seats,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seats($self, table)\n--\n\n")},
    {"automas",
     (PyCFunction)CPyPy_scholars___Scholars___automas,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("automas($self, table)\n--\n\n")},
    {"holdings",
     (PyCFunction)CPyPy_scholars___Scholars___holdings,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holdings($self, table, seat)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_scholars___Scholars_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___Scholars_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Scholars",
    .tp_new = scholars___Scholars_new,
    .tp_dealloc = (destructor)scholars___Scholars_dealloc,
    .tp_traverse = (traverseproc)scholars___Scholars_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___Scholars_clear,
    .tp_getset = scholars___Scholars_getseters,
    .tp_methods = scholars___Scholars_methods,
    .tp_init = scholars___Scholars_init,
    .tp_members = scholars___Scholars_members,
    .tp_basicsize = sizeof(serai___games___scholars___ScholarsObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___ScholarsObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___ScholarsObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Scholars(book, expansions=())\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___Scholars_template = &CPyType_scholars___Scholars_template_;

PyObject *CPyDef_scholars_____mypyc__Scholars_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___ScholarsObject *self;
    self = (serai___games___scholars___ScholarsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___Scholars_vtable;
    self->_rules_version = CPY_INT_TAG;
    self->_rules_version = CPY_INT_TAG;
    if (CPyDef_scholars___Scholars_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___Scholars(PyObject *cpy_r_book, PyObject *cpy_r_expansions)
{
    PyObject *self = CPyDef_scholars_____mypyc__Scholars_setup((PyObject *)CPyType_scholars___Scholars);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___Scholars_____init__(self, cpy_r_book, cpy_r_expansions);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___Scholars_get_name(serai___games___scholars___ScholarsObject *self, void *closure)
{
    if (unlikely(self->_name == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'name' of 'Scholars' undefined");
        return NULL;
    }
    CPy_INCREF(self->_name);
    PyObject *retval = self->_name;
    return retval;
}

static int
scholars___Scholars_set_name(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scholars' object attribute 'name' cannot be deleted");
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
scholars___Scholars_get_rules_version(serai___games___scholars___ScholarsObject *self, void *closure)
{
    if (unlikely(self->_rules_version == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rules_version' of 'Scholars' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_rules_version);
    PyObject *retval = CPyTagged_StealAsObject(self->_rules_version);
    return retval;
}

static int
scholars___Scholars_set_rules_version(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scholars' object attribute 'rules_version' cannot be deleted");
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
scholars___Scholars_get_settings(serai___games___scholars___ScholarsObject *self, void *closure)
{
    if (unlikely(self->_settings == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'settings' of 'Scholars' undefined");
        return NULL;
    }
    CPy_INCREF(self->_settings);
    PyObject *retval = self->_settings;
    return retval;
}

static int
scholars___Scholars_set_settings(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scholars' object attribute 'settings' cannot be deleted");
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
scholars___Scholars_get_players(serai___games___scholars___ScholarsObject *self, void *closure)
{
    if (unlikely(self->_players == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'players' of 'Scholars' undefined");
        return NULL;
    }
    CPy_INCREF(self->_players);
    PyObject *retval = self->_players;
    return retval;
}

static int
scholars___Scholars_set_players(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scholars' object attribute 'players' cannot be deleted");
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
scholars___Scholars_get_appraiser(serai___games___scholars___ScholarsObject *self, void *closure)
{
    if (unlikely(self->_appraiser == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'appraiser' of 'Scholars' undefined");
        return NULL;
    }
    CPy_INCREF(self->_appraiser);
    PyObject *retval = self->_appraiser;
    return retval;
}

static int
scholars___Scholars_set_appraiser(serai___games___scholars___ScholarsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scholars' object attribute 'appraiser' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___thinking___appraisal___Appraiser))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.appraisal.Appraiser", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_appraiser != NULL) {
        CPy_DECREF(self->_appraiser);
    }
    self->_appraiser = tmp;
    return 0;
}

static PyObject *
scholars___Scholars_get_automas_surprise(serai___games___scholars___ScholarsObject *self, void *closure)
{
    char retval = CPyDef_scholars___Scholars___automas_surprise((PyObject *) self);
    if (retval == 2) {
        return NULL;
    }
    PyObject *retbox = retval ? Py_True : Py_False;
    CPy_INCREF(retbox);
    return retbox;
}

static int
scholars___load_env_traverse(serai___games___scholars___load_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_seams);
    Py_VISIT(self->_verbs);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___load_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___load_envObject *self = (serai___games___scholars___load_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_seams);
    Py_CLEAR(self->_verbs);
    return 0;
}

static int32_t CPyDef_scholars___load_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___load_envObject *self = (serai___games___scholars___load_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_verbs);
    return 0;
}

static void
scholars___load_env_dealloc(serai___games___scholars___load_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___load_env_free_instance == NULL) {
        scholars___load_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_seams);
        Py_CLEAR(self->_verbs);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___load_env_dealloc)
    CPyDef_scholars___load_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars_____mypyc__load_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___load_env(void);

static PyObject *
scholars___load_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___load_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars_____mypyc__load_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___load_env_vtable[1];
static bool
CPyDef_scholars___load_env_trait_vtable_setup(void)
{
    CPyVTableItem scholars___load_env_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___load_env_vtable, scholars___load_env_vtable_scratch, sizeof(scholars___load_env_vtable));
    return 1;
}

static bool
CPyDef_scholars___load_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___load_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars_____mypyc__load_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___load_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "load_env",
    .tp_new = scholars___load_env_new,
    .tp_dealloc = (destructor)scholars___load_env_dealloc,
    .tp_traverse = (traverseproc)scholars___load_env_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___load_env_clear,
    .tp_methods = scholars___load_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___load_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("load_env()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___load_env_template = &CPyType_scholars___load_env_template_;

PyObject *CPyDef_scholars_____mypyc__load_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___load_envObject *self;
    if (scholars___load_env_free_instance != NULL) {
        self = scholars___load_env_free_instance;
        scholars___load_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___load_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___load_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___load_env(void)
{
    PyObject *self = CPyDef_scholars_____mypyc__load_env_setup((PyObject *)CPyType_scholars___load_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___verbs_load_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___verbs_load_obj_____get__(self, instance, owner);
}
PyMemberDef scholars___verbs_load_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___verbs_load_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___verbs_load_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___verbs_load_obj_traverse(serai___games___scholars___verbs_load_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___verbs_load_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___verbs_load_objObject))));
    return rv;
}

static int32_t CPyDef_scholars___verbs_load_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___verbs_load_objObject *self = (serai___games___scholars___verbs_load_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___verbs_load_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___verbs_load_objObject))));
    return 0;
}

static int32_t CPyDef_scholars___verbs_load_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___verbs_load_objObject *self = (serai___games___scholars___verbs_load_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___verbs_load_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___verbs_load_objObject))));
    return 0;
}

static void
scholars___verbs_load_obj_dealloc(serai___games___scholars___verbs_load_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___verbs_load_obj_free_instance == NULL) {
        scholars___verbs_load_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___verbs_load_obj_dealloc)
    CPyDef_scholars___verbs_load_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars_____mypyc__verbs_load_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___verbs_load_obj(void);

static PyObject *
scholars___verbs_load_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___verbs_load_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars_____mypyc__verbs_load_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___verbs_load_obj_vtable[2];
static bool
CPyDef_scholars___verbs_load_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___verbs_load_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___verbs_load_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___verbs_load_obj_____get__,
    };
    memcpy(scholars___verbs_load_obj_vtable, scholars___verbs_load_obj_vtable_scratch, sizeof(scholars___verbs_load_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___verbs_load_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___verbs_load_obj_get___3_mypyc_env__(serai___games___scholars___verbs_load_objObject *self, void *closure);

static PyGetSetDef scholars___verbs_load_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)scholars___verbs_load_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___verbs_load_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars_____mypyc__verbs_load_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___verbs_load_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($words)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___verbs_load_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___verbs_load_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "verbs_load_obj",
    .tp_new = scholars___verbs_load_obj_new,
    .tp_dealloc = (destructor)scholars___verbs_load_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___verbs_load_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___verbs_load_obj_clear,
    .tp_getset = scholars___verbs_load_obj_getseters,
    .tp_methods = scholars___verbs_load_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___verbs_load_obj,
    .tp_members = scholars___verbs_load_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___verbs_load_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___verbs_load_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___verbs_load_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___verbs_load_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("verbs_load_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___verbs_load_obj_template = &CPyType_scholars___verbs_load_obj_template_;

PyObject *CPyDef_scholars_____mypyc__verbs_load_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___verbs_load_objObject *self;
    if (scholars___verbs_load_obj_free_instance != NULL) {
        self = scholars___verbs_load_obj_free_instance;
        scholars___verbs_load_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___verbs_load_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___verbs_load_obj_vtable;
    self->vectorcall = CPyPy_scholars___verbs_load_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___verbs_load_obj(void)
{
    PyObject *self = CPyDef_scholars_____mypyc__verbs_load_obj_setup((PyObject *)CPyType_scholars___verbs_load_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___verbs_load_obj_get___3_mypyc_env__(serai___games___scholars___verbs_load_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'verbs_load_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef scholarsmodule_methods[] = {
    {"load", (PyCFunction)CPyPy_scholars___load, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("load(overrides=None, expansions=())\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars__internal, "__name__");
    CPyStatic_scholars___globals = PyModule_GetDict(CPyModule_serai___games___scholars__internal);
    if (unlikely(CPyStatic_scholars___globals == NULL))
        goto fail;
    CPyType_scholars___load_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___load_env_template, NULL, modname);
    if (unlikely(!CPyType_scholars___load_env))
        goto fail;
    CPyDef_scholars___load_env_trait_vtable_setup();
    CPyType_scholars___verbs_load_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___verbs_load_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___verbs_load_obj))
        goto fail;
    CPyDef_scholars___verbs_load_obj_trait_vtable_setup();
    char result = CPyDef_scholars_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_scholars___ROOMS);
    CPyStatic_scholars___ROOMS = NULL;
    Py_CLEAR(CPyType_scholars___Scholars);
    Py_CLEAR(CPyType_scholars___load_env);
    Py_CLEAR(CPyType_scholars___verbs_load_obj);
    return -1;
}
int CPyExec_serai___games___scholars(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars__impl, &CPyImportState_serai___games___scholars, &CPyModule_serai___games___scholars);
}
static struct PyModuleDef scholarsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholarsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars(void)
{
    if (CPyModule_serai___games___scholars__internal) {
        Py_INCREF(CPyModule_serai___games___scholars__internal);
        return CPyModule_serai___games___scholars__internal;
    }
    CPyModule_serai___games___scholars__internal = PyModule_Create(&scholarsmodule);
    return CPyModule_serai___games___scholars__internal;
}

PyObject *CPyInit_serai___games___scholars(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars__internal) {
        Py_INCREF(CPyModule_serai___games___scholars__internal);
        return CPyModule_serai___games___scholars__internal;
    }
    CPyModule_serai___games___scholars__internal = PyModule_Create(&scholarsmodule);
    if (unlikely(CPyModule_serai___games___scholars__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars");
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
    Py_ssize_t is_pkg = 1;
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars(CPyModule_serai___games___scholars__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___Scholars_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_expansions) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    int64_t cpy_r_r66;
    PyObject *cpy_r_r67;
    tuple_T3CIO cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    tuple_T2OI cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
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
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    if (cpy_r_expansions != NULL) goto CPyL73;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_expansions = cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPyStatic_scholars___globals;
    cpy_r_r3 = CPyStatics[253]; /* '__name__' */
    cpy_r_r4 = CPyDict_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals, "str", cpy_r_r4);
        goto CPyL74;
    }
    cpy_r_r6 = CPyStatic_scholars___globals;
    cpy_r_r7 = CPyStatics[108]; /* 'files' */
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL75;
    }
    PyObject *cpy_r_r9[1] = {cpy_r_r5};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r10, 1, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL75;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r12 = CPyStatics[266]; /* 'text' */
    cpy_r_r13 = PyNumber_TrueDivide(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r14 = PyList_New(0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL76;
    }
    cpy_r_r15 = PyObject_GetIter(cpy_r_expansions);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL77;
    }
CPyL9: ;
    cpy_r_r16 = PyIter_Next(cpy_r_r15);
    if (cpy_r_r16 == NULL) goto CPyL78;
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_myriad___MyriadExpansion))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals, "serai.games.scholars.seams.ScholarsExpansion", cpy_r_r16);
        goto CPyL79;
    }
    cpy_r_r18 = ((serai___games___scholars___seams___ScholarsExpansionObject *)cpy_r_r17)->_texts;
    CPy_INCREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = PyList_Append(cpy_r_r14, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL79;
    } else
        goto CPyL9;
CPyL12: ;
    cpy_r_r21 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL77;
    }
    cpy_r_r22 = PyObject_GetIter(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL76;
    }
    cpy_r_r23 = PyList_New(1);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL80;
    }
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    *(PyObject * *)cpy_r_r25 = cpy_r_r13;
    cpy_r_r26 = CPyList_Extend(cpy_r_r23, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL81;
    } else
        goto CPyL82;
CPyL16: ;
    cpy_r_r27 = PyList_AsTuple(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 51, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r28 = CPyStatic_scholars___ROOMS;
    if (unlikely(cpy_r_r28 == NULL)) {
        goto CPyL83;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROOMS\" was not set");
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 52, CPyStatic_scholars___globals);
        goto CPyL72;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r30 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_options;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "__init__", "Book", "options", 52, CPyStatic_scholars___globals);
        goto CPyL84;
    }
CPyL21: ;
    cpy_r_r31 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r30)->_vocabulary;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_content_digest;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "__init__", "Book", "content_digest", 52, CPyStatic_scholars___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r32);
CPyL22: ;
    cpy_r_r33 = CPyDef_rooms___GameInRooms_____init__(cpy_r_self, cpy_r_r28, cpy_r_book, cpy_r_r31, cpy_r_r32, cpy_r_r27);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 52, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r34 = PyList_New(0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 53, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r35 = PyObject_GetIter(cpy_r_expansions);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 53, CPyStatic_scholars___globals);
        goto CPyL86;
    }
CPyL25: ;
    cpy_r_r36 = PyIter_Next(cpy_r_r35);
    if (cpy_r_r36 == NULL) goto CPyL87;
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_myriad___MyriadExpansion))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "__init__", 53, CPyStatic_scholars___globals, "serai.games.scholars.seams.ScholarsExpansion", cpy_r_r36);
        goto CPyL88;
    }
    cpy_r_r38 = ((serai___games___scholars___seams___ScholarsExpansionObject *)cpy_r_r37)->_name;
    CPy_INCREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = PyList_Append(cpy_r_r34, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 53, CPyStatic_scholars___globals);
        goto CPyL88;
    } else
        goto CPyL25;
CPyL28: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 53, CPyStatic_scholars___globals);
        goto CPyL86;
    }
    cpy_r_r42 = PyList_AsTuple(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 53, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    if (((serai___games___scholars___ScholarsObject *)cpy_r_self)->_expansions != NULL) {
        CPy_DECREF(((serai___games___scholars___ScholarsObject *)cpy_r_self)->_expansions);
    }
    ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_expansions = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 53, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r44 = CPyStatics[264]; /* 'scholars' */
    cpy_r_r45 = ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_expansions;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "__init__", "Scholars", "expansions", 54, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r45);
CPyL32: ;
    cpy_r_r46 = CPyDef_expansion___name_with(cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 54, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    if (((serai___games___scholars___ScholarsObject *)cpy_r_self)->_name != NULL) {
        CPy_DECREF(((serai___games___scholars___ScholarsObject *)cpy_r_self)->_name);
    }
    ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_name = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 54, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r48 = ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_rules_version;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "__init__", "Scholars", "rules_version", 55, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    CPyTagged_INCREF(cpy_r_r48);
CPyL35: ;
    cpy_r_r49 = 0;
    cpy_r_r50 = PyObject_GetIter(cpy_r_expansions);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 55, CPyStatic_scholars___globals);
        goto CPyL89;
    }
CPyL36: ;
    cpy_r_r51 = PyIter_Next(cpy_r_r50);
    if (cpy_r_r51 == NULL) goto CPyL90;
    if (likely(Py_TYPE(cpy_r_r51) == CPyType_myriad___MyriadExpansion))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "__init__", 55, CPyStatic_scholars___globals, "serai.games.scholars.seams.ScholarsExpansion", cpy_r_r51);
        goto CPyL91;
    }
    cpy_r_r53 = ((serai___games___scholars___seams___ScholarsExpansionObject *)cpy_r_r52)->_rules_changes;
    CPyTagged_INCREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = CPyTagged_Add(cpy_r_r49, cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r53);
    cpy_r_r49 = cpy_r_r54;
    goto CPyL36;
CPyL39: ;
    cpy_r_r55 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 55, CPyStatic_scholars___globals);
        goto CPyL89;
    }
    cpy_r_r56 = CPyTagged_Add(cpy_r_r48, cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r49);
    if (((serai___games___scholars___ScholarsObject *)cpy_r_self)->_rules_version != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___ScholarsObject *)cpy_r_self)->_rules_version);
    }
    ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_rules_version = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 55, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r58 = CPyStatics[2302]; /* 'part' */
    cpy_r_r59 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_seams;
    cpy_r_r60 = ((serai___games___scholars___seams___SeamsObject *)cpy_r_r59)->_part;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r61 = CPyDict_Build(1, cpy_r_r58, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 56, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    if (((serai___games___scholars___ScholarsObject *)cpy_r_self)->_parts != NULL) {
        CPy_DECREF(((serai___games___scholars___ScholarsObject *)cpy_r_self)->_parts);
    }
    ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_parts = cpy_r_r61;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 56, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r63 = PySet_New(NULL);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 57, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r64 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_deck_plans;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "__init__", "Book", "deck_plans", 57, CPyStatic_scholars___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r64);
CPyL45: ;
    cpy_r_r65 = 0;
    cpy_r_r66 = PyDict_Size(cpy_r_r64);
    cpy_r_r67 = CPyDict_GetKeysIter(cpy_r_r64);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 57, CPyStatic_scholars___globals);
        goto CPyL93;
    }
CPyL46: ;
    cpy_r_r68 = CPyDict_NextKey(cpy_r_r67, cpy_r_r65);
    cpy_r_r69 = cpy_r_r68.f1;
    cpy_r_r65 = cpy_r_r69;
    cpy_r_r70 = cpy_r_r68.f0;
    if (!cpy_r_r70) goto CPyL94;
    cpy_r_r71 = cpy_r_r68.f2;
    CPy_INCREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r68.f2);
    PyObject *__tmp3852;
    if (unlikely(!(PyTuple_Check(cpy_r_r71) && PyTuple_GET_SIZE(cpy_r_r71) == 2))) {
        __tmp3852 = NULL;
        goto __LL3853;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r71, 0))))
        __tmp3852 = PyTuple_GET_ITEM(cpy_r_r71, 0);
    else {
        __tmp3852 = NULL;
    }
    if (__tmp3852 == NULL) goto __LL3853;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r71, 1))))
        __tmp3852 = PyTuple_GET_ITEM(cpy_r_r71, 1);
    else {
        __tmp3852 = NULL;
    }
    if (__tmp3852 == NULL) goto __LL3853;
    __tmp3852 = cpy_r_r71;
__LL3853: ;
    if (unlikely(__tmp3852 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r71); cpy_r_r72 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp3854 = PyTuple_GET_ITEM(cpy_r_r71, 0);
        CPy_INCREF(__tmp3854);
        PyObject *__tmp3855;
        if (likely(PyUnicode_Check(__tmp3854)))
            __tmp3855 = __tmp3854;
        else {
            CPy_TypeError("str", __tmp3854); 
            __tmp3855 = NULL;
        }
        cpy_r_r72.f0 = __tmp3855;
        PyObject *__tmp3856 = PyTuple_GET_ITEM(cpy_r_r71, 1);
        CPyTagged __tmp3857;
        if (likely(PyLong_Check(__tmp3856)))
            __tmp3857 = CPyTagged_FromObject(__tmp3856);
        else {
            goto __LL3858;
        }
        cpy_r_r72.f1 = __tmp3857;
    }
    goto __LL3859;
__LL3858: ;
    CPy_DECREF(cpy_r_r72.f0);
    cpy_r_r72 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL3859;
__LL3859: ;
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 57, CPyStatic_scholars___globals);
        goto CPyL95;
    }
    cpy_r_r73 = cpy_r_r72.f0;
    CPy_INCREF(cpy_r_r73);
    cpy_r__ = cpy_r_r73;
    CPy_DECREF(cpy_r__);
    cpy_r_r74 = cpy_r_r72.f1;
    CPyTagged_INCREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r72.f0);
    CPyTagged_DECREF(cpy_r_r72.f1);
    cpy_r_r75 = CPyTagged_StealAsObject(cpy_r_r74);
    cpy_r_r76 = PySet_Add(cpy_r_r63, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 57, CPyStatic_scholars___globals);
        goto CPyL95;
    }
    cpy_r_r78 = CPyDict_CheckSize(cpy_r_r64, cpy_r_r66);
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 57, CPyStatic_scholars___globals);
        goto CPyL95;
    } else
        goto CPyL46;
CPyL50: ;
    cpy_r_r79 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 57, CPyStatic_scholars___globals);
        goto CPyL92;
    }
    cpy_r_r80 = CPySequence_Sort(cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 57, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r81 = PyList_AsTuple(cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 57, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    if (((serai___games___scholars___ScholarsObject *)cpy_r_self)->_players != NULL) {
        CPy_DECREF(((serai___games___scholars___ScholarsObject *)cpy_r_self)->_players);
    }
    ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_players = cpy_r_r81;
    cpy_r_r82 = 1;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 57, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r83 = CPyStatic_scholars___globals;
    cpy_r_r84 = CPyStatics[267]; /* 'weights' */
    cpy_r_r85 = CPyDict_GetItem(cpy_r_r83, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 58, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r86 = PyObject_Vectorcall(cpy_r_r85, 0, 0, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 58, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    if (likely(Py_TYPE(cpy_r_r86) == CPyType_scholars___thinking___weights___Weights))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "__init__", 58, CPyStatic_scholars___globals, "serai.games.scholars.thinking.weights.Weights", cpy_r_r86);
        goto CPyL74;
    }
    cpy_r_r88 = CPyDef_scholars___Scholars___think_with(cpy_r_self, cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 58, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r89 = PyObject_IsTrue(cpy_r_expansions);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 50, CPyStatic_scholars___globals);
        goto CPyL74;
    }
    cpy_r_r91 = cpy_r_r89;
    if (!cpy_r_r91) goto CPyL96;
    cpy_r_r92 = CPyStatics[4908]; /* -1 */
    cpy_r_r93 = PyObject_GetItem(cpy_r_expansions, cpy_r_r92);
    CPy_DECREF(cpy_r_expansions);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 59, CPyStatic_scholars___globals);
        goto CPyL72;
    }
    if (likely(Py_TYPE(cpy_r_r93) == CPyType_myriad___MyriadExpansion))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "__init__", 59, CPyStatic_scholars___globals, "serai.games.scholars.seams.ScholarsExpansion", cpy_r_r93);
        goto CPyL72;
    }
    cpy_r_r95 = ((serai___games___scholars___seams___ScholarsExpansionObject *)cpy_r_r94)->_guide;
    CPy_INCREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r95;
    goto CPyL69;
CPyL63: ;
    cpy_r_r97 = CPyStatic_scholars___globals;
    cpy_r_r98 = CPyStatics[253]; /* '__name__' */
    cpy_r_r99 = CPyDict_GetItem(cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 59, CPyStatic_scholars___globals);
        goto CPyL72;
    }
    if (likely(PyUnicode_Check(cpy_r_r99)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "__init__", 59, CPyStatic_scholars___globals, "str", cpy_r_r99);
        goto CPyL72;
    }
    cpy_r_r101 = CPyStatic_scholars___globals;
    cpy_r_r102 = CPyStatics[108]; /* 'files' */
    cpy_r_r103 = CPyDict_GetItem(cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 59, CPyStatic_scholars___globals);
        goto CPyL97;
    }
    PyObject *cpy_r_r104[1] = {cpy_r_r100};
    cpy_r_r105 = (PyObject **)&cpy_r_r104;
    cpy_r_r106 = PyObject_Vectorcall(cpy_r_r103, cpy_r_r105, 1, 0);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 59, CPyStatic_scholars___globals);
        goto CPyL97;
    }
    CPy_DECREF(cpy_r_r100);
    cpy_r_r107 = CPyStatics[268]; /* 'guide.toml' */
    cpy_r_r108 = PyNumber_TrueDivide(cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 59, CPyStatic_scholars___globals);
        goto CPyL72;
    }
    cpy_r_r96 = cpy_r_r108;
CPyL69: ;
    cpy_r_r109 = CPyDef_guide___read_guide(cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 59, CPyStatic_scholars___globals);
        goto CPyL72;
    }
    if (((serai___games___scholars___ScholarsObject *)cpy_r_self)->_guide != NULL) {
        CPy_DECREF(((serai___games___scholars___ScholarsObject *)cpy_r_self)->_guide);
    }
    ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_guide = cpy_r_r109;
    cpy_r_r110 = 1;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 59, CPyStatic_scholars___globals);
        goto CPyL72;
    }
    return 1;
CPyL72: ;
    cpy_r_r111 = 2;
    return cpy_r_r111;
CPyL73: ;
    CPy_INCREF(cpy_r_expansions);
    goto CPyL2;
CPyL74: ;
    CPy_DecRef(cpy_r_expansions);
    goto CPyL72;
CPyL75: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r5);
    goto CPyL72;
CPyL76: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r13);
    goto CPyL72;
CPyL77: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL72;
CPyL78: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL12;
CPyL79: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL72;
CPyL80: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r22);
    goto CPyL72;
CPyL81: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r23);
    goto CPyL72;
CPyL82: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL16;
CPyL83: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r27);
    goto CPyL18;
CPyL84: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r27);
    goto CPyL72;
CPyL85: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r31);
    goto CPyL72;
CPyL86: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r34);
    goto CPyL72;
CPyL87: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL28;
CPyL88: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL72;
CPyL89: ;
    CPy_DecRef(cpy_r_expansions);
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL72;
CPyL90: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL39;
CPyL91: ;
    CPy_DecRef(cpy_r_expansions);
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL72;
CPyL92: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r63);
    goto CPyL72;
CPyL93: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r64);
    goto CPyL72;
CPyL94: ;
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r68.f2);
    goto CPyL50;
CPyL95: ;
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r67);
    goto CPyL72;
CPyL96: ;
    CPy_DECREF(cpy_r_expansions);
    goto CPyL63;
CPyL97: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL72;
}
        
        PyObject *CPyPy_scholars___Scholars_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "expansions", 0};
            PyObject *obj_book;
            PyObject *obj_expansions = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O|O", "__init__", kwlist, &obj_book, &obj_expansions)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_expansions;
            if (obj_expansions == NULL) {
                arg_expansions = NULL;
            } else {
                arg_expansions = obj_expansions; 
            }
            char retval = CPyDef_scholars___Scholars_____init__(arg_self, arg_book, arg_expansions);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__init__", 50, CPyStatic_scholars___globals);
            return NULL;
        }
        
char CPyDef_scholars___Scholars___think_with(PyObject *cpy_r_self, PyObject *cpy_r_numbers) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
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
    char cpy_r_r13;
    char cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "think_with", "Scholars", "book", 63, CPyStatic_scholars___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_scholars___book___Book))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "think_with", 63, CPyStatic_scholars___globals, "serai.games.scholars.book.Book", cpy_r_r0);
        goto CPyL13;
    }
    cpy_r_r2 = CPyDef_scholars___thinking___appraisal___Appraiser(cpy_r_r1, cpy_r_numbers);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "think_with", 63, CPyStatic_scholars___globals);
        goto CPyL13;
    }
    if (((serai___games___scholars___ScholarsObject *)cpy_r_self)->_appraiser != NULL) {
        CPy_DECREF(((serai___games___scholars___ScholarsObject *)cpy_r_self)->_appraiser);
    }
    ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_appraiser = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "think_with", 63, CPyStatic_scholars___globals);
        goto CPyL13;
    }
    cpy_r_r4 = ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_appraiser;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "think_with", "Scholars", "appraiser", 64, CPyStatic_scholars___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyStatics[269]; /* 'appraise' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "think_with", 64, CPyStatic_scholars___globals);
        goto CPyL13;
    }
    cpy_r_r7 = ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "think_with", "Scholars", "book", 64, CPyStatic_scholars___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_scholars___book___Book))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "think_with", 64, CPyStatic_scholars___globals, "serai.games.scholars.book.Book", cpy_r_r7);
        goto CPyL14;
    }
    cpy_r_r9 = ((serai___games___scholars___ScholarsObject *)cpy_r_self)->_appraiser;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "think_with", "Scholars", "appraiser", 64, CPyStatic_scholars___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r9);
CPyL9: ;
    cpy_r_r10 = CPyDef_scholars___thinking___priors___Priors(cpy_r_r8, cpy_r_numbers, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "think_with", 64, CPyStatic_scholars___globals);
        goto CPyL14;
    }
    cpy_r_r11 = CPyStatics[270]; /* 'of' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "think_with", 64, CPyStatic_scholars___globals);
        goto CPyL14;
    }
    cpy_r_r13 = CPyDef_rooms___GameInRooms___think_by(cpy_r_self, cpy_r_r6, cpy_r_r12);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "think_with", 64, CPyStatic_scholars___globals);
        goto CPyL13;
    }
    return 1;
CPyL13: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
CPyL14: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL13;
}
        
        PyObject *CPyPy_scholars___Scholars___think_with(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"numbers", 0};
            static CPyArg_Parser parser = {"O:think_with", kwlist, 0};
            PyObject *obj_numbers;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_numbers)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(Py_TYPE(obj_numbers) == CPyType_scholars___thinking___weights___Weights))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("serai.games.scholars.thinking.weights.Weights", obj_numbers); 
                goto fail;
            }
            char retval = CPyDef_scholars___Scholars___think_with(arg_self, arg_numbers);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "think_with", 61, CPyStatic_scholars___globals);
            return NULL;
        }
        
char CPyDef_scholars___Scholars___automas_surprise(PyObject *cpy_r_self) {
    return 1;
}
        
        PyObject *CPyPy_scholars___Scholars___automas_surprise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":automas_surprise", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            char retval = CPyDef_scholars___Scholars___automas_surprise(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "automas_surprise", 67, CPyStatic_scholars___globals);
            return NULL;
        }
        
char CPyDef_scholars___Scholars___is_over(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_table)->_turns_left;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "is_over", "Table", "turns_left", 71, CPyStatic_scholars___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 == 0;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___Scholars___is_over(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:is_over", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(Py_TYPE(obj_table) == CPyType_scholars___table___Table))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_table); 
                goto fail;
            }
            char retval = CPyDef_scholars___Scholars___is_over(arg_self, arg_table);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "is_over", 70, CPyStatic_scholars___globals);
            return NULL;
        }
        
char CPyDef_scholars___Scholars___is_over__Game_glue(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_table);
    if (likely(Py_TYPE(cpy_r_table) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_table;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_table); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___Scholars___is_over(cpy_r_self, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___Scholars___is_over__Game_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:is_over__Game_glue", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            char retval = CPyDef_scholars___Scholars___is_over__Game_glue(arg_self, arg_table);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "is_over__Game_glue", -1, CPyStatic_scholars___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___Scholars___seats(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    cpy_r_r0 = CPyDef_scholars___table___Table___seats(cpy_r_table);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "seats", 74, CPyStatic_scholars___globals);
        goto CPyL2;
    }
CPyL1: ;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPY_INT_TAG;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___Scholars___seats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:seats", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(Py_TYPE(obj_table) == CPyType_scholars___table___Table))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged retval = CPyDef_scholars___Scholars___seats(arg_self, arg_table);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "seats", 73, CPyStatic_scholars___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___Scholars___seats__Game_glue(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPy_INCREF(cpy_r_table);
    if (likely(Py_TYPE(cpy_r_table) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_table;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_table); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___Scholars___seats(cpy_r_self, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == CPY_INT_TAG) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___Scholars___seats__Game_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:seats__Game_glue", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged retval = CPyDef_scholars___Scholars___seats__Game_glue(arg_self, arg_table);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "seats__Game_glue", -1, CPyStatic_scholars___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___Scholars___automas(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    tuple_T1I cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T0 cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_table)->_automa;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "automas", "Table", "automa", 77, CPyStatic_scholars___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_table)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "automas", "Table", "players", 77, CPyStatic_scholars___globals);
        goto CPyL6;
    }
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7.f0 = cpy_r_r6;
    cpy_r_r8 = PyTuple_New(1);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3860 = CPyTagged_StealAsObject(cpy_r_r7.f0);
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp3860);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL5;
CPyL4: ;
    cpy_r_r10.empty_struct_error_flag = 0;
    cpy_r_r11 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r9 = cpy_r_r11;
CPyL5: ;
    return cpy_r_r9;
CPyL6: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_scholars___Scholars___automas(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:automas", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(Py_TYPE(obj_table) == CPyType_scholars___table___Table))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___Scholars___automas(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "automas", 76, CPyStatic_scholars___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___Scholars___automas__Game_glue(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_table);
    if (likely(Py_TYPE(cpy_r_table) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_table;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_table); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___Scholars___automas(cpy_r_self, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___Scholars___automas__Game_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:automas__Game_glue", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___Scholars___automas__Game_glue(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "automas__Game_glue", -1, CPyStatic_scholars___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___Scholars___holdings(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_scholars___holdings___holdings(cpy_r_table, cpy_r_seat);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "holdings", 80, CPyStatic_scholars___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___Scholars___holdings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:holdings", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(Py_TYPE(obj_table) == CPyType_scholars___table___Table))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___Scholars___holdings(arg_self, arg_table, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "holdings", 79, CPyStatic_scholars___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___Scholars___holdings__Game_glue(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_table);
    if (likely(Py_TYPE(cpy_r_table) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_table;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_table); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___Scholars___holdings(cpy_r_self, cpy_r_r0, cpy_r_seat);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___Scholars___holdings__Game_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:holdings__Game_glue", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___Scholars))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj_self); 
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
            PyObject *retval = CPyDef_scholars___Scholars___holdings__Game_glue(arg_self, arg_table, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "holdings__Game_glue", -1, CPyStatic_scholars___globals);
            return NULL;
        }
        
char CPyDef_scholars___Scholars_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T0 cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___games___scholars___ScholarsObject *)cpy_r___mypyc_self__)->_expansions = cpy_r_r1;
    cpy_r_r2.empty_struct_error_flag = 0;
    cpy_r_r3 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___games___scholars___ScholarsObject *)cpy_r___mypyc_self__)->_chapters = cpy_r_r3;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___ScholarsObject *)cpy_r___mypyc_self__)->_guide = cpy_r_r4;
    cpy_r_r5 = CPyStatics[271]; /* 'beta' */
    CPy_INCREF(cpy_r_r5);
    ((serai___games___scholars___ScholarsObject *)cpy_r___mypyc_self__)->_stage = cpy_r_r5;
    cpy_r_r6 = CPyStatics[264]; /* 'scholars' */
    CPy_INCREF(cpy_r_r6);
    ((serai___games___scholars___ScholarsObject *)cpy_r___mypyc_self__)->_name = cpy_r_r6;
    ((serai___games___scholars___ScholarsObject *)cpy_r___mypyc_self__)->_rules_version = 2;
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___setup);
    cpy_r_r8 = CPyStatics[1178]; /* 'SETTINGS' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL3;
    PyObject *__tmp3861;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        __tmp3861 = NULL;
        goto __LL3862;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        __tmp3861 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        __tmp3861 = NULL;
    }
    if (__tmp3861 == NULL) goto __LL3862;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        __tmp3861 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        __tmp3861 = NULL;
    }
    if (__tmp3861 == NULL) goto __LL3862;
    __tmp3861 = cpy_r_r9;
__LL3862: ;
    if (unlikely(__tmp3861 == NULL)) {
        CPy_TypeError("tuple[tuple, tuple]", cpy_r_r9); cpy_r_r10 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp3863 = PyTuple_GET_ITEM(cpy_r_r9, 0);
        CPy_INCREF(__tmp3863);
        PyObject * __tmp3864;
        if (likely(PyTuple_Check(__tmp3863)))
            __tmp3864 = __tmp3863;
        else {
            CPy_TypeError("tuple", __tmp3863); 
            __tmp3864 = NULL;
        }
        cpy_r_r10.f0 = __tmp3864;
        PyObject *__tmp3865 = PyTuple_GET_ITEM(cpy_r_r9, 1);
        CPy_INCREF(__tmp3865);
        PyObject * __tmp3866;
        if (likely(PyTuple_Check(__tmp3865)))
            __tmp3866 = __tmp3865;
        else {
            CPy_TypeError("tuple", __tmp3865); 
            __tmp3866 = NULL;
        }
        cpy_r_r10.f1 = __tmp3866;
    }
    CPy_DECREF(cpy_r_r9);
    if (cpy_r_r10.f0 == NULL) goto CPyL3;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3867 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3867);
    PyObject *__tmp3868 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3868);
    ((serai___games___scholars___ScholarsObject *)cpy_r___mypyc_self__)->_settings = cpy_r_r11;
    return 1;
CPyL3: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_scholars___Scholars_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___Scholars))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.Scholars", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_scholars___Scholars_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__mypyc_defaults_setup", -1, CPyStatic_scholars___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___verbs_load_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___verbs_load_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___verbs_load_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "__get__", -1, CPyStatic_scholars___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___verbs_load_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___scholars___verbs_load_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "verbs", "verbs_load_obj", "__mypyc_env__", 91, CPyStatic_scholars___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = CPyDef_scholars___effects___scholars_verbs(cpy_r_words);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "verbs", 92, CPyStatic_scholars___globals);
        goto CPyL5;
    }
    cpy_r_r2 = ((serai___games___scholars___load_envObject *)cpy_r_r0)->_seams;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "verbs", "load_env", "seams", 93, CPyStatic_scholars___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_r2, CPyType_scholars___seams___Seams, 0, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *, PyObject *))(cpy_r_r2, cpy_r_r1, cpy_r_words); /* add_verbs */
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "verbs", 93, CPyStatic_scholars___globals);
        goto CPyL6;
    }
    return cpy_r_r1;
CPyL5: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_scholars___verbs_load_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"words", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_words)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_scholars___book___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.scholars.book.Words", obj_words); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___verbs_load_obj_____call__(arg___mypyc_self__, arg_words);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "verbs", 91, CPyStatic_scholars___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___load(PyObject *cpy_r_overrides, PyObject *cpy_r_expansions) {
    PyObject *cpy_r_r0;
    tuple_T0 cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_verbs;
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
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    if (cpy_r_overrides != NULL) goto CPyL29;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_overrides = cpy_r_r0;
CPyL2: ;
    if (cpy_r_expansions != NULL) goto CPyL30;
    cpy_r_r1.empty_struct_error_flag = 0;
    cpy_r_r2 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_expansions = cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = CPyDef_scholars___load_env();
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 84, CPyStatic_scholars___globals);
        goto CPyL31;
    }
    cpy_r_r4 = CPyStatic_scholars___globals;
    cpy_r_r5 = CPyStatics[253]; /* '__name__' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 86, CPyStatic_scholars___globals);
        goto CPyL32;
    }
    if (likely(PyUnicode_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "load", 86, CPyStatic_scholars___globals, "str", cpy_r_r6);
        goto CPyL32;
    }
    cpy_r_r8 = CPyDef_expansion___expansions_of(cpy_r_r7, cpy_r_expansions);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_expansions);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 86, CPyStatic_scholars___globals);
        goto CPyL33;
    }
    cpy_r_r9 = CPyDef_scholars___seams___Seams();
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 87, CPyStatic_scholars___globals);
        goto CPyL34;
    }
    if (((serai___games___scholars___load_envObject *)cpy_r_r3)->_seams != NULL) {
        CPy_DECREF(((serai___games___scholars___load_envObject *)cpy_r_r3)->_seams);
    }
    ((serai___games___scholars___load_envObject *)cpy_r_r3)->_seams = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 87, CPyStatic_scholars___globals);
        goto CPyL34;
    }
    cpy_r_r11 = 0;
CPyL11: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL17;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(Py_TYPE(cpy_r_r19) == CPyType_myriad___MyriadExpansion))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "load", 88, CPyStatic_scholars___globals, "serai.games.scholars.seams.ScholarsExpansion", cpy_r_r19);
        goto CPyL34;
    }
    cpy_r_r21 = ((serai___games___scholars___load_envObject *)cpy_r_r3)->_seams;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/__init__.py", "load", "load_env", "seams", 89, CPyStatic_scholars___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r21);
CPyL14: ;
    cpy_r_r22 = CPY_GET_METHOD(cpy_r_r20, CPyType_scholars___seams___ScholarsExpansion, 1, serai___games___scholars___seams___ScholarsExpansionObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r20, cpy_r_r21); /* join */
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 89, CPyStatic_scholars___globals);
        goto CPyL34;
    }
    if (((serai___games___scholars___load_envObject *)cpy_r_r3)->_seams != NULL) {
        CPy_DECREF(((serai___games___scholars___load_envObject *)cpy_r_r3)->_seams);
    }
    ((serai___games___scholars___load_envObject *)cpy_r_r3)->_seams = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 89, CPyStatic_scholars___globals);
        goto CPyL34;
    }
    cpy_r_r24 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r24;
    goto CPyL11;
CPyL17: ;
    cpy_r_r25 = CPyDef_scholars___verbs_load_obj();
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 91, CPyStatic_scholars___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r3);
    ((serai___games___scholars___verbs_load_objObject *)cpy_r_r25)->___mypyc_env__ = cpy_r_r3;
    cpy_r_verbs = cpy_r_r25;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = PyList_New(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 96, CPyStatic_scholars___globals);
        goto CPyL36;
    }
    cpy_r_r29 = 0;
CPyL20: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r29 < cpy_r_r31;
    if (!cpy_r_r32) goto CPyL24;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r29 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = *(PyObject * *)cpy_r_r36;
    CPy_INCREF(cpy_r_r37);
    if (likely(Py_TYPE(cpy_r_r37) == CPyType_myriad___MyriadExpansion))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/__init__.py", "load", 96, CPyStatic_scholars___globals, "serai.games.scholars.seams.ScholarsExpansion", cpy_r_r37);
        goto CPyL37;
    }
    cpy_r_r39 = ((serai___games___scholars___seams___ScholarsExpansionObject *)cpy_r_r38)->_content;
    CPy_INCREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    CPyList_SetItemUnsafe(cpy_r_r28, cpy_r_r29, cpy_r_r39);
    cpy_r_r40 = cpy_r_r29 + 1;
    cpy_r_r29 = cpy_r_r40;
    goto CPyL20;
CPyL24: ;
    cpy_r_r41 = (PyObject *)CPyType_scholars___effects___ScholarsPerformer;
    cpy_r_r42 = ((serai___games___scholars___load_envObject *)cpy_r_r3)->_seams;
    if (unlikely(cpy_r_r42 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seams' of 'load_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r42);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 97, CPyStatic_scholars___globals);
        goto CPyL38;
    }
CPyL25: ;
    cpy_r_r43 = CPyDef_scholars___book___Book(cpy_r_verbs, cpy_r_r41, cpy_r_r42, cpy_r_r28, cpy_r_overrides);
    CPy_DECREF(cpy_r_verbs);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_overrides);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 97, CPyStatic_scholars___globals);
        goto CPyL39;
    }
    cpy_r_r44 = CPyDef_scholars___Scholars(cpy_r_r43, cpy_r_r8);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 97, CPyStatic_scholars___globals);
        goto CPyL28;
    }
    return cpy_r_r44;
CPyL28: ;
    cpy_r_r45 = NULL;
    return cpy_r_r45;
CPyL29: ;
    CPy_INCREF(cpy_r_overrides);
    goto CPyL2;
CPyL30: ;
    CPy_INCREF(cpy_r_expansions);
    goto CPyL4;
CPyL31: ;
    CPy_DecRef(cpy_r_overrides);
    CPy_DecRef(cpy_r_expansions);
    goto CPyL28;
CPyL32: ;
    CPy_DecRef(cpy_r_overrides);
    CPy_DecRef(cpy_r_expansions);
    CPy_DecRef(cpy_r_r3);
    goto CPyL28;
CPyL33: ;
    CPy_DecRef(cpy_r_overrides);
    CPy_DecRef(cpy_r_r3);
    goto CPyL28;
CPyL34: ;
    CPy_DecRef(cpy_r_overrides);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    goto CPyL28;
CPyL35: ;
    CPy_DecRef(cpy_r_overrides);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r20);
    goto CPyL28;
CPyL36: ;
    CPy_DecRef(cpy_r_overrides);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_verbs);
    goto CPyL28;
CPyL37: ;
    CPy_DecRef(cpy_r_overrides);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_verbs);
    CPy_DecRef(cpy_r_r28);
    goto CPyL28;
CPyL38: ;
    CPy_DecRef(cpy_r_overrides);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_verbs);
    CPy_DecRef(cpy_r_r28);
    goto CPyL28;
CPyL39: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL28;
}
        
        PyObject *CPyPy_scholars___load(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"overrides", "expansions", 0};
            static CPyArg_Parser parser = {"|OO:load", kwlist, 0};
            PyObject *obj_overrides = NULL;
            PyObject *obj_expansions = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_overrides, &obj_expansions)) {
                return NULL;
            }
            PyObject *arg_overrides;
            if (obj_overrides == NULL) {
                arg_overrides = NULL;
                goto __LL3869;
            }
            arg_overrides = obj_overrides;
            if (arg_overrides != NULL) goto __LL3869;
            if (obj_overrides == Py_None)
                arg_overrides = obj_overrides;
            else {
                arg_overrides = NULL;
            }
            if (arg_overrides != NULL) goto __LL3869;
            CPy_TypeError("object or None", obj_overrides); 
            goto fail;
__LL3869: ;
            PyObject * arg_expansions;
            if (obj_expansions == NULL) {
                arg_expansions = NULL;
            } else if (likely(PyTuple_Check(obj_expansions)))
                arg_expansions = obj_expansions;
            else {
                CPy_TypeError("tuple", obj_expansions); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___load(arg_overrides, arg_expansions);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/__init__.py", "load", 84, CPyStatic_scholars___globals);
            return NULL;
        }
        
char CPyDef_scholars_____top_level__(void) {
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
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    void *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    void *cpy_r_r41;
    void *cpy_r_r42;
    void *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
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
    int32_t cpy_r_r88;
    char cpy_r_r89;
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
    int32_t cpy_r_r110;
    char cpy_r_r111;
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
    int32_t cpy_r_r132;
    char cpy_r_r133;
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
    int32_t cpy_r_r154;
    char cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    void *cpy_r_r158;
    void *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    void *cpy_r_r165;
    void *cpy_r_r166;
    PyObject **cpy_r_r167;
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
    PyObject *cpy_r_r178;
    void *cpy_r_r179;
    void *cpy_r_r180;
    void *cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    void *cpy_r_r187;
    void *cpy_r_r188;
    PyObject **cpy_r_r189;
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
    PyObject *cpy_r_r200;
    void *cpy_r_r201;
    void *cpy_r_r202;
    void *cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    void *cpy_r_r209;
    void *cpy_r_r210;
    PyObject **cpy_r_r211;
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
    int32_t cpy_r_r244;
    char cpy_r_r245;
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
    void *cpy_r_r268;
    void *cpy_r_r269;
    void *cpy_r_r270;
    char cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    void *cpy_r_r276;
    void *cpy_r_r277;
    PyObject **cpy_r_r278;
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
    void *cpy_r_r290;
    void *cpy_r_r291;
    void *cpy_r_r292;
    char cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    void *cpy_r_r298;
    void *cpy_r_r299;
    PyObject **cpy_r_r300;
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
    void *cpy_r_r312;
    void *cpy_r_r313;
    void *cpy_r_r314;
    char cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    void *cpy_r_r320;
    void *cpy_r_r321;
    PyObject **cpy_r_r322;
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
    void *cpy_r_r334;
    void *cpy_r_r335;
    void *cpy_r_r336;
    char cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    void *cpy_r_r342;
    void *cpy_r_r343;
    PyObject **cpy_r_r344;
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
    void *cpy_r_r356;
    void *cpy_r_r357;
    void *cpy_r_r358;
    char cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    void *cpy_r_r364;
    void *cpy_r_r365;
    PyObject **cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    void *cpy_r_r378;
    void *cpy_r_r379;
    void *cpy_r_r380;
    char cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    void *cpy_r_r386;
    void *cpy_r_r387;
    PyObject **cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    void *cpy_r_r400;
    void *cpy_r_r401;
    void *cpy_r_r402;
    char cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    void *cpy_r_r408;
    void *cpy_r_r409;
    PyObject **cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    void *cpy_r_r422;
    void *cpy_r_r423;
    void *cpy_r_r424;
    char cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    void *cpy_r_r430;
    void *cpy_r_r431;
    PyObject **cpy_r_r432;
    PyObject *cpy_r_r433;
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
    void *cpy_r_r444;
    void *cpy_r_r445;
    void *cpy_r_r446;
    char cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    void *cpy_r_r452;
    void *cpy_r_r453;
    PyObject **cpy_r_r454;
    PyObject *cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
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
    PyObject *cpy_r_r474;
    PyObject *cpy_r_r475;
    PyObject *cpy_r_r476;
    PyObject *cpy_r_r477;
    PyObject *cpy_r_r478;
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
    PyObject *cpy_r_r511;
    PyObject *cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    int32_t cpy_r_r517;
    char cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    int32_t cpy_r_r522;
    char cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject *cpy_r_r525;
    PyObject *cpy_r_r526;
    tuple_T2OO cpy_r_r527;
    PyObject *cpy_r_r528;
    PyObject *cpy_r_r529;
    PyObject *cpy_r_r530;
    PyObject *cpy_r_r531;
    PyObject *cpy_r_r532;
    PyObject *cpy_r_r533;
    char cpy_r_r534;
    char cpy_r_r535;
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
    PyObject *cpy_r_r547;
    PyObject *cpy_r_r548;
    PyObject *cpy_r_r549;
    PyObject *cpy_r_r550;
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
    int32_t cpy_r_r562;
    char cpy_r_r563;
    PyObject *cpy_r_r564;
    PyObject *cpy_r_r565;
    int32_t cpy_r_r566;
    char cpy_r_r567;
    char cpy_r_r568;
    PyObject *cpy_r_r569;
    PyObject *cpy_r_r570;
    PyObject *cpy_r_r571;
    PyObject *cpy_r_r572;
    PyObject *cpy_r_r573;
    PyObject *cpy_r_r574;
    PyObject **cpy_r_r576;
    PyObject *cpy_r_r577;
    PyObject *cpy_r_r578;
    PyObject *cpy_r_r579;
    int32_t cpy_r_r580;
    char cpy_r_r581;
    char cpy_r_r582;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 1, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 1, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 11, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_scholars___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 13, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r17 = CPyStatics[127]; /* 'functools' */
    cpy_r_r18 = CPyStatic_scholars___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 14, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r20 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r22 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r23 = CPyStatic_scholars___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 15, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r25 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5020]; /* ('Path',) */
    cpy_r_r27 = CPyStatics[256]; /* 'pathlib' */
    cpy_r_r28 = CPyStatic_scholars___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 16, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r30 = (void *)&CPyModule_pathlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r32 = CPyStatics[47]; /* 'typing' */
    cpy_r_r33 = CPyStatic_scholars___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 17, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r35 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[5023]; /* ('catalogue',) */
    cpy_r_r37 = CPyStatics[2303]; /* 'serai.games.scholars' */
    cpy_r_r38 = CPyStatic_scholars___globals;
    cpy_r_r39 = CPyImport_ImportFromMany(cpy_r_r37, cpy_r_r36, cpy_r_r36, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL199;
CPyL11: ;
    cpy_r_r40 = CPyStatic_scholars___globals;
    cpy_r_r41 = (void *)&CPyModule_serai___games___scholars___consequences;
    cpy_r_r42 = (void *)&CPyImportState_serai___games___scholars___consequences;
    cpy_r_r43 = CPyModuleLockAPI_serai;
    cpy_r_r44 = CPyImport_IsInitialized(cpy_r_r42);
    if (!cpy_r_r44) goto CPyL14;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[2304]; /* 'serai.games.scholars.consequences' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r48 = cpy_r_r47;
    goto CPyL18;
CPyL14: ;
    cpy_r_r49 = CPyInitOnly_serai___games___scholars___consequences;
    cpy_r_r50 = CPyExec_serai___games___scholars___consequences;
    cpy_r_r51 = (PyObject **)&CPyModule_serai___games___scholars___consequences__internal;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r55 = CPyStatics[8]; /* '__file__' */
    cpy_r_r56 = CPyObject_GetAttr(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r57 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r58 = CPyStatics[2304]; /* 'serai.games.scholars.consequences' */
    cpy_r_r59 = CPyImport_ImportNative(cpy_r_r58, cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r56, cpy_r_r57, 0);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r48 = cpy_r_r59;
CPyL18: ;
    cpy_r_r60 = CPyStatics[276]; /* 'consequences' */
    cpy_r_r61 = CPyDict_SetItem(cpy_r_r40, cpy_r_r60, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r63 = CPyStatics[5024]; /* ('faults', 'position') */
    cpy_r_r64 = CPyStatics[2303]; /* 'serai.games.scholars' */
    cpy_r_r65 = CPyStatic_scholars___globals;
    cpy_r_r66 = CPyImport_ImportFromMany(cpy_r_r64, cpy_r_r63, cpy_r_r63, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r67 = CPyStatic_scholars___globals;
    cpy_r_r68 = (void *)&CPyModule_serai___games___scholars___scoring;
    cpy_r_r69 = (void *)&CPyImportState_serai___games___scholars___scoring;
    cpy_r_r70 = CPyModuleLockAPI_serai;
    cpy_r_r71 = CPyImport_IsInitialized(cpy_r_r69);
    if (!cpy_r_r71) goto CPyL23;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r75 = cpy_r_r74;
    goto CPyL27;
CPyL23: ;
    cpy_r_r76 = CPyInitOnly_serai___games___scholars___scoring;
    cpy_r_r77 = CPyExec_serai___games___scholars___scoring;
    cpy_r_r78 = (PyObject **)&CPyModule_serai___games___scholars___scoring__internal;
    cpy_r_r79 = PyImport_GetModuleDict();
    cpy_r_r80 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r81 = CPyDict_GetItem(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r82 = CPyStatics[8]; /* '__file__' */
    cpy_r_r83 = CPyObject_GetAttr(cpy_r_r81, cpy_r_r82);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r84 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r85 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r86 = CPyImport_ImportNative(cpy_r_r85, cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r83, cpy_r_r84, 0);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r75 = cpy_r_r86;
CPyL27: ;
    cpy_r_r87 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r88 = CPyDict_SetItem(cpy_r_r67, cpy_r_r87, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r90 = (void *)&CPyModule_serai___games___scholars___setup;
    cpy_r_r91 = (void *)&CPyImportState_serai___games___scholars___setup;
    cpy_r_r92 = CPyModuleLockAPI_serai;
    cpy_r_r93 = CPyImport_IsInitialized(cpy_r_r91);
    if (!cpy_r_r93) goto CPyL31;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[2306]; /* 'serai.games.scholars.setup' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r97 = cpy_r_r96;
    goto CPyL35;
CPyL31: ;
    cpy_r_r98 = CPyInitOnly_serai___games___scholars___setup;
    cpy_r_r99 = CPyExec_serai___games___scholars___setup;
    cpy_r_r100 = (PyObject **)&CPyModule_serai___games___scholars___setup__internal;
    cpy_r_r101 = PyImport_GetModuleDict();
    cpy_r_r102 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r103 = CPyDict_GetItem(cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r104 = CPyStatics[8]; /* '__file__' */
    cpy_r_r105 = CPyObject_GetAttr(cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r106 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r107 = CPyStatics[2306]; /* 'serai.games.scholars.setup' */
    cpy_r_r108 = CPyImport_ImportNative(cpy_r_r107, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r105, cpy_r_r106, 0);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r97 = cpy_r_r108;
CPyL35: ;
    cpy_r_r109 = CPyStatics[281]; /* 'setup' */
    cpy_r_r110 = CPyDict_SetItem(cpy_r_r67, cpy_r_r109, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    cpy_r_r111 = cpy_r_r110 >= 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r112 = (void *)&CPyModule_serai___games___scholars___turn;
    cpy_r_r113 = (void *)&CPyImportState_serai___games___scholars___turn;
    cpy_r_r114 = CPyModuleLockAPI_serai;
    cpy_r_r115 = CPyImport_IsInitialized(cpy_r_r113);
    if (!cpy_r_r115) goto CPyL39;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[2307]; /* 'serai.games.scholars.turn' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r119 = cpy_r_r118;
    goto CPyL43;
CPyL39: ;
    cpy_r_r120 = CPyInitOnly_serai___games___scholars___turn;
    cpy_r_r121 = CPyExec_serai___games___scholars___turn;
    cpy_r_r122 = (PyObject **)&CPyModule_serai___games___scholars___turn__internal;
    cpy_r_r123 = PyImport_GetModuleDict();
    cpy_r_r124 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r125 = CPyDict_GetItem(cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r126 = CPyStatics[8]; /* '__file__' */
    cpy_r_r127 = CPyObject_GetAttr(cpy_r_r125, cpy_r_r126);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r128 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r129 = CPyStatics[2307]; /* 'serai.games.scholars.turn' */
    cpy_r_r130 = CPyImport_ImportNative(cpy_r_r129, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r127, cpy_r_r128, 0);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r119 = cpy_r_r130;
CPyL43: ;
    cpy_r_r131 = CPyStatics[283]; /* 'turn' */
    cpy_r_r132 = CPyDict_SetItem(cpy_r_r67, cpy_r_r131, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    cpy_r_r133 = cpy_r_r132 >= 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r134 = (void *)&CPyModule_serai___games___scholars___view;
    cpy_r_r135 = (void *)&CPyImportState_serai___games___scholars___view;
    cpy_r_r136 = CPyModuleLockAPI_serai;
    cpy_r_r137 = CPyImport_IsInitialized(cpy_r_r135);
    if (!cpy_r_r137) goto CPyL47;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r141 = cpy_r_r140;
    goto CPyL51;
CPyL47: ;
    cpy_r_r142 = CPyInitOnly_serai___games___scholars___view;
    cpy_r_r143 = CPyExec_serai___games___scholars___view;
    cpy_r_r144 = (PyObject **)&CPyModule_serai___games___scholars___view__internal;
    cpy_r_r145 = PyImport_GetModuleDict();
    cpy_r_r146 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r147 = CPyDict_GetItem(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r148 = CPyStatics[8]; /* '__file__' */
    cpy_r_r149 = CPyObject_GetAttr(cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r150 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r151 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r152 = CPyImport_ImportNative(cpy_r_r151, cpy_r_r142, cpy_r_r143, cpy_r_r144, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r149, cpy_r_r150, 0);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r141 = cpy_r_r152;
CPyL51: ;
    cpy_r_r153 = CPyStatics[285]; /* 'view' */
    cpy_r_r154 = CPyDict_SetItem(cpy_r_r67, cpy_r_r153, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 19, CPyStatic_scholars___globals);
        goto CPyL200;
    }
    cpy_r_r156 = (void *)&CPyModule_serai___games___scholars;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r156, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r157 = (void *)&CPyModule_serai___games___scholars___book;
    cpy_r_r158 = (void *)&CPyImportState_serai___games___scholars___book;
    cpy_r_r159 = CPyModuleLockAPI_serai;
    cpy_r_r160 = CPyImport_IsInitialized(cpy_r_r158);
    if (!cpy_r_r160) goto CPyL55;
    cpy_r_r161 = PyImport_GetModuleDict();
    cpy_r_r162 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r163 = CPyDict_GetItem(cpy_r_r161, cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 20, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r164 = cpy_r_r163;
    goto CPyL59;
CPyL55: ;
    cpy_r_r165 = CPyInitOnly_serai___games___scholars___book;
    cpy_r_r166 = CPyExec_serai___games___scholars___book;
    cpy_r_r167 = (PyObject **)&CPyModule_serai___games___scholars___book__internal;
    cpy_r_r168 = PyImport_GetModuleDict();
    cpy_r_r169 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r170 = CPyDict_GetItem(cpy_r_r168, cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 20, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r171 = CPyStatics[8]; /* '__file__' */
    cpy_r_r172 = CPyObject_GetAttr(cpy_r_r170, cpy_r_r171);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 20, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r173 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r174 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r175 = CPyImport_ImportNative(cpy_r_r174, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r172, cpy_r_r173, 0);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 20, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r164 = cpy_r_r175;
CPyL59: ;
    cpy_r_r176 = CPyStatics[5315]; /* ('Book', 'Words') */
    cpy_r_r177 = CPyStatic_scholars___globals;
    cpy_r_r178 = CPyImport_GetNativeAttrs(cpy_r_r164, cpy_r_r176, cpy_r_r176, cpy_r_r177);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 20, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL201;
CPyL60: ;
    cpy_r_r179 = (void *)&CPyModule_serai___games___scholars___effects;
    cpy_r_r180 = (void *)&CPyImportState_serai___games___scholars___effects;
    cpy_r_r181 = CPyModuleLockAPI_serai;
    cpy_r_r182 = CPyImport_IsInitialized(cpy_r_r180);
    if (!cpy_r_r182) goto CPyL63;
    cpy_r_r183 = PyImport_GetModuleDict();
    cpy_r_r184 = CPyStatics[2310]; /* 'serai.games.scholars.effects' */
    cpy_r_r185 = CPyDict_GetItem(cpy_r_r183, cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 21, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r186 = cpy_r_r185;
    goto CPyL67;
CPyL63: ;
    cpy_r_r187 = CPyInitOnly_serai___games___scholars___effects;
    cpy_r_r188 = CPyExec_serai___games___scholars___effects;
    cpy_r_r189 = (PyObject **)&CPyModule_serai___games___scholars___effects__internal;
    cpy_r_r190 = PyImport_GetModuleDict();
    cpy_r_r191 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r192 = CPyDict_GetItem(cpy_r_r190, cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 21, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r193 = CPyStatics[8]; /* '__file__' */
    cpy_r_r194 = CPyObject_GetAttr(cpy_r_r192, cpy_r_r193);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 21, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r195 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r196 = CPyStatics[2310]; /* 'serai.games.scholars.effects' */
    cpy_r_r197 = CPyImport_ImportNative(cpy_r_r196, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r194, cpy_r_r195, 1);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 21, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r186 = cpy_r_r197;
CPyL67: ;
    cpy_r_r198 = CPyStatics[5316]; /* ('ScholarsPerformer', 'scholars_verbs') */
    cpy_r_r199 = CPyStatic_scholars___globals;
    cpy_r_r200 = CPyImport_GetNativeAttrs(cpy_r_r186, cpy_r_r198, cpy_r_r198, cpy_r_r199);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 21, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL202;
CPyL68: ;
    cpy_r_r201 = (void *)&CPyModule_serai___games___scholars___holdings;
    cpy_r_r202 = (void *)&CPyImportState_serai___games___scholars___holdings;
    cpy_r_r203 = CPyModuleLockAPI_serai;
    cpy_r_r204 = CPyImport_IsInitialized(cpy_r_r202);
    if (!cpy_r_r204) goto CPyL71;
    cpy_r_r205 = PyImport_GetModuleDict();
    cpy_r_r206 = CPyStatics[2313]; /* 'serai.games.scholars.holdings' */
    cpy_r_r207 = CPyDict_GetItem(cpy_r_r205, cpy_r_r206);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 22, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r208 = cpy_r_r207;
    goto CPyL75;
CPyL71: ;
    cpy_r_r209 = CPyInitOnly_serai___games___scholars___holdings;
    cpy_r_r210 = CPyExec_serai___games___scholars___holdings;
    cpy_r_r211 = (PyObject **)&CPyModule_serai___games___scholars___holdings__internal;
    cpy_r_r212 = PyImport_GetModuleDict();
    cpy_r_r213 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r214 = CPyDict_GetItem(cpy_r_r212, cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 22, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r215 = CPyStatics[8]; /* '__file__' */
    cpy_r_r216 = CPyObject_GetAttr(cpy_r_r214, cpy_r_r215);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 22, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r217 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r218 = CPyStatics[2313]; /* 'serai.games.scholars.holdings' */
    cpy_r_r219 = CPyImport_ImportNative(cpy_r_r218, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r216, cpy_r_r217, 0);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 22, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r208 = cpy_r_r219;
CPyL75: ;
    cpy_r_r220 = CPyStatics[5191]; /* ('holdings',) */
    cpy_r_r221 = CPyStatic_scholars___globals;
    cpy_r_r222 = CPyImport_GetNativeAttrs(cpy_r_r208, cpy_r_r220, cpy_r_r220, cpy_r_r221);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 22, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL203;
CPyL76: ;
    cpy_r_r223 = CPyStatic_scholars___globals;
    cpy_r_r224 = (void *)&CPyModule_serai___games___scholars___research___sight;
    cpy_r_r225 = (void *)&CPyImportState_serai___games___scholars___research___sight;
    cpy_r_r226 = CPyModuleLockAPI_serai;
    cpy_r_r227 = CPyImport_IsInitialized(cpy_r_r225);
    if (!cpy_r_r227) goto CPyL79;
    cpy_r_r228 = PyImport_GetModuleDict();
    cpy_r_r229 = CPyStatics[2314]; /* 'serai.games.scholars.research.sight' */
    cpy_r_r230 = CPyDict_GetItem(cpy_r_r228, cpy_r_r229);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 23, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r231 = cpy_r_r230;
    goto CPyL83;
CPyL79: ;
    cpy_r_r232 = CPyInitOnly_serai___games___scholars___research___sight;
    cpy_r_r233 = CPyExec_serai___games___scholars___research___sight;
    cpy_r_r234 = (PyObject **)&CPyModule_serai___games___scholars___research___sight__internal;
    cpy_r_r235 = PyImport_GetModuleDict();
    cpy_r_r236 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 23, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r238 = CPyStatics[8]; /* '__file__' */
    cpy_r_r239 = CPyObject_GetAttr(cpy_r_r237, cpy_r_r238);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 23, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r240 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r241 = CPyStatics[2314]; /* 'serai.games.scholars.research.sight' */
    cpy_r_r242 = CPyImport_ImportNative(cpy_r_r241, cpy_r_r232, cpy_r_r233, cpy_r_r234, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r239, cpy_r_r240, 0);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 23, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r231 = cpy_r_r242;
CPyL83: ;
    cpy_r_r243 = CPyStatics[291]; /* 'sight' */
    cpy_r_r244 = CPyDict_SetItem(cpy_r_r223, cpy_r_r243, cpy_r_r231);
    CPy_DECREF(cpy_r_r231);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 23, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r246 = (void *)&CPyModule_serai___games___scholars___seams;
    cpy_r_r247 = (void *)&CPyImportState_serai___games___scholars___seams;
    cpy_r_r248 = CPyModuleLockAPI_serai;
    cpy_r_r249 = CPyImport_IsInitialized(cpy_r_r247);
    if (!cpy_r_r249) goto CPyL87;
    cpy_r_r250 = PyImport_GetModuleDict();
    cpy_r_r251 = CPyStatics[2315]; /* 'serai.games.scholars.seams' */
    cpy_r_r252 = CPyDict_GetItem(cpy_r_r250, cpy_r_r251);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 24, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r253 = cpy_r_r252;
    goto CPyL91;
CPyL87: ;
    cpy_r_r254 = CPyInitOnly_serai___games___scholars___seams;
    cpy_r_r255 = CPyExec_serai___games___scholars___seams;
    cpy_r_r256 = (PyObject **)&CPyModule_serai___games___scholars___seams__internal;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 24, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r260 = CPyStatics[8]; /* '__file__' */
    cpy_r_r261 = CPyObject_GetAttr(cpy_r_r259, cpy_r_r260);
    CPy_DECREF(cpy_r_r259);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 24, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r262 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r263 = CPyStatics[2315]; /* 'serai.games.scholars.seams' */
    cpy_r_r264 = CPyImport_ImportNative(cpy_r_r263, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r261, cpy_r_r262, 0);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 24, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r253 = cpy_r_r264;
CPyL91: ;
    cpy_r_r265 = CPyStatics[5317]; /* ('ScholarsExpansion', 'Seams') */
    cpy_r_r266 = CPyStatic_scholars___globals;
    cpy_r_r267 = CPyImport_GetNativeAttrs(cpy_r_r253, cpy_r_r265, cpy_r_r265, cpy_r_r266);
    CPy_DECREF(cpy_r_r253);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 24, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL204;
CPyL92: ;
    cpy_r_r268 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r269 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r270 = CPyModuleLockAPI_serai;
    cpy_r_r271 = CPyImport_IsInitialized(cpy_r_r269);
    if (!cpy_r_r271) goto CPyL95;
    cpy_r_r272 = PyImport_GetModuleDict();
    cpy_r_r273 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r274 = CPyDict_GetItem(cpy_r_r272, cpy_r_r273);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 25, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r275 = cpy_r_r274;
    goto CPyL99;
CPyL95: ;
    cpy_r_r276 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r277 = CPyExec_serai___games___scholars___table;
    cpy_r_r278 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r279 = PyImport_GetModuleDict();
    cpy_r_r280 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r281 = CPyDict_GetItem(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 25, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r282 = CPyStatics[8]; /* '__file__' */
    cpy_r_r283 = CPyObject_GetAttr(cpy_r_r281, cpy_r_r282);
    CPy_DECREF(cpy_r_r281);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 25, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r284 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r285 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r286 = CPyImport_ImportNative(cpy_r_r285, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r268, cpy_r_r269, cpy_r_r270, cpy_r_r283, cpy_r_r284, 0);
    CPy_DECREF(cpy_r_r283);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 25, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r275 = cpy_r_r286;
CPyL99: ;
    cpy_r_r287 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r288 = CPyStatic_scholars___globals;
    cpy_r_r289 = CPyImport_GetNativeAttrs(cpy_r_r275, cpy_r_r287, cpy_r_r287, cpy_r_r288);
    CPy_DECREF(cpy_r_r275);
    if (unlikely(cpy_r_r289 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 25, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL205;
CPyL100: ;
    cpy_r_r290 = (void *)&CPyModule_serai___games___scholars___thinking___appraisal;
    cpy_r_r291 = (void *)&CPyImportState_serai___games___scholars___thinking___appraisal;
    cpy_r_r292 = CPyModuleLockAPI_serai;
    cpy_r_r293 = CPyImport_IsInitialized(cpy_r_r291);
    if (!cpy_r_r293) goto CPyL103;
    cpy_r_r294 = PyImport_GetModuleDict();
    cpy_r_r295 = CPyStatics[2319]; /* 'serai.games.scholars.thinking.appraisal' */
    cpy_r_r296 = CPyDict_GetItem(cpy_r_r294, cpy_r_r295);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 26, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r297 = cpy_r_r296;
    goto CPyL107;
CPyL103: ;
    cpy_r_r298 = CPyInitOnly_serai___games___scholars___thinking___appraisal;
    cpy_r_r299 = CPyExec_serai___games___scholars___thinking___appraisal;
    cpy_r_r300 = (PyObject **)&CPyModule_serai___games___scholars___thinking___appraisal__internal;
    cpy_r_r301 = PyImport_GetModuleDict();
    cpy_r_r302 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r303 = CPyDict_GetItem(cpy_r_r301, cpy_r_r302);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 26, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r304 = CPyStatics[8]; /* '__file__' */
    cpy_r_r305 = CPyObject_GetAttr(cpy_r_r303, cpy_r_r304);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(cpy_r_r305 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 26, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r306 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r307 = CPyStatics[2319]; /* 'serai.games.scholars.thinking.appraisal' */
    cpy_r_r308 = CPyImport_ImportNative(cpy_r_r307, cpy_r_r298, cpy_r_r299, cpy_r_r300, cpy_r_r290, cpy_r_r291, cpy_r_r292, cpy_r_r305, cpy_r_r306, 0);
    CPy_DECREF(cpy_r_r305);
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 26, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r297 = cpy_r_r308;
CPyL107: ;
    cpy_r_r309 = CPyStatics[5028]; /* ('Appraiser',) */
    cpy_r_r310 = CPyStatic_scholars___globals;
    cpy_r_r311 = CPyImport_GetNativeAttrs(cpy_r_r297, cpy_r_r309, cpy_r_r309, cpy_r_r310);
    CPy_DECREF(cpy_r_r297);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 26, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL206;
CPyL108: ;
    cpy_r_r312 = (void *)&CPyModule_serai___games___scholars___thinking___priors;
    cpy_r_r313 = (void *)&CPyImportState_serai___games___scholars___thinking___priors;
    cpy_r_r314 = CPyModuleLockAPI_serai;
    cpy_r_r315 = CPyImport_IsInitialized(cpy_r_r313);
    if (!cpy_r_r315) goto CPyL111;
    cpy_r_r316 = PyImport_GetModuleDict();
    cpy_r_r317 = CPyStatics[2320]; /* 'serai.games.scholars.thinking.priors' */
    cpy_r_r318 = CPyDict_GetItem(cpy_r_r316, cpy_r_r317);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 27, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r319 = cpy_r_r318;
    goto CPyL115;
CPyL111: ;
    cpy_r_r320 = CPyInitOnly_serai___games___scholars___thinking___priors;
    cpy_r_r321 = CPyExec_serai___games___scholars___thinking___priors;
    cpy_r_r322 = (PyObject **)&CPyModule_serai___games___scholars___thinking___priors__internal;
    cpy_r_r323 = PyImport_GetModuleDict();
    cpy_r_r324 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r325 = CPyDict_GetItem(cpy_r_r323, cpy_r_r324);
    if (unlikely(cpy_r_r325 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 27, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r326 = CPyStatics[8]; /* '__file__' */
    cpy_r_r327 = CPyObject_GetAttr(cpy_r_r325, cpy_r_r326);
    CPy_DECREF(cpy_r_r325);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 27, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r328 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r329 = CPyStatics[2320]; /* 'serai.games.scholars.thinking.priors' */
    cpy_r_r330 = CPyImport_ImportNative(cpy_r_r329, cpy_r_r320, cpy_r_r321, cpy_r_r322, cpy_r_r312, cpy_r_r313, cpy_r_r314, cpy_r_r327, cpy_r_r328, 0);
    CPy_DECREF(cpy_r_r327);
    if (unlikely(cpy_r_r330 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 27, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r319 = cpy_r_r330;
CPyL115: ;
    cpy_r_r331 = CPyStatics[5029]; /* ('Priors',) */
    cpy_r_r332 = CPyStatic_scholars___globals;
    cpy_r_r333 = CPyImport_GetNativeAttrs(cpy_r_r319, cpy_r_r331, cpy_r_r331, cpy_r_r332);
    CPy_DECREF(cpy_r_r319);
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 27, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL207;
CPyL116: ;
    cpy_r_r334 = (void *)&CPyModule_serai___games___scholars___thinking___weights;
    cpy_r_r335 = (void *)&CPyImportState_serai___games___scholars___thinking___weights;
    cpy_r_r336 = CPyModuleLockAPI_serai;
    cpy_r_r337 = CPyImport_IsInitialized(cpy_r_r335);
    if (!cpy_r_r337) goto CPyL119;
    cpy_r_r338 = PyImport_GetModuleDict();
    cpy_r_r339 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r340 = CPyDict_GetItem(cpy_r_r338, cpy_r_r339);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 28, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r341 = cpy_r_r340;
    goto CPyL123;
CPyL119: ;
    cpy_r_r342 = CPyInitOnly_serai___games___scholars___thinking___weights;
    cpy_r_r343 = CPyExec_serai___games___scholars___thinking___weights;
    cpy_r_r344 = (PyObject **)&CPyModule_serai___games___scholars___thinking___weights__internal;
    cpy_r_r345 = PyImport_GetModuleDict();
    cpy_r_r346 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r347 = CPyDict_GetItem(cpy_r_r345, cpy_r_r346);
    if (unlikely(cpy_r_r347 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 28, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r348 = CPyStatics[8]; /* '__file__' */
    cpy_r_r349 = CPyObject_GetAttr(cpy_r_r347, cpy_r_r348);
    CPy_DECREF(cpy_r_r347);
    if (unlikely(cpy_r_r349 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 28, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r350 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r351 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r352 = CPyImport_ImportNative(cpy_r_r351, cpy_r_r342, cpy_r_r343, cpy_r_r344, cpy_r_r334, cpy_r_r335, cpy_r_r336, cpy_r_r349, cpy_r_r350, 0);
    CPy_DECREF(cpy_r_r349);
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 28, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r341 = cpy_r_r352;
CPyL123: ;
    cpy_r_r353 = CPyStatics[5030]; /* ('Weights', 'weights') */
    cpy_r_r354 = CPyStatic_scholars___globals;
    cpy_r_r355 = CPyImport_GetNativeAttrs(cpy_r_r341, cpy_r_r353, cpy_r_r353, cpy_r_r354);
    CPy_DECREF(cpy_r_r341);
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 28, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL208;
CPyL124: ;
    cpy_r_r356 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r357 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r358 = CPyModuleLockAPI_serai;
    cpy_r_r359 = CPyImport_IsInitialized(cpy_r_r357);
    if (!cpy_r_r359) goto CPyL127;
    cpy_r_r360 = PyImport_GetModuleDict();
    cpy_r_r361 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r362 = CPyDict_GetItem(cpy_r_r360, cpy_r_r361);
    if (unlikely(cpy_r_r362 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 29, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r363 = cpy_r_r362;
    goto CPyL131;
CPyL127: ;
    cpy_r_r364 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r365 = CPyExec_serai___kernel___effects;
    cpy_r_r366 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r367 = PyImport_GetModuleDict();
    cpy_r_r368 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r369 = CPyDict_GetItem(cpy_r_r367, cpy_r_r368);
    if (unlikely(cpy_r_r369 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 29, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r370 = CPyStatics[8]; /* '__file__' */
    cpy_r_r371 = CPyObject_GetAttr(cpy_r_r369, cpy_r_r370);
    CPy_DECREF(cpy_r_r369);
    if (unlikely(cpy_r_r371 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 29, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r372 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r373 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r374 = CPyImport_ImportNative(cpy_r_r373, cpy_r_r364, cpy_r_r365, cpy_r_r366, cpy_r_r356, cpy_r_r357, cpy_r_r358, cpy_r_r371, cpy_r_r372, 0);
    CPy_DECREF(cpy_r_r371);
    if (unlikely(cpy_r_r374 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 29, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r363 = cpy_r_r374;
CPyL131: ;
    cpy_r_r375 = CPyStatics[5318]; /* ('Verbs',) */
    cpy_r_r376 = CPyStatic_scholars___globals;
    cpy_r_r377 = CPyImport_GetNativeAttrs(cpy_r_r363, cpy_r_r375, cpy_r_r375, cpy_r_r376);
    CPy_DECREF(cpy_r_r363);
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 29, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL209;
CPyL132: ;
    cpy_r_r378 = (void *)&CPyModule_serai___kernel___expansion;
    cpy_r_r379 = (void *)&CPyImportState_serai___kernel___expansion;
    cpy_r_r380 = CPyModuleLockAPI_serai;
    cpy_r_r381 = CPyImport_IsInitialized(cpy_r_r379);
    if (!cpy_r_r381) goto CPyL135;
    cpy_r_r382 = PyImport_GetModuleDict();
    cpy_r_r383 = CPyStatics[257]; /* 'serai.kernel.expansion' */
    cpy_r_r384 = CPyDict_GetItem(cpy_r_r382, cpy_r_r383);
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 30, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r385 = cpy_r_r384;
    goto CPyL139;
CPyL135: ;
    cpy_r_r386 = CPyInitOnly_serai___kernel___expansion;
    cpy_r_r387 = CPyExec_serai___kernel___expansion;
    cpy_r_r388 = (PyObject **)&CPyModule_serai___kernel___expansion__internal;
    cpy_r_r389 = PyImport_GetModuleDict();
    cpy_r_r390 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r391 = CPyDict_GetItem(cpy_r_r389, cpy_r_r390);
    if (unlikely(cpy_r_r391 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 30, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r392 = CPyStatics[8]; /* '__file__' */
    cpy_r_r393 = CPyObject_GetAttr(cpy_r_r391, cpy_r_r392);
    CPy_DECREF(cpy_r_r391);
    if (unlikely(cpy_r_r393 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 30, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r394 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r395 = CPyStatics[257]; /* 'serai.kernel.expansion' */
    cpy_r_r396 = CPyImport_ImportNative(cpy_r_r395, cpy_r_r386, cpy_r_r387, cpy_r_r388, cpy_r_r378, cpy_r_r379, cpy_r_r380, cpy_r_r393, cpy_r_r394, 0);
    CPy_DECREF(cpy_r_r393);
    if (unlikely(cpy_r_r396 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 30, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r385 = cpy_r_r396;
CPyL139: ;
    cpy_r_r397 = CPyStatics[5319]; /* ('expansions_of', 'name_with') */
    cpy_r_r398 = CPyStatic_scholars___globals;
    cpy_r_r399 = CPyImport_GetNativeAttrs(cpy_r_r385, cpy_r_r397, cpy_r_r397, cpy_r_r398);
    CPy_DECREF(cpy_r_r385);
    if (unlikely(cpy_r_r399 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 30, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL210;
CPyL140: ;
    cpy_r_r400 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r401 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r402 = CPyModuleLockAPI_serai;
    cpy_r_r403 = CPyImport_IsInitialized(cpy_r_r401);
    if (!cpy_r_r403) goto CPyL143;
    cpy_r_r404 = PyImport_GetModuleDict();
    cpy_r_r405 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r406 = CPyDict_GetItem(cpy_r_r404, cpy_r_r405);
    if (unlikely(cpy_r_r406 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 31, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r407 = cpy_r_r406;
    goto CPyL147;
CPyL143: ;
    cpy_r_r408 = CPyInitOnly_serai___kernel___game;
    cpy_r_r409 = CPyExec_serai___kernel___game;
    cpy_r_r410 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r411 = PyImport_GetModuleDict();
    cpy_r_r412 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r413 = CPyDict_GetItem(cpy_r_r411, cpy_r_r412);
    if (unlikely(cpy_r_r413 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 31, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r414 = CPyStatics[8]; /* '__file__' */
    cpy_r_r415 = CPyObject_GetAttr(cpy_r_r413, cpy_r_r414);
    CPy_DECREF(cpy_r_r413);
    if (unlikely(cpy_r_r415 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 31, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r416 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r417 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r418 = CPyImport_ImportNative(cpy_r_r417, cpy_r_r408, cpy_r_r409, cpy_r_r410, cpy_r_r400, cpy_r_r401, cpy_r_r402, cpy_r_r415, cpy_r_r416, 0);
    CPy_DECREF(cpy_r_r415);
    if (unlikely(cpy_r_r418 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 31, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r407 = cpy_r_r418;
CPyL147: ;
    cpy_r_r419 = CPyStatics[5192]; /* ('Setting',) */
    cpy_r_r420 = CPyStatic_scholars___globals;
    cpy_r_r421 = CPyImport_GetNativeAttrs(cpy_r_r407, cpy_r_r419, cpy_r_r419, cpy_r_r420);
    CPy_DECREF(cpy_r_r407);
    if (unlikely(cpy_r_r421 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 31, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL211;
CPyL148: ;
    cpy_r_r422 = (void *)&CPyModule_serai___kernel___guide;
    cpy_r_r423 = (void *)&CPyImportState_serai___kernel___guide;
    cpy_r_r424 = CPyModuleLockAPI_serai;
    cpy_r_r425 = CPyImport_IsInitialized(cpy_r_r423);
    if (!cpy_r_r425) goto CPyL151;
    cpy_r_r426 = PyImport_GetModuleDict();
    cpy_r_r427 = CPyStatics[300]; /* 'serai.kernel.guide' */
    cpy_r_r428 = CPyDict_GetItem(cpy_r_r426, cpy_r_r427);
    if (unlikely(cpy_r_r428 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 32, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r429 = cpy_r_r428;
    goto CPyL155;
CPyL151: ;
    cpy_r_r430 = CPyInitOnly_serai___kernel___guide;
    cpy_r_r431 = CPyExec_serai___kernel___guide;
    cpy_r_r432 = (PyObject **)&CPyModule_serai___kernel___guide__internal;
    cpy_r_r433 = PyImport_GetModuleDict();
    cpy_r_r434 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r435 = CPyDict_GetItem(cpy_r_r433, cpy_r_r434);
    if (unlikely(cpy_r_r435 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 32, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r436 = CPyStatics[8]; /* '__file__' */
    cpy_r_r437 = CPyObject_GetAttr(cpy_r_r435, cpy_r_r436);
    CPy_DECREF(cpy_r_r435);
    if (unlikely(cpy_r_r437 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 32, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r438 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r439 = CPyStatics[300]; /* 'serai.kernel.guide' */
    cpy_r_r440 = CPyImport_ImportNative(cpy_r_r439, cpy_r_r430, cpy_r_r431, cpy_r_r432, cpy_r_r422, cpy_r_r423, cpy_r_r424, cpy_r_r437, cpy_r_r438, 0);
    CPy_DECREF(cpy_r_r437);
    if (unlikely(cpy_r_r440 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 32, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r429 = cpy_r_r440;
CPyL155: ;
    cpy_r_r441 = CPyStatics[5031]; /* ('read_guide',) */
    cpy_r_r442 = CPyStatic_scholars___globals;
    cpy_r_r443 = CPyImport_GetNativeAttrs(cpy_r_r429, cpy_r_r441, cpy_r_r441, cpy_r_r442);
    CPy_DECREF(cpy_r_r429);
    if (unlikely(cpy_r_r443 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 32, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL212;
CPyL156: ;
    cpy_r_r444 = (void *)&CPyModule_serai___kernel___rooms;
    cpy_r_r445 = (void *)&CPyImportState_serai___kernel___rooms;
    cpy_r_r446 = CPyModuleLockAPI_serai;
    cpy_r_r447 = CPyImport_IsInitialized(cpy_r_r445);
    if (!cpy_r_r447) goto CPyL159;
    cpy_r_r448 = PyImport_GetModuleDict();
    cpy_r_r449 = CPyStatics[302]; /* 'serai.kernel.rooms' */
    cpy_r_r450 = CPyDict_GetItem(cpy_r_r448, cpy_r_r449);
    if (unlikely(cpy_r_r450 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 33, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r451 = cpy_r_r450;
    goto CPyL163;
CPyL159: ;
    cpy_r_r452 = CPyInitOnly_serai___kernel___rooms;
    cpy_r_r453 = CPyExec_serai___kernel___rooms;
    cpy_r_r454 = (PyObject **)&CPyModule_serai___kernel___rooms__internal;
    cpy_r_r455 = PyImport_GetModuleDict();
    cpy_r_r456 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r457 = CPyDict_GetItem(cpy_r_r455, cpy_r_r456);
    if (unlikely(cpy_r_r457 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 33, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r458 = CPyStatics[8]; /* '__file__' */
    cpy_r_r459 = CPyObject_GetAttr(cpy_r_r457, cpy_r_r458);
    CPy_DECREF(cpy_r_r457);
    if (unlikely(cpy_r_r459 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 33, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r460 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r461 = CPyStatics[302]; /* 'serai.kernel.rooms' */
    cpy_r_r462 = CPyImport_ImportNative(cpy_r_r461, cpy_r_r452, cpy_r_r453, cpy_r_r454, cpy_r_r444, cpy_r_r445, cpy_r_r446, cpy_r_r459, cpy_r_r460, 0);
    CPy_DECREF(cpy_r_r459);
    if (unlikely(cpy_r_r462 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 33, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r451 = cpy_r_r462;
CPyL163: ;
    cpy_r_r463 = CPyStatics[5032]; /* ('GameInRooms', 'Rooms') */
    cpy_r_r464 = CPyStatic_scholars___globals;
    cpy_r_r465 = CPyImport_GetNativeAttrs(cpy_r_r451, cpy_r_r463, cpy_r_r463, cpy_r_r464);
    CPy_DECREF(cpy_r_r451);
    if (unlikely(cpy_r_r465 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 33, CPyStatic_scholars___globals);
        goto CPyL198;
    } else
        goto CPyL213;
CPyL164: ;
    cpy_r_r466 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r467 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___setup);
    cpy_r_r468 = CPyStatics[305]; /* 'set_up' */
    cpy_r_r469 = CPyObject_GetAttr(cpy_r_r467, cpy_r_r468);
    if (unlikely(cpy_r_r469 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 36, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r470 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___turn);
    cpy_r_r471 = CPyStatics[306]; /* 'next_turn' */
    cpy_r_r472 = CPyObject_GetAttr(cpy_r_r470, cpy_r_r471);
    if (unlikely(cpy_r_r472 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 36, CPyStatic_scholars___globals);
        goto CPyL214;
    }
    cpy_r_r473 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___scoring);
    cpy_r_r474 = CPyStatics[72]; /* 'score' */
    cpy_r_r475 = CPyObject_GetAttr(cpy_r_r473, cpy_r_r474);
    if (unlikely(cpy_r_r475 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 36, CPyStatic_scholars___globals);
        goto CPyL215;
    }
    cpy_r_r476 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___scoring);
    cpy_r_r477 = CPyStatics[307]; /* 'winners' */
    cpy_r_r478 = CPyObject_GetAttr(cpy_r_r476, cpy_r_r477);
    if (unlikely(cpy_r_r478 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 36, CPyStatic_scholars___globals);
        goto CPyL216;
    }
    cpy_r_r479 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___view);
    cpy_r_r480 = CPyStatics[308]; /* 'observe' */
    cpy_r_r481 = CPyObject_GetAttr(cpy_r_r479, cpy_r_r480);
    if (unlikely(cpy_r_r481 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 36, CPyStatic_scholars___globals);
        goto CPyL217;
    }
    cpy_r_r482 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___view);
    cpy_r_r483 = CPyStatics[309]; /* 'seen_by' */
    cpy_r_r484 = CPyObject_GetAttr(cpy_r_r482, cpy_r_r483);
    if (unlikely(cpy_r_r484 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 36, CPyStatic_scholars___globals);
        goto CPyL218;
    }
    cpy_r_r485 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___research___sight);
    cpy_r_r486 = CPyStatics[310]; /* 'look' */
    cpy_r_r487 = CPyObject_GetAttr(cpy_r_r485, cpy_r_r486);
    if (unlikely(cpy_r_r487 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 36, CPyStatic_scholars___globals);
        goto CPyL219;
    }
    cpy_r_r488 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___view);
    cpy_r_r489 = CPyStatics[311]; /* 'redeal' */
    cpy_r_r490 = CPyObject_GetAttr(cpy_r_r488, cpy_r_r489);
    if (unlikely(cpy_r_r490 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL220;
    }
    cpy_r_r491 = CPyImport_GetModuleCache(&CPyModule_serai___games___scholars___consequences);
    cpy_r_r492 = CPyStatics[276]; /* 'consequences' */
    cpy_r_r493 = CPyObject_GetAttr(cpy_r_r491, cpy_r_r492);
    if (unlikely(cpy_r_r493 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL221;
    }
    cpy_r_r494 = CPyStatic_scholars___globals;
    cpy_r_r495 = CPyStatics[76]; /* 'position' */
    cpy_r_r496 = CPyDict_GetItem(cpy_r_r494, cpy_r_r495);
    if (unlikely(cpy_r_r496 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL222;
    }
    cpy_r_r497 = CPyStatics[312]; /* 'schema' */
    cpy_r_r498 = CPyObject_GetAttr(cpy_r_r496, cpy_r_r497);
    CPy_DECREF(cpy_r_r496);
    if (unlikely(cpy_r_r498 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL222;
    }
    cpy_r_r499 = CPyStatic_scholars___globals;
    cpy_r_r500 = CPyStatics[76]; /* 'position' */
    cpy_r_r501 = CPyDict_GetItem(cpy_r_r499, cpy_r_r500);
    if (unlikely(cpy_r_r501 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL223;
    }
    cpy_r_r502 = CPyStatics[313]; /* 'arrange' */
    cpy_r_r503 = CPyObject_GetAttr(cpy_r_r501, cpy_r_r502);
    CPy_DECREF(cpy_r_r501);
    if (unlikely(cpy_r_r503 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL223;
    }
    cpy_r_r504 = CPyStatic_scholars___globals;
    cpy_r_r505 = CPyStatics[277]; /* 'faults' */
    cpy_r_r506 = CPyDict_GetItem(cpy_r_r504, cpy_r_r505);
    if (unlikely(cpy_r_r506 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL224;
    }
    cpy_r_r507 = CPyStatics[277]; /* 'faults' */
    cpy_r_r508 = CPyObject_GetAttr(cpy_r_r506, cpy_r_r507);
    CPy_DECREF(cpy_r_r506);
    if (unlikely(cpy_r_r508 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL224;
    }
    cpy_r_r509 = CPyStatic_scholars___globals;
    cpy_r_r510 = CPyStatics[273]; /* 'catalogue' */
    cpy_r_r511 = CPyDict_GetItem(cpy_r_r509, cpy_r_r510);
    if (unlikely(cpy_r_r511 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL225;
    }
    cpy_r_r512 = CPyStatics[273]; /* 'catalogue' */
    cpy_r_r513 = CPyObject_GetAttr(cpy_r_r511, cpy_r_r512);
    CPy_DECREF(cpy_r_r511);
    if (unlikely(cpy_r_r513 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 37, CPyStatic_scholars___globals);
        goto CPyL225;
    }
    cpy_r_r514 = CPyDef_rooms___Rooms(cpy_r_r466, cpy_r_r469, cpy_r_r472, cpy_r_r475, cpy_r_r478, cpy_r_r481, cpy_r_r484, cpy_r_r487, cpy_r_r490, cpy_r_r493, cpy_r_r498, cpy_r_r503, cpy_r_r508, cpy_r_r513);
    CPy_DECREF(cpy_r_r469);
    CPy_DECREF(cpy_r_r472);
    CPy_DECREF(cpy_r_r475);
    CPy_DECREF(cpy_r_r478);
    CPy_DECREF(cpy_r_r481);
    CPy_DECREF(cpy_r_r484);
    CPy_DECREF(cpy_r_r487);
    CPy_DECREF(cpy_r_r490);
    CPy_DECREF(cpy_r_r493);
    CPy_DECREF(cpy_r_r498);
    CPy_DECREF(cpy_r_r503);
    CPy_DECREF(cpy_r_r508);
    CPy_DECREF(cpy_r_r513);
    if (unlikely(cpy_r_r514 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 35, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    CPyStatic_scholars___ROOMS = cpy_r_r514;
    CPy_INCREF(CPyStatic_scholars___ROOMS);
    cpy_r_r515 = CPyStatic_scholars___globals;
    cpy_r_r516 = CPyStatics[314]; /* 'ROOMS' */
    cpy_r_r517 = CPyDict_SetItem(cpy_r_r515, cpy_r_r516, cpy_r_r514);
    CPy_DECREF(cpy_r_r514);
    cpy_r_r518 = cpy_r_r517 >= 0;
    if (unlikely(!cpy_r_r518)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 35, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r519 = CPyStatics[264]; /* 'scholars' */
    cpy_r_r520 = CPyStatic_scholars___globals;
    cpy_r_r521 = CPyStatics[2323]; /* 'GAME' */
    cpy_r_r522 = CPyDict_SetItem(cpy_r_r520, cpy_r_r521, cpy_r_r519);
    cpy_r_r523 = cpy_r_r522 >= 0;
    if (unlikely(!cpy_r_r523)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 40, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r524 = (PyObject *)CPyType_rooms___GameInRooms;
    cpy_r_r525 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r526 = (PyObject *)CPyType_scholars___book___Book;
    CPy_INCREF(cpy_r_r525);
    CPy_INCREF(cpy_r_r526);
    cpy_r_r527.f0 = cpy_r_r525;
    cpy_r_r527.f1 = cpy_r_r526;
    cpy_r_r528 = PyTuple_New(2);
    if (unlikely(cpy_r_r528 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3870 = cpy_r_r527.f0;
    PyTuple_SET_ITEM(cpy_r_r528, 0, __tmp3870);
    PyObject *__tmp3871 = cpy_r_r527.f1;
    PyTuple_SET_ITEM(cpy_r_r528, 1, __tmp3871);
    cpy_r_r529 = PyObject_GetItem(cpy_r_r524, cpy_r_r528);
    CPy_DECREF(cpy_r_r528);
    if (unlikely(cpy_r_r529 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 43, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r530 = PyTuple_Pack(1, cpy_r_r529);
    CPy_DECREF(cpy_r_r529);
    if (unlikely(cpy_r_r530 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 43, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r531 = CPyStatics[2303]; /* 'serai.games.scholars' */
    cpy_r_r532 = (PyObject *)CPyType_scholars___Scholars_template;
    cpy_r_r533 = CPyType_FromTemplate(cpy_r_r532, cpy_r_r530, cpy_r_r531);
    CPy_DECREF(cpy_r_r530);
    if (unlikely(cpy_r_r533 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 43, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r534 = CPyDef_scholars___Scholars_trait_vtable_setup();
    if (unlikely(cpy_r_r534 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 43, CPyStatic_scholars___globals);
        goto CPyL226;
    }
    cpy_r_r535 = CPyDef_scholars___Scholars_coroutine_setup(cpy_r_r533);
    if (unlikely(cpy_r_r535 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 43, CPyStatic_scholars___globals);
        goto CPyL226;
    }
    cpy_r_r536 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r537 = CPyStatics[315]; /* 'name' */
    cpy_r_r538 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r539 = CPyStatics[325]; /* 'settings' */
    cpy_r_r540 = CPyStatics[317]; /* 'players' */
    cpy_r_r541 = CPyStatics[2324]; /* 'appraiser' */
    cpy_r_r542 = CPyStatics[318]; /* 'book' */
    cpy_r_r543 = CPyStatics[319]; /* 'parts' */
    cpy_r_r544 = CPyStatics[320]; /* '_rooms' */
    cpy_r_r545 = CPyStatics[321]; /* '_catalogue' */
    cpy_r_r546 = CPyStatics[322]; /* '_appraise' */
    cpy_r_r547 = CPyStatics[323]; /* '_priors' */
    cpy_r_r548 = CPyStatics[315]; /* 'name' */
    cpy_r_r549 = CPyStatics[324]; /* 'expansions' */
    cpy_r_r550 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r551 = CPyStatics[317]; /* 'players' */
    cpy_r_r552 = CPyStatics[325]; /* 'settings' */
    cpy_r_r553 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r554 = CPyStatics[327]; /* 'content_digest' */
    cpy_r_r555 = CPyStatics[328]; /* 'rule_ids' */
    cpy_r_r556 = CPyStatics[329]; /* 'chapters' */
    cpy_r_r557 = CPyStatics[330]; /* 'texts' */
    cpy_r_r558 = CPyStatics[331]; /* 'guide' */
    cpy_r_r559 = CPyStatics[332]; /* 'stage' */
    cpy_r_r560 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r561 = PyTuple_Pack(24, cpy_r_r537, cpy_r_r538, cpy_r_r539, cpy_r_r540, cpy_r_r541, cpy_r_r542, cpy_r_r543, cpy_r_r544, cpy_r_r545, cpy_r_r546, cpy_r_r547, cpy_r_r548, cpy_r_r549, cpy_r_r550, cpy_r_r551, cpy_r_r552, cpy_r_r553, cpy_r_r554, cpy_r_r555, cpy_r_r556, cpy_r_r557, cpy_r_r558, cpy_r_r559, cpy_r_r560);
    if (unlikely(cpy_r_r561 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 43, CPyStatic_scholars___globals);
        goto CPyL226;
    }
    cpy_r_r562 = PyObject_SetAttr(cpy_r_r533, cpy_r_r536, cpy_r_r561);
    CPy_DECREF(cpy_r_r561);
    cpy_r_r563 = cpy_r_r562 >= 0;
    if (unlikely(!cpy_r_r563)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 43, CPyStatic_scholars___globals);
        goto CPyL226;
    }
    CPyType_scholars___Scholars = (PyTypeObject *)cpy_r_r533;
    CPy_INCREF(CPyType_scholars___Scholars);
    cpy_r_r564 = CPyStatic_scholars___globals;
    cpy_r_r565 = CPyStatics[2325]; /* 'Scholars' */
    cpy_r_r566 = PyDict_SetItem(cpy_r_r564, cpy_r_r565, cpy_r_r533);
    cpy_r_r567 = cpy_r_r566 >= 0;
    if (unlikely(!cpy_r_r567)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 43, CPyStatic_scholars___globals);
        goto CPyL226;
    }
    cpy_r_r568 = CPy_InitSubclass(cpy_r_r533);
    CPy_DECREF(cpy_r_r533);
    if (unlikely(!cpy_r_r568)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 43, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r569 = CPyStatic_scholars___globals;
    cpy_r_r570 = CPyStatics[237]; /* 'load' */
    cpy_r_r571 = CPyDict_GetItem(cpy_r_r569, cpy_r_r570);
    if (unlikely(cpy_r_r571 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 83, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    cpy_r_r572 = CPyStatic_scholars___globals;
    cpy_r_r573 = CPyStatics[126]; /* 'cache' */
    cpy_r_r574 = CPyDict_GetItem(cpy_r_r572, cpy_r_r573);
    if (unlikely(cpy_r_r574 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 83, CPyStatic_scholars___globals);
        goto CPyL227;
    }
    PyObject *cpy_r_r575[1] = {cpy_r_r571};
    cpy_r_r576 = (PyObject **)&cpy_r_r575;
    cpy_r_r577 = PyObject_Vectorcall(cpy_r_r574, cpy_r_r576, 1, 0);
    CPy_DECREF(cpy_r_r574);
    if (unlikely(cpy_r_r577 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 83, CPyStatic_scholars___globals);
        goto CPyL227;
    }
    CPy_DECREF(cpy_r_r571);
    cpy_r_r578 = CPyStatic_scholars___globals;
    cpy_r_r579 = CPyStatics[237]; /* 'load' */
    cpy_r_r580 = PyDict_SetItem(cpy_r_r578, cpy_r_r579, cpy_r_r577);
    CPy_DECREF(cpy_r_r577);
    cpy_r_r581 = cpy_r_r580 >= 0;
    if (unlikely(!cpy_r_r581)) {
        CPy_AddTraceback("src/serai/games/scholars/__init__.py", "<module>", 83, CPyStatic_scholars___globals);
        goto CPyL198;
    }
    return 1;
CPyL198: ;
    cpy_r_r582 = 2;
    return cpy_r_r582;
CPyL199: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL11;
CPyL200: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL198;
CPyL201: ;
    CPy_DECREF(cpy_r_r178);
    goto CPyL60;
CPyL202: ;
    CPy_DECREF(cpy_r_r200);
    goto CPyL68;
CPyL203: ;
    CPy_DECREF(cpy_r_r222);
    goto CPyL76;
CPyL204: ;
    CPy_DECREF(cpy_r_r267);
    goto CPyL92;
CPyL205: ;
    CPy_DECREF(cpy_r_r289);
    goto CPyL100;
CPyL206: ;
    CPy_DECREF(cpy_r_r311);
    goto CPyL108;
CPyL207: ;
    CPy_DECREF(cpy_r_r333);
    goto CPyL116;
CPyL208: ;
    CPy_DECREF(cpy_r_r355);
    goto CPyL124;
CPyL209: ;
    CPy_DECREF(cpy_r_r377);
    goto CPyL132;
CPyL210: ;
    CPy_DECREF(cpy_r_r399);
    goto CPyL140;
CPyL211: ;
    CPy_DECREF(cpy_r_r421);
    goto CPyL148;
CPyL212: ;
    CPy_DECREF(cpy_r_r443);
    goto CPyL156;
CPyL213: ;
    CPy_DECREF(cpy_r_r465);
    goto CPyL164;
CPyL214: ;
    CPy_DecRef(cpy_r_r469);
    goto CPyL198;
CPyL215: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    goto CPyL198;
CPyL216: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    goto CPyL198;
CPyL217: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    CPy_DecRef(cpy_r_r478);
    goto CPyL198;
CPyL218: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    CPy_DecRef(cpy_r_r478);
    CPy_DecRef(cpy_r_r481);
    goto CPyL198;
CPyL219: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    CPy_DecRef(cpy_r_r478);
    CPy_DecRef(cpy_r_r481);
    CPy_DecRef(cpy_r_r484);
    goto CPyL198;
CPyL220: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    CPy_DecRef(cpy_r_r478);
    CPy_DecRef(cpy_r_r481);
    CPy_DecRef(cpy_r_r484);
    CPy_DecRef(cpy_r_r487);
    goto CPyL198;
CPyL221: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    CPy_DecRef(cpy_r_r478);
    CPy_DecRef(cpy_r_r481);
    CPy_DecRef(cpy_r_r484);
    CPy_DecRef(cpy_r_r487);
    CPy_DecRef(cpy_r_r490);
    goto CPyL198;
CPyL222: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    CPy_DecRef(cpy_r_r478);
    CPy_DecRef(cpy_r_r481);
    CPy_DecRef(cpy_r_r484);
    CPy_DecRef(cpy_r_r487);
    CPy_DecRef(cpy_r_r490);
    CPy_DecRef(cpy_r_r493);
    goto CPyL198;
CPyL223: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    CPy_DecRef(cpy_r_r478);
    CPy_DecRef(cpy_r_r481);
    CPy_DecRef(cpy_r_r484);
    CPy_DecRef(cpy_r_r487);
    CPy_DecRef(cpy_r_r490);
    CPy_DecRef(cpy_r_r493);
    CPy_DecRef(cpy_r_r498);
    goto CPyL198;
CPyL224: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    CPy_DecRef(cpy_r_r478);
    CPy_DecRef(cpy_r_r481);
    CPy_DecRef(cpy_r_r484);
    CPy_DecRef(cpy_r_r487);
    CPy_DecRef(cpy_r_r490);
    CPy_DecRef(cpy_r_r493);
    CPy_DecRef(cpy_r_r498);
    CPy_DecRef(cpy_r_r503);
    goto CPyL198;
CPyL225: ;
    CPy_DecRef(cpy_r_r469);
    CPy_DecRef(cpy_r_r472);
    CPy_DecRef(cpy_r_r475);
    CPy_DecRef(cpy_r_r478);
    CPy_DecRef(cpy_r_r481);
    CPy_DecRef(cpy_r_r484);
    CPy_DecRef(cpy_r_r487);
    CPy_DecRef(cpy_r_r490);
    CPy_DecRef(cpy_r_r493);
    CPy_DecRef(cpy_r_r498);
    CPy_DecRef(cpy_r_r503);
    CPy_DecRef(cpy_r_r508);
    goto CPyL198;
CPyL226: ;
    CPy_DecRef(cpy_r_r533);
    goto CPyL198;
CPyL227: ;
    CPy_DecRef(cpy_r_r571);
    goto CPyL198;
}

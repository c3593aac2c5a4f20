#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___Merv_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef merv___Merv_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___MervObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___MervObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___Merv_traverse(serai___games___merv___MervObject *self, visitproc visit, void *arg)
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
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___MervObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___MervObject))));
    return rv;
}

static int32_t CPyDef_merv___Merv_clear(PyObject *cpy_r_self)
{
    serai___games___merv___MervObject *self = (serai___games___merv___MervObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___MervObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___MervObject))));
    return 0;
}

static int32_t CPyDef_merv___Merv_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___MervObject *self = (serai___games___merv___MervObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___MervObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___MervObject))));
    return 0;
}

static void
merv___Merv_dealloc(serai___games___merv___MervObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___Merv_dealloc)
    CPyDef_merv___Merv_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv_____mypyc__Merv_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___Merv(PyObject *cpy_r_book);

static PyObject *
merv___Merv_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___Merv) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv_____mypyc__Merv_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___Merv_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___Merv_vtable[54];
static bool
CPyDef_merv___Merv_trait_vtable_setup(void)
{
    CPyVTableItem merv___Merv_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_rooms___GameInRooms___setup,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___turn,
        (CPyVTableItem)CPyDef_merv___Merv___is_over__Game_glue,
        (CPyVTableItem)CPyDef_merv___Merv___seats__Game_glue,
        (CPyVTableItem)CPyDef_merv___Merv___automas__Game_glue,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___load_table,
        (CPyVTableItem)CPyDef_game___Game___renewed,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___observe,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___seen_by,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___consequences,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___look,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___redeal,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___score,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___winners,
        (CPyVTableItem)CPyDef_game___Game___automas_surprise,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___appraise,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___priors,
        (CPyVTableItem)CPyDef_merv___Merv___holdings__Game_glue,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___schema__Game_glue,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___portrait,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___arrange,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___faults,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___component_ids,
        (CPyVTableItem)CPyDef_rooms___GameInRooms___catalogue,
        (CPyVTableItem)CPyDef_game___Game___describe,
        (CPyVTableItem)CPyDef_merv___Merv_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_merv___Merv_____init__,
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
        (CPyVTableItem)CPyDef_merv___Merv_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_merv___Merv_____init__,
        (CPyVTableItem)CPyDef_merv___Merv___think_with,
        (CPyVTableItem)CPyDef_merv___Merv___is_over,
        (CPyVTableItem)CPyDef_merv___Merv___seats,
        (CPyVTableItem)CPyDef_merv___Merv___automas,
        (CPyVTableItem)CPyDef_merv___Merv___holdings,
        (CPyVTableItem)CPyDef_merv___Merv_____mypyc_defaults_setup,
    };
    memcpy(merv___Merv_vtable, merv___Merv_vtable_scratch, sizeof(merv___Merv_vtable));
    return 1;
}

static bool
CPyDef_merv___Merv_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___Merv_get_name(serai___games___merv___MervObject *self, void *closure);
static int
merv___Merv_set_name(serai___games___merv___MervObject *self, PyObject *value, void *closure);
static PyObject *
merv___Merv_get_rules_version(serai___games___merv___MervObject *self, void *closure);
static int
merv___Merv_set_rules_version(serai___games___merv___MervObject *self, PyObject *value, void *closure);
static PyObject *
merv___Merv_get_settings(serai___games___merv___MervObject *self, void *closure);
static int
merv___Merv_set_settings(serai___games___merv___MervObject *self, PyObject *value, void *closure);
static PyObject *
merv___Merv_get_players(serai___games___merv___MervObject *self, void *closure);
static int
merv___Merv_set_players(serai___games___merv___MervObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___Merv_getseters[] = {
    {"name",
     (getter)merv___Merv_get_name, (setter)merv___Merv_set_name,
     NULL, NULL},
    {"rules_version",
     (getter)merv___Merv_get_rules_version, (setter)merv___Merv_set_rules_version,
     NULL, NULL},
    {"settings",
     (getter)merv___Merv_get_settings, (setter)merv___Merv_set_settings,
     NULL, NULL},
    {"players",
     (getter)merv___Merv_get_players, (setter)merv___Merv_set_players,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___Merv_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv_____mypyc__Merv_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___Merv_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book)\n--\n\n")},
    {"think_with",
     (PyCFunction)CPyPy_merv___Merv___think_with,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("think_with($self, numbers)\n--\n\n")},
    {"is_over",
     (PyCFunction)CPyPy_merv___Merv___is_over,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_over($self, table)\n--\n\n")},
    {"seats",
     (PyCFunction)CPyPy_merv___Merv___seats,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seats($self, table)\n--\n\n")},
    {"automas",
     (PyCFunction)CPyPy_merv___Merv___automas,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("automas($self, table)\n--\n\n")},
    {"holdings",
     (PyCFunction)CPyPy_merv___Merv___holdings,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holdings($self, table, seat)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_merv___Merv_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___Merv_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Merv",
    .tp_new = merv___Merv_new,
    .tp_dealloc = (destructor)merv___Merv_dealloc,
    .tp_traverse = (traverseproc)merv___Merv_traverse,
    .tp_clear = (inquiry)CPyDef_merv___Merv_clear,
    .tp_getset = merv___Merv_getseters,
    .tp_methods = merv___Merv_methods,
    .tp_init = merv___Merv_init,
    .tp_members = merv___Merv_members,
    .tp_basicsize = sizeof(serai___games___merv___MervObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___MervObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___MervObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Merv(book)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___Merv_template = &CPyType_merv___Merv_template_;

PyObject *CPyDef_merv_____mypyc__Merv_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___MervObject *self;
    self = (serai___games___merv___MervObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___Merv_vtable;
    self->_rules_version = CPY_INT_TAG;
    self->_rules_version = CPY_INT_TAG;
    if (CPyDef_merv___Merv_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_merv___Merv(PyObject *cpy_r_book)
{
    PyObject *self = CPyDef_merv_____mypyc__Merv_setup((PyObject *)CPyType_merv___Merv);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___Merv_____init__(self, cpy_r_book);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___Merv_get_name(serai___games___merv___MervObject *self, void *closure)
{
    if (unlikely(self->_name == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'name' of 'Merv' undefined");
        return NULL;
    }
    CPy_INCREF(self->_name);
    PyObject *retval = self->_name;
    return retval;
}

static int
merv___Merv_set_name(serai___games___merv___MervObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Merv' object attribute 'name' cannot be deleted");
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
merv___Merv_get_rules_version(serai___games___merv___MervObject *self, void *closure)
{
    if (unlikely(self->_rules_version == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rules_version' of 'Merv' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_rules_version);
    PyObject *retval = CPyTagged_StealAsObject(self->_rules_version);
    return retval;
}

static int
merv___Merv_set_rules_version(serai___games___merv___MervObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Merv' object attribute 'rules_version' cannot be deleted");
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
merv___Merv_get_settings(serai___games___merv___MervObject *self, void *closure)
{
    if (unlikely(self->_settings == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'settings' of 'Merv' undefined");
        return NULL;
    }
    CPy_INCREF(self->_settings);
    PyObject *retval = self->_settings;
    return retval;
}

static int
merv___Merv_set_settings(serai___games___merv___MervObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Merv' object attribute 'settings' cannot be deleted");
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
merv___Merv_get_players(serai___games___merv___MervObject *self, void *closure)
{
    if (unlikely(self->_players == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'players' of 'Merv' undefined");
        return NULL;
    }
    CPy_INCREF(self->_players);
    PyObject *retval = self->_players;
    return retval;
}

static int
merv___Merv_set_players(serai___games___merv___MervObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Merv' object attribute 'players' cannot be deleted");
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
static PyMethodDef mervmodule_methods[] = {
    {"load", (PyCFunction)CPyPy_merv___load, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("load(overrides=None)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv__internal, "__name__");
    CPyStatic_merv___globals = PyModule_GetDict(CPyModule_serai___games___merv__internal);
    if (unlikely(CPyStatic_merv___globals == NULL))
        goto fail;
    char result = CPyDef_merv_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_merv___ROOMS);
    CPyStatic_merv___ROOMS = NULL;
    Py_CLEAR(CPyType_merv___Merv);
    return -1;
}
int CPyExec_serai___games___merv(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv__impl, &CPyImportState_serai___games___merv, &CPyModule_serai___games___merv);
}
static struct PyModuleDef mervmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    mervmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv(void)
{
    if (CPyModule_serai___games___merv__internal) {
        Py_INCREF(CPyModule_serai___games___merv__internal);
        return CPyModule_serai___games___merv__internal;
    }
    CPyModule_serai___games___merv__internal = PyModule_Create(&mervmodule);
    return CPyModule_serai___games___merv__internal;
}

PyObject *CPyInit_serai___games___merv(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv__internal) {
        Py_INCREF(CPyModule_serai___games___merv__internal);
        return CPyModule_serai___games___merv__internal;
    }
    CPyModule_serai___games___merv__internal = PyModule_Create(&mervmodule);
    if (unlikely(CPyModule_serai___games___merv__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv(CPyModule_serai___games___merv__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___Merv_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book) {
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
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T1O cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    cpy_r_r0 = CPyStatic_merv___ROOMS;
    if (likely(cpy_r_r0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROOMS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 48, CPyStatic_merv___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_options;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/__init__.py", "__init__", "Book", "options", 48, CPyStatic_merv___globals);
        goto CPyL26;
    }
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___options___OptionsObject *)cpy_r_r2)->_vocabulary;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_content_digest;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/__init__.py", "__init__", "Book", "content_digest", 48, CPyStatic_merv___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyStatic_merv___globals;
    cpy_r_r6 = CPyStatics[253]; /* '__name__' */
    cpy_r_r7 = CPyDict_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 48, CPyStatic_merv___globals);
        goto CPyL28;
    }
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/__init__.py", "__init__", 48, CPyStatic_merv___globals, "str", cpy_r_r7);
        goto CPyL28;
    }
    cpy_r_r9 = CPyStatic_merv___globals;
    cpy_r_r10 = CPyStatics[108]; /* 'files' */
    cpy_r_r11 = CPyDict_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 48, CPyStatic_merv___globals);
        goto CPyL29;
    }
    PyObject *cpy_r_r12[1] = {cpy_r_r8};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r13, 1, 0);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 48, CPyStatic_merv___globals);
        goto CPyL29;
    }
    CPy_DECREF(cpy_r_r8);
    cpy_r_r15 = CPyStatics[266]; /* 'text' */
    cpy_r_r16 = PyNumber_TrueDivide(cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 48, CPyStatic_merv___globals);
        goto CPyL28;
    }
    cpy_r_r17.f0 = cpy_r_r16;
    cpy_r_r18 = PyTuple_New(1);
    if (unlikely(cpy_r_r18 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp979 = cpy_r_r17.f0;
    PyTuple_SET_ITEM(cpy_r_r18, 0, __tmp979);
    cpy_r_r19 = CPyDef_rooms___GameInRooms_____init__(cpy_r_self, cpy_r_r0, cpy_r_book, cpy_r_r3, cpy_r_r4, cpy_r_r18);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 48, CPyStatic_merv___globals);
        goto CPyL26;
    }
    cpy_r_r20 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_queue_slots;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/__init__.py", "__init__", "Book", "queue_slots", 49, CPyStatic_merv___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r20);
CPyL12: ;
    cpy_r_r21 = PySequence_Tuple(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 49, CPyStatic_merv___globals);
        goto CPyL26;
    }
    if (((serai___games___merv___MervObject *)cpy_r_self)->_players != NULL) {
        CPy_DECREF(((serai___games___merv___MervObject *)cpy_r_self)->_players);
    }
    ((serai___games___merv___MervObject *)cpy_r_self)->_players = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 49, CPyStatic_merv___globals);
        goto CPyL26;
    }
    cpy_r_r23 = CPyStatic_merv___globals;
    cpy_r_r24 = CPyStatics[267]; /* 'weights' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 50, CPyStatic_merv___globals);
        goto CPyL26;
    }
    cpy_r_r26 = PyObject_Vectorcall(cpy_r_r25, 0, 0, 0);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 50, CPyStatic_merv___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_merv___thinking___weights___Weights))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/__init__.py", "__init__", 50, CPyStatic_merv___globals, "serai.games.merv.thinking.weights.Weights", cpy_r_r26);
        goto CPyL26;
    }
    cpy_r_r28 = CPyDef_merv___Merv___think_with(cpy_r_self, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 50, CPyStatic_merv___globals);
        goto CPyL26;
    }
    cpy_r_r29 = CPyStatic_merv___globals;
    cpy_r_r30 = CPyStatics[253]; /* '__name__' */
    cpy_r_r31 = CPyDict_GetItem(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 51, CPyStatic_merv___globals);
        goto CPyL26;
    }
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/__init__.py", "__init__", 51, CPyStatic_merv___globals, "str", cpy_r_r31);
        goto CPyL26;
    }
    cpy_r_r33 = CPyStatic_merv___globals;
    cpy_r_r34 = CPyStatics[108]; /* 'files' */
    cpy_r_r35 = CPyDict_GetItem(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 51, CPyStatic_merv___globals);
        goto CPyL30;
    }
    PyObject *cpy_r_r36[1] = {cpy_r_r32};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_Vectorcall(cpy_r_r35, cpy_r_r37, 1, 0);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 51, CPyStatic_merv___globals);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r32);
    cpy_r_r39 = CPyStatics[268]; /* 'guide.toml' */
    cpy_r_r40 = PyNumber_TrueDivide(cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 51, CPyStatic_merv___globals);
        goto CPyL26;
    }
    cpy_r_r41 = CPyDef_guide___read_guide(cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 51, CPyStatic_merv___globals);
        goto CPyL26;
    }
    if (((serai___games___merv___MervObject *)cpy_r_self)->_guide != NULL) {
        CPy_DECREF(((serai___games___merv___MervObject *)cpy_r_self)->_guide);
    }
    ((serai___games___merv___MervObject *)cpy_r_self)->_guide = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 51, CPyStatic_merv___globals);
        goto CPyL26;
    }
    return 1;
CPyL26: ;
    cpy_r_r43 = 2;
    return cpy_r_r43;
CPyL27: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL26;
CPyL28: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL29: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r8);
    goto CPyL26;
CPyL30: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL26;
}
        
        PyObject *CPyPy_merv___Merv_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            PyObject *obj_book;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_merv___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.merv.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_merv___Merv_____init__(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "__init__", 47, CPyStatic_merv___globals);
            return NULL;
        }
        
char CPyDef_merv___Merv___think_with(PyObject *cpy_r_self, PyObject *cpy_r_numbers) {
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
    char cpy_r_r10;
    char cpy_r_r11;
    cpy_r_r0 = ((serai___games___merv___MervObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/__init__.py", "think_with", "Merv", "book", 55, CPyStatic_merv___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___book___Book))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/__init__.py", "think_with", 55, CPyStatic_merv___globals, "serai.games.merv.book.Book", cpy_r_r0);
        goto CPyL10;
    }
    cpy_r_r2 = CPyDef_merv___thinking___appraisal___Appraiser(cpy_r_r1, cpy_r_numbers);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "think_with", 55, CPyStatic_merv___globals);
        goto CPyL10;
    }
    cpy_r_r3 = CPyStatics[269]; /* 'appraise' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "think_with", 56, CPyStatic_merv___globals);
        goto CPyL11;
    }
    cpy_r_r5 = ((serai___games___merv___MervObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/__init__.py", "think_with", "Merv", "book", 56, CPyStatic_merv___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_merv___book___Book))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/__init__.py", "think_with", 56, CPyStatic_merv___globals, "serai.games.merv.book.Book", cpy_r_r5);
        goto CPyL12;
    }
    cpy_r_r7 = CPyDef_merv___thinking___priors___Priors(cpy_r_r6, cpy_r_r2, cpy_r_numbers);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "think_with", 56, CPyStatic_merv___globals);
        goto CPyL13;
    }
    cpy_r_r8 = CPyStatics[270]; /* 'of' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "think_with", 56, CPyStatic_merv___globals);
        goto CPyL13;
    }
    cpy_r_r10 = CPyDef_rooms___GameInRooms___think_by(cpy_r_self, cpy_r_r4, cpy_r_r9);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "think_with", 56, CPyStatic_merv___globals);
        goto CPyL10;
    }
    return 1;
CPyL10: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
CPyL11: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL10;
}
        
        PyObject *CPyPy_merv___Merv___think_with(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"numbers", 0};
            static CPyArg_Parser parser = {"O:think_with", kwlist, 0};
            PyObject *obj_numbers;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_numbers)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(Py_TYPE(obj_numbers) == CPyType_merv___thinking___weights___Weights))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("serai.games.merv.thinking.weights.Weights", obj_numbers); 
                goto fail;
            }
            char retval = CPyDef_merv___Merv___think_with(arg_self, arg_numbers);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "think_with", 53, CPyStatic_merv___globals);
            return NULL;
        }
        
char CPyDef_merv___Merv___is_over(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_table)->_phase;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/__init__.py", "is_over", "Table", "phase", 59, CPyStatic_merv___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 == 8;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___Merv___is_over(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:is_over", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(Py_TYPE(obj_table) == CPyType_merv___table___Table))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_table); 
                goto fail;
            }
            char retval = CPyDef_merv___Merv___is_over(arg_self, arg_table);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "is_over", 58, CPyStatic_merv___globals);
            return NULL;
        }
        
char CPyDef_merv___Merv___is_over__Game_glue(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_table);
    if (likely(Py_TYPE(cpy_r_table) == CPyType_merv___table___Table))
        cpy_r_r0 = cpy_r_table;
    else {
        CPy_TypeError("serai.games.merv.table.Table", cpy_r_table); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_merv___Merv___is_over(cpy_r_self, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___Merv___is_over__Game_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:is_over__Game_glue", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            char retval = CPyDef_merv___Merv___is_over__Game_glue(arg_self, arg_table);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "is_over__Game_glue", -1, CPyStatic_merv___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___Merv___seats(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_table)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/__init__.py", "seats", "Table", "players", 62, CPyStatic_merv___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    return cpy_r_r3;
CPyL2: ;
    cpy_r_r4 = CPY_INT_TAG;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_merv___Merv___seats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:seats", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(Py_TYPE(obj_table) == CPyType_merv___table___Table))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged retval = CPyDef_merv___Merv___seats(arg_self, arg_table);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "seats", 61, CPyStatic_merv___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___Merv___seats__Game_glue(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPy_INCREF(cpy_r_table);
    if (likely(Py_TYPE(cpy_r_table) == CPyType_merv___table___Table))
        cpy_r_r0 = cpy_r_table;
    else {
        CPy_TypeError("serai.games.merv.table.Table", cpy_r_table); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_merv___Merv___seats(cpy_r_self, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == CPY_INT_TAG) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___Merv___seats__Game_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:seats__Game_glue", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged retval = CPyDef_merv___Merv___seats__Game_glue(arg_self, arg_table);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "seats__Game_glue", -1, CPyStatic_merv___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___Merv___automas(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    tuple_T1I cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T0 cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_table)->_solo;
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AttributeError("src/serai/games/merv/__init__.py", "automas", "Table", "solo", 65, CPyStatic_merv___globals);
        goto CPyL6;
    }
CPyL1: ;
    if (!cpy_r_r0) goto CPyL4;
CPyL2: ;
    cpy_r_r1 = CPyDef_merv___table___Table___magistrate(cpy_r_table);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "automas", 65, CPyStatic_merv___globals);
        goto CPyL6;
    }
CPyL3: ;
    cpy_r_r2.f0 = cpy_r_r1;
    cpy_r_r3 = PyTuple_New(1);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp980 = CPyTagged_StealAsObject(cpy_r_r2.f0);
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp980);
    cpy_r_r4 = cpy_r_r3;
    goto CPyL5;
CPyL4: ;
    cpy_r_r5.empty_struct_error_flag = 0;
    cpy_r_r6 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r4 = cpy_r_r6;
CPyL5: ;
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_merv___Merv___automas(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:automas", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(Py_TYPE(obj_table) == CPyType_merv___table___Table))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___Merv___automas(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "automas", 64, CPyStatic_merv___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___Merv___automas__Game_glue(PyObject *cpy_r_self, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_table);
    if (likely(Py_TYPE(cpy_r_table) == CPyType_merv___table___Table))
        cpy_r_r0 = cpy_r_table;
    else {
        CPy_TypeError("serai.games.merv.table.Table", cpy_r_table); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_merv___Merv___automas(cpy_r_self, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___Merv___automas__Game_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", 0};
            static CPyArg_Parser parser = {"O:automas__Game_glue", kwlist, 0};
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___Merv___automas__Game_glue(arg_self, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "automas__Game_glue", -1, CPyStatic_merv___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___Merv___holdings(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_merv___holdings___holdings(cpy_r_table, cpy_r_seat);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "holdings", 68, CPyStatic_merv___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_merv___Merv___holdings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:holdings", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(Py_TYPE(obj_table) == CPyType_merv___table___Table))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_table); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_merv___Merv___holdings(arg_self, arg_table, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "holdings", 67, CPyStatic_merv___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___Merv___holdings__Game_glue(PyObject *cpy_r_self, PyObject *cpy_r_table, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_table);
    if (likely(Py_TYPE(cpy_r_table) == CPyType_merv___table___Table))
        cpy_r_r0 = cpy_r_table;
    else {
        CPy_TypeError("serai.games.merv.table.Table", cpy_r_table); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_merv___Merv___holdings(cpy_r_self, cpy_r_r0, cpy_r_seat);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___Merv___holdings__Game_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "seat", 0};
            static CPyArg_Parser parser = {"OO:holdings__Game_glue", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___Merv))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj_self); 
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
            PyObject *retval = CPyDef_merv___Merv___holdings__Game_glue(arg_self, arg_table, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "holdings__Game_glue", -1, CPyStatic_merv___globals);
            return NULL;
        }
        
char CPyDef_merv___Merv_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
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
    tuple_T3OOO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___games___merv___MervObject *)cpy_r___mypyc_self__)->_expansions = cpy_r_r1;
    cpy_r_r2.empty_struct_error_flag = 0;
    cpy_r_r3 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___games___merv___MervObject *)cpy_r___mypyc_self__)->_chapters = cpy_r_r3;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    ((serai___games___merv___MervObject *)cpy_r___mypyc_self__)->_guide = cpy_r_r4;
    cpy_r_r5 = CPyStatics[271]; /* 'beta' */
    CPy_INCREF(cpy_r_r5);
    ((serai___games___merv___MervObject *)cpy_r___mypyc_self__)->_stage = cpy_r_r5;
    cpy_r_r6 = CPyStatics[263]; /* 'merv' */
    CPy_INCREF(cpy_r_r6);
    ((serai___games___merv___MervObject *)cpy_r___mypyc_self__)->_name = cpy_r_r6;
    ((serai___games___merv___MervObject *)cpy_r___mypyc_self__)->_rules_version = 4;
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___setup);
    cpy_r_r8 = CPyStatics[1178]; /* 'SETTINGS' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL3;
    PyObject *__tmp981;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 3))) {
        __tmp981 = NULL;
        goto __LL982;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        __tmp981 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        __tmp981 = NULL;
    }
    if (__tmp981 == NULL) goto __LL982;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        __tmp981 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        __tmp981 = NULL;
    }
    if (__tmp981 == NULL) goto __LL982;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r9, 2))))
        __tmp981 = PyTuple_GET_ITEM(cpy_r_r9, 2);
    else {
        __tmp981 = NULL;
    }
    if (__tmp981 == NULL) goto __LL982;
    __tmp981 = cpy_r_r9;
__LL982: ;
    if (unlikely(__tmp981 == NULL)) {
        CPy_TypeError("tuple[tuple, tuple, tuple]", cpy_r_r9); cpy_r_r10 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp983 = PyTuple_GET_ITEM(cpy_r_r9, 0);
        CPy_INCREF(__tmp983);
        PyObject * __tmp984;
        if (likely(PyTuple_Check(__tmp983)))
            __tmp984 = __tmp983;
        else {
            CPy_TypeError("tuple", __tmp983); 
            __tmp984 = NULL;
        }
        cpy_r_r10.f0 = __tmp984;
        PyObject *__tmp985 = PyTuple_GET_ITEM(cpy_r_r9, 1);
        CPy_INCREF(__tmp985);
        PyObject * __tmp986;
        if (likely(PyTuple_Check(__tmp985)))
            __tmp986 = __tmp985;
        else {
            CPy_TypeError("tuple", __tmp985); 
            __tmp986 = NULL;
        }
        cpy_r_r10.f1 = __tmp986;
        PyObject *__tmp987 = PyTuple_GET_ITEM(cpy_r_r9, 2);
        CPy_INCREF(__tmp987);
        PyObject * __tmp988;
        if (likely(PyTuple_Check(__tmp987)))
            __tmp988 = __tmp987;
        else {
            CPy_TypeError("tuple", __tmp987); 
            __tmp988 = NULL;
        }
        cpy_r_r10.f2 = __tmp988;
    }
    CPy_DECREF(cpy_r_r9);
    if (cpy_r_r10.f0 == NULL) goto CPyL3;
    cpy_r_r11 = PyTuple_New(3);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp989 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp989);
    PyObject *__tmp990 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp990);
    PyObject *__tmp991 = cpy_r_r10.f2;
    PyTuple_SET_ITEM(cpy_r_r11, 2, __tmp991);
    ((serai___games___merv___MervObject *)cpy_r___mypyc_self__)->_settings = cpy_r_r11;
    return 1;
CPyL3: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_merv___Merv_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___Merv))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.Merv", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_merv___Merv_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "__mypyc_defaults_setup", -1, CPyStatic_merv___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___load(PyObject *cpy_r_overrides) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    if (cpy_r_overrides != NULL) goto CPyL7;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_overrides = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPyDef_merv___effects___merv_verbs();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "load", 74, CPyStatic_merv___globals);
        goto CPyL8;
    }
    cpy_r_r2 = CPyDef_merv___book___Book(cpy_r_r1, cpy_r_overrides);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_overrides);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "load", 74, CPyStatic_merv___globals);
        goto CPyL6;
    }
    cpy_r_r3 = CPyDef_merv___Merv(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "load", 74, CPyStatic_merv___globals);
        goto CPyL6;
    }
    return cpy_r_r3;
CPyL6: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL7: ;
    CPy_INCREF(cpy_r_overrides);
    goto CPyL2;
CPyL8: ;
    CPy_DecRef(cpy_r_overrides);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___load(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"overrides", 0};
            static CPyArg_Parser parser = {"|O:load", kwlist, 0};
            PyObject *obj_overrides = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_overrides)) {
                return NULL;
            }
            PyObject *arg_overrides;
            if (obj_overrides == NULL) {
                arg_overrides = NULL;
                goto __LL992;
            }
            arg_overrides = obj_overrides;
            if (arg_overrides != NULL) goto __LL992;
            if (obj_overrides == Py_None)
                arg_overrides = obj_overrides;
            else {
                arg_overrides = NULL;
            }
            if (arg_overrides != NULL) goto __LL992;
            CPy_TypeError("object or None", obj_overrides); 
            goto fail;
__LL992: ;
            PyObject *retval = CPyDef_merv___load(arg_overrides);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/__init__.py", "load", 72, CPyStatic_merv___globals);
            return NULL;
        }
        
char CPyDef_merv_____top_level__(void) {
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
    void *cpy_r_r223;
    void *cpy_r_r224;
    void *cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    void *cpy_r_r231;
    void *cpy_r_r232;
    PyObject **cpy_r_r233;
    PyObject *cpy_r_r234;
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
    int32_t cpy_r_r266;
    char cpy_r_r267;
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
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
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
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject *cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject *cpy_r_r454;
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
    int32_t cpy_r_r473;
    char cpy_r_r474;
    PyObject *cpy_r_r475;
    PyObject *cpy_r_r476;
    PyObject *cpy_r_r477;
    tuple_T2OO cpy_r_r478;
    PyObject *cpy_r_r479;
    PyObject *cpy_r_r480;
    PyObject *cpy_r_r481;
    PyObject *cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    char cpy_r_r485;
    char cpy_r_r486;
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
    int32_t cpy_r_r512;
    char cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    int32_t cpy_r_r516;
    char cpy_r_r517;
    char cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    PyObject *cpy_r_r522;
    PyObject *cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject **cpy_r_r526;
    PyObject *cpy_r_r527;
    PyObject *cpy_r_r528;
    PyObject *cpy_r_r529;
    int32_t cpy_r_r530;
    char cpy_r_r531;
    char cpy_r_r532;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 1, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 1, CPyStatic_merv___globals);
        goto CPyL181;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 12, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_merv___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 14, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r17 = CPyStatics[127]; /* 'functools' */
    cpy_r_r18 = CPyStatic_merv___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 15, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r20 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r22 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r23 = CPyStatic_merv___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 16, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r25 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5020]; /* ('Path',) */
    cpy_r_r27 = CPyStatics[256]; /* 'pathlib' */
    cpy_r_r28 = CPyStatic_merv___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 17, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r30 = (void *)&CPyModule_pathlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r32 = CPyStatics[47]; /* 'typing' */
    cpy_r_r33 = CPyStatic_merv___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 18, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r35 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[5023]; /* ('catalogue',) */
    cpy_r_r37 = CPyStatics[1179]; /* 'serai.games.merv' */
    cpy_r_r38 = CPyStatic_merv___globals;
    cpy_r_r39 = CPyImport_ImportFromMany(cpy_r_r37, cpy_r_r36, cpy_r_r36, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL182;
CPyL11: ;
    cpy_r_r40 = CPyStatic_merv___globals;
    cpy_r_r41 = (void *)&CPyModule_serai___games___merv___consequences;
    cpy_r_r42 = (void *)&CPyImportState_serai___games___merv___consequences;
    cpy_r_r43 = CPyModuleLockAPI_serai;
    cpy_r_r44 = CPyImport_IsInitialized(cpy_r_r42);
    if (!cpy_r_r44) goto CPyL14;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[1180]; /* 'serai.games.merv.consequences' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r48 = cpy_r_r47;
    goto CPyL18;
CPyL14: ;
    cpy_r_r49 = CPyInitOnly_serai___games___merv___consequences;
    cpy_r_r50 = CPyExec_serai___games___merv___consequences;
    cpy_r_r51 = (PyObject **)&CPyModule_serai___games___merv___consequences__internal;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r55 = CPyStatics[8]; /* '__file__' */
    cpy_r_r56 = CPyObject_GetAttr(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r57 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r58 = CPyStatics[1180]; /* 'serai.games.merv.consequences' */
    cpy_r_r59 = CPyImport_ImportNative(cpy_r_r58, cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r56, cpy_r_r57, 0);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r48 = cpy_r_r59;
CPyL18: ;
    cpy_r_r60 = CPyStatics[276]; /* 'consequences' */
    cpy_r_r61 = CPyDict_SetItem(cpy_r_r40, cpy_r_r60, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r63 = CPyStatics[5024]; /* ('faults', 'position') */
    cpy_r_r64 = CPyStatics[1179]; /* 'serai.games.merv' */
    cpy_r_r65 = CPyStatic_merv___globals;
    cpy_r_r66 = CPyImport_ImportFromMany(cpy_r_r64, cpy_r_r63, cpy_r_r63, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r67 = CPyStatic_merv___globals;
    cpy_r_r68 = (void *)&CPyModule_serai___games___merv___scoring;
    cpy_r_r69 = (void *)&CPyImportState_serai___games___merv___scoring;
    cpy_r_r70 = CPyModuleLockAPI_serai;
    cpy_r_r71 = CPyImport_IsInitialized(cpy_r_r69);
    if (!cpy_r_r71) goto CPyL23;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r75 = cpy_r_r74;
    goto CPyL27;
CPyL23: ;
    cpy_r_r76 = CPyInitOnly_serai___games___merv___scoring;
    cpy_r_r77 = CPyExec_serai___games___merv___scoring;
    cpy_r_r78 = (PyObject **)&CPyModule_serai___games___merv___scoring__internal;
    cpy_r_r79 = PyImport_GetModuleDict();
    cpy_r_r80 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r81 = CPyDict_GetItem(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r82 = CPyStatics[8]; /* '__file__' */
    cpy_r_r83 = CPyObject_GetAttr(cpy_r_r81, cpy_r_r82);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r84 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r85 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r86 = CPyImport_ImportNative(cpy_r_r85, cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r83, cpy_r_r84, 0);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r75 = cpy_r_r86;
CPyL27: ;
    cpy_r_r87 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r88 = CPyDict_SetItem(cpy_r_r67, cpy_r_r87, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r90 = (void *)&CPyModule_serai___games___merv___setup;
    cpy_r_r91 = (void *)&CPyImportState_serai___games___merv___setup;
    cpy_r_r92 = CPyModuleLockAPI_serai;
    cpy_r_r93 = CPyImport_IsInitialized(cpy_r_r91);
    if (!cpy_r_r93) goto CPyL31;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[1182]; /* 'serai.games.merv.setup' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r97 = cpy_r_r96;
    goto CPyL35;
CPyL31: ;
    cpy_r_r98 = CPyInitOnly_serai___games___merv___setup;
    cpy_r_r99 = CPyExec_serai___games___merv___setup;
    cpy_r_r100 = (PyObject **)&CPyModule_serai___games___merv___setup__internal;
    cpy_r_r101 = PyImport_GetModuleDict();
    cpy_r_r102 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r103 = CPyDict_GetItem(cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r104 = CPyStatics[8]; /* '__file__' */
    cpy_r_r105 = CPyObject_GetAttr(cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r106 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r107 = CPyStatics[1182]; /* 'serai.games.merv.setup' */
    cpy_r_r108 = CPyImport_ImportNative(cpy_r_r107, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r105, cpy_r_r106, 0);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r97 = cpy_r_r108;
CPyL35: ;
    cpy_r_r109 = CPyStatics[281]; /* 'setup' */
    cpy_r_r110 = CPyDict_SetItem(cpy_r_r67, cpy_r_r109, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    cpy_r_r111 = cpy_r_r110 >= 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r112 = (void *)&CPyModule_serai___games___merv___turn;
    cpy_r_r113 = (void *)&CPyImportState_serai___games___merv___turn;
    cpy_r_r114 = CPyModuleLockAPI_serai;
    cpy_r_r115 = CPyImport_IsInitialized(cpy_r_r113);
    if (!cpy_r_r115) goto CPyL39;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[1183]; /* 'serai.games.merv.turn' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r119 = cpy_r_r118;
    goto CPyL43;
CPyL39: ;
    cpy_r_r120 = CPyInitOnly_serai___games___merv___turn;
    cpy_r_r121 = CPyExec_serai___games___merv___turn;
    cpy_r_r122 = (PyObject **)&CPyModule_serai___games___merv___turn__internal;
    cpy_r_r123 = PyImport_GetModuleDict();
    cpy_r_r124 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r125 = CPyDict_GetItem(cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r126 = CPyStatics[8]; /* '__file__' */
    cpy_r_r127 = CPyObject_GetAttr(cpy_r_r125, cpy_r_r126);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r128 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r129 = CPyStatics[1183]; /* 'serai.games.merv.turn' */
    cpy_r_r130 = CPyImport_ImportNative(cpy_r_r129, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r127, cpy_r_r128, 0);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r119 = cpy_r_r130;
CPyL43: ;
    cpy_r_r131 = CPyStatics[283]; /* 'turn' */
    cpy_r_r132 = CPyDict_SetItem(cpy_r_r67, cpy_r_r131, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    cpy_r_r133 = cpy_r_r132 >= 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r134 = (void *)&CPyModule_serai___games___merv___view;
    cpy_r_r135 = (void *)&CPyImportState_serai___games___merv___view;
    cpy_r_r136 = CPyModuleLockAPI_serai;
    cpy_r_r137 = CPyImport_IsInitialized(cpy_r_r135);
    if (!cpy_r_r137) goto CPyL47;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r141 = cpy_r_r140;
    goto CPyL51;
CPyL47: ;
    cpy_r_r142 = CPyInitOnly_serai___games___merv___view;
    cpy_r_r143 = CPyExec_serai___games___merv___view;
    cpy_r_r144 = (PyObject **)&CPyModule_serai___games___merv___view__internal;
    cpy_r_r145 = PyImport_GetModuleDict();
    cpy_r_r146 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r147 = CPyDict_GetItem(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r148 = CPyStatics[8]; /* '__file__' */
    cpy_r_r149 = CPyObject_GetAttr(cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r150 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r151 = CPyStatics[1184]; /* 'serai.games.merv.view' */
    cpy_r_r152 = CPyImport_ImportNative(cpy_r_r151, cpy_r_r142, cpy_r_r143, cpy_r_r144, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r149, cpy_r_r150, 0);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r141 = cpy_r_r152;
CPyL51: ;
    cpy_r_r153 = CPyStatics[285]; /* 'view' */
    cpy_r_r154 = CPyDict_SetItem(cpy_r_r67, cpy_r_r153, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 20, CPyStatic_merv___globals);
        goto CPyL183;
    }
    cpy_r_r156 = (void *)&CPyModule_serai___games___merv;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r156, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r157 = (void *)&CPyModule_serai___games___merv___book;
    cpy_r_r158 = (void *)&CPyImportState_serai___games___merv___book;
    cpy_r_r159 = CPyModuleLockAPI_serai;
    cpy_r_r160 = CPyImport_IsInitialized(cpy_r_r158);
    if (!cpy_r_r160) goto CPyL55;
    cpy_r_r161 = PyImport_GetModuleDict();
    cpy_r_r162 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r163 = CPyDict_GetItem(cpy_r_r161, cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 21, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r164 = cpy_r_r163;
    goto CPyL59;
CPyL55: ;
    cpy_r_r165 = CPyInitOnly_serai___games___merv___book;
    cpy_r_r166 = CPyExec_serai___games___merv___book;
    cpy_r_r167 = (PyObject **)&CPyModule_serai___games___merv___book__internal;
    cpy_r_r168 = PyImport_GetModuleDict();
    cpy_r_r169 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r170 = CPyDict_GetItem(cpy_r_r168, cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 21, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r171 = CPyStatics[8]; /* '__file__' */
    cpy_r_r172 = CPyObject_GetAttr(cpy_r_r170, cpy_r_r171);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 21, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r173 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r174 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r175 = CPyImport_ImportNative(cpy_r_r174, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r172, cpy_r_r173, 0);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 21, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r164 = cpy_r_r175;
CPyL59: ;
    cpy_r_r176 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r177 = CPyStatic_merv___globals;
    cpy_r_r178 = CPyImport_GetNativeAttrs(cpy_r_r164, cpy_r_r176, cpy_r_r176, cpy_r_r177);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 21, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL184;
CPyL60: ;
    cpy_r_r179 = (void *)&CPyModule_serai___games___merv___effects;
    cpy_r_r180 = (void *)&CPyImportState_serai___games___merv___effects;
    cpy_r_r181 = CPyModuleLockAPI_serai;
    cpy_r_r182 = CPyImport_IsInitialized(cpy_r_r180);
    if (!cpy_r_r182) goto CPyL63;
    cpy_r_r183 = PyImport_GetModuleDict();
    cpy_r_r184 = CPyStatics[1186]; /* 'serai.games.merv.effects' */
    cpy_r_r185 = CPyDict_GetItem(cpy_r_r183, cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 22, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r186 = cpy_r_r185;
    goto CPyL67;
CPyL63: ;
    cpy_r_r187 = CPyInitOnly_serai___games___merv___effects;
    cpy_r_r188 = CPyExec_serai___games___merv___effects;
    cpy_r_r189 = (PyObject **)&CPyModule_serai___games___merv___effects__internal;
    cpy_r_r190 = PyImport_GetModuleDict();
    cpy_r_r191 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r192 = CPyDict_GetItem(cpy_r_r190, cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 22, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r193 = CPyStatics[8]; /* '__file__' */
    cpy_r_r194 = CPyObject_GetAttr(cpy_r_r192, cpy_r_r193);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 22, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r195 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r196 = CPyStatics[1186]; /* 'serai.games.merv.effects' */
    cpy_r_r197 = CPyImport_ImportNative(cpy_r_r196, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r194, cpy_r_r195, 1);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 22, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r186 = cpy_r_r197;
CPyL67: ;
    cpy_r_r198 = CPyStatics[5190]; /* ('merv_verbs',) */
    cpy_r_r199 = CPyStatic_merv___globals;
    cpy_r_r200 = CPyImport_GetNativeAttrs(cpy_r_r186, cpy_r_r198, cpy_r_r198, cpy_r_r199);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 22, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL185;
CPyL68: ;
    cpy_r_r201 = (void *)&CPyModule_serai___games___merv___holdings;
    cpy_r_r202 = (void *)&CPyImportState_serai___games___merv___holdings;
    cpy_r_r203 = CPyModuleLockAPI_serai;
    cpy_r_r204 = CPyImport_IsInitialized(cpy_r_r202);
    if (!cpy_r_r204) goto CPyL71;
    cpy_r_r205 = PyImport_GetModuleDict();
    cpy_r_r206 = CPyStatics[1188]; /* 'serai.games.merv.holdings' */
    cpy_r_r207 = CPyDict_GetItem(cpy_r_r205, cpy_r_r206);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 23, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r208 = cpy_r_r207;
    goto CPyL75;
CPyL71: ;
    cpy_r_r209 = CPyInitOnly_serai___games___merv___holdings;
    cpy_r_r210 = CPyExec_serai___games___merv___holdings;
    cpy_r_r211 = (PyObject **)&CPyModule_serai___games___merv___holdings__internal;
    cpy_r_r212 = PyImport_GetModuleDict();
    cpy_r_r213 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r214 = CPyDict_GetItem(cpy_r_r212, cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 23, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r215 = CPyStatics[8]; /* '__file__' */
    cpy_r_r216 = CPyObject_GetAttr(cpy_r_r214, cpy_r_r215);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 23, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r217 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r218 = CPyStatics[1188]; /* 'serai.games.merv.holdings' */
    cpy_r_r219 = CPyImport_ImportNative(cpy_r_r218, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r216, cpy_r_r217, 0);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 23, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r208 = cpy_r_r219;
CPyL75: ;
    cpy_r_r220 = CPyStatics[5191]; /* ('holdings',) */
    cpy_r_r221 = CPyStatic_merv___globals;
    cpy_r_r222 = CPyImport_GetNativeAttrs(cpy_r_r208, cpy_r_r220, cpy_r_r220, cpy_r_r221);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 23, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL186;
CPyL76: ;
    cpy_r_r223 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r224 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r225 = CPyModuleLockAPI_serai;
    cpy_r_r226 = CPyImport_IsInitialized(cpy_r_r224);
    if (!cpy_r_r226) goto CPyL79;
    cpy_r_r227 = PyImport_GetModuleDict();
    cpy_r_r228 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r229 = CPyDict_GetItem(cpy_r_r227, cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 24, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r230 = cpy_r_r229;
    goto CPyL83;
CPyL79: ;
    cpy_r_r231 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r232 = CPyExec_serai___games___merv___names;
    cpy_r_r233 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r234 = PyImport_GetModuleDict();
    cpy_r_r235 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r236 = CPyDict_GetItem(cpy_r_r234, cpy_r_r235);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 24, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r237 = CPyStatics[8]; /* '__file__' */
    cpy_r_r238 = CPyObject_GetAttr(cpy_r_r236, cpy_r_r237);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 24, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r239 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r240 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r241 = CPyImport_ImportNative(cpy_r_r240, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r238, cpy_r_r239, 0);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 24, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r230 = cpy_r_r241;
CPyL83: ;
    cpy_r_r242 = CPyStatics[5026]; /* ('OVER',) */
    cpy_r_r243 = CPyStatic_merv___globals;
    cpy_r_r244 = CPyImport_GetNativeAttrs(cpy_r_r230, cpy_r_r242, cpy_r_r242, cpy_r_r243);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 24, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL187;
CPyL84: ;
    cpy_r_r245 = CPyStatic_merv___globals;
    cpy_r_r246 = (void *)&CPyModule_serai___games___merv___research___sight;
    cpy_r_r247 = (void *)&CPyImportState_serai___games___merv___research___sight;
    cpy_r_r248 = CPyModuleLockAPI_serai;
    cpy_r_r249 = CPyImport_IsInitialized(cpy_r_r247);
    if (!cpy_r_r249) goto CPyL87;
    cpy_r_r250 = PyImport_GetModuleDict();
    cpy_r_r251 = CPyStatics[1191]; /* 'serai.games.merv.research.sight' */
    cpy_r_r252 = CPyDict_GetItem(cpy_r_r250, cpy_r_r251);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 25, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r253 = cpy_r_r252;
    goto CPyL91;
CPyL87: ;
    cpy_r_r254 = CPyInitOnly_serai___games___merv___research___sight;
    cpy_r_r255 = CPyExec_serai___games___merv___research___sight;
    cpy_r_r256 = (PyObject **)&CPyModule_serai___games___merv___research___sight__internal;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 25, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r260 = CPyStatics[8]; /* '__file__' */
    cpy_r_r261 = CPyObject_GetAttr(cpy_r_r259, cpy_r_r260);
    CPy_DECREF(cpy_r_r259);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 25, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r262 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r263 = CPyStatics[1191]; /* 'serai.games.merv.research.sight' */
    cpy_r_r264 = CPyImport_ImportNative(cpy_r_r263, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r261, cpy_r_r262, 0);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 25, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r253 = cpy_r_r264;
CPyL91: ;
    cpy_r_r265 = CPyStatics[291]; /* 'sight' */
    cpy_r_r266 = CPyDict_SetItem(cpy_r_r245, cpy_r_r265, cpy_r_r253);
    CPy_DECREF(cpy_r_r253);
    cpy_r_r267 = cpy_r_r266 >= 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 25, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r268 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r269 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r270 = CPyModuleLockAPI_serai;
    cpy_r_r271 = CPyImport_IsInitialized(cpy_r_r269);
    if (!cpy_r_r271) goto CPyL95;
    cpy_r_r272 = PyImport_GetModuleDict();
    cpy_r_r273 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r274 = CPyDict_GetItem(cpy_r_r272, cpy_r_r273);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 26, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r275 = cpy_r_r274;
    goto CPyL99;
CPyL95: ;
    cpy_r_r276 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r277 = CPyExec_serai___games___merv___table;
    cpy_r_r278 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r279 = PyImport_GetModuleDict();
    cpy_r_r280 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r281 = CPyDict_GetItem(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 26, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r282 = CPyStatics[8]; /* '__file__' */
    cpy_r_r283 = CPyObject_GetAttr(cpy_r_r281, cpy_r_r282);
    CPy_DECREF(cpy_r_r281);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 26, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r284 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r285 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r286 = CPyImport_ImportNative(cpy_r_r285, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r268, cpy_r_r269, cpy_r_r270, cpy_r_r283, cpy_r_r284, 0);
    CPy_DECREF(cpy_r_r283);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 26, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r275 = cpy_r_r286;
CPyL99: ;
    cpy_r_r287 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r288 = CPyStatic_merv___globals;
    cpy_r_r289 = CPyImport_GetNativeAttrs(cpy_r_r275, cpy_r_r287, cpy_r_r287, cpy_r_r288);
    CPy_DECREF(cpy_r_r275);
    if (unlikely(cpy_r_r289 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 26, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL188;
CPyL100: ;
    cpy_r_r290 = (void *)&CPyModule_serai___games___merv___thinking___appraisal;
    cpy_r_r291 = (void *)&CPyImportState_serai___games___merv___thinking___appraisal;
    cpy_r_r292 = CPyModuleLockAPI_serai;
    cpy_r_r293 = CPyImport_IsInitialized(cpy_r_r291);
    if (!cpy_r_r293) goto CPyL103;
    cpy_r_r294 = PyImport_GetModuleDict();
    cpy_r_r295 = CPyStatics[1193]; /* 'serai.games.merv.thinking.appraisal' */
    cpy_r_r296 = CPyDict_GetItem(cpy_r_r294, cpy_r_r295);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 27, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r297 = cpy_r_r296;
    goto CPyL107;
CPyL103: ;
    cpy_r_r298 = CPyInitOnly_serai___games___merv___thinking___appraisal;
    cpy_r_r299 = CPyExec_serai___games___merv___thinking___appraisal;
    cpy_r_r300 = (PyObject **)&CPyModule_serai___games___merv___thinking___appraisal__internal;
    cpy_r_r301 = PyImport_GetModuleDict();
    cpy_r_r302 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r303 = CPyDict_GetItem(cpy_r_r301, cpy_r_r302);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 27, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r304 = CPyStatics[8]; /* '__file__' */
    cpy_r_r305 = CPyObject_GetAttr(cpy_r_r303, cpy_r_r304);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(cpy_r_r305 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 27, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r306 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r307 = CPyStatics[1193]; /* 'serai.games.merv.thinking.appraisal' */
    cpy_r_r308 = CPyImport_ImportNative(cpy_r_r307, cpy_r_r298, cpy_r_r299, cpy_r_r300, cpy_r_r290, cpy_r_r291, cpy_r_r292, cpy_r_r305, cpy_r_r306, 0);
    CPy_DECREF(cpy_r_r305);
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 27, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r297 = cpy_r_r308;
CPyL107: ;
    cpy_r_r309 = CPyStatics[5028]; /* ('Appraiser',) */
    cpy_r_r310 = CPyStatic_merv___globals;
    cpy_r_r311 = CPyImport_GetNativeAttrs(cpy_r_r297, cpy_r_r309, cpy_r_r309, cpy_r_r310);
    CPy_DECREF(cpy_r_r297);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 27, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL189;
CPyL108: ;
    cpy_r_r312 = (void *)&CPyModule_serai___games___merv___thinking___priors;
    cpy_r_r313 = (void *)&CPyImportState_serai___games___merv___thinking___priors;
    cpy_r_r314 = CPyModuleLockAPI_serai;
    cpy_r_r315 = CPyImport_IsInitialized(cpy_r_r313);
    if (!cpy_r_r315) goto CPyL111;
    cpy_r_r316 = PyImport_GetModuleDict();
    cpy_r_r317 = CPyStatics[1194]; /* 'serai.games.merv.thinking.priors' */
    cpy_r_r318 = CPyDict_GetItem(cpy_r_r316, cpy_r_r317);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 28, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r319 = cpy_r_r318;
    goto CPyL115;
CPyL111: ;
    cpy_r_r320 = CPyInitOnly_serai___games___merv___thinking___priors;
    cpy_r_r321 = CPyExec_serai___games___merv___thinking___priors;
    cpy_r_r322 = (PyObject **)&CPyModule_serai___games___merv___thinking___priors__internal;
    cpy_r_r323 = PyImport_GetModuleDict();
    cpy_r_r324 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r325 = CPyDict_GetItem(cpy_r_r323, cpy_r_r324);
    if (unlikely(cpy_r_r325 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 28, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r326 = CPyStatics[8]; /* '__file__' */
    cpy_r_r327 = CPyObject_GetAttr(cpy_r_r325, cpy_r_r326);
    CPy_DECREF(cpy_r_r325);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 28, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r328 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r329 = CPyStatics[1194]; /* 'serai.games.merv.thinking.priors' */
    cpy_r_r330 = CPyImport_ImportNative(cpy_r_r329, cpy_r_r320, cpy_r_r321, cpy_r_r322, cpy_r_r312, cpy_r_r313, cpy_r_r314, cpy_r_r327, cpy_r_r328, 0);
    CPy_DECREF(cpy_r_r327);
    if (unlikely(cpy_r_r330 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 28, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r319 = cpy_r_r330;
CPyL115: ;
    cpy_r_r331 = CPyStatics[5029]; /* ('Priors',) */
    cpy_r_r332 = CPyStatic_merv___globals;
    cpy_r_r333 = CPyImport_GetNativeAttrs(cpy_r_r319, cpy_r_r331, cpy_r_r331, cpy_r_r332);
    CPy_DECREF(cpy_r_r319);
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 28, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL190;
CPyL116: ;
    cpy_r_r334 = (void *)&CPyModule_serai___games___merv___thinking___weights;
    cpy_r_r335 = (void *)&CPyImportState_serai___games___merv___thinking___weights;
    cpy_r_r336 = CPyModuleLockAPI_serai;
    cpy_r_r337 = CPyImport_IsInitialized(cpy_r_r335);
    if (!cpy_r_r337) goto CPyL119;
    cpy_r_r338 = PyImport_GetModuleDict();
    cpy_r_r339 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r340 = CPyDict_GetItem(cpy_r_r338, cpy_r_r339);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 29, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r341 = cpy_r_r340;
    goto CPyL123;
CPyL119: ;
    cpy_r_r342 = CPyInitOnly_serai___games___merv___thinking___weights;
    cpy_r_r343 = CPyExec_serai___games___merv___thinking___weights;
    cpy_r_r344 = (PyObject **)&CPyModule_serai___games___merv___thinking___weights__internal;
    cpy_r_r345 = PyImport_GetModuleDict();
    cpy_r_r346 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r347 = CPyDict_GetItem(cpy_r_r345, cpy_r_r346);
    if (unlikely(cpy_r_r347 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 29, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r348 = CPyStatics[8]; /* '__file__' */
    cpy_r_r349 = CPyObject_GetAttr(cpy_r_r347, cpy_r_r348);
    CPy_DECREF(cpy_r_r347);
    if (unlikely(cpy_r_r349 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 29, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r350 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r351 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r352 = CPyImport_ImportNative(cpy_r_r351, cpy_r_r342, cpy_r_r343, cpy_r_r344, cpy_r_r334, cpy_r_r335, cpy_r_r336, cpy_r_r349, cpy_r_r350, 0);
    CPy_DECREF(cpy_r_r349);
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 29, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r341 = cpy_r_r352;
CPyL123: ;
    cpy_r_r353 = CPyStatics[5030]; /* ('Weights', 'weights') */
    cpy_r_r354 = CPyStatic_merv___globals;
    cpy_r_r355 = CPyImport_GetNativeAttrs(cpy_r_r341, cpy_r_r353, cpy_r_r353, cpy_r_r354);
    CPy_DECREF(cpy_r_r341);
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 29, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL191;
CPyL124: ;
    cpy_r_r356 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r357 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r358 = CPyModuleLockAPI_serai;
    cpy_r_r359 = CPyImport_IsInitialized(cpy_r_r357);
    if (!cpy_r_r359) goto CPyL127;
    cpy_r_r360 = PyImport_GetModuleDict();
    cpy_r_r361 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r362 = CPyDict_GetItem(cpy_r_r360, cpy_r_r361);
    if (unlikely(cpy_r_r362 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 30, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r363 = cpy_r_r362;
    goto CPyL131;
CPyL127: ;
    cpy_r_r364 = CPyInitOnly_serai___kernel___game;
    cpy_r_r365 = CPyExec_serai___kernel___game;
    cpy_r_r366 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r367 = PyImport_GetModuleDict();
    cpy_r_r368 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r369 = CPyDict_GetItem(cpy_r_r367, cpy_r_r368);
    if (unlikely(cpy_r_r369 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 30, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r370 = CPyStatics[8]; /* '__file__' */
    cpy_r_r371 = CPyObject_GetAttr(cpy_r_r369, cpy_r_r370);
    CPy_DECREF(cpy_r_r369);
    if (unlikely(cpy_r_r371 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 30, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r372 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r373 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r374 = CPyImport_ImportNative(cpy_r_r373, cpy_r_r364, cpy_r_r365, cpy_r_r366, cpy_r_r356, cpy_r_r357, cpy_r_r358, cpy_r_r371, cpy_r_r372, 0);
    CPy_DECREF(cpy_r_r371);
    if (unlikely(cpy_r_r374 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 30, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r363 = cpy_r_r374;
CPyL131: ;
    cpy_r_r375 = CPyStatics[5192]; /* ('Setting',) */
    cpy_r_r376 = CPyStatic_merv___globals;
    cpy_r_r377 = CPyImport_GetNativeAttrs(cpy_r_r363, cpy_r_r375, cpy_r_r375, cpy_r_r376);
    CPy_DECREF(cpy_r_r363);
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 30, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL192;
CPyL132: ;
    cpy_r_r378 = (void *)&CPyModule_serai___kernel___guide;
    cpy_r_r379 = (void *)&CPyImportState_serai___kernel___guide;
    cpy_r_r380 = CPyModuleLockAPI_serai;
    cpy_r_r381 = CPyImport_IsInitialized(cpy_r_r379);
    if (!cpy_r_r381) goto CPyL135;
    cpy_r_r382 = PyImport_GetModuleDict();
    cpy_r_r383 = CPyStatics[300]; /* 'serai.kernel.guide' */
    cpy_r_r384 = CPyDict_GetItem(cpy_r_r382, cpy_r_r383);
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 31, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r385 = cpy_r_r384;
    goto CPyL139;
CPyL135: ;
    cpy_r_r386 = CPyInitOnly_serai___kernel___guide;
    cpy_r_r387 = CPyExec_serai___kernel___guide;
    cpy_r_r388 = (PyObject **)&CPyModule_serai___kernel___guide__internal;
    cpy_r_r389 = PyImport_GetModuleDict();
    cpy_r_r390 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r391 = CPyDict_GetItem(cpy_r_r389, cpy_r_r390);
    if (unlikely(cpy_r_r391 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 31, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r392 = CPyStatics[8]; /* '__file__' */
    cpy_r_r393 = CPyObject_GetAttr(cpy_r_r391, cpy_r_r392);
    CPy_DECREF(cpy_r_r391);
    if (unlikely(cpy_r_r393 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 31, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r394 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r395 = CPyStatics[300]; /* 'serai.kernel.guide' */
    cpy_r_r396 = CPyImport_ImportNative(cpy_r_r395, cpy_r_r386, cpy_r_r387, cpy_r_r388, cpy_r_r378, cpy_r_r379, cpy_r_r380, cpy_r_r393, cpy_r_r394, 0);
    CPy_DECREF(cpy_r_r393);
    if (unlikely(cpy_r_r396 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 31, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r385 = cpy_r_r396;
CPyL139: ;
    cpy_r_r397 = CPyStatics[5031]; /* ('read_guide',) */
    cpy_r_r398 = CPyStatic_merv___globals;
    cpy_r_r399 = CPyImport_GetNativeAttrs(cpy_r_r385, cpy_r_r397, cpy_r_r397, cpy_r_r398);
    CPy_DECREF(cpy_r_r385);
    if (unlikely(cpy_r_r399 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 31, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL193;
CPyL140: ;
    cpy_r_r400 = (void *)&CPyModule_serai___kernel___rooms;
    cpy_r_r401 = (void *)&CPyImportState_serai___kernel___rooms;
    cpy_r_r402 = CPyModuleLockAPI_serai;
    cpy_r_r403 = CPyImport_IsInitialized(cpy_r_r401);
    if (!cpy_r_r403) goto CPyL143;
    cpy_r_r404 = PyImport_GetModuleDict();
    cpy_r_r405 = CPyStatics[302]; /* 'serai.kernel.rooms' */
    cpy_r_r406 = CPyDict_GetItem(cpy_r_r404, cpy_r_r405);
    if (unlikely(cpy_r_r406 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 32, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r407 = cpy_r_r406;
    goto CPyL147;
CPyL143: ;
    cpy_r_r408 = CPyInitOnly_serai___kernel___rooms;
    cpy_r_r409 = CPyExec_serai___kernel___rooms;
    cpy_r_r410 = (PyObject **)&CPyModule_serai___kernel___rooms__internal;
    cpy_r_r411 = PyImport_GetModuleDict();
    cpy_r_r412 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r413 = CPyDict_GetItem(cpy_r_r411, cpy_r_r412);
    if (unlikely(cpy_r_r413 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 32, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r414 = CPyStatics[8]; /* '__file__' */
    cpy_r_r415 = CPyObject_GetAttr(cpy_r_r413, cpy_r_r414);
    CPy_DECREF(cpy_r_r413);
    if (unlikely(cpy_r_r415 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 32, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r416 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r417 = CPyStatics[302]; /* 'serai.kernel.rooms' */
    cpy_r_r418 = CPyImport_ImportNative(cpy_r_r417, cpy_r_r408, cpy_r_r409, cpy_r_r410, cpy_r_r400, cpy_r_r401, cpy_r_r402, cpy_r_r415, cpy_r_r416, 0);
    CPy_DECREF(cpy_r_r415);
    if (unlikely(cpy_r_r418 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 32, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r407 = cpy_r_r418;
CPyL147: ;
    cpy_r_r419 = CPyStatics[5032]; /* ('GameInRooms', 'Rooms') */
    cpy_r_r420 = CPyStatic_merv___globals;
    cpy_r_r421 = CPyImport_GetNativeAttrs(cpy_r_r407, cpy_r_r419, cpy_r_r419, cpy_r_r420);
    CPy_DECREF(cpy_r_r407);
    if (unlikely(cpy_r_r421 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 32, CPyStatic_merv___globals);
        goto CPyL181;
    } else
        goto CPyL194;
CPyL148: ;
    cpy_r_r422 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r423 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___setup);
    cpy_r_r424 = CPyStatics[305]; /* 'set_up' */
    cpy_r_r425 = CPyObject_GetAttr(cpy_r_r423, cpy_r_r424);
    if (unlikely(cpy_r_r425 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 35, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r426 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___turn);
    cpy_r_r427 = CPyStatics[306]; /* 'next_turn' */
    cpy_r_r428 = CPyObject_GetAttr(cpy_r_r426, cpy_r_r427);
    if (unlikely(cpy_r_r428 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 35, CPyStatic_merv___globals);
        goto CPyL195;
    }
    cpy_r_r429 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___scoring);
    cpy_r_r430 = CPyStatics[72]; /* 'score' */
    cpy_r_r431 = CPyObject_GetAttr(cpy_r_r429, cpy_r_r430);
    if (unlikely(cpy_r_r431 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 35, CPyStatic_merv___globals);
        goto CPyL196;
    }
    cpy_r_r432 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___scoring);
    cpy_r_r433 = CPyStatics[307]; /* 'winners' */
    cpy_r_r434 = CPyObject_GetAttr(cpy_r_r432, cpy_r_r433);
    if (unlikely(cpy_r_r434 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 35, CPyStatic_merv___globals);
        goto CPyL197;
    }
    cpy_r_r435 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___view);
    cpy_r_r436 = CPyStatics[308]; /* 'observe' */
    cpy_r_r437 = CPyObject_GetAttr(cpy_r_r435, cpy_r_r436);
    if (unlikely(cpy_r_r437 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 35, CPyStatic_merv___globals);
        goto CPyL198;
    }
    cpy_r_r438 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___view);
    cpy_r_r439 = CPyStatics[309]; /* 'seen_by' */
    cpy_r_r440 = CPyObject_GetAttr(cpy_r_r438, cpy_r_r439);
    if (unlikely(cpy_r_r440 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 35, CPyStatic_merv___globals);
        goto CPyL199;
    }
    cpy_r_r441 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___research___sight);
    cpy_r_r442 = CPyStatics[310]; /* 'look' */
    cpy_r_r443 = CPyObject_GetAttr(cpy_r_r441, cpy_r_r442);
    if (unlikely(cpy_r_r443 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 35, CPyStatic_merv___globals);
        goto CPyL200;
    }
    cpy_r_r444 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___view);
    cpy_r_r445 = CPyStatics[311]; /* 'redeal' */
    cpy_r_r446 = CPyObject_GetAttr(cpy_r_r444, cpy_r_r445);
    if (unlikely(cpy_r_r446 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL201;
    }
    cpy_r_r447 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___consequences);
    cpy_r_r448 = CPyStatics[276]; /* 'consequences' */
    cpy_r_r449 = CPyObject_GetAttr(cpy_r_r447, cpy_r_r448);
    if (unlikely(cpy_r_r449 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL202;
    }
    cpy_r_r450 = CPyStatic_merv___globals;
    cpy_r_r451 = CPyStatics[76]; /* 'position' */
    cpy_r_r452 = CPyDict_GetItem(cpy_r_r450, cpy_r_r451);
    if (unlikely(cpy_r_r452 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL203;
    }
    cpy_r_r453 = CPyStatics[312]; /* 'schema' */
    cpy_r_r454 = CPyObject_GetAttr(cpy_r_r452, cpy_r_r453);
    CPy_DECREF(cpy_r_r452);
    if (unlikely(cpy_r_r454 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL203;
    }
    cpy_r_r455 = CPyStatic_merv___globals;
    cpy_r_r456 = CPyStatics[76]; /* 'position' */
    cpy_r_r457 = CPyDict_GetItem(cpy_r_r455, cpy_r_r456);
    if (unlikely(cpy_r_r457 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL204;
    }
    cpy_r_r458 = CPyStatics[313]; /* 'arrange' */
    cpy_r_r459 = CPyObject_GetAttr(cpy_r_r457, cpy_r_r458);
    CPy_DECREF(cpy_r_r457);
    if (unlikely(cpy_r_r459 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL204;
    }
    cpy_r_r460 = CPyStatic_merv___globals;
    cpy_r_r461 = CPyStatics[277]; /* 'faults' */
    cpy_r_r462 = CPyDict_GetItem(cpy_r_r460, cpy_r_r461);
    if (unlikely(cpy_r_r462 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL205;
    }
    cpy_r_r463 = CPyStatics[277]; /* 'faults' */
    cpy_r_r464 = CPyObject_GetAttr(cpy_r_r462, cpy_r_r463);
    CPy_DECREF(cpy_r_r462);
    if (unlikely(cpy_r_r464 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL205;
    }
    cpy_r_r465 = CPyStatic_merv___globals;
    cpy_r_r466 = CPyStatics[273]; /* 'catalogue' */
    cpy_r_r467 = CPyDict_GetItem(cpy_r_r465, cpy_r_r466);
    if (unlikely(cpy_r_r467 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL206;
    }
    cpy_r_r468 = CPyStatics[273]; /* 'catalogue' */
    cpy_r_r469 = CPyObject_GetAttr(cpy_r_r467, cpy_r_r468);
    CPy_DECREF(cpy_r_r467);
    if (unlikely(cpy_r_r469 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 36, CPyStatic_merv___globals);
        goto CPyL206;
    }
    cpy_r_r470 = CPyDef_rooms___Rooms(cpy_r_r422, cpy_r_r425, cpy_r_r428, cpy_r_r431, cpy_r_r434, cpy_r_r437, cpy_r_r440, cpy_r_r443, cpy_r_r446, cpy_r_r449, cpy_r_r454, cpy_r_r459, cpy_r_r464, cpy_r_r469);
    CPy_DECREF(cpy_r_r425);
    CPy_DECREF(cpy_r_r428);
    CPy_DECREF(cpy_r_r431);
    CPy_DECREF(cpy_r_r434);
    CPy_DECREF(cpy_r_r437);
    CPy_DECREF(cpy_r_r440);
    CPy_DECREF(cpy_r_r443);
    CPy_DECREF(cpy_r_r446);
    CPy_DECREF(cpy_r_r449);
    CPy_DECREF(cpy_r_r454);
    CPy_DECREF(cpy_r_r459);
    CPy_DECREF(cpy_r_r464);
    CPy_DECREF(cpy_r_r469);
    if (unlikely(cpy_r_r470 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 34, CPyStatic_merv___globals);
        goto CPyL181;
    }
    CPyStatic_merv___ROOMS = cpy_r_r470;
    CPy_INCREF(CPyStatic_merv___ROOMS);
    cpy_r_r471 = CPyStatic_merv___globals;
    cpy_r_r472 = CPyStatics[314]; /* 'ROOMS' */
    cpy_r_r473 = CPyDict_SetItem(cpy_r_r471, cpy_r_r472, cpy_r_r470);
    CPy_DECREF(cpy_r_r470);
    cpy_r_r474 = cpy_r_r473 >= 0;
    if (unlikely(!cpy_r_r474)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 34, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r475 = (PyObject *)CPyType_rooms___GameInRooms;
    cpy_r_r476 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r477 = (PyObject *)CPyType_merv___book___Book;
    CPy_INCREF(cpy_r_r476);
    CPy_INCREF(cpy_r_r477);
    cpy_r_r478.f0 = cpy_r_r476;
    cpy_r_r478.f1 = cpy_r_r477;
    cpy_r_r479 = PyTuple_New(2);
    if (unlikely(cpy_r_r479 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp993 = cpy_r_r478.f0;
    PyTuple_SET_ITEM(cpy_r_r479, 0, __tmp993);
    PyObject *__tmp994 = cpy_r_r478.f1;
    PyTuple_SET_ITEM(cpy_r_r479, 1, __tmp994);
    cpy_r_r480 = PyObject_GetItem(cpy_r_r475, cpy_r_r479);
    CPy_DECREF(cpy_r_r479);
    if (unlikely(cpy_r_r480 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 40, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r481 = PyTuple_Pack(1, cpy_r_r480);
    CPy_DECREF(cpy_r_r480);
    if (unlikely(cpy_r_r481 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 40, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r482 = CPyStatics[1179]; /* 'serai.games.merv' */
    cpy_r_r483 = (PyObject *)CPyType_merv___Merv_template;
    cpy_r_r484 = CPyType_FromTemplate(cpy_r_r483, cpy_r_r481, cpy_r_r482);
    CPy_DECREF(cpy_r_r481);
    if (unlikely(cpy_r_r484 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 40, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r485 = CPyDef_merv___Merv_trait_vtable_setup();
    if (unlikely(cpy_r_r485 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 40, CPyStatic_merv___globals);
        goto CPyL207;
    }
    cpy_r_r486 = CPyDef_merv___Merv_coroutine_setup(cpy_r_r484);
    if (unlikely(cpy_r_r486 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 40, CPyStatic_merv___globals);
        goto CPyL207;
    }
    cpy_r_r487 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r488 = CPyStatics[315]; /* 'name' */
    cpy_r_r489 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r490 = CPyStatics[325]; /* 'settings' */
    cpy_r_r491 = CPyStatics[317]; /* 'players' */
    cpy_r_r492 = CPyStatics[318]; /* 'book' */
    cpy_r_r493 = CPyStatics[319]; /* 'parts' */
    cpy_r_r494 = CPyStatics[320]; /* '_rooms' */
    cpy_r_r495 = CPyStatics[321]; /* '_catalogue' */
    cpy_r_r496 = CPyStatics[322]; /* '_appraise' */
    cpy_r_r497 = CPyStatics[323]; /* '_priors' */
    cpy_r_r498 = CPyStatics[315]; /* 'name' */
    cpy_r_r499 = CPyStatics[324]; /* 'expansions' */
    cpy_r_r500 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r501 = CPyStatics[317]; /* 'players' */
    cpy_r_r502 = CPyStatics[325]; /* 'settings' */
    cpy_r_r503 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r504 = CPyStatics[327]; /* 'content_digest' */
    cpy_r_r505 = CPyStatics[328]; /* 'rule_ids' */
    cpy_r_r506 = CPyStatics[329]; /* 'chapters' */
    cpy_r_r507 = CPyStatics[330]; /* 'texts' */
    cpy_r_r508 = CPyStatics[331]; /* 'guide' */
    cpy_r_r509 = CPyStatics[332]; /* 'stage' */
    cpy_r_r510 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r511 = PyTuple_Pack(23, cpy_r_r488, cpy_r_r489, cpy_r_r490, cpy_r_r491, cpy_r_r492, cpy_r_r493, cpy_r_r494, cpy_r_r495, cpy_r_r496, cpy_r_r497, cpy_r_r498, cpy_r_r499, cpy_r_r500, cpy_r_r501, cpy_r_r502, cpy_r_r503, cpy_r_r504, cpy_r_r505, cpy_r_r506, cpy_r_r507, cpy_r_r508, cpy_r_r509, cpy_r_r510);
    if (unlikely(cpy_r_r511 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 40, CPyStatic_merv___globals);
        goto CPyL207;
    }
    cpy_r_r512 = PyObject_SetAttr(cpy_r_r484, cpy_r_r487, cpy_r_r511);
    CPy_DECREF(cpy_r_r511);
    cpy_r_r513 = cpy_r_r512 >= 0;
    if (unlikely(!cpy_r_r513)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 40, CPyStatic_merv___globals);
        goto CPyL207;
    }
    CPyType_merv___Merv = (PyTypeObject *)cpy_r_r484;
    CPy_INCREF(CPyType_merv___Merv);
    cpy_r_r514 = CPyStatic_merv___globals;
    cpy_r_r515 = CPyStatics[1196]; /* 'Merv' */
    cpy_r_r516 = PyDict_SetItem(cpy_r_r514, cpy_r_r515, cpy_r_r484);
    cpy_r_r517 = cpy_r_r516 >= 0;
    if (unlikely(!cpy_r_r517)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 40, CPyStatic_merv___globals);
        goto CPyL207;
    }
    cpy_r_r518 = CPy_InitSubclass(cpy_r_r484);
    CPy_DECREF(cpy_r_r484);
    if (unlikely(!cpy_r_r518)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 40, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r519 = CPyStatic_merv___globals;
    cpy_r_r520 = CPyStatics[237]; /* 'load' */
    cpy_r_r521 = CPyDict_GetItem(cpy_r_r519, cpy_r_r520);
    if (unlikely(cpy_r_r521 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 71, CPyStatic_merv___globals);
        goto CPyL181;
    }
    cpy_r_r522 = CPyStatic_merv___globals;
    cpy_r_r523 = CPyStatics[126]; /* 'cache' */
    cpy_r_r524 = CPyDict_GetItem(cpy_r_r522, cpy_r_r523);
    if (unlikely(cpy_r_r524 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 71, CPyStatic_merv___globals);
        goto CPyL208;
    }
    PyObject *cpy_r_r525[1] = {cpy_r_r521};
    cpy_r_r526 = (PyObject **)&cpy_r_r525;
    cpy_r_r527 = PyObject_Vectorcall(cpy_r_r524, cpy_r_r526, 1, 0);
    CPy_DECREF(cpy_r_r524);
    if (unlikely(cpy_r_r527 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 71, CPyStatic_merv___globals);
        goto CPyL208;
    }
    CPy_DECREF(cpy_r_r521);
    cpy_r_r528 = CPyStatic_merv___globals;
    cpy_r_r529 = CPyStatics[237]; /* 'load' */
    cpy_r_r530 = PyDict_SetItem(cpy_r_r528, cpy_r_r529, cpy_r_r527);
    CPy_DECREF(cpy_r_r527);
    cpy_r_r531 = cpy_r_r530 >= 0;
    if (unlikely(!cpy_r_r531)) {
        CPy_AddTraceback("src/serai/games/merv/__init__.py", "<module>", 71, CPyStatic_merv___globals);
        goto CPyL181;
    }
    return 1;
CPyL181: ;
    cpy_r_r532 = 2;
    return cpy_r_r532;
CPyL182: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL11;
CPyL183: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL181;
CPyL184: ;
    CPy_DECREF(cpy_r_r178);
    goto CPyL60;
CPyL185: ;
    CPy_DECREF(cpy_r_r200);
    goto CPyL68;
CPyL186: ;
    CPy_DECREF(cpy_r_r222);
    goto CPyL76;
CPyL187: ;
    CPy_DECREF(cpy_r_r244);
    goto CPyL84;
CPyL188: ;
    CPy_DECREF(cpy_r_r289);
    goto CPyL100;
CPyL189: ;
    CPy_DECREF(cpy_r_r311);
    goto CPyL108;
CPyL190: ;
    CPy_DECREF(cpy_r_r333);
    goto CPyL116;
CPyL191: ;
    CPy_DECREF(cpy_r_r355);
    goto CPyL124;
CPyL192: ;
    CPy_DECREF(cpy_r_r377);
    goto CPyL132;
CPyL193: ;
    CPy_DECREF(cpy_r_r399);
    goto CPyL140;
CPyL194: ;
    CPy_DECREF(cpy_r_r421);
    goto CPyL148;
CPyL195: ;
    CPy_DecRef(cpy_r_r425);
    goto CPyL181;
CPyL196: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    goto CPyL181;
CPyL197: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    goto CPyL181;
CPyL198: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    CPy_DecRef(cpy_r_r434);
    goto CPyL181;
CPyL199: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    CPy_DecRef(cpy_r_r434);
    CPy_DecRef(cpy_r_r437);
    goto CPyL181;
CPyL200: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    CPy_DecRef(cpy_r_r434);
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r440);
    goto CPyL181;
CPyL201: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    CPy_DecRef(cpy_r_r434);
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r440);
    CPy_DecRef(cpy_r_r443);
    goto CPyL181;
CPyL202: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    CPy_DecRef(cpy_r_r434);
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r440);
    CPy_DecRef(cpy_r_r443);
    CPy_DecRef(cpy_r_r446);
    goto CPyL181;
CPyL203: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    CPy_DecRef(cpy_r_r434);
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r440);
    CPy_DecRef(cpy_r_r443);
    CPy_DecRef(cpy_r_r446);
    CPy_DecRef(cpy_r_r449);
    goto CPyL181;
CPyL204: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    CPy_DecRef(cpy_r_r434);
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r440);
    CPy_DecRef(cpy_r_r443);
    CPy_DecRef(cpy_r_r446);
    CPy_DecRef(cpy_r_r449);
    CPy_DecRef(cpy_r_r454);
    goto CPyL181;
CPyL205: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    CPy_DecRef(cpy_r_r434);
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r440);
    CPy_DecRef(cpy_r_r443);
    CPy_DecRef(cpy_r_r446);
    CPy_DecRef(cpy_r_r449);
    CPy_DecRef(cpy_r_r454);
    CPy_DecRef(cpy_r_r459);
    goto CPyL181;
CPyL206: ;
    CPy_DecRef(cpy_r_r425);
    CPy_DecRef(cpy_r_r428);
    CPy_DecRef(cpy_r_r431);
    CPy_DecRef(cpy_r_r434);
    CPy_DecRef(cpy_r_r437);
    CPy_DecRef(cpy_r_r440);
    CPy_DecRef(cpy_r_r443);
    CPy_DecRef(cpy_r_r446);
    CPy_DecRef(cpy_r_r449);
    CPy_DecRef(cpy_r_r454);
    CPy_DecRef(cpy_r_r459);
    CPy_DecRef(cpy_r_r464);
    goto CPyL181;
CPyL207: ;
    CPy_DecRef(cpy_r_r484);
    goto CPyL181;
CPyL208: ;
    CPy_DecRef(cpy_r_r521);
    goto CPyL181;
}

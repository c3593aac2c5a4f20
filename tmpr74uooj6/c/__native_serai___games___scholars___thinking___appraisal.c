#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___thinking___appraisal___Appraiser_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
scholars___thinking___appraisal___Appraiser_traverse(serai___games___scholars___thinking___appraisal___AppraiserObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->_effects);
    Py_VISIT(self->_prospects);
    Py_VISIT(self->_features);
    Py_VISIT(self->_opponent);
    Py_VISIT(self->__player);
    Py_VISIT(self->__opponent);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___thinking___appraisal___Appraiser_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___appraisal___AppraiserObject *self = (serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->_effects);
    Py_CLEAR(self->_prospects);
    Py_CLEAR(self->_features);
    Py_CLEAR(self->_opponent);
    Py_CLEAR(self->__player);
    Py_CLEAR(self->__opponent);
    return 0;
}

static int32_t CPyDef_scholars___thinking___appraisal___Appraiser_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___appraisal___AppraiserObject *self = (serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->_effects);
    Py_CLEAR(self->_prospects);
    Py_CLEAR(self->_features);
    Py_CLEAR(self->_opponent);
    Py_CLEAR(self->__player);
    Py_CLEAR(self->__opponent);
    return 0;
}

static void
scholars___thinking___appraisal___Appraiser_dealloc(serai___games___scholars___thinking___appraisal___AppraiserObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___thinking___appraisal___Appraiser_dealloc)
    CPyDef_scholars___thinking___appraisal___Appraiser_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___thinking___appraisal_____mypyc__Appraiser_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___thinking___appraisal___Appraiser(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
scholars___thinking___appraisal___Appraiser_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___thinking___appraisal___Appraiser) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___thinking___appraisal_____mypyc__Appraiser_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___thinking___appraisal___Appraiser_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___thinking___appraisal___Appraiser_vtable[6];
static bool
CPyDef_scholars___thinking___appraisal___Appraiser_trait_vtable_setup(void)
{
    CPyVTableItem scholars___thinking___appraisal___Appraiser_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___thinking___appraisal___Appraiser_____init__,
        (CPyVTableItem)CPyDef_scholars___thinking___appraisal___Appraiser___appraise,
        (CPyVTableItem)CPyDef_scholars___thinking___appraisal___Appraiser___known,
        (CPyVTableItem)CPyDef_scholars___thinking___appraisal___Appraiser___kind,
        (CPyVTableItem)CPyDef_scholars___thinking___appraisal___Appraiser___names,
        (CPyVTableItem)CPyDef_scholars___thinking___appraisal___Appraiser___inputs,
    };
    memcpy(scholars___thinking___appraisal___Appraiser_vtable, scholars___thinking___appraisal___Appraiser_vtable_scratch, sizeof(scholars___thinking___appraisal___Appraiser_vtable));
    return 1;
}

static bool
CPyDef_scholars___thinking___appraisal___Appraiser_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___thinking___appraisal___Appraiser_get__book(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure);
static int
scholars___thinking___appraisal___Appraiser_set__book(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___appraisal___Appraiser_get_effects(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure);
static int
scholars___thinking___appraisal___Appraiser_set_effects(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___appraisal___Appraiser_get_prospects(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure);
static int
scholars___thinking___appraisal___Appraiser_set_prospects(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___appraisal___Appraiser_get_features(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure);
static int
scholars___thinking___appraisal___Appraiser_set_features(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___appraisal___Appraiser_get_opponent(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure);
static int
scholars___thinking___appraisal___Appraiser_set_opponent(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___appraisal___Appraiser_get__player(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure);
static int
scholars___thinking___appraisal___Appraiser_set__player(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___appraisal___Appraiser_get__opponent(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure);
static int
scholars___thinking___appraisal___Appraiser_set__opponent(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___thinking___appraisal___Appraiser_getseters[] = {
    {"_book",
     (getter)scholars___thinking___appraisal___Appraiser_get__book, (setter)scholars___thinking___appraisal___Appraiser_set__book,
     NULL, NULL},
    {"effects",
     (getter)scholars___thinking___appraisal___Appraiser_get_effects, (setter)scholars___thinking___appraisal___Appraiser_set_effects,
     NULL, NULL},
    {"prospects",
     (getter)scholars___thinking___appraisal___Appraiser_get_prospects, (setter)scholars___thinking___appraisal___Appraiser_set_prospects,
     NULL, NULL},
    {"features",
     (getter)scholars___thinking___appraisal___Appraiser_get_features, (setter)scholars___thinking___appraisal___Appraiser_set_features,
     NULL, NULL},
    {"opponent",
     (getter)scholars___thinking___appraisal___Appraiser_get_opponent, (setter)scholars___thinking___appraisal___Appraiser_set_opponent,
     NULL, NULL},
    {"_player",
     (getter)scholars___thinking___appraisal___Appraiser_get__player, (setter)scholars___thinking___appraisal___Appraiser_set__player,
     NULL, NULL},
    {"_opponent",
     (getter)scholars___thinking___appraisal___Appraiser_get__opponent, (setter)scholars___thinking___appraisal___Appraiser_set__opponent,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___thinking___appraisal___Appraiser_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___thinking___appraisal_____mypyc__Appraiser_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___thinking___appraisal___Appraiser_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"appraise",
     (PyCFunction)CPyPy_scholars___thinking___appraisal___Appraiser___appraise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("appraise($self, t, seat)\n--\n\n")},
    {"known",
     (PyCFunction)CPyPy_scholars___thinking___appraisal___Appraiser___known,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("known($self, t, seat)\n--\n\n")},
    {"kind",
     (PyCFunction)CPyPy_scholars___thinking___appraisal___Appraiser___kind,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("kind($self, t, seat)\n--\n\n")},
    {"names",
     (PyCFunction)CPyPy_scholars___thinking___appraisal___Appraiser___names,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("names($self, kind)\n--\n\n")},
    {"inputs",
     (PyCFunction)CPyPy_scholars___thinking___appraisal___Appraiser___inputs,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("inputs($self, t, seat)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___thinking___appraisal___Appraiser_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Appraiser",
    .tp_new = scholars___thinking___appraisal___Appraiser_new,
    .tp_dealloc = (destructor)scholars___thinking___appraisal___Appraiser_dealloc,
    .tp_traverse = (traverseproc)scholars___thinking___appraisal___Appraiser_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___thinking___appraisal___Appraiser_clear,
    .tp_getset = scholars___thinking___appraisal___Appraiser_getseters,
    .tp_methods = scholars___thinking___appraisal___Appraiser_methods,
    .tp_init = scholars___thinking___appraisal___Appraiser_init,
    .tp_basicsize = sizeof(serai___games___scholars___thinking___appraisal___AppraiserObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Appraiser(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___thinking___appraisal___Appraiser_template = &CPyType_scholars___thinking___appraisal___Appraiser_template_;

PyObject *CPyDef_scholars___thinking___appraisal_____mypyc__Appraiser_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___thinking___appraisal___AppraiserObject *self;
    self = (serai___games___scholars___thinking___appraisal___AppraiserObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___thinking___appraisal___Appraiser_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___thinking___appraisal___Appraiser(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_scholars___thinking___appraisal_____mypyc__Appraiser_setup((PyObject *)CPyType_scholars___thinking___appraisal___Appraiser);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___thinking___appraisal___Appraiser_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___thinking___appraisal___Appraiser_get__book(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
scholars___thinking___appraisal___Appraiser_set__book(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.book.Book", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__book != NULL) {
        CPy_DECREF(self->__book);
    }
    self->__book = tmp;
    return 0;
}

static PyObject *
scholars___thinking___appraisal___Appraiser_get_effects(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->_effects == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'effects' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->_effects);
    PyObject *retval = self->_effects;
    return retval;
}

static int
scholars___thinking___appraisal___Appraiser_set_effects(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute 'effects' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___thinking___effect_values___EffectValues))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_effects != NULL) {
        CPy_DECREF(self->_effects);
    }
    self->_effects = tmp;
    return 0;
}

static PyObject *
scholars___thinking___appraisal___Appraiser_get_prospects(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->_prospects == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'prospects' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->_prospects);
    PyObject *retval = self->_prospects;
    return retval;
}

static int
scholars___thinking___appraisal___Appraiser_set_prospects(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute 'prospects' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_prospects___Prospects))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_prospects != NULL) {
        CPy_DECREF(self->_prospects);
    }
    self->_prospects = tmp;
    return 0;
}

static PyObject *
scholars___thinking___appraisal___Appraiser_get_features(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->_features == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'features' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->_features);
    PyObject *retval = self->_features;
    return retval;
}

static int
scholars___thinking___appraisal___Appraiser_set_features(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute 'features' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___thinking___features___Features))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.features.Features", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_features != NULL) {
        CPy_DECREF(self->_features);
    }
    self->_features = tmp;
    return 0;
}

static PyObject *
scholars___thinking___appraisal___Appraiser_get_opponent(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->_opponent == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'opponent' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->_opponent);
    PyObject *retval = self->_opponent;
    return retval;
}

static int
scholars___thinking___appraisal___Appraiser_set_opponent(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute 'opponent' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_opponent___OpponentFeatures))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.opponent.OpponentFeatures", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_opponent != NULL) {
        CPy_DECREF(self->_opponent);
    }
    self->_opponent = tmp;
    return 0;
}

static PyObject *
scholars___thinking___appraisal___Appraiser_get__player(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__player == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_player' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__player);
    PyObject *retval = self->__player;
    return retval;
}

static int
scholars___thinking___appraisal___Appraiser_set__player(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_player' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_judgement___Judgement))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.judgement.Judgement", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__player != NULL) {
        CPy_DECREF(self->__player);
    }
    self->__player = tmp;
    return 0;
}

static PyObject *
scholars___thinking___appraisal___Appraiser_get__opponent(serai___games___scholars___thinking___appraisal___AppraiserObject *self, void *closure)
{
    if (unlikely(self->__opponent == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_opponent' of 'Appraiser' undefined");
        return NULL;
    }
    CPy_INCREF(self->__opponent);
    PyObject *retval = self->__opponent;
    return retval;
}

static int
scholars___thinking___appraisal___Appraiser_set__opponent(serai___games___scholars___thinking___appraisal___AppraiserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Appraiser' object attribute '_opponent' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_judgement___Judgement))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.judgement.Judgement", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__opponent != NULL) {
        CPy_DECREF(self->__opponent);
    }
    self->__opponent = tmp;
    return 0;
}
static PyMethodDef scholars___thinking___appraisalmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___thinking___appraisal__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___thinking___appraisal__internal, "__name__");
    CPyStatic_scholars___thinking___appraisal___globals = PyModule_GetDict(CPyModule_serai___games___scholars___thinking___appraisal__internal);
    if (unlikely(CPyStatic_scholars___thinking___appraisal___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___thinking___appraisal_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___thinking___appraisal__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___thinking___appraisal___Appraiser);
    return -1;
}
int CPyExec_serai___games___scholars___thinking___appraisal(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___thinking___appraisal__impl, &CPyImportState_serai___games___scholars___thinking___appraisal, &CPyModule_serai___games___scholars___thinking___appraisal);
}
static struct PyModuleDef scholars___thinking___appraisalmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.thinking.appraisal",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___thinking___appraisalmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___thinking___appraisal(void)
{
    if (CPyModule_serai___games___scholars___thinking___appraisal__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___appraisal__internal);
        return CPyModule_serai___games___scholars___thinking___appraisal__internal;
    }
    CPyModule_serai___games___scholars___thinking___appraisal__internal = PyModule_Create(&scholars___thinking___appraisalmodule);
    return CPyModule_serai___games___scholars___thinking___appraisal__internal;
}

PyObject *CPyInit_serai___games___scholars___thinking___appraisal(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___thinking___appraisal__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___appraisal__internal);
        return CPyModule_serai___games___scholars___thinking___appraisal__internal;
    }
    CPyModule_serai___games___scholars___thinking___appraisal__internal = PyModule_Create(&scholars___thinking___appraisalmodule);
    if (unlikely(CPyModule_serai___games___scholars___thinking___appraisal__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.thinking.appraisal");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___thinking___appraisal__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___thinking___appraisal__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___thinking___appraisal__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___thinking___appraisal(CPyModule_serai___games___scholars___thinking___appraisal__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___thinking___appraisal__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.thinking.appraisal");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___thinking___appraisal__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___thinking___appraisal___Appraiser_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
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
    char cpy_r_r19;
    CPy_INCREF(cpy_r_book);
    ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book = cpy_r_book;
    cpy_r_r0 = CPyDef_scholars___thinking___effect_values___EffectValues(cpy_r_book, cpy_r_weights);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "__init__", 26, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_effects = cpy_r_r0;
    cpy_r_r1 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_effects;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_prospects___Prospects(cpy_r_book, cpy_r_weights, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "__init__", 27, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_prospects = cpy_r_r2;
    cpy_r_r3 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_effects;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_prospects;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyDef_scholars___thinking___features___Features(cpy_r_book, cpy_r_weights, cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "__init__", 28, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_features = cpy_r_r5;
    cpy_r_r6 = CPyDef_opponent___OpponentFeatures(cpy_r_book);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "__init__", 29, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_opponent = cpy_r_r6;
    cpy_r_r7 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_features;
    cpy_r_r8 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_r7)->_names;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_weights)->_learned;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = CPyStatics[3464]; /* 'features' */
    cpy_r_r11 = PyObject_GetItem(cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "__init__", 30, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL10;
    }
    cpy_r_r12 = CPyDef_judgement___Judgement(cpy_r_r8, cpy_r_r11);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "__init__", 30, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->__player = cpy_r_r12;
    cpy_r_r13 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_opponent;
    cpy_r_r14 = ((serai___games___scholars___thinking___opponent___OpponentFeaturesObject *)cpy_r_r13)->_names;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_weights)->_learned;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyStatics[2474]; /* 'opponent' */
    cpy_r_r17 = PyObject_GetItem(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "__init__", 31, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL11;
    }
    cpy_r_r18 = CPyDef_judgement___Judgement(cpy_r_r14, cpy_r_r17);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "__init__", 31, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->__opponent = cpy_r_r18;
    return 1;
CPyL9: ;
    cpy_r_r19 = 2;
    return cpy_r_r19;
CPyL10: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL9;
}
        
        PyObject *CPyPy_scholars___thinking___appraisal___Appraiser_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_scholars___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.scholars.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            char retval = CPyDef_scholars___thinking___appraisal___Appraiser_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "__init__", 24, CPyStatic_scholars___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___appraisal___Appraiser___appraise(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    double cpy_r_r0;
    char cpy_r_r1;
    double cpy_r_value;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    double cpy_r_r6;
    char cpy_r_r7;
    tuple_T2FF cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    double cpy_r_r12;
    double cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    double cpy_r_r29;
    char cpy_r_r30;
    double cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    double cpy_r_r36;
    char cpy_r_r37;
    double cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    double cpy_r_r55;
    char cpy_r_r56;
    double cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    double cpy_r_r61;
    char cpy_r_r62;
    double cpy_r_r63;
    PyObject *cpy_r_r64;
    double cpy_r_r65;
    cpy_r_r0 = CPyDef_scholars___thinking___appraisal___Appraiser___known(cpy_r_self, cpy_r_t, cpy_r_seat);
    cpy_r_r1 = cpy_r_r0 == -113.0;
    if (unlikely(cpy_r_r1)) goto CPyL2;
CPyL1: ;
    cpy_r_value = cpy_r_r0;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/appraisal.py", "appraise", "Table", "turns_left", 36, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    }
    goto CPyL3;
CPyL2: ;
    cpy_r_r3 = PyErr_Occurred();
    if (unlikely(cpy_r_r3 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 35, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r4 = cpy_r_r2 == 0;
    if (!cpy_r_r4) goto CPyL5;
    return cpy_r_value;
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_features;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyDef_scholars___thinking___features___Features___turns_left(cpy_r_r5, cpy_r_t);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 == -113.0;
    if (unlikely(cpy_r_r7)) goto CPyL7;
CPyL6: ;
    cpy_r_r8 = CPyDef_judgement___times(cpy_r_r6);
    cpy_r_r9 = cpy_r_r8.f0;
    cpy_r_r10 = cpy_r_r9 == -113.0;
    if (unlikely(cpy_r_r10)) {
        goto CPyL9;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r11 = PyErr_Occurred();
    if (unlikely(cpy_r_r11 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 38, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r12 = cpy_r_r8.f0;
    cpy_r_r13 = cpy_r_r8.f1;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/appraisal.py", "appraise", "Table", "players", 39, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    }
    goto CPyL10;
CPyL9: ;
    cpy_r_r15 = PyErr_Occurred();
    if (unlikely(cpy_r_r15 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 38, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = cpy_r_seat & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL12;
    cpy_r_r21 = cpy_r_r18 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL13;
CPyL12: ;
    cpy_r_r23 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r18);
    cpy_r_r24 = cpy_r_r23 ^ 1;
    if (cpy_r_r24) {
        goto CPyL14;
    } else
        goto CPyL18;
CPyL13: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r18;
    if (!cpy_r_r25) goto CPyL18;
CPyL14: ;
    cpy_r_r26 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->__opponent;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_opponent;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = CPyDef_opponent___OpponentFeatures___of(cpy_r_r27, cpy_r_t);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 40, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL39;
    }
    cpy_r_r29 = CPyDef_judgement___Judgement___of(cpy_r_r26, cpy_r_r28, cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r30 = cpy_r_r29 == -113.0;
    if (unlikely(cpy_r_r30)) goto CPyL17;
CPyL16: ;
    cpy_r_r31 = cpy_r_value + cpy_r_r29;
    return cpy_r_r31;
CPyL17: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 40, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r33 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->__player;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_features;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = CPyDef_scholars___thinking___features___Features___of(cpy_r_r34, cpy_r_t, cpy_r_seat);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 41, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL40;
    }
    cpy_r_r36 = CPyDef_judgement___Judgement___of(cpy_r_r33, cpy_r_r35, cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r37 = cpy_r_r36 == -113.0;
    if (unlikely(cpy_r_r37)) goto CPyL21;
CPyL20: ;
    cpy_r_r38 = cpy_r_value + cpy_r_r36;
    cpy_r_value = cpy_r_r38;
    cpy_r_r39 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/appraisal.py", "appraise", "Table", "working", 42, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    }
    goto CPyL22;
CPyL21: ;
    cpy_r_r40 = PyErr_Occurred();
    if (unlikely(cpy_r_r40 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 41, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r41 = cpy_r_r39 & 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (cpy_r_r42) goto CPyL24;
    cpy_r_r43 = 0 & 1;
    cpy_r_r44 = cpy_r_r43 != 0;
    if (!cpy_r_r44) goto CPyL25;
CPyL24: ;
    cpy_r_r45 = CPyTagged_IsLt_(cpy_r_r39, 0);
    cpy_r_r46 = cpy_r_r45 ^ 1;
    if (cpy_r_r46) {
        goto CPyL26;
    } else
        goto CPyL35;
CPyL25: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_r39 >= (Py_ssize_t)0;
    if (!cpy_r_r47) goto CPyL35;
CPyL26: ;
    cpy_r_r48 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/appraisal.py", "appraise", "Table", "seat", 42, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    }
CPyL27: ;
    cpy_r_r49 = cpy_r_r48 & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (!cpy_r_r50) goto CPyL29;
    cpy_r_r51 = CPyTagged_IsEq_(cpy_r_r48, cpy_r_seat);
    if (cpy_r_r51) {
        goto CPyL30;
    } else
        goto CPyL35;
CPyL29: ;
    cpy_r_r52 = cpy_r_r48 == cpy_r_seat;
    if (!cpy_r_r52) goto CPyL35;
CPyL30: ;
    cpy_r_r53 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/appraisal.py", "appraise", "Table", "settled", 42, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    }
CPyL31: ;
    if (cpy_r_r53) goto CPyL35;
CPyL32: ;
    cpy_r_r54 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_prospects;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55 = CPyDef_prospects___Prospects___of_turn(cpy_r_r54, cpy_r_t, cpy_r_seat);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 == -113.0;
    if (unlikely(cpy_r_r56)) goto CPyL34;
CPyL33: ;
    cpy_r_r57 = cpy_r_value + cpy_r_r55;
    cpy_r_value = cpy_r_r57;
    goto CPyL35;
CPyL34: ;
    cpy_r_r58 = PyErr_Occurred();
    if (unlikely(cpy_r_r58 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 43, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL38;
    } else
        goto CPyL33;
CPyL35: ;
    cpy_r_r59 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    cpy_r_r60 = ((serai___games___scholars___book___BookObject *)cpy_r_r59)->_seams;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r61 = CPY_GET_METHOD(cpy_r_r60, CPyType_scholars___seams___Seams, 35, serai___games___scholars___seams___SeamsObject, double (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r60, cpy_r_t, cpy_r_seat); /* promise */
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 == -113.0;
    if (unlikely(cpy_r_r62)) goto CPyL37;
CPyL36: ;
    cpy_r_r63 = cpy_r_value + cpy_r_r61;
    return cpy_r_r63;
CPyL37: ;
    cpy_r_r64 = PyErr_Occurred();
    if (unlikely(cpy_r_r64 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 44, CPyStatic_scholars___thinking___appraisal___globals);
    } else
        goto CPyL36;
CPyL38: ;
    cpy_r_r65 = -113.0;
    return cpy_r_r65;
CPyL39: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL38;
CPyL40: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL38;
}
        
        PyObject *CPyPy_scholars___thinking___appraisal___Appraiser___appraise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:appraise", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.appraisal.Appraiser", obj_self); 
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
            double retval = CPyDef_scholars___thinking___appraisal___Appraiser___appraise(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "appraise", 33, CPyStatic_scholars___thinking___appraisal___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___appraisal___Appraiser___known(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    double cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    double cpy_r_r24;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 48, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL18;
    }
    cpy_r_r1 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 48, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL19;
    }
CPyL2: ;
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_other = cpy_r_r2;
    CPyTagged_DECREF(cpy_r_other);
CPyL3: ;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = cpy_r_r1 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL20;
CPyL6: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r8) goto CPyL20;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_other = cpy_r_r2;
    cpy_r_r9 = CPyDef_scholars___scoring___dice_sum(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 48, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL21;
    }
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r_r11 = PyList_Append(cpy_r_r0, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 48, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL21;
    }
    cpy_r_r13 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r13;
    goto CPyL3;
CPyL10: ;
    cpy_r_r14 = CPyDef_scholars___scoring___quick_score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 49, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL22;
    }
    cpy_r_r15 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->__book;
    cpy_r_r16 = ((serai___games___scholars___book___BookObject *)cpy_r_r15)->_dice_sums;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/appraisal.py", "known", "Book", "dice_sums", 49, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r16);
CPyL12: ;
    cpy_r_r17 = CPyDef_scholars___scoring___dice_points(cpy_r_r0, cpy_r_r16);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 49, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL24;
    }
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_seat);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 49, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 49, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL25;
    }
    cpy_r_r20 = CPyTagged_Add(cpy_r_r14, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r21 = CPyFloat_FromTagged(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL17;
CPyL16: ;
    return cpy_r_r21;
CPyL17: ;
    cpy_r_r23 = PyErr_Occurred();
    if (unlikely(cpy_r_r23 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 49, CPyStatic_scholars___thinking___appraisal___globals);
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r24 = -113.0;
    return cpy_r_r24;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL18;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL18;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL18;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL18;
}
        
        PyObject *CPyPy_scholars___thinking___appraisal___Appraiser___known(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:known", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.appraisal.Appraiser", obj_self); 
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
            double retval = CPyDef_scholars___thinking___appraisal___Appraiser___known(arg_self, arg_t, arg_seat);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "known", 46, CPyStatic_scholars___thinking___appraisal___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___appraisal___Appraiser___kind(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/appraisal.py", "kind", "Table", "players", 55, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL8;
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
    cpy_r_r9 = cpy_r_r8 ^ 1;
    if (cpy_r_r9) {
        goto CPyL5;
    } else
        goto CPyL6;
CPyL4: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r10) goto CPyL6;
CPyL5: ;
    cpy_r_r11 = CPyStatics[2474]; /* 'opponent' */
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = cpy_r_r11;
    goto CPyL7;
CPyL6: ;
    cpy_r_r13 = CPyStatics[3464]; /* 'features' */
    CPy_INCREF(cpy_r_r13);
    cpy_r_r12 = cpy_r_r13;
CPyL7: ;
    return cpy_r_r12;
CPyL8: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
}
        
        PyObject *CPyPy_scholars___thinking___appraisal___Appraiser___kind(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:kind", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.appraisal.Appraiser", obj_self); 
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
            PyObject *retval = CPyDef_scholars___thinking___appraisal___Appraiser___kind(arg_self, arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "kind", 53, CPyStatic_scholars___thinking___appraisal___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___appraisal___Appraiser___names(PyObject *cpy_r_self, PyObject *cpy_r_kind) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyStatics[2474]; /* 'opponent' */
    cpy_r_r1 = CPyStr_EqualLiteral(cpy_r_kind, cpy_r_r0, 8);
    if (!cpy_r_r1) goto CPyL2;
    cpy_r_r2 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_opponent;
    cpy_r_r3 = ((serai___games___scholars___thinking___opponent___OpponentFeaturesObject *)cpy_r_r2)->_names;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = cpy_r_r3;
    goto CPyL3;
CPyL2: ;
    cpy_r_r5 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_features;
    cpy_r_r6 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_r5)->_names;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r4 = cpy_r_r6;
CPyL3: ;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_scholars___thinking___appraisal___Appraiser___names(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"kind", 0};
            static CPyArg_Parser parser = {"O:names", kwlist, 0};
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.appraisal.Appraiser", obj_self); 
                goto fail;
            }
            PyObject *arg_kind;
            if (likely(PyUnicode_Check(obj_kind)))
                arg_kind = obj_kind;
            else {
                CPy_TypeError("str", obj_kind); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___thinking___appraisal___Appraiser___names(arg_self, arg_kind);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "names", 57, CPyStatic_scholars___thinking___appraisal___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___appraisal___Appraiser___inputs(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
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
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r16;
    double cpy_r_r17;
    char cpy_r_r18;
    tuple_T2FF cpy_r_r19;
    double cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/appraisal.py", "inputs", "Table", "players", 62, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL17;
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
    cpy_r_r9 = cpy_r_r8 ^ 1;
    if (cpy_r_r9) {
        goto CPyL5;
    } else
        goto CPyL7;
CPyL4: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r10) goto CPyL7;
CPyL5: ;
    cpy_r_r11 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_opponent;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyDef_opponent___OpponentFeatures___of(cpy_r_r11, cpy_r_t);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "inputs", 62, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL17;
    }
    cpy_r_r13 = cpy_r_r12;
    goto CPyL9;
CPyL7: ;
    cpy_r_r14 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_features;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPyDef_scholars___thinking___features___Features___of(cpy_r_r14, cpy_r_t, cpy_r_seat);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "inputs", 62, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL17;
    }
    cpy_r_r13 = cpy_r_r15;
CPyL9: ;
    cpy_r_found = cpy_r_r13;
    cpy_r_r16 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_self)->_features;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = CPyDef_scholars___thinking___features___Features___turns_left(cpy_r_r16, cpy_r_t);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 == -113.0;
    if (unlikely(cpy_r_r18)) goto CPyL11;
CPyL10: ;
    cpy_r_r19 = CPyDef_judgement___times(cpy_r_r17);
    cpy_r_r20 = cpy_r_r19.f0;
    cpy_r_r21 = cpy_r_r20 == -113.0;
    if (unlikely(cpy_r_r21)) {
        goto CPyL13;
    } else
        goto CPyL12;
CPyL11: ;
    cpy_r_r22 = PyErr_Occurred();
    if (unlikely(cpy_r_r22 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "inputs", 63, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL18;
    } else
        goto CPyL10;
CPyL12: ;
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "inputs", 63, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL18;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "inputs", 63, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL18;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r25 = CPyList_Extend(cpy_r_r23, cpy_r_found);
    CPy_DECREF(cpy_r_found);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "inputs", 63, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL19;
    } else
        goto CPyL20;
CPyL15: ;
    cpy_r_r26 = PyTuple_New(2);
    if (unlikely(cpy_r_r26 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5591 = PyFloat_FromDouble(cpy_r_r19.f0);
    PyTuple_SET_ITEM(cpy_r_r26, 0, __tmp5591);
    PyObject *__tmp5592 = PyFloat_FromDouble(cpy_r_r19.f1);
    PyTuple_SET_ITEM(cpy_r_r26, 1, __tmp5592);
    cpy_r_r27 = CPyList_Extend(cpy_r_r23, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "inputs", 63, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL19;
    } else
        goto CPyL21;
CPyL16: ;
    return cpy_r_r23;
CPyL17: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL18: ;
    CPy_DecRef(cpy_r_found);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL17;
CPyL20: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL15;
CPyL21: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL16;
}
        
        PyObject *CPyPy_scholars___thinking___appraisal___Appraiser___inputs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:inputs", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___appraisal___Appraiser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.appraisal.Appraiser", obj_self); 
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
            PyObject *retval = CPyDef_scholars___thinking___appraisal___Appraiser___inputs(arg_self, arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "inputs", 60, CPyStatic_scholars___thinking___appraisal___globals);
            return NULL;
        }
        
char CPyDef_scholars___thinking___appraisal_____top_level__(void) {
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
    void *cpy_r_r12;
    void *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    void *cpy_r_r19;
    void *cpy_r_r20;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    void *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    void *cpy_r_r41;
    void *cpy_r_r42;
    PyObject **cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    void *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    void *cpy_r_r63;
    void *cpy_r_r64;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    void *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    void *cpy_r_r85;
    void *cpy_r_r86;
    PyObject **cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    void *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    void *cpy_r_r107;
    void *cpy_r_r108;
    PyObject **cpy_r_r109;
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
    void *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    void *cpy_r_r129;
    void *cpy_r_r130;
    PyObject **cpy_r_r131;
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
    void *cpy_r_r143;
    void *cpy_r_r144;
    void *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    void *cpy_r_r151;
    void *cpy_r_r152;
    PyObject **cpy_r_r153;
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
    void *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    void *cpy_r_r173;
    void *cpy_r_r174;
    PyObject **cpy_r_r175;
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
    PyObject *cpy_r_r186;
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
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
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
    int32_t cpy_r_r228;
    char cpy_r_r229;
    char cpy_r_r230;
    char cpy_r_r231;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 1, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 1, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 8, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 10, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___book;
    cpy_r_r20 = CPyExec_serai___games___scholars___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 10, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 10, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 10, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r31 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 10, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    } else
        goto CPyL86;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___scoring;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___scoring;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 11, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___scoring;
    cpy_r_r42 = CPyExec_serai___games___scholars___scoring;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___scoring__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 11, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 11, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 11, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5516]; /* ('dice_points', 'dice_sum', 'quick_score') */
    cpy_r_r53 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 11, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    } else
        goto CPyL87;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 12, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r64 = CPyExec_serai___games___scholars___table;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 12, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 12, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 12, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r75 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 12, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    } else
        goto CPyL88;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___thinking___effect_values;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___thinking___effect_values;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[3220]; /* 'serai.games.scholars.thinking.effect_values' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 13, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___thinking___effect_values;
    cpy_r_r86 = CPyExec_serai___games___scholars___thinking___effect_values;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___thinking___effect_values__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 13, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 13, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[3220]; /* 'serai.games.scholars.thinking.effect_values' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 13, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5504]; /* ('EffectValues',) */
    cpy_r_r97 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 13, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    } else
        goto CPyL89;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___thinking___features;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___thinking___features;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[3465]; /* 'serai.games.scholars.thinking.features' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 14, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___thinking___features;
    cpy_r_r108 = CPyExec_serai___games___scholars___thinking___features;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___thinking___features__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 14, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 14, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[3465]; /* 'serai.games.scholars.thinking.features' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 14, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5526]; /* ('Features',) */
    cpy_r_r119 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 14, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    } else
        goto CPyL90;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___thinking___opponent;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___thinking___opponent;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[3467]; /* 'serai.games.scholars.thinking.opponent' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 15, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___thinking___opponent;
    cpy_r_r130 = CPyExec_serai___games___scholars___thinking___opponent;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___thinking___opponent__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 15, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 15, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[3467]; /* 'serai.games.scholars.thinking.opponent' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 15, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5527]; /* ('OpponentFeatures',) */
    cpy_r_r141 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 15, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    } else
        goto CPyL91;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___scholars___thinking___prospects;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___scholars___thinking___prospects;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[3469]; /* 'serai.games.scholars.thinking.prospects' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 16, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___scholars___thinking___prospects;
    cpy_r_r152 = CPyExec_serai___games___scholars___thinking___prospects;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___scholars___thinking___prospects__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 16, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 16, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[3469]; /* 'serai.games.scholars.thinking.prospects' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 16, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5528]; /* ('Prospects',) */
    cpy_r_r163 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 16, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    } else
        goto CPyL92;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___scholars___thinking___weights;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___scholars___thinking___weights;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 17, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___scholars___thinking___weights;
    cpy_r_r174 = CPyExec_serai___games___scholars___thinking___weights;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___scholars___thinking___weights__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 17, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 17, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 17, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r185 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 17, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    } else
        goto CPyL93;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___kernel___judgement;
    cpy_r_r188 = (void *)&CPyImportState_serai___kernel___judgement;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[3471]; /* 'serai.kernel.judgement' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 18, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___kernel___judgement;
    cpy_r_r196 = CPyExec_serai___kernel___judgement;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___kernel___judgement__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 18, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 18, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[3471]; /* 'serai.kernel.judgement' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 18, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5529]; /* ('Judgement', 'times') */
    cpy_r_r207 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 18, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    } else
        goto CPyL94;
CPyL77: ;
    cpy_r_r209 = NULL;
    cpy_r_r210 = CPyStatics[2319]; /* 'serai.games.scholars.thinking.appraisal' */
    cpy_r_r211 = (PyObject *)CPyType_scholars___thinking___appraisal___Appraiser_template;
    cpy_r_r212 = CPyType_FromTemplate(cpy_r_r211, cpy_r_r209, cpy_r_r210);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 21, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    cpy_r_r213 = CPyDef_scholars___thinking___appraisal___Appraiser_trait_vtable_setup();
    if (unlikely(cpy_r_r213 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 21, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL95;
    }
    cpy_r_r214 = CPyDef_scholars___thinking___appraisal___Appraiser_coroutine_setup(cpy_r_r212);
    if (unlikely(cpy_r_r214 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 21, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL95;
    }
    cpy_r_r215 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r216 = CPyStatics[1102]; /* '_book' */
    cpy_r_r217 = CPyStatics[3162]; /* 'effects' */
    cpy_r_r218 = CPyStatics[3474]; /* 'prospects' */
    cpy_r_r219 = CPyStatics[3464]; /* 'features' */
    cpy_r_r220 = CPyStatics[2474]; /* 'opponent' */
    cpy_r_r221 = CPyStatics[2111]; /* '_player' */
    cpy_r_r222 = CPyStatics[3475]; /* '_opponent' */
    cpy_r_r223 = PyTuple_Pack(7, cpy_r_r216, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 21, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL95;
    }
    cpy_r_r224 = PyObject_SetAttr(cpy_r_r212, cpy_r_r215, cpy_r_r223);
    CPy_DECREF(cpy_r_r223);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 21, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL95;
    }
    CPyType_scholars___thinking___appraisal___Appraiser = (PyTypeObject *)cpy_r_r212;
    CPy_INCREF(CPyType_scholars___thinking___appraisal___Appraiser);
    cpy_r_r226 = CPyStatic_scholars___thinking___appraisal___globals;
    cpy_r_r227 = CPyStatics[295]; /* 'Appraiser' */
    cpy_r_r228 = PyDict_SetItem(cpy_r_r226, cpy_r_r227, cpy_r_r212);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 21, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL95;
    }
    cpy_r_r230 = CPy_InitSubclass(cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/appraisal.py", "<module>", 21, CPyStatic_scholars___thinking___appraisal___globals);
        goto CPyL85;
    }
    return 1;
CPyL85: ;
    cpy_r_r231 = 2;
    return cpy_r_r231;
CPyL86: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL87: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL88: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL89: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL90: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL91: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL92: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL93: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL94: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL95: ;
    CPy_DecRef(cpy_r_r212);
    goto CPyL85;
}

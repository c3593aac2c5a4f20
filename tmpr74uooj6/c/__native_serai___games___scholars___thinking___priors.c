#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___thinking___priors___Priors_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
scholars___thinking___priors___Priors_traverse(serai___games___scholars___thinking___priors___PriorsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__prospects);
    Py_VISIT(self->__features);
    Py_VISIT(self->__effects);
    Py_VISIT(self->__rooms);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___thinking___priors___Priors_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___priors___PriorsObject *self = (serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__prospects);
    Py_CLEAR(self->__features);
    Py_CLEAR(self->__effects);
    Py_CLEAR(self->__rooms);
    return 0;
}

static int32_t CPyDef_scholars___thinking___priors___Priors_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___priors___PriorsObject *self = (serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__prospects);
    Py_CLEAR(self->__features);
    Py_CLEAR(self->__effects);
    Py_CLEAR(self->__rooms);
    return 0;
}

static void
scholars___thinking___priors___Priors_dealloc(serai___games___scholars___thinking___priors___PriorsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___thinking___priors___Priors_dealloc)
    CPyDef_scholars___thinking___priors___Priors_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___thinking___priors_____mypyc__Priors_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___thinking___priors___Priors(PyObject *cpy_r_book, PyObject *cpy_r_weights, PyObject *cpy_r_appraiser);

static PyObject *
scholars___thinking___priors___Priors_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___thinking___priors___Priors) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___thinking___priors_____mypyc__Priors_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___thinking___priors___Priors_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___thinking___priors___Priors_vtable[10];
static bool
CPyDef_scholars___thinking___priors___Priors_trait_vtable_setup(void)
{
    CPyVTableItem scholars___thinking___priors___Priors_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors_____init__,
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors___of,
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors____steps,
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors____step,
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors____order,
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors____recruit,
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors____kind,
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors____cards,
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors____dice,
        (CPyVTableItem)CPyDef_scholars___thinking___priors___Priors____reroll,
    };
    memcpy(scholars___thinking___priors___Priors_vtable, scholars___thinking___priors___Priors_vtable_scratch, sizeof(scholars___thinking___priors___Priors_vtable));
    return 1;
}

static bool
CPyDef_scholars___thinking___priors___Priors_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___thinking___priors___Priors_get__book(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure);
static int
scholars___thinking___priors___Priors_set__book(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___priors___Priors_get__weights(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure);
static int
scholars___thinking___priors___Priors_set__weights(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___priors___Priors_get__prospects(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure);
static int
scholars___thinking___priors___Priors_set__prospects(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___priors___Priors_get__features(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure);
static int
scholars___thinking___priors___Priors_set__features(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___priors___Priors_get__effects(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure);
static int
scholars___thinking___priors___Priors_set__effects(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___priors___Priors_get__rooms(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure);
static int
scholars___thinking___priors___Priors_set__rooms(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___thinking___priors___Priors_getseters[] = {
    {"_book",
     (getter)scholars___thinking___priors___Priors_get__book, (setter)scholars___thinking___priors___Priors_set__book,
     NULL, NULL},
    {"_weights",
     (getter)scholars___thinking___priors___Priors_get__weights, (setter)scholars___thinking___priors___Priors_set__weights,
     NULL, NULL},
    {"_prospects",
     (getter)scholars___thinking___priors___Priors_get__prospects, (setter)scholars___thinking___priors___Priors_set__prospects,
     NULL, NULL},
    {"_features",
     (getter)scholars___thinking___priors___Priors_get__features, (setter)scholars___thinking___priors___Priors_set__features,
     NULL, NULL},
    {"_effects",
     (getter)scholars___thinking___priors___Priors_get__effects, (setter)scholars___thinking___priors___Priors_set__effects,
     NULL, NULL},
    {"_rooms",
     (getter)scholars___thinking___priors___Priors_get__rooms, (setter)scholars___thinking___priors___Priors_set__rooms,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___thinking___priors___Priors_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___thinking___priors_____mypyc__Priors_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights, appraiser)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, t, decision)\n--\n\n")},
    {"_steps",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors____steps,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_steps($self, t, decision)\n--\n\n")},
    {"_step",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors____step,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_step($self, t, me, option)\n--\n\n")},
    {"_order",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors____order,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_order($self, option)\n--\n\n")},
    {"_recruit",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors____recruit,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_recruit($self, t, me, option)\n--\n\n")},
    {"_kind",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors____kind,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_kind($self, t, me, option)\n--\n\n")},
    {"_cards",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors____cards,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_cards($self, t, decision)\n--\n\n")},
    {"_dice",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors____dice,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_dice($self, t, decision)\n--\n\n")},
    {"_reroll",
     (PyCFunction)CPyPy_scholars___thinking___priors___Priors____reroll,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_reroll($self, t, me, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___thinking___priors___Priors_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Priors",
    .tp_new = scholars___thinking___priors___Priors_new,
    .tp_dealloc = (destructor)scholars___thinking___priors___Priors_dealloc,
    .tp_traverse = (traverseproc)scholars___thinking___priors___Priors_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___thinking___priors___Priors_clear,
    .tp_getset = scholars___thinking___priors___Priors_getseters,
    .tp_methods = scholars___thinking___priors___Priors_methods,
    .tp_init = scholars___thinking___priors___Priors_init,
    .tp_basicsize = sizeof(serai___games___scholars___thinking___priors___PriorsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Priors(book, weights, appraiser)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___thinking___priors___Priors_template = &CPyType_scholars___thinking___priors___Priors_template_;

PyObject *CPyDef_scholars___thinking___priors_____mypyc__Priors_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___thinking___priors___PriorsObject *self;
    self = (serai___games___scholars___thinking___priors___PriorsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___thinking___priors___Priors_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___thinking___priors___Priors(PyObject *cpy_r_book, PyObject *cpy_r_weights, PyObject *cpy_r_appraiser)
{
    PyObject *self = CPyDef_scholars___thinking___priors_____mypyc__Priors_setup((PyObject *)CPyType_scholars___thinking___priors___Priors);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___thinking___priors___Priors_____init__(self, cpy_r_book, cpy_r_weights, cpy_r_appraiser);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___thinking___priors___Priors_get__book(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
scholars___thinking___priors___Priors_set__book(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_book' cannot be deleted");
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
scholars___thinking___priors___Priors_get__weights(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
scholars___thinking___priors___Priors_set__weights(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.weights.Weights", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__weights != NULL) {
        CPy_DECREF(self->__weights);
    }
    self->__weights = tmp;
    return 0;
}

static PyObject *
scholars___thinking___priors___Priors_get__prospects(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__prospects == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_prospects' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__prospects);
    PyObject *retval = self->__prospects;
    return retval;
}

static int
scholars___thinking___priors___Priors_set__prospects(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_prospects' cannot be deleted");
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
    if (self->__prospects != NULL) {
        CPy_DECREF(self->__prospects);
    }
    self->__prospects = tmp;
    return 0;
}

static PyObject *
scholars___thinking___priors___Priors_get__features(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__features == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_features' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__features);
    PyObject *retval = self->__features;
    return retval;
}

static int
scholars___thinking___priors___Priors_set__features(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_features' cannot be deleted");
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
    if (self->__features != NULL) {
        CPy_DECREF(self->__features);
    }
    self->__features = tmp;
    return 0;
}

static PyObject *
scholars___thinking___priors___Priors_get__effects(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__effects == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_effects' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__effects);
    PyObject *retval = self->__effects;
    return retval;
}

static int
scholars___thinking___priors___Priors_set__effects(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_effects' cannot be deleted");
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
    if (self->__effects != NULL) {
        CPy_DECREF(self->__effects);
    }
    self->__effects = tmp;
    return 0;
}

static PyObject *
scholars___thinking___priors___Priors_get__rooms(serai___games___scholars___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__rooms == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_rooms' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__rooms);
    PyObject *retval = self->__rooms;
    return retval;
}

static int
scholars___thinking___priors___Priors_set__rooms(serai___games___scholars___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_rooms' cannot be deleted");
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
    if (self->__rooms != NULL) {
        CPy_DECREF(self->__rooms);
    }
    self->__rooms = tmp;
    return 0;
}
static PyMethodDef scholars___thinking___priorsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___thinking___priors__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___thinking___priors__internal, "__name__");
    CPyStatic_scholars___thinking___priors___globals = PyModule_GetDict(CPyModule_serai___games___scholars___thinking___priors__internal);
    if (unlikely(CPyStatic_scholars___thinking___priors___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___thinking___priors_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___thinking___priors__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___thinking___priors___Priors);
    return -1;
}
int CPyExec_serai___games___scholars___thinking___priors(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___thinking___priors__impl, &CPyImportState_serai___games___scholars___thinking___priors, &CPyModule_serai___games___scholars___thinking___priors);
}
static struct PyModuleDef scholars___thinking___priorsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.thinking.priors",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___thinking___priorsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___thinking___priors(void)
{
    if (CPyModule_serai___games___scholars___thinking___priors__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___priors__internal);
        return CPyModule_serai___games___scholars___thinking___priors__internal;
    }
    CPyModule_serai___games___scholars___thinking___priors__internal = PyModule_Create(&scholars___thinking___priorsmodule);
    return CPyModule_serai___games___scholars___thinking___priors__internal;
}

PyObject *CPyInit_serai___games___scholars___thinking___priors(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___thinking___priors__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___priors__internal);
        return CPyModule_serai___games___scholars___thinking___priors__internal;
    }
    CPyModule_serai___games___scholars___thinking___priors__internal = PyModule_Create(&scholars___thinking___priorsmodule);
    if (unlikely(CPyModule_serai___games___scholars___thinking___priors__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.thinking.priors");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___thinking___priors__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___thinking___priors__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___thinking___priors__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___thinking___priors(CPyModule_serai___games___scholars___thinking___priors__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___thinking___priors__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.thinking.priors");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___thinking___priors__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___thinking___priors___Priors_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights, PyObject *cpy_r_appraiser) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    double cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    double cpy_r_r26;
    char cpy_r_r27;
    double cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    CPy_INCREF(cpy_r_book);
    ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_appraiser)->_prospects;
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__prospects = cpy_r_r0;
    cpy_r_r1 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_appraiser)->_features;
    CPy_INCREF(cpy_r_r1);
    ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__features = cpy_r_r1;
    cpy_r_r2 = ((serai___games___scholars___thinking___appraisal___AppraiserObject *)cpy_r_appraiser)->_effects;
    CPy_INCREF(cpy_r_r2);
    ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__effects = cpy_r_r2;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_rooms;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "__init__", "Book", "rooms", 32, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r3);
CPyL1: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = PyList_New(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "__init__", 32, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL16;
    }
    cpy_r_r7 = 0;
CPyL3: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL17;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "__init__", 32, CPyStatic_scholars___thinking___priors___globals, "tuple", cpy_r_r15);
        goto CPyL18;
    }
    cpy_r_r17 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__effects;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r16, 4);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "__init__", 32, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL19;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r18, CPyType_kernel___effects___Effect)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "__init__", 32, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.effects.Effect", cpy_r_r18);
        goto CPyL19;
    }
    cpy_r_r20 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_r17, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r21 = cpy_r_r20 == -113.0;
    if (unlikely(cpy_r_r21)) goto CPyL9;
CPyL8: ;
    cpy_r_r22 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r23 = CPyStatics[3557]; /* 'PENDING' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "__init__", 32, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL18;
    } else
        goto CPyL10;
CPyL9: ;
    cpy_r_r25 = PyErr_Occurred();
    if (unlikely(cpy_r_r25 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "__init__", 32, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL18;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r26 = PyFloat_AsDouble(cpy_r_r24);
    if (cpy_r_r26 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r24); cpy_r_r26 = -113.0;
    }
    CPy_DECREF(cpy_r_r24);
    cpy_r_r27 = cpy_r_r26 == -113.0;
    if (unlikely(cpy_r_r27)) goto CPyL12;
CPyL11: ;
    cpy_r_r28 = cpy_r_r20 * cpy_r_r26;
    cpy_r_r29 = PyFloat_FromDouble(cpy_r_r28);
    CPyList_SetItemUnsafe(cpy_r_r6, cpy_r_r7, cpy_r_r29);
    goto CPyL13;
CPyL12: ;
    cpy_r_r30 = PyErr_Occurred();
    if (unlikely(cpy_r_r30 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "__init__", 32, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL18;
    } else
        goto CPyL11;
CPyL13: ;
    cpy_r_r31 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r31;
    goto CPyL3;
CPyL14: ;
    ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__rooms = cpy_r_r6;
    return 1;
CPyL15: ;
    cpy_r_r32 = 2;
    return cpy_r_r32;
CPyL16: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL14;
CPyL18: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r17);
    goto CPyL15;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", "appraiser", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            PyObject *obj_appraiser;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_book, &obj_weights, &obj_appraiser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
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
            PyObject *arg_appraiser;
            if (likely(Py_TYPE(obj_appraiser) == CPyType_scholars___thinking___appraisal___Appraiser))
                arg_appraiser = obj_appraiser;
            else {
                CPy_TypeError("serai.games.scholars.thinking.appraisal.Appraiser", obj_appraiser); 
                goto fail;
            }
            char retval = CPyDef_scholars___thinking___priors___Priors_____init__(arg_self, arg_book, arg_weights, arg_appraiser);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "__init__", 26, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___priors___Priors___of(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    double cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    double cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    double cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
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
    double cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    int32_t cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    double cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    double cpy_r_r132;
    PyObject *cpy_r_r133;
    int32_t cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    cpy_r_r0 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[283]; /* 'turn' */
    cpy_r_r2 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r1, 4);
    if (cpy_r_r2) {
        goto CPyL105;
    } else
        goto CPyL11;
CPyL1: ;
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 38, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r4 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 38, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL106;
    }
CPyL3: ;
    cpy_r_r5 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 38, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL106;
    }
CPyL4: ;
    cpy_r_r6 = PyIter_Next(cpy_r_r5);
    if (cpy_r_r6 == NULL) goto CPyL107;
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_option___Option))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "of", 38, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r6);
        goto CPyL108;
    }
    cpy_r_r8 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_r9 = CPyDef_scholars___thinking___priors___Priors____kind(cpy_r_self, cpy_r_t, cpy_r_r8, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r10 = cpy_r_r9 == -113.0;
    if (unlikely(cpy_r_r10)) goto CPyL8;
CPyL7: ;
    cpy_r_r11 = PyFloat_FromDouble(cpy_r_r9);
    cpy_r_r12 = PyList_Append(cpy_r_r3, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 38, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL108;
    } else
        goto CPyL4;
CPyL8: ;
    cpy_r_r14 = PyErr_Occurred();
    if (unlikely(cpy_r_r14 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 38, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL108;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r15 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 38, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL106;
    }
    return cpy_r_r3;
CPyL11: ;
    cpy_r_r16 = CPyStatics[390]; /* 'card' */
    cpy_r_r17 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r16, 4);
    if (cpy_r_r17) {
        goto CPyL109;
    } else
        goto CPyL14;
CPyL12: ;
    cpy_r_r18 = CPyDef_scholars___thinking___priors___Priors____cards(cpy_r_self, cpy_r_t, cpy_r_decision);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 40, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    return cpy_r_r18;
CPyL14: ;
    cpy_r_r19 = CPyStatics[2600]; /* 'work' */
    cpy_r_r20 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r19, 4);
    if (cpy_r_r20) {
        goto CPyL110;
    } else
        goto CPyL17;
CPyL15: ;
    cpy_r_r21 = CPyDef_scholars___thinking___priors___Priors____steps(cpy_r_self, cpy_r_t, cpy_r_decision);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 42, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    return cpy_r_r21;
CPyL17: ;
    cpy_r_r22 = CPyStatics[543]; /* 'die' */
    cpy_r_r23 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r22, 3);
    if (cpy_r_r23) {
        goto CPyL111;
    } else
        goto CPyL20;
CPyL18: ;
    cpy_r_r24 = CPyDef_scholars___thinking___priors___Priors____dice(cpy_r_self, cpy_r_t, cpy_r_decision);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 44, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    return cpy_r_r24;
CPyL20: ;
    cpy_r_r25 = CPyStatics[990]; /* 'order' */
    cpy_r_r26 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r25, 5);
    if (cpy_r_r26) {
        goto CPyL112;
    } else
        goto CPyL31;
CPyL21: ;
    cpy_r_r27 = PyList_New(0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 46, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r28 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 46, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL113;
    }
CPyL23: ;
    cpy_r_r29 = PyObject_GetIter(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 46, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL113;
    }
CPyL24: ;
    cpy_r_r30 = PyIter_Next(cpy_r_r29);
    if (cpy_r_r30 == NULL) goto CPyL114;
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_option___Option))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "of", 46, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r30);
        goto CPyL115;
    }
    cpy_r_r32 = CPyDef_scholars___thinking___priors___Priors____order(cpy_r_self, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 == -113.0;
    if (unlikely(cpy_r_r33)) goto CPyL28;
CPyL27: ;
    cpy_r_r34 = PyFloat_FromDouble(cpy_r_r32);
    cpy_r_r35 = PyList_Append(cpy_r_r27, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 46, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL115;
    } else
        goto CPyL24;
CPyL28: ;
    cpy_r_r37 = PyErr_Occurred();
    if (unlikely(cpy_r_r37 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 46, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL115;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r38 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 46, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL113;
    }
    return cpy_r_r27;
CPyL31: ;
    cpy_r_r39 = CPyStatics[2326]; /* 'recruit' */
    cpy_r_r40 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r39, 7);
    if (cpy_r_r40) {
        goto CPyL116;
    } else
        goto CPyL42;
CPyL32: ;
    cpy_r_r41 = PyList_New(0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 48, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r42 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 48, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL117;
    }
CPyL34: ;
    cpy_r_r43 = PyObject_GetIter(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 48, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL117;
    }
CPyL35: ;
    cpy_r_r44 = PyIter_Next(cpy_r_r43);
    if (cpy_r_r44 == NULL) goto CPyL118;
    if (likely(Py_TYPE(cpy_r_r44) == CPyType_option___Option))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "of", 48, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r44);
        goto CPyL119;
    }
    cpy_r_r46 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r46);
    cpy_r_r47 = CPyDef_scholars___thinking___priors___Priors____recruit(cpy_r_self, cpy_r_t, cpy_r_r46, cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r48 = cpy_r_r47 == -113.0;
    if (unlikely(cpy_r_r48)) goto CPyL39;
CPyL38: ;
    cpy_r_r49 = PyFloat_FromDouble(cpy_r_r47);
    cpy_r_r50 = PyList_Append(cpy_r_r41, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 48, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL119;
    } else
        goto CPyL35;
CPyL39: ;
    cpy_r_r52 = PyErr_Occurred();
    if (unlikely(cpy_r_r52 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 48, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL119;
    } else
        goto CPyL38;
CPyL40: ;
    cpy_r_r53 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 48, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL117;
    }
    return cpy_r_r41;
CPyL42: ;
    cpy_r_r54 = CPyStatics[2401]; /* 'travel' */
    cpy_r_r55 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r54, 6);
    if (cpy_r_r55) {
        goto CPyL120;
    } else
        goto CPyL54;
CPyL43: ;
    cpy_r_r56 = PyList_New(0);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 50, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r57 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 50, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL121;
    }
CPyL45: ;
    cpy_r_r58 = PyObject_GetIter(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 50, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL121;
    }
CPyL46: ;
    cpy_r_r59 = PyIter_Next(cpy_r_r58);
    if (cpy_r_r59 == NULL) goto CPyL122;
    if (likely(Py_TYPE(cpy_r_r59) == CPyType_option___Option))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "of", 50, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r59);
        goto CPyL123;
    }
    cpy_r_r61 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__prospects;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r62 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r62);
    cpy_r_r63 = ((serai___kernel___option___OptionObject *)cpy_r_r60)->_value;
    CPy_INCREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r60);
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 50, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL124;
    }
    cpy_r_r65 = CPyDef_prospects___Prospects___of_journey(cpy_r_r61, cpy_r_t, cpy_r_r62, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r61);
    cpy_r_r66 = cpy_r_r65 == -113.0;
    if (unlikely(cpy_r_r66)) goto CPyL51;
CPyL50: ;
    cpy_r_r67 = PyFloat_FromDouble(cpy_r_r65);
    cpy_r_r68 = PyList_Append(cpy_r_r56, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 50, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL123;
    } else
        goto CPyL46;
CPyL51: ;
    cpy_r_r70 = PyErr_Occurred();
    if (unlikely(cpy_r_r70 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 50, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL123;
    } else
        goto CPyL50;
CPyL52: ;
    cpy_r_r71 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 50, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL121;
    }
    return cpy_r_r56;
CPyL54: ;
    cpy_r_r72 = CPyStatics[2373]; /* 'translate' */
    cpy_r_r73 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r72, 9);
    if (cpy_r_r73) {
        goto CPyL125;
    } else
        goto CPyL68;
CPyL55: ;
    cpy_r_r74 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__prospects;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r75);
    cpy_r_r76 = CPyDef_prospects___Prospects___of_scrolls(cpy_r_r74, cpy_r_t, cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 52, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r77 = CPyDict_FromAny(cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 52, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r78 = PyList_New(0);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 53, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL126;
    }
    cpy_r_r79 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 53, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL127;
    }
CPyL59: ;
    cpy_r_r80 = PyObject_GetIter(cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 53, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL127;
    }
CPyL60: ;
    cpy_r_r81 = PyIter_Next(cpy_r_r80);
    if (cpy_r_r81 == NULL) goto CPyL128;
    if (likely(Py_TYPE(cpy_r_r81) == CPyType_option___Option))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "of", 53, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r81);
        goto CPyL129;
    }
    cpy_r_r83 = ((serai___kernel___option___OptionObject *)cpy_r_r82)->_value;
    CPy_INCREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r82);
    cpy_r_r84 = PyFloat_FromDouble(0.0);
    cpy_r_r85 = CPyDict_Get(cpy_r_r77, cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 53, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL129;
    }
    cpy_r_r86 = PyFloat_AsDouble(cpy_r_r85);
    if (cpy_r_r86 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r85); cpy_r_r86 = -113.0;
    }
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 == -113.0;
    if (unlikely(cpy_r_r87)) goto CPyL65;
CPyL64: ;
    cpy_r_r88 = PyFloat_FromDouble(cpy_r_r86);
    cpy_r_r89 = PyList_Append(cpy_r_r78, cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 53, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL129;
    } else
        goto CPyL60;
CPyL65: ;
    cpy_r_r91 = PyErr_Occurred();
    if (unlikely(cpy_r_r91 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 53, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL129;
    } else
        goto CPyL64;
CPyL66: ;
    cpy_r_r92 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 53, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL130;
    }
    return cpy_r_r78;
CPyL68: ;
    cpy_r_r93 = CPyStatics[1283]; /* 'room' */
    cpy_r_r94 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r93, 4);
    if (cpy_r_r94) {
        goto CPyL131;
    } else
        goto CPyL78;
CPyL69: ;
    cpy_r_r95 = PyList_New(0);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 55, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r96 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 55, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL132;
    }
CPyL71: ;
    cpy_r_r97 = PyObject_GetIter(cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 55, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL132;
    }
CPyL72: ;
    cpy_r_r98 = PyIter_Next(cpy_r_r97);
    if (cpy_r_r98 == NULL) goto CPyL133;
    if (likely(Py_TYPE(cpy_r_r98) == CPyType_option___Option))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "of", 55, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r98);
        goto CPyL134;
    }
    cpy_r_r100 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__rooms;
    cpy_r_r101 = ((serai___kernel___option___OptionObject *)cpy_r_r99)->_value;
    cpy_r_r102 = PyObject_GetItem(cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 55, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL135;
    }
    CPy_DECREF(cpy_r_r99);
    cpy_r_r103 = PyList_Append(cpy_r_r95, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    cpy_r_r104 = cpy_r_r103 >= 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 55, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL134;
    } else
        goto CPyL72;
CPyL76: ;
    cpy_r_r105 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 55, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL132;
    }
    return cpy_r_r95;
CPyL78: ;
    cpy_r_r106 = CPyStatics[2790]; /* 'reroll' */
    cpy_r_r107 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r106, 6);
    if (cpy_r_r107) {
        goto CPyL136;
    } else
        goto CPyL89;
CPyL79: ;
    cpy_r_r108 = PyList_New(0);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 57, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r109 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 57, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL137;
    }
CPyL81: ;
    cpy_r_r110 = PyObject_GetIter(cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 57, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL137;
    }
CPyL82: ;
    cpy_r_r111 = PyIter_Next(cpy_r_r110);
    if (cpy_r_r111 == NULL) goto CPyL138;
    if (likely(Py_TYPE(cpy_r_r111) == CPyType_option___Option))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "of", 57, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r111);
        goto CPyL139;
    }
    cpy_r_r113 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r113);
    cpy_r_r114 = CPyDef_scholars___thinking___priors___Priors____reroll(cpy_r_self, cpy_r_t, cpy_r_r113, cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    cpy_r_r115 = cpy_r_r114 == -113.0;
    if (unlikely(cpy_r_r115)) goto CPyL86;
CPyL85: ;
    cpy_r_r116 = PyFloat_FromDouble(cpy_r_r114);
    cpy_r_r117 = PyList_Append(cpy_r_r108, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 57, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL139;
    } else
        goto CPyL82;
CPyL86: ;
    cpy_r_r119 = PyErr_Occurred();
    if (unlikely(cpy_r_r119 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 57, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL139;
    } else
        goto CPyL85;
CPyL87: ;
    cpy_r_r120 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 57, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL137;
    }
    return cpy_r_r108;
CPyL89: ;
    cpy_r_r121 = CPyStatics[3558]; /* 'printed-die' */
    cpy_r_r122 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r121, 11);
    CPy_DECREF(cpy_r_r0);
    if (!cpy_r_r122) goto CPyL103;
    cpy_r_r123 = PyList_New(0);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 59, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r124 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 59, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL140;
    }
CPyL92: ;
    cpy_r_r125 = PyObject_GetIter(cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 59, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL140;
    }
CPyL93: ;
    cpy_r_r126 = PyIter_Next(cpy_r_r125);
    if (cpy_r_r126 == NULL) goto CPyL141;
    if (likely(Py_TYPE(cpy_r_r126) == CPyType_option___Option))
        cpy_r_r127 = cpy_r_r126;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "of", 59, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r126);
        goto CPyL142;
    }
    cpy_r_r128 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r129 = ((serai___games___scholars___book___BookObject *)cpy_r_r128)->_options;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "of", "Book", "options", 59, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL143;
    }
CPyL96: ;
    cpy_r_r130 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r129)->_with_printed;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "of", "Options", "with_printed", 59, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r130);
CPyL97: ;
    cpy_r_r131 = cpy_r_r127 == cpy_r_r130;
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r130);
    if (!cpy_r_r131) goto CPyL99;
    cpy_r_r132 = 0.0;
    goto CPyL100;
CPyL99: ;
    cpy_r_r132 = -INFINITY;
CPyL100: ;
    cpy_r_r133 = PyFloat_FromDouble(cpy_r_r132);
    cpy_r_r134 = PyList_Append(cpy_r_r123, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    cpy_r_r135 = cpy_r_r134 >= 0;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 59, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL142;
    } else
        goto CPyL93;
CPyL101: ;
    cpy_r_r136 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 59, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL140;
    }
    return cpy_r_r123;
CPyL103: ;
    cpy_r_r137 = Py_None;
    CPy_INCREF(cpy_r_r137);
    return cpy_r_r137;
CPyL104: ;
    cpy_r_r138 = NULL;
    return cpy_r_r138;
CPyL105: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL1;
CPyL106: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL104;
CPyL107: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL9;
CPyL108: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL104;
CPyL109: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL12;
CPyL110: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL15;
CPyL111: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL18;
CPyL112: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL21;
CPyL113: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL104;
CPyL114: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL29;
CPyL115: ;
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    goto CPyL104;
CPyL116: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL32;
CPyL117: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL104;
CPyL118: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL40;
CPyL119: ;
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    goto CPyL104;
CPyL120: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL43;
CPyL121: ;
    CPy_DecRef(cpy_r_r56);
    goto CPyL104;
CPyL122: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL52;
CPyL123: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r58);
    goto CPyL104;
CPyL124: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL104;
CPyL125: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL55;
CPyL126: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL104;
CPyL127: ;
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    goto CPyL104;
CPyL128: ;
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r80);
    goto CPyL66;
CPyL129: ;
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r80);
    goto CPyL104;
CPyL130: ;
    CPy_DecRef(cpy_r_r78);
    goto CPyL104;
CPyL131: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL69;
CPyL132: ;
    CPy_DecRef(cpy_r_r95);
    goto CPyL104;
CPyL133: ;
    CPy_DECREF(cpy_r_r97);
    goto CPyL76;
CPyL134: ;
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r97);
    goto CPyL104;
CPyL135: ;
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r99);
    goto CPyL104;
CPyL136: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL79;
CPyL137: ;
    CPy_DecRef(cpy_r_r108);
    goto CPyL104;
CPyL138: ;
    CPy_DECREF(cpy_r_r110);
    goto CPyL87;
CPyL139: ;
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r110);
    goto CPyL104;
CPyL140: ;
    CPy_DecRef(cpy_r_r123);
    goto CPyL104;
CPyL141: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL101;
CPyL142: ;
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r125);
    goto CPyL104;
CPyL143: ;
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r127);
    goto CPyL104;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___thinking___priors___Priors___of(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "of", 34, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___priors___Priors____steps(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    double cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_useful;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    double cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject **cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    cpy_r_r0 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_steps", "Book", "options", 64, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_steps", "Table", "players", 65, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 65, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_scholars___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 65, CPyStatic_scholars___thinking___priors___globals, "serai.games.scholars.table.Player", cpy_r_r4);
        goto CPyL44;
    }
    cpy_r_r6 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r5)->_slots;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_steps", "Player", "slots", 65, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    }
CPyL5: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_steps", "Table", "working", 65, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    }
CPyL6: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 65, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 65, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    }
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 66, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL45;
    }
    cpy_r_r11 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 66, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL46;
    }
CPyL10: ;
    cpy_r_r12 = PyObject_GetIter(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 66, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL46;
    }
CPyL11: ;
    cpy_r_r13 = PyIter_Next(cpy_r_r12);
    if (cpy_r_r13 == NULL) goto CPyL47;
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_option___Option))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 66, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r13);
        goto CPyL48;
    }
    cpy_r_r15 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyDef_scholars___thinking___priors___Priors____step(cpy_r_self, cpy_r_t, cpy_r_r15, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 == -113.0;
    if (unlikely(cpy_r_r17)) goto CPyL15;
CPyL14: ;
    cpy_r_r18 = PyFloat_FromDouble(cpy_r_r16);
    cpy_r_r19 = PyList_Append(cpy_r_r10, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 66, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL48;
    } else
        goto CPyL11;
CPyL15: ;
    cpy_r_r21 = PyErr_Occurred();
    if (unlikely(cpy_r_r21 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 66, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL48;
    } else
        goto CPyL14;
CPyL16: ;
    cpy_r_r22 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 66, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL46;
    }
    cpy_r_r23 = 0;
    cpy_r_r24 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 67, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL49;
    }
CPyL18: ;
    cpy_r_r25 = PyObject_GetIter(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 67, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL49;
    }
CPyL19: ;
    cpy_r_r26 = PyIter_Next(cpy_r_r25);
    if (cpy_r_r26 == NULL) goto CPyL50;
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_option___Option))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 67, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r26);
        goto CPyL51;
    }
    cpy_r_r28 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_main;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_steps", "Options", "main", 67, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r28);
CPyL22: ;
    cpy_r_r29 = PySequence_Contains(cpy_r_r28, cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 67, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL52;
    }
    cpy_r_r31 = cpy_r_r29;
    if (cpy_r_r31) {
        goto CPyL53;
    } else
        goto CPyL25;
CPyL24: ;
    if (cpy_r_r31) {
        goto CPyL54;
    } else
        goto CPyL19;
CPyL25: ;
    cpy_r_r32 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_work;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_steps", "Options", "work", 67, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL52;
    }
CPyL26: ;
    cpy_r_r33 = CPyList_GetItem(cpy_r_r32, cpy_r_r9);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 67, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL52;
    }
    if (likely(PyList_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 67, CPyStatic_scholars___thinking___priors___globals, "list", cpy_r_r33);
        goto CPyL52;
    }
    cpy_r_r35 = PySequence_Contains(cpy_r_r34, cpy_r_r27);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 67, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL51;
    }
    cpy_r_r37 = cpy_r_r35;
    if (cpy_r_r37) {
        goto CPyL54;
    } else
        goto CPyL19;
CPyL30: ;
    cpy_r_r23 = 1;
    goto CPyL32;
CPyL31: ;
    cpy_r_r38 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 67, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL55;
    }
CPyL32: ;
    cpy_r_useful = cpy_r_r23;
    if (cpy_r_useful) goto CPyL38;
    cpy_r_r39 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_steps", "Table", "settled", 68, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL55;
    }
CPyL34: ;
    if (cpy_r_r39) goto CPyL56;
CPyL35: ;
    cpy_r_r40 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__prospects;
    CPy_INCREF(cpy_r_r40);
    cpy_r_r41 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_r42 = CPyDef_prospects___Prospects___of_turn(cpy_r_r40, cpy_r_t, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) goto CPyL37;
CPyL36: ;
    cpy_r_r44 = cpy_r_r42 > 0.0;
    if (cpy_r_r44) {
        goto CPyL38;
    } else
        goto CPyL56;
CPyL37: ;
    cpy_r_r45 = PyErr_Occurred();
    if (unlikely(cpy_r_r45 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 68, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL55;
    } else
        goto CPyL36;
CPyL38: ;
    cpy_r_r46 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 69, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL55;
    }
CPyL39: ;
    cpy_r_r47 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_end_turn;
    CPy_INCREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r48 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r49[2] = {cpy_r_r46, cpy_r_r47};
    cpy_r_r50 = (PyObject **)&cpy_r_r49;
    cpy_r_r51 = PyObject_VectorcallMethod(cpy_r_r48, cpy_r_r50, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 69, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 69, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL58;
    }
    cpy_r_r53 = PyFloat_FromDouble(-INFINITY);
    cpy_r_r54 = CPyList_SetItem(cpy_r_r10, cpy_r_r52, cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 69, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL58;
    }
CPyL42: ;
    return cpy_r_r10;
CPyL43: ;
    cpy_r_r55 = NULL;
    return cpy_r_r55;
CPyL44: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL43;
CPyL45: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL43;
CPyL46: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL43;
CPyL47: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL16;
CPyL48: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    goto CPyL43;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL43;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r25);
    goto CPyL31;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    goto CPyL43;
CPyL52: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    goto CPyL43;
CPyL53: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL24;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r25);
    goto CPyL30;
CPyL55: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r10);
    goto CPyL43;
CPyL56: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL42;
CPyL57: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r47);
    goto CPyL43;
CPyL58: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL43;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors____steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:_steps", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___thinking___priors___Priors____steps(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_steps", 62, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___priors___Priors____step(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    tuple_T2II cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    int32_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    double cpy_r_r92;
    double cpy_r_r93;
    double cpy_r_r94;
    cpy_r_r0 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Book", "options", 74, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL64;
    }
CPyL1: ;
    cpy_r_r2 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_main;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Options", "main", 74, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = PySequence_Contains(cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 74, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL64;
    }
    cpy_r_r5 = cpy_r_r3;
    if (!cpy_r_r5) goto CPyL8;
    cpy_r_r6 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__prospects;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r7);
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 75, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL65;
    }
    cpy_r_r9 = CPyDef_prospects___Prospects___of_main(cpy_r_r6, cpy_r_t, cpy_r_me, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r10 = cpy_r_r9 == -113.0;
    if (unlikely(cpy_r_r10)) goto CPyL7;
CPyL6: ;
    return cpy_r_r9;
CPyL7: ;
    cpy_r_r11 = PyErr_Occurred();
    if (unlikely(cpy_r_r11 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 75, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL64;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r12 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_id;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyStatics[3273]; /* 'put:' */
    cpy_r_r14 = CPyStr_Startswith(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14;
    if (cpy_r_r15) goto CPyL10;
    return 0.0;
CPyL10: ;
    cpy_r_r16 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = PyObject_GetIter(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 78, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL64;
    }
    cpy_r_r18 = PyIter_Next(cpy_r_r17);
    if (cpy_r_r18 == NULL) {
        goto CPyL66;
    } else
        goto CPyL14;
CPyL12: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 78, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r20 = PyIter_Next(cpy_r_r17);
    if (cpy_r_r20 == NULL) {
        goto CPyL67;
    } else
        goto CPyL17;
CPyL15: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 78, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r22 = PyIter_Next(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (cpy_r_r22 == NULL) {
        goto CPyL20;
    } else
        goto CPyL68;
CPyL18: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 78, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r24 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Table", "working", 80, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL69;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL21: ;
    cpy_r_r26 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r26);
    cpy_r_r27 = CPyTagged_Multiply(cpy_r_r25, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r29 = PyNumber_Add(cpy_r_r28, cpy_r_r18);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 80, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL70;
    }
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Table", "players", 81, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL71;
    }
CPyL23: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_me);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 81, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL71;
    }
    if (likely(Py_TYPE(cpy_r_r31) == CPyType_scholars___table___Player))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 81, CPyStatic_scholars___thinking___priors___globals, "serai.games.scholars.table.Player", cpy_r_r31);
        goto CPyL71;
    }
    cpy_r_r33 = PyList_New(0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL72;
    }
    cpy_r_r34 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r32)->_tucked;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Player", "tucked", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL73;
    }
CPyL27: ;
    cpy_r_r35 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Table", "working", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL73;
    }
CPyL28: ;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL73;
    }
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 82, CPyStatic_scholars___thinking___priors___globals, "list", cpy_r_r36);
        goto CPyL73;
    }
    cpy_r_r38 = 0;
CPyL31: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r38 < cpy_r_r40;
    if (!cpy_r_r41) goto CPyL74;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyListObject, ob_item));
    cpy_r_r43 = *(CPyPtr *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r38 * 8;
    cpy_r_r45 = cpy_r_r43 + cpy_r_r44;
    cpy_r_r46 = *(PyObject * *)cpy_r_r45;
    CPy_INCREF(cpy_r_r46);
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL75;
    }
    cpy_r_r48 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_wild;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Book", "wild", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL76;
    }
CPyL34: ;
    cpy_r_r49 = CPyList_GetItemBorrow(cpy_r_r48, cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL76;
    }
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL76;
    }
    cpy_r_r51 = cpy_r_r50 & 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (cpy_r_r52) goto CPyL38;
    cpy_r_r53 = 0 & 1;
    cpy_r_r54 = cpy_r_r53 != 0;
    if (!cpy_r_r54) goto CPyL39;
CPyL38: ;
    cpy_r_r55 = CPyTagged_IsLt_(cpy_r_r50, 0);
    cpy_r_r56 = cpy_r_r55 ^ 1;
    cpy_r_r57 = cpy_r_r56;
    goto CPyL40;
CPyL39: ;
    cpy_r_r58 = (Py_ssize_t)cpy_r_r50 >= (Py_ssize_t)0;
    cpy_r_r57 = cpy_r_r58;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_r50);
    if (!cpy_r_r57) goto CPyL77;
    cpy_r_r59 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_wild;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Book", "wild", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL76;
    }
CPyL42: ;
    cpy_r_r60 = CPyList_GetItem(cpy_r_r59, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL75;
    }
    cpy_r_r62 = CPyTagged_StealAsObject(cpy_r_r61);
    cpy_r_r63 = PyList_Append(cpy_r_r33, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 82, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL75;
    }
CPyL45: ;
    cpy_r_r65 = cpy_r_r38 + 1;
    cpy_r_r38 = cpy_r_r65;
    goto CPyL31;
CPyL46: ;
    cpy_r_r66 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r32)->_dice;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Player", "dice", 83, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL78;
    }
CPyL47: ;
    cpy_r_r67 = PyObject_GetItem(cpy_r_r66, cpy_r_r29);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 83, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL78;
    }
    CPy_DECREF(cpy_r_r32);
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 83, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL79;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 83, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL80;
    }
    cpy_r_r70 = CPyDef_scholars___dice___worked(cpy_r_t, cpy_r_me, cpy_r_r68, cpy_r_r69, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r70.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 83, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL70;
    }
    cpy_r_r71 = cpy_r_r70.f0;
    cpy_r_r72 = cpy_r_r70.f1;
    cpy_r_r73 = cpy_r_r71;
    cpy_r_r74 = cpy_r_r72;
    cpy_r_r75 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_worker_colours;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_step", "Book", "worker_colours", 84, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL81;
    }
CPyL52: ;
    cpy_r_r76 = PyObject_GetItem(cpy_r_r75, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 84, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL82;
    }
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r73);
    cpy_r_r78 = PyObject_RichCompare(cpy_r_r76, cpy_r_r77, 2);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 84, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r79 = PyObject_IsTrue(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    cpy_r_r80 = cpy_r_r79 >= 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 84, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r81 = cpy_r_r79;
    if (!cpy_r_r81) goto CPyL84;
    cpy_r_r82 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_constants;
    CPy_INCREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r83 = CPyStatics[2721]; /* 'worker_raises_to' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 84, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL85;
    }
    if (likely(PyLong_Check(cpy_r_r84)))
        cpy_r_r85 = CPyTagged_FromObject(cpy_r_r84);
    else {
        CPy_TypeError("int", cpy_r_r84); cpy_r_r85 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 84, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL85;
    }
    cpy_r_r86 = cpy_r_r74 & 1;
    cpy_r_r87 = cpy_r_r86 != 0;
    if (!cpy_r_r87) goto CPyL60;
    cpy_r_r88 = CPyTagged_IsEq_(cpy_r_r74, cpy_r_r85);
    cpy_r_r89 = cpy_r_r88;
    goto CPyL61;
CPyL60: ;
    cpy_r_r90 = cpy_r_r74 == cpy_r_r85;
    cpy_r_r89 = cpy_r_r90;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r85);
    if (!cpy_r_r89) goto CPyL63;
    return -INFINITY;
CPyL63: ;
    cpy_r_r91 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r92 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r91)->_worker;
    cpy_r_r93 = -cpy_r_r92;
    return cpy_r_r93;
CPyL64: ;
    cpy_r_r94 = -113.0;
    return cpy_r_r94;
CPyL65: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL64;
CPyL66: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL12;
CPyL67: ;
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    goto CPyL15;
CPyL68: ;
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    goto CPyL18;
CPyL69: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    goto CPyL64;
CPyL70: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    goto CPyL64;
CPyL71: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r29);
    goto CPyL64;
CPyL72: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    goto CPyL64;
CPyL73: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL64;
CPyL74: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL46;
CPyL75: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r37);
    goto CPyL64;
CPyL76: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL64;
CPyL77: ;
    CPyTagged_DECREF(cpy_r_r47);
    goto CPyL45;
CPyL78: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL64;
CPyL79: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r33);
    goto CPyL64;
CPyL80: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r68);
    goto CPyL64;
CPyL81: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL64;
CPyL82: ;
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL64;
CPyL83: ;
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL64;
CPyL84: ;
    CPy_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r74);
    goto CPyL63;
CPyL85: ;
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL64;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors____step(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_step", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___priors___Priors____step(arg_self, arg_t, arg_me, arg_option);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_step", 72, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___priors___Priors____order(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    double cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    double cpy_r_r12;
    char cpy_r_r13;
    double cpy_r_r14;
    double cpy_r_r15;
    PyObject *cpy_r_r16;
    double cpy_r_r17;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r1 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r2 = CPy_TypeCheck(cpy_r_r0, cpy_r_r1);
    if (!cpy_r_r2) goto CPyL8;
    cpy_r_r3 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__effects;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r4);
    if (likely(PyObject_TypeCheck(cpy_r_r4, CPyType_kernel___effects___Effect)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_order", 89, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.effects.Effect", cpy_r_r4);
        goto CPyL11;
    }
    cpy_r_r6 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_r3, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r7 = cpy_r_r6 == -113.0;
    if (unlikely(cpy_r_r7)) goto CPyL4;
CPyL3: ;
    cpy_r_r8 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r9 = CPyStatics[3557]; /* 'PENDING' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_order", 89, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL10;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r11 = PyErr_Occurred();
    if (unlikely(cpy_r_r11 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_order", 89, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL10;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r12 = PyFloat_AsDouble(cpy_r_r10);
    if (cpy_r_r12 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r10); cpy_r_r12 = -113.0;
    }
    CPy_DECREF(cpy_r_r10);
    cpy_r_r13 = cpy_r_r12 == -113.0;
    if (unlikely(cpy_r_r13)) goto CPyL7;
CPyL6: ;
    cpy_r_r14 = cpy_r_r6 * cpy_r_r12;
    cpy_r_r15 = cpy_r_r14;
    goto CPyL9;
CPyL7: ;
    cpy_r_r16 = PyErr_Occurred();
    if (unlikely(cpy_r_r16 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_order", 89, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL10;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r15 = 0.0;
CPyL9: ;
    return cpy_r_r15;
CPyL10: ;
    cpy_r_r17 = -113.0;
    return cpy_r_r17;
CPyL11: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL10;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors____order(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:_order", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___priors___Priors____order(arg_self, arg_option);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_order", 88, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___priors___Priors____recruit(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    double cpy_r_r24;
    char cpy_r_r25;
    double cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    double cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    double cpy_r_r33;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_recruit", "Table", "piles", 92, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r2 = PyObject_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 92, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL23;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 92, CPyStatic_scholars___thinking___priors___globals, "list", cpy_r_r2);
        goto CPyL23;
    }
    cpy_r_r4 = CPyList_GetItemShort(cpy_r_r3, -2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 92, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL23;
    }
    cpy_r_r5 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_recruit", "Book", "options", 93, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL24;
    }
CPyL5: ;
    cpy_r_r7 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r6)->_dispatch;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_recruit", "Options", "dispatch", 93, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = PySequence_Contains(cpy_r_r7, cpy_r_option);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 93, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL24;
    }
    cpy_r_r10 = cpy_r_r8;
    if (!cpy_r_r10) goto CPyL19;
    cpy_r_r11 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__effects;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r13 = ((serai___games___scholars___book___BookObject *)cpy_r_r12)->_translators;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_recruit", "Book", "translators", 94, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL25;
    }
CPyL9: ;
    cpy_r_r14 = PyObject_GetItem(cpy_r_r13, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 94, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL26;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 94, CPyStatic_scholars___thinking___priors___globals, "tuple", cpy_r_r14);
        goto CPyL26;
    }
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 10);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 94, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL26;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r16, CPyType_kernel___effects___Effect)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 94, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.effects.Effect", cpy_r_r16);
        goto CPyL26;
    }
    cpy_r_r18 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_r11, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) goto CPyL15;
CPyL14: ;
    cpy_r_r20 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r21 = CPyStatics[3557]; /* 'PENDING' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 94, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL23;
    } else
        goto CPyL16;
CPyL15: ;
    cpy_r_r23 = PyErr_Occurred();
    if (unlikely(cpy_r_r23 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 94, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL23;
    } else
        goto CPyL14;
CPyL16: ;
    cpy_r_r24 = PyFloat_AsDouble(cpy_r_r22);
    if (cpy_r_r24 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r22); cpy_r_r24 = -113.0;
    }
    CPy_DECREF(cpy_r_r22);
    cpy_r_r25 = cpy_r_r24 == -113.0;
    if (unlikely(cpy_r_r25)) goto CPyL18;
CPyL17: ;
    cpy_r_r26 = cpy_r_r18 * cpy_r_r24;
    return cpy_r_r26;
CPyL18: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 94, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL23;
    } else
        goto CPyL17;
CPyL19: ;
    cpy_r_r28 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__prospects;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 95, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL27;
    }
    cpy_r_r30 = CPyDef_prospects___Prospects___of_employing(cpy_r_r28, cpy_r_t, cpy_r_me, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = cpy_r_r30 == -113.0;
    if (unlikely(cpy_r_r31)) goto CPyL22;
CPyL21: ;
    return cpy_r_r30;
CPyL22: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 95, CPyStatic_scholars___thinking___priors___globals);
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r33 = -113.0;
    return cpy_r_r33;
CPyL24: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r11);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL23;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors____recruit(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_recruit", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___priors___Priors____recruit(arg_self, arg_t, arg_me, arg_option);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_recruit", 91, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___priors___Priors____kind(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
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
    CPyTagged cpy_r_r10;
    double cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    double cpy_r_income;
    CPyTagged cpy_r_out;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    double cpy_r_r28;
    char cpy_r_r29;
    double cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    double cpy_r_r50;
    double cpy_r_r51;
    char cpy_r_r52;
    double cpy_r_r53;
    double cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    double cpy_r_r61;
    char cpy_r_r62;
    double cpy_r_r63;
    PyObject *cpy_r_r64;
    double cpy_r_r65;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_kind", "Table", "players", 99, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL34;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 99, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 99, CPyStatic_scholars___thinking___priors___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL34;
    }
    cpy_r_r3 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r3)->_options;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_kind", "Book", "options", 100, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL35;
    }
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r4)->_rest;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = cpy_r_option == cpy_r_r5;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 ^ 1;
    if (cpy_r_r7) {
        goto CPyL36;
    } else
        goto CPyL9;
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__prospects;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 101, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL37;
    }
    cpy_r_r11 = CPyDef_prospects___Prospects___of_slot(cpy_r_r8, cpy_r_t, cpy_r_me, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r12 = cpy_r_r11 == -113.0;
    if (unlikely(cpy_r_r12)) goto CPyL8;
CPyL7: ;
    return cpy_r_r11;
CPyL8: ;
    cpy_r_r13 = PyErr_Occurred();
    if (unlikely(cpy_r_r13 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 101, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL34;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_income = 0.0;
    cpy_r_out = 0;
    cpy_r_r14 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_slots;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_kind", "Player", "slots", 104, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r14);
CPyL10: ;
    cpy_r_r15 = 0;
CPyL11: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL39;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 104, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL40;
    }
    cpy_r_r25 = (Py_ssize_t)cpy_r_r24 != -2;
    if (!cpy_r_r25) goto CPyL41;
    cpy_r_r26 = CPyTagged_Add(cpy_r_out, 2);
    CPyTagged_DECREF(cpy_r_out);
    cpy_r_out = cpy_r_r26;
    cpy_r_r27 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__features;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = CPyDef_scholars___thinking___features___Features___rest_value(cpy_r_r27, cpy_r_r2, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 == -113.0;
    if (unlikely(cpy_r_r29)) goto CPyL16;
CPyL15: ;
    cpy_r_r30 = cpy_r_income + cpy_r_r28;
    cpy_r_income = cpy_r_r30;
    goto CPyL17;
CPyL16: ;
    cpy_r_r31 = PyErr_Occurred();
    if (unlikely(cpy_r_r31 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 107, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL40;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r32 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r32;
    goto CPyL11;
CPyL18: ;
    cpy_r_r33 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r34 = CPyStatics[3559]; /* 'RESTED_HAND' */
    cpy_r_r35 = CPyDict_GetItem(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 108, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL38;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 108, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL38;
    }
    cpy_r_r37 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_hand;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_kind", "Player", "hand", 108, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL42;
    }
CPyL21: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = CPyTagged_Subtract(cpy_r_r36, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r42 = cpy_r_r41 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (cpy_r_r43) goto CPyL23;
    cpy_r_r44 = 0 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (!cpy_r_r45) goto CPyL24;
CPyL23: ;
    cpy_r_r46 = CPyTagged_IsLt_(0, cpy_r_r41);
    if (cpy_r_r46) {
        goto CPyL25;
    } else
        goto CPyL43;
CPyL24: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_r41 > (Py_ssize_t)0;
    if (!cpy_r_r47) goto CPyL43;
CPyL25: ;
    cpy_r_r48 = cpy_r_r41;
    goto CPyL27;
CPyL26: ;
    cpy_r_r48 = 0;
CPyL27: ;
    cpy_r_r49 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r50 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r49)->_die;
    cpy_r_r51 = CPyFloat_FromTagged(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r52 = cpy_r_r51 == -113.0;
    if (unlikely(cpy_r_r52)) goto CPyL29;
CPyL28: ;
    cpy_r_r53 = cpy_r_r51 * cpy_r_r50;
    cpy_r_r54 = cpy_r_income + cpy_r_r53;
    cpy_r_r55 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r56 = CPyStatics[3560]; /* 'HANDY_CARDS' */
    cpy_r_r57 = CPyDict_GetItem(cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 108, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r58 = PyErr_Occurred();
    if (unlikely(cpy_r_r58 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 108, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    } else
        goto CPyL28;
CPyL30: ;
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 108, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    }
    cpy_r_r60 = CPyTagged_Subtract(cpy_r_r59, cpy_r_out);
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_out);
    cpy_r_r61 = CPyFloat_FromTagged(cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 == -113.0;
    if (unlikely(cpy_r_r62)) goto CPyL33;
CPyL32: ;
    cpy_r_r63 = cpy_r_r54 - cpy_r_r61;
    return cpy_r_r63;
CPyL33: ;
    cpy_r_r64 = PyErr_Occurred();
    if (unlikely(cpy_r_r64 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 108, CPyStatic_scholars___thinking___priors___globals);
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r65 = -113.0;
    return cpy_r_r65;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL34;
CPyL36: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL37: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL34;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_out);
    goto CPyL34;
CPyL39: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL18;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_out);
    CPy_DecRef(cpy_r_r14);
    goto CPyL34;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL17;
CPyL42: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_out);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL34;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL26;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_out);
    goto CPyL34;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors____kind(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_kind", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___priors___Priors____kind(arg_self, arg_t, arg_me, arg_option);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_kind", 97, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___priors___Priors____cards(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    double cpy_r_now;
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
    double cpy_r_r19;
    char cpy_r_r20;
    double cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    double cpy_r_r27;
    char cpy_r_r28;
    double cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    double cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    tuple_T2FF cpy_r_r61;
    double cpy_r_r62;
    char cpy_r_r63;
    double cpy_r_r64;
    double cpy_r_r65;
    double cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject **cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    double cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject **cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    tuple_T2FF cpy_r_r111;
    double cpy_r_r112;
    char cpy_r_r113;
    double cpy_r_r114;
    double cpy_r_r115;
    double cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    double cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_cards", "Table", "players", 112, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL69;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 112, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL69;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 112, CPyStatic_scholars___thinking___priors___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL69;
    }
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 113, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL70;
    }
    cpy_r_r5 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 114, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL71;
    }
CPyL5: ;
    cpy_r_r6 = PyObject_GetIter(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 114, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL71;
    }
CPyL6: ;
    cpy_r_r7 = PyIter_Next(cpy_r_r6);
    if (cpy_r_r7 == NULL) goto CPyL72;
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_option___Option))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 114, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r7);
        goto CPyL73;
    }
    cpy_r_now = 0.0;
    cpy_r_r9 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_action_cards;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_cards", "Book", "action_cards", 116, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL74;
    }
CPyL9: ;
    cpy_r_r11 = ((serai___kernel___option___OptionObject *)cpy_r_r8)->_value;
    cpy_r_r12 = PyObject_GetItem(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 116, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL74;
    }
    CPy_DECREF(cpy_r_r8);
    cpy_r_r13 = CPyStatics[2600]; /* 'work' */
    cpy_r_r14 = CPyObject_GetAttr(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 116, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL73;
    }
    cpy_r_r15 = PyObject_GetIter(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 116, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL73;
    }
CPyL12: ;
    cpy_r_r16 = PyIter_Next(cpy_r_r15);
    if (cpy_r_r16 == NULL) goto CPyL75;
    cpy_r_r17 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__effects;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyObject_TypeCheck(cpy_r_r16, CPyType_kernel___effects___Effect)))
        cpy_r_r18 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 117, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.effects.Effect", cpy_r_r16);
        goto CPyL76;
    }
    cpy_r_r19 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r20 = cpy_r_r19 == -113.0;
    if (unlikely(cpy_r_r20)) goto CPyL16;
CPyL15: ;
    cpy_r_r21 = cpy_r_now + cpy_r_r19;
    cpy_r_now = cpy_r_r21;
    goto CPyL12;
CPyL16: ;
    cpy_r_r22 = PyErr_Occurred();
    if (unlikely(cpy_r_r22 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 117, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL77;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r23 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 116, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL73;
    }
    cpy_r_r24 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r25 = CPyStatics[3557]; /* 'PENDING' */
    cpy_r_r26 = CPyDict_GetItem(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 118, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL73;
    }
    cpy_r_r27 = PyFloat_AsDouble(cpy_r_r26);
    if (cpy_r_r27 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r26); cpy_r_r27 = -113.0;
    }
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 == -113.0;
    if (unlikely(cpy_r_r28)) goto CPyL21;
CPyL20: ;
    cpy_r_r29 = cpy_r_now * cpy_r_r27;
    cpy_r_r30 = PyFloat_FromDouble(cpy_r_r29);
    cpy_r_r31 = PyList_Append(cpy_r_r4, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 118, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL73;
    } else
        goto CPyL6;
CPyL21: ;
    cpy_r_r33 = PyErr_Occurred();
    if (unlikely(cpy_r_r33 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 118, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL73;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r34 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 114, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL71;
    }
    cpy_r_r35 = PyList_New(0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 119, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL71;
    }
    cpy_r_r36 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 119, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL78;
    }
CPyL25: ;
    cpy_r_r37 = PyObject_GetIter(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 119, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL78;
    }
CPyL26: ;
    cpy_r_r38 = PyIter_Next(cpy_r_r37);
    if (cpy_r_r38 == NULL) goto CPyL79;
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_option___Option))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 119, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r38);
        goto CPyL80;
    }
    cpy_r_r40 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__features;
    CPy_INCREF(cpy_r_r40);
    cpy_r_r41 = ((serai___kernel___option___OptionObject *)cpy_r_r39)->_value;
    CPy_INCREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r39);
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 119, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r43 = CPyDef_scholars___thinking___features___Features___rest_value(cpy_r_r40, cpy_r_r3, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r44 = cpy_r_r43 == -113.0;
    if (unlikely(cpy_r_r44)) goto CPyL31;
CPyL30: ;
    cpy_r_r45 = PyFloat_FromDouble(cpy_r_r43);
    cpy_r_r46 = PyList_Append(cpy_r_r35, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 119, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL80;
    } else
        goto CPyL26;
CPyL31: ;
    cpy_r_r48 = PyErr_Occurred();
    if (unlikely(cpy_r_r48 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 119, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL80;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r49 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 119, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL82;
    }
    cpy_r_r50 = PyList_New(0);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r51 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r52 = CPyStatics[36]; /* 'zip' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL84;
    }
    cpy_r_r54 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r55[3] = {cpy_r_r4, cpy_r_r35, cpy_r_r54};
    cpy_r_r56 = (PyObject **)&cpy_r_r55;
    cpy_r_r57 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r58 = PyObject_Vectorcall(cpy_r_r53, cpy_r_r56, 2, cpy_r_r57);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL84;
    }
    cpy_r_r59 = PyObject_GetIter(cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL84;
    }
CPyL37: ;
    cpy_r_r60 = PyIter_Next(cpy_r_r59);
    if (cpy_r_r60 == NULL) goto CPyL85;
    PyObject *__tmp5932;
    if (unlikely(!(PyTuple_Check(cpy_r_r60) && PyTuple_GET_SIZE(cpy_r_r60) == 2))) {
        __tmp5932 = NULL;
        goto __LL5933;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r60, 0))))
        __tmp5932 = PyTuple_GET_ITEM(cpy_r_r60, 0);
    else {
        __tmp5932 = NULL;
    }
    if (__tmp5932 == NULL) goto __LL5933;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r60, 1))))
        __tmp5932 = PyTuple_GET_ITEM(cpy_r_r60, 1);
    else {
        __tmp5932 = NULL;
    }
    if (__tmp5932 == NULL) goto __LL5933;
    __tmp5932 = cpy_r_r60;
__LL5933: ;
    if (unlikely(__tmp5932 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r60); cpy_r_r61 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp5934 = PyTuple_GET_ITEM(cpy_r_r60, 0);
        double __tmp5935;
        __tmp5935 = PyFloat_AsDouble(__tmp5934);
        if (__tmp5935 == -1.0 && PyErr_Occurred()) {
            goto __LL5936;
        }
        cpy_r_r61.f0 = __tmp5935;
        PyObject *__tmp5937 = PyTuple_GET_ITEM(cpy_r_r60, 1);
        double __tmp5938;
        __tmp5938 = PyFloat_AsDouble(__tmp5937);
        if (__tmp5938 == -1.0 && PyErr_Occurred()) {
            goto __LL5939;
        }
        cpy_r_r61.f1 = __tmp5938;
    }
    goto __LL5940;
__LL5936: ;
    cpy_r_r61 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL5940;
__LL5939: ;
    cpy_r_r61 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL5940;
__LL5940: ;
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61.f0;
    cpy_r_r63 = cpy_r_r62 == -113.0;
    if (unlikely(cpy_r_r63)) goto CPyL40;
CPyL39: ;
    cpy_r_r64 = cpy_r_r61.f0;
    cpy_r_r65 = cpy_r_r61.f1;
    cpy_r_r66 = cpy_r_r64 + cpy_r_r65;
    cpy_r_r67 = PyFloat_FromDouble(cpy_r_r66);
    cpy_r_r68 = PyList_Append(cpy_r_r50, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL86;
    } else
        goto CPyL37;
CPyL40: ;
    cpy_r_r70 = PyErr_Occurred();
    if (unlikely(cpy_r_r70 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL86;
    } else
        goto CPyL39;
CPyL41: ;
    cpy_r_r71 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL84;
    }
    cpy_r_r72 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r73 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r74 = CPyObject_GetAttr(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL84;
    }
    cpy_r_r75 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r76[2] = {cpy_r_r50, cpy_r_r75};
    cpy_r_r77 = (PyObject **)&cpy_r_r76;
    cpy_r_r78 = CPyStatics[5108]; /* ('reverse',) */
    cpy_r_r79 = PyObject_Vectorcall(cpy_r_r74, cpy_r_r77, 1, cpy_r_r78);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL84;
    }
    CPy_DECREF(cpy_r_r50);
    if (likely(PyList_Check(cpy_r_r79)))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 120, CPyStatic_scholars___thinking___priors___globals, "list", cpy_r_r79);
        goto CPyL83;
    }
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r82 << 1;
    cpy_r_r84 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r85 = CPyStatics[3561]; /* 'TRIED_CARDS' */
    cpy_r_r86 = CPyDict_GetItem(cpy_r_r84, cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 121, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL87;
    }
    if (likely(PyLong_Check(cpy_r_r86)))
        cpy_r_r87 = CPyTagged_FromObject(cpy_r_r86);
    else {
        CPy_TypeError("int", cpy_r_r86); cpy_r_r87 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 121, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL87;
    }
    cpy_r_r88 = cpy_r_r87 & 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (cpy_r_r89) goto CPyL49;
    cpy_r_r90 = cpy_r_r83 & 1;
    cpy_r_r91 = cpy_r_r90 != 0;
    if (!cpy_r_r91) goto CPyL50;
CPyL49: ;
    cpy_r_r92 = CPyTagged_IsLt_(cpy_r_r87, cpy_r_r83);
    if (cpy_r_r92) {
        goto CPyL51;
    } else
        goto CPyL88;
CPyL50: ;
    cpy_r_r93 = (Py_ssize_t)cpy_r_r87 < (Py_ssize_t)cpy_r_r83;
    if (!cpy_r_r93) goto CPyL88;
CPyL51: ;
    cpy_r_r94 = cpy_r_r87;
    goto CPyL53;
CPyL52: ;
    cpy_r_r94 = cpy_r_r83;
CPyL53: ;
    cpy_r_r95 = CPyTagged_Subtract(cpy_r_r94, 2);
    CPyTagged_DECREF(cpy_r_r94);
    cpy_r_r96 = CPyList_GetItem(cpy_r_r80, cpy_r_r95);
    CPy_DECREF(cpy_r_r80);
    CPyTagged_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 121, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r97 = PyFloat_AsDouble(cpy_r_r96);
    if (cpy_r_r97 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r96); cpy_r_r97 = -113.0;
    }
    CPy_DECREF(cpy_r_r96);
    cpy_r_r98 = cpy_r_r97 == -113.0;
    if (unlikely(cpy_r_r98)) goto CPyL56;
CPyL55: ;
    cpy_r_r99 = PyList_New(0);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 122, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL57;
CPyL56: ;
    cpy_r_r100 = PyErr_Occurred();
    if (unlikely(cpy_r_r100 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 121, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r101 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r102 = CPyStatics[36]; /* 'zip' */
    cpy_r_r103 = CPyObject_GetAttr(cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 122, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL89;
    }
    cpy_r_r104 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r105[3] = {cpy_r_r4, cpy_r_r35, cpy_r_r104};
    cpy_r_r106 = (PyObject **)&cpy_r_r105;
    cpy_r_r107 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r108 = PyObject_Vectorcall(cpy_r_r103, cpy_r_r106, 2, cpy_r_r107);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 122, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL89;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r109 = PyObject_GetIter(cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 122, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL90;
    }
CPyL60: ;
    cpy_r_r110 = PyIter_Next(cpy_r_r109);
    if (cpy_r_r110 == NULL) goto CPyL91;
    PyObject *__tmp5941;
    if (unlikely(!(PyTuple_Check(cpy_r_r110) && PyTuple_GET_SIZE(cpy_r_r110) == 2))) {
        __tmp5941 = NULL;
        goto __LL5942;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r110, 0))))
        __tmp5941 = PyTuple_GET_ITEM(cpy_r_r110, 0);
    else {
        __tmp5941 = NULL;
    }
    if (__tmp5941 == NULL) goto __LL5942;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r110, 1))))
        __tmp5941 = PyTuple_GET_ITEM(cpy_r_r110, 1);
    else {
        __tmp5941 = NULL;
    }
    if (__tmp5941 == NULL) goto __LL5942;
    __tmp5941 = cpy_r_r110;
__LL5942: ;
    if (unlikely(__tmp5941 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r110); cpy_r_r111 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp5943 = PyTuple_GET_ITEM(cpy_r_r110, 0);
        double __tmp5944;
        __tmp5944 = PyFloat_AsDouble(__tmp5943);
        if (__tmp5944 == -1.0 && PyErr_Occurred()) {
            goto __LL5945;
        }
        cpy_r_r111.f0 = __tmp5944;
        PyObject *__tmp5946 = PyTuple_GET_ITEM(cpy_r_r110, 1);
        double __tmp5947;
        __tmp5947 = PyFloat_AsDouble(__tmp5946);
        if (__tmp5947 == -1.0 && PyErr_Occurred()) {
            goto __LL5948;
        }
        cpy_r_r111.f1 = __tmp5947;
    }
    goto __LL5949;
__LL5945: ;
    cpy_r_r111 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL5949;
__LL5948: ;
    cpy_r_r111 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL5949;
__LL5949: ;
    CPy_DECREF(cpy_r_r110);
    cpy_r_r112 = cpy_r_r111.f0;
    cpy_r_r113 = cpy_r_r112 == -113.0;
    if (unlikely(cpy_r_r113)) goto CPyL63;
CPyL62: ;
    cpy_r_r114 = cpy_r_r111.f0;
    cpy_r_r115 = cpy_r_r111.f1;
    cpy_r_r116 = cpy_r_r114 + cpy_r_r115;
    cpy_r_r117 = cpy_r_r116 >= cpy_r_r97;
    if (cpy_r_r117) {
        goto CPyL64;
    } else
        goto CPyL65;
CPyL63: ;
    cpy_r_r118 = PyErr_Occurred();
    if (unlikely(cpy_r_r118 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 122, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL92;
    } else
        goto CPyL62;
CPyL64: ;
    cpy_r_r119 = cpy_r_r114;
    goto CPyL66;
CPyL65: ;
    cpy_r_r119 = -INFINITY;
CPyL66: ;
    cpy_r_r120 = PyFloat_FromDouble(cpy_r_r119);
    cpy_r_r121 = PyList_Append(cpy_r_r99, cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 122, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL92;
    } else
        goto CPyL60;
CPyL67: ;
    cpy_r_r123 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 122, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL90;
    }
    return cpy_r_r99;
CPyL69: ;
    cpy_r_r124 = NULL;
    return cpy_r_r124;
CPyL70: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL69;
CPyL71: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL69;
CPyL72: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL22;
CPyL73: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL69;
CPyL74: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL69;
CPyL75: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL17;
CPyL76: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    goto CPyL69;
CPyL77: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r15);
    goto CPyL69;
CPyL78: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    goto CPyL69;
CPyL79: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r37);
    goto CPyL32;
CPyL80: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r37);
    goto CPyL69;
CPyL81: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r40);
    goto CPyL69;
CPyL82: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    goto CPyL69;
CPyL83: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    goto CPyL69;
CPyL84: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r50);
    goto CPyL69;
CPyL85: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL41;
CPyL86: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    goto CPyL69;
CPyL87: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r80);
    goto CPyL69;
CPyL88: ;
    CPyTagged_DECREF(cpy_r_r87);
    goto CPyL52;
CPyL89: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r99);
    goto CPyL69;
CPyL90: ;
    CPy_DecRef(cpy_r_r99);
    goto CPyL69;
CPyL91: ;
    CPy_DECREF(cpy_r_r109);
    goto CPyL67;
CPyL92: ;
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r109);
    goto CPyL69;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors____cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:_cards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___thinking___priors___Priors____cards(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_cards", 110, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___priors___Priors____dice(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    double cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    double cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    double cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    cpy_r_r0 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_dice", "Table", "players", 127, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 127, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 127, CPyStatic_scholars___thinking___priors___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL44;
    }
    cpy_r_r4 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_dice", "Book", "options", 128, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_dice;
    if (unlikely(cpy_r_r6 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'dice' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r6);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 129, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL46;
    }
CPyL5: ;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_dice", "Table", "working", 129, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL47;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_r10 = CPyTagged_Multiply(cpy_r_r7, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyList_GetItem(cpy_r_r6, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 129, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 129, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL46;
    }
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL48;
    cpy_r_r14 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r5)->_one_die;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_dice", "Options", "one_die", 130, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r14);
CPyL10: ;
    cpy_r_r15 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 130, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL50;
    }
CPyL11: ;
    cpy_r_r16 = PySequence_Contains(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 130, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL49;
    }
    cpy_r_r18 = cpy_r_r16;
    cpy_r_r19 = cpy_r_r18 ^ 1;
    if (cpy_r_r19) {
        goto CPyL48;
    } else
        goto CPyL51;
CPyL13: ;
    cpy_r_r20 = PyList_New(0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 131, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL46;
    }
    cpy_r_r21 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 133, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL52;
    }
CPyL15: ;
    cpy_r_r22 = PyObject_GetIter(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 131, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL52;
    }
CPyL16: ;
    cpy_r_r23 = PyIter_Next(cpy_r_r22);
    if (cpy_r_r23 == NULL) goto CPyL53;
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_option___Option))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 131, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r23);
        goto CPyL54;
    }
    cpy_r_r25 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r5)->_no_die;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_dice", "Options", "no_die", 132, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r25);
CPyL19: ;
    cpy_r_r26 = cpy_r_r24 == cpy_r_r25;
    CPy_DECREF(cpy_r_r25);
    if (cpy_r_r26) {
        goto CPyL56;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r27 = 0.0;
    goto CPyL25;
CPyL21: ;
    cpy_r_r28 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__prospects;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = ((serai___kernel___option___OptionObject *)cpy_r_r24)->_value;
    CPy_INCREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r24);
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 132, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL57;
    }
    cpy_r_r31 = CPyDef_prospects___Prospects___of_die(cpy_r_r28, cpy_r_t, cpy_r_r0, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r32 = cpy_r_r31 == -113.0;
    if (unlikely(cpy_r_r32)) goto CPyL24;
CPyL23: ;
    cpy_r_r27 = cpy_r_r31;
    goto CPyL25;
CPyL24: ;
    cpy_r_r33 = PyErr_Occurred();
    if (unlikely(cpy_r_r33 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 132, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL54;
    } else
        goto CPyL23;
CPyL25: ;
    cpy_r_r34 = PyFloat_FromDouble(cpy_r_r27);
    cpy_r_r35 = PyList_Append(cpy_r_r20, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 131, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL54;
    } else
        goto CPyL16;
CPyL26: ;
    cpy_r_r37 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 131, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL58;
    }
    return cpy_r_r20;
CPyL28: ;
    cpy_r_r38 = PyList_New(0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 135, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL59;
    }
    cpy_r_r39 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 135, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL60;
    }
CPyL30: ;
    cpy_r_r40 = PyObject_GetIter(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 135, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL60;
    }
CPyL31: ;
    cpy_r_r41 = PyIter_Next(cpy_r_r40);
    if (cpy_r_r41 == NULL) goto CPyL61;
    if (likely(Py_TYPE(cpy_r_r41) == CPyType_option___Option))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 135, CPyStatic_scholars___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r41);
        goto CPyL62;
    }
    cpy_r_r43 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r5)->_one_die;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_dice", "Options", "one_die", 135, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r43);
CPyL34: ;
    cpy_r_r44 = cpy_r_r42 == cpy_r_r43;
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 ^ 1;
    if (!cpy_r_r45) goto CPyL64;
    cpy_r_r46 = ((serai___kernel___option___OptionObject *)cpy_r_r42)->_value;
    CPy_INCREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r42);
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r48 = PyObject_RichCompare(cpy_r_r46, cpy_r_r47, 0);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 135, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL62;
    }
    cpy_r_r49 = PyObject_IsTrue(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 135, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL62;
    }
    cpy_r_r51 = cpy_r_r49;
    if (!cpy_r_r51) goto CPyL39;
    cpy_r_r52 = -INFINITY;
    goto CPyL40;
CPyL39: ;
    cpy_r_r52 = 0.0;
CPyL40: ;
    cpy_r_r53 = PyFloat_FromDouble(cpy_r_r52);
    cpy_r_r54 = PyList_Append(cpy_r_r38, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 135, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL62;
    } else
        goto CPyL31;
CPyL41: ;
    cpy_r_r56 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 135, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL65;
    }
    return cpy_r_r38;
CPyL43: ;
    cpy_r_r57 = NULL;
    return cpy_r_r57;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL43;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL43;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL43;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL43;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL13;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL43;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    goto CPyL43;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL28;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r20);
    goto CPyL43;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r22);
    goto CPyL26;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    goto CPyL43;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r24);
    goto CPyL43;
CPyL56: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL20;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r28);
    goto CPyL43;
CPyL58: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL43;
CPyL59: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL43;
CPyL60: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    goto CPyL43;
CPyL61: ;
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r40);
    goto CPyL41;
CPyL62: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r40);
    goto CPyL43;
CPyL63: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r42);
    goto CPyL43;
CPyL64: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL39;
CPyL65: ;
    CPy_DecRef(cpy_r_r38);
    goto CPyL43;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors____dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:_dice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___thinking___priors___Priors____dice(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_dice", 124, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___priors___Priors____reroll(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    double cpy_r_r30;
    double cpy_r_r31;
    cpy_r_r0 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_reroll", "Book", "options", 139, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r2 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_ready;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL3;
    return 0.0;
CPyL3: ;
    cpy_r_r4 = ((serai___games___scholars___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_colours;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/priors.py", "_reroll", "Book", "colours", 141, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r6);
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 141, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL25;
    }
    cpy_r_r8 = CPyDef_scholars___names___colour_of(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 141, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL25;
    }
    cpy_r_r9 = CPyList_GetItem(cpy_r_r5, cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 141, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL24;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 141, CPyStatic_scholars___thinking___priors___globals, "tuple", cpy_r_r9);
        goto CPyL24;
    }
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r10, 6);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 141, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL24;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 141, CPyStatic_scholars___thinking___priors___globals, "tuple", cpy_r_r11);
        goto CPyL24;
    }
    cpy_r_r13 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 142, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL26;
    }
    cpy_r_r15 = CPyDef_scholars___names___value_of(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 142, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL26;
    }
    cpy_r_r16 = CPyTagged_Multiply(cpy_r_r15, 4);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r12, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 142, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 142, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL27;
    }
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r12, -2);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 142, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 142, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL28;
    }
    cpy_r_r21 = CPyTagged_Add(cpy_r_r18, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r22 = CPyTagged_Subtract(cpy_r_r21, 2);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r16 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL18;
    cpy_r_r25 = cpy_r_r22 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL19;
CPyL18: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r16, cpy_r_r22);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL20;
CPyL19: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_r16 < (Py_ssize_t)cpy_r_r22;
    cpy_r_r28 = cpy_r_r29;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r28) goto CPyL22;
    cpy_r_r30 = 0.5;
    goto CPyL23;
CPyL22: ;
    cpy_r_r30 = -INFINITY;
CPyL23: ;
    return cpy_r_r30;
CPyL24: ;
    cpy_r_r31 = -113.0;
    return cpy_r_r31;
CPyL25: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL24;
CPyL27: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL24;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL24;
}
        
        PyObject *CPyPy_scholars___thinking___priors___Priors____reroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_reroll", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.priors.Priors", obj_self); 
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___priors___Priors____reroll(arg_self, arg_t, arg_me, arg_option);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "_reroll", 137, CPyStatic_scholars___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_scholars___thinking___priors_____top_level__(void) {
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
    void *cpy_r_r175;
    void *cpy_r_r176;
    void *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    void *cpy_r_r183;
    void *cpy_r_r184;
    PyObject **cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
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
    int32_t cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    int32_t cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    char cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    int32_t cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    int32_t cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 1, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 1, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 3, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 5, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5016]; /* ('inf',) */
    cpy_r_r17 = CPyStatics[130]; /* 'math' */
    cpy_r_r18 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 6, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r20 = (void *)&CPyModule_math;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___scholars___book;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___scholars___book;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 8, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___scholars___book;
    cpy_r_r30 = CPyExec_serai___games___scholars___book;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___scholars___book__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 8, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 8, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 8, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r41 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 8, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL84;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 9, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r52 = CPyExec_serai___games___scholars___dice;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 9, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 9, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 9, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5533]; /* ('worked',) */
    cpy_r_r63 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 9, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL85;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 10, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r74 = CPyExec_serai___games___scholars___names;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 10, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 10, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 10, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5534]; /* ('NO_CARD', 'colour_of', 'value_of') */
    cpy_r_r85 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 10, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL86;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 11, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r96 = CPyExec_serai___games___scholars___table;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 11, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 11, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 11, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r107 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 11, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL87;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___games___scholars___thinking___appraisal;
    cpy_r_r110 = (void *)&CPyImportState_serai___games___scholars___thinking___appraisal;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[2319]; /* 'serai.games.scholars.thinking.appraisal' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 12, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___games___scholars___thinking___appraisal;
    cpy_r_r118 = CPyExec_serai___games___scholars___thinking___appraisal;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___games___scholars___thinking___appraisal__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 12, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 12, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[2319]; /* 'serai.games.scholars.thinking.appraisal' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 12, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5028]; /* ('Appraiser',) */
    cpy_r_r129 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 12, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL88;
CPyL47: ;
    cpy_r_r131 = (void *)&CPyModule_serai___games___scholars___thinking___weights;
    cpy_r_r132 = (void *)&CPyImportState_serai___games___scholars___thinking___weights;
    cpy_r_r133 = CPyModuleLockAPI_serai;
    cpy_r_r134 = CPyImport_IsInitialized(cpy_r_r132);
    if (!cpy_r_r134) goto CPyL50;
    cpy_r_r135 = PyImport_GetModuleDict();
    cpy_r_r136 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r137 = CPyDict_GetItem(cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 13, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r138 = cpy_r_r137;
    goto CPyL54;
CPyL50: ;
    cpy_r_r139 = CPyInitOnly_serai___games___scholars___thinking___weights;
    cpy_r_r140 = CPyExec_serai___games___scholars___thinking___weights;
    cpy_r_r141 = (PyObject **)&CPyModule_serai___games___scholars___thinking___weights__internal;
    cpy_r_r142 = PyImport_GetModuleDict();
    cpy_r_r143 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 13, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r145 = CPyStatics[8]; /* '__file__' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 13, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r147 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r148 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r149 = CPyImport_ImportNative(cpy_r_r148, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r146, cpy_r_r147, 0);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 13, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r138 = cpy_r_r149;
CPyL54: ;
    cpy_r_r150 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r151 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r152 = CPyImport_GetNativeAttrs(cpy_r_r138, cpy_r_r150, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 13, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL89;
CPyL55: ;
    cpy_r_r153 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r154 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r155 = CPyModuleLockAPI_serai;
    cpy_r_r156 = CPyImport_IsInitialized(cpy_r_r154);
    if (!cpy_r_r156) goto CPyL58;
    cpy_r_r157 = PyImport_GetModuleDict();
    cpy_r_r158 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 14, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r160 = cpy_r_r159;
    goto CPyL62;
CPyL58: ;
    cpy_r_r161 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r162 = CPyExec_serai___kernel___decision;
    cpy_r_r163 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r164 = PyImport_GetModuleDict();
    cpy_r_r165 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r166 = CPyDict_GetItem(cpy_r_r164, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 14, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r167 = CPyStatics[8]; /* '__file__' */
    cpy_r_r168 = CPyObject_GetAttr(cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 14, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r169 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r170 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r171 = CPyImport_ImportNative(cpy_r_r170, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r168, cpy_r_r169, 0);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 14, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r160 = cpy_r_r171;
CPyL62: ;
    cpy_r_r172 = CPyStatics[4991]; /* ('Decision', 'Option') */
    cpy_r_r173 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r174 = CPyImport_GetNativeAttrs(cpy_r_r160, cpy_r_r172, cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 14, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL90;
CPyL63: ;
    cpy_r_r175 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r176 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r177 = CPyModuleLockAPI_serai;
    cpy_r_r178 = CPyImport_IsInitialized(cpy_r_r176);
    if (!cpy_r_r178) goto CPyL66;
    cpy_r_r179 = PyImport_GetModuleDict();
    cpy_r_r180 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r181 = CPyDict_GetItem(cpy_r_r179, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 15, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r182 = cpy_r_r181;
    goto CPyL70;
CPyL66: ;
    cpy_r_r183 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r184 = CPyExec_serai___kernel___effects;
    cpy_r_r185 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r186 = PyImport_GetModuleDict();
    cpy_r_r187 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r188 = CPyDict_GetItem(cpy_r_r186, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 15, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r189 = CPyStatics[8]; /* '__file__' */
    cpy_r_r190 = CPyObject_GetAttr(cpy_r_r188, cpy_r_r189);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 15, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r191 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r192 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r193 = CPyImport_ImportNative(cpy_r_r192, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r190, cpy_r_r191, 0);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 15, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r182 = cpy_r_r193;
CPyL70: ;
    cpy_r_r194 = CPyStatics[5509]; /* ('Effect',) */
    cpy_r_r195 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r196 = CPyImport_GetNativeAttrs(cpy_r_r182, cpy_r_r194, cpy_r_r194, cpy_r_r195);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 15, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL91;
CPyL71: ;
    cpy_r_r197 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r198 = CPyStatics[3561]; /* 'TRIED_CARDS' */
    cpy_r_r199 = CPyStatics[4898]; /* 3 */
    cpy_r_r200 = CPyDict_SetItem(cpy_r_r197, cpy_r_r198, cpy_r_r199);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 17, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r202 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r203 = CPyStatics[3559]; /* 'RESTED_HAND' */
    cpy_r_r204 = CPyStatics[4894]; /* 4 */
    cpy_r_r205 = CPyDict_SetItem(cpy_r_r202, cpy_r_r203, cpy_r_r204);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 18, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r207 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r208 = CPyStatics[3560]; /* 'HANDY_CARDS' */
    cpy_r_r209 = CPyStatics[4894]; /* 4 */
    cpy_r_r210 = CPyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r209);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 19, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r212 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r213 = CPyStatics[3557]; /* 'PENDING' */
    cpy_r_r214 = PyFloat_FromDouble(0.5);
    cpy_r_r215 = CPyDict_SetItem(cpy_r_r212, cpy_r_r213, cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    cpy_r_r216 = cpy_r_r215 >= 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 20, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r217 = NULL;
    cpy_r_r218 = CPyStatics[2320]; /* 'serai.games.scholars.thinking.priors' */
    cpy_r_r219 = (PyObject *)CPyType_scholars___thinking___priors___Priors_template;
    cpy_r_r220 = CPyType_FromTemplate(cpy_r_r219, cpy_r_r217, cpy_r_r218);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 23, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r221 = CPyDef_scholars___thinking___priors___Priors_trait_vtable_setup();
    if (unlikely(cpy_r_r221 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 23, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL92;
    }
    cpy_r_r222 = CPyDef_scholars___thinking___priors___Priors_coroutine_setup(cpy_r_r220);
    if (unlikely(cpy_r_r222 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 23, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL92;
    }
    cpy_r_r223 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r224 = CPyStatics[1102]; /* '_book' */
    cpy_r_r225 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r226 = CPyStatics[3546]; /* '_prospects' */
    cpy_r_r227 = CPyStatics[3563]; /* '_features' */
    cpy_r_r228 = CPyStatics[3564]; /* '_effects' */
    cpy_r_r229 = CPyStatics[320]; /* '_rooms' */
    cpy_r_r230 = PyTuple_Pack(6, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 23, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL92;
    }
    cpy_r_r231 = PyObject_SetAttr(cpy_r_r220, cpy_r_r223, cpy_r_r230);
    CPy_DECREF(cpy_r_r230);
    cpy_r_r232 = cpy_r_r231 >= 0;
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 23, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL92;
    }
    CPyType_scholars___thinking___priors___Priors = (PyTypeObject *)cpy_r_r220;
    CPy_INCREF(CPyType_scholars___thinking___priors___Priors);
    cpy_r_r233 = CPyStatic_scholars___thinking___priors___globals;
    cpy_r_r234 = CPyStatics[297]; /* 'Priors' */
    cpy_r_r235 = PyDict_SetItem(cpy_r_r233, cpy_r_r234, cpy_r_r220);
    cpy_r_r236 = cpy_r_r235 >= 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 23, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL92;
    }
    cpy_r_r237 = CPy_InitSubclass(cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/priors.py", "<module>", 23, CPyStatic_scholars___thinking___priors___globals);
        goto CPyL83;
    }
    return 1;
CPyL83: ;
    cpy_r_r238 = 2;
    return cpy_r_r238;
CPyL84: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL85: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL86: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL87: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL88: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL89: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL55;
CPyL90: ;
    CPy_DECREF(cpy_r_r174);
    goto CPyL63;
CPyL91: ;
    CPy_DECREF(cpy_r_r196);
    goto CPyL71;
CPyL92: ;
    CPy_DecRef(cpy_r_r220);
    goto CPyL83;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___thinking___priors___Priors_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___thinking___priors___Priors_traverse(serai___games___wayfarers___thinking___priors___PriorsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__action);
    Py_VISIT(self->__slot_action);
    Py_VISIT(self->__prior);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___thinking___priors___Priors_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___priors___PriorsObject *self = (serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__action);
    Py_CLEAR(self->__slot_action);
    Py_CLEAR(self->__prior);
    return 0;
}

static int32_t CPyDef_wayfarers___thinking___priors___Priors_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___priors___PriorsObject *self = (serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__action);
    Py_CLEAR(self->__slot_action);
    Py_CLEAR(self->__prior);
    return 0;
}

static void
wayfarers___thinking___priors___Priors_dealloc(serai___games___wayfarers___thinking___priors___PriorsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___thinking___priors___Priors_dealloc)
    CPyDef_wayfarers___thinking___priors___Priors_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___thinking___priors_____mypyc__Priors_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___thinking___priors___Priors(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
wayfarers___thinking___priors___Priors_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___thinking___priors___Priors) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___thinking___priors_____mypyc__Priors_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___thinking___priors___Priors_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___thinking___priors___Priors_vtable[10];
static bool
CPyDef_wayfarers___thinking___priors___Priors_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___thinking___priors___Priors_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors_____init__,
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors___of,
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors____main_priors,
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors____trade_prior,
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors____adjust_priors,
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors____influence_priors,
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors____refresh_priors,
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors____source_priors,
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors____best_slot,
        (CPyVTableItem)CPyDef_wayfarers___thinking___priors___Priors____by_option,
    };
    memcpy(wayfarers___thinking___priors___Priors_vtable, wayfarers___thinking___priors___Priors_vtable_scratch, sizeof(wayfarers___thinking___priors___Priors_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___thinking___priors___Priors_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___thinking___priors___Priors_get__book(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure);
static int
wayfarers___thinking___priors___Priors_set__book(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___priors___Priors_get__weights(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure);
static int
wayfarers___thinking___priors___Priors_set__weights(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___priors___Priors_get__action(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure);
static int
wayfarers___thinking___priors___Priors_set__action(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___priors___Priors_get__slot_action(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure);
static int
wayfarers___thinking___priors___Priors_set__slot_action(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___priors___Priors_get__resting(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure);
static int
wayfarers___thinking___priors___Priors_set__resting(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___thinking___priors___Priors_get__prior(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure);
static int
wayfarers___thinking___priors___Priors_set__prior(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___thinking___priors___Priors_getseters[] = {
    {"_book",
     (getter)wayfarers___thinking___priors___Priors_get__book, (setter)wayfarers___thinking___priors___Priors_set__book,
     NULL, NULL},
    {"_weights",
     (getter)wayfarers___thinking___priors___Priors_get__weights, (setter)wayfarers___thinking___priors___Priors_set__weights,
     NULL, NULL},
    {"_action",
     (getter)wayfarers___thinking___priors___Priors_get__action, (setter)wayfarers___thinking___priors___Priors_set__action,
     NULL, NULL},
    {"_slot_action",
     (getter)wayfarers___thinking___priors___Priors_get__slot_action, (setter)wayfarers___thinking___priors___Priors_set__slot_action,
     NULL, NULL},
    {"_resting",
     (getter)wayfarers___thinking___priors___Priors_get__resting, (setter)wayfarers___thinking___priors___Priors_set__resting,
     NULL, NULL},
    {"_prior",
     (getter)wayfarers___thinking___priors___Priors_get__prior, (setter)wayfarers___thinking___priors___Priors_set__prior,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___thinking___priors___Priors_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___thinking___priors_____mypyc__Priors_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, t, decision)\n--\n\n")},
    {"_main_priors",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors____main_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_main_priors($self, t, decision)\n--\n\n")},
    {"_trade_prior",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors____trade_prior,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_trade_prior($self, player)\n--\n\n")},
    {"_adjust_priors",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors____adjust_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_adjust_priors($self, t, decision)\n--\n\n")},
    {"_influence_priors",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors____influence_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_influence_priors($self, t, decision)\n--\n\n")},
    {"_refresh_priors",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors____refresh_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_refresh_priors($self, decision)\n--\n\n")},
    {"_source_priors",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors____source_priors,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_source_priors($self, t, decision)\n--\n\n")},
    {"_best_slot",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors____best_slot,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_best_slot($self, player, value)\n--\n\n")},
    {"_by_option",
     (PyCFunction)CPyPy_wayfarers___thinking___priors___Priors____by_option,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_by_option($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___thinking___priors___Priors_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Priors",
    .tp_new = wayfarers___thinking___priors___Priors_new,
    .tp_dealloc = (destructor)wayfarers___thinking___priors___Priors_dealloc,
    .tp_traverse = (traverseproc)wayfarers___thinking___priors___Priors_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___thinking___priors___Priors_clear,
    .tp_getset = wayfarers___thinking___priors___Priors_getseters,
    .tp_methods = wayfarers___thinking___priors___Priors_methods,
    .tp_init = wayfarers___thinking___priors___Priors_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___thinking___priors___PriorsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Priors(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___thinking___priors___Priors_template = &CPyType_wayfarers___thinking___priors___Priors_template_;

PyObject *CPyDef_wayfarers___thinking___priors_____mypyc__Priors_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___thinking___priors___PriorsObject *self;
    self = (serai___games___wayfarers___thinking___priors___PriorsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___thinking___priors___Priors_vtable;
    self->__resting = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___thinking___priors___Priors(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_wayfarers___thinking___priors_____mypyc__Priors_setup((PyObject *)CPyType_wayfarers___thinking___priors___Priors);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___thinking___priors___Priors_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___thinking___priors___Priors_get__book(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure)
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
wayfarers___thinking___priors___Priors_set__book(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_wayfarers___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.wayfarers.book.Book", value); 
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
wayfarers___thinking___priors___Priors_get__weights(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure)
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
wayfarers___thinking___priors___Priors_set__weights(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_wayfarers___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.wayfarers.thinking.weights.Weights", value); 
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
wayfarers___thinking___priors___Priors_get__action(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_action' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__action);
    PyObject *retval = self->__action;
    return retval;
}

static int
wayfarers___thinking___priors___Priors_set__action(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_action' cannot be deleted");
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
    if (self->__action != NULL) {
        CPy_DECREF(self->__action);
    }
    self->__action = tmp;
    return 0;
}

static PyObject *
wayfarers___thinking___priors___Priors_get__slot_action(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__slot_action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_slot_action' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__slot_action);
    PyObject *retval = self->__slot_action;
    return retval;
}

static int
wayfarers___thinking___priors___Priors_set__slot_action(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_slot_action' cannot be deleted");
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
    if (self->__slot_action != NULL) {
        CPy_DECREF(self->__slot_action);
    }
    self->__slot_action = tmp;
    return 0;
}

static PyObject *
wayfarers___thinking___priors___Priors_get__resting(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->__resting);
    return retval;
}

static int
wayfarers___thinking___priors___Priors_set__resting(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_resting' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->__resting = tmp;
    return 0;
}

static PyObject *
wayfarers___thinking___priors___Priors_get__prior(serai___games___wayfarers___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__prior == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_prior' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__prior);
    PyObject *retval = self->__prior;
    return retval;
}

static int
wayfarers___thinking___priors___Priors_set__prior(serai___games___wayfarers___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_prior' cannot be deleted");
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
    if (self->__prior != NULL) {
        CPy_DECREF(self->__prior);
    }
    self->__prior = tmp;
    return 0;
}
static PyMethodDef wayfarers___thinking___priorsmodule_methods[] = {
    {"_near", (PyCFunction)CPyPy_wayfarers___thinking___priors____near, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_near(value, steps, highest)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___thinking___priors__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___thinking___priors__internal, "__name__");
    CPyStatic_wayfarers___thinking___priors___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___thinking___priors__internal);
    if (unlikely(CPyStatic_wayfarers___thinking___priors___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___thinking___priors_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___priors__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___thinking___priors___Priors);
    return -1;
}
int CPyExec_serai___games___wayfarers___thinking___priors(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___thinking___priors__impl, &CPyImportState_serai___games___wayfarers___thinking___priors, &CPyModule_serai___games___wayfarers___thinking___priors);
}
static struct PyModuleDef wayfarers___thinking___priorsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.thinking.priors",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___thinking___priorsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___thinking___priors(void)
{
    if (CPyModule_serai___games___wayfarers___thinking___priors__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___priors__internal);
        return CPyModule_serai___games___wayfarers___thinking___priors__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___priors__internal = PyModule_Create(&wayfarers___thinking___priorsmodule);
    return CPyModule_serai___games___wayfarers___thinking___priors__internal;
}

PyObject *CPyInit_serai___games___wayfarers___thinking___priors(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___thinking___priors__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___priors__internal);
        return CPyModule_serai___games___wayfarers___thinking___priors__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___priors__internal = PyModule_Create(&wayfarers___thinking___priorsmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___thinking___priors__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.priors");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___thinking___priors__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___thinking___priors__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___thinking___priors__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___thinking___priors(CPyModule_serai___games___wayfarers___thinking___priors__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___thinking___priors__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.priors");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___priors__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___thinking___priors___Priors_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    double cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    double cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    double cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    CPy_INCREF(cpy_r_book);
    ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = PyList_New(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 23, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL26;
    }
    cpy_r_r4 = 0;
CPyL2: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL27;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_wayfarers___printed___Card))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 23, CPyStatic_wayfarers___thinking___priors___globals, "serai.games.wayfarers.printed.Card", cpy_r_r12);
        goto CPyL28;
    }
    cpy_r_r14 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r13)->_action;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r14, cpy_r_weights);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 == -113.0;
    if (unlikely(cpy_r_r16)) goto CPyL6;
CPyL5: ;
    cpy_r_r17 = PyFloat_FromDouble(cpy_r_r15);
    CPyList_SetItemUnsafe(cpy_r_r3, cpy_r_r4, cpy_r_r17);
    goto CPyL7;
CPyL6: ;
    cpy_r_r18 = PyErr_Occurred();
    if (unlikely(cpy_r_r18 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 23, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL28;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r19 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r19;
    goto CPyL2;
CPyL8: ;
    ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__action = cpy_r_r3;
    cpy_r_r20 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_slot_action;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "__init__", "Book", "slot_action", 24, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r20);
CPyL9: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = PyList_New(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 24, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL29;
    }
    cpy_r_r24 = 0;
CPyL11: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL30;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(PyObject_TypeCheck(cpy_r_r32, CPyType_kernel___effects___Effect)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 24, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.effects.Effect", cpy_r_r32);
        goto CPyL31;
    }
    cpy_r_r34 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r33, cpy_r_weights);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 == -113.0;
    if (unlikely(cpy_r_r35)) goto CPyL15;
CPyL14: ;
    cpy_r_r36 = PyFloat_FromDouble(cpy_r_r34);
    CPyList_SetItemUnsafe(cpy_r_r23, cpy_r_r24, cpy_r_r36);
    goto CPyL16;
CPyL15: ;
    cpy_r_r37 = PyErr_Occurred();
    if (unlikely(cpy_r_r37 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 24, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL31;
    } else
        goto CPyL14;
CPyL16: ;
    cpy_r_r38 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r38;
    goto CPyL11;
CPyL17: ;
    ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__slot_action = cpy_r_r23;
    cpy_r_r39 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r40 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_townsfolk;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "__init__", "Book", "home_townsfolk", 25, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL25;
    }
CPyL18: ;
    cpy_r_r41 = CPyList_GetItemBorrow(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 25, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r41) == CPyType_wayfarers___printed___Card))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 25, CPyStatic_wayfarers___thinking___priors___globals, "serai.games.wayfarers.printed.Card", cpy_r_r41);
        goto CPyL25;
    }
    cpy_r_r43 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r42)->_ability;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r43, cpy_r_weights);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 == -113.0;
    if (unlikely(cpy_r_r45)) goto CPyL22;
CPyL21: ;
    ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__resting = cpy_r_r44;
    cpy_r_r46 = CPyDef_wayfarers___thinking___priors___Priors____by_option(cpy_r_self);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 26, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL25;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r47 = PyErr_Occurred();
    if (unlikely(cpy_r_r47 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 25, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL25;
    } else
        goto CPyL21;
CPyL23: ;
    if (((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__prior != NULL) {
        CPy_DECREF(((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__prior);
    }
    ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__prior = cpy_r_r46;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 26, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL25;
    }
    return 1;
CPyL25: ;
    cpy_r_r49 = 2;
    return cpy_r_r49;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL25;
CPyL27: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL8;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL25;
CPyL29: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL25;
CPyL30: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL17;
CPyL31: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    goto CPyL25;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_wayfarers___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___thinking___priors___Priors_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "__init__", 20, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___priors___Priors___of(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    double cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    double cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    double cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    int32_t cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    cpy_r_r0 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[3683]; /* 'place-worker' */
    cpy_r_r2 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r1, 12);
    CPy_DECREF(cpy_r_r0);
    if (!cpy_r_r2) goto CPyL14;
    cpy_r_r3 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__slot_action;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL61;
    }
    cpy_r_r5 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL62;
    }
CPyL3: ;
    cpy_r_r6 = PyObject_GetIter(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL62;
    }
CPyL4: ;
    cpy_r_r7 = PyIter_Next(cpy_r_r6);
    if (cpy_r_r7 == NULL) goto CPyL63;
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_option___Option))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r7);
        goto CPyL64;
    }
    cpy_r_r9 = ((serai___kernel___option___OptionObject *)cpy_r_r8)->_value;
    CPy_INCREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    }
    cpy_r_r11 = CPyDef_wayfarers___table___Table___place_of(cpy_r_t, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    }
    cpy_r_r12 = CPyList_GetItem(cpy_r_r3, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    }
    cpy_r_r13 = PyFloat_AsDouble(cpy_r_r12);
    if (cpy_r_r13 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r12); cpy_r_r13 = -113.0;
    }
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 == -113.0;
    if (unlikely(cpy_r_r14)) goto CPyL11;
CPyL10: ;
    cpy_r_r15 = PyFloat_FromDouble(cpy_r_r13);
    cpy_r_r16 = PyList_Append(cpy_r_r4, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    } else
        goto CPyL4;
CPyL11: ;
    cpy_r_r18 = PyErr_Occurred();
    if (unlikely(cpy_r_r18 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    } else
        goto CPyL10;
CPyL12: ;
    cpy_r_r19 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 32, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL65;
    }
    return cpy_r_r4;
CPyL14: ;
    cpy_r_r20 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = CPyStatics[4367]; /* 'main-action' */
    cpy_r_r22 = CPyStr_EqualLiteral(cpy_r_r20, cpy_r_r21, 11);
    CPy_DECREF(cpy_r_r20);
    if (!cpy_r_r22) goto CPyL17;
    cpy_r_r23 = CPyDef_wayfarers___thinking___priors___Priors____main_priors(cpy_r_self, cpy_r_t, cpy_r_decision);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 34, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL60;
    }
    return cpy_r_r23;
CPyL17: ;
    cpy_r_r24 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = CPyStatics[1206]; /* 'trade' */
    cpy_r_r26 = CPyStatics[3709]; /* 'adjust' */
    cpy_r_r27 = CPyStr_EqualLiteral(cpy_r_r24, cpy_r_r25, 5);
    if (cpy_r_r27) goto CPyL66;
    cpy_r_r28 = CPyStr_EqualLiteral(cpy_r_r24, cpy_r_r26, 6);
    CPy_DECREF(cpy_r_r24);
    if (cpy_r_r28) goto CPyL20;
    if (0) {
        goto CPyL21;
    } else
        goto CPyL23;
CPyL20: ;
    if (!1) goto CPyL23;
CPyL21: ;
    cpy_r_r29 = CPyDef_wayfarers___thinking___priors___Priors____adjust_priors(cpy_r_self, cpy_r_t, cpy_r_decision);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 36, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL60;
    }
    return cpy_r_r29;
CPyL23: ;
    cpy_r_r30 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = CPyStatics[4024]; /* 'influence-card' */
    cpy_r_r32 = CPyStr_EqualLiteral(cpy_r_r30, cpy_r_r31, 14);
    CPy_DECREF(cpy_r_r30);
    if (!cpy_r_r32) goto CPyL26;
    cpy_r_r33 = CPyDef_wayfarers___thinking___priors___Priors____influence_priors(cpy_r_self, cpy_r_t, cpy_r_decision);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 38, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL60;
    }
    return cpy_r_r33;
CPyL26: ;
    cpy_r_r34 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = CPyStatics[3953]; /* 'refresh' */
    cpy_r_r36 = CPyStr_EqualLiteral(cpy_r_r34, cpy_r_r35, 7);
    CPy_DECREF(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL29;
    cpy_r_r37 = CPyDef_wayfarers___thinking___priors___Priors____refresh_priors(cpy_r_self, cpy_r_decision);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 40, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL60;
    }
    return cpy_r_r37;
CPyL29: ;
    cpy_r_r38 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r39 = CPyStatics[4026]; /* 'move-influence' */
    cpy_r_r40 = CPyStatics[2876]; /* 'free-influence' */
    cpy_r_r41 = CPyStr_EqualLiteral(cpy_r_r38, cpy_r_r39, 14);
    if (cpy_r_r41) goto CPyL67;
    cpy_r_r42 = CPyStr_EqualLiteral(cpy_r_r38, cpy_r_r40, 14);
    CPy_DECREF(cpy_r_r38);
    if (cpy_r_r42) goto CPyL32;
    if (0) {
        goto CPyL33;
    } else
        goto CPyL35;
CPyL32: ;
    if (!1) goto CPyL35;
CPyL33: ;
    cpy_r_r43 = CPyDef_wayfarers___thinking___priors___Priors____source_priors(cpy_r_self, cpy_r_t, cpy_r_decision);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 42, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL60;
    }
    return cpy_r_r43;
CPyL35: ;
    cpy_r_r44 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = CPyStatics[894]; /* 'end-turn' */
    cpy_r_r46 = CPyStr_EqualLiteral(cpy_r_r44, cpy_r_r45, 8);
    CPy_DECREF(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL48;
    cpy_r_r47 = PyList_New(0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 44, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL60;
    }
    cpy_r_r48 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 44, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL68;
    }
CPyL38: ;
    cpy_r_r49 = PyObject_GetIter(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 44, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL68;
    }
CPyL39: ;
    cpy_r_r50 = PyIter_Next(cpy_r_r49);
    if (cpy_r_r50 == NULL) goto CPyL69;
    if (likely(Py_TYPE(cpy_r_r50) == CPyType_option___Option))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 44, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r50);
        goto CPyL70;
    }
    cpy_r_r52 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r53 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r52)->_options;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "of", "Book", "options", 44, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL71;
    }
CPyL42: ;
    cpy_r_r54 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r53)->_trade;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55 = cpy_r_r51 == cpy_r_r54;
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r54);
    if (!cpy_r_r55) goto CPyL44;
    cpy_r_r56 = -INFINITY;
    goto CPyL45;
CPyL44: ;
    cpy_r_r56 = 0.0;
CPyL45: ;
    cpy_r_r57 = PyFloat_FromDouble(cpy_r_r56);
    cpy_r_r58 = PyList_Append(cpy_r_r47, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 44, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL70;
    } else
        goto CPyL39;
CPyL46: ;
    cpy_r_r60 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 44, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL68;
    }
    return cpy_r_r47;
CPyL48: ;
    cpy_r_r61 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__prior;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "of", "Priors", "_prior", 45, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r61);
CPyL49: ;
    cpy_r_r62 = PyList_New(0);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 46, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL72;
    }
    cpy_r_r63 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 46, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL73;
    }
CPyL51: ;
    cpy_r_r64 = PyObject_GetIter(cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 46, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL73;
    }
CPyL52: ;
    cpy_r_r65 = PyIter_Next(cpy_r_r64);
    if (cpy_r_r65 == NULL) goto CPyL74;
    if (likely(Py_TYPE(cpy_r_r65) == CPyType_option___Option))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 46, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r65);
        goto CPyL75;
    }
    cpy_r_r67 = ((serai___kernel___option___OptionObject *)cpy_r_r66)->_index;
    cpy_r_r68 = CPyList_GetItem(cpy_r_r61, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 46, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL76;
    }
    cpy_r_r69 = PyFloat_AsDouble(cpy_r_r68);
    if (cpy_r_r69 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r68); cpy_r_r69 = -113.0;
    }
    CPy_DECREF(cpy_r_r68);
    cpy_r_r70 = cpy_r_r69 == -113.0;
    if (unlikely(cpy_r_r70)) goto CPyL57;
CPyL56: ;
    CPy_DECREF(cpy_r_r66);
    cpy_r_r71 = PyFloat_FromDouble(cpy_r_r69);
    cpy_r_r72 = PyList_Append(cpy_r_r62, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    cpy_r_r73 = cpy_r_r72 >= 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 46, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL75;
    } else
        goto CPyL52;
CPyL57: ;
    cpy_r_r74 = PyErr_Occurred();
    if (unlikely(cpy_r_r74 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 46, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL76;
    } else
        goto CPyL56;
CPyL58: ;
    cpy_r_r75 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 46, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL77;
    }
    return cpy_r_r62;
CPyL60: ;
    cpy_r_r76 = NULL;
    return cpy_r_r76;
CPyL61: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL60;
CPyL62: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL60;
CPyL63: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r6);
    goto CPyL12;
CPyL64: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL60;
CPyL65: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL60;
CPyL66: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL20;
CPyL67: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL32;
CPyL68: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL60;
CPyL69: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL46;
CPyL70: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r49);
    goto CPyL60;
CPyL71: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    goto CPyL60;
CPyL72: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL60;
CPyL73: ;
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    goto CPyL60;
CPyL74: ;
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r64);
    goto CPyL58;
CPyL75: ;
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r64);
    goto CPyL60;
CPyL76: ;
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r66);
    goto CPyL60;
CPyL77: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL60;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___priors___Priors___of(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "of", 28, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___priors___Priors____main_priors(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_awake;
    double cpy_r_r39;
    char cpy_r_r40;
    double cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    double cpy_r_r44;
    PyObject *cpy_r_r45;
    double cpy_r_r46;
    double cpy_r_r47;
    double cpy_r_r48;
    char cpy_r_r49;
    double cpy_r_r50;
    PyObject *cpy_r_r51;
    double cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    CPyPtr cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    double cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    int64_t cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject **cpy_r_r107;
    PyObject *cpy_r_r108;
    double cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    double cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    double cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    double cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    double cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    double cpy_r_r128;
    PyObject *cpy_r_r129;
    int32_t cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", "Book", "options", 50, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", "Table", "players", 52, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL70;
    }
CPyL2: ;
    cpy_r_r4 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 52, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL70;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_wayfarers___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 52, CPyStatic_wayfarers___thinking___priors___globals, "serai.games.wayfarers.table.Player", cpy_r_r5);
        goto CPyL70;
    }
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 53, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL71;
    }
    cpy_r_r8 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 54, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL72;
    }
CPyL6: ;
    cpy_r_r9 = PyObject_GetIter(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 54, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL72;
    }
CPyL7: ;
    cpy_r_r10 = PyIter_Next(cpy_r_r9);
    if (cpy_r_r10 == NULL) goto CPyL73;
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_option___Option))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 54, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r10);
        goto CPyL74;
    }
    cpy_r_r12 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_rest;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r11 == cpy_r_r12;
    CPy_DECREF(cpy_r_r12);
    if (cpy_r_r13) {
        goto CPyL75;
    } else
        goto CPyL30;
CPyL10: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r6)->_slot_dice;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", "Player", "slot_dice", 56, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    }
CPyL11: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r6)->_slot_dice;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", "Player", "slot_dice", 56, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r18);
CPyL12: ;
    cpy_r_r19 = CPyStatics[4896]; /* 0 */
    cpy_r_r20 = CPyList_Count(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 56, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    }
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_r17, cpy_r_r20);
    cpy_r_r22 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r6)->_dice;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", "Player", "dice", 57, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL76;
    }
CPyL14: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 << 1;
    cpy_r_r26 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r27 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r26)->_constants;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = CPyStatics[3521]; /* 'rest_dice' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 57, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL76;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 57, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL76;
    }
    cpy_r_r31 = cpy_r_r25 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (cpy_r_r32) goto CPyL18;
    cpy_r_r33 = cpy_r_r30 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (!cpy_r_r34) goto CPyL19;
CPyL18: ;
    cpy_r_r35 = CPyTagged_IsLt_(cpy_r_r30, cpy_r_r25);
    cpy_r_r36 = cpy_r_r35 ^ 1;
    cpy_r_r37 = cpy_r_r36;
    goto CPyL20;
CPyL19: ;
    cpy_r_r38 = (Py_ssize_t)cpy_r_r25 <= (Py_ssize_t)cpy_r_r30;
    cpy_r_r37 = cpy_r_r38;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_awake = cpy_r_r37;
    cpy_r_r39 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->_die_back;
    if (unlikely(cpy_r_r39 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->bitmap2 & 65536)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'die_back' of 'Weights' undefined");
    }
    cpy_r_r40 = cpy_r_r39 == -113.0;
    if (unlikely(cpy_r_r40)) goto CPyL22;
CPyL21: ;
    cpy_r_r41 = CPyFloat_FromTagged(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r42 = cpy_r_r41 == -113.0;
    if (unlikely(cpy_r_r42)) {
        goto CPyL24;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r43 = PyErr_Occurred();
    if (unlikely(cpy_r_r43 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 58, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL76;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r44 = cpy_r_r39 * cpy_r_r41;
    if (cpy_r_awake) {
        goto CPyL25;
    } else
        goto CPyL26;
CPyL24: ;
    cpy_r_r45 = PyErr_Occurred();
    if (unlikely(cpy_r_r45 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 58, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL23;
CPyL25: ;
    cpy_r_r46 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__resting;
    cpy_r_r47 = cpy_r_r46;
    goto CPyL29;
CPyL26: ;
    cpy_r_r48 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->_asleep;
    if (unlikely(cpy_r_r48 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r2)->bitmap2 & 131072)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'asleep' of 'Weights' undefined");
    }
    cpy_r_r49 = cpy_r_r48 == -113.0;
    if (unlikely(cpy_r_r49)) goto CPyL28;
CPyL27: ;
    cpy_r_r50 = -cpy_r_r48;
    cpy_r_r47 = cpy_r_r50;
    goto CPyL29;
CPyL28: ;
    cpy_r_r51 = PyErr_Occurred();
    if (unlikely(cpy_r_r51 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 58, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r52 = cpy_r_r44 + cpy_r_r47;
    cpy_r_r53 = PyFloat_FromDouble(cpy_r_r52);
    cpy_r_r54 = PyList_Append(cpy_r_r7, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 58, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL7;
CPyL30: ;
    cpy_r_r56 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_trade;
    CPy_INCREF(cpy_r_r56);
    cpy_r_r57 = cpy_r_r11 == cpy_r_r56;
    CPy_DECREF(cpy_r_r56);
    if (cpy_r_r57) {
        goto CPyL77;
    } else
        goto CPyL34;
CPyL31: ;
    cpy_r_r58 = CPyDef_wayfarers___thinking___priors___Priors____trade_prior(cpy_r_self, cpy_r_r6);
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL33;
CPyL32: ;
    cpy_r_r60 = PyFloat_FromDouble(cpy_r_r58);
    cpy_r_r61 = PyList_Append(cpy_r_r7, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 60, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL7;
CPyL33: ;
    cpy_r_r63 = PyErr_Occurred();
    if (unlikely(cpy_r_r63 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 60, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r64 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_worker;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r65 = PySequence_Contains(cpy_r_r64, cpy_r_r11);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 61, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r67 = cpy_r_r65;
    if (!cpy_r_r67) goto CPyL61;
    cpy_r_r68 = ((serai___kernel___option___OptionObject *)cpy_r_r11)->_value;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69 = CPyStatics[4897]; /* 1 */
    cpy_r_r70 = PyNumber_Lshift(cpy_r_r69, cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 62, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r71 = PyList_New(0);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 65, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL79;
    }
    cpy_r_r72 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r73 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r72)->_worker_places;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", "Book", "worker_places", 66, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    }
CPyL39: ;
    cpy_r_r74 = ((serai___kernel___option___OptionObject *)cpy_r_r11)->_value;
    cpy_r_r75 = PyObject_GetItem(cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 66, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 66, CPyStatic_wayfarers___thinking___priors___globals, "list", cpy_r_r75);
        goto CPyL80;
    }
    CPy_DECREF(cpy_r_r11);
    cpy_r_r77 = 0;
CPyL42: ;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyVarObject, ob_size));
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    cpy_r_r80 = cpy_r_r77 < cpy_r_r79;
    if (!cpy_r_r80) goto CPyL81;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyListObject, ob_item));
    cpy_r_r82 = *(CPyPtr *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r77 * 8;
    cpy_r_r84 = cpy_r_r82 + cpy_r_r83;
    cpy_r_r85 = *(PyObject * *)cpy_r_r84;
    CPy_INCREF(cpy_r_r85);
    cpy_r_r86 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", "Table", "display_workers", 67, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL82;
    }
CPyL44: ;
    cpy_r_r87 = PyObject_GetItem(cpy_r_r86, cpy_r_r85);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 67, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL82;
    }
    if (likely(PyLong_Check(cpy_r_r87)))
        cpy_r_r88 = CPyTagged_FromObject(cpy_r_r87);
    else {
        CPy_TypeError("int", cpy_r_r87); cpy_r_r88 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 67, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL82;
    }
    cpy_r_r89 = CPyTagged_StealAsObject(cpy_r_r88);
    cpy_r_r90 = PyNumber_And(cpy_r_r89, cpy_r_r70);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 67, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL82;
    }
    cpy_r_r91 = PyObject_Not(cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 67, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL82;
    }
    cpy_r_r93 = cpy_r_r91;
    if (!cpy_r_r93) goto CPyL83;
    cpy_r_r94 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__slot_action;
    cpy_r_r95 = PyObject_GetItem(cpy_r_r94, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 65, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL84;
    }
    cpy_r_r96 = PyFloat_AsDouble(cpy_r_r95);
    if (cpy_r_r96 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r95); cpy_r_r96 = -113.0;
    }
    CPy_DECREF(cpy_r_r95);
    cpy_r_r97 = cpy_r_r96 == -113.0;
    if (unlikely(cpy_r_r97)) goto CPyL52;
CPyL51: ;
    cpy_r_r98 = PyFloat_FromDouble(cpy_r_r96);
    cpy_r_r99 = PyList_Append(cpy_r_r71, cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 65, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL84;
    } else
        goto CPyL53;
CPyL52: ;
    cpy_r_r101 = PyErr_Occurred();
    if (unlikely(cpy_r_r101 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 65, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL84;
    } else
        goto CPyL51;
CPyL53: ;
    cpy_r_r102 = cpy_r_r77 + 1;
    cpy_r_r77 = cpy_r_r102;
    goto CPyL42;
CPyL54: ;
    cpy_r_r103 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r104 = CPyStatics[39]; /* 'max' */
    cpy_r_r105 = CPyObject_GetAttr(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 64, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL85;
    }
    PyObject *cpy_r_r106[1] = {cpy_r_r71};
    cpy_r_r107 = (PyObject **)&cpy_r_r106;
    cpy_r_r108 = PyObject_Vectorcall(cpy_r_r105, cpy_r_r107, 1, 0);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 64, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL85;
    }
    CPy_DECREF(cpy_r_r71);
    cpy_r_r109 = PyFloat_AsDouble(cpy_r_r108);
    if (cpy_r_r109 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r108); cpy_r_r109 = -113.0;
    }
    CPy_DECREF(cpy_r_r108);
    cpy_r_r110 = cpy_r_r109 == -113.0;
    if (unlikely(cpy_r_r110)) goto CPyL58;
CPyL57: ;
    cpy_r_r111 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r112 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r111)->_worker;
    if (unlikely(cpy_r_r112 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r111)->bitmap & 32)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'worker' of 'Weights' undefined");
    }
    cpy_r_r113 = cpy_r_r112 == -113.0;
    if (unlikely(cpy_r_r113)) {
        goto CPyL60;
    } else
        goto CPyL59;
CPyL58: ;
    cpy_r_r114 = PyErr_Occurred();
    if (unlikely(cpy_r_r114 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 64, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL57;
CPyL59: ;
    cpy_r_r115 = cpy_r_r109 - cpy_r_r112;
    cpy_r_r116 = PyFloat_FromDouble(cpy_r_r115);
    cpy_r_r117 = PyList_Append(cpy_r_r7, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 63, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL7;
CPyL60: ;
    cpy_r_r119 = PyErr_Occurred();
    if (unlikely(cpy_r_r119 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 69, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL59;
CPyL61: ;
    cpy_r_r120 = ((serai___kernel___option___OptionObject *)cpy_r_r11)->_value;
    CPy_INCREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r120)))
        cpy_r_r121 = CPyTagged_FromObject(cpy_r_r120);
    else {
        CPy_TypeError("int", cpy_r_r120); cpy_r_r121 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 72, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    }
    cpy_r_r122 = CPyDef_wayfarers___thinking___priors___Priors____best_slot(cpy_r_self, cpy_r_r6, cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r121);
    cpy_r_r123 = cpy_r_r122 == -113.0;
    if (unlikely(cpy_r_r123)) goto CPyL64;
CPyL63: ;
    cpy_r_r124 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r125 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r124)->_die;
    if (unlikely(cpy_r_r125 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r124)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'die' of 'Weights' undefined");
    }
    cpy_r_r126 = cpy_r_r125 == -113.0;
    if (unlikely(cpy_r_r126)) {
        goto CPyL66;
    } else
        goto CPyL65;
CPyL64: ;
    cpy_r_r127 = PyErr_Occurred();
    if (unlikely(cpy_r_r127 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 72, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL63;
CPyL65: ;
    cpy_r_r128 = cpy_r_r122 - cpy_r_r125;
    cpy_r_r129 = PyFloat_FromDouble(cpy_r_r128);
    cpy_r_r130 = PyList_Append(cpy_r_r7, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r131 = cpy_r_r130 >= 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 72, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL7;
CPyL66: ;
    cpy_r_r132 = PyErr_Occurred();
    if (unlikely(cpy_r_r132 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 72, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL65;
CPyL67: ;
    cpy_r_r133 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 54, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL86;
    }
    return cpy_r_r7;
CPyL69: ;
    cpy_r_r134 = NULL;
    return cpy_r_r134;
CPyL70: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL69;
CPyL71: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    goto CPyL69;
CPyL72: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL69;
CPyL73: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r9);
    goto CPyL67;
CPyL74: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL69;
CPyL75: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL10;
CPyL76: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL69;
CPyL77: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL31;
CPyL78: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL69;
CPyL79: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r70);
    goto CPyL69;
CPyL80: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r71);
    goto CPyL69;
CPyL81: ;
    CPy_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r76);
    goto CPyL54;
CPyL82: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r85);
    goto CPyL69;
CPyL83: ;
    CPy_DECREF(cpy_r_r85);
    goto CPyL53;
CPyL84: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    goto CPyL69;
CPyL85: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r71);
    goto CPyL69;
CPyL86: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL69;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors____main_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:_main_priors", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___priors___Priors____main_priors(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_main_priors", 48, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___priors___Priors____trade_prior(PyObject *cpy_r_self, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_value;
    char cpy_r_r11;
    double cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    double cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    CPyPtr cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyPtr cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    int64_t cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r82;
    PyObject *cpy_r_r83;
    double cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    double cpy_r_r89;
    char cpy_r_r90;
    double cpy_r_r91;
    PyObject *cpy_r_r92;
    double cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    double cpy_r_r96;
    double cpy_r_r97;
    PyObject *cpy_r_r98;
    double cpy_r_r99;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[3651]; /* 'trade_adjustments' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 77, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 77, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL51;
    }
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 78, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL52;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", "Player", "assets", 78, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL53;
    }
CPyL4: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = 2;
    cpy_r_value = cpy_r_r10;
    CPyTagged_DECREF(cpy_r_value);
CPyL5: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_r9;
    if (!cpy_r_r11) goto CPyL10;
    cpy_r_value = cpy_r_r10;
    cpy_r_r12 = CPyDef_wayfarers___thinking___priors___Priors____best_slot(cpy_r_self, cpy_r_player, cpy_r_value);
    CPyTagged_DECREF(cpy_r_value);
    cpy_r_r13 = cpy_r_r12 == -113.0;
    if (unlikely(cpy_r_r13)) goto CPyL8;
CPyL7: ;
    cpy_r_r14 = PyFloat_FromDouble(cpy_r_r12);
    cpy_r_r15 = PyList_Append(cpy_r_r5, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 78, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL53;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r17 = PyErr_Occurred();
    if (unlikely(cpy_r_r17 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 78, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL53;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r18 = cpy_r_r10 + 2;
    cpy_r_r10 = cpy_r_r18;
    goto CPyL5;
CPyL10: ;
    cpy_r_r19 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", "Player", "dice", 79, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r19);
CPyL11: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = PyList_New(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 79, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL55;
    }
    cpy_r_r23 = 0;
CPyL13: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r23 < cpy_r_r25;
    if (!cpy_r_r26) goto CPyL56;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r23 * 8;
    cpy_r_r30 = cpy_r_r28 + cpy_r_r29;
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    CPy_INCREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 79, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL57;
    }
    cpy_r_r33 = CPyTagged_Subtract(cpy_r_r32, 2);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r34 = CPyList_GetItem(cpy_r_r5, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 79, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL57;
    }
    cpy_r_r35 = PyFloat_AsDouble(cpy_r_r34);
    if (cpy_r_r35 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r34); cpy_r_r35 = -113.0;
    }
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) goto CPyL18;
CPyL17: ;
    cpy_r_r37 = PyFloat_FromDouble(cpy_r_r35);
    CPyList_SetItemUnsafe(cpy_r_r22, cpy_r_r23, cpy_r_r37);
    goto CPyL19;
CPyL18: ;
    cpy_r_r38 = PyErr_Occurred();
    if (unlikely(cpy_r_r38 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 79, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL57;
    } else
        goto CPyL17;
CPyL19: ;
    cpy_r_r39 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r39;
    goto CPyL13;
CPyL20: ;
    cpy_r_r40 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r41 = CPyStatics[39]; /* 'max' */
    cpy_r_r42 = CPyObject_GetAttr(cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 79, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL58;
    }
    PyObject *cpy_r_r43[1] = {cpy_r_r22};
    cpy_r_r44 = (PyObject **)&cpy_r_r43;
    cpy_r_r45 = PyObject_Vectorcall(cpy_r_r42, cpy_r_r44, 1, 0);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 79, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL58;
    }
    CPy_DECREF(cpy_r_r22);
    cpy_r_r46 = PyFloat_AsDouble(cpy_r_r45);
    if (cpy_r_r46 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r45); cpy_r_r46 = -113.0;
    }
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 == -113.0;
    if (unlikely(cpy_r_r47)) goto CPyL24;
CPyL23: ;
    cpy_r_r48 = PyList_New(0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL54;
    } else
        goto CPyL25;
CPyL24: ;
    cpy_r_r49 = PyErr_Occurred();
    if (unlikely(cpy_r_r49 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 79, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL54;
    } else
        goto CPyL23;
CPyL25: ;
    cpy_r_r50 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", "Player", "dice", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r50);
CPyL26: ;
    cpy_r_r51 = 0;
CPyL27: ;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r53 = *(int64_t *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r51 < cpy_r_r53;
    if (!cpy_r_r54) goto CPyL60;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
    cpy_r_r56 = *(CPyPtr *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r51 * 8;
    cpy_r_r58 = cpy_r_r56 + cpy_r_r57;
    cpy_r_r59 = *(PyObject * *)cpy_r_r58;
    CPy_INCREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL61;
    }
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    cpy_r_r63 = cpy_r_r62 << 1;
    cpy_r_r64 = CPyDef_wayfarers___thinking___priors____near(cpy_r_r60, cpy_r_r4, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL61;
    }
    cpy_r_r65 = PyObject_GetIter(cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL61;
    }
CPyL31: ;
    cpy_r_r66 = PyIter_Next(cpy_r_r65);
    if (cpy_r_r66 == NULL) goto CPyL62;
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL63;
    }
    cpy_r_r68 = CPyTagged_Subtract(cpy_r_r67, 2);
    CPyTagged_DECREF(cpy_r_r67);
    cpy_r_r69 = CPyList_GetItem(cpy_r_r5, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL63;
    }
    cpy_r_r70 = PyFloat_AsDouble(cpy_r_r69);
    if (cpy_r_r70 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r69); cpy_r_r70 = -113.0;
    }
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 == -113.0;
    if (unlikely(cpy_r_r71)) goto CPyL36;
CPyL35: ;
    cpy_r_r72 = PyFloat_FromDouble(cpy_r_r70);
    cpy_r_r73 = PyList_Append(cpy_r_r48, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL63;
    } else
        goto CPyL31;
CPyL36: ;
    cpy_r_r75 = PyErr_Occurred();
    if (unlikely(cpy_r_r75 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL63;
    } else
        goto CPyL35;
CPyL37: ;
    cpy_r_r76 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL61;
    }
    cpy_r_r77 = cpy_r_r51 + 1;
    cpy_r_r51 = cpy_r_r77;
    goto CPyL27;
CPyL39: ;
    cpy_r_r78 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r79 = CPyStatics[39]; /* 'max' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    }
    PyObject *cpy_r_r81[1] = {cpy_r_r48};
    cpy_r_r82 = (PyObject **)&cpy_r_r81;
    cpy_r_r83 = PyObject_Vectorcall(cpy_r_r80, cpy_r_r82, 1, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    }
    CPy_DECREF(cpy_r_r48);
    cpy_r_r84 = PyFloat_AsDouble(cpy_r_r83);
    if (cpy_r_r84 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r83); cpy_r_r84 = -113.0;
    }
    CPy_DECREF(cpy_r_r83);
    cpy_r_r85 = cpy_r_r84 == -113.0;
    if (unlikely(cpy_r_r85)) goto CPyL43;
CPyL42: ;
    cpy_r_r86 = cpy_r_r84 > cpy_r_r46;
    if (cpy_r_r86) {
        goto CPyL44;
    } else
        goto CPyL49;
CPyL43: ;
    cpy_r_r87 = PyErr_Occurred();
    if (unlikely(cpy_r_r87 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 80, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL51;
    } else
        goto CPyL42;
CPyL44: ;
    cpy_r_r88 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r89 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r88)->_die;
    if (unlikely(cpy_r_r89 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r88)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'die' of 'Weights' undefined");
    }
    cpy_r_r90 = cpy_r_r89 == -113.0;
    if (unlikely(cpy_r_r90)) goto CPyL46;
CPyL45: ;
    cpy_r_r91 = cpy_r_r84 - cpy_r_r89;
    cpy_r_r92 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r93 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r92)->_guild;
    if (unlikely(cpy_r_r93 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r92)->bitmap & 4)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'guild' of 'Weights' undefined");
    }
    cpy_r_r94 = cpy_r_r93 == -113.0;
    if (unlikely(cpy_r_r94)) {
        goto CPyL48;
    } else
        goto CPyL47;
CPyL46: ;
    cpy_r_r95 = PyErr_Occurred();
    if (unlikely(cpy_r_r95 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 81, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL51;
    } else
        goto CPyL45;
CPyL47: ;
    cpy_r_r96 = cpy_r_r91 - cpy_r_r93;
    cpy_r_r97 = cpy_r_r96;
    goto CPyL50;
CPyL48: ;
    cpy_r_r98 = PyErr_Occurred();
    if (unlikely(cpy_r_r98 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 81, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL51;
    } else
        goto CPyL47;
CPyL49: ;
    cpy_r_r97 = -INFINITY;
CPyL50: ;
    return cpy_r_r97;
CPyL51: ;
    cpy_r_r99 = -113.0;
    return cpy_r_r99;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL51;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL51;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL51;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r19);
    goto CPyL51;
CPyL56: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL20;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    goto CPyL51;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r22);
    goto CPyL51;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r48);
    goto CPyL51;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r50);
    goto CPyL39;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    goto CPyL51;
CPyL62: ;
    CPy_DECREF(cpy_r_r65);
    goto CPyL37;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r65);
    goto CPyL51;
CPyL64: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL51;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors____trade_prior(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", 0};
            static CPyArg_Parser parser = {"O:_trade_prior", kwlist, 0};
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_player)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___priors___Priors____trade_prior(arg_self, arg_player);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_trade_prior", 75, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___priors___Priors____adjust_priors(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_value;
    char cpy_r_r12;
    double cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    double cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_there;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    int32_t cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    int64_t cpy_r_r99;
    CPyPtr cpy_r_r100;
    int64_t cpy_r_r101;
    char cpy_r_r102;
    CPyPtr cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    CPyPtr cpy_r_r106;
    PyObject *cpy_r_r107;
    double cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    int64_t cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", "Book", "options", 85, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", "Table", "players", 86, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL81;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 86, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL81;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_wayfarers___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 86, CPyStatic_wayfarers___thinking___priors___globals, "serai.games.wayfarers.table.Player", cpy_r_r4);
        goto CPyL81;
    }
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 87, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL82;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r5)->_assets;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", "Player", "assets", 87, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL83;
    }
CPyL6: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = 2;
    cpy_r_value = cpy_r_r11;
    CPyTagged_DECREF(cpy_r_value);
CPyL7: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r11 < (Py_ssize_t)cpy_r_r10;
    if (!cpy_r_r12) goto CPyL84;
    cpy_r_value = cpy_r_r11;
    cpy_r_r13 = CPyDef_wayfarers___thinking___priors___Priors____best_slot(cpy_r_self, cpy_r_r5, cpy_r_value);
    CPyTagged_DECREF(cpy_r_value);
    cpy_r_r14 = cpy_r_r13 == -113.0;
    if (unlikely(cpy_r_r14)) goto CPyL10;
CPyL9: ;
    cpy_r_r15 = PyFloat_FromDouble(cpy_r_r13);
    cpy_r_r16 = PyList_Append(cpy_r_r6, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 87, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r18 = PyErr_Occurred();
    if (unlikely(cpy_r_r18 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 87, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL83;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r19 = cpy_r_r11 + 2;
    cpy_r_r11 = cpy_r_r19;
    goto CPyL7;
CPyL12: ;
    cpy_r_r20 = PyList_New(0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 88, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL85;
    }
    cpy_r_r21 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 89, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL86;
    }
CPyL14: ;
    cpy_r_r22 = PyObject_GetIter(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 89, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL86;
    }
CPyL15: ;
    cpy_r_r23 = PyIter_Next(cpy_r_r22);
    if (cpy_r_r23 == NULL) goto CPyL87;
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_option___Option))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 89, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r23);
        goto CPyL88;
    }
    cpy_r_r25 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = cpy_r_r24 == cpy_r_r25;
    CPy_DECREF(cpy_r_r25);
    if (cpy_r_r26) {
        goto CPyL89;
    } else
        goto CPyL19;
CPyL18: ;
    cpy_r_r27 = PyFloat_FromDouble(0.0);
    cpy_r_r28 = PyList_Append(cpy_r_r20, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 91, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    } else
        goto CPyL15;
CPyL19: ;
    cpy_r_r30 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_hand;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = CPyDict_ValuesView(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 92, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r32 = PySequence_Contains(cpy_r_r31, cpy_r_r24);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 92, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r34 = cpy_r_r32;
    if (!cpy_r_r34) goto CPyL27;
    cpy_r_r35 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__prior;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", "Priors", "_prior", 93, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL90;
    }
CPyL23: ;
    cpy_r_r36 = ((serai___kernel___option___OptionObject *)cpy_r_r24)->_index;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 93, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r38 = PyFloat_AsDouble(cpy_r_r37);
    if (cpy_r_r38 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r37); cpy_r_r38 = -113.0;
    }
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 == -113.0;
    if (unlikely(cpy_r_r39)) goto CPyL26;
CPyL25: ;
    CPy_DECREF(cpy_r_r24);
    cpy_r_r40 = PyFloat_FromDouble(cpy_r_r38);
    cpy_r_r41 = PyList_Append(cpy_r_r20, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 93, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    } else
        goto CPyL15;
CPyL26: ;
    cpy_r_r43 = PyErr_Occurred();
    if (unlikely(cpy_r_r43 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 93, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL90;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r44 = ((serai___kernel___option___OptionObject *)cpy_r_r24)->_value;
    CPy_INCREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r45 = PyObject_GetIter(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 95, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    }
    cpy_r_r46 = PyIter_Next(cpy_r_r45);
    if (cpy_r_r46 == NULL) {
        goto CPyL91;
    } else
        goto CPyL31;
CPyL29: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r47 = 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 95, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    }
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r48 = PyIter_Next(cpy_r_r45);
    if (cpy_r_r48 == NULL) {
        goto CPyL92;
    } else
        goto CPyL34;
CPyL32: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r49 = 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 95, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r50 = PyIter_Next(cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (cpy_r_r50 == NULL) {
        goto CPyL37;
    } else
        goto CPyL93;
CPyL35: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r51 = 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 95, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    }
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r52 = PyNumber_Add(cpy_r_r46, cpy_r_r48);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 96, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL94;
    }
    cpy_r_r53 = CPyStatics[4897]; /* 1 */
    cpy_r_r54 = PyNumber_Subtract(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 96, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL94;
    }
    cpy_r_r55 = PyObject_GetItem(cpy_r_r6, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 96, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL94;
    }
    cpy_r_there = cpy_r_r55;
    cpy_r_r56 = CPyStatics[4911]; /* 2 */
    cpy_r_r57 = PyNumber_Multiply(cpy_r_r56, cpy_r_r48);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 97, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL95;
    }
    cpy_r_r58 = PyNumber_Add(cpy_r_r46, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 97, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL95;
    }
    cpy_r_r59 = CPyStatics[4897]; /* 1 */
    cpy_r_r60 = PyObject_RichCompare(cpy_r_r59, cpy_r_r58, 1);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 97, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL96;
    }
    cpy_r_r61 = PyObject_IsTrue(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 97, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL97;
    }
    cpy_r_r63 = cpy_r_r61;
    if (cpy_r_r63) {
        goto CPyL98;
    } else
        goto CPyL99;
CPyL45: ;
    cpy_r_r64 = cpy_r_r60;
    goto CPyL48;
CPyL46: ;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r66 << 1;
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_r67);
    cpy_r_r69 = PyObject_RichCompare(cpy_r_r58, cpy_r_r68, 1);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 97, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL95;
    }
    cpy_r_r64 = cpy_r_r69;
CPyL48: ;
    cpy_r_r70 = PyObject_IsTrue(cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 97, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL95;
    }
    cpy_r_r72 = cpy_r_r70;
    if (!cpy_r_r72) goto CPyL100;
    cpy_r_r73 = CPyStatics[4911]; /* 2 */
    cpy_r_r74 = PyNumber_Multiply(cpy_r_r73, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 98, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL101;
    }
    cpy_r_r75 = PyNumber_Add(cpy_r_r46, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 98, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL101;
    }
    cpy_r_r76 = CPyStatics[4897]; /* 1 */
    cpy_r_r77 = PyNumber_Subtract(cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 98, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL101;
    }
    cpy_r_r78 = PyObject_GetItem(cpy_r_r6, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 98, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL101;
    }
    cpy_r_r79 = PyObject_RichCompare(cpy_r_r78, cpy_r_there, 4);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 98, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL102;
    }
    cpy_r_r80 = PyObject_IsTrue(cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 >= 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 98, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL102;
    }
    cpy_r_r82 = cpy_r_r80;
    if (cpy_r_r82) {
        goto CPyL103;
    } else
        goto CPyL104;
CPyL57: ;
    cpy_r_r83 = cpy_r_r78;
    goto CPyL59;
CPyL58: ;
    cpy_r_r83 = cpy_r_there;
CPyL59: ;
    cpy_r_there = cpy_r_r83;
CPyL60: ;
    cpy_r_r84 = CPyStatics[4897]; /* 1 */
    cpy_r_r85 = PyNumber_Subtract(cpy_r_r46, cpy_r_r84);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 99, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL105;
    }
    cpy_r_r86 = PyObject_GetItem(cpy_r_r6, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 99, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL105;
    }
    cpy_r_r87 = PyNumber_Subtract(cpy_r_there, cpy_r_r86);
    CPy_DECREF(cpy_r_there);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 99, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    }
    cpy_r_r88 = CPyStatics[4896]; /* 0 */
    cpy_r_r89 = PyObject_RichCompare(cpy_r_r87, cpy_r_r88, 4);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 100, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL106;
    }
    cpy_r_r90 = PyObject_IsTrue(cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 100, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL106;
    }
    cpy_r_r92 = cpy_r_r90;
    if (!cpy_r_r92) goto CPyL107;
    cpy_r_r93 = cpy_r_r87;
    goto CPyL68;
CPyL67: ;
    cpy_r_r94 = PyFloat_FromDouble(-INFINITY);
    cpy_r_r93 = cpy_r_r94;
CPyL68: ;
    cpy_r_r95 = PyList_Append(cpy_r_r20, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 100, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    } else
        goto CPyL15;
CPyL69: ;
    cpy_r_r97 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 89, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL108;
    }
    cpy_r_r98 = 1;
    cpy_r_r99 = 0;
CPyL71: ;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r101 = *(int64_t *)cpy_r_r100;
    cpy_r_r102 = cpy_r_r99 < cpy_r_r101;
    if (!cpy_r_r102) goto CPyL77;
    cpy_r_r103 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r104 = *(CPyPtr *)cpy_r_r103;
    cpy_r_r105 = cpy_r_r99 * 8;
    cpy_r_r106 = cpy_r_r104 + cpy_r_r105;
    cpy_r_r107 = *(PyObject * *)cpy_r_r106;
    CPy_INCREF(cpy_r_r107);
    cpy_r_r108 = PyFloat_AsDouble(cpy_r_r107);
    if (cpy_r_r108 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r107); cpy_r_r108 = -113.0;
    }
    CPy_DECREF(cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 == -113.0;
    if (unlikely(cpy_r_r109)) goto CPyL74;
CPyL73: ;
    cpy_r_r110 = cpy_r_r108 == -INFINITY;
    cpy_r_r111 = cpy_r_r110 ^ 1;
    if (cpy_r_r111) {
        goto CPyL75;
    } else
        goto CPyL76;
CPyL74: ;
    cpy_r_r112 = PyErr_Occurred();
    if (unlikely(cpy_r_r112 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 101, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL108;
    } else
        goto CPyL73;
CPyL75: ;
    cpy_r_r98 = 0;
    goto CPyL77;
CPyL76: ;
    cpy_r_r113 = cpy_r_r99 + 1;
    cpy_r_r99 = cpy_r_r113;
    goto CPyL71;
CPyL77: ;
    if (!cpy_r_r98) goto CPyL79;
    cpy_r_r114 = PyFloat_FromDouble(0.0);
    cpy_r_r115 = CPyList_SetItem(cpy_r_r20, 0, cpy_r_r114);
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 102, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL108;
    }
CPyL79: ;
    return cpy_r_r20;
CPyL80: ;
    cpy_r_r116 = NULL;
    return cpy_r_r116;
CPyL81: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL80;
CPyL82: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL80;
CPyL83: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL80;
CPyL84: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL12;
CPyL85: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL80;
CPyL86: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    goto CPyL80;
CPyL87: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r22);
    goto CPyL69;
CPyL88: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    goto CPyL80;
CPyL89: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL18;
CPyL90: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r24);
    goto CPyL80;
CPyL91: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r45);
    goto CPyL29;
CPyL92: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    goto CPyL32;
CPyL93: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r50);
    goto CPyL35;
CPyL94: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    goto CPyL80;
CPyL95: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_there);
    goto CPyL80;
CPyL96: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_there);
    CPy_DecRef(cpy_r_r58);
    goto CPyL80;
CPyL97: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_there);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    goto CPyL80;
CPyL98: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL46;
CPyL99: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL45;
CPyL100: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL60;
CPyL101: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_there);
    goto CPyL80;
CPyL102: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_there);
    CPy_DecRef(cpy_r_r78);
    goto CPyL80;
CPyL103: ;
    CPy_DECREF(cpy_r_there);
    goto CPyL57;
CPyL104: ;
    CPy_DECREF(cpy_r_r78);
    goto CPyL58;
CPyL105: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_there);
    goto CPyL80;
CPyL106: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r87);
    goto CPyL80;
CPyL107: ;
    CPy_DECREF(cpy_r_r87);
    goto CPyL67;
CPyL108: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL80;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors____adjust_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:_adjust_priors", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___priors___Priors____adjust_priors(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_adjust_priors", 83, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___priors___Priors____influence_priors(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_row;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    double cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    cpy_r_r0 = PySet_New(NULL);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 107, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL22;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 108, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL23;
    }
    cpy_r_r2 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 109, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL24;
    }
CPyL3: ;
    cpy_r_r3 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 109, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL24;
    }
CPyL4: ;
    cpy_r_r4 = PyIter_Next(cpy_r_r3);
    if (cpy_r_r4 == NULL) goto CPyL25;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_option___Option))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 109, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r4);
        goto CPyL26;
    }
    cpy_r_r6 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r7 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r6)->_options;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", "Book", "options", 110, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL27;
    }
CPyL7: ;
    cpy_r_r8 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r7)->_skip;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = cpy_r_r5 == cpy_r_r8;
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 ^ 1;
    if (!cpy_r_r10) goto CPyL28;
    cpy_r_r11 = ((serai___kernel___option___OptionObject *)cpy_r_r5)->_value;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r5);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 110, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL26;
    }
    cpy_r_r13 = CPyDef_wayfarers___table___Table___place_of(cpy_r_t, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 110, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL26;
    }
    cpy_r_r14 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r14)->_slots;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", "Book", "slots", 110, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL11: ;
    cpy_r_r16 = CPyTagged_FloorDivide(cpy_r_r13, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 110, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL26;
    }
    cpy_r_r17 = cpy_r_r16;
    goto CPyL14;
CPyL13: ;
    cpy_r_r17 = -2;
CPyL14: ;
    cpy_r_row = cpy_r_r17;
    CPyTagged_INCREF(cpy_r_row);
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_row);
    cpy_r_r19 = PySet_Contains(cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 111, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL30;
    }
    cpy_r_r21 = cpy_r_r19;
    if (!cpy_r_r21) goto CPyL17;
    cpy_r_r22 = -INFINITY;
    goto CPyL18;
CPyL17: ;
    cpy_r_r22 = 0.0;
CPyL18: ;
    cpy_r_r23 = PyFloat_FromDouble(cpy_r_r22);
    cpy_r_r24 = PyList_Append(cpy_r_r1, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 111, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL30;
    }
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_row);
    cpy_r_r27 = PySet_Add(cpy_r_r0, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 112, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL26;
    } else
        goto CPyL4;
CPyL20: ;
    cpy_r_r29 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 109, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL31;
    }
    return cpy_r_r1;
CPyL22: ;
    cpy_r_r30 = NULL;
    return cpy_r_r30;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL22;
CPyL25: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL20;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL22;
CPyL28: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL13;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_row);
    goto CPyL22;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL22;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors____influence_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:_influence_priors", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___priors___Priors____influence_priors(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_influence_priors", 105, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___priors___Priors____refresh_priors(PyObject *cpy_r_self, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_from_slots;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    double cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", "Book", "options", 117, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_refresh;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyDict_ValuesView(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 117, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL23;
    }
    cpy_r_r4 = 0;
    cpy_r_r5 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 118, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL24;
    }
CPyL3: ;
    cpy_r_r6 = PyObject_GetIter(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 118, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL24;
    }
CPyL4: ;
    cpy_r_r7 = PyIter_Next(cpy_r_r6);
    if (cpy_r_r7 == NULL) goto CPyL25;
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_option___Option))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 118, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r7);
        goto CPyL26;
    }
    cpy_r_r9 = PySequence_Contains(cpy_r_r3, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 118, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL26;
    }
    cpy_r_r11 = cpy_r_r9;
    if (cpy_r_r11) {
        goto CPyL27;
    } else
        goto CPyL4;
CPyL8: ;
    cpy_r_r4 = 1;
    goto CPyL10;
CPyL9: ;
    cpy_r_r12 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 118, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL24;
    }
CPyL10: ;
    cpy_r_from_slots = cpy_r_r4;
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 119, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL24;
    }
    cpy_r_r14 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 119, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL28;
    }
CPyL12: ;
    cpy_r_r15 = PyObject_GetIter(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 119, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL28;
    }
CPyL13: ;
    cpy_r_r16 = PyIter_Next(cpy_r_r15);
    if (cpy_r_r16 == NULL) goto CPyL29;
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_option___Option))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 119, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r16);
        goto CPyL30;
    }
    if (!cpy_r_from_slots) goto CPyL31;
    cpy_r_r18 = PySequence_Contains(cpy_r_r3, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 119, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL30;
    }
    cpy_r_r20 = cpy_r_r18;
    cpy_r_r21 = cpy_r_r20 ^ 1;
    if (!cpy_r_r21) goto CPyL19;
    cpy_r_r22 = -INFINITY;
    goto CPyL20;
CPyL19: ;
    cpy_r_r22 = 0.0;
CPyL20: ;
    cpy_r_r23 = PyFloat_FromDouble(cpy_r_r22);
    cpy_r_r24 = PyList_Append(cpy_r_r13, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 119, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL30;
    } else
        goto CPyL13;
CPyL21: ;
    cpy_r_r26 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 119, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL32;
    }
    return cpy_r_r13;
CPyL23: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL24: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL23;
CPyL25: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL9;
CPyL26: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL23;
CPyL27: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL8;
CPyL28: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    goto CPyL23;
CPyL29: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r15);
    goto CPyL21;
CPyL30: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL23;
CPyL31: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL19;
CPyL32: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL23;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors____refresh_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"decision", 0};
            static CPyArg_Parser parser = {"O:_refresh_priors", kwlist, 0};
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___priors___Priors____refresh_priors(arg_self, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_refresh_priors", 115, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___priors___Priors____source_priors(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_guild;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    int64_t cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    int32_t cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    int64_t cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    CPyPtr cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    CPyPtr cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    int64_t cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject **cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    CPyPtr cpy_r_r113;
    int64_t cpy_r_r114;
    PyObject *cpy_r_r115;
    int64_t cpy_r_r116;
    CPyPtr cpy_r_r117;
    int64_t cpy_r_r118;
    char cpy_r_r119;
    CPyPtr cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    CPyPtr cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyTagged cpy_r_r125;
    int64_t cpy_r_r126;
    char cpy_r_r127;
    int64_t cpy_r_r128;
    char cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    int64_t cpy_r_r135;
    char cpy_r_r136;
    int64_t cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    double cpy_r_r142;
    PyObject *cpy_r_r143;
    int64_t cpy_r_r144;
    PyObject *cpy_r_r145;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", "Book", "options", 123, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", "Table", "players", 124, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 124, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_wayfarers___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 124, CPyStatic_wayfarers___thinking___priors___globals, "serai.games.wayfarers.table.Player", cpy_r_r4);
        goto CPyL80;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r5)->_guilds;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", "Player", "guilds", 124, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 125, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL81;
    }
    cpy_r_r8 = 0;
    cpy_r_r9 = 0;
CPyL7: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL82;
    cpy_r_guild = cpy_r_r8;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 125, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL83;
    }
    cpy_r_r19 = PyList_New(0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 126, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL84;
    }
    cpy_r_r20 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 126, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL85;
    }
CPyL11: ;
    cpy_r_r21 = 0;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_other = cpy_r_r21;
    CPyTagged_DECREF(cpy_r_other);
CPyL12: ;
    cpy_r_r22 = cpy_r_r21 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL14;
    cpy_r_r24 = cpy_r_r20 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL15;
CPyL14: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_r21, cpy_r_r20);
    if (cpy_r_r26) {
        goto CPyL16;
    } else
        goto CPyL86;
CPyL15: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r21 < (Py_ssize_t)cpy_r_r20;
    if (!cpy_r_r27) goto CPyL86;
CPyL16: ;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_other = cpy_r_r21;
    cpy_r_r28 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    cpy_r_r29 = cpy_r_other & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL18;
    cpy_r_r31 = CPyTagged_IsEq_(cpy_r_other, cpy_r_r28);
    cpy_r_r32 = cpy_r_r31 ^ 1;
    if (cpy_r_r32) {
        goto CPyL19;
    } else
        goto CPyL87;
CPyL18: ;
    cpy_r_r33 = cpy_r_other != cpy_r_r28;
    if (!cpy_r_r33) goto CPyL87;
CPyL19: ;
    cpy_r_r34 = CPyDef_wayfarers___table___Table___guilds_of(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 126, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    }
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_guild);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 126, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 126, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    }
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r38 = PyList_Append(cpy_r_r19, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 126, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    }
CPyL23: ;
    cpy_r_r40 = CPyTagged_Add(cpy_r_r21, 2);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r21 = cpy_r_r40;
    goto CPyL12;
CPyL24: ;
    cpy_r_r41 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r42 = CPyStatics[39]; /* 'max' */
    cpy_r_r43 = CPyObject_GetAttr(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 126, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL89;
    }
    PyObject *cpy_r_r44[1] = {cpy_r_r19};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r43, cpy_r_r45, 1, 0);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 126, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL89;
    }
    CPy_DECREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 126, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL90;
    }
    cpy_r_r48 = CPyTagged_Subtract(cpy_r_r18, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r47);
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r50 = PyList_Append(cpy_r_r7, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 125, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL91;
    }
    cpy_r_r52 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r52;
    cpy_r_r53 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r53;
    goto CPyL7;
CPyL29: ;
    cpy_r_r54 = PyList_New(0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 129, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL92;
    }
    cpy_r_r55 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 130, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL93;
    }
CPyL31: ;
    cpy_r_r56 = PyObject_GetIter(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 130, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL93;
    }
CPyL32: ;
    cpy_r_r57 = PyIter_Next(cpy_r_r56);
    if (cpy_r_r57 == NULL) goto CPyL94;
    if (likely(Py_TYPE(cpy_r_r57) == CPyType_option___Option))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 130, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r57);
        goto CPyL95;
    }
    cpy_r_r59 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_from_guild;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r60 = PySequence_Contains(cpy_r_r59, cpy_r_r58);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 131, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL96;
    }
    cpy_r_r62 = cpy_r_r60;
    if (!cpy_r_r62) goto CPyL37;
    cpy_r_r63 = ((serai___kernel___option___OptionObject *)cpy_r_r58)->_value;
    CPy_INCREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r64 = PyList_Append(cpy_r_r54, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 132, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL95;
    } else
        goto CPyL32;
CPyL37: ;
    cpy_r_r66 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r66);
    cpy_r_r67 = CPyStatics[4026]; /* 'move-influence' */
    cpy_r_r68 = CPyStr_EqualLiteral(cpy_r_r66, cpy_r_r67, 14);
    CPy_DECREF(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL97;
    cpy_r_r69 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r69);
    cpy_r_r70 = cpy_r_r58 == cpy_r_r69;
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 ^ 1;
    if (!cpy_r_r71) goto CPyL97;
    cpy_r_r72 = ((serai___kernel___option___OptionObject *)cpy_r_r58)->_value;
    CPy_INCREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r73 = CPyStatics[4896]; /* 0 */
    cpy_r_r74 = PyObject_GetItem(cpy_r_r72, cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 135, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL95;
    }
    cpy_r_r75 = cpy_r_r74;
    goto CPyL42;
CPyL41: ;
    cpy_r_r76 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r76);
    cpy_r_r75 = cpy_r_r76;
CPyL42: ;
    cpy_r_r77 = PyList_Append(cpy_r_r54, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 134, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL95;
    } else
        goto CPyL32;
CPyL43: ;
    cpy_r_r79 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 130, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL98;
    }
    cpy_r_r80 = PyList_New(0);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 137, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL98;
    }
    cpy_r_r81 = 0;
CPyL46: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r81 < cpy_r_r83;
    if (!cpy_r_r84) goto CPyL56;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyListObject, ob_item));
    cpy_r_r86 = *(CPyPtr *)cpy_r_r85;
    cpy_r_r87 = cpy_r_r81 * 8;
    cpy_r_r88 = cpy_r_r86 + cpy_r_r87;
    cpy_r_r89 = *(PyObject * *)cpy_r_r88;
    CPy_INCREF(cpy_r_r89);
    if (likely(PyLong_Check(cpy_r_r89)))
        cpy_r_r90 = CPyTagged_FromObject(cpy_r_r89);
    else {
        CPy_TypeError("int", cpy_r_r89); cpy_r_r90 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 137, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL99;
    }
    cpy_r_r91 = cpy_r_r90 & 1;
    cpy_r_r92 = cpy_r_r91 != 0;
    if (cpy_r_r92) goto CPyL50;
    cpy_r_r93 = 0 & 1;
    cpy_r_r94 = cpy_r_r93 != 0;
    if (!cpy_r_r94) goto CPyL51;
CPyL50: ;
    cpy_r_r95 = CPyTagged_IsLt_(cpy_r_r90, 0);
    cpy_r_r96 = cpy_r_r95 ^ 1;
    if (cpy_r_r96) {
        goto CPyL52;
    } else
        goto CPyL100;
CPyL51: ;
    cpy_r_r97 = (Py_ssize_t)cpy_r_r90 >= (Py_ssize_t)0;
    if (!cpy_r_r97) goto CPyL100;
CPyL52: ;
    cpy_r_r98 = CPyList_GetItem(cpy_r_r7, cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 137, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL99;
    }
    if (likely(PyLong_Check(cpy_r_r98)))
        cpy_r_r99 = CPyTagged_FromObject(cpy_r_r98);
    else {
        CPy_TypeError("int", cpy_r_r98); cpy_r_r99 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 137, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL99;
    }
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_r99);
    cpy_r_r101 = PyList_Append(cpy_r_r80, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 137, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL99;
    }
CPyL55: ;
    cpy_r_r103 = cpy_r_r81 + 1;
    cpy_r_r81 = cpy_r_r103;
    goto CPyL46;
CPyL56: ;
    cpy_r_r104 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r105 = CPyStatics[39]; /* 'max' */
    cpy_r_r106 = CPyObject_GetAttr(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 137, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL99;
    }
    cpy_r_r107 = CPyStatics[4896]; /* 0 */
    PyObject *cpy_r_r108[2] = {cpy_r_r80, cpy_r_r107};
    cpy_r_r109 = (PyObject **)&cpy_r_r108;
    cpy_r_r110 = CPyStatics[4979]; /* ('default',) */
    cpy_r_r111 = PyObject_Vectorcall(cpy_r_r106, cpy_r_r109, 1, cpy_r_r110);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 137, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL99;
    }
    CPy_DECREF(cpy_r_r80);
    if (likely(PyLong_Check(cpy_r_r111)))
        cpy_r_r112 = CPyTagged_FromObject(cpy_r_r111);
    else {
        CPy_TypeError("int", cpy_r_r111); cpy_r_r112 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 137, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL98;
    }
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyVarObject, ob_size));
    cpy_r_r114 = *(int64_t *)cpy_r_r113;
    cpy_r_r115 = PyList_New(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 138, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL101;
    }
    cpy_r_r116 = 0;
CPyL61: ;
    cpy_r_r117 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyVarObject, ob_size));
    cpy_r_r118 = *(int64_t *)cpy_r_r117;
    cpy_r_r119 = cpy_r_r116 < cpy_r_r118;
    if (!cpy_r_r119) goto CPyL102;
    cpy_r_r120 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyListObject, ob_item));
    cpy_r_r121 = *(CPyPtr *)cpy_r_r120;
    cpy_r_r122 = cpy_r_r116 * 8;
    cpy_r_r123 = cpy_r_r121 + cpy_r_r122;
    cpy_r_r124 = *(PyObject * *)cpy_r_r123;
    CPy_INCREF(cpy_r_r124);
    if (likely(PyLong_Check(cpy_r_r124)))
        cpy_r_r125 = CPyTagged_FromObject(cpy_r_r124);
    else {
        CPy_TypeError("int", cpy_r_r124); cpy_r_r125 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 138, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL103;
    }
    cpy_r_r126 = cpy_r_r125 & 1;
    cpy_r_r127 = cpy_r_r126 != 0;
    if (cpy_r_r127) goto CPyL65;
    cpy_r_r128 = 0 & 1;
    cpy_r_r129 = cpy_r_r128 != 0;
    if (!cpy_r_r129) goto CPyL66;
CPyL65: ;
    cpy_r_r130 = CPyTagged_IsLt_(cpy_r_r125, 0);
    cpy_r_r131 = cpy_r_r130 ^ 1;
    if (cpy_r_r131) {
        goto CPyL67;
    } else
        goto CPyL104;
CPyL66: ;
    cpy_r_r132 = (Py_ssize_t)cpy_r_r125 >= (Py_ssize_t)0;
    if (!cpy_r_r132) goto CPyL104;
CPyL67: ;
    cpy_r_r133 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r125);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 138, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL105;
    }
    if (likely(PyLong_Check(cpy_r_r133)))
        cpy_r_r134 = CPyTagged_FromObject(cpy_r_r133);
    else {
        CPy_TypeError("int", cpy_r_r133); cpy_r_r134 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 138, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL105;
    }
    cpy_r_r135 = cpy_r_r134 & 1;
    cpy_r_r136 = cpy_r_r135 != 0;
    if (cpy_r_r136) goto CPyL71;
    cpy_r_r137 = cpy_r_r112 & 1;
    cpy_r_r138 = cpy_r_r137 != 0;
    if (!cpy_r_r138) goto CPyL72;
CPyL71: ;
    cpy_r_r139 = CPyTagged_IsLt_(cpy_r_r134, cpy_r_r112);
    cpy_r_r140 = cpy_r_r139;
    goto CPyL73;
CPyL72: ;
    cpy_r_r141 = (Py_ssize_t)cpy_r_r134 < (Py_ssize_t)cpy_r_r112;
    cpy_r_r140 = cpy_r_r141;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r134);
    CPyTagged_DECREF(cpy_r_r125);
    if (!cpy_r_r140) goto CPyL75;
    cpy_r_r142 = -INFINITY;
    goto CPyL76;
CPyL75: ;
    cpy_r_r142 = 0.0;
CPyL76: ;
    cpy_r_r143 = PyFloat_FromDouble(cpy_r_r142);
    CPyList_SetItemUnsafe(cpy_r_r115, cpy_r_r116, cpy_r_r143);
    cpy_r_r144 = cpy_r_r116 + 1;
    cpy_r_r116 = cpy_r_r144;
    goto CPyL61;
CPyL78: ;
    return cpy_r_r115;
CPyL79: ;
    cpy_r_r145 = NULL;
    return cpy_r_r145;
CPyL80: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL79;
CPyL81: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL79;
CPyL82: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL29;
CPyL83: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL79;
CPyL84: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL79;
CPyL85: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    goto CPyL79;
CPyL86: ;
    CPyTagged_DECREF(cpy_r_guild);
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL24;
CPyL87: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL23;
CPyL88: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL79;
CPyL89: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    goto CPyL79;
CPyL90: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL79;
CPyL91: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL79;
CPyL92: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    goto CPyL79;
CPyL93: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    goto CPyL79;
CPyL94: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r56);
    goto CPyL43;
CPyL95: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    goto CPyL79;
CPyL96: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r58);
    goto CPyL79;
CPyL97: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL41;
CPyL98: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    goto CPyL79;
CPyL99: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r80);
    goto CPyL79;
CPyL100: ;
    CPyTagged_DECREF(cpy_r_r90);
    goto CPyL55;
CPyL101: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r112);
    goto CPyL79;
CPyL102: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r112);
    goto CPyL78;
CPyL103: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r115);
    goto CPyL79;
CPyL104: ;
    CPyTagged_DECREF(cpy_r_r125);
    goto CPyL75;
CPyL105: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r115);
    CPyTagged_DecRef(cpy_r_r125);
    goto CPyL79;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors____source_priors(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:_source_priors", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___priors___Priors____source_priors(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_source_priors", 121, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_wayfarers___thinking___priors___Priors____best_slot(PyObject *cpy_r_self, PyObject *cpy_r_player, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    double cpy_r_best;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    double cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_extra;
    char cpy_r_r57;
    char cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    int64_t cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    double cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    double cpy_r_r81;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_cards;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_engine___reached(cpy_r_player, cpy_r_value);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 142, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL60;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = PyList_New(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 142, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL61;
    }
    cpy_r_r6 = 0;
CPyL3: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL62;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 142, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL63;
    }
    cpy_r_r16 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", "Player", "assets", 142, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    }
CPyL6: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 142, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL63;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 142, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL63;
    }
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r18);
    CPyList_SetItemUnsafe(cpy_r_r5, cpy_r_r6, cpy_r_r19);
    cpy_r_r20 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r20;
    goto CPyL3;
CPyL10: ;
    cpy_r_best = 0.0;
    cpy_r_r21 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", "Player", "ready_slots", 144, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL65;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL11: ;
    cpy_r_r22 = 0;
    CPyTagged_INCREF(cpy_r_r22);
    cpy_r_place = cpy_r_r22;
    CPyTagged_DECREF(cpy_r_place);
CPyL12: ;
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL14;
    cpy_r_r25 = cpy_r_r21 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL15;
CPyL14: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r22, cpy_r_r21);
    if (cpy_r_r27) {
        goto CPyL16;
    } else
        goto CPyL66;
CPyL15: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r22 < (Py_ssize_t)cpy_r_r21;
    if (!cpy_r_r28) goto CPyL66;
CPyL16: ;
    CPyTagged_INCREF(cpy_r_r22);
    cpy_r_place = cpy_r_r22;
    cpy_r_r29 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", "Player", "slot_dice", 145, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
CPyL17: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_place);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 145, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 145, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
    cpy_r_r32 = cpy_r_r31 != 0;
    CPyTagged_DECREF(cpy_r_r31);
    if (cpy_r_r32) goto CPyL68;
    cpy_r_r33 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__action;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", "Player", "slots", 145, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL69;
    }
CPyL21: ;
    cpy_r_r35 = CPyList_GetItemBorrow(cpy_r_r34, cpy_r_place);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 145, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 145, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL69;
    }
    cpy_r_r37 = CPyList_GetItem(cpy_r_r33, cpy_r_r36);
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 145, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
    cpy_r_r38 = PyFloat_AsDouble(cpy_r_r37);
    if (cpy_r_r38 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r37); cpy_r_r38 = -113.0;
    }
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 == -113.0;
    if (unlikely(cpy_r_r39)) goto CPyL26;
CPyL25: ;
    cpy_r_r40 = cpy_r_r38 > cpy_r_best;
    if (cpy_r_r40) {
        goto CPyL27;
    } else
        goto CPyL68;
CPyL26: ;
    cpy_r_r41 = PyErr_Occurred();
    if (unlikely(cpy_r_r41 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 145, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r42 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", "Player", "slots", 146, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
CPyL28: ;
    cpy_r_r43 = CPyList_GetItemBorrow(cpy_r_r42, cpy_r_place);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 146, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 146, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
    cpy_r_r45 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 146, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL70;
    }
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_wayfarers___printed___Card))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 146, CPyStatic_wayfarers___thinking___priors___globals, "serai.games.wayfarers.printed.Card", cpy_r_r45);
        goto CPyL70;
    }
    cpy_r_r47 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r46)->_needs;
    CPyTagged_INCREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r44);
    cpy_r_r48 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", "Player", "slot_places", 147, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL71;
    }
CPyL33: ;
    cpy_r_r49 = CPyList_GetItem(cpy_r_r48, cpy_r_place);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 147, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL71;
    }
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 147, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL71;
    }
    cpy_r_r51 = CPyDef_wayfarers___table___Player___folk_at(cpy_r_player, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 147, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL71;
    }
    cpy_r_r52 = (Py_ssize_t)cpy_r_r51 != -2;
    if (!cpy_r_r52) goto CPyL72;
    cpy_r_r53 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 148, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL73;
    }
    if (likely(Py_TYPE(cpy_r_r53) == CPyType_wayfarers___printed___Card))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 148, CPyStatic_wayfarers___thinking___priors___globals, "serai.games.wayfarers.printed.Card", cpy_r_r53);
        goto CPyL73;
    }
    cpy_r_r55 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r54)->_assets;
    CPyTagged_INCREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r51);
    cpy_r_r56 = cpy_r_r55;
    goto CPyL41;
CPyL40: ;
    cpy_r_r56 = 0;
CPyL41: ;
    cpy_r_extra = cpy_r_r56;
    cpy_r_r57 = cpy_r_r47 != 0;
    if (!cpy_r_r57) goto CPyL74;
    cpy_r_r58 = 0;
    cpy_r_r59 = 0;
CPyL43: ;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r59 < cpy_r_r61;
    if (!cpy_r_r62) goto CPyL75;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r64 = *(CPyPtr *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r59 * 8;
    cpy_r_r66 = cpy_r_r64 + cpy_r_r65;
    cpy_r_r67 = *(PyObject * *)cpy_r_r66;
    CPy_INCREF(cpy_r_r67);
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 149, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL76;
    }
    cpy_r_r69 = CPyTagged_Add(cpy_r_r68, cpy_r_extra);
    CPyTagged_DECREF(cpy_r_r68);
    cpy_r_r70 = CPyDef_wayfarers___names___covers(cpy_r_r69, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 149, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL76;
    }
    if (cpy_r_r70) {
        goto CPyL77;
    } else
        goto CPyL48;
CPyL47: ;
    cpy_r_r58 = 1;
    goto CPyL49;
CPyL48: ;
    cpy_r_r71 = cpy_r_r59 + 1;
    cpy_r_r59 = cpy_r_r71;
    goto CPyL43;
CPyL49: ;
    if (!cpy_r_r58) goto CPyL68;
CPyL50: ;
    cpy_r_r72 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__action;
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", "Player", "slots", 150, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
CPyL51: ;
    cpy_r_r74 = CPyList_GetItemBorrow(cpy_r_r73, cpy_r_place);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 150, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r75 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r75 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 150, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r76 = CPyList_GetItem(cpy_r_r72, cpy_r_r75);
    CPy_DECREF(cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 150, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
    cpy_r_r77 = PyFloat_AsDouble(cpy_r_r76);
    if (cpy_r_r77 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r76); cpy_r_r77 = -113.0;
    }
    CPy_DECREF(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 == -113.0;
    if (unlikely(cpy_r_r78)) goto CPyL56;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_best = cpy_r_r77;
    goto CPyL57;
CPyL56: ;
    cpy_r_r79 = PyErr_Occurred();
    if (unlikely(cpy_r_r79 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 150, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r80 = CPyTagged_Add(cpy_r_r22, 2);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r22 = cpy_r_r80;
    goto CPyL12;
CPyL58: ;
    return cpy_r_best;
CPyL59: ;
    cpy_r_r81 = -113.0;
    return cpy_r_r81;
CPyL60: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL59;
CPyL61: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL59;
CPyL62: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL63: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL59;
CPyL64: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL59;
CPyL65: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL59;
CPyL66: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL58;
CPyL67: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL59;
CPyL68: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL57;
CPyL69: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r33);
    goto CPyL59;
CPyL70: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL59;
CPyL71: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL59;
CPyL72: ;
    CPyTagged_DECREF(cpy_r_r51);
    goto CPyL40;
CPyL73: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL59;
CPyL74: ;
    CPyTagged_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_extra);
    goto CPyL50;
CPyL75: ;
    CPyTagged_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_extra);
    goto CPyL49;
CPyL76: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_extra);
    goto CPyL59;
CPyL77: ;
    CPyTagged_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_extra);
    goto CPyL47;
CPyL78: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r72);
    goto CPyL59;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors____best_slot(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", "value", 0};
            static CPyArg_Parser parser = {"OO:_best_slot", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            double retval = CPyDef_wayfarers___thinking___priors___Priors____best_slot(arg_self, arg_player, arg_value);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_best_slot", 140, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___priors___Priors____by_option(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    CPyPtr cpy_r_r5;
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
    tuple_T2OO cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    tuple_T4CIOO cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_option;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    double cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    double cpy_r_r61;
    char cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    int64_t cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_card;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyPtr cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    double cpy_r_r85;
    char cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    int64_t cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    int64_t cpy_r_r95;
    CPyPtr cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    CPyTagged cpy_r_design;
    CPyPtr cpy_r_r99;
    CPyPtr cpy_r_r100;
    int64_t cpy_r_r101;
    CPyPtr cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    double cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    double cpy_r_r113;
    char cpy_r_r114;
    double cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    int64_t cpy_r_r121;
    PyObject *cpy_r_r122;
    double cpy_r_r123;
    char cpy_r_r124;
    double cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyTagged cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_by_option", "Book", "options", 156, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = PyList_New(1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 157, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    }
    cpy_r_r3 = PyFloat_FromDouble(0.0);
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r5 = *(CPyPtr *)cpy_r_r4;
    *(PyObject * *)cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_vocabulary;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyDef_option___Vocabulary_____len__(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 157, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL65;
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
        goto CPyL66;
CPyL6: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r7 >= (Py_ssize_t)0;
    if (cpy_r_r14) {
        goto CPyL9;
    } else
        goto CPyL66;
CPyL7: ;
    PyErr_SetString(PyExc_ValueError, "__len__() should return >= 0");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 157, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r16 = CPySequence_Multiply(cpy_r_r2, cpy_r_r7);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 157, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL64;
    }
    cpy_r_r17 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_slot;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_rent;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19.f0 = cpy_r_r17;
    cpy_r_r19.f1 = cpy_r_r18;
    cpy_r_r20 = PyTuple_New(2);
    if (unlikely(cpy_r_r20 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8117 = cpy_r_r19.f0;
    PyTuple_SET_ITEM(cpy_r_r20, 0, __tmp8117);
    PyObject *__tmp8118 = cpy_r_r19.f1;
    PyTuple_SET_ITEM(cpy_r_r20, 1, __tmp8118);
    cpy_r_r21 = PyObject_GetIter(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 158, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
CPyL11: ;
    cpy_r_r22 = PyIter_Next(cpy_r_r21);
    if (cpy_r_r22 == NULL) goto CPyL68;
    if (likely(PyDict_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 158, CPyStatic_wayfarers___thinking___priors___globals, "dict", cpy_r_r22);
        goto CPyL69;
    }
    cpy_r_r24 = 0;
    cpy_r_r25 = PyDict_Size(cpy_r_r23);
    cpy_r_r26 = CPyDict_GetItemsIter(cpy_r_r23);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 159, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL70;
    }
CPyL14: ;
    cpy_r_r27 = CPyDict_NextItem(cpy_r_r26, cpy_r_r24);
    cpy_r_r28 = cpy_r_r27.f1;
    cpy_r_r24 = cpy_r_r28;
    cpy_r_r29 = cpy_r_r27.f0;
    if (!cpy_r_r29) goto CPyL71;
    cpy_r_r30 = cpy_r_r27.f2;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = cpy_r_r27.f3;
    CPy_INCREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r27.f2);
    CPy_DECREF(cpy_r_r27.f3);
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 159, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL72;
    }
    if (likely(Py_TYPE(cpy_r_r31) == CPyType_option___Option))
        cpy_r_r33 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 159, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r31);
        goto CPyL73;
    }
    cpy_r_option = cpy_r_r33;
    cpy_r_r34 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__action;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 160, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    }
    cpy_r_r36 = PyFloat_AsDouble(cpy_r_r35);
    if (cpy_r_r36 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r35); cpy_r_r36 = -113.0;
    }
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 == -113.0;
    if (unlikely(cpy_r_r37)) goto CPyL20;
CPyL19: ;
    cpy_r_r38 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_index;
    CPyTagged_INCREF(cpy_r_r38);
    CPy_DECREF(cpy_r_option);
    cpy_r_r39 = PyFloat_FromDouble(cpy_r_r36);
    cpy_r_r40 = CPyList_SetItem(cpy_r_r16, cpy_r_r38, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 160, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL75;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r41 = PyErr_Occurred();
    if (unlikely(cpy_r_r41 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 160, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r42 = CPyDict_CheckSize(cpy_r_r23, cpy_r_r25);
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 159, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL75;
    } else
        goto CPyL14;
CPyL22: ;
    cpy_r_r43 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 159, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL69;
    } else
        goto CPyL11;
CPyL23: ;
    cpy_r_r44 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 158, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
    cpy_r_r45 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_vocabulary;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = PyObject_GetIter(cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 161, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
CPyL25: ;
    cpy_r_r47 = PyIter_Next(cpy_r_r46);
    if (cpy_r_r47 == NULL) goto CPyL76;
    if (likely(Py_TYPE(cpy_r_r47) == CPyType_option___Option))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 161, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r47);
        goto CPyL77;
    }
    cpy_r_option = cpy_r_r48;
    cpy_r_r49 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r51 = CPy_TypeCheck(cpy_r_r49, cpy_r_r50);
    if (!cpy_r_r51) goto CPyL78;
    cpy_r_r52 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyObject, ob_type));
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r54 == cpy_r_r52;
    if (!cpy_r_r55) goto CPyL31;
    if (likely(Py_TYPE(cpy_r_r49) == CPyType_kernel___effects___Arrow))
        cpy_r_r56 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 164, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.effects.Arrow", cpy_r_r49);
        goto CPyL79;
    }
    cpy_r_r57 = ((serai___kernel___effects___ArrowObject *)cpy_r_r56)->_gain;
    CPy_INCREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r58 = cpy_r_r57;
    goto CPyL33;
CPyL31: ;
    if (likely(PyObject_TypeCheck(cpy_r_r49, CPyType_kernel___effects___Effect)))
        cpy_r_r59 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 164, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.effects.Effect", cpy_r_r49);
        goto CPyL80;
    }
    cpy_r_r58 = cpy_r_r59;
CPyL33: ;
    cpy_r_r60 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r61 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r58, cpy_r_r60);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 == -113.0;
    if (unlikely(cpy_r_r62)) goto CPyL35;
CPyL34: ;
    cpy_r_r63 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_index;
    CPyTagged_INCREF(cpy_r_r63);
    CPy_DECREF(cpy_r_option);
    cpy_r_r64 = PyFloat_FromDouble(cpy_r_r61);
    cpy_r_r65 = CPyList_SetItem(cpy_r_r16, cpy_r_r63, cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 164, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL77;
    } else
        goto CPyL25;
CPyL35: ;
    cpy_r_r66 = PyErr_Occurred();
    if (unlikely(cpy_r_r66 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 164, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL80;
    } else
        goto CPyL34;
CPyL36: ;
    cpy_r_r67 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 161, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL67;
    }
    cpy_r_r68 = 0;
    cpy_r_r69 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_card;
    CPy_INCREF(cpy_r_r69);
    cpy_r_r70 = 0;
CPyL38: ;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = cpy_r_r70 < cpy_r_r72;
    if (!cpy_r_r73) goto CPyL81;
    cpy_r_card = cpy_r_r68;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyListObject, ob_item));
    cpy_r_r75 = *(CPyPtr *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r70 * 8;
    cpy_r_r77 = cpy_r_r75 + cpy_r_r76;
    cpy_r_r78 = *(PyObject * *)cpy_r_r77;
    CPy_INCREF(cpy_r_r78);
    if (likely(Py_TYPE(cpy_r_r78) == CPyType_option___Option))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 165, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r78);
        goto CPyL82;
    }
    cpy_r_option = cpy_r_r79;
    cpy_r_r80 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_cards;
    cpy_r_r81 = CPyList_GetItemBorrow(cpy_r_r80, cpy_r_card);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 166, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL83;
    }
    if (likely(Py_TYPE(cpy_r_r81) == CPyType_wayfarers___printed___Card))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 166, CPyStatic_wayfarers___thinking___priors___globals, "serai.games.wayfarers.printed.Card", cpy_r_r81);
        goto CPyL83;
    }
    cpy_r_r83 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r82)->_immediate;
    CPy_INCREF(cpy_r_r83);
    CPyTagged_DECREF(cpy_r_card);
    cpy_r_r84 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r84);
    cpy_r_r85 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = cpy_r_r85 == -113.0;
    if (unlikely(cpy_r_r86)) goto CPyL44;
CPyL43: ;
    cpy_r_r87 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_index;
    CPyTagged_INCREF(cpy_r_r87);
    CPy_DECREF(cpy_r_option);
    cpy_r_r88 = PyFloat_FromDouble(cpy_r_r85);
    cpy_r_r89 = CPyList_SetItem(cpy_r_r16, cpy_r_r87, cpy_r_r88);
    CPyTagged_DECREF(cpy_r_r87);
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 166, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL84;
    } else
        goto CPyL45;
CPyL44: ;
    cpy_r_r90 = PyErr_Occurred();
    if (unlikely(cpy_r_r90 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 166, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL85;
    } else
        goto CPyL43;
CPyL45: ;
    cpy_r_r91 = cpy_r_r68 + 2;
    cpy_r_r68 = cpy_r_r91;
    cpy_r_r92 = cpy_r_r70 + 1;
    cpy_r_r70 = cpy_r_r92;
    goto CPyL38;
CPyL46: ;
    cpy_r_r93 = 0;
    cpy_r_r94 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_tile;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r95 = 0;
CPyL47: ;
    cpy_r_r96 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyVarObject, ob_size));
    cpy_r_r97 = *(int64_t *)cpy_r_r96;
    cpy_r_r98 = cpy_r_r95 < cpy_r_r97;
    if (!cpy_r_r98) goto CPyL86;
    cpy_r_design = cpy_r_r93;
    cpy_r_r99 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyListObject, ob_item));
    cpy_r_r100 = *(CPyPtr *)cpy_r_r99;
    cpy_r_r101 = cpy_r_r95 * 8;
    cpy_r_r102 = cpy_r_r100 + cpy_r_r101;
    cpy_r_r103 = *(PyObject * *)cpy_r_r102;
    CPy_INCREF(cpy_r_r103);
    if (likely(Py_TYPE(cpy_r_r103) == CPyType_option___Option))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 167, CPyStatic_wayfarers___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r103);
        goto CPyL87;
    }
    cpy_r_option = cpy_r_r104;
    cpy_r_r105 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r106 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r105)->_any_tile;
    if (unlikely(cpy_r_r106 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r105)->bitmap2 & 262144)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'any_tile' of 'Weights' undefined");
    }
    cpy_r_r107 = cpy_r_r106 == -113.0;
    if (unlikely(cpy_r_r107)) goto CPyL51;
CPyL50: ;
    cpy_r_r108 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_tiles;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/priors.py", "_by_option", "Book", "tiles", 168, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    }
    goto CPyL52;
CPyL51: ;
    cpy_r_r109 = PyErr_Occurred();
    if (unlikely(cpy_r_r109 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 168, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    } else
        goto CPyL50;
CPyL52: ;
    cpy_r_r110 = CPyList_GetItemBorrow(cpy_r_r108, cpy_r_design);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 168, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL88;
    }
    if (likely(Py_TYPE(cpy_r_r110) == CPyType_wayfarers___printed___Tile))
        cpy_r_r111 = cpy_r_r110;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 168, CPyStatic_wayfarers___thinking___priors___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r110);
        goto CPyL88;
    }
    cpy_r_r112 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r111)->_vp;
    CPyTagged_INCREF(cpy_r_r112);
    CPyTagged_DECREF(cpy_r_design);
    cpy_r_r113 = CPyFloat_FromTagged(cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r112);
    cpy_r_r114 = cpy_r_r113 == -113.0;
    if (unlikely(cpy_r_r114)) goto CPyL56;
CPyL55: ;
    cpy_r_r115 = cpy_r_r106 + cpy_r_r113;
    cpy_r_r116 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_index;
    CPyTagged_INCREF(cpy_r_r116);
    CPy_DECREF(cpy_r_option);
    cpy_r_r117 = PyFloat_FromDouble(cpy_r_r115);
    cpy_r_r118 = CPyList_SetItem(cpy_r_r16, cpy_r_r116, cpy_r_r117);
    CPyTagged_DECREF(cpy_r_r116);
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 168, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL89;
    } else
        goto CPyL57;
CPyL56: ;
    cpy_r_r119 = PyErr_Occurred();
    if (unlikely(cpy_r_r119 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 168, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL90;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r120 = cpy_r_r93 + 2;
    cpy_r_r93 = cpy_r_r120;
    cpy_r_r121 = cpy_r_r95 + 1;
    cpy_r_r95 = cpy_r_r121;
    goto CPyL47;
CPyL58: ;
    cpy_r_r122 = ((serai___games___wayfarers___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r123 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r122)->_trade_first;
    if (unlikely(cpy_r_r123 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r122)->bitmap2 & 524288)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'trade_first' of 'Weights' undefined");
    }
    cpy_r_r124 = cpy_r_r123 == -113.0;
    if (unlikely(cpy_r_r124)) goto CPyL60;
CPyL59: ;
    cpy_r_r125 = -cpy_r_r123;
    cpy_r_r126 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_trade;
    cpy_r_r127 = ((serai___kernel___option___OptionObject *)cpy_r_r126)->_index;
    CPyTagged_INCREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r128 = PyFloat_FromDouble(cpy_r_r125);
    cpy_r_r129 = CPyList_SetItem(cpy_r_r16, cpy_r_r127, cpy_r_r128);
    CPyTagged_DECREF(cpy_r_r127);
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 169, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL91;
    } else
        goto CPyL61;
CPyL60: ;
    cpy_r_r130 = PyErr_Occurred();
    if (unlikely(cpy_r_r130 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 169, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL92;
    } else
        goto CPyL59;
CPyL61: ;
    return cpy_r_r16;
CPyL62: ;
    cpy_r_r131 = NULL;
    return cpy_r_r131;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL62;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL62;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL62;
CPyL66: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL7;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    goto CPyL62;
CPyL68: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL23;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    goto CPyL62;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL62;
CPyL71: ;
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r27.f2);
    CPy_DECREF(cpy_r_r27.f3);
    goto CPyL22;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r31);
    goto CPyL62;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL62;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_option);
    goto CPyL62;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    goto CPyL62;
CPyL76: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL36;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r46);
    goto CPyL62;
CPyL78: ;
    CPy_DECREF(cpy_r_option);
    CPy_DECREF(cpy_r_r49);
    goto CPyL25;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    goto CPyL62;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r46);
    goto CPyL62;
CPyL81: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL46;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL62;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL62;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r69);
    goto CPyL62;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r69);
    goto CPyL62;
CPyL86: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r94);
    goto CPyL58;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_design);
    goto CPyL62;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_design);
    goto CPyL62;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r94);
    goto CPyL62;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r94);
    goto CPyL62;
CPyL91: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL62;
CPyL92: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r16);
    goto CPyL62;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors___Priors____by_option(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":_by_option", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___priors___Priors____by_option(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_by_option", 153, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___thinking___priors____near(CPyTagged cpy_r_value, CPyTagged cpy_r_steps, CPyTagged cpy_r_highest) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = CPyTagged_Subtract(cpy_r_value, cpy_r_steps);
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL2;
    cpy_r_r3 = 2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL3;
CPyL2: ;
    cpy_r_r5 = CPyTagged_IsLt_(2, cpy_r_r0);
    if (cpy_r_r5) {
        goto CPyL4;
    } else
        goto CPyL16;
CPyL3: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r0 > (Py_ssize_t)2;
    if (!cpy_r_r6) goto CPyL16;
CPyL4: ;
    cpy_r_r7 = cpy_r_r0;
    goto CPyL6;
CPyL5: ;
    cpy_r_r7 = 2;
CPyL6: ;
    cpy_r_r8 = CPyTagged_Add(cpy_r_value, cpy_r_steps);
    cpy_r_r9 = cpy_r_r8 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL8;
    cpy_r_r11 = cpy_r_highest & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL9;
CPyL8: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r8, cpy_r_highest);
    if (cpy_r_r13) {
        goto CPyL10;
    } else
        goto CPyL17;
CPyL9: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_highest;
    if (!cpy_r_r14) goto CPyL17;
CPyL10: ;
    cpy_r_r15 = cpy_r_r8;
    goto CPyL12;
CPyL11: ;
    CPyTagged_INCREF(cpy_r_highest);
    cpy_r_r15 = cpy_r_highest;
CPyL12: ;
    cpy_r_r16 = CPyTagged_Add(cpy_r_r15, 2);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17 = (PyObject *)&PyRange_Type;
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r16);
    PyObject *cpy_r_r20[2] = {cpy_r_r18, cpy_r_r19};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r21, 2, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_near", 175, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    if (likely(PyRange_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/priors.py", "_near", 175, CPyStatic_wayfarers___thinking___priors___globals, "range", cpy_r_r22);
        goto CPyL15;
    }
    return cpy_r_r23;
CPyL15: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL11;
CPyL18: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    goto CPyL15;
}
        
        PyObject *CPyPy_wayfarers___thinking___priors____near(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"value", "steps", "highest", 0};
            static CPyArg_Parser parser = {"OOO:_near", kwlist, 0};
            PyObject *obj_value;
            PyObject *obj_steps;
            PyObject *obj_highest;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_value, &obj_steps, &obj_highest)) {
                return NULL;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            CPyTagged arg_highest;
            if (likely(PyLong_Check(obj_highest)))
                arg_highest = CPyTagged_BorrowFromObject(obj_highest);
            else {
                CPy_TypeError("int", obj_highest); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___thinking___priors____near(arg_value, arg_steps, arg_highest);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "_near", 173, CPyStatic_wayfarers___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___thinking___priors_____top_level__(void) {
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
    void *cpy_r_r16;
    void *cpy_r_r17;
    void *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    void *cpy_r_r24;
    void *cpy_r_r25;
    PyObject **cpy_r_r26;
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
    void *cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    void *cpy_r_r46;
    void *cpy_r_r47;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
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
    void *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    void *cpy_r_r68;
    void *cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
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
    void *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    void *cpy_r_r90;
    void *cpy_r_r91;
    PyObject **cpy_r_r92;
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
    void *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    void *cpy_r_r112;
    void *cpy_r_r113;
    PyObject **cpy_r_r114;
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
    void *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    void *cpy_r_r134;
    void *cpy_r_r135;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    void *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    void *cpy_r_r156;
    void *cpy_r_r157;
    PyObject **cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    void *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    void *cpy_r_r178;
    void *cpy_r_r179;
    PyObject **cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
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
    char cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    int32_t cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 1, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 1, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 3, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5016]; /* ('inf',) */
    cpy_r_r12 = CPyStatics[130]; /* 'math' */
    cpy_r_r13 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 5, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r15 = (void *)&CPyModule_math;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___book;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___book;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3637]; /* 'serai.games.wayfarers.book' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 7, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___book;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___book;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___book__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 7, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 7, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3637]; /* 'serai.games.wayfarers.book' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 7, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r36 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 7, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    } else
        goto CPyL79;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 8, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 8, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 8, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 8, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5594]; /* ('covers',) */
    cpy_r_r58 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 8, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    } else
        goto CPyL80;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 9, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 9, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 9, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 9, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5560]; /* ('NO_CARD', 'Player', 'Table') */
    cpy_r_r80 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 9, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    } else
        goto CPyL81;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___wayfarers___thinking___effect_values;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___wayfarers___thinking___effect_values;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[4315]; /* 'serai.games.wayfarers.thinking.effect_values' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 10, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___wayfarers___thinking___effect_values;
    cpy_r_r91 = CPyExec_serai___games___wayfarers___thinking___effect_values;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___effect_values__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 10, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 10, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[4315]; /* 'serai.games.wayfarers.thinking.effect_values' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 10, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5651]; /* ('effect_value',) */
    cpy_r_r102 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 10, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    } else
        goto CPyL82;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___wayfarers___thinking___engine;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___wayfarers___thinking___engine;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[4306]; /* 'serai.games.wayfarers.thinking.engine' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 11, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___wayfarers___thinking___engine;
    cpy_r_r113 = CPyExec_serai___games___wayfarers___thinking___engine;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___engine__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 11, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 11, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[4306]; /* 'serai.games.wayfarers.thinking.engine' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 11, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5655]; /* ('reached',) */
    cpy_r_r124 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 11, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    } else
        goto CPyL83;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___wayfarers___thinking___weights;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___wayfarers___thinking___weights;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 12, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___wayfarers___thinking___weights;
    cpy_r_r135 = CPyExec_serai___games___wayfarers___thinking___weights;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___weights__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 12, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 12, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 12, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r146 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 12, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    } else
        goto CPyL84;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 13, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r157 = CPyExec_serai___kernel___decision;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 13, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 13, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 13, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5177]; /* ('Decision',) */
    cpy_r_r168 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 13, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    } else
        goto CPyL85;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r171 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 14, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r179 = CPyExec_serai___kernel___effects;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 14, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 14, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 14, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5656]; /* ('Arrow', 'Effect') */
    cpy_r_r190 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 14, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    } else
        goto CPyL86;
CPyL70: ;
    cpy_r_r192 = NULL;
    cpy_r_r193 = CPyStatics[3644]; /* 'serai.games.wayfarers.thinking.priors' */
    cpy_r_r194 = (PyObject *)CPyType_wayfarers___thinking___priors___Priors_template;
    cpy_r_r195 = CPyType_FromTemplate(cpy_r_r194, cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 17, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    cpy_r_r196 = CPyDef_wayfarers___thinking___priors___Priors_trait_vtable_setup();
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 17, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL87;
    }
    cpy_r_r197 = CPyDef_wayfarers___thinking___priors___Priors_coroutine_setup(cpy_r_r195);
    if (unlikely(cpy_r_r197 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 17, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL87;
    }
    cpy_r_r198 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r199 = CPyStatics[1102]; /* '_book' */
    cpy_r_r200 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r201 = CPyStatics[4322]; /* '_action' */
    cpy_r_r202 = CPyStatics[4369]; /* '_slot_action' */
    cpy_r_r203 = CPyStatics[4370]; /* '_resting' */
    cpy_r_r204 = CPyStatics[1114]; /* '_prior' */
    cpy_r_r205 = PyTuple_Pack(6, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 17, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL87;
    }
    cpy_r_r206 = PyObject_SetAttr(cpy_r_r195, cpy_r_r198, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 17, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL87;
    }
    CPyType_wayfarers___thinking___priors___Priors = (PyTypeObject *)cpy_r_r195;
    CPy_INCREF(CPyType_wayfarers___thinking___priors___Priors);
    cpy_r_r208 = CPyStatic_wayfarers___thinking___priors___globals;
    cpy_r_r209 = CPyStatics[297]; /* 'Priors' */
    cpy_r_r210 = PyDict_SetItem(cpy_r_r208, cpy_r_r209, cpy_r_r195);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 17, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL87;
    }
    cpy_r_r212 = CPy_InitSubclass(cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/priors.py", "<module>", 17, CPyStatic_wayfarers___thinking___priors___globals);
        goto CPyL78;
    }
    return 1;
CPyL78: ;
    cpy_r_r213 = 2;
    return cpy_r_r213;
CPyL79: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL80: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL81: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL82: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL83: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL84: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL85: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL86: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL87: ;
    CPy_DecRef(cpy_r_r195);
    goto CPyL78;
}

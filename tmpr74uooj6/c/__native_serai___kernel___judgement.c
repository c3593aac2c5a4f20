#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef judgement___JudgementError_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
judgement___JudgementError_traverse(serai___kernel___judgement___JudgementErrorObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_judgement___JudgementError->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_judgement___JudgementError_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___judgement___JudgementErrorObject *self = (serai___kernel___judgement___JudgementErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_judgement___JudgementError_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_judgement___JudgementError_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_judgement___JudgementError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_judgement___JudgementError_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___judgement___JudgementErrorObject *self = (serai___kernel___judgement___JudgementErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_judgement___JudgementError_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_judgement___JudgementError_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_judgement___JudgementError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
judgement___JudgementError_dealloc(serai___kernel___judgement___JudgementErrorObject *self)
{
    if (Py_TYPE(self)->tp_finalize) {
        PyObject *type, *value, *traceback;
        PyErr_Fetch(&type, &value, &traceback);
        int res = PyObject_CallFinalizerFromDealloc((PyObject *)self);
        if (PyErr_Occurred() != NULL) {
            PyErr_WriteUnraisable((PyObject *)self);
            res = -1;
        }
        PyErr_Restore(type, value, traceback);
        if (res < 0) {
            goto done;
        }
    }
    PyObject_GC_UnTrack(self);
    CPyDef_judgement___JudgementError_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_judgement___JudgementError->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_judgement___JudgementError->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef judgement___JudgementError_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef judgement___JudgementError_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_judgement___JudgementError_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "JudgementError",
    .tp_dealloc = (destructor)judgement___JudgementError_dealloc,
    .tp_traverse = (traverseproc)judgement___JudgementError_traverse,
    .tp_clear = (inquiry)CPyDef_judgement___JudgementError_clear,
    .tp_getset = judgement___JudgementError_getseters,
    .tp_methods = judgement___JudgementError_methods,
    .tp_members = judgement___JudgementError_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("JudgementError()\n--\n\n"),
};
static PyTypeObject *CPyType_judgement___JudgementError_template = &CPyType_judgement___JudgementError_template_;


static int
judgement___Judgement_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
judgement___Judgement_traverse(serai___kernel___judgement___JudgementObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__bias);
    Py_VISIT(self->__out);
    Py_VISIT(self->__sum);
    Py_VISIT(self->__units);
    Py_VISIT(self->__soon);
    Py_VISIT(self->__late);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_judgement___Judgement_clear(PyObject *cpy_r_self)
{
    serai___kernel___judgement___JudgementObject *self = (serai___kernel___judgement___JudgementObject *)cpy_r_self;
    Py_CLEAR(self->__bias);
    Py_CLEAR(self->__out);
    Py_CLEAR(self->__sum);
    Py_CLEAR(self->__units);
    Py_CLEAR(self->__soon);
    Py_CLEAR(self->__late);
    return 0;
}

static int32_t CPyDef_judgement___Judgement_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___judgement___JudgementObject *self = (serai___kernel___judgement___JudgementObject *)cpy_r_self;
    Py_CLEAR(self->__bias);
    Py_CLEAR(self->__out);
    Py_CLEAR(self->__sum);
    Py_CLEAR(self->__units);
    Py_CLEAR(self->__soon);
    Py_CLEAR(self->__late);
    return 0;
}

static void
judgement___Judgement_dealloc(serai___kernel___judgement___JudgementObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, judgement___Judgement_dealloc)
    CPyDef_judgement___Judgement_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_judgement_____mypyc__Judgement_setup(PyObject *cpy_r_type);
PyObject *CPyDef_judgement___Judgement(PyObject *cpy_r_names, PyObject *cpy_r_plain);

static PyObject *
judgement___Judgement_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_judgement___Judgement) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_judgement_____mypyc__Judgement_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_judgement___Judgement_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem judgement___Judgement_vtable[2];
static bool
CPyDef_judgement___Judgement_trait_vtable_setup(void)
{
    CPyVTableItem judgement___Judgement_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_judgement___Judgement_____init__,
        (CPyVTableItem)CPyDef_judgement___Judgement___of,
    };
    memcpy(judgement___Judgement_vtable, judgement___Judgement_vtable_scratch, sizeof(judgement___Judgement_vtable));
    return 1;
}

static bool
CPyDef_judgement___Judgement_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
judgement___Judgement_get__bias(serai___kernel___judgement___JudgementObject *self, void *closure);
static int
judgement___Judgement_set__bias(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure);
static PyObject *
judgement___Judgement_get__out(serai___kernel___judgement___JudgementObject *self, void *closure);
static int
judgement___Judgement_set__out(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure);
static PyObject *
judgement___Judgement_get__sum(serai___kernel___judgement___JudgementObject *self, void *closure);
static int
judgement___Judgement_set__sum(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure);
static PyObject *
judgement___Judgement_get__units(serai___kernel___judgement___JudgementObject *self, void *closure);
static int
judgement___Judgement_set__units(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure);
static PyObject *
judgement___Judgement_get__soon(serai___kernel___judgement___JudgementObject *self, void *closure);
static int
judgement___Judgement_set__soon(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure);
static PyObject *
judgement___Judgement_get__late(serai___kernel___judgement___JudgementObject *self, void *closure);
static int
judgement___Judgement_set__late(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure);

static PyGetSetDef judgement___Judgement_getseters[] = {
    {"_bias",
     (getter)judgement___Judgement_get__bias, (setter)judgement___Judgement_set__bias,
     NULL, NULL},
    {"_out",
     (getter)judgement___Judgement_get__out, (setter)judgement___Judgement_set__out,
     NULL, NULL},
    {"_sum",
     (getter)judgement___Judgement_get__sum, (setter)judgement___Judgement_set__sum,
     NULL, NULL},
    {"_units",
     (getter)judgement___Judgement_get__units, (setter)judgement___Judgement_set__units,
     NULL, NULL},
    {"_soon",
     (getter)judgement___Judgement_get__soon, (setter)judgement___Judgement_set__soon,
     NULL, NULL},
    {"_late",
     (getter)judgement___Judgement_get__late, (setter)judgement___Judgement_set__late,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef judgement___Judgement_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_judgement_____mypyc__Judgement_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_judgement___Judgement_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, names, plain)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_judgement___Judgement___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, features, soon, late)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_judgement___Judgement_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Judgement",
    .tp_new = judgement___Judgement_new,
    .tp_dealloc = (destructor)judgement___Judgement_dealloc,
    .tp_traverse = (traverseproc)judgement___Judgement_traverse,
    .tp_clear = (inquiry)CPyDef_judgement___Judgement_clear,
    .tp_getset = judgement___Judgement_getseters,
    .tp_methods = judgement___Judgement_methods,
    .tp_init = judgement___Judgement_init,
    .tp_basicsize = sizeof(serai___kernel___judgement___JudgementObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Judgement(names, plain)\n--\n\n"),
};
static PyTypeObject *CPyType_judgement___Judgement_template = &CPyType_judgement___Judgement_template_;

PyObject *CPyDef_judgement_____mypyc__Judgement_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___judgement___JudgementObject *self;
    self = (serai___kernel___judgement___JudgementObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = judgement___Judgement_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_judgement___Judgement(PyObject *cpy_r_names, PyObject *cpy_r_plain)
{
    PyObject *self = CPyDef_judgement_____mypyc__Judgement_setup((PyObject *)CPyType_judgement___Judgement);
    if (self == NULL)
        return NULL;
    char res = CPyDef_judgement___Judgement_____init__(self, cpy_r_names, cpy_r_plain);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
judgement___Judgement_get__bias(serai___kernel___judgement___JudgementObject *self, void *closure)
{
    if (unlikely(self->__bias == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_bias' of 'Judgement' undefined");
        return NULL;
    }
    CPy_INCREF(self->__bias);
    PyObject *retval = self->__bias;
    return retval;
}

static int
judgement___Judgement_set__bias(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Judgement' object attribute '_bias' cannot be deleted");
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
    if (self->__bias != NULL) {
        CPy_DECREF(self->__bias);
    }
    self->__bias = tmp;
    return 0;
}

static PyObject *
judgement___Judgement_get__out(serai___kernel___judgement___JudgementObject *self, void *closure)
{
    if (unlikely(self->__out == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_out' of 'Judgement' undefined");
        return NULL;
    }
    CPy_INCREF(self->__out);
    PyObject *retval = self->__out;
    return retval;
}

static int
judgement___Judgement_set__out(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Judgement' object attribute '_out' cannot be deleted");
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
    if (self->__out != NULL) {
        CPy_DECREF(self->__out);
    }
    self->__out = tmp;
    return 0;
}

static PyObject *
judgement___Judgement_get__sum(serai___kernel___judgement___JudgementObject *self, void *closure)
{
    if (unlikely(self->__sum == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_sum' of 'Judgement' undefined");
        return NULL;
    }
    CPy_INCREF(self->__sum);
    PyObject *retval = self->__sum;
    return retval;
}

static int
judgement___Judgement_set__sum(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Judgement' object attribute '_sum' cannot be deleted");
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
    if (self->__sum != NULL) {
        CPy_DECREF(self->__sum);
    }
    self->__sum = tmp;
    return 0;
}

static PyObject *
judgement___Judgement_get__units(serai___kernel___judgement___JudgementObject *self, void *closure)
{
    if (unlikely(self->__units == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_units' of 'Judgement' undefined");
        return NULL;
    }
    CPy_INCREF(self->__units);
    PyObject *retval = self->__units;
    return retval;
}

static int
judgement___Judgement_set__units(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Judgement' object attribute '_units' cannot be deleted");
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
    if (self->__units != NULL) {
        CPy_DECREF(self->__units);
    }
    self->__units = tmp;
    return 0;
}

static PyObject *
judgement___Judgement_get__soon(serai___kernel___judgement___JudgementObject *self, void *closure)
{
    if (unlikely(self->__soon == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_soon' of 'Judgement' undefined");
        return NULL;
    }
    CPy_INCREF(self->__soon);
    PyObject *retval = self->__soon;
    return retval;
}

static int
judgement___Judgement_set__soon(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Judgement' object attribute '_soon' cannot be deleted");
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
    if (self->__soon != NULL) {
        CPy_DECREF(self->__soon);
    }
    self->__soon = tmp;
    return 0;
}

static PyObject *
judgement___Judgement_get__late(serai___kernel___judgement___JudgementObject *self, void *closure)
{
    if (unlikely(self->__late == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_late' of 'Judgement' undefined");
        return NULL;
    }
    CPy_INCREF(self->__late);
    PyObject *retval = self->__late;
    return retval;
}

static int
judgement___Judgement_set__late(serai___kernel___judgement___JudgementObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Judgement' object attribute '_late' cannot be deleted");
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
    if (self->__late != NULL) {
        CPy_DECREF(self->__late);
    }
    self->__late = tmp;
    return 0;
}
static PyMethodDef judgementmodule_methods[] = {
    {"times", (PyCFunction)CPyPy_judgement___times, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("times(turns)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___judgement__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___judgement__internal, "__name__");
    CPyStatic_judgement___globals = PyModule_GetDict(CPyModule_serai___kernel___judgement__internal);
    if (unlikely(CPyStatic_judgement___globals == NULL))
        goto fail;
    char result = CPyDef_judgement_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___judgement__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_judgement___JudgementError);
    Py_CLEAR(CPyType_judgement___Judgement);
    return -1;
}
int CPyExec_serai___kernel___judgement(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___judgement__impl, &CPyImportState_serai___kernel___judgement, &CPyModule_serai___kernel___judgement);
}
static struct PyModuleDef judgementmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.judgement",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    judgementmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___judgement(void)
{
    if (CPyModule_serai___kernel___judgement__internal) {
        Py_INCREF(CPyModule_serai___kernel___judgement__internal);
        return CPyModule_serai___kernel___judgement__internal;
    }
    CPyModule_serai___kernel___judgement__internal = PyModule_Create(&judgementmodule);
    return CPyModule_serai___kernel___judgement__internal;
}

PyObject *CPyInit_serai___kernel___judgement(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___judgement__internal) {
        Py_INCREF(CPyModule_serai___kernel___judgement__internal);
        return CPyModule_serai___kernel___judgement__internal;
    }
    CPyModule_serai___kernel___judgement__internal = PyModule_Create(&judgementmodule);
    if (unlikely(CPyModule_serai___kernel___judgement__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.judgement");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___judgement__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___judgement__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___judgement__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___judgement(CPyModule_serai___kernel___judgement__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___judgement__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.judgement");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___judgement__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
tuple_T2FF CPyDef_judgement___times(double cpy_r_turns) {
    double cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    double cpy_r_r3;
    double cpy_r_r4;
    tuple_T2FF cpy_r_r5;
    tuple_T2FF cpy_r_r6;
    cpy_r_r0 = cpy_r_turns + 4.0;
    cpy_r_r1 = cpy_r_r0 == 0.0;
    if (likely(!cpy_r_r1)) goto CPyL3;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "times", 27, CPyStatic_judgement___globals);
        goto CPyL4;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r3 = cpy_r_turns / cpy_r_r0;
    cpy_r_r4 = cpy_r_turns / 20.0;
    cpy_r_r5.f0 = cpy_r_r3;
    cpy_r_r5.f1 = cpy_r_r4;
    return cpy_r_r5;
CPyL4: ;
    tuple_T2FF __tmp8963 = { -113.0, -113.0 };
    cpy_r_r6 = __tmp8963;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_judgement___times(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"turns", 0};
            static CPyArg_Parser parser = {"O:times", kwlist, 0};
            PyObject *obj_turns;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_turns)) {
                return NULL;
            }
            double arg_turns;
            arg_turns = PyFloat_AsDouble(obj_turns);
            if (arg_turns == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_turns); goto fail;
            }
            tuple_T2FF retval = CPyDef_judgement___times(arg_turns);
            if (retval.f0 == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp8964 = PyFloat_FromDouble(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp8964);
            PyObject *__tmp8965 = PyFloat_FromDouble(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp8965);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/judgement.py", "times", 25, CPyStatic_judgement___globals);
            return NULL;
        }
        
char CPyDef_judgement___Judgement_____init__(PyObject *cpy_r_self, PyObject *cpy_r_names, PyObject *cpy_r_plain) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    double cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    double cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    int32_t cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    double cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyPtr cpy_r_r85;
    int64_t cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_units;
    PyObject *cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    CPyTagged cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyTagged cpy_r_r108;
    CPyTagged cpy_r_r109;
    int64_t cpy_r_r110;
    PyObject *cpy_r_r111;
    tuple_T4CIOO cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyPtr cpy_r_r119;
    int64_t cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyPtr cpy_r_r126;
    int64_t cpy_r_r127;
    CPyTagged cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject **cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject **cpy_r_r148;
    PyObject *cpy_r_r149;
    double cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    int32_t cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    CPyPtr cpy_r_r160;
    int64_t cpy_r_r161;
    CPyTagged cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    int64_t cpy_r_r165;
    CPyPtr cpy_r_r166;
    int64_t cpy_r_r167;
    char cpy_r_r168;
    CPyPtr cpy_r_r169;
    CPyPtr cpy_r_r170;
    int64_t cpy_r_r171;
    CPyPtr cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    CPyPtr cpy_r_r175;
    int64_t cpy_r_r176;
    CPyTagged cpy_r_r177;
    char cpy_r_r178;
    int64_t cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject **cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    CPyPtr cpy_r_r191;
    CPyPtr cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    int64_t cpy_r_r204;
    CPyPtr cpy_r_r205;
    int64_t cpy_r_r206;
    char cpy_r_r207;
    CPyPtr cpy_r_r208;
    CPyPtr cpy_r_r209;
    int64_t cpy_r_r210;
    CPyPtr cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    int64_t cpy_r_r216;
    CPyPtr cpy_r_r217;
    int64_t cpy_r_r218;
    char cpy_r_r219;
    CPyPtr cpy_r_r220;
    CPyPtr cpy_r_r221;
    int64_t cpy_r_r222;
    CPyPtr cpy_r_r223;
    PyObject *cpy_r_r224;
    double cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    int32_t cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    int64_t cpy_r_r231;
    int64_t cpy_r_r232;
    PyObject *cpy_r_r233;
    CPyTagged cpy_r_r234;
    CPyTagged cpy_r_unit;
    int64_t cpy_r_r235;
    char cpy_r_r236;
    int64_t cpy_r_r237;
    char cpy_r_r238;
    char cpy_r_r239;
    char cpy_r_r240;
    CPyPtr cpy_r_r241;
    int64_t cpy_r_r242;
    PyObject *cpy_r_r243;
    int64_t cpy_r_r244;
    CPyPtr cpy_r_r245;
    int64_t cpy_r_r246;
    char cpy_r_r247;
    CPyPtr cpy_r_r248;
    CPyPtr cpy_r_r249;
    int64_t cpy_r_r250;
    CPyPtr cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    CPyTagged cpy_r_r254;
    PyObject *cpy_r_r255;
    double cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    int64_t cpy_r_r260;
    int32_t cpy_r_r261;
    char cpy_r_r262;
    CPyTagged cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    char cpy_r_r268;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 35, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    cpy_r_r1 = CPyStatics[3464]; /* 'features' */
    cpy_r_r2 = PyObject_GetItem(cpy_r_plain, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 36, CPyStatic_judgement___globals);
        goto CPyL151;
    }
    cpy_r_r3 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r4[1] = {cpy_r_r2};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_VectorcallMethod(cpy_r_r3, cpy_r_r5, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 36, CPyStatic_judgement___globals);
        goto CPyL152;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r7 = PyObject_GetIter(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 35, CPyStatic_judgement___globals);
        goto CPyL151;
    }
CPyL4: ;
    cpy_r_r8 = PyIter_Next(cpy_r_r7);
    if (cpy_r_r8 == NULL) goto CPyL153;
    cpy_r_r9 = PyObject_GetIter(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 35, CPyStatic_judgement___globals);
        goto CPyL154;
    }
    cpy_r_r10 = PyIter_Next(cpy_r_r9);
    if (cpy_r_r10 == NULL) {
        goto CPyL155;
    } else
        goto CPyL9;
CPyL7: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 35, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r9);
    if (cpy_r_r12 == NULL) {
        goto CPyL156;
    } else
        goto CPyL12;
CPyL10: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 35, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r14 = PyIter_Next(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (cpy_r_r14 == NULL) {
        goto CPyL15;
    } else
        goto CPyL157;
CPyL13: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 35, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 36, CPyStatic_judgement___globals);
        goto CPyL158;
    }
    cpy_r_r17 = PyObject_GetIter(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 36, CPyStatic_judgement___globals);
        goto CPyL159;
    }
CPyL17: ;
    cpy_r_r18 = PyIter_Next(cpy_r_r17);
    if (cpy_r_r18 == NULL) goto CPyL160;
    cpy_r_r19 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r20[1] = {cpy_r_r18};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 1, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 36, CPyStatic_judgement___globals);
        goto CPyL161;
    }
    CPy_DECREF(cpy_r_r18);
    cpy_r_r23 = PyFloat_AsDouble(cpy_r_r22);
    if (cpy_r_r23 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r22); cpy_r_r23 = -113.0;
    }
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 == -113.0;
    if (unlikely(cpy_r_r24)) goto CPyL21;
CPyL20: ;
    cpy_r_r25 = PyFloat_FromDouble(cpy_r_r23);
    cpy_r_r26 = PyList_Append(cpy_r_r16, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 36, CPyStatic_judgement___globals);
        goto CPyL162;
    } else
        goto CPyL17;
CPyL21: ;
    cpy_r_r28 = PyErr_Occurred();
    if (unlikely(cpy_r_r28 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 36, CPyStatic_judgement___globals);
        goto CPyL162;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r29 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 36, CPyStatic_judgement___globals);
        goto CPyL159;
    }
    cpy_r_r30 = PyDict_SetItem(cpy_r_r0, cpy_r_r10, cpy_r_r16);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 35, CPyStatic_judgement___globals);
        goto CPyL154;
    } else
        goto CPyL4;
CPyL24: ;
    cpy_r_r32 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 35, CPyStatic_judgement___globals);
        goto CPyL151;
    }
    cpy_r_r33 = PySet_New(cpy_r_r0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 38, CPyStatic_judgement___globals);
        goto CPyL163;
    }
    cpy_r_r34 = PySet_New(cpy_r_names);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 38, CPyStatic_judgement___globals);
        goto CPyL164;
    }
    cpy_r_r35 = PyNumber_Subtract(cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 38, CPyStatic_judgement___globals);
        goto CPyL163;
    }
    if (likely(PySet_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 38, CPyStatic_judgement___globals, "set", cpy_r_r35);
        goto CPyL163;
    }
    cpy_r_r37 = CPySequence_Sort(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 38, CPyStatic_judgement___globals);
        goto CPyL163;
    }
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (cpy_r_r41) {
        goto CPyL165;
    } else
        goto CPyL166;
CPyL31: ;
    cpy_r_r42 = CPyStatics[4686]; /* 'the judgement has numbers for ' */
    cpy_r_r43 = CPyStatics[157]; /* ', ' */
    cpy_r_r44 = PyUnicode_Join(cpy_r_r43, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 40, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    cpy_r_r45 = CPyStatics[4687]; /* ': there is no such feature' */
    cpy_r_r46 = CPyStr_Build(3, cpy_r_r42, cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 40, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    cpy_r_r47 = (PyObject *)CPyType_judgement___JudgementError;
    PyObject *cpy_r_r48[1] = {cpy_r_r46};
    cpy_r_r49 = (PyObject **)&cpy_r_r48;
    cpy_r_r50 = PyObject_Vectorcall(cpy_r_r47, cpy_r_r49, 1, 0);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 40, CPyStatic_judgement___globals);
        goto CPyL167;
    }
    CPy_DECREF(cpy_r_r46);
    if (likely(Py_TYPE(cpy_r_r50) == CPyType_judgement___JudgementError))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 40, CPyStatic_judgement___globals, "serai.kernel.judgement.JudgementError", cpy_r_r50);
        goto CPyL150;
    }
    CPy_Raise(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 40, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r52 = PyList_New(0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 41, CPyStatic_judgement___globals);
        goto CPyL163;
    }
    cpy_r_r53 = CPyStatics[132]; /* 'bias' */
    cpy_r_r54 = PyObject_GetItem(cpy_r_plain, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 41, CPyStatic_judgement___globals);
        goto CPyL168;
    }
    cpy_r_r55 = PyObject_GetIter(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 41, CPyStatic_judgement___globals);
        goto CPyL168;
    }
CPyL40: ;
    cpy_r_r56 = PyIter_Next(cpy_r_r55);
    if (cpy_r_r56 == NULL) goto CPyL169;
    cpy_r_r57 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r58[1] = {cpy_r_r56};
    cpy_r_r59 = (PyObject **)&cpy_r_r58;
    cpy_r_r60 = PyObject_Vectorcall(cpy_r_r57, cpy_r_r59, 1, 0);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 41, CPyStatic_judgement___globals);
        goto CPyL170;
    }
    CPy_DECREF(cpy_r_r56);
    cpy_r_r61 = PyFloat_AsDouble(cpy_r_r60);
    if (cpy_r_r61 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r60); cpy_r_r61 = -113.0;
    }
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 == -113.0;
    if (unlikely(cpy_r_r62)) goto CPyL44;
CPyL43: ;
    cpy_r_r63 = PyFloat_FromDouble(cpy_r_r61);
    cpy_r_r64 = PyList_Append(cpy_r_r52, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 41, CPyStatic_judgement___globals);
        goto CPyL171;
    } else
        goto CPyL40;
CPyL44: ;
    cpy_r_r66 = PyErr_Occurred();
    if (unlikely(cpy_r_r66 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 41, CPyStatic_judgement___globals);
        goto CPyL171;
    } else
        goto CPyL43;
CPyL45: ;
    cpy_r_r67 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 41, CPyStatic_judgement___globals);
        goto CPyL168;
    }
    ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__bias = cpy_r_r52;
    cpy_r_r68 = PyList_New(0);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 42, CPyStatic_judgement___globals);
        goto CPyL163;
    }
    cpy_r_r69 = CPyStatics[4688]; /* 'out' */
    cpy_r_r70 = PyObject_GetItem(cpy_r_plain, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 42, CPyStatic_judgement___globals);
        goto CPyL172;
    }
    cpy_r_r71 = PyObject_GetIter(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 42, CPyStatic_judgement___globals);
        goto CPyL172;
    }
CPyL49: ;
    cpy_r_r72 = PyIter_Next(cpy_r_r71);
    if (cpy_r_r72 == NULL) goto CPyL173;
    cpy_r_r73 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r74[1] = {cpy_r_r72};
    cpy_r_r75 = (PyObject **)&cpy_r_r74;
    cpy_r_r76 = PyObject_Vectorcall(cpy_r_r73, cpy_r_r75, 1, 0);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 42, CPyStatic_judgement___globals);
        goto CPyL174;
    }
    CPy_DECREF(cpy_r_r72);
    cpy_r_r77 = PyFloat_AsDouble(cpy_r_r76);
    if (cpy_r_r77 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r76); cpy_r_r77 = -113.0;
    }
    CPy_DECREF(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 == -113.0;
    if (unlikely(cpy_r_r78)) goto CPyL53;
CPyL52: ;
    cpy_r_r79 = PyFloat_FromDouble(cpy_r_r77);
    cpy_r_r80 = PyList_Append(cpy_r_r68, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r81 = cpy_r_r80 >= 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 42, CPyStatic_judgement___globals);
        goto CPyL175;
    } else
        goto CPyL49;
CPyL53: ;
    cpy_r_r82 = PyErr_Occurred();
    if (unlikely(cpy_r_r82 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 42, CPyStatic_judgement___globals);
        goto CPyL175;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r83 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 42, CPyStatic_judgement___globals);
        goto CPyL172;
    }
    ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__out = cpy_r_r68;
    cpy_r_r84 = ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__bias;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyVarObject, ob_size));
    cpy_r_r86 = *(int64_t *)cpy_r_r85;
    cpy_r_r87 = cpy_r_r86 << 1;
    cpy_r_units = cpy_r_r87;
    cpy_r_r88 = ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__out;
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r88 + offsetof(PyVarObject, ob_size));
    cpy_r_r90 = *(int64_t *)cpy_r_r89;
    cpy_r_r91 = cpy_r_r90 << 1;
    cpy_r_r92 = cpy_r_r91 != cpy_r_units;
    if (cpy_r_r92) {
        goto CPyL176;
    } else
        goto CPyL63;
CPyL56: ;
    cpy_r_r93 = CPyStatics[4689]; /* 'the judgement has ' */
    cpy_r_r94 = CPyTagged_Str(cpy_r_units);
    CPyTagged_DECREF(cpy_r_units);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 45, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    cpy_r_r95 = CPyStatics[4690]; /* ' units, but ' */
    cpy_r_r96 = ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__out;
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_r96 + offsetof(PyVarObject, ob_size));
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    cpy_r_r99 = cpy_r_r98 << 1;
    cpy_r_r100 = CPyTagged_Str(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 45, CPyStatic_judgement___globals);
        goto CPyL177;
    }
    cpy_r_r101 = CPyStatics[4691]; /* ' numbers behind them' */
    cpy_r_r102 = CPyStr_Build(5, cpy_r_r93, cpy_r_r94, cpy_r_r95, cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 45, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    cpy_r_r103 = (PyObject *)CPyType_judgement___JudgementError;
    PyObject *cpy_r_r104[1] = {cpy_r_r102};
    cpy_r_r105 = (PyObject **)&cpy_r_r104;
    cpy_r_r106 = PyObject_Vectorcall(cpy_r_r103, cpy_r_r105, 1, 0);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 45, CPyStatic_judgement___globals);
        goto CPyL178;
    }
    CPy_DECREF(cpy_r_r102);
    if (likely(Py_TYPE(cpy_r_r106) == CPyType_judgement___JudgementError))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 45, CPyStatic_judgement___globals, "serai.kernel.judgement.JudgementError", cpy_r_r106);
        goto CPyL150;
    }
    CPy_Raise(cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 45, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r108 = CPyTagged_Add(6, cpy_r_units);
    cpy_r_r109 = 0;
    cpy_r_r110 = PyDict_Size(cpy_r_r0);
    cpy_r_r111 = CPyDict_GetItemsIter(cpy_r_r0);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 47, CPyStatic_judgement___globals);
        goto CPyL179;
    }
CPyL64: ;
    cpy_r_r112 = CPyDict_NextItem(cpy_r_r111, cpy_r_r109);
    cpy_r_r113 = cpy_r_r112.f1;
    cpy_r_r109 = cpy_r_r113;
    cpy_r_r114 = cpy_r_r112.f0;
    if (!cpy_r_r114) goto CPyL180;
    cpy_r_r115 = cpy_r_r112.f2;
    CPy_INCREF(cpy_r_r115);
    cpy_r_r116 = cpy_r_r112.f3;
    CPy_INCREF(cpy_r_r116);
    CPy_DECREF(cpy_r_r112.f2);
    CPy_DECREF(cpy_r_r112.f3);
    if (likely(PyUnicode_Check(cpy_r_r115)))
        cpy_r_r117 = cpy_r_r115;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 47, CPyStatic_judgement___globals, "str", cpy_r_r115);
        goto CPyL181;
    }
    if (likely(PyList_Check(cpy_r_r116)))
        cpy_r_r118 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 47, CPyStatic_judgement___globals, "list", cpy_r_r116);
        goto CPyL182;
    }
    cpy_r_r119 = (CPyPtr)((CPyPtr)cpy_r_r118 + offsetof(PyVarObject, ob_size));
    cpy_r_r120 = *(int64_t *)cpy_r_r119;
    cpy_r_r121 = cpy_r_r120 << 1;
    cpy_r_r122 = cpy_r_r121 != cpy_r_r108;
    if (cpy_r_r122) {
        goto CPyL183;
    } else
        goto CPyL184;
CPyL68: ;
    cpy_r_r123 = CPyStatics[4692]; /* ' should have ' */
    cpy_r_r124 = CPyTagged_Str(cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 49, CPyStatic_judgement___globals);
        goto CPyL185;
    }
    cpy_r_r125 = CPyStatics[4693]; /* ' numbers, not ' */
    cpy_r_r126 = (CPyPtr)((CPyPtr)cpy_r_r118 + offsetof(PyVarObject, ob_size));
    cpy_r_r127 = *(int64_t *)cpy_r_r126;
    CPy_DECREF(cpy_r_r118);
    cpy_r_r128 = cpy_r_r127 << 1;
    cpy_r_r129 = CPyTagged_Str(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 49, CPyStatic_judgement___globals);
        goto CPyL186;
    }
    cpy_r_r130 = CPyStr_Build(5, cpy_r_r117, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r129);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 49, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    cpy_r_r131 = (PyObject *)CPyType_judgement___JudgementError;
    PyObject *cpy_r_r132[1] = {cpy_r_r130};
    cpy_r_r133 = (PyObject **)&cpy_r_r132;
    cpy_r_r134 = PyObject_Vectorcall(cpy_r_r131, cpy_r_r133, 1, 0);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 49, CPyStatic_judgement___globals);
        goto CPyL187;
    }
    CPy_DECREF(cpy_r_r130);
    if (likely(Py_TYPE(cpy_r_r134) == CPyType_judgement___JudgementError))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 49, CPyStatic_judgement___globals, "serai.kernel.judgement.JudgementError", cpy_r_r134);
        goto CPyL150;
    }
    CPy_Raise(cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 49, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    CPy_Unreachable();
CPyL75: ;
    cpy_r_r136 = CPyDict_CheckSize(cpy_r_r0, cpy_r_r110);
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 47, CPyStatic_judgement___globals);
        goto CPyL188;
    } else
        goto CPyL64;
CPyL76: ;
    cpy_r_r137 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 47, CPyStatic_judgement___globals);
        goto CPyL179;
    }
    cpy_r_r138 = PyList_New(0);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL179;
    }
    cpy_r_r139 = CPyStatics[201]; /* 'time' */
    cpy_r_r140 = PyObject_GetItem(cpy_r_plain, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL189;
    }
    cpy_r_r141 = PyObject_GetIter(cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL189;
    }
CPyL80: ;
    cpy_r_r142 = PyIter_Next(cpy_r_r141);
    if (cpy_r_r142 == NULL) goto CPyL190;
    cpy_r_r143 = PyList_New(0);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL191;
    }
    cpy_r_r144 = PyObject_GetIter(cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL192;
    }
CPyL83: ;
    cpy_r_r145 = PyIter_Next(cpy_r_r144);
    if (cpy_r_r145 == NULL) goto CPyL193;
    cpy_r_r146 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r147[1] = {cpy_r_r145};
    cpy_r_r148 = (PyObject **)&cpy_r_r147;
    cpy_r_r149 = PyObject_Vectorcall(cpy_r_r146, cpy_r_r148, 1, 0);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL194;
    }
    CPy_DECREF(cpy_r_r145);
    cpy_r_r150 = PyFloat_AsDouble(cpy_r_r149);
    if (cpy_r_r150 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r149); cpy_r_r150 = -113.0;
    }
    CPy_DECREF(cpy_r_r149);
    cpy_r_r151 = cpy_r_r150 == -113.0;
    if (unlikely(cpy_r_r151)) goto CPyL87;
CPyL86: ;
    cpy_r_r152 = PyFloat_FromDouble(cpy_r_r150);
    cpy_r_r153 = PyList_Append(cpy_r_r143, cpy_r_r152);
    CPy_DECREF(cpy_r_r152);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL195;
    } else
        goto CPyL83;
CPyL87: ;
    cpy_r_r155 = PyErr_Occurred();
    if (unlikely(cpy_r_r155 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL195;
    } else
        goto CPyL86;
CPyL88: ;
    cpy_r_r156 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL192;
    }
    cpy_r_r157 = PyList_Append(cpy_r_r138, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r158 = cpy_r_r157 >= 0;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL196;
    } else
        goto CPyL80;
CPyL90: ;
    cpy_r_r159 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 50, CPyStatic_judgement___globals);
        goto CPyL189;
    }
    cpy_r_r160 = (CPyPtr)((CPyPtr)cpy_r_r138 + offsetof(PyVarObject, ob_size));
    cpy_r_r161 = *(int64_t *)cpy_r_r160;
    cpy_r_r162 = cpy_r_r161 << 1;
    cpy_r_r163 = cpy_r_r162 != 4;
    if (cpy_r_r163) goto CPyL197;
    cpy_r_r164 = 0;
    cpy_r_r165 = 0;
CPyL93: ;
    cpy_r_r166 = (CPyPtr)((CPyPtr)cpy_r_r138 + offsetof(PyVarObject, ob_size));
    cpy_r_r167 = *(int64_t *)cpy_r_r166;
    cpy_r_r168 = cpy_r_r165 < cpy_r_r167;
    if (!cpy_r_r168) goto CPyL98;
    cpy_r_r169 = (CPyPtr)((CPyPtr)cpy_r_r138 + offsetof(PyListObject, ob_item));
    cpy_r_r170 = *(CPyPtr *)cpy_r_r169;
    cpy_r_r171 = cpy_r_r165 * 8;
    cpy_r_r172 = cpy_r_r170 + cpy_r_r171;
    cpy_r_r173 = *(PyObject * *)cpy_r_r172;
    CPy_INCREF(cpy_r_r173);
    if (likely(PyList_Check(cpy_r_r173)))
        cpy_r_r174 = cpy_r_r173;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 51, CPyStatic_judgement___globals, "list", cpy_r_r173);
        goto CPyL198;
    }
    cpy_r_r175 = (CPyPtr)((CPyPtr)cpy_r_r174 + offsetof(PyVarObject, ob_size));
    cpy_r_r176 = *(int64_t *)cpy_r_r175;
    CPy_DECREF(cpy_r_r174);
    cpy_r_r177 = cpy_r_r176 << 1;
    cpy_r_r178 = cpy_r_r177 != cpy_r_units;
    if (!cpy_r_r178) goto CPyL97;
    cpy_r_r164 = 1;
    goto CPyL98;
CPyL97: ;
    cpy_r_r179 = cpy_r_r165 + 1;
    cpy_r_r165 = cpy_r_r179;
    goto CPyL93;
CPyL98: ;
    if (cpy_r_r164) {
        goto CPyL197;
    } else
        goto CPyL105;
CPyL99: ;
    cpy_r_r180 = CPyStatics[4694]; /* '`time` should be 2 lists of ' */
    cpy_r_r181 = CPyTagged_Str(cpy_r_units);
    CPyTagged_DECREF(cpy_r_units);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 52, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    cpy_r_r182 = CPyStatics[4695]; /* ' numbers' */
    cpy_r_r183 = CPyStr_Build(3, cpy_r_r180, cpy_r_r181, cpy_r_r182);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 52, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    cpy_r_r184 = (PyObject *)CPyType_judgement___JudgementError;
    PyObject *cpy_r_r185[1] = {cpy_r_r183};
    cpy_r_r186 = (PyObject **)&cpy_r_r185;
    cpy_r_r187 = PyObject_Vectorcall(cpy_r_r184, cpy_r_r186, 1, 0);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 52, CPyStatic_judgement___globals);
        goto CPyL199;
    }
    CPy_DECREF(cpy_r_r183);
    if (likely(Py_TYPE(cpy_r_r187) == CPyType_judgement___JudgementError))
        cpy_r_r188 = cpy_r_r187;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 52, CPyStatic_judgement___globals, "serai.kernel.judgement.JudgementError", cpy_r_r187);
        goto CPyL150;
    }
    CPy_Raise(cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 52, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    CPy_Unreachable();
CPyL105: ;
    cpy_r_r189 = PyList_New(1);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 53, CPyStatic_judgement___globals);
        goto CPyL198;
    }
    cpy_r_r190 = PyFloat_FromDouble(0.0);
    cpy_r_r191 = (CPyPtr)((CPyPtr)cpy_r_r189 + offsetof(PyListObject, ob_item));
    cpy_r_r192 = *(CPyPtr *)cpy_r_r191;
    *(PyObject * *)cpy_r_r192 = cpy_r_r190;
    cpy_r_r193 = CPySequence_Multiply(cpy_r_r189, cpy_r_r108);
    CPy_DECREF(cpy_r_r189);
    CPyTagged_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 53, CPyStatic_judgement___globals);
        goto CPyL200;
    }
    cpy_r_r194 = PyList_New(0);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 54, CPyStatic_judgement___globals);
        goto CPyL201;
    }
    cpy_r_r195 = PyObject_GetIter(cpy_r_names);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 54, CPyStatic_judgement___globals);
        goto CPyL202;
    }
CPyL109: ;
    cpy_r_r196 = PyIter_Next(cpy_r_r195);
    if (cpy_r_r196 == NULL) goto CPyL203;
    if (likely(PyUnicode_Check(cpy_r_r196)))
        cpy_r_r197 = cpy_r_r196;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 54, CPyStatic_judgement___globals, "str", cpy_r_r196);
        goto CPyL204;
    }
    cpy_r_r198 = CPyDict_Get(cpy_r_r0, cpy_r_r197, cpy_r_r193);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 54, CPyStatic_judgement___globals);
        goto CPyL204;
    }
    if (likely(PyList_Check(cpy_r_r198)))
        cpy_r_r199 = cpy_r_r198;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 54, CPyStatic_judgement___globals, "list", cpy_r_r198);
        goto CPyL204;
    }
    cpy_r_r200 = PyList_Append(cpy_r_r194, cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 54, CPyStatic_judgement___globals);
        goto CPyL204;
    } else
        goto CPyL109;
CPyL114: ;
    cpy_r_r202 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 54, CPyStatic_judgement___globals);
        goto CPyL205;
    }
    cpy_r_r203 = PyList_New(0);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 55, CPyStatic_judgement___globals);
        goto CPyL206;
    }
    cpy_r_r204 = 0;
CPyL117: ;
    cpy_r_r205 = (CPyPtr)((CPyPtr)cpy_r_r194 + offsetof(PyVarObject, ob_size));
    cpy_r_r206 = *(int64_t *)cpy_r_r205;
    cpy_r_r207 = cpy_r_r204 < cpy_r_r206;
    if (!cpy_r_r207) goto CPyL128;
    cpy_r_r208 = (CPyPtr)((CPyPtr)cpy_r_r194 + offsetof(PyListObject, ob_item));
    cpy_r_r209 = *(CPyPtr *)cpy_r_r208;
    cpy_r_r210 = cpy_r_r204 * 8;
    cpy_r_r211 = cpy_r_r209 + cpy_r_r210;
    cpy_r_r212 = *(PyObject * *)cpy_r_r211;
    CPy_INCREF(cpy_r_r212);
    if (likely(PyList_Check(cpy_r_r212)))
        cpy_r_r213 = cpy_r_r212;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 55, CPyStatic_judgement___globals, "list", cpy_r_r212);
        goto CPyL207;
    }
    cpy_r_r214 = CPyList_GetSlice(cpy_r_r213, 0, 6);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 55, CPyStatic_judgement___globals);
        goto CPyL207;
    }
    if (likely(PyList_Check(cpy_r_r214)))
        cpy_r_r215 = cpy_r_r214;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 55, CPyStatic_judgement___globals, "list", cpy_r_r214);
        goto CPyL207;
    }
    cpy_r_r216 = 0;
CPyL122: ;
    cpy_r_r217 = (CPyPtr)((CPyPtr)cpy_r_r215 + offsetof(PyVarObject, ob_size));
    cpy_r_r218 = *(int64_t *)cpy_r_r217;
    cpy_r_r219 = cpy_r_r216 < cpy_r_r218;
    if (!cpy_r_r219) goto CPyL208;
    cpy_r_r220 = (CPyPtr)((CPyPtr)cpy_r_r215 + offsetof(PyListObject, ob_item));
    cpy_r_r221 = *(CPyPtr *)cpy_r_r220;
    cpy_r_r222 = cpy_r_r216 * 8;
    cpy_r_r223 = cpy_r_r221 + cpy_r_r222;
    cpy_r_r224 = *(PyObject * *)cpy_r_r223;
    CPy_INCREF(cpy_r_r224);
    cpy_r_r225 = PyFloat_AsDouble(cpy_r_r224);
    if (cpy_r_r225 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r224); cpy_r_r225 = -113.0;
    }
    CPy_DECREF(cpy_r_r224);
    cpy_r_r226 = cpy_r_r225 == -113.0;
    if (unlikely(cpy_r_r226)) goto CPyL125;
CPyL124: ;
    cpy_r_r227 = PyFloat_FromDouble(cpy_r_r225);
    cpy_r_r228 = PyList_Append(cpy_r_r203, cpy_r_r227);
    CPy_DECREF(cpy_r_r227);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 55, CPyStatic_judgement___globals);
        goto CPyL209;
    } else
        goto CPyL126;
CPyL125: ;
    cpy_r_r230 = PyErr_Occurred();
    if (unlikely(cpy_r_r230 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 55, CPyStatic_judgement___globals);
        goto CPyL209;
    } else
        goto CPyL124;
CPyL126: ;
    cpy_r_r231 = cpy_r_r216 + 1;
    cpy_r_r216 = cpy_r_r231;
    goto CPyL122;
CPyL127: ;
    cpy_r_r232 = cpy_r_r204 + 1;
    cpy_r_r204 = cpy_r_r232;
    goto CPyL117;
CPyL128: ;
    ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__sum = cpy_r_r203;
    cpy_r_r233 = PyList_New(0);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 56, CPyStatic_judgement___globals);
        goto CPyL206;
    }
    cpy_r_r234 = 0;
    CPyTagged_INCREF(cpy_r_r234);
    cpy_r_unit = cpy_r_r234;
    CPyTagged_DECREF(cpy_r_unit);
CPyL130: ;
    cpy_r_r235 = cpy_r_r234 & 1;
    cpy_r_r236 = cpy_r_r235 != 0;
    if (cpy_r_r236) goto CPyL132;
    cpy_r_r237 = cpy_r_units & 1;
    cpy_r_r238 = cpy_r_r237 != 0;
    if (!cpy_r_r238) goto CPyL133;
CPyL132: ;
    cpy_r_r239 = CPyTagged_IsLt_(cpy_r_r234, cpy_r_units);
    if (cpy_r_r239) {
        goto CPyL134;
    } else
        goto CPyL210;
CPyL133: ;
    cpy_r_r240 = (Py_ssize_t)cpy_r_r234 < (Py_ssize_t)cpy_r_units;
    if (!cpy_r_r240) goto CPyL210;
CPyL134: ;
    CPyTagged_INCREF(cpy_r_r234);
    cpy_r_unit = cpy_r_r234;
    cpy_r_r241 = (CPyPtr)((CPyPtr)cpy_r_r194 + offsetof(PyVarObject, ob_size));
    cpy_r_r242 = *(int64_t *)cpy_r_r241;
    cpy_r_r243 = PyList_New(cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 56, CPyStatic_judgement___globals);
        goto CPyL211;
    }
    cpy_r_r244 = 0;
CPyL136: ;
    cpy_r_r245 = (CPyPtr)((CPyPtr)cpy_r_r194 + offsetof(PyVarObject, ob_size));
    cpy_r_r246 = *(int64_t *)cpy_r_r245;
    cpy_r_r247 = cpy_r_r244 < cpy_r_r246;
    if (!cpy_r_r247) goto CPyL212;
    cpy_r_r248 = (CPyPtr)((CPyPtr)cpy_r_r194 + offsetof(PyListObject, ob_item));
    cpy_r_r249 = *(CPyPtr *)cpy_r_r248;
    cpy_r_r250 = cpy_r_r244 * 8;
    cpy_r_r251 = cpy_r_r249 + cpy_r_r250;
    cpy_r_r252 = *(PyObject * *)cpy_r_r251;
    CPy_INCREF(cpy_r_r252);
    if (likely(PyList_Check(cpy_r_r252)))
        cpy_r_r253 = cpy_r_r252;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 56, CPyStatic_judgement___globals, "list", cpy_r_r252);
        goto CPyL213;
    }
    cpy_r_r254 = CPyTagged_Add(6, cpy_r_unit);
    cpy_r_r255 = CPyList_GetItem(cpy_r_r253, cpy_r_r254);
    CPy_DECREF(cpy_r_r253);
    CPyTagged_DECREF(cpy_r_r254);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 56, CPyStatic_judgement___globals);
        goto CPyL213;
    }
    cpy_r_r256 = PyFloat_AsDouble(cpy_r_r255);
    if (cpy_r_r256 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r255); cpy_r_r256 = -113.0;
    }
    CPy_DECREF(cpy_r_r255);
    cpy_r_r257 = cpy_r_r256 == -113.0;
    if (unlikely(cpy_r_r257)) goto CPyL141;
CPyL140: ;
    cpy_r_r258 = PyFloat_FromDouble(cpy_r_r256);
    CPyList_SetItemUnsafe(cpy_r_r243, cpy_r_r244, cpy_r_r258);
    goto CPyL142;
CPyL141: ;
    cpy_r_r259 = PyErr_Occurred();
    if (unlikely(cpy_r_r259 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 56, CPyStatic_judgement___globals);
        goto CPyL213;
    } else
        goto CPyL140;
CPyL142: ;
    cpy_r_r260 = cpy_r_r244 + 1;
    cpy_r_r244 = cpy_r_r260;
    goto CPyL136;
CPyL143: ;
    cpy_r_r261 = PyList_Append(cpy_r_r233, cpy_r_r243);
    CPy_DECREF(cpy_r_r243);
    cpy_r_r262 = cpy_r_r261 >= 0;
    if (unlikely(!cpy_r_r262)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 56, CPyStatic_judgement___globals);
        goto CPyL214;
    }
    cpy_r_r263 = CPyTagged_Add(cpy_r_r234, 2);
    CPyTagged_DECREF(cpy_r_r234);
    cpy_r_r234 = cpy_r_r263;
    goto CPyL130;
CPyL145: ;
    ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__units = cpy_r_r233;
    cpy_r_r264 = CPyList_GetItemShort(cpy_r_r138, 0);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 57, CPyStatic_judgement___globals);
        goto CPyL215;
    }
    if (likely(PyList_Check(cpy_r_r264)))
        cpy_r_r265 = cpy_r_r264;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 57, CPyStatic_judgement___globals, "list", cpy_r_r264);
        goto CPyL215;
    }
    ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__soon = cpy_r_r265;
    cpy_r_r266 = CPyList_GetItemShort(cpy_r_r138, 2);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 58, CPyStatic_judgement___globals);
        goto CPyL150;
    }
    if (likely(PyList_Check(cpy_r_r266)))
        cpy_r_r267 = cpy_r_r266;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "__init__", 58, CPyStatic_judgement___globals, "list", cpy_r_r266);
        goto CPyL150;
    }
    ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__late = cpy_r_r267;
    return 1;
CPyL150: ;
    cpy_r_r268 = 2;
    return cpy_r_r268;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL150;
CPyL152: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL150;
CPyL153: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL24;
CPyL154: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL150;
CPyL155: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    goto CPyL7;
CPyL156: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    goto CPyL10;
CPyL157: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r14);
    goto CPyL13;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    goto CPyL150;
CPyL159: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r16);
    goto CPyL150;
CPyL160: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL22;
CPyL161: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL150;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL150;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL150;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r33);
    goto CPyL150;
CPyL165: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL31;
CPyL166: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL37;
CPyL167: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL150;
CPyL168: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    goto CPyL150;
CPyL169: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL45;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r56);
    goto CPyL150;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    goto CPyL150;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r68);
    goto CPyL150;
CPyL173: ;
    CPy_DECREF(cpy_r_r71);
    goto CPyL54;
CPyL174: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    goto CPyL150;
CPyL175: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    goto CPyL150;
CPyL176: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL56;
CPyL177: ;
    CPy_DecRef(cpy_r_r94);
    goto CPyL150;
CPyL178: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL150;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    goto CPyL150;
CPyL180: ;
    CPy_DECREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r112.f2);
    CPy_DECREF(cpy_r_r112.f3);
    goto CPyL76;
CPyL181: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r111);
    CPy_DecRef(cpy_r_r116);
    goto CPyL150;
CPyL182: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r111);
    CPy_DecRef(cpy_r_r117);
    goto CPyL150;
CPyL183: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_units);
    CPy_DECREF(cpy_r_r111);
    goto CPyL68;
CPyL184: ;
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r118);
    goto CPyL75;
CPyL185: ;
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r118);
    goto CPyL150;
CPyL186: ;
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r124);
    goto CPyL150;
CPyL187: ;
    CPy_DecRef(cpy_r_r130);
    goto CPyL150;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r111);
    goto CPyL150;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r138);
    goto CPyL150;
CPyL190: ;
    CPy_DECREF(cpy_r_r141);
    goto CPyL90;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r142);
    goto CPyL150;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r143);
    goto CPyL150;
CPyL193: ;
    CPy_DECREF(cpy_r_r144);
    goto CPyL88;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r145);
    goto CPyL150;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r144);
    goto CPyL150;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r141);
    goto CPyL150;
CPyL197: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r138);
    goto CPyL99;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPyTagged_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r138);
    goto CPyL150;
CPyL199: ;
    CPy_DecRef(cpy_r_r183);
    goto CPyL150;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    goto CPyL150;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r193);
    goto CPyL150;
CPyL202: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r193);
    CPy_DecRef(cpy_r_r194);
    goto CPyL150;
CPyL203: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r193);
    CPy_DECREF(cpy_r_r195);
    goto CPyL114;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r193);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r195);
    goto CPyL150;
CPyL205: ;
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r194);
    goto CPyL150;
CPyL206: ;
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r194);
    goto CPyL150;
CPyL207: ;
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r203);
    goto CPyL150;
CPyL208: ;
    CPy_DECREF(cpy_r_r215);
    goto CPyL127;
CPyL209: ;
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r215);
    goto CPyL150;
CPyL210: ;
    CPyTagged_DECREF(cpy_r_units);
    CPy_DECREF(cpy_r_r194);
    CPyTagged_DECREF(cpy_r_r234);
    goto CPyL145;
CPyL211: ;
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r233);
    CPyTagged_DecRef(cpy_r_r234);
    CPyTagged_DecRef(cpy_r_unit);
    goto CPyL150;
CPyL212: ;
    CPyTagged_DECREF(cpy_r_unit);
    goto CPyL143;
CPyL213: ;
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r233);
    CPyTagged_DecRef(cpy_r_r234);
    CPyTagged_DecRef(cpy_r_unit);
    CPy_DecRef(cpy_r_r243);
    goto CPyL150;
CPyL214: ;
    CPyTagged_DecRef(cpy_r_units);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r233);
    CPyTagged_DecRef(cpy_r_r234);
    goto CPyL150;
CPyL215: ;
    CPy_DecRef(cpy_r_r138);
    goto CPyL150;
}
        
        PyObject *CPyPy_judgement___Judgement_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"names", "plain", 0};
            PyObject *obj_names;
            PyObject *obj_plain;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_names, &obj_plain)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_judgement___Judgement))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.judgement.Judgement", obj_self); 
                goto fail;
            }
            PyObject *arg_names = obj_names;
            PyObject *arg_plain = obj_plain;
            char retval = CPyDef_judgement___Judgement_____init__(arg_self, arg_names, arg_plain);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/judgement.py", "__init__", 33, CPyStatic_judgement___globals);
            return NULL;
        }
        
double CPyDef_judgement___Judgement___of(PyObject *cpy_r_self, PyObject *cpy_r_features, double cpy_r_soon, double cpy_r_late) {
    double cpy_r_value;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    double cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    double cpy_r_r23;
    char cpy_r_r24;
    double cpy_r_r25;
    double cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    double cpy_r_r30;
    char cpy_r_r31;
    double cpy_r_r32;
    double cpy_r_r33;
    double cpy_r_r34;
    double cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_unit;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    double cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    double cpy_r_r65;
    char cpy_r_r66;
    double cpy_r_r67;
    double cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    double cpy_r_r72;
    char cpy_r_r73;
    double cpy_r_r74;
    double cpy_r_r75;
    double cpy_r_total;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_at;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    double cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    double cpy_r_r89;
    char cpy_r_r90;
    double cpy_r_r91;
    double cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    double cpy_r_r98;
    char cpy_r_r99;
    double cpy_r_r100;
    double cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    int64_t cpy_r_r104;
    double cpy_r_r105;
    cpy_r_value = 0.0;
    cpy_r_place = 0;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 64, CPyStatic_judgement___globals);
        goto CPyL52;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 65, CPyStatic_judgement___globals);
        goto CPyL53;
    }
    cpy_r_r2 = 0;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_features + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL54;
    cpy_r_number = cpy_r_r2;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_features + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = PyFloat_AsDouble(cpy_r_r11);
    if (cpy_r_r12 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r11); cpy_r_r12 = -113.0;
    }
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 == -113.0;
    if (unlikely(cpy_r_r13)) goto CPyL6;
CPyL5: ;
    cpy_r_r14 = cpy_r_r12 != 0.0;
    if (cpy_r_r14) {
        goto CPyL7;
    } else
        goto CPyL55;
CPyL6: ;
    cpy_r_r15 = PyErr_Occurred();
    if (unlikely(cpy_r_r15 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 66, CPyStatic_judgement___globals);
        goto CPyL56;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r16 = ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__sum;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_place);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 69, CPyStatic_judgement___globals);
        goto CPyL57;
    }
    cpy_r_r18 = PyFloat_AsDouble(cpy_r_r17);
    if (cpy_r_r18 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r17); cpy_r_r18 = -113.0;
    }
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) goto CPyL10;
CPyL9: ;
    cpy_r_r20 = CPyTagged_Add(cpy_r_place, 2);
    cpy_r_r21 = CPyList_GetItem(cpy_r_r16, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 69, CPyStatic_judgement___globals);
        goto CPyL57;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r22 = PyErr_Occurred();
    if (unlikely(cpy_r_r22 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 69, CPyStatic_judgement___globals);
        goto CPyL57;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r23 = PyFloat_AsDouble(cpy_r_r21);
    if (cpy_r_r23 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r21); cpy_r_r23 = -113.0;
    }
    CPy_DECREF(cpy_r_r21);
    cpy_r_r24 = cpy_r_r23 == -113.0;
    if (unlikely(cpy_r_r24)) goto CPyL13;
CPyL12: ;
    cpy_r_r25 = cpy_r_soon * cpy_r_r23;
    cpy_r_r26 = cpy_r_r18 + cpy_r_r25;
    cpy_r_r27 = CPyTagged_Add(cpy_r_place, 4);
    cpy_r_r28 = CPyList_GetItem(cpy_r_r16, cpy_r_r27);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 69, CPyStatic_judgement___globals);
        goto CPyL56;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r29 = PyErr_Occurred();
    if (unlikely(cpy_r_r29 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 69, CPyStatic_judgement___globals);
        goto CPyL57;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r30 = PyFloat_AsDouble(cpy_r_r28);
    if (cpy_r_r30 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r28); cpy_r_r30 = -113.0;
    }
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = cpy_r_r30 == -113.0;
    if (unlikely(cpy_r_r31)) goto CPyL16;
CPyL15: ;
    cpy_r_r32 = cpy_r_late * cpy_r_r30;
    cpy_r_r33 = cpy_r_r26 + cpy_r_r32;
    cpy_r_r34 = cpy_r_r12 * cpy_r_r33;
    cpy_r_r35 = cpy_r_value + cpy_r_r34;
    cpy_r_value = cpy_r_r35;
    cpy_r_r36 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r37 = PyList_Append(cpy_r_r0, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 70, CPyStatic_judgement___globals);
        goto CPyL58;
    } else
        goto CPyL17;
CPyL16: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 69, CPyStatic_judgement___globals);
        goto CPyL56;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r40 = PyFloat_FromDouble(cpy_r_r12);
    cpy_r_r41 = PyList_Append(cpy_r_r1, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 71, CPyStatic_judgement___globals);
        goto CPyL58;
    }
CPyL18: ;
    cpy_r_r43 = CPyTagged_Add(cpy_r_place, 6);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_place = cpy_r_r43;
    cpy_r_r44 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r44;
    cpy_r_r45 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r45;
    goto CPyL3;
CPyL20: ;
    cpy_r_r46 = 0;
    cpy_r_r47 = ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__units;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = 0;
CPyL21: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r48 < cpy_r_r50;
    if (!cpy_r_r51) goto CPyL59;
    cpy_r_unit = cpy_r_r46;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r48 * 8;
    cpy_r_r55 = cpy_r_r53 + cpy_r_r54;
    cpy_r_r56 = *(PyObject * *)cpy_r_r55;
    CPy_INCREF(cpy_r_r56);
    if (likely(PyList_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/judgement.py", "of", 73, CPyStatic_judgement___globals, "list", cpy_r_r56);
        goto CPyL60;
    }
    cpy_r_r58 = ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__bias;
    cpy_r_r59 = CPyList_GetItem(cpy_r_r58, cpy_r_unit);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 74, CPyStatic_judgement___globals);
        goto CPyL61;
    }
    cpy_r_r60 = PyFloat_AsDouble(cpy_r_r59);
    if (cpy_r_r60 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r59); cpy_r_r60 = -113.0;
    }
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 == -113.0;
    if (unlikely(cpy_r_r61)) goto CPyL26;
CPyL25: ;
    cpy_r_r62 = ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__soon;
    cpy_r_r63 = CPyList_GetItem(cpy_r_r62, cpy_r_unit);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 74, CPyStatic_judgement___globals);
        goto CPyL61;
    } else
        goto CPyL27;
CPyL26: ;
    cpy_r_r64 = PyErr_Occurred();
    if (unlikely(cpy_r_r64 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 74, CPyStatic_judgement___globals);
        goto CPyL61;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r65 = PyFloat_AsDouble(cpy_r_r63);
    if (cpy_r_r65 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r63); cpy_r_r65 = -113.0;
    }
    CPy_DECREF(cpy_r_r63);
    cpy_r_r66 = cpy_r_r65 == -113.0;
    if (unlikely(cpy_r_r66)) goto CPyL29;
CPyL28: ;
    cpy_r_r67 = cpy_r_soon * cpy_r_r65;
    cpy_r_r68 = cpy_r_r60 + cpy_r_r67;
    cpy_r_r69 = ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__late;
    cpy_r_r70 = CPyList_GetItem(cpy_r_r69, cpy_r_unit);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 74, CPyStatic_judgement___globals);
        goto CPyL61;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r71 = PyErr_Occurred();
    if (unlikely(cpy_r_r71 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 74, CPyStatic_judgement___globals);
        goto CPyL61;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r72 = PyFloat_AsDouble(cpy_r_r70);
    if (cpy_r_r72 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r70); cpy_r_r72 = -113.0;
    }
    CPy_DECREF(cpy_r_r70);
    cpy_r_r73 = cpy_r_r72 == -113.0;
    if (unlikely(cpy_r_r73)) goto CPyL32;
CPyL31: ;
    cpy_r_r74 = cpy_r_late * cpy_r_r72;
    cpy_r_r75 = cpy_r_r68 + cpy_r_r74;
    cpy_r_total = cpy_r_r75;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r77 << 1;
    cpy_r_r79 = 0;
    cpy_r_at = cpy_r_r79;
    CPyTagged_DECREF(cpy_r_at);
    goto CPyL33;
CPyL32: ;
    cpy_r_r80 = PyErr_Occurred();
    if (unlikely(cpy_r_r80 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 74, CPyStatic_judgement___globals);
        goto CPyL61;
    } else
        goto CPyL31;
CPyL33: ;
    cpy_r_r81 = (Py_ssize_t)cpy_r_r79 < (Py_ssize_t)cpy_r_r78;
    if (!cpy_r_r81) goto CPyL62;
    cpy_r_at = cpy_r_r79;
    cpy_r_r82 = CPyList_GetItem(cpy_r_r1, cpy_r_at);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 76, CPyStatic_judgement___globals);
        goto CPyL63;
    }
    cpy_r_r83 = PyFloat_AsDouble(cpy_r_r82);
    if (cpy_r_r83 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r82); cpy_r_r83 = -113.0;
    }
    CPy_DECREF(cpy_r_r82);
    cpy_r_r84 = cpy_r_r83 == -113.0;
    if (unlikely(cpy_r_r84)) goto CPyL37;
CPyL36: ;
    cpy_r_r85 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_at);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 76, CPyStatic_judgement___globals);
        goto CPyL63;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r86 = PyErr_Occurred();
    if (unlikely(cpy_r_r86 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 76, CPyStatic_judgement___globals);
        goto CPyL63;
    } else
        goto CPyL36;
CPyL38: ;
    if (likely(PyLong_Check(cpy_r_r85)))
        cpy_r_r87 = CPyTagged_FromObject(cpy_r_r85);
    else {
        CPy_TypeError("int", cpy_r_r85); cpy_r_r87 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 76, CPyStatic_judgement___globals);
        goto CPyL63;
    }
    cpy_r_r88 = CPyList_GetItem(cpy_r_r57, cpy_r_r87);
    CPyTagged_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 76, CPyStatic_judgement___globals);
        goto CPyL63;
    }
    cpy_r_r89 = PyFloat_AsDouble(cpy_r_r88);
    if (cpy_r_r89 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r88); cpy_r_r89 = -113.0;
    }
    CPy_DECREF(cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 == -113.0;
    if (unlikely(cpy_r_r90)) goto CPyL42;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_at);
    cpy_r_r91 = cpy_r_r83 * cpy_r_r89;
    cpy_r_r92 = cpy_r_total + cpy_r_r91;
    cpy_r_total = cpy_r_r92;
    goto CPyL43;
CPyL42: ;
    cpy_r_r93 = PyErr_Occurred();
    if (unlikely(cpy_r_r93 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 76, CPyStatic_judgement___globals);
        goto CPyL63;
    } else
        goto CPyL41;
CPyL43: ;
    cpy_r_r94 = cpy_r_r79 + 2;
    cpy_r_r79 = cpy_r_r94;
    goto CPyL33;
CPyL44: ;
    cpy_r_r95 = cpy_r_total > 0.0;
    if (!cpy_r_r95) goto CPyL64;
    cpy_r_r96 = ((serai___kernel___judgement___JudgementObject *)cpy_r_self)->__out;
    cpy_r_r97 = CPyList_GetItem(cpy_r_r96, cpy_r_unit);
    CPyTagged_DECREF(cpy_r_unit);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 78, CPyStatic_judgement___globals);
        goto CPyL65;
    }
    cpy_r_r98 = PyFloat_AsDouble(cpy_r_r97);
    if (cpy_r_r98 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r97); cpy_r_r98 = -113.0;
    }
    CPy_DECREF(cpy_r_r97);
    cpy_r_r99 = cpy_r_r98 == -113.0;
    if (unlikely(cpy_r_r99)) goto CPyL48;
CPyL47: ;
    cpy_r_r100 = cpy_r_total * cpy_r_r98;
    cpy_r_r101 = cpy_r_value + cpy_r_r100;
    cpy_r_value = cpy_r_r101;
    goto CPyL49;
CPyL48: ;
    cpy_r_r102 = PyErr_Occurred();
    if (unlikely(cpy_r_r102 != NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 78, CPyStatic_judgement___globals);
        goto CPyL65;
    } else
        goto CPyL47;
CPyL49: ;
    cpy_r_r103 = cpy_r_r46 + 2;
    cpy_r_r46 = cpy_r_r103;
    cpy_r_r104 = cpy_r_r48 + 1;
    cpy_r_r48 = cpy_r_r104;
    goto CPyL21;
CPyL50: ;
    return cpy_r_value;
CPyL51: ;
    cpy_r_r105 = -113.0;
    return cpy_r_r105;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL51;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r0);
    goto CPyL51;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL20;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_number);
    goto CPyL18;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL51;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r16);
    goto CPyL51;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL51;
CPyL59: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r47);
    goto CPyL50;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_unit);
    goto CPyL51;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_unit);
    CPy_DecRef(cpy_r_r57);
    goto CPyL51;
CPyL62: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL44;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_unit);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL51;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_unit);
    goto CPyL49;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r47);
    goto CPyL51;
}
        
        PyObject *CPyPy_judgement___Judgement___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"features", "soon", "late", 0};
            static CPyArg_Parser parser = {"OOO:of", kwlist, 0};
            PyObject *obj_features;
            PyObject *obj_soon;
            PyObject *obj_late;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_features, &obj_soon, &obj_late)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_judgement___Judgement))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.judgement.Judgement", obj_self); 
                goto fail;
            }
            PyObject *arg_features;
            if (likely(PyList_Check(obj_features)))
                arg_features = obj_features;
            else {
                CPy_TypeError("list", obj_features); 
                goto fail;
            }
            double arg_soon;
            arg_soon = PyFloat_AsDouble(obj_soon);
            if (arg_soon == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_soon); goto fail;
            }
            double arg_late;
            arg_late = PyFloat_AsDouble(obj_late);
            if (arg_late == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_late); goto fail;
            }
            double retval = CPyDef_judgement___Judgement___of(arg_self, arg_features, arg_soon, arg_late);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/judgement.py", "of", 60, CPyStatic_judgement___globals);
            return NULL;
        }
        
char CPyDef_judgement_____top_level__(void) {
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
    int32_t cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    int32_t cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 1, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 1, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_judgement___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 10, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5160]; /* ('Mapping', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_judgement___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 12, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5295]; /* ('Any', 'Final') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_judgement___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 13, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatic_judgement___globals;
    cpy_r_r22 = CPyStatics[4696]; /* 'SOON' */
    cpy_r_r23 = PyFloat_FromDouble(4.0);
    cpy_r_r24 = CPyDict_SetItem(cpy_r_r21, cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 15, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r26 = CPyStatic_judgement___globals;
    cpy_r_r27 = CPyStatics[4697]; /* 'LONG' */
    cpy_r_r28 = PyFloat_FromDouble(20.0);
    cpy_r_r29 = CPyDict_SetItem(cpy_r_r26, cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 16, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r31 = CPyStatic_judgement___globals;
    cpy_r_r32 = CPyStatics[4698]; /* 'PARTS' */
    cpy_r_r33 = CPyStatics[4898]; /* 3 */
    cpy_r_r34 = CPyDict_SetItem(cpy_r_r31, cpy_r_r32, cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 17, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r36 = CPyStatic_judgement___globals;
    cpy_r_r37 = CPyStatics[4699]; /* 'TIMES' */
    cpy_r_r38 = CPyStatics[4911]; /* 2 */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r36, cpy_r_r37, cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 18, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r41 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r42 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r43 = CPyObject_GetAttr(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 21, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r44 = PyTuple_Pack(1, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 21, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r45 = CPyStatics[3471]; /* 'serai.kernel.judgement' */
    cpy_r_r46 = (PyObject *)CPyType_judgement___JudgementError_template;
    cpy_r_r47 = CPyType_FromTemplate(cpy_r_r46, cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 21, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r48 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r49 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r50 = PyTuple_Pack(1, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 21, CPyStatic_judgement___globals);
        goto CPyL27;
    }
    cpy_r_r51 = PyObject_SetAttr(cpy_r_r47, cpy_r_r48, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 21, CPyStatic_judgement___globals);
        goto CPyL27;
    }
    CPyType_judgement___JudgementError = (PyTypeObject *)cpy_r_r47;
    CPy_INCREF(CPyType_judgement___JudgementError);
    cpy_r_r53 = CPyStatic_judgement___globals;
    cpy_r_r54 = CPyStatics[4700]; /* 'JudgementError' */
    cpy_r_r55 = PyDict_SetItem(cpy_r_r53, cpy_r_r54, cpy_r_r47);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 21, CPyStatic_judgement___globals);
        goto CPyL27;
    }
    cpy_r_r57 = CPy_InitSubclass(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 21, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r58 = NULL;
    cpy_r_r59 = CPyStatics[3471]; /* 'serai.kernel.judgement' */
    cpy_r_r60 = (PyObject *)CPyType_judgement___Judgement_template;
    cpy_r_r61 = CPyType_FromTemplate(cpy_r_r60, cpy_r_r58, cpy_r_r59);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 30, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    cpy_r_r62 = CPyDef_judgement___Judgement_trait_vtable_setup();
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 30, CPyStatic_judgement___globals);
        goto CPyL28;
    }
    cpy_r_r63 = CPyDef_judgement___Judgement_coroutine_setup(cpy_r_r61);
    if (unlikely(cpy_r_r63 == 2)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 30, CPyStatic_judgement___globals);
        goto CPyL28;
    }
    cpy_r_r64 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r65 = CPyStatics[4701]; /* '_bias' */
    cpy_r_r66 = CPyStatics[4702]; /* '_out' */
    cpy_r_r67 = CPyStatics[210]; /* '_sum' */
    cpy_r_r68 = CPyStatics[4703]; /* '_units' */
    cpy_r_r69 = CPyStatics[4704]; /* '_soon' */
    cpy_r_r70 = CPyStatics[4705]; /* '_late' */
    cpy_r_r71 = PyTuple_Pack(6, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r68, cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 30, CPyStatic_judgement___globals);
        goto CPyL28;
    }
    cpy_r_r72 = PyObject_SetAttr(cpy_r_r61, cpy_r_r64, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    cpy_r_r73 = cpy_r_r72 >= 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 30, CPyStatic_judgement___globals);
        goto CPyL28;
    }
    CPyType_judgement___Judgement = (PyTypeObject *)cpy_r_r61;
    CPy_INCREF(CPyType_judgement___Judgement);
    cpy_r_r74 = CPyStatic_judgement___globals;
    cpy_r_r75 = CPyStatics[3472]; /* 'Judgement' */
    cpy_r_r76 = PyDict_SetItem(cpy_r_r74, cpy_r_r75, cpy_r_r61);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 30, CPyStatic_judgement___globals);
        goto CPyL28;
    }
    cpy_r_r78 = CPy_InitSubclass(cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/kernel/judgement.py", "<module>", 30, CPyStatic_judgement___globals);
        goto CPyL26;
    }
    return 1;
CPyL26: ;
    cpy_r_r79 = 2;
    return cpy_r_r79;
CPyL27: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL26;
CPyL28: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL26;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef record___RecordError_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
record___RecordError_traverse(serai___kernel___record___RecordErrorObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_record___RecordError->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_record___RecordError_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___record___RecordErrorObject *self = (serai___kernel___record___RecordErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_record___RecordError_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_record___RecordError_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_record___RecordError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_record___RecordError_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___record___RecordErrorObject *self = (serai___kernel___record___RecordErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_record___RecordError_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_record___RecordError_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_record___RecordError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
record___RecordError_dealloc(serai___kernel___record___RecordErrorObject *self)
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
    CPyDef_record___RecordError_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_record___RecordError->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_record___RecordError->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef record___RecordError_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef record___RecordError_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_record___RecordError_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RecordError",
    .tp_dealloc = (destructor)record___RecordError_dealloc,
    .tp_traverse = (traverseproc)record___RecordError_traverse,
    .tp_clear = (inquiry)CPyDef_record___RecordError_clear,
    .tp_getset = record___RecordError_getseters,
    .tp_methods = record___RecordError_methods,
    .tp_members = record___RecordError_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RecordError()\n--\n\n"),
};
static PyTypeObject *CPyType_record___RecordError_template = &CPyType_record___RecordError_template_;


static PyObject *CPyDunder___get__record___origin_Record_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_record___origin_Record_obj_____get__(self, instance, owner);
}
static int
record___origin_Record_obj_traverse(serai___kernel___record___origin_Record_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_record___origin_Record_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___record___origin_Record_objObject *self = (serai___kernel___record___origin_Record_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_record___origin_Record_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___record___origin_Record_objObject *self = (serai___kernel___record___origin_Record_objObject *)cpy_r_self;
    return 0;
}

static void
record___origin_Record_obj_dealloc(serai___kernel___record___origin_Record_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (record___origin_Record_obj_free_instance == NULL) {
        record___origin_Record_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, record___origin_Record_obj_dealloc)
    CPyDef_record___origin_Record_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_record_____mypyc__origin_Record_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_record___origin_Record_obj(void);

static PyObject *
record___origin_Record_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_record___origin_Record_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_record_____mypyc__origin_Record_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem record___origin_Record_obj_vtable[2];
static bool
CPyDef_record___origin_Record_obj_trait_vtable_setup(void)
{
    CPyVTableItem record___origin_Record_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_record___origin_Record_obj_____call__,
        (CPyVTableItem)CPyDef_record___origin_Record_obj_____get__,
    };
    memcpy(record___origin_Record_obj_vtable, record___origin_Record_obj_vtable_scratch, sizeof(record___origin_Record_obj_vtable));
    return 1;
}

static bool
CPyDef_record___origin_Record_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef record___origin_Record_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_record_____mypyc__origin_Record_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_record___origin_Record_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_record___origin_Record_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_record___origin_Record_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "origin_Record_obj",
    .tp_new = record___origin_Record_obj_new,
    .tp_dealloc = (destructor)record___origin_Record_obj_dealloc,
    .tp_traverse = (traverseproc)record___origin_Record_obj_traverse,
    .tp_clear = (inquiry)CPyDef_record___origin_Record_obj_clear,
    .tp_methods = record___origin_Record_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__record___origin_Record_obj,
    .tp_basicsize = sizeof(serai___kernel___record___origin_Record_objObject),
    .tp_vectorcall_offset = offsetof(serai___kernel___record___origin_Record_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("origin_Record_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_record___origin_Record_obj_template = &CPyType_record___origin_Record_obj_template_;

PyObject *CPyDef_record_____mypyc__origin_Record_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___record___origin_Record_objObject *self;
    if (record___origin_Record_obj_free_instance != NULL) {
        self = record___origin_Record_obj_free_instance;
        record___origin_Record_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___record___origin_Record_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = record___origin_Record_obj_vtable;
    self->vectorcall = CPyPy_record___origin_Record_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_record___origin_Record_obj(void)
{
    PyObject *self = CPyDef_record_____mypyc__origin_Record_obj_setup((PyObject *)CPyType_record___origin_Record_obj);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__record___is_of_Record_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_record___is_of_Record_obj_____get__(self, instance, owner);
}
static int
record___is_of_Record_obj_traverse(serai___kernel___record___is_of_Record_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_record___is_of_Record_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___record___is_of_Record_objObject *self = (serai___kernel___record___is_of_Record_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_record___is_of_Record_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___record___is_of_Record_objObject *self = (serai___kernel___record___is_of_Record_objObject *)cpy_r_self;
    return 0;
}

static void
record___is_of_Record_obj_dealloc(serai___kernel___record___is_of_Record_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (record___is_of_Record_obj_free_instance == NULL) {
        record___is_of_Record_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, record___is_of_Record_obj_dealloc)
    CPyDef_record___is_of_Record_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_record_____mypyc__is_of_Record_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_record___is_of_Record_obj(void);

static PyObject *
record___is_of_Record_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_record___is_of_Record_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_record_____mypyc__is_of_Record_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem record___is_of_Record_obj_vtable[2];
static bool
CPyDef_record___is_of_Record_obj_trait_vtable_setup(void)
{
    CPyVTableItem record___is_of_Record_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_record___is_of_Record_obj_____call__,
        (CPyVTableItem)CPyDef_record___is_of_Record_obj_____get__,
    };
    memcpy(record___is_of_Record_obj_vtable, record___is_of_Record_obj_vtable_scratch, sizeof(record___is_of_Record_obj_vtable));
    return 1;
}

static bool
CPyDef_record___is_of_Record_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef record___is_of_Record_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_record_____mypyc__is_of_Record_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_record___is_of_Record_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self, game)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_record___is_of_Record_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_record___is_of_Record_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "is_of_Record_obj",
    .tp_new = record___is_of_Record_obj_new,
    .tp_dealloc = (destructor)record___is_of_Record_obj_dealloc,
    .tp_traverse = (traverseproc)record___is_of_Record_obj_traverse,
    .tp_clear = (inquiry)CPyDef_record___is_of_Record_obj_clear,
    .tp_methods = record___is_of_Record_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__record___is_of_Record_obj,
    .tp_basicsize = sizeof(serai___kernel___record___is_of_Record_objObject),
    .tp_vectorcall_offset = offsetof(serai___kernel___record___is_of_Record_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("is_of_Record_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_record___is_of_Record_obj_template = &CPyType_record___is_of_Record_obj_template_;

PyObject *CPyDef_record_____mypyc__is_of_Record_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___record___is_of_Record_objObject *self;
    if (record___is_of_Record_obj_free_instance != NULL) {
        self = record___is_of_Record_obj_free_instance;
        record___is_of_Record_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___record___is_of_Record_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = record___is_of_Record_obj_vtable;
    self->vectorcall = CPyPy_record___is_of_Record_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_record___is_of_Record_obj(void)
{
    PyObject *self = CPyDef_record_____mypyc__is_of_Record_obj_setup((PyObject *)CPyType_record___is_of_Record_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef recordmodule_methods[] = {
    {"in_words", (PyCFunction)CPyPy_record___in_words, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("in_words(error)\n--\n\n") /* docstring */},
    {"resume", (PyCFunction)CPyPy_record___resume, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("resume(record, game, turn_only=False)\n--\n\n") /* docstring */},
    {"_loaded", (PyCFunction)CPyPy_record____loaded, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_loaded(turn, game)\n--\n\n") /* docstring */},
    {"entry_of", (PyCFunction)CPyPy_record___entry_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("entry_of(choice, game)\n--\n\n") /* docstring */},
    {"choice_of", (PyCFunction)CPyPy_record___choice_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choice_of(entry)\n--\n\n") /* docstring */},
    {"_unbegun", (PyCFunction)CPyPy_record____unbegun, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_unbegun(record, game, settings, earlier)\n--\n\n") /* docstring */},
    {"carry_over", (PyCFunction)CPyPy_record___carry_over, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("carry_over(record, game)\n--\n\n") /* docstring */},
    {"played_from_start", (PyCFunction)CPyPy_record___played_from_start, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("played_from_start(record, game)\n--\n\n") /* docstring */},
    {"_from_latest_turn", (PyCFunction)CPyPy_record____from_latest_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_from_latest_turn(record, game, settings)\n--\n\n") /* docstring */},
    {"table_today", (PyCFunction)CPyPy_record___table_today, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("table_today(turn, game)\n--\n\n") /* docstring */},
    {"settings_today", (PyCFunction)CPyPy_record___settings_today, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("settings_today(record, game)\n--\n\n") /* docstring */},
    {"_alike", (PyCFunction)CPyPy_record____alike, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_alike(record, game, settings)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___record__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___record__internal, "__name__");
    CPyStatic_record___globals = PyModule_GetDict(CPyModule_serai___kernel___record__internal);
    if (unlikely(CPyStatic_record___globals == NULL))
        goto fail;
    CPyType_record___origin_Record_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_record___origin_Record_obj_template, NULL, modname);
    if (unlikely(!CPyType_record___origin_Record_obj))
        goto fail;
    CPyDef_record___origin_Record_obj_trait_vtable_setup();
    CPyType_record___is_of_Record_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_record___is_of_Record_obj_template, NULL, modname);
    if (unlikely(!CPyType_record___is_of_Record_obj))
        goto fail;
    CPyDef_record___is_of_Record_obj_trait_vtable_setup();
    char result = CPyDef_record_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___record__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_record___RecordError);
    Py_CLEAR(CPyType_record___KeptTurn);
    Py_CLEAR(CPyType_record___Record);
    Py_CLEAR(CPyType_record___CarriedOver);
    Py_CLEAR(CPyType_record___origin_Record_obj);
    Py_CLEAR(CPyType_record___is_of_Record_obj);
    return -1;
}
int CPyExec_serai___kernel___record(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___record__impl, &CPyImportState_serai___kernel___record, &CPyModule_serai___kernel___record);
}
static struct PyModuleDef recordmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.record",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    recordmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___record(void)
{
    if (CPyModule_serai___kernel___record__internal) {
        Py_INCREF(CPyModule_serai___kernel___record__internal);
        return CPyModule_serai___kernel___record__internal;
    }
    CPyModule_serai___kernel___record__internal = PyModule_Create(&recordmodule);
    return CPyModule_serai___kernel___record__internal;
}

PyObject *CPyInit_serai___kernel___record(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___record__internal) {
        Py_INCREF(CPyModule_serai___kernel___record__internal);
        return CPyModule_serai___kernel___record__internal;
    }
    CPyModule_serai___kernel___record__internal = PyModule_Create(&recordmodule);
    if (unlikely(CPyModule_serai___kernel___record__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.record");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___record__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___record__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___record__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___record(CPyModule_serai___kernel___record__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___record__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.record");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___record__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_record___in_words(PyObject *cpy_r_error) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "in_words", 26, CPyStatic_record___globals);
        goto CPyL8;
    }
    cpy_r_r3 = PyObject_IsInstance(cpy_r_error, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "in_words", 26, CPyStatic_record___globals);
        goto CPyL8;
    }
    cpy_r_r5 = cpy_r_r3;
    if (!cpy_r_r5) goto CPyL5;
    cpy_r_r6 = PyObject_Str(cpy_r_error);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "in_words", 26, CPyStatic_record___globals);
        goto CPyL8;
    }
    cpy_r_r7 = cpy_r_r6;
    goto CPyL7;
CPyL5: ;
    cpy_r_r8 = PyObject_Repr(cpy_r_error);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "in_words", 26, CPyStatic_record___globals);
        goto CPyL8;
    }
    cpy_r_r7 = cpy_r_r8;
CPyL7: ;
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_record___in_words(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"error", 0};
            static CPyArg_Parser parser = {"O:in_words", kwlist, 0};
            PyObject *obj_error;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_error)) {
                return NULL;
            }
            PyObject *arg_error = obj_error;
            PyObject *retval = CPyDef_record___in_words(arg_error);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "in_words", 24, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record___origin_Record_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_record___origin_Record_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_record___origin_Record_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "__get__", -1, CPyStatic_record___globals);
            return NULL;
        }
        
CPyTagged CPyDef_record___origin_Record_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    cpy_r_r0 = 0;
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_self, 12);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "origin", 57, CPyStatic_record___globals);
        goto CPyL11;
    }
    if (likely(PyTuple_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "origin", 57, CPyStatic_record___globals, "tuple", cpy_r_r1);
        goto CPyL11;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = 0;
CPyL3: ;
    cpy_r_r6 = cpy_r_r5 < cpy_r_r4;
    if (!cpy_r_r6) goto CPyL12;
    cpy_r_r7 = CPySequenceTuple_GetItemUnsafe(cpy_r_r2, cpy_r_r5);
    if (likely(PyTuple_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "origin", 57, CPyStatic_record___globals, "tuple", cpy_r_r7);
        goto CPyL13;
    }
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, 4);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "origin", 57, CPyStatic_record___globals);
        goto CPyL13;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "origin", 57, CPyStatic_record___globals, "tuple", cpy_r_r9);
        goto CPyL13;
    }
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    CPy_DECREF(cpy_r_r10);
    cpy_r_r13 = cpy_r_r12 << 1;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r0, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r0 = cpy_r_r14;
    cpy_r_r15 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r15;
    goto CPyL3;
CPyL9: ;
    return cpy_r_r0;
CPyL10: ;
    cpy_r_r16 = CPY_INT_TAG;
    return cpy_r_r16;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL9;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
}
        
        PyObject *CPyPy_record___origin_Record_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"self", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_self;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_self)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject * arg_self;
            if (likely(PyTuple_Check(obj_self)))
                arg_self = obj_self;
            else {
                CPy_TypeError("tuple", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_record___origin_Record_obj_____call__(arg___mypyc_self__, arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "origin", 55, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record___is_of_Record_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_record___is_of_Record_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_record___is_of_Record_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "__get__", -1, CPyStatic_record___globals);
            return NULL;
        }
        
char CPyDef_record___is_of_Record_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self, PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T2IO cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T2IO cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_self, 0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "is_of", 61, CPyStatic_record___globals);
        goto CPyL14;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "is_of", 61, CPyStatic_record___globals);
        goto CPyL14;
    }
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "is_of", 61, CPyStatic_record___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "is_of", 61, CPyStatic_record___globals, "str", cpy_r_r2);
        goto CPyL15;
    }
    cpy_r_r4.f0 = cpy_r_r1;
    cpy_r_r4.f1 = cpy_r_r3;
    cpy_r_r5 = ((serai___kernel___game___GameObject *)cpy_r_game)->_rules_version;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/record.py", "is_of", "Game", "rules_version", 61, CPyStatic_record___globals);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = ((serai___kernel___game___GameObject *)cpy_r_game)->_content_digest;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/record.py", "is_of", "Game", "content_digest", 61, CPyStatic_record___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7.f0 = cpy_r_r5;
    cpy_r_r7.f1 = cpy_r_r6;
    cpy_r_r8 = cpy_r_r4.f0;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_r9 = cpy_r_r4.f1;
    CPy_INCREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r4.f0);
    CPy_DECREF(cpy_r_r4.f1);
    cpy_r_r10 = cpy_r_r7.f0;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r7.f1;
    CPy_INCREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r7.f0);
    CPy_DECREF(cpy_r_r7.f1);
    cpy_r_r12 = cpy_r_r8 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL8;
    cpy_r_r14 = CPyTagged_IsEq_(cpy_r_r8, cpy_r_r10);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL9;
CPyL8: ;
    cpy_r_r16 = cpy_r_r8 == cpy_r_r10;
    cpy_r_r15 = cpy_r_r16;
CPyL9: ;
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r15) goto CPyL18;
    cpy_r_r17 = CPyStr_Equal(cpy_r_r9, cpy_r_r11);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r11);
    if (cpy_r_r17) goto CPyL12;
CPyL11: ;
    cpy_r_r18 = 0;
    goto CPyL13;
CPyL12: ;
    cpy_r_r18 = 1;
CPyL13: ;
    return cpy_r_r18;
CPyL14: ;
    cpy_r_r19 = 2;
    return cpy_r_r19;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    goto CPyL14;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL14;
CPyL18: ;
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r11);
    goto CPyL11;
}
        
        PyObject *CPyPy_record___is_of_Record_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"self", "game", 0};
            static CPyArg_Parser parser = {"OO:__call__", kwlist, 0};
            PyObject *obj_self;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_self, &obj_game)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject * arg_self;
            if (likely(PyTuple_Check(obj_self)))
                arg_self = obj_self;
            else {
                CPy_TypeError("tuple", obj_self); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            char retval = CPyDef_record___is_of_Record_obj_____call__(arg___mypyc_self__, arg_self, arg_game);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "is_of", 59, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record___resume(PyObject *cpy_r_record, PyObject *cpy_r_game, char cpy_r_turn_only) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
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
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_origin_table;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_since;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    if (cpy_r_turn_only != 2) goto CPyL2;
    cpy_r_turn_only = 0;
CPyL2: ;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_record, 4);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 77, CPyStatic_record___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 77, CPyStatic_record___globals);
        goto CPyL41;
    }
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_record, 6);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 77, CPyStatic_record___globals);
        goto CPyL42;
    }
    cpy_r_r3 = CPyDef_match___checked_settings(cpy_r_game, cpy_r_r1, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 77, CPyStatic_record___globals);
        goto CPyL41;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_record, 12);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 78, CPyStatic_record___globals);
        goto CPyL43;
    }
    if (likely(PyTuple_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "resume", 78, CPyStatic_record___globals, "tuple", cpy_r_r4);
        goto CPyL43;
    }
    cpy_r_r6 = CPyDef_record____unbegun(cpy_r_record, cpy_r_game, cpy_r_r3, cpy_r_r5);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 78, CPyStatic_record___globals);
        goto CPyL41;
    }
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_record, 16);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 79, CPyStatic_record___globals);
        goto CPyL44;
    }
    cpy_r_r8 = CPyStatics[4908]; /* -1 */
    cpy_r_r9 = PyObject_GetItem(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 79, CPyStatic_record___globals);
        goto CPyL44;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "resume", 79, CPyStatic_record___globals, "tuple", cpy_r_r9);
        goto CPyL44;
    }
    cpy_r_r11 = ((serai___kernel___match___MatchObject *)cpy_r_r6)->_earlier;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    CPy_DECREF(cpy_r_r11);
    cpy_r_r14 = cpy_r_r13 << 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL18;
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_record, 16);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 80, CPyStatic_record___globals);
        goto CPyL45;
    }
    cpy_r_r17 = CPyStatics[4896]; /* 0 */
    cpy_r_r18 = PyObject_GetItem(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 80, CPyStatic_record___globals);
        goto CPyL45;
    }
    if (likely(PyTuple_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "resume", 80, CPyStatic_record___globals, "tuple", cpy_r_r18);
        goto CPyL45;
    }
    cpy_r_r20 = CPyDef_record____loaded(cpy_r_r19, cpy_r_game);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 80, CPyStatic_record___globals);
        goto CPyL45;
    }
    cpy_r_r21 = cpy_r_r20;
    goto CPyL19;
CPyL18: ;
    cpy_r_r22 = Py_None;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r21 = cpy_r_r22;
CPyL19: ;
    cpy_r_origin_table = cpy_r_r21;
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 81, CPyStatic_record___globals);
        goto CPyL46;
    }
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_record, 14);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 81, CPyStatic_record___globals);
        goto CPyL47;
    }
    cpy_r_r25 = PyObject_GetIter(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 81, CPyStatic_record___globals);
        goto CPyL47;
    }
CPyL22: ;
    cpy_r_r26 = PyIter_Next(cpy_r_r25);
    if (cpy_r_r26 == NULL) goto CPyL48;
    cpy_r_r27 = CPyDef_record___entry_of(cpy_r_r26, cpy_r_game);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 81, CPyStatic_record___globals);
        goto CPyL49;
    }
    cpy_r_r28 = PyList_Append(cpy_r_r23, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 81, CPyStatic_record___globals);
        goto CPyL49;
    } else
        goto CPyL22;
CPyL25: ;
    cpy_r_r30 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 81, CPyStatic_record___globals);
        goto CPyL47;
    }
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r10, 0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 82, CPyStatic_record___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 82, CPyStatic_record___globals);
        goto CPyL50;
    }
    cpy_r_r33 = ((serai___kernel___match___MatchObject *)cpy_r_r6)->_origin;
    cpy_r_r34 = CPyTagged_Subtract(cpy_r_r32, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r32);
    if (!cpy_r_turn_only) goto CPyL31;
    cpy_r_r35 = PyList_New(0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 83, CPyStatic_record___globals);
        goto CPyL51;
    }
    cpy_r_r36 = cpy_r_r35;
    goto CPyL34;
CPyL31: ;
    cpy_r_r37 = CPyList_GetSlice(cpy_r_r23, cpy_r_r34, 9223372036854775806LL);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 83, CPyStatic_record___globals);
        goto CPyL51;
    }
    if (likely(PyList_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "resume", 83, CPyStatic_record___globals, "list", cpy_r_r37);
        goto CPyL51;
    }
    cpy_r_r36 = cpy_r_r38;
CPyL34: ;
    cpy_r_since = cpy_r_r36;
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r10, 0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 84, CPyStatic_record___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 84, CPyStatic_record___globals);
        goto CPyL52;
    }
    cpy_r_r41 = CPyDef_record____loaded(cpy_r_r10, cpy_r_game);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 84, CPyStatic_record___globals);
        goto CPyL53;
    }
    cpy_r_r42 = CPyList_GetSlice(cpy_r_r23, 0, cpy_r_r34);
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 84, CPyStatic_record___globals);
        goto CPyL54;
    }
    if (likely(PyList_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "resume", 84, CPyStatic_record___globals, "list", cpy_r_r42);
        goto CPyL54;
    }
    cpy_r_r44 = CPyDef_match___Match___resumed(cpy_r_r6, cpy_r_r40, cpy_r_r41, cpy_r_r43, cpy_r_since, cpy_r_origin_table);
    CPyTagged_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_since);
    CPy_DECREF(cpy_r_origin_table);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "resume", 84, CPyStatic_record___globals);
        goto CPyL41;
    }
    return cpy_r_r44;
CPyL41: ;
    cpy_r_r45 = NULL;
    return cpy_r_r45;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL41;
CPyL43: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL41;
CPyL44: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL41;
CPyL45: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    goto CPyL41;
CPyL46: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_origin_table);
    goto CPyL41;
CPyL47: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_origin_table);
    CPy_DecRef(cpy_r_r23);
    goto CPyL41;
CPyL48: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL25;
CPyL49: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_origin_table);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    goto CPyL41;
CPyL50: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_origin_table);
    CPy_DecRef(cpy_r_r23);
    goto CPyL41;
CPyL51: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_origin_table);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL41;
CPyL52: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_origin_table);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_since);
    goto CPyL41;
CPyL53: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_origin_table);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_since);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL41;
CPyL54: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_origin_table);
    CPy_DecRef(cpy_r_since);
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    goto CPyL41;
}
        
        PyObject *CPyPy_record___resume(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"record", "game", "turn_only", 0};
            static CPyArg_Parser parser = {"OO|O:resume", kwlist, 0};
            PyObject *obj_record;
            PyObject *obj_game;
            PyObject *obj_turn_only = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_record, &obj_game, &obj_turn_only)) {
                return NULL;
            }
            PyObject * arg_record;
            if (likely(PyTuple_Check(obj_record)))
                arg_record = obj_record;
            else {
                CPy_TypeError("tuple", obj_record); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            char arg_turn_only;
            if (obj_turn_only == NULL) {
                arg_turn_only = 2;
            } else if (unlikely(!PyBool_Check(obj_turn_only))) {
                CPy_TypeError("bool", obj_turn_only); goto fail;
            } else
                arg_turn_only = obj_turn_only == Py_True;
            PyObject *retval = CPyDef_record___resume(arg_record, arg_game, arg_turn_only);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "resume", 75, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record____loaded(PyObject *cpy_r_turn, PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_turn, 4);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_loaded", 88, CPyStatic_record___globals);
        goto CPyL14;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_loaded", 88, CPyStatic_record___globals);
        goto CPyL14;
    }
    cpy_r_r2 = ((serai___kernel___game___GameObject *)cpy_r_game)->_rules_version;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/record.py", "_loaded", "Game", "rules_version", 88, CPyStatic_record___globals);
        goto CPyL15;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_r1 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPyTagged_IsEq_(cpy_r_r1, cpy_r_r2);
    cpy_r_r6 = cpy_r_r5;
    goto CPyL6;
CPyL5: ;
    cpy_r_r7 = cpy_r_r1 == cpy_r_r2;
    cpy_r_r6 = cpy_r_r7;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r6) goto CPyL10;
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_turn, 2);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_loaded", 88, CPyStatic_record___globals);
        goto CPyL14;
    }
    cpy_r_r9 = CPY_GET_METHOD(cpy_r_game, CPyType_game___Game, 5, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_game, cpy_r_r8); /* load_table */
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_loaded", 88, CPyStatic_record___globals);
        goto CPyL14;
    }
    cpy_r_r10 = cpy_r_r9;
    goto CPyL12;
CPyL10: ;
    cpy_r_r11 = CPyDef_record___table_today(cpy_r_turn, cpy_r_game);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_loaded", 88, CPyStatic_record___globals);
        goto CPyL14;
    }
    cpy_r_r10 = cpy_r_r11;
CPyL12: ;
    if (likely(PyObject_TypeCheck(cpy_r_r10, CPyType_kernel___table___Table)))
        cpy_r_r12 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_loaded", 88, CPyStatic_record___globals, "serai.kernel.table.Table", cpy_r_r10);
        goto CPyL14;
    }
    return cpy_r_r12;
CPyL14: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL14;
}
        
        PyObject *CPyPy_record____loaded(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"turn", "game", 0};
            static CPyArg_Parser parser = {"OO:_loaded", kwlist, 0};
            PyObject *obj_turn;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_turn, &obj_game)) {
                return NULL;
            }
            PyObject * arg_turn;
            if (likely(PyTuple_Check(obj_turn)))
                arg_turn = obj_turn;
            else {
                CPy_TypeError("tuple", obj_turn); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_record____loaded(arg_turn, arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "_loaded", 87, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record___entry_of(PyObject *cpy_r_choice, PyObject *cpy_r_game) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    cpy_r_r0 = PyUnicode_Check(cpy_r_choice);
    if (!cpy_r_r0) goto CPyL19;
    cpy_r_r1 = ((serai___kernel___game___GameObject *)cpy_r_game)->_vocabulary;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/record.py", "entry_of", "Game", "vocabulary", 95, CPyStatic_record___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    CPy_INCREF(cpy_r_choice);
    if (likely(PyUnicode_Check(cpy_r_choice)))
        cpy_r_r2 = cpy_r_choice;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "entry_of", 95, CPyStatic_record___globals, "str", cpy_r_choice);
        goto CPyL34;
    }
    cpy_r_r3 = CPyDef_option___Vocabulary___get(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 95, CPyStatic_record___globals);
        goto CPyL33;
    }
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_r3 == cpy_r_r4;
    if (cpy_r_r5) {
        goto CPyL35;
    } else
        goto CPyL17;
CPyL5: ;
    cpy_r_r6 = CPyStatics[151]; /* '' */
    cpy_r_r7 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r8 = ((serai___kernel___game___GameObject *)cpy_r_game)->_name;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/kernel/record.py", "entry_of", "Game", "name", 97, CPyStatic_record___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = CPyStatics[151]; /* '' */
    cpy_r_r10 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r11[3] = {cpy_r_r7, cpy_r_r8, cpy_r_r9};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_VectorcallMethod(cpy_r_r10, cpy_r_r12, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r8);
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals, "str", cpy_r_r13);
        goto CPyL33;
    }
    cpy_r_r15 = CPyStatics[4715]; /* ' has no option ' */
    cpy_r_r16 = CPyStatics[153]; /* '{!r:{}}' */
    CPy_INCREF(cpy_r_choice);
    if (likely(PyUnicode_Check(cpy_r_choice)))
        cpy_r_r17 = cpy_r_choice;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals, "str", cpy_r_choice);
        goto CPyL37;
    }
    cpy_r_r18 = CPyStatics[151]; /* '' */
    cpy_r_r19 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r20[3] = {cpy_r_r16, cpy_r_r17, cpy_r_r18};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_VectorcallMethod(cpy_r_r19, cpy_r_r21, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals);
        goto CPyL38;
    }
    CPy_DECREF(cpy_r_r17);
    if (likely(PyUnicode_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals, "str", cpy_r_r22);
        goto CPyL37;
    }
    cpy_r_r24 = PyList_New(3);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals);
        goto CPyL39;
    }
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    *(PyObject * *)cpy_r_r26 = cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r27 = cpy_r_r26 + 8;
    *(PyObject * *)cpy_r_r27 = cpy_r_r15;
    cpy_r_r28 = cpy_r_r26 + 16;
    *(PyObject * *)cpy_r_r28 = cpy_r_r23;
    cpy_r_r29 = PyUnicode_Join(cpy_r_r6, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals);
        goto CPyL33;
    }
    cpy_r_r30 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r31[1] = {cpy_r_r29};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r30, cpy_r_r32, 1, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals);
        goto CPyL40;
    }
    CPy_DECREF(cpy_r_r29);
    if (likely((Py_TYPE(cpy_r_r33) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r33) == CPyType_match___MatchError)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals, "serai.kernel.match.MatchError", cpy_r_r33);
        goto CPyL33;
    }
    CPy_Raise(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 97, CPyStatic_record___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL17: ;
    if (likely(cpy_r_r3 != Py_None))
        cpy_r_r35 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "entry_of", 98, CPyStatic_record___globals, "serai.kernel.option.Option", cpy_r_r3);
        goto CPyL33;
    }
    return cpy_r_r35;
CPyL19: ;
    cpy_r_r36 = PyObject_GetIter(cpy_r_choice);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 99, CPyStatic_record___globals);
        goto CPyL33;
    }
    cpy_r_r37 = PyIter_Next(cpy_r_r36);
    if (cpy_r_r37 == NULL) {
        goto CPyL41;
    } else
        goto CPyL23;
CPyL21: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 99, CPyStatic_record___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL23: ;
    cpy_r_r39 = PyIter_Next(cpy_r_r36);
    if (cpy_r_r39 == NULL) {
        goto CPyL42;
    } else
        goto CPyL26;
CPyL24: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r40 = 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 99, CPyStatic_record___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r41 = PyIter_Next(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (cpy_r_r41 == NULL) {
        goto CPyL29;
    } else
        goto CPyL43;
CPyL27: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r42 = 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 99, CPyStatic_record___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r43 = CPyStatic_record___globals;
    cpy_r_r44 = CPyStatics[4720]; /* 'Redeal' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 100, CPyStatic_record___globals);
        goto CPyL44;
    }
    PyObject *cpy_r_r46[2] = {cpy_r_r37, cpy_r_r39};
    cpy_r_r47 = (PyObject **)&cpy_r_r46;
    cpy_r_r48 = PyObject_Vectorcall(cpy_r_r45, cpy_r_r47, 2, 0);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 100, CPyStatic_record___globals);
        goto CPyL44;
    }
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r39);
    if (likely(PyTuple_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "entry_of", 100, CPyStatic_record___globals, "tuple", cpy_r_r48);
        goto CPyL33;
    }
    return cpy_r_r49;
CPyL33: ;
    cpy_r_r50 = NULL;
    return cpy_r_r50;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL33;
CPyL35: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL5;
CPyL36: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL33;
CPyL37: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL33;
CPyL38: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL33;
CPyL39: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r23);
    goto CPyL33;
CPyL40: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL33;
CPyL41: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL21;
CPyL42: ;
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r37);
    goto CPyL24;
CPyL43: ;
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r41);
    goto CPyL27;
CPyL44: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    goto CPyL33;
}
        
        PyObject *CPyPy_record___entry_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"choice", "game", 0};
            static CPyArg_Parser parser = {"OO:entry_of", kwlist, 0};
            PyObject *obj_choice;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_choice, &obj_game)) {
                return NULL;
            }
            PyObject *arg_choice = obj_choice;
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_record___entry_of(arg_choice, arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "entry_of", 92, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record___choice_of(PyObject *cpy_r_entry) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = (PyObject *)CPyType_option___Option;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_entry + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL3;
    if (likely(Py_TYPE(cpy_r_entry) == CPyType_option___Option))
        cpy_r_r4 = cpy_r_entry;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "choice_of", 105, CPyStatic_record___globals, "serai.kernel.option.Option", cpy_r_entry);
        goto CPyL7;
    }
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_r4)->_id;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = cpy_r_r5;
    goto CPyL6;
CPyL3: ;
    CPy_INCREF(cpy_r_entry);
    if (likely(PyTuple_Check(cpy_r_entry)))
        cpy_r_r7 = cpy_r_entry;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "choice_of", 105, CPyStatic_record___globals, "tuple", cpy_r_entry);
        goto CPyL7;
    }
    cpy_r_r8 = PySequence_List(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "choice_of", 105, CPyStatic_record___globals);
        goto CPyL7;
    }
    cpy_r_r6 = cpy_r_r8;
CPyL6: ;
    return cpy_r_r6;
CPyL7: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_record___choice_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"entry", 0};
            static CPyArg_Parser parser = {"O:choice_of", kwlist, 0};
            PyObject *obj_entry;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_entry)) {
                return NULL;
            }
            PyObject *arg_entry;
            if (Py_TYPE(obj_entry) == CPyType_option___Option)
                arg_entry = obj_entry;
            else {
                arg_entry = NULL;
            }
            if (arg_entry != NULL) goto __LL9255;
            if (PyTuple_Check(obj_entry))
                arg_entry = obj_entry;
            else {
                arg_entry = NULL;
            }
            if (arg_entry != NULL) goto __LL9255;
            CPy_TypeError("union[serai.kernel.option.Option, tuple]", obj_entry); 
            goto fail;
__LL9255: ;
            PyObject *retval = CPyDef_record___choice_of(arg_entry);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "choice_of", 103, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record____unbegun(PyObject *cpy_r_record, PyObject *cpy_r_game, PyObject *cpy_r_settings, PyObject *cpy_r_earlier) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_record, 4);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_unbegun", 109, CPyStatic_record___globals);
        goto CPyL14;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_unbegun", 109, CPyStatic_record___globals);
        goto CPyL14;
    }
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_record, 8);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_unbegun", 109, CPyStatic_record___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_unbegun", 109, CPyStatic_record___globals, "str", cpy_r_r2);
        goto CPyL15;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_record, 10);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_unbegun", 109, CPyStatic_record___globals);
        goto CPyL16;
    }
    cpy_r_r5 = 2;
    cpy_r_r6 = CPyDef_match___Match(cpy_r_game, cpy_r_r1, cpy_r_r3, cpy_r_settings, cpy_r_r5, cpy_r_r4, 0);
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_unbegun", 109, CPyStatic_record___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_earlier);
    CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r6)->_earlier);
    ((serai___kernel___match___MatchObject *)cpy_r_r6)->_earlier = cpy_r_earlier;
    cpy_r_r8 = 0;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_earlier + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = 0;
CPyL7: ;
    cpy_r_r12 = cpy_r_r11 < cpy_r_r10;
    if (!cpy_r_r12) goto CPyL13;
    cpy_r_r13 = CPySequenceTuple_GetItemUnsafe(cpy_r_earlier, cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_unbegun", 111, CPyStatic_record___globals, "tuple", cpy_r_r13);
        goto CPyL17;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, 4);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_unbegun", 111, CPyStatic_record___globals);
        goto CPyL17;
    }
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_unbegun", 111, CPyStatic_record___globals, "tuple", cpy_r_r15);
        goto CPyL17;
    }
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    CPy_DECREF(cpy_r_r16);
    cpy_r_r19 = cpy_r_r18 << 1;
    cpy_r_r20 = CPyTagged_Add(cpy_r_r8, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r8 = cpy_r_r20;
    cpy_r_r21 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r21;
    goto CPyL7;
CPyL13: ;
    CPyTagged_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r6)->_origin);
    ((serai___kernel___match___MatchObject *)cpy_r_r6)->_origin = cpy_r_r8;
    return cpy_r_r6;
CPyL14: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL14;
CPyL17: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL14;
}
        
        PyObject *CPyPy_record____unbegun(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"record", "game", "settings", "earlier", 0};
            static CPyArg_Parser parser = {"OOOO:_unbegun", kwlist, 0};
            PyObject *obj_record;
            PyObject *obj_game;
            PyObject *obj_settings;
            PyObject *obj_earlier;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_record, &obj_game, &obj_settings, &obj_earlier)) {
                return NULL;
            }
            PyObject * arg_record;
            if (likely(PyTuple_Check(obj_record)))
                arg_record = obj_record;
            else {
                CPy_TypeError("tuple", obj_record); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *arg_settings = obj_settings;
            PyObject * arg_earlier;
            if (likely(PyTuple_Check(obj_earlier)))
                arg_earlier = obj_earlier;
            else {
                CPy_TypeError("tuple", obj_earlier); 
                goto fail;
            }
            PyObject *retval = CPyDef_record____unbegun(arg_record, arg_game, arg_settings, arg_earlier);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "_unbegun", 108, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record___carry_over(PyObject *cpy_r_record, PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_match;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_since;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_number;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    tuple_T3OOO cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
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
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    tuple_T6OOOOOO cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    CPyTagged cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    cpy_r_r0 = CPyDef_record___settings_today(cpy_r_record, cpy_r_game);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 120, CPyStatic_record___globals);
        goto CPyL79;
    }
    cpy_r_r1 = CPyDef_record____alike(cpy_r_record, cpy_r_game, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 121, CPyStatic_record___globals);
        goto CPyL80;
    }
    cpy_r_match = cpy_r_r1;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_match != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL6;
    CPy_INCREF(cpy_r_match);
    if (likely(cpy_r_match != Py_None))
        cpy_r_r4 = cpy_r_match;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 122, CPyStatic_record___globals, "serai.kernel.match.Match", cpy_r_match);
        goto CPyL81;
    }
    cpy_r_r5 = CPyDef_match___Match___position(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 122, CPyStatic_record___globals);
        goto CPyL81;
    }
CPyL5: ;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL12;
CPyL6: ;
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_record, 16);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 122, CPyStatic_record___globals);
        goto CPyL81;
    }
    cpy_r_r8 = CPyStatics[4908]; /* -1 */
    cpy_r_r9 = PyObject_GetItem(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 122, CPyStatic_record___globals);
        goto CPyL81;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 122, CPyStatic_record___globals, "tuple", cpy_r_r9);
        goto CPyL81;
    }
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r10, 0);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 122, CPyStatic_record___globals);
        goto CPyL81;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 122, CPyStatic_record___globals);
        goto CPyL81;
    }
    cpy_r_r6 = cpy_r_r12;
CPyL12: ;
    cpy_r_since = cpy_r_r6;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_match == cpy_r_r13;
    if (cpy_r_r14) {
        goto CPyL82;
    } else
        goto CPyL83;
CPyL13: ;
    cpy_r_r15 = CPyDef_record____from_latest_turn(cpy_r_record, cpy_r_game, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 124, CPyStatic_record___globals);
        goto CPyL84;
    }
    cpy_r_match = cpy_r_r15;
CPyL15: ;
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_record, 14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 125, CPyStatic_record___globals);
        goto CPyL85;
    }
    cpy_r_r17 = CPyStatics[250]; /* 'origin' */
    cpy_r_r18 = CPyObject_GetAttr(cpy_r_record, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 125, CPyStatic_record___globals);
        goto CPyL86;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 125, CPyStatic_record___globals);
        goto CPyL86;
    }
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_since, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r21 = CPyStatics[250]; /* 'origin' */
    cpy_r_r22 = CPyObject_GetAttr(cpy_r_record, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 125, CPyStatic_record___globals);
        goto CPyL86;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 125, CPyStatic_record___globals);
        goto CPyL86;
    }
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_since, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r28 = PySlice_New(cpy_r_r27, cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 125, CPyStatic_record___globals);
        goto CPyL86;
    }
    cpy_r_r29 = PyObject_GetItem(cpy_r_r16, cpy_r_r28);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 125, CPyStatic_record___globals);
        goto CPyL85;
    }
    cpy_r_r30 = 0;
    cpy_r_r31 = PyObject_GetIter(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 126, CPyStatic_record___globals);
        goto CPyL87;
    }
CPyL23: ;
    cpy_r_r32 = PyIter_Next(cpy_r_r31);
    if (cpy_r_r32 == NULL) goto CPyL88;
    cpy_r_number = cpy_r_r30;
    CPy_INCREF(cpy_r_match);
    if (likely(cpy_r_match != Py_None))
        cpy_r_r33 = cpy_r_match;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 128, CPyStatic_record___globals, "serai.kernel.match.Match", cpy_r_match);
        goto CPyL89;
    }
    cpy_r_r34 = CPyDef_record___entry_of(cpy_r_r32, cpy_r_game);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 128, CPyStatic_record___globals);
        goto CPyL90;
    }
    cpy_r_r35 = CPyDef_match___Match___repeat(cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 128, CPyStatic_record___globals);
        goto CPyL91;
    } else
        goto CPyL92;
CPyL28: ;
    cpy_r_r36 = CPy_CatchError();
    cpy_r_r37 = (PyObject *)CPyType_match___MatchError;
    cpy_r_r38 = CPy_ExceptionMatches(cpy_r_r37);
    if (!cpy_r_r38) goto CPyL93;
    cpy_r_r39 = 1;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = (PyObject *)&_Py_NoneStruct;
    CPyTagged_IncRef(cpy_r_number);
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r43 = PySlice_New(cpy_r_r42, cpy_r_r40, cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 130, CPyStatic_record___globals);
        goto CPyL94;
    }
    cpy_r_r44 = PyObject_GetItem(cpy_r_r29, cpy_r_r43);
    CPy_DecRef(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 130, CPyStatic_record___globals);
        goto CPyL94;
    }
    cpy_r_r45 = PyObject_GetIter(cpy_r_r44);
    CPy_DecRef(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 130, CPyStatic_record___globals);
        goto CPyL94;
    }
CPyL32: ;
    cpy_r_r46 = PyIter_Next(cpy_r_r45);
    if (cpy_r_r46 == NULL) goto CPyL95;
    cpy_r_r47 = PyUnicode_Check(cpy_r_r46);
    CPy_DecRef(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 ^ 1;
    if (cpy_r_r48) {
        goto CPyL96;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r39 = 0;
    goto CPyL36;
CPyL35: ;
    cpy_r_r49 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 130, CPyStatic_record___globals);
        goto CPyL94;
    }
CPyL36: ;
    if (cpy_r_r39) {
        goto CPyL41;
    } else
        goto CPyL97;
CPyL37: ;
    cpy_r_r50 = CPyStatics[4784]; /* 'what was dealt anew in its latest turn would come to light' */
    cpy_r_r51 = (PyObject *)CPyType_record___RecordError;
    PyObject *cpy_r_r52[1] = {cpy_r_r50};
    cpy_r_r53 = (PyObject **)&cpy_r_r52;
    cpy_r_r54 = PyObject_Vectorcall(cpy_r_r51, cpy_r_r53, 1, 0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 131, CPyStatic_record___globals);
        goto CPyL70;
    }
    if (likely(Py_TYPE(cpy_r_r54) == CPyType_record___RecordError))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 131, CPyStatic_record___globals, "serai.kernel.record.RecordError", cpy_r_r54);
        goto CPyL70;
    }
    CPy_Raise(cpy_r_r55);
    CPy_DecRef(cpy_r_r55);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 131, CPyStatic_record___globals);
        goto CPyL70;
    } else
        goto CPyL98;
CPyL40: ;
    CPy_Unreachable();
CPyL41: ;
    if (likely(cpy_r_match != Py_None))
        cpy_r_r56 = cpy_r_match;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 132, CPyStatic_record___globals, "serai.kernel.match.Match", cpy_r_match);
        goto CPyL99;
    }
    cpy_r_r57 = CPyObject_Size(cpy_r_r29);
    CPy_DecRef(cpy_r_r29);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 132, CPyStatic_record___globals);
        goto CPyL100;
    }
    cpy_r_r58 = CPyTagged_Subtract(cpy_r_r57, cpy_r_number);
    CPyTagged_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_number);
    cpy_r_r59 = CPyStatic_record___globals;
    cpy_r_r60 = CPyStatics[4785]; /* 'CarriedOver' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 132, CPyStatic_record___globals);
        goto CPyL101;
    }
    cpy_r_r62 = CPyTagged_StealAsObject(cpy_r_since);
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_r58);
    PyObject *cpy_r_r64[3] = {cpy_r_r56, cpy_r_r62, cpy_r_r63};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_Vectorcall(cpy_r_r61, cpy_r_r65, 3, 0);
    CPy_DecRef(cpy_r_r61);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 132, CPyStatic_record___globals);
        goto CPyL102;
    }
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    if (likely(PyTuple_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 132, CPyStatic_record___globals, "tuple", cpy_r_r66);
        goto CPyL70;
    }
    CPy_RestoreExcInfo(cpy_r_r36);
    CPy_DecRef(cpy_r_r36.f0);
    CPy_DecRef(cpy_r_r36.f1);
    CPy_DecRef(cpy_r_r36.f2);
    return cpy_r_r67;
CPyL47: ;
    cpy_r_r68 = CPyStatic_record___globals;
    cpy_r_r69 = CPyStatics[4786]; /* 'BROKEN' */
    cpy_r_r70 = CPyDict_GetItem(cpy_r_r68, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 133, CPyStatic_record___globals);
        goto CPyL103;
    }
    PyObject *__tmp9256;
    if (unlikely(!(PyTuple_Check(cpy_r_r70) && PyTuple_GET_SIZE(cpy_r_r70) == 6))) {
        __tmp9256 = NULL;
        goto __LL9257;
    }
    __tmp9256 = PyTuple_GET_ITEM(cpy_r_r70, 0);
    if (__tmp9256 == NULL) goto __LL9257;
    __tmp9256 = PyTuple_GET_ITEM(cpy_r_r70, 1);
    if (__tmp9256 == NULL) goto __LL9257;
    __tmp9256 = PyTuple_GET_ITEM(cpy_r_r70, 2);
    if (__tmp9256 == NULL) goto __LL9257;
    __tmp9256 = PyTuple_GET_ITEM(cpy_r_r70, 3);
    if (__tmp9256 == NULL) goto __LL9257;
    __tmp9256 = PyTuple_GET_ITEM(cpy_r_r70, 4);
    if (__tmp9256 == NULL) goto __LL9257;
    __tmp9256 = PyTuple_GET_ITEM(cpy_r_r70, 5);
    if (__tmp9256 == NULL) goto __LL9257;
    __tmp9256 = cpy_r_r70;
__LL9257: ;
    if (unlikely(__tmp9256 == NULL)) {
        CPy_TypeError("tuple[object, object, object, object, object, object]", cpy_r_r70); cpy_r_r71 = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp9258 = PyTuple_GET_ITEM(cpy_r_r70, 0);
        CPy_INCREF(__tmp9258);
        PyObject *__tmp9259;
        __tmp9259 = __tmp9258;
        cpy_r_r71.f0 = __tmp9259;
        PyObject *__tmp9260 = PyTuple_GET_ITEM(cpy_r_r70, 1);
        CPy_INCREF(__tmp9260);
        PyObject *__tmp9261;
        __tmp9261 = __tmp9260;
        cpy_r_r71.f1 = __tmp9261;
        PyObject *__tmp9262 = PyTuple_GET_ITEM(cpy_r_r70, 2);
        CPy_INCREF(__tmp9262);
        PyObject *__tmp9263;
        __tmp9263 = __tmp9262;
        cpy_r_r71.f2 = __tmp9263;
        PyObject *__tmp9264 = PyTuple_GET_ITEM(cpy_r_r70, 3);
        CPy_INCREF(__tmp9264);
        PyObject *__tmp9265;
        __tmp9265 = __tmp9264;
        cpy_r_r71.f3 = __tmp9265;
        PyObject *__tmp9266 = PyTuple_GET_ITEM(cpy_r_r70, 4);
        CPy_INCREF(__tmp9266);
        PyObject *__tmp9267;
        __tmp9267 = __tmp9266;
        cpy_r_r71.f4 = __tmp9267;
        PyObject *__tmp9268 = PyTuple_GET_ITEM(cpy_r_r70, 5);
        CPy_INCREF(__tmp9268);
        PyObject *__tmp9269;
        __tmp9269 = __tmp9268;
        cpy_r_r71.f5 = __tmp9269;
    }
    CPy_DecRef(cpy_r_r70);
    if (unlikely(cpy_r_r71.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 133, CPyStatic_record___globals);
        goto CPyL103;
    }
    cpy_r_r72 = PyTuple_New(6);
    if (unlikely(cpy_r_r72 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9270 = cpy_r_r71.f0;
    PyTuple_SET_ITEM(cpy_r_r72, 0, __tmp9270);
    PyObject *__tmp9271 = cpy_r_r71.f1;
    PyTuple_SET_ITEM(cpy_r_r72, 1, __tmp9271);
    PyObject *__tmp9272 = cpy_r_r71.f2;
    PyTuple_SET_ITEM(cpy_r_r72, 2, __tmp9272);
    PyObject *__tmp9273 = cpy_r_r71.f3;
    PyTuple_SET_ITEM(cpy_r_r72, 3, __tmp9273);
    PyObject *__tmp9274 = cpy_r_r71.f4;
    PyTuple_SET_ITEM(cpy_r_r72, 4, __tmp9274);
    PyObject *__tmp9275 = cpy_r_r71.f5;
    PyTuple_SET_ITEM(cpy_r_r72, 5, __tmp9275);
    cpy_r_r73 = CPy_ExceptionMatches(cpy_r_r72);
    CPy_DecRef(cpy_r_r72);
    if (!cpy_r_r73) goto CPyL104;
    cpy_r_r74 = CPySequenceTuple_GetItem(cpy_r_record, 14);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 134, CPyStatic_record___globals);
        goto CPyL103;
    }
    cpy_r_r75 = CPySequenceTuple_GetItem(cpy_r_record, 14);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 134, CPyStatic_record___globals);
        goto CPyL105;
    }
    cpy_r_r76 = CPyObject_Size(cpy_r_r75);
    CPy_DecRef(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 134, CPyStatic_record___globals);
        goto CPyL105;
    }
    cpy_r_r77 = CPyObject_Size(cpy_r_r29);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 134, CPyStatic_record___globals);
        goto CPyL106;
    }
    cpy_r_r78 = CPyTagged_Subtract(cpy_r_r76, cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r77);
    cpy_r_r79 = CPyTagged_Add(cpy_r_r78, cpy_r_number);
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r79);
    cpy_r_r80 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r81 = CPySequenceTuple_GetItem(cpy_r_record, 14);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 134, CPyStatic_record___globals);
        goto CPyL105;
    }
    cpy_r_r82 = CPyObject_Size(cpy_r_r81);
    CPy_DecRef(cpy_r_r81);
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 134, CPyStatic_record___globals);
        goto CPyL105;
    }
    cpy_r_r83 = CPyObject_Size(cpy_r_r29);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 134, CPyStatic_record___globals);
        goto CPyL107;
    }
    cpy_r_r84 = CPyTagged_Subtract(cpy_r_r82, cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r83);
    cpy_r_r85 = CPyTagged_Add(cpy_r_r84, cpy_r_number);
    CPyTagged_DecRef(cpy_r_r84);
    cpy_r_r86 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r87 = CPyTagged_StealAsObject(cpy_r_r85);
    cpy_r_r88 = PySlice_New(cpy_r_r80, cpy_r_r87, cpy_r_r86);
    CPy_DecRef(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 134, CPyStatic_record___globals);
        goto CPyL105;
    }
    cpy_r_r89 = PyObject_GetItem(cpy_r_r74, cpy_r_r88);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 134, CPyStatic_record___globals);
        goto CPyL103;
    }
    cpy_r_r90 = CPyStatics[4787]; /* '_replace' */
    PyObject *cpy_r_r91[2] = {cpy_r_record, cpy_r_r89};
    cpy_r_r92 = (PyObject **)&cpy_r_r91;
    cpy_r_r93 = CPyStatics[5719]; /* ('choices',) */
    cpy_r_r94 = PyObject_VectorcallMethod(cpy_r_r90, cpy_r_r92, 9223372036854775809ULL, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 135, CPyStatic_record___globals);
        goto CPyL108;
    }
    CPy_DecRef(cpy_r_r89);
    if (likely(PyTuple_Check(cpy_r_r94)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 135, CPyStatic_record___globals, "tuple", cpy_r_r94);
        goto CPyL103;
    }
    cpy_r_r96 = CPyDef_record___carry_over(cpy_r_r95, cpy_r_game);
    CPy_DecRef(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 135, CPyStatic_record___globals);
        goto CPyL103;
    }
    cpy_r_r97 = CPyObject_Size(cpy_r_r29);
    CPy_DecRef(cpy_r_r29);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 136, CPyStatic_record___globals);
        goto CPyL109;
    }
    cpy_r_r98 = CPyTagged_Subtract(cpy_r_r97, cpy_r_number);
    CPyTagged_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_number);
    cpy_r_r99 = CPySequenceTuple_GetItem(cpy_r_r96, 4);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 136, CPyStatic_record___globals);
        goto CPyL110;
    }
    if (likely(PyLong_Check(cpy_r_r99)))
        cpy_r_r100 = CPyTagged_FromObject(cpy_r_r99);
    else {
        CPy_TypeError("int", cpy_r_r99); cpy_r_r100 = CPY_INT_TAG;
    }
    CPy_DecRef(cpy_r_r99);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 136, CPyStatic_record___globals);
        goto CPyL110;
    }
    cpy_r_r101 = CPyTagged_Add(cpy_r_r98, cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_r100);
    cpy_r_r102 = CPyStatics[4787]; /* '_replace' */
    cpy_r_r103 = CPyTagged_StealAsObject(cpy_r_r101);
    PyObject *cpy_r_r104[2] = {cpy_r_r96, cpy_r_r103};
    cpy_r_r105 = (PyObject **)&cpy_r_r104;
    cpy_r_r106 = CPyStatics[5720]; /* ('dropped',) */
    cpy_r_r107 = PyObject_VectorcallMethod(cpy_r_r102, cpy_r_r105, 9223372036854775809ULL, cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 136, CPyStatic_record___globals);
        goto CPyL111;
    }
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r103);
    if (likely(PyTuple_Check(cpy_r_r107)))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 136, CPyStatic_record___globals, "tuple", cpy_r_r107);
        goto CPyL70;
    }
    CPy_RestoreExcInfo(cpy_r_r36);
    CPy_DecRef(cpy_r_r36.f0);
    CPy_DecRef(cpy_r_r36.f1);
    CPy_DecRef(cpy_r_r36.f2);
    return cpy_r_r108;
CPyL68: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL70;
    } else
        goto CPyL112;
CPyL69: ;
    CPy_Unreachable();
CPyL70: ;
    CPy_RestoreExcInfo(cpy_r_r36);
    CPy_DecRef(cpy_r_r36.f0);
    CPy_DecRef(cpy_r_r36.f1);
    CPy_DecRef(cpy_r_r36.f2);
    cpy_r_r109 = CPy_KeepPropagating();
    if (!cpy_r_r109) goto CPyL79;
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r110 = cpy_r_r30 + 2;
    cpy_r_r30 = cpy_r_r110;
    goto CPyL23;
CPyL73: ;
    cpy_r_r111 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 126, CPyStatic_record___globals);
        goto CPyL85;
    }
    if (likely(cpy_r_match != Py_None))
        cpy_r_r112 = cpy_r_match;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 137, CPyStatic_record___globals, "serai.kernel.match.Match", cpy_r_match);
        goto CPyL84;
    }
    cpy_r_r113 = CPyStatic_record___globals;
    cpy_r_r114 = CPyStatics[4785]; /* 'CarriedOver' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 137, CPyStatic_record___globals);
        goto CPyL113;
    }
    cpy_r_r116 = CPyTagged_StealAsObject(cpy_r_since);
    cpy_r_r117 = CPyStatics[4896]; /* 0 */
    PyObject *cpy_r_r118[3] = {cpy_r_r112, cpy_r_r116, cpy_r_r117};
    cpy_r_r119 = (PyObject **)&cpy_r_r118;
    cpy_r_r120 = PyObject_Vectorcall(cpy_r_r115, cpy_r_r119, 3, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 137, CPyStatic_record___globals);
        goto CPyL114;
    }
    CPy_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r116);
    if (likely(PyTuple_Check(cpy_r_r120)))
        cpy_r_r121 = cpy_r_r120;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "carry_over", 137, CPyStatic_record___globals, "tuple", cpy_r_r120);
        goto CPyL79;
    }
    return cpy_r_r121;
CPyL79: ;
    cpy_r_r122 = NULL;
    return cpy_r_r122;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL79;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_match);
    goto CPyL79;
CPyL82: ;
    CPy_DECREF(cpy_r_match);
    goto CPyL13;
CPyL83: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL15;
CPyL84: ;
    CPyTagged_DecRef(cpy_r_since);
    goto CPyL79;
CPyL85: ;
    CPy_DecRef(cpy_r_match);
    CPyTagged_DecRef(cpy_r_since);
    goto CPyL79;
CPyL86: ;
    CPy_DecRef(cpy_r_match);
    CPyTagged_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_r16);
    goto CPyL79;
CPyL87: ;
    CPy_DecRef(cpy_r_match);
    CPyTagged_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_r29);
    goto CPyL79;
CPyL88: ;
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r31);
    goto CPyL73;
CPyL89: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL28;
CPyL90: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    goto CPyL28;
CPyL91: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL28;
CPyL92: ;
    CPyTagged_DECREF(cpy_r_number);
    goto CPyL72;
CPyL93: ;
    CPy_DecRef(cpy_r_match);
    CPyTagged_DecRef(cpy_r_since);
    goto CPyL47;
CPyL94: ;
    CPy_DecRef(cpy_r_match);
    CPyTagged_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL70;
CPyL95: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL35;
CPyL96: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL34;
CPyL97: ;
    CPy_DecRef(cpy_r_match);
    CPyTagged_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL37;
CPyL98: ;
    CPy_DecRef(cpy_r_r36.f0);
    CPy_DecRef(cpy_r_r36.f1);
    CPy_DecRef(cpy_r_r36.f2);
    goto CPyL40;
CPyL99: ;
    CPyTagged_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL70;
CPyL100: ;
    CPyTagged_DecRef(cpy_r_since);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r56);
    goto CPyL70;
CPyL101: ;
    CPyTagged_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL70;
CPyL102: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    goto CPyL70;
CPyL103: ;
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL70;
CPyL104: ;
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL68;
CPyL105: ;
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r74);
    goto CPyL70;
CPyL106: ;
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r74);
    CPyTagged_DecRef(cpy_r_r76);
    goto CPyL70;
CPyL107: ;
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r74);
    CPyTagged_DecRef(cpy_r_r82);
    goto CPyL70;
CPyL108: ;
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r89);
    goto CPyL70;
CPyL109: ;
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r96);
    goto CPyL70;
CPyL110: ;
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r98);
    goto CPyL70;
CPyL111: ;
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r103);
    goto CPyL70;
CPyL112: ;
    CPy_DecRef(cpy_r_r36.f0);
    CPy_DecRef(cpy_r_r36.f1);
    CPy_DecRef(cpy_r_r36.f2);
    goto CPyL69;
CPyL113: ;
    CPyTagged_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_r112);
    goto CPyL79;
CPyL114: ;
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r116);
    goto CPyL79;
}
        
        PyObject *CPyPy_record___carry_over(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"record", "game", 0};
            static CPyArg_Parser parser = {"OO:carry_over", kwlist, 0};
            PyObject *obj_record;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_record, &obj_game)) {
                return NULL;
            }
            PyObject * arg_record;
            if (likely(PyTuple_Check(obj_record)))
                arg_record = obj_record;
            else {
                CPy_TypeError("tuple", obj_record); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_record___carry_over(arg_record, arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "carry_over", 118, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record___played_from_start(PyObject *cpy_r_record, PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_match;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    tuple_T3OOO cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    tuple_T6OOOOOO cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = NULL;
    cpy_r_match = cpy_r_r0;
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_record, 4);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 146, CPyStatic_record___globals);
        goto CPyL14;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 146, CPyStatic_record___globals);
        goto CPyL14;
    }
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_record, 8);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 146, CPyStatic_record___globals);
        goto CPyL29;
    }
    if (likely(PyUnicode_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "played_from_start", 146, CPyStatic_record___globals, "str", cpy_r_r3);
        goto CPyL29;
    }
    cpy_r_r5 = CPyDef_record___settings_today(cpy_r_record, cpy_r_game);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 146, CPyStatic_record___globals);
        goto CPyL30;
    }
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_record, 10);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 146, CPyStatic_record___globals);
        goto CPyL31;
    }
    cpy_r_r7 = 2;
    cpy_r_r8 = CPyDef_match___Match(cpy_r_game, cpy_r_r2, cpy_r_r4, cpy_r_r5, 1, cpy_r_r6, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 146, CPyStatic_record___globals);
        goto CPyL14;
    } else
        goto CPyL32;
CPyL8: ;
    cpy_r_match = cpy_r_r8;
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_record, 14);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 147, CPyStatic_record___globals);
        goto CPyL14;
    }
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 147, CPyStatic_record___globals);
        goto CPyL14;
    }
CPyL10: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r10);
    if (cpy_r_r11 == NULL) goto CPyL33;
    cpy_r_r12 = CPyDef_record___entry_of(cpy_r_r11, cpy_r_game);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 148, CPyStatic_record___globals);
        goto CPyL34;
    }
    cpy_r_r13 = CPyDef_match___Match___repeat(cpy_r_match, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 148, CPyStatic_record___globals);
        goto CPyL34;
    } else
        goto CPyL10;
CPyL13: ;
    cpy_r_r14 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 147, CPyStatic_record___globals);
    } else
        goto CPyL27;
CPyL14: ;
    cpy_r_r15 = CPy_CatchError();
    cpy_r_r16 = (PyObject *)CPyType_match___MatchError;
    cpy_r_r17 = CPy_ExceptionMatches(cpy_r_r16);
    if (!cpy_r_r17) goto CPyL35;
    CPy_RestoreExcInfo(cpy_r_r15);
    if (cpy_r_match != NULL) goto CPyL36;
    PyErr_SetString(PyExc_UnboundLocalError, "local variable \"match\" referenced before assignment");
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 150, CPyStatic_record___globals);
        goto CPyL25;
    } else
        goto CPyL37;
CPyL17: ;
    CPy_Unreachable();
CPyL18: ;
    return cpy_r_match;
CPyL19: ;
    cpy_r_r19 = CPyStatic_record___globals;
    cpy_r_r20 = CPyStatics[4786]; /* 'BROKEN' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 151, CPyStatic_record___globals);
        goto CPyL25;
    }
    PyObject *__tmp9276;
    if (unlikely(!(PyTuple_Check(cpy_r_r21) && PyTuple_GET_SIZE(cpy_r_r21) == 6))) {
        __tmp9276 = NULL;
        goto __LL9277;
    }
    __tmp9276 = PyTuple_GET_ITEM(cpy_r_r21, 0);
    if (__tmp9276 == NULL) goto __LL9277;
    __tmp9276 = PyTuple_GET_ITEM(cpy_r_r21, 1);
    if (__tmp9276 == NULL) goto __LL9277;
    __tmp9276 = PyTuple_GET_ITEM(cpy_r_r21, 2);
    if (__tmp9276 == NULL) goto __LL9277;
    __tmp9276 = PyTuple_GET_ITEM(cpy_r_r21, 3);
    if (__tmp9276 == NULL) goto __LL9277;
    __tmp9276 = PyTuple_GET_ITEM(cpy_r_r21, 4);
    if (__tmp9276 == NULL) goto __LL9277;
    __tmp9276 = PyTuple_GET_ITEM(cpy_r_r21, 5);
    if (__tmp9276 == NULL) goto __LL9277;
    __tmp9276 = cpy_r_r21;
__LL9277: ;
    if (unlikely(__tmp9276 == NULL)) {
        CPy_TypeError("tuple[object, object, object, object, object, object]", cpy_r_r21); cpy_r_r22 = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp9278 = PyTuple_GET_ITEM(cpy_r_r21, 0);
        CPy_INCREF(__tmp9278);
        PyObject *__tmp9279;
        __tmp9279 = __tmp9278;
        cpy_r_r22.f0 = __tmp9279;
        PyObject *__tmp9280 = PyTuple_GET_ITEM(cpy_r_r21, 1);
        CPy_INCREF(__tmp9280);
        PyObject *__tmp9281;
        __tmp9281 = __tmp9280;
        cpy_r_r22.f1 = __tmp9281;
        PyObject *__tmp9282 = PyTuple_GET_ITEM(cpy_r_r21, 2);
        CPy_INCREF(__tmp9282);
        PyObject *__tmp9283;
        __tmp9283 = __tmp9282;
        cpy_r_r22.f2 = __tmp9283;
        PyObject *__tmp9284 = PyTuple_GET_ITEM(cpy_r_r21, 3);
        CPy_INCREF(__tmp9284);
        PyObject *__tmp9285;
        __tmp9285 = __tmp9284;
        cpy_r_r22.f3 = __tmp9285;
        PyObject *__tmp9286 = PyTuple_GET_ITEM(cpy_r_r21, 4);
        CPy_INCREF(__tmp9286);
        PyObject *__tmp9287;
        __tmp9287 = __tmp9286;
        cpy_r_r22.f4 = __tmp9287;
        PyObject *__tmp9288 = PyTuple_GET_ITEM(cpy_r_r21, 5);
        CPy_INCREF(__tmp9288);
        PyObject *__tmp9289;
        __tmp9289 = __tmp9288;
        cpy_r_r22.f5 = __tmp9289;
    }
    CPy_DecRef(cpy_r_r21);
    if (unlikely(cpy_r_r22.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 151, CPyStatic_record___globals);
        goto CPyL25;
    }
    cpy_r_r23 = PyTuple_New(6);
    if (unlikely(cpy_r_r23 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9290 = cpy_r_r22.f0;
    PyTuple_SET_ITEM(cpy_r_r23, 0, __tmp9290);
    PyObject *__tmp9291 = cpy_r_r22.f1;
    PyTuple_SET_ITEM(cpy_r_r23, 1, __tmp9291);
    PyObject *__tmp9292 = cpy_r_r22.f2;
    PyTuple_SET_ITEM(cpy_r_r23, 2, __tmp9292);
    PyObject *__tmp9293 = cpy_r_r22.f3;
    PyTuple_SET_ITEM(cpy_r_r23, 3, __tmp9293);
    PyObject *__tmp9294 = cpy_r_r22.f4;
    PyTuple_SET_ITEM(cpy_r_r23, 4, __tmp9294);
    PyObject *__tmp9295 = cpy_r_r22.f5;
    PyTuple_SET_ITEM(cpy_r_r23, 5, __tmp9295);
    cpy_r_r24 = CPy_ExceptionMatches(cpy_r_r23);
    CPy_DecRef(cpy_r_r23);
    if (!cpy_r_r24) goto CPyL23;
    cpy_r_r25 = Py_None;
    CPy_RestoreExcInfo(cpy_r_r15);
    CPy_DecRef(cpy_r_r15.f0);
    CPy_DecRef(cpy_r_r15.f1);
    CPy_DecRef(cpy_r_r15.f2);
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL23: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL25;
    } else
        goto CPyL38;
CPyL24: ;
    CPy_Unreachable();
CPyL25: ;
    CPy_RestoreExcInfo(cpy_r_r15);
    CPy_DecRef(cpy_r_r15.f0);
    CPy_DecRef(cpy_r_r15.f1);
    CPy_DecRef(cpy_r_r15.f2);
    cpy_r_r26 = CPy_KeepPropagating();
    if (!cpy_r_r26) goto CPyL28;
    CPy_Unreachable();
CPyL27: ;
    return cpy_r_match;
CPyL28: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL14;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL14;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL14;
CPyL32: ;
    CPy_XDECREF(cpy_r_match);
    goto CPyL8;
CPyL33: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL13;
CPyL34: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL14;
CPyL35: ;
    CPy_XDecRef(cpy_r_match);
    goto CPyL19;
CPyL36: ;
    CPy_DecRef(cpy_r_r15.f0);
    CPy_DecRef(cpy_r_r15.f1);
    CPy_DecRef(cpy_r_r15.f2);
    goto CPyL18;
CPyL37: ;
    CPy_DecRef(cpy_r_r15.f0);
    CPy_DecRef(cpy_r_r15.f1);
    CPy_DecRef(cpy_r_r15.f2);
    goto CPyL17;
CPyL38: ;
    CPy_DecRef(cpy_r_r15.f0);
    CPy_DecRef(cpy_r_r15.f1);
    CPy_DecRef(cpy_r_r15.f2);
    goto CPyL24;
}
        
        PyObject *CPyPy_record___played_from_start(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"record", "game", 0};
            static CPyArg_Parser parser = {"OO:played_from_start", kwlist, 0};
            PyObject *obj_record;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_record, &obj_game)) {
                return NULL;
            }
            PyObject * arg_record;
            if (likely(PyTuple_Check(obj_record)))
                arg_record = obj_record;
            else {
                CPy_TypeError("tuple", obj_record); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_record___played_from_start(arg_record, arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "played_from_start", 140, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record____from_latest_turn(PyObject *cpy_r_record, PyObject *cpy_r_game, PyObject *cpy_r_settings) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
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
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    tuple_T3OOO cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    tuple_T6OOOOOO cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_record, 16);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 157, CPyStatic_record___globals);
        goto CPyL47;
    }
    cpy_r_r1 = CPyStatics[4908]; /* -1 */
    cpy_r_r2 = PyObject_GetItem(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 157, CPyStatic_record___globals);
        goto CPyL47;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_from_latest_turn", 157, CPyStatic_record___globals, "tuple", cpy_r_r2);
        goto CPyL47;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 158, CPyStatic_record___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 158, CPyStatic_record___globals);
        goto CPyL48;
    }
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_record, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL49;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_record, 2);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL50;
    }
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals, "str", cpy_r_r8);
        goto CPyL50;
    }
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_record, 14);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL51;
    }
    cpy_r_r11 = CPyStatics[250]; /* 'origin' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_record, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL52;
    }
    cpy_r_r14 = CPyTagged_Subtract(cpy_r_r5, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = CPyStatics[250]; /* 'origin' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_record, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL52;
    }
    cpy_r_r19 = CPyTagged_Subtract(cpy_r_r5, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r20 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r22 = PySlice_New(cpy_r_r15, cpy_r_r21, cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL52;
    }
    cpy_r_r23 = PyObject_GetItem(cpy_r_r10, cpy_r_r22);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL51;
    }
    cpy_r_r24 = PySequence_Tuple(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL51;
    }
    cpy_r_r25 = CPyStatic_record___globals;
    cpy_r_r26 = CPyStatics[4734]; /* 'Earlier' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL53;
    }
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r7);
    PyObject *cpy_r_r29[3] = {cpy_r_r28, cpy_r_r9, cpy_r_r24};
    cpy_r_r30 = (PyObject **)&cpy_r_r29;
    cpy_r_r31 = PyObject_Vectorcall(cpy_r_r27, cpy_r_r30, 3, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r24);
    if (likely(PyTuple_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_from_latest_turn", 159, CPyStatic_record___globals, "tuple", cpy_r_r31);
        goto CPyL49;
    }
    cpy_r_r33 = CPyDef_record___table_today(cpy_r_r3, cpy_r_game);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 161, CPyStatic_record___globals);
        goto CPyL55;
    }
    cpy_r_r34 = CPySequenceTuple_GetItem(cpy_r_record, 12);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 162, CPyStatic_record___globals);
        goto CPyL56;
    }
    if (likely(PyTuple_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_from_latest_turn", 162, CPyStatic_record___globals, "tuple", cpy_r_r34);
        goto CPyL56;
    }
    cpy_r_r36 = PyList_New(0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 162, CPyStatic_record___globals);
        goto CPyL57;
    }
    cpy_r_r37 = CPyList_Extend(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 162, CPyStatic_record___globals);
        goto CPyL58;
    } else
        goto CPyL59;
CPyL26: ;
    cpy_r_r38 = PyList_Append(cpy_r_r36, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 162, CPyStatic_record___globals);
        goto CPyL60;
    }
    cpy_r_r40 = PyList_AsTuple(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 162, CPyStatic_record___globals);
        goto CPyL61;
    }
    cpy_r_r41 = CPyDef_record____unbegun(cpy_r_record, cpy_r_game, cpy_r_settings, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 162, CPyStatic_record___globals);
        goto CPyL61;
    }
    cpy_r_r42 = PyList_New(0);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 162, CPyStatic_record___globals);
        goto CPyL62;
    }
    cpy_r_r43 = NULL;
    cpy_r_r44 = NULL;
    cpy_r_r45 = CPyDef_match___Match___resumed(cpy_r_r41, cpy_r_r5, cpy_r_r33, cpy_r_r42, cpy_r_r43, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 162, CPyStatic_record___globals);
        goto CPyL32;
    }
    goto CPyL45;
CPyL32: ;
    cpy_r_r46 = CPy_CatchError();
    cpy_r_r47 = CPyStatic_record___globals;
    cpy_r_r48 = CPyStatics[4786]; /* 'BROKEN' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 163, CPyStatic_record___globals);
        goto CPyL43;
    }
    PyObject *__tmp9296;
    if (unlikely(!(PyTuple_Check(cpy_r_r49) && PyTuple_GET_SIZE(cpy_r_r49) == 6))) {
        __tmp9296 = NULL;
        goto __LL9297;
    }
    __tmp9296 = PyTuple_GET_ITEM(cpy_r_r49, 0);
    if (__tmp9296 == NULL) goto __LL9297;
    __tmp9296 = PyTuple_GET_ITEM(cpy_r_r49, 1);
    if (__tmp9296 == NULL) goto __LL9297;
    __tmp9296 = PyTuple_GET_ITEM(cpy_r_r49, 2);
    if (__tmp9296 == NULL) goto __LL9297;
    __tmp9296 = PyTuple_GET_ITEM(cpy_r_r49, 3);
    if (__tmp9296 == NULL) goto __LL9297;
    __tmp9296 = PyTuple_GET_ITEM(cpy_r_r49, 4);
    if (__tmp9296 == NULL) goto __LL9297;
    __tmp9296 = PyTuple_GET_ITEM(cpy_r_r49, 5);
    if (__tmp9296 == NULL) goto __LL9297;
    __tmp9296 = cpy_r_r49;
__LL9297: ;
    if (unlikely(__tmp9296 == NULL)) {
        CPy_TypeError("tuple[object, object, object, object, object, object]", cpy_r_r49); cpy_r_r50 = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp9298 = PyTuple_GET_ITEM(cpy_r_r49, 0);
        CPy_INCREF(__tmp9298);
        PyObject *__tmp9299;
        __tmp9299 = __tmp9298;
        cpy_r_r50.f0 = __tmp9299;
        PyObject *__tmp9300 = PyTuple_GET_ITEM(cpy_r_r49, 1);
        CPy_INCREF(__tmp9300);
        PyObject *__tmp9301;
        __tmp9301 = __tmp9300;
        cpy_r_r50.f1 = __tmp9301;
        PyObject *__tmp9302 = PyTuple_GET_ITEM(cpy_r_r49, 2);
        CPy_INCREF(__tmp9302);
        PyObject *__tmp9303;
        __tmp9303 = __tmp9302;
        cpy_r_r50.f2 = __tmp9303;
        PyObject *__tmp9304 = PyTuple_GET_ITEM(cpy_r_r49, 3);
        CPy_INCREF(__tmp9304);
        PyObject *__tmp9305;
        __tmp9305 = __tmp9304;
        cpy_r_r50.f3 = __tmp9305;
        PyObject *__tmp9306 = PyTuple_GET_ITEM(cpy_r_r49, 4);
        CPy_INCREF(__tmp9306);
        PyObject *__tmp9307;
        __tmp9307 = __tmp9306;
        cpy_r_r50.f4 = __tmp9307;
        PyObject *__tmp9308 = PyTuple_GET_ITEM(cpy_r_r49, 5);
        CPy_INCREF(__tmp9308);
        PyObject *__tmp9309;
        __tmp9309 = __tmp9308;
        cpy_r_r50.f5 = __tmp9309;
    }
    CPy_DecRef(cpy_r_r49);
    if (unlikely(cpy_r_r50.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 163, CPyStatic_record___globals);
        goto CPyL43;
    }
    cpy_r_r51 = PyTuple_New(6);
    if (unlikely(cpy_r_r51 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9310 = cpy_r_r50.f0;
    PyTuple_SET_ITEM(cpy_r_r51, 0, __tmp9310);
    PyObject *__tmp9311 = cpy_r_r50.f1;
    PyTuple_SET_ITEM(cpy_r_r51, 1, __tmp9311);
    PyObject *__tmp9312 = cpy_r_r50.f2;
    PyTuple_SET_ITEM(cpy_r_r51, 2, __tmp9312);
    PyObject *__tmp9313 = cpy_r_r50.f3;
    PyTuple_SET_ITEM(cpy_r_r51, 3, __tmp9313);
    PyObject *__tmp9314 = cpy_r_r50.f4;
    PyTuple_SET_ITEM(cpy_r_r51, 4, __tmp9314);
    PyObject *__tmp9315 = cpy_r_r50.f5;
    PyTuple_SET_ITEM(cpy_r_r51, 5, __tmp9315);
    cpy_r_r52 = CPy_ExceptionMatches(cpy_r_r51);
    CPy_DecRef(cpy_r_r51);
    if (!cpy_r_r52) goto CPyL41;
    cpy_r_r53 = CPy_GetExcValue();
    cpy_r_r54 = CPyStatics[4789]; /* 'the rules of today cannot go on from its latest kept turn: ' */
    cpy_r_r55 = CPyDef_record___in_words(cpy_r_r53);
    CPy_DecRef(cpy_r_r53);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 164, CPyStatic_record___globals);
        goto CPyL43;
    }
    cpy_r_r56 = CPyStr_Build(2, cpy_r_r54, cpy_r_r55);
    CPy_DecRef(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 164, CPyStatic_record___globals);
        goto CPyL43;
    }
    cpy_r_r57 = (PyObject *)CPyType_record___RecordError;
    PyObject *cpy_r_r58[1] = {cpy_r_r56};
    cpy_r_r59 = (PyObject **)&cpy_r_r58;
    cpy_r_r60 = PyObject_Vectorcall(cpy_r_r57, cpy_r_r59, 1, 0);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 164, CPyStatic_record___globals);
        goto CPyL63;
    }
    CPy_DecRef(cpy_r_r56);
    if (likely(Py_TYPE(cpy_r_r60) == CPyType_record___RecordError))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_from_latest_turn", 164, CPyStatic_record___globals, "serai.kernel.record.RecordError", cpy_r_r60);
        goto CPyL43;
    }
    CPy_Raise(cpy_r_r61);
    CPy_DecRef(cpy_r_r61);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 164, CPyStatic_record___globals);
        goto CPyL43;
    } else
        goto CPyL64;
CPyL40: ;
    CPy_Unreachable();
CPyL41: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL43;
    } else
        goto CPyL65;
CPyL42: ;
    CPy_Unreachable();
CPyL43: ;
    CPy_RestoreExcInfo(cpy_r_r46);
    CPy_DecRef(cpy_r_r46.f0);
    CPy_DecRef(cpy_r_r46.f1);
    CPy_DecRef(cpy_r_r46.f2);
    cpy_r_r62 = CPy_KeepPropagating();
    if (!cpy_r_r62) goto CPyL47;
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r63 = CPyDef_match___Match___listen(cpy_r_r45);
    if (unlikely(cpy_r_r63 == 2)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 165, CPyStatic_record___globals);
        goto CPyL66;
    }
    return cpy_r_r45;
CPyL47: ;
    cpy_r_r64 = NULL;
    return cpy_r_r64;
CPyL48: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL47;
CPyL49: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL47;
CPyL50: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL47;
CPyL51: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL47;
CPyL52: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL47;
CPyL53: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r24);
    goto CPyL47;
CPyL54: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r28);
    goto CPyL47;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r32);
    goto CPyL32;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL32;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r35);
    goto CPyL32;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r36);
    goto CPyL32;
CPyL59: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL26;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r36);
    goto CPyL32;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r33);
    goto CPyL32;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r41);
    goto CPyL32;
CPyL63: ;
    CPy_DecRef(cpy_r_r56);
    goto CPyL43;
CPyL64: ;
    CPy_DecRef(cpy_r_r46.f0);
    CPy_DecRef(cpy_r_r46.f1);
    CPy_DecRef(cpy_r_r46.f2);
    goto CPyL40;
CPyL65: ;
    CPy_DecRef(cpy_r_r46.f0);
    CPy_DecRef(cpy_r_r46.f1);
    CPy_DecRef(cpy_r_r46.f2);
    goto CPyL42;
CPyL66: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL47;
}
        
        PyObject *CPyPy_record____from_latest_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"record", "game", "settings", 0};
            static CPyArg_Parser parser = {"OOO:_from_latest_turn", kwlist, 0};
            PyObject *obj_record;
            PyObject *obj_game;
            PyObject *obj_settings;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_record, &obj_game, &obj_settings)) {
                return NULL;
            }
            PyObject * arg_record;
            if (likely(PyTuple_Check(obj_record)))
                arg_record = obj_record;
            else {
                CPy_TypeError("tuple", obj_record); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *arg_settings = obj_settings;
            PyObject *retval = CPyDef_record____from_latest_turn(arg_record, arg_game, arg_settings);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "_from_latest_turn", 156, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record___table_today(PyObject *cpy_r_turn, PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_turn, 2);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 171, CPyStatic_record___globals);
        goto CPyL16;
    }
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_turn, 4);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 171, CPyStatic_record___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 171, CPyStatic_record___globals);
        goto CPyL17;
    }
    if (likely(PyDict_Check(cpy_r_r0)))
        cpy_r_r3 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "table_today", 171, CPyStatic_record___globals, "dict", cpy_r_r0);
        goto CPyL18;
    }
    cpy_r_r4 = CPyDef_game___Game___renewed(cpy_r_game, cpy_r_r3, cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 171, CPyStatic_record___globals);
        goto CPyL16;
    }
    cpy_r_r5 = (PyObject *)CPyType_state___OlderDump;
    PyObject *cpy_r_r6[1] = {cpy_r_r4};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 171, CPyStatic_record___globals);
        goto CPyL19;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyDict_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "table_today", 171, CPyStatic_record___globals, "dict", cpy_r_r8);
        goto CPyL16;
    }
    cpy_r_r10 = CPY_GET_METHOD(cpy_r_game, CPyType_game___Game, 5, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_game, cpy_r_r9); /* load_table */
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 171, CPyStatic_record___globals);
        goto CPyL16;
    }
    cpy_r_r11 = CPY_GET_METHOD(cpy_r_game, CPyType_game___Game, 21, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_game, cpy_r_r10); /* faults */
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 172, CPyStatic_record___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    CPy_DECREF(cpy_r_r11);
    cpy_r_r14 = cpy_r_r13 << 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) {
        goto CPyL21;
    } else
        goto CPyL22;
CPyL10: ;
    cpy_r_r16 = CPyStatics[245]; /* '; ' */
    cpy_r_r17 = PyUnicode_Join(cpy_r_r16, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 173, CPyStatic_record___globals);
        goto CPyL16;
    }
    cpy_r_r18 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r19 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r20 = CPyObject_GetAttr(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 173, CPyStatic_record___globals);
        goto CPyL23;
    }
    PyObject *cpy_r_r21[1] = {cpy_r_r17};
    cpy_r_r22 = (PyObject **)&cpy_r_r21;
    cpy_r_r23 = PyObject_Vectorcall(cpy_r_r20, cpy_r_r22, 1, 0);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 173, CPyStatic_record___globals);
        goto CPyL23;
    }
    CPy_DECREF(cpy_r_r17);
    CPy_Raise(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 173, CPyStatic_record___globals);
        goto CPyL16;
    }
    CPy_Unreachable();
CPyL15: ;
    return cpy_r_r10;
CPyL16: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL16;
CPyL21: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL10;
CPyL22: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL15;
CPyL23: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL16;
}
        
        PyObject *CPyPy_record___table_today(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"turn", "game", 0};
            static CPyArg_Parser parser = {"OO:table_today", kwlist, 0};
            PyObject *obj_turn;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_turn, &obj_game)) {
                return NULL;
            }
            PyObject * arg_turn;
            if (likely(PyTuple_Check(obj_turn)))
                arg_turn = obj_turn;
            else {
                CPy_TypeError("tuple", obj_turn); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_record___table_today(arg_turn, arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "table_today", 169, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record___settings_today(PyObject *cpy_r_record, PyObject *cpy_r_game) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    tuple_T2OO cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    tuple_T3OOO cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    cpy_r_r0 = PySet_New(NULL);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL46;
    }
    cpy_r_r1 = ((serai___kernel___game___GameObject *)cpy_r_game)->_settings;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/record.py", "settings_today", "Game", "settings", 179, CPyStatic_record___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyStatic_game___UNDO;
    if (unlikely(cpy_r_r2 == NULL)) {
        goto CPyL48;
    } else
        goto CPyL5;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"UNDO\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL46;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = CPyStatic_game___CONFIRM;
    if (unlikely(cpy_r_r4 == NULL)) {
        goto CPyL49;
    } else
        goto CPyL8;
CPyL6: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONFIRM\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL46;
    }
    CPy_Unreachable();
CPyL8: ;
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL50;
    }
    cpy_r_r7 = CPyList_Extend(cpy_r_r6, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL51;
    } else
        goto CPyL52;
CPyL10: ;
    cpy_r_r8 = PyList_Append(cpy_r_r6, cpy_r_r2);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL51;
    }
    cpy_r_r10 = PyList_Append(cpy_r_r6, cpy_r_r4);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL51;
    }
    cpy_r_r12 = PyList_AsTuple(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL47;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = 0;
CPyL14: ;
    cpy_r_r16 = cpy_r_r15 < cpy_r_r14;
    if (!cpy_r_r16) goto CPyL53;
    cpy_r_r17 = CPySequenceTuple_GetItemUnsafe(cpy_r_r12, cpy_r_r15);
    if (likely(PyTuple_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals, "tuple", cpy_r_r17);
        goto CPyL54;
    }
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, 0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL54;
    }
    if (likely(PyUnicode_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals, "str", cpy_r_r19);
        goto CPyL54;
    }
    cpy_r_r21 = PySet_Add(cpy_r_r0, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 179, CPyStatic_record___globals);
        goto CPyL54;
    }
    cpy_r_r23 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r23;
    goto CPyL14;
CPyL20: ;
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_record, 4);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL55;
    }
    cpy_r_r26 = PyDict_New();
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL56;
    }
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_record, 6);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL57;
    }
    cpy_r_r28 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r29[1] = {cpy_r_r27};
    cpy_r_r30 = (PyObject **)&cpy_r_r29;
    cpy_r_r31 = PyObject_VectorcallMethod(cpy_r_r28, cpy_r_r30, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL58;
    }
    CPy_DECREF(cpy_r_r27);
    cpy_r_r32 = PyObject_GetIter(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL57;
    }
CPyL27: ;
    cpy_r_r33 = PyIter_Next(cpy_r_r32);
    if (cpy_r_r33 == NULL) goto CPyL59;
    PyObject *__tmp9316;
    if (unlikely(!(PyTuple_Check(cpy_r_r33) && PyTuple_GET_SIZE(cpy_r_r33) == 2))) {
        __tmp9316 = NULL;
        goto __LL9317;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r33, 0))))
        __tmp9316 = PyTuple_GET_ITEM(cpy_r_r33, 0);
    else {
        __tmp9316 = NULL;
    }
    if (__tmp9316 == NULL) goto __LL9317;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r33, 1))))
        __tmp9316 = PyTuple_GET_ITEM(cpy_r_r33, 1);
    else {
        __tmp9316 = NULL;
    }
    if (__tmp9316 == NULL) goto __LL9317;
    __tmp9316 = cpy_r_r33;
__LL9317: ;
    if (unlikely(__tmp9316 == NULL)) {
        CPy_TypeError("tuple[str, str]", cpy_r_r33); cpy_r_r34 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp9318 = PyTuple_GET_ITEM(cpy_r_r33, 0);
        CPy_INCREF(__tmp9318);
        PyObject *__tmp9319;
        if (likely(PyUnicode_Check(__tmp9318)))
            __tmp9319 = __tmp9318;
        else {
            CPy_TypeError("str", __tmp9318); 
            __tmp9319 = NULL;
        }
        cpy_r_r34.f0 = __tmp9319;
        PyObject *__tmp9320 = PyTuple_GET_ITEM(cpy_r_r33, 1);
        CPy_INCREF(__tmp9320);
        PyObject *__tmp9321;
        if (likely(PyUnicode_Check(__tmp9320)))
            __tmp9321 = __tmp9320;
        else {
            CPy_TypeError("str", __tmp9320); 
            __tmp9321 = NULL;
        }
        cpy_r_r34.f1 = __tmp9321;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL60;
    }
    cpy_r_r35 = cpy_r_r34.f0;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = cpy_r_r34.f1;
    CPy_INCREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r34.f0);
    CPy_DECREF(cpy_r_r34.f1);
    cpy_r_r37 = PySet_Contains(cpy_r_r0, cpy_r_r35);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL61;
    }
    cpy_r_r39 = cpy_r_r37;
    if (!cpy_r_r39) goto CPyL62;
    cpy_r_r40 = PyDict_SetItem(cpy_r_r26, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL60;
    } else
        goto CPyL27;
CPyL32: ;
    cpy_r_r42 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 182, CPyStatic_record___globals);
        goto CPyL63;
    }
    cpy_r_r43 = CPyDef_match___checked_settings(cpy_r_game, cpy_r_r25, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 181, CPyStatic_record___globals);
        goto CPyL35;
    }
    return cpy_r_r43;
CPyL35: ;
    cpy_r_r44 = CPy_CatchError();
    cpy_r_r45 = (PyObject *)CPyType_match___MatchError;
    cpy_r_r46 = CPy_ExceptionMatches(cpy_r_r45);
    if (!cpy_r_r46) goto CPyL42;
    cpy_r_r47 = CPy_GetExcValue();
    if (likely((Py_TYPE(cpy_r_r47) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r47) == CPyType_match___MatchError)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "settings_today", 184, CPyStatic_record___globals, "serai.kernel.match.MatchError", cpy_r_r47);
        goto CPyL44;
    }
    cpy_r_r49 = PyObject_Str(cpy_r_r48);
    CPy_DecRef(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 185, CPyStatic_record___globals);
        goto CPyL44;
    }
    cpy_r_r50 = (PyObject *)CPyType_record___RecordError;
    PyObject *cpy_r_r51[1] = {cpy_r_r49};
    cpy_r_r52 = (PyObject **)&cpy_r_r51;
    cpy_r_r53 = PyObject_Vectorcall(cpy_r_r50, cpy_r_r52, 1, 0);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 185, CPyStatic_record___globals);
        goto CPyL64;
    }
    CPy_DecRef(cpy_r_r49);
    if (likely(Py_TYPE(cpy_r_r53) == CPyType_record___RecordError))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "settings_today", 185, CPyStatic_record___globals, "serai.kernel.record.RecordError", cpy_r_r53);
        goto CPyL44;
    }
    CPy_Raise(cpy_r_r54);
    CPy_DecRef(cpy_r_r54);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 185, CPyStatic_record___globals);
        goto CPyL44;
    } else
        goto CPyL65;
CPyL41: ;
    CPy_Unreachable();
CPyL42: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL44;
    } else
        goto CPyL66;
CPyL43: ;
    CPy_Unreachable();
CPyL44: ;
    CPy_RestoreExcInfo(cpy_r_r44);
    CPy_DecRef(cpy_r_r44.f0);
    CPy_DecRef(cpy_r_r44.f1);
    CPy_DecRef(cpy_r_r44.f2);
    cpy_r_r55 = CPy_KeepPropagating();
    if (!cpy_r_r55) goto CPyL46;
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r56 = NULL;
    return cpy_r_r56;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL46;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL3;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL46;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL46;
CPyL52: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL10;
CPyL53: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL20;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    goto CPyL46;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL35;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL35;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL35;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    goto CPyL35;
CPyL59: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r32);
    goto CPyL32;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r32);
    goto CPyL35;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    goto CPyL35;
CPyL62: ;
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    goto CPyL27;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL35;
CPyL64: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL44;
CPyL65: ;
    CPy_DecRef(cpy_r_r44.f0);
    CPy_DecRef(cpy_r_r44.f1);
    CPy_DecRef(cpy_r_r44.f2);
    goto CPyL41;
CPyL66: ;
    CPy_DecRef(cpy_r_r44.f0);
    CPy_DecRef(cpy_r_r44.f1);
    CPy_DecRef(cpy_r_r44.f2);
    goto CPyL43;
}
        
        PyObject *CPyPy_record___settings_today(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"record", "game", 0};
            static CPyArg_Parser parser = {"OO:settings_today", kwlist, 0};
            PyObject *obj_record;
            PyObject *obj_game;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_record, &obj_game)) {
                return NULL;
            }
            PyObject * arg_record;
            if (likely(PyTuple_Check(obj_record)))
                arg_record = obj_record;
            else {
                CPy_TypeError("tuple", obj_record); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *retval = CPyDef_record___settings_today(arg_record, arg_game);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "settings_today", 177, CPyStatic_record___globals);
            return NULL;
        }
        
PyObject *CPyDef_record____alike(PyObject *cpy_r_record, PyObject *cpy_r_game, PyObject *cpy_r_settings) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
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
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    tuple_T3OOO cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    tuple_T6OOOOOO cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_record, 12);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 190, CPyStatic_record___globals);
        goto CPyL63;
    }
    if (likely(PyTuple_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_alike", 190, CPyStatic_record___globals, "tuple", cpy_r_r0);
        goto CPyL63;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL4;
    cpy_r_r6 = Py_None;
    CPy_INCREF(cpy_r_r6);
    return cpy_r_r6;
CPyL4: ;
    cpy_r_r7 = PyDict_New();
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals);
        goto CPyL54;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_record, 16);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals);
        goto CPyL64;
    }
    cpy_r_r9 = PyObject_GetIter(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals);
        goto CPyL64;
    }
CPyL7: ;
    cpy_r_r10 = PyIter_Next(cpy_r_r9);
    if (cpy_r_r10 == NULL) goto CPyL65;
    if (likely(PyTuple_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals, "tuple", cpy_r_r10);
        goto CPyL66;
    }
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_r11, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals);
        goto CPyL67;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals);
        goto CPyL67;
    }
    cpy_r_r14 = CPyDef_record___table_today(cpy_r_r11, cpy_r_game);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals);
        goto CPyL68;
    }
    cpy_r_r15 = CPyDef_state___State___dump(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals);
        goto CPyL68;
    }
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r17 = PyDict_SetItem(cpy_r_r7, cpy_r_r16, cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals);
        goto CPyL66;
    } else
        goto CPyL7;
CPyL14: ;
    cpy_r_r19 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 193, CPyStatic_record___globals);
        goto CPyL64;
    }
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_record, 4);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 194, CPyStatic_record___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 194, CPyStatic_record___globals);
        goto CPyL69;
    }
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_record, 8);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 194, CPyStatic_record___globals);
        goto CPyL70;
    }
    if (likely(PyUnicode_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_alike", 194, CPyStatic_record___globals, "str", cpy_r_r22);
        goto CPyL70;
    }
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_record, 10);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 194, CPyStatic_record___globals);
        goto CPyL71;
    }
    cpy_r_r25 = 2;
    cpy_r_r26 = CPyDef_match___Match(cpy_r_game, cpy_r_r21, cpy_r_r23, cpy_r_settings, 1, cpy_r_r24, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 194, CPyStatic_record___globals);
        goto CPyL69;
    }
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_record, 16);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 195, CPyStatic_record___globals);
        goto CPyL72;
    }
    cpy_r_r28 = CPyStatics[4908]; /* -1 */
    cpy_r_r29 = PyObject_GetItem(cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 195, CPyStatic_record___globals);
        goto CPyL72;
    }
    if (likely(PyTuple_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_alike", 195, CPyStatic_record___globals, "tuple", cpy_r_r29);
        goto CPyL72;
    }
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r30, 0);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 195, CPyStatic_record___globals);
        goto CPyL72;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 195, CPyStatic_record___globals);
        goto CPyL72;
    }
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_record, 14);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 196, CPyStatic_record___globals);
        goto CPyL73;
    }
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = CPyTagged_StealAsObject(cpy_r_r32);
    cpy_r_r37 = PySlice_New(cpy_r_r34, cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 196, CPyStatic_record___globals);
        goto CPyL74;
    }
    cpy_r_r38 = PyObject_GetItem(cpy_r_r33, cpy_r_r37);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 196, CPyStatic_record___globals);
        goto CPyL72;
    }
    cpy_r_r39 = PyList_New(1);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 196, CPyStatic_record___globals);
        goto CPyL75;
    }
    cpy_r_r40 = Py_None;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    CPy_INCREF(cpy_r_r40);
    *(PyObject * *)cpy_r_r42 = cpy_r_r40;
    cpy_r_r43 = CPyList_Extend(cpy_r_r39, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 196, CPyStatic_record___globals);
        goto CPyL76;
    } else
        goto CPyL77;
CPyL31: ;
    cpy_r_r44 = 0;
CPyL32: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r44 < cpy_r_r46;
    if (!cpy_r_r47) goto CPyL78;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyListObject, ob_item));
    cpy_r_r49 = *(CPyPtr *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r44 * 8;
    cpy_r_r51 = cpy_r_r49 + cpy_r_r50;
    cpy_r_r52 = *(PyObject * *)cpy_r_r51;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = cpy_r_r52 != cpy_r_r53;
    if (!cpy_r_r54) goto CPyL79;
    cpy_r_r55 = CPyDef_record___entry_of(cpy_r_r52, cpy_r_game);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 198, CPyStatic_record___globals);
        goto CPyL76;
    }
    cpy_r_r56 = CPyDef_match___Match___repeat(cpy_r_r26, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 198, CPyStatic_record___globals);
        goto CPyL76;
    }
CPyL36: ;
    cpy_r_r57 = CPyDef_match___Match___position(cpy_r_r26);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 199, CPyStatic_record___globals);
        goto CPyL76;
    }
CPyL37: ;
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_r57);
    cpy_r_r59 = CPyDict_GetWithNone(cpy_r_r7, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 199, CPyStatic_record___globals);
        goto CPyL76;
    }
    if (PyDict_Check(cpy_r_r59))
        cpy_r_r60 = cpy_r_r59;
    else {
        cpy_r_r60 = NULL;
    }
    if (cpy_r_r60 != NULL) goto __LL9322;
    if (cpy_r_r59 == Py_None)
        cpy_r_r60 = cpy_r_r59;
    else {
        cpy_r_r60 = NULL;
    }
    if (cpy_r_r60 != NULL) goto __LL9322;
    CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_alike", 199, CPyStatic_record___globals, "dict or None", cpy_r_r59);
    goto CPyL76;
__LL9322: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = cpy_r_r60 != cpy_r_r61;
    if (!cpy_r_r62) goto CPyL80;
    cpy_r_r63 = CPyDef_match___Match___turn_start(cpy_r_r26);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 200, CPyStatic_record___globals);
        goto CPyL81;
    }
CPyL41: ;
    cpy_r_r64 = CPyDef_match___Match___position(cpy_r_r26);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 200, CPyStatic_record___globals);
        goto CPyL82;
    }
CPyL42: ;
    cpy_r_r65 = cpy_r_r63 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (!cpy_r_r66) goto CPyL44;
    cpy_r_r67 = CPyTagged_IsEq_(cpy_r_r63, cpy_r_r64);
    cpy_r_r68 = cpy_r_r67 ^ 1;
    cpy_r_r69 = cpy_r_r68;
    goto CPyL45;
CPyL44: ;
    cpy_r_r70 = cpy_r_r63 != cpy_r_r64;
    cpy_r_r69 = cpy_r_r70;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r64);
    if (cpy_r_r69) goto CPyL83;
    cpy_r_r71 = CPyDef_match___Match___turn_table(cpy_r_r26);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 200, CPyStatic_record___globals);
        goto CPyL81;
    }
CPyL47: ;
    cpy_r_r72 = CPyDef_state___State___dump(cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 200, CPyStatic_record___globals);
        goto CPyL81;
    }
    if (likely(cpy_r_r60 != Py_None))
        cpy_r_r73 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "_alike", 200, CPyStatic_record___globals, "dict", cpy_r_r60);
        goto CPyL84;
    }
    cpy_r_r74 = PyObject_RichCompare(cpy_r_r72, cpy_r_r73, 3);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 200, CPyStatic_record___globals);
        goto CPyL76;
    }
    if (unlikely(!PyBool_Check(cpy_r_r74))) {
        CPy_TypeError("bool", cpy_r_r74); cpy_r_r75 = 2;
    } else
        cpy_r_r75 = cpy_r_r74 == Py_True;
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == 2)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 200, CPyStatic_record___globals);
        goto CPyL76;
    }
    if (cpy_r_r75) {
        goto CPyL85;
    } else
        goto CPyL53;
CPyL52: ;
    cpy_r_r76 = Py_None;
    CPy_INCREF(cpy_r_r76);
    return cpy_r_r76;
CPyL53: ;
    cpy_r_r77 = cpy_r_r44 + 1;
    cpy_r_r44 = cpy_r_r77;
    goto CPyL32;
CPyL54: ;
    cpy_r_r78 = CPy_CatchError();
    cpy_r_r79 = CPyStatic_record___globals;
    cpy_r_r80 = CPyStatics[4786]; /* 'BROKEN' */
    cpy_r_r81 = CPyDict_GetItem(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 202, CPyStatic_record___globals);
        goto CPyL60;
    }
    PyObject *__tmp9323;
    if (unlikely(!(PyTuple_Check(cpy_r_r81) && PyTuple_GET_SIZE(cpy_r_r81) == 6))) {
        __tmp9323 = NULL;
        goto __LL9324;
    }
    __tmp9323 = PyTuple_GET_ITEM(cpy_r_r81, 0);
    if (__tmp9323 == NULL) goto __LL9324;
    __tmp9323 = PyTuple_GET_ITEM(cpy_r_r81, 1);
    if (__tmp9323 == NULL) goto __LL9324;
    __tmp9323 = PyTuple_GET_ITEM(cpy_r_r81, 2);
    if (__tmp9323 == NULL) goto __LL9324;
    __tmp9323 = PyTuple_GET_ITEM(cpy_r_r81, 3);
    if (__tmp9323 == NULL) goto __LL9324;
    __tmp9323 = PyTuple_GET_ITEM(cpy_r_r81, 4);
    if (__tmp9323 == NULL) goto __LL9324;
    __tmp9323 = PyTuple_GET_ITEM(cpy_r_r81, 5);
    if (__tmp9323 == NULL) goto __LL9324;
    __tmp9323 = cpy_r_r81;
__LL9324: ;
    if (unlikely(__tmp9323 == NULL)) {
        CPy_TypeError("tuple[object, object, object, object, object, object]", cpy_r_r81); cpy_r_r82 = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp9325 = PyTuple_GET_ITEM(cpy_r_r81, 0);
        CPy_INCREF(__tmp9325);
        PyObject *__tmp9326;
        __tmp9326 = __tmp9325;
        cpy_r_r82.f0 = __tmp9326;
        PyObject *__tmp9327 = PyTuple_GET_ITEM(cpy_r_r81, 1);
        CPy_INCREF(__tmp9327);
        PyObject *__tmp9328;
        __tmp9328 = __tmp9327;
        cpy_r_r82.f1 = __tmp9328;
        PyObject *__tmp9329 = PyTuple_GET_ITEM(cpy_r_r81, 2);
        CPy_INCREF(__tmp9329);
        PyObject *__tmp9330;
        __tmp9330 = __tmp9329;
        cpy_r_r82.f2 = __tmp9330;
        PyObject *__tmp9331 = PyTuple_GET_ITEM(cpy_r_r81, 3);
        CPy_INCREF(__tmp9331);
        PyObject *__tmp9332;
        __tmp9332 = __tmp9331;
        cpy_r_r82.f3 = __tmp9332;
        PyObject *__tmp9333 = PyTuple_GET_ITEM(cpy_r_r81, 4);
        CPy_INCREF(__tmp9333);
        PyObject *__tmp9334;
        __tmp9334 = __tmp9333;
        cpy_r_r82.f4 = __tmp9334;
        PyObject *__tmp9335 = PyTuple_GET_ITEM(cpy_r_r81, 5);
        CPy_INCREF(__tmp9335);
        PyObject *__tmp9336;
        __tmp9336 = __tmp9335;
        cpy_r_r82.f5 = __tmp9336;
    }
    CPy_DecRef(cpy_r_r81);
    if (unlikely(cpy_r_r82.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 202, CPyStatic_record___globals);
        goto CPyL60;
    }
    cpy_r_r83 = PyTuple_New(6);
    if (unlikely(cpy_r_r83 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9337 = cpy_r_r82.f0;
    PyTuple_SET_ITEM(cpy_r_r83, 0, __tmp9337);
    PyObject *__tmp9338 = cpy_r_r82.f1;
    PyTuple_SET_ITEM(cpy_r_r83, 1, __tmp9338);
    PyObject *__tmp9339 = cpy_r_r82.f2;
    PyTuple_SET_ITEM(cpy_r_r83, 2, __tmp9339);
    PyObject *__tmp9340 = cpy_r_r82.f3;
    PyTuple_SET_ITEM(cpy_r_r83, 3, __tmp9340);
    PyObject *__tmp9341 = cpy_r_r82.f4;
    PyTuple_SET_ITEM(cpy_r_r83, 4, __tmp9341);
    PyObject *__tmp9342 = cpy_r_r82.f5;
    PyTuple_SET_ITEM(cpy_r_r83, 5, __tmp9342);
    cpy_r_r84 = CPy_ExceptionMatches(cpy_r_r83);
    CPy_DecRef(cpy_r_r83);
    if (!cpy_r_r84) goto CPyL58;
    cpy_r_r85 = Py_None;
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    CPy_INCREF(cpy_r_r85);
    return cpy_r_r85;
CPyL58: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL60;
    } else
        goto CPyL86;
CPyL59: ;
    CPy_Unreachable();
CPyL60: ;
    CPy_RestoreExcInfo(cpy_r_r78);
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    cpy_r_r86 = CPy_KeepPropagating();
    if (!cpy_r_r86) goto CPyL63;
    CPy_Unreachable();
CPyL62: ;
    return cpy_r_r26;
CPyL63: ;
    cpy_r_r87 = NULL;
    return cpy_r_r87;
CPyL64: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL54;
CPyL65: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL14;
CPyL66: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL54;
CPyL67: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL54;
CPyL68: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL54;
CPyL69: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL54;
CPyL70: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL54;
CPyL71: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL54;
CPyL72: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r26);
    goto CPyL54;
CPyL73: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL54;
CPyL74: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r33);
    goto CPyL54;
CPyL75: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r38);
    goto CPyL54;
CPyL76: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r39);
    goto CPyL54;
CPyL77: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL31;
CPyL78: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r39);
    goto CPyL62;
CPyL79: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL36;
CPyL80: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL53;
CPyL81: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r60);
    goto CPyL54;
CPyL82: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL54;
CPyL83: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r60);
    goto CPyL52;
CPyL84: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r72);
    goto CPyL54;
CPyL85: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r39);
    goto CPyL52;
CPyL86: ;
    CPy_DecRef(cpy_r_r78.f0);
    CPy_DecRef(cpy_r_r78.f1);
    CPy_DecRef(cpy_r_r78.f2);
    goto CPyL59;
}
        
        PyObject *CPyPy_record____alike(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"record", "game", "settings", 0};
            static CPyArg_Parser parser = {"OOO:_alike", kwlist, 0};
            PyObject *obj_record;
            PyObject *obj_game;
            PyObject *obj_settings;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_record, &obj_game, &obj_settings)) {
                return NULL;
            }
            PyObject * arg_record;
            if (likely(PyTuple_Check(obj_record)))
                arg_record = obj_record;
            else {
                CPy_TypeError("tuple", obj_record); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *arg_settings = obj_settings;
            PyObject *retval = CPyDef_record____alike(arg_record, arg_game, arg_settings);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/record.py", "_alike", 188, CPyStatic_record___globals);
            return NULL;
        }
        
char CPyDef_record_____top_level__(void) {
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
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    tuple_T6OOOOOO cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
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
    int32_t cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    int32_t cpy_r_r169;
    char cpy_r_r170;
    char cpy_r_r171;
    void *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    void *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject **cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    int32_t cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    int32_t cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    int32_t cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    int32_t cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    int32_t cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    int32_t cpy_r_r229;
    char cpy_r_r230;
    PyObject **cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    void *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    void *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject **cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    int32_t cpy_r_r276;
    char cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    int32_t cpy_r_r280;
    char cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    int32_t cpy_r_r284;
    char cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    int32_t cpy_r_r290;
    char cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    int32_t cpy_r_r294;
    char cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    int32_t cpy_r_r298;
    char cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    int32_t cpy_r_r302;
    char cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    int32_t cpy_r_r308;
    char cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    int32_t cpy_r_r314;
    char cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject **cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    int32_t cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    int32_t cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    int32_t cpy_r_r332;
    char cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    int32_t cpy_r_r336;
    char cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    int32_t cpy_r_r340;
    char cpy_r_r341;
    PyObject **cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    int32_t cpy_r_r347;
    char cpy_r_r348;
    PyObject *cpy_r_r349;
    void *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    char cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    void *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    char cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    PyObject *cpy_r_r373;
    char cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject **cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    int32_t cpy_r_r387;
    char cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    int32_t cpy_r_r391;
    char cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    int32_t cpy_r_r395;
    char cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    int32_t cpy_r_r399;
    char cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    int32_t cpy_r_r403;
    char cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    int32_t cpy_r_r407;
    char cpy_r_r408;
    PyObject **cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    int32_t cpy_r_r414;
    char cpy_r_r415;
    PyObject *cpy_r_r416;
    char cpy_r_r417;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 1, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 1, CPyStatic_record___globals);
        goto CPyL164;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_record___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 9, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5160]; /* ('Mapping', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_record___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 11, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5721]; /* ('Any', 'NamedTuple') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_record___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 12, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r22 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 14, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r30 = CPyExec_serai___kernel___decision;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 14, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 14, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 14, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[4986]; /* ('Option',) */
    cpy_r_r41 = CPyStatic_record___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 14, CPyStatic_record___globals);
        goto CPyL164;
    } else
        goto CPyL165;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r44 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 15, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___kernel___game;
    cpy_r_r52 = CPyExec_serai___kernel___game;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 15, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 15, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 15, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5722]; /* ('CONFIRM', 'UNDO', 'Game') */
    cpy_r_r63 = CPyStatic_record___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 15, CPyStatic_record___globals);
        goto CPyL164;
    } else
        goto CPyL166;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r66 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 16, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___kernel___match;
    cpy_r_r74 = CPyExec_serai___kernel___match;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 16, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 16, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 16, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5723]; /* ('Earlier', 'Entry', 'Match', 'MatchError', 'Redeal', 'checked_settings') */
    cpy_r_r85 = CPyStatic_record___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 16, CPyStatic_record___globals);
        goto CPyL164;
    } else
        goto CPyL167;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r88 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 17, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___kernel___state;
    cpy_r_r96 = CPyExec_serai___kernel___state;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 17, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 17, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 17, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5724]; /* ('OlderDump', 'Plain') */
    cpy_r_r107 = CPyStatic_record___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 17, CPyStatic_record___globals);
        goto CPyL164;
    } else
        goto CPyL168;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r110 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 18, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___kernel___table;
    cpy_r_r118 = CPyExec_serai___kernel___table;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 18, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 18, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 18, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r129 = CPyStatic_record___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 18, CPyStatic_record___globals);
        goto CPyL164;
    } else
        goto CPyL169;
CPyL47: ;
    cpy_r_r131 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r132 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r133 = CPyObject_GetAttr(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 21, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r134 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r135 = CPyStatics[4589]; /* 'TypeError' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 21, CPyStatic_record___globals);
        goto CPyL170;
    }
    cpy_r_r137 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r138 = CPyStatics[162]; /* 'KeyError' */
    cpy_r_r139 = CPyObject_GetAttr(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 21, CPyStatic_record___globals);
        goto CPyL171;
    }
    cpy_r_r140 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r141 = CPyStatics[4792]; /* 'IndexError' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 21, CPyStatic_record___globals);
        goto CPyL172;
    }
    cpy_r_r143 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r144 = CPyStatics[4793]; /* 'AttributeError' */
    cpy_r_r145 = CPyObject_GetAttr(cpy_r_r143, cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 21, CPyStatic_record___globals);
        goto CPyL173;
    }
    cpy_r_r146 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r147 = CPyStatics[3744]; /* 'AssertionError' */
    cpy_r_r148 = CPyObject_GetAttr(cpy_r_r146, cpy_r_r147);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 21, CPyStatic_record___globals);
        goto CPyL174;
    }
    cpy_r_r149.f0 = cpy_r_r133;
    cpy_r_r149.f1 = cpy_r_r136;
    cpy_r_r149.f2 = cpy_r_r139;
    cpy_r_r149.f3 = cpy_r_r142;
    cpy_r_r149.f4 = cpy_r_r145;
    cpy_r_r149.f5 = cpy_r_r148;
    cpy_r_r150 = CPyStatic_record___globals;
    cpy_r_r151 = CPyStatics[4786]; /* 'BROKEN' */
    cpy_r_r152 = PyTuple_New(6);
    if (unlikely(cpy_r_r152 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9343 = cpy_r_r149.f0;
    PyTuple_SET_ITEM(cpy_r_r152, 0, __tmp9343);
    PyObject *__tmp9344 = cpy_r_r149.f1;
    PyTuple_SET_ITEM(cpy_r_r152, 1, __tmp9344);
    PyObject *__tmp9345 = cpy_r_r149.f2;
    PyTuple_SET_ITEM(cpy_r_r152, 2, __tmp9345);
    PyObject *__tmp9346 = cpy_r_r149.f3;
    PyTuple_SET_ITEM(cpy_r_r152, 3, __tmp9346);
    PyObject *__tmp9347 = cpy_r_r149.f4;
    PyTuple_SET_ITEM(cpy_r_r152, 4, __tmp9347);
    PyObject *__tmp9348 = cpy_r_r149.f5;
    PyTuple_SET_ITEM(cpy_r_r152, 5, __tmp9348);
    cpy_r_r153 = CPyDict_SetItem(cpy_r_r150, cpy_r_r151, cpy_r_r152);
    CPy_DECREF(cpy_r_r152);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 21, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r155 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r156 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r157 = CPyObject_GetAttr(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 29, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r158 = PyTuple_Pack(1, cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 29, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r159 = CPyStatics[4794]; /* 'serai.kernel.record' */
    cpy_r_r160 = (PyObject *)CPyType_record___RecordError_template;
    cpy_r_r161 = CPyType_FromTemplate(cpy_r_r160, cpy_r_r158, cpy_r_r159);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 29, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r162 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r163 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r164 = PyTuple_Pack(1, cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 29, CPyStatic_record___globals);
        goto CPyL175;
    }
    cpy_r_r165 = PyObject_SetAttr(cpy_r_r161, cpy_r_r162, cpy_r_r164);
    CPy_DECREF(cpy_r_r164);
    cpy_r_r166 = cpy_r_r165 >= 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 29, CPyStatic_record___globals);
        goto CPyL175;
    }
    CPyType_record___RecordError = (PyTypeObject *)cpy_r_r161;
    CPy_INCREF(CPyType_record___RecordError);
    cpy_r_r167 = CPyStatic_record___globals;
    cpy_r_r168 = CPyStatics[4795]; /* 'RecordError' */
    cpy_r_r169 = PyDict_SetItem(cpy_r_r167, cpy_r_r168, cpy_r_r161);
    cpy_r_r170 = cpy_r_r169 >= 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 29, CPyStatic_record___globals);
        goto CPyL175;
    }
    cpy_r_r171 = CPy_InitSubclass(cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 29, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r172 = (void *)&CPyModule_typing;
    cpy_r_r173 = CPyStatics[47]; /* 'typing' */
    cpy_r_r174 = CPyImport_GetModuleCacheForImport(cpy_r_r172, cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r175 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r176 = cpy_r_r174 != cpy_r_r175;
    if (cpy_r_r176) goto CPyL65;
    cpy_r_r177 = PyImport_Import(cpy_r_r173);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL164;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r172, cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
CPyL65: ;
    cpy_r_r178 = PyImport_GetModuleDict();
    cpy_r_r179 = CPyStatics[47]; /* 'typing' */
    cpy_r_r180 = CPyDict_GetItem(cpy_r_r178, cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r181 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r182 = CPyObject_GetAttr(cpy_r_r180, cpy_r_r181);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r183 = PyTuple_Pack(1, cpy_r_r182);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r184 = (void *)&CPyModule_typing;
    cpy_r_r185 = CPyStatics[47]; /* 'typing' */
    cpy_r_r186 = CPyImport_GetModuleCacheForImport(cpy_r_r184, cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL176;
    }
    cpy_r_r187 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r188 = cpy_r_r186 != cpy_r_r187;
    if (cpy_r_r188) goto CPyL72;
    cpy_r_r189 = PyImport_Import(cpy_r_r185);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL176;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r184, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
CPyL72: ;
    cpy_r_r190 = PyImport_GetModuleDict();
    cpy_r_r191 = CPyStatics[47]; /* 'typing' */
    cpy_r_r192 = CPyDict_GetItem(cpy_r_r190, cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL176;
    }
    cpy_r_r193 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r194 = CPyObject_GetAttr(cpy_r_r192, cpy_r_r193);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL176;
    }
    cpy_r_r195 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r196 = PyObject_HasAttr(cpy_r_r194, cpy_r_r195);
    if (!cpy_r_r196) goto CPyL79;
    cpy_r_r197 = CPyStatics[4796]; /* 'KeptTurn' */
    cpy_r_r198 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r199 = CPyObject_GetAttr(cpy_r_r194, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL177;
    }
    PyObject *cpy_r_r200[2] = {cpy_r_r197, cpy_r_r183};
    cpy_r_r201 = (PyObject **)&cpy_r_r200;
    cpy_r_r202 = PyObject_Vectorcall(cpy_r_r199, cpy_r_r201, 2, 0);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL177;
    }
    if (likely(PyDict_Check(cpy_r_r202)))
        cpy_r_r203 = cpy_r_r202;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals, "dict", cpy_r_r202);
        goto CPyL177;
    }
    cpy_r_r204 = cpy_r_r203;
    goto CPyL81;
CPyL79: ;
    cpy_r_r205 = PyDict_New();
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL177;
    }
    cpy_r_r204 = cpy_r_r205;
CPyL81: ;
    cpy_r_r206 = PyDict_New();
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL178;
    }
    cpy_r_r207 = (PyObject *)&PyLong_Type;
    cpy_r_r208 = CPyStatics[76]; /* 'position' */
    cpy_r_r209 = PyDict_SetItem(cpy_r_r206, cpy_r_r208, cpy_r_r207);
    cpy_r_r210 = cpy_r_r209 >= 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 36, CPyStatic_record___globals);
        goto CPyL179;
    }
    cpy_r_r211 = (PyObject *)&PyType_Type;
    cpy_r_r212 = CPyStatics[4737]; /* 'table' */
    cpy_r_r213 = PyDict_SetItem(cpy_r_r206, cpy_r_r212, cpy_r_r211);
    cpy_r_r214 = cpy_r_r213 >= 0;
    if (unlikely(!cpy_r_r214)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 37, CPyStatic_record___globals);
        goto CPyL179;
    }
    cpy_r_r215 = (PyObject *)&PyLong_Type;
    cpy_r_r216 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r217 = PyDict_SetItem(cpy_r_r206, cpy_r_r216, cpy_r_r215);
    cpy_r_r218 = cpy_r_r217 >= 0;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 38, CPyStatic_record___globals);
        goto CPyL179;
    }
    cpy_r_r219 = CPyStatics[4796]; /* 'KeptTurn' */
    cpy_r_r220 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r221 = CPyDict_SetItem(cpy_r_r204, cpy_r_r220, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r222 = cpy_r_r221 >= 0;
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL178;
    }
    cpy_r_r223 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r224 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r225 = CPyDict_SetItem(cpy_r_r204, cpy_r_r224, cpy_r_r223);
    cpy_r_r226 = cpy_r_r225 >= 0;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL178;
    }
    cpy_r_r227 = CPyStatics[4794]; /* 'serai.kernel.record' */
    cpy_r_r228 = CPyStatics[70]; /* '__module__' */
    cpy_r_r229 = CPyDict_SetItem(cpy_r_r204, cpy_r_r228, cpy_r_r227);
    cpy_r_r230 = cpy_r_r229 >= 0;
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL178;
    }
    PyObject *cpy_r_r231[3] = {cpy_r_r219, cpy_r_r183, cpy_r_r204};
    cpy_r_r232 = (PyObject **)&cpy_r_r231;
    cpy_r_r233 = PyObject_Vectorcall(cpy_r_r194, cpy_r_r232, 3, 0);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL180;
    }
    CPy_DECREF(cpy_r_r183);
    CPy_DECREF(cpy_r_r204);
    CPyType_record___KeptTurn = (PyTypeObject *)cpy_r_r233;
    CPy_INCREF(CPyType_record___KeptTurn);
    cpy_r_r234 = CPyStatic_record___globals;
    cpy_r_r235 = CPyStatics[4796]; /* 'KeptTurn' */
    cpy_r_r236 = PyDict_SetItem(cpy_r_r234, cpy_r_r235, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 33, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r238 = (PyObject *)CPyType_record___KeptTurn;
    cpy_r_r239 = (void *)&CPyModule_typing;
    cpy_r_r240 = CPyStatics[47]; /* 'typing' */
    cpy_r_r241 = CPyImport_GetModuleCacheForImport(cpy_r_r239, cpy_r_r240);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r242 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r243 = cpy_r_r241 != cpy_r_r242;
    if (cpy_r_r243) goto CPyL94;
    cpy_r_r244 = PyImport_Import(cpy_r_r240);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL164;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r239, cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
CPyL94: ;
    cpy_r_r245 = PyImport_GetModuleDict();
    cpy_r_r246 = CPyStatics[47]; /* 'typing' */
    cpy_r_r247 = CPyDict_GetItem(cpy_r_r245, cpy_r_r246);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r248 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r249 = CPyObject_GetAttr(cpy_r_r247, cpy_r_r248);
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r250 = PyTuple_Pack(1, cpy_r_r249);
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r251 = (void *)&CPyModule_typing;
    cpy_r_r252 = CPyStatics[47]; /* 'typing' */
    cpy_r_r253 = CPyImport_GetModuleCacheForImport(cpy_r_r251, cpy_r_r252);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL181;
    }
    cpy_r_r254 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r255 = cpy_r_r253 != cpy_r_r254;
    if (cpy_r_r255) goto CPyL101;
    cpy_r_r256 = PyImport_Import(cpy_r_r252);
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL181;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r251, cpy_r_r256);
    CPy_DECREF(cpy_r_r256);
CPyL101: ;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[47]; /* 'typing' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL181;
    }
    cpy_r_r260 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r261 = CPyObject_GetAttr(cpy_r_r259, cpy_r_r260);
    CPy_DECREF(cpy_r_r259);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL181;
    }
    cpy_r_r262 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r263 = PyObject_HasAttr(cpy_r_r261, cpy_r_r262);
    if (!cpy_r_r263) goto CPyL108;
    cpy_r_r264 = CPyStatics[4797]; /* 'Record' */
    cpy_r_r265 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r266 = CPyObject_GetAttr(cpy_r_r261, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL182;
    }
    PyObject *cpy_r_r267[2] = {cpy_r_r264, cpy_r_r250};
    cpy_r_r268 = (PyObject **)&cpy_r_r267;
    cpy_r_r269 = PyObject_Vectorcall(cpy_r_r266, cpy_r_r268, 2, 0);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL182;
    }
    if (likely(PyDict_Check(cpy_r_r269)))
        cpy_r_r270 = cpy_r_r269;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals, "dict", cpy_r_r269);
        goto CPyL182;
    }
    cpy_r_r271 = cpy_r_r270;
    goto CPyL110;
CPyL108: ;
    cpy_r_r272 = PyDict_New();
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL182;
    }
    cpy_r_r271 = cpy_r_r272;
CPyL110: ;
    cpy_r_r273 = PyDict_New();
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL183;
    }
    cpy_r_r274 = (PyObject *)&PyLong_Type;
    cpy_r_r275 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r276 = PyDict_SetItem(cpy_r_r273, cpy_r_r275, cpy_r_r274);
    cpy_r_r277 = cpy_r_r276 >= 0;
    if (unlikely(!cpy_r_r277)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 44, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r278 = (PyObject *)&PyUnicode_Type;
    cpy_r_r279 = CPyStatics[694]; /* 'content' */
    cpy_r_r280 = PyDict_SetItem(cpy_r_r273, cpy_r_r279, cpy_r_r278);
    cpy_r_r281 = cpy_r_r280 >= 0;
    if (unlikely(!cpy_r_r281)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 45, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r282 = (PyObject *)&PyLong_Type;
    cpy_r_r283 = CPyStatics[317]; /* 'players' */
    cpy_r_r284 = PyDict_SetItem(cpy_r_r273, cpy_r_r283, cpy_r_r282);
    cpy_r_r285 = cpy_r_r284 >= 0;
    if (unlikely(!cpy_r_r285)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 46, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r286 = CPyStatic_record___globals;
    cpy_r_r287 = CPyStatics[91]; /* 'Mapping' */
    cpy_r_r288 = CPyDict_GetItem(cpy_r_r286, cpy_r_r287);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 47, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r289 = CPyStatics[325]; /* 'settings' */
    cpy_r_r290 = PyDict_SetItem(cpy_r_r273, cpy_r_r289, cpy_r_r288);
    CPy_DECREF(cpy_r_r288);
    cpy_r_r291 = cpy_r_r290 >= 0;
    if (unlikely(!cpy_r_r291)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 47, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r292 = (PyObject *)&PyUnicode_Type;
    cpy_r_r293 = CPyStatics[4678]; /* 'seed' */
    cpy_r_r294 = PyDict_SetItem(cpy_r_r273, cpy_r_r293, cpy_r_r292);
    cpy_r_r295 = cpy_r_r294 >= 0;
    if (unlikely(!cpy_r_r295)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 48, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r296 = (PyObject *)&PyType_Type;
    cpy_r_r297 = CPyStatics[4752]; /* 'given' */
    cpy_r_r298 = PyDict_SetItem(cpy_r_r273, cpy_r_r297, cpy_r_r296);
    cpy_r_r299 = cpy_r_r298 >= 0;
    if (unlikely(!cpy_r_r299)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 49, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r300 = (PyObject *)&PyTuple_Type;
    cpy_r_r301 = CPyStatics[4753]; /* 'earlier' */
    cpy_r_r302 = PyDict_SetItem(cpy_r_r273, cpy_r_r301, cpy_r_r300);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 50, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r304 = CPyStatic_record___globals;
    cpy_r_r305 = CPyStatics[43]; /* 'Sequence' */
    cpy_r_r306 = CPyDict_GetItem(cpy_r_r304, cpy_r_r305);
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 51, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r307 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r308 = PyDict_SetItem(cpy_r_r273, cpy_r_r307, cpy_r_r306);
    CPy_DECREF(cpy_r_r306);
    cpy_r_r309 = cpy_r_r308 >= 0;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 51, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r310 = CPyStatic_record___globals;
    cpy_r_r311 = CPyStatics[43]; /* 'Sequence' */
    cpy_r_r312 = CPyDict_GetItem(cpy_r_r310, cpy_r_r311);
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 52, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r313 = CPyStatics[1424]; /* 'kept' */
    cpy_r_r314 = PyDict_SetItem(cpy_r_r273, cpy_r_r313, cpy_r_r312);
    CPy_DECREF(cpy_r_r312);
    cpy_r_r315 = cpy_r_r314 >= 0;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 52, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r316 = CPyDef_record___origin_Record_obj();
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 55, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r317 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r318 = CPyStatics[1937]; /* 'property' */
    cpy_r_r319 = CPyObject_GetAttr(cpy_r_r317, cpy_r_r318);
    if (unlikely(cpy_r_r319 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 55, CPyStatic_record___globals);
        goto CPyL185;
    }
    PyObject *cpy_r_r320[1] = {cpy_r_r316};
    cpy_r_r321 = (PyObject **)&cpy_r_r320;
    cpy_r_r322 = PyObject_Vectorcall(cpy_r_r319, cpy_r_r321, 1, 0);
    CPy_DECREF(cpy_r_r319);
    if (unlikely(cpy_r_r322 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 55, CPyStatic_record___globals);
        goto CPyL185;
    }
    CPy_DECREF(cpy_r_r316);
    cpy_r_r323 = CPyStatics[250]; /* 'origin' */
    cpy_r_r324 = CPyDict_SetItem(cpy_r_r271, cpy_r_r323, cpy_r_r322);
    CPy_DECREF(cpy_r_r322);
    cpy_r_r325 = cpy_r_r324 >= 0;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 55, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r326 = CPyDef_record___is_of_Record_obj();
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 59, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r327 = CPyStatics[4798]; /* 'is_of' */
    cpy_r_r328 = CPyDict_SetItem(cpy_r_r271, cpy_r_r327, cpy_r_r326);
    CPy_DECREF(cpy_r_r326);
    cpy_r_r329 = cpy_r_r328 >= 0;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 59, CPyStatic_record___globals);
        goto CPyL184;
    }
    cpy_r_r330 = CPyStatics[4797]; /* 'Record' */
    cpy_r_r331 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r332 = CPyDict_SetItem(cpy_r_r271, cpy_r_r331, cpy_r_r273);
    CPy_DECREF(cpy_r_r273);
    cpy_r_r333 = cpy_r_r332 >= 0;
    if (unlikely(!cpy_r_r333)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL183;
    }
    cpy_r_r334 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r335 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r336 = CPyDict_SetItem(cpy_r_r271, cpy_r_r335, cpy_r_r334);
    cpy_r_r337 = cpy_r_r336 >= 0;
    if (unlikely(!cpy_r_r337)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL183;
    }
    cpy_r_r338 = CPyStatics[4794]; /* 'serai.kernel.record' */
    cpy_r_r339 = CPyStatics[70]; /* '__module__' */
    cpy_r_r340 = CPyDict_SetItem(cpy_r_r271, cpy_r_r339, cpy_r_r338);
    cpy_r_r341 = cpy_r_r340 >= 0;
    if (unlikely(!cpy_r_r341)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL183;
    }
    PyObject *cpy_r_r342[3] = {cpy_r_r330, cpy_r_r250, cpy_r_r271};
    cpy_r_r343 = (PyObject **)&cpy_r_r342;
    cpy_r_r344 = PyObject_Vectorcall(cpy_r_r261, cpy_r_r343, 3, 0);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r344 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL186;
    }
    CPy_DECREF(cpy_r_r250);
    CPy_DECREF(cpy_r_r271);
    CPyType_record___Record = (PyTypeObject *)cpy_r_r344;
    CPy_INCREF(CPyType_record___Record);
    cpy_r_r345 = CPyStatic_record___globals;
    cpy_r_r346 = CPyStatics[4797]; /* 'Record' */
    cpy_r_r347 = PyDict_SetItem(cpy_r_r345, cpy_r_r346, cpy_r_r344);
    CPy_DECREF(cpy_r_r344);
    cpy_r_r348 = cpy_r_r347 >= 0;
    if (unlikely(!cpy_r_r348)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 41, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r349 = (PyObject *)CPyType_record___Record;
    cpy_r_r350 = (void *)&CPyModule_typing;
    cpy_r_r351 = CPyStatics[47]; /* 'typing' */
    cpy_r_r352 = CPyImport_GetModuleCacheForImport(cpy_r_r350, cpy_r_r351);
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r353 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r354 = cpy_r_r352 != cpy_r_r353;
    if (cpy_r_r354) goto CPyL138;
    cpy_r_r355 = PyImport_Import(cpy_r_r351);
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL164;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r350, cpy_r_r355);
    CPy_DECREF(cpy_r_r355);
CPyL138: ;
    cpy_r_r356 = PyImport_GetModuleDict();
    cpy_r_r357 = CPyStatics[47]; /* 'typing' */
    cpy_r_r358 = CPyDict_GetItem(cpy_r_r356, cpy_r_r357);
    if (unlikely(cpy_r_r358 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r359 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r360 = CPyObject_GetAttr(cpy_r_r358, cpy_r_r359);
    CPy_DECREF(cpy_r_r358);
    if (unlikely(cpy_r_r360 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r361 = PyTuple_Pack(1, cpy_r_r360);
    CPy_DECREF(cpy_r_r360);
    if (unlikely(cpy_r_r361 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r362 = (void *)&CPyModule_typing;
    cpy_r_r363 = CPyStatics[47]; /* 'typing' */
    cpy_r_r364 = CPyImport_GetModuleCacheForImport(cpy_r_r362, cpy_r_r363);
    if (unlikely(cpy_r_r364 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL187;
    }
    cpy_r_r365 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r366 = cpy_r_r364 != cpy_r_r365;
    if (cpy_r_r366) goto CPyL145;
    cpy_r_r367 = PyImport_Import(cpy_r_r363);
    if (unlikely(cpy_r_r367 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL187;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r362, cpy_r_r367);
    CPy_DECREF(cpy_r_r367);
CPyL145: ;
    cpy_r_r368 = PyImport_GetModuleDict();
    cpy_r_r369 = CPyStatics[47]; /* 'typing' */
    cpy_r_r370 = CPyDict_GetItem(cpy_r_r368, cpy_r_r369);
    if (unlikely(cpy_r_r370 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL187;
    }
    cpy_r_r371 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r372 = CPyObject_GetAttr(cpy_r_r370, cpy_r_r371);
    CPy_DECREF(cpy_r_r370);
    if (unlikely(cpy_r_r372 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL187;
    }
    cpy_r_r373 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r374 = PyObject_HasAttr(cpy_r_r372, cpy_r_r373);
    if (!cpy_r_r374) goto CPyL152;
    cpy_r_r375 = CPyStatics[4785]; /* 'CarriedOver' */
    cpy_r_r376 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r377 = CPyObject_GetAttr(cpy_r_r372, cpy_r_r376);
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL188;
    }
    PyObject *cpy_r_r378[2] = {cpy_r_r375, cpy_r_r361};
    cpy_r_r379 = (PyObject **)&cpy_r_r378;
    cpy_r_r380 = PyObject_Vectorcall(cpy_r_r377, cpy_r_r379, 2, 0);
    CPy_DECREF(cpy_r_r377);
    if (unlikely(cpy_r_r380 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL188;
    }
    if (likely(PyDict_Check(cpy_r_r380)))
        cpy_r_r381 = cpy_r_r380;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals, "dict", cpy_r_r380);
        goto CPyL188;
    }
    cpy_r_r382 = cpy_r_r381;
    goto CPyL154;
CPyL152: ;
    cpy_r_r383 = PyDict_New();
    if (unlikely(cpy_r_r383 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL188;
    }
    cpy_r_r382 = cpy_r_r383;
CPyL154: ;
    cpy_r_r384 = PyDict_New();
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL189;
    }
    cpy_r_r385 = (PyObject *)CPyType_match___Match;
    cpy_r_r386 = CPyStatics[228]; /* 'match' */
    cpy_r_r387 = PyDict_SetItem(cpy_r_r384, cpy_r_r386, cpy_r_r385);
    cpy_r_r388 = cpy_r_r387 >= 0;
    if (unlikely(!cpy_r_r388)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 67, CPyStatic_record___globals);
        goto CPyL190;
    }
    cpy_r_r389 = (PyObject *)&PyLong_Type;
    cpy_r_r390 = CPyStatics[4799]; /* 'since' */
    cpy_r_r391 = PyDict_SetItem(cpy_r_r384, cpy_r_r390, cpy_r_r389);
    cpy_r_r392 = cpy_r_r391 >= 0;
    if (unlikely(!cpy_r_r392)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 68, CPyStatic_record___globals);
        goto CPyL190;
    }
    cpy_r_r393 = (PyObject *)&PyLong_Type;
    cpy_r_r394 = CPyStatics[4788]; /* 'dropped' */
    cpy_r_r395 = PyDict_SetItem(cpy_r_r384, cpy_r_r394, cpy_r_r393);
    cpy_r_r396 = cpy_r_r395 >= 0;
    if (unlikely(!cpy_r_r396)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 69, CPyStatic_record___globals);
        goto CPyL190;
    }
    cpy_r_r397 = CPyStatics[4785]; /* 'CarriedOver' */
    cpy_r_r398 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r399 = CPyDict_SetItem(cpy_r_r382, cpy_r_r398, cpy_r_r384);
    CPy_DECREF(cpy_r_r384);
    cpy_r_r400 = cpy_r_r399 >= 0;
    if (unlikely(!cpy_r_r400)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL189;
    }
    cpy_r_r401 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r402 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r403 = CPyDict_SetItem(cpy_r_r382, cpy_r_r402, cpy_r_r401);
    cpy_r_r404 = cpy_r_r403 >= 0;
    if (unlikely(!cpy_r_r404)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL189;
    }
    cpy_r_r405 = CPyStatics[4794]; /* 'serai.kernel.record' */
    cpy_r_r406 = CPyStatics[70]; /* '__module__' */
    cpy_r_r407 = CPyDict_SetItem(cpy_r_r382, cpy_r_r406, cpy_r_r405);
    cpy_r_r408 = cpy_r_r407 >= 0;
    if (unlikely(!cpy_r_r408)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL189;
    }
    PyObject *cpy_r_r409[3] = {cpy_r_r397, cpy_r_r361, cpy_r_r382};
    cpy_r_r410 = (PyObject **)&cpy_r_r409;
    cpy_r_r411 = PyObject_Vectorcall(cpy_r_r372, cpy_r_r410, 3, 0);
    CPy_DECREF(cpy_r_r372);
    if (unlikely(cpy_r_r411 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL191;
    }
    CPy_DECREF(cpy_r_r361);
    CPy_DECREF(cpy_r_r382);
    CPyType_record___CarriedOver = (PyTypeObject *)cpy_r_r411;
    CPy_INCREF(CPyType_record___CarriedOver);
    cpy_r_r412 = CPyStatic_record___globals;
    cpy_r_r413 = CPyStatics[4785]; /* 'CarriedOver' */
    cpy_r_r414 = PyDict_SetItem(cpy_r_r412, cpy_r_r413, cpy_r_r411);
    CPy_DECREF(cpy_r_r411);
    cpy_r_r415 = cpy_r_r414 >= 0;
    if (unlikely(!cpy_r_r415)) {
        CPy_AddTraceback("src/serai/kernel/record.py", "<module>", 64, CPyStatic_record___globals);
        goto CPyL164;
    }
    cpy_r_r416 = (PyObject *)CPyType_record___CarriedOver;
    return 1;
CPyL164: ;
    cpy_r_r417 = 2;
    return cpy_r_r417;
CPyL165: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL166: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL167: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL168: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL169: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL170: ;
    CPy_DecRef(cpy_r_r133);
    goto CPyL164;
CPyL171: ;
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r136);
    goto CPyL164;
CPyL172: ;
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r139);
    goto CPyL164;
CPyL173: ;
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r142);
    goto CPyL164;
CPyL174: ;
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r145);
    goto CPyL164;
CPyL175: ;
    CPy_DecRef(cpy_r_r161);
    goto CPyL164;
CPyL176: ;
    CPy_DecRef(cpy_r_r183);
    goto CPyL164;
CPyL177: ;
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r194);
    goto CPyL164;
CPyL178: ;
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r204);
    goto CPyL164;
CPyL179: ;
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r204);
    CPy_DecRef(cpy_r_r206);
    goto CPyL164;
CPyL180: ;
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r204);
    goto CPyL164;
CPyL181: ;
    CPy_DecRef(cpy_r_r250);
    goto CPyL164;
CPyL182: ;
    CPy_DecRef(cpy_r_r250);
    CPy_DecRef(cpy_r_r261);
    goto CPyL164;
CPyL183: ;
    CPy_DecRef(cpy_r_r250);
    CPy_DecRef(cpy_r_r261);
    CPy_DecRef(cpy_r_r271);
    goto CPyL164;
CPyL184: ;
    CPy_DecRef(cpy_r_r250);
    CPy_DecRef(cpy_r_r261);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r273);
    goto CPyL164;
CPyL185: ;
    CPy_DecRef(cpy_r_r250);
    CPy_DecRef(cpy_r_r261);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r316);
    goto CPyL164;
CPyL186: ;
    CPy_DecRef(cpy_r_r250);
    CPy_DecRef(cpy_r_r271);
    goto CPyL164;
CPyL187: ;
    CPy_DecRef(cpy_r_r361);
    goto CPyL164;
CPyL188: ;
    CPy_DecRef(cpy_r_r361);
    CPy_DecRef(cpy_r_r372);
    goto CPyL164;
CPyL189: ;
    CPy_DecRef(cpy_r_r361);
    CPy_DecRef(cpy_r_r372);
    CPy_DecRef(cpy_r_r382);
    goto CPyL164;
CPyL190: ;
    CPy_DecRef(cpy_r_r361);
    CPy_DecRef(cpy_r_r372);
    CPy_DecRef(cpy_r_r382);
    CPy_DecRef(cpy_r_r384);
    goto CPyL164;
CPyL191: ;
    CPy_DecRef(cpy_r_r361);
    CPy_DecRef(cpy_r_r382);
    goto CPyL164;
}

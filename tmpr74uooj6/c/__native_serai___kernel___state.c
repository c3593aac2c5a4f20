#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef state___OlderDump_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyDictObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyDictObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
state___OlderDump_traverse(serai___kernel___state___OlderDumpObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_state___OlderDump->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyDictObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyDictObject))));
    return rv;
}

static int32_t CPyDef_state___OlderDump_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___state___OlderDumpObject *self = (serai___kernel___state___OlderDumpObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyDictObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyDictObject))));
    return 0;
}

static int32_t CPyDef_state___OlderDump_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_state___OlderDump_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_state___OlderDump->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_state___OlderDump_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___state___OlderDumpObject *self = (serai___kernel___state___OlderDumpObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyDictObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyDictObject))));
    return 0;
}

static int32_t CPyDef_state___OlderDump_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_state___OlderDump_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_state___OlderDump->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
state___OlderDump_dealloc(serai___kernel___state___OlderDumpObject *self)
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
    CPyDef_state___OlderDump_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_state___OlderDump->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_state___OlderDump->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef state___OlderDump_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef state___OlderDump_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_state___OlderDump_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "OlderDump",
    .tp_dealloc = (destructor)state___OlderDump_dealloc,
    .tp_traverse = (traverseproc)state___OlderDump_traverse,
    .tp_clear = (inquiry)CPyDef_state___OlderDump_clear,
    .tp_getset = state___OlderDump_getseters,
    .tp_methods = state___OlderDump_methods,
    .tp_members = state___OlderDump_members,
    .tp_basicsize = sizeof(PyDictObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyDictObject),
    .tp_weaklistoffset = sizeof(PyDictObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("OlderDump()\n--\n\n"),
};
static PyTypeObject *CPyType_state___OlderDump_template = &CPyType_state___OlderDump_template_;


static int
state___State_traverse(serai___kernel___state___StateObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_state___State_clear(PyObject *cpy_r_self)
{
    serai___kernel___state___StateObject *self = (serai___kernel___state___StateObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_state___State_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___state___StateObject *self = (serai___kernel___state___StateObject *)cpy_r_self;
    return 0;
}

static void
state___State_dealloc(serai___kernel___state___StateObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, state___State_dealloc)
    CPyDef_state___State_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_state_____mypyc__State_setup(PyObject *cpy_r_type);
PyObject *CPyDef_state___State(void);

static PyObject *
state___State_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_state___State) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_state_____mypyc__State_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem state___State_vtable[3];
static bool
CPyDef_state___State_trait_vtable_setup(void)
{
    CPyVTableItem state___State_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
    };
    memcpy(state___State_vtable, state___State_vtable_scratch, sizeof(state___State_vtable));
    return 1;
}

static bool
CPyDef_state___State_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef state___State_getseters[] = {
    {NULL}  /* Sentinel */
};

static PyMethodDef state___State_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_state_____mypyc__State_setup, METH_O, NULL},
    {"dump",
     (PyCFunction)CPyPy_state___State___dump,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dump($self)\n--\n\n")},
    {"load",
     (PyCFunction)CPyPy_state___State___load,
     METH_FASTCALL | METH_KEYWORDS | METH_CLASS, PyDoc_STR("load($cls, plain, parts=None)\n--\n\n")},
    {"digest",
     (PyCFunction)CPyPy_state___State___digest,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("digest($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_state___State_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "State",
    .tp_new = state___State_new,
    .tp_dealloc = (destructor)state___State_dealloc,
    .tp_traverse = (traverseproc)state___State_traverse,
    .tp_clear = (inquiry)CPyDef_state___State_clear,
    .tp_getset = state___State_getseters,
    .tp_methods = state___State_methods,
    .tp_basicsize = sizeof(serai___kernel___state___StateObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("State()\n--\n\n"),
};
static PyTypeObject *CPyType_state___State_template = &CPyType_state___State_template_;

PyObject *CPyDef_state_____mypyc__State_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___state___StateObject *self;
    self = (serai___kernel___state___StateObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = state___State_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_state___State(void)
{
    PyObject *self = CPyDef_state_____mypyc__State_setup((PyObject *)CPyType_state___State);
    if (self == NULL)
        return NULL;
    return self;
}


static int
state___Part_traverse(serai___kernel___state___PartObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_state___Part_clear(PyObject *cpy_r_self)
{
    serai___kernel___state___PartObject *self = (serai___kernel___state___PartObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_state___Part_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___state___PartObject *self = (serai___kernel___state___PartObject *)cpy_r_self;
    return 0;
}

static void
state___Part_dealloc(serai___kernel___state___PartObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, state___Part_dealloc)
    CPyDef_state___Part_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_state_____mypyc__Part_setup(PyObject *cpy_r_type);
PyObject *CPyDef_state___Part(void);

static PyObject *
state___Part_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_state___Part) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_state_____mypyc__Part_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem state___Part_vtable[4];
static bool
CPyDef_state___Part_trait_vtable_setup(void)
{
    CPyVTableItem state___Part_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_state___Part___copy,
    };
    memcpy(state___Part_vtable, state___Part_vtable_scratch, sizeof(state___Part_vtable));
    return 1;
}

static bool
CPyDef_state___Part_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef state___Part_getseters[] = {
    {NULL}  /* Sentinel */
};

static PyMethodDef state___Part_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_state_____mypyc__Part_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_state___Part___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_state___Part_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Part",
    .tp_new = state___Part_new,
    .tp_dealloc = (destructor)state___Part_dealloc,
    .tp_traverse = (traverseproc)state___Part_traverse,
    .tp_clear = (inquiry)CPyDef_state___Part_clear,
    .tp_getset = state___Part_getseters,
    .tp_methods = state___Part_methods,
    .tp_basicsize = sizeof(serai___kernel___state___PartObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Part()\n--\n\n"),
};
static PyTypeObject *CPyType_state___Part_template = &CPyType_state___Part_template_;

PyObject *CPyDef_state_____mypyc__Part_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___state___PartObject *self;
    self = (serai___kernel___state___PartObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = state___Part_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_state___Part(void)
{
    PyObject *self = CPyDef_state_____mypyc__Part_setup((PyObject *)CPyType_state___Part);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef statemodule_methods[] = {
    {"_plain", (PyCFunction)CPyPy_state____plain, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_plain(value)\n--\n\n") /* docstring */},
    {"_fitted", (PyCFunction)CPyPy_state____fitted, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_fitted(cls, older)\n--\n\n") /* docstring */},
    {"_older", (PyCFunction)CPyPy_state____older, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_older(plain)\n--\n\n") /* docstring */},
    {"_rebuilt", (PyCFunction)CPyPy_state____rebuilt, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_rebuilt(kind, plain)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___state__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___state__internal, "__name__");
    CPyStatic_state___globals = PyModule_GetDict(CPyModule_serai___kernel___state__internal);
    if (unlikely(CPyStatic_state___globals == NULL))
        goto fail;
    char result = CPyDef_state_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___state__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_state___OlderDump);
    Py_CLEAR(CPyType_state___State);
    Py_CLEAR(CPyType_state___Part);
    return -1;
}
int CPyExec_serai___kernel___state(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___state__impl, &CPyImportState_serai___kernel___state, &CPyModule_serai___kernel___state);
}
static struct PyModuleDef statemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.state",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    statemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___state(void)
{
    if (CPyModule_serai___kernel___state__internal) {
        Py_INCREF(CPyModule_serai___kernel___state__internal);
        return CPyModule_serai___kernel___state__internal;
    }
    CPyModule_serai___kernel___state__internal = PyModule_Create(&statemodule);
    return CPyModule_serai___kernel___state__internal;
}

PyObject *CPyInit_serai___kernel___state(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___state__internal) {
        Py_INCREF(CPyModule_serai___kernel___state__internal);
        return CPyModule_serai___kernel___state__internal;
    }
    CPyModule_serai___kernel___state__internal = PyModule_Create(&statemodule);
    if (unlikely(CPyModule_serai___kernel___state__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.state");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___state__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___state__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___state__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___state(CPyModule_serai___kernel___state__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___state__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.state");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___state__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_state___State___dump(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_name;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    int64_t cpy_r_r45;
    PyObject *cpy_r_r46;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 38, CPyStatic_state___globals);
        goto CPyL30;
    }
    cpy_r_r1 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_self, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 39, CPyStatic_state___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "dump", 39, CPyStatic_state___globals, "tuple", cpy_r_r2);
        goto CPyL31;
    }
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = cpy_r_r6 < cpy_r_r5;
    if (!cpy_r_r7) goto CPyL32;
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_r3, cpy_r_r6);
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "dump", 39, CPyStatic_state___globals, "str", cpy_r_r8);
        goto CPyL33;
    }
    cpy_r_name = cpy_r_r9;
    cpy_r_r10 = CPyObject_GetAttr(cpy_r_self, cpy_r_name);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 40, CPyStatic_state___globals);
        goto CPyL34;
    }
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = cpy_r_r10 != cpy_r_r11;
    if (cpy_r_r12) goto CPyL12;
    cpy_r_r13 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r14 = CPyObject_GetAttr(cpy_r_self, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 41, CPyStatic_state___globals);
        goto CPyL35;
    }
    if (likely(PyDict_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "dump", 41, CPyStatic_state___globals, "dict", cpy_r_r14);
        goto CPyL35;
    }
    cpy_r_r16 = CPyDict_GetWithNone(cpy_r_r15, cpy_r_name);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 41, CPyStatic_state___globals);
        goto CPyL35;
    }
    cpy_r_r17 = (PyObject *)CPyType_state___Part;
    cpy_r_r18 = cpy_r_r16 == cpy_r_r17;
    CPy_DECREF(cpy_r_r16);
    cpy_r_r19 = cpy_r_r18 ^ 1;
    if (!cpy_r_r19) goto CPyL36;
CPyL12: ;
    cpy_r_r20 = CPy_TYPE(cpy_r_r10);
    cpy_r_r21 = (PyObject *)&PyLong_Type;
    cpy_r_r22 = cpy_r_r20 == cpy_r_r21;
    CPy_DECREF(cpy_r_r20);
    if (!cpy_r_r22) goto CPyL15;
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 42, CPyStatic_state___globals);
        goto CPyL34;
    }
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL17;
CPyL15: ;
    cpy_r_r26 = CPyDef_state____plain(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 42, CPyStatic_state___globals);
        goto CPyL34;
    }
    cpy_r_r25 = cpy_r_r26;
CPyL17: ;
    cpy_r_r27 = CPyDict_SetItem(cpy_r_r0, cpy_r_name, cpy_r_r25);
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 42, CPyStatic_state___globals);
        goto CPyL33;
    }
CPyL18: ;
    cpy_r_r29 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r29;
    goto CPyL4;
CPyL19: ;
    cpy_r_r30 = CPyStatics[4467]; /* 'OPTIONAL' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_self, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 43, CPyStatic_state___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "dump", 43, CPyStatic_state___globals, "tuple", cpy_r_r31);
        goto CPyL31;
    }
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = 0;
CPyL22: ;
    cpy_r_r36 = cpy_r_r35 < cpy_r_r34;
    if (!cpy_r_r36) goto CPyL37;
    cpy_r_r37 = CPySequenceTuple_GetItemUnsafe(cpy_r_r32, cpy_r_r35);
    if (likely(PyUnicode_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "dump", 43, CPyStatic_state___globals, "str", cpy_r_r37);
        goto CPyL38;
    }
    cpy_r_name = cpy_r_r38;
    cpy_r_r39 = CPyObject_GetAttr(cpy_r_self, cpy_r_name);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 44, CPyStatic_state___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = PyObject_IsTrue(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 44, CPyStatic_state___globals);
        goto CPyL40;
    }
    cpy_r_r42 = cpy_r_r40;
    if (!cpy_r_r42) goto CPyL41;
    cpy_r_r43 = CPyDict_SetItem(cpy_r_r0, cpy_r_name, cpy_r_r39);
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "dump", 45, CPyStatic_state___globals);
        goto CPyL38;
    }
CPyL28: ;
    cpy_r_r45 = cpy_r_r35 + 1;
    cpy_r_r35 = cpy_r_r45;
    goto CPyL22;
CPyL29: ;
    return cpy_r_r0;
CPyL30: ;
    cpy_r_r46 = NULL;
    return cpy_r_r46;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL30;
CPyL32: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL19;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL30;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_name);
    goto CPyL30;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_name);
    CPy_DecRef(cpy_r_r10);
    goto CPyL30;
CPyL36: ;
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r10);
    goto CPyL18;
CPyL37: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL29;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    goto CPyL30;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_name);
    CPy_DecRef(cpy_r_r32);
    goto CPyL30;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_name);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r39);
    goto CPyL30;
CPyL41: ;
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r39);
    goto CPyL28;
}
        
        PyObject *CPyPy_state___State___dump(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":dump", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_state___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.state.State", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_state___State___dump(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/state.py", "dump", 36, CPyStatic_state___globals);
            return NULL;
        }
        
PyObject *CPyDef_state___State___load(PyObject *cpy_r_cls, PyObject *cpy_r_plain, PyObject *cpy_r_parts) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T4CIOO cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_told;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    int32_t cpy_r_r84;
    char cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_name;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    int64_t cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    int64_t cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    int32_t cpy_r_r116;
    char cpy_r_r117;
    int64_t cpy_r_r118;
    PyObject *cpy_r_r119;
    if (cpy_r_parts != NULL) goto CPyL86;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_parts = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = (PyObject *)CPyType_state___OlderDump;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_plain + offsetof(PyObject, ob_type));
    cpy_r_r3 = *(PyObject * *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 == cpy_r_r1;
    if (!cpy_r_r4) goto CPyL87;
    CPy_INCREF(cpy_r_plain);
    if (likely(PyDict_Check(cpy_r_plain)))
        cpy_r_r5 = cpy_r_plain;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 56, CPyStatic_state___globals, "dict", cpy_r_plain);
        goto CPyL88;
    }
    cpy_r_r6 = CPyDef_state____fitted(cpy_r_cls, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 56, CPyStatic_state___globals);
        goto CPyL88;
    }
    cpy_r_plain = cpy_r_r6;
CPyL6: ;
    cpy_r_r7 = PySet_New(NULL);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 57, CPyStatic_state___globals);
        goto CPyL89;
    }
    cpy_r_r8 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 57, CPyStatic_state___globals);
        goto CPyL90;
    }
    if (likely(PyDict_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 57, CPyStatic_state___globals, "dict", cpy_r_r9);
        goto CPyL90;
    }
    cpy_r_r11 = 0;
    cpy_r_r12 = PyDict_Size(cpy_r_r10);
    cpy_r_r13 = CPyDict_GetItemsIter(cpy_r_r10);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 57, CPyStatic_state___globals);
        goto CPyL91;
    }
CPyL10: ;
    cpy_r_r14 = CPyDict_NextItem(cpy_r_r13, cpy_r_r11);
    cpy_r_r15 = cpy_r_r14.f1;
    cpy_r_r11 = cpy_r_r15;
    cpy_r_r16 = cpy_r_r14.f0;
    if (!cpy_r_r16) goto CPyL92;
    cpy_r_r17 = cpy_r_r14.f2;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = cpy_r_r14.f3;
    CPy_INCREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r14.f2);
    CPy_DECREF(cpy_r_r14.f3);
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r19 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 57, CPyStatic_state___globals, "str", cpy_r_r17);
        goto CPyL93;
    }
    cpy_r_r20 = (PyObject *)CPyType_state___Part;
    cpy_r_r21 = cpy_r_r18 == cpy_r_r20;
    CPy_DECREF(cpy_r_r18);
    if (!cpy_r_r21) goto CPyL94;
    cpy_r_r22 = PySet_Add(cpy_r_r7, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 57, CPyStatic_state___globals);
        goto CPyL95;
    }
CPyL14: ;
    cpy_r_r24 = CPyDict_CheckSize(cpy_r_r10, cpy_r_r12);
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 57, CPyStatic_state___globals);
        goto CPyL95;
    } else
        goto CPyL10;
CPyL15: ;
    cpy_r_r25 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 57, CPyStatic_state___globals);
        goto CPyL90;
    }
    cpy_r_r26 = PyDict_Check(cpy_r_plain);
    if (!cpy_r_r26) goto CPyL24;
    CPy_INCREF(cpy_r_plain);
    if (likely(PyDict_Check(cpy_r_plain)))
        cpy_r_r27 = cpy_r_plain;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 58, CPyStatic_state___globals, "dict", cpy_r_plain);
        goto CPyL96;
    }
    cpy_r_r28 = PySet_New(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 58, CPyStatic_state___globals);
        goto CPyL96;
    }
    cpy_r_r29 = CPyStatics[4467]; /* 'OPTIONAL' */
    cpy_r_r30 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 58, CPyStatic_state___globals);
        goto CPyL97;
    }
    if (likely(PyTuple_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 58, CPyStatic_state___globals, "tuple", cpy_r_r30);
        goto CPyL97;
    }
    cpy_r_r32 = CPyStatics[4878]; /* 'difference' */
    PyObject *cpy_r_r33[2] = {cpy_r_r28, cpy_r_r31};
    cpy_r_r34 = (PyObject **)&cpy_r_r33;
    cpy_r_r35 = PyObject_VectorcallMethod(cpy_r_r32, cpy_r_r34, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 58, CPyStatic_state___globals);
        goto CPyL98;
    }
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r31);
    if (likely(PySet_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 58, CPyStatic_state___globals, "set", cpy_r_r35);
        goto CPyL96;
    }
    cpy_r_r37 = cpy_r_r36;
    goto CPyL26;
CPyL24: ;
    cpy_r_r38 = PySet_New(NULL);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 58, CPyStatic_state___globals);
        goto CPyL96;
    }
    cpy_r_r37 = cpy_r_r38;
CPyL26: ;
    cpy_r_told = cpy_r_r37;
    cpy_r_r39 = PyDict_Check(cpy_r_plain);
    if (!cpy_r_r39) goto CPyL99;
    cpy_r_r40 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL100;
    }
    if (likely(PyTuple_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals, "tuple", cpy_r_r41);
        goto CPyL100;
    }
    cpy_r_r43 = PySet_New(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL100;
    }
    cpy_r_r44 = PyNumber_Subtract(cpy_r_r43, cpy_r_r7);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL101;
    }
    if (likely(PySet_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals, "set", cpy_r_r44);
        goto CPyL101;
    }
    cpy_r_r46 = PyObject_RichCompare(cpy_r_r45, cpy_r_told, 1);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL101;
    }
    cpy_r_r47 = PyObject_IsTrue(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL102;
    }
    cpy_r_r49 = cpy_r_r47;
    if (cpy_r_r49) {
        goto CPyL103;
    } else
        goto CPyL104;
CPyL35: ;
    if (unlikely(!PyBool_Check(cpy_r_r46))) {
        CPy_TypeError("bool", cpy_r_r46); cpy_r_r50 = 2;
    } else
        cpy_r_r50 = cpy_r_r46 == Py_True;
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL89;
    }
    if (cpy_r_r50) {
        goto CPyL50;
    } else
        goto CPyL105;
CPyL37: ;
    cpy_r_r51 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r52 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL101;
    }
    if (likely(PyTuple_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals, "tuple", cpy_r_r52);
        goto CPyL101;
    }
    cpy_r_r54 = PySet_New(cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL101;
    }
    cpy_r_r55 = PyObject_RichCompare(cpy_r_told, cpy_r_r54, 1);
    CPy_DECREF(cpy_r_told);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL89;
    }
    if (unlikely(!PyBool_Check(cpy_r_r55))) {
        CPy_TypeError("bool", cpy_r_r55); cpy_r_r56 = 2;
    } else
        cpy_r_r56 = cpy_r_r55 == Py_True;
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 59, CPyStatic_state___globals);
        goto CPyL89;
    }
    if (cpy_r_r56) {
        goto CPyL50;
    } else
        goto CPyL105;
CPyL43: ;
    cpy_r_r57 = CPyStatics[4879]; /* 'this is not a dump of ' */
    cpy_r_r58 = CPy_GetName(cpy_r_cls);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 60, CPyStatic_state___globals);
        goto CPyL85;
    }
    if (likely(PyUnicode_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 60, CPyStatic_state___globals, "str", cpy_r_r58);
        goto CPyL85;
    }
    cpy_r_r60 = CPyStr_Build(2, cpy_r_r57, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 60, CPyStatic_state___globals);
        goto CPyL85;
    }
    cpy_r_r61 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r62 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 60, CPyStatic_state___globals);
        goto CPyL106;
    }
    PyObject *cpy_r_r64[1] = {cpy_r_r60};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_Vectorcall(cpy_r_r63, cpy_r_r65, 1, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 60, CPyStatic_state___globals);
        goto CPyL106;
    }
    CPy_DECREF(cpy_r_r60);
    CPy_Raise(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 60, CPyStatic_state___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL50: ;
    cpy_r_r67 = CPyStatics[4880]; /* '__new__' */
    PyObject *cpy_r_r68[2] = {cpy_r_cls, cpy_r_cls};
    cpy_r_r69 = (PyObject **)&cpy_r_r68;
    cpy_r_r70 = PyObject_VectorcallMethod(cpy_r_r67, cpy_r_r69, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 61, CPyStatic_state___globals);
        goto CPyL89;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r70, CPyType_state___State)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 61, CPyStatic_state___globals, "serai.kernel.state.State", cpy_r_r70);
        goto CPyL89;
    }
    cpy_r_r72 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r73 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 62, CPyStatic_state___globals);
        goto CPyL107;
    }
    if (likely(PyDict_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 62, CPyStatic_state___globals, "dict", cpy_r_r73);
        goto CPyL107;
    }
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = cpy_r_parts != cpy_r_r75;
    if (!cpy_r_r76) goto CPyL108;
    CPy_INCREF(cpy_r_parts);
    cpy_r_r77 = cpy_r_parts;
    cpy_r_r78 = PyObject_IsTrue(cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 49, CPyStatic_state___globals);
        goto CPyL109;
    }
    cpy_r_r80 = cpy_r_r78;
    if (!cpy_r_r80) goto CPyL108;
    cpy_r_r81 = cpy_r_parts;
    goto CPyL61;
CPyL59: ;
    cpy_r_r82 = PyDict_New();
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 62, CPyStatic_state___globals);
        goto CPyL110;
    }
    cpy_r_r81 = cpy_r_r82;
CPyL61: ;
    cpy_r_r83 = PyDict_New();
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 62, CPyStatic_state___globals);
        goto CPyL111;
    }
    cpy_r_r84 = CPyDict_UpdateInDisplay(cpy_r_r83, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    cpy_r_r85 = cpy_r_r84 >= 0;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 62, CPyStatic_state___globals);
        goto CPyL112;
    }
    cpy_r_r86 = CPyDict_UpdateInDisplay(cpy_r_r83, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 62, CPyStatic_state___globals);
        goto CPyL113;
    }
    cpy_r_r88 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r89 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 63, CPyStatic_state___globals);
        goto CPyL114;
    }
    if (likely(PyTuple_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 63, CPyStatic_state___globals, "tuple", cpy_r_r89);
        goto CPyL114;
    }
    cpy_r_r91 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyVarObject, ob_size));
    cpy_r_r92 = *(int64_t *)cpy_r_r91;
    cpy_r_r93 = 0;
CPyL67: ;
    cpy_r_r94 = cpy_r_r93 < cpy_r_r92;
    if (!cpy_r_r94) goto CPyL115;
    cpy_r_r95 = CPySequenceTuple_GetItemUnsafe(cpy_r_r90, cpy_r_r93);
    if (likely(PyUnicode_Check(cpy_r_r95)))
        cpy_r_r96 = cpy_r_r95;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 63, CPyStatic_state___globals, "str", cpy_r_r95);
        goto CPyL116;
    }
    cpy_r_name = cpy_r_r96;
    cpy_r_r97 = CPyDict_GetWithNone(cpy_r_r83, cpy_r_name);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 64, CPyStatic_state___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_plain);
    if (likely(PyDict_Check(cpy_r_plain)))
        cpy_r_r98 = cpy_r_plain;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 64, CPyStatic_state___globals, "dict", cpy_r_plain);
        goto CPyL118;
    }
    cpy_r_r99 = CPyDict_GetWithNone(cpy_r_r98, cpy_r_name);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 64, CPyStatic_state___globals);
        goto CPyL118;
    }
    cpy_r_r100 = CPyDef_state____rebuilt(cpy_r_r97, cpy_r_r99);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 64, CPyStatic_state___globals);
        goto CPyL117;
    }
    cpy_r_r101 = PyObject_SetAttr(cpy_r_r71, cpy_r_name, cpy_r_r100);
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r100);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 64, CPyStatic_state___globals);
        goto CPyL116;
    }
    cpy_r_r103 = cpy_r_r93 + 1;
    cpy_r_r93 = cpy_r_r103;
    goto CPyL67;
CPyL75: ;
    cpy_r_r104 = CPyStatics[4467]; /* 'OPTIONAL' */
    cpy_r_r105 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 65, CPyStatic_state___globals);
        goto CPyL119;
    }
    if (likely(PyTuple_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 65, CPyStatic_state___globals, "tuple", cpy_r_r105);
        goto CPyL119;
    }
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyVarObject, ob_size));
    cpy_r_r108 = *(int64_t *)cpy_r_r107;
    cpy_r_r109 = 0;
CPyL78: ;
    cpy_r_r110 = cpy_r_r109 < cpy_r_r108;
    if (!cpy_r_r110) goto CPyL120;
    cpy_r_r111 = CPySequenceTuple_GetItemUnsafe(cpy_r_r106, cpy_r_r109);
    if (likely(PyUnicode_Check(cpy_r_r111)))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 65, CPyStatic_state___globals, "str", cpy_r_r111);
        goto CPyL121;
    }
    cpy_r_name = cpy_r_r112;
    CPy_INCREF(cpy_r_plain);
    if (likely(PyDict_Check(cpy_r_plain)))
        cpy_r_r113 = cpy_r_plain;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "load", 66, CPyStatic_state___globals, "dict", cpy_r_plain);
        goto CPyL122;
    }
    cpy_r_r114 = CPyStatics[151]; /* '' */
    cpy_r_r115 = CPyDict_Get(cpy_r_r113, cpy_r_name, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 66, CPyStatic_state___globals);
        goto CPyL122;
    }
    cpy_r_r116 = PyObject_SetAttr(cpy_r_r71, cpy_r_name, cpy_r_r115);
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r115);
    cpy_r_r117 = cpy_r_r116 >= 0;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "load", 66, CPyStatic_state___globals);
        goto CPyL121;
    }
    cpy_r_r118 = cpy_r_r109 + 1;
    cpy_r_r109 = cpy_r_r118;
    goto CPyL78;
CPyL84: ;
    return cpy_r_r71;
CPyL85: ;
    cpy_r_r119 = NULL;
    return cpy_r_r119;
CPyL86: ;
    CPy_INCREF(cpy_r_parts);
    goto CPyL2;
CPyL87: ;
    CPy_INCREF(cpy_r_plain);
    goto CPyL6;
CPyL88: ;
    CPy_DecRef(cpy_r_parts);
    goto CPyL85;
CPyL89: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    goto CPyL85;
CPyL90: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r7);
    goto CPyL85;
CPyL91: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL85;
CPyL92: ;
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14.f2);
    CPy_DECREF(cpy_r_r14.f3);
    goto CPyL15;
CPyL93: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    goto CPyL85;
CPyL94: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL14;
CPyL95: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    goto CPyL85;
CPyL96: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r7);
    goto CPyL85;
CPyL97: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    goto CPyL85;
CPyL98: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r31);
    goto CPyL85;
CPyL99: ;
    CPy_DECREF(cpy_r_plain);
    CPy_DECREF(cpy_r_parts);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_told);
    goto CPyL43;
CPyL100: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_told);
    goto CPyL85;
CPyL101: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_told);
    goto CPyL85;
CPyL102: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_r46);
    goto CPyL85;
CPyL103: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL37;
CPyL104: ;
    CPy_DECREF(cpy_r_told);
    goto CPyL35;
CPyL105: ;
    CPy_DECREF(cpy_r_plain);
    CPy_DECREF(cpy_r_parts);
    goto CPyL43;
CPyL106: ;
    CPy_DecRef(cpy_r_r60);
    goto CPyL85;
CPyL107: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r71);
    goto CPyL85;
CPyL108: ;
    CPy_DECREF(cpy_r_parts);
    goto CPyL59;
CPyL109: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r74);
    goto CPyL85;
CPyL110: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r74);
    goto CPyL85;
CPyL111: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r81);
    goto CPyL85;
CPyL112: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    goto CPyL85;
CPyL113: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r83);
    goto CPyL85;
CPyL114: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r83);
    goto CPyL85;
CPyL115: ;
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r90);
    goto CPyL75;
CPyL116: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r90);
    goto CPyL85;
CPyL117: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_name);
    goto CPyL85;
CPyL118: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_name);
    CPy_DecRef(cpy_r_r97);
    goto CPyL85;
CPyL119: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    goto CPyL85;
CPyL120: ;
    CPy_DECREF(cpy_r_plain);
    CPy_DECREF(cpy_r_r106);
    goto CPyL84;
CPyL121: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r106);
    goto CPyL85;
CPyL122: ;
    CPy_DecRef(cpy_r_plain);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_name);
    CPy_DecRef(cpy_r_r106);
    goto CPyL85;
}
        
        PyObject *CPyPy_state___State___load(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_cls = self;
            static const char * const kwlist[] = {"plain", "parts", 0};
            static CPyArg_Parser parser = {"O|O:load", kwlist, 0};
            PyObject *obj_plain;
            PyObject *obj_parts = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_plain, &obj_parts)) {
                return NULL;
            }
            PyObject *arg_cls = obj_cls;
            PyObject *arg_plain = obj_plain;
            PyObject *arg_parts;
            if (obj_parts == NULL) {
                arg_parts = NULL;
                goto __LL9427;
            }
            arg_parts = obj_parts;
            if (arg_parts != NULL) goto __LL9427;
            if (obj_parts == Py_None)
                arg_parts = obj_parts;
            else {
                arg_parts = NULL;
            }
            if (arg_parts != NULL) goto __LL9427;
            CPy_TypeError("object or None", obj_parts); 
            goto fail;
__LL9427: ;
            PyObject *retval = CPyDef_state___State___load(arg_cls, arg_plain, arg_parts);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/state.py", "load", 49, CPyStatic_state___globals);
            return NULL;
        }
        
PyObject *CPyDef_state___State___digest(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T2OO cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
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
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = CPyDef_state___State___dump(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "digest", 71, CPyStatic_state___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyStatics[160]; /* ',' */
    cpy_r_r2 = CPyStatics[143]; /* ':' */
    CPy_INCREF(cpy_r_r1);
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3.f0 = cpy_r_r1;
    cpy_r_r3.f1 = cpy_r_r2;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_json);
    cpy_r_r5 = CPyStatics[4808]; /* 'dumps' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "digest", 71, CPyStatic_state___globals);
        goto CPyL11;
    }
    cpy_r_r7 = PyTuple_New(2);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9428 = cpy_r_r3.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp9428);
    PyObject *__tmp9429 = cpy_r_r3.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp9429);
    PyObject *cpy_r_r8[2] = {cpy_r_r0, cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = CPyStatics[5736]; /* ('separators',) */
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r9, 1, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "digest", 71, CPyStatic_state___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "digest", 71, CPyStatic_state___globals, "str", cpy_r_r11);
        goto CPyL10;
    }
    cpy_r_r13 = PyUnicode_AsUTF8String(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "digest", 72, CPyStatic_state___globals);
        goto CPyL10;
    }
    cpy_r_r14 = CPyStatic_state___globals;
    cpy_r_r15 = CPyStatics[4454]; /* 'blake2b' */
    cpy_r_r16 = CPyDict_GetItem(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "digest", 72, CPyStatic_state___globals);
        goto CPyL13;
    }
    cpy_r_r17 = CPyStatics[4899]; /* 16 */
    PyObject *cpy_r_r18[2] = {cpy_r_r13, cpy_r_r17};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = CPyStatics[5677]; /* ('digest_size',) */
    cpy_r_r21 = PyObject_Vectorcall(cpy_r_r16, cpy_r_r19, 1, cpy_r_r20);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "digest", 72, CPyStatic_state___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r13);
    cpy_r_r22 = CPyStatics[4456]; /* 'hexdigest' */
    PyObject *cpy_r_r23[1] = {cpy_r_r21};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = PyObject_VectorcallMethod(cpy_r_r22, cpy_r_r24, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "digest", 72, CPyStatic_state___globals);
        goto CPyL14;
    }
    CPy_DECREF(cpy_r_r21);
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "digest", 72, CPyStatic_state___globals, "str", cpy_r_r25);
        goto CPyL10;
    }
    return cpy_r_r26;
CPyL10: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3.f0);
    CPy_DecRef(cpy_r_r3.f1);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL10;
}
        
        PyObject *CPyPy_state___State___digest(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":digest", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_state___State)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.state.State", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_state___State___digest(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/state.py", "digest", 69, CPyStatic_state___globals);
            return NULL;
        }
        
PyObject *CPyDef_state___Part___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "copy", 82, CPyStatic_state___globals);
        goto CPyL7;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "copy", 82, CPyStatic_state___globals, "str", cpy_r_r1);
        goto CPyL7;
    }
    cpy_r_r3 = CPyStatics[4881]; /* ' has no copy' */
    cpy_r_r4 = CPyStr_Build(2, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "copy", 82, CPyStatic_state___globals);
        goto CPyL7;
    }
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[4589]; /* 'TypeError' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "copy", 82, CPyStatic_state___globals);
        goto CPyL8;
    }
    PyObject *cpy_r_r8[1] = {cpy_r_r4};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "copy", 82, CPyStatic_state___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_Raise(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "copy", 82, CPyStatic_state___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL8: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL7;
}
        
        PyObject *CPyPy_state___Part___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___table___Myriad) || (Py_TYPE(obj_self) == CPyType_state___Part)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.state.Part", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_state___Part___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/state.py", "copy", 80, CPyStatic_state___globals);
            return NULL;
        }
        
PyObject *CPyDef_state____plain(PyObject *cpy_r_value) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = (PyObject *)CPyType_state___State;
    cpy_r_r1 = CPy_TypeCheck(cpy_r_value, cpy_r_r0);
    if (!cpy_r_r1) goto CPyL4;
    CPy_INCREF(cpy_r_value);
    if (likely(PyObject_TypeCheck(cpy_r_value, CPyType_state___State)))
        cpy_r_r2 = cpy_r_value;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_plain", 87, CPyStatic_state___globals, "serai.kernel.state.State", cpy_r_value);
        goto CPyL21;
    }
    cpy_r_r3 = CPyDef_state___State___dump(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_plain", 87, CPyStatic_state___globals);
        goto CPyL21;
    }
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = PyList_Check(cpy_r_value);
    if (cpy_r_r4) goto CPyL6;
    cpy_r_r5 = PyTuple_Check(cpy_r_value);
    if (!cpy_r_r5) goto CPyL7;
CPyL6: ;
    if (1) {
        goto CPyL8;
    } else
        goto CPyL20;
CPyL7: ;
    if (!0) goto CPyL20;
CPyL8: ;
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_plain", 89, CPyStatic_state___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_value);
    if (PyList_Check(cpy_r_value))
        cpy_r_r7 = cpy_r_value;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL9430;
    if (PyTuple_Check(cpy_r_value))
        cpy_r_r7 = cpy_r_value;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL9430;
    CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_plain", 89, CPyStatic_state___globals, "union[list, tuple]", cpy_r_value);
    goto CPyL22;
__LL9430: ;
    cpy_r_r8 = PyObject_GetIter(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_plain", 89, CPyStatic_state___globals);
        goto CPyL22;
    }
CPyL11: ;
    cpy_r_r9 = PyIter_Next(cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL23;
    cpy_r_r10 = CPy_TYPE(cpy_r_r9);
    cpy_r_r11 = (PyObject *)&PyLong_Type;
    cpy_r_r12 = cpy_r_r10 == cpy_r_r11;
    CPy_DECREF(cpy_r_r10);
    if (!cpy_r_r12) goto CPyL15;
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_plain", 89, CPyStatic_state___globals);
        goto CPyL24;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL17;
CPyL15: ;
    cpy_r_r16 = CPyDef_state____plain(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_plain", 89, CPyStatic_state___globals);
        goto CPyL24;
    }
    cpy_r_r15 = cpy_r_r16;
CPyL17: ;
    cpy_r_r17 = PyList_Append(cpy_r_r6, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_plain", 89, CPyStatic_state___globals);
        goto CPyL24;
    } else
        goto CPyL11;
CPyL18: ;
    cpy_r_r19 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_plain", 89, CPyStatic_state___globals);
        goto CPyL22;
    }
    return cpy_r_r6;
CPyL20: ;
    CPy_INCREF(cpy_r_value);
    return cpy_r_value;
CPyL21: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL22: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL21;
CPyL23: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL18;
CPyL24: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL21;
}
        
        PyObject *CPyPy_state____plain(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"value", 0};
            static CPyArg_Parser parser = {"O:_plain", kwlist, 0};
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_value)) {
                return NULL;
            }
            PyObject *arg_value = obj_value;
            PyObject *retval = CPyDef_state____plain(arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/state.py", "_plain", 85, CPyStatic_state___globals);
            return NULL;
        }
        
PyObject *CPyDef_state____fitted(PyObject *cpy_r_cls, PyObject *cpy_r_older) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_name;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
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
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject **cpy_r_r81;
    PyObject *cpy_r_r82;
    int64_t cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    int64_t cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    int64_t cpy_r_r99;
    PyObject *cpy_r_r100;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 95, CPyStatic_state___globals);
        goto CPyL56;
    }
    cpy_r_r1 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 96, CPyStatic_state___globals);
        goto CPyL57;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 96, CPyStatic_state___globals, "tuple", cpy_r_r2);
        goto CPyL57;
    }
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = cpy_r_r6 < cpy_r_r5;
    if (!cpy_r_r7) goto CPyL58;
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_r3, cpy_r_r6);
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 96, CPyStatic_state___globals, "str", cpy_r_r8);
        goto CPyL59;
    }
    cpy_r_name = cpy_r_r9;
    cpy_r_r10 = PyDict_Contains(cpy_r_older, cpy_r_name);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 97, CPyStatic_state___globals);
        goto CPyL60;
    }
    cpy_r_r12 = cpy_r_r10;
    if (!cpy_r_r12) goto CPyL18;
    cpy_r_r13 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r14 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 98, CPyStatic_state___globals);
        goto CPyL60;
    }
    if (likely(PyDict_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 98, CPyStatic_state___globals, "dict", cpy_r_r14);
        goto CPyL60;
    }
    cpy_r_r16 = PyDict_Contains(cpy_r_r15, cpy_r_name);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 98, CPyStatic_state___globals);
        goto CPyL60;
    }
    cpy_r_r18 = cpy_r_r16;
    if (!cpy_r_r18) goto CPyL15;
    cpy_r_r19 = CPyDict_GetItem(cpy_r_older, cpy_r_name);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 98, CPyStatic_state___globals);
        goto CPyL60;
    }
    cpy_r_r20 = CPyDef_state____older(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 98, CPyStatic_state___globals);
        goto CPyL60;
    }
    cpy_r_r21 = cpy_r_r20;
    goto CPyL17;
CPyL15: ;
    cpy_r_r22 = CPyDict_GetItem(cpy_r_older, cpy_r_name);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 98, CPyStatic_state___globals);
        goto CPyL60;
    }
    cpy_r_r21 = cpy_r_r22;
CPyL17: ;
    cpy_r_r23 = CPyDict_SetItem(cpy_r_r0, cpy_r_name, cpy_r_r21);
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 98, CPyStatic_state___globals);
        goto CPyL59;
    } else
        goto CPyL44;
CPyL18: ;
    cpy_r_r25 = CPyStatics[4304]; /* 'DEFAULTS' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 99, CPyStatic_state___globals);
        goto CPyL60;
    }
    if (likely(PyDict_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 99, CPyStatic_state___globals, "dict", cpy_r_r26);
        goto CPyL60;
    }
    cpy_r_r28 = PyDict_Contains(cpy_r_r27, cpy_r_name);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 99, CPyStatic_state___globals);
        goto CPyL60;
    }
    cpy_r_r30 = cpy_r_r28;
    if (!cpy_r_r30) goto CPyL27;
    cpy_r_r31 = CPyStatics[4304]; /* 'DEFAULTS' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 100, CPyStatic_state___globals);
        goto CPyL60;
    }
    if (likely(PyDict_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 100, CPyStatic_state___globals, "dict", cpy_r_r32);
        goto CPyL60;
    }
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r33, cpy_r_name);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 100, CPyStatic_state___globals);
        goto CPyL60;
    }
    PyObject *cpy_r_r35[1] = {cpy_r_older};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = PyObject_Vectorcall(cpy_r_r34, cpy_r_r36, 1, 0);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 100, CPyStatic_state___globals);
        goto CPyL60;
    }
    cpy_r_r38 = CPyDict_SetItem(cpy_r_r0, cpy_r_name, cpy_r_r37);
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 100, CPyStatic_state___globals);
        goto CPyL59;
    } else
        goto CPyL44;
CPyL27: ;
    cpy_r_r40 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 101, CPyStatic_state___globals);
        goto CPyL60;
    }
    if (likely(PyDict_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 101, CPyStatic_state___globals, "dict", cpy_r_r41);
        goto CPyL60;
    }
    cpy_r_r43 = CPyDict_GetWithNone(cpy_r_r42, cpy_r_name);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 101, CPyStatic_state___globals);
        goto CPyL60;
    }
    cpy_r_r44 = (PyObject *)CPyType_state___Part;
    cpy_r_r45 = cpy_r_r43 == cpy_r_r44;
    CPy_DECREF(cpy_r_r43);
    if (!cpy_r_r45) goto CPyL61;
    cpy_r_r46 = Py_None;
    cpy_r_r47 = CPyDict_SetItem(cpy_r_r0, cpy_r_name, cpy_r_r46);
    CPy_DECREF(cpy_r_name);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 102, CPyStatic_state___globals);
        goto CPyL59;
    } else
        goto CPyL44;
CPyL32: ;
    cpy_r_r49 = CPyStatics[151]; /* '' */
    cpy_r_r50 = CPyStatics[4882]; /* 'a ' */
    cpy_r_r51 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r52 = CPy_GetName(cpy_r_cls);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals);
        goto CPyL62;
    }
    if (likely(PyUnicode_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals, "str", cpy_r_r52);
        goto CPyL62;
    }
    cpy_r_r54 = CPyStatics[151]; /* '' */
    cpy_r_r55 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r56[3] = {cpy_r_r51, cpy_r_r53, cpy_r_r54};
    cpy_r_r57 = (PyObject **)&cpy_r_r56;
    cpy_r_r58 = PyObject_VectorcallMethod(cpy_r_r55, cpy_r_r57, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals);
        goto CPyL63;
    }
    CPy_DECREF(cpy_r_r53);
    if (likely(PyUnicode_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals, "str", cpy_r_r58);
        goto CPyL62;
    }
    cpy_r_r60 = CPyStatics[4883]; /* ' of an earlier release has no ' */
    cpy_r_r61 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r62 = CPyStatics[151]; /* '' */
    cpy_r_r63 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r64[3] = {cpy_r_r61, cpy_r_name, cpy_r_r62};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_VectorcallMethod(cpy_r_r63, cpy_r_r65, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals);
        goto CPyL64;
    }
    CPy_DECREF(cpy_r_name);
    if (likely(PyUnicode_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals, "str", cpy_r_r66);
        goto CPyL65;
    }
    cpy_r_r68 = CPyStatics[4884]; /* ', and no default is declared' */
    cpy_r_r69 = PyList_New(5);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals);
        goto CPyL66;
    }
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyListObject, ob_item));
    cpy_r_r71 = *(CPyPtr *)cpy_r_r70;
    CPy_INCREF(cpy_r_r50);
    *(PyObject * *)cpy_r_r71 = cpy_r_r50;
    cpy_r_r72 = cpy_r_r71 + 8;
    *(PyObject * *)cpy_r_r72 = cpy_r_r59;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r73 = cpy_r_r71 + 16;
    *(PyObject * *)cpy_r_r73 = cpy_r_r60;
    cpy_r_r74 = cpy_r_r71 + 24;
    *(PyObject * *)cpy_r_r74 = cpy_r_r67;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r75 = cpy_r_r71 + 32;
    *(PyObject * *)cpy_r_r75 = cpy_r_r68;
    cpy_r_r76 = PyUnicode_Join(cpy_r_r49, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals);
        goto CPyL56;
    }
    cpy_r_r77 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r78 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r79 = CPyObject_GetAttr(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals);
        goto CPyL67;
    }
    PyObject *cpy_r_r80[1] = {cpy_r_r76};
    cpy_r_r81 = (PyObject **)&cpy_r_r80;
    cpy_r_r82 = PyObject_Vectorcall(cpy_r_r79, cpy_r_r81, 1, 0);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals);
        goto CPyL67;
    }
    CPy_DECREF(cpy_r_r76);
    CPy_Raise(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 104, CPyStatic_state___globals);
        goto CPyL56;
    }
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r83 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r83;
    goto CPyL4;
CPyL45: ;
    cpy_r_r84 = CPyStatics[4467]; /* 'OPTIONAL' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_cls, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 105, CPyStatic_state___globals);
        goto CPyL57;
    }
    if (likely(PyTuple_Check(cpy_r_r85)))
        cpy_r_r86 = cpy_r_r85;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 105, CPyStatic_state___globals, "tuple", cpy_r_r85);
        goto CPyL57;
    }
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r86 + offsetof(PyVarObject, ob_size));
    cpy_r_r88 = *(int64_t *)cpy_r_r87;
    cpy_r_r89 = 0;
CPyL48: ;
    cpy_r_r90 = cpy_r_r89 < cpy_r_r88;
    if (!cpy_r_r90) goto CPyL68;
    cpy_r_r91 = CPySequenceTuple_GetItemUnsafe(cpy_r_r86, cpy_r_r89);
    if (likely(PyUnicode_Check(cpy_r_r91)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_fitted", 105, CPyStatic_state___globals, "str", cpy_r_r91);
        goto CPyL69;
    }
    cpy_r_name = cpy_r_r92;
    cpy_r_r93 = PyDict_Contains(cpy_r_older, cpy_r_name);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 106, CPyStatic_state___globals);
        goto CPyL70;
    }
    cpy_r_r95 = cpy_r_r93;
    if (!cpy_r_r95) goto CPyL71;
    cpy_r_r96 = CPyDict_GetItem(cpy_r_older, cpy_r_name);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 107, CPyStatic_state___globals);
        goto CPyL70;
    }
    cpy_r_r97 = CPyDict_SetItem(cpy_r_r0, cpy_r_name, cpy_r_r96);
    CPy_DECREF(cpy_r_name);
    CPy_DECREF(cpy_r_r96);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 107, CPyStatic_state___globals);
        goto CPyL69;
    }
CPyL54: ;
    cpy_r_r99 = cpy_r_r89 + 1;
    cpy_r_r89 = cpy_r_r99;
    goto CPyL48;
CPyL55: ;
    return cpy_r_r0;
CPyL56: ;
    cpy_r_r100 = NULL;
    return cpy_r_r100;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL56;
CPyL58: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL45;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL56;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_name);
    goto CPyL56;
CPyL61: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL32;
CPyL62: ;
    CPy_DecRef(cpy_r_name);
    goto CPyL56;
CPyL63: ;
    CPy_DecRef(cpy_r_name);
    CPy_DecRef(cpy_r_r53);
    goto CPyL56;
CPyL64: ;
    CPy_DecRef(cpy_r_name);
    CPy_DecRef(cpy_r_r59);
    goto CPyL56;
CPyL65: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL56;
CPyL66: ;
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r67);
    goto CPyL56;
CPyL67: ;
    CPy_DecRef(cpy_r_r76);
    goto CPyL56;
CPyL68: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL55;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r86);
    goto CPyL56;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_name);
    CPy_DecRef(cpy_r_r86);
    goto CPyL56;
CPyL71: ;
    CPy_DECREF(cpy_r_name);
    goto CPyL54;
}
        
        PyObject *CPyPy_state____fitted(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cls", "older", 0};
            static CPyArg_Parser parser = {"OO:_fitted", kwlist, 0};
            PyObject *obj_cls;
            PyObject *obj_older;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_cls, &obj_older)) {
                return NULL;
            }
            PyObject *arg_cls = obj_cls;
            PyObject *arg_older;
            if (likely(PyDict_Check(obj_older)))
                arg_older = obj_older;
            else {
                CPy_TypeError("dict", obj_older); 
                goto fail;
            }
            PyObject *retval = CPyDef_state____fitted(arg_cls, arg_older);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/state.py", "_fitted", 93, CPyStatic_state___globals);
            return NULL;
        }
        
PyObject *CPyDef_state____older(PyObject *cpy_r_plain) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = PyList_Check(cpy_r_plain);
    if (!cpy_r_r0) goto CPyL9;
    CPy_INCREF(cpy_r_plain);
    if (likely(PyList_Check(cpy_r_plain)))
        cpy_r_r1 = cpy_r_plain;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_older", 113, CPyStatic_state___globals, "list", cpy_r_plain);
        goto CPyL16;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_older", 113, CPyStatic_state___globals);
        goto CPyL17;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL18;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = CPyDef_state____older(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_older", 113, CPyStatic_state___globals);
        goto CPyL19;
    }
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r14);
    cpy_r_r15 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r15;
    goto CPyL4;
CPyL8: ;
    return cpy_r_r4;
CPyL9: ;
    cpy_r_r16 = PyDict_Check(cpy_r_plain);
    if (!cpy_r_r16) goto CPyL14;
    CPy_INCREF(cpy_r_plain);
    if (likely(PyDict_Check(cpy_r_plain)))
        cpy_r_r17 = cpy_r_plain;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_older", 114, CPyStatic_state___globals, "dict", cpy_r_plain);
        goto CPyL16;
    }
    cpy_r_r18 = (PyObject *)CPyType_state___OlderDump;
    PyObject *cpy_r_r19[1] = {cpy_r_r17};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = PyObject_Vectorcall(cpy_r_r18, cpy_r_r20, 1, 0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_older", 114, CPyStatic_state___globals);
        goto CPyL20;
    }
    CPy_DECREF(cpy_r_r17);
    if (likely(PyDict_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_older", 114, CPyStatic_state___globals, "dict", cpy_r_r21);
        goto CPyL16;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL15;
CPyL14: ;
    CPy_INCREF(cpy_r_plain);
    cpy_r_r23 = cpy_r_plain;
CPyL15: ;
    return cpy_r_r23;
CPyL16: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL17: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL16;
CPyL18: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL19: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL16;
}
        
        PyObject *CPyPy_state____older(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"plain", 0};
            static CPyArg_Parser parser = {"O:_older", kwlist, 0};
            PyObject *obj_plain;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_plain)) {
                return NULL;
            }
            PyObject *arg_plain = obj_plain;
            PyObject *retval = CPyDef_state____older(arg_plain);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/state.py", "_older", 111, CPyStatic_state___globals);
            return NULL;
        }
        
PyObject *CPyDef_state____rebuilt(PyObject *cpy_r_kind, PyObject *cpy_r_plain) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    cpy_r_r0 = PyList_Check(cpy_r_plain);
    if (!cpy_r_r0) goto CPyL9;
    CPy_INCREF(cpy_r_plain);
    if (likely(PyList_Check(cpy_r_plain)))
        cpy_r_r1 = cpy_r_plain;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_rebuilt", 119, CPyStatic_state___globals, "list", cpy_r_plain);
        goto CPyL17;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_rebuilt", 119, CPyStatic_state___globals);
        goto CPyL18;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL19;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = CPyDef_state____rebuilt(cpy_r_kind, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_rebuilt", 119, CPyStatic_state___globals);
        goto CPyL20;
    }
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r14);
    cpy_r_r15 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r15;
    goto CPyL4;
CPyL8: ;
    return cpy_r_r4;
CPyL9: ;
    cpy_r_r16 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r17 = cpy_r_kind != cpy_r_r16;
    if (!cpy_r_r17) goto CPyL16;
    cpy_r_r18 = PyDict_Check(cpy_r_plain);
    if (!cpy_r_r18) goto CPyL16;
    CPy_INCREF(cpy_r_plain);
    if (likely(PyDict_Check(cpy_r_plain)))
        cpy_r_r19 = cpy_r_plain;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_rebuilt", 121, CPyStatic_state___globals, "dict", cpy_r_plain);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_kind);
    cpy_r_r20 = cpy_r_kind;
    cpy_r_r21 = CPyStatics[237]; /* 'load' */
    PyObject *cpy_r_r22[2] = {cpy_r_r20, cpy_r_r19};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = PyObject_VectorcallMethod(cpy_r_r21, cpy_r_r23, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "_rebuilt", 121, CPyStatic_state___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    if (likely(PyObject_TypeCheck(cpy_r_r24, CPyType_state___State)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/state.py", "_rebuilt", 121, CPyStatic_state___globals, "serai.kernel.state.State", cpy_r_r24);
        goto CPyL17;
    }
    return cpy_r_r25;
CPyL16: ;
    CPy_INCREF(cpy_r_plain);
    return cpy_r_plain;
CPyL17: ;
    cpy_r_r26 = NULL;
    return cpy_r_r26;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL17;
CPyL19: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r20);
    goto CPyL17;
}
        
        PyObject *CPyPy_state____rebuilt(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"kind", "plain", 0};
            static CPyArg_Parser parser = {"OO:_rebuilt", kwlist, 0};
            PyObject *obj_kind;
            PyObject *obj_plain;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_kind, &obj_plain)) {
                return NULL;
            }
            PyObject *arg_kind;
            arg_kind = obj_kind;
            if (arg_kind != NULL) goto __LL9431;
            if (obj_kind == Py_None)
                arg_kind = obj_kind;
            else {
                arg_kind = NULL;
            }
            if (arg_kind != NULL) goto __LL9431;
            CPy_TypeError("object or None", obj_kind); 
            goto fail;
__LL9431: ;
            PyObject *arg_plain = obj_plain;
            PyObject *retval = CPyDef_state____rebuilt(arg_kind, arg_plain);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/state.py", "_rebuilt", 117, CPyStatic_state___globals);
            return NULL;
        }
        
char CPyDef_state_____top_level__(void) {
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
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    tuple_T2OO cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    int32_t cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    tuple_T2OO cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    tuple_T2OO cpy_r_r100;
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
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    int32_t cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    tuple_T0 cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    int32_t cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    tuple_T0 cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    int32_t cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    int32_t cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    int32_t cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    int32_t cpy_r_r167;
    char cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 1, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 1, CPyStatic_state___globals);
        goto CPyL53;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_state___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 9, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_json;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {11};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[5730]; /* (('json', 'json', 'json'),) */
    cpy_r_r17 = CPyStatic_state___globals;
    cpy_r_r18 = CPyStatics[4885]; /* 'src/serai/kernel/state.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL53;
    cpy_r_r21 = CPyStatics[5737]; /* ('Callable', 'Mapping') */
    cpy_r_r22 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r23 = CPyStatic_state___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 12, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r25 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5675]; /* ('blake2b',) */
    cpy_r_r27 = CPyStatics[4461]; /* 'hashlib' */
    cpy_r_r28 = CPyStatic_state___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 13, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r30 = (void *)&CPyModule_hashlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[5738]; /* ('Annotated', 'Any', 'ClassVar', 'TypeAlias', 'TypeVar') */
    cpy_r_r32 = CPyStatics[47]; /* 'typing' */
    cpy_r_r33 = CPyStatic_state___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 14, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r35 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[1495]; /* 'S' */
    cpy_r_r37 = CPyStatics[1071]; /* 'State' */
    cpy_r_r38 = CPyStatic_state___globals;
    cpy_r_r39 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 16, CPyStatic_state___globals);
        goto CPyL53;
    }
    PyObject *cpy_r_r41[2] = {cpy_r_r36, cpy_r_r37};
    cpy_r_r42 = (PyObject **)&cpy_r_r41;
    cpy_r_r43 = CPyStatics[5699]; /* ('bound',) */
    cpy_r_r44 = PyObject_Vectorcall(cpy_r_r40, cpy_r_r42, 1, cpy_r_r43);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 16, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r45 = CPyStatic_state___globals;
    cpy_r_r46 = CPyStatics[1495]; /* 'S' */
    cpy_r_r47 = CPyDict_SetItem(cpy_r_r45, cpy_r_r46, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 16, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r49 = CPyStatics[4887]; /* 'V' */
    cpy_r_r50 = CPyStatic_state___globals;
    cpy_r_r51 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 17, CPyStatic_state___globals);
        goto CPyL53;
    }
    PyObject *cpy_r_r53[1] = {cpy_r_r49};
    cpy_r_r54 = (PyObject **)&cpy_r_r53;
    cpy_r_r55 = PyObject_Vectorcall(cpy_r_r52, cpy_r_r54, 1, 0);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 17, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r56 = CPyStatic_state___globals;
    cpy_r_r57 = CPyStatics[4887]; /* 'V' */
    cpy_r_r58 = CPyDict_SetItem(cpy_r_r56, cpy_r_r57, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 17, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r60 = CPyStatic_state___globals;
    cpy_r_r61 = CPyStatics[4886]; /* 'Annotated' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 18, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r63 = CPyStatic_state___globals;
    cpy_r_r64 = CPyStatics[4887]; /* 'V' */
    cpy_r_r65 = CPyDict_GetItem(cpy_r_r63, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 18, CPyStatic_state___globals);
        goto CPyL54;
    }
    cpy_r_r66 = CPyStatics[4888]; /* 'replaced, never changed: copies share it' */
    CPy_INCREF(cpy_r_r66);
    cpy_r_r67.f0 = cpy_r_r65;
    cpy_r_r67.f1 = cpy_r_r66;
    cpy_r_r68 = PyTuple_New(2);
    if (unlikely(cpy_r_r68 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9432 = cpy_r_r67.f0;
    PyTuple_SET_ITEM(cpy_r_r68, 0, __tmp9432);
    PyObject *__tmp9433 = cpy_r_r67.f1;
    PyTuple_SET_ITEM(cpy_r_r68, 1, __tmp9433);
    cpy_r_r69 = PyObject_GetItem(cpy_r_r62, cpy_r_r68);
    CPy_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 18, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r70 = CPyStatic_state___globals;
    cpy_r_r71 = CPyStatics[1070]; /* 'Kept' */
    cpy_r_r72 = CPyDict_SetItem(cpy_r_r70, cpy_r_r71, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r73 = cpy_r_r72 >= 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 18, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r74 = CPyStatic_state___globals;
    cpy_r_r75 = CPyStatics[4886]; /* 'Annotated' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 19, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r77 = CPyStatic_state___globals;
    cpy_r_r78 = CPyStatics[4887]; /* 'V' */
    cpy_r_r79 = CPyDict_GetItem(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 19, CPyStatic_state___globals);
        goto CPyL55;
    }
    cpy_r_r80 = CPyStatics[4889]; /* 'no part of the state: the content it follows' */
    CPy_INCREF(cpy_r_r80);
    cpy_r_r81.f0 = cpy_r_r79;
    cpy_r_r81.f1 = cpy_r_r80;
    cpy_r_r82 = PyTuple_New(2);
    if (unlikely(cpy_r_r82 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9434 = cpy_r_r81.f0;
    PyTuple_SET_ITEM(cpy_r_r82, 0, __tmp9434);
    PyObject *__tmp9435 = cpy_r_r81.f1;
    PyTuple_SET_ITEM(cpy_r_r82, 1, __tmp9435);
    cpy_r_r83 = PyObject_GetItem(cpy_r_r76, cpy_r_r82);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 19, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r84 = CPyStatic_state___globals;
    cpy_r_r85 = CPyStatics[1069]; /* 'Apart' */
    cpy_r_r86 = CPyDict_SetItem(cpy_r_r84, cpy_r_r85, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 19, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r88 = CPyStatic_state___globals;
    cpy_r_r89 = CPyStatics[92]; /* 'Any' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 20, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r91 = CPyStatic_state___globals;
    cpy_r_r92 = CPyStatics[3182]; /* 'Plain' */
    cpy_r_r93 = CPyDict_SetItem(cpy_r_r91, cpy_r_r92, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 20, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r95 = (PyObject *)&PyDict_Type;
    cpy_r_r96 = (PyObject *)&PyUnicode_Type;
    cpy_r_r97 = CPyStatic_state___globals;
    cpy_r_r98 = CPyStatics[3182]; /* 'Plain' */
    cpy_r_r99 = CPyDict_GetItem(cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 23, CPyStatic_state___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r96);
    cpy_r_r100.f0 = cpy_r_r96;
    cpy_r_r100.f1 = cpy_r_r99;
    cpy_r_r101 = PyTuple_New(2);
    if (unlikely(cpy_r_r101 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9436 = cpy_r_r100.f0;
    PyTuple_SET_ITEM(cpy_r_r101, 0, __tmp9436);
    PyObject *__tmp9437 = cpy_r_r100.f1;
    PyTuple_SET_ITEM(cpy_r_r101, 1, __tmp9437);
    cpy_r_r102 = PyObject_GetItem(cpy_r_r95, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 23, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r103 = PyTuple_Pack(1, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 23, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r104 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r105 = (PyObject *)CPyType_state___OlderDump_template;
    cpy_r_r106 = CPyType_FromTemplate(cpy_r_r105, cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 23, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r107 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r108 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r109 = PyTuple_Pack(1, cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 23, CPyStatic_state___globals);
        goto CPyL56;
    }
    cpy_r_r110 = PyObject_SetAttr(cpy_r_r106, cpy_r_r107, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    cpy_r_r111 = cpy_r_r110 >= 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 23, CPyStatic_state___globals);
        goto CPyL56;
    }
    CPyType_state___OlderDump = (PyTypeObject *)cpy_r_r106;
    CPy_INCREF(CPyType_state___OlderDump);
    cpy_r_r112 = CPyStatic_state___globals;
    cpy_r_r113 = CPyStatics[4791]; /* 'OlderDump' */
    cpy_r_r114 = PyDict_SetItem(cpy_r_r112, cpy_r_r113, cpy_r_r106);
    cpy_r_r115 = cpy_r_r114 >= 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 23, CPyStatic_state___globals);
        goto CPyL56;
    }
    cpy_r_r116 = CPy_InitSubclass(cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 23, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r117 = NULL;
    cpy_r_r118 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r119 = (PyObject *)CPyType_state___State_template;
    cpy_r_r120 = CPyType_FromTemplate(cpy_r_r119, cpy_r_r117, cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 27, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r121 = CPyDef_state___State_trait_vtable_setup();
    if (unlikely(cpy_r_r121 == 2)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 27, CPyStatic_state___globals);
        goto CPyL57;
    }
    cpy_r_r122 = CPyDef_state___State_coroutine_setup(cpy_r_r120);
    if (unlikely(cpy_r_r122 == 2)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 27, CPyStatic_state___globals);
        goto CPyL57;
    }
    cpy_r_r123 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r124 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r125 = PyObject_SetAttr(cpy_r_r120, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 27, CPyStatic_state___globals);
        goto CPyL57;
    }
    CPyType_state___State = (PyTypeObject *)cpy_r_r120;
    CPy_INCREF(CPyType_state___State);
    cpy_r_r127 = CPyStatic_state___globals;
    cpy_r_r128 = CPyStatics[1071]; /* 'State' */
    cpy_r_r129 = PyDict_SetItem(cpy_r_r127, cpy_r_r128, cpy_r_r120);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 27, CPyStatic_state___globals);
        goto CPyL57;
    }
    cpy_r_r131 = (PyObject *)CPyType_state___State;
    cpy_r_r132.empty_struct_error_flag = 0;
    cpy_r_r133 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r134 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r135 = PyObject_SetAttr(cpy_r_r131, cpy_r_r133, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    cpy_r_r136 = cpy_r_r135 >= 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 31, CPyStatic_state___globals);
        goto CPyL57;
    }
    cpy_r_r137 = (PyObject *)CPyType_state___State;
    cpy_r_r138.empty_struct_error_flag = 0;
    cpy_r_r139 = CPyStatics[4467]; /* 'OPTIONAL' */
    cpy_r_r140 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r141 = PyObject_SetAttr(cpy_r_r137, cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    cpy_r_r142 = cpy_r_r141 >= 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 32, CPyStatic_state___globals);
        goto CPyL57;
    }
    cpy_r_r143 = (PyObject *)CPyType_state___State;
    cpy_r_r144 = PyDict_New();
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 33, CPyStatic_state___globals);
        goto CPyL57;
    }
    cpy_r_r145 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r146 = PyObject_SetAttr(cpy_r_r143, cpy_r_r145, cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 33, CPyStatic_state___globals);
        goto CPyL57;
    }
    cpy_r_r148 = (PyObject *)CPyType_state___State;
    cpy_r_r149 = PyDict_New();
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL57;
    }
    cpy_r_r150 = CPyStatics[4304]; /* 'DEFAULTS' */
    cpy_r_r151 = PyObject_SetAttr(cpy_r_r148, cpy_r_r150, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    cpy_r_r152 = cpy_r_r151 >= 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 34, CPyStatic_state___globals);
        goto CPyL57;
    }
    cpy_r_r153 = CPy_InitSubclass(cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 27, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r154 = (PyObject *)CPyType_state___State;
    cpy_r_r155 = PyTuple_Pack(1, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 75, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r156 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r157 = (PyObject *)CPyType_state___Part_template;
    cpy_r_r158 = CPyType_FromTemplate(cpy_r_r157, cpy_r_r155, cpy_r_r156);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 75, CPyStatic_state___globals);
        goto CPyL53;
    }
    cpy_r_r159 = CPyDef_state___Part_trait_vtable_setup();
    if (unlikely(cpy_r_r159 == 2)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 75, CPyStatic_state___globals);
        goto CPyL58;
    }
    cpy_r_r160 = CPyDef_state___Part_coroutine_setup(cpy_r_r158);
    if (unlikely(cpy_r_r160 == 2)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 75, CPyStatic_state___globals);
        goto CPyL58;
    }
    cpy_r_r161 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r162 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r163 = PyObject_SetAttr(cpy_r_r158, cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    cpy_r_r164 = cpy_r_r163 >= 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 75, CPyStatic_state___globals);
        goto CPyL58;
    }
    CPyType_state___Part = (PyTypeObject *)cpy_r_r158;
    CPy_INCREF(CPyType_state___Part);
    cpy_r_r165 = CPyStatic_state___globals;
    cpy_r_r166 = CPyStatics[3181]; /* 'Part' */
    cpy_r_r167 = PyDict_SetItem(cpy_r_r165, cpy_r_r166, cpy_r_r158);
    cpy_r_r168 = cpy_r_r167 >= 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 75, CPyStatic_state___globals);
        goto CPyL58;
    }
    cpy_r_r169 = CPy_InitSubclass(cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/kernel/state.py", "<module>", 75, CPyStatic_state___globals);
        goto CPyL53;
    }
    return 1;
CPyL53: ;
    cpy_r_r170 = 2;
    return cpy_r_r170;
CPyL54: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL53;
CPyL55: ;
    CPy_DecRef(cpy_r_r76);
    goto CPyL53;
CPyL56: ;
    CPy_DecRef(cpy_r_r106);
    goto CPyL53;
CPyL57: ;
    CPy_DecRef(cpy_r_r120);
    goto CPyL53;
CPyL58: ;
    CPy_DecRef(cpy_r_r158);
    goto CPyL53;
}

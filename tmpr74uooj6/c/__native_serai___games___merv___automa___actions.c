#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___automa___actions___walls_env_traverse(serai___games___merv___automa___actions___walls_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___actions___walls_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___actions___walls_envObject *self = (serai___games___merv___automa___actions___walls_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_t);
    return 0;
}

static int32_t CPyDef_merv___automa___actions___walls_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___actions___walls_envObject *self = (serai___games___merv___automa___actions___walls_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___automa___actions___walls_env_dealloc(serai___games___merv___automa___actions___walls_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___actions___walls_env_free_instance == NULL) {
        merv___automa___actions___walls_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___actions___walls_env_dealloc)
    CPyDef_merv___automa___actions___walls_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___actions_____mypyc__walls_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___actions___walls_env(void);

static PyObject *
merv___automa___actions___walls_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___actions___walls_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___actions_____mypyc__walls_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___actions___walls_env_vtable[1];
static bool
CPyDef_merv___automa___actions___walls_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___actions___walls_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___automa___actions___walls_env_vtable, merv___automa___actions___walls_env_vtable_scratch, sizeof(merv___automa___actions___walls_env_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___actions___walls_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___actions___walls_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___actions_____mypyc__walls_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___actions___walls_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "walls_env",
    .tp_new = merv___automa___actions___walls_env_new,
    .tp_dealloc = (destructor)merv___automa___actions___walls_env_dealloc,
    .tp_traverse = (traverseproc)merv___automa___actions___walls_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___actions___walls_env_clear,
    .tp_methods = merv___automa___actions___walls_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___automa___actions___walls_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("walls_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___actions___walls_env_template = &CPyType_merv___automa___actions___walls_env_template_;

PyObject *CPyDef_merv___automa___actions_____mypyc__walls_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___actions___walls_envObject *self;
    if (merv___automa___actions___walls_env_free_instance != NULL) {
        self = merv___automa___actions___walls_env_free_instance;
        merv___automa___actions___walls_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___actions___walls_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___actions___walls_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___actions___walls_env(void)
{
    PyObject *self = CPyDef_merv___automa___actions_____mypyc__walls_env_setup((PyObject *)CPyType_merv___automa___actions___walls_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___automa___actions_____mypyc_lambda__0_walls_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_____get__(self, instance, owner);
}
PyMemberDef merv___automa___actions_____mypyc_lambda__0_walls_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___automa___actions_____mypyc_lambda__0_walls_obj_traverse(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject))));
    return rv;
}

static int32_t CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *self = (serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject))));
    return 0;
}

static int32_t CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *self = (serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject))));
    return 0;
}

static void
merv___automa___actions_____mypyc_lambda__0_walls_obj_dealloc(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___actions_____mypyc_lambda__0_walls_obj_free_instance == NULL) {
        merv___automa___actions_____mypyc_lambda__0_walls_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___actions_____mypyc_lambda__0_walls_obj_dealloc)
    CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___actions_____mypyc___3__mypyc_lambda__0_walls_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj(void);

static PyObject *
merv___automa___actions_____mypyc_lambda__0_walls_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___actions_____mypyc_lambda__0_walls_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___actions_____mypyc___3__mypyc_lambda__0_walls_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___actions_____mypyc_lambda__0_walls_obj_vtable[2];
static bool
CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___actions_____mypyc_lambda__0_walls_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_____call__,
        (CPyVTableItem)CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_____get__,
    };
    memcpy(merv___automa___actions_____mypyc_lambda__0_walls_obj_vtable, merv___automa___actions_____mypyc_lambda__0_walls_obj_vtable_scratch, sizeof(merv___automa___actions_____mypyc_lambda__0_walls_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___automa___actions_____mypyc_lambda__0_walls_obj_get___3_mypyc_env__(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *self, void *closure);

static PyGetSetDef merv___automa___actions_____mypyc_lambda__0_walls_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___automa___actions_____mypyc_lambda__0_walls_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___automa___actions_____mypyc_lambda__0_walls_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___actions_____mypyc___3__mypyc_lambda__0_walls_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___automa___actions_____mypyc_lambda__0_walls_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($slot)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___automa___actions_____mypyc_lambda__0_walls_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___actions_____mypyc_lambda__0_walls_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_walls_obj",
    .tp_new = merv___automa___actions_____mypyc_lambda__0_walls_obj_new,
    .tp_dealloc = (destructor)merv___automa___actions_____mypyc_lambda__0_walls_obj_dealloc,
    .tp_traverse = (traverseproc)merv___automa___actions_____mypyc_lambda__0_walls_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_clear,
    .tp_getset = merv___automa___actions_____mypyc_lambda__0_walls_obj_getseters,
    .tp_methods = merv___automa___actions_____mypyc_lambda__0_walls_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___automa___actions_____mypyc_lambda__0_walls_obj,
    .tp_members = merv___automa___actions_____mypyc_lambda__0_walls_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_walls_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___actions_____mypyc_lambda__0_walls_obj_template = &CPyType_merv___automa___actions_____mypyc_lambda__0_walls_obj_template_;

PyObject *CPyDef_merv___automa___actions_____mypyc___3__mypyc_lambda__0_walls_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *self;
    if (merv___automa___actions_____mypyc_lambda__0_walls_obj_free_instance != NULL) {
        self = merv___automa___actions_____mypyc_lambda__0_walls_obj_free_instance;
        merv___automa___actions_____mypyc_lambda__0_walls_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___actions_____mypyc_lambda__0_walls_obj_vtable;
    self->vectorcall = CPyPy_merv___automa___actions_____mypyc_lambda__0_walls_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj(void)
{
    PyObject *self = CPyDef_merv___automa___actions_____mypyc___3__mypyc_lambda__0_walls_obj_setup((PyObject *)CPyType_merv___automa___actions_____mypyc_lambda__0_walls_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___automa___actions_____mypyc_lambda__0_walls_obj_get___3_mypyc_env__(serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_walls_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef merv___automa___actionsmodule_methods[] = {
    {"act", (PyCFunction)CPyPy_merv___automa___actions___act, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("act(t, action, times)\n--\n\n") /* docstring */},
    {"magistrate_gains", (PyCFunction)CPyPy_merv___automa___actions___magistrate_gains, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("magistrate_gains(t, effect, source)\n--\n\n") /* docstring */},
    {"_is_exhausted", (PyCFunction)CPyPy_merv___automa___actions____is_exhausted, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_is_exhausted(t, removal)\n--\n\n") /* docstring */},
    {"_number", (PyCFunction)CPyPy_merv___automa___actions____number, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_number(call)\n--\n\n") /* docstring */},
    {"deploy", (PyCFunction)CPyPy_merv___automa___actions___deploy, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("deploy(t)\n--\n\n") /* docstring */},
    {"caravansary", (PyCFunction)CPyPy_merv___automa___actions___caravansary, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("caravansary(t, times)\n--\n\n") /* docstring */},
    {"palace", (PyCFunction)CPyPy_merv___automa___actions___palace, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("palace(t, times)\n--\n\n") /* docstring */},
    {"library", (PyCFunction)CPyPy_merv___automa___actions___library, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("library(t, times)\n--\n\n") /* docstring */},
    {"_discover", (PyCFunction)CPyPy_merv___automa___actions____discover, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_discover(t, level)\n--\n\n") /* docstring */},
    {"trade", (PyCFunction)CPyPy_merv___automa___actions___trade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("trade(t, times)\n--\n\n") /* docstring */},
    {"establish_post", (PyCFunction)CPyPy_merv___automa___actions___establish_post, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("establish_post(t, only_its_good)\n--\n\n") /* docstring */},
    {"fulfil_contracts", (PyCFunction)CPyPy_merv___automa___actions___fulfil_contracts, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("fulfil_contracts(t)\n--\n\n") /* docstring */},
    {"mosque", (PyCFunction)CPyPy_merv___automa___actions___mosque, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("mosque(t, times)\n--\n\n") /* docstring */},
    {"_bonus_tile", (PyCFunction)CPyPy_merv___automa___actions____bonus_tile, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_bonus_tile(t)\n--\n\n") /* docstring */},
    {"walls", (PyCFunction)CPyPy_merv___automa___actions___walls, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("walls(t, times)\n--\n\n") /* docstring */},
    {"_tell", (PyCFunction)CPyPy_merv___automa___actions____tell, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tell(t, rule, choice, why)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___automa___actions__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___automa___actions__internal, "__name__");
    CPyStatic_merv___automa___actions___globals = PyModule_GetDict(CPyModule_serai___games___merv___automa___actions__internal);
    if (unlikely(CPyStatic_merv___automa___actions___globals == NULL))
        goto fail;
    CPyType_merv___automa___actions___walls_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___actions___walls_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___actions___walls_env))
        goto fail;
    CPyDef_merv___automa___actions___walls_env_trait_vtable_setup();
    CPyType_merv___automa___actions_____mypyc_lambda__0_walls_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___actions_____mypyc_lambda__0_walls_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___actions_____mypyc_lambda__0_walls_obj))
        goto fail;
    CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_trait_vtable_setup();
    char result = CPyDef_merv___automa___actions_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___automa___actions__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___automa___actions___walls_env);
    Py_CLEAR(CPyType_merv___automa___actions_____mypyc_lambda__0_walls_obj);
    return -1;
}
int CPyExec_serai___games___merv___automa___actions(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___automa___actions__impl, &CPyImportState_serai___games___merv___automa___actions, &CPyModule_serai___games___merv___automa___actions);
}
static struct PyModuleDef merv___automa___actionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.automa.actions",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___automa___actionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___automa___actions(void)
{
    if (CPyModule_serai___games___merv___automa___actions__internal) {
        Py_INCREF(CPyModule_serai___games___merv___automa___actions__internal);
        return CPyModule_serai___games___merv___automa___actions__internal;
    }
    CPyModule_serai___games___merv___automa___actions__internal = PyModule_Create(&merv___automa___actionsmodule);
    return CPyModule_serai___games___merv___automa___actions__internal;
}

PyObject *CPyInit_serai___games___merv___automa___actions(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___automa___actions__internal) {
        Py_INCREF(CPyModule_serai___games___merv___automa___actions__internal);
        return CPyModule_serai___games___merv___automa___actions__internal;
    }
    CPyModule_serai___games___merv___automa___actions__internal = PyModule_Create(&merv___automa___actionsmodule);
    if (unlikely(CPyModule_serai___games___merv___automa___actions__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.automa.actions");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___automa___actions__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___automa___actions__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___automa___actions__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___automa___actions(CPyModule_serai___games___merv___automa___actions__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___automa___actions__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.automa.actions");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___automa___actions__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___automa___actions___act(PyObject *cpy_r_t, CPyTagged cpy_r_action, CPyTagged cpy_r_times) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_card;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    cpy_r_r0 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r1 = CPyStatics[1325]; /* '_ACTIONS' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "act", 43, CPyStatic_merv___automa___actions___globals);
        goto CPyL22;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "act", 43, CPyStatic_merv___automa___actions___globals, "tuple", cpy_r_r2);
        goto CPyL22;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, cpy_r_action);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "act", 43, CPyStatic_merv___automa___actions___globals);
        goto CPyL22;
    }
    CPyTagged_INCREF(cpy_r_times);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_times);
    PyObject *cpy_r_r6[2] = {cpy_r_t, cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r7, 2, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "act", 43, CPyStatic_merv___automa___actions___globals);
        goto CPyL23;
    } else
        goto CPyL24;
CPyL4: ;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r9 = 0;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "act", "Table", "book", 44, CPyStatic_merv___automa___actions___globals);
        goto CPyL22;
    }
CPyL5: ;
    cpy_r_r11 = ((serai___games___merv___book___BookObject *)cpy_r_r10)->_solo_action;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "act", "Book", "solo_action", 44, CPyStatic_merv___automa___actions___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r11);
CPyL6: ;
    cpy_r_r12 = 0;
CPyL7: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL25;
    cpy_r_card = cpy_r_r9;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r12 * 8;
    cpy_r_r19 = cpy_r_r17 + cpy_r_r18;
    cpy_r_r20 = *(PyObject * *)cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "act", 44, CPyStatic_merv___automa___actions___globals);
        goto CPyL26;
    }
    cpy_r_r22 = cpy_r_r21 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL11;
    cpy_r_r24 = CPyTagged_IsEq_(cpy_r_r21, cpy_r_action);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL12;
CPyL11: ;
    cpy_r_r26 = cpy_r_r21 == cpy_r_action;
    cpy_r_r25 = cpy_r_r26;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r21);
    if (!cpy_r_r25) goto CPyL27;
    cpy_r_r27 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "act", "Table", "book", 45, CPyStatic_merv___automa___actions___globals);
        goto CPyL26;
    }
CPyL14: ;
    cpy_r_r28 = ((serai___games___merv___book___BookObject *)cpy_r_r27)->_solo_removal;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "act", "Book", "solo_removal", 45, CPyStatic_merv___automa___actions___globals);
        goto CPyL26;
    }
CPyL15: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_card);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "act", 45, CPyStatic_merv___automa___actions___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "act", 45, CPyStatic_merv___automa___actions___globals);
        goto CPyL26;
    }
    cpy_r_r31 = CPyDef_merv___automa___actions____is_exhausted(cpy_r_t, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "act", 45, CPyStatic_merv___automa___actions___globals);
        goto CPyL26;
    }
    if (!cpy_r_r31) goto CPyL27;
    cpy_r_r32 = CPyDef_deck___remove(cpy_r_t, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "act", 46, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
CPyL20: ;
    cpy_r_r33 = cpy_r_r9 + 2;
    cpy_r_r9 = cpy_r_r33;
    cpy_r_r34 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r34;
    goto CPyL7;
CPyL21: ;
    return 1;
CPyL22: ;
    cpy_r_r35 = 2;
    return cpy_r_r35;
CPyL23: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL22;
CPyL24: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL4;
CPyL25: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL21;
CPyL26: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL22;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL20;
CPyL28: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL22;
}
        
        PyObject *CPyPy_merv___automa___actions___act(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "action", "times", 0};
            static CPyArg_Parser parser = {"OOO:act", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_action;
            PyObject *obj_times;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_action, &obj_times)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            CPyTagged arg_times;
            if (likely(PyLong_Check(obj_times)))
                arg_times = CPyTagged_BorrowFromObject(obj_times);
            else {
                CPy_TypeError("int", obj_times); goto fail;
            }
            char retval = CPyDef_merv___automa___actions___act(arg_t, arg_action, arg_times);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "act", 41, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___magistrate_gains(PyObject *cpy_r_t, PyObject *cpy_r_effect, CPyTagged cpy_r_source) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    tuple_T6OOOOOO cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r__;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL8;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___InOrder))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 52, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.InOrder", cpy_r_effect);
        goto CPyL70;
    }
    cpy_r_r5 = ((serai___kernel___effects___InOrderObject *)cpy_r_r4)->_parts;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = 0;
CPyL3: ;
    cpy_r_r9 = cpy_r_r8 < cpy_r_r7;
    if (!cpy_r_r9) goto CPyL71;
    cpy_r_r10 = CPySequenceTuple_GetItemUnsafe(cpy_r_r5, cpy_r_r8);
    if (likely(PyObject_TypeCheck(cpy_r_r10, CPyType_kernel___effects___Effect)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 52, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r10);
        goto CPyL72;
    }
    cpy_r_r12 = CPyDef_merv___automa___actions___magistrate_gains(cpy_r_t, cpy_r_r11, cpy_r_source);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 53, CPyStatic_merv___automa___actions___globals);
        goto CPyL72;
    }
    cpy_r_r13 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r13;
    goto CPyL3;
CPyL7: ;
    return 1;
CPyL8: ;
    cpy_r_r14 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r14 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 55, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r16 = cpy_r_effect == cpy_r_r14;
    if (!cpy_r_r16) goto CPyL13;
    return 1;
CPyL13: ;
    cpy_r_r17 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 == cpy_r_r17;
    if (cpy_r_r20) goto CPyL16;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 57, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r22 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 58, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
CPyL17: ;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r23 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 59, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL73;
    }
    cpy_r_r24 = ((serai___kernel___effects___CallObject *)cpy_r_r23)->_verb;
    cpy_r_r25 = ((serai___kernel___effects___VerbObject *)cpy_r_r24)->_name;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyStatics[641]; /* 'gain' */
    cpy_r_r27 = CPyStr_EqualLiteral(cpy_r_r25, cpy_r_r26, 4);
    if (cpy_r_r27) {
        goto CPyL74;
    } else
        goto CPyL35;
CPyL19: ;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r28 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 61, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL73;
    }
    cpy_r_r29 = ((serai___kernel___effects___CallObject *)cpy_r_r28)->_words;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPySequence_CheckUnpackCount(cpy_r_r29, 2);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 61, CPyStatic_merv___automa___actions___globals);
        goto CPyL75;
    }
    cpy_r_r32 = CPySequenceTuple_GetItemUnsafe(cpy_r_r29, 0);
    cpy_r_r33 = CPySequenceTuple_GetItemUnsafe(cpy_r_r29, 1);
    CPy_DECREF(cpy_r_r29);
    if (PyLong_Check(cpy_r_r32))
        cpy_r_r34 = cpy_r_r32;
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 != NULL) goto __LL1174;
    if (PyUnicode_Check(cpy_r_r32))
        cpy_r_r34 = cpy_r_r32;
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 != NULL) goto __LL1174;
    if (unlikely(!(PyTuple_Check(cpy_r_r32) && PyTuple_GET_SIZE(cpy_r_r32) == 2))) {
        cpy_r_r34 = NULL;
        goto __LL1175;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r32, 0))))
        cpy_r_r34 = PyTuple_GET_ITEM(cpy_r_r32, 0);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL1175;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r32, 1))))
        cpy_r_r34 = PyTuple_GET_ITEM(cpy_r_r32, 1);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL1175;
    cpy_r_r34 = cpy_r_r32;
__LL1175: ;
    if (cpy_r_r34 != NULL) goto __LL1174;
    CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 61, CPyStatic_merv___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r32);
    goto CPyL76;
__LL1174: ;
    if (PyLong_Check(cpy_r_r33))
        cpy_r_r35 = cpy_r_r33;
    else {
        cpy_r_r35 = NULL;
    }
    if (cpy_r_r35 != NULL) goto __LL1176;
    if (PyUnicode_Check(cpy_r_r33))
        cpy_r_r35 = cpy_r_r33;
    else {
        cpy_r_r35 = NULL;
    }
    if (cpy_r_r35 != NULL) goto __LL1176;
    if (unlikely(!(PyTuple_Check(cpy_r_r33) && PyTuple_GET_SIZE(cpy_r_r33) == 2))) {
        cpy_r_r35 = NULL;
        goto __LL1177;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r33, 0))))
        cpy_r_r35 = PyTuple_GET_ITEM(cpy_r_r33, 0);
    else {
        cpy_r_r35 = NULL;
    }
    if (cpy_r_r35 == NULL) goto __LL1177;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r33, 1))))
        cpy_r_r35 = PyTuple_GET_ITEM(cpy_r_r33, 1);
    else {
        cpy_r_r35 = NULL;
    }
    if (cpy_r_r35 == NULL) goto __LL1177;
    cpy_r_r35 = cpy_r_r33;
__LL1177: ;
    if (cpy_r_r35 != NULL) goto __LL1176;
    CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 61, CPyStatic_merv___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r33);
    goto CPyL77;
__LL1176: ;
    cpy_r_r36 = PyUnicode_Check(cpy_r_r34);
    if (cpy_r_r36) goto CPyL25;
    if (cpy_r_r36) {
        goto CPyL28;
    } else
        goto CPyL78;
CPyL25: ;
    cpy_r_r37 = PyLong_Check(cpy_r_r35);
    if (cpy_r_r37) {
        goto CPyL28;
    } else
        goto CPyL78;
CPyL26: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 62, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL28: ;
    CPy_INCREF(cpy_r_r34);
    if (likely(PyUnicode_Check(cpy_r_r34)))
        cpy_r_r39 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 63, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r34);
        goto CPyL79;
    }
    cpy_r_r40 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r41 = CPyStr_EqualLiteral(cpy_r_r39, cpy_r_r40, 6);
    CPy_DECREF(cpy_r_r39);
    if (cpy_r_r41) {
        goto CPyL80;
    } else
        goto CPyL32;
CPyL30: ;
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 64, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
    cpy_r_r43 = CPyDef_merv___automa___actions___act(cpy_r_t, 4, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 64, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    } else
        goto CPyL69;
CPyL32: ;
    if (likely(PyUnicode_Check(cpy_r_r34)))
        cpy_r_r44 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 66, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r34);
        goto CPyL81;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 66, CPyStatic_merv___automa___actions___globals);
        goto CPyL82;
    }
    cpy_r_r46 = CPyDef_merv___gains___gain_now(cpy_r_t, cpy_r_r22, cpy_r_r44, cpy_r_r45, cpy_r_source);
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 66, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    } else
        goto CPyL69;
CPyL35: ;
    cpy_r_r47 = CPyStatics[1327]; /* 'magistrate' */
    cpy_r_r48 = CPyStr_EqualLiteral(cpy_r_r25, cpy_r_r47, 10);
    if (cpy_r_r48) {
        goto CPyL83;
    } else
        goto CPyL51;
CPyL36: ;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r49 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 68, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL70;
    }
    cpy_r_r50 = ((serai___kernel___effects___CallObject *)cpy_r_r49)->_words;
    CPy_INCREF(cpy_r_r50);
    cpy_r_r51 = CPySequence_CheckUnpackCount(cpy_r_r50, 2);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 68, CPyStatic_merv___automa___actions___globals);
        goto CPyL84;
    }
    cpy_r_r53 = CPySequenceTuple_GetItemUnsafe(cpy_r_r50, 0);
    cpy_r_r54 = CPySequenceTuple_GetItemUnsafe(cpy_r_r50, 1);
    CPy_DECREF(cpy_r_r50);
    if (PyLong_Check(cpy_r_r53))
        cpy_r_r55 = cpy_r_r53;
    else {
        cpy_r_r55 = NULL;
    }
    if (cpy_r_r55 != NULL) goto __LL1178;
    if (PyUnicode_Check(cpy_r_r53))
        cpy_r_r55 = cpy_r_r53;
    else {
        cpy_r_r55 = NULL;
    }
    if (cpy_r_r55 != NULL) goto __LL1178;
    if (unlikely(!(PyTuple_Check(cpy_r_r53) && PyTuple_GET_SIZE(cpy_r_r53) == 2))) {
        cpy_r_r55 = NULL;
        goto __LL1179;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r53, 0))))
        cpy_r_r55 = PyTuple_GET_ITEM(cpy_r_r53, 0);
    else {
        cpy_r_r55 = NULL;
    }
    if (cpy_r_r55 == NULL) goto __LL1179;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r53, 1))))
        cpy_r_r55 = PyTuple_GET_ITEM(cpy_r_r53, 1);
    else {
        cpy_r_r55 = NULL;
    }
    if (cpy_r_r55 == NULL) goto __LL1179;
    cpy_r_r55 = cpy_r_r53;
__LL1179: ;
    if (cpy_r_r55 != NULL) goto __LL1178;
    CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 68, CPyStatic_merv___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r53);
    goto CPyL85;
__LL1178: ;
    if (PyLong_Check(cpy_r_r54))
        cpy_r_r56 = cpy_r_r54;
    else {
        cpy_r_r56 = NULL;
    }
    if (cpy_r_r56 != NULL) goto __LL1180;
    if (PyUnicode_Check(cpy_r_r54))
        cpy_r_r56 = cpy_r_r54;
    else {
        cpy_r_r56 = NULL;
    }
    if (cpy_r_r56 != NULL) goto __LL1180;
    if (unlikely(!(PyTuple_Check(cpy_r_r54) && PyTuple_GET_SIZE(cpy_r_r54) == 2))) {
        cpy_r_r56 = NULL;
        goto __LL1181;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r54, 0))))
        cpy_r_r56 = PyTuple_GET_ITEM(cpy_r_r54, 0);
    else {
        cpy_r_r56 = NULL;
    }
    if (cpy_r_r56 == NULL) goto __LL1181;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r54, 1))))
        cpy_r_r56 = PyTuple_GET_ITEM(cpy_r_r54, 1);
    else {
        cpy_r_r56 = NULL;
    }
    if (cpy_r_r56 == NULL) goto __LL1181;
    cpy_r_r56 = cpy_r_r54;
__LL1181: ;
    if (cpy_r_r56 != NULL) goto __LL1180;
    CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 68, CPyStatic_merv___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r54);
    goto CPyL86;
__LL1180: ;
    cpy_r_r57 = PyLong_Check(cpy_r_r56);
    if (cpy_r_r57) {
        goto CPyL43;
    } else
        goto CPyL87;
CPyL41: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r58 = 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 69, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r59 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r59.f0 == NULL)) {
        goto CPyL88;
    } else
        goto CPyL46;
CPyL44: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r60 = 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 70, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r61 = PyObject_Str(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 70, CPyStatic_merv___automa___actions___globals);
        goto CPyL89;
    }
    cpy_r_r62 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r59.f0);
    CPy_INCREF(cpy_r_r59.f1);
    CPy_INCREF(cpy_r_r59.f2);
    CPy_INCREF(cpy_r_r59.f3);
    CPy_INCREF(cpy_r_r59.f4);
    CPy_INCREF(cpy_r_r59.f5);
    cpy_r_r63 = PyTuple_New(6);
    if (unlikely(cpy_r_r63 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1182 = cpy_r_r59.f0;
    PyTuple_SET_ITEM(cpy_r_r63, 0, __tmp1182);
    PyObject *__tmp1183 = cpy_r_r59.f1;
    PyTuple_SET_ITEM(cpy_r_r63, 1, __tmp1183);
    PyObject *__tmp1184 = cpy_r_r59.f2;
    PyTuple_SET_ITEM(cpy_r_r63, 2, __tmp1184);
    PyObject *__tmp1185 = cpy_r_r59.f3;
    PyTuple_SET_ITEM(cpy_r_r63, 3, __tmp1185);
    PyObject *__tmp1186 = cpy_r_r59.f4;
    PyTuple_SET_ITEM(cpy_r_r63, 4, __tmp1186);
    PyObject *__tmp1187 = cpy_r_r59.f5;
    PyTuple_SET_ITEM(cpy_r_r63, 5, __tmp1187);
    PyObject *cpy_r_r64[2] = {cpy_r_r63, cpy_r_r61};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_VectorcallMethod(cpy_r_r62, cpy_r_r65, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 70, CPyStatic_merv___automa___actions___globals);
        goto CPyL90;
    }
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r61);
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 70, CPyStatic_merv___automa___actions___globals);
        goto CPyL89;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 70, CPyStatic_merv___automa___actions___globals);
        goto CPyL91;
    }
    cpy_r_r69 = CPyDef_merv___automa___actions___act(cpy_r_t, cpy_r_r67, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 70, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    } else
        goto CPyL69;
CPyL51: ;
    cpy_r_r70 = CPyStatics[1328]; /* 'deploy' */
    cpy_r_r71 = CPyStr_EqualLiteral(cpy_r_r25, cpy_r_r70, 6);
    if (cpy_r_r71) {
        goto CPyL92;
    } else
        goto CPyL61;
CPyL52: ;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r72 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 72, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL70;
    }
    cpy_r_r73 = CPyDef_merv___automa___actions____number(cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 72, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
    cpy_r_r74 = 0;
    CPyTagged_INCREF(cpy_r_r74);
    cpy_r_r75 = CPyTagged_StealAsObject(cpy_r_r74);
    cpy_r__ = cpy_r_r75;
    CPy_DECREF(cpy_r__);
CPyL55: ;
    cpy_r_r76 = cpy_r_r74 & 1;
    cpy_r_r77 = cpy_r_r76 != 0;
    if (cpy_r_r77) goto CPyL57;
    cpy_r_r78 = cpy_r_r73 & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (!cpy_r_r79) goto CPyL58;
CPyL57: ;
    cpy_r_r80 = CPyTagged_IsLt_(cpy_r_r74, cpy_r_r73);
    if (cpy_r_r80) {
        goto CPyL59;
    } else
        goto CPyL93;
CPyL58: ;
    cpy_r_r81 = (Py_ssize_t)cpy_r_r74 < (Py_ssize_t)cpy_r_r73;
    if (!cpy_r_r81) goto CPyL93;
CPyL59: ;
    CPyTagged_INCREF(cpy_r_r74);
    cpy_r_r82 = CPyTagged_StealAsObject(cpy_r_r74);
    cpy_r__ = cpy_r_r82;
    CPy_DECREF(cpy_r__);
    cpy_r_r83 = CPyDef_merv___automa___actions___deploy(cpy_r_t);
    if (unlikely(cpy_r_r83 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 73, CPyStatic_merv___automa___actions___globals);
        goto CPyL94;
    }
    cpy_r_r84 = CPyTagged_Add(cpy_r_r74, 2);
    CPyTagged_DECREF(cpy_r_r74);
    cpy_r_r74 = cpy_r_r84;
    goto CPyL55;
CPyL61: ;
    cpy_r_r85 = CPyStatics[1329]; /* 'take_space_camel' */
    cpy_r_r86 = CPyStr_EqualLiteral(cpy_r_r25, cpy_r_r85, 16);
    if (cpy_r_r86) {
        goto CPyL95;
    } else
        goto CPyL96;
CPyL62: ;
    cpy_r_r87 = CPyDef_merv___gains___take_mosque_camel(cpy_r_t, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 75, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    } else
        goto CPyL69;
CPyL63: ;
    cpy_r_r88 = CPyStatics[1330]; /* 'take_bonus_tile' */
    cpy_r_r89 = CPyStr_EqualLiteral(cpy_r_r25, cpy_r_r88, 15);
    if (cpy_r_r89) {
        goto CPyL97;
    } else
        goto CPyL65;
CPyL64: ;
    cpy_r_r90 = CPyDef_merv___automa___actions____bonus_tile(cpy_r_t);
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 77, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    } else
        goto CPyL69;
CPyL65: ;
    cpy_r_r91 = CPyStatics[1331]; /* 'free' */
    cpy_r_r92 = CPyStr_EqualLiteral(cpy_r_r25, cpy_r_r91, 4);
    if (cpy_r_r92) {
        goto CPyL98;
    } else
        goto CPyL67;
CPyL66: ;
    cpy_r_r93 = CPyDef_merv___automa___actions___establish_post(cpy_r_t, 1);
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 79, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    } else
        goto CPyL69;
CPyL67: ;
    cpy_r_r94 = CPyStatics[1332]; /* 'magistrate_contracts' */
    cpy_r_r95 = CPyStr_EqualLiteral(cpy_r_r25, cpy_r_r94, 20);
    CPy_DECREF(cpy_r_r25);
    if (!cpy_r_r95) goto CPyL69;
    cpy_r_r96 = CPyDef_merv___automa___actions___fulfil_contracts(cpy_r_t);
    if (unlikely(cpy_r_r96 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 81, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
CPyL69: ;
    return 1;
CPyL70: ;
    cpy_r_r97 = 2;
    return cpy_r_r97;
CPyL71: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL7;
CPyL72: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL70;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL70;
CPyL74: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL19;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r29);
    goto CPyL70;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r33);
    goto CPyL70;
CPyL77: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r34);
    goto CPyL70;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    goto CPyL26;
CPyL79: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL70;
CPyL80: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r34);
    goto CPyL30;
CPyL81: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r35);
    goto CPyL70;
CPyL82: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r44);
    goto CPyL70;
CPyL83: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    goto CPyL36;
CPyL84: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL70;
CPyL85: ;
    CPy_DecRef(cpy_r_r54);
    goto CPyL70;
CPyL86: ;
    CPy_DecRef(cpy_r_r55);
    goto CPyL70;
CPyL87: ;
    CPy_DECREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r56);
    goto CPyL41;
CPyL88: ;
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r56);
    goto CPyL44;
CPyL89: ;
    CPy_DecRef(cpy_r_r56);
    goto CPyL70;
CPyL90: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r63);
    goto CPyL70;
CPyL91: ;
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL70;
CPyL92: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    goto CPyL52;
CPyL93: ;
    CPyTagged_DECREF(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r74);
    goto CPyL69;
CPyL94: ;
    CPyTagged_DecRef(cpy_r_r73);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL70;
CPyL95: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL62;
CPyL96: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL63;
CPyL97: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL64;
CPyL98: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL66;
}
        
        PyObject *CPyPy_merv___automa___actions___magistrate_gains(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "effect", "source", 0};
            static CPyArg_Parser parser = {"OOO:magistrate_gains", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_effect;
            PyObject *obj_source;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_effect, &obj_source)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            char retval = CPyDef_merv___automa___actions___magistrate_gains(arg_t, arg_effect, arg_source);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "magistrate_gains", 49, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions____is_exhausted(PyObject *cpy_r_t, CPyTagged cpy_r_removal) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
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
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_is_exhausted", "Table", "players", 85, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 85, CPyStatic_merv___automa___actions___globals);
        goto CPyL36;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 85, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 85, CPyStatic_merv___automa___actions___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL35;
    }
    cpy_r_r4 = cpy_r_removal == 2;
    if (cpy_r_r4) {
        goto CPyL37;
    } else
        goto CPyL13;
CPyL5: ;
    cpy_r_r5 = 1;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_is_exhausted", "Table", "row", 87, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = 0;
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL38;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 87, CPyStatic_merv___automa___actions___globals);
        goto CPyL39;
    }
    cpy_r_r17 = (Py_ssize_t)cpy_r_r16 == -2;
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    if (cpy_r_r18) {
        goto CPyL40;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r5 = 0;
    goto CPyL12;
CPyL11: ;
    cpy_r_r19 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r19;
    goto CPyL7;
CPyL12: ;
    return cpy_r_r5;
CPyL13: ;
    cpy_r_r20 = cpy_r_removal == 4;
    if (!cpy_r_r20) goto CPyL41;
    cpy_r_r21 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'scrolls' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r21);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 89, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
CPyL15: ;
    cpy_r_r22 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_is_exhausted", "Table", "book", 89, CPyStatic_merv___automa___actions___globals);
        goto CPyL42;
    }
CPyL16: ;
    cpy_r_r23 = ((serai___games___merv___book___BookObject *)cpy_r_r22)->_scrolls_for;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_is_exhausted", "Book", "scrolls_for", 89, CPyStatic_merv___automa___actions___globals);
        goto CPyL42;
    }
CPyL17: ;
    cpy_r_r24 = CPyList_GetItemShortBorrow(cpy_r_r23, -2);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 89, CPyStatic_merv___automa___actions___globals);
        goto CPyL42;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 89, CPyStatic_merv___automa___actions___globals);
        goto CPyL42;
    }
    cpy_r_r26 = cpy_r_r21 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) goto CPyL21;
    cpy_r_r28 = cpy_r_r25 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL22;
CPyL21: ;
    cpy_r_r30 = CPyTagged_IsLt_(cpy_r_r21, cpy_r_r25);
    cpy_r_r31 = cpy_r_r30 ^ 1;
    cpy_r_r32 = cpy_r_r31;
    goto CPyL23;
CPyL22: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r21 >= (Py_ssize_t)cpy_r_r25;
    cpy_r_r32 = cpy_r_r33;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r25);
    return cpy_r_r32;
CPyL24: ;
    cpy_r_r34 = cpy_r_removal == 6;
    if (cpy_r_r34) goto CPyL26;
    cpy_r_r35 = cpy_r_r34;
    goto CPyL34;
CPyL26: ;
    cpy_r_r36 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 90, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
CPyL27: ;
    cpy_r_r37 = CPyDef_merv___table___Table___mosque_level(cpy_r_t, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 90, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
    cpy_r_r38 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_is_exhausted", "Table", "book", 90, CPyStatic_merv___automa___actions___globals);
        goto CPyL43;
    }
CPyL29: ;
    cpy_r_r39 = ((serai___games___merv___book___BookObject *)cpy_r_r38)->_mosque_levels;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_is_exhausted", "Book", "mosque_levels", 90, CPyStatic_merv___automa___actions___globals);
        goto CPyL43;
    }
CPyL30: ;
    cpy_r_r40 = cpy_r_r37 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL32;
    cpy_r_r42 = CPyTagged_IsEq_(cpy_r_r37, cpy_r_r39);
    cpy_r_r43 = cpy_r_r42;
    goto CPyL33;
CPyL32: ;
    cpy_r_r44 = cpy_r_r37 == cpy_r_r39;
    cpy_r_r43 = cpy_r_r44;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r35 = cpy_r_r43;
CPyL34: ;
    return cpy_r_r35;
CPyL35: ;
    cpy_r_r45 = 2;
    return cpy_r_r45;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL35;
CPyL37: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL5;
CPyL38: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL12;
CPyL39: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL35;
CPyL40: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL10;
CPyL41: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL24;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL35;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL35;
}
        
        PyObject *CPyPy_merv___automa___actions____is_exhausted(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "removal", 0};
            static CPyArg_Parser parser = {"OO:_is_exhausted", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_removal;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_removal)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_removal;
            if (likely(PyLong_Check(obj_removal)))
                arg_removal = CPyTagged_BorrowFromObject(obj_removal);
            else {
                CPy_TypeError("int", obj_removal); goto fail;
            }
            char retval = CPyDef_merv___automa___actions____is_exhausted(arg_t, arg_removal);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_is_exhausted", 84, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___automa___actions____number(PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequence_CheckUnpackCount(cpy_r_r0, 1);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_number", 94, CPyStatic_merv___automa___actions___globals);
        goto CPyL8;
    }
    cpy_r_r3 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL1188;
    if (PyUnicode_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL1188;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL1189;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL1189;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL1189;
    cpy_r_r4 = cpy_r_r3;
__LL1189: ;
    if (cpy_r_r4 != NULL) goto __LL1188;
    CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "_number", 94, CPyStatic_merv___automa___actions___globals, "union[int, str, tuple[str, int]]", cpy_r_r3);
    goto CPyL7;
__LL1188: ;
    cpy_r_r5 = PyLong_Check(cpy_r_r4);
    if (cpy_r_r5) {
        goto CPyL5;
    } else
        goto CPyL9;
CPyL3: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_number", 95, CPyStatic_merv___automa___actions___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL5: ;
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_number", 96, CPyStatic_merv___automa___actions___globals);
        goto CPyL7;
    }
    return cpy_r_r7;
CPyL7: ;
    cpy_r_r8 = CPY_INT_TAG;
    return cpy_r_r8;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL3;
}
        
        PyObject *CPyPy_merv___automa___actions____number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"call", 0};
            static CPyArg_Parser parser = {"O:_number", kwlist, 0};
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_call)) {
                return NULL;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged retval = CPyDef_merv___automa___actions____number(arg_call);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_number", 93, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___deploy(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    tuple_T2II cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_square;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 104, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
CPyL1: ;
    cpy_r_r1 = CPyDef_merv___table___Table___servants_left(cpy_r_t, cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 105, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
    cpy_r_r2 = cpy_r_r1 != 0;
    CPyTagged_DECREF(cpy_r_r1);
    if (cpy_r_r2) {
        goto CPyL4;
    } else
        goto CPyL30;
CPyL3: ;
    return 1;
CPyL4: ;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r3.f0 = 8;
    cpy_r_r3.f1 = cpy_r_r0;
    cpy_r_r4 = PyTuple_New(2);
    if (unlikely(cpy_r_r4 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1190 = CPyTagged_StealAsObject(cpy_r_r3.f0);
    PyTuple_SET_ITEM(cpy_r_r4, 0, __tmp1190);
    PyObject *__tmp1191 = CPyTagged_StealAsObject(cpy_r_r3.f1);
    PyTuple_SET_ITEM(cpy_r_r4, 1, __tmp1191);
    cpy_r_r5 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 107, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
CPyL5: ;
    cpy_r_r6 = PyIter_Next(cpy_r_r5);
    if (cpy_r_r6 == NULL) goto CPyL31;
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 107, CPyStatic_merv___automa___actions___globals);
        goto CPyL32;
    }
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "deploy", "Table", "book", 108, CPyStatic_merv___automa___actions___globals);
        goto CPyL33;
    }
CPyL8: ;
    cpy_r_r9 = ((serai___games___merv___book___BookObject *)cpy_r_r8)->_squares;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "deploy", "Book", "squares", 108, CPyStatic_merv___automa___actions___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL9: ;
    cpy_r_r10 = 0;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_square = cpy_r_r10;
    CPyTagged_DECREF(cpy_r_square);
CPyL10: ;
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL12;
    cpy_r_r13 = cpy_r_r9 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL13;
CPyL12: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, cpy_r_r9);
    if (cpy_r_r15) {
        goto CPyL14;
    } else
        goto CPyL34;
CPyL13: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_r9;
    if (!cpy_r_r16) goto CPyL34;
CPyL14: ;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_square = cpy_r_r10;
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "deploy", "Table", "owners", 109, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
CPyL15: ;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_square);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 109, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 109, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
    cpy_r_r20 = cpy_r_r19 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL19;
    cpy_r_r22 = CPyTagged_IsEq_(cpy_r_r19, cpy_r_r7);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL20;
CPyL19: ;
    cpy_r_r24 = cpy_r_r19 == cpy_r_r7;
    cpy_r_r23 = cpy_r_r24;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r23) goto CPyL36;
    cpy_r_r25 = CPyDef_soldiers___soldier_obstacle(cpy_r_t, cpy_r_square);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 109, CPyStatic_merv___automa___actions___globals);
        goto CPyL35;
    }
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = cpy_r_r25 == cpy_r_r26;
    CPy_DECREF(cpy_r_r25);
    if (cpy_r_r27) {
        goto CPyL37;
    } else
        goto CPyL36;
CPyL23: ;
    cpy_r_r28 = CPyDef_soldiers___place_soldier(cpy_r_t, cpy_r_r0, cpy_r_square);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_square);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 110, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
    return 1;
CPyL25: ;
    cpy_r_r29 = CPyTagged_Add(cpy_r_r10, 2);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r10 = cpy_r_r29;
    goto CPyL10;
CPyL26: ;
    cpy_r_r30 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 107, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
    return 1;
CPyL28: ;
    cpy_r_r31 = 2;
    return cpy_r_r31;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL28;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL3;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    goto CPyL26;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL28;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL28;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL5;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL28;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_square);
    goto CPyL25;
CPyL37: ;
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL23;
}
        
        PyObject *CPyPy_merv___automa___actions___deploy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:deploy", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_merv___automa___actions___deploy(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "deploy", 102, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___caravansary(PyObject *cpy_r_t, CPyTagged cpy_r_times) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r__;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    tuple_T2IO cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 119, CPyStatic_merv___automa___actions___globals);
        goto CPyL49;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Table", "players", 120, CPyStatic_merv___automa___actions___globals);
        goto CPyL50;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 120, CPyStatic_merv___automa___actions___globals);
        goto CPyL50;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 120, CPyStatic_merv___automa___actions___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL50;
    }
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_spices;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Player", "spices", 120, CPyStatic_merv___automa___actions___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyList_GetSlice(cpy_r_r4, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 120, CPyStatic_merv___automa___actions___globals);
        goto CPyL50;
    }
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 120, CPyStatic_merv___automa___actions___globals, "list", cpy_r_r5);
        goto CPyL50;
    }
    cpy_r_r7 = 0;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r__ = cpy_r_r8;
    CPy_DECREF(cpy_r__);
CPyL8: ;
    cpy_r_r9 = cpy_r_r7 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL10;
    cpy_r_r11 = cpy_r_times & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL11;
CPyL10: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_times);
    if (cpy_r_r13) {
        goto CPyL12;
    } else
        goto CPyL51;
CPyL11: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_times;
    if (!cpy_r_r14) goto CPyL51;
CPyL12: ;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r__ = cpy_r_r15;
    CPy_DECREF(cpy_r__);
    cpy_r_r16 = 1;
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Table", "row", 122, CPyStatic_merv___automa___actions___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r17);
CPyL13: ;
    cpy_r_r18 = 0;
CPyL14: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL53;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r18 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 122, CPyStatic_merv___automa___actions___globals);
        goto CPyL54;
    }
    cpy_r_r28 = (Py_ssize_t)cpy_r_r27 == -2;
    CPyTagged_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 ^ 1;
    if (cpy_r_r29) {
        goto CPyL55;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r16 = 0;
    goto CPyL19;
CPyL18: ;
    cpy_r_r30 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r30;
    goto CPyL14;
CPyL19: ;
    if (cpy_r_r16) goto CPyL51;
    cpy_r_r31 = CPyDef_merv___automa___choices___card(cpy_r_t);
    if (unlikely(cpy_r_r31.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 124, CPyStatic_merv___automa___actions___globals);
        goto CPyL52;
    }
    cpy_r_r32 = cpy_r_r31.f0;
    cpy_r_r33 = cpy_r_r31.f1;
    cpy_r_r34 = cpy_r_r32;
    cpy_r_r35 = cpy_r_r33;
    cpy_r_r36 = CPyStatics[1333]; /* 'MV-SOLO-CAR-01' */
    cpy_r_r37 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Table", "book", 125, CPyStatic_merv___automa___actions___globals);
        goto CPyL56;
    }
CPyL22: ;
    cpy_r_r38 = ((serai___games___merv___book___BookObject *)cpy_r_r37)->_spice_ids;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Book", "spice_ids", 125, CPyStatic_merv___automa___actions___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r38);
CPyL23: ;
    cpy_r_r39 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Table", "row", 125, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    }
CPyL24: ;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r39, cpy_r_r34);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 125, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 125, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    }
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r38, cpy_r_r41);
    CPy_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 125, CPyStatic_merv___automa___actions___globals);
        goto CPyL56;
    }
    if (likely(PyUnicode_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 125, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r42);
        goto CPyL56;
    }
    cpy_r_r44 = CPyDef_merv___automa___actions____tell(cpy_r_t, cpy_r_r36, cpy_r_r43, cpy_r_r35);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 125, CPyStatic_merv___automa___actions___globals);
        goto CPyL58;
    }
    cpy_r_r45 = CPyDef_caravansary___take_card(cpy_r_t, cpy_r_r0, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 126, CPyStatic_merv___automa___actions___globals);
        goto CPyL52;
    }
    cpy_r_r46 = CPyTagged_Add(cpy_r_r7, 2);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r7 = cpy_r_r46;
    goto CPyL8;
CPyL31: ;
    cpy_r_r47 = CPyDef_caravansary___refill(cpy_r_t);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 127, CPyStatic_merv___automa___actions___globals);
        goto CPyL59;
    }
    cpy_r_r48 = CPyDef_caravansary___new_pairs(cpy_r_t, cpy_r_r0, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 128, CPyStatic_merv___automa___actions___globals);
        goto CPyL50;
    }
    cpy_r_r49 = 0;
CPyL34: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r49 < cpy_r_r51;
    if (!cpy_r_r52) goto CPyL60;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r49 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    CPy_INCREF(cpy_r_r57);
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 128, CPyStatic_merv___automa___actions___globals);
        goto CPyL61;
    }
    cpy_r_r59 = CPyStatics[1230]; /* 'event-pair' */
    cpy_r_r60 = CPyStatics[1334]; /* 'MV-SOLO-CAR-02' */
    cpy_r_r61 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Table", "book", 129, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
CPyL37: ;
    cpy_r_r62 = ((serai___games___merv___book___BookObject *)cpy_r_r61)->_spice_ids;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Book", "spice_ids", 129, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r62);
CPyL38: ;
    cpy_r_r63 = CPySequenceTuple_GetItem(cpy_r_r62, cpy_r_r58);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 129, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
    if (likely(PyUnicode_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 129, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r63);
        goto CPyL62;
    }
    cpy_r_r65 = CPyStatics[1223]; /* 'spice' */
    cpy_r_r66 = CPyDict_Build(1, cpy_r_r65, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 129, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
    cpy_r_r67 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r59, cpy_r_r0, cpy_r_r60, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 129, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
    cpy_r_r68 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Table", "book", 130, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
CPyL43: ;
    cpy_r_r69 = ((serai___games___merv___book___BookObject *)cpy_r_r68)->_pair_magistrate;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "caravansary", "Book", "pair_magistrate", 130, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
CPyL44: ;
    cpy_r_r70 = CPyList_GetItem(cpy_r_r69, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 130, CPyStatic_merv___automa___actions___globals);
        goto CPyL61;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r70, CPyType_kernel___effects___Effect)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 130, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r70);
        goto CPyL61;
    }
    cpy_r_r72 = CPyDef_merv___automa___actions___magistrate_gains(cpy_r_t, cpy_r_r71, 18);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 130, CPyStatic_merv___automa___actions___globals);
        goto CPyL61;
    }
    cpy_r_r73 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r73;
    goto CPyL34;
CPyL48: ;
    return 1;
CPyL49: ;
    cpy_r_r74 = 2;
    return cpy_r_r74;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL49;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL31;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL49;
CPyL53: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL19;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r17);
    goto CPyL49;
CPyL55: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL17;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL49;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    goto CPyL49;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL49;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL49;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r48);
    goto CPyL48;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    goto CPyL49;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL49;
}
        
        PyObject *CPyPy_merv___automa___actions___caravansary(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "times", 0};
            static CPyArg_Parser parser = {"OO:caravansary", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_times;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_times)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_times;
            if (likely(PyLong_Check(obj_times)))
                arg_times = CPyTagged_BorrowFromObject(obj_times);
            else {
                CPy_TypeError("int", obj_times); goto fail;
            }
            char retval = CPyDef_merv___automa___actions___caravansary(arg_t, arg_times);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "caravansary", 117, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___palace(PyObject *cpy_r_t, CPyTagged cpy_r_times) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r__;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_room;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    tuple_T2IO cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_first;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    CPyTagged cpy_r_r83;
    char cpy_r_r84;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 135, CPyStatic_merv___automa___actions___globals);
        goto CPyL56;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "palace", "Table", "book", 136, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_second_courtier_from;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "palace", "Book", "second_courtier_from", 137, CPyStatic_merv___automa___actions___globals);
        goto CPyL58;
    }
CPyL3: ;
    cpy_r_r3 = cpy_r_times & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = cpy_r_r2 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_times, cpy_r_r2);
    cpy_r_r8 = cpy_r_r7 ^ 1;
    cpy_r_r9 = cpy_r_r8;
    goto CPyL7;
CPyL6: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_times >= (Py_ssize_t)cpy_r_r2;
    cpy_r_r9 = cpy_r_r10;
CPyL7: ;
    cpy_r_r11 = cpy_r_r9 << 1;
    cpy_r_r12 = cpy_r_r11;
    cpy_r_r13 = CPyTagged_Add(2, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r14 = 0;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r__ = cpy_r_r15;
    CPy_DECREF(cpy_r__);
CPyL8: ;
    cpy_r_r16 = cpy_r_r14 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (cpy_r_r17) goto CPyL10;
    cpy_r_r18 = cpy_r_r13 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL11;
CPyL10: ;
    cpy_r_r20 = CPyTagged_IsLt_(cpy_r_r14, cpy_r_r13);
    if (cpy_r_r20) {
        goto CPyL12;
    } else
        goto CPyL59;
CPyL11: ;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r14 < (Py_ssize_t)cpy_r_r13;
    if (!cpy_r_r21) goto CPyL59;
CPyL12: ;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r__ = cpy_r_r22;
    CPy_DECREF(cpy_r__);
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 138, CPyStatic_merv___automa___actions___globals);
        goto CPyL60;
    }
    cpy_r_r24 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_room_ids;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "palace", "Book", "room_ids", 138, CPyStatic_merv___automa___actions___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r24);
CPyL14: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    CPy_DECREF(cpy_r_r24);
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = 0;
    cpy_r_room = cpy_r_r28;
    CPyTagged_DECREF(cpy_r_room);
CPyL15: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_r28 < (Py_ssize_t)cpy_r_r27;
    if (!cpy_r_r29) goto CPyL27;
    cpy_r_room = cpy_r_r28;
    cpy_r_r30 = CPyDef_palace___courtiers_in(cpy_r_t, cpy_r_room);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 138, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
    cpy_r_r31 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_room_capacity;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "palace", "Book", "room_capacity", 138, CPyStatic_merv___automa___actions___globals);
        goto CPyL63;
    }
CPyL18: ;
    cpy_r_r32 = CPyList_GetItemBorrow(cpy_r_r31, cpy_r_room);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 138, CPyStatic_merv___automa___actions___globals);
        goto CPyL63;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 138, CPyStatic_merv___automa___actions___globals);
        goto CPyL63;
    }
    cpy_r_r34 = cpy_r_r30 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (cpy_r_r35) goto CPyL22;
    cpy_r_r36 = cpy_r_r33 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (!cpy_r_r37) goto CPyL23;
CPyL22: ;
    cpy_r_r38 = CPyTagged_IsLt_(cpy_r_r30, cpy_r_r33);
    cpy_r_r39 = cpy_r_r38;
    goto CPyL24;
CPyL23: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r30 < (Py_ssize_t)cpy_r_r33;
    cpy_r_r39 = cpy_r_r40;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r33);
    if (!cpy_r_r39) goto CPyL64;
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_room);
    cpy_r_r42 = PyList_Append(cpy_r_r23, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 138, CPyStatic_merv___automa___actions___globals);
        goto CPyL61;
    }
CPyL26: ;
    cpy_r_r44 = cpy_r_r28 + 2;
    cpy_r_r28 = cpy_r_r44;
    goto CPyL15;
CPyL27: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r46 << 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL65;
    cpy_r_r49 = CPyDef_merv___table___Table___servants_left(cpy_r_t, cpy_r_r0);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 139, CPyStatic_merv___automa___actions___globals);
        goto CPyL66;
    }
    cpy_r_r50 = cpy_r_r49 != 0;
    CPyTagged_DECREF(cpy_r_r49);
    if (cpy_r_r50) {
        goto CPyL31;
    } else
        goto CPyL65;
CPyL30: ;
    return 1;
CPyL31: ;
    cpy_r_r51 = CPyDef_merv___automa___choices___room(cpy_r_t, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r51.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 141, CPyStatic_merv___automa___actions___globals);
        goto CPyL60;
    }
    cpy_r_r52 = cpy_r_r51.f0;
    cpy_r_r53 = cpy_r_r51.f1;
    cpy_r_r54 = cpy_r_r52;
    cpy_r_r55 = cpy_r_r53;
    cpy_r_r56 = CPyStatics[1335]; /* 'MV-SOLO-PAL-01' */
    cpy_r_r57 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_room_ids;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "palace", "Book", "room_ids", 142, CPyStatic_merv___automa___actions___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r57);
CPyL33: ;
    cpy_r_r58 = CPySequenceTuple_GetItem(cpy_r_r57, cpy_r_r54);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 142, CPyStatic_merv___automa___actions___globals);
        goto CPyL67;
    }
    if (likely(PyUnicode_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "palace", 142, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r58);
        goto CPyL67;
    }
    cpy_r_r60 = CPyDef_merv___automa___actions____tell(cpy_r_t, cpy_r_r56, cpy_r_r59, cpy_r_r55);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 142, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    cpy_r_r61 = CPyDef_palace___courtiers_in(cpy_r_t, cpy_r_r54);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 143, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    cpy_r_r62 = cpy_r_r61 == 0;
    CPyTagged_DECREF(cpy_r_r61);
    cpy_r_first = cpy_r_r62;
    cpy_r_r63 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "palace", "Table", "players", 144, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
CPyL38: ;
    cpy_r_r64 = CPyList_GetItemBorrow(cpy_r_r63, cpy_r_r0);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 144, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    if (likely(Py_TYPE(cpy_r_r64) == CPyType_merv___table___Player))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "palace", 144, CPyStatic_merv___automa___actions___globals, "serai.games.merv.table.Player", cpy_r_r64);
        goto CPyL68;
    }
    cpy_r_r66 = ((serai___games___merv___table___PlayerObject *)cpy_r_r65)->_courtiers;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "palace", "Player", "courtiers", 144, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r66);
CPyL41: ;
    cpy_r_r67 = CPyList_GetItem(cpy_r_r66, cpy_r_r54);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 144, CPyStatic_merv___automa___actions___globals);
        goto CPyL69;
    }
    cpy_r_r68 = CPyStatics[4897]; /* 1 */
    cpy_r_r69 = PyNumber_InPlaceAdd(cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 144, CPyStatic_merv___automa___actions___globals);
        goto CPyL69;
    }
    cpy_r_r70 = CPyList_SetItem(cpy_r_r66, cpy_r_r54, cpy_r_r69);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 144, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    cpy_r_r71 = CPyStatics[1281]; /* 'event-courtier' */
    cpy_r_r72 = CPyStatics[1335]; /* 'MV-SOLO-PAL-01' */
    cpy_r_r73 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_room_ids;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "palace", "Book", "room_ids", 145, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r73);
CPyL45: ;
    cpy_r_r74 = CPySequenceTuple_GetItem(cpy_r_r73, cpy_r_r54);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 145, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    if (likely(PyUnicode_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "palace", 145, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r74);
        goto CPyL68;
    }
    cpy_r_r76 = CPyStatics[1283]; /* 'room' */
    cpy_r_r77 = CPyDict_Build(1, cpy_r_r76, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 145, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    cpy_r_r78 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r71, cpy_r_r0, cpy_r_r72, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 145, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    if (!cpy_r_first) goto CPyL70;
    cpy_r_r79 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_room_first;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "palace", "Book", "room_first", 147, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
CPyL51: ;
    cpy_r_r80 = CPyList_GetItem(cpy_r_r79, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 147, CPyStatic_merv___automa___actions___globals);
        goto CPyL60;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r80, CPyType_kernel___effects___Effect)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "palace", 147, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r80);
        goto CPyL60;
    }
    cpy_r_r82 = CPyDef_merv___automa___actions___magistrate_gains(cpy_r_t, cpy_r_r81, 2);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 147, CPyStatic_merv___automa___actions___globals);
        goto CPyL60;
    }
CPyL54: ;
    cpy_r_r83 = CPyTagged_Add(cpy_r_r14, 2);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r14 = cpy_r_r83;
    goto CPyL8;
CPyL55: ;
    return 1;
CPyL56: ;
    cpy_r_r84 = 2;
    return cpy_r_r84;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL56;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL56;
CPyL59: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL55;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL56;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r23);
    goto CPyL56;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL56;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL56;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL26;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r23);
    goto CPyL30;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r23);
    goto CPyL56;
CPyL67: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    goto CPyL56;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL56;
CPyL69: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r66);
    goto CPyL56;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_r54);
    goto CPyL54;
}
        
        PyObject *CPyPy_merv___automa___actions___palace(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "times", 0};
            static CPyArg_Parser parser = {"OO:palace", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_times;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_times)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_times;
            if (likely(PyLong_Check(obj_times)))
                arg_times = CPyTagged_BorrowFromObject(obj_times);
            else {
                CPy_TypeError("int", obj_times); goto fail;
            }
            char retval = CPyDef_merv___automa___actions___palace(arg_t, arg_times);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "palace", 133, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___library(PyObject *cpy_r_t, CPyTagged cpy_r_times) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r__;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "library", "Table", "players", 152, CPyStatic_merv___automa___actions___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 152, CPyStatic_merv___automa___actions___globals);
        goto CPyL27;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 152, CPyStatic_merv___automa___actions___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "library", 152, CPyStatic_merv___automa___actions___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL26;
    }
    cpy_r_r4 = 0;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r__ = cpy_r_r5;
    CPy_DECREF(cpy_r__);
CPyL5: ;
    cpy_r_r6 = cpy_r_r4 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL7;
    cpy_r_r8 = cpy_r_times & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL8;
CPyL7: ;
    cpy_r_r10 = CPyTagged_IsLt_(cpy_r_r4, cpy_r_times);
    if (cpy_r_r10) {
        goto CPyL9;
    } else
        goto CPyL28;
CPyL8: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)cpy_r_times;
    if (!cpy_r_r11) goto CPyL28;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r__ = cpy_r_r12;
    CPy_DECREF(cpy_r__);
    cpy_r_r13 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "library", "Player", "scrolls", 154, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
CPyL10: ;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r13, 2);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_scrolls != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_scrolls);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_scrolls = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 154, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
    cpy_r_r16 = CPyStatics[986]; /* 'event-gained' */
    cpy_r_r17 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 155, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
CPyL12: ;
    cpy_r_r18 = CPyStatics[1336]; /* 'MV-SOLO-LIB-01' */
    cpy_r_r19 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r20 = CPyStatics[31]; /* 'n' */
    cpy_r_r21 = CPyStatics[1337]; /* 'what' */
    cpy_r_r22 = CPyStatics[4897]; /* 1 */
    cpy_r_r23 = CPyDict_Build(2, cpy_r_r20, cpy_r_r22, cpy_r_r21, cpy_r_r19);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 155, CPyStatic_merv___automa___actions___globals);
        goto CPyL30;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 155, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
    cpy_r_r25 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "library", "Player", "scrolls", 156, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL15: ;
    cpy_r_r26 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "library", "Table", "book", 156, CPyStatic_merv___automa___actions___globals);
        goto CPyL31;
    }
CPyL16: ;
    cpy_r_r27 = ((serai___games___merv___book___BookObject *)cpy_r_r26)->_scrolls_for;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "library", "Book", "scrolls_for", 156, CPyStatic_merv___automa___actions___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r27);
CPyL17: ;
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r_r29 = PySequence_Contains(cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 156, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
    cpy_r_r31 = cpy_r_r29;
    if (!cpy_r_r31) goto CPyL24;
    cpy_r_r32 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "library", "Table", "book", 157, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
CPyL20: ;
    cpy_r_r33 = ((serai___games___merv___book___BookObject *)cpy_r_r32)->_scrolls_for;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "library", "Book", "scrolls_for", 157, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r33);
CPyL21: ;
    cpy_r_r34 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "library", "Player", "scrolls", 157, CPyStatic_merv___automa___actions___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL22: ;
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r36 = CPyList_Index(cpy_r_r33, cpy_r_r35);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 157, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
    cpy_r_r37 = CPyDef_merv___automa___actions____discover(cpy_r_t, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 157, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
CPyL24: ;
    cpy_r_r38 = CPyTagged_Add(cpy_r_r4, 2);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r4 = cpy_r_r38;
    goto CPyL5;
CPyL25: ;
    return 1;
CPyL26: ;
    cpy_r_r39 = 2;
    return cpy_r_r39;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL26;
CPyL28: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL25;
CPyL29: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL30: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL26;
CPyL31: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r33);
    goto CPyL26;
}
        
        PyObject *CPyPy_merv___automa___actions___library(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "times", 0};
            static CPyArg_Parser parser = {"OO:library", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_times;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_times)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_times;
            if (likely(PyLong_Check(obj_times)))
                arg_times = CPyTagged_BorrowFromObject(obj_times);
            else {
                CPy_TypeError("int", obj_times); goto fail;
            }
            char retval = CPyDef_merv___automa___actions___library(arg_t, arg_times);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "library", 150, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions____discover(PyObject *cpy_r_t, CPyTagged cpy_r_level) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
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
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_tile;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject **cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_climbs;
    CPyTagged cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    CPyTagged cpy_r_r74;
    char cpy_r_r75;
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
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    int64_t cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    CPyTagged cpy_r_r95;
    char cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyPtr cpy_r_r101;
    int64_t cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Table", "book", 162, CPyStatic_merv___automa___actions___globals);
        goto CPyL79;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 163, CPyStatic_merv___automa___actions___globals);
        goto CPyL80;
    }
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_level_tiles;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Book", "level_tiles", 165, CPyStatic_merv___automa___actions___globals);
        goto CPyL81;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_level);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 165, CPyStatic_merv___automa___actions___globals);
        goto CPyL81;
    }
    if (likely(PyList_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "_discover", 165, CPyStatic_merv___automa___actions___globals, "list", cpy_r_r3);
        goto CPyL81;
    }
    cpy_r_r5 = 0;
CPyL6: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL82;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 163, CPyStatic_merv___automa___actions___globals);
        goto CPyL83;
    }
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Table", "discoveries", 166, CPyStatic_merv___automa___actions___globals);
        goto CPyL84;
    }
CPyL9: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 166, CPyStatic_merv___automa___actions___globals);
        goto CPyL84;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 166, CPyStatic_merv___automa___actions___globals);
        goto CPyL84;
    }
    cpy_r_r18 = (Py_ssize_t)cpy_r_r17 == -2;
    CPyTagged_DECREF(cpy_r_r17);
    if (cpy_r_r18) goto CPyL13;
    if (cpy_r_r18) {
        goto CPyL20;
    } else
        goto CPyL86;
CPyL13: ;
    cpy_r_r19 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_discovery_magistrate;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Book", "discovery_magistrate", 166, CPyStatic_merv___automa___actions___globals);
        goto CPyL84;
    }
CPyL14: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_r14);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 166, CPyStatic_merv___automa___actions___globals);
        goto CPyL84;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r20, CPyType_kernel___effects___Effect)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "_discover", 166, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r20);
        goto CPyL84;
    }
    cpy_r_r22 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r22 == NULL)) {
        goto CPyL85;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 166, CPyStatic_merv___automa___actions___globals);
        goto CPyL79;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r24 = cpy_r_r21 == cpy_r_r22;
    CPy_DECREF(cpy_r_r21);
    cpy_r_r25 = cpy_r_r24 ^ 1;
    if (!cpy_r_r25) goto CPyL86;
CPyL20: ;
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r27 = PyList_Append(cpy_r_r1, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 163, CPyStatic_merv___automa___actions___globals);
        goto CPyL83;
    }
CPyL21: ;
    cpy_r_r29 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r29;
    goto CPyL6;
CPyL22: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) {
        goto CPyL24;
    } else
        goto CPyL87;
CPyL23: ;
    return 1;
CPyL24: ;
    cpy_r_r34 = CPyList_GetItemShort(cpy_r_r1, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 170, CPyStatic_merv___automa___actions___globals);
        goto CPyL88;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 170, CPyStatic_merv___automa___actions___globals);
        goto CPyL88;
    }
    cpy_r_tile = cpy_r_r35;
    cpy_r_r36 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_extra_tile;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Book", "extra_tile", 171, CPyStatic_merv___automa___actions___globals);
        goto CPyL89;
    }
CPyL27: ;
    cpy_r_r37 = CPyList_GetItemShort(cpy_r_r36, 8);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 171, CPyStatic_merv___automa___actions___globals);
        goto CPyL89;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 171, CPyStatic_merv___automa___actions___globals);
        goto CPyL89;
    }
    cpy_r_r39 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_extra_tile;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Book", "extra_tile", 171, CPyStatic_merv___automa___actions___globals);
        goto CPyL90;
    }
CPyL30: ;
    cpy_r_r40 = CPyList_GetItemShort(cpy_r_r39, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 171, CPyStatic_merv___automa___actions___globals);
        goto CPyL90;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 171, CPyStatic_merv___automa___actions___globals);
        goto CPyL90;
    }
    CPyTagged_INCREF(cpy_r_r38);
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r38);
    cpy_r_r43 = PySequence_Contains(cpy_r_r1, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 172, CPyStatic_merv___automa___actions___globals);
        goto CPyL91;
    }
    cpy_r_r45 = cpy_r_r43;
    if (!cpy_r_r45) goto CPyL92;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_r46 = CPyTagged_StealAsObject(cpy_r_r41);
    cpy_r_r47 = PySequence_Contains(cpy_r_r1, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 172, CPyStatic_merv___automa___actions___globals);
        goto CPyL91;
    }
    cpy_r_r49 = cpy_r_r47;
    if (cpy_r_r49) {
        goto CPyL93;
    } else
        goto CPyL92;
CPyL36: ;
    cpy_r_r50 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 173, CPyStatic_merv___automa___actions___globals);
        goto CPyL94;
    }
CPyL37: ;
    cpy_r_r51 = CPyDef_merv___table___Table___mosque_level(cpy_r_t, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 173, CPyStatic_merv___automa___actions___globals);
        goto CPyL94;
    }
    cpy_r_r52 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Table", "players", 173, CPyStatic_merv___automa___actions___globals);
        goto CPyL95;
    }
    CPy_INCREF(cpy_r_r52);
CPyL39: ;
    cpy_r_r53 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 173, CPyStatic_merv___automa___actions___globals);
        goto CPyL96;
    }
CPyL40: ;
    cpy_r_r54 = CPyList_GetItemBorrow(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 173, CPyStatic_merv___automa___actions___globals);
        goto CPyL97;
    }
    if (likely(Py_TYPE(cpy_r_r54) == CPyType_merv___table___Player))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "_discover", 173, CPyStatic_merv___automa___actions___globals, "serai.games.merv.table.Player", cpy_r_r54);
        goto CPyL97;
    }
    cpy_r_r56 = ((serai___games___merv___table___PlayerObject *)cpy_r_r55)->_spices;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Player", "spices", 173, CPyStatic_merv___automa___actions___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r56);
CPyL43: ;
    CPy_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r53);
    cpy_r_r57 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r58 = CPyStatics[105]; /* 'sum' */
    cpy_r_r59 = CPyObject_GetAttr(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 173, CPyStatic_merv___automa___actions___globals);
        goto CPyL98;
    }
    PyObject *cpy_r_r60[1] = {cpy_r_r56};
    cpy_r_r61 = (PyObject **)&cpy_r_r60;
    cpy_r_r62 = PyObject_Vectorcall(cpy_r_r59, cpy_r_r61, 1, 0);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 173, CPyStatic_merv___automa___actions___globals);
        goto CPyL98;
    }
    CPy_DECREF(cpy_r_r56);
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 173, CPyStatic_merv___automa___actions___globals);
        goto CPyL95;
    }
    cpy_r_r64 = cpy_r_r51 & 1;
    cpy_r_r65 = cpy_r_r64 != 0;
    if (cpy_r_r65) goto CPyL48;
    cpy_r_r66 = cpy_r_r63 & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (!cpy_r_r67) goto CPyL49;
CPyL48: ;
    cpy_r_r68 = CPyTagged_IsLt_(cpy_r_r63, cpy_r_r51);
    cpy_r_r69 = cpy_r_r68;
    goto CPyL50;
CPyL49: ;
    cpy_r_r70 = (Py_ssize_t)cpy_r_r51 > (Py_ssize_t)cpy_r_r63;
    cpy_r_r69 = cpy_r_r70;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r63);
    cpy_r_climbs = cpy_r_r69;
    if (cpy_r_climbs) {
        goto CPyL99;
    } else
        goto CPyL100;
CPyL51: ;
    cpy_r_r71 = cpy_r_r38;
    goto CPyL53;
CPyL52: ;
    cpy_r_r71 = cpy_r_r41;
CPyL53: ;
    cpy_r_tile = cpy_r_r71;
    goto CPyL72;
CPyL54: ;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r73 = *(int64_t *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r73 << 1;
    cpy_r_r75 = (Py_ssize_t)cpy_r_r74 > (Py_ssize_t)2;
    if (!cpy_r_r75) goto CPyL101;
    cpy_r_r76 = PySet_New(NULL);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 175, CPyStatic_merv___automa___actions___globals);
        goto CPyL89;
    }
    cpy_r_r77 = 0;
CPyL57: ;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    cpy_r_r80 = cpy_r_r77 < cpy_r_r79;
    if (!cpy_r_r80) goto CPyL64;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r82 = *(CPyPtr *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r77 * 8;
    cpy_r_r84 = cpy_r_r82 + cpy_r_r83;
    cpy_r_r85 = *(PyObject * *)cpy_r_r84;
    CPy_INCREF(cpy_r_r85);
    if (likely(PyLong_Check(cpy_r_r85)))
        cpy_r_r86 = CPyTagged_FromObject(cpy_r_r85);
    else {
        CPy_TypeError("int", cpy_r_r85); cpy_r_r86 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 175, CPyStatic_merv___automa___actions___globals);
        goto CPyL102;
    }
    cpy_r_r87 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_discovery_magistrate;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Book", "discovery_magistrate", 175, CPyStatic_merv___automa___actions___globals);
        goto CPyL103;
    }
CPyL60: ;
    cpy_r_r88 = CPyList_GetItem(cpy_r_r87, cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 175, CPyStatic_merv___automa___actions___globals);
        goto CPyL102;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r88, CPyType_kernel___effects___Effect)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "_discover", 175, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r88);
        goto CPyL102;
    }
    cpy_r_r90 = PySet_Add(cpy_r_r76, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 175, CPyStatic_merv___automa___actions___globals);
        goto CPyL102;
    }
    cpy_r_r92 = cpy_r_r77 + 1;
    cpy_r_r77 = cpy_r_r92;
    goto CPyL57;
CPyL64: ;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PySetObject, used));
    cpy_r_r94 = *(int64_t *)cpy_r_r93;
    CPy_DECREF(cpy_r_r76);
    cpy_r_r95 = cpy_r_r94 << 1;
    cpy_r_r96 = cpy_r_r95 == 2;
    if (cpy_r_r96) {
        goto CPyL104;
    } else
        goto CPyL101;
CPyL65: ;
    cpy_r_r97 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Table", "reveals", 176, CPyStatic_merv___automa___actions___globals);
        goto CPyL88;
    }
CPyL66: ;
    cpy_r_r98 = CPyTagged_Add(cpy_r_r97, 2);
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 176, CPyStatic_merv___automa___actions___globals);
        goto CPyL88;
    }
    cpy_r_r100 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Table", "chance", 177, CPyStatic_merv___automa___actions___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r100);
CPyL68: ;
    cpy_r_r101 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r102 = *(int64_t *)cpy_r_r101;
    cpy_r_r103 = cpy_r_r102 << 1;
    cpy_r_r104 = CPyDef_chance___Chance___below(cpy_r_r100, cpy_r_r103);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 177, CPyStatic_merv___automa___actions___globals);
        goto CPyL88;
    }
    cpy_r_r105 = CPyList_GetItem(cpy_r_r1, cpy_r_r104);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 177, CPyStatic_merv___automa___actions___globals);
        goto CPyL80;
    }
    if (likely(PyLong_Check(cpy_r_r105)))
        cpy_r_r106 = CPyTagged_FromObject(cpy_r_r105);
    else {
        CPy_TypeError("int", cpy_r_r105); cpy_r_r106 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 177, CPyStatic_merv___automa___actions___globals);
        goto CPyL80;
    }
    cpy_r_tile = cpy_r_r106;
CPyL72: ;
    cpy_r_r107 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 178, CPyStatic_merv___automa___actions___globals);
        goto CPyL105;
    }
CPyL73: ;
    cpy_r_r108 = CPyDef_merv___gains___own_discovery(cpy_r_t, cpy_r_r107, cpy_r_tile);
    CPyTagged_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 178, CPyStatic_merv___automa___actions___globals);
        goto CPyL105;
    }
    cpy_r_r109 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_discovery_magistrate;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_discover", "Book", "discovery_magistrate", 179, CPyStatic_merv___automa___actions___globals);
        goto CPyL105;
    }
CPyL75: ;
    cpy_r_r110 = CPyList_GetItem(cpy_r_r109, cpy_r_tile);
    CPyTagged_DECREF(cpy_r_tile);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 179, CPyStatic_merv___automa___actions___globals);
        goto CPyL80;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r110, CPyType_kernel___effects___Effect)))
        cpy_r_r111 = cpy_r_r110;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "_discover", 179, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r110);
        goto CPyL80;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r112 = CPyDef_merv___automa___actions___magistrate_gains(cpy_r_t, cpy_r_r111, 10);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 179, CPyStatic_merv___automa___actions___globals);
        goto CPyL79;
    }
    return 1;
CPyL79: ;
    cpy_r_r113 = 2;
    return cpy_r_r113;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL79;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL79;
CPyL82: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL22;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL79;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL79;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r21);
    goto CPyL17;
CPyL86: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL21;
CPyL87: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL23;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL79;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_tile);
    goto CPyL79;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_tile);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL79;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_tile);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL79;
CPyL92: ;
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL54;
CPyL93: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_tile);
    goto CPyL36;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL79;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL79;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r52);
    goto CPyL79;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL79;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r56);
    goto CPyL79;
CPyL99: ;
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL51;
CPyL100: ;
    CPyTagged_DECREF(cpy_r_r38);
    goto CPyL52;
CPyL101: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL72;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_tile);
    CPy_DecRef(cpy_r_r76);
    goto CPyL79;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_tile);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r86);
    goto CPyL79;
CPyL104: ;
    CPyTagged_DECREF(cpy_r_tile);
    goto CPyL65;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_tile);
    goto CPyL79;
}
        
        PyObject *CPyPy_merv___automa___actions____discover(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "level", 0};
            static CPyArg_Parser parser = {"OO:_discover", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_level;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_level)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_level;
            if (likely(PyLong_Check(obj_level)))
                arg_level = CPyTagged_BorrowFromObject(obj_level);
            else {
                CPy_TypeError("int", obj_level); goto fail;
            }
            char retval = CPyDef_merv___automa___actions____discover(arg_t, arg_level);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_discover", 160, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___trade(PyObject *cpy_r_t, CPyTagged cpy_r_times) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T2IO cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T2IO cpy_r_r7;
    tuple_T2T2IOT2IO cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2IO cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_city;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_posts;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 184, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
CPyL1: ;
    cpy_r_r1 = CPyDef_merv___automa___actions___establish_post(cpy_r_t, 0);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 185, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "trade", "Table", "book", 186, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_city_ring;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "trade", "Book", "city_ring", 186, CPyStatic_merv___automa___actions___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyStatics[1338]; /* 'common' */
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5.f0 = 0;
    cpy_r_r5.f1 = cpy_r_r4;
    cpy_r_r6 = CPyStatics[1339]; /* 'rare' */
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7.f0 = 2;
    cpy_r_r7.f1 = cpy_r_r6;
    cpy_r_r8.f0 = cpy_r_r5;
    cpy_r_r8.f1 = cpy_r_r7;
    cpy_r_r9 = PyTuple_New(2);
    if (unlikely(cpy_r_r9 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1192 = PyTuple_New(2);
    if (unlikely(__tmp1192 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1193 = CPyTagged_StealAsObject(cpy_r_r8.f0.f0);
    PyTuple_SET_ITEM(__tmp1192, 0, __tmp1193);
    PyObject *__tmp1194 = cpy_r_r8.f0.f1;
    PyTuple_SET_ITEM(__tmp1192, 1, __tmp1194);
    PyTuple_SET_ITEM(cpy_r_r9, 0, __tmp1192);
    PyObject *__tmp1195 = PyTuple_New(2);
    if (unlikely(__tmp1195 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1196 = CPyTagged_StealAsObject(cpy_r_r8.f1.f0);
    PyTuple_SET_ITEM(__tmp1195, 0, __tmp1196);
    PyObject *__tmp1197 = cpy_r_r8.f1.f1;
    PyTuple_SET_ITEM(__tmp1195, 1, __tmp1197);
    PyTuple_SET_ITEM(cpy_r_r9, 1, __tmp1195);
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 187, CPyStatic_merv___automa___actions___globals);
        goto CPyL30;
    }
CPyL5: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r10);
    if (cpy_r_r11 == NULL) goto CPyL31;
    PyObject *__tmp1198;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        __tmp1198 = NULL;
        goto __LL1199;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        __tmp1198 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        __tmp1198 = NULL;
    }
    if (__tmp1198 == NULL) goto __LL1199;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        __tmp1198 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        __tmp1198 = NULL;
    }
    if (__tmp1198 == NULL) goto __LL1199;
    __tmp1198 = cpy_r_r11;
__LL1199: ;
    if (unlikely(__tmp1198 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r11); cpy_r_r12 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp1200 = PyTuple_GET_ITEM(cpy_r_r11, 0);
        CPyTagged __tmp1201;
        if (likely(PyLong_Check(__tmp1200)))
            __tmp1201 = CPyTagged_FromObject(__tmp1200);
        else {
            goto __LL1202;
        }
        cpy_r_r12.f0 = __tmp1201;
        PyObject *__tmp1203 = PyTuple_GET_ITEM(cpy_r_r11, 1);
        CPy_INCREF(__tmp1203);
        PyObject *__tmp1204;
        if (likely(PyUnicode_Check(__tmp1203)))
            __tmp1204 = __tmp1203;
        else {
            CPy_TypeError("str", __tmp1203); 
            __tmp1204 = NULL;
        }
        cpy_r_r12.f1 = __tmp1204;
    }
    goto __LL1205;
__LL1202: ;
    cpy_r_r12 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL1205;
__LL1205: ;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 187, CPyStatic_merv___automa___actions___globals);
        goto CPyL32;
    }
    cpy_r_r13 = cpy_r_r12.f0;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r12.f1;
    CPy_INCREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPy_DECREF(cpy_r_r12.f1);
    cpy_r_r15 = 0;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = 0;
    cpy_r_city = cpy_r_r19;
    CPyTagged_DECREF(cpy_r_city);
CPyL8: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r19 < (Py_ssize_t)cpy_r_r18;
    if (!cpy_r_r20) goto CPyL33;
    cpy_r_city = cpy_r_r19;
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_city);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 188, CPyStatic_merv___automa___actions___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 188, CPyStatic_merv___automa___actions___globals);
        goto CPyL34;
    }
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL13;
    cpy_r_r25 = CPyTagged_IsEq_(cpy_r_r22, cpy_r_r13);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL14;
CPyL13: ;
    cpy_r_r27 = cpy_r_r22 == cpy_r_r13;
    cpy_r_r26 = cpy_r_r27;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r22);
    if (cpy_r_r26) {
        goto CPyL16;
    } else
        goto CPyL35;
CPyL15: ;
    cpy_r_r28 = cpy_r_r26 << 1;
    cpy_r_r29 = cpy_r_r28;
    cpy_r_r30 = cpy_r_r29;
    goto CPyL21;
CPyL16: ;
    cpy_r_r31 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "trade", "Table", "posts", 188, CPyStatic_merv___automa___actions___globals);
        goto CPyL34;
    }
CPyL17: ;
    cpy_r_r32 = CPyList_GetItem(cpy_r_r31, cpy_r_city);
    CPyTagged_DECREF(cpy_r_city);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 188, CPyStatic_merv___automa___actions___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 188, CPyStatic_merv___automa___actions___globals);
        goto CPyL36;
    }
    cpy_r_r34 = CPyTagged_Rshift(cpy_r_r33, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 188, CPyStatic_merv___automa___actions___globals);
        goto CPyL36;
    }
    cpy_r_r35 = CPyTagged_And(cpy_r_r34, 2);
    CPyTagged_DECREF(cpy_r_r34);
    cpy_r_r30 = cpy_r_r35;
CPyL21: ;
    cpy_r_r36 = CPyTagged_Add(cpy_r_r15, cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r30);
    cpy_r_r15 = cpy_r_r36;
    cpy_r_r37 = cpy_r_r19 + 2;
    cpy_r_r19 = cpy_r_r37;
    goto CPyL8;
CPyL23: ;
    cpy_r_posts = cpy_r_r15;
    cpy_r_r38 = cpy_r_posts != 0;
    if (!cpy_r_r38) goto CPyL37;
    cpy_r_r39 = CPyDef_merv___gains___gain_now(cpy_r_t, cpy_r_r0, cpy_r_r14, cpy_r_posts, 0);
    CPy_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_posts);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 190, CPyStatic_merv___automa___actions___globals);
        goto CPyL32;
    } else
        goto CPyL5;
CPyL25: ;
    cpy_r_r40 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 187, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
    cpy_r_r41 = CPyDef_merv___automa___actions___fulfil_contracts(cpy_r_t);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 191, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
    return 1;
CPyL28: ;
    cpy_r_r42 = 2;
    return cpy_r_r42;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL28;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL28;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r10);
    goto CPyL25;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    goto CPyL28;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL23;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_city);
    goto CPyL28;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_city);
    goto CPyL15;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL28;
CPyL37: ;
    CPy_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_posts);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___automa___actions___trade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "times", 0};
            static CPyArg_Parser parser = {"OO:trade", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_times;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_times)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_times;
            if (likely(PyLong_Check(obj_times)))
                arg_times = CPyTagged_BorrowFromObject(obj_times);
            else {
                CPy_TypeError("int", obj_times); goto fail;
            }
            char retval = CPyDef_merv___automa___actions___trade(arg_t, arg_times);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "trade", 182, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___establish_post(PyObject *cpy_r_t, char cpy_r_only_its_good) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    tuple_T2IO cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 196, CPyStatic_merv___automa___actions___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = CPyDef_merv___actions___trade___cities_for_post(cpy_r_t, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 197, CPyStatic_merv___automa___actions___globals);
        goto CPyL25;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) {
        goto CPyL4;
    } else
        goto CPyL26;
CPyL3: ;
    return 1;
CPyL4: ;
    cpy_r_r6 = CPyDef_merv___automa___choices___city(cpy_r_t, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r6.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 200, CPyStatic_merv___automa___actions___globals);
        goto CPyL25;
    }
    cpy_r_r7 = cpy_r_r6.f0;
    cpy_r_r8 = cpy_r_r6.f1;
    cpy_r_r9 = cpy_r_r7;
    cpy_r_r10 = cpy_r_r8;
    cpy_r_r11 = CPyStatics[1340]; /* 'MV-SOLO-TRADE-02' */
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "establish_post", "Table", "book", 201, CPyStatic_merv___automa___actions___globals);
        goto CPyL27;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_city_ids;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "establish_post", "Book", "city_ids", 201, CPyStatic_merv___automa___actions___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, cpy_r_r9);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 201, CPyStatic_merv___automa___actions___globals);
        goto CPyL27;
    }
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 201, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r14);
        goto CPyL27;
    }
    cpy_r_r16 = CPyDef_merv___automa___actions____tell(cpy_r_t, cpy_r_r11, cpy_r_r15, cpy_r_r10);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 201, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
    cpy_r_r17 = CPyDef_merv___actions___trade___place_post(cpy_r_t, cpy_r_r0, cpy_r_r9);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 202, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
    if (!cpy_r_r17) goto CPyL17;
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "establish_post", "Table", "book", 203, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
CPyL13: ;
    cpy_r_r19 = ((serai___games___merv___book___BookObject *)cpy_r_r18)->_city_first;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "establish_post", "Book", "city_first", 203, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
CPyL14: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_r9);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 203, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r20, CPyType_kernel___effects___Effect)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 203, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r20);
        goto CPyL28;
    }
    cpy_r_r22 = CPyDef_merv___automa___actions___magistrate_gains(cpy_r_t, cpy_r_r21, 0);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 203, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
CPyL17: ;
    if (!cpy_r_only_its_good) goto CPyL29;
    cpy_r_r23 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "establish_post", "Table", "book", 205, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
CPyL19: ;
    cpy_r_r24 = ((serai___games___merv___book___BookObject *)cpy_r_r23)->_city_good;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "establish_post", "Book", "city_good", 205, CPyStatic_merv___automa___actions___globals);
        goto CPyL28;
    }
CPyL20: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r24, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 205, CPyStatic_merv___automa___actions___globals);
        goto CPyL25;
    }
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 205, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r25);
        goto CPyL25;
    }
    cpy_r_r27 = CPyDef_merv___gains___gain_now(cpy_r_t, cpy_r_r0, cpy_r_r26, 2, 0);
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 205, CPyStatic_merv___automa___actions___globals);
        goto CPyL24;
    }
CPyL23: ;
    return 1;
CPyL24: ;
    cpy_r_r28 = 2;
    return cpy_r_r28;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL24;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL24;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL24;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL23;
}
        
        PyObject *CPyPy_merv___automa___actions___establish_post(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "only_its_good", 0};
            static CPyArg_Parser parser = {"OO:establish_post", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_only_its_good;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_only_its_good)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            char arg_only_its_good;
            if (unlikely(!PyBool_Check(obj_only_its_good))) {
                CPy_TypeError("bool", obj_only_its_good); goto fail;
            } else
                arg_only_its_good = obj_only_its_good == Py_True;
            char retval = CPyDef_merv___automa___actions___establish_post(arg_t, arg_only_its_good);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "establish_post", 194, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___fulfil_contracts(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_pile;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_card;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    tuple_T2II cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_tops;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    tuple_T2II cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    tuple_T2II cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    tuple_T2IO cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 210, CPyStatic_merv___automa___actions___globals);
        goto CPyL53;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "fulfil_contracts", "Table", "book", 211, CPyStatic_merv___automa___actions___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "fulfil_contracts", "Table", "players", 212, CPyStatic_merv___automa___actions___globals);
        goto CPyL55;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_r0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 212, CPyStatic_merv___automa___actions___globals);
        goto CPyL55;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_merv___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 212, CPyStatic_merv___automa___actions___globals, "serai.games.merv.table.Player", cpy_r_r3);
        goto CPyL55;
    }
CPyL6: ;
    if (!1) goto CPyL56;
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 214, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    }
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "fulfil_contracts", "Table", "piles", 214, CPyStatic_merv___automa___actions___globals);
        goto CPyL58;
    }
CPyL9: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = 0;
    cpy_r_pile = cpy_r_r10;
    CPyTagged_DECREF(cpy_r_pile);
CPyL10: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_r9;
    if (!cpy_r_r11) goto CPyL15;
    cpy_r_pile = cpy_r_r10;
    cpy_r_r12 = CPyDef_contracts___top_contract(cpy_r_t, cpy_r_pile);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 214, CPyStatic_merv___automa___actions___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_card = cpy_r_r12;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r12 != -2;
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL60;
    cpy_r_r14 = cpy_r_pile;
    cpy_r_r15 = cpy_r_card;
    cpy_r_r16.f0 = cpy_r_r14;
    cpy_r_r16.f1 = cpy_r_r15;
    cpy_r_r17 = PyTuple_New(2);
    if (unlikely(cpy_r_r17 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1206 = CPyTagged_StealAsObject(cpy_r_r16.f0);
    PyTuple_SET_ITEM(cpy_r_r17, 0, __tmp1206);
    PyObject *__tmp1207 = CPyTagged_StealAsObject(cpy_r_r16.f1);
    PyTuple_SET_ITEM(cpy_r_r17, 1, __tmp1207);
    cpy_r_r18 = PyList_Append(cpy_r_r5, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 214, CPyStatic_merv___automa___actions___globals);
        goto CPyL58;
    }
CPyL14: ;
    cpy_r_r20 = cpy_r_r10 + 2;
    cpy_r_r10 = cpy_r_r20;
    goto CPyL10;
CPyL15: ;
    cpy_r_tops = cpy_r_r5;
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 215, CPyStatic_merv___automa___actions___globals);
        goto CPyL61;
    }
    cpy_r_r22 = 0;
CPyL17: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_tops + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r22 < cpy_r_r24;
    if (!cpy_r_r25) goto CPyL62;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_tops + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r22 * 8;
    cpy_r_r29 = cpy_r_r27 + cpy_r_r28;
    cpy_r_r30 = *(PyObject * *)cpy_r_r29;
    CPy_INCREF(cpy_r_r30);
    PyObject *__tmp1208;
    if (unlikely(!(PyTuple_Check(cpy_r_r30) && PyTuple_GET_SIZE(cpy_r_r30) == 2))) {
        __tmp1208 = NULL;
        goto __LL1209;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r30, 0))))
        __tmp1208 = PyTuple_GET_ITEM(cpy_r_r30, 0);
    else {
        __tmp1208 = NULL;
    }
    if (__tmp1208 == NULL) goto __LL1209;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r30, 1))))
        __tmp1208 = PyTuple_GET_ITEM(cpy_r_r30, 1);
    else {
        __tmp1208 = NULL;
    }
    if (__tmp1208 == NULL) goto __LL1209;
    __tmp1208 = cpy_r_r30;
__LL1209: ;
    if (unlikely(__tmp1208 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r30); cpy_r_r31 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp1210 = PyTuple_GET_ITEM(cpy_r_r30, 0);
        CPyTagged __tmp1211;
        if (likely(PyLong_Check(__tmp1210)))
            __tmp1211 = CPyTagged_FromObject(__tmp1210);
        else {
            goto __LL1212;
        }
        cpy_r_r31.f0 = __tmp1211;
        PyObject *__tmp1213 = PyTuple_GET_ITEM(cpy_r_r30, 1);
        CPyTagged __tmp1214;
        if (likely(PyLong_Check(__tmp1213)))
            __tmp1214 = CPyTagged_FromObject(__tmp1213);
        else {
            goto __LL1215;
        }
        cpy_r_r31.f1 = __tmp1214;
    }
    goto __LL1216;
__LL1212: ;
    cpy_r_r31 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1216;
__LL1215: ;
    CPyTagged_DECREF(cpy_r_r31.f0);
    cpy_r_r31 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1216;
__LL1216: ;
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 215, CPyStatic_merv___automa___actions___globals);
        goto CPyL63;
    }
    cpy_r_r32 = cpy_r_r31.f0;
    CPyTagged_INCREF(cpy_r_r32);
    cpy_r_r33 = cpy_r_r31.f1;
    CPyTagged_INCREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r31.f0);
    CPyTagged_DECREF(cpy_r_r31.f1);
    cpy_r_r34 = CPyDef_contracts___has_items(cpy_r_t, cpy_r_r0, cpy_r_r33);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 215, CPyStatic_merv___automa___actions___globals);
        goto CPyL64;
    }
    if (!cpy_r_r34) goto CPyL65;
    cpy_r_r35.f0 = cpy_r_r32;
    cpy_r_r35.f1 = cpy_r_r33;
    cpy_r_r36 = PyTuple_New(2);
    if (unlikely(cpy_r_r36 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1217 = CPyTagged_StealAsObject(cpy_r_r35.f0);
    PyTuple_SET_ITEM(cpy_r_r36, 0, __tmp1217);
    PyObject *__tmp1218 = CPyTagged_StealAsObject(cpy_r_r35.f1);
    PyTuple_SET_ITEM(cpy_r_r36, 1, __tmp1218);
    cpy_r_r37 = PyList_Append(cpy_r_r21, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 215, CPyStatic_merv___automa___actions___globals);
        goto CPyL63;
    }
CPyL22: ;
    cpy_r_r39 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r39;
    goto CPyL17;
CPyL23: ;
    cpy_r_tops = cpy_r_r21;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_tops + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r41 << 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (cpy_r_r43) {
        goto CPyL25;
    } else
        goto CPyL66;
CPyL24: ;
    return 1;
CPyL25: ;
    cpy_r_r44 = CPyDef_merv___automa___choices___contract(cpy_r_t, cpy_r_tops);
    CPy_DECREF(cpy_r_tops);
    if (unlikely(cpy_r_r44.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 218, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    }
    cpy_r_r45 = cpy_r_r44.f0;
    cpy_r_r46 = cpy_r_r44.f1;
    cpy_r_r47 = cpy_r_r45;
    cpy_r_r48 = cpy_r_r46;
    cpy_r_r49 = CPyDef_contracts___top_contract(cpy_r_t, cpy_r_r47);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 219, CPyStatic_merv___automa___actions___globals);
        goto CPyL67;
    }
    cpy_r_card = cpy_r_r49;
    cpy_r_r50 = CPyStatics[1341]; /* 'MV-SOLO-TRADE-05' */
    cpy_r_r51 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_contract_ids;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "fulfil_contracts", "Book", "contract_ids", 220, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r51);
CPyL28: ;
    cpy_r_r52 = CPySequenceTuple_GetItem(cpy_r_r51, cpy_r_card);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 220, CPyStatic_merv___automa___actions___globals);
        goto CPyL68;
    }
    if (likely(PyUnicode_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 220, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r52);
        goto CPyL68;
    }
    cpy_r_r54 = CPyDef_merv___automa___actions____tell(cpy_r_t, cpy_r_r50, cpy_r_r53, cpy_r_r48);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 220, CPyStatic_merv___automa___actions___globals);
        goto CPyL69;
    }
    cpy_r_r55 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_contract_lock;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "fulfil_contracts", "Book", "contract_lock", 221, CPyStatic_merv___automa___actions___globals);
        goto CPyL69;
    }
CPyL32: ;
    cpy_r_r56 = CPyList_GetItem(cpy_r_r55, cpy_r_card);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 221, CPyStatic_merv___automa___actions___globals);
        goto CPyL69;
    }
    if (likely(PyTuple_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 221, CPyStatic_merv___automa___actions___globals, "tuple", cpy_r_r56);
        goto CPyL69;
    }
    cpy_r_r58 = ((serai___games___merv___table___PlayerObject *)cpy_r_r4)->_common;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "fulfil_contracts", "Player", "common", 222, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
CPyL35: ;
    cpy_r_r59 = ((serai___games___merv___table___PlayerObject *)cpy_r_r4)->_locked_common;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "fulfil_contracts", "Player", "locked_common", 222, CPyStatic_merv___automa___actions___globals);
        goto CPyL70;
    }
CPyL36: ;
    cpy_r_r60 = CPyTagged_Subtract(cpy_r_r58, cpy_r_r59);
    cpy_r_r61 = CPySequenceTuple_GetItem(cpy_r_r57, 2);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 222, CPyStatic_merv___automa___actions___globals);
        goto CPyL71;
    }
    if (likely(PyLong_Check(cpy_r_r61)))
        cpy_r_r62 = CPyTagged_FromObject(cpy_r_r61);
    else {
        CPy_TypeError("int", cpy_r_r61); cpy_r_r62 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 222, CPyStatic_merv___automa___actions___globals);
        goto CPyL71;
    }
    cpy_r_r63 = CPyTagged_Subtract(cpy_r_r60, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r62);
    cpy_r_r64 = CPySequenceTuple_GetItem(cpy_r_r57, 6);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 223, CPyStatic_merv___automa___actions___globals);
        goto CPyL72;
    }
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 223, CPyStatic_merv___automa___actions___globals);
        goto CPyL72;
    }
    cpy_r_r66 = cpy_r_r63 & 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    if (cpy_r_r67) goto CPyL42;
    cpy_r_r68 = cpy_r_r65 & 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (!cpy_r_r69) goto CPyL43;
CPyL42: ;
    cpy_r_r70 = CPyTagged_IsLt_(cpy_r_r63, cpy_r_r65);
    if (cpy_r_r70) {
        goto CPyL73;
    } else
        goto CPyL74;
CPyL43: ;
    cpy_r_r71 = (Py_ssize_t)cpy_r_r63 < (Py_ssize_t)cpy_r_r65;
    if (cpy_r_r71) {
        goto CPyL73;
    } else
        goto CPyL74;
CPyL44: ;
    cpy_r_r72 = cpy_r_r63;
    goto CPyL46;
CPyL45: ;
    cpy_r_r72 = cpy_r_r65;
CPyL46: ;
    cpy_r_r73 = CPyDef_contracts___lock_items(cpy_r_t, cpy_r_r0, cpy_r_card, cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 223, CPyStatic_merv___automa___actions___globals);
        goto CPyL69;
    }
    cpy_r_r74 = CPyDef_contracts___take_contract(cpy_r_t, cpy_r_r0, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 224, CPyStatic_merv___automa___actions___globals);
        goto CPyL75;
    }
    cpy_r_r75 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_contract_reward;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "fulfil_contracts", "Book", "contract_reward", 225, CPyStatic_merv___automa___actions___globals);
        goto CPyL75;
    }
CPyL49: ;
    cpy_r_r76 = CPyList_GetItem(cpy_r_r75, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 225, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r76, CPyType_kernel___effects___Effect)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 225, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r76);
        goto CPyL57;
    }
    cpy_r_r78 = CPyDef_merv___automa___actions___magistrate_gains(cpy_r_t, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 225, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    } else
        goto CPyL6;
CPyL52: ;
    return 1;
CPyL53: ;
    cpy_r_r79 = 2;
    return cpy_r_r79;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL53;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL53;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    goto CPyL52;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL53;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL53;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_pile);
    goto CPyL53;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_pile);
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL14;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_tops);
    goto CPyL53;
CPyL62: ;
    CPy_DECREF(cpy_r_tops);
    goto CPyL23;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r21);
    goto CPyL53;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL53;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL22;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_tops);
    goto CPyL24;
CPyL67: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL53;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL53;
CPyL69: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL53;
CPyL70: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r57);
    goto CPyL53;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL53;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL53;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r65);
    goto CPyL44;
CPyL74: ;
    CPyTagged_DECREF(cpy_r_r63);
    goto CPyL45;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL53;
}
        
        PyObject *CPyPy_merv___automa___actions___fulfil_contracts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:fulfil_contracts", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_merv___automa___actions___fulfil_contracts(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "fulfil_contracts", 208, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___mosque(PyObject *cpy_r_t, CPyTagged cpy_r_times) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r__;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    int64_t cpy_r_r35;
    CPyTagged cpy_r_space;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    char cpy_r_r44;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 230, CPyStatic_merv___automa___actions___globals);
        goto CPyL38;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "mosque", "Table", "book", 231, CPyStatic_merv___automa___actions___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r__ = cpy_r_r3;
    CPy_DECREF(cpy_r__);
CPyL3: ;
    cpy_r_r4 = cpy_r_r2 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL5;
    cpy_r_r6 = cpy_r_times & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL6;
CPyL5: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_times);
    if (cpy_r_r8) {
        goto CPyL7;
    } else
        goto CPyL40;
CPyL6: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_times;
    if (!cpy_r_r9) goto CPyL40;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r__ = cpy_r_r10;
    CPy_DECREF(cpy_r__);
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "mosque", "Table", "players", 233, CPyStatic_merv___automa___actions___globals);
        goto CPyL41;
    }
CPyL8: ;
    cpy_r_r12 = CPyList_GetItemBorrow(cpy_r_r11, cpy_r_r0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 233, CPyStatic_merv___automa___actions___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_merv___table___Player))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "mosque", 233, CPyStatic_merv___automa___actions___globals, "serai.games.merv.table.Player", cpy_r_r12);
        goto CPyL41;
    }
    cpy_r_r14 = ((serai___games___merv___table___PlayerObject *)cpy_r_r13)->_mosque;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "mosque", "Player", "mosque", 233, CPyStatic_merv___automa___actions___globals);
        goto CPyL41;
    }
CPyL11: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r14 == -2;
    if (!cpy_r_r15) goto CPyL27;
    cpy_r_r16 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_entrances;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "mosque", "Book", "entrances", 234, CPyStatic_merv___automa___actions___globals);
        goto CPyL41;
    }
CPyL13: ;
    cpy_r_r17 = CPyList_GetItemShort(cpy_r_r16, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 234, CPyStatic_merv___automa___actions___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 234, CPyStatic_merv___automa___actions___globals);
        goto CPyL41;
    }
    cpy_r_r19 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_entrances;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "mosque", "Book", "entrances", 234, CPyStatic_merv___automa___actions___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r19);
CPyL16: ;
    cpy_r_r20 = 0;
CPyL17: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL43;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 234, CPyStatic_merv___automa___actions___globals);
        goto CPyL44;
    }
    cpy_r_r30 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_mosque_camels;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "mosque", "Table", "mosque_camels", 234, CPyStatic_merv___automa___actions___globals);
        goto CPyL45;
    }
CPyL20: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 234, CPyStatic_merv___automa___actions___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 234, CPyStatic_merv___automa___actions___globals);
        goto CPyL45;
    }
    cpy_r_r33 = cpy_r_r32 != 0;
    CPyTagged_DECREF(cpy_r_r32);
    if (cpy_r_r33) {
        goto CPyL46;
    } else
        goto CPyL47;
CPyL23: ;
    cpy_r_r34 = cpy_r_r29;
    goto CPyL26;
CPyL24: ;
    cpy_r_r35 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r35;
    goto CPyL17;
CPyL25: ;
    cpy_r_r34 = cpy_r_r18;
CPyL26: ;
    cpy_r_space = cpy_r_r34;
    goto CPyL29;
CPyL27: ;
    cpy_r_r36 = CPyDef_mosque___next_space(cpy_r_t, cpy_r_r0);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 236, CPyStatic_merv___automa___actions___globals);
        goto CPyL41;
    }
    cpy_r_space = cpy_r_r36;
CPyL29: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_space == -2;
    if (cpy_r_r37) {
        goto CPyL48;
    } else
        goto CPyL31;
CPyL30: ;
    return 1;
CPyL31: ;
    cpy_r_r38 = CPyDef_mosque___climb(cpy_r_t, cpy_r_r0, cpy_r_space);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 239, CPyStatic_merv___automa___actions___globals);
        goto CPyL49;
    }
    cpy_r_r39 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_space_magistrate;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "mosque", "Book", "space_magistrate", 240, CPyStatic_merv___automa___actions___globals);
        goto CPyL49;
    }
CPyL33: ;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r39, cpy_r_space);
    CPyTagged_DECREF(cpy_r_space);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 240, CPyStatic_merv___automa___actions___globals);
        goto CPyL41;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r40, CPyType_kernel___effects___Effect)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "mosque", 240, CPyStatic_merv___automa___actions___globals, "serai.kernel.effects.Effect", cpy_r_r40);
        goto CPyL41;
    }
    cpy_r_r42 = CPyDef_merv___automa___actions___magistrate_gains(cpy_r_t, cpy_r_r41, 4);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 240, CPyStatic_merv___automa___actions___globals);
        goto CPyL41;
    }
    cpy_r_r43 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r43;
    goto CPyL3;
CPyL37: ;
    return 1;
CPyL38: ;
    cpy_r_r44 = 2;
    return cpy_r_r44;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL38;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL37;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL38;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL38;
CPyL43: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL25;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    goto CPyL38;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL38;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    goto CPyL23;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL24;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_space);
    goto CPyL30;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_space);
    goto CPyL38;
}
        
        PyObject *CPyPy_merv___automa___actions___mosque(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "times", 0};
            static CPyArg_Parser parser = {"OO:mosque", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_times;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_times)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_times;
            if (likely(PyLong_Check(obj_times)))
                arg_times = CPyTagged_BorrowFromObject(obj_times);
            else {
                CPy_TypeError("int", obj_times); goto fail;
            }
            char retval = CPyDef_merv___automa___actions___mosque(arg_t, arg_times);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "mosque", 228, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions____bonus_tile(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_tile;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    cpy_r_r0 = CPyDef_merv___automa___choices___bonus_tiles(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 245, CPyStatic_merv___automa___actions___globals);
        goto CPyL15;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL16;
    cpy_r_r5 = CPyList_GetItemShort(cpy_r_r0, 0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 247, CPyStatic_merv___automa___actions___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 247, CPyStatic_merv___automa___actions___globals);
        goto CPyL17;
    }
    cpy_r_tile = cpy_r_r6;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r9 > (Py_ssize_t)2;
    if (cpy_r_r10) {
        goto CPyL18;
    } else
        goto CPyL19;
CPyL5: ;
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_bonus_tile", "Table", "reveals", 249, CPyStatic_merv___automa___actions___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r12 = CPyTagged_Add(cpy_r_r11, 2);
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 249, CPyStatic_merv___automa___actions___globals);
        goto CPyL17;
    }
    cpy_r_r14 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "_bonus_tile", "Table", "chance", 250, CPyStatic_merv___automa___actions___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r14);
CPyL8: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = CPyDef_chance___Chance___below(cpy_r_r14, cpy_r_r17);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 250, CPyStatic_merv___automa___actions___globals);
        goto CPyL17;
    }
    cpy_r_r19 = CPyList_GetItem(cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 250, CPyStatic_merv___automa___actions___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 250, CPyStatic_merv___automa___actions___globals);
        goto CPyL15;
    }
    cpy_r_tile = cpy_r_r20;
CPyL12: ;
    cpy_r_r21 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 251, CPyStatic_merv___automa___actions___globals);
        goto CPyL20;
    }
CPyL13: ;
    cpy_r_r22 = CPyDef_effects___upgrades___own_bonus_tile(cpy_r_t, cpy_r_r21, cpy_r_tile);
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_tile);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 251, CPyStatic_merv___automa___actions___globals);
        goto CPyL15;
    }
CPyL14: ;
    return 1;
CPyL15: ;
    cpy_r_r23 = 2;
    return cpy_r_r23;
CPyL16: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL14;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_tile);
    goto CPyL5;
CPyL19: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL12;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_tile);
    goto CPyL15;
}
        
        PyObject *CPyPy_merv___automa___actions____bonus_tile(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_bonus_tile", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            char retval = CPyDef_merv___automa___actions____bonus_tile(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_bonus_tile", 243, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___automa___actions_____mypyc_lambda__0_walls_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "__get__", -1, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
tuple_T2II CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_slot) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    tuple_T2II cpy_r_r3;
    tuple_T2II cpy_r_r4;
    cpy_r_r0 = ((serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "<lambda>", "__mypyc_lambda__0_walls_obj", "__mypyc_env__", 260, CPyStatic_merv___automa___actions___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "<lambda>", "walls_env", "t", 260, CPyStatic_merv___automa___actions___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_merv___automa___choices___slot_class(cpy_r_r1, cpy_r_slot);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<lambda>", 260, CPyStatic_merv___automa___actions___globals);
        goto CPyL4;
    }
    CPyTagged_INCREF(cpy_r_slot);
    cpy_r_r3.f0 = cpy_r_r2;
    cpy_r_r3.f1 = cpy_r_slot;
    return cpy_r_r3;
CPyL4: ;
    tuple_T2II __tmp1219 = { CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r4 = __tmp1219;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_merv___automa___actions_____mypyc_lambda__0_walls_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"slot", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_slot)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            tuple_T2II retval = CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj_____call__(arg___mypyc_self__, arg_slot);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1220 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1220);
            PyObject *__tmp1221 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp1221);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<lambda>", 260, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions___walls(PyObject *cpy_r_t, CPyTagged cpy_r_times) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r__;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_slots;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    cpy_r_r0 = CPyDef_merv___automa___actions___walls_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 254, CPyStatic_merv___automa___actions___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t);
    }
    ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t = cpy_r_t;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 254, CPyStatic_merv___automa___actions___globals);
        goto CPyL47;
    }
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r__ = cpy_r_r3;
    CPy_DECREF(cpy_r__);
CPyL3: ;
    cpy_r_r4 = cpy_r_r2 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL5;
    cpy_r_r6 = cpy_r_times & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL6;
CPyL5: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_times);
    if (cpy_r_r8) {
        goto CPyL7;
    } else
        goto CPyL48;
CPyL6: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_times;
    if (!cpy_r_r9) goto CPyL48;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r__ = cpy_r_r10;
    CPy_DECREF(cpy_r__);
    cpy_r_r11 = ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "walls_env", "t", 257, CPyStatic_merv___automa___actions___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r11);
CPyL8: ;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "Table", "book", 257, CPyStatic_merv___automa___actions___globals);
        goto CPyL50;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_rampart_rank;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "Book", "rampart_rank", 257, CPyStatic_merv___automa___actions___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r13);
CPyL10: ;
    CPy_DECREF(cpy_r_r11);
    cpy_r_r14 = 0;
CPyL11: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL51;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r14 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 257, CPyStatic_merv___automa___actions___globals);
        goto CPyL52;
    }
    cpy_r_r24 = ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "walls_env", "t", 258, CPyStatic_merv___automa___actions___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r24);
CPyL14: ;
    cpy_r_r25 = ((serai___games___merv___table___TableObject *)cpy_r_r24)->_ramparts;
    if (unlikely(cpy_r_r25 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'ramparts' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r25);
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 258, CPyStatic_merv___automa___actions___globals);
        goto CPyL53;
    }
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r23);
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r27 = PySequence_Contains(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 258, CPyStatic_merv___automa___actions___globals);
        goto CPyL53;
    }
    cpy_r_r29 = cpy_r_r27;
    cpy_r_r30 = cpy_r_r29 ^ 1;
    if (!cpy_r_r30) goto CPyL20;
    cpy_r_r31 = ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "walls_env", "t", 258, CPyStatic_merv___automa___actions___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r31);
CPyL18: ;
    cpy_r_r32 = CPyDef_walls___free_slots(cpy_r_r31, cpy_r_r23);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 258, CPyStatic_merv___automa___actions___globals);
        goto CPyL53;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL22;
CPyL20: ;
    cpy_r_r34 = PyList_New(0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 258, CPyStatic_merv___automa___actions___globals);
        goto CPyL53;
    }
    cpy_r_r33 = cpy_r_r34;
CPyL22: ;
    cpy_r_slots = cpy_r_r33;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_slots + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 << 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (cpy_r_r38) {
        goto CPyL54;
    } else
        goto CPyL55;
CPyL23: ;
    cpy_r_r39 = CPyDef_merv___automa___actions_____mypyc_lambda__0_walls_obj();
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 260, CPyStatic_merv___automa___actions___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___automa___actions_____mypyc_lambda__0_walls_objObject *)cpy_r_r39)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r40 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r41 = CPyStatics[196]; /* 'min' */
    cpy_r_r42 = CPyObject_GetAttr(cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 260, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    }
    PyObject *cpy_r_r43[2] = {cpy_r_slots, cpy_r_r39};
    cpy_r_r44 = (PyObject **)&cpy_r_r43;
    cpy_r_r45 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r42, cpy_r_r44, 1, cpy_r_r45);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 260, CPyStatic_merv___automa___actions___globals);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_slots);
    CPy_DECREF(cpy_r_r39);
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 260, CPyStatic_merv___automa___actions___globals);
        goto CPyL58;
    }
    cpy_r_r48 = ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "walls_env", "t", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r48);
CPyL28: ;
    cpy_r_r49 = CPyStatics[1342]; /* 'MV-SOLO-WAL-02' */
    cpy_r_r50 = ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "walls_env", "t", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r50);
CPyL29: ;
    cpy_r_r51 = ((serai___games___merv___table___TableObject *)cpy_r_r50)->_book;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "Table", "book", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL61;
    }
CPyL30: ;
    cpy_r_r52 = ((serai___games___merv___book___BookObject *)cpy_r_r51)->_slot_ids;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "Book", "slot_ids", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r52);
CPyL31: ;
    CPy_DECREF(cpy_r_r50);
    cpy_r_r53 = CPySequenceTuple_GetItem(cpy_r_r52, cpy_r_r47);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL60;
    }
    if (likely(PyUnicode_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/actions.py", "walls", 261, CPyStatic_merv___automa___actions___globals, "str", cpy_r_r53);
        goto CPyL60;
    }
    cpy_r_r55 = CPyStatics[1343]; /* 'why-class-' */
    cpy_r_r56 = ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "walls_env", "t", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r56);
CPyL34: ;
    cpy_r_r57 = CPyDef_merv___automa___choices___slot_class(cpy_r_r56, cpy_r_r47);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
    cpy_r_r58 = CPyTagged_Add(cpy_r_r57, 2);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_r59 = CPyTagged_Str(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
    cpy_r_r60 = CPyStr_Build(2, cpy_r_r55, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL62;
    }
    cpy_r_r61 = CPyDef_merv___automa___actions____tell(cpy_r_r48, cpy_r_r49, cpy_r_r54, cpy_r_r60);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 261, CPyStatic_merv___automa___actions___globals);
        goto CPyL59;
    }
    cpy_r_r62 = ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "walls_env", "t", 262, CPyStatic_merv___automa___actions___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r62);
CPyL39: ;
    cpy_r_r63 = ((serai___games___merv___automa___actions___walls_envObject *)cpy_r_r0)->_t;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/actions.py", "walls", "walls_env", "t", 262, CPyStatic_merv___automa___actions___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r63);
CPyL40: ;
    cpy_r_r64 = CPyDef_merv___table___Table___magistrate(cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 262, CPyStatic_merv___automa___actions___globals);
        goto CPyL63;
    }
CPyL41: ;
    cpy_r_r65 = CPyDef_walls___build(cpy_r_r62, cpy_r_r64, cpy_r_r23, cpy_r_r47);
    CPy_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 262, CPyStatic_merv___automa___actions___globals);
        goto CPyL49;
    } else
        goto CPyL44;
CPyL42: ;
    cpy_r_r66 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r66;
    goto CPyL11;
CPyL43: ;
    return 1;
CPyL44: ;
    cpy_r_r67 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r67;
    goto CPyL3;
CPyL45: ;
    return 1;
CPyL46: ;
    cpy_r_r68 = 2;
    return cpy_r_r68;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL46;
CPyL48: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL45;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL46;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r11);
    goto CPyL46;
CPyL51: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r13);
    goto CPyL43;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    goto CPyL46;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL46;
CPyL54: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL23;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_slots);
    goto CPyL42;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_slots);
    goto CPyL46;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_slots);
    CPy_DecRef(cpy_r_r39);
    goto CPyL46;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL46;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL46;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL46;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    goto CPyL46;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r54);
    goto CPyL46;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r62);
    goto CPyL46;
}
        
        PyObject *CPyPy_merv___automa___actions___walls(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "times", 0};
            static CPyArg_Parser parser = {"OO:walls", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_times;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_times)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_times;
            if (likely(PyLong_Check(obj_times)))
                arg_times = CPyTagged_BorrowFromObject(obj_times);
            else {
                CPy_TypeError("int", obj_times); goto fail;
            }
            char retval = CPyDef_merv___automa___actions___walls(arg_t, arg_times);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "walls", 254, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions____tell(PyObject *cpy_r_t, PyObject *cpy_r_rule, PyObject *cpy_r_choice, PyObject *cpy_r_why) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = CPyStatics[1344]; /* 'event-magistrate-prefers' */
    cpy_r_r1 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_tell", 272, CPyStatic_merv___automa___actions___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r2 = CPyStatics[1345]; /* 'choice' */
    cpy_r_r3 = CPyStatics[546]; /* 'why' */
    cpy_r_r4 = CPyDict_Build(2, cpy_r_r2, cpy_r_choice, cpy_r_r3, cpy_r_why);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_tell", 272, CPyStatic_merv___automa___actions___globals);
        goto CPyL5;
    }
    cpy_r_r5 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r0, cpy_r_r1, cpy_r_rule, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_tell", 272, CPyStatic_merv___automa___actions___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL5: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL4;
}
        
        PyObject *CPyPy_merv___automa___actions____tell(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "rule", "choice", "why", 0};
            static CPyArg_Parser parser = {"OOOO:_tell", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_rule;
            PyObject *obj_choice;
            PyObject *obj_why;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_rule, &obj_choice, &obj_why)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_choice;
            if (likely(PyUnicode_Check(obj_choice)))
                arg_choice = obj_choice;
            else {
                CPy_TypeError("str", obj_choice); 
                goto fail;
            }
            PyObject *arg_why;
            if (likely(PyUnicode_Check(obj_why)))
                arg_why = obj_why;
            else {
                CPy_TypeError("str", obj_why); 
                goto fail;
            }
            char retval = CPyDef_merv___automa___actions____tell(arg_t, arg_rule, arg_choice, arg_why);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "_tell", 271, CPyStatic_merv___automa___actions___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___actions_____top_level__(void) {
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
    PyObject *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    void *cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    void *cpy_r_r135;
    void *cpy_r_r136;
    PyObject **cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    int32_t cpy_r_r147;
    char cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    void *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    void *cpy_r_r157;
    void *cpy_r_r158;
    PyObject **cpy_r_r159;
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
    PyObject *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    void *cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    void *cpy_r_r179;
    void *cpy_r_r180;
    PyObject **cpy_r_r181;
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
    void *cpy_r_r193;
    void *cpy_r_r194;
    void *cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    void *cpy_r_r201;
    void *cpy_r_r202;
    PyObject **cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    void *cpy_r_r215;
    void *cpy_r_r216;
    void *cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    void *cpy_r_r223;
    void *cpy_r_r224;
    PyObject **cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    void *cpy_r_r237;
    void *cpy_r_r238;
    void *cpy_r_r239;
    char cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    void *cpy_r_r245;
    void *cpy_r_r246;
    PyObject **cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    void *cpy_r_r259;
    void *cpy_r_r260;
    void *cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    void *cpy_r_r267;
    void *cpy_r_r268;
    PyObject **cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    void *cpy_r_r281;
    void *cpy_r_r282;
    void *cpy_r_r283;
    char cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    void *cpy_r_r289;
    void *cpy_r_r290;
    PyObject **cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    void *cpy_r_r303;
    void *cpy_r_r304;
    void *cpy_r_r305;
    char cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    void *cpy_r_r311;
    void *cpy_r_r312;
    PyObject **cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
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
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    tuple_T6OOOOOO cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    int32_t cpy_r_r347;
    char cpy_r_r348;
    char cpy_r_r349;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 1, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 1, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 3, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5007]; /* ('Callable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 5, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___merv___actions___caravansary;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___merv___actions___caravansary;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[1197]; /* 'serai.games.merv.actions.caravansary' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 7, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___merv___actions___caravansary;
    cpy_r_r25 = CPyExec_serai___games___merv___actions___caravansary;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___merv___actions___caravansary__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 7, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 7, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[1197]; /* 'serai.games.merv.actions.caravansary' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 7, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5217]; /* ('new_pairs', 'refill', 'take_card') */
    cpy_r_r36 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 7, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL127;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___merv___actions___mosque;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___merv___actions___mosque;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[1201]; /* 'serai.games.merv.actions.mosque' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 8, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___merv___actions___mosque;
    cpy_r_r47 = CPyExec_serai___games___merv___actions___mosque;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___merv___actions___mosque__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 8, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 8, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[1201]; /* 'serai.games.merv.actions.mosque' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 8, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5218]; /* ('climb', 'next_space') */
    cpy_r_r58 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 8, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL128;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___merv___actions___palace;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___merv___actions___palace;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 9, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___merv___actions___palace;
    cpy_r_r69 = CPyExec_serai___games___merv___actions___palace;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___merv___actions___palace__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 9, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 9, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 9, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5219]; /* ('courtiers_in',) */
    cpy_r_r80 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 9, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL129;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___merv___actions___trade;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___merv___actions___trade;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[1205]; /* 'serai.games.merv.actions.trade' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 10, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___merv___actions___trade;
    cpy_r_r91 = CPyExec_serai___games___merv___actions___trade;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___merv___actions___trade__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 10, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 10, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[1205]; /* 'serai.games.merv.actions.trade' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 10, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5220]; /* ('cities_for_post', 'place_post') */
    cpy_r_r102 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 10, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL130;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___merv___actions___walls;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___merv___actions___walls;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 11, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___merv___actions___walls;
    cpy_r_r113 = CPyExec_serai___games___merv___actions___walls;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___merv___actions___walls__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 11, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 11, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 11, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5221]; /* ('build', 'free_slots') */
    cpy_r_r124 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 11, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL131;
CPyL46: ;
    cpy_r_r126 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r127 = (void *)&CPyModule_serai___games___merv___automa___choices;
    cpy_r_r128 = (void *)&CPyImportState_serai___games___merv___automa___choices;
    cpy_r_r129 = CPyModuleLockAPI_serai;
    cpy_r_r130 = CPyImport_IsInitialized(cpy_r_r128);
    if (!cpy_r_r130) goto CPyL49;
    cpy_r_r131 = PyImport_GetModuleDict();
    cpy_r_r132 = CPyStatics[1354]; /* 'serai.games.merv.automa.choices' */
    cpy_r_r133 = CPyDict_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 12, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r134 = cpy_r_r133;
    goto CPyL53;
CPyL49: ;
    cpy_r_r135 = CPyInitOnly_serai___games___merv___automa___choices;
    cpy_r_r136 = CPyExec_serai___games___merv___automa___choices;
    cpy_r_r137 = (PyObject **)&CPyModule_serai___games___merv___automa___choices__internal;
    cpy_r_r138 = PyImport_GetModuleDict();
    cpy_r_r139 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 12, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 12, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[1354]; /* 'serai.games.merv.automa.choices' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 12, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r147 = CPyDict_SetItem(cpy_r_r126, cpy_r_r146, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    cpy_r_r148 = cpy_r_r147 >= 0;
    if (unlikely(!cpy_r_r148)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 12, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r149 = (void *)&CPyModule_serai___games___merv___automa___deck;
    cpy_r_r150 = (void *)&CPyImportState_serai___games___merv___automa___deck;
    cpy_r_r151 = CPyModuleLockAPI_serai;
    cpy_r_r152 = CPyImport_IsInitialized(cpy_r_r150);
    if (!cpy_r_r152) goto CPyL57;
    cpy_r_r153 = PyImport_GetModuleDict();
    cpy_r_r154 = CPyStatics[1356]; /* 'serai.games.merv.automa.deck' */
    cpy_r_r155 = CPyDict_GetItem(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 13, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r156 = cpy_r_r155;
    goto CPyL61;
CPyL57: ;
    cpy_r_r157 = CPyInitOnly_serai___games___merv___automa___deck;
    cpy_r_r158 = CPyExec_serai___games___merv___automa___deck;
    cpy_r_r159 = (PyObject **)&CPyModule_serai___games___merv___automa___deck__internal;
    cpy_r_r160 = PyImport_GetModuleDict();
    cpy_r_r161 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 13, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 13, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[1356]; /* 'serai.games.merv.automa.deck' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 13, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5222]; /* ('remove',) */
    cpy_r_r169 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 13, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL132;
CPyL62: ;
    cpy_r_r171 = (void *)&CPyModule_serai___games___merv___contracts;
    cpy_r_r172 = (void *)&CPyImportState_serai___games___merv___contracts;
    cpy_r_r173 = CPyModuleLockAPI_serai;
    cpy_r_r174 = CPyImport_IsInitialized(cpy_r_r172);
    if (!cpy_r_r174) goto CPyL65;
    cpy_r_r175 = PyImport_GetModuleDict();
    cpy_r_r176 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 14, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r178 = cpy_r_r177;
    goto CPyL69;
CPyL65: ;
    cpy_r_r179 = CPyInitOnly_serai___games___merv___contracts;
    cpy_r_r180 = CPyExec_serai___games___merv___contracts;
    cpy_r_r181 = (PyObject **)&CPyModule_serai___games___merv___contracts__internal;
    cpy_r_r182 = PyImport_GetModuleDict();
    cpy_r_r183 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 14, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 14, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 14, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5223]; /* ('has_items', 'lock_items', 'take_contract', 'top_contract') */
    cpy_r_r191 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 14, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL133;
CPyL70: ;
    cpy_r_r193 = (void *)&CPyModule_serai___games___merv___effects___soldiers;
    cpy_r_r194 = (void *)&CPyImportState_serai___games___merv___effects___soldiers;
    cpy_r_r195 = CPyModuleLockAPI_serai;
    cpy_r_r196 = CPyImport_IsInitialized(cpy_r_r194);
    if (!cpy_r_r196) goto CPyL73;
    cpy_r_r197 = PyImport_GetModuleDict();
    cpy_r_r198 = CPyStatics[1362]; /* 'serai.games.merv.effects.soldiers' */
    cpy_r_r199 = CPyDict_GetItem(cpy_r_r197, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 15, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r200 = cpy_r_r199;
    goto CPyL77;
CPyL73: ;
    cpy_r_r201 = CPyInitOnly_serai___games___merv___effects___soldiers;
    cpy_r_r202 = CPyExec_serai___games___merv___effects___soldiers;
    cpy_r_r203 = (PyObject **)&CPyModule_serai___games___merv___effects___soldiers__internal;
    cpy_r_r204 = PyImport_GetModuleDict();
    cpy_r_r205 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r206 = CPyDict_GetItem(cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 15, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r207 = CPyStatics[8]; /* '__file__' */
    cpy_r_r208 = CPyObject_GetAttr(cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 15, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r209 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r210 = CPyStatics[1362]; /* 'serai.games.merv.effects.soldiers' */
    cpy_r_r211 = CPyImport_ImportNative(cpy_r_r210, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r208, cpy_r_r209, 0);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 15, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r200 = cpy_r_r211;
CPyL77: ;
    cpy_r_r212 = CPyStatics[5224]; /* ('place_soldier', 'soldier_obstacle') */
    cpy_r_r213 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r214 = CPyImport_GetNativeAttrs(cpy_r_r200, cpy_r_r212, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 15, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL134;
CPyL78: ;
    cpy_r_r215 = (void *)&CPyModule_serai___games___merv___effects___upgrades;
    cpy_r_r216 = (void *)&CPyImportState_serai___games___merv___effects___upgrades;
    cpy_r_r217 = CPyModuleLockAPI_serai;
    cpy_r_r218 = CPyImport_IsInitialized(cpy_r_r216);
    if (!cpy_r_r218) goto CPyL81;
    cpy_r_r219 = PyImport_GetModuleDict();
    cpy_r_r220 = CPyStatics[1365]; /* 'serai.games.merv.effects.upgrades' */
    cpy_r_r221 = CPyDict_GetItem(cpy_r_r219, cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 16, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r222 = cpy_r_r221;
    goto CPyL85;
CPyL81: ;
    cpy_r_r223 = CPyInitOnly_serai___games___merv___effects___upgrades;
    cpy_r_r224 = CPyExec_serai___games___merv___effects___upgrades;
    cpy_r_r225 = (PyObject **)&CPyModule_serai___games___merv___effects___upgrades__internal;
    cpy_r_r226 = PyImport_GetModuleDict();
    cpy_r_r227 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r228 = CPyDict_GetItem(cpy_r_r226, cpy_r_r227);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 16, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r229 = CPyStatics[8]; /* '__file__' */
    cpy_r_r230 = CPyObject_GetAttr(cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 16, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r231 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r232 = CPyStatics[1365]; /* 'serai.games.merv.effects.upgrades' */
    cpy_r_r233 = CPyImport_ImportNative(cpy_r_r232, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r230, cpy_r_r231, 0);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 16, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r222 = cpy_r_r233;
CPyL85: ;
    cpy_r_r234 = CPyStatics[5225]; /* ('own_bonus_tile',) */
    cpy_r_r235 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r236 = CPyImport_GetNativeAttrs(cpy_r_r222, cpy_r_r234, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 16, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL135;
CPyL86: ;
    cpy_r_r237 = (void *)&CPyModule_serai___games___merv___gains;
    cpy_r_r238 = (void *)&CPyImportState_serai___games___merv___gains;
    cpy_r_r239 = CPyModuleLockAPI_serai;
    cpy_r_r240 = CPyImport_IsInitialized(cpy_r_r238);
    if (!cpy_r_r240) goto CPyL89;
    cpy_r_r241 = PyImport_GetModuleDict();
    cpy_r_r242 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r243 = CPyDict_GetItem(cpy_r_r241, cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 17, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r244 = cpy_r_r243;
    goto CPyL93;
CPyL89: ;
    cpy_r_r245 = CPyInitOnly_serai___games___merv___gains;
    cpy_r_r246 = CPyExec_serai___games___merv___gains;
    cpy_r_r247 = (PyObject **)&CPyModule_serai___games___merv___gains__internal;
    cpy_r_r248 = PyImport_GetModuleDict();
    cpy_r_r249 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r250 = CPyDict_GetItem(cpy_r_r248, cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 17, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r251 = CPyStatics[8]; /* '__file__' */
    cpy_r_r252 = CPyObject_GetAttr(cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r250);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 17, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r253 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r254 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r255 = CPyImport_ImportNative(cpy_r_r254, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r252, cpy_r_r253, 0);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 17, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r244 = cpy_r_r255;
CPyL93: ;
    cpy_r_r256 = CPyStatics[5226]; /* ('gain_now', 'own_discovery', 'take_mosque_camel') */
    cpy_r_r257 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r258 = CPyImport_GetNativeAttrs(cpy_r_r244, cpy_r_r256, cpy_r_r256, cpy_r_r257);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 17, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL136;
CPyL94: ;
    cpy_r_r259 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r260 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r261 = CPyModuleLockAPI_serai;
    cpy_r_r262 = CPyImport_IsInitialized(cpy_r_r260);
    if (!cpy_r_r262) goto CPyL97;
    cpy_r_r263 = PyImport_GetModuleDict();
    cpy_r_r264 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r265 = CPyDict_GetItem(cpy_r_r263, cpy_r_r264);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 18, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r266 = cpy_r_r265;
    goto CPyL101;
CPyL97: ;
    cpy_r_r267 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r268 = CPyExec_serai___games___merv___names;
    cpy_r_r269 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r270 = PyImport_GetModuleDict();
    cpy_r_r271 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r272 = CPyDict_GetItem(cpy_r_r270, cpy_r_r271);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 18, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r273 = CPyStatics[8]; /* '__file__' */
    cpy_r_r274 = CPyObject_GetAttr(cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 18, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r275 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r276 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r277 = CPyImport_ImportNative(cpy_r_r276, cpy_r_r267, cpy_r_r268, cpy_r_r269, cpy_r_r259, cpy_r_r260, cpy_r_r261, cpy_r_r274, cpy_r_r275, 0);
    CPy_DECREF(cpy_r_r274);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 18, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r266 = cpy_r_r277;
CPyL101: ;
    cpy_r_r278 = CPyStatics[5227]; /* ('ACTIONS', 'CARAVANSARY', 'COURTIER', 'FROM_CONTRACTS', 'FROM_DISCOVERIES', 'FROM_MOSQUE', 'FROM_PAIRS', 'FROM_PALACE', 'INNER', 'LAST_DISCOVERY', 'LIBRARY', 'MOSQUE', 'MOSQUE_TOP', 'NOBODY', 'NONE', 'OUTER', 'ROW_EMPTY') */
    cpy_r_r279 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r280 = CPyImport_GetNativeAttrs(cpy_r_r266, cpy_r_r278, cpy_r_r278, cpy_r_r279);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 18, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL137;
CPyL102: ;
    cpy_r_r281 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r282 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r283 = CPyModuleLockAPI_serai;
    cpy_r_r284 = CPyImport_IsInitialized(cpy_r_r282);
    if (!cpy_r_r284) goto CPyL105;
    cpy_r_r285 = PyImport_GetModuleDict();
    cpy_r_r286 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r287 = CPyDict_GetItem(cpy_r_r285, cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 37, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r288 = cpy_r_r287;
    goto CPyL109;
CPyL105: ;
    cpy_r_r289 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r290 = CPyExec_serai___games___merv___table;
    cpy_r_r291 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r292 = PyImport_GetModuleDict();
    cpy_r_r293 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r294 = CPyDict_GetItem(cpy_r_r292, cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 37, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r295 = CPyStatics[8]; /* '__file__' */
    cpy_r_r296 = CPyObject_GetAttr(cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r294);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 37, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r297 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r298 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r299 = CPyImport_ImportNative(cpy_r_r298, cpy_r_r289, cpy_r_r290, cpy_r_r291, cpy_r_r281, cpy_r_r282, cpy_r_r283, cpy_r_r296, cpy_r_r297, 0);
    CPy_DECREF(cpy_r_r296);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 37, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r288 = cpy_r_r299;
CPyL109: ;
    cpy_r_r300 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r301 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r302 = CPyImport_GetNativeAttrs(cpy_r_r288, cpy_r_r300, cpy_r_r300, cpy_r_r301);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r302 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 37, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL138;
CPyL110: ;
    cpy_r_r303 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r304 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r305 = CPyModuleLockAPI_serai;
    cpy_r_r306 = CPyImport_IsInitialized(cpy_r_r304);
    if (!cpy_r_r306) goto CPyL113;
    cpy_r_r307 = PyImport_GetModuleDict();
    cpy_r_r308 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r309 = CPyDict_GetItem(cpy_r_r307, cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 38, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r310 = cpy_r_r309;
    goto CPyL117;
CPyL113: ;
    cpy_r_r311 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r312 = CPyExec_serai___kernel___effects;
    cpy_r_r313 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r314 = PyImport_GetModuleDict();
    cpy_r_r315 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r316 = CPyDict_GetItem(cpy_r_r314, cpy_r_r315);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 38, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r317 = CPyStatics[8]; /* '__file__' */
    cpy_r_r318 = CPyObject_GetAttr(cpy_r_r316, cpy_r_r317);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 38, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r319 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r320 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r321 = CPyImport_ImportNative(cpy_r_r320, cpy_r_r311, cpy_r_r312, cpy_r_r313, cpy_r_r303, cpy_r_r304, cpy_r_r305, cpy_r_r318, cpy_r_r319, 0);
    CPy_DECREF(cpy_r_r318);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 38, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r310 = cpy_r_r321;
CPyL117: ;
    cpy_r_r322 = CPyStatics[5228]; /* ('NOTHING', 'Call', 'Effect', 'InOrder') */
    cpy_r_r323 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r324 = CPyImport_GetNativeAttrs(cpy_r_r310, cpy_r_r322, cpy_r_r322, cpy_r_r323);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 38, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    } else
        goto CPyL139;
CPyL118: ;
    cpy_r_r325 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r326 = CPyStatics[1198]; /* 'caravansary' */
    cpy_r_r327 = CPyDict_GetItem(cpy_r_r325, cpy_r_r326);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 268, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    cpy_r_r328 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r329 = CPyStatics[1204]; /* 'palace' */
    cpy_r_r330 = CPyDict_GetItem(cpy_r_r328, cpy_r_r329);
    if (unlikely(cpy_r_r330 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 268, CPyStatic_merv___automa___actions___globals);
        goto CPyL140;
    }
    cpy_r_r331 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r332 = CPyStatics[1200]; /* 'library' */
    cpy_r_r333 = CPyDict_GetItem(cpy_r_r331, cpy_r_r332);
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 268, CPyStatic_merv___automa___actions___globals);
        goto CPyL141;
    }
    cpy_r_r334 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r335 = CPyStatics[1206]; /* 'trade' */
    cpy_r_r336 = CPyDict_GetItem(cpy_r_r334, cpy_r_r335);
    if (unlikely(cpy_r_r336 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 268, CPyStatic_merv___automa___actions___globals);
        goto CPyL142;
    }
    cpy_r_r337 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r338 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r339 = CPyDict_GetItem(cpy_r_r337, cpy_r_r338);
    if (unlikely(cpy_r_r339 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 268, CPyStatic_merv___automa___actions___globals);
        goto CPyL143;
    }
    cpy_r_r340 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r341 = CPyStatics[1208]; /* 'walls' */
    cpy_r_r342 = CPyDict_GetItem(cpy_r_r340, cpy_r_r341);
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 268, CPyStatic_merv___automa___actions___globals);
        goto CPyL144;
    }
    cpy_r_r343.f0 = cpy_r_r327;
    cpy_r_r343.f1 = cpy_r_r330;
    cpy_r_r343.f2 = cpy_r_r333;
    cpy_r_r343.f3 = cpy_r_r336;
    cpy_r_r343.f4 = cpy_r_r339;
    cpy_r_r343.f5 = cpy_r_r342;
    cpy_r_r344 = CPyStatic_merv___automa___actions___globals;
    cpy_r_r345 = CPyStatics[1325]; /* '_ACTIONS' */
    cpy_r_r346 = PyTuple_New(6);
    if (unlikely(cpy_r_r346 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1222 = cpy_r_r343.f0;
    PyTuple_SET_ITEM(cpy_r_r346, 0, __tmp1222);
    PyObject *__tmp1223 = cpy_r_r343.f1;
    PyTuple_SET_ITEM(cpy_r_r346, 1, __tmp1223);
    PyObject *__tmp1224 = cpy_r_r343.f2;
    PyTuple_SET_ITEM(cpy_r_r346, 2, __tmp1224);
    PyObject *__tmp1225 = cpy_r_r343.f3;
    PyTuple_SET_ITEM(cpy_r_r346, 3, __tmp1225);
    PyObject *__tmp1226 = cpy_r_r343.f4;
    PyTuple_SET_ITEM(cpy_r_r346, 4, __tmp1226);
    PyObject *__tmp1227 = cpy_r_r343.f5;
    PyTuple_SET_ITEM(cpy_r_r346, 5, __tmp1227);
    cpy_r_r347 = CPyDict_SetItem(cpy_r_r344, cpy_r_r345, cpy_r_r346);
    CPy_DECREF(cpy_r_r346);
    cpy_r_r348 = cpy_r_r347 >= 0;
    if (unlikely(!cpy_r_r348)) {
        CPy_AddTraceback("src/serai/games/merv/automa/actions.py", "<module>", 268, CPyStatic_merv___automa___actions___globals);
        goto CPyL126;
    }
    return 1;
CPyL126: ;
    cpy_r_r349 = 2;
    return cpy_r_r349;
CPyL127: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL128: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL129: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL130: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL131: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL132: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL62;
CPyL133: ;
    CPy_DECREF(cpy_r_r192);
    goto CPyL70;
CPyL134: ;
    CPy_DECREF(cpy_r_r214);
    goto CPyL78;
CPyL135: ;
    CPy_DECREF(cpy_r_r236);
    goto CPyL86;
CPyL136: ;
    CPy_DECREF(cpy_r_r258);
    goto CPyL94;
CPyL137: ;
    CPy_DECREF(cpy_r_r280);
    goto CPyL102;
CPyL138: ;
    CPy_DECREF(cpy_r_r302);
    goto CPyL110;
CPyL139: ;
    CPy_DECREF(cpy_r_r324);
    goto CPyL118;
CPyL140: ;
    CPy_DecRef(cpy_r_r327);
    goto CPyL126;
CPyL141: ;
    CPy_DecRef(cpy_r_r327);
    CPy_DecRef(cpy_r_r330);
    goto CPyL126;
CPyL142: ;
    CPy_DecRef(cpy_r_r327);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r333);
    goto CPyL126;
CPyL143: ;
    CPy_DecRef(cpy_r_r327);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r333);
    CPy_DecRef(cpy_r_r336);
    goto CPyL126;
CPyL144: ;
    CPy_DecRef(cpy_r_r327);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r333);
    CPy_DecRef(cpy_r_r336);
    CPy_DecRef(cpy_r_r339);
    goto CPyL126;
}

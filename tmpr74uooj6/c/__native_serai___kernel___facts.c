#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
facts___Facts_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
facts___Facts_traverse(serai___kernel___facts___FactsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_kinds);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_facts___Facts_clear(PyObject *cpy_r_self)
{
    serai___kernel___facts___FactsObject *self = (serai___kernel___facts___FactsObject *)cpy_r_self;
    Py_CLEAR(self->_kinds);
    return 0;
}

static int32_t CPyDef_facts___Facts_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___facts___FactsObject *self = (serai___kernel___facts___FactsObject *)cpy_r_self;
    Py_CLEAR(self->_kinds);
    return 0;
}

static void
facts___Facts_dealloc(serai___kernel___facts___FactsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, facts___Facts_dealloc)
    CPyDef_facts___Facts_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_facts_____mypyc__Facts_setup(PyObject *cpy_r_type);
PyObject *CPyDef_facts___Facts(void);

static PyObject *
facts___Facts_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_facts___Facts) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_facts_____mypyc__Facts_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_facts___Facts_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem facts___Facts_vtable[2];
static bool
CPyDef_facts___Facts_trait_vtable_setup(void)
{
    CPyVTableItem facts___Facts_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_facts___Facts_____init__,
        (CPyVTableItem)CPyDef_facts___Facts___of,
    };
    memcpy(facts___Facts_vtable, facts___Facts_vtable_scratch, sizeof(facts___Facts_vtable));
    return 1;
}

static bool
CPyDef_facts___Facts_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
facts___Facts_get_kinds(serai___kernel___facts___FactsObject *self, void *closure);
static int
facts___Facts_set_kinds(serai___kernel___facts___FactsObject *self, PyObject *value, void *closure);

static PyGetSetDef facts___Facts_getseters[] = {
    {"kinds",
     (getter)facts___Facts_get_kinds, (setter)facts___Facts_set_kinds,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef facts___Facts_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_facts_____mypyc__Facts_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_facts___Facts_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_facts___Facts___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, *kinds)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_facts___Facts_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Facts",
    .tp_new = facts___Facts_new,
    .tp_dealloc = (destructor)facts___Facts_dealloc,
    .tp_traverse = (traverseproc)facts___Facts_traverse,
    .tp_clear = (inquiry)CPyDef_facts___Facts_clear,
    .tp_getset = facts___Facts_getseters,
    .tp_methods = facts___Facts_methods,
    .tp_init = facts___Facts_init,
    .tp_basicsize = sizeof(serai___kernel___facts___FactsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Facts()\n--\n\n"),
};
static PyTypeObject *CPyType_facts___Facts_template = &CPyType_facts___Facts_template_;

PyObject *CPyDef_facts_____mypyc__Facts_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___facts___FactsObject *self;
    self = (serai___kernel___facts___FactsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = facts___Facts_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_facts___Facts(void)
{
    PyObject *self = CPyDef_facts_____mypyc__Facts_setup((PyObject *)CPyType_facts___Facts);
    if (self == NULL)
        return NULL;
    char res = CPyDef_facts___Facts_____init__(self);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
facts___Facts_get_kinds(serai___kernel___facts___FactsObject *self, void *closure)
{
    if (unlikely(self->_kinds == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'kinds' of 'Facts' undefined");
        return NULL;
    }
    CPy_INCREF(self->_kinds);
    PyObject *retval = self->_kinds;
    return retval;
}

static int
facts___Facts_set_kinds(serai___kernel___facts___FactsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Facts' object attribute 'kinds' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_kinds != NULL) {
        CPy_DECREF(self->_kinds);
    }
    self->_kinds = tmp;
    return 0;
}

static int
facts___of_Facts_env_traverse(serai___kernel___facts___of_Facts_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_self);
    Py_VISIT(self->_kinds);
    Py_VISIT(self->_note);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_facts___of_Facts_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___facts___of_Facts_envObject *self = (serai___kernel___facts___of_Facts_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_self);
    Py_CLEAR(self->_kinds);
    Py_CLEAR(self->_note);
    return 0;
}

static int32_t CPyDef_facts___of_Facts_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___facts___of_Facts_envObject *self = (serai___kernel___facts___of_Facts_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_note);
    return 0;
}

static void
facts___of_Facts_env_dealloc(serai___kernel___facts___of_Facts_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (facts___of_Facts_env_free_instance == NULL) {
        facts___of_Facts_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_self);
        Py_CLEAR(self->_kinds);
        Py_CLEAR(self->_note);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, facts___of_Facts_env_dealloc)
    CPyDef_facts___of_Facts_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_facts_____mypyc__of_Facts_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_facts___of_Facts_env(void);

static PyObject *
facts___of_Facts_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_facts___of_Facts_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_facts_____mypyc__of_Facts_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem facts___of_Facts_env_vtable[1];
static bool
CPyDef_facts___of_Facts_env_trait_vtable_setup(void)
{
    CPyVTableItem facts___of_Facts_env_vtable_scratch[] = {
        NULL
    };
    memcpy(facts___of_Facts_env_vtable, facts___of_Facts_env_vtable_scratch, sizeof(facts___of_Facts_env_vtable));
    return 1;
}

static bool
CPyDef_facts___of_Facts_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef facts___of_Facts_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_facts_____mypyc__of_Facts_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_facts___of_Facts_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "of_Facts_env",
    .tp_new = facts___of_Facts_env_new,
    .tp_dealloc = (destructor)facts___of_Facts_env_dealloc,
    .tp_traverse = (traverseproc)facts___of_Facts_env_traverse,
    .tp_clear = (inquiry)CPyDef_facts___of_Facts_env_clear,
    .tp_methods = facts___of_Facts_env_methods,
    .tp_basicsize = sizeof(serai___kernel___facts___of_Facts_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("of_Facts_env()\n--\n\n"),
};
static PyTypeObject *CPyType_facts___of_Facts_env_template = &CPyType_facts___of_Facts_env_template_;

PyObject *CPyDef_facts_____mypyc__of_Facts_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___facts___of_Facts_envObject *self;
    if (facts___of_Facts_env_free_instance != NULL) {
        self = facts___of_Facts_env_free_instance;
        facts___of_Facts_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___facts___of_Facts_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = facts___of_Facts_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_facts___of_Facts_env(void)
{
    PyObject *self = CPyDef_facts_____mypyc__of_Facts_env_setup((PyObject *)CPyType_facts___of_Facts_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__facts___note_of_Facts_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_facts___note_of_Facts_obj_____get__(self, instance, owner);
}
PyMemberDef facts___note_of_Facts_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___facts___note_of_Facts_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___facts___note_of_Facts_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
facts___note_of_Facts_obj_traverse(serai___kernel___facts___note_of_Facts_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___facts___note_of_Facts_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___facts___note_of_Facts_objObject))));
    return rv;
}

static int32_t CPyDef_facts___note_of_Facts_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___facts___note_of_Facts_objObject *self = (serai___kernel___facts___note_of_Facts_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___facts___note_of_Facts_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___facts___note_of_Facts_objObject))));
    return 0;
}

static int32_t CPyDef_facts___note_of_Facts_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___facts___note_of_Facts_objObject *self = (serai___kernel___facts___note_of_Facts_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___facts___note_of_Facts_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___facts___note_of_Facts_objObject))));
    return 0;
}

static void
facts___note_of_Facts_obj_dealloc(serai___kernel___facts___note_of_Facts_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (facts___note_of_Facts_obj_free_instance == NULL) {
        facts___note_of_Facts_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, facts___note_of_Facts_obj_dealloc)
    CPyDef_facts___note_of_Facts_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_facts_____mypyc__note_of_Facts_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_facts___note_of_Facts_obj(void);

static PyObject *
facts___note_of_Facts_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_facts___note_of_Facts_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_facts_____mypyc__note_of_Facts_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem facts___note_of_Facts_obj_vtable[2];
static bool
CPyDef_facts___note_of_Facts_obj_trait_vtable_setup(void)
{
    CPyVTableItem facts___note_of_Facts_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_facts___note_of_Facts_obj_____call__,
        (CPyVTableItem)CPyDef_facts___note_of_Facts_obj_____get__,
    };
    memcpy(facts___note_of_Facts_obj_vtable, facts___note_of_Facts_obj_vtable_scratch, sizeof(facts___note_of_Facts_obj_vtable));
    return 1;
}

static bool
CPyDef_facts___note_of_Facts_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
facts___note_of_Facts_obj_get___3_mypyc_env__(serai___kernel___facts___note_of_Facts_objObject *self, void *closure);

static PyGetSetDef facts___note_of_Facts_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)facts___note_of_Facts_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef facts___note_of_Facts_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_facts_____mypyc__note_of_Facts_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_facts___note_of_Facts_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($dictionary)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_facts___note_of_Facts_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_facts___note_of_Facts_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_of_Facts_obj",
    .tp_new = facts___note_of_Facts_obj_new,
    .tp_dealloc = (destructor)facts___note_of_Facts_obj_dealloc,
    .tp_traverse = (traverseproc)facts___note_of_Facts_obj_traverse,
    .tp_clear = (inquiry)CPyDef_facts___note_of_Facts_obj_clear,
    .tp_getset = facts___note_of_Facts_obj_getseters,
    .tp_methods = facts___note_of_Facts_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__facts___note_of_Facts_obj,
    .tp_members = facts___note_of_Facts_obj_members,
    .tp_basicsize = sizeof(serai___kernel___facts___note_of_Facts_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___facts___note_of_Facts_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___facts___note_of_Facts_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___facts___note_of_Facts_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_of_Facts_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_facts___note_of_Facts_obj_template = &CPyType_facts___note_of_Facts_obj_template_;

PyObject *CPyDef_facts_____mypyc__note_of_Facts_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___facts___note_of_Facts_objObject *self;
    if (facts___note_of_Facts_obj_free_instance != NULL) {
        self = facts___note_of_Facts_obj_free_instance;
        facts___note_of_Facts_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___facts___note_of_Facts_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = facts___note_of_Facts_obj_vtable;
    self->vectorcall = CPyPy_facts___note_of_Facts_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_facts___note_of_Facts_obj(void)
{
    PyObject *self = CPyDef_facts_____mypyc__note_of_Facts_obj_setup((PyObject *)CPyType_facts___note_of_Facts_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
facts___note_of_Facts_obj_get___3_mypyc_env__(serai___kernel___facts___note_of_Facts_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_of_Facts_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef factsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___facts__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___facts__internal, "__name__");
    CPyStatic_facts___globals = PyModule_GetDict(CPyModule_serai___kernel___facts__internal);
    if (unlikely(CPyStatic_facts___globals == NULL))
        goto fail;
    CPyType_facts___of_Facts_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_facts___of_Facts_env_template, NULL, modname);
    if (unlikely(!CPyType_facts___of_Facts_env))
        goto fail;
    CPyDef_facts___of_Facts_env_trait_vtable_setup();
    CPyType_facts___note_of_Facts_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_facts___note_of_Facts_obj_template, NULL, modname);
    if (unlikely(!CPyType_facts___note_of_Facts_obj))
        goto fail;
    CPyDef_facts___note_of_Facts_obj_trait_vtable_setup();
    char result = CPyDef_facts_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___facts__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_facts___Facts);
    Py_CLEAR(CPyType_facts___of_Facts_env);
    Py_CLEAR(CPyType_facts___note_of_Facts_obj);
    return -1;
}
int CPyExec_serai___kernel___facts(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___facts__impl, &CPyImportState_serai___kernel___facts, &CPyModule_serai___kernel___facts);
}
static struct PyModuleDef factsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.facts",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    factsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___facts(void)
{
    if (CPyModule_serai___kernel___facts__internal) {
        Py_INCREF(CPyModule_serai___kernel___facts__internal);
        return CPyModule_serai___kernel___facts__internal;
    }
    CPyModule_serai___kernel___facts__internal = PyModule_Create(&factsmodule);
    return CPyModule_serai___kernel___facts__internal;
}

PyObject *CPyInit_serai___kernel___facts(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___facts__internal) {
        Py_INCREF(CPyModule_serai___kernel___facts__internal);
        return CPyModule_serai___kernel___facts__internal;
    }
    CPyModule_serai___kernel___facts__internal = PyModule_Create(&factsmodule);
    if (unlikely(CPyModule_serai___kernel___facts__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.facts");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___facts__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___facts__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___facts__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___facts(CPyModule_serai___kernel___facts__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___facts__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.facts");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___facts__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_facts___Facts_____init__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "__init__", 24, CPyStatic_facts___globals);
        goto CPyL2;
    }
    ((serai___kernel___facts___FactsObject *)cpy_r_self)->_kinds = cpy_r_r0;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_facts___Facts_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "", "__init__", kwlist)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_facts___Facts))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.facts.Facts", obj_self); 
                goto fail;
            }
            char retval = CPyDef_facts___Facts_____init__(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/facts.py", "__init__", 23, CPyStatic_facts___globals);
            return NULL;
        }
        
PyObject *CPyDef_facts___note_of_Facts_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_facts___note_of_Facts_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_facts___note_of_Facts_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/facts.py", "__get__", -1, CPyStatic_facts___globals);
            return NULL;
        }
        
PyObject *CPyDef_facts___note_of_Facts_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_dictionary) {
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
    int32_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
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
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    int64_t cpy_r_r52;
    PyObject *cpy_r_r53;
    cpy_r_r0 = ((serai___kernel___facts___note_of_Facts_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/facts.py", "note", "note_of_Facts_obj", "__mypyc_env__", 29, CPyStatic_facts___globals);
        goto CPyL26;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_kinds;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/facts.py", "note", "of_Facts_env", "kinds", 30, CPyStatic_facts___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = 0;
CPyL3: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r3;
    if (!cpy_r_r5) goto CPyL27;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_r1, cpy_r_r4);
    if (likely(PyUnicode_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/facts.py", "note", 30, CPyStatic_facts___globals, "str", cpy_r_r6);
        goto CPyL28;
    }
    cpy_r_r8 = ((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/kernel/facts.py", "note", "of_Facts_env", "self", 31, CPyStatic_facts___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___kernel___facts___FactsObject *)cpy_r_r8)->_kinds;
    CPy_INCREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = PyDict_Contains(cpy_r_r9, cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 31, CPyStatic_facts___globals);
        goto CPyL29;
    }
    cpy_r_r12 = cpy_r_r10;
    if (cpy_r_r12) {
        goto CPyL30;
    } else
        goto CPyL22;
CPyL8: ;
    cpy_r_r13 = CPyStatics[151]; /* '' */
    cpy_r_r14 = CPyStatics[4595]; /* 'the kind ' */
    cpy_r_r15 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r16 = CPyStatics[151]; /* '' */
    cpy_r_r17 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r18[3] = {cpy_r_r15, cpy_r_r7, cpy_r_r16};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_VectorcallMethod(cpy_r_r17, cpy_r_r19, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals);
        goto CPyL31;
    }
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals, "str", cpy_r_r20);
        goto CPyL31;
    }
    cpy_r_r22 = CPyStatics[4596]; /* ' has facts already: ' */
    cpy_r_r23 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r24 = ((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/kernel/facts.py", "note", "of_Facts_env", "self", 32, CPyStatic_facts___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r24);
CPyL11: ;
    cpy_r_r25 = ((serai___kernel___facts___FactsObject *)cpy_r_r24)->_kinds;
    CPy_INCREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyDict_GetItem(cpy_r_r25, cpy_r_r7);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals);
        goto CPyL33;
    }
    cpy_r_r27 = CPy_GetName(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals, "str", cpy_r_r27);
        goto CPyL33;
    }
    cpy_r_r29 = CPyStatics[151]; /* '' */
    cpy_r_r30 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r31[3] = {cpy_r_r23, cpy_r_r28, cpy_r_r29};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_VectorcallMethod(cpy_r_r30, cpy_r_r32, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals);
        goto CPyL34;
    }
    CPy_DECREF(cpy_r_r28);
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals, "str", cpy_r_r33);
        goto CPyL33;
    }
    cpy_r_r35 = PyList_New(4);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals);
        goto CPyL35;
    }
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    CPy_INCREF(cpy_r_r14);
    *(PyObject * *)cpy_r_r37 = cpy_r_r14;
    cpy_r_r38 = cpy_r_r37 + 8;
    *(PyObject * *)cpy_r_r38 = cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r39 = cpy_r_r37 + 16;
    *(PyObject * *)cpy_r_r39 = cpy_r_r22;
    cpy_r_r40 = cpy_r_r37 + 24;
    *(PyObject * *)cpy_r_r40 = cpy_r_r34;
    cpy_r_r41 = PyUnicode_Join(cpy_r_r13, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals);
        goto CPyL26;
    }
    cpy_r_r42 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r43 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r44 = CPyObject_GetAttr(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals);
        goto CPyL36;
    }
    PyObject *cpy_r_r45[1] = {cpy_r_r41};
    cpy_r_r46 = (PyObject **)&cpy_r_r45;
    cpy_r_r47 = PyObject_Vectorcall(cpy_r_r44, cpy_r_r46, 1, 0);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r41);
    CPy_Raise(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 32, CPyStatic_facts___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r48 = ((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/kernel/facts.py", "note", "of_Facts_env", "self", 33, CPyStatic_facts___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r48);
CPyL23: ;
    cpy_r_r49 = ((serai___kernel___facts___FactsObject *)cpy_r_r48)->_kinds;
    CPy_INCREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = CPyDict_SetItem(cpy_r_r49, cpy_r_r7, cpy_r_dictionary);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "note", 33, CPyStatic_facts___globals);
        goto CPyL28;
    }
    cpy_r_r52 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r52;
    goto CPyL3;
CPyL25: ;
    CPy_INCREF(cpy_r_dictionary);
    return cpy_r_dictionary;
CPyL26: ;
    cpy_r_r53 = NULL;
    return cpy_r_r53;
CPyL27: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL25;
CPyL28: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL26;
CPyL29: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    goto CPyL26;
CPyL30: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL31: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r21);
    goto CPyL26;
CPyL33: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL26;
CPyL34: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r28);
    goto CPyL26;
CPyL35: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r34);
    goto CPyL26;
CPyL36: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL26;
}
        
        PyObject *CPyPy_facts___note_of_Facts_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"dictionary", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_dictionary;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_dictionary)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_dictionary = obj_dictionary;
            PyObject *retval = CPyDef_facts___note_of_Facts_obj_____call__(arg___mypyc_self__, arg_dictionary);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/facts.py", "note", 29, CPyStatic_facts___globals);
            return NULL;
        }
        
PyObject *CPyDef_facts___Facts___of(PyObject *cpy_r_self, PyObject *cpy_r_kinds) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_note;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_facts___of_Facts_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "of", 26, CPyStatic_facts___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_self);
    if (((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_self != NULL) {
        CPy_DECREF(((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_self);
    }
    ((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_self = cpy_r_self;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "of", 26, CPyStatic_facts___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_kinds);
    if (((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_kinds != NULL) {
        CPy_DECREF(((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_kinds);
    }
    ((serai___kernel___facts___of_Facts_envObject *)cpy_r_r0)->_kinds = cpy_r_kinds;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "of", 26, CPyStatic_facts___globals);
        goto CPyL6;
    }
    cpy_r_r3 = CPyDef_facts___note_of_Facts_obj();
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "of", 29, CPyStatic_facts___globals);
        goto CPyL6;
    }
    ((serai___kernel___facts___note_of_Facts_objObject *)cpy_r_r3)->___mypyc_env__ = cpy_r_r0;
    cpy_r_note = cpy_r_r3;
    return cpy_r_note;
CPyL5: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_facts___Facts___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {"%:of", kwlist, 0};
            PyObject *obj_kinds;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_kinds, NULL)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_facts___Facts))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.facts.Facts", obj_self); 
                goto fail;
            }
            PyObject *arg_kinds = obj_kinds;
            PyObject *retval = CPyDef_facts___Facts___of(arg_self, arg_kinds);
            CPy_DECREF(obj_kinds);
            return retval;
fail: ;
            CPy_DECREF(obj_kinds);
            CPy_AddTraceback("src/serai/kernel/facts.py", "of", 26, CPyStatic_facts___globals);
            return NULL;
        }
        
char CPyDef_facts_____top_level__(void) {
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
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 1, CPyStatic_facts___globals);
        goto CPyL18;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 1, CPyStatic_facts___globals);
        goto CPyL18;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_facts___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 12, CPyStatic_facts___globals);
        goto CPyL18;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5007]; /* ('Callable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_facts___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 14, CPyStatic_facts___globals);
        goto CPyL18;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5700]; /* ('TypeVar',) */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_facts___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 15, CPyStatic_facts___globals);
        goto CPyL18;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[4597]; /* 'Dictionary' */
    cpy_r_r22 = (PyObject *)&PyType_Type;
    cpy_r_r23 = CPyStatic_facts___globals;
    cpy_r_r24 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 17, CPyStatic_facts___globals);
        goto CPyL18;
    }
    PyObject *cpy_r_r26[2] = {cpy_r_r21, cpy_r_r22};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = CPyStatics[5699]; /* ('bound',) */
    cpy_r_r29 = PyObject_Vectorcall(cpy_r_r25, cpy_r_r27, 1, cpy_r_r28);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 17, CPyStatic_facts___globals);
        goto CPyL18;
    }
    cpy_r_r30 = CPyStatic_facts___globals;
    cpy_r_r31 = CPyStatics[4597]; /* 'Dictionary' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r30, cpy_r_r31, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 17, CPyStatic_facts___globals);
        goto CPyL18;
    }
    cpy_r_r34 = NULL;
    cpy_r_r35 = CPyStatics[4598]; /* 'serai.kernel.facts' */
    cpy_r_r36 = (PyObject *)CPyType_facts___Facts_template;
    cpy_r_r37 = CPyType_FromTemplate(cpy_r_r36, cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 20, CPyStatic_facts___globals);
        goto CPyL18;
    }
    cpy_r_r38 = CPyDef_facts___Facts_trait_vtable_setup();
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 20, CPyStatic_facts___globals);
        goto CPyL19;
    }
    cpy_r_r39 = CPyDef_facts___Facts_coroutine_setup(cpy_r_r37);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 20, CPyStatic_facts___globals);
        goto CPyL19;
    }
    cpy_r_r40 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r41 = CPyStatics[4599]; /* 'kinds' */
    cpy_r_r42 = PyTuple_Pack(1, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 20, CPyStatic_facts___globals);
        goto CPyL19;
    }
    cpy_r_r43 = PyObject_SetAttr(cpy_r_r37, cpy_r_r40, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 20, CPyStatic_facts___globals);
        goto CPyL19;
    }
    CPyType_facts___Facts = (PyTypeObject *)cpy_r_r37;
    CPy_INCREF(CPyType_facts___Facts);
    cpy_r_r45 = CPyStatic_facts___globals;
    cpy_r_r46 = CPyStatics[4600]; /* 'Facts' */
    cpy_r_r47 = PyDict_SetItem(cpy_r_r45, cpy_r_r46, cpy_r_r37);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 20, CPyStatic_facts___globals);
        goto CPyL19;
    }
    cpy_r_r49 = CPy_InitSubclass(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/kernel/facts.py", "<module>", 20, CPyStatic_facts___globals);
        goto CPyL18;
    }
    return 1;
CPyL18: ;
    cpy_r_r50 = 2;
    return cpy_r_r50;
CPyL19: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL18;
}

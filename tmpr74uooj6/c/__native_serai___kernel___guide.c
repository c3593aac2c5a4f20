#include "__native_serai.h"
#include "__native_internal_serai.h"

static PyObject *CPyDunder___get__guide___said_Guide_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_guide___said_Guide_obj_____get__(self, instance, owner);
}
static int
guide___said_Guide_obj_traverse(serai___kernel___guide___said_Guide_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_guide___said_Guide_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___guide___said_Guide_objObject *self = (serai___kernel___guide___said_Guide_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_guide___said_Guide_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___guide___said_Guide_objObject *self = (serai___kernel___guide___said_Guide_objObject *)cpy_r_self;
    return 0;
}

static void
guide___said_Guide_obj_dealloc(serai___kernel___guide___said_Guide_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (guide___said_Guide_obj_free_instance == NULL) {
        guide___said_Guide_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, guide___said_Guide_obj_dealloc)
    CPyDef_guide___said_Guide_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_guide_____mypyc__said_Guide_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_guide___said_Guide_obj(void);

static PyObject *
guide___said_Guide_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_guide___said_Guide_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_guide_____mypyc__said_Guide_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem guide___said_Guide_obj_vtable[2];
static bool
CPyDef_guide___said_Guide_obj_trait_vtable_setup(void)
{
    CPyVTableItem guide___said_Guide_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_guide___said_Guide_obj_____call__,
        (CPyVTableItem)CPyDef_guide___said_Guide_obj_____get__,
    };
    memcpy(guide___said_Guide_obj_vtable, guide___said_Guide_obj_vtable_scratch, sizeof(guide___said_Guide_obj_vtable));
    return 1;
}

static bool
CPyDef_guide___said_Guide_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef guide___said_Guide_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_guide_____mypyc__said_Guide_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_guide___said_Guide_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_guide___said_Guide_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_guide___said_Guide_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "said_Guide_obj",
    .tp_new = guide___said_Guide_obj_new,
    .tp_dealloc = (destructor)guide___said_Guide_obj_dealloc,
    .tp_traverse = (traverseproc)guide___said_Guide_obj_traverse,
    .tp_clear = (inquiry)CPyDef_guide___said_Guide_obj_clear,
    .tp_methods = guide___said_Guide_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__guide___said_Guide_obj,
    .tp_basicsize = sizeof(serai___kernel___guide___said_Guide_objObject),
    .tp_vectorcall_offset = offsetof(serai___kernel___guide___said_Guide_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("said_Guide_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_guide___said_Guide_obj_template = &CPyType_guide___said_Guide_obj_template_;

PyObject *CPyDef_guide_____mypyc__said_Guide_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___guide___said_Guide_objObject *self;
    if (guide___said_Guide_obj_free_instance != NULL) {
        self = guide___said_Guide_obj_free_instance;
        guide___said_Guide_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___guide___said_Guide_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = guide___said_Guide_obj_vtable;
    self->vectorcall = CPyPy_guide___said_Guide_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_guide___said_Guide_obj(void)
{
    PyObject *self = CPyDef_guide_____mypyc__said_Guide_obj_setup((PyObject *)CPyType_guide___said_Guide_obj);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__guide___followed_Guide_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_guide___followed_Guide_obj_____get__(self, instance, owner);
}
static int
guide___followed_Guide_obj_traverse(serai___kernel___guide___followed_Guide_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_guide___followed_Guide_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___guide___followed_Guide_objObject *self = (serai___kernel___guide___followed_Guide_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_guide___followed_Guide_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___guide___followed_Guide_objObject *self = (serai___kernel___guide___followed_Guide_objObject *)cpy_r_self;
    return 0;
}

static void
guide___followed_Guide_obj_dealloc(serai___kernel___guide___followed_Guide_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (guide___followed_Guide_obj_free_instance == NULL) {
        guide___followed_Guide_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, guide___followed_Guide_obj_dealloc)
    CPyDef_guide___followed_Guide_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_guide_____mypyc__followed_Guide_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_guide___followed_Guide_obj(void);

static PyObject *
guide___followed_Guide_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_guide___followed_Guide_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_guide_____mypyc__followed_Guide_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem guide___followed_Guide_obj_vtable[2];
static bool
CPyDef_guide___followed_Guide_obj_trait_vtable_setup(void)
{
    CPyVTableItem guide___followed_Guide_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_guide___followed_Guide_obj_____call__,
        (CPyVTableItem)CPyDef_guide___followed_Guide_obj_____get__,
    };
    memcpy(guide___followed_Guide_obj_vtable, guide___followed_Guide_obj_vtable_scratch, sizeof(guide___followed_Guide_obj_vtable));
    return 1;
}

static bool
CPyDef_guide___followed_Guide_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef guide___followed_Guide_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_guide_____mypyc__followed_Guide_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_guide___followed_Guide_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self, choices)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_guide___followed_Guide_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_guide___followed_Guide_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "followed_Guide_obj",
    .tp_new = guide___followed_Guide_obj_new,
    .tp_dealloc = (destructor)guide___followed_Guide_obj_dealloc,
    .tp_traverse = (traverseproc)guide___followed_Guide_obj_traverse,
    .tp_clear = (inquiry)CPyDef_guide___followed_Guide_obj_clear,
    .tp_methods = guide___followed_Guide_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__guide___followed_Guide_obj,
    .tp_basicsize = sizeof(serai___kernel___guide___followed_Guide_objObject),
    .tp_vectorcall_offset = offsetof(serai___kernel___guide___followed_Guide_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("followed_Guide_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_guide___followed_Guide_obj_template = &CPyType_guide___followed_Guide_obj_template_;

PyObject *CPyDef_guide_____mypyc__followed_Guide_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___guide___followed_Guide_objObject *self;
    if (guide___followed_Guide_obj_free_instance != NULL) {
        self = guide___followed_Guide_obj_free_instance;
        guide___followed_Guide_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___guide___followed_Guide_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = guide___followed_Guide_obj_vtable;
    self->vectorcall = CPyPy_guide___followed_Guide_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_guide___followed_Guide_obj(void)
{
    PyObject *self = CPyDef_guide_____mypyc__followed_Guide_obj_setup((PyObject *)CPyType_guide___followed_Guide_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef guidemodule_methods[] = {
    {"read_guide", (PyCFunction)CPyPy_guide___read_guide, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("read_guide(file)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___guide__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___guide__internal, "__name__");
    CPyStatic_guide___globals = PyModule_GetDict(CPyModule_serai___kernel___guide__internal);
    if (unlikely(CPyStatic_guide___globals == NULL))
        goto fail;
    CPyType_guide___said_Guide_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_guide___said_Guide_obj_template, NULL, modname);
    if (unlikely(!CPyType_guide___said_Guide_obj))
        goto fail;
    CPyDef_guide___said_Guide_obj_trait_vtable_setup();
    CPyType_guide___followed_Guide_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_guide___followed_Guide_obj_template, NULL, modname);
    if (unlikely(!CPyType_guide___followed_Guide_obj))
        goto fail;
    CPyDef_guide___followed_Guide_obj_trait_vtable_setup();
    char result = CPyDef_guide_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___guide__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_guide___Step);
    Py_CLEAR(CPyType_guide___Guide);
    Py_CLEAR(CPyType_guide___said_Guide_obj);
    Py_CLEAR(CPyType_guide___followed_Guide_obj);
    return -1;
}
int CPyExec_serai___kernel___guide(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___guide__impl, &CPyImportState_serai___kernel___guide, &CPyModule_serai___kernel___guide);
}
static struct PyModuleDef guidemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.guide",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    guidemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___guide(void)
{
    if (CPyModule_serai___kernel___guide__internal) {
        Py_INCREF(CPyModule_serai___kernel___guide__internal);
        return CPyModule_serai___kernel___guide__internal;
    }
    CPyModule_serai___kernel___guide__internal = PyModule_Create(&guidemodule);
    return CPyModule_serai___kernel___guide__internal;
}

PyObject *CPyInit_serai___kernel___guide(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___guide__internal) {
        Py_INCREF(CPyModule_serai___kernel___guide__internal);
        return CPyModule_serai___kernel___guide__internal;
    }
    CPyModule_serai___kernel___guide__internal = PyModule_Create(&guidemodule);
    if (unlikely(CPyModule_serai___kernel___guide__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.guide");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___guide__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___guide__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___guide__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___guide(CPyModule_serai___kernel___guide__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___guide__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.guide");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___guide__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_guide___said_Guide_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_guide___said_Guide_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_guide___said_Guide_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/guide.py", "__get__", -1, CPyStatic_guide___globals);
            return NULL;
        }
        
CPyTagged CPyDef_guide___said_Guide_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self) {
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
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    cpy_r_r0 = 0;
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_self, 6);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "said", 37, CPyStatic_guide___globals);
        goto CPyL11;
    }
    if (likely(PyTuple_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "said", 37, CPyStatic_guide___globals, "tuple", cpy_r_r1);
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
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "said", 37, CPyStatic_guide___globals, "tuple", cpy_r_r7);
        goto CPyL13;
    }
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, 2);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "said", 37, CPyStatic_guide___globals);
        goto CPyL13;
    }
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "said", 37, CPyStatic_guide___globals, "str", cpy_r_r9);
        goto CPyL13;
    }
    cpy_r_r11 = CPyStr_IsTrue(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = cpy_r_r12;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r0, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r13);
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
        
        PyObject *CPyPy_guide___said_Guide_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_guide___said_Guide_obj_____call__(arg___mypyc_self__, arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/guide.py", "said", 35, CPyStatic_guide___globals);
            return NULL;
        }
        
PyObject *CPyDef_guide___followed_Guide_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_guide___followed_Guide_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_guide___followed_Guide_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/guide.py", "__get__", -1, CPyStatic_guide___globals);
            return NULL;
        }
        
CPyTagged CPyDef_guide___followed_Guide_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self, PyObject *cpy_r_choices) {
    CPyTagged cpy_r_many;
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2OO cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    cpy_r_many = 0;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_self, 6);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "followed", 42, CPyStatic_guide___globals);
        goto CPyL14;
    }
    if (likely(PyTuple_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "followed", 42, CPyStatic_guide___globals, "tuple", cpy_r_r0);
        goto CPyL14;
    }
    cpy_r_r2 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r3 = CPyStatics[36]; /* 'zip' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "followed", 42, CPyStatic_guide___globals);
        goto CPyL15;
    }
    cpy_r_r5 = 0 ? Py_True : Py_False;
    PyObject *cpy_r_r6[3] = {cpy_r_choices, cpy_r_r1, cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r7, 2, cpy_r_r8);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "followed", 42, CPyStatic_guide___globals);
        goto CPyL15;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "followed", 42, CPyStatic_guide___globals);
        goto CPyL14;
    }
CPyL5: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r10);
    if (cpy_r_r11 == NULL) goto CPyL16;
    PyObject *__tmp8955;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        __tmp8955 = NULL;
        goto __LL8956;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        __tmp8955 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        __tmp8955 = NULL;
    }
    if (__tmp8955 == NULL) goto __LL8956;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        __tmp8955 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        __tmp8955 = NULL;
    }
    if (__tmp8955 == NULL) goto __LL8956;
    __tmp8955 = cpy_r_r11;
__LL8956: ;
    if (unlikely(__tmp8955 == NULL)) {
        CPy_TypeError("tuple[str, tuple]", cpy_r_r11); cpy_r_r12 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp8957 = PyTuple_GET_ITEM(cpy_r_r11, 0);
        CPy_INCREF(__tmp8957);
        PyObject *__tmp8958;
        if (likely(PyUnicode_Check(__tmp8957)))
            __tmp8958 = __tmp8957;
        else {
            CPy_TypeError("str", __tmp8957); 
            __tmp8958 = NULL;
        }
        cpy_r_r12.f0 = __tmp8958;
        PyObject *__tmp8959 = PyTuple_GET_ITEM(cpy_r_r11, 1);
        CPy_INCREF(__tmp8959);
        PyObject * __tmp8960;
        if (likely(PyTuple_Check(__tmp8959)))
            __tmp8960 = __tmp8959;
        else {
            CPy_TypeError("tuple", __tmp8959); 
            __tmp8960 = NULL;
        }
        cpy_r_r12.f1 = __tmp8960;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "followed", 42, CPyStatic_guide___globals);
        goto CPyL17;
    }
    cpy_r_r13 = cpy_r_r12.f0;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r12.f1;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r12.f0);
    CPy_DECREF(cpy_r_r12.f1);
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, 0);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "followed", 43, CPyStatic_guide___globals);
        goto CPyL18;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "followed", 43, CPyStatic_guide___globals, "str", cpy_r_r15);
        goto CPyL18;
    }
    cpy_r_r17 = CPyStr_Equal(cpy_r_r13, cpy_r_r16);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 == 0;
    if (cpy_r_r18) goto CPyL19;
    cpy_r_r19 = CPyTagged_Add(cpy_r_many, 2);
    CPyTagged_DECREF(cpy_r_many);
    cpy_r_many = cpy_r_r19;
    goto CPyL5;
CPyL11: ;
    cpy_r_r20 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "followed", 42, CPyStatic_guide___globals);
        goto CPyL14;
    }
CPyL12: ;
    return cpy_r_many;
CPyL13: ;
    cpy_r_r21 = CPY_INT_TAG;
    return cpy_r_r21;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_many);
    goto CPyL13;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r1);
    goto CPyL13;
CPyL16: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL11;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r10);
    goto CPyL13;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    goto CPyL13;
CPyL19: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL12;
}
        
        PyObject *CPyPy_guide___followed_Guide_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"self", "choices", 0};
            static CPyArg_Parser parser = {"OO:__call__", kwlist, 0};
            PyObject *obj_self;
            PyObject *obj_choices;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_self, &obj_choices)) {
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
            PyObject *arg_choices = obj_choices;
            CPyTagged retval = CPyDef_guide___followed_Guide_obj_____call__(arg___mypyc_self__, arg_self, arg_choices);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/guide.py", "followed", 39, CPyStatic_guide___globals);
            return NULL;
        }
        
PyObject *CPyDef_guide___read_guide(PyObject *cpy_r_file) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
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
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject **cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
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
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
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
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    tuple_T3OOO cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    tuple_T2OO cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    cpy_r_r0 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r1 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r2[2] = {cpy_r_file, cpy_r_r0};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_VectorcallMethod(cpy_r_r1, cpy_r_r3, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 51, CPyStatic_guide___globals);
        goto CPyL63;
    }
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "read_guide", 51, CPyStatic_guide___globals, "str", cpy_r_r4);
        goto CPyL63;
    }
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_tomllib);
    cpy_r_r7 = CPyStatics[115]; /* 'loads' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 51, CPyStatic_guide___globals);
        goto CPyL64;
    }
    PyObject *cpy_r_r9[1] = {cpy_r_r5};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r10, 1, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 51, CPyStatic_guide___globals);
        goto CPyL64;
    }
    CPy_DECREF(cpy_r_r5);
    if (likely(PyDict_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "read_guide", 51, CPyStatic_guide___globals, "dict", cpy_r_r11);
        goto CPyL63;
    }
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL65;
    }
    cpy_r_r14 = CPyStatics[2168]; /* 'steps' */
    cpy_r_r15 = CPyDict_GetItem(cpy_r_r12, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL66;
    }
    cpy_r_r16 = PyObject_GetIter(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL66;
    }
CPyL9: ;
    cpy_r_r17 = PyIter_Next(cpy_r_r16);
    if (cpy_r_r17 == NULL) goto CPyL67;
    cpy_r_r18 = CPyStatics[89]; /* 'choose' */
    cpy_r_r19 = PyObject_GetItem(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL68;
    }
    cpy_r_r20 = PyObject_Str(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL68;
    }
    cpy_r_r21 = CPyStatics[4676]; /* 'say' */
    cpy_r_r22 = CPyStatics[151]; /* '' */
    cpy_r_r23 = CPyStatics[88]; /* 'get' */
    PyObject *cpy_r_r24[3] = {cpy_r_r17, cpy_r_r21, cpy_r_r22};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_VectorcallMethod(cpy_r_r23, cpy_r_r25, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL69;
    }
    CPy_DECREF(cpy_r_r17);
    cpy_r_r27 = PyObject_Str(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL70;
    }
    cpy_r_r28 = CPyStatic_guide___globals;
    cpy_r_r29 = CPyStatics[4677]; /* 'Step' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL71;
    }
    PyObject *cpy_r_r31[2] = {cpy_r_r20, cpy_r_r27};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r30, cpy_r_r32, 2, 0);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL71;
    }
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r27);
    if (likely(PyTuple_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals, "tuple", cpy_r_r33);
        goto CPyL72;
    }
    cpy_r_r35 = PyList_Append(cpy_r_r13, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL72;
    } else
        goto CPyL9;
CPyL18: ;
    cpy_r_r37 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL66;
    }
    cpy_r_r38 = PyList_AsTuple(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 53, CPyStatic_guide___globals);
        goto CPyL65;
    }
    cpy_r_r39 = PyDict_New();
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL73;
    }
    cpy_r_r40 = CPyStatics[325]; /* 'settings' */
    cpy_r_r41 = PyDict_New();
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL74;
    }
    cpy_r_r42 = CPyDict_Get(cpy_r_r12, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL74;
    }
    cpy_r_r43 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r44[1] = {cpy_r_r42};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_VectorcallMethod(cpy_r_r43, cpy_r_r45, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL75;
    }
    CPy_DECREF(cpy_r_r42);
    cpy_r_r47 = PyObject_GetIter(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL74;
    }
CPyL25: ;
    cpy_r_r48 = PyIter_Next(cpy_r_r47);
    if (cpy_r_r48 == NULL) goto CPyL76;
    cpy_r_r49 = PyObject_GetIter(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r50 = PyIter_Next(cpy_r_r49);
    if (cpy_r_r50 == NULL) {
        goto CPyL78;
    } else
        goto CPyL30;
CPyL28: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r51 = 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r52 = PyIter_Next(cpy_r_r49);
    if (cpy_r_r52 == NULL) {
        goto CPyL79;
    } else
        goto CPyL33;
CPyL31: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r53 = 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL33: ;
    cpy_r_r54 = PyIter_Next(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (cpy_r_r54 == NULL) {
        goto CPyL36;
    } else
        goto CPyL80;
CPyL34: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r56 = PyObject_Str(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL81;
    }
    cpy_r_r57 = PyObject_Str(cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL82;
    }
    cpy_r_r58 = PyDict_SetItem(cpy_r_r39, cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL77;
    } else
        goto CPyL25;
CPyL39: ;
    cpy_r_r60 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 54, CPyStatic_guide___globals);
        goto CPyL74;
    }
    cpy_r_r61 = CPyStatics[4678]; /* 'seed' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r12, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 55, CPyStatic_guide___globals);
        goto CPyL83;
    }
    cpy_r_r63 = PyObject_Str(cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 55, CPyStatic_guide___globals);
        goto CPyL83;
    }
    cpy_r_r64 = CPyStatics[317]; /* 'players' */
    cpy_r_r65 = CPyDict_GetItem(cpy_r_r12, cpy_r_r64);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 55, CPyStatic_guide___globals);
        goto CPyL84;
    }
    cpy_r_r66 = (PyObject *)&PyLong_Type;
    PyObject *cpy_r_r67[1] = {cpy_r_r65};
    cpy_r_r68 = (PyObject **)&cpy_r_r67;
    cpy_r_r69 = PyObject_Vectorcall(cpy_r_r66, cpy_r_r68, 1, 0);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 55, CPyStatic_guide___globals);
        goto CPyL85;
    }
    CPy_DECREF(cpy_r_r65);
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 55, CPyStatic_guide___globals);
        goto CPyL84;
    }
    cpy_r_r71 = CPyStatic_guide___globals;
    cpy_r_r72 = CPyStatics[4658]; /* 'Guide' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 55, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r74 = CPyTagged_StealAsObject(cpy_r_r70);
    PyObject *cpy_r_r75[4] = {cpy_r_r63, cpy_r_r74, cpy_r_r39, cpy_r_r38};
    cpy_r_r76 = (PyObject **)&cpy_r_r75;
    cpy_r_r77 = PyObject_Vectorcall(cpy_r_r73, cpy_r_r76, 4, 0);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 55, CPyStatic_guide___globals);
        goto CPyL87;
    }
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (likely(PyTuple_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "read_guide", 55, CPyStatic_guide___globals, "tuple", cpy_r_r77);
        goto CPyL49;
    }
    return cpy_r_r78;
CPyL49: ;
    cpy_r_r79 = CPy_CatchError();
    cpy_r_r80 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r81 = CPyStatics[162]; /* 'KeyError' */
    cpy_r_r82 = CPyObject_GetAttr(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 56, CPyStatic_guide___globals);
        goto CPyL61;
    }
    cpy_r_r83 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r84 = CPyStatics[4589]; /* 'TypeError' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 56, CPyStatic_guide___globals);
        goto CPyL88;
    }
    cpy_r_r86.f0 = cpy_r_r82;
    cpy_r_r86.f1 = cpy_r_r85;
    cpy_r_r87 = PyTuple_New(2);
    if (unlikely(cpy_r_r87 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8961 = cpy_r_r86.f0;
    PyTuple_SET_ITEM(cpy_r_r87, 0, __tmp8961);
    PyObject *__tmp8962 = cpy_r_r86.f1;
    PyTuple_SET_ITEM(cpy_r_r87, 1, __tmp8962);
    cpy_r_r88 = CPy_ExceptionMatches(cpy_r_r87);
    CPy_DecRef(cpy_r_r87);
    if (!cpy_r_r88) goto CPyL59;
    cpy_r_r89 = CPy_GetExcValue();
    cpy_r_r90 = PyObject_Str(cpy_r_file);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 57, CPyStatic_guide___globals);
        goto CPyL89;
    }
    cpy_r_r91 = CPyStatics[4679]; /* ': a guide has a `seed`, `players` and `steps`, each with `choose`: ' */
    cpy_r_r92 = PyObject_Str(cpy_r_r89);
    CPy_DecRef(cpy_r_r89);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 57, CPyStatic_guide___globals);
        goto CPyL90;
    }
    cpy_r_r93 = CPyStr_Build(3, cpy_r_r90, cpy_r_r91, cpy_r_r92);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 57, CPyStatic_guide___globals);
        goto CPyL61;
    }
    cpy_r_r94 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r95 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r96 = CPyObject_GetAttr(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 57, CPyStatic_guide___globals);
        goto CPyL91;
    }
    PyObject *cpy_r_r97[1] = {cpy_r_r93};
    cpy_r_r98 = (PyObject **)&cpy_r_r97;
    cpy_r_r99 = PyObject_Vectorcall(cpy_r_r96, cpy_r_r98, 1, 0);
    CPy_DecRef(cpy_r_r96);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 57, CPyStatic_guide___globals);
        goto CPyL91;
    }
    CPy_DecRef(cpy_r_r93);
    CPy_Raise(cpy_r_r99);
    CPy_DecRef(cpy_r_r99);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 57, CPyStatic_guide___globals);
        goto CPyL61;
    } else
        goto CPyL92;
CPyL58: ;
    CPy_Unreachable();
CPyL59: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL61;
    } else
        goto CPyL93;
CPyL60: ;
    CPy_Unreachable();
CPyL61: ;
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    cpy_r_r100 = CPy_KeepPropagating();
    if (!cpy_r_r100) goto CPyL63;
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r101 = NULL;
    return cpy_r_r101;
CPyL64: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL63;
CPyL65: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL49;
CPyL66: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL49;
CPyL67: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL18;
CPyL68: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL49;
CPyL69: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20);
    goto CPyL49;
CPyL70: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    goto CPyL49;
CPyL71: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    goto CPyL49;
CPyL72: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL49;
CPyL73: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    goto CPyL49;
CPyL74: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    goto CPyL49;
CPyL75: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r42);
    goto CPyL49;
CPyL76: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL39;
CPyL77: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r47);
    goto CPyL49;
CPyL78: ;
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r49);
    goto CPyL28;
CPyL79: ;
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    goto CPyL31;
CPyL80: ;
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r54);
    goto CPyL34;
CPyL81: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r52);
    goto CPyL49;
CPyL82: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r56);
    goto CPyL49;
CPyL83: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    goto CPyL49;
CPyL84: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r63);
    goto CPyL49;
CPyL85: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r65);
    goto CPyL49;
CPyL86: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL49;
CPyL87: ;
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r74);
    goto CPyL49;
CPyL88: ;
    CPy_DecRef(cpy_r_r82);
    goto CPyL61;
CPyL89: ;
    CPy_DecRef(cpy_r_r89);
    goto CPyL61;
CPyL90: ;
    CPy_DecRef(cpy_r_r90);
    goto CPyL61;
CPyL91: ;
    CPy_DecRef(cpy_r_r93);
    goto CPyL61;
CPyL92: ;
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    goto CPyL58;
CPyL93: ;
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    goto CPyL60;
}
        
        PyObject *CPyPy_guide___read_guide(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"file", 0};
            static CPyArg_Parser parser = {"O:read_guide", kwlist, 0};
            PyObject *obj_file;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_file)) {
                return NULL;
            }
            PyObject *arg_file = obj_file;
            PyObject *retval = CPyDef_guide___read_guide(arg_file);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/guide.py", "read_guide", 49, CPyStatic_guide___globals);
            return NULL;
        }
        
char CPyDef_guide_____top_level__(void) {
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
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    void *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    void *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
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
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    int32_t cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    int32_t cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    int32_t cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    void *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    void *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject **cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    int32_t cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject **cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    int32_t cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    int32_t cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    int32_t cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    int32_t cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    int32_t cpy_r_r186;
    char cpy_r_r187;
    PyObject **cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 1, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 1, CPyStatic_guide___globals);
        goto CPyL77;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_guide___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 8, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_tomllib;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {10};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[4995]; /* (('tomllib', 'tomllib', 'tomllib'),) */
    cpy_r_r17 = CPyStatic_guide___globals;
    cpy_r_r18 = CPyStatics[4680]; /* 'src/serai/kernel/guide.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL77;
    cpy_r_r21 = CPyStatics[5160]; /* ('Mapping', 'Sequence') */
    cpy_r_r22 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r23 = CPyStatic_guide___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 11, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r25 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5371]; /* ('Traversable',) */
    cpy_r_r27 = CPyStatics[2647]; /* 'importlib.resources.abc' */
    cpy_r_r28 = CPyStatic_guide___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 12, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r30 = (void *)&CPyModule_importlib___resources___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[5151]; /* ('Final', 'NamedTuple') */
    cpy_r_r32 = CPyStatics[47]; /* 'typing' */
    cpy_r_r33 = CPyStatic_guide___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 13, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r35 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatic_guide___globals;
    cpy_r_r37 = CPyStatics[4681]; /* 'LEARNER' */
    cpy_r_r38 = CPyStatics[4896]; /* 0 */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r36, cpy_r_r37, cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 15, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r41 = CPyStatics[4682]; /* 'guide-end' */
    cpy_r_r42 = CPyStatic_guide___globals;
    cpy_r_r43 = CPyStatics[4683]; /* 'END' */
    cpy_r_r44 = CPyDict_SetItem(cpy_r_r42, cpy_r_r43, cpy_r_r41);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 16, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r46 = (void *)&CPyModule_typing;
    cpy_r_r47 = CPyStatics[47]; /* 'typing' */
    cpy_r_r48 = CPyImport_GetModuleCacheForImport(cpy_r_r46, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = cpy_r_r48 != cpy_r_r49;
    if (cpy_r_r50) goto CPyL15;
    cpy_r_r51 = PyImport_Import(cpy_r_r47);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL77;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r46, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
CPyL15: ;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[47]; /* 'typing' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r55 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r56 = CPyObject_GetAttr(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r57 = PyTuple_Pack(1, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r58 = (void *)&CPyModule_typing;
    cpy_r_r59 = CPyStatics[47]; /* 'typing' */
    cpy_r_r60 = CPyImport_GetModuleCacheForImport(cpy_r_r58, cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL78;
    }
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = cpy_r_r60 != cpy_r_r61;
    if (cpy_r_r62) goto CPyL22;
    cpy_r_r63 = PyImport_Import(cpy_r_r59);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL78;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r58, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
CPyL22: ;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[47]; /* 'typing' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL78;
    }
    cpy_r_r67 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r68 = CPyObject_GetAttr(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL78;
    }
    cpy_r_r69 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r70 = PyObject_HasAttr(cpy_r_r68, cpy_r_r69);
    if (!cpy_r_r70) goto CPyL29;
    cpy_r_r71 = CPyStatics[4677]; /* 'Step' */
    cpy_r_r72 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r73 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL79;
    }
    PyObject *cpy_r_r74[2] = {cpy_r_r71, cpy_r_r57};
    cpy_r_r75 = (PyObject **)&cpy_r_r74;
    cpy_r_r76 = PyObject_Vectorcall(cpy_r_r73, cpy_r_r75, 2, 0);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL79;
    }
    if (likely(PyDict_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals, "dict", cpy_r_r76);
        goto CPyL79;
    }
    cpy_r_r78 = cpy_r_r77;
    goto CPyL31;
CPyL29: ;
    cpy_r_r79 = PyDict_New();
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL79;
    }
    cpy_r_r78 = cpy_r_r79;
CPyL31: ;
    cpy_r_r80 = PyDict_New();
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL80;
    }
    cpy_r_r81 = (PyObject *)&PyUnicode_Type;
    cpy_r_r82 = CPyStatics[89]; /* 'choose' */
    cpy_r_r83 = PyDict_SetItem(cpy_r_r80, cpy_r_r82, cpy_r_r81);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 22, CPyStatic_guide___globals);
        goto CPyL81;
    }
    cpy_r_r85 = (PyObject *)&PyUnicode_Type;
    cpy_r_r86 = CPyStatics[4676]; /* 'say' */
    cpy_r_r87 = PyDict_SetItem(cpy_r_r80, cpy_r_r86, cpy_r_r85);
    cpy_r_r88 = cpy_r_r87 >= 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 23, CPyStatic_guide___globals);
        goto CPyL81;
    }
    cpy_r_r89 = CPyStatics[4677]; /* 'Step' */
    cpy_r_r90 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r91 = CPyDict_SetItem(cpy_r_r78, cpy_r_r90, cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL80;
    }
    cpy_r_r93 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r94 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r95 = CPyDict_SetItem(cpy_r_r78, cpy_r_r94, cpy_r_r93);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL80;
    }
    cpy_r_r97 = CPyStatics[300]; /* 'serai.kernel.guide' */
    cpy_r_r98 = CPyStatics[70]; /* '__module__' */
    cpy_r_r99 = CPyDict_SetItem(cpy_r_r78, cpy_r_r98, cpy_r_r97);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL80;
    }
    PyObject *cpy_r_r101[3] = {cpy_r_r89, cpy_r_r57, cpy_r_r78};
    cpy_r_r102 = (PyObject **)&cpy_r_r101;
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r68, cpy_r_r102, 3, 0);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL82;
    }
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r78);
    CPyType_guide___Step = (PyTypeObject *)cpy_r_r103;
    CPy_INCREF(CPyType_guide___Step);
    cpy_r_r104 = CPyStatic_guide___globals;
    cpy_r_r105 = CPyStatics[4677]; /* 'Step' */
    cpy_r_r106 = PyDict_SetItem(cpy_r_r104, cpy_r_r105, cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    cpy_r_r107 = cpy_r_r106 >= 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 19, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r108 = (PyObject *)CPyType_guide___Step;
    cpy_r_r109 = (void *)&CPyModule_typing;
    cpy_r_r110 = CPyStatics[47]; /* 'typing' */
    cpy_r_r111 = CPyImport_GetModuleCacheForImport(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r112 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r113 = cpy_r_r111 != cpy_r_r112;
    if (cpy_r_r113) goto CPyL43;
    cpy_r_r114 = PyImport_Import(cpy_r_r110);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL77;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r109, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
CPyL43: ;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[47]; /* 'typing' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r118 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r120 = PyTuple_Pack(1, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r121 = (void *)&CPyModule_typing;
    cpy_r_r122 = CPyStatics[47]; /* 'typing' */
    cpy_r_r123 = CPyImport_GetModuleCacheForImport(cpy_r_r121, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL83;
    }
    cpy_r_r124 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r125 = cpy_r_r123 != cpy_r_r124;
    if (cpy_r_r125) goto CPyL50;
    cpy_r_r126 = PyImport_Import(cpy_r_r122);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL83;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r121, cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
CPyL50: ;
    cpy_r_r127 = PyImport_GetModuleDict();
    cpy_r_r128 = CPyStatics[47]; /* 'typing' */
    cpy_r_r129 = CPyDict_GetItem(cpy_r_r127, cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL83;
    }
    cpy_r_r130 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r131 = CPyObject_GetAttr(cpy_r_r129, cpy_r_r130);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL83;
    }
    cpy_r_r132 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r133 = PyObject_HasAttr(cpy_r_r131, cpy_r_r132);
    if (!cpy_r_r133) goto CPyL57;
    cpy_r_r134 = CPyStatics[4658]; /* 'Guide' */
    cpy_r_r135 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r131, cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL84;
    }
    PyObject *cpy_r_r137[2] = {cpy_r_r134, cpy_r_r120};
    cpy_r_r138 = (PyObject **)&cpy_r_r137;
    cpy_r_r139 = PyObject_Vectorcall(cpy_r_r136, cpy_r_r138, 2, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL84;
    }
    if (likely(PyDict_Check(cpy_r_r139)))
        cpy_r_r140 = cpy_r_r139;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals, "dict", cpy_r_r139);
        goto CPyL84;
    }
    cpy_r_r141 = cpy_r_r140;
    goto CPyL59;
CPyL57: ;
    cpy_r_r142 = PyDict_New();
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL84;
    }
    cpy_r_r141 = cpy_r_r142;
CPyL59: ;
    cpy_r_r143 = PyDict_New();
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL85;
    }
    cpy_r_r144 = (PyObject *)&PyUnicode_Type;
    cpy_r_r145 = CPyStatics[4678]; /* 'seed' */
    cpy_r_r146 = PyDict_SetItem(cpy_r_r143, cpy_r_r145, cpy_r_r144);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 29, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r148 = (PyObject *)&PyLong_Type;
    cpy_r_r149 = CPyStatics[317]; /* 'players' */
    cpy_r_r150 = PyDict_SetItem(cpy_r_r143, cpy_r_r149, cpy_r_r148);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 30, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r152 = CPyStatic_guide___globals;
    cpy_r_r153 = CPyStatics[91]; /* 'Mapping' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 31, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r155 = CPyStatics[325]; /* 'settings' */
    cpy_r_r156 = PyDict_SetItem(cpy_r_r143, cpy_r_r155, cpy_r_r154);
    CPy_DECREF(cpy_r_r154);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 31, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r158 = (PyObject *)&PyTuple_Type;
    cpy_r_r159 = CPyStatics[2168]; /* 'steps' */
    cpy_r_r160 = PyDict_SetItem(cpy_r_r143, cpy_r_r159, cpy_r_r158);
    cpy_r_r161 = cpy_r_r160 >= 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 32, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r162 = CPyDef_guide___said_Guide_obj();
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 35, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r163 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r164 = CPyStatics[1937]; /* 'property' */
    cpy_r_r165 = CPyObject_GetAttr(cpy_r_r163, cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 35, CPyStatic_guide___globals);
        goto CPyL87;
    }
    PyObject *cpy_r_r166[1] = {cpy_r_r162};
    cpy_r_r167 = (PyObject **)&cpy_r_r166;
    cpy_r_r168 = PyObject_Vectorcall(cpy_r_r165, cpy_r_r167, 1, 0);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 35, CPyStatic_guide___globals);
        goto CPyL87;
    }
    CPy_DECREF(cpy_r_r162);
    cpy_r_r169 = CPyStatics[4684]; /* 'said' */
    cpy_r_r170 = CPyDict_SetItem(cpy_r_r141, cpy_r_r169, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    cpy_r_r171 = cpy_r_r170 >= 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 35, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r172 = CPyDef_guide___followed_Guide_obj();
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 39, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r173 = CPyStatics[4685]; /* 'followed' */
    cpy_r_r174 = CPyDict_SetItem(cpy_r_r141, cpy_r_r173, cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    cpy_r_r175 = cpy_r_r174 >= 0;
    if (unlikely(!cpy_r_r175)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 39, CPyStatic_guide___globals);
        goto CPyL86;
    }
    cpy_r_r176 = CPyStatics[4658]; /* 'Guide' */
    cpy_r_r177 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r178 = CPyDict_SetItem(cpy_r_r141, cpy_r_r177, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r179 = cpy_r_r178 >= 0;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL85;
    }
    cpy_r_r180 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r181 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r182 = CPyDict_SetItem(cpy_r_r141, cpy_r_r181, cpy_r_r180);
    cpy_r_r183 = cpy_r_r182 >= 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL85;
    }
    cpy_r_r184 = CPyStatics[300]; /* 'serai.kernel.guide' */
    cpy_r_r185 = CPyStatics[70]; /* '__module__' */
    cpy_r_r186 = CPyDict_SetItem(cpy_r_r141, cpy_r_r185, cpy_r_r184);
    cpy_r_r187 = cpy_r_r186 >= 0;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL85;
    }
    PyObject *cpy_r_r188[3] = {cpy_r_r176, cpy_r_r120, cpy_r_r141};
    cpy_r_r189 = (PyObject **)&cpy_r_r188;
    cpy_r_r190 = PyObject_Vectorcall(cpy_r_r131, cpy_r_r189, 3, 0);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL88;
    }
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r141);
    CPyType_guide___Guide = (PyTypeObject *)cpy_r_r190;
    CPy_INCREF(CPyType_guide___Guide);
    cpy_r_r191 = CPyStatic_guide___globals;
    cpy_r_r192 = CPyStatics[4658]; /* 'Guide' */
    cpy_r_r193 = PyDict_SetItem(cpy_r_r191, cpy_r_r192, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/kernel/guide.py", "<module>", 26, CPyStatic_guide___globals);
        goto CPyL77;
    }
    cpy_r_r195 = (PyObject *)CPyType_guide___Guide;
    return 1;
CPyL77: ;
    cpy_r_r196 = 2;
    return cpy_r_r196;
CPyL78: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL77;
CPyL79: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r68);
    goto CPyL77;
CPyL80: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r78);
    goto CPyL77;
CPyL81: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r80);
    goto CPyL77;
CPyL82: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r78);
    goto CPyL77;
CPyL83: ;
    CPy_DecRef(cpy_r_r120);
    goto CPyL77;
CPyL84: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r131);
    goto CPyL77;
CPyL85: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r141);
    goto CPyL77;
CPyL86: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r143);
    goto CPyL77;
CPyL87: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r141);
    CPy_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r162);
    goto CPyL77;
CPyL88: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r141);
    goto CPyL77;
}

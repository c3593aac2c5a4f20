#include "__native_serai.h"
#include "__native_internal_serai.h"

static PyObject *CPyDunder___get__scholars___printed___is_starting_Translator_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___printed___is_starting_Translator_obj_____get__(self, instance, owner);
}
static int
scholars___printed___is_starting_Translator_obj_traverse(serai___games___scholars___printed___is_starting_Translator_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___printed___is_starting_Translator_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___printed___is_starting_Translator_objObject *self = (serai___games___scholars___printed___is_starting_Translator_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_scholars___printed___is_starting_Translator_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___printed___is_starting_Translator_objObject *self = (serai___games___scholars___printed___is_starting_Translator_objObject *)cpy_r_self;
    return 0;
}

static void
scholars___printed___is_starting_Translator_obj_dealloc(serai___games___scholars___printed___is_starting_Translator_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___printed___is_starting_Translator_obj_free_instance == NULL) {
        scholars___printed___is_starting_Translator_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___printed___is_starting_Translator_obj_dealloc)
    CPyDef_scholars___printed___is_starting_Translator_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___printed_____mypyc__is_starting_Translator_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___printed___is_starting_Translator_obj(void);

static PyObject *
scholars___printed___is_starting_Translator_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___printed___is_starting_Translator_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___printed_____mypyc__is_starting_Translator_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___printed___is_starting_Translator_obj_vtable[2];
static bool
CPyDef_scholars___printed___is_starting_Translator_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___printed___is_starting_Translator_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___printed___is_starting_Translator_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___printed___is_starting_Translator_obj_____get__,
    };
    memcpy(scholars___printed___is_starting_Translator_obj_vtable, scholars___printed___is_starting_Translator_obj_vtable_scratch, sizeof(scholars___printed___is_starting_Translator_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___printed___is_starting_Translator_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___printed___is_starting_Translator_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___printed_____mypyc__is_starting_Translator_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___printed___is_starting_Translator_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___printed___is_starting_Translator_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___printed___is_starting_Translator_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "is_starting_Translator_obj",
    .tp_new = scholars___printed___is_starting_Translator_obj_new,
    .tp_dealloc = (destructor)scholars___printed___is_starting_Translator_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___printed___is_starting_Translator_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___printed___is_starting_Translator_obj_clear,
    .tp_methods = scholars___printed___is_starting_Translator_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___printed___is_starting_Translator_obj,
    .tp_basicsize = sizeof(serai___games___scholars___printed___is_starting_Translator_objObject),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___printed___is_starting_Translator_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("is_starting_Translator_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___printed___is_starting_Translator_obj_template = &CPyType_scholars___printed___is_starting_Translator_obj_template_;

PyObject *CPyDef_scholars___printed_____mypyc__is_starting_Translator_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___printed___is_starting_Translator_objObject *self;
    if (scholars___printed___is_starting_Translator_obj_free_instance != NULL) {
        self = scholars___printed___is_starting_Translator_obj_free_instance;
        scholars___printed___is_starting_Translator_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___printed___is_starting_Translator_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___printed___is_starting_Translator_obj_vtable;
    self->vectorcall = CPyPy_scholars___printed___is_starting_Translator_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___printed___is_starting_Translator_obj(void)
{
    PyObject *self = CPyDef_scholars___printed_____mypyc__is_starting_Translator_obj_setup((PyObject *)CPyType_scholars___printed___is_starting_Translator_obj);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__scholars___printed___top_Track_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_scholars___printed___top_Track_obj_____get__(self, instance, owner);
}
static int
scholars___printed___top_Track_obj_traverse(serai___games___scholars___printed___top_Track_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___printed___top_Track_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___printed___top_Track_objObject *self = (serai___games___scholars___printed___top_Track_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_scholars___printed___top_Track_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___printed___top_Track_objObject *self = (serai___games___scholars___printed___top_Track_objObject *)cpy_r_self;
    return 0;
}

static void
scholars___printed___top_Track_obj_dealloc(serai___games___scholars___printed___top_Track_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___printed___top_Track_obj_free_instance == NULL) {
        scholars___printed___top_Track_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___printed___top_Track_obj_dealloc)
    CPyDef_scholars___printed___top_Track_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___printed_____mypyc__top_Track_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___printed___top_Track_obj(void);

static PyObject *
scholars___printed___top_Track_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___printed___top_Track_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___printed_____mypyc__top_Track_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___printed___top_Track_obj_vtable[2];
static bool
CPyDef_scholars___printed___top_Track_obj_trait_vtable_setup(void)
{
    CPyVTableItem scholars___printed___top_Track_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___printed___top_Track_obj_____call__,
        (CPyVTableItem)CPyDef_scholars___printed___top_Track_obj_____get__,
    };
    memcpy(scholars___printed___top_Track_obj_vtable, scholars___printed___top_Track_obj_vtable_scratch, sizeof(scholars___printed___top_Track_obj_vtable));
    return 1;
}

static bool
CPyDef_scholars___printed___top_Track_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___printed___top_Track_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___printed_____mypyc__top_Track_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_scholars___printed___top_Track_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_scholars___printed___top_Track_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___printed___top_Track_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "top_Track_obj",
    .tp_new = scholars___printed___top_Track_obj_new,
    .tp_dealloc = (destructor)scholars___printed___top_Track_obj_dealloc,
    .tp_traverse = (traverseproc)scholars___printed___top_Track_obj_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___printed___top_Track_obj_clear,
    .tp_methods = scholars___printed___top_Track_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__scholars___printed___top_Track_obj,
    .tp_basicsize = sizeof(serai___games___scholars___printed___top_Track_objObject),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___printed___top_Track_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("top_Track_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___printed___top_Track_obj_template = &CPyType_scholars___printed___top_Track_obj_template_;

PyObject *CPyDef_scholars___printed_____mypyc__top_Track_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___printed___top_Track_objObject *self;
    if (scholars___printed___top_Track_obj_free_instance != NULL) {
        self = scholars___printed___top_Track_obj_free_instance;
        scholars___printed___top_Track_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___printed___top_Track_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___printed___top_Track_obj_vtable;
    self->vectorcall = CPyPy_scholars___printed___top_Track_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___printed___top_Track_obj(void)
{
    PyObject *self = CPyDef_scholars___printed_____mypyc__top_Track_obj_setup((PyObject *)CPyType_scholars___printed___top_Track_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef scholars___printedmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___printed__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___printed__internal, "__name__");
    CPyStatic_scholars___printed___globals = PyModule_GetDict(CPyModule_serai___games___scholars___printed__internal);
    if (unlikely(CPyStatic_scholars___printed___globals == NULL))
        goto fail;
    CPyType_scholars___printed___is_starting_Translator_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___printed___is_starting_Translator_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___printed___is_starting_Translator_obj))
        goto fail;
    CPyDef_scholars___printed___is_starting_Translator_obj_trait_vtable_setup();
    CPyType_scholars___printed___top_Track_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___printed___top_Track_obj_template, NULL, modname);
    if (unlikely(!CPyType_scholars___printed___top_Track_obj))
        goto fail;
    CPyDef_scholars___printed___top_Track_obj_trait_vtable_setup();
    char result = CPyDef_scholars___printed_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___printed__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___printed___Colour);
    Py_CLEAR(CPyType_scholars___printed___Pile);
    Py_CLEAR(CPyType_scholars___printed___Translator);
    Py_CLEAR(CPyType_scholars___printed___Scroll);
    Py_CLEAR(CPyType_scholars___printed___ResourceCard);
    Py_CLEAR(CPyType_scholars___printed___ActionCard);
    Py_CLEAR(CPyType_scholars___printed___GoalCard);
    Py_CLEAR(CPyType_scholars___printed___BoardPlace);
    Py_CLEAR(CPyType_scholars___printed___ResearchOption);
    Py_CLEAR(CPyType_scholars___printed___Track);
    Py_CLEAR(CPyType_scholars___printed___Room);
    Py_CLEAR(CPyType_scholars___printed___Guild);
    Py_CLEAR(CPyType_scholars___printed___HouseSpace);
    Py_CLEAR(CPyType_scholars___printed___Location);
    Py_CLEAR(CPyType_scholars___printed___CaliphCard);
    Py_CLEAR(CPyType_scholars___printed___Plan);
    Py_CLEAR(CPyType_scholars___printed___Difficulty);
    Py_CLEAR(CPyType_scholars___printed___DeckPlan);
    Py_CLEAR(CPyType_scholars___printed___is_starting_Translator_obj);
    Py_CLEAR(CPyType_scholars___printed___top_Track_obj);
    return -1;
}
int CPyExec_serai___games___scholars___printed(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___printed__impl, &CPyImportState_serai___games___scholars___printed, &CPyModule_serai___games___scholars___printed);
}
static struct PyModuleDef scholars___printedmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.printed",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___printedmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___printed(void)
{
    if (CPyModule_serai___games___scholars___printed__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___printed__internal);
        return CPyModule_serai___games___scholars___printed__internal;
    }
    CPyModule_serai___games___scholars___printed__internal = PyModule_Create(&scholars___printedmodule);
    return CPyModule_serai___games___scholars___printed__internal;
}

PyObject *CPyInit_serai___games___scholars___printed(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___printed__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___printed__internal);
        return CPyModule_serai___games___scholars___printed__internal;
    }
    CPyModule_serai___games___scholars___printed__internal = PyModule_Create(&scholars___printedmodule);
    if (unlikely(CPyModule_serai___games___scholars___printed__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.printed");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___printed__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___printed__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___printed__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___printed(CPyModule_serai___games___scholars___printed__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___printed__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.printed");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___printed__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___printed___is_starting_Translator_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___printed___is_starting_Translator_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___printed___is_starting_Translator_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/printed.py", "__get__", -1, CPyStatic_scholars___printed___globals);
            return NULL;
        }
        
char CPyDef_scholars___printed___is_starting_Translator_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "is_starting", 45, CPyStatic_scholars___printed___globals);
        goto CPyL7;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "is_starting", 45, CPyStatic_scholars___printed___globals);
        goto CPyL7;
    }
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r4 = 0 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
CPyL4: ;
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_r1, 0);
    cpy_r_r7 = cpy_r_r6;
    goto CPyL6;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)0;
    cpy_r_r7 = cpy_r_r8;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r1);
    return cpy_r_r7;
CPyL7: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_scholars___printed___is_starting_Translator_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            char retval = CPyDef_scholars___printed___is_starting_Translator_obj_____call__(arg___mypyc_self__, arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/printed.py", "is_starting", 44, CPyStatic_scholars___printed___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___printed___top_Track_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_scholars___printed___top_Track_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_scholars___printed___top_Track_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/printed.py", "__get__", -1, CPyStatic_scholars___printed___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___printed___top_Track_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_self, 14);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "top", 135, CPyStatic_scholars___printed___globals);
        goto CPyL3;
    }
    if (likely(PyTuple_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "top", 135, CPyStatic_scholars___printed___globals, "tuple", cpy_r_r0);
        goto CPyL3;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_r4, 2);
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_scholars___printed___top_Track_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            CPyTagged retval = CPyDef_scholars___printed___top_Track_obj_____call__(arg___mypyc_self__, arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/printed.py", "top", 134, CPyStatic_scholars___printed___globals);
            return NULL;
        }
        
char CPyDef_scholars___printed_____top_level__(void) {
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
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    void *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int32_t cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    int32_t cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int32_t cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    int32_t cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    void *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    void *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject **cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    int32_t cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    int32_t cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    int32_t cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    PyObject **cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    int32_t cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    void *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    void *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject **cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    int32_t cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    int32_t cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    int32_t cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    int32_t cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    int32_t cpy_r_r263;
    char cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    int32_t cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    int32_t cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    int32_t cpy_r_r275;
    char cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject **cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    int32_t cpy_r_r285;
    char cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    int32_t cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    int32_t cpy_r_r293;
    char cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    int32_t cpy_r_r297;
    char cpy_r_r298;
    PyObject **cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    int32_t cpy_r_r304;
    char cpy_r_r305;
    PyObject *cpy_r_r306;
    void *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    char cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    void *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    char cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    char cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject **cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    int32_t cpy_r_r344;
    char cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    int32_t cpy_r_r348;
    char cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    int32_t cpy_r_r352;
    char cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    int32_t cpy_r_r356;
    char cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    int32_t cpy_r_r360;
    char cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    int32_t cpy_r_r364;
    char cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    int32_t cpy_r_r368;
    char cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject *cpy_r_r371;
    int32_t cpy_r_r372;
    char cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    int32_t cpy_r_r376;
    char cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    int32_t cpy_r_r380;
    char cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    int32_t cpy_r_r384;
    char cpy_r_r385;
    PyObject **cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    int32_t cpy_r_r391;
    char cpy_r_r392;
    PyObject *cpy_r_r393;
    void *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    char cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    void *cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    char cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    char cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject **cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    int32_t cpy_r_r431;
    char cpy_r_r432;
    PyObject *cpy_r_r433;
    PyObject *cpy_r_r434;
    int32_t cpy_r_r435;
    char cpy_r_r436;
    PyObject *cpy_r_r437;
    PyObject *cpy_r_r438;
    int32_t cpy_r_r439;
    char cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    int32_t cpy_r_r443;
    char cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    int32_t cpy_r_r447;
    char cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    int32_t cpy_r_r451;
    char cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject *cpy_r_r454;
    int32_t cpy_r_r455;
    char cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    int32_t cpy_r_r459;
    char cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
    int32_t cpy_r_r463;
    char cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    int32_t cpy_r_r467;
    char cpy_r_r468;
    PyObject *cpy_r_r469;
    PyObject *cpy_r_r470;
    int32_t cpy_r_r471;
    char cpy_r_r472;
    PyObject **cpy_r_r474;
    PyObject *cpy_r_r475;
    PyObject *cpy_r_r476;
    PyObject *cpy_r_r477;
    int32_t cpy_r_r478;
    char cpy_r_r479;
    PyObject *cpy_r_r480;
    void *cpy_r_r481;
    PyObject *cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    char cpy_r_r485;
    PyObject *cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    PyObject *cpy_r_r489;
    PyObject *cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject *cpy_r_r492;
    void *cpy_r_r493;
    PyObject *cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    char cpy_r_r497;
    PyObject *cpy_r_r498;
    PyObject *cpy_r_r499;
    PyObject *cpy_r_r500;
    PyObject *cpy_r_r501;
    PyObject *cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    char cpy_r_r505;
    PyObject *cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject **cpy_r_r510;
    PyObject *cpy_r_r511;
    PyObject *cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    PyObject *cpy_r_r517;
    int32_t cpy_r_r518;
    char cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    int32_t cpy_r_r522;
    char cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject *cpy_r_r525;
    int32_t cpy_r_r526;
    char cpy_r_r527;
    PyObject *cpy_r_r528;
    PyObject *cpy_r_r529;
    int32_t cpy_r_r530;
    char cpy_r_r531;
    PyObject *cpy_r_r532;
    PyObject *cpy_r_r533;
    int32_t cpy_r_r534;
    char cpy_r_r535;
    PyObject *cpy_r_r536;
    PyObject *cpy_r_r537;
    int32_t cpy_r_r538;
    char cpy_r_r539;
    PyObject *cpy_r_r540;
    PyObject *cpy_r_r541;
    int32_t cpy_r_r542;
    char cpy_r_r543;
    PyObject *cpy_r_r544;
    PyObject *cpy_r_r545;
    int32_t cpy_r_r546;
    char cpy_r_r547;
    PyObject **cpy_r_r549;
    PyObject *cpy_r_r550;
    PyObject *cpy_r_r551;
    PyObject *cpy_r_r552;
    int32_t cpy_r_r553;
    char cpy_r_r554;
    PyObject *cpy_r_r555;
    void *cpy_r_r556;
    PyObject *cpy_r_r557;
    PyObject *cpy_r_r558;
    PyObject *cpy_r_r559;
    char cpy_r_r560;
    PyObject *cpy_r_r561;
    PyObject *cpy_r_r562;
    PyObject *cpy_r_r563;
    PyObject *cpy_r_r564;
    PyObject *cpy_r_r565;
    PyObject *cpy_r_r566;
    PyObject *cpy_r_r567;
    void *cpy_r_r568;
    PyObject *cpy_r_r569;
    PyObject *cpy_r_r570;
    PyObject *cpy_r_r571;
    char cpy_r_r572;
    PyObject *cpy_r_r573;
    PyObject *cpy_r_r574;
    PyObject *cpy_r_r575;
    PyObject *cpy_r_r576;
    PyObject *cpy_r_r577;
    PyObject *cpy_r_r578;
    PyObject *cpy_r_r579;
    char cpy_r_r580;
    PyObject *cpy_r_r581;
    PyObject *cpy_r_r582;
    PyObject *cpy_r_r583;
    PyObject **cpy_r_r585;
    PyObject *cpy_r_r586;
    PyObject *cpy_r_r587;
    PyObject *cpy_r_r588;
    PyObject *cpy_r_r589;
    PyObject *cpy_r_r590;
    PyObject *cpy_r_r591;
    PyObject *cpy_r_r592;
    int32_t cpy_r_r593;
    char cpy_r_r594;
    PyObject *cpy_r_r595;
    PyObject *cpy_r_r596;
    int32_t cpy_r_r597;
    char cpy_r_r598;
    PyObject *cpy_r_r599;
    PyObject *cpy_r_r600;
    int32_t cpy_r_r601;
    char cpy_r_r602;
    PyObject *cpy_r_r603;
    PyObject *cpy_r_r604;
    int32_t cpy_r_r605;
    char cpy_r_r606;
    PyObject *cpy_r_r607;
    PyObject *cpy_r_r608;
    int32_t cpy_r_r609;
    char cpy_r_r610;
    PyObject *cpy_r_r611;
    PyObject *cpy_r_r612;
    int32_t cpy_r_r613;
    char cpy_r_r614;
    PyObject *cpy_r_r615;
    PyObject *cpy_r_r616;
    int32_t cpy_r_r617;
    char cpy_r_r618;
    PyObject *cpy_r_r619;
    PyObject *cpy_r_r620;
    int32_t cpy_r_r621;
    char cpy_r_r622;
    PyObject *cpy_r_r623;
    PyObject *cpy_r_r624;
    int32_t cpy_r_r625;
    char cpy_r_r626;
    PyObject *cpy_r_r627;
    PyObject *cpy_r_r628;
    int32_t cpy_r_r629;
    char cpy_r_r630;
    PyObject *cpy_r_r631;
    PyObject *cpy_r_r632;
    int32_t cpy_r_r633;
    char cpy_r_r634;
    PyObject *cpy_r_r635;
    PyObject *cpy_r_r636;
    int32_t cpy_r_r637;
    char cpy_r_r638;
    PyObject *cpy_r_r639;
    PyObject *cpy_r_r640;
    int32_t cpy_r_r641;
    char cpy_r_r642;
    PyObject **cpy_r_r644;
    PyObject *cpy_r_r645;
    PyObject *cpy_r_r646;
    PyObject *cpy_r_r647;
    int32_t cpy_r_r648;
    char cpy_r_r649;
    PyObject *cpy_r_r650;
    void *cpy_r_r651;
    PyObject *cpy_r_r652;
    PyObject *cpy_r_r653;
    PyObject *cpy_r_r654;
    char cpy_r_r655;
    PyObject *cpy_r_r656;
    PyObject *cpy_r_r657;
    PyObject *cpy_r_r658;
    PyObject *cpy_r_r659;
    PyObject *cpy_r_r660;
    PyObject *cpy_r_r661;
    PyObject *cpy_r_r662;
    void *cpy_r_r663;
    PyObject *cpy_r_r664;
    PyObject *cpy_r_r665;
    PyObject *cpy_r_r666;
    char cpy_r_r667;
    PyObject *cpy_r_r668;
    PyObject *cpy_r_r669;
    PyObject *cpy_r_r670;
    PyObject *cpy_r_r671;
    PyObject *cpy_r_r672;
    PyObject *cpy_r_r673;
    PyObject *cpy_r_r674;
    char cpy_r_r675;
    PyObject *cpy_r_r676;
    PyObject *cpy_r_r677;
    PyObject *cpy_r_r678;
    PyObject **cpy_r_r680;
    PyObject *cpy_r_r681;
    PyObject *cpy_r_r682;
    PyObject *cpy_r_r683;
    PyObject *cpy_r_r684;
    PyObject *cpy_r_r685;
    PyObject *cpy_r_r686;
    PyObject *cpy_r_r687;
    int32_t cpy_r_r688;
    char cpy_r_r689;
    PyObject *cpy_r_r690;
    PyObject *cpy_r_r691;
    int32_t cpy_r_r692;
    char cpy_r_r693;
    PyObject *cpy_r_r694;
    PyObject *cpy_r_r695;
    int32_t cpy_r_r696;
    char cpy_r_r697;
    PyObject *cpy_r_r698;
    PyObject *cpy_r_r699;
    int32_t cpy_r_r700;
    char cpy_r_r701;
    PyObject *cpy_r_r702;
    PyObject *cpy_r_r703;
    int32_t cpy_r_r704;
    char cpy_r_r705;
    PyObject *cpy_r_r706;
    PyObject *cpy_r_r707;
    int32_t cpy_r_r708;
    char cpy_r_r709;
    PyObject *cpy_r_r710;
    PyObject *cpy_r_r711;
    int32_t cpy_r_r712;
    char cpy_r_r713;
    PyObject *cpy_r_r714;
    PyObject *cpy_r_r715;
    int32_t cpy_r_r716;
    char cpy_r_r717;
    PyObject *cpy_r_r718;
    PyObject *cpy_r_r719;
    int32_t cpy_r_r720;
    char cpy_r_r721;
    PyObject **cpy_r_r723;
    PyObject *cpy_r_r724;
    PyObject *cpy_r_r725;
    PyObject *cpy_r_r726;
    int32_t cpy_r_r727;
    char cpy_r_r728;
    PyObject *cpy_r_r729;
    void *cpy_r_r730;
    PyObject *cpy_r_r731;
    PyObject *cpy_r_r732;
    PyObject *cpy_r_r733;
    char cpy_r_r734;
    PyObject *cpy_r_r735;
    PyObject *cpy_r_r736;
    PyObject *cpy_r_r737;
    PyObject *cpy_r_r738;
    PyObject *cpy_r_r739;
    PyObject *cpy_r_r740;
    PyObject *cpy_r_r741;
    void *cpy_r_r742;
    PyObject *cpy_r_r743;
    PyObject *cpy_r_r744;
    PyObject *cpy_r_r745;
    char cpy_r_r746;
    PyObject *cpy_r_r747;
    PyObject *cpy_r_r748;
    PyObject *cpy_r_r749;
    PyObject *cpy_r_r750;
    PyObject *cpy_r_r751;
    PyObject *cpy_r_r752;
    PyObject *cpy_r_r753;
    char cpy_r_r754;
    PyObject *cpy_r_r755;
    PyObject *cpy_r_r756;
    PyObject *cpy_r_r757;
    PyObject **cpy_r_r759;
    PyObject *cpy_r_r760;
    PyObject *cpy_r_r761;
    PyObject *cpy_r_r762;
    PyObject *cpy_r_r763;
    PyObject *cpy_r_r764;
    PyObject *cpy_r_r765;
    PyObject *cpy_r_r766;
    int32_t cpy_r_r767;
    char cpy_r_r768;
    PyObject *cpy_r_r769;
    PyObject *cpy_r_r770;
    int32_t cpy_r_r771;
    char cpy_r_r772;
    PyObject *cpy_r_r773;
    PyObject *cpy_r_r774;
    int32_t cpy_r_r775;
    char cpy_r_r776;
    PyObject *cpy_r_r777;
    PyObject *cpy_r_r778;
    int32_t cpy_r_r779;
    char cpy_r_r780;
    PyObject *cpy_r_r781;
    PyObject *cpy_r_r782;
    int32_t cpy_r_r783;
    char cpy_r_r784;
    PyObject *cpy_r_r785;
    PyObject *cpy_r_r786;
    int32_t cpy_r_r787;
    char cpy_r_r788;
    PyObject *cpy_r_r789;
    PyObject *cpy_r_r790;
    int32_t cpy_r_r791;
    char cpy_r_r792;
    PyObject *cpy_r_r793;
    PyObject *cpy_r_r794;
    int32_t cpy_r_r795;
    char cpy_r_r796;
    PyObject *cpy_r_r797;
    PyObject *cpy_r_r798;
    int32_t cpy_r_r799;
    char cpy_r_r800;
    PyObject **cpy_r_r802;
    PyObject *cpy_r_r803;
    PyObject *cpy_r_r804;
    PyObject *cpy_r_r805;
    int32_t cpy_r_r806;
    char cpy_r_r807;
    PyObject *cpy_r_r808;
    void *cpy_r_r809;
    PyObject *cpy_r_r810;
    PyObject *cpy_r_r811;
    PyObject *cpy_r_r812;
    char cpy_r_r813;
    PyObject *cpy_r_r814;
    PyObject *cpy_r_r815;
    PyObject *cpy_r_r816;
    PyObject *cpy_r_r817;
    PyObject *cpy_r_r818;
    PyObject *cpy_r_r819;
    PyObject *cpy_r_r820;
    void *cpy_r_r821;
    PyObject *cpy_r_r822;
    PyObject *cpy_r_r823;
    PyObject *cpy_r_r824;
    char cpy_r_r825;
    PyObject *cpy_r_r826;
    PyObject *cpy_r_r827;
    PyObject *cpy_r_r828;
    PyObject *cpy_r_r829;
    PyObject *cpy_r_r830;
    PyObject *cpy_r_r831;
    PyObject *cpy_r_r832;
    char cpy_r_r833;
    PyObject *cpy_r_r834;
    PyObject *cpy_r_r835;
    PyObject *cpy_r_r836;
    PyObject **cpy_r_r838;
    PyObject *cpy_r_r839;
    PyObject *cpy_r_r840;
    PyObject *cpy_r_r841;
    PyObject *cpy_r_r842;
    PyObject *cpy_r_r843;
    PyObject *cpy_r_r844;
    PyObject *cpy_r_r845;
    int32_t cpy_r_r846;
    char cpy_r_r847;
    PyObject *cpy_r_r848;
    PyObject *cpy_r_r849;
    int32_t cpy_r_r850;
    char cpy_r_r851;
    PyObject *cpy_r_r852;
    PyObject *cpy_r_r853;
    int32_t cpy_r_r854;
    char cpy_r_r855;
    PyObject *cpy_r_r856;
    PyObject *cpy_r_r857;
    int32_t cpy_r_r858;
    char cpy_r_r859;
    PyObject *cpy_r_r860;
    PyObject *cpy_r_r861;
    int32_t cpy_r_r862;
    char cpy_r_r863;
    PyObject *cpy_r_r864;
    PyObject *cpy_r_r865;
    int32_t cpy_r_r866;
    char cpy_r_r867;
    PyObject *cpy_r_r868;
    PyObject *cpy_r_r869;
    int32_t cpy_r_r870;
    char cpy_r_r871;
    PyObject *cpy_r_r872;
    PyObject *cpy_r_r873;
    int32_t cpy_r_r874;
    char cpy_r_r875;
    PyObject *cpy_r_r876;
    PyObject *cpy_r_r877;
    int32_t cpy_r_r878;
    char cpy_r_r879;
    PyObject *cpy_r_r880;
    PyObject *cpy_r_r881;
    int32_t cpy_r_r882;
    char cpy_r_r883;
    PyObject *cpy_r_r884;
    PyObject *cpy_r_r885;
    PyObject *cpy_r_r886;
    PyObject *cpy_r_r887;
    PyObject **cpy_r_r889;
    PyObject *cpy_r_r890;
    PyObject *cpy_r_r891;
    int32_t cpy_r_r892;
    char cpy_r_r893;
    PyObject *cpy_r_r894;
    PyObject *cpy_r_r895;
    int32_t cpy_r_r896;
    char cpy_r_r897;
    PyObject *cpy_r_r898;
    PyObject *cpy_r_r899;
    int32_t cpy_r_r900;
    char cpy_r_r901;
    PyObject *cpy_r_r902;
    PyObject *cpy_r_r903;
    int32_t cpy_r_r904;
    char cpy_r_r905;
    PyObject **cpy_r_r907;
    PyObject *cpy_r_r908;
    PyObject *cpy_r_r909;
    PyObject *cpy_r_r910;
    int32_t cpy_r_r911;
    char cpy_r_r912;
    PyObject *cpy_r_r913;
    void *cpy_r_r914;
    PyObject *cpy_r_r915;
    PyObject *cpy_r_r916;
    PyObject *cpy_r_r917;
    char cpy_r_r918;
    PyObject *cpy_r_r919;
    PyObject *cpy_r_r920;
    PyObject *cpy_r_r921;
    PyObject *cpy_r_r922;
    PyObject *cpy_r_r923;
    PyObject *cpy_r_r924;
    PyObject *cpy_r_r925;
    void *cpy_r_r926;
    PyObject *cpy_r_r927;
    PyObject *cpy_r_r928;
    PyObject *cpy_r_r929;
    char cpy_r_r930;
    PyObject *cpy_r_r931;
    PyObject *cpy_r_r932;
    PyObject *cpy_r_r933;
    PyObject *cpy_r_r934;
    PyObject *cpy_r_r935;
    PyObject *cpy_r_r936;
    PyObject *cpy_r_r937;
    char cpy_r_r938;
    PyObject *cpy_r_r939;
    PyObject *cpy_r_r940;
    PyObject *cpy_r_r941;
    PyObject **cpy_r_r943;
    PyObject *cpy_r_r944;
    PyObject *cpy_r_r945;
    PyObject *cpy_r_r946;
    PyObject *cpy_r_r947;
    PyObject *cpy_r_r948;
    PyObject *cpy_r_r949;
    PyObject *cpy_r_r950;
    int32_t cpy_r_r951;
    char cpy_r_r952;
    PyObject *cpy_r_r953;
    PyObject *cpy_r_r954;
    int32_t cpy_r_r955;
    char cpy_r_r956;
    PyObject *cpy_r_r957;
    PyObject *cpy_r_r958;
    int32_t cpy_r_r959;
    char cpy_r_r960;
    PyObject *cpy_r_r961;
    PyObject *cpy_r_r962;
    int32_t cpy_r_r963;
    char cpy_r_r964;
    PyObject *cpy_r_r965;
    PyObject *cpy_r_r966;
    int32_t cpy_r_r967;
    char cpy_r_r968;
    PyObject *cpy_r_r969;
    PyObject *cpy_r_r970;
    int32_t cpy_r_r971;
    char cpy_r_r972;
    PyObject *cpy_r_r973;
    PyObject *cpy_r_r974;
    int32_t cpy_r_r975;
    char cpy_r_r976;
    PyObject *cpy_r_r977;
    PyObject *cpy_r_r978;
    int32_t cpy_r_r979;
    char cpy_r_r980;
    PyObject **cpy_r_r982;
    PyObject *cpy_r_r983;
    PyObject *cpy_r_r984;
    PyObject *cpy_r_r985;
    int32_t cpy_r_r986;
    char cpy_r_r987;
    PyObject *cpy_r_r988;
    void *cpy_r_r989;
    PyObject *cpy_r_r990;
    PyObject *cpy_r_r991;
    PyObject *cpy_r_r992;
    char cpy_r_r993;
    PyObject *cpy_r_r994;
    PyObject *cpy_r_r995;
    PyObject *cpy_r_r996;
    PyObject *cpy_r_r997;
    PyObject *cpy_r_r998;
    PyObject *cpy_r_r999;
    PyObject *cpy_r_r1000;
    void *cpy_r_r1001;
    PyObject *cpy_r_r1002;
    PyObject *cpy_r_r1003;
    PyObject *cpy_r_r1004;
    char cpy_r_r1005;
    PyObject *cpy_r_r1006;
    PyObject *cpy_r_r1007;
    PyObject *cpy_r_r1008;
    PyObject *cpy_r_r1009;
    PyObject *cpy_r_r1010;
    PyObject *cpy_r_r1011;
    PyObject *cpy_r_r1012;
    char cpy_r_r1013;
    PyObject *cpy_r_r1014;
    PyObject *cpy_r_r1015;
    PyObject *cpy_r_r1016;
    PyObject **cpy_r_r1018;
    PyObject *cpy_r_r1019;
    PyObject *cpy_r_r1020;
    PyObject *cpy_r_r1021;
    PyObject *cpy_r_r1022;
    PyObject *cpy_r_r1023;
    PyObject *cpy_r_r1024;
    PyObject *cpy_r_r1025;
    int32_t cpy_r_r1026;
    char cpy_r_r1027;
    PyObject *cpy_r_r1028;
    PyObject *cpy_r_r1029;
    int32_t cpy_r_r1030;
    char cpy_r_r1031;
    PyObject *cpy_r_r1032;
    PyObject *cpy_r_r1033;
    int32_t cpy_r_r1034;
    char cpy_r_r1035;
    PyObject *cpy_r_r1036;
    PyObject *cpy_r_r1037;
    int32_t cpy_r_r1038;
    char cpy_r_r1039;
    PyObject *cpy_r_r1040;
    PyObject *cpy_r_r1041;
    int32_t cpy_r_r1042;
    char cpy_r_r1043;
    PyObject *cpy_r_r1044;
    PyObject *cpy_r_r1045;
    int32_t cpy_r_r1046;
    char cpy_r_r1047;
    PyObject *cpy_r_r1048;
    PyObject *cpy_r_r1049;
    int32_t cpy_r_r1050;
    char cpy_r_r1051;
    PyObject *cpy_r_r1052;
    PyObject *cpy_r_r1053;
    int32_t cpy_r_r1054;
    char cpy_r_r1055;
    PyObject **cpy_r_r1057;
    PyObject *cpy_r_r1058;
    PyObject *cpy_r_r1059;
    PyObject *cpy_r_r1060;
    int32_t cpy_r_r1061;
    char cpy_r_r1062;
    PyObject *cpy_r_r1063;
    void *cpy_r_r1064;
    PyObject *cpy_r_r1065;
    PyObject *cpy_r_r1066;
    PyObject *cpy_r_r1067;
    char cpy_r_r1068;
    PyObject *cpy_r_r1069;
    PyObject *cpy_r_r1070;
    PyObject *cpy_r_r1071;
    PyObject *cpy_r_r1072;
    PyObject *cpy_r_r1073;
    PyObject *cpy_r_r1074;
    PyObject *cpy_r_r1075;
    void *cpy_r_r1076;
    PyObject *cpy_r_r1077;
    PyObject *cpy_r_r1078;
    PyObject *cpy_r_r1079;
    char cpy_r_r1080;
    PyObject *cpy_r_r1081;
    PyObject *cpy_r_r1082;
    PyObject *cpy_r_r1083;
    PyObject *cpy_r_r1084;
    PyObject *cpy_r_r1085;
    PyObject *cpy_r_r1086;
    PyObject *cpy_r_r1087;
    char cpy_r_r1088;
    PyObject *cpy_r_r1089;
    PyObject *cpy_r_r1090;
    PyObject *cpy_r_r1091;
    PyObject **cpy_r_r1093;
    PyObject *cpy_r_r1094;
    PyObject *cpy_r_r1095;
    PyObject *cpy_r_r1096;
    PyObject *cpy_r_r1097;
    PyObject *cpy_r_r1098;
    PyObject *cpy_r_r1099;
    PyObject *cpy_r_r1100;
    int32_t cpy_r_r1101;
    char cpy_r_r1102;
    PyObject *cpy_r_r1103;
    PyObject *cpy_r_r1104;
    int32_t cpy_r_r1105;
    char cpy_r_r1106;
    PyObject *cpy_r_r1107;
    PyObject *cpy_r_r1108;
    int32_t cpy_r_r1109;
    char cpy_r_r1110;
    PyObject *cpy_r_r1111;
    PyObject *cpy_r_r1112;
    int32_t cpy_r_r1113;
    char cpy_r_r1114;
    PyObject *cpy_r_r1115;
    PyObject *cpy_r_r1116;
    int32_t cpy_r_r1117;
    char cpy_r_r1118;
    PyObject *cpy_r_r1119;
    PyObject *cpy_r_r1120;
    int32_t cpy_r_r1121;
    char cpy_r_r1122;
    PyObject *cpy_r_r1123;
    PyObject *cpy_r_r1124;
    int32_t cpy_r_r1125;
    char cpy_r_r1126;
    PyObject *cpy_r_r1127;
    PyObject *cpy_r_r1128;
    int32_t cpy_r_r1129;
    char cpy_r_r1130;
    PyObject *cpy_r_r1131;
    PyObject *cpy_r_r1132;
    int32_t cpy_r_r1133;
    char cpy_r_r1134;
    PyObject *cpy_r_r1135;
    PyObject *cpy_r_r1136;
    int32_t cpy_r_r1137;
    char cpy_r_r1138;
    PyObject *cpy_r_r1139;
    PyObject *cpy_r_r1140;
    int32_t cpy_r_r1141;
    char cpy_r_r1142;
    PyObject **cpy_r_r1144;
    PyObject *cpy_r_r1145;
    PyObject *cpy_r_r1146;
    PyObject *cpy_r_r1147;
    int32_t cpy_r_r1148;
    char cpy_r_r1149;
    PyObject *cpy_r_r1150;
    void *cpy_r_r1151;
    PyObject *cpy_r_r1152;
    PyObject *cpy_r_r1153;
    PyObject *cpy_r_r1154;
    char cpy_r_r1155;
    PyObject *cpy_r_r1156;
    PyObject *cpy_r_r1157;
    PyObject *cpy_r_r1158;
    PyObject *cpy_r_r1159;
    PyObject *cpy_r_r1160;
    PyObject *cpy_r_r1161;
    PyObject *cpy_r_r1162;
    void *cpy_r_r1163;
    PyObject *cpy_r_r1164;
    PyObject *cpy_r_r1165;
    PyObject *cpy_r_r1166;
    char cpy_r_r1167;
    PyObject *cpy_r_r1168;
    PyObject *cpy_r_r1169;
    PyObject *cpy_r_r1170;
    PyObject *cpy_r_r1171;
    PyObject *cpy_r_r1172;
    PyObject *cpy_r_r1173;
    PyObject *cpy_r_r1174;
    char cpy_r_r1175;
    PyObject *cpy_r_r1176;
    PyObject *cpy_r_r1177;
    PyObject *cpy_r_r1178;
    PyObject **cpy_r_r1180;
    PyObject *cpy_r_r1181;
    PyObject *cpy_r_r1182;
    PyObject *cpy_r_r1183;
    PyObject *cpy_r_r1184;
    PyObject *cpy_r_r1185;
    PyObject *cpy_r_r1186;
    PyObject *cpy_r_r1187;
    int32_t cpy_r_r1188;
    char cpy_r_r1189;
    PyObject *cpy_r_r1190;
    PyObject *cpy_r_r1191;
    int32_t cpy_r_r1192;
    char cpy_r_r1193;
    PyObject *cpy_r_r1194;
    PyObject *cpy_r_r1195;
    int32_t cpy_r_r1196;
    char cpy_r_r1197;
    PyObject *cpy_r_r1198;
    PyObject *cpy_r_r1199;
    int32_t cpy_r_r1200;
    char cpy_r_r1201;
    PyObject *cpy_r_r1202;
    PyObject *cpy_r_r1203;
    int32_t cpy_r_r1204;
    char cpy_r_r1205;
    PyObject *cpy_r_r1206;
    PyObject *cpy_r_r1207;
    int32_t cpy_r_r1208;
    char cpy_r_r1209;
    PyObject *cpy_r_r1210;
    PyObject *cpy_r_r1211;
    int32_t cpy_r_r1212;
    char cpy_r_r1213;
    PyObject *cpy_r_r1214;
    PyObject *cpy_r_r1215;
    int32_t cpy_r_r1216;
    char cpy_r_r1217;
    PyObject *cpy_r_r1218;
    PyObject *cpy_r_r1219;
    int32_t cpy_r_r1220;
    char cpy_r_r1221;
    PyObject *cpy_r_r1222;
    PyObject *cpy_r_r1223;
    int32_t cpy_r_r1224;
    char cpy_r_r1225;
    PyObject *cpy_r_r1226;
    PyObject *cpy_r_r1227;
    int32_t cpy_r_r1228;
    char cpy_r_r1229;
    PyObject **cpy_r_r1231;
    PyObject *cpy_r_r1232;
    PyObject *cpy_r_r1233;
    PyObject *cpy_r_r1234;
    int32_t cpy_r_r1235;
    char cpy_r_r1236;
    PyObject *cpy_r_r1237;
    void *cpy_r_r1238;
    PyObject *cpy_r_r1239;
    PyObject *cpy_r_r1240;
    PyObject *cpy_r_r1241;
    char cpy_r_r1242;
    PyObject *cpy_r_r1243;
    PyObject *cpy_r_r1244;
    PyObject *cpy_r_r1245;
    PyObject *cpy_r_r1246;
    PyObject *cpy_r_r1247;
    PyObject *cpy_r_r1248;
    PyObject *cpy_r_r1249;
    void *cpy_r_r1250;
    PyObject *cpy_r_r1251;
    PyObject *cpy_r_r1252;
    PyObject *cpy_r_r1253;
    char cpy_r_r1254;
    PyObject *cpy_r_r1255;
    PyObject *cpy_r_r1256;
    PyObject *cpy_r_r1257;
    PyObject *cpy_r_r1258;
    PyObject *cpy_r_r1259;
    PyObject *cpy_r_r1260;
    PyObject *cpy_r_r1261;
    char cpy_r_r1262;
    PyObject *cpy_r_r1263;
    PyObject *cpy_r_r1264;
    PyObject *cpy_r_r1265;
    PyObject **cpy_r_r1267;
    PyObject *cpy_r_r1268;
    PyObject *cpy_r_r1269;
    PyObject *cpy_r_r1270;
    PyObject *cpy_r_r1271;
    PyObject *cpy_r_r1272;
    PyObject *cpy_r_r1273;
    PyObject *cpy_r_r1274;
    int32_t cpy_r_r1275;
    char cpy_r_r1276;
    PyObject *cpy_r_r1277;
    PyObject *cpy_r_r1278;
    int32_t cpy_r_r1279;
    char cpy_r_r1280;
    PyObject *cpy_r_r1281;
    PyObject *cpy_r_r1282;
    int32_t cpy_r_r1283;
    char cpy_r_r1284;
    PyObject *cpy_r_r1285;
    PyObject *cpy_r_r1286;
    int32_t cpy_r_r1287;
    char cpy_r_r1288;
    PyObject *cpy_r_r1289;
    PyObject *cpy_r_r1290;
    int32_t cpy_r_r1291;
    char cpy_r_r1292;
    PyObject *cpy_r_r1293;
    PyObject *cpy_r_r1294;
    int32_t cpy_r_r1295;
    char cpy_r_r1296;
    PyObject **cpy_r_r1298;
    PyObject *cpy_r_r1299;
    PyObject *cpy_r_r1300;
    PyObject *cpy_r_r1301;
    int32_t cpy_r_r1302;
    char cpy_r_r1303;
    PyObject *cpy_r_r1304;
    void *cpy_r_r1305;
    PyObject *cpy_r_r1306;
    PyObject *cpy_r_r1307;
    PyObject *cpy_r_r1308;
    char cpy_r_r1309;
    PyObject *cpy_r_r1310;
    PyObject *cpy_r_r1311;
    PyObject *cpy_r_r1312;
    PyObject *cpy_r_r1313;
    PyObject *cpy_r_r1314;
    PyObject *cpy_r_r1315;
    PyObject *cpy_r_r1316;
    void *cpy_r_r1317;
    PyObject *cpy_r_r1318;
    PyObject *cpy_r_r1319;
    PyObject *cpy_r_r1320;
    char cpy_r_r1321;
    PyObject *cpy_r_r1322;
    PyObject *cpy_r_r1323;
    PyObject *cpy_r_r1324;
    PyObject *cpy_r_r1325;
    PyObject *cpy_r_r1326;
    PyObject *cpy_r_r1327;
    PyObject *cpy_r_r1328;
    char cpy_r_r1329;
    PyObject *cpy_r_r1330;
    PyObject *cpy_r_r1331;
    PyObject *cpy_r_r1332;
    PyObject **cpy_r_r1334;
    PyObject *cpy_r_r1335;
    PyObject *cpy_r_r1336;
    PyObject *cpy_r_r1337;
    PyObject *cpy_r_r1338;
    PyObject *cpy_r_r1339;
    PyObject *cpy_r_r1340;
    PyObject *cpy_r_r1341;
    int32_t cpy_r_r1342;
    char cpy_r_r1343;
    PyObject *cpy_r_r1344;
    PyObject *cpy_r_r1345;
    int32_t cpy_r_r1346;
    char cpy_r_r1347;
    PyObject *cpy_r_r1348;
    PyObject *cpy_r_r1349;
    int32_t cpy_r_r1350;
    char cpy_r_r1351;
    PyObject *cpy_r_r1352;
    PyObject *cpy_r_r1353;
    int32_t cpy_r_r1354;
    char cpy_r_r1355;
    PyObject *cpy_r_r1356;
    PyObject *cpy_r_r1357;
    int32_t cpy_r_r1358;
    char cpy_r_r1359;
    PyObject *cpy_r_r1360;
    PyObject *cpy_r_r1361;
    int32_t cpy_r_r1362;
    char cpy_r_r1363;
    PyObject *cpy_r_r1364;
    PyObject *cpy_r_r1365;
    int32_t cpy_r_r1366;
    char cpy_r_r1367;
    PyObject *cpy_r_r1368;
    PyObject *cpy_r_r1369;
    int32_t cpy_r_r1370;
    char cpy_r_r1371;
    PyObject *cpy_r_r1372;
    PyObject *cpy_r_r1373;
    int32_t cpy_r_r1374;
    char cpy_r_r1375;
    PyObject *cpy_r_r1376;
    PyObject *cpy_r_r1377;
    int32_t cpy_r_r1378;
    char cpy_r_r1379;
    PyObject *cpy_r_r1380;
    PyObject *cpy_r_r1381;
    int32_t cpy_r_r1382;
    char cpy_r_r1383;
    PyObject **cpy_r_r1385;
    PyObject *cpy_r_r1386;
    PyObject *cpy_r_r1387;
    PyObject *cpy_r_r1388;
    int32_t cpy_r_r1389;
    char cpy_r_r1390;
    PyObject *cpy_r_r1391;
    void *cpy_r_r1392;
    PyObject *cpy_r_r1393;
    PyObject *cpy_r_r1394;
    PyObject *cpy_r_r1395;
    char cpy_r_r1396;
    PyObject *cpy_r_r1397;
    PyObject *cpy_r_r1398;
    PyObject *cpy_r_r1399;
    PyObject *cpy_r_r1400;
    PyObject *cpy_r_r1401;
    PyObject *cpy_r_r1402;
    PyObject *cpy_r_r1403;
    void *cpy_r_r1404;
    PyObject *cpy_r_r1405;
    PyObject *cpy_r_r1406;
    PyObject *cpy_r_r1407;
    char cpy_r_r1408;
    PyObject *cpy_r_r1409;
    PyObject *cpy_r_r1410;
    PyObject *cpy_r_r1411;
    PyObject *cpy_r_r1412;
    PyObject *cpy_r_r1413;
    PyObject *cpy_r_r1414;
    PyObject *cpy_r_r1415;
    char cpy_r_r1416;
    PyObject *cpy_r_r1417;
    PyObject *cpy_r_r1418;
    PyObject *cpy_r_r1419;
    PyObject **cpy_r_r1421;
    PyObject *cpy_r_r1422;
    PyObject *cpy_r_r1423;
    PyObject *cpy_r_r1424;
    PyObject *cpy_r_r1425;
    PyObject *cpy_r_r1426;
    PyObject *cpy_r_r1427;
    PyObject *cpy_r_r1428;
    int32_t cpy_r_r1429;
    char cpy_r_r1430;
    PyObject *cpy_r_r1431;
    PyObject *cpy_r_r1432;
    int32_t cpy_r_r1433;
    char cpy_r_r1434;
    PyObject *cpy_r_r1435;
    PyObject *cpy_r_r1436;
    int32_t cpy_r_r1437;
    char cpy_r_r1438;
    PyObject *cpy_r_r1439;
    PyObject *cpy_r_r1440;
    int32_t cpy_r_r1441;
    char cpy_r_r1442;
    PyObject *cpy_r_r1443;
    PyObject *cpy_r_r1444;
    int32_t cpy_r_r1445;
    char cpy_r_r1446;
    PyObject *cpy_r_r1447;
    PyObject *cpy_r_r1448;
    int32_t cpy_r_r1449;
    char cpy_r_r1450;
    PyObject *cpy_r_r1451;
    PyObject *cpy_r_r1452;
    int32_t cpy_r_r1453;
    char cpy_r_r1454;
    PyObject *cpy_r_r1455;
    PyObject *cpy_r_r1456;
    int32_t cpy_r_r1457;
    char cpy_r_r1458;
    PyObject *cpy_r_r1459;
    PyObject *cpy_r_r1460;
    int32_t cpy_r_r1461;
    char cpy_r_r1462;
    PyObject *cpy_r_r1463;
    PyObject *cpy_r_r1464;
    int32_t cpy_r_r1465;
    char cpy_r_r1466;
    PyObject *cpy_r_r1467;
    PyObject *cpy_r_r1468;
    int32_t cpy_r_r1469;
    char cpy_r_r1470;
    PyObject **cpy_r_r1472;
    PyObject *cpy_r_r1473;
    PyObject *cpy_r_r1474;
    PyObject *cpy_r_r1475;
    int32_t cpy_r_r1476;
    char cpy_r_r1477;
    PyObject *cpy_r_r1478;
    void *cpy_r_r1479;
    PyObject *cpy_r_r1480;
    PyObject *cpy_r_r1481;
    PyObject *cpy_r_r1482;
    char cpy_r_r1483;
    PyObject *cpy_r_r1484;
    PyObject *cpy_r_r1485;
    PyObject *cpy_r_r1486;
    PyObject *cpy_r_r1487;
    PyObject *cpy_r_r1488;
    PyObject *cpy_r_r1489;
    PyObject *cpy_r_r1490;
    void *cpy_r_r1491;
    PyObject *cpy_r_r1492;
    PyObject *cpy_r_r1493;
    PyObject *cpy_r_r1494;
    char cpy_r_r1495;
    PyObject *cpy_r_r1496;
    PyObject *cpy_r_r1497;
    PyObject *cpy_r_r1498;
    PyObject *cpy_r_r1499;
    PyObject *cpy_r_r1500;
    PyObject *cpy_r_r1501;
    PyObject *cpy_r_r1502;
    char cpy_r_r1503;
    PyObject *cpy_r_r1504;
    PyObject *cpy_r_r1505;
    PyObject *cpy_r_r1506;
    PyObject **cpy_r_r1508;
    PyObject *cpy_r_r1509;
    PyObject *cpy_r_r1510;
    PyObject *cpy_r_r1511;
    PyObject *cpy_r_r1512;
    PyObject *cpy_r_r1513;
    PyObject *cpy_r_r1514;
    PyObject *cpy_r_r1515;
    int32_t cpy_r_r1516;
    char cpy_r_r1517;
    PyObject *cpy_r_r1518;
    PyObject *cpy_r_r1519;
    int32_t cpy_r_r1520;
    char cpy_r_r1521;
    PyObject *cpy_r_r1522;
    PyObject *cpy_r_r1523;
    int32_t cpy_r_r1524;
    char cpy_r_r1525;
    PyObject *cpy_r_r1526;
    PyObject *cpy_r_r1527;
    int32_t cpy_r_r1528;
    char cpy_r_r1529;
    PyObject *cpy_r_r1530;
    PyObject *cpy_r_r1531;
    int32_t cpy_r_r1532;
    char cpy_r_r1533;
    PyObject *cpy_r_r1534;
    PyObject *cpy_r_r1535;
    int32_t cpy_r_r1536;
    char cpy_r_r1537;
    PyObject **cpy_r_r1539;
    PyObject *cpy_r_r1540;
    PyObject *cpy_r_r1541;
    PyObject *cpy_r_r1542;
    int32_t cpy_r_r1543;
    char cpy_r_r1544;
    PyObject *cpy_r_r1545;
    char cpy_r_r1546;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 1, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 1, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___printed___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 3, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4982]; /* ('NamedTuple',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_scholars___printed___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 5, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r17 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 7, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r25 = CPyExec_serai___kernel___effects;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 7, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 7, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 7, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5509]; /* ('Effect',) */
    cpy_r_r36 = CPyStatic_scholars___printed___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 7, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    } else
        goto CPyL619;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___formula;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___formula;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 8, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___formula;
    cpy_r_r47 = CPyExec_serai___kernel___formula;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___formula__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 8, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 8, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 8, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5514]; /* ('Formula',) */
    cpy_r_r58 = CPyStatic_scholars___printed___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 8, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    } else
        goto CPyL620;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_typing;
    cpy_r_r61 = CPyStatics[47]; /* 'typing' */
    cpy_r_r62 = CPyImport_GetModuleCacheForImport(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r63 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r64 = cpy_r_r62 != cpy_r_r63;
    if (cpy_r_r64) goto CPyL26;
    cpy_r_r65 = PyImport_Import(cpy_r_r61);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r60, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
CPyL26: ;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[47]; /* 'typing' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r69 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r71 = PyTuple_Pack(1, cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r72 = (void *)&CPyModule_typing;
    cpy_r_r73 = CPyStatics[47]; /* 'typing' */
    cpy_r_r74 = CPyImport_GetModuleCacheForImport(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL621;
    }
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = cpy_r_r74 != cpy_r_r75;
    if (cpy_r_r76) goto CPyL33;
    cpy_r_r77 = PyImport_Import(cpy_r_r73);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL621;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r72, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
CPyL33: ;
    cpy_r_r78 = PyImport_GetModuleDict();
    cpy_r_r79 = CPyStatics[47]; /* 'typing' */
    cpy_r_r80 = CPyDict_GetItem(cpy_r_r78, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL621;
    }
    cpy_r_r81 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r82 = CPyObject_GetAttr(cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL621;
    }
    cpy_r_r83 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r84 = PyObject_HasAttr(cpy_r_r82, cpy_r_r83);
    if (!cpy_r_r84) goto CPyL40;
    cpy_r_r85 = CPyStatics[2552]; /* 'Colour' */
    cpy_r_r86 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r87 = CPyObject_GetAttr(cpy_r_r82, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL622;
    }
    PyObject *cpy_r_r88[2] = {cpy_r_r85, cpy_r_r71};
    cpy_r_r89 = (PyObject **)&cpy_r_r88;
    cpy_r_r90 = PyObject_Vectorcall(cpy_r_r87, cpy_r_r89, 2, 0);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL622;
    }
    if (likely(PyDict_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals, "dict", cpy_r_r90);
        goto CPyL622;
    }
    cpy_r_r92 = cpy_r_r91;
    goto CPyL42;
CPyL40: ;
    cpy_r_r93 = PyDict_New();
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL622;
    }
    cpy_r_r92 = cpy_r_r93;
CPyL42: ;
    cpy_r_r94 = PyDict_New();
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL623;
    }
    cpy_r_r95 = (PyObject *)&PyUnicode_Type;
    cpy_r_r96 = CPyStatics[571]; /* 'id' */
    cpy_r_r97 = PyDict_SetItem(cpy_r_r94, cpy_r_r96, cpy_r_r95);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 14, CPyStatic_scholars___printed___globals);
        goto CPyL624;
    }
    cpy_r_r99 = (PyObject *)&PyUnicode_Type;
    cpy_r_r100 = CPyStatics[497]; /* 'kind' */
    cpy_r_r101 = PyDict_SetItem(cpy_r_r94, cpy_r_r100, cpy_r_r99);
    cpy_r_r102 = cpy_r_r101 >= 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 15, CPyStatic_scholars___printed___globals);
        goto CPyL624;
    }
    cpy_r_r103 = (PyObject *)&PyLong_Type;
    cpy_r_r104 = CPyStatics[599]; /* 'dice' */
    cpy_r_r105 = PyDict_SetItem(cpy_r_r94, cpy_r_r104, cpy_r_r103);
    cpy_r_r106 = cpy_r_r105 >= 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 16, CPyStatic_scholars___printed___globals);
        goto CPyL624;
    }
    cpy_r_r107 = (PyObject *)&PyTuple_Type;
    cpy_r_r108 = CPyStatics[2534]; /* 'faces' */
    cpy_r_r109 = PyDict_SetItem(cpy_r_r94, cpy_r_r108, cpy_r_r107);
    cpy_r_r110 = cpy_r_r109 >= 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 17, CPyStatic_scholars___printed___globals);
        goto CPyL624;
    }
    cpy_r_r111 = (PyObject *)&PyTuple_Type;
    cpy_r_r112 = CPyStatics[2535]; /* 'mixed_from' */
    cpy_r_r113 = PyDict_SetItem(cpy_r_r94, cpy_r_r112, cpy_r_r111);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 18, CPyStatic_scholars___printed___globals);
        goto CPyL624;
    }
    cpy_r_r115 = (PyObject *)&PyUnicode_Type;
    cpy_r_r116 = CPyStatics[980]; /* 'source' */
    cpy_r_r117 = PyDict_SetItem(cpy_r_r94, cpy_r_r116, cpy_r_r115);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 19, CPyStatic_scholars___printed___globals);
        goto CPyL624;
    }
    cpy_r_r119 = CPyStatics[2552]; /* 'Colour' */
    cpy_r_r120 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r121 = CPyDict_SetItem(cpy_r_r92, cpy_r_r120, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL623;
    }
    cpy_r_r123 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r124 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r125 = CPyDict_SetItem(cpy_r_r92, cpy_r_r124, cpy_r_r123);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL623;
    }
    cpy_r_r127 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r128 = CPyStatics[70]; /* '__module__' */
    cpy_r_r129 = CPyDict_SetItem(cpy_r_r92, cpy_r_r128, cpy_r_r127);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL623;
    }
    PyObject *cpy_r_r131[3] = {cpy_r_r119, cpy_r_r71, cpy_r_r92};
    cpy_r_r132 = (PyObject **)&cpy_r_r131;
    cpy_r_r133 = PyObject_Vectorcall(cpy_r_r82, cpy_r_r132, 3, 0);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL625;
    }
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r92);
    CPyType_scholars___printed___Colour = (PyTypeObject *)cpy_r_r133;
    CPy_INCREF(CPyType_scholars___printed___Colour);
    cpy_r_r134 = CPyStatic_scholars___printed___globals;
    cpy_r_r135 = CPyStatics[2552]; /* 'Colour' */
    cpy_r_r136 = PyDict_SetItem(cpy_r_r134, cpy_r_r135, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 11, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r138 = (PyObject *)CPyType_scholars___printed___Colour;
    cpy_r_r139 = (void *)&CPyModule_typing;
    cpy_r_r140 = CPyStatics[47]; /* 'typing' */
    cpy_r_r141 = CPyImport_GetModuleCacheForImport(cpy_r_r139, cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r142 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r143 = cpy_r_r141 != cpy_r_r142;
    if (cpy_r_r143) goto CPyL58;
    cpy_r_r144 = PyImport_Import(cpy_r_r140);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r139, cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
CPyL58: ;
    cpy_r_r145 = PyImport_GetModuleDict();
    cpy_r_r146 = CPyStatics[47]; /* 'typing' */
    cpy_r_r147 = CPyDict_GetItem(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r148 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r149 = CPyObject_GetAttr(cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r150 = PyTuple_Pack(1, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r151 = (void *)&CPyModule_typing;
    cpy_r_r152 = CPyStatics[47]; /* 'typing' */
    cpy_r_r153 = CPyImport_GetModuleCacheForImport(cpy_r_r151, cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL626;
    }
    cpy_r_r154 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r155 = cpy_r_r153 != cpy_r_r154;
    if (cpy_r_r155) goto CPyL65;
    cpy_r_r156 = PyImport_Import(cpy_r_r152);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL626;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r151, cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
CPyL65: ;
    cpy_r_r157 = PyImport_GetModuleDict();
    cpy_r_r158 = CPyStatics[47]; /* 'typing' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL626;
    }
    cpy_r_r160 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r161 = CPyObject_GetAttr(cpy_r_r159, cpy_r_r160);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL626;
    }
    cpy_r_r162 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r163 = PyObject_HasAttr(cpy_r_r161, cpy_r_r162);
    if (!cpy_r_r163) goto CPyL72;
    cpy_r_r164 = CPyStatics[2554]; /* 'Pile' */
    cpy_r_r165 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r166 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL627;
    }
    PyObject *cpy_r_r167[2] = {cpy_r_r164, cpy_r_r150};
    cpy_r_r168 = (PyObject **)&cpy_r_r167;
    cpy_r_r169 = PyObject_Vectorcall(cpy_r_r166, cpy_r_r168, 2, 0);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL627;
    }
    if (likely(PyDict_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals, "dict", cpy_r_r169);
        goto CPyL627;
    }
    cpy_r_r171 = cpy_r_r170;
    goto CPyL74;
CPyL72: ;
    cpy_r_r172 = PyDict_New();
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL627;
    }
    cpy_r_r171 = cpy_r_r172;
CPyL74: ;
    cpy_r_r173 = PyDict_New();
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL628;
    }
    cpy_r_r174 = (PyObject *)&PyUnicode_Type;
    cpy_r_r175 = CPyStatics[571]; /* 'id' */
    cpy_r_r176 = PyDict_SetItem(cpy_r_r173, cpy_r_r175, cpy_r_r174);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 25, CPyStatic_scholars___printed___globals);
        goto CPyL629;
    }
    cpy_r_r178 = (PyObject *)&PyLong_Type;
    cpy_r_r179 = CPyStatics[2538]; /* 'min_value' */
    cpy_r_r180 = PyDict_SetItem(cpy_r_r173, cpy_r_r179, cpy_r_r178);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 26, CPyStatic_scholars___printed___globals);
        goto CPyL629;
    }
    cpy_r_r182 = (PyObject *)&PyUnicode_Type;
    cpy_r_r183 = CPyStatics[2539]; /* 'person' */
    cpy_r_r184 = PyDict_SetItem(cpy_r_r173, cpy_r_r183, cpy_r_r182);
    cpy_r_r185 = cpy_r_r184 >= 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 27, CPyStatic_scholars___printed___globals);
        goto CPyL629;
    }
    cpy_r_r186 = (PyObject *)&PyUnicode_Type;
    cpy_r_r187 = CPyStatics[980]; /* 'source' */
    cpy_r_r188 = PyDict_SetItem(cpy_r_r173, cpy_r_r187, cpy_r_r186);
    cpy_r_r189 = cpy_r_r188 >= 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 28, CPyStatic_scholars___printed___globals);
        goto CPyL629;
    }
    cpy_r_r190 = CPyStatics[2554]; /* 'Pile' */
    cpy_r_r191 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r192 = CPyDict_SetItem(cpy_r_r171, cpy_r_r191, cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    cpy_r_r193 = cpy_r_r192 >= 0;
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL628;
    }
    cpy_r_r194 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r195 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r196 = CPyDict_SetItem(cpy_r_r171, cpy_r_r195, cpy_r_r194);
    cpy_r_r197 = cpy_r_r196 >= 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL628;
    }
    cpy_r_r198 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r199 = CPyStatics[70]; /* '__module__' */
    cpy_r_r200 = CPyDict_SetItem(cpy_r_r171, cpy_r_r199, cpy_r_r198);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL628;
    }
    PyObject *cpy_r_r202[3] = {cpy_r_r190, cpy_r_r150, cpy_r_r171};
    cpy_r_r203 = (PyObject **)&cpy_r_r202;
    cpy_r_r204 = PyObject_Vectorcall(cpy_r_r161, cpy_r_r203, 3, 0);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL630;
    }
    CPy_DECREF(cpy_r_r150);
    CPy_DECREF(cpy_r_r171);
    CPyType_scholars___printed___Pile = (PyTypeObject *)cpy_r_r204;
    CPy_INCREF(CPyType_scholars___printed___Pile);
    cpy_r_r205 = CPyStatic_scholars___printed___globals;
    cpy_r_r206 = CPyStatics[2554]; /* 'Pile' */
    cpy_r_r207 = PyDict_SetItem(cpy_r_r205, cpy_r_r206, cpy_r_r204);
    CPy_DECREF(cpy_r_r204);
    cpy_r_r208 = cpy_r_r207 >= 0;
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 22, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r209 = (PyObject *)CPyType_scholars___printed___Pile;
    cpy_r_r210 = (void *)&CPyModule_typing;
    cpy_r_r211 = CPyStatics[47]; /* 'typing' */
    cpy_r_r212 = CPyImport_GetModuleCacheForImport(cpy_r_r210, cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r213 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r214 = cpy_r_r212 != cpy_r_r213;
    if (cpy_r_r214) goto CPyL88;
    cpy_r_r215 = PyImport_Import(cpy_r_r211);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r210, cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
CPyL88: ;
    cpy_r_r216 = PyImport_GetModuleDict();
    cpy_r_r217 = CPyStatics[47]; /* 'typing' */
    cpy_r_r218 = CPyDict_GetItem(cpy_r_r216, cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r219 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r220 = CPyObject_GetAttr(cpy_r_r218, cpy_r_r219);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r221 = PyTuple_Pack(1, cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r222 = (void *)&CPyModule_typing;
    cpy_r_r223 = CPyStatics[47]; /* 'typing' */
    cpy_r_r224 = CPyImport_GetModuleCacheForImport(cpy_r_r222, cpy_r_r223);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL631;
    }
    cpy_r_r225 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r226 = cpy_r_r224 != cpy_r_r225;
    if (cpy_r_r226) goto CPyL95;
    cpy_r_r227 = PyImport_Import(cpy_r_r223);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL631;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r222, cpy_r_r227);
    CPy_DECREF(cpy_r_r227);
CPyL95: ;
    cpy_r_r228 = PyImport_GetModuleDict();
    cpy_r_r229 = CPyStatics[47]; /* 'typing' */
    cpy_r_r230 = CPyDict_GetItem(cpy_r_r228, cpy_r_r229);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL631;
    }
    cpy_r_r231 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r232 = CPyObject_GetAttr(cpy_r_r230, cpy_r_r231);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL631;
    }
    cpy_r_r233 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r234 = PyObject_HasAttr(cpy_r_r232, cpy_r_r233);
    if (!cpy_r_r234) goto CPyL102;
    cpy_r_r235 = CPyStatics[2586]; /* 'Translator' */
    cpy_r_r236 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r237 = CPyObject_GetAttr(cpy_r_r232, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL632;
    }
    PyObject *cpy_r_r238[2] = {cpy_r_r235, cpy_r_r221};
    cpy_r_r239 = (PyObject **)&cpy_r_r238;
    cpy_r_r240 = PyObject_Vectorcall(cpy_r_r237, cpy_r_r239, 2, 0);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL632;
    }
    if (likely(PyDict_Check(cpy_r_r240)))
        cpy_r_r241 = cpy_r_r240;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals, "dict", cpy_r_r240);
        goto CPyL632;
    }
    cpy_r_r242 = cpy_r_r241;
    goto CPyL104;
CPyL102: ;
    cpy_r_r243 = PyDict_New();
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL632;
    }
    cpy_r_r242 = cpy_r_r243;
CPyL104: ;
    cpy_r_r244 = PyDict_New();
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL633;
    }
    cpy_r_r245 = (PyObject *)&PyUnicode_Type;
    cpy_r_r246 = CPyStatics[571]; /* 'id' */
    cpy_r_r247 = PyDict_SetItem(cpy_r_r244, cpy_r_r246, cpy_r_r245);
    cpy_r_r248 = cpy_r_r247 >= 0;
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 34, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r249 = (PyObject *)&PyLong_Type;
    cpy_r_r250 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r251 = PyDict_SetItem(cpy_r_r244, cpy_r_r250, cpy_r_r249);
    cpy_r_r252 = cpy_r_r251 >= 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 35, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r253 = (PyObject *)&PyLong_Type;
    cpy_r_r254 = CPyStatics[1283]; /* 'room' */
    cpy_r_r255 = PyDict_SetItem(cpy_r_r244, cpy_r_r254, cpy_r_r253);
    cpy_r_r256 = cpy_r_r255 >= 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 36, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r257 = (PyObject *)&PyTuple_Type;
    cpy_r_r258 = CPyStatics[2332]; /* 'languages' */
    cpy_r_r259 = PyDict_SetItem(cpy_r_r244, cpy_r_r258, cpy_r_r257);
    cpy_r_r260 = cpy_r_r259 >= 0;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 37, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r261 = (PyObject *)&PyLong_Type;
    cpy_r_r262 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r263 = PyDict_SetItem(cpy_r_r244, cpy_r_r262, cpy_r_r261);
    cpy_r_r264 = cpy_r_r263 >= 0;
    if (unlikely(!cpy_r_r264)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 38, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r265 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r266 = CPyStatics[2584]; /* 'dispatch' */
    cpy_r_r267 = PyDict_SetItem(cpy_r_r244, cpy_r_r266, cpy_r_r265);
    cpy_r_r268 = cpy_r_r267 >= 0;
    if (unlikely(!cpy_r_r268)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 39, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r269 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r270 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r271 = PyDict_SetItem(cpy_r_r244, cpy_r_r270, cpy_r_r269);
    cpy_r_r272 = cpy_r_r271 >= 0;
    if (unlikely(!cpy_r_r272)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 40, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r273 = (PyObject *)&PyUnicode_Type;
    cpy_r_r274 = CPyStatics[980]; /* 'source' */
    cpy_r_r275 = PyDict_SetItem(cpy_r_r244, cpy_r_r274, cpy_r_r273);
    cpy_r_r276 = cpy_r_r275 >= 0;
    if (unlikely(!cpy_r_r276)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 41, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r277 = CPyDef_scholars___printed___is_starting_Translator_obj();
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 44, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r278 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r279 = CPyStatics[1937]; /* 'property' */
    cpy_r_r280 = CPyObject_GetAttr(cpy_r_r278, cpy_r_r279);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 44, CPyStatic_scholars___printed___globals);
        goto CPyL635;
    }
    PyObject *cpy_r_r281[1] = {cpy_r_r277};
    cpy_r_r282 = (PyObject **)&cpy_r_r281;
    cpy_r_r283 = PyObject_Vectorcall(cpy_r_r280, cpy_r_r282, 1, 0);
    CPy_DECREF(cpy_r_r280);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 44, CPyStatic_scholars___printed___globals);
        goto CPyL635;
    }
    CPy_DECREF(cpy_r_r277);
    cpy_r_r284 = CPyStatics[2713]; /* 'is_starting' */
    cpy_r_r285 = CPyDict_SetItem(cpy_r_r242, cpy_r_r284, cpy_r_r283);
    CPy_DECREF(cpy_r_r283);
    cpy_r_r286 = cpy_r_r285 >= 0;
    if (unlikely(!cpy_r_r286)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 44, CPyStatic_scholars___printed___globals);
        goto CPyL634;
    }
    cpy_r_r287 = CPyStatics[2586]; /* 'Translator' */
    cpy_r_r288 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r289 = CPyDict_SetItem(cpy_r_r242, cpy_r_r288, cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    cpy_r_r290 = cpy_r_r289 >= 0;
    if (unlikely(!cpy_r_r290)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL633;
    }
    cpy_r_r291 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r292 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r293 = CPyDict_SetItem(cpy_r_r242, cpy_r_r292, cpy_r_r291);
    cpy_r_r294 = cpy_r_r293 >= 0;
    if (unlikely(!cpy_r_r294)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL633;
    }
    cpy_r_r295 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r296 = CPyStatics[70]; /* '__module__' */
    cpy_r_r297 = CPyDict_SetItem(cpy_r_r242, cpy_r_r296, cpy_r_r295);
    cpy_r_r298 = cpy_r_r297 >= 0;
    if (unlikely(!cpy_r_r298)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL633;
    }
    PyObject *cpy_r_r299[3] = {cpy_r_r287, cpy_r_r221, cpy_r_r242};
    cpy_r_r300 = (PyObject **)&cpy_r_r299;
    cpy_r_r301 = PyObject_Vectorcall(cpy_r_r232, cpy_r_r300, 3, 0);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL636;
    }
    CPy_DECREF(cpy_r_r221);
    CPy_DECREF(cpy_r_r242);
    CPyType_scholars___printed___Translator = (PyTypeObject *)cpy_r_r301;
    CPy_INCREF(CPyType_scholars___printed___Translator);
    cpy_r_r302 = CPyStatic_scholars___printed___globals;
    cpy_r_r303 = CPyStatics[2586]; /* 'Translator' */
    cpy_r_r304 = PyDict_SetItem(cpy_r_r302, cpy_r_r303, cpy_r_r301);
    CPy_DECREF(cpy_r_r301);
    cpy_r_r305 = cpy_r_r304 >= 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 31, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r306 = (PyObject *)CPyType_scholars___printed___Translator;
    cpy_r_r307 = (void *)&CPyModule_typing;
    cpy_r_r308 = CPyStatics[47]; /* 'typing' */
    cpy_r_r309 = CPyImport_GetModuleCacheForImport(cpy_r_r307, cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r310 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r311 = cpy_r_r309 != cpy_r_r310;
    if (cpy_r_r311) goto CPyL126;
    cpy_r_r312 = PyImport_Import(cpy_r_r308);
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r307, cpy_r_r312);
    CPy_DECREF(cpy_r_r312);
CPyL126: ;
    cpy_r_r313 = PyImport_GetModuleDict();
    cpy_r_r314 = CPyStatics[47]; /* 'typing' */
    cpy_r_r315 = CPyDict_GetItem(cpy_r_r313, cpy_r_r314);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r316 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r317 = CPyObject_GetAttr(cpy_r_r315, cpy_r_r316);
    CPy_DECREF(cpy_r_r315);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r318 = PyTuple_Pack(1, cpy_r_r317);
    CPy_DECREF(cpy_r_r317);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r319 = (void *)&CPyModule_typing;
    cpy_r_r320 = CPyStatics[47]; /* 'typing' */
    cpy_r_r321 = CPyImport_GetModuleCacheForImport(cpy_r_r319, cpy_r_r320);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL637;
    }
    cpy_r_r322 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r323 = cpy_r_r321 != cpy_r_r322;
    if (cpy_r_r323) goto CPyL133;
    cpy_r_r324 = PyImport_Import(cpy_r_r320);
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL637;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r319, cpy_r_r324);
    CPy_DECREF(cpy_r_r324);
CPyL133: ;
    cpy_r_r325 = PyImport_GetModuleDict();
    cpy_r_r326 = CPyStatics[47]; /* 'typing' */
    cpy_r_r327 = CPyDict_GetItem(cpy_r_r325, cpy_r_r326);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL637;
    }
    cpy_r_r328 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r329 = CPyObject_GetAttr(cpy_r_r327, cpy_r_r328);
    CPy_DECREF(cpy_r_r327);
    if (unlikely(cpy_r_r329 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL637;
    }
    cpy_r_r330 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r331 = PyObject_HasAttr(cpy_r_r329, cpy_r_r330);
    if (!cpy_r_r331) goto CPyL140;
    cpy_r_r332 = CPyStatics[2596]; /* 'Scroll' */
    cpy_r_r333 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r334 = CPyObject_GetAttr(cpy_r_r329, cpy_r_r333);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL638;
    }
    PyObject *cpy_r_r335[2] = {cpy_r_r332, cpy_r_r318};
    cpy_r_r336 = (PyObject **)&cpy_r_r335;
    cpy_r_r337 = PyObject_Vectorcall(cpy_r_r334, cpy_r_r336, 2, 0);
    CPy_DECREF(cpy_r_r334);
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL638;
    }
    if (likely(PyDict_Check(cpy_r_r337)))
        cpy_r_r338 = cpy_r_r337;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals, "dict", cpy_r_r337);
        goto CPyL638;
    }
    cpy_r_r339 = cpy_r_r338;
    goto CPyL142;
CPyL140: ;
    cpy_r_r340 = PyDict_New();
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL638;
    }
    cpy_r_r339 = cpy_r_r340;
CPyL142: ;
    cpy_r_r341 = PyDict_New();
    if (unlikely(cpy_r_r341 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL639;
    }
    cpy_r_r342 = (PyObject *)&PyUnicode_Type;
    cpy_r_r343 = CPyStatics[571]; /* 'id' */
    cpy_r_r344 = PyDict_SetItem(cpy_r_r341, cpy_r_r343, cpy_r_r342);
    cpy_r_r345 = cpy_r_r344 >= 0;
    if (unlikely(!cpy_r_r345)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 51, CPyStatic_scholars___printed___globals);
        goto CPyL640;
    }
    cpy_r_r346 = (PyObject *)&PyLong_Type;
    cpy_r_r347 = CPyStatics[2383]; /* 'language' */
    cpy_r_r348 = PyDict_SetItem(cpy_r_r341, cpy_r_r347, cpy_r_r346);
    cpy_r_r349 = cpy_r_r348 >= 0;
    if (unlikely(!cpy_r_r349)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 52, CPyStatic_scholars___printed___globals);
        goto CPyL640;
    }
    cpy_r_r350 = (PyObject *)&PyLong_Type;
    cpy_r_r351 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r352 = PyDict_SetItem(cpy_r_r341, cpy_r_r351, cpy_r_r350);
    cpy_r_r353 = cpy_r_r352 >= 0;
    if (unlikely(!cpy_r_r353)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 53, CPyStatic_scholars___printed___globals);
        goto CPyL640;
    }
    cpy_r_r354 = (PyObject *)&PyLong_Type;
    cpy_r_r355 = CPyStatics[2562]; /* 'track' */
    cpy_r_r356 = PyDict_SetItem(cpy_r_r341, cpy_r_r355, cpy_r_r354);
    cpy_r_r357 = cpy_r_r356 >= 0;
    if (unlikely(!cpy_r_r357)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 54, CPyStatic_scholars___printed___globals);
        goto CPyL640;
    }
    cpy_r_r358 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r359 = CPyStatics[2567]; /* 'immediate' */
    cpy_r_r360 = PyDict_SetItem(cpy_r_r341, cpy_r_r359, cpy_r_r358);
    cpy_r_r361 = cpy_r_r360 >= 0;
    if (unlikely(!cpy_r_r361)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 55, CPyStatic_scholars___printed___globals);
        goto CPyL640;
    }
    cpy_r_r362 = (PyObject *)CPyType_formula___Formula;
    cpy_r_r363 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r364 = PyDict_SetItem(cpy_r_r341, cpy_r_r363, cpy_r_r362);
    cpy_r_r365 = cpy_r_r364 >= 0;
    if (unlikely(!cpy_r_r365)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 56, CPyStatic_scholars___printed___globals);
        goto CPyL640;
    }
    cpy_r_r366 = (PyObject *)CPyType_formula___Formula;
    cpy_r_r367 = CPyStatics[2598]; /* 'penalty' */
    cpy_r_r368 = PyDict_SetItem(cpy_r_r341, cpy_r_r367, cpy_r_r366);
    cpy_r_r369 = cpy_r_r368 >= 0;
    if (unlikely(!cpy_r_r369)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 57, CPyStatic_scholars___printed___globals);
        goto CPyL640;
    }
    cpy_r_r370 = (PyObject *)&PyUnicode_Type;
    cpy_r_r371 = CPyStatics[980]; /* 'source' */
    cpy_r_r372 = PyDict_SetItem(cpy_r_r341, cpy_r_r371, cpy_r_r370);
    cpy_r_r373 = cpy_r_r372 >= 0;
    if (unlikely(!cpy_r_r373)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 58, CPyStatic_scholars___printed___globals);
        goto CPyL640;
    }
    cpy_r_r374 = CPyStatics[2596]; /* 'Scroll' */
    cpy_r_r375 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r376 = CPyDict_SetItem(cpy_r_r339, cpy_r_r375, cpy_r_r341);
    CPy_DECREF(cpy_r_r341);
    cpy_r_r377 = cpy_r_r376 >= 0;
    if (unlikely(!cpy_r_r377)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL639;
    }
    cpy_r_r378 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r379 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r380 = CPyDict_SetItem(cpy_r_r339, cpy_r_r379, cpy_r_r378);
    cpy_r_r381 = cpy_r_r380 >= 0;
    if (unlikely(!cpy_r_r381)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL639;
    }
    cpy_r_r382 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r383 = CPyStatics[70]; /* '__module__' */
    cpy_r_r384 = CPyDict_SetItem(cpy_r_r339, cpy_r_r383, cpy_r_r382);
    cpy_r_r385 = cpy_r_r384 >= 0;
    if (unlikely(!cpy_r_r385)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL639;
    }
    PyObject *cpy_r_r386[3] = {cpy_r_r374, cpy_r_r318, cpy_r_r339};
    cpy_r_r387 = (PyObject **)&cpy_r_r386;
    cpy_r_r388 = PyObject_Vectorcall(cpy_r_r329, cpy_r_r387, 3, 0);
    CPy_DECREF(cpy_r_r329);
    if (unlikely(cpy_r_r388 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL641;
    }
    CPy_DECREF(cpy_r_r318);
    CPy_DECREF(cpy_r_r339);
    CPyType_scholars___printed___Scroll = (PyTypeObject *)cpy_r_r388;
    CPy_INCREF(CPyType_scholars___printed___Scroll);
    cpy_r_r389 = CPyStatic_scholars___printed___globals;
    cpy_r_r390 = CPyStatics[2596]; /* 'Scroll' */
    cpy_r_r391 = PyDict_SetItem(cpy_r_r389, cpy_r_r390, cpy_r_r388);
    CPy_DECREF(cpy_r_r388);
    cpy_r_r392 = cpy_r_r391 >= 0;
    if (unlikely(!cpy_r_r392)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 48, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r393 = (PyObject *)CPyType_scholars___printed___Scroll;
    cpy_r_r394 = (void *)&CPyModule_typing;
    cpy_r_r395 = CPyStatics[47]; /* 'typing' */
    cpy_r_r396 = CPyImport_GetModuleCacheForImport(cpy_r_r394, cpy_r_r395);
    if (unlikely(cpy_r_r396 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r397 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r398 = cpy_r_r396 != cpy_r_r397;
    if (cpy_r_r398) goto CPyL160;
    cpy_r_r399 = PyImport_Import(cpy_r_r395);
    if (unlikely(cpy_r_r399 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r394, cpy_r_r399);
    CPy_DECREF(cpy_r_r399);
CPyL160: ;
    cpy_r_r400 = PyImport_GetModuleDict();
    cpy_r_r401 = CPyStatics[47]; /* 'typing' */
    cpy_r_r402 = CPyDict_GetItem(cpy_r_r400, cpy_r_r401);
    if (unlikely(cpy_r_r402 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r403 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r404 = CPyObject_GetAttr(cpy_r_r402, cpy_r_r403);
    CPy_DECREF(cpy_r_r402);
    if (unlikely(cpy_r_r404 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r405 = PyTuple_Pack(1, cpy_r_r404);
    CPy_DECREF(cpy_r_r404);
    if (unlikely(cpy_r_r405 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r406 = (void *)&CPyModule_typing;
    cpy_r_r407 = CPyStatics[47]; /* 'typing' */
    cpy_r_r408 = CPyImport_GetModuleCacheForImport(cpy_r_r406, cpy_r_r407);
    if (unlikely(cpy_r_r408 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL642;
    }
    cpy_r_r409 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r410 = cpy_r_r408 != cpy_r_r409;
    if (cpy_r_r410) goto CPyL167;
    cpy_r_r411 = PyImport_Import(cpy_r_r407);
    if (unlikely(cpy_r_r411 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL642;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r406, cpy_r_r411);
    CPy_DECREF(cpy_r_r411);
CPyL167: ;
    cpy_r_r412 = PyImport_GetModuleDict();
    cpy_r_r413 = CPyStatics[47]; /* 'typing' */
    cpy_r_r414 = CPyDict_GetItem(cpy_r_r412, cpy_r_r413);
    if (unlikely(cpy_r_r414 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL642;
    }
    cpy_r_r415 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r416 = CPyObject_GetAttr(cpy_r_r414, cpy_r_r415);
    CPy_DECREF(cpy_r_r414);
    if (unlikely(cpy_r_r416 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL642;
    }
    cpy_r_r417 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r418 = PyObject_HasAttr(cpy_r_r416, cpy_r_r417);
    if (!cpy_r_r418) goto CPyL174;
    cpy_r_r419 = CPyStatics[2608]; /* 'ResourceCard' */
    cpy_r_r420 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r421 = CPyObject_GetAttr(cpy_r_r416, cpy_r_r420);
    if (unlikely(cpy_r_r421 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL643;
    }
    PyObject *cpy_r_r422[2] = {cpy_r_r419, cpy_r_r405};
    cpy_r_r423 = (PyObject **)&cpy_r_r422;
    cpy_r_r424 = PyObject_Vectorcall(cpy_r_r421, cpy_r_r423, 2, 0);
    CPy_DECREF(cpy_r_r421);
    if (unlikely(cpy_r_r424 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL643;
    }
    if (likely(PyDict_Check(cpy_r_r424)))
        cpy_r_r425 = cpy_r_r424;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals, "dict", cpy_r_r424);
        goto CPyL643;
    }
    cpy_r_r426 = cpy_r_r425;
    goto CPyL176;
CPyL174: ;
    cpy_r_r427 = PyDict_New();
    if (unlikely(cpy_r_r427 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL643;
    }
    cpy_r_r426 = cpy_r_r427;
CPyL176: ;
    cpy_r_r428 = PyDict_New();
    if (unlikely(cpy_r_r428 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL644;
    }
    cpy_r_r429 = (PyObject *)&PyUnicode_Type;
    cpy_r_r430 = CPyStatics[571]; /* 'id' */
    cpy_r_r431 = PyDict_SetItem(cpy_r_r428, cpy_r_r430, cpy_r_r429);
    cpy_r_r432 = cpy_r_r431 >= 0;
    if (unlikely(!cpy_r_r432)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 62, CPyStatic_scholars___printed___globals);
        goto CPyL645;
    }
    cpy_r_r433 = (PyObject *)&PyTuple_Type;
    cpy_r_r434 = CPyStatics[599]; /* 'dice' */
    cpy_r_r435 = PyDict_SetItem(cpy_r_r428, cpy_r_r434, cpy_r_r433);
    cpy_r_r436 = cpy_r_r435 >= 0;
    if (unlikely(!cpy_r_r436)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 63, CPyStatic_scholars___printed___globals);
        goto CPyL645;
    }
    cpy_r_r437 = (PyObject *)&PyLong_Type;
    cpy_r_r438 = CPyStatics[519]; /* 'draw' */
    cpy_r_r439 = PyDict_SetItem(cpy_r_r428, cpy_r_r438, cpy_r_r437);
    cpy_r_r440 = cpy_r_r439 >= 0;
    if (unlikely(!cpy_r_r440)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 64, CPyStatic_scholars___printed___globals);
        goto CPyL645;
    }
    cpy_r_r441 = (PyObject *)&PyLong_Type;
    cpy_r_r442 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r443 = PyDict_SetItem(cpy_r_r428, cpy_r_r442, cpy_r_r441);
    cpy_r_r444 = cpy_r_r443 >= 0;
    if (unlikely(!cpy_r_r444)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 65, CPyStatic_scholars___printed___globals);
        goto CPyL645;
    }
    cpy_r_r445 = (PyObject *)&PyLong_Type;
    cpy_r_r446 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r447 = PyDict_SetItem(cpy_r_r428, cpy_r_r446, cpy_r_r445);
    cpy_r_r448 = cpy_r_r447 >= 0;
    if (unlikely(!cpy_r_r448)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 66, CPyStatic_scholars___printed___globals);
        goto CPyL645;
    }
    cpy_r_r449 = (PyObject *)&PyTuple_Type;
    cpy_r_r450 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r451 = PyDict_SetItem(cpy_r_r428, cpy_r_r450, cpy_r_r449);
    cpy_r_r452 = cpy_r_r451 >= 0;
    if (unlikely(!cpy_r_r452)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 67, CPyStatic_scholars___printed___globals);
        goto CPyL645;
    }
    cpy_r_r453 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r454 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r455 = PyDict_SetItem(cpy_r_r428, cpy_r_r454, cpy_r_r453);
    cpy_r_r456 = cpy_r_r455 >= 0;
    if (unlikely(!cpy_r_r456)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 68, CPyStatic_scholars___printed___globals);
        goto CPyL645;
    }
    cpy_r_r457 = (PyObject *)&PyUnicode_Type;
    cpy_r_r458 = CPyStatics[980]; /* 'source' */
    cpy_r_r459 = PyDict_SetItem(cpy_r_r428, cpy_r_r458, cpy_r_r457);
    cpy_r_r460 = cpy_r_r459 >= 0;
    if (unlikely(!cpy_r_r460)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 69, CPyStatic_scholars___printed___globals);
        goto CPyL645;
    }
    cpy_r_r461 = CPyStatics[2608]; /* 'ResourceCard' */
    cpy_r_r462 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r463 = CPyDict_SetItem(cpy_r_r426, cpy_r_r462, cpy_r_r428);
    CPy_DECREF(cpy_r_r428);
    cpy_r_r464 = cpy_r_r463 >= 0;
    if (unlikely(!cpy_r_r464)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL644;
    }
    cpy_r_r465 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r466 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r467 = CPyDict_SetItem(cpy_r_r426, cpy_r_r466, cpy_r_r465);
    cpy_r_r468 = cpy_r_r467 >= 0;
    if (unlikely(!cpy_r_r468)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL644;
    }
    cpy_r_r469 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r470 = CPyStatics[70]; /* '__module__' */
    cpy_r_r471 = CPyDict_SetItem(cpy_r_r426, cpy_r_r470, cpy_r_r469);
    cpy_r_r472 = cpy_r_r471 >= 0;
    if (unlikely(!cpy_r_r472)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL644;
    }
    PyObject *cpy_r_r473[3] = {cpy_r_r461, cpy_r_r405, cpy_r_r426};
    cpy_r_r474 = (PyObject **)&cpy_r_r473;
    cpy_r_r475 = PyObject_Vectorcall(cpy_r_r416, cpy_r_r474, 3, 0);
    CPy_DECREF(cpy_r_r416);
    if (unlikely(cpy_r_r475 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL646;
    }
    CPy_DECREF(cpy_r_r405);
    CPy_DECREF(cpy_r_r426);
    CPyType_scholars___printed___ResourceCard = (PyTypeObject *)cpy_r_r475;
    CPy_INCREF(CPyType_scholars___printed___ResourceCard);
    cpy_r_r476 = CPyStatic_scholars___printed___globals;
    cpy_r_r477 = CPyStatics[2608]; /* 'ResourceCard' */
    cpy_r_r478 = PyDict_SetItem(cpy_r_r476, cpy_r_r477, cpy_r_r475);
    CPy_DECREF(cpy_r_r475);
    cpy_r_r479 = cpy_r_r478 >= 0;
    if (unlikely(!cpy_r_r479)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 61, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r480 = (PyObject *)CPyType_scholars___printed___ResourceCard;
    cpy_r_r481 = (void *)&CPyModule_typing;
    cpy_r_r482 = CPyStatics[47]; /* 'typing' */
    cpy_r_r483 = CPyImport_GetModuleCacheForImport(cpy_r_r481, cpy_r_r482);
    if (unlikely(cpy_r_r483 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r484 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r485 = cpy_r_r483 != cpy_r_r484;
    if (cpy_r_r485) goto CPyL194;
    cpy_r_r486 = PyImport_Import(cpy_r_r482);
    if (unlikely(cpy_r_r486 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r481, cpy_r_r486);
    CPy_DECREF(cpy_r_r486);
CPyL194: ;
    cpy_r_r487 = PyImport_GetModuleDict();
    cpy_r_r488 = CPyStatics[47]; /* 'typing' */
    cpy_r_r489 = CPyDict_GetItem(cpy_r_r487, cpy_r_r488);
    if (unlikely(cpy_r_r489 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r490 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r491 = CPyObject_GetAttr(cpy_r_r489, cpy_r_r490);
    CPy_DECREF(cpy_r_r489);
    if (unlikely(cpy_r_r491 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r492 = PyTuple_Pack(1, cpy_r_r491);
    CPy_DECREF(cpy_r_r491);
    if (unlikely(cpy_r_r492 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r493 = (void *)&CPyModule_typing;
    cpy_r_r494 = CPyStatics[47]; /* 'typing' */
    cpy_r_r495 = CPyImport_GetModuleCacheForImport(cpy_r_r493, cpy_r_r494);
    if (unlikely(cpy_r_r495 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL647;
    }
    cpy_r_r496 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r497 = cpy_r_r495 != cpy_r_r496;
    if (cpy_r_r497) goto CPyL201;
    cpy_r_r498 = PyImport_Import(cpy_r_r494);
    if (unlikely(cpy_r_r498 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL647;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r493, cpy_r_r498);
    CPy_DECREF(cpy_r_r498);
CPyL201: ;
    cpy_r_r499 = PyImport_GetModuleDict();
    cpy_r_r500 = CPyStatics[47]; /* 'typing' */
    cpy_r_r501 = CPyDict_GetItem(cpy_r_r499, cpy_r_r500);
    if (unlikely(cpy_r_r501 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL647;
    }
    cpy_r_r502 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r503 = CPyObject_GetAttr(cpy_r_r501, cpy_r_r502);
    CPy_DECREF(cpy_r_r501);
    if (unlikely(cpy_r_r503 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL647;
    }
    cpy_r_r504 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r505 = PyObject_HasAttr(cpy_r_r503, cpy_r_r504);
    if (!cpy_r_r505) goto CPyL208;
    cpy_r_r506 = CPyStatics[2610]; /* 'ActionCard' */
    cpy_r_r507 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r508 = CPyObject_GetAttr(cpy_r_r503, cpy_r_r507);
    if (unlikely(cpy_r_r508 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL648;
    }
    PyObject *cpy_r_r509[2] = {cpy_r_r506, cpy_r_r492};
    cpy_r_r510 = (PyObject **)&cpy_r_r509;
    cpy_r_r511 = PyObject_Vectorcall(cpy_r_r508, cpy_r_r510, 2, 0);
    CPy_DECREF(cpy_r_r508);
    if (unlikely(cpy_r_r511 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL648;
    }
    if (likely(PyDict_Check(cpy_r_r511)))
        cpy_r_r512 = cpy_r_r511;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals, "dict", cpy_r_r511);
        goto CPyL648;
    }
    cpy_r_r513 = cpy_r_r512;
    goto CPyL210;
CPyL208: ;
    cpy_r_r514 = PyDict_New();
    if (unlikely(cpy_r_r514 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL648;
    }
    cpy_r_r513 = cpy_r_r514;
CPyL210: ;
    cpy_r_r515 = PyDict_New();
    if (unlikely(cpy_r_r515 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL649;
    }
    cpy_r_r516 = (PyObject *)&PyUnicode_Type;
    cpy_r_r517 = CPyStatics[571]; /* 'id' */
    cpy_r_r518 = PyDict_SetItem(cpy_r_r515, cpy_r_r517, cpy_r_r516);
    cpy_r_r519 = cpy_r_r518 >= 0;
    if (unlikely(!cpy_r_r519)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 75, CPyStatic_scholars___printed___globals);
        goto CPyL650;
    }
    cpy_r_r520 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r521 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r522 = PyDict_SetItem(cpy_r_r515, cpy_r_r521, cpy_r_r520);
    cpy_r_r523 = cpy_r_r522 >= 0;
    if (unlikely(!cpy_r_r523)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 76, CPyStatic_scholars___printed___globals);
        goto CPyL650;
    }
    cpy_r_r524 = (PyObject *)&PyTuple_Type;
    cpy_r_r525 = CPyStatics[2600]; /* 'work' */
    cpy_r_r526 = PyDict_SetItem(cpy_r_r515, cpy_r_r525, cpy_r_r524);
    cpy_r_r527 = cpy_r_r526 >= 0;
    if (unlikely(!cpy_r_r527)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 77, CPyStatic_scholars___printed___globals);
        goto CPyL650;
    }
    cpy_r_r528 = (PyObject *)&PyLong_Type;
    cpy_r_r529 = CPyStatics[2601]; /* 'printed_die' */
    cpy_r_r530 = PyDict_SetItem(cpy_r_r515, cpy_r_r529, cpy_r_r528);
    cpy_r_r531 = cpy_r_r530 >= 0;
    if (unlikely(!cpy_r_r531)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 78, CPyStatic_scholars___printed___globals);
        goto CPyL650;
    }
    cpy_r_r532 = (PyObject *)&PyUnicode_Type;
    cpy_r_r533 = CPyStatics[980]; /* 'source' */
    cpy_r_r534 = PyDict_SetItem(cpy_r_r515, cpy_r_r533, cpy_r_r532);
    cpy_r_r535 = cpy_r_r534 >= 0;
    if (unlikely(!cpy_r_r535)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 79, CPyStatic_scholars___printed___globals);
        goto CPyL650;
    }
    cpy_r_r536 = CPyStatics[2610]; /* 'ActionCard' */
    cpy_r_r537 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r538 = CPyDict_SetItem(cpy_r_r513, cpy_r_r537, cpy_r_r515);
    CPy_DECREF(cpy_r_r515);
    cpy_r_r539 = cpy_r_r538 >= 0;
    if (unlikely(!cpy_r_r539)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL649;
    }
    cpy_r_r540 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r541 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r542 = CPyDict_SetItem(cpy_r_r513, cpy_r_r541, cpy_r_r540);
    cpy_r_r543 = cpy_r_r542 >= 0;
    if (unlikely(!cpy_r_r543)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL649;
    }
    cpy_r_r544 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r545 = CPyStatics[70]; /* '__module__' */
    cpy_r_r546 = CPyDict_SetItem(cpy_r_r513, cpy_r_r545, cpy_r_r544);
    cpy_r_r547 = cpy_r_r546 >= 0;
    if (unlikely(!cpy_r_r547)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL649;
    }
    PyObject *cpy_r_r548[3] = {cpy_r_r536, cpy_r_r492, cpy_r_r513};
    cpy_r_r549 = (PyObject **)&cpy_r_r548;
    cpy_r_r550 = PyObject_Vectorcall(cpy_r_r503, cpy_r_r549, 3, 0);
    CPy_DECREF(cpy_r_r503);
    if (unlikely(cpy_r_r550 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL651;
    }
    CPy_DECREF(cpy_r_r492);
    CPy_DECREF(cpy_r_r513);
    CPyType_scholars___printed___ActionCard = (PyTypeObject *)cpy_r_r550;
    CPy_INCREF(CPyType_scholars___printed___ActionCard);
    cpy_r_r551 = CPyStatic_scholars___printed___globals;
    cpy_r_r552 = CPyStatics[2610]; /* 'ActionCard' */
    cpy_r_r553 = PyDict_SetItem(cpy_r_r551, cpy_r_r552, cpy_r_r550);
    CPy_DECREF(cpy_r_r550);
    cpy_r_r554 = cpy_r_r553 >= 0;
    if (unlikely(!cpy_r_r554)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 72, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r555 = (PyObject *)CPyType_scholars___printed___ActionCard;
    cpy_r_r556 = (void *)&CPyModule_typing;
    cpy_r_r557 = CPyStatics[47]; /* 'typing' */
    cpy_r_r558 = CPyImport_GetModuleCacheForImport(cpy_r_r556, cpy_r_r557);
    if (unlikely(cpy_r_r558 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r559 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r560 = cpy_r_r558 != cpy_r_r559;
    if (cpy_r_r560) goto CPyL225;
    cpy_r_r561 = PyImport_Import(cpy_r_r557);
    if (unlikely(cpy_r_r561 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r556, cpy_r_r561);
    CPy_DECREF(cpy_r_r561);
CPyL225: ;
    cpy_r_r562 = PyImport_GetModuleDict();
    cpy_r_r563 = CPyStatics[47]; /* 'typing' */
    cpy_r_r564 = CPyDict_GetItem(cpy_r_r562, cpy_r_r563);
    if (unlikely(cpy_r_r564 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r565 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r566 = CPyObject_GetAttr(cpy_r_r564, cpy_r_r565);
    CPy_DECREF(cpy_r_r564);
    if (unlikely(cpy_r_r566 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r567 = PyTuple_Pack(1, cpy_r_r566);
    CPy_DECREF(cpy_r_r566);
    if (unlikely(cpy_r_r567 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r568 = (void *)&CPyModule_typing;
    cpy_r_r569 = CPyStatics[47]; /* 'typing' */
    cpy_r_r570 = CPyImport_GetModuleCacheForImport(cpy_r_r568, cpy_r_r569);
    if (unlikely(cpy_r_r570 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL652;
    }
    cpy_r_r571 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r572 = cpy_r_r570 != cpy_r_r571;
    if (cpy_r_r572) goto CPyL232;
    cpy_r_r573 = PyImport_Import(cpy_r_r569);
    if (unlikely(cpy_r_r573 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL652;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r568, cpy_r_r573);
    CPy_DECREF(cpy_r_r573);
CPyL232: ;
    cpy_r_r574 = PyImport_GetModuleDict();
    cpy_r_r575 = CPyStatics[47]; /* 'typing' */
    cpy_r_r576 = CPyDict_GetItem(cpy_r_r574, cpy_r_r575);
    if (unlikely(cpy_r_r576 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL652;
    }
    cpy_r_r577 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r578 = CPyObject_GetAttr(cpy_r_r576, cpy_r_r577);
    CPy_DECREF(cpy_r_r576);
    if (unlikely(cpy_r_r578 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL652;
    }
    cpy_r_r579 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r580 = PyObject_HasAttr(cpy_r_r578, cpy_r_r579);
    if (!cpy_r_r580) goto CPyL239;
    cpy_r_r581 = CPyStatics[2606]; /* 'GoalCard' */
    cpy_r_r582 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r583 = CPyObject_GetAttr(cpy_r_r578, cpy_r_r582);
    if (unlikely(cpy_r_r583 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL653;
    }
    PyObject *cpy_r_r584[2] = {cpy_r_r581, cpy_r_r567};
    cpy_r_r585 = (PyObject **)&cpy_r_r584;
    cpy_r_r586 = PyObject_Vectorcall(cpy_r_r583, cpy_r_r585, 2, 0);
    CPy_DECREF(cpy_r_r583);
    if (unlikely(cpy_r_r586 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL653;
    }
    if (likely(PyDict_Check(cpy_r_r586)))
        cpy_r_r587 = cpy_r_r586;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals, "dict", cpy_r_r586);
        goto CPyL653;
    }
    cpy_r_r588 = cpy_r_r587;
    goto CPyL241;
CPyL239: ;
    cpy_r_r589 = PyDict_New();
    if (unlikely(cpy_r_r589 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL653;
    }
    cpy_r_r588 = cpy_r_r589;
CPyL241: ;
    cpy_r_r590 = PyDict_New();
    if (unlikely(cpy_r_r590 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL654;
    }
    cpy_r_r591 = (PyObject *)&PyUnicode_Type;
    cpy_r_r592 = CPyStatics[571]; /* 'id' */
    cpy_r_r593 = PyDict_SetItem(cpy_r_r590, cpy_r_r592, cpy_r_r591);
    cpy_r_r594 = cpy_r_r593 >= 0;
    if (unlikely(!cpy_r_r594)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 85, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r595 = (PyObject *)&PyLong_Type;
    cpy_r_r596 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r597 = PyDict_SetItem(cpy_r_r590, cpy_r_r596, cpy_r_r595);
    cpy_r_r598 = cpy_r_r597 >= 0;
    if (unlikely(!cpy_r_r598)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 86, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r599 = (PyObject *)&PyLong_Type;
    cpy_r_r600 = CPyStatics[2602]; /* 'pile_worker' */
    cpy_r_r601 = PyDict_SetItem(cpy_r_r590, cpy_r_r600, cpy_r_r599);
    cpy_r_r602 = cpy_r_r601 >= 0;
    if (unlikely(!cpy_r_r602)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 87, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r603 = (PyObject *)&PyLong_Type;
    cpy_r_r604 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r605 = PyDict_SetItem(cpy_r_r590, cpy_r_r604, cpy_r_r603);
    cpy_r_r606 = cpy_r_r605 >= 0;
    if (unlikely(!cpy_r_r606)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 88, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r607 = (PyObject *)&PyLong_Type;
    cpy_r_r608 = CPyStatics[2603]; /* 'guild_worker' */
    cpy_r_r609 = PyDict_SetItem(cpy_r_r590, cpy_r_r608, cpy_r_r607);
    cpy_r_r610 = cpy_r_r609 >= 0;
    if (unlikely(!cpy_r_r610)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 89, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r611 = (PyObject *)&PyLong_Type;
    cpy_r_r612 = CPyStatics[2562]; /* 'track' */
    cpy_r_r613 = PyDict_SetItem(cpy_r_r590, cpy_r_r612, cpy_r_r611);
    cpy_r_r614 = cpy_r_r613 >= 0;
    if (unlikely(!cpy_r_r614)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 90, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r615 = (PyObject *)&PyLong_Type;
    cpy_r_r616 = CPyStatics[2604]; /* 'track_die' */
    cpy_r_r617 = PyDict_SetItem(cpy_r_r590, cpy_r_r616, cpy_r_r615);
    cpy_r_r618 = cpy_r_r617 >= 0;
    if (unlikely(!cpy_r_r618)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 91, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r619 = (PyObject *)&PyLong_Type;
    cpy_r_r620 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r621 = PyDict_SetItem(cpy_r_r590, cpy_r_r620, cpy_r_r619);
    cpy_r_r622 = cpy_r_r621 >= 0;
    if (unlikely(!cpy_r_r622)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 92, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r623 = (PyObject *)&PyLong_Type;
    cpy_r_r624 = CPyStatics[390]; /* 'card' */
    cpy_r_r625 = PyDict_SetItem(cpy_r_r590, cpy_r_r624, cpy_r_r623);
    cpy_r_r626 = cpy_r_r625 >= 0;
    if (unlikely(!cpy_r_r626)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 93, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r627 = (PyObject *)&PyUnicode_Type;
    cpy_r_r628 = CPyStatics[980]; /* 'source' */
    cpy_r_r629 = PyDict_SetItem(cpy_r_r590, cpy_r_r628, cpy_r_r627);
    cpy_r_r630 = cpy_r_r629 >= 0;
    if (unlikely(!cpy_r_r630)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 94, CPyStatic_scholars___printed___globals);
        goto CPyL655;
    }
    cpy_r_r631 = CPyStatics[2606]; /* 'GoalCard' */
    cpy_r_r632 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r633 = CPyDict_SetItem(cpy_r_r588, cpy_r_r632, cpy_r_r590);
    CPy_DECREF(cpy_r_r590);
    cpy_r_r634 = cpy_r_r633 >= 0;
    if (unlikely(!cpy_r_r634)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL654;
    }
    cpy_r_r635 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r636 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r637 = CPyDict_SetItem(cpy_r_r588, cpy_r_r636, cpy_r_r635);
    cpy_r_r638 = cpy_r_r637 >= 0;
    if (unlikely(!cpy_r_r638)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL654;
    }
    cpy_r_r639 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r640 = CPyStatics[70]; /* '__module__' */
    cpy_r_r641 = CPyDict_SetItem(cpy_r_r588, cpy_r_r640, cpy_r_r639);
    cpy_r_r642 = cpy_r_r641 >= 0;
    if (unlikely(!cpy_r_r642)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL654;
    }
    PyObject *cpy_r_r643[3] = {cpy_r_r631, cpy_r_r567, cpy_r_r588};
    cpy_r_r644 = (PyObject **)&cpy_r_r643;
    cpy_r_r645 = PyObject_Vectorcall(cpy_r_r578, cpy_r_r644, 3, 0);
    CPy_DECREF(cpy_r_r578);
    if (unlikely(cpy_r_r645 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL656;
    }
    CPy_DECREF(cpy_r_r567);
    CPy_DECREF(cpy_r_r588);
    CPyType_scholars___printed___GoalCard = (PyTypeObject *)cpy_r_r645;
    CPy_INCREF(CPyType_scholars___printed___GoalCard);
    cpy_r_r646 = CPyStatic_scholars___printed___globals;
    cpy_r_r647 = CPyStatics[2606]; /* 'GoalCard' */
    cpy_r_r648 = PyDict_SetItem(cpy_r_r646, cpy_r_r647, cpy_r_r645);
    CPy_DECREF(cpy_r_r645);
    cpy_r_r649 = cpy_r_r648 >= 0;
    if (unlikely(!cpy_r_r649)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 82, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r650 = (PyObject *)CPyType_scholars___printed___GoalCard;
    cpy_r_r651 = (void *)&CPyModule_typing;
    cpy_r_r652 = CPyStatics[47]; /* 'typing' */
    cpy_r_r653 = CPyImport_GetModuleCacheForImport(cpy_r_r651, cpy_r_r652);
    if (unlikely(cpy_r_r653 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r654 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r655 = cpy_r_r653 != cpy_r_r654;
    if (cpy_r_r655) goto CPyL261;
    cpy_r_r656 = PyImport_Import(cpy_r_r652);
    if (unlikely(cpy_r_r656 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r651, cpy_r_r656);
    CPy_DECREF(cpy_r_r656);
CPyL261: ;
    cpy_r_r657 = PyImport_GetModuleDict();
    cpy_r_r658 = CPyStatics[47]; /* 'typing' */
    cpy_r_r659 = CPyDict_GetItem(cpy_r_r657, cpy_r_r658);
    if (unlikely(cpy_r_r659 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r660 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r661 = CPyObject_GetAttr(cpy_r_r659, cpy_r_r660);
    CPy_DECREF(cpy_r_r659);
    if (unlikely(cpy_r_r661 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r662 = PyTuple_Pack(1, cpy_r_r661);
    CPy_DECREF(cpy_r_r661);
    if (unlikely(cpy_r_r662 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r663 = (void *)&CPyModule_typing;
    cpy_r_r664 = CPyStatics[47]; /* 'typing' */
    cpy_r_r665 = CPyImport_GetModuleCacheForImport(cpy_r_r663, cpy_r_r664);
    if (unlikely(cpy_r_r665 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL657;
    }
    cpy_r_r666 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r667 = cpy_r_r665 != cpy_r_r666;
    if (cpy_r_r667) goto CPyL268;
    cpy_r_r668 = PyImport_Import(cpy_r_r664);
    if (unlikely(cpy_r_r668 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL657;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r663, cpy_r_r668);
    CPy_DECREF(cpy_r_r668);
CPyL268: ;
    cpy_r_r669 = PyImport_GetModuleDict();
    cpy_r_r670 = CPyStatics[47]; /* 'typing' */
    cpy_r_r671 = CPyDict_GetItem(cpy_r_r669, cpy_r_r670);
    if (unlikely(cpy_r_r671 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL657;
    }
    cpy_r_r672 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r673 = CPyObject_GetAttr(cpy_r_r671, cpy_r_r672);
    CPy_DECREF(cpy_r_r671);
    if (unlikely(cpy_r_r673 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL657;
    }
    cpy_r_r674 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r675 = PyObject_HasAttr(cpy_r_r673, cpy_r_r674);
    if (!cpy_r_r675) goto CPyL275;
    cpy_r_r676 = CPyStatics[2558]; /* 'BoardPlace' */
    cpy_r_r677 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r678 = CPyObject_GetAttr(cpy_r_r673, cpy_r_r677);
    if (unlikely(cpy_r_r678 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL658;
    }
    PyObject *cpy_r_r679[2] = {cpy_r_r676, cpy_r_r662};
    cpy_r_r680 = (PyObject **)&cpy_r_r679;
    cpy_r_r681 = PyObject_Vectorcall(cpy_r_r678, cpy_r_r680, 2, 0);
    CPy_DECREF(cpy_r_r678);
    if (unlikely(cpy_r_r681 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL658;
    }
    if (likely(PyDict_Check(cpy_r_r681)))
        cpy_r_r682 = cpy_r_r681;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals, "dict", cpy_r_r681);
        goto CPyL658;
    }
    cpy_r_r683 = cpy_r_r682;
    goto CPyL277;
CPyL275: ;
    cpy_r_r684 = PyDict_New();
    if (unlikely(cpy_r_r684 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL658;
    }
    cpy_r_r683 = cpy_r_r684;
CPyL277: ;
    cpy_r_r685 = PyDict_New();
    if (unlikely(cpy_r_r685 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL659;
    }
    cpy_r_r686 = (PyObject *)&PyUnicode_Type;
    cpy_r_r687 = CPyStatics[571]; /* 'id' */
    cpy_r_r688 = PyDict_SetItem(cpy_r_r685, cpy_r_r687, cpy_r_r686);
    cpy_r_r689 = cpy_r_r688 >= 0;
    if (unlikely(!cpy_r_r689)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 100, CPyStatic_scholars___printed___globals);
        goto CPyL660;
    }
    cpy_r_r690 = (PyObject *)&PyTuple_Type;
    cpy_r_r691 = CPyStatics[899]; /* 'actions' */
    cpy_r_r692 = PyDict_SetItem(cpy_r_r685, cpy_r_r691, cpy_r_r690);
    cpy_r_r693 = cpy_r_r692 >= 0;
    if (unlikely(!cpy_r_r693)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 101, CPyStatic_scholars___printed___globals);
        goto CPyL660;
    }
    cpy_r_r694 = (PyObject *)&PyBool_Type;
    cpy_r_r695 = CPyStatics[3300]; /* 'takes_retirees' */
    cpy_r_r696 = PyDict_SetItem(cpy_r_r685, cpy_r_r695, cpy_r_r694);
    cpy_r_r697 = cpy_r_r696 >= 0;
    if (unlikely(!cpy_r_r697)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 102, CPyStatic_scholars___printed___globals);
        goto CPyL660;
    }
    cpy_r_r698 = (PyObject *)&PyBool_Type;
    cpy_r_r699 = CPyStatics[3301]; /* 'is_open' */
    cpy_r_r700 = PyDict_SetItem(cpy_r_r685, cpy_r_r699, cpy_r_r698);
    cpy_r_r701 = cpy_r_r700 >= 0;
    if (unlikely(!cpy_r_r701)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 103, CPyStatic_scholars___printed___globals);
        goto CPyL660;
    }
    cpy_r_r702 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r703 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r704 = PyDict_SetItem(cpy_r_r685, cpy_r_r703, cpy_r_r702);
    cpy_r_r705 = cpy_r_r704 >= 0;
    if (unlikely(!cpy_r_r705)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 104, CPyStatic_scholars___printed___globals);
        goto CPyL660;
    }
    cpy_r_r706 = (PyObject *)&PyUnicode_Type;
    cpy_r_r707 = CPyStatics[980]; /* 'source' */
    cpy_r_r708 = PyDict_SetItem(cpy_r_r685, cpy_r_r707, cpy_r_r706);
    cpy_r_r709 = cpy_r_r708 >= 0;
    if (unlikely(!cpy_r_r709)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 105, CPyStatic_scholars___printed___globals);
        goto CPyL660;
    }
    cpy_r_r710 = CPyStatics[2558]; /* 'BoardPlace' */
    cpy_r_r711 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r712 = CPyDict_SetItem(cpy_r_r683, cpy_r_r711, cpy_r_r685);
    CPy_DECREF(cpy_r_r685);
    cpy_r_r713 = cpy_r_r712 >= 0;
    if (unlikely(!cpy_r_r713)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL659;
    }
    cpy_r_r714 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r715 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r716 = CPyDict_SetItem(cpy_r_r683, cpy_r_r715, cpy_r_r714);
    cpy_r_r717 = cpy_r_r716 >= 0;
    if (unlikely(!cpy_r_r717)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL659;
    }
    cpy_r_r718 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r719 = CPyStatics[70]; /* '__module__' */
    cpy_r_r720 = CPyDict_SetItem(cpy_r_r683, cpy_r_r719, cpy_r_r718);
    cpy_r_r721 = cpy_r_r720 >= 0;
    if (unlikely(!cpy_r_r721)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL659;
    }
    PyObject *cpy_r_r722[3] = {cpy_r_r710, cpy_r_r662, cpy_r_r683};
    cpy_r_r723 = (PyObject **)&cpy_r_r722;
    cpy_r_r724 = PyObject_Vectorcall(cpy_r_r673, cpy_r_r723, 3, 0);
    CPy_DECREF(cpy_r_r673);
    if (unlikely(cpy_r_r724 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL661;
    }
    CPy_DECREF(cpy_r_r662);
    CPy_DECREF(cpy_r_r683);
    CPyType_scholars___printed___BoardPlace = (PyTypeObject *)cpy_r_r724;
    CPy_INCREF(CPyType_scholars___printed___BoardPlace);
    cpy_r_r725 = CPyStatic_scholars___printed___globals;
    cpy_r_r726 = CPyStatics[2558]; /* 'BoardPlace' */
    cpy_r_r727 = PyDict_SetItem(cpy_r_r725, cpy_r_r726, cpy_r_r724);
    CPy_DECREF(cpy_r_r724);
    cpy_r_r728 = cpy_r_r727 >= 0;
    if (unlikely(!cpy_r_r728)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 97, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r729 = (PyObject *)CPyType_scholars___printed___BoardPlace;
    cpy_r_r730 = (void *)&CPyModule_typing;
    cpy_r_r731 = CPyStatics[47]; /* 'typing' */
    cpy_r_r732 = CPyImport_GetModuleCacheForImport(cpy_r_r730, cpy_r_r731);
    if (unlikely(cpy_r_r732 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r733 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r734 = cpy_r_r732 != cpy_r_r733;
    if (cpy_r_r734) goto CPyL293;
    cpy_r_r735 = PyImport_Import(cpy_r_r731);
    if (unlikely(cpy_r_r735 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r730, cpy_r_r735);
    CPy_DECREF(cpy_r_r735);
CPyL293: ;
    cpy_r_r736 = PyImport_GetModuleDict();
    cpy_r_r737 = CPyStatics[47]; /* 'typing' */
    cpy_r_r738 = CPyDict_GetItem(cpy_r_r736, cpy_r_r737);
    if (unlikely(cpy_r_r738 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r739 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r740 = CPyObject_GetAttr(cpy_r_r738, cpy_r_r739);
    CPy_DECREF(cpy_r_r738);
    if (unlikely(cpy_r_r740 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r741 = PyTuple_Pack(1, cpy_r_r740);
    CPy_DECREF(cpy_r_r740);
    if (unlikely(cpy_r_r741 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r742 = (void *)&CPyModule_typing;
    cpy_r_r743 = CPyStatics[47]; /* 'typing' */
    cpy_r_r744 = CPyImport_GetModuleCacheForImport(cpy_r_r742, cpy_r_r743);
    if (unlikely(cpy_r_r744 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL662;
    }
    cpy_r_r745 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r746 = cpy_r_r744 != cpy_r_r745;
    if (cpy_r_r746) goto CPyL300;
    cpy_r_r747 = PyImport_Import(cpy_r_r743);
    if (unlikely(cpy_r_r747 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL662;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r742, cpy_r_r747);
    CPy_DECREF(cpy_r_r747);
CPyL300: ;
    cpy_r_r748 = PyImport_GetModuleDict();
    cpy_r_r749 = CPyStatics[47]; /* 'typing' */
    cpy_r_r750 = CPyDict_GetItem(cpy_r_r748, cpy_r_r749);
    if (unlikely(cpy_r_r750 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL662;
    }
    cpy_r_r751 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r752 = CPyObject_GetAttr(cpy_r_r750, cpy_r_r751);
    CPy_DECREF(cpy_r_r750);
    if (unlikely(cpy_r_r752 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL662;
    }
    cpy_r_r753 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r754 = PyObject_HasAttr(cpy_r_r752, cpy_r_r753);
    if (!cpy_r_r754) goto CPyL307;
    cpy_r_r755 = CPyStatics[2561]; /* 'ResearchOption' */
    cpy_r_r756 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r757 = CPyObject_GetAttr(cpy_r_r752, cpy_r_r756);
    if (unlikely(cpy_r_r757 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL663;
    }
    PyObject *cpy_r_r758[2] = {cpy_r_r755, cpy_r_r741};
    cpy_r_r759 = (PyObject **)&cpy_r_r758;
    cpy_r_r760 = PyObject_Vectorcall(cpy_r_r757, cpy_r_r759, 2, 0);
    CPy_DECREF(cpy_r_r757);
    if (unlikely(cpy_r_r760 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL663;
    }
    if (likely(PyDict_Check(cpy_r_r760)))
        cpy_r_r761 = cpy_r_r760;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals, "dict", cpy_r_r760);
        goto CPyL663;
    }
    cpy_r_r762 = cpy_r_r761;
    goto CPyL309;
CPyL307: ;
    cpy_r_r763 = PyDict_New();
    if (unlikely(cpy_r_r763 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL663;
    }
    cpy_r_r762 = cpy_r_r763;
CPyL309: ;
    cpy_r_r764 = PyDict_New();
    if (unlikely(cpy_r_r764 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL664;
    }
    cpy_r_r765 = (PyObject *)&PyUnicode_Type;
    cpy_r_r766 = CPyStatics[571]; /* 'id' */
    cpy_r_r767 = PyDict_SetItem(cpy_r_r764, cpy_r_r766, cpy_r_r765);
    cpy_r_r768 = cpy_r_r767 >= 0;
    if (unlikely(!cpy_r_r768)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 111, CPyStatic_scholars___printed___globals);
        goto CPyL665;
    }
    cpy_r_r769 = (PyObject *)&PyLong_Type;
    cpy_r_r770 = CPyStatics[2538]; /* 'min_value' */
    cpy_r_r771 = PyDict_SetItem(cpy_r_r764, cpy_r_r770, cpy_r_r769);
    cpy_r_r772 = cpy_r_r771 >= 0;
    if (unlikely(!cpy_r_r772)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 112, CPyStatic_scholars___printed___globals);
        goto CPyL665;
    }
    cpy_r_r773 = (PyObject *)&PyBool_Type;
    cpy_r_r774 = CPyStatics[3302]; /* 'needs_colour' */
    cpy_r_r775 = PyDict_SetItem(cpy_r_r764, cpy_r_r774, cpy_r_r773);
    cpy_r_r776 = cpy_r_r775 >= 0;
    if (unlikely(!cpy_r_r776)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 113, CPyStatic_scholars___printed___globals);
        goto CPyL665;
    }
    cpy_r_r777 = (PyObject *)&PyLong_Type;
    cpy_r_r778 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r779 = PyDict_SetItem(cpy_r_r764, cpy_r_r778, cpy_r_r777);
    cpy_r_r780 = cpy_r_r779 >= 0;
    if (unlikely(!cpy_r_r780)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 114, CPyStatic_scholars___printed___globals);
        goto CPyL665;
    }
    cpy_r_r781 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r782 = CPyStatics[602]; /* 'effect' */
    cpy_r_r783 = PyDict_SetItem(cpy_r_r764, cpy_r_r782, cpy_r_r781);
    cpy_r_r784 = cpy_r_r783 >= 0;
    if (unlikely(!cpy_r_r784)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 115, CPyStatic_scholars___printed___globals);
        goto CPyL665;
    }
    cpy_r_r785 = (PyObject *)&PyUnicode_Type;
    cpy_r_r786 = CPyStatics[980]; /* 'source' */
    cpy_r_r787 = PyDict_SetItem(cpy_r_r764, cpy_r_r786, cpy_r_r785);
    cpy_r_r788 = cpy_r_r787 >= 0;
    if (unlikely(!cpy_r_r788)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 116, CPyStatic_scholars___printed___globals);
        goto CPyL665;
    }
    cpy_r_r789 = CPyStatics[2561]; /* 'ResearchOption' */
    cpy_r_r790 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r791 = CPyDict_SetItem(cpy_r_r762, cpy_r_r790, cpy_r_r764);
    CPy_DECREF(cpy_r_r764);
    cpy_r_r792 = cpy_r_r791 >= 0;
    if (unlikely(!cpy_r_r792)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL664;
    }
    cpy_r_r793 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r794 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r795 = CPyDict_SetItem(cpy_r_r762, cpy_r_r794, cpy_r_r793);
    cpy_r_r796 = cpy_r_r795 >= 0;
    if (unlikely(!cpy_r_r796)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL664;
    }
    cpy_r_r797 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r798 = CPyStatics[70]; /* '__module__' */
    cpy_r_r799 = CPyDict_SetItem(cpy_r_r762, cpy_r_r798, cpy_r_r797);
    cpy_r_r800 = cpy_r_r799 >= 0;
    if (unlikely(!cpy_r_r800)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL664;
    }
    PyObject *cpy_r_r801[3] = {cpy_r_r789, cpy_r_r741, cpy_r_r762};
    cpy_r_r802 = (PyObject **)&cpy_r_r801;
    cpy_r_r803 = PyObject_Vectorcall(cpy_r_r752, cpy_r_r802, 3, 0);
    CPy_DECREF(cpy_r_r752);
    if (unlikely(cpy_r_r803 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL666;
    }
    CPy_DECREF(cpy_r_r741);
    CPy_DECREF(cpy_r_r762);
    CPyType_scholars___printed___ResearchOption = (PyTypeObject *)cpy_r_r803;
    CPy_INCREF(CPyType_scholars___printed___ResearchOption);
    cpy_r_r804 = CPyStatic_scholars___printed___globals;
    cpy_r_r805 = CPyStatics[2561]; /* 'ResearchOption' */
    cpy_r_r806 = PyDict_SetItem(cpy_r_r804, cpy_r_r805, cpy_r_r803);
    CPy_DECREF(cpy_r_r803);
    cpy_r_r807 = cpy_r_r806 >= 0;
    if (unlikely(!cpy_r_r807)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 108, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r808 = (PyObject *)CPyType_scholars___printed___ResearchOption;
    cpy_r_r809 = (void *)&CPyModule_typing;
    cpy_r_r810 = CPyStatics[47]; /* 'typing' */
    cpy_r_r811 = CPyImport_GetModuleCacheForImport(cpy_r_r809, cpy_r_r810);
    if (unlikely(cpy_r_r811 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r812 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r813 = cpy_r_r811 != cpy_r_r812;
    if (cpy_r_r813) goto CPyL325;
    cpy_r_r814 = PyImport_Import(cpy_r_r810);
    if (unlikely(cpy_r_r814 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r809, cpy_r_r814);
    CPy_DECREF(cpy_r_r814);
CPyL325: ;
    cpy_r_r815 = PyImport_GetModuleDict();
    cpy_r_r816 = CPyStatics[47]; /* 'typing' */
    cpy_r_r817 = CPyDict_GetItem(cpy_r_r815, cpy_r_r816);
    if (unlikely(cpy_r_r817 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r818 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r819 = CPyObject_GetAttr(cpy_r_r817, cpy_r_r818);
    CPy_DECREF(cpy_r_r817);
    if (unlikely(cpy_r_r819 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r820 = PyTuple_Pack(1, cpy_r_r819);
    CPy_DECREF(cpy_r_r819);
    if (unlikely(cpy_r_r820 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r821 = (void *)&CPyModule_typing;
    cpy_r_r822 = CPyStatics[47]; /* 'typing' */
    cpy_r_r823 = CPyImport_GetModuleCacheForImport(cpy_r_r821, cpy_r_r822);
    if (unlikely(cpy_r_r823 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL667;
    }
    cpy_r_r824 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r825 = cpy_r_r823 != cpy_r_r824;
    if (cpy_r_r825) goto CPyL332;
    cpy_r_r826 = PyImport_Import(cpy_r_r822);
    if (unlikely(cpy_r_r826 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL667;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r821, cpy_r_r826);
    CPy_DECREF(cpy_r_r826);
CPyL332: ;
    cpy_r_r827 = PyImport_GetModuleDict();
    cpy_r_r828 = CPyStatics[47]; /* 'typing' */
    cpy_r_r829 = CPyDict_GetItem(cpy_r_r827, cpy_r_r828);
    if (unlikely(cpy_r_r829 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL667;
    }
    cpy_r_r830 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r831 = CPyObject_GetAttr(cpy_r_r829, cpy_r_r830);
    CPy_DECREF(cpy_r_r829);
    if (unlikely(cpy_r_r831 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL667;
    }
    cpy_r_r832 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r833 = PyObject_HasAttr(cpy_r_r831, cpy_r_r832);
    if (!cpy_r_r833) goto CPyL339;
    cpy_r_r834 = CPyStatics[2569]; /* 'Track' */
    cpy_r_r835 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r836 = CPyObject_GetAttr(cpy_r_r831, cpy_r_r835);
    if (unlikely(cpy_r_r836 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL668;
    }
    PyObject *cpy_r_r837[2] = {cpy_r_r834, cpy_r_r820};
    cpy_r_r838 = (PyObject **)&cpy_r_r837;
    cpy_r_r839 = PyObject_Vectorcall(cpy_r_r836, cpy_r_r838, 2, 0);
    CPy_DECREF(cpy_r_r836);
    if (unlikely(cpy_r_r839 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL668;
    }
    if (likely(PyDict_Check(cpy_r_r839)))
        cpy_r_r840 = cpy_r_r839;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals, "dict", cpy_r_r839);
        goto CPyL668;
    }
    cpy_r_r841 = cpy_r_r840;
    goto CPyL341;
CPyL339: ;
    cpy_r_r842 = PyDict_New();
    if (unlikely(cpy_r_r842 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL668;
    }
    cpy_r_r841 = cpy_r_r842;
CPyL341: ;
    cpy_r_r843 = PyDict_New();
    if (unlikely(cpy_r_r843 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL669;
    }
    cpy_r_r844 = (PyObject *)&PyUnicode_Type;
    cpy_r_r845 = CPyStatics[571]; /* 'id' */
    cpy_r_r846 = PyDict_SetItem(cpy_r_r843, cpy_r_r845, cpy_r_r844);
    cpy_r_r847 = cpy_r_r846 >= 0;
    if (unlikely(!cpy_r_r847)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 122, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r848 = (PyObject *)&PyLong_Type;
    cpy_r_r849 = CPyStatics[336]; /* 'colour' */
    cpy_r_r850 = PyDict_SetItem(cpy_r_r843, cpy_r_r849, cpy_r_r848);
    cpy_r_r851 = cpy_r_r850 >= 0;
    if (unlikely(!cpy_r_r851)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 123, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r852 = (PyObject *)&PyUnicode_Type;
    cpy_r_r853 = CPyStatics[497]; /* 'kind' */
    cpy_r_r854 = PyDict_SetItem(cpy_r_r843, cpy_r_r853, cpy_r_r852);
    cpy_r_r855 = cpy_r_r854 >= 0;
    if (unlikely(!cpy_r_r855)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 124, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r856 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r857 = CPyStatics[2541]; /* 'overflow' */
    cpy_r_r858 = PyDict_SetItem(cpy_r_r843, cpy_r_r857, cpy_r_r856);
    cpy_r_r859 = cpy_r_r858 >= 0;
    if (unlikely(!cpy_r_r859)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 125, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r860 = (PyObject *)&PyTuple_Type;
    cpy_r_r861 = CPyStatics[695]; /* 'spaces' */
    cpy_r_r862 = PyDict_SetItem(cpy_r_r843, cpy_r_r861, cpy_r_r860);
    cpy_r_r863 = cpy_r_r862 >= 0;
    if (unlikely(!cpy_r_r863)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 126, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r864 = (PyObject *)&PyTuple_Type;
    cpy_r_r865 = CPyStatics[2567]; /* 'immediate' */
    cpy_r_r866 = PyDict_SetItem(cpy_r_r843, cpy_r_r865, cpy_r_r864);
    cpy_r_r867 = cpy_r_r866 >= 0;
    if (unlikely(!cpy_r_r867)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 127, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r868 = (PyObject *)&PyTuple_Type;
    cpy_r_r869 = CPyStatics[2566]; /* 'harvest' */
    cpy_r_r870 = PyDict_SetItem(cpy_r_r843, cpy_r_r869, cpy_r_r868);
    cpy_r_r871 = cpy_r_r870 >= 0;
    if (unlikely(!cpy_r_r871)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 128, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r872 = (PyObject *)&PyTuple_Type;
    cpy_r_r873 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r874 = PyDict_SetItem(cpy_r_r843, cpy_r_r873, cpy_r_r872);
    cpy_r_r875 = cpy_r_r874 >= 0;
    if (unlikely(!cpy_r_r875)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 129, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r876 = (PyObject *)&PyTuple_Type;
    cpy_r_r877 = CPyStatics[3162]; /* 'effects' */
    cpy_r_r878 = PyDict_SetItem(cpy_r_r843, cpy_r_r877, cpy_r_r876);
    cpy_r_r879 = cpy_r_r878 >= 0;
    if (unlikely(!cpy_r_r879)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 130, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r880 = (PyObject *)&PyUnicode_Type;
    cpy_r_r881 = CPyStatics[980]; /* 'source' */
    cpy_r_r882 = PyDict_SetItem(cpy_r_r843, cpy_r_r881, cpy_r_r880);
    cpy_r_r883 = cpy_r_r882 >= 0;
    if (unlikely(!cpy_r_r883)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 131, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r884 = CPyDef_scholars___printed___top_Track_obj();
    if (unlikely(cpy_r_r884 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 134, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r885 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r886 = CPyStatics[1937]; /* 'property' */
    cpy_r_r887 = CPyObject_GetAttr(cpy_r_r885, cpy_r_r886);
    if (unlikely(cpy_r_r887 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 134, CPyStatic_scholars___printed___globals);
        goto CPyL671;
    }
    PyObject *cpy_r_r888[1] = {cpy_r_r884};
    cpy_r_r889 = (PyObject **)&cpy_r_r888;
    cpy_r_r890 = PyObject_Vectorcall(cpy_r_r887, cpy_r_r889, 1, 0);
    CPy_DECREF(cpy_r_r887);
    if (unlikely(cpy_r_r890 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 134, CPyStatic_scholars___printed___globals);
        goto CPyL671;
    }
    CPy_DECREF(cpy_r_r884);
    cpy_r_r891 = CPyStatics[1513]; /* 'top' */
    cpy_r_r892 = CPyDict_SetItem(cpy_r_r841, cpy_r_r891, cpy_r_r890);
    CPy_DECREF(cpy_r_r890);
    cpy_r_r893 = cpy_r_r892 >= 0;
    if (unlikely(!cpy_r_r893)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 134, CPyStatic_scholars___printed___globals);
        goto CPyL670;
    }
    cpy_r_r894 = CPyStatics[2569]; /* 'Track' */
    cpy_r_r895 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r896 = CPyDict_SetItem(cpy_r_r841, cpy_r_r895, cpy_r_r843);
    CPy_DECREF(cpy_r_r843);
    cpy_r_r897 = cpy_r_r896 >= 0;
    if (unlikely(!cpy_r_r897)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL669;
    }
    cpy_r_r898 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r899 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r900 = CPyDict_SetItem(cpy_r_r841, cpy_r_r899, cpy_r_r898);
    cpy_r_r901 = cpy_r_r900 >= 0;
    if (unlikely(!cpy_r_r901)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL669;
    }
    cpy_r_r902 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r903 = CPyStatics[70]; /* '__module__' */
    cpy_r_r904 = CPyDict_SetItem(cpy_r_r841, cpy_r_r903, cpy_r_r902);
    cpy_r_r905 = cpy_r_r904 >= 0;
    if (unlikely(!cpy_r_r905)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL669;
    }
    PyObject *cpy_r_r906[3] = {cpy_r_r894, cpy_r_r820, cpy_r_r841};
    cpy_r_r907 = (PyObject **)&cpy_r_r906;
    cpy_r_r908 = PyObject_Vectorcall(cpy_r_r831, cpy_r_r907, 3, 0);
    CPy_DECREF(cpy_r_r831);
    if (unlikely(cpy_r_r908 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL672;
    }
    CPy_DECREF(cpy_r_r820);
    CPy_DECREF(cpy_r_r841);
    CPyType_scholars___printed___Track = (PyTypeObject *)cpy_r_r908;
    CPy_INCREF(CPyType_scholars___printed___Track);
    cpy_r_r909 = CPyStatic_scholars___printed___globals;
    cpy_r_r910 = CPyStatics[2569]; /* 'Track' */
    cpy_r_r911 = PyDict_SetItem(cpy_r_r909, cpy_r_r910, cpy_r_r908);
    CPy_DECREF(cpy_r_r908);
    cpy_r_r912 = cpy_r_r911 >= 0;
    if (unlikely(!cpy_r_r912)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 119, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r913 = (PyObject *)CPyType_scholars___printed___Track;
    cpy_r_r914 = (void *)&CPyModule_typing;
    cpy_r_r915 = CPyStatics[47]; /* 'typing' */
    cpy_r_r916 = CPyImport_GetModuleCacheForImport(cpy_r_r914, cpy_r_r915);
    if (unlikely(cpy_r_r916 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r917 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r918 = cpy_r_r916 != cpy_r_r917;
    if (cpy_r_r918) goto CPyL365;
    cpy_r_r919 = PyImport_Import(cpy_r_r915);
    if (unlikely(cpy_r_r919 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r914, cpy_r_r919);
    CPy_DECREF(cpy_r_r919);
CPyL365: ;
    cpy_r_r920 = PyImport_GetModuleDict();
    cpy_r_r921 = CPyStatics[47]; /* 'typing' */
    cpy_r_r922 = CPyDict_GetItem(cpy_r_r920, cpy_r_r921);
    if (unlikely(cpy_r_r922 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r923 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r924 = CPyObject_GetAttr(cpy_r_r922, cpy_r_r923);
    CPy_DECREF(cpy_r_r922);
    if (unlikely(cpy_r_r924 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r925 = PyTuple_Pack(1, cpy_r_r924);
    CPy_DECREF(cpy_r_r924);
    if (unlikely(cpy_r_r925 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r926 = (void *)&CPyModule_typing;
    cpy_r_r927 = CPyStatics[47]; /* 'typing' */
    cpy_r_r928 = CPyImport_GetModuleCacheForImport(cpy_r_r926, cpy_r_r927);
    if (unlikely(cpy_r_r928 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL673;
    }
    cpy_r_r929 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r930 = cpy_r_r928 != cpy_r_r929;
    if (cpy_r_r930) goto CPyL372;
    cpy_r_r931 = PyImport_Import(cpy_r_r927);
    if (unlikely(cpy_r_r931 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL673;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r926, cpy_r_r931);
    CPy_DECREF(cpy_r_r931);
CPyL372: ;
    cpy_r_r932 = PyImport_GetModuleDict();
    cpy_r_r933 = CPyStatics[47]; /* 'typing' */
    cpy_r_r934 = CPyDict_GetItem(cpy_r_r932, cpy_r_r933);
    if (unlikely(cpy_r_r934 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL673;
    }
    cpy_r_r935 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r936 = CPyObject_GetAttr(cpy_r_r934, cpy_r_r935);
    CPy_DECREF(cpy_r_r934);
    if (unlikely(cpy_r_r936 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL673;
    }
    cpy_r_r937 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r938 = PyObject_HasAttr(cpy_r_r936, cpy_r_r937);
    if (!cpy_r_r938) goto CPyL379;
    cpy_r_r939 = CPyStatics[2582]; /* 'Room' */
    cpy_r_r940 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r941 = CPyObject_GetAttr(cpy_r_r936, cpy_r_r940);
    if (unlikely(cpy_r_r941 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL674;
    }
    PyObject *cpy_r_r942[2] = {cpy_r_r939, cpy_r_r925};
    cpy_r_r943 = (PyObject **)&cpy_r_r942;
    cpy_r_r944 = PyObject_Vectorcall(cpy_r_r941, cpy_r_r943, 2, 0);
    CPy_DECREF(cpy_r_r941);
    if (unlikely(cpy_r_r944 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL674;
    }
    if (likely(PyDict_Check(cpy_r_r944)))
        cpy_r_r945 = cpy_r_r944;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals, "dict", cpy_r_r944);
        goto CPyL674;
    }
    cpy_r_r946 = cpy_r_r945;
    goto CPyL381;
CPyL379: ;
    cpy_r_r947 = PyDict_New();
    if (unlikely(cpy_r_r947 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL674;
    }
    cpy_r_r946 = cpy_r_r947;
CPyL381: ;
    cpy_r_r948 = PyDict_New();
    if (unlikely(cpy_r_r948 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL675;
    }
    cpy_r_r949 = (PyObject *)&PyUnicode_Type;
    cpy_r_r950 = CPyStatics[571]; /* 'id' */
    cpy_r_r951 = PyDict_SetItem(cpy_r_r948, cpy_r_r950, cpy_r_r949);
    cpy_r_r952 = cpy_r_r951 >= 0;
    if (unlikely(!cpy_r_r952)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 139, CPyStatic_scholars___printed___globals);
        goto CPyL676;
    }
    cpy_r_r953 = (PyObject *)&PyLong_Type;
    cpy_r_r954 = CPyStatics[85]; /* 'cost' */
    cpy_r_r955 = PyDict_SetItem(cpy_r_r948, cpy_r_r954, cpy_r_r953);
    cpy_r_r956 = cpy_r_r955 >= 0;
    if (unlikely(!cpy_r_r956)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 140, CPyStatic_scholars___printed___globals);
        goto CPyL676;
    }
    cpy_r_r957 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r958 = CPyStatics[602]; /* 'effect' */
    cpy_r_r959 = PyDict_SetItem(cpy_r_r948, cpy_r_r958, cpy_r_r957);
    cpy_r_r960 = cpy_r_r959 >= 0;
    if (unlikely(!cpy_r_r960)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 141, CPyStatic_scholars___printed___globals);
        goto CPyL676;
    }
    cpy_r_r961 = (PyObject *)&PyLong_Type;
    cpy_r_r962 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r963 = PyDict_SetItem(cpy_r_r948, cpy_r_r962, cpy_r_r961);
    cpy_r_r964 = cpy_r_r963 >= 0;
    if (unlikely(!cpy_r_r964)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 142, CPyStatic_scholars___printed___globals);
        goto CPyL676;
    }
    cpy_r_r965 = (PyObject *)&PyUnicode_Type;
    cpy_r_r966 = CPyStatics[980]; /* 'source' */
    cpy_r_r967 = PyDict_SetItem(cpy_r_r948, cpy_r_r966, cpy_r_r965);
    cpy_r_r968 = cpy_r_r967 >= 0;
    if (unlikely(!cpy_r_r968)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 143, CPyStatic_scholars___printed___globals);
        goto CPyL676;
    }
    cpy_r_r969 = CPyStatics[2582]; /* 'Room' */
    cpy_r_r970 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r971 = CPyDict_SetItem(cpy_r_r946, cpy_r_r970, cpy_r_r948);
    CPy_DECREF(cpy_r_r948);
    cpy_r_r972 = cpy_r_r971 >= 0;
    if (unlikely(!cpy_r_r972)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL675;
    }
    cpy_r_r973 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r974 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r975 = CPyDict_SetItem(cpy_r_r946, cpy_r_r974, cpy_r_r973);
    cpy_r_r976 = cpy_r_r975 >= 0;
    if (unlikely(!cpy_r_r976)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL675;
    }
    cpy_r_r977 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r978 = CPyStatics[70]; /* '__module__' */
    cpy_r_r979 = CPyDict_SetItem(cpy_r_r946, cpy_r_r978, cpy_r_r977);
    cpy_r_r980 = cpy_r_r979 >= 0;
    if (unlikely(!cpy_r_r980)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL675;
    }
    PyObject *cpy_r_r981[3] = {cpy_r_r969, cpy_r_r925, cpy_r_r946};
    cpy_r_r982 = (PyObject **)&cpy_r_r981;
    cpy_r_r983 = PyObject_Vectorcall(cpy_r_r936, cpy_r_r982, 3, 0);
    CPy_DECREF(cpy_r_r936);
    if (unlikely(cpy_r_r983 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL677;
    }
    CPy_DECREF(cpy_r_r925);
    CPy_DECREF(cpy_r_r946);
    CPyType_scholars___printed___Room = (PyTypeObject *)cpy_r_r983;
    CPy_INCREF(CPyType_scholars___printed___Room);
    cpy_r_r984 = CPyStatic_scholars___printed___globals;
    cpy_r_r985 = CPyStatics[2582]; /* 'Room' */
    cpy_r_r986 = PyDict_SetItem(cpy_r_r984, cpy_r_r985, cpy_r_r983);
    CPy_DECREF(cpy_r_r983);
    cpy_r_r987 = cpy_r_r986 >= 0;
    if (unlikely(!cpy_r_r987)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 138, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r988 = (PyObject *)CPyType_scholars___printed___Room;
    cpy_r_r989 = (void *)&CPyModule_typing;
    cpy_r_r990 = CPyStatics[47]; /* 'typing' */
    cpy_r_r991 = CPyImport_GetModuleCacheForImport(cpy_r_r989, cpy_r_r990);
    if (unlikely(cpy_r_r991 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r992 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r993 = cpy_r_r991 != cpy_r_r992;
    if (cpy_r_r993) goto CPyL396;
    cpy_r_r994 = PyImport_Import(cpy_r_r990);
    if (unlikely(cpy_r_r994 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r989, cpy_r_r994);
    CPy_DECREF(cpy_r_r994);
CPyL396: ;
    cpy_r_r995 = PyImport_GetModuleDict();
    cpy_r_r996 = CPyStatics[47]; /* 'typing' */
    cpy_r_r997 = CPyDict_GetItem(cpy_r_r995, cpy_r_r996);
    if (unlikely(cpy_r_r997 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r998 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r999 = CPyObject_GetAttr(cpy_r_r997, cpy_r_r998);
    CPy_DECREF(cpy_r_r997);
    if (unlikely(cpy_r_r999 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1000 = PyTuple_Pack(1, cpy_r_r999);
    CPy_DECREF(cpy_r_r999);
    if (unlikely(cpy_r_r1000 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1001 = (void *)&CPyModule_typing;
    cpy_r_r1002 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1003 = CPyImport_GetModuleCacheForImport(cpy_r_r1001, cpy_r_r1002);
    if (unlikely(cpy_r_r1003 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL678;
    }
    cpy_r_r1004 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1005 = cpy_r_r1003 != cpy_r_r1004;
    if (cpy_r_r1005) goto CPyL403;
    cpy_r_r1006 = PyImport_Import(cpy_r_r1002);
    if (unlikely(cpy_r_r1006 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL678;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1001, cpy_r_r1006);
    CPy_DECREF(cpy_r_r1006);
CPyL403: ;
    cpy_r_r1007 = PyImport_GetModuleDict();
    cpy_r_r1008 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1009 = CPyDict_GetItem(cpy_r_r1007, cpy_r_r1008);
    if (unlikely(cpy_r_r1009 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL678;
    }
    cpy_r_r1010 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r1011 = CPyObject_GetAttr(cpy_r_r1009, cpy_r_r1010);
    CPy_DECREF(cpy_r_r1009);
    if (unlikely(cpy_r_r1011 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL678;
    }
    cpy_r_r1012 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1013 = PyObject_HasAttr(cpy_r_r1011, cpy_r_r1012);
    if (!cpy_r_r1013) goto CPyL410;
    cpy_r_r1014 = CPyStatics[2570]; /* 'Guild' */
    cpy_r_r1015 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1016 = CPyObject_GetAttr(cpy_r_r1011, cpy_r_r1015);
    if (unlikely(cpy_r_r1016 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL679;
    }
    PyObject *cpy_r_r1017[2] = {cpy_r_r1014, cpy_r_r1000};
    cpy_r_r1018 = (PyObject **)&cpy_r_r1017;
    cpy_r_r1019 = PyObject_Vectorcall(cpy_r_r1016, cpy_r_r1018, 2, 0);
    CPy_DECREF(cpy_r_r1016);
    if (unlikely(cpy_r_r1019 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL679;
    }
    if (likely(PyDict_Check(cpy_r_r1019)))
        cpy_r_r1020 = cpy_r_r1019;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals, "dict", cpy_r_r1019);
        goto CPyL679;
    }
    cpy_r_r1021 = cpy_r_r1020;
    goto CPyL412;
CPyL410: ;
    cpy_r_r1022 = PyDict_New();
    if (unlikely(cpy_r_r1022 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL679;
    }
    cpy_r_r1021 = cpy_r_r1022;
CPyL412: ;
    cpy_r_r1023 = PyDict_New();
    if (unlikely(cpy_r_r1023 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL680;
    }
    cpy_r_r1024 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1025 = CPyStatics[571]; /* 'id' */
    cpy_r_r1026 = PyDict_SetItem(cpy_r_r1023, cpy_r_r1025, cpy_r_r1024);
    cpy_r_r1027 = cpy_r_r1026 >= 0;
    if (unlikely(!cpy_r_r1027)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 147, CPyStatic_scholars___printed___globals);
        goto CPyL681;
    }
    cpy_r_r1028 = (PyObject *)&PyLong_Type;
    cpy_r_r1029 = CPyStatics[336]; /* 'colour' */
    cpy_r_r1030 = PyDict_SetItem(cpy_r_r1023, cpy_r_r1029, cpy_r_r1028);
    cpy_r_r1031 = cpy_r_r1030 >= 0;
    if (unlikely(!cpy_r_r1031)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 148, CPyStatic_scholars___printed___globals);
        goto CPyL681;
    }
    cpy_r_r1032 = (PyObject *)&PyLong_Type;
    cpy_r_r1033 = CPyStatics[2543]; /* 'control_vp' */
    cpy_r_r1034 = PyDict_SetItem(cpy_r_r1023, cpy_r_r1033, cpy_r_r1032);
    cpy_r_r1035 = cpy_r_r1034 >= 0;
    if (unlikely(!cpy_r_r1035)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 149, CPyStatic_scholars___printed___globals);
        goto CPyL681;
    }
    cpy_r_r1036 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r1037 = CPyStatics[2544]; /* 'consolation' */
    cpy_r_r1038 = PyDict_SetItem(cpy_r_r1023, cpy_r_r1037, cpy_r_r1036);
    cpy_r_r1039 = cpy_r_r1038 >= 0;
    if (unlikely(!cpy_r_r1039)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 150, CPyStatic_scholars___printed___globals);
        goto CPyL681;
    }
    cpy_r_r1040 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1041 = CPyStatics[980]; /* 'source' */
    cpy_r_r1042 = PyDict_SetItem(cpy_r_r1023, cpy_r_r1041, cpy_r_r1040);
    cpy_r_r1043 = cpy_r_r1042 >= 0;
    if (unlikely(!cpy_r_r1043)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 151, CPyStatic_scholars___printed___globals);
        goto CPyL681;
    }
    cpy_r_r1044 = CPyStatics[2570]; /* 'Guild' */
    cpy_r_r1045 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r1046 = CPyDict_SetItem(cpy_r_r1021, cpy_r_r1045, cpy_r_r1023);
    CPy_DECREF(cpy_r_r1023);
    cpy_r_r1047 = cpy_r_r1046 >= 0;
    if (unlikely(!cpy_r_r1047)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL680;
    }
    cpy_r_r1048 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r1049 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r1050 = CPyDict_SetItem(cpy_r_r1021, cpy_r_r1049, cpy_r_r1048);
    cpy_r_r1051 = cpy_r_r1050 >= 0;
    if (unlikely(!cpy_r_r1051)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL680;
    }
    cpy_r_r1052 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r1053 = CPyStatics[70]; /* '__module__' */
    cpy_r_r1054 = CPyDict_SetItem(cpy_r_r1021, cpy_r_r1053, cpy_r_r1052);
    cpy_r_r1055 = cpy_r_r1054 >= 0;
    if (unlikely(!cpy_r_r1055)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL680;
    }
    PyObject *cpy_r_r1056[3] = {cpy_r_r1044, cpy_r_r1000, cpy_r_r1021};
    cpy_r_r1057 = (PyObject **)&cpy_r_r1056;
    cpy_r_r1058 = PyObject_Vectorcall(cpy_r_r1011, cpy_r_r1057, 3, 0);
    CPy_DECREF(cpy_r_r1011);
    if (unlikely(cpy_r_r1058 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL682;
    }
    CPy_DECREF(cpy_r_r1000);
    CPy_DECREF(cpy_r_r1021);
    CPyType_scholars___printed___Guild = (PyTypeObject *)cpy_r_r1058;
    CPy_INCREF(CPyType_scholars___printed___Guild);
    cpy_r_r1059 = CPyStatic_scholars___printed___globals;
    cpy_r_r1060 = CPyStatics[2570]; /* 'Guild' */
    cpy_r_r1061 = PyDict_SetItem(cpy_r_r1059, cpy_r_r1060, cpy_r_r1058);
    CPy_DECREF(cpy_r_r1058);
    cpy_r_r1062 = cpy_r_r1061 >= 0;
    if (unlikely(!cpy_r_r1062)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 146, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1063 = (PyObject *)CPyType_scholars___printed___Guild;
    cpy_r_r1064 = (void *)&CPyModule_typing;
    cpy_r_r1065 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1066 = CPyImport_GetModuleCacheForImport(cpy_r_r1064, cpy_r_r1065);
    if (unlikely(cpy_r_r1066 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1067 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1068 = cpy_r_r1066 != cpy_r_r1067;
    if (cpy_r_r1068) goto CPyL427;
    cpy_r_r1069 = PyImport_Import(cpy_r_r1065);
    if (unlikely(cpy_r_r1069 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1064, cpy_r_r1069);
    CPy_DECREF(cpy_r_r1069);
CPyL427: ;
    cpy_r_r1070 = PyImport_GetModuleDict();
    cpy_r_r1071 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1072 = CPyDict_GetItem(cpy_r_r1070, cpy_r_r1071);
    if (unlikely(cpy_r_r1072 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1073 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r1074 = CPyObject_GetAttr(cpy_r_r1072, cpy_r_r1073);
    CPy_DECREF(cpy_r_r1072);
    if (unlikely(cpy_r_r1074 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1075 = PyTuple_Pack(1, cpy_r_r1074);
    CPy_DECREF(cpy_r_r1074);
    if (unlikely(cpy_r_r1075 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1076 = (void *)&CPyModule_typing;
    cpy_r_r1077 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1078 = CPyImport_GetModuleCacheForImport(cpy_r_r1076, cpy_r_r1077);
    if (unlikely(cpy_r_r1078 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL683;
    }
    cpy_r_r1079 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1080 = cpy_r_r1078 != cpy_r_r1079;
    if (cpy_r_r1080) goto CPyL434;
    cpy_r_r1081 = PyImport_Import(cpy_r_r1077);
    if (unlikely(cpy_r_r1081 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL683;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1076, cpy_r_r1081);
    CPy_DECREF(cpy_r_r1081);
CPyL434: ;
    cpy_r_r1082 = PyImport_GetModuleDict();
    cpy_r_r1083 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1084 = CPyDict_GetItem(cpy_r_r1082, cpy_r_r1083);
    if (unlikely(cpy_r_r1084 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL683;
    }
    cpy_r_r1085 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r1086 = CPyObject_GetAttr(cpy_r_r1084, cpy_r_r1085);
    CPy_DECREF(cpy_r_r1084);
    if (unlikely(cpy_r_r1086 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL683;
    }
    cpy_r_r1087 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1088 = PyObject_HasAttr(cpy_r_r1086, cpy_r_r1087);
    if (!cpy_r_r1088) goto CPyL441;
    cpy_r_r1089 = CPyStatics[2573]; /* 'HouseSpace' */
    cpy_r_r1090 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1091 = CPyObject_GetAttr(cpy_r_r1086, cpy_r_r1090);
    if (unlikely(cpy_r_r1091 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL684;
    }
    PyObject *cpy_r_r1092[2] = {cpy_r_r1089, cpy_r_r1075};
    cpy_r_r1093 = (PyObject **)&cpy_r_r1092;
    cpy_r_r1094 = PyObject_Vectorcall(cpy_r_r1091, cpy_r_r1093, 2, 0);
    CPy_DECREF(cpy_r_r1091);
    if (unlikely(cpy_r_r1094 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL684;
    }
    if (likely(PyDict_Check(cpy_r_r1094)))
        cpy_r_r1095 = cpy_r_r1094;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals, "dict", cpy_r_r1094);
        goto CPyL684;
    }
    cpy_r_r1096 = cpy_r_r1095;
    goto CPyL443;
CPyL441: ;
    cpy_r_r1097 = PyDict_New();
    if (unlikely(cpy_r_r1097 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL684;
    }
    cpy_r_r1096 = cpy_r_r1097;
CPyL443: ;
    cpy_r_r1098 = PyDict_New();
    if (unlikely(cpy_r_r1098 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL685;
    }
    cpy_r_r1099 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1100 = CPyStatics[571]; /* 'id' */
    cpy_r_r1101 = PyDict_SetItem(cpy_r_r1098, cpy_r_r1100, cpy_r_r1099);
    cpy_r_r1102 = cpy_r_r1101 >= 0;
    if (unlikely(!cpy_r_r1102)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 157, CPyStatic_scholars___printed___globals);
        goto CPyL686;
    }
    cpy_r_r1103 = (PyObject *)&PyLong_Type;
    cpy_r_r1104 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r1105 = PyDict_SetItem(cpy_r_r1098, cpy_r_r1104, cpy_r_r1103);
    cpy_r_r1106 = cpy_r_r1105 >= 0;
    if (unlikely(!cpy_r_r1106)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 158, CPyStatic_scholars___printed___globals);
        goto CPyL686;
    }
    cpy_r_r1107 = (PyObject *)&PyLong_Type;
    cpy_r_r1108 = CPyStatics[1592]; /* 'row' */
    cpy_r_r1109 = PyDict_SetItem(cpy_r_r1098, cpy_r_r1108, cpy_r_r1107);
    cpy_r_r1110 = cpy_r_r1109 >= 0;
    if (unlikely(!cpy_r_r1110)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 159, CPyStatic_scholars___printed___globals);
        goto CPyL686;
    }
    cpy_r_r1111 = (PyObject *)&PyLong_Type;
    cpy_r_r1112 = CPyStatics[85]; /* 'cost' */
    cpy_r_r1113 = PyDict_SetItem(cpy_r_r1098, cpy_r_r1112, cpy_r_r1111);
    cpy_r_r1114 = cpy_r_r1113 >= 0;
    if (unlikely(!cpy_r_r1114)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 160, CPyStatic_scholars___printed___globals);
        goto CPyL686;
    }
    cpy_r_r1115 = (PyObject *)&PyLong_Type;
    cpy_r_r1116 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r1117 = PyDict_SetItem(cpy_r_r1098, cpy_r_r1116, cpy_r_r1115);
    cpy_r_r1118 = cpy_r_r1117 >= 0;
    if (unlikely(!cpy_r_r1118)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 161, CPyStatic_scholars___printed___globals);
        goto CPyL686;
    }
    cpy_r_r1119 = (PyObject *)&PyLong_Type;
    cpy_r_r1120 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r1121 = PyDict_SetItem(cpy_r_r1098, cpy_r_r1120, cpy_r_r1119);
    cpy_r_r1122 = cpy_r_r1121 >= 0;
    if (unlikely(!cpy_r_r1122)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 162, CPyStatic_scholars___printed___globals);
        goto CPyL686;
    }
    cpy_r_r1123 = (PyObject *)&PyLong_Type;
    cpy_r_r1124 = CPyStatics[2571]; /* 'white_dice' */
    cpy_r_r1125 = PyDict_SetItem(cpy_r_r1098, cpy_r_r1124, cpy_r_r1123);
    cpy_r_r1126 = cpy_r_r1125 >= 0;
    if (unlikely(!cpy_r_r1126)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 163, CPyStatic_scholars___printed___globals);
        goto CPyL686;
    }
    cpy_r_r1127 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1128 = CPyStatics[980]; /* 'source' */
    cpy_r_r1129 = PyDict_SetItem(cpy_r_r1098, cpy_r_r1128, cpy_r_r1127);
    cpy_r_r1130 = cpy_r_r1129 >= 0;
    if (unlikely(!cpy_r_r1130)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 164, CPyStatic_scholars___printed___globals);
        goto CPyL686;
    }
    cpy_r_r1131 = CPyStatics[2573]; /* 'HouseSpace' */
    cpy_r_r1132 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r1133 = CPyDict_SetItem(cpy_r_r1096, cpy_r_r1132, cpy_r_r1098);
    CPy_DECREF(cpy_r_r1098);
    cpy_r_r1134 = cpy_r_r1133 >= 0;
    if (unlikely(!cpy_r_r1134)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL685;
    }
    cpy_r_r1135 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r1136 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r1137 = CPyDict_SetItem(cpy_r_r1096, cpy_r_r1136, cpy_r_r1135);
    cpy_r_r1138 = cpy_r_r1137 >= 0;
    if (unlikely(!cpy_r_r1138)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL685;
    }
    cpy_r_r1139 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r1140 = CPyStatics[70]; /* '__module__' */
    cpy_r_r1141 = CPyDict_SetItem(cpy_r_r1096, cpy_r_r1140, cpy_r_r1139);
    cpy_r_r1142 = cpy_r_r1141 >= 0;
    if (unlikely(!cpy_r_r1142)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL685;
    }
    PyObject *cpy_r_r1143[3] = {cpy_r_r1131, cpy_r_r1075, cpy_r_r1096};
    cpy_r_r1144 = (PyObject **)&cpy_r_r1143;
    cpy_r_r1145 = PyObject_Vectorcall(cpy_r_r1086, cpy_r_r1144, 3, 0);
    CPy_DECREF(cpy_r_r1086);
    if (unlikely(cpy_r_r1145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL687;
    }
    CPy_DECREF(cpy_r_r1075);
    CPy_DECREF(cpy_r_r1096);
    CPyType_scholars___printed___HouseSpace = (PyTypeObject *)cpy_r_r1145;
    CPy_INCREF(CPyType_scholars___printed___HouseSpace);
    cpy_r_r1146 = CPyStatic_scholars___printed___globals;
    cpy_r_r1147 = CPyStatics[2573]; /* 'HouseSpace' */
    cpy_r_r1148 = PyDict_SetItem(cpy_r_r1146, cpy_r_r1147, cpy_r_r1145);
    CPy_DECREF(cpy_r_r1145);
    cpy_r_r1149 = cpy_r_r1148 >= 0;
    if (unlikely(!cpy_r_r1149)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 154, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1150 = (PyObject *)CPyType_scholars___printed___HouseSpace;
    cpy_r_r1151 = (void *)&CPyModule_typing;
    cpy_r_r1152 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1153 = CPyImport_GetModuleCacheForImport(cpy_r_r1151, cpy_r_r1152);
    if (unlikely(cpy_r_r1153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1154 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1155 = cpy_r_r1153 != cpy_r_r1154;
    if (cpy_r_r1155) goto CPyL461;
    cpy_r_r1156 = PyImport_Import(cpy_r_r1152);
    if (unlikely(cpy_r_r1156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1151, cpy_r_r1156);
    CPy_DECREF(cpy_r_r1156);
CPyL461: ;
    cpy_r_r1157 = PyImport_GetModuleDict();
    cpy_r_r1158 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1159 = CPyDict_GetItem(cpy_r_r1157, cpy_r_r1158);
    if (unlikely(cpy_r_r1159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1160 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r1161 = CPyObject_GetAttr(cpy_r_r1159, cpy_r_r1160);
    CPy_DECREF(cpy_r_r1159);
    if (unlikely(cpy_r_r1161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1162 = PyTuple_Pack(1, cpy_r_r1161);
    CPy_DECREF(cpy_r_r1161);
    if (unlikely(cpy_r_r1162 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1163 = (void *)&CPyModule_typing;
    cpy_r_r1164 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1165 = CPyImport_GetModuleCacheForImport(cpy_r_r1163, cpy_r_r1164);
    if (unlikely(cpy_r_r1165 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL688;
    }
    cpy_r_r1166 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1167 = cpy_r_r1165 != cpy_r_r1166;
    if (cpy_r_r1167) goto CPyL468;
    cpy_r_r1168 = PyImport_Import(cpy_r_r1164);
    if (unlikely(cpy_r_r1168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL688;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1163, cpy_r_r1168);
    CPy_DECREF(cpy_r_r1168);
CPyL468: ;
    cpy_r_r1169 = PyImport_GetModuleDict();
    cpy_r_r1170 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1171 = CPyDict_GetItem(cpy_r_r1169, cpy_r_r1170);
    if (unlikely(cpy_r_r1171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL688;
    }
    cpy_r_r1172 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r1173 = CPyObject_GetAttr(cpy_r_r1171, cpy_r_r1172);
    CPy_DECREF(cpy_r_r1171);
    if (unlikely(cpy_r_r1173 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL688;
    }
    cpy_r_r1174 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1175 = PyObject_HasAttr(cpy_r_r1173, cpy_r_r1174);
    if (!cpy_r_r1175) goto CPyL475;
    cpy_r_r1176 = CPyStatics[2580]; /* 'Location' */
    cpy_r_r1177 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1178 = CPyObject_GetAttr(cpy_r_r1173, cpy_r_r1177);
    if (unlikely(cpy_r_r1178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL689;
    }
    PyObject *cpy_r_r1179[2] = {cpy_r_r1176, cpy_r_r1162};
    cpy_r_r1180 = (PyObject **)&cpy_r_r1179;
    cpy_r_r1181 = PyObject_Vectorcall(cpy_r_r1178, cpy_r_r1180, 2, 0);
    CPy_DECREF(cpy_r_r1178);
    if (unlikely(cpy_r_r1181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL689;
    }
    if (likely(PyDict_Check(cpy_r_r1181)))
        cpy_r_r1182 = cpy_r_r1181;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals, "dict", cpy_r_r1181);
        goto CPyL689;
    }
    cpy_r_r1183 = cpy_r_r1182;
    goto CPyL477;
CPyL475: ;
    cpy_r_r1184 = PyDict_New();
    if (unlikely(cpy_r_r1184 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL689;
    }
    cpy_r_r1183 = cpy_r_r1184;
CPyL477: ;
    cpy_r_r1185 = PyDict_New();
    if (unlikely(cpy_r_r1185 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL690;
    }
    cpy_r_r1186 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1187 = CPyStatics[571]; /* 'id' */
    cpy_r_r1188 = PyDict_SetItem(cpy_r_r1185, cpy_r_r1187, cpy_r_r1186);
    cpy_r_r1189 = cpy_r_r1188 >= 0;
    if (unlikely(!cpy_r_r1189)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 170, CPyStatic_scholars___printed___globals);
        goto CPyL691;
    }
    cpy_r_r1190 = (PyObject *)&PyBool_Type;
    cpy_r_r1191 = CPyStatics[3303]; /* 'is_black' */
    cpy_r_r1192 = PyDict_SetItem(cpy_r_r1185, cpy_r_r1191, cpy_r_r1190);
    cpy_r_r1193 = cpy_r_r1192 >= 0;
    if (unlikely(!cpy_r_r1193)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 171, CPyStatic_scholars___printed___globals);
        goto CPyL691;
    }
    cpy_r_r1194 = (PyObject *)&PyLong_Type;
    cpy_r_r1195 = CPyStatics[785]; /* 'slot' */
    cpy_r_r1196 = PyDict_SetItem(cpy_r_r1185, cpy_r_r1195, cpy_r_r1194);
    cpy_r_r1197 = cpy_r_r1196 >= 0;
    if (unlikely(!cpy_r_r1197)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 172, CPyStatic_scholars___printed___globals);
        goto CPyL691;
    }
    cpy_r_r1198 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r1199 = CPyStatics[602]; /* 'effect' */
    cpy_r_r1200 = PyDict_SetItem(cpy_r_r1185, cpy_r_r1199, cpy_r_r1198);
    cpy_r_r1201 = cpy_r_r1200 >= 0;
    if (unlikely(!cpy_r_r1201)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 173, CPyStatic_scholars___printed___globals);
        goto CPyL691;
    }
    cpy_r_r1202 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1203 = CPyStatics[1552]; /* 'path' */
    cpy_r_r1204 = PyDict_SetItem(cpy_r_r1185, cpy_r_r1203, cpy_r_r1202);
    cpy_r_r1205 = cpy_r_r1204 >= 0;
    if (unlikely(!cpy_r_r1205)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 174, CPyStatic_scholars___printed___globals);
        goto CPyL691;
    }
    cpy_r_r1206 = (PyObject *)&PyLong_Type;
    cpy_r_r1207 = CPyStatics[3304]; /* 'path_colour' */
    cpy_r_r1208 = PyDict_SetItem(cpy_r_r1185, cpy_r_r1207, cpy_r_r1206);
    cpy_r_r1209 = cpy_r_r1208 >= 0;
    if (unlikely(!cpy_r_r1209)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 175, CPyStatic_scholars___printed___globals);
        goto CPyL691;
    }
    cpy_r_r1210 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r1211 = CPyStatics[3305]; /* 'path_bonus' */
    cpy_r_r1212 = PyDict_SetItem(cpy_r_r1185, cpy_r_r1211, cpy_r_r1210);
    cpy_r_r1213 = cpy_r_r1212 >= 0;
    if (unlikely(!cpy_r_r1213)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 176, CPyStatic_scholars___printed___globals);
        goto CPyL691;
    }
    cpy_r_r1214 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1215 = CPyStatics[980]; /* 'source' */
    cpy_r_r1216 = PyDict_SetItem(cpy_r_r1185, cpy_r_r1215, cpy_r_r1214);
    cpy_r_r1217 = cpy_r_r1216 >= 0;
    if (unlikely(!cpy_r_r1217)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 177, CPyStatic_scholars___printed___globals);
        goto CPyL691;
    }
    cpy_r_r1218 = CPyStatics[2580]; /* 'Location' */
    cpy_r_r1219 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r1220 = CPyDict_SetItem(cpy_r_r1183, cpy_r_r1219, cpy_r_r1185);
    CPy_DECREF(cpy_r_r1185);
    cpy_r_r1221 = cpy_r_r1220 >= 0;
    if (unlikely(!cpy_r_r1221)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL690;
    }
    cpy_r_r1222 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r1223 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r1224 = CPyDict_SetItem(cpy_r_r1183, cpy_r_r1223, cpy_r_r1222);
    cpy_r_r1225 = cpy_r_r1224 >= 0;
    if (unlikely(!cpy_r_r1225)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL690;
    }
    cpy_r_r1226 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r1227 = CPyStatics[70]; /* '__module__' */
    cpy_r_r1228 = CPyDict_SetItem(cpy_r_r1183, cpy_r_r1227, cpy_r_r1226);
    cpy_r_r1229 = cpy_r_r1228 >= 0;
    if (unlikely(!cpy_r_r1229)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL690;
    }
    PyObject *cpy_r_r1230[3] = {cpy_r_r1218, cpy_r_r1162, cpy_r_r1183};
    cpy_r_r1231 = (PyObject **)&cpy_r_r1230;
    cpy_r_r1232 = PyObject_Vectorcall(cpy_r_r1173, cpy_r_r1231, 3, 0);
    CPy_DECREF(cpy_r_r1173);
    if (unlikely(cpy_r_r1232 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL692;
    }
    CPy_DECREF(cpy_r_r1162);
    CPy_DECREF(cpy_r_r1183);
    CPyType_scholars___printed___Location = (PyTypeObject *)cpy_r_r1232;
    CPy_INCREF(CPyType_scholars___printed___Location);
    cpy_r_r1233 = CPyStatic_scholars___printed___globals;
    cpy_r_r1234 = CPyStatics[2580]; /* 'Location' */
    cpy_r_r1235 = PyDict_SetItem(cpy_r_r1233, cpy_r_r1234, cpy_r_r1232);
    CPy_DECREF(cpy_r_r1232);
    cpy_r_r1236 = cpy_r_r1235 >= 0;
    if (unlikely(!cpy_r_r1236)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 167, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1237 = (PyObject *)CPyType_scholars___printed___Location;
    cpy_r_r1238 = (void *)&CPyModule_typing;
    cpy_r_r1239 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1240 = CPyImport_GetModuleCacheForImport(cpy_r_r1238, cpy_r_r1239);
    if (unlikely(cpy_r_r1240 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1241 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1242 = cpy_r_r1240 != cpy_r_r1241;
    if (cpy_r_r1242) goto CPyL495;
    cpy_r_r1243 = PyImport_Import(cpy_r_r1239);
    if (unlikely(cpy_r_r1243 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1238, cpy_r_r1243);
    CPy_DECREF(cpy_r_r1243);
CPyL495: ;
    cpy_r_r1244 = PyImport_GetModuleDict();
    cpy_r_r1245 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1246 = CPyDict_GetItem(cpy_r_r1244, cpy_r_r1245);
    if (unlikely(cpy_r_r1246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1247 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r1248 = CPyObject_GetAttr(cpy_r_r1246, cpy_r_r1247);
    CPy_DECREF(cpy_r_r1246);
    if (unlikely(cpy_r_r1248 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1249 = PyTuple_Pack(1, cpy_r_r1248);
    CPy_DECREF(cpy_r_r1248);
    if (unlikely(cpy_r_r1249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1250 = (void *)&CPyModule_typing;
    cpy_r_r1251 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1252 = CPyImport_GetModuleCacheForImport(cpy_r_r1250, cpy_r_r1251);
    if (unlikely(cpy_r_r1252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL693;
    }
    cpy_r_r1253 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1254 = cpy_r_r1252 != cpy_r_r1253;
    if (cpy_r_r1254) goto CPyL502;
    cpy_r_r1255 = PyImport_Import(cpy_r_r1251);
    if (unlikely(cpy_r_r1255 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL693;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1250, cpy_r_r1255);
    CPy_DECREF(cpy_r_r1255);
CPyL502: ;
    cpy_r_r1256 = PyImport_GetModuleDict();
    cpy_r_r1257 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1258 = CPyDict_GetItem(cpy_r_r1256, cpy_r_r1257);
    if (unlikely(cpy_r_r1258 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL693;
    }
    cpy_r_r1259 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r1260 = CPyObject_GetAttr(cpy_r_r1258, cpy_r_r1259);
    CPy_DECREF(cpy_r_r1258);
    if (unlikely(cpy_r_r1260 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL693;
    }
    cpy_r_r1261 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1262 = PyObject_HasAttr(cpy_r_r1260, cpy_r_r1261);
    if (!cpy_r_r1262) goto CPyL509;
    cpy_r_r1263 = CPyStatics[2614]; /* 'CaliphCard' */
    cpy_r_r1264 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1265 = CPyObject_GetAttr(cpy_r_r1260, cpy_r_r1264);
    if (unlikely(cpy_r_r1265 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL694;
    }
    PyObject *cpy_r_r1266[2] = {cpy_r_r1263, cpy_r_r1249};
    cpy_r_r1267 = (PyObject **)&cpy_r_r1266;
    cpy_r_r1268 = PyObject_Vectorcall(cpy_r_r1265, cpy_r_r1267, 2, 0);
    CPy_DECREF(cpy_r_r1265);
    if (unlikely(cpy_r_r1268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL694;
    }
    if (likely(PyDict_Check(cpy_r_r1268)))
        cpy_r_r1269 = cpy_r_r1268;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals, "dict", cpy_r_r1268);
        goto CPyL694;
    }
    cpy_r_r1270 = cpy_r_r1269;
    goto CPyL511;
CPyL509: ;
    cpy_r_r1271 = PyDict_New();
    if (unlikely(cpy_r_r1271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL694;
    }
    cpy_r_r1270 = cpy_r_r1271;
CPyL511: ;
    cpy_r_r1272 = PyDict_New();
    if (unlikely(cpy_r_r1272 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL695;
    }
    cpy_r_r1273 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1274 = CPyStatics[571]; /* 'id' */
    cpy_r_r1275 = PyDict_SetItem(cpy_r_r1272, cpy_r_r1274, cpy_r_r1273);
    cpy_r_r1276 = cpy_r_r1275 >= 0;
    if (unlikely(!cpy_r_r1276)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 181, CPyStatic_scholars___printed___globals);
        goto CPyL696;
    }
    cpy_r_r1277 = (PyObject *)&PyTuple_Type;
    cpy_r_r1278 = CPyStatics[3306]; /* 'rewards' */
    cpy_r_r1279 = PyDict_SetItem(cpy_r_r1272, cpy_r_r1278, cpy_r_r1277);
    cpy_r_r1280 = cpy_r_r1279 >= 0;
    if (unlikely(!cpy_r_r1280)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 182, CPyStatic_scholars___printed___globals);
        goto CPyL696;
    }
    cpy_r_r1281 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1282 = CPyStatics[980]; /* 'source' */
    cpy_r_r1283 = PyDict_SetItem(cpy_r_r1272, cpy_r_r1282, cpy_r_r1281);
    cpy_r_r1284 = cpy_r_r1283 >= 0;
    if (unlikely(!cpy_r_r1284)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 183, CPyStatic_scholars___printed___globals);
        goto CPyL696;
    }
    cpy_r_r1285 = CPyStatics[2614]; /* 'CaliphCard' */
    cpy_r_r1286 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r1287 = CPyDict_SetItem(cpy_r_r1270, cpy_r_r1286, cpy_r_r1272);
    CPy_DECREF(cpy_r_r1272);
    cpy_r_r1288 = cpy_r_r1287 >= 0;
    if (unlikely(!cpy_r_r1288)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL695;
    }
    cpy_r_r1289 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r1290 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r1291 = CPyDict_SetItem(cpy_r_r1270, cpy_r_r1290, cpy_r_r1289);
    cpy_r_r1292 = cpy_r_r1291 >= 0;
    if (unlikely(!cpy_r_r1292)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL695;
    }
    cpy_r_r1293 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r1294 = CPyStatics[70]; /* '__module__' */
    cpy_r_r1295 = CPyDict_SetItem(cpy_r_r1270, cpy_r_r1294, cpy_r_r1293);
    cpy_r_r1296 = cpy_r_r1295 >= 0;
    if (unlikely(!cpy_r_r1296)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL695;
    }
    PyObject *cpy_r_r1297[3] = {cpy_r_r1285, cpy_r_r1249, cpy_r_r1270};
    cpy_r_r1298 = (PyObject **)&cpy_r_r1297;
    cpy_r_r1299 = PyObject_Vectorcall(cpy_r_r1260, cpy_r_r1298, 3, 0);
    CPy_DECREF(cpy_r_r1260);
    if (unlikely(cpy_r_r1299 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL697;
    }
    CPy_DECREF(cpy_r_r1249);
    CPy_DECREF(cpy_r_r1270);
    CPyType_scholars___printed___CaliphCard = (PyTypeObject *)cpy_r_r1299;
    CPy_INCREF(CPyType_scholars___printed___CaliphCard);
    cpy_r_r1300 = CPyStatic_scholars___printed___globals;
    cpy_r_r1301 = CPyStatics[2614]; /* 'CaliphCard' */
    cpy_r_r1302 = PyDict_SetItem(cpy_r_r1300, cpy_r_r1301, cpy_r_r1299);
    CPy_DECREF(cpy_r_r1299);
    cpy_r_r1303 = cpy_r_r1302 >= 0;
    if (unlikely(!cpy_r_r1303)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 180, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1304 = (PyObject *)CPyType_scholars___printed___CaliphCard;
    cpy_r_r1305 = (void *)&CPyModule_typing;
    cpy_r_r1306 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1307 = CPyImport_GetModuleCacheForImport(cpy_r_r1305, cpy_r_r1306);
    if (unlikely(cpy_r_r1307 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1308 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1309 = cpy_r_r1307 != cpy_r_r1308;
    if (cpy_r_r1309) goto CPyL524;
    cpy_r_r1310 = PyImport_Import(cpy_r_r1306);
    if (unlikely(cpy_r_r1310 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1305, cpy_r_r1310);
    CPy_DECREF(cpy_r_r1310);
CPyL524: ;
    cpy_r_r1311 = PyImport_GetModuleDict();
    cpy_r_r1312 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1313 = CPyDict_GetItem(cpy_r_r1311, cpy_r_r1312);
    if (unlikely(cpy_r_r1313 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1314 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r1315 = CPyObject_GetAttr(cpy_r_r1313, cpy_r_r1314);
    CPy_DECREF(cpy_r_r1313);
    if (unlikely(cpy_r_r1315 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1316 = PyTuple_Pack(1, cpy_r_r1315);
    CPy_DECREF(cpy_r_r1315);
    if (unlikely(cpy_r_r1316 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1317 = (void *)&CPyModule_typing;
    cpy_r_r1318 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1319 = CPyImport_GetModuleCacheForImport(cpy_r_r1317, cpy_r_r1318);
    if (unlikely(cpy_r_r1319 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL698;
    }
    cpy_r_r1320 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1321 = cpy_r_r1319 != cpy_r_r1320;
    if (cpy_r_r1321) goto CPyL531;
    cpy_r_r1322 = PyImport_Import(cpy_r_r1318);
    if (unlikely(cpy_r_r1322 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL698;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1317, cpy_r_r1322);
    CPy_DECREF(cpy_r_r1322);
CPyL531: ;
    cpy_r_r1323 = PyImport_GetModuleDict();
    cpy_r_r1324 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1325 = CPyDict_GetItem(cpy_r_r1323, cpy_r_r1324);
    if (unlikely(cpy_r_r1325 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL698;
    }
    cpy_r_r1326 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r1327 = CPyObject_GetAttr(cpy_r_r1325, cpy_r_r1326);
    CPy_DECREF(cpy_r_r1325);
    if (unlikely(cpy_r_r1327 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL698;
    }
    cpy_r_r1328 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1329 = PyObject_HasAttr(cpy_r_r1327, cpy_r_r1328);
    if (!cpy_r_r1329) goto CPyL538;
    cpy_r_r1330 = CPyStatics[2629]; /* 'Plan' */
    cpy_r_r1331 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1332 = CPyObject_GetAttr(cpy_r_r1327, cpy_r_r1331);
    if (unlikely(cpy_r_r1332 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL699;
    }
    PyObject *cpy_r_r1333[2] = {cpy_r_r1330, cpy_r_r1316};
    cpy_r_r1334 = (PyObject **)&cpy_r_r1333;
    cpy_r_r1335 = PyObject_Vectorcall(cpy_r_r1332, cpy_r_r1334, 2, 0);
    CPy_DECREF(cpy_r_r1332);
    if (unlikely(cpy_r_r1335 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL699;
    }
    if (likely(PyDict_Check(cpy_r_r1335)))
        cpy_r_r1336 = cpy_r_r1335;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals, "dict", cpy_r_r1335);
        goto CPyL699;
    }
    cpy_r_r1337 = cpy_r_r1336;
    goto CPyL540;
CPyL538: ;
    cpy_r_r1338 = PyDict_New();
    if (unlikely(cpy_r_r1338 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL699;
    }
    cpy_r_r1337 = cpy_r_r1338;
CPyL540: ;
    cpy_r_r1339 = PyDict_New();
    if (unlikely(cpy_r_r1339 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL700;
    }
    cpy_r_r1340 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1341 = CPyStatics[571]; /* 'id' */
    cpy_r_r1342 = PyDict_SetItem(cpy_r_r1339, cpy_r_r1341, cpy_r_r1340);
    cpy_r_r1343 = cpy_r_r1342 >= 0;
    if (unlikely(!cpy_r_r1343)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 189, CPyStatic_scholars___printed___globals);
        goto CPyL701;
    }
    cpy_r_r1344 = (PyObject *)&PyLong_Type;
    cpy_r_r1345 = CPyStatics[336]; /* 'colour' */
    cpy_r_r1346 = PyDict_SetItem(cpy_r_r1339, cpy_r_r1345, cpy_r_r1344);
    cpy_r_r1347 = cpy_r_r1346 >= 0;
    if (unlikely(!cpy_r_r1347)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 190, CPyStatic_scholars___printed___globals);
        goto CPyL701;
    }
    cpy_r_r1348 = (PyObject *)&PyLong_Type;
    cpy_r_r1349 = CPyStatics[337]; /* 'value' */
    cpy_r_r1350 = PyDict_SetItem(cpy_r_r1339, cpy_r_r1349, cpy_r_r1348);
    cpy_r_r1351 = cpy_r_r1350 >= 0;
    if (unlikely(!cpy_r_r1351)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 191, CPyStatic_scholars___printed___globals);
        goto CPyL701;
    }
    cpy_r_r1352 = (PyObject *)&PyBool_Type;
    cpy_r_r1353 = CPyStatics[3307]; /* 'counts_house' */
    cpy_r_r1354 = PyDict_SetItem(cpy_r_r1339, cpy_r_r1353, cpy_r_r1352);
    cpy_r_r1355 = cpy_r_r1354 >= 0;
    if (unlikely(!cpy_r_r1355)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 192, CPyStatic_scholars___printed___globals);
        goto CPyL701;
    }
    cpy_r_r1356 = (PyObject *)&PyLong_Type;
    cpy_r_r1357 = CPyStatics[2626]; /* 'at_least' */
    cpy_r_r1358 = PyDict_SetItem(cpy_r_r1339, cpy_r_r1357, cpy_r_r1356);
    cpy_r_r1359 = cpy_r_r1358 >= 0;
    if (unlikely(!cpy_r_r1359)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 193, CPyStatic_scholars___printed___globals);
        goto CPyL701;
    }
    cpy_r_r1360 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r1361 = CPyStatics[800]; /* 'first' */
    cpy_r_r1362 = PyDict_SetItem(cpy_r_r1339, cpy_r_r1361, cpy_r_r1360);
    cpy_r_r1363 = cpy_r_r1362 >= 0;
    if (unlikely(!cpy_r_r1363)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 194, CPyStatic_scholars___printed___globals);
        goto CPyL701;
    }
    cpy_r_r1364 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r1365 = CPyStatics[801]; /* 'second' */
    cpy_r_r1366 = PyDict_SetItem(cpy_r_r1339, cpy_r_r1365, cpy_r_r1364);
    cpy_r_r1367 = cpy_r_r1366 >= 0;
    if (unlikely(!cpy_r_r1367)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 195, CPyStatic_scholars___printed___globals);
        goto CPyL701;
    }
    cpy_r_r1368 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1369 = CPyStatics[980]; /* 'source' */
    cpy_r_r1370 = PyDict_SetItem(cpy_r_r1339, cpy_r_r1369, cpy_r_r1368);
    cpy_r_r1371 = cpy_r_r1370 >= 0;
    if (unlikely(!cpy_r_r1371)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 196, CPyStatic_scholars___printed___globals);
        goto CPyL701;
    }
    cpy_r_r1372 = CPyStatics[2629]; /* 'Plan' */
    cpy_r_r1373 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r1374 = CPyDict_SetItem(cpy_r_r1337, cpy_r_r1373, cpy_r_r1339);
    CPy_DECREF(cpy_r_r1339);
    cpy_r_r1375 = cpy_r_r1374 >= 0;
    if (unlikely(!cpy_r_r1375)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL700;
    }
    cpy_r_r1376 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r1377 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r1378 = CPyDict_SetItem(cpy_r_r1337, cpy_r_r1377, cpy_r_r1376);
    cpy_r_r1379 = cpy_r_r1378 >= 0;
    if (unlikely(!cpy_r_r1379)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL700;
    }
    cpy_r_r1380 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r1381 = CPyStatics[70]; /* '__module__' */
    cpy_r_r1382 = CPyDict_SetItem(cpy_r_r1337, cpy_r_r1381, cpy_r_r1380);
    cpy_r_r1383 = cpy_r_r1382 >= 0;
    if (unlikely(!cpy_r_r1383)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL700;
    }
    PyObject *cpy_r_r1384[3] = {cpy_r_r1372, cpy_r_r1316, cpy_r_r1337};
    cpy_r_r1385 = (PyObject **)&cpy_r_r1384;
    cpy_r_r1386 = PyObject_Vectorcall(cpy_r_r1327, cpy_r_r1385, 3, 0);
    CPy_DECREF(cpy_r_r1327);
    if (unlikely(cpy_r_r1386 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL702;
    }
    CPy_DECREF(cpy_r_r1316);
    CPy_DECREF(cpy_r_r1337);
    CPyType_scholars___printed___Plan = (PyTypeObject *)cpy_r_r1386;
    CPy_INCREF(CPyType_scholars___printed___Plan);
    cpy_r_r1387 = CPyStatic_scholars___printed___globals;
    cpy_r_r1388 = CPyStatics[2629]; /* 'Plan' */
    cpy_r_r1389 = PyDict_SetItem(cpy_r_r1387, cpy_r_r1388, cpy_r_r1386);
    CPy_DECREF(cpy_r_r1386);
    cpy_r_r1390 = cpy_r_r1389 >= 0;
    if (unlikely(!cpy_r_r1390)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 186, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1391 = (PyObject *)CPyType_scholars___printed___Plan;
    cpy_r_r1392 = (void *)&CPyModule_typing;
    cpy_r_r1393 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1394 = CPyImport_GetModuleCacheForImport(cpy_r_r1392, cpy_r_r1393);
    if (unlikely(cpy_r_r1394 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1395 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1396 = cpy_r_r1394 != cpy_r_r1395;
    if (cpy_r_r1396) goto CPyL558;
    cpy_r_r1397 = PyImport_Import(cpy_r_r1393);
    if (unlikely(cpy_r_r1397 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1392, cpy_r_r1397);
    CPy_DECREF(cpy_r_r1397);
CPyL558: ;
    cpy_r_r1398 = PyImport_GetModuleDict();
    cpy_r_r1399 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1400 = CPyDict_GetItem(cpy_r_r1398, cpy_r_r1399);
    if (unlikely(cpy_r_r1400 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1401 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r1402 = CPyObject_GetAttr(cpy_r_r1400, cpy_r_r1401);
    CPy_DECREF(cpy_r_r1400);
    if (unlikely(cpy_r_r1402 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1403 = PyTuple_Pack(1, cpy_r_r1402);
    CPy_DECREF(cpy_r_r1402);
    if (unlikely(cpy_r_r1403 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1404 = (void *)&CPyModule_typing;
    cpy_r_r1405 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1406 = CPyImport_GetModuleCacheForImport(cpy_r_r1404, cpy_r_r1405);
    if (unlikely(cpy_r_r1406 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL703;
    }
    cpy_r_r1407 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1408 = cpy_r_r1406 != cpy_r_r1407;
    if (cpy_r_r1408) goto CPyL565;
    cpy_r_r1409 = PyImport_Import(cpy_r_r1405);
    if (unlikely(cpy_r_r1409 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL703;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1404, cpy_r_r1409);
    CPy_DECREF(cpy_r_r1409);
CPyL565: ;
    cpy_r_r1410 = PyImport_GetModuleDict();
    cpy_r_r1411 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1412 = CPyDict_GetItem(cpy_r_r1410, cpy_r_r1411);
    if (unlikely(cpy_r_r1412 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL703;
    }
    cpy_r_r1413 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r1414 = CPyObject_GetAttr(cpy_r_r1412, cpy_r_r1413);
    CPy_DECREF(cpy_r_r1412);
    if (unlikely(cpy_r_r1414 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL703;
    }
    cpy_r_r1415 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1416 = PyObject_HasAttr(cpy_r_r1414, cpy_r_r1415);
    if (!cpy_r_r1416) goto CPyL572;
    cpy_r_r1417 = CPyStatics[2642]; /* 'Difficulty' */
    cpy_r_r1418 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1419 = CPyObject_GetAttr(cpy_r_r1414, cpy_r_r1418);
    if (unlikely(cpy_r_r1419 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL704;
    }
    PyObject *cpy_r_r1420[2] = {cpy_r_r1417, cpy_r_r1403};
    cpy_r_r1421 = (PyObject **)&cpy_r_r1420;
    cpy_r_r1422 = PyObject_Vectorcall(cpy_r_r1419, cpy_r_r1421, 2, 0);
    CPy_DECREF(cpy_r_r1419);
    if (unlikely(cpy_r_r1422 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL704;
    }
    if (likely(PyDict_Check(cpy_r_r1422)))
        cpy_r_r1423 = cpy_r_r1422;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals, "dict", cpy_r_r1422);
        goto CPyL704;
    }
    cpy_r_r1424 = cpy_r_r1423;
    goto CPyL574;
CPyL572: ;
    cpy_r_r1425 = PyDict_New();
    if (unlikely(cpy_r_r1425 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL704;
    }
    cpy_r_r1424 = cpy_r_r1425;
CPyL574: ;
    cpy_r_r1426 = PyDict_New();
    if (unlikely(cpy_r_r1426 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL705;
    }
    cpy_r_r1427 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1428 = CPyStatics[571]; /* 'id' */
    cpy_r_r1429 = PyDict_SetItem(cpy_r_r1426, cpy_r_r1428, cpy_r_r1427);
    cpy_r_r1430 = cpy_r_r1429 >= 0;
    if (unlikely(!cpy_r_r1430)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 202, CPyStatic_scholars___printed___globals);
        goto CPyL706;
    }
    cpy_r_r1431 = (PyObject *)&PyLong_Type;
    cpy_r_r1432 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r1433 = PyDict_SetItem(cpy_r_r1426, cpy_r_r1432, cpy_r_r1431);
    cpy_r_r1434 = cpy_r_r1433 >= 0;
    if (unlikely(!cpy_r_r1434)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 203, CPyStatic_scholars___printed___globals);
        goto CPyL706;
    }
    cpy_r_r1435 = (PyObject *)&PyLong_Type;
    cpy_r_r1436 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r1437 = PyDict_SetItem(cpy_r_r1426, cpy_r_r1436, cpy_r_r1435);
    cpy_r_r1438 = cpy_r_r1437 >= 0;
    if (unlikely(!cpy_r_r1438)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 204, CPyStatic_scholars___printed___globals);
        goto CPyL706;
    }
    cpy_r_r1439 = (PyObject *)&PyLong_Type;
    cpy_r_r1440 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r1441 = PyDict_SetItem(cpy_r_r1426, cpy_r_r1440, cpy_r_r1439);
    cpy_r_r1442 = cpy_r_r1441 >= 0;
    if (unlikely(!cpy_r_r1442)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 205, CPyStatic_scholars___printed___globals);
        goto CPyL706;
    }
    cpy_r_r1443 = (PyObject *)&PyLong_Type;
    cpy_r_r1444 = CPyStatics[2639]; /* 'house_scroll' */
    cpy_r_r1445 = PyDict_SetItem(cpy_r_r1426, cpy_r_r1444, cpy_r_r1443);
    cpy_r_r1446 = cpy_r_r1445 >= 0;
    if (unlikely(!cpy_r_r1446)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 206, CPyStatic_scholars___printed___globals);
        goto CPyL706;
    }
    cpy_r_r1447 = (PyObject *)&PyBool_Type;
    cpy_r_r1448 = CPyStatics[2640]; /* 'map_scroll' */
    cpy_r_r1449 = PyDict_SetItem(cpy_r_r1426, cpy_r_r1448, cpy_r_r1447);
    cpy_r_r1450 = cpy_r_r1449 >= 0;
    if (unlikely(!cpy_r_r1450)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 207, CPyStatic_scholars___printed___globals);
        goto CPyL706;
    }
    cpy_r_r1451 = (PyObject *)&PyLong_Type;
    cpy_r_r1452 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r1453 = PyDict_SetItem(cpy_r_r1426, cpy_r_r1452, cpy_r_r1451);
    cpy_r_r1454 = cpy_r_r1453 >= 0;
    if (unlikely(!cpy_r_r1454)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 208, CPyStatic_scholars___printed___globals);
        goto CPyL706;
    }
    cpy_r_r1455 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1456 = CPyStatics[980]; /* 'source' */
    cpy_r_r1457 = PyDict_SetItem(cpy_r_r1426, cpy_r_r1456, cpy_r_r1455);
    cpy_r_r1458 = cpy_r_r1457 >= 0;
    if (unlikely(!cpy_r_r1458)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 209, CPyStatic_scholars___printed___globals);
        goto CPyL706;
    }
    cpy_r_r1459 = CPyStatics[2642]; /* 'Difficulty' */
    cpy_r_r1460 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r1461 = CPyDict_SetItem(cpy_r_r1424, cpy_r_r1460, cpy_r_r1426);
    CPy_DECREF(cpy_r_r1426);
    cpy_r_r1462 = cpy_r_r1461 >= 0;
    if (unlikely(!cpy_r_r1462)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL705;
    }
    cpy_r_r1463 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r1464 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r1465 = CPyDict_SetItem(cpy_r_r1424, cpy_r_r1464, cpy_r_r1463);
    cpy_r_r1466 = cpy_r_r1465 >= 0;
    if (unlikely(!cpy_r_r1466)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL705;
    }
    cpy_r_r1467 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r1468 = CPyStatics[70]; /* '__module__' */
    cpy_r_r1469 = CPyDict_SetItem(cpy_r_r1424, cpy_r_r1468, cpy_r_r1467);
    cpy_r_r1470 = cpy_r_r1469 >= 0;
    if (unlikely(!cpy_r_r1470)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL705;
    }
    PyObject *cpy_r_r1471[3] = {cpy_r_r1459, cpy_r_r1403, cpy_r_r1424};
    cpy_r_r1472 = (PyObject **)&cpy_r_r1471;
    cpy_r_r1473 = PyObject_Vectorcall(cpy_r_r1414, cpy_r_r1472, 3, 0);
    CPy_DECREF(cpy_r_r1414);
    if (unlikely(cpy_r_r1473 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL707;
    }
    CPy_DECREF(cpy_r_r1403);
    CPy_DECREF(cpy_r_r1424);
    CPyType_scholars___printed___Difficulty = (PyTypeObject *)cpy_r_r1473;
    CPy_INCREF(CPyType_scholars___printed___Difficulty);
    cpy_r_r1474 = CPyStatic_scholars___printed___globals;
    cpy_r_r1475 = CPyStatics[2642]; /* 'Difficulty' */
    cpy_r_r1476 = PyDict_SetItem(cpy_r_r1474, cpy_r_r1475, cpy_r_r1473);
    CPy_DECREF(cpy_r_r1473);
    cpy_r_r1477 = cpy_r_r1476 >= 0;
    if (unlikely(!cpy_r_r1477)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 199, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1478 = (PyObject *)CPyType_scholars___printed___Difficulty;
    cpy_r_r1479 = (void *)&CPyModule_typing;
    cpy_r_r1480 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1481 = CPyImport_GetModuleCacheForImport(cpy_r_r1479, cpy_r_r1480);
    if (unlikely(cpy_r_r1481 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1482 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1483 = cpy_r_r1481 != cpy_r_r1482;
    if (cpy_r_r1483) goto CPyL592;
    cpy_r_r1484 = PyImport_Import(cpy_r_r1480);
    if (unlikely(cpy_r_r1484 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1479, cpy_r_r1484);
    CPy_DECREF(cpy_r_r1484);
CPyL592: ;
    cpy_r_r1485 = PyImport_GetModuleDict();
    cpy_r_r1486 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1487 = CPyDict_GetItem(cpy_r_r1485, cpy_r_r1486);
    if (unlikely(cpy_r_r1487 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1488 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r1489 = CPyObject_GetAttr(cpy_r_r1487, cpy_r_r1488);
    CPy_DECREF(cpy_r_r1487);
    if (unlikely(cpy_r_r1489 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1490 = PyTuple_Pack(1, cpy_r_r1489);
    CPy_DECREF(cpy_r_r1489);
    if (unlikely(cpy_r_r1490 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1491 = (void *)&CPyModule_typing;
    cpy_r_r1492 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1493 = CPyImport_GetModuleCacheForImport(cpy_r_r1491, cpy_r_r1492);
    if (unlikely(cpy_r_r1493 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL708;
    }
    cpy_r_r1494 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1495 = cpy_r_r1493 != cpy_r_r1494;
    if (cpy_r_r1495) goto CPyL599;
    cpy_r_r1496 = PyImport_Import(cpy_r_r1492);
    if (unlikely(cpy_r_r1496 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL708;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r1491, cpy_r_r1496);
    CPy_DECREF(cpy_r_r1496);
CPyL599: ;
    cpy_r_r1497 = PyImport_GetModuleDict();
    cpy_r_r1498 = CPyStatics[47]; /* 'typing' */
    cpy_r_r1499 = CPyDict_GetItem(cpy_r_r1497, cpy_r_r1498);
    if (unlikely(cpy_r_r1499 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL708;
    }
    cpy_r_r1500 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r1501 = CPyObject_GetAttr(cpy_r_r1499, cpy_r_r1500);
    CPy_DECREF(cpy_r_r1499);
    if (unlikely(cpy_r_r1501 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL708;
    }
    cpy_r_r1502 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1503 = PyObject_HasAttr(cpy_r_r1501, cpy_r_r1502);
    if (!cpy_r_r1503) goto CPyL606;
    cpy_r_r1504 = CPyStatics[2622]; /* 'DeckPlan' */
    cpy_r_r1505 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r1506 = CPyObject_GetAttr(cpy_r_r1501, cpy_r_r1505);
    if (unlikely(cpy_r_r1506 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL709;
    }
    PyObject *cpy_r_r1507[2] = {cpy_r_r1504, cpy_r_r1490};
    cpy_r_r1508 = (PyObject **)&cpy_r_r1507;
    cpy_r_r1509 = PyObject_Vectorcall(cpy_r_r1506, cpy_r_r1508, 2, 0);
    CPy_DECREF(cpy_r_r1506);
    if (unlikely(cpy_r_r1509 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL709;
    }
    if (likely(PyDict_Check(cpy_r_r1509)))
        cpy_r_r1510 = cpy_r_r1509;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals, "dict", cpy_r_r1509);
        goto CPyL709;
    }
    cpy_r_r1511 = cpy_r_r1510;
    goto CPyL608;
CPyL606: ;
    cpy_r_r1512 = PyDict_New();
    if (unlikely(cpy_r_r1512 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL709;
    }
    cpy_r_r1511 = cpy_r_r1512;
CPyL608: ;
    cpy_r_r1513 = PyDict_New();
    if (unlikely(cpy_r_r1513 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL710;
    }
    cpy_r_r1514 = (PyObject *)&PyUnicode_Type;
    cpy_r_r1515 = CPyStatics[571]; /* 'id' */
    cpy_r_r1516 = PyDict_SetItem(cpy_r_r1513, cpy_r_r1515, cpy_r_r1514);
    cpy_r_r1517 = cpy_r_r1516 >= 0;
    if (unlikely(!cpy_r_r1517)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 215, CPyStatic_scholars___printed___globals);
        goto CPyL711;
    }
    cpy_r_r1518 = (PyObject *)&PyTuple_Type;
    cpy_r_r1519 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r1520 = PyDict_SetItem(cpy_r_r1513, cpy_r_r1519, cpy_r_r1518);
    cpy_r_r1521 = cpy_r_r1520 >= 0;
    if (unlikely(!cpy_r_r1521)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 216, CPyStatic_scholars___printed___globals);
        goto CPyL711;
    }
    cpy_r_r1522 = (PyObject *)&PyTuple_Type;
    cpy_r_r1523 = CPyStatics[2619]; /* 'caliphs' */
    cpy_r_r1524 = PyDict_SetItem(cpy_r_r1513, cpy_r_r1523, cpy_r_r1522);
    cpy_r_r1525 = cpy_r_r1524 >= 0;
    if (unlikely(!cpy_r_r1525)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 217, CPyStatic_scholars___printed___globals);
        goto CPyL711;
    }
    cpy_r_r1526 = CPyStatics[2622]; /* 'DeckPlan' */
    cpy_r_r1527 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r1528 = CPyDict_SetItem(cpy_r_r1511, cpy_r_r1527, cpy_r_r1513);
    CPy_DECREF(cpy_r_r1513);
    cpy_r_r1529 = cpy_r_r1528 >= 0;
    if (unlikely(!cpy_r_r1529)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL710;
    }
    cpy_r_r1530 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r1531 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r1532 = CPyDict_SetItem(cpy_r_r1511, cpy_r_r1531, cpy_r_r1530);
    cpy_r_r1533 = cpy_r_r1532 >= 0;
    if (unlikely(!cpy_r_r1533)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL710;
    }
    cpy_r_r1534 = CPyStatics[2652]; /* 'serai.games.scholars.printed' */
    cpy_r_r1535 = CPyStatics[70]; /* '__module__' */
    cpy_r_r1536 = CPyDict_SetItem(cpy_r_r1511, cpy_r_r1535, cpy_r_r1534);
    cpy_r_r1537 = cpy_r_r1536 >= 0;
    if (unlikely(!cpy_r_r1537)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL710;
    }
    PyObject *cpy_r_r1538[3] = {cpy_r_r1526, cpy_r_r1490, cpy_r_r1511};
    cpy_r_r1539 = (PyObject **)&cpy_r_r1538;
    cpy_r_r1540 = PyObject_Vectorcall(cpy_r_r1501, cpy_r_r1539, 3, 0);
    CPy_DECREF(cpy_r_r1501);
    if (unlikely(cpy_r_r1540 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL712;
    }
    CPy_DECREF(cpy_r_r1490);
    CPy_DECREF(cpy_r_r1511);
    CPyType_scholars___printed___DeckPlan = (PyTypeObject *)cpy_r_r1540;
    CPy_INCREF(CPyType_scholars___printed___DeckPlan);
    cpy_r_r1541 = CPyStatic_scholars___printed___globals;
    cpy_r_r1542 = CPyStatics[2622]; /* 'DeckPlan' */
    cpy_r_r1543 = PyDict_SetItem(cpy_r_r1541, cpy_r_r1542, cpy_r_r1540);
    CPy_DECREF(cpy_r_r1540);
    cpy_r_r1544 = cpy_r_r1543 >= 0;
    if (unlikely(!cpy_r_r1544)) {
        CPy_AddTraceback("src/serai/games/scholars/printed.py", "<module>", 212, CPyStatic_scholars___printed___globals);
        goto CPyL618;
    }
    cpy_r_r1545 = (PyObject *)CPyType_scholars___printed___DeckPlan;
    return 1;
CPyL618: ;
    cpy_r_r1546 = 2;
    return cpy_r_r1546;
CPyL619: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL620: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL621: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL618;
CPyL622: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r82);
    goto CPyL618;
CPyL623: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r92);
    goto CPyL618;
CPyL624: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r94);
    goto CPyL618;
CPyL625: ;
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r92);
    goto CPyL618;
CPyL626: ;
    CPy_DecRef(cpy_r_r150);
    goto CPyL618;
CPyL627: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r161);
    goto CPyL618;
CPyL628: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r171);
    goto CPyL618;
CPyL629: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r171);
    CPy_DecRef(cpy_r_r173);
    goto CPyL618;
CPyL630: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r171);
    goto CPyL618;
CPyL631: ;
    CPy_DecRef(cpy_r_r221);
    goto CPyL618;
CPyL632: ;
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r232);
    goto CPyL618;
CPyL633: ;
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r232);
    CPy_DecRef(cpy_r_r242);
    goto CPyL618;
CPyL634: ;
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r232);
    CPy_DecRef(cpy_r_r242);
    CPy_DecRef(cpy_r_r244);
    goto CPyL618;
CPyL635: ;
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r232);
    CPy_DecRef(cpy_r_r242);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r277);
    goto CPyL618;
CPyL636: ;
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r242);
    goto CPyL618;
CPyL637: ;
    CPy_DecRef(cpy_r_r318);
    goto CPyL618;
CPyL638: ;
    CPy_DecRef(cpy_r_r318);
    CPy_DecRef(cpy_r_r329);
    goto CPyL618;
CPyL639: ;
    CPy_DecRef(cpy_r_r318);
    CPy_DecRef(cpy_r_r329);
    CPy_DecRef(cpy_r_r339);
    goto CPyL618;
CPyL640: ;
    CPy_DecRef(cpy_r_r318);
    CPy_DecRef(cpy_r_r329);
    CPy_DecRef(cpy_r_r339);
    CPy_DecRef(cpy_r_r341);
    goto CPyL618;
CPyL641: ;
    CPy_DecRef(cpy_r_r318);
    CPy_DecRef(cpy_r_r339);
    goto CPyL618;
CPyL642: ;
    CPy_DecRef(cpy_r_r405);
    goto CPyL618;
CPyL643: ;
    CPy_DecRef(cpy_r_r405);
    CPy_DecRef(cpy_r_r416);
    goto CPyL618;
CPyL644: ;
    CPy_DecRef(cpy_r_r405);
    CPy_DecRef(cpy_r_r416);
    CPy_DecRef(cpy_r_r426);
    goto CPyL618;
CPyL645: ;
    CPy_DecRef(cpy_r_r405);
    CPy_DecRef(cpy_r_r416);
    CPy_DecRef(cpy_r_r426);
    CPy_DecRef(cpy_r_r428);
    goto CPyL618;
CPyL646: ;
    CPy_DecRef(cpy_r_r405);
    CPy_DecRef(cpy_r_r426);
    goto CPyL618;
CPyL647: ;
    CPy_DecRef(cpy_r_r492);
    goto CPyL618;
CPyL648: ;
    CPy_DecRef(cpy_r_r492);
    CPy_DecRef(cpy_r_r503);
    goto CPyL618;
CPyL649: ;
    CPy_DecRef(cpy_r_r492);
    CPy_DecRef(cpy_r_r503);
    CPy_DecRef(cpy_r_r513);
    goto CPyL618;
CPyL650: ;
    CPy_DecRef(cpy_r_r492);
    CPy_DecRef(cpy_r_r503);
    CPy_DecRef(cpy_r_r513);
    CPy_DecRef(cpy_r_r515);
    goto CPyL618;
CPyL651: ;
    CPy_DecRef(cpy_r_r492);
    CPy_DecRef(cpy_r_r513);
    goto CPyL618;
CPyL652: ;
    CPy_DecRef(cpy_r_r567);
    goto CPyL618;
CPyL653: ;
    CPy_DecRef(cpy_r_r567);
    CPy_DecRef(cpy_r_r578);
    goto CPyL618;
CPyL654: ;
    CPy_DecRef(cpy_r_r567);
    CPy_DecRef(cpy_r_r578);
    CPy_DecRef(cpy_r_r588);
    goto CPyL618;
CPyL655: ;
    CPy_DecRef(cpy_r_r567);
    CPy_DecRef(cpy_r_r578);
    CPy_DecRef(cpy_r_r588);
    CPy_DecRef(cpy_r_r590);
    goto CPyL618;
CPyL656: ;
    CPy_DecRef(cpy_r_r567);
    CPy_DecRef(cpy_r_r588);
    goto CPyL618;
CPyL657: ;
    CPy_DecRef(cpy_r_r662);
    goto CPyL618;
CPyL658: ;
    CPy_DecRef(cpy_r_r662);
    CPy_DecRef(cpy_r_r673);
    goto CPyL618;
CPyL659: ;
    CPy_DecRef(cpy_r_r662);
    CPy_DecRef(cpy_r_r673);
    CPy_DecRef(cpy_r_r683);
    goto CPyL618;
CPyL660: ;
    CPy_DecRef(cpy_r_r662);
    CPy_DecRef(cpy_r_r673);
    CPy_DecRef(cpy_r_r683);
    CPy_DecRef(cpy_r_r685);
    goto CPyL618;
CPyL661: ;
    CPy_DecRef(cpy_r_r662);
    CPy_DecRef(cpy_r_r683);
    goto CPyL618;
CPyL662: ;
    CPy_DecRef(cpy_r_r741);
    goto CPyL618;
CPyL663: ;
    CPy_DecRef(cpy_r_r741);
    CPy_DecRef(cpy_r_r752);
    goto CPyL618;
CPyL664: ;
    CPy_DecRef(cpy_r_r741);
    CPy_DecRef(cpy_r_r752);
    CPy_DecRef(cpy_r_r762);
    goto CPyL618;
CPyL665: ;
    CPy_DecRef(cpy_r_r741);
    CPy_DecRef(cpy_r_r752);
    CPy_DecRef(cpy_r_r762);
    CPy_DecRef(cpy_r_r764);
    goto CPyL618;
CPyL666: ;
    CPy_DecRef(cpy_r_r741);
    CPy_DecRef(cpy_r_r762);
    goto CPyL618;
CPyL667: ;
    CPy_DecRef(cpy_r_r820);
    goto CPyL618;
CPyL668: ;
    CPy_DecRef(cpy_r_r820);
    CPy_DecRef(cpy_r_r831);
    goto CPyL618;
CPyL669: ;
    CPy_DecRef(cpy_r_r820);
    CPy_DecRef(cpy_r_r831);
    CPy_DecRef(cpy_r_r841);
    goto CPyL618;
CPyL670: ;
    CPy_DecRef(cpy_r_r820);
    CPy_DecRef(cpy_r_r831);
    CPy_DecRef(cpy_r_r841);
    CPy_DecRef(cpy_r_r843);
    goto CPyL618;
CPyL671: ;
    CPy_DecRef(cpy_r_r820);
    CPy_DecRef(cpy_r_r831);
    CPy_DecRef(cpy_r_r841);
    CPy_DecRef(cpy_r_r843);
    CPy_DecRef(cpy_r_r884);
    goto CPyL618;
CPyL672: ;
    CPy_DecRef(cpy_r_r820);
    CPy_DecRef(cpy_r_r841);
    goto CPyL618;
CPyL673: ;
    CPy_DecRef(cpy_r_r925);
    goto CPyL618;
CPyL674: ;
    CPy_DecRef(cpy_r_r925);
    CPy_DecRef(cpy_r_r936);
    goto CPyL618;
CPyL675: ;
    CPy_DecRef(cpy_r_r925);
    CPy_DecRef(cpy_r_r936);
    CPy_DecRef(cpy_r_r946);
    goto CPyL618;
CPyL676: ;
    CPy_DecRef(cpy_r_r925);
    CPy_DecRef(cpy_r_r936);
    CPy_DecRef(cpy_r_r946);
    CPy_DecRef(cpy_r_r948);
    goto CPyL618;
CPyL677: ;
    CPy_DecRef(cpy_r_r925);
    CPy_DecRef(cpy_r_r946);
    goto CPyL618;
CPyL678: ;
    CPy_DecRef(cpy_r_r1000);
    goto CPyL618;
CPyL679: ;
    CPy_DecRef(cpy_r_r1000);
    CPy_DecRef(cpy_r_r1011);
    goto CPyL618;
CPyL680: ;
    CPy_DecRef(cpy_r_r1000);
    CPy_DecRef(cpy_r_r1011);
    CPy_DecRef(cpy_r_r1021);
    goto CPyL618;
CPyL681: ;
    CPy_DecRef(cpy_r_r1000);
    CPy_DecRef(cpy_r_r1011);
    CPy_DecRef(cpy_r_r1021);
    CPy_DecRef(cpy_r_r1023);
    goto CPyL618;
CPyL682: ;
    CPy_DecRef(cpy_r_r1000);
    CPy_DecRef(cpy_r_r1021);
    goto CPyL618;
CPyL683: ;
    CPy_DecRef(cpy_r_r1075);
    goto CPyL618;
CPyL684: ;
    CPy_DecRef(cpy_r_r1075);
    CPy_DecRef(cpy_r_r1086);
    goto CPyL618;
CPyL685: ;
    CPy_DecRef(cpy_r_r1075);
    CPy_DecRef(cpy_r_r1086);
    CPy_DecRef(cpy_r_r1096);
    goto CPyL618;
CPyL686: ;
    CPy_DecRef(cpy_r_r1075);
    CPy_DecRef(cpy_r_r1086);
    CPy_DecRef(cpy_r_r1096);
    CPy_DecRef(cpy_r_r1098);
    goto CPyL618;
CPyL687: ;
    CPy_DecRef(cpy_r_r1075);
    CPy_DecRef(cpy_r_r1096);
    goto CPyL618;
CPyL688: ;
    CPy_DecRef(cpy_r_r1162);
    goto CPyL618;
CPyL689: ;
    CPy_DecRef(cpy_r_r1162);
    CPy_DecRef(cpy_r_r1173);
    goto CPyL618;
CPyL690: ;
    CPy_DecRef(cpy_r_r1162);
    CPy_DecRef(cpy_r_r1173);
    CPy_DecRef(cpy_r_r1183);
    goto CPyL618;
CPyL691: ;
    CPy_DecRef(cpy_r_r1162);
    CPy_DecRef(cpy_r_r1173);
    CPy_DecRef(cpy_r_r1183);
    CPy_DecRef(cpy_r_r1185);
    goto CPyL618;
CPyL692: ;
    CPy_DecRef(cpy_r_r1162);
    CPy_DecRef(cpy_r_r1183);
    goto CPyL618;
CPyL693: ;
    CPy_DecRef(cpy_r_r1249);
    goto CPyL618;
CPyL694: ;
    CPy_DecRef(cpy_r_r1249);
    CPy_DecRef(cpy_r_r1260);
    goto CPyL618;
CPyL695: ;
    CPy_DecRef(cpy_r_r1249);
    CPy_DecRef(cpy_r_r1260);
    CPy_DecRef(cpy_r_r1270);
    goto CPyL618;
CPyL696: ;
    CPy_DecRef(cpy_r_r1249);
    CPy_DecRef(cpy_r_r1260);
    CPy_DecRef(cpy_r_r1270);
    CPy_DecRef(cpy_r_r1272);
    goto CPyL618;
CPyL697: ;
    CPy_DecRef(cpy_r_r1249);
    CPy_DecRef(cpy_r_r1270);
    goto CPyL618;
CPyL698: ;
    CPy_DecRef(cpy_r_r1316);
    goto CPyL618;
CPyL699: ;
    CPy_DecRef(cpy_r_r1316);
    CPy_DecRef(cpy_r_r1327);
    goto CPyL618;
CPyL700: ;
    CPy_DecRef(cpy_r_r1316);
    CPy_DecRef(cpy_r_r1327);
    CPy_DecRef(cpy_r_r1337);
    goto CPyL618;
CPyL701: ;
    CPy_DecRef(cpy_r_r1316);
    CPy_DecRef(cpy_r_r1327);
    CPy_DecRef(cpy_r_r1337);
    CPy_DecRef(cpy_r_r1339);
    goto CPyL618;
CPyL702: ;
    CPy_DecRef(cpy_r_r1316);
    CPy_DecRef(cpy_r_r1337);
    goto CPyL618;
CPyL703: ;
    CPy_DecRef(cpy_r_r1403);
    goto CPyL618;
CPyL704: ;
    CPy_DecRef(cpy_r_r1403);
    CPy_DecRef(cpy_r_r1414);
    goto CPyL618;
CPyL705: ;
    CPy_DecRef(cpy_r_r1403);
    CPy_DecRef(cpy_r_r1414);
    CPy_DecRef(cpy_r_r1424);
    goto CPyL618;
CPyL706: ;
    CPy_DecRef(cpy_r_r1403);
    CPy_DecRef(cpy_r_r1414);
    CPy_DecRef(cpy_r_r1424);
    CPy_DecRef(cpy_r_r1426);
    goto CPyL618;
CPyL707: ;
    CPy_DecRef(cpy_r_r1403);
    CPy_DecRef(cpy_r_r1424);
    goto CPyL618;
CPyL708: ;
    CPy_DecRef(cpy_r_r1490);
    goto CPyL618;
CPyL709: ;
    CPy_DecRef(cpy_r_r1490);
    CPy_DecRef(cpy_r_r1501);
    goto CPyL618;
CPyL710: ;
    CPy_DecRef(cpy_r_r1490);
    CPy_DecRef(cpy_r_r1501);
    CPy_DecRef(cpy_r_r1511);
    goto CPyL618;
CPyL711: ;
    CPy_DecRef(cpy_r_r1490);
    CPy_DecRef(cpy_r_r1501);
    CPy_DecRef(cpy_r_r1511);
    CPy_DecRef(cpy_r_r1513);
    goto CPyL618;
CPyL712: ;
    CPy_DecRef(cpy_r_r1490);
    CPy_DecRef(cpy_r_r1511);
    goto CPyL618;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___effects___ScholarsPerformer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef scholars___effects___ScholarsPerformer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___ScholarsPerformerObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___ScholarsPerformerObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
scholars___effects___ScholarsPerformer_traverse(serai___games___scholars___effects___ScholarsPerformerObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_vocabulary);
    Py_VISIT(self->_rule);
    Py_VISIT(self->_extras);
    Py_VISIT(self->_in_vain);
    Py_VISIT(self->_done);
    Py_VISIT(self->__flat);
    Py_VISIT(self->__options);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___ScholarsPerformerObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___ScholarsPerformerObject))));
    return rv;
}

static int32_t CPyDef_scholars___effects___ScholarsPerformer_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___ScholarsPerformerObject *self = (serai___games___scholars___effects___ScholarsPerformerObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_extras);
    Py_CLEAR(self->_in_vain);
    Py_CLEAR(self->_done);
    Py_CLEAR(self->__flat);
    Py_CLEAR(self->__options);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___ScholarsPerformerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___ScholarsPerformerObject))));
    return 0;
}

static int32_t CPyDef_scholars___effects___ScholarsPerformer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___ScholarsPerformerObject *self = (serai___games___scholars___effects___ScholarsPerformerObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_extras);
    Py_CLEAR(self->_in_vain);
    Py_CLEAR(self->_done);
    Py_CLEAR(self->__flat);
    Py_CLEAR(self->__options);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___ScholarsPerformerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___ScholarsPerformerObject))));
    return 0;
}

static void
scholars___effects___ScholarsPerformer_dealloc(serai___games___scholars___effects___ScholarsPerformerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___effects___ScholarsPerformer_dealloc)
    CPyDef_scholars___effects___ScholarsPerformer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___effects_____mypyc__ScholarsPerformer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___effects___ScholarsPerformer(PyObject *cpy_r_vocabulary);

static PyObject *
scholars___effects___ScholarsPerformer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___effects___ScholarsPerformer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___effects_____mypyc__ScholarsPerformer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___effects___ScholarsPerformer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___effects___ScholarsPerformer_vtable[22];
static bool
CPyDef_scholars___effects___ScholarsPerformer_trait_vtable_setup(void)
{
    CPyVTableItem scholars___effects___ScholarsPerformer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___effects___ScholarsPerformer_____init__,
        (CPyVTableItem)CPyDef_perform___Performer___prepare,
        (CPyVTableItem)CPyDef_perform___Performer____prepare_part,
        (CPyVTableItem)CPyDef_perform___Performer____prepare_branch,
        (CPyVTableItem)CPyDef_perform___Performer___option,
        (CPyVTableItem)CPyDef_perform___Performer___flat,
        (CPyVTableItem)CPyDef_perform___Performer____work,
        (CPyVTableItem)CPyDef_scholars___effects___ScholarsPerformer___possible__Performer_glue,
        (CPyVTableItem)CPyDef_perform___Performer___always,
        (CPyVTableItem)CPyDef_scholars___effects___ScholarsPerformer___binds__Performer_glue,
        (CPyVTableItem)CPyDef_scholars___effects___ScholarsPerformer___after_cost,
        (CPyVTableItem)CPyDef_perform___Performer___perform,
        (CPyVTableItem)CPyDef_perform___Performer___resolve,
        (CPyVTableItem)CPyDef_perform___Performer___reason,
        (CPyVTableItem)CPyDef_perform___Performer____asks_itself,
        (CPyVTableItem)CPyDef_perform___Performer____source,
        (CPyVTableItem)CPyDef_perform___Performer____run_free,
        (CPyVTableItem)CPyDef_perform___Performer____do,
        (CPyVTableItem)CPyDef_scholars___effects___ScholarsPerformer_____init__,
        (CPyVTableItem)CPyDef_scholars___effects___ScholarsPerformer___possible,
        (CPyVTableItem)CPyDef_scholars___effects___ScholarsPerformer___binds,
        (CPyVTableItem)CPyDef_scholars___effects___ScholarsPerformer___after_cost,
    };
    memcpy(scholars___effects___ScholarsPerformer_vtable, scholars___effects___ScholarsPerformer_vtable_scratch, sizeof(scholars___effects___ScholarsPerformer_vtable));
    return 1;
}

static bool
CPyDef_scholars___effects___ScholarsPerformer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef scholars___effects___ScholarsPerformer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___effects___ScholarsPerformer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___effects_____mypyc__ScholarsPerformer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___effects___ScholarsPerformer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, vocabulary)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_scholars___effects___ScholarsPerformer___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, effect, context)\n--\n\n")},
    {"binds",
     (PyCFunction)CPyPy_scholars___effects___ScholarsPerformer___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, part, context)\n--\n\n")},
    {"after_cost",
     (PyCFunction)CPyPy_scholars___effects___ScholarsPerformer___after_cost,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("after_cost($self, context)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___effects___ScholarsPerformer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ScholarsPerformer",
    .tp_new = scholars___effects___ScholarsPerformer_new,
    .tp_dealloc = (destructor)scholars___effects___ScholarsPerformer_dealloc,
    .tp_traverse = (traverseproc)scholars___effects___ScholarsPerformer_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___effects___ScholarsPerformer_clear,
    .tp_getset = scholars___effects___ScholarsPerformer_getseters,
    .tp_methods = scholars___effects___ScholarsPerformer_methods,
    .tp_init = scholars___effects___ScholarsPerformer_init,
    .tp_members = scholars___effects___ScholarsPerformer_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___ScholarsPerformerObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___ScholarsPerformerObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___ScholarsPerformerObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ScholarsPerformer(vocabulary)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___effects___ScholarsPerformer_template = &CPyType_scholars___effects___ScholarsPerformer_template_;

PyObject *CPyDef_scholars___effects_____mypyc__ScholarsPerformer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___ScholarsPerformerObject *self;
    self = (serai___games___scholars___effects___ScholarsPerformerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___effects___ScholarsPerformer_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___effects___ScholarsPerformer(PyObject *cpy_r_vocabulary)
{
    PyObject *self = CPyDef_scholars___effects_____mypyc__ScholarsPerformer_setup((PyObject *)CPyType_scholars___effects___ScholarsPerformer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___effects___ScholarsPerformer_____init__(self, cpy_r_vocabulary);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyMethodDef scholars___effectsmodule_methods[] = {
    {"scholars_verbs", (PyCFunction)CPyPy_scholars___effects___scholars_verbs, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("scholars_verbs(words)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___effects__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___effects__internal, "__name__");
    CPyStatic_scholars___effects___globals = PyModule_GetDict(CPyModule_serai___games___scholars___effects__internal);
    if (unlikely(CPyStatic_scholars___effects___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___effects_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___effects__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___effects___ScholarsPerformer);
    return -1;
}
int CPyExec_serai___games___scholars___effects(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___effects__impl, &CPyImportState_serai___games___scholars___effects, &CPyModule_serai___games___scholars___effects);
}
static struct PyModuleDef scholars___effectsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.effects",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___effectsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___effects(void)
{
    if (CPyModule_serai___games___scholars___effects__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects__internal);
        return CPyModule_serai___games___scholars___effects__internal;
    }
    CPyModule_serai___games___scholars___effects__internal = PyModule_Create(&scholars___effectsmodule);
    return CPyModule_serai___games___scholars___effects__internal;
}

PyObject *CPyInit_serai___games___scholars___effects(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___effects__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects__internal);
        return CPyModule_serai___games___scholars___effects__internal;
    }
    CPyModule_serai___games___scholars___effects__internal = PyModule_Create(&scholars___effectsmodule);
    if (unlikely(CPyModule_serai___games___scholars___effects__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.effects");
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
    Py_ssize_t is_pkg = 1;
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___effects__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___effects__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___effects__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___effects(CPyModule_serai___games___scholars___effects__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___effects__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.effects");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___effects__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___effects___ScholarsPerformer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_vocabulary) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = CPyStatics[2744]; /* 'SC-WORK-06' */
    cpy_r_r1 = NULL;
    cpy_r_r2 = CPyDef_perform___Performer_____init__(cpy_r_self, cpy_r_vocabulary, cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "__init__", 33, CPyStatic_scholars___effects___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_scholars___effects___ScholarsPerformer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"vocabulary", 0};
            PyObject *obj_vocabulary;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_vocabulary)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.ScholarsPerformer", obj_self); 
                goto fail;
            }
            PyObject *arg_vocabulary;
            if (likely(Py_TYPE(obj_vocabulary) == CPyType_option___Vocabulary))
                arg_vocabulary = obj_vocabulary;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_vocabulary); 
                goto fail;
            }
            char retval = CPyDef_scholars___effects___ScholarsPerformer_____init__(arg_self, arg_vocabulary);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "__init__", 32, CPyStatic_scholars___effects___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___ScholarsPerformer___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_effect, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL6;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___InOrder))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "possible", 38, CPyStatic_scholars___effects___globals, "serai.kernel.effects.InOrder", cpy_r_effect);
        goto CPyL8;
    }
    cpy_r_r5 = ((serai___kernel___effects___InOrderObject *)cpy_r_r4)->_parts;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_r5, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "possible", 38, CPyStatic_scholars___effects___globals);
        goto CPyL8;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r6, CPyType_kernel___effects___Effect)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "possible", 38, CPyStatic_scholars___effects___globals, "serai.kernel.effects.Effect", cpy_r_r6);
        goto CPyL8;
    }
    cpy_r_r8 = CPyDef_scholars___effects___ScholarsPerformer___possible(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r7, cpy_r_context);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "possible", 38, CPyStatic_scholars___effects___globals);
        goto CPyL8;
    }
    return cpy_r_r8;
CPyL6: ;
    cpy_r_r9 = CPyDef_perform___Performer___possible(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_effect, cpy_r_context);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "possible", 39, CPyStatic_scholars___effects___globals);
        goto CPyL8;
    }
    return cpy_r_r9;
CPyL8: ;
    cpy_r_r10 = 2;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_scholars___effects___ScholarsPerformer___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "effect", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_effect;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_effect, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.ScholarsPerformer", obj_self); 
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
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_scholars___effects___ScholarsPerformer___possible(arg_self, arg_t, arg_me, arg_effect, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "possible", 35, CPyStatic_scholars___effects___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___ScholarsPerformer___possible__Performer_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_effect, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___ScholarsPerformer___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_effect, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___ScholarsPerformer___possible__Performer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "effect", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible__Performer_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_effect;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_effect, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.ScholarsPerformer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_scholars___effects___ScholarsPerformer___possible__Performer_glue(arg_self, arg_t, arg_me, arg_effect, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "possible__Performer_glue", -1, CPyStatic_scholars___effects___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___ScholarsPerformer___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_part, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_part + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL2;
    cpy_r_r4 = CPyTagged_And(cpy_r_context, 2);
    cpy_r_r5 = cpy_r_r4 == 0;
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL2: ;
    cpy_r_r6 = CPyDef_perform___Performer___binds(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_part, cpy_r_context);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "binds", 45, CPyStatic_scholars___effects___globals);
        goto CPyL4;
    }
    return cpy_r_r6;
CPyL4: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_scholars___effects___ScholarsPerformer___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "part", "context", 0};
            static CPyArg_Parser parser = {"OOOO:binds", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_part;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_part, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.ScholarsPerformer", obj_self); 
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
            PyObject *arg_part;
            if (likely(PyObject_TypeCheck(obj_part, CPyType_kernel___effects___Effect)))
                arg_part = obj_part;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_part); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_scholars___effects___ScholarsPerformer___binds(arg_self, arg_t, arg_me, arg_part, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "binds", 41, CPyStatic_scholars___effects___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects___ScholarsPerformer___binds__Performer_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_part, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (likely(Py_TYPE(cpy_r_t) == CPyType_scholars___table___Table))
        cpy_r_r0 = cpy_r_t;
    else {
        CPy_TypeError("serai.games.scholars.table.Table", cpy_r_t); 
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_scholars___effects___ScholarsPerformer___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_part, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___effects___ScholarsPerformer___binds__Performer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "part", "context", 0};
            static CPyArg_Parser parser = {"OOOO:binds__Performer_glue", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_part;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_part, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.ScholarsPerformer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_part;
            if (likely(PyObject_TypeCheck(obj_part, CPyType_kernel___effects___Effect)))
                arg_part = obj_part;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_part); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_scholars___effects___ScholarsPerformer___binds__Performer_glue(arg_self, arg_t, arg_me, arg_part, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "binds__Performer_glue", -1, CPyStatic_scholars___effects___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___effects___ScholarsPerformer___after_cost(PyObject *cpy_r_self, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    cpy_r_r0 = CPyTagged_Or(cpy_r_context, 4);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_scholars___effects___ScholarsPerformer___after_cost(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"context", 0};
            static CPyArg_Parser parser = {"O:after_cost", kwlist, 0};
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.ScholarsPerformer", obj_self); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___effects___ScholarsPerformer___after_cost(arg_self, arg_context);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "after_cost", 47, CPyStatic_scholars___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___effects___scholars_verbs(PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
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
    PyObject *cpy_r_r31;
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
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyPtr cpy_r_r80;
    CPyPtr cpy_r_r81;
    PyObject *cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
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
    PyObject *cpy_r_r109;
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
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyPtr cpy_r_r123;
    CPyPtr cpy_r_r124;
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
    CPyPtr cpy_r_r146;
    CPyPtr cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
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
    CPyPtr cpy_r_r164;
    CPyPtr cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    CPyPtr cpy_r_r180;
    CPyPtr cpy_r_r181;
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
    CPyPtr cpy_r_r196;
    CPyPtr cpy_r_r197;
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
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    tuple_T4OOOO cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    CPyPtr cpy_r_r222;
    CPyPtr cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
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
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    CPyPtr cpy_r_r239;
    CPyPtr cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
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
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    CPyPtr cpy_r_r263;
    CPyPtr cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
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
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject **cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    CPyPtr cpy_r_r315;
    CPyPtr cpy_r_r316;
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
    CPyPtr cpy_r_r335;
    CPyPtr cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    CPyPtr cpy_r_r347;
    CPyPtr cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    cpy_r_r0 = CPyDef_kernel___effects___Verbs();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 53, CPyStatic_scholars___effects___globals);
        goto CPyL188;
    }
    cpy_r_r1 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_guild_colours;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[819]; /* 'any' */
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 54, CPyStatic_scholars___effects___globals);
        goto CPyL189;
    }
    cpy_r_r4 = CPyList_Extend(cpy_r_r3, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 54, CPyStatic_scholars___effects___globals);
        goto CPyL190;
    } else
        goto CPyL191;
CPyL3: ;
    cpy_r_r5 = PyList_Append(cpy_r_r3, cpy_r_r2);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 54, CPyStatic_scholars___effects___globals);
        goto CPyL190;
    }
    cpy_r_r7 = PyList_AsTuple(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 54, CPyStatic_scholars___effects___globals);
        goto CPyL192;
    }
    cpy_r_r8 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_tracks;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r10 = CPyStatics[819]; /* 'any' */
    cpy_r_r11 = CPyStatics[2745]; /* 'action_colour' */
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 55, CPyStatic_scholars___effects___globals);
        goto CPyL193;
    }
    cpy_r_r13 = CPyList_Extend(cpy_r_r12, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 55, CPyStatic_scholars___effects___globals);
        goto CPyL194;
    } else
        goto CPyL195;
CPyL7: ;
    cpy_r_r14 = PyList_Append(cpy_r_r12, cpy_r_r9);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 55, CPyStatic_scholars___effects___globals);
        goto CPyL194;
    }
    cpy_r_r16 = PyList_Append(cpy_r_r12, cpy_r_r10);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 55, CPyStatic_scholars___effects___globals);
        goto CPyL194;
    }
    cpy_r_r18 = PyList_Append(cpy_r_r12, cpy_r_r11);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 55, CPyStatic_scholars___effects___globals);
        goto CPyL194;
    }
    cpy_r_r20 = PyList_AsTuple(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 55, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r21 = CPyStatics[399]; /* 'pay' */
    cpy_r_r22 = CPyStatics[85]; /* 'cost' */
    cpy_r_r23 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r24 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r25 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r26 = CPyStatics[2747]; /* 'white_die' */
    cpy_r_r27 = PyTuple_Pack(4, cpy_r_r23, cpy_r_r24, cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 56, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r28 = CPyDef_kernel___effects___pairs(cpy_r_r22, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 56, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r29 = CPyDef_scholars___effects___resources___Pay();
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 56, CPyStatic_scholars___effects___globals);
        goto CPyL198;
    }
    cpy_r_r30 = PyTuple_Pack(1, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 56, CPyStatic_scholars___effects___globals);
        goto CPyL199;
    }
    cpy_r_r31 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r21, cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 56, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL200;
CPyL16: ;
    cpy_r_r32 = CPyStatics[2473]; /* 'gain_silver' */
    cpy_r_r33 = NULL;
    cpy_r_r34 = CPyDef_kernel___effects___number(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 57, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r35 = CPyDef_scholars___effects___resources___GainSilver();
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 57, CPyStatic_scholars___effects___globals);
        goto CPyL201;
    }
    cpy_r_r36 = PyTuple_Pack(1, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 57, CPyStatic_scholars___effects___globals);
        goto CPyL202;
    }
    cpy_r_r37 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r32, cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 57, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL203;
CPyL20: ;
    cpy_r_r38 = CPyStatics[2748]; /* 'gain_gold' */
    cpy_r_r39 = NULL;
    cpy_r_r40 = CPyDef_kernel___effects___number(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 58, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r41 = CPyDef_scholars___effects___resources___GainGold();
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 58, CPyStatic_scholars___effects___globals);
        goto CPyL204;
    }
    cpy_r_r42 = PyTuple_Pack(1, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 58, CPyStatic_scholars___effects___globals);
        goto CPyL205;
    }
    cpy_r_r43 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r38, cpy_r_r42, cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 58, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL206;
CPyL24: ;
    cpy_r_r44 = CPyStatics[2749]; /* 'gain_worker' */
    cpy_r_r45 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r46 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_workers;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = CPyStatics[819]; /* 'any' */
    cpy_r_r48 = CPyStatic_scholars___effects___globals;
    cpy_r_r49 = CPyStatics[597]; /* 'word' */
    cpy_r_r50 = CPyDict_GetItem(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL207;
    }
    cpy_r_r51 = PyList_New(1);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL208;
    }
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    CPy_INCREF(cpy_r_r45);
    *(PyObject * *)cpy_r_r53 = cpy_r_r45;
    cpy_r_r54 = CPyList_Extend(cpy_r_r51, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL209;
    } else
        goto CPyL210;
CPyL27: ;
    cpy_r_r55 = PyList_Append(cpy_r_r51, cpy_r_r47);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL209;
    }
    cpy_r_r57 = PyList_AsTuple(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL211;
    }
    cpy_r_r58 = PyObject_CallObject(cpy_r_r50, cpy_r_r57);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    if (likely(PyTuple_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r58);
        goto CPyL197;
    }
    cpy_r_r60 = NULL;
    cpy_r_r61 = CPyDef_kernel___effects___number(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL212;
    }
    cpy_r_r62 = CPyDef_scholars___effects___resources___GainWorker();
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL213;
    }
    cpy_r_r63 = PyTuple_Pack(2, cpy_r_r59, cpy_r_r61);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL214;
    }
    cpy_r_r64 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r44, cpy_r_r63, cpy_r_r62);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 59, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL215;
CPyL35: ;
    cpy_r_r65 = CPyStatics[2445]; /* 'where' */
    cpy_r_r66 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r67 = CPyStatics[987]; /* 'hand' */
    cpy_r_r68 = PyTuple_Pack(2, cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 60, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r69 = 2;
    cpy_r_r70 = 2;
    cpy_r_r71 = CPyDef_kernel___effects___word(cpy_r_r65, cpy_r_r68, cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 60, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r72 = CPyStatics[2487]; /* 'gain_die' */
    cpy_r_r73 = CPyStatics[543]; /* 'die' */
    cpy_r_r74 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_colours;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = CPyStatics[2553]; /* 'primary' */
    cpy_r_r76 = CPyStatic_scholars___effects___globals;
    cpy_r_r77 = CPyStatics[597]; /* 'word' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL216;
    }
    cpy_r_r79 = PyList_New(1);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL217;
    }
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyListObject, ob_item));
    cpy_r_r81 = *(CPyPtr *)cpy_r_r80;
    CPy_INCREF(cpy_r_r73);
    *(PyObject * *)cpy_r_r81 = cpy_r_r73;
    cpy_r_r82 = CPyList_Extend(cpy_r_r79, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL218;
    } else
        goto CPyL219;
CPyL40: ;
    cpy_r_r83 = PyList_Append(cpy_r_r79, cpy_r_r75);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL218;
    }
    cpy_r_r85 = PyList_AsTuple(cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL220;
    }
    cpy_r_r86 = PyObject_CallObject(cpy_r_r78, cpy_r_r85);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL221;
    }
    if (likely(PyTuple_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r86);
        goto CPyL221;
    }
    cpy_r_r88 = NULL;
    cpy_r_r89 = CPyDef_kernel___effects___number(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL222;
    }
    cpy_r_r90 = CPyDef_scholars___effects___dice___GainDie();
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL223;
    }
    cpy_r_r91 = PyTuple_Pack(3, cpy_r_r87, cpy_r_r89, cpy_r_r71);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL224;
    }
    cpy_r_r92 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r72, cpy_r_r91, cpy_r_r90);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 61, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL225;
CPyL48: ;
    cpy_r_r93 = CPyStatics[2750]; /* 'destroy_white' */
    cpy_r_r94 = NULL;
    cpy_r_r95 = CPyDef_kernel___effects___number(cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 62, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r96 = CPyDef_scholars___effects___dice___DestroyWhite();
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 62, CPyStatic_scholars___effects___globals);
        goto CPyL226;
    }
    cpy_r_r97 = PyTuple_Pack(1, cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 62, CPyStatic_scholars___effects___globals);
        goto CPyL227;
    }
    cpy_r_r98 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r93, cpy_r_r97, cpy_r_r96);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 62, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL228;
CPyL52: ;
    cpy_r_r99 = CPyStatics[519]; /* 'draw' */
    cpy_r_r100 = NULL;
    cpy_r_r101 = CPyDef_kernel___effects___number(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 63, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r102 = CPyDef_scholars___effects___dice___Draw();
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 63, CPyStatic_scholars___effects___globals);
        goto CPyL229;
    }
    cpy_r_r103 = PyTuple_Pack(1, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 63, CPyStatic_scholars___effects___globals);
        goto CPyL230;
    }
    cpy_r_r104 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r99, cpy_r_r103, cpy_r_r102);
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 63, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL231;
CPyL56: ;
    cpy_r_r105 = CPyStatics[642]; /* 'refill' */
    cpy_r_r106 = NULL;
    cpy_r_r107 = CPyDef_kernel___effects___number(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 64, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r108 = CPyDef_scholars___effects___dice___Refill();
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 64, CPyStatic_scholars___effects___globals);
        goto CPyL232;
    }
    cpy_r_r109 = PyTuple_Pack(1, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 64, CPyStatic_scholars___effects___globals);
        goto CPyL233;
    }
    cpy_r_r110 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r105, cpy_r_r109, cpy_r_r108);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 64, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL234;
CPyL60: ;
    cpy_r_r111 = CPyStatics[2409]; /* 'influence_scroll' */
    cpy_r_r112 = NULL;
    cpy_r_r113 = CPyDef_kernel___effects___number(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 65, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r114 = CPyDef_scholars___effects___influence___InfluenceScroll();
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 65, CPyStatic_scholars___effects___globals);
        goto CPyL235;
    }
    cpy_r_r115 = PyTuple_Pack(1, cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 65, CPyStatic_scholars___effects___globals);
        goto CPyL236;
    }
    cpy_r_r116 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r111, cpy_r_r115, cpy_r_r114);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 65, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL237;
CPyL64: ;
    cpy_r_r117 = CPyStatics[2422]; /* 'influence_guild' */
    cpy_r_r118 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r119 = CPyStatic_scholars___effects___globals;
    cpy_r_r120 = CPyStatics[597]; /* 'word' */
    cpy_r_r121 = CPyDict_GetItem(cpy_r_r119, cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r122 = PyList_New(1);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals);
        goto CPyL238;
    }
    cpy_r_r123 = (CPyPtr)((CPyPtr)cpy_r_r122 + offsetof(PyListObject, ob_item));
    cpy_r_r124 = *(CPyPtr *)cpy_r_r123;
    CPy_INCREF(cpy_r_r118);
    *(PyObject * *)cpy_r_r124 = cpy_r_r118;
    cpy_r_r125 = CPyList_Extend(cpy_r_r122, cpy_r_r7);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals);
        goto CPyL239;
    } else
        goto CPyL240;
CPyL67: ;
    cpy_r_r126 = PyList_AsTuple(cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals);
        goto CPyL238;
    }
    cpy_r_r127 = PyObject_CallObject(cpy_r_r121, cpy_r_r126);
    CPy_DECREF(cpy_r_r121);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    if (likely(PyTuple_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r127);
        goto CPyL197;
    }
    cpy_r_r129 = NULL;
    cpy_r_r130 = CPyDef_kernel___effects___number(cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals);
        goto CPyL241;
    }
    cpy_r_r131 = CPyDef_scholars___effects___influence___InfluenceGuild();
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals);
        goto CPyL242;
    }
    cpy_r_r132 = PyTuple_Pack(2, cpy_r_r128, cpy_r_r130);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals);
        goto CPyL243;
    }
    cpy_r_r133 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r117, cpy_r_r132, cpy_r_r131);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 66, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL244;
CPyL74: ;
    cpy_r_r134 = CPyStatics[2751]; /* 'place_or_take_gold' */
    cpy_r_r135 = NULL;
    cpy_r_r136 = CPyDef_kernel___effects___number(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 67, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r137 = CPyDef_gold___PlaceOrTakeGold();
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 67, CPyStatic_scholars___effects___globals);
        goto CPyL245;
    }
    cpy_r_r138 = PyTuple_Pack(1, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 67, CPyStatic_scholars___effects___globals);
        goto CPyL246;
    }
    cpy_r_r139 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r134, cpy_r_r138, cpy_r_r137);
    CPy_DECREF(cpy_r_r138);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 67, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    } else
        goto CPyL247;
CPyL78: ;
    cpy_r_r140 = CPyStatics[418]; /* 'advance' */
    cpy_r_r141 = CPyStatics[2562]; /* 'track' */
    cpy_r_r142 = CPyStatic_scholars___effects___globals;
    cpy_r_r143 = CPyStatics[597]; /* 'word' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals);
        goto CPyL197;
    }
    cpy_r_r145 = PyList_New(1);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals);
        goto CPyL248;
    }
    cpy_r_r146 = (CPyPtr)((CPyPtr)cpy_r_r145 + offsetof(PyListObject, ob_item));
    cpy_r_r147 = *(CPyPtr *)cpy_r_r146;
    CPy_INCREF(cpy_r_r141);
    *(PyObject * *)cpy_r_r147 = cpy_r_r141;
    cpy_r_r148 = CPyList_Extend(cpy_r_r145, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals);
        goto CPyL249;
    } else
        goto CPyL250;
CPyL81: ;
    cpy_r_r149 = PyList_AsTuple(cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals);
        goto CPyL251;
    }
    cpy_r_r150 = PyObject_CallObject(cpy_r_r144, cpy_r_r149);
    CPy_DECREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    if (likely(PyTuple_Check(cpy_r_r150)))
        cpy_r_r151 = cpy_r_r150;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r150);
        goto CPyL196;
    }
    cpy_r_r152 = NULL;
    cpy_r_r153 = CPyDef_kernel___effects___number(cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals);
        goto CPyL252;
    }
    cpy_r_r154 = CPyDef_effects___research___Advance();
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals);
        goto CPyL253;
    }
    cpy_r_r155 = PyTuple_Pack(2, cpy_r_r151, cpy_r_r153);
    CPy_DECREF(cpy_r_r151);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals);
        goto CPyL254;
    }
    cpy_r_r156 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r140, cpy_r_r155, cpy_r_r154);
    CPy_DECREF(cpy_r_r155);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 68, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL255;
CPyL88: ;
    cpy_r_r157 = CPyStatics[2566]; /* 'harvest' */
    cpy_r_r158 = CPyStatics[2562]; /* 'track' */
    cpy_r_r159 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_tracks;
    CPy_INCREF(cpy_r_r159);
    cpy_r_r160 = CPyStatic_scholars___effects___globals;
    cpy_r_r161 = CPyStatics[597]; /* 'word' */
    cpy_r_r162 = CPyDict_GetItem(cpy_r_r160, cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 69, CPyStatic_scholars___effects___globals);
        goto CPyL256;
    }
    cpy_r_r163 = PyList_New(1);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 69, CPyStatic_scholars___effects___globals);
        goto CPyL257;
    }
    cpy_r_r164 = (CPyPtr)((CPyPtr)cpy_r_r163 + offsetof(PyListObject, ob_item));
    cpy_r_r165 = *(CPyPtr *)cpy_r_r164;
    CPy_INCREF(cpy_r_r158);
    *(PyObject * *)cpy_r_r165 = cpy_r_r158;
    cpy_r_r166 = CPyList_Extend(cpy_r_r163, cpy_r_r159);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 69, CPyStatic_scholars___effects___globals);
        goto CPyL258;
    } else
        goto CPyL259;
CPyL91: ;
    cpy_r_r167 = PyList_AsTuple(cpy_r_r163);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 69, CPyStatic_scholars___effects___globals);
        goto CPyL260;
    }
    cpy_r_r168 = PyObject_CallObject(cpy_r_r162, cpy_r_r167);
    CPy_DECREF(cpy_r_r162);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 69, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    if (likely(PyTuple_Check(cpy_r_r168)))
        cpy_r_r169 = cpy_r_r168;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 69, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r168);
        goto CPyL196;
    }
    cpy_r_r170 = CPyDef_effects___research___Harvest();
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 69, CPyStatic_scholars___effects___globals);
        goto CPyL261;
    }
    cpy_r_r171 = PyTuple_Pack(1, cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 69, CPyStatic_scholars___effects___globals);
        goto CPyL262;
    }
    cpy_r_r172 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r157, cpy_r_r171, cpy_r_r170);
    CPy_DECREF(cpy_r_r171);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 69, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL263;
CPyL97: ;
    cpy_r_r173 = CPyStatics[2336]; /* 'employ' */
    cpy_r_r174 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r175 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_piles;
    CPy_INCREF(cpy_r_r175);
    cpy_r_r176 = CPyStatic_scholars___effects___globals;
    cpy_r_r177 = CPyStatics[597]; /* 'word' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 70, CPyStatic_scholars___effects___globals);
        goto CPyL264;
    }
    cpy_r_r179 = PyList_New(1);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 70, CPyStatic_scholars___effects___globals);
        goto CPyL265;
    }
    cpy_r_r180 = (CPyPtr)((CPyPtr)cpy_r_r179 + offsetof(PyListObject, ob_item));
    cpy_r_r181 = *(CPyPtr *)cpy_r_r180;
    CPy_INCREF(cpy_r_r174);
    *(PyObject * *)cpy_r_r181 = cpy_r_r174;
    cpy_r_r182 = CPyList_Extend(cpy_r_r179, cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 70, CPyStatic_scholars___effects___globals);
        goto CPyL266;
    } else
        goto CPyL267;
CPyL100: ;
    cpy_r_r183 = PyList_AsTuple(cpy_r_r179);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 70, CPyStatic_scholars___effects___globals);
        goto CPyL268;
    }
    cpy_r_r184 = PyObject_CallObject(cpy_r_r178, cpy_r_r183);
    CPy_DECREF(cpy_r_r178);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 70, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    if (likely(PyTuple_Check(cpy_r_r184)))
        cpy_r_r185 = cpy_r_r184;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 70, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r184);
        goto CPyL196;
    }
    cpy_r_r186 = CPyDef_translators___Employ();
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 70, CPyStatic_scholars___effects___globals);
        goto CPyL269;
    }
    cpy_r_r187 = PyTuple_Pack(1, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 70, CPyStatic_scholars___effects___globals);
        goto CPyL270;
    }
    cpy_r_r188 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r173, cpy_r_r187, cpy_r_r186);
    CPy_DECREF(cpy_r_r187);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 70, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL271;
CPyL106: ;
    cpy_r_r189 = CPyStatics[2465]; /* 'retire_top' */
    cpy_r_r190 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r191 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_piles;
    CPy_INCREF(cpy_r_r191);
    cpy_r_r192 = CPyStatic_scholars___effects___globals;
    cpy_r_r193 = CPyStatics[597]; /* 'word' */
    cpy_r_r194 = CPyDict_GetItem(cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals);
        goto CPyL272;
    }
    cpy_r_r195 = PyList_New(1);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals);
        goto CPyL273;
    }
    cpy_r_r196 = (CPyPtr)((CPyPtr)cpy_r_r195 + offsetof(PyListObject, ob_item));
    cpy_r_r197 = *(CPyPtr *)cpy_r_r196;
    CPy_INCREF(cpy_r_r190);
    *(PyObject * *)cpy_r_r197 = cpy_r_r190;
    cpy_r_r198 = CPyList_Extend(cpy_r_r195, cpy_r_r191);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals);
        goto CPyL274;
    } else
        goto CPyL275;
CPyL109: ;
    cpy_r_r199 = CPyStatics[2752]; /* 'many' */
    cpy_r_r200 = PyList_AsTuple(cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals);
        goto CPyL276;
    }
    cpy_r_r201 = 1 ? Py_True : Py_False;
    cpy_r_r202 = CPyDict_Build(1, cpy_r_r199, cpy_r_r201);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals);
        goto CPyL277;
    }
    cpy_r_r203 = PyObject_Call(cpy_r_r194, cpy_r_r200, cpy_r_r202);
    CPy_DECREF(cpy_r_r194);
    CPy_DECREF(cpy_r_r200);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    if (likely(PyTuple_Check(cpy_r_r203)))
        cpy_r_r204 = cpy_r_r203;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r203);
        goto CPyL196;
    }
    cpy_r_r205 = CPyDef_translators___RetireTop();
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals);
        goto CPyL278;
    }
    cpy_r_r206 = PyTuple_Pack(1, cpy_r_r204);
    CPy_DECREF(cpy_r_r204);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals);
        goto CPyL279;
    }
    cpy_r_r207 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r189, cpy_r_r206, cpy_r_r205);
    CPy_DECREF(cpy_r_r206);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 71, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL280;
CPyL116: ;
    cpy_r_r208 = CPyStatics[2588]; /* 'add_value' */
    cpy_r_r209 = NULL;
    cpy_r_r210 = CPyDef_kernel___effects___number(cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 72, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r211 = PyTuple_Pack(1, cpy_r_r210);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 72, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r212 = NULL;
    cpy_r_r213 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r208, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 72, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL281;
CPyL119: ;
    cpy_r_r214 = CPyStatics[2589]; /* 'alt_action' */
    cpy_r_r215 = CPyStatics[334]; /* 'action' */
    cpy_r_r216 = CPyStatic_scholars___names___ACTIONS;
    if (unlikely(cpy_r_r216.f0 == NULL)) {
        goto CPyL282;
    } else
        goto CPyL122;
CPyL120: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r217 = 0;
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 73, CPyStatic_scholars___effects___globals);
        goto CPyL188;
    }
    CPy_Unreachable();
CPyL122: ;
    cpy_r_r218 = CPyStatic_scholars___effects___globals;
    cpy_r_r219 = CPyStatics[597]; /* 'word' */
    cpy_r_r220 = CPyDict_GetItem(cpy_r_r218, cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 73, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r221 = PyList_New(1);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 73, CPyStatic_scholars___effects___globals);
        goto CPyL283;
    }
    cpy_r_r222 = (CPyPtr)((CPyPtr)cpy_r_r221 + offsetof(PyListObject, ob_item));
    cpy_r_r223 = *(CPyPtr *)cpy_r_r222;
    CPy_INCREF(cpy_r_r215);
    *(PyObject * *)cpy_r_r223 = cpy_r_r215;
    CPy_INCREF(cpy_r_r216.f0);
    CPy_INCREF(cpy_r_r216.f1);
    CPy_INCREF(cpy_r_r216.f2);
    CPy_INCREF(cpy_r_r216.f3);
    cpy_r_r224 = PyTuple_New(4);
    if (unlikely(cpy_r_r224 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4739 = cpy_r_r216.f0;
    PyTuple_SET_ITEM(cpy_r_r224, 0, __tmp4739);
    PyObject *__tmp4740 = cpy_r_r216.f1;
    PyTuple_SET_ITEM(cpy_r_r224, 1, __tmp4740);
    PyObject *__tmp4741 = cpy_r_r216.f2;
    PyTuple_SET_ITEM(cpy_r_r224, 2, __tmp4741);
    PyObject *__tmp4742 = cpy_r_r216.f3;
    PyTuple_SET_ITEM(cpy_r_r224, 3, __tmp4742);
    cpy_r_r225 = CPyList_Extend(cpy_r_r221, cpy_r_r224);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 73, CPyStatic_scholars___effects___globals);
        goto CPyL284;
    } else
        goto CPyL285;
CPyL125: ;
    cpy_r_r226 = PyList_AsTuple(cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 73, CPyStatic_scholars___effects___globals);
        goto CPyL283;
    }
    cpy_r_r227 = PyObject_CallObject(cpy_r_r220, cpy_r_r226);
    CPy_DECREF(cpy_r_r220);
    CPy_DECREF(cpy_r_r226);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 73, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    if (likely(PyTuple_Check(cpy_r_r227)))
        cpy_r_r228 = cpy_r_r227;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 73, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r227);
        goto CPyL196;
    }
    cpy_r_r229 = PyTuple_Pack(1, cpy_r_r228);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 73, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r230 = NULL;
    cpy_r_r231 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r214, cpy_r_r229, cpy_r_r230);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 73, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL286;
CPyL130: ;
    cpy_r_r232 = CPyStatics[2753]; /* 'wild_white' */
    cpy_r_r233 = CPyStatics[336]; /* 'colour' */
    cpy_r_r234 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_colours;
    CPy_INCREF(cpy_r_r234);
    cpy_r_r235 = CPyStatic_scholars___effects___globals;
    cpy_r_r236 = CPyStatics[597]; /* 'word' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 74, CPyStatic_scholars___effects___globals);
        goto CPyL287;
    }
    cpy_r_r238 = PyList_New(1);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 74, CPyStatic_scholars___effects___globals);
        goto CPyL288;
    }
    cpy_r_r239 = (CPyPtr)((CPyPtr)cpy_r_r238 + offsetof(PyListObject, ob_item));
    cpy_r_r240 = *(CPyPtr *)cpy_r_r239;
    CPy_INCREF(cpy_r_r233);
    *(PyObject * *)cpy_r_r240 = cpy_r_r233;
    cpy_r_r241 = CPyList_Extend(cpy_r_r238, cpy_r_r234);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 74, CPyStatic_scholars___effects___globals);
        goto CPyL289;
    } else
        goto CPyL290;
CPyL133: ;
    cpy_r_r242 = PyList_AsTuple(cpy_r_r238);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 74, CPyStatic_scholars___effects___globals);
        goto CPyL291;
    }
    cpy_r_r243 = PyObject_CallObject(cpy_r_r237, cpy_r_r242);
    CPy_DECREF(cpy_r_r237);
    CPy_DECREF(cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 74, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    if (likely(PyTuple_Check(cpy_r_r243)))
        cpy_r_r244 = cpy_r_r243;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 74, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r243);
        goto CPyL196;
    }
    cpy_r_r245 = PyTuple_Pack(1, cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 74, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r246 = NULL;
    cpy_r_r247 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r232, cpy_r_r245, cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 74, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL292;
CPyL138: ;
    cpy_r_r248 = CPyStatics[2712]; /* 'event_starting_translators' */
    cpy_r_r249 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r250 = CPyDef_kernel___effects___number(cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 75, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r251 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r252 = CPyDef_kernel___effects___number(cpy_r_r251);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 75, CPyStatic_scholars___effects___globals);
        goto CPyL293;
    }
    cpy_r_r253 = PyTuple_Pack(2, cpy_r_r250, cpy_r_r252);
    CPy_DECREF(cpy_r_r250);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 75, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r254 = NULL;
    cpy_r_r255 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r248, cpy_r_r253, cpy_r_r254);
    CPy_DECREF(cpy_r_r253);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 75, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL294;
CPyL142: ;
    cpy_r_r256 = CPyStatics[2754]; /* 'event_neutral_translator' */
    cpy_r_r257 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r258 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_piles;
    CPy_INCREF(cpy_r_r258);
    cpy_r_r259 = CPyStatic_scholars___effects___globals;
    cpy_r_r260 = CPyStatics[597]; /* 'word' */
    cpy_r_r261 = CPyDict_GetItem(cpy_r_r259, cpy_r_r260);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 76, CPyStatic_scholars___effects___globals);
        goto CPyL295;
    }
    cpy_r_r262 = PyList_New(1);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 76, CPyStatic_scholars___effects___globals);
        goto CPyL296;
    }
    cpy_r_r263 = (CPyPtr)((CPyPtr)cpy_r_r262 + offsetof(PyListObject, ob_item));
    cpy_r_r264 = *(CPyPtr *)cpy_r_r263;
    CPy_INCREF(cpy_r_r257);
    *(PyObject * *)cpy_r_r264 = cpy_r_r257;
    cpy_r_r265 = CPyList_Extend(cpy_r_r262, cpy_r_r258);
    CPy_DECREF(cpy_r_r258);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 76, CPyStatic_scholars___effects___globals);
        goto CPyL297;
    } else
        goto CPyL298;
CPyL145: ;
    cpy_r_r266 = CPyStatics[2752]; /* 'many' */
    cpy_r_r267 = PyList_AsTuple(cpy_r_r262);
    CPy_DECREF(cpy_r_r262);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 76, CPyStatic_scholars___effects___globals);
        goto CPyL299;
    }
    cpy_r_r268 = 1 ? Py_True : Py_False;
    cpy_r_r269 = CPyDict_Build(1, cpy_r_r266, cpy_r_r268);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 76, CPyStatic_scholars___effects___globals);
        goto CPyL300;
    }
    cpy_r_r270 = PyObject_Call(cpy_r_r261, cpy_r_r267, cpy_r_r269);
    CPy_DECREF(cpy_r_r261);
    CPy_DECREF(cpy_r_r267);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r270 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 76, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    if (likely(PyTuple_Check(cpy_r_r270)))
        cpy_r_r271 = cpy_r_r270;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 76, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r270);
        goto CPyL196;
    }
    cpy_r_r272 = PyTuple_Pack(1, cpy_r_r271);
    CPy_DECREF(cpy_r_r271);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 76, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r273 = NULL;
    cpy_r_r274 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r256, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 76, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL301;
CPyL151: ;
    cpy_r_r275 = CPyStatics[2428]; /* 'ai_silver' */
    cpy_r_r276 = NULL;
    cpy_r_r277 = CPyDef_kernel___effects___number(cpy_r_r276);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 77, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r278 = PyTuple_Pack(1, cpy_r_r277);
    CPy_DECREF(cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 77, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r279 = NULL;
    cpy_r_r280 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r275, cpy_r_r278, cpy_r_r279);
    CPy_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 77, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL302;
CPyL154: ;
    cpy_r_r281 = CPyStatics[2429]; /* 'ai_place_gold' */
    cpy_r_r282 = NULL;
    cpy_r_r283 = CPyDef_kernel___effects___number(cpy_r_r282);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 78, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r284 = PyTuple_Pack(1, cpy_r_r283);
    CPy_DECREF(cpy_r_r283);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 78, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r285 = NULL;
    cpy_r_r286 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r281, cpy_r_r284, cpy_r_r285);
    CPy_DECREF(cpy_r_r284);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 78, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL303;
CPyL157: ;
    cpy_r_r287 = CPyStatics[2430]; /* 'ai_employ' */
    cpy_r_r288 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r289 = NULL;
    cpy_r_r290 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r287, cpy_r_r288, cpy_r_r289);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 79, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL304;
CPyL158: ;
    cpy_r_r291 = CPyStatics[2431]; /* 'ai_translate' */
    cpy_r_r292 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r293 = NULL;
    cpy_r_r294 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r291, cpy_r_r292, cpy_r_r293);
    CPy_DECREF(cpy_r_r292);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 80, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL305;
CPyL159: ;
    cpy_r_r295 = CPyStatics[2432]; /* 'ai_deliver' */
    cpy_r_r296 = CPyStatics[31]; /* 'n' */
    cpy_r_r297 = CPyStatic_scholars___effects___globals;
    cpy_r_r298 = CPyStatics[2755]; /* 'Parameter' */
    cpy_r_r299 = CPyDict_GetItem(cpy_r_r297, cpy_r_r298);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 81, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r300 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r301[2] = {cpy_r_r296, cpy_r_r300};
    cpy_r_r302 = (PyObject **)&cpy_r_r301;
    cpy_r_r303 = CPyStatics[5386]; /* ('optional',) */
    cpy_r_r304 = PyObject_Vectorcall(cpy_r_r299, cpy_r_r302, 1, cpy_r_r303);
    CPy_DECREF(cpy_r_r299);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 81, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    if (likely(PyTuple_Check(cpy_r_r304)))
        cpy_r_r305 = cpy_r_r304;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 81, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r304);
        goto CPyL196;
    }
    cpy_r_r306 = PyTuple_Pack(1, cpy_r_r305);
    CPy_DECREF(cpy_r_r305);
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 81, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r307 = NULL;
    cpy_r_r308 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r295, cpy_r_r306, cpy_r_r307);
    CPy_DECREF(cpy_r_r306);
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 81, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    } else
        goto CPyL306;
CPyL164: ;
    cpy_r_r309 = CPyStatics[2433]; /* 'ai_influence_guild' */
    cpy_r_r310 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r311 = CPyStatic_scholars___effects___globals;
    cpy_r_r312 = CPyStatics[597]; /* 'word' */
    cpy_r_r313 = CPyDict_GetItem(cpy_r_r311, cpy_r_r312);
    if (unlikely(cpy_r_r313 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 82, CPyStatic_scholars___effects___globals);
        goto CPyL196;
    }
    cpy_r_r314 = PyList_New(1);
    if (unlikely(cpy_r_r314 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 82, CPyStatic_scholars___effects___globals);
        goto CPyL307;
    }
    cpy_r_r315 = (CPyPtr)((CPyPtr)cpy_r_r314 + offsetof(PyListObject, ob_item));
    cpy_r_r316 = *(CPyPtr *)cpy_r_r315;
    CPy_INCREF(cpy_r_r310);
    *(PyObject * *)cpy_r_r316 = cpy_r_r310;
    cpy_r_r317 = CPyList_Extend(cpy_r_r314, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 82, CPyStatic_scholars___effects___globals);
        goto CPyL308;
    } else
        goto CPyL309;
CPyL167: ;
    cpy_r_r318 = PyList_AsTuple(cpy_r_r314);
    CPy_DECREF(cpy_r_r314);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 82, CPyStatic_scholars___effects___globals);
        goto CPyL310;
    }
    cpy_r_r319 = PyObject_CallObject(cpy_r_r313, cpy_r_r318);
    CPy_DECREF(cpy_r_r313);
    CPy_DECREF(cpy_r_r318);
    if (unlikely(cpy_r_r319 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 82, CPyStatic_scholars___effects___globals);
        goto CPyL192;
    }
    if (likely(PyTuple_Check(cpy_r_r319)))
        cpy_r_r320 = cpy_r_r319;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 82, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r319);
        goto CPyL192;
    }
    cpy_r_r321 = PyTuple_Pack(1, cpy_r_r320);
    CPy_DECREF(cpy_r_r320);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 82, CPyStatic_scholars___effects___globals);
        goto CPyL192;
    }
    cpy_r_r322 = NULL;
    cpy_r_r323 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r309, cpy_r_r321, cpy_r_r322);
    CPy_DECREF(cpy_r_r321);
    if (unlikely(cpy_r_r323 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 82, CPyStatic_scholars___effects___globals);
        goto CPyL192;
    } else
        goto CPyL311;
CPyL172: ;
    cpy_r_r324 = CPyStatics[2434]; /* 'ai_influence_scroll' */
    cpy_r_r325 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r326 = NULL;
    cpy_r_r327 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r324, cpy_r_r325, cpy_r_r326);
    CPy_DECREF(cpy_r_r325);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 83, CPyStatic_scholars___effects___globals);
        goto CPyL192;
    } else
        goto CPyL312;
CPyL173: ;
    cpy_r_r328 = CPyStatics[2757]; /* 'ai_retire_top' */
    cpy_r_r329 = CPyStatics[2758]; /* 'blue' */
    cpy_r_r330 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_piles;
    CPy_INCREF(cpy_r_r330);
    cpy_r_r331 = CPyStatic_scholars___effects___globals;
    cpy_r_r332 = CPyStatics[597]; /* 'word' */
    cpy_r_r333 = CPyDict_GetItem(cpy_r_r331, cpy_r_r332);
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL313;
    }
    cpy_r_r334 = PyList_New(1);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL314;
    }
    cpy_r_r335 = (CPyPtr)((CPyPtr)cpy_r_r334 + offsetof(PyListObject, ob_item));
    cpy_r_r336 = *(CPyPtr *)cpy_r_r335;
    CPy_INCREF(cpy_r_r329);
    *(PyObject * *)cpy_r_r336 = cpy_r_r329;
    cpy_r_r337 = CPyList_Extend(cpy_r_r334, cpy_r_r330);
    CPy_DECREF(cpy_r_r330);
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL315;
    } else
        goto CPyL316;
CPyL176: ;
    cpy_r_r338 = PyList_AsTuple(cpy_r_r334);
    CPy_DECREF(cpy_r_r334);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL317;
    }
    cpy_r_r339 = PyObject_CallObject(cpy_r_r333, cpy_r_r338);
    CPy_DECREF(cpy_r_r333);
    CPy_DECREF(cpy_r_r338);
    if (unlikely(cpy_r_r339 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL192;
    }
    if (likely(PyTuple_Check(cpy_r_r339)))
        cpy_r_r340 = cpy_r_r339;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r339);
        goto CPyL192;
    }
    cpy_r_r341 = CPyStatics[2759]; /* 'red' */
    cpy_r_r342 = ((serai___games___scholars___book___WordsObject *)cpy_r_words)->_piles;
    CPy_INCREF(cpy_r_r342);
    cpy_r_r343 = CPyStatic_scholars___effects___globals;
    cpy_r_r344 = CPyStatics[597]; /* 'word' */
    cpy_r_r345 = CPyDict_GetItem(cpy_r_r343, cpy_r_r344);
    if (unlikely(cpy_r_r345 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL318;
    }
    cpy_r_r346 = PyList_New(1);
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL319;
    }
    cpy_r_r347 = (CPyPtr)((CPyPtr)cpy_r_r346 + offsetof(PyListObject, ob_item));
    cpy_r_r348 = *(CPyPtr *)cpy_r_r347;
    CPy_INCREF(cpy_r_r341);
    *(PyObject * *)cpy_r_r348 = cpy_r_r341;
    cpy_r_r349 = CPyList_Extend(cpy_r_r346, cpy_r_r342);
    CPy_DECREF(cpy_r_r342);
    if (unlikely(cpy_r_r349 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL320;
    } else
        goto CPyL321;
CPyL182: ;
    cpy_r_r350 = PyList_AsTuple(cpy_r_r346);
    CPy_DECREF(cpy_r_r346);
    if (unlikely(cpy_r_r350 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL322;
    }
    cpy_r_r351 = PyObject_CallObject(cpy_r_r345, cpy_r_r350);
    CPy_DECREF(cpy_r_r345);
    CPy_DECREF(cpy_r_r350);
    if (unlikely(cpy_r_r351 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL323;
    }
    if (likely(PyTuple_Check(cpy_r_r351)))
        cpy_r_r352 = cpy_r_r351;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals, "tuple", cpy_r_r351);
        goto CPyL323;
    }
    cpy_r_r353 = PyTuple_Pack(2, cpy_r_r340, cpy_r_r352);
    CPy_DECREF(cpy_r_r340);
    CPy_DECREF(cpy_r_r352);
    if (unlikely(cpy_r_r353 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL192;
    }
    cpy_r_r354 = NULL;
    cpy_r_r355 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r328, cpy_r_r353, cpy_r_r354);
    CPy_DECREF(cpy_r_r353);
    if (unlikely(cpy_r_r355 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 84, CPyStatic_scholars___effects___globals);
        goto CPyL192;
    } else
        goto CPyL324;
CPyL187: ;
    return cpy_r_r0;
CPyL188: ;
    cpy_r_r356 = NULL;
    return cpy_r_r356;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL188;
CPyL190: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL188;
CPyL191: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL3;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL188;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL188;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    goto CPyL188;
CPyL195: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL7;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL188;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    goto CPyL188;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r28);
    goto CPyL188;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r29);
    goto CPyL188;
CPyL200: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL16;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r34);
    goto CPyL188;
CPyL202: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r35);
    goto CPyL188;
CPyL203: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL20;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r40);
    goto CPyL188;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r41);
    goto CPyL188;
CPyL206: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL24;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r46);
    goto CPyL188;
CPyL208: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r50);
    goto CPyL188;
CPyL209: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r51);
    goto CPyL188;
CPyL210: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL27;
CPyL211: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r50);
    goto CPyL188;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r59);
    goto CPyL188;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r61);
    goto CPyL188;
CPyL214: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r62);
    goto CPyL188;
CPyL215: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL35;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r74);
    goto CPyL188;
CPyL217: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r78);
    goto CPyL188;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r79);
    goto CPyL188;
CPyL219: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL40;
CPyL220: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r78);
    goto CPyL188;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r71);
    goto CPyL188;
CPyL222: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r87);
    goto CPyL188;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    goto CPyL188;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r90);
    goto CPyL188;
CPyL225: ;
    CPy_DECREF(cpy_r_r92);
    goto CPyL48;
CPyL226: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r95);
    goto CPyL188;
CPyL227: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r96);
    goto CPyL188;
CPyL228: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL52;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r101);
    goto CPyL188;
CPyL230: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r102);
    goto CPyL188;
CPyL231: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL56;
CPyL232: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r107);
    goto CPyL188;
CPyL233: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r108);
    goto CPyL188;
CPyL234: ;
    CPy_DECREF(cpy_r_r110);
    goto CPyL60;
CPyL235: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r113);
    goto CPyL188;
CPyL236: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r114);
    goto CPyL188;
CPyL237: ;
    CPy_DECREF(cpy_r_r116);
    goto CPyL64;
CPyL238: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r121);
    goto CPyL188;
CPyL239: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r122);
    goto CPyL188;
CPyL240: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL67;
CPyL241: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r128);
    goto CPyL188;
CPyL242: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r130);
    goto CPyL188;
CPyL243: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r131);
    goto CPyL188;
CPyL244: ;
    CPy_DECREF(cpy_r_r133);
    goto CPyL74;
CPyL245: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r136);
    goto CPyL188;
CPyL246: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r137);
    goto CPyL188;
CPyL247: ;
    CPy_DECREF(cpy_r_r139);
    goto CPyL78;
CPyL248: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r144);
    goto CPyL188;
CPyL249: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r145);
    goto CPyL188;
CPyL250: ;
    CPy_DECREF(cpy_r_r148);
    goto CPyL81;
CPyL251: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r144);
    goto CPyL188;
CPyL252: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r151);
    goto CPyL188;
CPyL253: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r151);
    CPy_DecRef(cpy_r_r153);
    goto CPyL188;
CPyL254: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r154);
    goto CPyL188;
CPyL255: ;
    CPy_DECREF(cpy_r_r156);
    goto CPyL88;
CPyL256: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r159);
    goto CPyL188;
CPyL257: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r162);
    goto CPyL188;
CPyL258: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r162);
    CPy_DecRef(cpy_r_r163);
    goto CPyL188;
CPyL259: ;
    CPy_DECREF(cpy_r_r166);
    goto CPyL91;
CPyL260: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r162);
    goto CPyL188;
CPyL261: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r169);
    goto CPyL188;
CPyL262: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r170);
    goto CPyL188;
CPyL263: ;
    CPy_DECREF(cpy_r_r172);
    goto CPyL97;
CPyL264: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r175);
    goto CPyL188;
CPyL265: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r175);
    CPy_DecRef(cpy_r_r178);
    goto CPyL188;
CPyL266: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r178);
    CPy_DecRef(cpy_r_r179);
    goto CPyL188;
CPyL267: ;
    CPy_DECREF(cpy_r_r182);
    goto CPyL100;
CPyL268: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r178);
    goto CPyL188;
CPyL269: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r185);
    goto CPyL188;
CPyL270: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r186);
    goto CPyL188;
CPyL271: ;
    CPy_DECREF(cpy_r_r188);
    goto CPyL106;
CPyL272: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r191);
    goto CPyL188;
CPyL273: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r194);
    goto CPyL188;
CPyL274: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r195);
    goto CPyL188;
CPyL275: ;
    CPy_DECREF(cpy_r_r198);
    goto CPyL109;
CPyL276: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r194);
    goto CPyL188;
CPyL277: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r200);
    goto CPyL188;
CPyL278: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r204);
    goto CPyL188;
CPyL279: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r205);
    goto CPyL188;
CPyL280: ;
    CPy_DECREF(cpy_r_r207);
    goto CPyL116;
CPyL281: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL119;
CPyL282: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL120;
CPyL283: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r220);
    goto CPyL188;
CPyL284: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r220);
    CPy_DecRef(cpy_r_r221);
    goto CPyL188;
CPyL285: ;
    CPy_DECREF(cpy_r_r225);
    goto CPyL125;
CPyL286: ;
    CPy_DECREF(cpy_r_r231);
    goto CPyL130;
CPyL287: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r234);
    goto CPyL188;
CPyL288: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r234);
    CPy_DecRef(cpy_r_r237);
    goto CPyL188;
CPyL289: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r237);
    CPy_DecRef(cpy_r_r238);
    goto CPyL188;
CPyL290: ;
    CPy_DECREF(cpy_r_r241);
    goto CPyL133;
CPyL291: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r237);
    goto CPyL188;
CPyL292: ;
    CPy_DECREF(cpy_r_r247);
    goto CPyL138;
CPyL293: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r250);
    goto CPyL188;
CPyL294: ;
    CPy_DECREF(cpy_r_r255);
    goto CPyL142;
CPyL295: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r258);
    goto CPyL188;
CPyL296: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r258);
    CPy_DecRef(cpy_r_r261);
    goto CPyL188;
CPyL297: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r261);
    CPy_DecRef(cpy_r_r262);
    goto CPyL188;
CPyL298: ;
    CPy_DECREF(cpy_r_r265);
    goto CPyL145;
CPyL299: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r261);
    goto CPyL188;
CPyL300: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r261);
    CPy_DecRef(cpy_r_r267);
    goto CPyL188;
CPyL301: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL151;
CPyL302: ;
    CPy_DECREF(cpy_r_r280);
    goto CPyL154;
CPyL303: ;
    CPy_DECREF(cpy_r_r286);
    goto CPyL157;
CPyL304: ;
    CPy_DECREF(cpy_r_r290);
    goto CPyL158;
CPyL305: ;
    CPy_DECREF(cpy_r_r294);
    goto CPyL159;
CPyL306: ;
    CPy_DECREF(cpy_r_r308);
    goto CPyL164;
CPyL307: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r313);
    goto CPyL188;
CPyL308: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r313);
    CPy_DecRef(cpy_r_r314);
    goto CPyL188;
CPyL309: ;
    CPy_DECREF(cpy_r_r317);
    goto CPyL167;
CPyL310: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r313);
    goto CPyL188;
CPyL311: ;
    CPy_DECREF(cpy_r_r323);
    goto CPyL172;
CPyL312: ;
    CPy_DECREF(cpy_r_r327);
    goto CPyL173;
CPyL313: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r330);
    goto CPyL188;
CPyL314: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r333);
    goto CPyL188;
CPyL315: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r333);
    CPy_DecRef(cpy_r_r334);
    goto CPyL188;
CPyL316: ;
    CPy_DECREF(cpy_r_r337);
    goto CPyL176;
CPyL317: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r333);
    goto CPyL188;
CPyL318: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r340);
    CPy_DecRef(cpy_r_r342);
    goto CPyL188;
CPyL319: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r340);
    CPy_DecRef(cpy_r_r342);
    CPy_DecRef(cpy_r_r345);
    goto CPyL188;
CPyL320: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r340);
    CPy_DecRef(cpy_r_r345);
    CPy_DecRef(cpy_r_r346);
    goto CPyL188;
CPyL321: ;
    CPy_DECREF(cpy_r_r349);
    goto CPyL182;
CPyL322: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r340);
    CPy_DecRef(cpy_r_r345);
    goto CPyL188;
CPyL323: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r340);
    goto CPyL188;
CPyL324: ;
    CPy_DECREF(cpy_r_r355);
    goto CPyL187;
}
        
        PyObject *CPyPy_scholars___effects___scholars_verbs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"words", 0};
            static CPyArg_Parser parser = {"O:scholars_verbs", kwlist, 0};
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_words)) {
                return NULL;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_scholars___book___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.scholars.book.Words", obj_words); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___effects___scholars_verbs(arg_words);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "scholars_verbs", 51, CPyStatic_scholars___effects___globals);
            return NULL;
        }
        
char CPyDef_scholars___effects_____top_level__(void) {
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
    void *cpy_r_r209;
    void *cpy_r_r210;
    void *cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    void *cpy_r_r217;
    void *cpy_r_r218;
    PyObject **cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    void *cpy_r_r231;
    void *cpy_r_r232;
    void *cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    void *cpy_r_r239;
    void *cpy_r_r240;
    PyObject **cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    void *cpy_r_r253;
    void *cpy_r_r254;
    void *cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    void *cpy_r_r261;
    void *cpy_r_r262;
    PyObject **cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
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
    PyObject *cpy_r_r281;
    char cpy_r_r282;
    char cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    int32_t cpy_r_r294;
    char cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    int32_t cpy_r_r298;
    char cpy_r_r299;
    char cpy_r_r300;
    char cpy_r_r301;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 1, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 1, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___effects___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 13, CPyStatic_scholars___effects___globals);
        goto CPyL111;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 15, CPyStatic_scholars___effects___globals);
        goto CPyL111;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 15, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 15, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 15, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5387]; /* ('Words',) */
    cpy_r_r31 = CPyStatic_scholars___effects___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 15, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL112;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___effects___dice;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___effects___dice;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2760]; /* 'serai.games.scholars.effects.dice' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 16, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___effects___dice;
    cpy_r_r42 = CPyExec_serai___games___scholars___effects___dice;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___effects___dice__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 16, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 16, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2760]; /* 'serai.games.scholars.effects.dice' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 16, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5388]; /* ('DestroyWhite', 'Draw', 'GainDie', 'Refill') */
    cpy_r_r53 = CPyStatic_scholars___effects___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 16, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL113;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___effects___gold;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___effects___gold;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2386]; /* 'serai.games.scholars.effects.gold' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 17, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___effects___gold;
    cpy_r_r64 = CPyExec_serai___games___scholars___effects___gold;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___effects___gold__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 17, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 17, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2386]; /* 'serai.games.scholars.effects.gold' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 17, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5389]; /* ('PlaceOrTakeGold',) */
    cpy_r_r75 = CPyStatic_scholars___effects___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 17, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL114;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___effects___influence;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___effects___influence;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2419]; /* 'serai.games.scholars.effects.influence' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 18, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___effects___influence;
    cpy_r_r86 = CPyExec_serai___games___scholars___effects___influence;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___effects___influence__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 18, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 18, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2419]; /* 'serai.games.scholars.effects.influence' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 18, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5390]; /* ('InfluenceGuild', 'InfluenceScroll') */
    cpy_r_r97 = CPyStatic_scholars___effects___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 18, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL115;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___effects___research;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___effects___research;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2420]; /* 'serai.games.scholars.effects.research' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 19, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___effects___research;
    cpy_r_r108 = CPyExec_serai___games___scholars___effects___research;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___effects___research__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 19, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 19, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2420]; /* 'serai.games.scholars.effects.research' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 19, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5391]; /* ('ANY', 'COLOUR_OF_ACTION', 'PRIMARY_TRACK', 'Advance', 'Harvest') */
    cpy_r_r119 = CPyStatic_scholars___effects___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 19, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL116;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___effects___resources;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___effects___resources;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2771]; /* 'serai.games.scholars.effects.resources' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 20, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___effects___resources;
    cpy_r_r130 = CPyExec_serai___games___scholars___effects___resources;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___effects___resources__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 20, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 20, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2771]; /* 'serai.games.scholars.effects.resources' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 20, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5392]; /* ('GainGold', 'GainSilver', 'GainWorker', 'Pay') */
    cpy_r_r141 = CPyStatic_scholars___effects___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 20, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL117;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___scholars___effects___translators;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___scholars___effects___translators;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[2335]; /* 'serai.games.scholars.effects.translators' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 21, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___scholars___effects___translators;
    cpy_r_r152 = CPyExec_serai___games___scholars___effects___translators;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___scholars___effects___translators__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 21, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 21, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[2335]; /* 'serai.games.scholars.effects.translators' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 21, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5393]; /* ('Employ', 'RetireTop') */
    cpy_r_r163 = CPyStatic_scholars___effects___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 21, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL118;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 22, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r174 = CPyExec_serai___games___scholars___names;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 22, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 22, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 22, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5394]; /* ('ACTIONS', 'AT_WILL', 'PAID') */
    cpy_r_r185 = CPyStatic_scholars___effects___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 22, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL119;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r188 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 23, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r196 = CPyExec_serai___games___scholars___table;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 23, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 23, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 23, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r207 = CPyStatic_scholars___effects___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 23, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL120;
CPyL77: ;
    cpy_r_r209 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r210 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r211 = CPyModuleLockAPI_serai;
    cpy_r_r212 = CPyImport_IsInitialized(cpy_r_r210);
    if (!cpy_r_r212) goto CPyL80;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 24, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r216 = cpy_r_r215;
    goto CPyL84;
CPyL80: ;
    cpy_r_r217 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r218 = CPyExec_serai___kernel___decision;
    cpy_r_r219 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r220 = PyImport_GetModuleDict();
    cpy_r_r221 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 24, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 24, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 24, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5375]; /* ('Vocabulary',) */
    cpy_r_r229 = CPyStatic_scholars___effects___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 24, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL121;
CPyL85: ;
    cpy_r_r231 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r232 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r233 = CPyModuleLockAPI_serai;
    cpy_r_r234 = CPyImport_IsInitialized(cpy_r_r232);
    if (!cpy_r_r234) goto CPyL88;
    cpy_r_r235 = PyImport_GetModuleDict();
    cpy_r_r236 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 25, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r238 = cpy_r_r237;
    goto CPyL92;
CPyL88: ;
    cpy_r_r239 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r240 = CPyExec_serai___kernel___effects;
    cpy_r_r241 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r242 = PyImport_GetModuleDict();
    cpy_r_r243 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r244 = CPyDict_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 25, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r245 = CPyStatics[8]; /* '__file__' */
    cpy_r_r246 = CPyObject_GetAttr(cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 25, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r247 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r248 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r249 = CPyImport_ImportNative(cpy_r_r248, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r246, cpy_r_r247, 0);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 25, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r238 = cpy_r_r249;
CPyL92: ;
    cpy_r_r250 = CPyStatics[5395]; /* ('Effect', 'InOrder', 'Parameter', 'Verbs', 'number', 'pairs', 'word') */
    cpy_r_r251 = CPyStatic_scholars___effects___globals;
    cpy_r_r252 = CPyImport_GetNativeAttrs(cpy_r_r238, cpy_r_r250, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 25, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL122;
CPyL93: ;
    cpy_r_r253 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r254 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r255 = CPyModuleLockAPI_serai;
    cpy_r_r256 = CPyImport_IsInitialized(cpy_r_r254);
    if (!cpy_r_r256) goto CPyL96;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 26, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r260 = cpy_r_r259;
    goto CPyL100;
CPyL96: ;
    cpy_r_r261 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r262 = CPyExec_serai___kernel___perform;
    cpy_r_r263 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r264 = PyImport_GetModuleDict();
    cpy_r_r265 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r266 = CPyDict_GetItem(cpy_r_r264, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 26, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r267 = CPyStatics[8]; /* '__file__' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 26, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r269 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r270 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r271 = CPyImport_ImportNative(cpy_r_r270, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r268, cpy_r_r269, 0);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 26, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r260 = cpy_r_r271;
CPyL100: ;
    cpy_r_r272 = CPyStatics[5378]; /* ('Performer',) */
    cpy_r_r273 = CPyStatic_scholars___effects___globals;
    cpy_r_r274 = CPyImport_GetNativeAttrs(cpy_r_r260, cpy_r_r272, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 26, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    } else
        goto CPyL123;
CPyL101: ;
    cpy_r_r275 = (PyObject *)CPyType_perform___Performer;
    cpy_r_r276 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r277 = PyObject_GetItem(cpy_r_r275, cpy_r_r276);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 29, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r278 = PyTuple_Pack(1, cpy_r_r277);
    CPy_DECREF(cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 29, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r279 = CPyStatics[2310]; /* 'serai.games.scholars.effects' */
    cpy_r_r280 = (PyObject *)CPyType_scholars___effects___ScholarsPerformer_template;
    cpy_r_r281 = CPyType_FromTemplate(cpy_r_r280, cpy_r_r278, cpy_r_r279);
    CPy_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 29, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    cpy_r_r282 = CPyDef_scholars___effects___ScholarsPerformer_trait_vtable_setup();
    if (unlikely(cpy_r_r282 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 29, CPyStatic_scholars___effects___globals);
        goto CPyL124;
    }
    cpy_r_r283 = CPyDef_scholars___effects___ScholarsPerformer_coroutine_setup(cpy_r_r281);
    if (unlikely(cpy_r_r283 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 29, CPyStatic_scholars___effects___globals);
        goto CPyL124;
    }
    cpy_r_r284 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r285 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r286 = CPyStatics[2779]; /* 'rule' */
    cpy_r_r287 = CPyStatics[2780]; /* 'extras' */
    cpy_r_r288 = CPyStatics[2781]; /* 'in_vain' */
    cpy_r_r289 = CPyStatics[892]; /* 'done' */
    cpy_r_r290 = CPyStatics[2782]; /* '_flat' */
    cpy_r_r291 = CPyStatics[2783]; /* '_options' */
    cpy_r_r292 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r293 = PyTuple_Pack(8, cpy_r_r285, cpy_r_r286, cpy_r_r287, cpy_r_r288, cpy_r_r289, cpy_r_r290, cpy_r_r291, cpy_r_r292);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 29, CPyStatic_scholars___effects___globals);
        goto CPyL124;
    }
    cpy_r_r294 = PyObject_SetAttr(cpy_r_r281, cpy_r_r284, cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    cpy_r_r295 = cpy_r_r294 >= 0;
    if (unlikely(!cpy_r_r295)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 29, CPyStatic_scholars___effects___globals);
        goto CPyL124;
    }
    CPyType_scholars___effects___ScholarsPerformer = (PyTypeObject *)cpy_r_r281;
    CPy_INCREF(CPyType_scholars___effects___ScholarsPerformer);
    cpy_r_r296 = CPyStatic_scholars___effects___globals;
    cpy_r_r297 = CPyStatics[2311]; /* 'ScholarsPerformer' */
    cpy_r_r298 = PyDict_SetItem(cpy_r_r296, cpy_r_r297, cpy_r_r281);
    cpy_r_r299 = cpy_r_r298 >= 0;
    if (unlikely(!cpy_r_r299)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 29, CPyStatic_scholars___effects___globals);
        goto CPyL124;
    }
    cpy_r_r300 = CPy_InitSubclass(cpy_r_r281);
    CPy_DECREF(cpy_r_r281);
    if (unlikely(!cpy_r_r300)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/__init__.py", "<module>", 29, CPyStatic_scholars___effects___globals);
        goto CPyL111;
    }
    return 1;
CPyL111: ;
    cpy_r_r301 = 2;
    return cpy_r_r301;
CPyL112: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL113: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL114: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL115: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL116: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL117: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL118: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL119: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL120: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL121: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
CPyL122: ;
    CPy_DECREF(cpy_r_r252);
    goto CPyL93;
CPyL123: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL101;
CPyL124: ;
    CPy_DecRef(cpy_r_r281);
    goto CPyL111;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef extras___Extras_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___extras___ExtrasObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___extras___ExtrasObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
extras___Extras_traverse(serai___kernel___extras___ExtrasObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___extras___ExtrasObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___extras___ExtrasObject))));
    return rv;
}

static int32_t CPyDef_extras___Extras_clear(PyObject *cpy_r_self)
{
    serai___kernel___extras___ExtrasObject *self = (serai___kernel___extras___ExtrasObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___extras___ExtrasObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___extras___ExtrasObject))));
    return 0;
}

static int32_t CPyDef_extras___Extras_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___extras___ExtrasObject *self = (serai___kernel___extras___ExtrasObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___extras___ExtrasObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___extras___ExtrasObject))));
    return 0;
}

static void
extras___Extras_dealloc(serai___kernel___extras___ExtrasObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, extras___Extras_dealloc)
    CPyDef_extras___Extras_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_extras_____mypyc__Extras_setup(PyObject *cpy_r_type);
PyObject *CPyDef_extras___Extras(void);

static PyObject *
extras___Extras_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_extras___Extras) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_extras_____mypyc__Extras_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem extras___Extras_vtable[3];
static bool
CPyDef_extras___Extras_trait_vtable_setup(void)
{
    CPyVTableItem extras___Extras_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_extras___Extras___offer,
        (CPyVTableItem)CPyDef_extras___Extras___holds,
        (CPyVTableItem)CPyDef_extras___Extras___take,
    };
    memcpy(extras___Extras_vtable, extras___Extras_vtable_scratch, sizeof(extras___Extras_vtable));
    return 1;
}

static bool
CPyDef_extras___Extras_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef extras___Extras_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef extras___Extras_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_extras_____mypyc__Extras_setup, METH_O, NULL},
    {"offer",
     (PyCFunction)CPyPy_extras___Extras___offer,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("offer($self, t, me)\n--\n\n")},
    {"holds",
     (PyCFunction)CPyPy_extras___Extras___holds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("holds($self, option)\n--\n\n")},
    {"take",
     (PyCFunction)CPyPy_extras___Extras___take,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take($self, t, me, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_extras___Extras_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Extras",
    .tp_new = extras___Extras_new,
    .tp_dealloc = (destructor)extras___Extras_dealloc,
    .tp_traverse = (traverseproc)extras___Extras_traverse,
    .tp_clear = (inquiry)CPyDef_extras___Extras_clear,
    .tp_getset = extras___Extras_getseters,
    .tp_methods = extras___Extras_methods,
    .tp_members = extras___Extras_members,
    .tp_basicsize = sizeof(serai___kernel___extras___ExtrasObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___extras___ExtrasObject),
    .tp_weaklistoffset = sizeof(serai___kernel___extras___ExtrasObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Extras()\n--\n\n"),
};
static PyTypeObject *CPyType_extras___Extras_template = &CPyType_extras___Extras_template_;

PyObject *CPyDef_extras_____mypyc__Extras_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___extras___ExtrasObject *self;
    self = (serai___kernel___extras___ExtrasObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = extras___Extras_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_extras___Extras(void)
{
    PyObject *self = CPyDef_extras_____mypyc__Extras_setup((PyObject *)CPyType_extras___Extras);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendextras___ask_with_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
    if (retval != NULL) {
        *result = retval;
        return PYGEN_NEXT;
    }
    if (stop_iter_value == NULL) {
        if (PyErr_ExceptionMatches(PyExc_StopIteration)) {
            stop_iter_value = CPy_FetchStopIterationValue();
        }
        if (stop_iter_value == NULL) {
            *result = NULL;
            return PYGEN_ERROR;
        }
    }
    *result = stop_iter_value;
    return PYGEN_RETURN;
}
static PyAsyncMethods extras___ask_with_gen_as_async = {
    .am_send = CPyDunder_am_sendextras___ask_with_gen,
};
static int
extras___ask_with_gen_traverse(serai___kernel___extras___ask_with_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__extras);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__key);
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    Py_VISIT(self->___mypyc_generator_frame_attribute__offer);
    Py_VISIT(self->___mypyc_generator_frame_attribute__arguments);
    Py_VISIT(self->___mypyc_generator_frame_attribute__ends);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_extras___ask_with_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___extras___ask_with_genObject *self = (serai___kernel___extras___ask_with_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__extras);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__key);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__offer);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__arguments);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__ends);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0);
    return 0;
}

static int32_t CPyDef_extras___ask_with_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___extras___ask_with_genObject *self = (serai___kernel___extras___ask_with_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__extras);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__key);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__offer);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__arguments);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__ends);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0);
    return 0;
}

static void
extras___ask_with_gen_dealloc(serai___kernel___extras___ask_with_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (extras___ask_with_gen_free_instance == NULL) {
        extras___ask_with_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__extras);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__key);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__offer);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__arguments);
        self->___mypyc_generator_frame_attribute__shown = 2;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__ends);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, extras___ask_with_gen_dealloc)
    CPyDef_extras___ask_with_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_extras_____mypyc__ask_with_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_extras___ask_with_gen(void);

static PyObject *
extras___ask_with_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_extras___ask_with_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_extras_____mypyc__ask_with_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem extras___ask_with_gen_vtable[6];
static bool
CPyDef_extras___ask_with_gen_trait_vtable_setup(void)
{
    CPyVTableItem extras___ask_with_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_extras___ask_with_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_extras___ask_with_gen_____next__,
        (CPyVTableItem)CPyDef_extras___ask_with_gen___send,
        (CPyVTableItem)CPyDef_extras___ask_with_gen_____iter__,
        (CPyVTableItem)CPyDef_extras___ask_with_gen___throw,
        (CPyVTableItem)CPyDef_extras___ask_with_gen___close,
    };
    memcpy(extras___ask_with_gen_vtable, extras___ask_with_gen_vtable_scratch, sizeof(extras___ask_with_gen_vtable));
    return 1;
}

static bool
CPyDef_extras___ask_with_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef extras___ask_with_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_extras_____mypyc__ask_with_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_extras___ask_with_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_extras___ask_with_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_extras___ask_with_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_extras___ask_with_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_extras___ask_with_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_extras___ask_with_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_with_gen",
    .tp_new = extras___ask_with_gen_new,
    .tp_dealloc = (destructor)extras___ask_with_gen_dealloc,
    .tp_traverse = (traverseproc)extras___ask_with_gen_traverse,
    .tp_clear = (inquiry)CPyDef_extras___ask_with_gen_clear,
    .tp_methods = extras___ask_with_gen_methods,
    .tp_iter = CPyDef_extras___ask_with_gen_____iter__,
    .tp_iternext = CPyDef_extras___ask_with_gen_____next__,
    .tp_as_async = &extras___ask_with_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___extras___ask_with_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_with_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_extras___ask_with_gen_template = &CPyType_extras___ask_with_gen_template_;

PyObject *CPyDef_extras_____mypyc__ask_with_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___extras___ask_with_genObject *self;
    if (extras___ask_with_gen_free_instance != NULL) {
        self = extras___ask_with_gen_free_instance;
        extras___ask_with_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___extras___ask_with_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = extras___ask_with_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__shown = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_extras___ask_with_gen(void)
{
    PyObject *self = CPyDef_extras_____mypyc__ask_with_gen_setup((PyObject *)CPyType_extras___ask_with_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef extrasmodule_methods[] = {
    {"ask_with", (PyCFunction)CPyPy_extras___ask_with, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask_with(extras, t, me, key, rule, offer, arguments=None, shown=False, ends=None)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___extras__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___extras__internal, "__name__");
    CPyStatic_extras___globals = PyModule_GetDict(CPyModule_serai___kernel___extras__internal);
    if (unlikely(CPyStatic_extras___globals == NULL))
        goto fail;
    CPyType_extras___ask_with_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_extras___ask_with_gen_template, NULL, modname);
    if (unlikely(!CPyType_extras___ask_with_gen))
        goto fail;
    CPyDef_extras___ask_with_gen_trait_vtable_setup();
    char result = CPyDef_extras_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___extras__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_extras___NO_EXTRAS);
    CPyStatic_extras___NO_EXTRAS = NULL;
    Py_CLEAR(CPyType_extras___Extras);
    Py_CLEAR(CPyType_extras___ask_with_gen);
    return -1;
}
int CPyExec_serai___kernel___extras(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___extras__impl, &CPyImportState_serai___kernel___extras, &CPyModule_serai___kernel___extras);
}
static struct PyModuleDef extrasmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.extras",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    extrasmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___extras(void)
{
    if (CPyModule_serai___kernel___extras__internal) {
        Py_INCREF(CPyModule_serai___kernel___extras__internal);
        return CPyModule_serai___kernel___extras__internal;
    }
    CPyModule_serai___kernel___extras__internal = PyModule_Create(&extrasmodule);
    return CPyModule_serai___kernel___extras__internal;
}

PyObject *CPyInit_serai___kernel___extras(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___extras__internal) {
        Py_INCREF(CPyModule_serai___kernel___extras__internal);
        return CPyModule_serai___kernel___extras__internal;
    }
    CPyModule_serai___kernel___extras__internal = PyModule_Create(&extrasmodule);
    if (unlikely(CPyModule_serai___kernel___extras__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.extras");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___extras__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___extras__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___extras__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___extras(CPyModule_serai___kernel___extras__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___extras__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.extras");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___extras__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_extras___Extras___offer(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_extras___Extras___offer(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:offer", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_extras___Extras)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.extras.Extras", obj_self); 
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
            PyObject *retval = CPyDef_extras___Extras___offer(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/extras.py", "offer", 24, CPyStatic_extras___globals);
            return NULL;
        }
        
char CPyDef_extras___Extras___holds(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    return 0;
}
        
        PyObject *CPyPy_extras___Extras___holds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:holds", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_extras___Extras)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.extras.Extras", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            char retval = CPyDef_extras___Extras___holds(arg_self, arg_option);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/extras.py", "holds", 28, CPyStatic_extras___globals);
            return NULL;
        }
        
PyObject *CPyDef_extras___Extras___take(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_id;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[4588]; /* ' is no step of ' */
    cpy_r_r2 = CPy_TYPE(cpy_r_self);
    cpy_r_r3 = CPy_GetName(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "take", 34, CPyStatic_extras___globals);
        goto CPyL8;
    }
    if (likely(PyUnicode_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/extras.py", "take", 34, CPyStatic_extras___globals, "str", cpy_r_r3);
        goto CPyL8;
    }
    cpy_r_r5 = CPyStr_Build(3, cpy_r_r0, cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "take", 34, CPyStatic_extras___globals);
        goto CPyL7;
    }
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r7 = CPyStatics[4589]; /* 'TypeError' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "take", 34, CPyStatic_extras___globals);
        goto CPyL9;
    }
    PyObject *cpy_r_r9[1] = {cpy_r_r5};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r10, 1, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "take", 34, CPyStatic_extras___globals);
        goto CPyL9;
    }
    CPy_DECREF(cpy_r_r5);
    CPy_Raise(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "take", 34, CPyStatic_extras___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL7;
}
        
        PyObject *CPyPy_extras___Extras___take(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:take", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_extras___Extras)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.extras.Extras", obj_self); 
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_extras___Extras___take(arg_self, arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/extras.py", "take", 32, CPyStatic_extras___globals);
            return NULL;
        }
        
PyObject *CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_asked;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_options;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_further;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    int32_t cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    int32_t cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject **cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    tuple_T3OOO cpy_r_r84;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject **cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    int32_t cpy_r_r96;
    char cpy_r_r97;
    int32_t cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL97;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL4: ;
    if (!1) goto CPyL91;
    cpy_r_r7 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__extras;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "extras", 57, CPyStatic_extras___globals);
        goto CPyL96;
    }
CPyL6: ;
    cpy_r_r8 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "t", 57, CPyStatic_extras___globals);
        goto CPyL96;
    }
CPyL7: ;
    cpy_r_r9 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "me", 57, CPyStatic_extras___globals);
        goto CPyL96;
    }
CPyL8: ;
    cpy_r_r10 = CPY_GET_METHOD(cpy_r_r7, CPyType_extras___Extras, 0, serai___kernel___extras___ExtrasObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r7, cpy_r_r8, cpy_r_r9); /* offer */
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 57, CPyStatic_extras___globals);
        goto CPyL96;
    }
    cpy_r_r11 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__ends;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "ends", 58, CPyStatic_extras___globals);
        goto CPyL103;
    }
CPyL10: ;
    cpy_r_r12 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r13 = cpy_r_r11 == cpy_r_r12;
    if (!cpy_r_r13) goto CPyL19;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = cpy_r_r10 != cpy_r_r14;
    if (!cpy_r_r15) goto CPyL104;
    cpy_r_r16 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__offer;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "offer", 59, CPyStatic_extras___globals);
        goto CPyL103;
    }
CPyL13: ;
    if (likely(cpy_r_r10 != Py_None))
        cpy_r_r17 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/extras.py", "ask_with", 59, CPyStatic_extras___globals, "serai.kernel.offer.Offer", cpy_r_r10);
        goto CPyL96;
    }
    cpy_r_r18 = CPyDef_offer___Both(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 59, CPyStatic_extras___globals);
        goto CPyL96;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL18;
CPyL16: ;
    cpy_r_r20 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__offer;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "offer", 59, CPyStatic_extras___globals);
        goto CPyL96;
    }
CPyL17: ;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r19 = cpy_r_r20;
CPyL18: ;
    cpy_r_asked = cpy_r_r19;
    goto CPyL47;
CPyL19: ;
    cpy_r_r21 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__offer;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "offer", 61, CPyStatic_extras___globals);
        goto CPyL103;
    }
CPyL20: ;
    cpy_r_r22 = CPY_GET_METHOD(cpy_r_r21, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r21); /* options */
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 61, CPyStatic_extras___globals);
        goto CPyL103;
    }
    cpy_r_options = cpy_r_r22;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_r10 != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL105;
    if (likely(cpy_r_r10 != Py_None))
        cpy_r_r25 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/extras.py", "ask_with", 62, CPyStatic_extras___globals, "serai.kernel.offer.Offer", cpy_r_r10);
        goto CPyL106;
    }
    cpy_r_r26 = cpy_r_r25;
    goto CPyL28;
CPyL24: ;
    cpy_r_r27 = CPyStatic_offer___NOTHING;
    if (unlikely(cpy_r_r27 == NULL)) {
        goto CPyL107;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r28 = 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 62, CPyStatic_extras___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r26 = cpy_r_r27;
CPyL28: ;
    cpy_r_further = cpy_r_r26;
    cpy_r_r29 = CPY_GET_METHOD(cpy_r_further, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_further); /* options */
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 63, CPyStatic_extras___globals);
        goto CPyL108;
    }
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_options + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL40;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r35 << 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL40;
    cpy_r_r38 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__shown;
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "shown", 64, CPyStatic_extras___globals);
        goto CPyL109;
    }
CPyL32: ;
    if (cpy_r_r38) {
        goto CPyL40;
    } else
        goto CPyL110;
CPyL33: ;
    cpy_r_r39 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__ends;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "ends", 65, CPyStatic_extras___globals);
        goto CPyL96;
    }
CPyL34: ;
    CPy_INCREF(cpy_r_r39);
    if (likely(cpy_r_r39 != Py_None))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/extras.py", "ask_with", 65, CPyStatic_extras___globals, "serai.kernel.option.Option", cpy_r_r39);
        goto CPyL96;
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r42 = CPyDef_extras___ask_with_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL39;
    CPyGen_SetStopIterationValue(cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (!0) goto CPyL102;
    CPy_Unreachable();
CPyL39: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r40;
    CPyGen_Exit(&((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL40: ;
    cpy_r_r43 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__ends;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "ends", 66, CPyStatic_extras___globals);
        goto CPyL109;
    }
CPyL41: ;
    CPy_INCREF(cpy_r_r43);
    if (likely(cpy_r_r43 != Py_None))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/extras.py", "ask_with", 66, CPyStatic_extras___globals, "serai.kernel.option.Option", cpy_r_r43);
        goto CPyL109;
    }
    cpy_r_r45 = PyList_Append(cpy_r_options, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 66, CPyStatic_extras___globals);
        goto CPyL109;
    }
    cpy_r_r47 = PySequence_InPlaceConcat(cpy_r_options, cpy_r_r29);
    CPy_DECREF(cpy_r_options);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 67, CPyStatic_extras___globals);
        goto CPyL111;
    }
    cpy_r_options = cpy_r_r47;
    cpy_r_r48 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__offer;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "offer", 68, CPyStatic_extras___globals);
        goto CPyL108;
    }
CPyL45: ;
    cpy_r_r49 = CPyDef_offer___Listed(cpy_r_options, cpy_r_r48, cpy_r_further);
    CPy_DECREF(cpy_r_options);
    CPy_DECREF(cpy_r_further);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 68, CPyStatic_extras___globals);
        goto CPyL96;
    }
    cpy_r_asked = cpy_r_r49;
CPyL47: ;
    cpy_r_r50 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "me", 69, CPyStatic_extras___globals);
        goto CPyL112;
    }
CPyL48: ;
    cpy_r_r51 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__key;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "key", 69, CPyStatic_extras___globals);
        goto CPyL112;
    }
CPyL49: ;
    cpy_r_r52 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "rule", 69, CPyStatic_extras___globals);
        goto CPyL112;
    }
CPyL50: ;
    cpy_r_r53 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__arguments;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "arguments", 69, CPyStatic_extras___globals);
        goto CPyL112;
    }
CPyL51: ;
    cpy_r_r54 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__shown;
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "shown", 69, CPyStatic_extras___globals);
        goto CPyL112;
    }
CPyL52: ;
    cpy_r_r55 = NULL;
    cpy_r_r56 = CPyDef_decision___ask(cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_asked, cpy_r_r53, cpy_r_r55, cpy_r_r54);
    CPy_DECREF(cpy_r_asked);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 69, CPyStatic_extras___globals);
        goto CPyL96;
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r56;
CPyL54: ;
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = cpy_r_type != cpy_r_r58;
    if (!cpy_r_r59) goto CPyL57;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 69, CPyStatic_extras___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL57: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r60 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/extras.py", "ask_with", 69, CPyStatic_extras___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL96;
    }
    cpy_r_r61 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__extras;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "extras", 70, CPyStatic_extras___globals);
        goto CPyL113;
    }
CPyL59: ;
    cpy_r_r62 = CPY_GET_METHOD(cpy_r_r61, CPyType_extras___Extras, 1, serai___kernel___extras___ExtrasObject, char (*)(PyObject *, PyObject *))(cpy_r_r61, cpy_r_r60); /* holds */
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 70, CPyStatic_extras___globals);
        goto CPyL113;
    }
    if (cpy_r_r62) goto CPyL66;
    ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r64 = CPyDef_extras___ask_with_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL65;
    CPyGen_SetStopIterationValue(cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (!0) goto CPyL102;
    CPy_Unreachable();
CPyL65: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r60;
    CPyGen_Exit(&((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL66: ;
    cpy_r_r65 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__extras;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "extras", 72, CPyStatic_extras___globals);
        goto CPyL113;
    }
CPyL67: ;
    cpy_r_r66 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "t", 72, CPyStatic_extras___globals);
        goto CPyL113;
    }
CPyL68: ;
    cpy_r_r67 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/extras.py", "ask_with", "ask_with_gen", "me", 72, CPyStatic_extras___globals);
        goto CPyL113;
    }
CPyL69: ;
    cpy_r_r68 = CPY_GET_METHOD(cpy_r_r65, CPyType_extras___Extras, 2, serai___kernel___extras___ExtrasObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r60); /* take */
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 72, CPyStatic_extras___globals);
        goto CPyL96;
    }
    cpy_r_r69 = PyObject_GetIter(cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 72, CPyStatic_extras___globals);
        goto CPyL96;
    }
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0 = cpy_r_r69;
    cpy_r_r70 = 1;
    if (!cpy_r_r70) goto CPyL96;
    cpy_r_r71 = NULL;
    cpy_r_r1 = cpy_r_r71;
    cpy_r_r72 = (PyObject **)&cpy_r_r1;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0;
    cpy_r_r75 = CPyIter_Send(cpy_r_r74, cpy_r_r73, cpy_r_r72);
    if (cpy_r_r75 != NULL) goto CPyL114;
    cpy_r_r76 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 72, CPyStatic_extras___globals);
        goto CPyL115;
    }
    cpy_r_r77 = cpy_r_r1;
    CPy_DECREF(cpy_r_r77);
    cpy_r_r78 = NULL;
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0 = cpy_r_r78;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 72, CPyStatic_extras___globals);
        goto CPyL96;
    } else
        goto CPyL4;
CPyL75: ;
    cpy_r_r80 = cpy_r_r75;
CPyL76: ;
    ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r80;
CPyL77: ;
    cpy_r_r82 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r83 = cpy_r_type != cpy_r_r82;
    if (!cpy_r_r83) goto CPyL116;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 72, CPyStatic_extras___globals);
        goto CPyL81;
    } else
        goto CPyL117;
CPyL79: ;
    CPy_Unreachable();
CPyL80: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL87;
CPyL81: ;
    cpy_r_r84 = CPy_CatchError();
    cpy_r_r85 = (PyObject **)&cpy_r_r3;
    cpy_r_r86 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0;
    cpy_r_r87 = CPy_YieldFromErrorHandle(cpy_r_r86, cpy_r_r85);
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 72, CPyStatic_extras___globals);
        goto CPyL118;
    }
    if (cpy_r_r87) goto CPyL84;
    cpy_r_r80 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r84);
    CPy_DecRef(cpy_r_r84.f0);
    CPy_DecRef(cpy_r_r84.f1);
    CPy_DecRef(cpy_r_r84.f2);
    goto CPyL76;
CPyL84: ;
    cpy_r_r77 = cpy_r_r3;
    CPy_DecRef(cpy_r_r77);
    CPy_RestoreExcInfo(cpy_r_r84);
    CPy_DecRef(cpy_r_r84.f0);
    CPy_DecRef(cpy_r_r84.f1);
    CPy_DecRef(cpy_r_r84.f2);
    goto CPyL4;
CPyL85: ;
    CPy_RestoreExcInfo(cpy_r_r84);
    CPy_DecRef(cpy_r_r84.f0);
    CPy_DecRef(cpy_r_r84.f1);
    CPy_DecRef(cpy_r_r84.f2);
    cpy_r_r88 = CPy_KeepPropagating();
    if (!cpy_r_r88) goto CPyL96;
    CPy_Unreachable();
CPyL87: ;
    cpy_r_r89 = NULL;
    cpy_r_r1 = cpy_r_r89;
    cpy_r_r90 = (PyObject **)&cpy_r_r1;
    cpy_r_r91 = ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___extras___ask_with_gen_0;
    cpy_r_r92 = CPyIter_Send(cpy_r_r91, cpy_r_arg, cpy_r_r90);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r92 == NULL) {
        goto CPyL89;
    } else
        goto CPyL119;
CPyL88: ;
    cpy_r_r80 = cpy_r_r92;
    goto CPyL76;
CPyL89: ;
    cpy_r_r93 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 72, CPyStatic_extras___globals);
        goto CPyL115;
    }
    cpy_r_r77 = cpy_r_r1;
    CPy_DECREF(cpy_r_r77);
    goto CPyL4;
CPyL91: ;
    cpy_r_r94 = Py_None;
    CPy_INCREF(cpy_r_r94);
    ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r96 = CPyDef_extras___ask_with_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL95;
    CPyGen_SetStopIterationValue(cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (!0) goto CPyL102;
    CPy_Unreachable();
CPyL95: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r94;
    CPyGen_Exit(&((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL96: ;
    ((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r98 = CPyDef_extras___ask_with_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r99 = NULL;
    CPyGen_Exit(&((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r99;
CPyL97: ;
    cpy_r_r100 = cpy_r_r4 == 0;
    if (cpy_r_r100) goto CPyL120;
    cpy_r_r101 = cpy_r_r4 == 1;
    if (cpy_r_r101) goto CPyL121;
    cpy_r_r102 = cpy_r_r4 == 2;
    if (cpy_r_r102) {
        goto CPyL77;
    } else
        goto CPyL122;
CPyL100: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r103 = 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL102;
    }
    CPy_Unreachable();
CPyL102: ;
    cpy_r_r104 = NULL;
    CPyGen_Exit(&((serai___kernel___extras___ask_with_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r104;
CPyL103: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL96;
CPyL104: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL16;
CPyL105: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL24;
CPyL106: ;
    CPy_DecRef(cpy_r_options);
    goto CPyL96;
CPyL107: ;
    CPy_DecRef(cpy_r_options);
    goto CPyL25;
CPyL108: ;
    CPy_DecRef(cpy_r_options);
    CPy_DecRef(cpy_r_further);
    goto CPyL96;
CPyL109: ;
    CPy_DecRef(cpy_r_options);
    CPy_DecRef(cpy_r_further);
    CPy_DecRef(cpy_r_r29);
    goto CPyL96;
CPyL110: ;
    CPy_DECREF(cpy_r_options);
    CPy_DECREF(cpy_r_further);
    CPy_DECREF(cpy_r_r29);
    goto CPyL33;
CPyL111: ;
    CPy_DecRef(cpy_r_further);
    goto CPyL96;
CPyL112: ;
    CPy_DecRef(cpy_r_asked);
    goto CPyL96;
CPyL113: ;
    CPy_DecRef(cpy_r_r60);
    goto CPyL96;
CPyL114: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL75;
CPyL115: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL96;
CPyL116: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL80;
CPyL117: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL79;
CPyL118: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL85;
CPyL119: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL88;
CPyL120: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL121: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL54;
CPyL122: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL100;
}
        
PyObject *CPyDef_extras___ask_with_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_extras___ask_with_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_extras___ask_with_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.extras.ask_with_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_extras___ask_with_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/extras.py", "__next__", -1, CPyStatic_extras___globals);
            return NULL;
        }
        
PyObject *CPyDef_extras___ask_with_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_extras___ask_with_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_extras___ask_with_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.extras.ask_with_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_extras___ask_with_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/extras.py", "send", -1, CPyStatic_extras___globals);
            return NULL;
        }
        
PyObject *CPyDef_extras___ask_with_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_extras___ask_with_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_extras___ask_with_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.extras.ask_with_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_extras___ask_with_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/extras.py", "__iter__", -1, CPyStatic_extras___globals);
            return NULL;
        }
        
PyObject *CPyDef_extras___ask_with_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    if (cpy_r_value != NULL) goto CPyL7;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_traceback != NULL) goto CPyL8;
    CPy_INCREF(cpy_r_r0);
    cpy_r_traceback = cpy_r_r0;
CPyL4: ;
    cpy_r_r1 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_traceback);
    if (cpy_r_r1 == NULL) goto CPyL6;
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
CPyL7: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_traceback);
    goto CPyL4;
}
        
        PyObject *CPyPy_extras___ask_with_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"type", "value", "traceback", 0};
            static CPyArg_Parser parser = {"O|OO:throw", kwlist, 0};
            PyObject *obj_type;
            PyObject *obj_value = NULL;
            PyObject *obj_traceback = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_type, &obj_value, &obj_traceback)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_extras___ask_with_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.extras.ask_with_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_type = obj_type;
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_traceback;
            if (obj_traceback == NULL) {
                arg_traceback = NULL;
            } else {
                arg_traceback = obj_traceback; 
            }
            PyObject *retval = CPyDef_extras___ask_with_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/extras.py", "throw", -1, CPyStatic_extras___globals);
            return NULL;
        }
        
PyObject *CPyDef_extras___ask_with_gen___close(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OO cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[338]; /* 'GeneratorExit' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (cpy_r_r2 == NULL) goto CPyL3;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = CPyDef_extras___ask_with_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (cpy_r_r5 != NULL) goto CPyL11;
CPyL3: ;
    cpy_r_r6 = CPy_CatchError();
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (cpy_r_r9 == NULL) goto CPyL12;
    cpy_r_r10.f0 = cpy_r_r2;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8883 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8883);
    PyObject *__tmp8884 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8884);
    cpy_r_r12 = CPy_ExceptionMatches(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r12) goto CPyL13;
    CPy_RestoreExcInfo(cpy_r_r6);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    CPy_INCREF(cpy_r_r13);
    return cpy_r_r13;
CPyL6: ;
    CPy_Reraise();
    if (!0) goto CPyL10;
    CPy_Unreachable();
CPyL8: ;
    PyErr_SetString(PyExc_RuntimeError, "generator ignored GeneratorExit");
    cpy_r_r14 = 0;
    if (!cpy_r_r14) goto CPyL10;
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL11: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    goto CPyL8;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL10;
CPyL13: ;
    CPy_DECREF(cpy_r_r6.f0);
    CPy_DECREF(cpy_r_r6.f1);
    CPy_DECREF(cpy_r_r6.f2);
    goto CPyL6;
}
        
        PyObject *CPyPy_extras___ask_with_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_extras___ask_with_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.extras.ask_with_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_extras___ask_with_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/extras.py", "close", -1, CPyStatic_extras___globals);
            return NULL;
        }
        
PyObject *CPyDef_extras___ask_with(PyObject *cpy_r_extras, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_key, PyObject *cpy_r_rule, PyObject *cpy_r_offer, PyObject *cpy_r_arguments, char cpy_r_shown, PyObject *cpy_r_ends) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    if (cpy_r_arguments != NULL) goto CPyL18;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_arguments = cpy_r_r0;
CPyL2: ;
    if (cpy_r_shown != 2) goto CPyL4;
    cpy_r_shown = 0;
CPyL4: ;
    if (cpy_r_ends != NULL) goto CPyL19;
    cpy_r_r1 = Py_None;
    CPy_INCREF(cpy_r_r1);
    cpy_r_ends = cpy_r_r1;
CPyL6: ;
    cpy_r_r2 = CPyDef_extras___ask_with_gen();
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL20;
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_extras);
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__extras != NULL) {
        CPy_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__extras);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__extras = cpy_r_extras;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL21;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_key);
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__key != NULL) {
        CPy_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__key);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__key = cpy_r_key;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_offer);
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__offer != NULL) {
        CPy_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__offer);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__offer = cpy_r_offer;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL21;
    }
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__arguments != NULL) {
        CPy_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__arguments);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__arguments = cpy_r_arguments;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL22;
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__shown = cpy_r_shown;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL22;
    }
    if (((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__ends != NULL) {
        CPy_DECREF(((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__ends);
    }
    ((serai___kernel___extras___ask_with_genObject *)cpy_r_r2)->___mypyc_generator_frame_attribute__ends = cpy_r_ends;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
        goto CPyL23;
    }
    return cpy_r_r2;
CPyL17: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL18: ;
    CPy_INCREF(cpy_r_arguments);
    goto CPyL2;
CPyL19: ;
    CPy_INCREF(cpy_r_ends);
    goto CPyL6;
CPyL20: ;
    CPy_DecRef(cpy_r_arguments);
    CPy_DecRef(cpy_r_ends);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_arguments);
    CPy_DecRef(cpy_r_ends);
    CPy_DecRef(cpy_r_r2);
    goto CPyL17;
CPyL22: ;
    CPy_DecRef(cpy_r_ends);
    CPy_DecRef(cpy_r_r2);
    goto CPyL17;
CPyL23: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL17;
}
        
        PyObject *CPyPy_extras___ask_with(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"extras", "t", "me", "key", "rule", "offer", "arguments", "shown", "ends", 0};
            static CPyArg_Parser parser = {"OOOOOO|OOO:ask_with", kwlist, 0};
            PyObject *obj_extras;
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_key;
            PyObject *obj_rule;
            PyObject *obj_offer;
            PyObject *obj_arguments = NULL;
            PyObject *obj_shown = NULL;
            PyObject *obj_ends = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_extras, &obj_t, &obj_me, &obj_key, &obj_rule, &obj_offer, &obj_arguments, &obj_shown, &obj_ends)) {
                return NULL;
            }
            PyObject *arg_extras;
            if (likely(PyObject_TypeCheck(obj_extras, CPyType_extras___Extras)))
                arg_extras = obj_extras;
            else {
                CPy_TypeError("serai.kernel.extras.Extras", obj_extras); 
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
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_offer;
            if (likely(PyObject_TypeCheck(obj_offer, CPyType_offer___Offer)))
                arg_offer = obj_offer;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_offer); 
                goto fail;
            }
            PyObject *arg_arguments;
            if (obj_arguments == NULL) {
                arg_arguments = NULL;
                goto __LL8885;
            }
            if (PyDict_Check(obj_arguments))
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL8885;
            if (obj_arguments == Py_None)
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL8885;
            CPy_TypeError("dict or None", obj_arguments); 
            goto fail;
__LL8885: ;
            char arg_shown;
            if (obj_shown == NULL) {
                arg_shown = 2;
            } else if (unlikely(!PyBool_Check(obj_shown))) {
                CPy_TypeError("bool", obj_shown); goto fail;
            } else
                arg_shown = obj_shown == Py_True;
            PyObject *arg_ends;
            if (obj_ends == NULL) {
                arg_ends = NULL;
                goto __LL8886;
            }
            if (Py_TYPE(obj_ends) == CPyType_option___Option)
                arg_ends = obj_ends;
            else {
                arg_ends = NULL;
            }
            if (arg_ends != NULL) goto __LL8886;
            if (obj_ends == Py_None)
                arg_ends = obj_ends;
            else {
                arg_ends = NULL;
            }
            if (arg_ends != NULL) goto __LL8886;
            CPy_TypeError("serai.kernel.option.Option or None", obj_ends); 
            goto fail;
__LL8886: ;
            PyObject *retval = CPyDef_extras___ask_with(arg_extras, arg_t, arg_me, arg_key, arg_rule, arg_offer, arg_arguments, arg_shown, arg_ends);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/extras.py", "ask_with", 40, CPyStatic_extras___globals);
            return NULL;
        }
        
char CPyDef_extras_____top_level__(void) {
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
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    int32_t cpy_r_r115;
    char cpy_r_r116;
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
    PyObject *cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    int32_t cpy_r_r143;
    char cpy_r_r144;
    char cpy_r_r145;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 1, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 1, CPyStatic_extras___globals);
        goto CPyL55;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_extras___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 9, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5697]; /* ('Any', 'Final', 'Generic', 'TypeVar') */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_extras___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 11, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r17 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 13, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r25 = CPyExec_serai___kernel___decision;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 13, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 13, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 13, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5381]; /* ('Asking', 'Offer', 'Option', 'Rules', 'ask') */
    cpy_r_r36 = CPyStatic_extras___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 13, CPyStatic_extras___globals);
        goto CPyL55;
    } else
        goto CPyL56;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 14, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___message;
    cpy_r_r47 = CPyExec_serai___kernel___message;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 14, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 14, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 14, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5055]; /* ('Argument',) */
    cpy_r_r58 = CPyStatic_extras___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 14, CPyStatic_extras___globals);
        goto CPyL55;
    } else
        goto CPyL57;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 15, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r69 = CPyExec_serai___kernel___offer;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 15, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 15, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 15, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5698]; /* ('NOTHING', 'Both', 'Listed') */
    cpy_r_r80 = CPyStatic_extras___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 15, CPyStatic_extras___globals);
        goto CPyL55;
    } else
        goto CPyL58;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 16, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___table;
    cpy_r_r91 = CPyExec_serai___kernel___table;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 16, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 16, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 16, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r102 = CPyStatic_extras___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 16, CPyStatic_extras___globals);
        goto CPyL55;
    } else
        goto CPyL59;
CPyL38: ;
    cpy_r_r104 = CPyStatics[4593]; /* 'T' */
    cpy_r_r105 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r106 = CPyStatic_extras___globals;
    cpy_r_r107 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r108 = CPyDict_GetItem(cpy_r_r106, cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 18, CPyStatic_extras___globals);
        goto CPyL55;
    }
    PyObject *cpy_r_r109[2] = {cpy_r_r104, cpy_r_r105};
    cpy_r_r110 = (PyObject **)&cpy_r_r109;
    cpy_r_r111 = CPyStatics[5699]; /* ('bound',) */
    cpy_r_r112 = PyObject_Vectorcall(cpy_r_r108, cpy_r_r110, 1, cpy_r_r111);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 18, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r113 = CPyStatic_extras___globals;
    cpy_r_r114 = CPyStatics[4593]; /* 'T' */
    cpy_r_r115 = CPyDict_SetItem(cpy_r_r113, cpy_r_r114, cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    cpy_r_r116 = cpy_r_r115 >= 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 18, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r117 = CPyStatic_extras___globals;
    cpy_r_r118 = CPyStatics[4590]; /* 'Generic' */
    cpy_r_r119 = CPyDict_GetItem(cpy_r_r117, cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r120 = CPyStatic_extras___globals;
    cpy_r_r121 = CPyStatics[4593]; /* 'T' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL60;
    }
    cpy_r_r123 = PyObject_GetItem(cpy_r_r119, cpy_r_r122);
    CPy_DECREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r124 = PyTuple_Pack(1, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r125 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r126 = (PyObject *)CPyType_extras___Extras_template;
    cpy_r_r127 = CPyType_FromTemplate(cpy_r_r126, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r128 = CPyDef_extras___Extras_trait_vtable_setup();
    if (unlikely(cpy_r_r128 == 2)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL61;
    }
    cpy_r_r129 = CPyDef_extras___Extras_coroutine_setup(cpy_r_r127);
    if (unlikely(cpy_r_r129 == 2)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL61;
    }
    cpy_r_r130 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r131 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r132 = PyTuple_Pack(1, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL61;
    }
    cpy_r_r133 = PyObject_SetAttr(cpy_r_r127, cpy_r_r130, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL61;
    }
    CPyType_extras___Extras = (PyTypeObject *)cpy_r_r127;
    CPy_INCREF(CPyType_extras___Extras);
    cpy_r_r135 = CPyStatic_extras___globals;
    cpy_r_r136 = CPyStatics[845]; /* 'Extras' */
    cpy_r_r137 = PyDict_SetItem(cpy_r_r135, cpy_r_r136, cpy_r_r127);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL61;
    }
    cpy_r_r139 = CPy_InitSubclass(cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 21, CPyStatic_extras___globals);
        goto CPyL55;
    }
    cpy_r_r140 = CPyDef_extras___Extras();
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 37, CPyStatic_extras___globals);
        goto CPyL55;
    }
    CPyStatic_extras___NO_EXTRAS = cpy_r_r140;
    CPy_INCREF(CPyStatic_extras___NO_EXTRAS);
    cpy_r_r141 = CPyStatic_extras___globals;
    cpy_r_r142 = CPyStatics[1257]; /* 'NO_EXTRAS' */
    cpy_r_r143 = CPyDict_SetItem(cpy_r_r141, cpy_r_r142, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    cpy_r_r144 = cpy_r_r143 >= 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/kernel/extras.py", "<module>", 37, CPyStatic_extras___globals);
        goto CPyL55;
    }
    return 1;
CPyL55: ;
    cpy_r_r145 = 2;
    return cpy_r_r145;
CPyL56: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL57: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL58: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL59: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL60: ;
    CPy_DecRef(cpy_r_r119);
    goto CPyL55;
CPyL61: ;
    CPy_DecRef(cpy_r_r127);
    goto CPyL55;
}

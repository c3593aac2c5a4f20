#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
random_bot___RandomBot_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
random_bot___RandomBot_traverse(serai___bots___random_bot___RandomBotObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__chance);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_random_bot___RandomBot_clear(PyObject *cpy_r_self)
{
    serai___bots___random_bot___RandomBotObject *self = (serai___bots___random_bot___RandomBotObject *)cpy_r_self;
    Py_CLEAR(self->__chance);
    return 0;
}

static int32_t CPyDef_random_bot___RandomBot_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___random_bot___RandomBotObject *self = (serai___bots___random_bot___RandomBotObject *)cpy_r_self;
    Py_CLEAR(self->__chance);
    return 0;
}

static void
random_bot___RandomBot_dealloc(serai___bots___random_bot___RandomBotObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, random_bot___RandomBot_dealloc)
    CPyDef_random_bot___RandomBot_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_random_bot_____mypyc__RandomBot_setup(PyObject *cpy_r_type);
PyObject *CPyDef_random_bot___RandomBot(PyObject *cpy_r_seed);

static PyObject *
random_bot___RandomBot_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_random_bot___RandomBot) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_random_bot_____mypyc__RandomBot_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_random_bot___RandomBot_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem random_bot___RandomBot_vtable[2];
static bool
CPyDef_random_bot___RandomBot_trait_vtable_setup(void)
{
    CPyVTableItem random_bot___RandomBot_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_random_bot___RandomBot_____init__,
        (CPyVTableItem)CPyDef_random_bot___RandomBot___choose,
    };
    memcpy(random_bot___RandomBot_vtable, random_bot___RandomBot_vtable_scratch, sizeof(random_bot___RandomBot_vtable));
    return 1;
}

static bool
CPyDef_random_bot___RandomBot_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
random_bot___RandomBot_get__chance(serai___bots___random_bot___RandomBotObject *self, void *closure);
static int
random_bot___RandomBot_set__chance(serai___bots___random_bot___RandomBotObject *self, PyObject *value, void *closure);

static PyGetSetDef random_bot___RandomBot_getseters[] = {
    {"_chance",
     (getter)random_bot___RandomBot_get__chance, (setter)random_bot___RandomBot_set__chance,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef random_bot___RandomBot_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_random_bot_____mypyc__RandomBot_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_random_bot___RandomBot_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, seed)\n--\n\n")},
    {"choose",
     (PyCFunction)CPyPy_random_bot___RandomBot___choose,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose($self, outlook)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_random_bot___RandomBot_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RandomBot",
    .tp_new = random_bot___RandomBot_new,
    .tp_dealloc = (destructor)random_bot___RandomBot_dealloc,
    .tp_traverse = (traverseproc)random_bot___RandomBot_traverse,
    .tp_clear = (inquiry)CPyDef_random_bot___RandomBot_clear,
    .tp_getset = random_bot___RandomBot_getseters,
    .tp_methods = random_bot___RandomBot_methods,
    .tp_init = random_bot___RandomBot_init,
    .tp_basicsize = sizeof(serai___bots___random_bot___RandomBotObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RandomBot(seed)\n--\n\n"),
};
static PyTypeObject *CPyType_random_bot___RandomBot_template = &CPyType_random_bot___RandomBot_template_;

PyObject *CPyDef_random_bot_____mypyc__RandomBot_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___random_bot___RandomBotObject *self;
    self = (serai___bots___random_bot___RandomBotObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = random_bot___RandomBot_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_random_bot___RandomBot(PyObject *cpy_r_seed)
{
    PyObject *self = CPyDef_random_bot_____mypyc__RandomBot_setup((PyObject *)CPyType_random_bot___RandomBot);
    if (self == NULL)
        return NULL;
    char res = CPyDef_random_bot___RandomBot_____init__(self, cpy_r_seed);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
random_bot___RandomBot_get__chance(serai___bots___random_bot___RandomBotObject *self, void *closure)
{
    if (unlikely(self->__chance == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_chance' of 'RandomBot' undefined");
        return NULL;
    }
    CPy_INCREF(self->__chance);
    PyObject *retval = self->__chance;
    return retval;
}

static int
random_bot___RandomBot_set__chance(serai___bots___random_bot___RandomBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RandomBot' object attribute '_chance' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_chance___Chance))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.chance.Chance", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__chance != NULL) {
        CPy_DECREF(self->__chance);
    }
    self->__chance = tmp;
    return 0;
}
static PyMethodDef random_botmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots___random_bot__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots___random_bot__internal, "__name__");
    CPyStatic_random_bot___globals = PyModule_GetDict(CPyModule_serai___bots___random_bot__internal);
    if (unlikely(CPyStatic_random_bot___globals == NULL))
        goto fail;
    char result = CPyDef_random_bot_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots___random_bot__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_random_bot___RandomBot);
    return -1;
}
int CPyExec_serai___bots___random_bot(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots___random_bot__impl, &CPyImportState_serai___bots___random_bot, &CPyModule_serai___bots___random_bot);
}
static struct PyModuleDef random_botmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots.random_bot",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    random_botmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots___random_bot(void)
{
    if (CPyModule_serai___bots___random_bot__internal) {
        Py_INCREF(CPyModule_serai___bots___random_bot__internal);
        return CPyModule_serai___bots___random_bot__internal;
    }
    CPyModule_serai___bots___random_bot__internal = PyModule_Create(&random_botmodule);
    return CPyModule_serai___bots___random_bot__internal;
}

PyObject *CPyInit_serai___bots___random_bot(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots___random_bot__internal) {
        Py_INCREF(CPyModule_serai___bots___random_bot__internal);
        return CPyModule_serai___bots___random_bot__internal;
    }
    CPyModule_serai___bots___random_bot__internal = PyModule_Create(&random_botmodule);
    if (unlikely(CPyModule_serai___bots___random_bot__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots.random_bot");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots___random_bot__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots___random_bot__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots___random_bot__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots___random_bot(CPyModule_serai___bots___random_bot__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots___random_bot__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots.random_bot");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots___random_bot__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_random_bot___RandomBot_____init__(PyObject *cpy_r_self, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r1 = CPyDef_chance___Chance___seeded(cpy_r_r0, cpy_r_seed);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "__init__", 14, CPyStatic_random_bot___globals);
        goto CPyL2;
    }
    ((serai___bots___random_bot___RandomBotObject *)cpy_r_self)->__chance = cpy_r_r1;
    return 1;
CPyL2: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_random_bot___RandomBot_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seed", 0};
            PyObject *obj_seed;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_random_bot___RandomBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.random_bot.RandomBot", obj_self); 
                goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            char retval = CPyDef_random_bot___RandomBot_____init__(arg_self, arg_seed);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/random_bot.py", "__init__", 13, CPyStatic_random_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_random_bot___RandomBot___choose(PyObject *cpy_r_self, PyObject *cpy_r_outlook) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_outlook)->_decision;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_decision___Decision___options(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "choose", 17, CPyStatic_random_bot___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r2 = CPyDef_bot___Outlook___position(cpy_r_outlook);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "choose", 18, CPyStatic_random_bot___globals);
        goto CPyL8;
    }
CPyL2: ;
    cpy_r_r3 = ((serai___bots___random_bot___RandomBotObject *)cpy_r_self)->__chance;
    CPyTagged_DECREF(((serai___kernel___chance___ChanceObject *)cpy_r_r3)->_counter);
    ((serai___kernel___chance___ChanceObject *)cpy_r_r3)->_counter = cpy_r_r2;
    cpy_r_r5 = ((serai___bots___random_bot___RandomBotObject *)cpy_r_self)->__chance;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyObject_Size(cpy_r_r1);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "choose", 19, CPyStatic_random_bot___globals);
        goto CPyL9;
    }
    cpy_r_r7 = CPyDef_chance___Chance___below(cpy_r_r5, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "choose", 19, CPyStatic_random_bot___globals);
        goto CPyL8;
    }
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r9 = PyObject_GetItem(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "choose", 19, CPyStatic_random_bot___globals);
        goto CPyL7;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_option___Option))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/random_bot.py", "choose", 19, CPyStatic_random_bot___globals, "serai.kernel.option.Option", cpy_r_r9);
        goto CPyL7;
    }
    return cpy_r_r10;
CPyL7: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL7;
}
        
        PyObject *CPyPy_random_bot___RandomBot___choose(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"outlook", 0};
            static CPyArg_Parser parser = {"O:choose", kwlist, 0};
            PyObject *obj_outlook;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_outlook)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_random_bot___RandomBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.random_bot.RandomBot", obj_self); 
                goto fail;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            PyObject *retval = CPyDef_random_bot___RandomBot___choose(arg_self, arg_outlook);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/random_bot.py", "choose", 16, CPyStatic_random_bot___globals);
            return NULL;
        }
        
char CPyDef_random_bot_____top_level__(void) {
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
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 1, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 1, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_random_bot___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 3, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___bots___bot;
    cpy_r_r12 = (void *)&CPyImportState_serai___bots___bot;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 5, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___bots___bot;
    cpy_r_r20 = CPyExec_serai___bots___bot;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___bots___bot__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 5, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 5, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 5, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[4983]; /* ('Outlook',) */
    cpy_r_r31 = CPyStatic_random_bot___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 5, CPyStatic_random_bot___globals);
        goto CPyL37;
    } else
        goto CPyL38;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r34 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 6, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r42 = CPyExec_serai___kernel___chance;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 6, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 6, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 6, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r53 = CPyStatic_random_bot___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 6, CPyStatic_random_bot___globals);
        goto CPyL37;
    } else
        goto CPyL39;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r56 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 7, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r64 = CPyExec_serai___kernel___decision;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 7, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 7, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 7, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[4986]; /* ('Option',) */
    cpy_r_r75 = CPyStatic_random_bot___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 7, CPyStatic_random_bot___globals);
        goto CPyL37;
    } else
        goto CPyL40;
CPyL29: ;
    cpy_r_r77 = NULL;
    cpy_r_r78 = CPyStatics[21]; /* 'serai.bots.random_bot' */
    cpy_r_r79 = (PyObject *)CPyType_random_bot___RandomBot_template;
    cpy_r_r80 = CPyType_FromTemplate(cpy_r_r79, cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 10, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    cpy_r_r81 = CPyDef_random_bot___RandomBot_trait_vtable_setup();
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 10, CPyStatic_random_bot___globals);
        goto CPyL41;
    }
    cpy_r_r82 = CPyDef_random_bot___RandomBot_coroutine_setup(cpy_r_r80);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 10, CPyStatic_random_bot___globals);
        goto CPyL41;
    }
    cpy_r_r83 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r84 = CPyStatics[188]; /* '_chance' */
    cpy_r_r85 = PyTuple_Pack(1, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 10, CPyStatic_random_bot___globals);
        goto CPyL41;
    }
    cpy_r_r86 = PyObject_SetAttr(cpy_r_r80, cpy_r_r83, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 10, CPyStatic_random_bot___globals);
        goto CPyL41;
    }
    CPyType_random_bot___RandomBot = (PyTypeObject *)cpy_r_r80;
    CPy_INCREF(CPyType_random_bot___RandomBot);
    cpy_r_r88 = CPyStatic_random_bot___globals;
    cpy_r_r89 = CPyStatics[22]; /* 'RandomBot' */
    cpy_r_r90 = PyDict_SetItem(cpy_r_r88, cpy_r_r89, cpy_r_r80);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 10, CPyStatic_random_bot___globals);
        goto CPyL41;
    }
    cpy_r_r92 = CPy_InitSubclass(cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/bots/random_bot.py", "<module>", 10, CPyStatic_random_bot___globals);
        goto CPyL37;
    }
    return 1;
CPyL37: ;
    cpy_r_r93 = 2;
    return cpy_r_r93;
CPyL38: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL39: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL40: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL41: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL37;
}

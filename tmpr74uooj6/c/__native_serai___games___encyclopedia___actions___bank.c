#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendbank___visit_bank_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_bank___visit_bank_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods bank___visit_bank_gen_as_async = {
    .am_send = CPyDunder_am_sendbank___visit_bank_gen,
};
static int
bank___visit_bank_gen_traverse(serai___games___encyclopedia___actions___bank___visit_bank_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_bank___visit_bank_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___bank___visit_bank_genObject *self = (serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0);
    return 0;
}

static int32_t CPyDef_bank___visit_bank_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___bank___visit_bank_genObject *self = (serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0);
    return 0;
}

static void
bank___visit_bank_gen_dealloc(serai___games___encyclopedia___actions___bank___visit_bank_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (bank___visit_bank_gen_free_instance == NULL) {
        bank___visit_bank_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, bank___visit_bank_gen_dealloc)
    CPyDef_bank___visit_bank_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_bank_____mypyc__visit_bank_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_bank___visit_bank_gen(void);

static PyObject *
bank___visit_bank_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_bank___visit_bank_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_bank_____mypyc__visit_bank_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem bank___visit_bank_gen_vtable[6];
static bool
CPyDef_bank___visit_bank_gen_trait_vtable_setup(void)
{
    CPyVTableItem bank___visit_bank_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_bank___visit_bank_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_bank___visit_bank_gen_____next__,
        (CPyVTableItem)CPyDef_bank___visit_bank_gen___send,
        (CPyVTableItem)CPyDef_bank___visit_bank_gen_____iter__,
        (CPyVTableItem)CPyDef_bank___visit_bank_gen___throw,
        (CPyVTableItem)CPyDef_bank___visit_bank_gen___close,
    };
    memcpy(bank___visit_bank_gen_vtable, bank___visit_bank_gen_vtable_scratch, sizeof(bank___visit_bank_gen_vtable));
    return 1;
}

static bool
CPyDef_bank___visit_bank_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef bank___visit_bank_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_bank_____mypyc__visit_bank_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_bank___visit_bank_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_bank___visit_bank_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_bank___visit_bank_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_bank___visit_bank_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_bank___visit_bank_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_bank___visit_bank_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "visit_bank_gen",
    .tp_new = bank___visit_bank_gen_new,
    .tp_dealloc = (destructor)bank___visit_bank_gen_dealloc,
    .tp_traverse = (traverseproc)bank___visit_bank_gen_traverse,
    .tp_clear = (inquiry)CPyDef_bank___visit_bank_gen_clear,
    .tp_methods = bank___visit_bank_gen_methods,
    .tp_iter = CPyDef_bank___visit_bank_gen_____iter__,
    .tp_iternext = CPyDef_bank___visit_bank_gen_____next__,
    .tp_as_async = &bank___visit_bank_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___bank___visit_bank_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("visit_bank_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_bank___visit_bank_gen_template = &CPyType_bank___visit_bank_gen_template_;

PyObject *CPyDef_bank_____mypyc__visit_bank_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___bank___visit_bank_genObject *self;
    if (bank___visit_bank_gen_free_instance != NULL) {
        self = bank___visit_bank_gen_free_instance;
        bank___visit_bank_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___bank___visit_bank_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = bank___visit_bank_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_bank___visit_bank_gen(void)
{
    PyObject *self = CPyDef_bank_____mypyc__visit_bank_gen_setup((PyObject *)CPyType_bank___visit_bank_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef bankmodule_methods[] = {
    {"visit_bank", (PyCFunction)CPyPy_bank___visit_bank, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("visit_bank(t, me)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___actions___bank__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___actions___bank__internal, "__name__");
    CPyStatic_bank___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___actions___bank__internal);
    if (unlikely(CPyStatic_bank___globals == NULL))
        goto fail;
    CPyType_bank___visit_bank_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_bank___visit_bank_gen_template, NULL, modname);
    if (unlikely(!CPyType_bank___visit_bank_gen))
        goto fail;
    CPyDef_bank___visit_bank_gen_trait_vtable_setup();
    char result = CPyDef_bank_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___bank__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_bank___visit_bank_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___actions___bank(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___actions___bank__impl, &CPyImportState_serai___games___encyclopedia___actions___bank, &CPyModule_serai___games___encyclopedia___actions___bank);
}
static struct PyModuleDef bankmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.actions.bank",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    bankmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___actions___bank(void)
{
    if (CPyModule_serai___games___encyclopedia___actions___bank__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___bank__internal);
        return CPyModule_serai___games___encyclopedia___actions___bank__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___bank__internal = PyModule_Create(&bankmodule);
    return CPyModule_serai___games___encyclopedia___actions___bank__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___actions___bank(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___actions___bank__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___bank__internal);
        return CPyModule_serai___games___encyclopedia___actions___bank__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___bank__internal = PyModule_Create(&bankmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___actions___bank__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.bank");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___actions___bank__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___actions___bank__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___actions___bank__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___actions___bank(CPyModule_serai___games___encyclopedia___actions___bank__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___actions___bank__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.bank");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___bank__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_bank___visit_bank_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    tuple_T3OOO cpy_r_r48;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    int32_t cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL60;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 13, CPyStatic_bank___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "t", 15, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r7)->_places;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "Table", "places", 15, CPyStatic_bank___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "t", 15, CPyStatic_bank___globals);
        goto CPyL65;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r9)->_die;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "Table", "die", 15, CPyStatic_bank___globals);
        goto CPyL65;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = CPyStatics[4903]; /* -5 */
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyList_SetItem(cpy_r_r8, cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 15, CPyStatic_bank___globals);
        goto CPyL59;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "t", 16, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL10: ;
    cpy_r_r14 = CPyStatics[385]; /* 'event-placed' */
    cpy_r_r15 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "me", 16, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL11: ;
    cpy_r_r16 = CPyStatics[421]; /* 'EN-BANK-01' */
    cpy_r_r17 = CPyStatics[422]; /* 'bank' */
    cpy_r_r18 = CPyStatics[388]; /* 'location' */
    cpy_r_r19 = CPyDict_Build(1, cpy_r_r18, cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 16, CPyStatic_bank___globals);
        goto CPyL59;
    }
    cpy_r_r20 = CPyDef_kernel___table___Table___tell(cpy_r_r13, cpy_r_r14, cpy_r_r15, cpy_r_r16, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 16, CPyStatic_bank___globals);
        goto CPyL59;
    }
    cpy_r_r21 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "t", 17, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL14: ;
    cpy_r_r22 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "me", 17, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL15: ;
    cpy_r_r23 = CPyDef_experts___die_placed(cpy_r_r21, cpy_r_r22, 2);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 17, CPyStatic_bank___globals);
        goto CPyL59;
    }
    cpy_r_r24 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "t", 18, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL17: ;
    cpy_r_r25 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r24)->_picks;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "Table", "picks", 18, CPyStatic_bank___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r25);
CPyL18: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    CPy_DECREF(cpy_r_r25);
    cpy_r_r28 = cpy_r_r27 << 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL42;
    cpy_r_r30 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "t", 19, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL20: ;
    cpy_r_r31 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "me", 19, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL21: ;
    cpy_r_r32 = CPyDef_picks___take_picks(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 19, CPyStatic_bank___globals);
        goto CPyL59;
    }
    if (((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0);
    }
    ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0 = cpy_r_r32;
    cpy_r_r33 = 1;
    if (!cpy_r_r33) goto CPyL59;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = NULL;
    cpy_r_r1 = cpy_r_r36;
    cpy_r_r37 = (PyObject **)&cpy_r_r1;
    cpy_r_r38 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0;
    cpy_r_r39 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r38, cpy_r_r35, cpy_r_r35, cpy_r_r35, cpy_r_r34, cpy_r_r37);
    if (cpy_r_r39 != NULL) goto CPyL66;
    cpy_r_r40 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 19, CPyStatic_bank___globals);
        goto CPyL67;
    }
    cpy_r_r41 = cpy_r_r1;
    CPy_DECREF(cpy_r_r41);
    cpy_r_r42 = NULL;
    if (((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0);
    }
    ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0 = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 19, CPyStatic_bank___globals);
        goto CPyL59;
    } else
        goto CPyL42;
CPyL26: ;
    cpy_r_r44 = cpy_r_r39;
CPyL27: ;
    ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r44;
CPyL28: ;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = cpy_r_type != cpy_r_r46;
    if (!cpy_r_r47) goto CPyL68;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 19, CPyStatic_bank___globals);
        goto CPyL32;
    } else
        goto CPyL69;
CPyL30: ;
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL38;
CPyL32: ;
    cpy_r_r48 = CPy_CatchError();
    cpy_r_r49 = (PyObject **)&cpy_r_r3;
    cpy_r_r50 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0;
    cpy_r_r51 = CPy_YieldFromErrorHandle(cpy_r_r50, cpy_r_r49);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 19, CPyStatic_bank___globals);
        goto CPyL70;
    }
    if (cpy_r_r51) goto CPyL35;
    cpy_r_r44 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r48);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    CPy_DecRef(cpy_r_r48.f2);
    goto CPyL27;
CPyL35: ;
    cpy_r_r41 = cpy_r_r3;
    CPy_DecRef(cpy_r_r41);
    CPy_RestoreExcInfo(cpy_r_r48);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    CPy_DecRef(cpy_r_r48.f2);
    goto CPyL42;
CPyL36: ;
    CPy_RestoreExcInfo(cpy_r_r48);
    CPy_DecRef(cpy_r_r48.f0);
    CPy_DecRef(cpy_r_r48.f1);
    CPy_DecRef(cpy_r_r48.f2);
    cpy_r_r52 = CPy_KeepPropagating();
    if (!cpy_r_r52) goto CPyL59;
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = NULL;
    cpy_r_r1 = cpy_r_r54;
    cpy_r_r55 = (PyObject **)&cpy_r_r1;
    cpy_r_r56 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___bank___visit_bank_gen_0;
    cpy_r_r57 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r56, cpy_r_r53, cpy_r_r53, cpy_r_r53, cpy_r_arg, cpy_r_r55);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r57 == NULL) {
        goto CPyL40;
    } else
        goto CPyL71;
CPyL39: ;
    cpy_r_r44 = cpy_r_r57;
    goto CPyL27;
CPyL40: ;
    cpy_r_r58 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 19, CPyStatic_bank___globals);
        goto CPyL67;
    }
    cpy_r_r41 = cpy_r_r1;
    CPy_DECREF(cpy_r_r41);
CPyL42: ;
    cpy_r_r59 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "t", 20, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL43: ;
    cpy_r_r60 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "me", 20, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL44: ;
    cpy_r_r61 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "t", 20, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL45: ;
    cpy_r_r62 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r61)->_book;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "Table", "book", 20, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL46: ;
    cpy_r_r63 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r62)->_bank_coins;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "Book", "bank_coins", 20, CPyStatic_bank___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r63);
CPyL47: ;
    cpy_r_r64 = CPyStatic_bank___globals;
    cpy_r_r65 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 20, CPyStatic_bank___globals);
        goto CPyL72;
    }
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r63);
    PyObject *cpy_r_r68[1] = {cpy_r_r67};
    cpy_r_r69 = (PyObject **)&cpy_r_r68;
    cpy_r_r70 = CPyStatics[5056]; /* ('coins',) */
    cpy_r_r71 = PyObject_Vectorcall(cpy_r_r66, cpy_r_r69, 0, cpy_r_r70);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 20, CPyStatic_bank___globals);
        goto CPyL73;
    }
    CPy_DECREF(cpy_r_r67);
    if (likely(PyTuple_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 20, CPyStatic_bank___globals, "tuple", cpy_r_r71);
        goto CPyL59;
    }
    cpy_r_r73 = CPyStatics[421]; /* 'EN-BANK-01' */
    cpy_r_r74 = CPyStatics[422]; /* 'bank' */
    cpy_r_r75 = 2;
    cpy_r_r76 = CPyDef_reputation___receive(cpy_r_r59, cpy_r_r60, cpy_r_r72, cpy_r_r73, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 20, CPyStatic_bank___globals);
        goto CPyL59;
    }
    cpy_r_r77 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "t", 21, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL52: ;
    cpy_r_r78 = ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", "visit_bank_gen", "me", 21, CPyStatic_bank___globals);
        goto CPyL59;
    }
CPyL53: ;
    cpy_r_r79 = CPyDef_reputation___become_first_player(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 21, CPyStatic_bank___globals);
        goto CPyL59;
    }
    cpy_r_r80 = Py_None;
    CPy_INCREF(cpy_r_r80);
    ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r82 = CPyDef_bank___visit_bank_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL58;
    CPyGen_SetStopIterationValue(cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (!0) goto CPyL64;
    CPy_Unreachable();
CPyL58: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r80;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL59: ;
    ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r84 = CPyDef_bank___visit_bank_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r85 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r85;
CPyL60: ;
    cpy_r_r86 = cpy_r_r4 == 0;
    if (cpy_r_r86) goto CPyL74;
    cpy_r_r87 = cpy_r_r4 == 1;
    if (cpy_r_r87) {
        goto CPyL28;
    } else
        goto CPyL75;
CPyL62: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r88 = 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 13, CPyStatic_bank___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL64: ;
    cpy_r_r89 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r89;
CPyL65: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL59;
CPyL66: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL26;
CPyL67: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL59;
CPyL68: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL69: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL70: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL71: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL39;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL59;
CPyL73: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL59;
CPyL74: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL75: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL62;
}
        
PyObject *CPyDef_bank___visit_bank_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_bank___visit_bank_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_bank___visit_bank_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_bank___visit_bank_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.bank.visit_bank_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_bank___visit_bank_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "__next__", -1, CPyStatic_bank___globals);
            return NULL;
        }
        
PyObject *CPyDef_bank___visit_bank_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_bank___visit_bank_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_bank___visit_bank_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_bank___visit_bank_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.bank.visit_bank_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_bank___visit_bank_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "send", -1, CPyStatic_bank___globals);
            return NULL;
        }
        
PyObject *CPyDef_bank___visit_bank_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_bank___visit_bank_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_bank___visit_bank_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.bank.visit_bank_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_bank___visit_bank_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "__iter__", -1, CPyStatic_bank___globals);
            return NULL;
        }
        
PyObject *CPyDef_bank___visit_bank_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_bank___visit_bank_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_bank___visit_bank_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_bank___visit_bank_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.bank.visit_bank_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_bank___visit_bank_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "throw", -1, CPyStatic_bank___globals);
            return NULL;
        }
        
PyObject *CPyDef_bank___visit_bank_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_bank___visit_bank_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp279 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp279);
    PyObject *__tmp280 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp280);
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
        
        PyObject *CPyPy_bank___visit_bank_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_bank___visit_bank_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.bank.visit_bank_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_bank___visit_bank_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "close", -1, CPyStatic_bank___globals);
            return NULL;
        }
        
PyObject *CPyDef_bank___visit_bank(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_bank___visit_bank_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 13, CPyStatic_bank___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 13, CPyStatic_bank___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___actions___bank___visit_bank_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 13, CPyStatic_bank___globals);
        goto CPyL5;
    }
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_bank___visit_bank(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:visit_bank", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_bank___visit_bank(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "visit_bank", 13, CPyStatic_bank___globals);
            return NULL;
        }
        
char CPyDef_bank_____top_level__(void) {
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
    char cpy_r_r143;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 1, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 1, CPyStatic_bank___globals);
        goto CPyL54;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_bank___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 3, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___experts;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___experts;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 5, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___experts;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___experts;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___experts__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 5, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 5, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 5, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5049]; /* ('die_placed',) */
    cpy_r_r31 = CPyStatic_bank___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 5, CPyStatic_bank___globals);
        goto CPyL54;
    } else
        goto CPyL55;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 6, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 6, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 6, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 6, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5057]; /* ('AT_BANK', 'BANK') */
    cpy_r_r53 = CPyStatic_bank___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 6, CPyStatic_bank___globals);
        goto CPyL54;
    } else
        goto CPyL56;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 7, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 7, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 7, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 7, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5058]; /* ('take_picks',) */
    cpy_r_r75 = CPyStatic_bank___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 7, CPyStatic_bank___globals);
        goto CPyL54;
    } else
        goto CPyL57;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 8, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 8, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 8, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 8, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5059]; /* ('Gains', 'become_first_player', 'receive') */
    cpy_r_r97 = CPyStatic_bank___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 8, CPyStatic_bank___globals);
        goto CPyL54;
    } else
        goto CPyL58;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 9, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r108 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 9, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 9, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 9, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r119 = CPyStatic_bank___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 9, CPyStatic_bank___globals);
        goto CPyL54;
    } else
        goto CPyL59;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r122 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 10, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r130 = CPyExec_serai___kernel___decision;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 10, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 10, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 10, CPyStatic_bank___globals);
        goto CPyL54;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5060]; /* ('Rules',) */
    cpy_r_r141 = CPyStatic_bank___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/bank.py", "<module>", 10, CPyStatic_bank___globals);
        goto CPyL54;
    } else
        goto CPyL60;
CPyL53: ;
    return 1;
CPyL54: ;
    cpy_r_r143 = 2;
    return cpy_r_r143;
CPyL55: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL56: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL57: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL58: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL59: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL60: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
}

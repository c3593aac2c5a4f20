#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendmerv___automa___turn___magistrate_turn_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___automa___turn___magistrate_turn_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___automa___turn___magistrate_turn_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___automa___turn___magistrate_turn_gen,
};
static int
merv___automa___turn___magistrate_turn_gen_traverse(serai___games___merv___automa___turn___magistrate_turn_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___automa___turn___magistrate_turn_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___automa___turn___magistrate_turn_genObject *self = (serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0);
    return 0;
}

static int32_t CPyDef_merv___automa___turn___magistrate_turn_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___automa___turn___magistrate_turn_genObject *self = (serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0);
    return 0;
}

static void
merv___automa___turn___magistrate_turn_gen_dealloc(serai___games___merv___automa___turn___magistrate_turn_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___automa___turn___magistrate_turn_gen_free_instance == NULL) {
        merv___automa___turn___magistrate_turn_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___automa___turn___magistrate_turn_gen_dealloc)
    CPyDef_merv___automa___turn___magistrate_turn_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___automa___turn_____mypyc__magistrate_turn_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___automa___turn___magistrate_turn_gen(void);

static PyObject *
merv___automa___turn___magistrate_turn_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___automa___turn___magistrate_turn_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___automa___turn_____mypyc__magistrate_turn_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___automa___turn___magistrate_turn_gen_vtable[6];
static bool
CPyDef_merv___automa___turn___magistrate_turn_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___automa___turn___magistrate_turn_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___automa___turn___magistrate_turn_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___automa___turn___magistrate_turn_gen_____next__,
        (CPyVTableItem)CPyDef_merv___automa___turn___magistrate_turn_gen___send,
        (CPyVTableItem)CPyDef_merv___automa___turn___magistrate_turn_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___automa___turn___magistrate_turn_gen___throw,
        (CPyVTableItem)CPyDef_merv___automa___turn___magistrate_turn_gen___close,
    };
    memcpy(merv___automa___turn___magistrate_turn_gen_vtable, merv___automa___turn___magistrate_turn_gen_vtable_scratch, sizeof(merv___automa___turn___magistrate_turn_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___automa___turn___magistrate_turn_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___automa___turn___magistrate_turn_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___automa___turn_____mypyc__magistrate_turn_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___automa___turn___magistrate_turn_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___automa___turn___magistrate_turn_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___automa___turn___magistrate_turn_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___automa___turn___magistrate_turn_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___automa___turn___magistrate_turn_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___automa___turn___magistrate_turn_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "magistrate_turn_gen",
    .tp_new = merv___automa___turn___magistrate_turn_gen_new,
    .tp_dealloc = (destructor)merv___automa___turn___magistrate_turn_gen_dealloc,
    .tp_traverse = (traverseproc)merv___automa___turn___magistrate_turn_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___automa___turn___magistrate_turn_gen_clear,
    .tp_methods = merv___automa___turn___magistrate_turn_gen_methods,
    .tp_iter = CPyDef_merv___automa___turn___magistrate_turn_gen_____iter__,
    .tp_iternext = CPyDef_merv___automa___turn___magistrate_turn_gen_____next__,
    .tp_as_async = &merv___automa___turn___magistrate_turn_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___automa___turn___magistrate_turn_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("magistrate_turn_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___automa___turn___magistrate_turn_gen_template = &CPyType_merv___automa___turn___magistrate_turn_gen_template_;

PyObject *CPyDef_merv___automa___turn_____mypyc__magistrate_turn_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___automa___turn___magistrate_turn_genObject *self;
    if (merv___automa___turn___magistrate_turn_gen_free_instance != NULL) {
        self = merv___automa___turn___magistrate_turn_gen_free_instance;
        merv___automa___turn___magistrate_turn_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___automa___turn___magistrate_turn_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___automa___turn___magistrate_turn_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___automa___turn___magistrate_turn_gen(void)
{
    PyObject *self = CPyDef_merv___automa___turn_____mypyc__magistrate_turn_gen_setup((PyObject *)CPyType_merv___automa___turn___magistrate_turn_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef merv___automa___turnmodule_methods[] = {
    {"magistrate_turn", (PyCFunction)CPyPy_merv___automa___turn___magistrate_turn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("magistrate_turn(t)\n--\n\n") /* docstring */},
    {"_reveal", (PyCFunction)CPyPy_merv___automa___turn____reveal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_reveal(t)\n--\n\n") /* docstring */},
    {"_build", (PyCFunction)CPyPy_merv___automa___turn____build, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_build(t, zone, action)\n--\n\n") /* docstring */},
    {"_market", (PyCFunction)CPyPy_merv___automa___turn____market, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_market(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___automa___turn__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___automa___turn__internal, "__name__");
    CPyStatic_merv___automa___turn___globals = PyModule_GetDict(CPyModule_serai___games___merv___automa___turn__internal);
    if (unlikely(CPyStatic_merv___automa___turn___globals == NULL))
        goto fail;
    CPyType_merv___automa___turn___magistrate_turn_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___automa___turn___magistrate_turn_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___automa___turn___magistrate_turn_gen))
        goto fail;
    CPyDef_merv___automa___turn___magistrate_turn_gen_trait_vtable_setup();
    char result = CPyDef_merv___automa___turn_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___automa___turn__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___automa___turn___magistrate_turn_gen);
    return -1;
}
int CPyExec_serai___games___merv___automa___turn(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___automa___turn__impl, &CPyImportState_serai___games___merv___automa___turn, &CPyModule_serai___games___merv___automa___turn);
}
static struct PyModuleDef merv___automa___turnmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.automa.turn",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___automa___turnmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___automa___turn(void)
{
    if (CPyModule_serai___games___merv___automa___turn__internal) {
        Py_INCREF(CPyModule_serai___games___merv___automa___turn__internal);
        return CPyModule_serai___games___merv___automa___turn__internal;
    }
    CPyModule_serai___games___merv___automa___turn__internal = PyModule_Create(&merv___automa___turnmodule);
    return CPyModule_serai___games___merv___automa___turn__internal;
}

PyObject *CPyInit_serai___games___merv___automa___turn(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___automa___turn__internal) {
        Py_INCREF(CPyModule_serai___games___merv___automa___turn__internal);
        return CPyModule_serai___games___merv___automa___turn__internal;
    }
    CPyModule_serai___games___merv___automa___turn__internal = PyModule_Create(&merv___automa___turnmodule);
    if (unlikely(CPyModule_serai___games___merv___automa___turn__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.automa.turn");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___automa___turn__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___automa___turn__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___automa___turn__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___automa___turn(CPyModule_serai___games___merv___automa___turn__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___automa___turn__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.automa.turn");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___automa___turn__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___turn___magistrate_turn_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T2IC cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_zone;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_times;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    tuple_T6OOOOOO cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    tuple_T0 cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    tuple_T3OOO cpy_r_r128;
    PyObject **cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject **cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    int32_t cpy_r_r140;
    char cpy_r_r141;
    int32_t cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    char cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL120;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 14, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 16, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
CPyL5: ;
    cpy_r_r8 = CPyDef_merv___automa___turn____reveal(cpy_r_r7);
    if (unlikely(cpy_r_r8.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 16, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
    cpy_r_r9 = cpy_r_r8.f0;
    cpy_r_r10 = cpy_r_r8.f1;
    cpy_r_r11 = cpy_r_r9;
    cpy_r_zone = cpy_r_r11;
    cpy_r_r12 = cpy_r_r10;
    cpy_r_r13 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 17, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    }
CPyL7: ;
    cpy_r_r14 = CPyDef_merv___table___Table___magistrate(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 17, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    }
CPyL8: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_zone == -2;
    if (cpy_r_r15) {
        goto CPyL126;
    } else
        goto CPyL30;
CPyL9: ;
    cpy_r_r16 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 19, CPyStatic_merv___automa___turn___globals);
        goto CPyL127;
    }
CPyL10: ;
    cpy_r_r17 = CPyDef_merv___automa___choices___free_zones(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 19, CPyStatic_merv___automa___turn___globals);
        goto CPyL127;
    }
    cpy_r_r18 = CPyList_GetItemShort(cpy_r_r17, -2);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 19, CPyStatic_merv___automa___turn___globals);
        goto CPyL127;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 19, CPyStatic_merv___automa___turn___globals);
        goto CPyL127;
    }
    cpy_r_zone = cpy_r_r19;
    cpy_r_r20 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 20, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL14: ;
    cpy_r_r21 = ((serai___games___merv___table___TableObject *)cpy_r_r20)->_zones;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "zones", 20, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    CPy_INCREF(cpy_r_r21);
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r23 = CPyList_SetItem(cpy_r_r21, cpy_r_zone, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 20, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    cpy_r_r24 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL17: ;
    cpy_r_r25 = CPyStatics[1436]; /* 'event-magistrate-idle' */
    cpy_r_r26 = CPyStatics[1437]; /* 'MV-SOLO-T-02' */
    cpy_r_r27 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL18: ;
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_r27)->_book;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "book", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL19: ;
    cpy_r_r29 = ((serai___games___merv___book___BookObject *)cpy_r_r28)->_zones;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Book", "zones", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL20: ;
    cpy_r_r30 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL21: ;
    cpy_r_r31 = ((serai___games___merv___table___TableObject *)cpy_r_r30)->_round;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "round", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL22: ;
    cpy_r_r32 = CPyList_GetItemBorrow(cpy_r_r29, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    if (likely(PyList_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 21, CPyStatic_merv___automa___turn___globals, "list", cpy_r_r32);
        goto CPyL128;
    }
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_zone);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    if (likely(PyTuple_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 21, CPyStatic_merv___automa___turn___globals, "tuple", cpy_r_r34);
        goto CPyL128;
    }
    cpy_r_r36 = CPySequenceTuple_GetItem(cpy_r_r35, 0);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    if (likely(PyUnicode_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 21, CPyStatic_merv___automa___turn___globals, "str", cpy_r_r36);
        goto CPyL128;
    }
    cpy_r_r38 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r39 = CPyDict_Build(1, cpy_r_r38, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    cpy_r_r40 = CPyDef_kernel___table___Table___tell(cpy_r_r24, cpy_r_r25, cpy_r_r14, cpy_r_r26, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 21, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    } else
        goto CPyL79;
CPyL30: ;
    cpy_r_r41 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 23, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL31: ;
    cpy_r_r42 = ((serai___games___merv___table___TableObject *)cpy_r_r41)->_zones;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "zones", 23, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    CPy_INCREF(cpy_r_r42);
CPyL32: ;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r44 = CPyList_SetItem(cpy_r_r42, cpy_r_zone, cpy_r_r43);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 23, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    cpy_r_r45 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 24, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL34: ;
    cpy_r_r46 = ((serai___games___merv___table___TableObject *)cpy_r_r45)->_book;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "book", 24, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL35: ;
    cpy_r_r47 = ((serai___games___merv___book___BookObject *)cpy_r_r46)->_solo_action;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Book", "solo_action", 24, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL36: ;
    cpy_r_r48 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 24, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL37: ;
    cpy_r_r49 = ((serai___games___merv___table___TableObject *)cpy_r_r48)->_solo_card;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "solo_card", 24, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
CPyL38: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r47, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 24, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 24, CPyStatic_merv___automa___turn___globals);
        goto CPyL128;
    }
    if (!cpy_r_r12) goto CPyL43;
    cpy_r_r52 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 26, CPyStatic_merv___automa___turn___globals);
        goto CPyL129;
    }
CPyL42: ;
    cpy_r_r53 = CPyDef_merv___automa___turn____build(cpy_r_r52, cpy_r_zone, cpy_r_r51);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 26, CPyStatic_merv___automa___turn___globals);
        goto CPyL129;
    }
CPyL43: ;
    cpy_r_r54 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 27, CPyStatic_merv___automa___turn___globals);
        goto CPyL129;
    }
CPyL44: ;
    cpy_r_r55 = CPyDef_merv___automa___choices___in_line(cpy_r_r54, cpy_r_zone, cpy_r_r14);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 27, CPyStatic_merv___automa___turn___globals);
        goto CPyL129;
    }
    cpy_r_r56 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 27, CPyStatic_merv___automa___turn___globals);
        goto CPyL130;
    }
CPyL46: ;
    cpy_r_r57 = CPyDef_merv___automa___choices___in_line(cpy_r_r56, cpy_r_zone, 8);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 27, CPyStatic_merv___automa___turn___globals);
        goto CPyL130;
    }
    cpy_r_r58 = CPyTagged_Add(cpy_r_r55, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_times = cpy_r_r58;
    cpy_r_r59 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 28, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
CPyL48: ;
    cpy_r_r60 = ((serai___games___merv___table___TableObject *)cpy_r_r59)->_book;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "book", 28, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
CPyL49: ;
    cpy_r_r61 = ((serai___games___merv___book___BookObject *)cpy_r_r60)->_extra_tile;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Book", "extra_tile", 28, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
CPyL50: ;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r61, cpy_r_r51);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 28, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 28, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
    cpy_r_r64 = cpy_r_times != 0;
    if (!cpy_r_r64) goto CPyL132;
    cpy_r_r65 = (Py_ssize_t)cpy_r_r63 != -2;
    if (!cpy_r_r65) goto CPyL132;
    cpy_r_r66 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 29, CPyStatic_merv___automa___turn___globals);
        goto CPyL133;
    }
CPyL55: ;
    cpy_r_r67 = ((serai___games___merv___table___TableObject *)cpy_r_r66)->_discoveries;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "discoveries", 29, CPyStatic_merv___automa___turn___globals);
        goto CPyL133;
    }
CPyL56: ;
    cpy_r_r68 = CPyList_GetItemBorrow(cpy_r_r67, cpy_r_r63);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 29, CPyStatic_merv___automa___turn___globals);
        goto CPyL133;
    }
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 29, CPyStatic_merv___automa___turn___globals);
        goto CPyL133;
    }
    cpy_r_r70 = cpy_r_r69 & 1;
    cpy_r_r71 = cpy_r_r70 != 0;
    if (!cpy_r_r71) goto CPyL60;
    cpy_r_r72 = CPyTagged_IsEq_(cpy_r_r69, cpy_r_r14);
    cpy_r_r73 = cpy_r_r72;
    goto CPyL61;
CPyL60: ;
    cpy_r_r74 = cpy_r_r69 == cpy_r_r14;
    cpy_r_r73 = cpy_r_r74;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r63);
    if (!cpy_r_r73) goto CPyL68;
    cpy_r_r75 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 30, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
CPyL63: ;
    cpy_r_r76 = ((serai___games___merv___table___TableObject *)cpy_r_r75)->_book;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "book", 30, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
CPyL64: ;
    cpy_r_r77 = ((serai___games___merv___book___BookObject *)cpy_r_r76)->_extra_actions;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Book", "extra_actions", 30, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
CPyL65: ;
    cpy_r_r78 = CPyList_GetItem(cpy_r_r77, cpy_r_r51);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 30, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 30, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
    cpy_r_r80 = CPyTagged_Add(cpy_r_times, cpy_r_r79);
    CPyTagged_DECREF(cpy_r_times);
    CPyTagged_DECREF(cpy_r_r79);
    cpy_r_times = cpy_r_r80;
CPyL68: ;
    cpy_r_r81 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 31, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
CPyL69: ;
    cpy_r_r82 = CPyStatics[1439]; /* 'event-magistrate-acts' */
    cpy_r_r83 = CPyStatics[1440]; /* 'MV-SOLO-T-06' */
    cpy_r_r84 = CPyStatics[1441]; /* 'action-' */
    cpy_r_r85 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r85.f0 == NULL)) {
        goto CPyL134;
    } else
        goto CPyL72;
CPyL70: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r86 = 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 31, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
    CPy_Unreachable();
CPyL72: ;
    CPy_INCREF(cpy_r_r85.f0);
    CPy_INCREF(cpy_r_r85.f1);
    CPy_INCREF(cpy_r_r85.f2);
    CPy_INCREF(cpy_r_r85.f3);
    CPy_INCREF(cpy_r_r85.f4);
    CPy_INCREF(cpy_r_r85.f5);
    cpy_r_r87 = PyTuple_New(6);
    if (unlikely(cpy_r_r87 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp1377 = cpy_r_r85.f0;
    PyTuple_SET_ITEM(cpy_r_r87, 0, __tmp1377);
    PyObject *__tmp1378 = cpy_r_r85.f1;
    PyTuple_SET_ITEM(cpy_r_r87, 1, __tmp1378);
    PyObject *__tmp1379 = cpy_r_r85.f2;
    PyTuple_SET_ITEM(cpy_r_r87, 2, __tmp1379);
    PyObject *__tmp1380 = cpy_r_r85.f3;
    PyTuple_SET_ITEM(cpy_r_r87, 3, __tmp1380);
    PyObject *__tmp1381 = cpy_r_r85.f4;
    PyTuple_SET_ITEM(cpy_r_r87, 4, __tmp1381);
    PyObject *__tmp1382 = cpy_r_r85.f5;
    PyTuple_SET_ITEM(cpy_r_r87, 5, __tmp1382);
    cpy_r_r88 = CPySequenceTuple_GetItem(cpy_r_r87, cpy_r_r51);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 31, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
    if (likely(PyUnicode_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 31, CPyStatic_merv___automa___turn___globals, "str", cpy_r_r88);
        goto CPyL131;
    }
    cpy_r_r90 = CPyStr_Build(2, cpy_r_r84, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 31, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
    cpy_r_r91 = CPyStatics[334]; /* 'action' */
    cpy_r_r92 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_times);
    cpy_r_r93 = CPyTagged_StealAsObject(cpy_r_times);
    cpy_r_r94 = CPyDict_Build(2, cpy_r_r91, cpy_r_r90, cpy_r_r92, cpy_r_r93);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 31, CPyStatic_merv___automa___turn___globals);
        goto CPyL131;
    }
    cpy_r_r95 = CPyDef_kernel___table___Table___tell(cpy_r_r81, cpy_r_r82, cpy_r_r14, cpy_r_r83, cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 31, CPyStatic_merv___automa___turn___globals);
        goto CPyL135;
    }
    cpy_r_r96 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 32, CPyStatic_merv___automa___turn___globals);
        goto CPyL135;
    }
CPyL78: ;
    cpy_r_r97 = CPyDef_merv___automa___actions___act(cpy_r_r96, cpy_r_r51, cpy_r_times);
    CPyTagged_DECREF(cpy_r_r51);
    CPyTagged_DECREF(cpy_r_times);
    if (unlikely(cpy_r_r97 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 32, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    }
CPyL79: ;
    cpy_r_r98 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 33, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    }
CPyL80: ;
    cpy_r_r99 = ((serai___games___merv___table___TableObject *)cpy_r_r98)->_book;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "book", 33, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    }
CPyL81: ;
    cpy_r_r100 = ((serai___games___merv___book___BookObject *)cpy_r_r99)->_zones;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Book", "zones", 33, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    }
CPyL82: ;
    cpy_r_r101 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 33, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    }
CPyL83: ;
    cpy_r_r102 = ((serai___games___merv___table___TableObject *)cpy_r_r101)->_round;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "Table", "round", 33, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    }
CPyL84: ;
    cpy_r_r103 = CPyList_GetItemBorrow(cpy_r_r100, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 33, CPyStatic_merv___automa___turn___globals);
        goto CPyL125;
    }
    if (likely(PyList_Check(cpy_r_r103)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 33, CPyStatic_merv___automa___turn___globals, "list", cpy_r_r103);
        goto CPyL125;
    }
    cpy_r_r105 = CPyList_GetItem(cpy_r_r104, cpy_r_zone);
    CPyTagged_DECREF(cpy_r_zone);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 33, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
    if (likely(PyTuple_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 33, CPyStatic_merv___automa___turn___globals, "tuple", cpy_r_r105);
        goto CPyL119;
    }
    cpy_r_r107 = CPySequenceTuple_GetItem(cpy_r_r106, 4);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 33, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
    if (unlikely(!PyBool_Check(cpy_r_r107))) {
        CPy_TypeError("bool", cpy_r_r107); cpy_r_r108 = 2;
    } else
        cpy_r_r108 = cpy_r_r107 == Py_True;
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 33, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
    if (!cpy_r_r108) goto CPyL93;
    cpy_r_r109 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "magistrate_turn", "magistrate_turn_gen", "t", 34, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
CPyL92: ;
    cpy_r_r110 = CPyDef_merv___automa___turn____market(cpy_r_r109);
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 34, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
CPyL93: ;
    cpy_r_r111.empty_struct_error_flag = 0;
    cpy_r_r112 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r113 = PyObject_GetIter(cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 35, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    }
    if (((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0);
    }
    ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0 = cpy_r_r113;
    cpy_r_r114 = 1;
    if (!cpy_r_r114) goto CPyL119;
    cpy_r_r115 = NULL;
    cpy_r_r1 = cpy_r_r115;
    cpy_r_r116 = (PyObject **)&cpy_r_r1;
    cpy_r_r117 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r118 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0;
    cpy_r_r119 = CPyIter_Send(cpy_r_r118, cpy_r_r117, cpy_r_r116);
    if (cpy_r_r119 != NULL) goto CPyL136;
    cpy_r_r120 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 35, CPyStatic_merv___automa___turn___globals);
        goto CPyL137;
    }
    cpy_r_r121 = cpy_r_r1;
    CPy_DECREF(cpy_r_r121);
    cpy_r_r122 = NULL;
    if (((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0);
    }
    ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0 = cpy_r_r122;
    cpy_r_r123 = 1;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 35, CPyStatic_merv___automa___turn___globals);
        goto CPyL119;
    } else
        goto CPyL114;
CPyL98: ;
    cpy_r_r124 = cpy_r_r119;
CPyL99: ;
    ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r124;
CPyL100: ;
    cpy_r_r126 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r127 = cpy_r_type != cpy_r_r126;
    if (!cpy_r_r127) goto CPyL138;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 35, CPyStatic_merv___automa___turn___globals);
        goto CPyL104;
    } else
        goto CPyL139;
CPyL102: ;
    CPy_Unreachable();
CPyL103: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL110;
CPyL104: ;
    cpy_r_r128 = CPy_CatchError();
    cpy_r_r129 = (PyObject **)&cpy_r_r3;
    cpy_r_r130 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0;
    cpy_r_r131 = CPy_YieldFromErrorHandle(cpy_r_r130, cpy_r_r129);
    if (unlikely(cpy_r_r131 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 35, CPyStatic_merv___automa___turn___globals);
        goto CPyL140;
    }
    if (cpy_r_r131) goto CPyL107;
    cpy_r_r124 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r128);
    CPy_DecRef(cpy_r_r128.f0);
    CPy_DecRef(cpy_r_r128.f1);
    CPy_DecRef(cpy_r_r128.f2);
    goto CPyL99;
CPyL107: ;
    cpy_r_r121 = cpy_r_r3;
    CPy_DecRef(cpy_r_r121);
    CPy_RestoreExcInfo(cpy_r_r128);
    CPy_DecRef(cpy_r_r128.f0);
    CPy_DecRef(cpy_r_r128.f1);
    CPy_DecRef(cpy_r_r128.f2);
    goto CPyL114;
CPyL108: ;
    CPy_RestoreExcInfo(cpy_r_r128);
    CPy_DecRef(cpy_r_r128.f0);
    CPy_DecRef(cpy_r_r128.f1);
    CPy_DecRef(cpy_r_r128.f2);
    cpy_r_r132 = CPy_KeepPropagating();
    if (!cpy_r_r132) goto CPyL119;
    CPy_Unreachable();
CPyL110: ;
    cpy_r_r133 = NULL;
    cpy_r_r1 = cpy_r_r133;
    cpy_r_r134 = (PyObject **)&cpy_r_r1;
    cpy_r_r135 = ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___automa___turn___magistrate_turn_gen_0;
    cpy_r_r136 = CPyIter_Send(cpy_r_r135, cpy_r_arg, cpy_r_r134);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r136 == NULL) {
        goto CPyL112;
    } else
        goto CPyL141;
CPyL111: ;
    cpy_r_r124 = cpy_r_r136;
    goto CPyL99;
CPyL112: ;
    cpy_r_r137 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 35, CPyStatic_merv___automa___turn___globals);
        goto CPyL137;
    }
    cpy_r_r121 = cpy_r_r1;
    CPy_DECREF(cpy_r_r121);
CPyL114: ;
    cpy_r_r138 = Py_None;
    CPy_INCREF(cpy_r_r138);
    ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r140 = CPyDef_merv___automa___turn___magistrate_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL118;
    CPyGen_SetStopIterationValue(cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    if (!0) goto CPyL124;
    CPy_Unreachable();
CPyL118: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r138;
    CPyGen_Exit(&((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL119: ;
    ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r142 = CPyDef_merv___automa___turn___magistrate_turn_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r143 = NULL;
    CPyGen_Exit(&((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r143;
CPyL120: ;
    cpy_r_r144 = cpy_r_r4 == 0;
    if (cpy_r_r144) goto CPyL142;
    cpy_r_r145 = cpy_r_r4 == 1;
    if (cpy_r_r145) {
        goto CPyL100;
    } else
        goto CPyL143;
CPyL122: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r146 = 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 14, CPyStatic_merv___automa___turn___globals);
        goto CPyL124;
    }
    CPy_Unreachable();
CPyL124: ;
    cpy_r_r147 = NULL;
    CPyGen_Exit(&((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r147;
CPyL125: ;
    CPyTagged_DecRef(cpy_r_zone);
    goto CPyL119;
CPyL126: ;
    CPyTagged_DECREF(cpy_r_zone);
    goto CPyL9;
CPyL127: ;
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL119;
CPyL128: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL119;
CPyL129: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL119;
CPyL130: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL119;
CPyL131: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_times);
    goto CPyL119;
CPyL132: ;
    CPyTagged_DECREF(cpy_r_r63);
    goto CPyL68;
CPyL133: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_times);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL119;
CPyL134: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_times);
    goto CPyL70;
CPyL135: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPyTagged_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_times);
    goto CPyL119;
CPyL136: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL98;
CPyL137: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL119;
CPyL138: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL103;
CPyL139: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL102;
CPyL140: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL108;
CPyL141: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL111;
CPyL142: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL143: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL122;
}
        
PyObject *CPyDef_merv___automa___turn___magistrate_turn_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___automa___turn___magistrate_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___automa___turn___magistrate_turn_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___automa___turn___magistrate_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.automa.turn.magistrate_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___automa___turn___magistrate_turn_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "__next__", -1, CPyStatic_merv___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___turn___magistrate_turn_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___automa___turn___magistrate_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___automa___turn___magistrate_turn_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___automa___turn___magistrate_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.automa.turn.magistrate_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___automa___turn___magistrate_turn_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "send", -1, CPyStatic_merv___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___turn___magistrate_turn_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___automa___turn___magistrate_turn_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___automa___turn___magistrate_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.automa.turn.magistrate_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___automa___turn___magistrate_turn_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "__iter__", -1, CPyStatic_merv___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___turn___magistrate_turn_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___automa___turn___magistrate_turn_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___automa___turn___magistrate_turn_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___automa___turn___magistrate_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.automa.turn.magistrate_turn_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___automa___turn___magistrate_turn_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "throw", -1, CPyStatic_merv___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___turn___magistrate_turn_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___automa___turn___magistrate_turn_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1383 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1383);
    PyObject *__tmp1384 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1384);
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
        
        PyObject *CPyPy_merv___automa___turn___magistrate_turn_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___automa___turn___magistrate_turn_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.automa.turn.magistrate_turn_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___automa___turn___magistrate_turn_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "close", -1, CPyStatic_merv___automa___turn___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___automa___turn___magistrate_turn(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_merv___automa___turn___magistrate_turn_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 14, CPyStatic_merv___automa___turn___globals);
        goto CPyL3;
    }
    ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___automa___turn___magistrate_turn_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 14, CPyStatic_merv___automa___turn___globals);
        goto CPyL4;
    }
    return cpy_r_r0;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
CPyL4: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL3;
}
        
        PyObject *CPyPy_merv___automa___turn___magistrate_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:magistrate_turn", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___automa___turn___magistrate_turn(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "magistrate_turn", 14, CPyStatic_merv___automa___turn___globals);
            return NULL;
        }
        
tuple_T2IC CPyDef_merv___automa___turn____reveal(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    tuple_T2IO cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_zone;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_why;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_method;
    char cpy_r_r24;
    tuple_T2IO cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_rule;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
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
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    tuple_T2IC cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    tuple_T2IC cpy_r_r73;
    tuple_T2IC cpy_r_r74;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 40, CPyStatic_merv___automa___turn___globals);
        goto CPyL47;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 41, CPyStatic_merv___automa___turn___globals);
        goto CPyL48;
    }
CPyL3: ;
    cpy_r_r2 = CPyDef_deck___draw(cpy_r_t, cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 42, CPyStatic_merv___automa___turn___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 != -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL50;
    CPyTagged_INCREF(cpy_r_r2);
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card = cpy_r_r2;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 43, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Table", "book", 44, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_solo_action;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Book", "solo_action", 44, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
CPyL8: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_r2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 44, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 44, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    cpy_r_r9 = CPyStatics[1442]; /* 'event-solo-card' */
    cpy_r_r10 = CPyStatics[1443]; /* 'MV-SOLO-T-01' */
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Table", "book", 45, CPyStatic_merv___automa___turn___globals);
        goto CPyL52;
    }
CPyL11: ;
    cpy_r_r12 = ((serai___games___merv___book___BookObject *)cpy_r_r11)->_solo_ids;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Book", "solo_ids", 45, CPyStatic_merv___automa___turn___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r12);
CPyL12: ;
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, cpy_r_r2);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 45, CPyStatic_merv___automa___turn___globals);
        goto CPyL52;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 45, CPyStatic_merv___automa___turn___globals, "str", cpy_r_r13);
        goto CPyL52;
    }
    cpy_r_r15 = CPyStatics[390]; /* 'card' */
    cpy_r_r16 = CPyDict_Build(1, cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 45, CPyStatic_merv___automa___turn___globals);
        goto CPyL52;
    }
    cpy_r_r17 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r9, cpy_r_r0, cpy_r_r10, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 45, CPyStatic_merv___automa___turn___globals);
        goto CPyL52;
    }
    cpy_r_r18 = CPyDef_merv___automa___choices___zone_by_method_a(cpy_r_t, cpy_r_r8);
    if (unlikely(cpy_r_r18.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 46, CPyStatic_merv___automa___turn___globals);
        goto CPyL52;
    }
    cpy_r_r19 = cpy_r_r18.f0;
    cpy_r_r20 = cpy_r_r18.f1;
    cpy_r_r21 = cpy_r_r19;
    cpy_r_zone = cpy_r_r21;
    cpy_r_r22 = cpy_r_r20;
    cpy_r_why = cpy_r_r22;
    cpy_r_r23 = CPyStatics[1444]; /* 'method-a' */
    CPy_INCREF(cpy_r_r23);
    cpy_r_method = cpy_r_r23;
    cpy_r_r24 = (Py_ssize_t)cpy_r_zone == -2;
    if (cpy_r_r24) {
        goto CPyL53;
    } else
        goto CPyL54;
CPyL18: ;
    cpy_r_r25 = CPyDef_merv___automa___choices___zone_by_method_b(cpy_r_t, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r25.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 49, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    cpy_r_r26 = cpy_r_r25.f0;
    cpy_r_r27 = cpy_r_r25.f1;
    cpy_r_r28 = cpy_r_r26;
    cpy_r_zone = cpy_r_r28;
    cpy_r_r29 = cpy_r_r27;
    cpy_r_why = cpy_r_r29;
    cpy_r_r30 = CPyStatics[1445]; /* 'method-b' */
    CPy_INCREF(cpy_r_r30);
    cpy_r_method = cpy_r_r30;
CPyL20: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_zone != -2;
    if (cpy_r_r31) {
        goto CPyL55;
    } else
        goto CPyL56;
CPyL21: ;
    cpy_r_r32 = CPyStatics[1444]; /* 'method-a' */
    cpy_r_r33 = CPyStr_EqualLiteral(cpy_r_method, cpy_r_r32, 8);
    if (!cpy_r_r33) goto CPyL23;
    cpy_r_r34 = CPyStatics[1386]; /* 'MV-SOLO-T-03' */
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = cpy_r_r34;
    goto CPyL24;
CPyL23: ;
    cpy_r_r36 = CPyStatics[1388]; /* 'MV-SOLO-T-04' */
    CPy_INCREF(cpy_r_r36);
    cpy_r_r35 = cpy_r_r36;
CPyL24: ;
    cpy_r_rule = cpy_r_r35;
    cpy_r_r37 = CPyStatics[1446]; /* 'event-magistrate-zone' */
    cpy_r_r38 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Table", "book", 53, CPyStatic_merv___automa___turn___globals);
        goto CPyL57;
    }
CPyL25: ;
    cpy_r_r39 = ((serai___games___merv___book___BookObject *)cpy_r_r38)->_zones;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Book", "zones", 53, CPyStatic_merv___automa___turn___globals);
        goto CPyL57;
    }
CPyL26: ;
    cpy_r_r40 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Table", "round", 53, CPyStatic_merv___automa___turn___globals);
        goto CPyL57;
    }
CPyL27: ;
    cpy_r_r41 = CPyList_GetItemBorrow(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 53, CPyStatic_merv___automa___turn___globals);
        goto CPyL57;
    }
    if (likely(PyList_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 53, CPyStatic_merv___automa___turn___globals, "list", cpy_r_r41);
        goto CPyL57;
    }
    cpy_r_r43 = CPyList_GetItem(cpy_r_r42, cpy_r_zone);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 53, CPyStatic_merv___automa___turn___globals);
        goto CPyL57;
    }
    if (likely(PyTuple_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 53, CPyStatic_merv___automa___turn___globals, "tuple", cpy_r_r43);
        goto CPyL57;
    }
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r44, 0);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 53, CPyStatic_merv___automa___turn___globals);
        goto CPyL57;
    }
    if (likely(PyUnicode_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 53, CPyStatic_merv___automa___turn___globals, "str", cpy_r_r45);
        goto CPyL57;
    }
    cpy_r_r47 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r48 = CPyStatics[1447]; /* 'method' */
    cpy_r_r49 = CPyStatics[546]; /* 'why' */
    cpy_r_r50 = CPyDict_Build(3, cpy_r_r47, cpy_r_r46, cpy_r_r48, cpy_r_method, cpy_r_r49, cpy_r_why);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_why);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 53, CPyStatic_merv___automa___turn___globals);
        goto CPyL58;
    }
    cpy_r_r51 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r37, cpy_r_r0, cpy_r_rule, cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_rule);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 53, CPyStatic_merv___automa___turn___globals);
        goto CPyL59;
    }
    cpy_r_r52 = cpy_r_zone;
    cpy_r_r53 = CPyStatics[1444]; /* 'method-a' */
    cpy_r_r54 = CPyStr_EqualLiteral(cpy_r_method, cpy_r_r53, 8);
    CPy_DECREF(cpy_r_method);
    cpy_r_r55.f0 = cpy_r_r52;
    cpy_r_r55.f1 = cpy_r_r54;
    return cpy_r_r55;
CPyL36: ;
    cpy_r_r56 = CPyStatics[1448]; /* 'event-solo-rejected' */
    cpy_r_r57 = CPyStatics[1443]; /* 'MV-SOLO-T-01' */
    cpy_r_r58 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Table", "book", 55, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
CPyL37: ;
    cpy_r_r59 = ((serai___games___merv___book___BookObject *)cpy_r_r58)->_solo_ids;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Book", "solo_ids", 55, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r59);
CPyL38: ;
    cpy_r_r60 = CPySequenceTuple_GetItem(cpy_r_r59, cpy_r_r2);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 55, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    if (likely(PyUnicode_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 55, CPyStatic_merv___automa___turn___globals, "str", cpy_r_r60);
        goto CPyL51;
    }
    cpy_r_r62 = CPyStatics[390]; /* 'card' */
    cpy_r_r63 = CPyDict_Build(1, cpy_r_r62, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 55, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    cpy_r_r64 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r56, cpy_r_r0, cpy_r_r57, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 55, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r65 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r66 = PyList_Append(cpy_r_r1, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 56, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    cpy_r_r68 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_reveal", "Table", "solo_discard", 57, CPyStatic_merv___automa___turn___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r68);
CPyL44: ;
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r70 = PyList_Append(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 57, CPyStatic_merv___automa___turn___globals);
        goto CPyL49;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card = -2;
    cpy_r_r72 = 1;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 58, CPyStatic_merv___automa___turn___globals);
        goto CPyL49;
    } else
        goto CPyL3;
CPyL46: ;
    cpy_r_r73.f0 = -2;
    cpy_r_r73.f1 = 0;
    return cpy_r_r73;
CPyL47: ;
    tuple_T2IC __tmp1385 = { CPY_INT_TAG, 2 };
    cpy_r_r74 = __tmp1385;
    return cpy_r_r74;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL47;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL47;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL46;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL47;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL47;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_zone);
    CPy_DECREF(cpy_r_why);
    CPy_DECREF(cpy_r_method);
    goto CPyL18;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL20;
CPyL55: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL21;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_zone);
    CPy_DECREF(cpy_r_why);
    CPy_DECREF(cpy_r_method);
    goto CPyL36;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_why);
    CPy_DecRef(cpy_r_method);
    CPy_DecRef(cpy_r_rule);
    goto CPyL47;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_method);
    CPy_DecRef(cpy_r_rule);
    goto CPyL47;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_zone);
    CPy_DecRef(cpy_r_method);
    goto CPyL47;
}
        
        PyObject *CPyPy_merv___automa___turn____reveal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_reveal", kwlist, 0};
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
            tuple_T2IC retval = CPyDef_merv___automa___turn____reveal(arg_t);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp1386 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp1386);
            PyObject *__tmp1387 = retval.f1 ? Py_True : Py_False;
            CPy_INCREF(__tmp1387);
            PyTuple_SET_ITEM(retbox, 1, __tmp1387);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_reveal", 38, CPyStatic_merv___automa___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___turn____build(PyObject *cpy_r_t, CPyTagged cpy_r_zone, CPyTagged cpy_r_action) {
    tuple_T2IO cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    cpy_r_r0 = CPyDef_merv___automa___choices___site(cpy_r_t, cpy_r_zone, cpy_r_action);
    if (unlikely(cpy_r_r0.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_build", 64, CPyStatic_merv___automa___turn___globals);
        goto CPyL13;
    }
    cpy_r_r1 = cpy_r_r0.f0;
    cpy_r_r2 = cpy_r_r0.f1;
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r2;
    CPyTagged_INCREF(cpy_r_r3);
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_square != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_square);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_square = cpy_r_r3;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_build", 65, CPyStatic_merv___automa___turn___globals);
        goto CPyL14;
    }
    cpy_r_r6 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_build", 66, CPyStatic_merv___automa___turn___globals);
        goto CPyL14;
    }
CPyL3: ;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_build", "Table", "owners", 66, CPyStatic_merv___automa___turn___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r7);
CPyL4: ;
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r6);
    cpy_r_r9 = CPyList_SetItem(cpy_r_r7, cpy_r_r3, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_build", 66, CPyStatic_merv___automa___turn___globals);
        goto CPyL14;
    }
    cpy_r_r10 = CPyStatics[1449]; /* 'event-magistrate-builds' */
    cpy_r_r11 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_build", 67, CPyStatic_merv___automa___turn___globals);
        goto CPyL14;
    }
CPyL6: ;
    cpy_r_r12 = CPyStatics[1392]; /* 'MV-SOLO-T-05' */
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_build", "Table", "book", 67, CPyStatic_merv___automa___turn___globals);
        goto CPyL16;
    }
CPyL7: ;
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r13)->_square_ids;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_build", "Book", "square_ids", 67, CPyStatic_merv___automa___turn___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r14);
CPyL8: ;
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, cpy_r_r3);
    CPy_DECREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_build", 67, CPyStatic_merv___automa___turn___globals);
        goto CPyL17;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "_build", 67, CPyStatic_merv___automa___turn___globals, "str", cpy_r_r15);
        goto CPyL17;
    }
    cpy_r_r17 = CPyStatics[1450]; /* 'square' */
    cpy_r_r18 = CPyStatics[546]; /* 'why' */
    cpy_r_r19 = CPyDict_Build(2, cpy_r_r17, cpy_r_r16, cpy_r_r18, cpy_r_r4);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_build", 67, CPyStatic_merv___automa___turn___globals);
        goto CPyL18;
    }
    cpy_r_r20 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r10, cpy_r_r11, cpy_r_r12, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_build", 67, CPyStatic_merv___automa___turn___globals);
        goto CPyL13;
    }
    return 1;
CPyL13: ;
    cpy_r_r21 = 2;
    return cpy_r_r21;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL13;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL13;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL13;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL13;
}
        
        PyObject *CPyPy_merv___automa___turn____build(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "zone", "action", 0};
            static CPyArg_Parser parser = {"OOO:_build", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_zone;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_zone, &obj_action)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            char retval = CPyDef_merv___automa___turn____build(arg_t, arg_zone, arg_action);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_build", 62, CPyStatic_merv___automa___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___turn____market(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    cpy_r_r0 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 72, CPyStatic_merv___automa___turn___globals);
        goto CPyL39;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Table", "market_camels", 73, CPyStatic_merv___automa___turn___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r3 = CPyStatics[105]; /* 'sum' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 73, CPyStatic_merv___automa___turn___globals);
        goto CPyL41;
    }
    PyObject *cpy_r_r5[1] = {cpy_r_r1};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 1, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 73, CPyStatic_merv___automa___turn___globals);
        goto CPyL41;
    }
    CPy_DECREF(cpy_r_r1);
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 73, CPyStatic_merv___automa___turn___globals);
        goto CPyL40;
    }
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Table", "book", 73, CPyStatic_merv___automa___turn___globals);
        goto CPyL42;
    }
CPyL6: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_market_threshold;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Book", "market_threshold", 73, CPyStatic_merv___automa___turn___globals);
        goto CPyL42;
    }
CPyL7: ;
    cpy_r_r11 = cpy_r_r8 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL9;
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL10;
CPyL9: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r8, cpy_r_r10);
    cpy_r_r16 = cpy_r_r15 ^ 1;
    cpy_r_r17 = cpy_r_r16;
    goto CPyL11;
CPyL10: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r8 >= (Py_ssize_t)cpy_r_r10;
    cpy_r_r17 = cpy_r_r18;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r8);
    if (!cpy_r_r17) goto CPyL13;
    cpy_r_r19 = CPyDef_market___take_market_camels(cpy_r_t, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 74, CPyStatic_merv___automa___turn___globals);
        goto CPyL39;
    } else
        goto CPyL38;
CPyL13: ;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Table", "players", 75, CPyStatic_merv___automa___turn___globals);
        goto CPyL40;
    }
CPyL14: ;
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r20, cpy_r_r0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 75, CPyStatic_merv___automa___turn___globals);
        goto CPyL40;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_merv___table___Player))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "_market", 75, CPyStatic_merv___automa___turn___globals, "serai.games.merv.table.Player", cpy_r_r21);
        goto CPyL40;
    }
    cpy_r_r23 = ((serai___games___merv___table___PlayerObject *)cpy_r_r22)->_camels;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Player", "camels", 75, CPyStatic_merv___automa___turn___globals);
        goto CPyL40;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL17: ;
    cpy_r_r24 = cpy_r_r23 != 0;
    CPyTagged_DECREF(cpy_r_r23);
    if (!cpy_r_r24) goto CPyL43;
    cpy_r_r25 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Table", "book", 76, CPyStatic_merv___automa___turn___globals);
        goto CPyL40;
    }
CPyL19: ;
    cpy_r_r26 = ((serai___games___merv___book___BookObject *)cpy_r_r25)->_market_top;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Book", "market_top", 76, CPyStatic_merv___automa___turn___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r26);
CPyL20: ;
    cpy_r_r27 = 0;
CPyL21: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r27 < cpy_r_r29;
    if (!cpy_r_r30) goto CPyL44;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r32 = *(CPyPtr *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r27 * 8;
    cpy_r_r34 = cpy_r_r32 + cpy_r_r33;
    cpy_r_r35 = *(PyObject * *)cpy_r_r34;
    CPy_INCREF(cpy_r_r35);
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 76, CPyStatic_merv___automa___turn___globals);
        goto CPyL45;
    }
    cpy_r_r37 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Table", "market_camels", 77, CPyStatic_merv___automa___turn___globals);
        goto CPyL46;
    }
CPyL24: ;
    cpy_r_r38 = CPyList_GetItem(cpy_r_r37, cpy_r_r36);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 77, CPyStatic_merv___automa___turn___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 77, CPyStatic_merv___automa___turn___globals);
        goto CPyL46;
    }
    cpy_r_r40 = cpy_r_r39 != 0;
    CPyTagged_DECREF(cpy_r_r39);
    if (cpy_r_r40) {
        goto CPyL47;
    } else
        goto CPyL48;
CPyL27: ;
    cpy_r_r41 = CPyDef_market___put_market_camel(cpy_r_t, cpy_r_r0, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 78, CPyStatic_merv___automa___turn___globals);
        goto CPyL49;
    }
    cpy_r_r42 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Table", "book", 79, CPyStatic_merv___automa___turn___globals);
        goto CPyL49;
    }
CPyL29: ;
    cpy_r_r43 = ((serai___games___merv___book___BookObject *)cpy_r_r42)->_market_magistrate;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Book", "market_magistrate", 79, CPyStatic_merv___automa___turn___globals);
        goto CPyL49;
    }
CPyL30: ;
    cpy_r_r44 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/automa/turn.py", "_market", "Table", "market", 79, CPyStatic_merv___automa___turn___globals);
        goto CPyL49;
    }
CPyL31: ;
    cpy_r_r45 = CPyList_GetItemBorrow(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 79, CPyStatic_merv___automa___turn___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "_market", 79, CPyStatic_merv___automa___turn___globals, "list", cpy_r_r45);
        goto CPyL49;
    }
    cpy_r_r47 = CPyList_GetItem(cpy_r_r46, cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 79, CPyStatic_merv___automa___turn___globals);
        goto CPyL39;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r47, CPyType_kernel___effects___Effect)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/automa/turn.py", "_market", 79, CPyStatic_merv___automa___turn___globals, "serai.kernel.effects.Effect", cpy_r_r47);
        goto CPyL39;
    }
    cpy_r_r49 = CPyDef_merv___automa___actions___magistrate_gains(cpy_r_t, cpy_r_r48, 20);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 79, CPyStatic_merv___automa___turn___globals);
        goto CPyL39;
    }
    return 1;
CPyL37: ;
    cpy_r_r50 = cpy_r_r27 + 1;
    cpy_r_r27 = cpy_r_r50;
    goto CPyL21;
CPyL38: ;
    return 1;
CPyL39: ;
    cpy_r_r51 = 2;
    return cpy_r_r51;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL39;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL39;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL39;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL38;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r26);
    goto CPyL38;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    goto CPyL39;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL39;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL37;
CPyL48: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL27;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL39;
}
        
        PyObject *CPyPy_merv___automa___turn____market(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_market", kwlist, 0};
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
            char retval = CPyDef_merv___automa___turn____market(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "_market", 70, CPyStatic_merv___automa___turn___globals);
            return NULL;
        }
        
char CPyDef_merv___automa___turn_____top_level__(void) {
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
    char cpy_r_r165;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 1, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 1, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___automa___turn___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 3, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___merv___automa___actions;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___merv___automa___actions;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[1451]; /* 'serai.games.merv.automa.actions' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 5, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___merv___automa___actions;
    cpy_r_r20 = CPyExec_serai___games___merv___automa___actions;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___merv___automa___actions__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 5, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 5, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[1451]; /* 'serai.games.merv.automa.actions' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 5, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5233]; /* ('act', 'magistrate_gains') */
    cpy_r_r31 = CPyStatic_merv___automa___turn___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 5, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL63;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___merv___automa___choices;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___merv___automa___choices;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[1354]; /* 'serai.games.merv.automa.choices' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 6, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___merv___automa___choices;
    cpy_r_r42 = CPyExec_serai___games___merv___automa___choices;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___merv___automa___choices__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 6, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 6, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[1354]; /* 'serai.games.merv.automa.choices' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 6, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5234]; /* ('free_zones', 'in_line', 'site', 'zone_by_method_a', 'zone_by_method_b') */
    cpy_r_r53 = CPyStatic_merv___automa___turn___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 6, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL64;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___merv___automa___deck;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___merv___automa___deck;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[1356]; /* 'serai.games.merv.automa.deck' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 7, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___merv___automa___deck;
    cpy_r_r64 = CPyExec_serai___games___merv___automa___deck;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___merv___automa___deck__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 7, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 7, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[1356]; /* 'serai.games.merv.automa.deck' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 7, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5235]; /* ('draw',) */
    cpy_r_r75 = CPyStatic_merv___automa___turn___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 7, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL65;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___merv___market;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___merv___market;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[1459]; /* 'serai.games.merv.market' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 8, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___merv___market;
    cpy_r_r86 = CPyExec_serai___games___merv___market;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___merv___market__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 8, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 8, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[1459]; /* 'serai.games.merv.market' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 8, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5236]; /* ('put_market_camel', 'take_market_camels') */
    cpy_r_r97 = CPyStatic_merv___automa___turn___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 8, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL66;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 9, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r108 = CPyExec_serai___games___merv___names;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 9, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 9, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 9, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5237]; /* ('ACTIONS', 'COURTIER', 'FROM_MARKET', 'NONE') */
    cpy_r_r119 = CPyStatic_merv___automa___turn___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 9, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL67;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 10, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r130 = CPyExec_serai___games___merv___table;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 10, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 10, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 10, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r141 = CPyStatic_merv___automa___turn___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 10, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL68;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 11, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r152 = CPyExec_serai___kernel___decision;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 11, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 11, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 11, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5060]; /* ('Rules',) */
    cpy_r_r163 = CPyStatic_merv___automa___turn___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/automa/turn.py", "<module>", 11, CPyStatic_merv___automa___turn___globals);
        goto CPyL62;
    } else
        goto CPyL69;
CPyL61: ;
    return 1;
CPyL62: ;
    cpy_r_r165 = 2;
    return cpy_r_r165;
CPyL63: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL64: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL65: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL66: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL67: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL68: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL69: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
}

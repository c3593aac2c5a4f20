#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendmerv___effects___free_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___effects___free_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___effects___free_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___effects___free_gen,
};
static int
merv___effects___free_gen_traverse(serai___games___merv___effects___free_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__source));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___effects___free_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___effects___free_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___effects___free_genObject *self = (serai___games___merv___effects___free_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___effects___free_gen_0);
    return 0;
}

static int32_t CPyDef_merv___effects___free_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___effects___free_genObject *self = (serai___games___merv___effects___free_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
        self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___effects___free_gen_0);
    return 0;
}

static void
merv___effects___free_gen_dealloc(serai___games___merv___effects___free_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___effects___free_gen_free_instance == NULL) {
        merv___effects___free_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__source)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__source;
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___effects___free_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___effects___free_gen_dealloc)
    CPyDef_merv___effects___free_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___effects_____mypyc__free_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___effects___free_gen(void);

static PyObject *
merv___effects___free_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___effects___free_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___effects_____mypyc__free_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___effects___free_gen_vtable[6];
static bool
CPyDef_merv___effects___free_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___effects___free_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___effects___free_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___effects___free_gen_____next__,
        (CPyVTableItem)CPyDef_merv___effects___free_gen___send,
        (CPyVTableItem)CPyDef_merv___effects___free_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___effects___free_gen___throw,
        (CPyVTableItem)CPyDef_merv___effects___free_gen___close,
    };
    memcpy(merv___effects___free_gen_vtable, merv___effects___free_gen_vtable_scratch, sizeof(merv___effects___free_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___effects___free_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___effects___free_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___effects_____mypyc__free_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___effects___free_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___effects___free_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___effects___free_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___effects___free_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___effects___free_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___effects___free_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_gen",
    .tp_new = merv___effects___free_gen_new,
    .tp_dealloc = (destructor)merv___effects___free_gen_dealloc,
    .tp_traverse = (traverseproc)merv___effects___free_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___effects___free_gen_clear,
    .tp_methods = merv___effects___free_gen_methods,
    .tp_iter = CPyDef_merv___effects___free_gen_____iter__,
    .tp_iternext = CPyDef_merv___effects___free_gen_____next__,
    .tp_as_async = &merv___effects___free_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___effects___free_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___effects___free_gen_template = &CPyType_merv___effects___free_gen_template_;

PyObject *CPyDef_merv___effects_____mypyc__free_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___effects___free_genObject *self;
    if (merv___effects___free_gen_free_instance != NULL) {
        self = merv___effects___free_gen_free_instance;
        merv___effects___free_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___effects___free_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___effects___free_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__source = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___effects___free_gen(void)
{
    PyObject *self = CPyDef_merv___effects_____mypyc__free_gen_setup((PyObject *)CPyType_merv___effects___free_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef merv___effectsmodule_methods[] = {
    {"merv_verbs", (PyCFunction)CPyPy_merv___effects___merv_verbs, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("merv_verbs()\n--\n\n") /* docstring */},
    {"free", (PyCFunction)CPyPy_merv___effects___free, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free(t, me, call, source)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___effects__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___effects__internal, "__name__");
    CPyStatic_merv___effects___globals = PyModule_GetDict(CPyModule_serai___games___merv___effects__internal);
    if (unlikely(CPyStatic_merv___effects___globals == NULL))
        goto fail;
    CPyType_merv___effects___free_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___effects___free_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___effects___free_gen))
        goto fail;
    CPyDef_merv___effects___free_gen_trait_vtable_setup();
    char result = CPyDef_merv___effects_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___effects__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___effects___free_gen);
    return -1;
}
int CPyExec_serai___games___merv___effects(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___effects__impl, &CPyImportState_serai___games___merv___effects, &CPyModule_serai___games___merv___effects);
}
static struct PyModuleDef merv___effectsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.effects",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___effectsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___effects(void)
{
    if (CPyModule_serai___games___merv___effects__internal) {
        Py_INCREF(CPyModule_serai___games___merv___effects__internal);
        return CPyModule_serai___games___merv___effects__internal;
    }
    CPyModule_serai___games___merv___effects__internal = PyModule_Create(&merv___effectsmodule);
    return CPyModule_serai___games___merv___effects__internal;
}

PyObject *CPyInit_serai___games___merv___effects(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___effects__internal) {
        Py_INCREF(CPyModule_serai___games___merv___effects__internal);
        return CPyModule_serai___games___merv___effects__internal;
    }
    CPyModule_serai___games___merv___effects__internal = PyModule_Create(&merv___effectsmodule);
    if (unlikely(CPyModule_serai___games___merv___effects__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.effects");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___effects__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___effects__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___effects__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___effects(CPyModule_serai___games___merv___effects__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___effects__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.effects");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___effects__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___effects___merv_verbs(void) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T11OOOOOOOOOOO cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
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
    char cpy_r_r38;
    char cpy_r_r39;
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
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
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
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyPtr cpy_r_r71;
    CPyPtr cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
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
    CPyPtr cpy_r_r91;
    CPyPtr cpy_r_r92;
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
    tuple_T4OOOO cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyPtr cpy_r_r111;
    CPyPtr cpy_r_r112;
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
    tuple_T6OOOOOO cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyPtr cpy_r_r129;
    CPyPtr cpy_r_r130;
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
    tuple_T6OOOOOO cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    CPyPtr cpy_r_r149;
    CPyPtr cpy_r_r150;
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
    tuple_T6OOOOOO cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    CPyPtr cpy_r_r169;
    CPyPtr cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
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
    tuple_T4OOOO cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    CPyPtr cpy_r_r194;
    CPyPtr cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    int32_t cpy_r_r198;
    char cpy_r_r199;
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
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    cpy_r_r0 = CPyDef_kernel___effects___Verbs();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 39, CPyStatic_merv___effects___globals);
        goto CPyL121;
    }
    cpy_r_r1 = CPyStatics[641]; /* 'gain' */
    cpy_r_r2 = CPyStatics[759]; /* 'resource' */
    cpy_r_r3 = CPyStatic_merv___gains___RESOURCES;
    if (unlikely(cpy_r_r3.f0 == NULL)) {
        goto CPyL122;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"RESOURCES\" was not set");
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r5 = CPyStatic_merv___effects___globals;
    cpy_r_r6 = CPyStatics[597]; /* 'word' */
    cpy_r_r7 = CPyDict_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r8 = PyList_New(1);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL124;
    }
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    CPy_INCREF(cpy_r_r2);
    *(PyObject * *)cpy_r_r10 = cpy_r_r2;
    CPy_INCREF(cpy_r_r3.f0);
    CPy_INCREF(cpy_r_r3.f1);
    CPy_INCREF(cpy_r_r3.f2);
    CPy_INCREF(cpy_r_r3.f3);
    CPy_INCREF(cpy_r_r3.f4);
    CPy_INCREF(cpy_r_r3.f5);
    CPy_INCREF(cpy_r_r3.f6);
    CPy_INCREF(cpy_r_r3.f7);
    CPy_INCREF(cpy_r_r3.f8);
    CPy_INCREF(cpy_r_r3.f9);
    CPy_INCREF(cpy_r_r3.f10);
    cpy_r_r11 = PyTuple_New(11);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2105 = cpy_r_r3.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2105);
    PyObject *__tmp2106 = cpy_r_r3.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2106);
    PyObject *__tmp2107 = cpy_r_r3.f2;
    PyTuple_SET_ITEM(cpy_r_r11, 2, __tmp2107);
    PyObject *__tmp2108 = cpy_r_r3.f3;
    PyTuple_SET_ITEM(cpy_r_r11, 3, __tmp2108);
    PyObject *__tmp2109 = cpy_r_r3.f4;
    PyTuple_SET_ITEM(cpy_r_r11, 4, __tmp2109);
    PyObject *__tmp2110 = cpy_r_r3.f5;
    PyTuple_SET_ITEM(cpy_r_r11, 5, __tmp2110);
    PyObject *__tmp2111 = cpy_r_r3.f6;
    PyTuple_SET_ITEM(cpy_r_r11, 6, __tmp2111);
    PyObject *__tmp2112 = cpy_r_r3.f7;
    PyTuple_SET_ITEM(cpy_r_r11, 7, __tmp2112);
    PyObject *__tmp2113 = cpy_r_r3.f8;
    PyTuple_SET_ITEM(cpy_r_r11, 8, __tmp2113);
    PyObject *__tmp2114 = cpy_r_r3.f9;
    PyTuple_SET_ITEM(cpy_r_r11, 9, __tmp2114);
    PyObject *__tmp2115 = cpy_r_r3.f10;
    PyTuple_SET_ITEM(cpy_r_r11, 10, __tmp2115);
    cpy_r_r12 = CPyList_Extend(cpy_r_r8, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL125;
    } else
        goto CPyL126;
CPyL7: ;
    cpy_r_r13 = PyList_AsTuple(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL124;
    }
    cpy_r_r14 = PyObject_CallObject(cpy_r_r7, cpy_r_r13);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals, "tuple", cpy_r_r14);
        goto CPyL123;
    }
    cpy_r_r16 = NULL;
    cpy_r_r17 = CPyDef_kernel___effects___number(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL127;
    }
    cpy_r_r18 = CPyStatic_merv___effects___globals;
    cpy_r_r19 = CPyStatics[641]; /* 'gain' */
    cpy_r_r20 = CPyDict_GetItem(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL128;
    }
    cpy_r_r21 = CPyDef_work___Doing(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL128;
    }
    cpy_r_r22 = PyTuple_Pack(2, cpy_r_r15, cpy_r_r17);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL129;
    }
    cpy_r_r23 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r1, cpy_r_r22, cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 40, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL130;
CPyL15: ;
    cpy_r_r24 = CPyStatics[1328]; /* 'deploy' */
    cpy_r_r25 = NULL;
    cpy_r_r26 = CPyDef_kernel___effects___number(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 41, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r27 = CPyStatic_merv___effects___globals;
    cpy_r_r28 = CPyStatics[1328]; /* 'deploy' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 41, CPyStatic_merv___effects___globals);
        goto CPyL131;
    }
    cpy_r_r30 = CPyDef_work___Doing(cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 41, CPyStatic_merv___effects___globals);
        goto CPyL131;
    }
    cpy_r_r31 = PyTuple_Pack(1, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 41, CPyStatic_merv___effects___globals);
        goto CPyL132;
    }
    cpy_r_r32 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r24, cpy_r_r31, cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 41, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL133;
CPyL20: ;
    cpy_r_r33 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r34 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r35 = CPyStatics[1557]; /* 'white' */
    cpy_r_r36 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r37 = PyTuple_Pack(2, cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 42, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r38 = 2;
    cpy_r_r39 = 2;
    cpy_r_r40 = CPyDef_kernel___effects___word(cpy_r_r34, cpy_r_r37, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 42, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r41 = CPyStatic_merv___effects___globals;
    cpy_r_r42 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r43 = CPyDict_GetItem(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 42, CPyStatic_merv___effects___globals);
        goto CPyL134;
    }
    cpy_r_r44 = CPyDef_work___Doing(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 42, CPyStatic_merv___effects___globals);
        goto CPyL134;
    }
    cpy_r_r45 = PyTuple_Pack(1, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 42, CPyStatic_merv___effects___globals);
        goto CPyL135;
    }
    cpy_r_r46 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r33, cpy_r_r45, cpy_r_r44);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 42, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL136;
CPyL26: ;
    cpy_r_r47 = CPyStatics[1330]; /* 'take_bonus_tile' */
    cpy_r_r48 = CPyStatic_merv___effects___globals;
    cpy_r_r49 = CPyStatics[1330]; /* 'take_bonus_tile' */
    cpy_r_r50 = CPyDict_GetItem(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 43, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r51 = CPyDef_work___Doing(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 43, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r52 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r53 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r47, cpy_r_r52, cpy_r_r51);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 43, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL137;
CPyL29: ;
    cpy_r_r54 = CPyStatics[1329]; /* 'take_space_camel' */
    cpy_r_r55 = CPyStatic_merv___effects___globals;
    cpy_r_r56 = CPyStatics[1329]; /* 'take_space_camel' */
    cpy_r_r57 = CPyDict_GetItem(cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 44, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r58 = CPyDef_work___Doing(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 44, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r59 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r60 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r54, cpy_r_r59, cpy_r_r58);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 44, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL138;
CPyL32: ;
    cpy_r_r61 = CPyStatics[1331]; /* 'free' */
    cpy_r_r62 = CPyStatics[1337]; /* 'what' */
    cpy_r_r63 = CPyStatic_merv___effects___globals;
    cpy_r_r64 = CPyStatics[1759]; /* 'FREE' */
    cpy_r_r65 = CPyDict_GetItem(cpy_r_r63, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    if (likely(PyDict_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals, "dict", cpy_r_r65);
        goto CPyL123;
    }
    cpy_r_r67 = CPyStatic_merv___effects___globals;
    cpy_r_r68 = CPyStatics[597]; /* 'word' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL139;
    }
    cpy_r_r70 = PyList_New(1);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL140;
    }
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyListObject, ob_item));
    cpy_r_r72 = *(CPyPtr *)cpy_r_r71;
    CPy_INCREF(cpy_r_r62);
    *(PyObject * *)cpy_r_r72 = cpy_r_r62;
    cpy_r_r73 = CPyList_Extend(cpy_r_r70, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL141;
    } else
        goto CPyL142;
CPyL37: ;
    cpy_r_r74 = PyList_AsTuple(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL143;
    }
    cpy_r_r75 = PyObject_CallObject(cpy_r_r69, cpy_r_r74);
    CPy_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    if (likely(PyTuple_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals, "tuple", cpy_r_r75);
        goto CPyL123;
    }
    cpy_r_r77 = CPyStatic_merv___effects___globals;
    cpy_r_r78 = CPyStatics[1331]; /* 'free' */
    cpy_r_r79 = CPyDict_GetItem(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL144;
    }
    cpy_r_r80 = CPyDef_work___Doing(cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL144;
    }
    cpy_r_r81 = PyTuple_Pack(1, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL145;
    }
    cpy_r_r82 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r61, cpy_r_r81, cpy_r_r80);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 45, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL146;
CPyL44: ;
    cpy_r_r83 = CPyStatics[1531]; /* 'discount' */
    cpy_r_r84 = CPyStatics[334]; /* 'action' */
    cpy_r_r85 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r85.f0 == NULL)) {
        goto CPyL147;
    } else
        goto CPyL47;
CPyL45: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r86 = 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r87 = CPyStatic_merv___effects___globals;
    cpy_r_r88 = CPyStatics[597]; /* 'word' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r90 = PyList_New(1);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals);
        goto CPyL148;
    }
    cpy_r_r91 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyListObject, ob_item));
    cpy_r_r92 = *(CPyPtr *)cpy_r_r91;
    CPy_INCREF(cpy_r_r84);
    *(PyObject * *)cpy_r_r92 = cpy_r_r84;
    CPy_INCREF(cpy_r_r85.f0);
    CPy_INCREF(cpy_r_r85.f1);
    CPy_INCREF(cpy_r_r85.f2);
    CPy_INCREF(cpy_r_r85.f3);
    CPy_INCREF(cpy_r_r85.f4);
    CPy_INCREF(cpy_r_r85.f5);
    cpy_r_r93 = PyTuple_New(6);
    if (unlikely(cpy_r_r93 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2116 = cpy_r_r85.f0;
    PyTuple_SET_ITEM(cpy_r_r93, 0, __tmp2116);
    PyObject *__tmp2117 = cpy_r_r85.f1;
    PyTuple_SET_ITEM(cpy_r_r93, 1, __tmp2117);
    PyObject *__tmp2118 = cpy_r_r85.f2;
    PyTuple_SET_ITEM(cpy_r_r93, 2, __tmp2118);
    PyObject *__tmp2119 = cpy_r_r85.f3;
    PyTuple_SET_ITEM(cpy_r_r93, 3, __tmp2119);
    PyObject *__tmp2120 = cpy_r_r85.f4;
    PyTuple_SET_ITEM(cpy_r_r93, 4, __tmp2120);
    PyObject *__tmp2121 = cpy_r_r85.f5;
    PyTuple_SET_ITEM(cpy_r_r93, 5, __tmp2121);
    cpy_r_r94 = CPyList_Extend(cpy_r_r90, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals);
        goto CPyL149;
    } else
        goto CPyL150;
CPyL50: ;
    cpy_r_r95 = PyList_AsTuple(cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals);
        goto CPyL148;
    }
    cpy_r_r96 = PyObject_CallObject(cpy_r_r89, cpy_r_r95);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    if (likely(PyTuple_Check(cpy_r_r96)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals, "tuple", cpy_r_r96);
        goto CPyL123;
    }
    cpy_r_r98 = NULL;
    cpy_r_r99 = CPyDef_kernel___effects___number(cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals);
        goto CPyL151;
    }
    cpy_r_r100 = PyTuple_Pack(2, cpy_r_r97, cpy_r_r99);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r101 = NULL;
    cpy_r_r102 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r83, cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 46, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL152;
CPyL56: ;
    cpy_r_r103 = CPyStatics[1533]; /* 'convert' */
    cpy_r_r104 = CPyStatics[336]; /* 'colour' */
    cpy_r_r105 = CPyStatic_merv___names___COLOURS;
    if (unlikely(cpy_r_r105.f0 == NULL)) {
        goto CPyL153;
    } else
        goto CPyL59;
CPyL57: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOURS\" was not set");
    cpy_r_r106 = 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 47, CPyStatic_merv___effects___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL59: ;
    cpy_r_r107 = CPyStatic_merv___effects___globals;
    cpy_r_r108 = CPyStatics[597]; /* 'word' */
    cpy_r_r109 = CPyDict_GetItem(cpy_r_r107, cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 47, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r110 = PyList_New(1);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 47, CPyStatic_merv___effects___globals);
        goto CPyL154;
    }
    cpy_r_r111 = (CPyPtr)((CPyPtr)cpy_r_r110 + offsetof(PyListObject, ob_item));
    cpy_r_r112 = *(CPyPtr *)cpy_r_r111;
    CPy_INCREF(cpy_r_r104);
    *(PyObject * *)cpy_r_r112 = cpy_r_r104;
    CPy_INCREF(cpy_r_r105.f0);
    CPy_INCREF(cpy_r_r105.f1);
    CPy_INCREF(cpy_r_r105.f2);
    CPy_INCREF(cpy_r_r105.f3);
    cpy_r_r113 = PyTuple_New(4);
    if (unlikely(cpy_r_r113 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2122 = cpy_r_r105.f0;
    PyTuple_SET_ITEM(cpy_r_r113, 0, __tmp2122);
    PyObject *__tmp2123 = cpy_r_r105.f1;
    PyTuple_SET_ITEM(cpy_r_r113, 1, __tmp2123);
    PyObject *__tmp2124 = cpy_r_r105.f2;
    PyTuple_SET_ITEM(cpy_r_r113, 2, __tmp2124);
    PyObject *__tmp2125 = cpy_r_r105.f3;
    PyTuple_SET_ITEM(cpy_r_r113, 3, __tmp2125);
    cpy_r_r114 = CPyList_Extend(cpy_r_r110, cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 47, CPyStatic_merv___effects___globals);
        goto CPyL155;
    } else
        goto CPyL156;
CPyL62: ;
    cpy_r_r115 = PyList_AsTuple(cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 47, CPyStatic_merv___effects___globals);
        goto CPyL154;
    }
    cpy_r_r116 = PyObject_CallObject(cpy_r_r109, cpy_r_r115);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 47, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    if (likely(PyTuple_Check(cpy_r_r116)))
        cpy_r_r117 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 47, CPyStatic_merv___effects___globals, "tuple", cpy_r_r116);
        goto CPyL123;
    }
    cpy_r_r118 = PyTuple_Pack(1, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 47, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r119 = NULL;
    cpy_r_r120 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r103, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 47, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL157;
CPyL67: ;
    cpy_r_r121 = CPyStatics[1579]; /* 'score_each' */
    cpy_r_r122 = CPyStatics[334]; /* 'action' */
    cpy_r_r123 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r123.f0 == NULL)) {
        goto CPyL158;
    } else
        goto CPyL70;
CPyL68: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r124 = 0;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r125 = CPyStatic_merv___effects___globals;
    cpy_r_r126 = CPyStatics[597]; /* 'word' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r128 = PyList_New(1);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals);
        goto CPyL159;
    }
    cpy_r_r129 = (CPyPtr)((CPyPtr)cpy_r_r128 + offsetof(PyListObject, ob_item));
    cpy_r_r130 = *(CPyPtr *)cpy_r_r129;
    CPy_INCREF(cpy_r_r122);
    *(PyObject * *)cpy_r_r130 = cpy_r_r122;
    CPy_INCREF(cpy_r_r123.f0);
    CPy_INCREF(cpy_r_r123.f1);
    CPy_INCREF(cpy_r_r123.f2);
    CPy_INCREF(cpy_r_r123.f3);
    CPy_INCREF(cpy_r_r123.f4);
    CPy_INCREF(cpy_r_r123.f5);
    cpy_r_r131 = PyTuple_New(6);
    if (unlikely(cpy_r_r131 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2126 = cpy_r_r123.f0;
    PyTuple_SET_ITEM(cpy_r_r131, 0, __tmp2126);
    PyObject *__tmp2127 = cpy_r_r123.f1;
    PyTuple_SET_ITEM(cpy_r_r131, 1, __tmp2127);
    PyObject *__tmp2128 = cpy_r_r123.f2;
    PyTuple_SET_ITEM(cpy_r_r131, 2, __tmp2128);
    PyObject *__tmp2129 = cpy_r_r123.f3;
    PyTuple_SET_ITEM(cpy_r_r131, 3, __tmp2129);
    PyObject *__tmp2130 = cpy_r_r123.f4;
    PyTuple_SET_ITEM(cpy_r_r131, 4, __tmp2130);
    PyObject *__tmp2131 = cpy_r_r123.f5;
    PyTuple_SET_ITEM(cpy_r_r131, 5, __tmp2131);
    cpy_r_r132 = CPyList_Extend(cpy_r_r128, cpy_r_r131);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals);
        goto CPyL160;
    } else
        goto CPyL161;
CPyL73: ;
    cpy_r_r133 = PyList_AsTuple(cpy_r_r128);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals);
        goto CPyL159;
    }
    cpy_r_r134 = PyObject_CallObject(cpy_r_r127, cpy_r_r133);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    if (likely(PyTuple_Check(cpy_r_r134)))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals, "tuple", cpy_r_r134);
        goto CPyL123;
    }
    cpy_r_r136 = NULL;
    cpy_r_r137 = CPyDef_kernel___effects___number(cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals);
        goto CPyL162;
    }
    cpy_r_r138 = PyTuple_Pack(2, cpy_r_r135, cpy_r_r137);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r139 = NULL;
    cpy_r_r140 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r121, cpy_r_r138, cpy_r_r139);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 48, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL163;
CPyL79: ;
    cpy_r_r141 = CPyStatics[1117]; /* 'extra_action' */
    cpy_r_r142 = CPyStatics[334]; /* 'action' */
    cpy_r_r143 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r143.f0 == NULL)) {
        goto CPyL164;
    } else
        goto CPyL82;
CPyL80: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r144 = 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r145 = CPyStatic_merv___effects___globals;
    cpy_r_r146 = CPyStatics[597]; /* 'word' */
    cpy_r_r147 = CPyDict_GetItem(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r148 = PyList_New(1);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals);
        goto CPyL165;
    }
    cpy_r_r149 = (CPyPtr)((CPyPtr)cpy_r_r148 + offsetof(PyListObject, ob_item));
    cpy_r_r150 = *(CPyPtr *)cpy_r_r149;
    CPy_INCREF(cpy_r_r142);
    *(PyObject * *)cpy_r_r150 = cpy_r_r142;
    CPy_INCREF(cpy_r_r143.f0);
    CPy_INCREF(cpy_r_r143.f1);
    CPy_INCREF(cpy_r_r143.f2);
    CPy_INCREF(cpy_r_r143.f3);
    CPy_INCREF(cpy_r_r143.f4);
    CPy_INCREF(cpy_r_r143.f5);
    cpy_r_r151 = PyTuple_New(6);
    if (unlikely(cpy_r_r151 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2132 = cpy_r_r143.f0;
    PyTuple_SET_ITEM(cpy_r_r151, 0, __tmp2132);
    PyObject *__tmp2133 = cpy_r_r143.f1;
    PyTuple_SET_ITEM(cpy_r_r151, 1, __tmp2133);
    PyObject *__tmp2134 = cpy_r_r143.f2;
    PyTuple_SET_ITEM(cpy_r_r151, 2, __tmp2134);
    PyObject *__tmp2135 = cpy_r_r143.f3;
    PyTuple_SET_ITEM(cpy_r_r151, 3, __tmp2135);
    PyObject *__tmp2136 = cpy_r_r143.f4;
    PyTuple_SET_ITEM(cpy_r_r151, 4, __tmp2136);
    PyObject *__tmp2137 = cpy_r_r143.f5;
    PyTuple_SET_ITEM(cpy_r_r151, 5, __tmp2137);
    cpy_r_r152 = CPyList_Extend(cpy_r_r148, cpy_r_r151);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals);
        goto CPyL166;
    } else
        goto CPyL167;
CPyL85: ;
    cpy_r_r153 = PyList_AsTuple(cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals);
        goto CPyL165;
    }
    cpy_r_r154 = PyObject_CallObject(cpy_r_r147, cpy_r_r153);
    CPy_DECREF(cpy_r_r147);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    if (likely(PyTuple_Check(cpy_r_r154)))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals, "tuple", cpy_r_r154);
        goto CPyL123;
    }
    cpy_r_r156 = NULL;
    cpy_r_r157 = CPyDef_kernel___effects___number(cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals);
        goto CPyL168;
    }
    cpy_r_r158 = PyTuple_Pack(2, cpy_r_r155, cpy_r_r157);
    CPy_DECREF(cpy_r_r155);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r159 = NULL;
    cpy_r_r160 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r141, cpy_r_r158, cpy_r_r159);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 49, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL169;
CPyL91: ;
    cpy_r_r161 = CPyStatics[1327]; /* 'magistrate' */
    cpy_r_r162 = CPyStatics[334]; /* 'action' */
    cpy_r_r163 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r163.f0 == NULL)) {
        goto CPyL170;
    } else
        goto CPyL94;
CPyL92: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r164 = 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL94: ;
    cpy_r_r165 = CPyStatic_merv___effects___globals;
    cpy_r_r166 = CPyStatics[597]; /* 'word' */
    cpy_r_r167 = CPyDict_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r168 = PyList_New(1);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals);
        goto CPyL171;
    }
    cpy_r_r169 = (CPyPtr)((CPyPtr)cpy_r_r168 + offsetof(PyListObject, ob_item));
    cpy_r_r170 = *(CPyPtr *)cpy_r_r169;
    CPy_INCREF(cpy_r_r162);
    *(PyObject * *)cpy_r_r170 = cpy_r_r162;
    CPy_INCREF(cpy_r_r163.f0);
    CPy_INCREF(cpy_r_r163.f1);
    CPy_INCREF(cpy_r_r163.f2);
    CPy_INCREF(cpy_r_r163.f3);
    CPy_INCREF(cpy_r_r163.f4);
    CPy_INCREF(cpy_r_r163.f5);
    cpy_r_r171 = PyTuple_New(6);
    if (unlikely(cpy_r_r171 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2138 = cpy_r_r163.f0;
    PyTuple_SET_ITEM(cpy_r_r171, 0, __tmp2138);
    PyObject *__tmp2139 = cpy_r_r163.f1;
    PyTuple_SET_ITEM(cpy_r_r171, 1, __tmp2139);
    PyObject *__tmp2140 = cpy_r_r163.f2;
    PyTuple_SET_ITEM(cpy_r_r171, 2, __tmp2140);
    PyObject *__tmp2141 = cpy_r_r163.f3;
    PyTuple_SET_ITEM(cpy_r_r171, 3, __tmp2141);
    PyObject *__tmp2142 = cpy_r_r163.f4;
    PyTuple_SET_ITEM(cpy_r_r171, 4, __tmp2142);
    PyObject *__tmp2143 = cpy_r_r163.f5;
    PyTuple_SET_ITEM(cpy_r_r171, 5, __tmp2143);
    cpy_r_r172 = CPyList_Extend(cpy_r_r168, cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals);
        goto CPyL172;
    } else
        goto CPyL173;
CPyL97: ;
    cpy_r_r173 = PyList_AsTuple(cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals);
        goto CPyL171;
    }
    cpy_r_r174 = PyObject_CallObject(cpy_r_r167, cpy_r_r173);
    CPy_DECREF(cpy_r_r167);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    if (likely(PyTuple_Check(cpy_r_r174)))
        cpy_r_r175 = cpy_r_r174;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals, "tuple", cpy_r_r174);
        goto CPyL123;
    }
    cpy_r_r176 = NULL;
    cpy_r_r177 = CPyDef_kernel___effects___number(cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals);
        goto CPyL174;
    }
    cpy_r_r178 = PyTuple_Pack(2, cpy_r_r175, cpy_r_r177);
    CPy_DECREF(cpy_r_r175);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r179 = NULL;
    cpy_r_r180 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r161, cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 50, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL175;
CPyL103: ;
    cpy_r_r181 = CPyStatics[1332]; /* 'magistrate_contracts' */
    cpy_r_r182 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r183 = NULL;
    cpy_r_r184 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r181, cpy_r_r182, cpy_r_r183);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 51, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL176;
CPyL104: ;
    cpy_r_r185 = CPyStatics[399]; /* 'pay' */
    cpy_r_r186 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r187 = CPyStatic_merv___names___COLOURS;
    if (unlikely(cpy_r_r187.f0 == NULL)) {
        goto CPyL177;
    } else
        goto CPyL107;
CPyL105: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLOURS\" was not set");
    cpy_r_r188 = 0;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL107: ;
    cpy_r_r189 = CPyStatics[819]; /* 'any' */
    cpy_r_r190 = CPyStatic_merv___effects___globals;
    cpy_r_r191 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r192 = CPyDict_GetItem(cpy_r_r190, cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r193 = PyList_New(1);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals);
        goto CPyL178;
    }
    cpy_r_r194 = (CPyPtr)((CPyPtr)cpy_r_r193 + offsetof(PyListObject, ob_item));
    cpy_r_r195 = *(CPyPtr *)cpy_r_r194;
    CPy_INCREF(cpy_r_r186);
    *(PyObject * *)cpy_r_r195 = cpy_r_r186;
    CPy_INCREF(cpy_r_r187.f0);
    CPy_INCREF(cpy_r_r187.f1);
    CPy_INCREF(cpy_r_r187.f2);
    CPy_INCREF(cpy_r_r187.f3);
    cpy_r_r196 = PyTuple_New(4);
    if (unlikely(cpy_r_r196 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2144 = cpy_r_r187.f0;
    PyTuple_SET_ITEM(cpy_r_r196, 0, __tmp2144);
    PyObject *__tmp2145 = cpy_r_r187.f1;
    PyTuple_SET_ITEM(cpy_r_r196, 1, __tmp2145);
    PyObject *__tmp2146 = cpy_r_r187.f2;
    PyTuple_SET_ITEM(cpy_r_r196, 2, __tmp2146);
    PyObject *__tmp2147 = cpy_r_r187.f3;
    PyTuple_SET_ITEM(cpy_r_r196, 3, __tmp2147);
    cpy_r_r197 = CPyList_Extend(cpy_r_r193, cpy_r_r196);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals);
        goto CPyL179;
    } else
        goto CPyL180;
CPyL110: ;
    cpy_r_r198 = PyList_Append(cpy_r_r193, cpy_r_r189);
    cpy_r_r199 = cpy_r_r198 >= 0;
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals);
        goto CPyL179;
    }
    cpy_r_r200 = PyList_AsTuple(cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals);
        goto CPyL178;
    }
    cpy_r_r201 = PyObject_CallObject(cpy_r_r192, cpy_r_r200);
    CPy_DECREF(cpy_r_r192);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    if (likely(PyTuple_Check(cpy_r_r201)))
        cpy_r_r202 = cpy_r_r201;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals, "tuple", cpy_r_r201);
        goto CPyL123;
    }
    cpy_r_r203 = PyTuple_Pack(1, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r204 = NULL;
    cpy_r_r205 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r185, cpy_r_r203, cpy_r_r204);
    CPy_DECREF(cpy_r_r203);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 52, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL181;
CPyL116: ;
    cpy_r_r206 = CPyStatics[1575]; /* 'lock' */
    cpy_r_r207 = CPyStatics[1761]; /* 'items' */
    cpy_r_r208 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r209 = CPyStatics[1338]; /* 'common' */
    cpy_r_r210 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r211 = CPyStatics[1577]; /* 'any_good' */
    cpy_r_r212 = PyTuple_Pack(4, cpy_r_r208, cpy_r_r209, cpy_r_r210, cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 53, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r213 = CPyDef_kernel___effects___pairs(cpy_r_r207, cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 53, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r214 = PyTuple_Pack(1, cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 53, CPyStatic_merv___effects___globals);
        goto CPyL123;
    }
    cpy_r_r215 = NULL;
    cpy_r_r216 = CPyDef_kernel___effects___Verbs___add(cpy_r_r0, cpy_r_r206, cpy_r_r214, cpy_r_r215);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 53, CPyStatic_merv___effects___globals);
        goto CPyL123;
    } else
        goto CPyL182;
CPyL120: ;
    return cpy_r_r0;
CPyL121: ;
    cpy_r_r217 = NULL;
    return cpy_r_r217;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL121;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL121;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL121;
CPyL126: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL7;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    goto CPyL121;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    goto CPyL121;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    goto CPyL121;
CPyL130: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL15;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    goto CPyL121;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r30);
    goto CPyL121;
CPyL133: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL20;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r40);
    goto CPyL121;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r44);
    goto CPyL121;
CPyL136: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL26;
CPyL137: ;
    CPy_DECREF(cpy_r_r53);
    goto CPyL29;
CPyL138: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL32;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r66);
    goto CPyL121;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r69);
    goto CPyL121;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r70);
    goto CPyL121;
CPyL142: ;
    CPy_DECREF(cpy_r_r73);
    goto CPyL37;
CPyL143: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r69);
    goto CPyL121;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r76);
    goto CPyL121;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r80);
    goto CPyL121;
CPyL146: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL44;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL45;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r89);
    goto CPyL121;
CPyL149: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r90);
    goto CPyL121;
CPyL150: ;
    CPy_DECREF(cpy_r_r94);
    goto CPyL50;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r97);
    goto CPyL121;
CPyL152: ;
    CPy_DECREF(cpy_r_r102);
    goto CPyL56;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL57;
CPyL154: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r109);
    goto CPyL121;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r110);
    goto CPyL121;
CPyL156: ;
    CPy_DECREF(cpy_r_r114);
    goto CPyL62;
CPyL157: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL67;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL68;
CPyL159: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r127);
    goto CPyL121;
CPyL160: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r128);
    goto CPyL121;
CPyL161: ;
    CPy_DECREF(cpy_r_r132);
    goto CPyL73;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r135);
    goto CPyL121;
CPyL163: ;
    CPy_DECREF(cpy_r_r140);
    goto CPyL79;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL80;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r147);
    goto CPyL121;
CPyL166: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r147);
    CPy_DecRef(cpy_r_r148);
    goto CPyL121;
CPyL167: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL85;
CPyL168: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r155);
    goto CPyL121;
CPyL169: ;
    CPy_DECREF(cpy_r_r160);
    goto CPyL91;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL92;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r167);
    goto CPyL121;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r168);
    goto CPyL121;
CPyL173: ;
    CPy_DECREF(cpy_r_r172);
    goto CPyL97;
CPyL174: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r175);
    goto CPyL121;
CPyL175: ;
    CPy_DECREF(cpy_r_r180);
    goto CPyL103;
CPyL176: ;
    CPy_DECREF(cpy_r_r184);
    goto CPyL104;
CPyL177: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL105;
CPyL178: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r192);
    goto CPyL121;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r192);
    CPy_DecRef(cpy_r_r193);
    goto CPyL121;
CPyL180: ;
    CPy_DECREF(cpy_r_r197);
    goto CPyL110;
CPyL181: ;
    CPy_DECREF(cpy_r_r205);
    goto CPyL116;
CPyL182: ;
    CPy_DECREF(cpy_r_r216);
    goto CPyL120;
}
        
        PyObject *CPyPy_merv___effects___merv_verbs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":merv_verbs", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_merv___effects___merv_verbs();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "merv_verbs", 37, CPyStatic_merv___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___effects___free_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    tuple_T3OOO cpy_r_r38;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    int32_t cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL41;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 57, CPyStatic_merv___effects___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = CPyStatic_merv___effects___globals;
    cpy_r_r8 = CPyStatics[1759]; /* 'FREE' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL40;
    }
    if (likely(PyDict_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals, "dict", cpy_r_r9);
        goto CPyL40;
    }
    cpy_r_r11 = ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/__init__.py", "free", "free_gen", "call", 59, CPyStatic_merv___effects___globals);
        goto CPyL46;
    }
CPyL7: ;
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_r11)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 0);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL46;
    }
    if (PyLong_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL2148;
    if (PyUnicode_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL2148;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        cpy_r_r14 = NULL;
        goto __LL2149;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL2149;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        cpy_r_r14 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 == NULL) goto __LL2149;
    cpy_r_r14 = cpy_r_r13;
__LL2149: ;
    if (cpy_r_r14 != NULL) goto __LL2148;
    CPy_TypeErrorTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals, "union[int, str, tuple[str, int]]", cpy_r_r13);
    goto CPyL46;
__LL2148: ;
    cpy_r_r15 = PyObject_Str(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL46;
    }
    cpy_r_r16 = CPyDict_GetItem(cpy_r_r10, cpy_r_r15);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL40;
    }
    cpy_r_r17 = ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/effects/__init__.py", "free", "free_gen", "t", 59, CPyStatic_merv___effects___globals);
        goto CPyL47;
    }
CPyL12: ;
    cpy_r_r18 = ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/effects/__init__.py", "free", "free_gen", "me", 59, CPyStatic_merv___effects___globals);
        goto CPyL47;
    }
CPyL13: ;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r18);
    PyObject *cpy_r_r20[2] = {cpy_r_r17, cpy_r_r19};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r16, cpy_r_r21, 2, 0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL48;
    }
    CPy_DECREF(cpy_r_r19);
    cpy_r_r23 = PyObject_GetIter(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL40;
    }
    if (((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___free_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___free_gen_0);
    }
    ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___free_gen_0 = cpy_r_r23;
    cpy_r_r24 = 1;
    if (!cpy_r_r24) goto CPyL40;
    cpy_r_r25 = NULL;
    cpy_r_r1 = cpy_r_r25;
    cpy_r_r26 = (PyObject **)&cpy_r_r1;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___free_gen_0;
    cpy_r_r29 = CPyIter_Send(cpy_r_r28, cpy_r_r27, cpy_r_r26);
    if (cpy_r_r29 != NULL) goto CPyL49;
    cpy_r_r30 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL50;
    }
    cpy_r_r31 = cpy_r_r1;
    CPy_DECREF(cpy_r_r31);
    cpy_r_r32 = NULL;
    if (((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___free_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___free_gen_0);
    }
    ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___free_gen_0 = cpy_r_r32;
    cpy_r_r33 = 1;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL40;
    } else
        goto CPyL35;
CPyL19: ;
    cpy_r_r34 = cpy_r_r29;
CPyL20: ;
    ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r34;
CPyL21: ;
    cpy_r_r36 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r37 = cpy_r_type != cpy_r_r36;
    if (!cpy_r_r37) goto CPyL51;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL25;
    } else
        goto CPyL52;
CPyL23: ;
    CPy_Unreachable();
CPyL24: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL31;
CPyL25: ;
    cpy_r_r38 = CPy_CatchError();
    cpy_r_r39 = (PyObject **)&cpy_r_r3;
    cpy_r_r40 = ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___free_gen_0;
    cpy_r_r41 = CPy_YieldFromErrorHandle(cpy_r_r40, cpy_r_r39);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL53;
    }
    if (cpy_r_r41) goto CPyL28;
    cpy_r_r34 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r38);
    CPy_DecRef(cpy_r_r38.f0);
    CPy_DecRef(cpy_r_r38.f1);
    CPy_DecRef(cpy_r_r38.f2);
    goto CPyL20;
CPyL28: ;
    cpy_r_r31 = cpy_r_r3;
    CPy_DecRef(cpy_r_r31);
    CPy_RestoreExcInfo(cpy_r_r38);
    CPy_DecRef(cpy_r_r38.f0);
    CPy_DecRef(cpy_r_r38.f1);
    CPy_DecRef(cpy_r_r38.f2);
    goto CPyL35;
CPyL29: ;
    CPy_RestoreExcInfo(cpy_r_r38);
    CPy_DecRef(cpy_r_r38.f0);
    CPy_DecRef(cpy_r_r38.f1);
    CPy_DecRef(cpy_r_r38.f2);
    cpy_r_r42 = CPy_KeepPropagating();
    if (!cpy_r_r42) goto CPyL40;
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r43 = NULL;
    cpy_r_r1 = cpy_r_r43;
    cpy_r_r44 = (PyObject **)&cpy_r_r1;
    cpy_r_r45 = ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___effects___free_gen_0;
    cpy_r_r46 = CPyIter_Send(cpy_r_r45, cpy_r_arg, cpy_r_r44);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r46 == NULL) {
        goto CPyL33;
    } else
        goto CPyL54;
CPyL32: ;
    cpy_r_r34 = cpy_r_r46;
    goto CPyL20;
CPyL33: ;
    cpy_r_r47 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 59, CPyStatic_merv___effects___globals);
        goto CPyL50;
    }
    cpy_r_r31 = cpy_r_r1;
    CPy_DECREF(cpy_r_r31);
CPyL35: ;
    cpy_r_r48 = Py_None;
    CPy_INCREF(cpy_r_r48);
    ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r50 = CPyDef_merv___effects___free_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL39;
    CPyGen_SetStopIterationValue(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (!0) goto CPyL45;
    CPy_Unreachable();
CPyL39: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r48;
    CPyGen_Exit(&((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL40: ;
    ((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r52 = CPyDef_merv___effects___free_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r53 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r53;
CPyL41: ;
    cpy_r_r54 = cpy_r_r4 == 0;
    if (cpy_r_r54) goto CPyL55;
    cpy_r_r55 = cpy_r_r4 == 1;
    if (cpy_r_r55) {
        goto CPyL21;
    } else
        goto CPyL56;
CPyL43: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r56 = 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 57, CPyStatic_merv___effects___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r57 = NULL;
    CPyGen_Exit(&((serai___games___merv___effects___free_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r57;
CPyL46: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL40;
CPyL47: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL40;
CPyL48: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL40;
CPyL49: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL19;
CPyL50: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL40;
CPyL51: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL24;
CPyL52: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL23;
CPyL53: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL29;
CPyL54: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL32;
CPyL55: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL56: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL43;
}
        
PyObject *CPyDef_merv___effects___free_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___effects___free_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___effects___free_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___effects___free_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.free_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___effects___free_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "__next__", -1, CPyStatic_merv___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___effects___free_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___effects___free_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___effects___free_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___effects___free_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.free_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___effects___free_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "send", -1, CPyStatic_merv___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___effects___free_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___effects___free_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___effects___free_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.free_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___effects___free_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "__iter__", -1, CPyStatic_merv___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___effects___free_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___effects___free_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___effects___free_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___effects___free_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.free_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___effects___free_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "throw", -1, CPyStatic_merv___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___effects___free_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___effects___free_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2150 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2150);
    PyObject *__tmp2151 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2151);
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
        
        PyObject *CPyPy_merv___effects___free_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___effects___free_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.effects.free_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___effects___free_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "close", -1, CPyStatic_merv___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___effects___free(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_source) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_merv___effects___free_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 57, CPyStatic_merv___effects___globals);
        goto CPyL6;
    }
    ((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 57, CPyStatic_merv___effects___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 57, CPyStatic_merv___effects___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 57, CPyStatic_merv___effects___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_source);
    if (((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source);
    }
    ((serai___games___merv___effects___free_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__source = cpy_r_source;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 57, CPyStatic_merv___effects___globals);
        goto CPyL7;
    }
    return cpy_r_r0;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___effects___free(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "call", "source", 0};
            static CPyArg_Parser parser = {"OOOO:free", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_call;
            PyObject *obj_source;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_call, &obj_source)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            CPyTagged arg_source;
            if (likely(PyLong_Check(obj_source)))
                arg_source = CPyTagged_BorrowFromObject(obj_source);
            else {
                CPy_TypeError("int", obj_source); goto fail;
            }
            PyObject *retval = CPyDef_merv___effects___free(arg_t, arg_me, arg_call, arg_source);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "free", 57, CPyStatic_merv___effects___globals);
            return NULL;
        }
        
char CPyDef_merv___effects_____top_level__(void) {
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
    void *cpy_r_r275;
    void *cpy_r_r276;
    void *cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    void *cpy_r_r283;
    void *cpy_r_r284;
    PyObject **cpy_r_r285;
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
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
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
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    int32_t cpy_r_r320;
    char cpy_r_r321;
    char cpy_r_r322;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 1, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 1, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___effects___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 12, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___merv___actions___caravansary;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___merv___actions___caravansary;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[1197]; /* 'serai.games.merv.actions.caravansary' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 14, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___merv___actions___caravansary;
    cpy_r_r20 = CPyExec_serai___games___merv___actions___caravansary;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___merv___actions___caravansary__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 14, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 14, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[1197]; /* 'serai.games.merv.actions.caravansary' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 14, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5249]; /* ('free_card',) */
    cpy_r_r31 = CPyStatic_merv___effects___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 14, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL118;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___merv___actions___mosque;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___merv___actions___mosque;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[1201]; /* 'serai.games.merv.actions.mosque' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 15, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___merv___actions___mosque;
    cpy_r_r42 = CPyExec_serai___games___merv___actions___mosque;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___merv___actions___mosque__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 15, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 15, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[1201]; /* 'serai.games.merv.actions.mosque' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 15, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5250]; /* ('free_step',) */
    cpy_r_r53 = CPyStatic_merv___effects___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 15, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL119;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___merv___actions___palace;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___merv___actions___palace;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 16, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___merv___actions___palace;
    cpy_r_r64 = CPyExec_serai___games___merv___actions___palace;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___merv___actions___palace__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 16, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 16, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 16, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5251]; /* ('free_courtier',) */
    cpy_r_r75 = CPyStatic_merv___effects___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 16, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL120;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___merv___actions___trade;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___merv___actions___trade;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[1205]; /* 'serai.games.merv.actions.trade' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 17, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___merv___actions___trade;
    cpy_r_r86 = CPyExec_serai___games___merv___actions___trade;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___merv___actions___trade__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 17, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 17, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[1205]; /* 'serai.games.merv.actions.trade' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 17, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5252]; /* ('free_post',) */
    cpy_r_r97 = CPyStatic_merv___effects___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 17, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL121;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___merv___actions___walls;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___merv___actions___walls;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 18, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___merv___actions___walls;
    cpy_r_r108 = CPyExec_serai___games___merv___actions___walls;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___merv___actions___walls__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 18, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 18, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 18, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5253]; /* ('free_rampart',) */
    cpy_r_r119 = CPyStatic_merv___effects___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 18, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL122;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___merv___effects___soldiers;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___merv___effects___soldiers;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[1362]; /* 'serai.games.merv.effects.soldiers' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 19, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___merv___effects___soldiers;
    cpy_r_r130 = CPyExec_serai___games___merv___effects___soldiers;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___merv___effects___soldiers__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 19, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 19, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[1362]; /* 'serai.games.merv.effects.soldiers' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 19, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5254]; /* ('deploy',) */
    cpy_r_r141 = CPyStatic_merv___effects___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 19, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL123;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___merv___effects___upgrades;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___merv___effects___upgrades;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[1365]; /* 'serai.games.merv.effects.upgrades' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 20, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___merv___effects___upgrades;
    cpy_r_r152 = CPyExec_serai___games___merv___effects___upgrades;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___merv___effects___upgrades__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 20, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 20, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[1365]; /* 'serai.games.merv.effects.upgrades' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 20, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5255]; /* ('take_bonus_tile', 'upgrade') */
    cpy_r_r163 = CPyStatic_merv___effects___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 20, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL124;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___merv___gains;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___merv___gains;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 21, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___merv___gains;
    cpy_r_r174 = CPyExec_serai___games___merv___gains;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___merv___gains__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 21, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 21, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[1236]; /* 'serai.games.merv.gains' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 21, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5256]; /* ('RESOURCES', 'gain', 'take_space_camel') */
    cpy_r_r185 = CPyStatic_merv___effects___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 21, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL125;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r188 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 22, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r196 = CPyExec_serai___games___merv___names;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 22, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 22, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 22, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5257]; /* ('ACTIONS', 'COLOURS') */
    cpy_r_r207 = CPyStatic_merv___effects___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 22, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL126;
CPyL77: ;
    cpy_r_r209 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r210 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r211 = CPyModuleLockAPI_serai;
    cpy_r_r212 = CPyImport_IsInitialized(cpy_r_r210);
    if (!cpy_r_r212) goto CPyL80;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 23, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r216 = cpy_r_r215;
    goto CPyL84;
CPyL80: ;
    cpy_r_r217 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r218 = CPyExec_serai___games___merv___table;
    cpy_r_r219 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r220 = PyImport_GetModuleDict();
    cpy_r_r221 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 23, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 23, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 23, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r229 = CPyStatic_merv___effects___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 23, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL127;
CPyL85: ;
    cpy_r_r231 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r232 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r233 = CPyModuleLockAPI_serai;
    cpy_r_r234 = CPyImport_IsInitialized(cpy_r_r232);
    if (!cpy_r_r234) goto CPyL88;
    cpy_r_r235 = PyImport_GetModuleDict();
    cpy_r_r236 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 24, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r238 = cpy_r_r237;
    goto CPyL92;
CPyL88: ;
    cpy_r_r239 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r240 = CPyExec_serai___kernel___decision;
    cpy_r_r241 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r242 = PyImport_GetModuleDict();
    cpy_r_r243 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r244 = CPyDict_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 24, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r245 = CPyStatics[8]; /* '__file__' */
    cpy_r_r246 = CPyObject_GetAttr(cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 24, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r247 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r248 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r249 = CPyImport_ImportNative(cpy_r_r248, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r246, cpy_r_r247, 0);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 24, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r238 = cpy_r_r249;
CPyL92: ;
    cpy_r_r250 = CPyStatics[5060]; /* ('Rules',) */
    cpy_r_r251 = CPyStatic_merv___effects___globals;
    cpy_r_r252 = CPyImport_GetNativeAttrs(cpy_r_r238, cpy_r_r250, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 24, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL128;
CPyL93: ;
    cpy_r_r253 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r254 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r255 = CPyModuleLockAPI_serai;
    cpy_r_r256 = CPyImport_IsInitialized(cpy_r_r254);
    if (!cpy_r_r256) goto CPyL96;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 25, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r260 = cpy_r_r259;
    goto CPyL100;
CPyL96: ;
    cpy_r_r261 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r262 = CPyExec_serai___kernel___effects;
    cpy_r_r263 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r264 = PyImport_GetModuleDict();
    cpy_r_r265 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r266 = CPyDict_GetItem(cpy_r_r264, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 25, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r267 = CPyStatics[8]; /* '__file__' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 25, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r269 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r270 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r271 = CPyImport_ImportNative(cpy_r_r270, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r268, cpy_r_r269, 0);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 25, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r260 = cpy_r_r271;
CPyL100: ;
    cpy_r_r272 = CPyStatics[5258]; /* ('Call', 'Verbs', 'number', 'pairs', 'word') */
    cpy_r_r273 = CPyStatic_merv___effects___globals;
    cpy_r_r274 = CPyImport_GetNativeAttrs(cpy_r_r260, cpy_r_r272, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 25, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL129;
CPyL101: ;
    cpy_r_r275 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r276 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r277 = CPyModuleLockAPI_serai;
    cpy_r_r278 = CPyImport_IsInitialized(cpy_r_r276);
    if (!cpy_r_r278) goto CPyL104;
    cpy_r_r279 = PyImport_GetModuleDict();
    cpy_r_r280 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r281 = CPyDict_GetItem(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 26, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r282 = cpy_r_r281;
    goto CPyL108;
CPyL104: ;
    cpy_r_r283 = CPyInitOnly_serai___kernel___work;
    cpy_r_r284 = CPyExec_serai___kernel___work;
    cpy_r_r285 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r286 = PyImport_GetModuleDict();
    cpy_r_r287 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r288 = CPyDict_GetItem(cpy_r_r286, cpy_r_r287);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 26, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r289 = CPyStatics[8]; /* '__file__' */
    cpy_r_r290 = CPyObject_GetAttr(cpy_r_r288, cpy_r_r289);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 26, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r291 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r292 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r293 = CPyImport_ImportNative(cpy_r_r292, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r290, cpy_r_r291, 0);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 26, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r282 = cpy_r_r293;
CPyL108: ;
    cpy_r_r294 = CPyStatics[5259]; /* ('Doing',) */
    cpy_r_r295 = CPyStatic_merv___effects___globals;
    cpy_r_r296 = CPyImport_GetNativeAttrs(cpy_r_r282, cpy_r_r294, cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 26, CPyStatic_merv___effects___globals);
        goto CPyL117;
    } else
        goto CPyL130;
CPyL109: ;
    cpy_r_r297 = CPyStatics[1768]; /* 'caravan_card' */
    cpy_r_r298 = CPyStatic_merv___effects___globals;
    cpy_r_r299 = CPyStatics[1762]; /* 'free_card' */
    cpy_r_r300 = CPyDict_GetItem(cpy_r_r298, cpy_r_r299);
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 29, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r301 = CPyStatics[1769]; /* 'trading_post' */
    cpy_r_r302 = CPyStatic_merv___effects___globals;
    cpy_r_r303 = CPyStatics[1765]; /* 'free_post' */
    cpy_r_r304 = CPyDict_GetItem(cpy_r_r302, cpy_r_r303);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 30, CPyStatic_merv___effects___globals);
        goto CPyL131;
    }
    cpy_r_r305 = CPyStatics[1770]; /* 'mosque_step' */
    cpy_r_r306 = CPyStatic_merv___effects___globals;
    cpy_r_r307 = CPyStatics[1763]; /* 'free_step' */
    cpy_r_r308 = CPyDict_GetItem(cpy_r_r306, cpy_r_r307);
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 31, CPyStatic_merv___effects___globals);
        goto CPyL132;
    }
    cpy_r_r309 = CPyStatics[1316]; /* 'rampart' */
    cpy_r_r310 = CPyStatic_merv___effects___globals;
    cpy_r_r311 = CPyStatics[1766]; /* 'free_rampart' */
    cpy_r_r312 = CPyDict_GetItem(cpy_r_r310, cpy_r_r311);
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 32, CPyStatic_merv___effects___globals);
        goto CPyL133;
    }
    cpy_r_r313 = CPyStatics[1771]; /* 'courtier' */
    cpy_r_r314 = CPyStatic_merv___effects___globals;
    cpy_r_r315 = CPyStatics[1764]; /* 'free_courtier' */
    cpy_r_r316 = CPyDict_GetItem(cpy_r_r314, cpy_r_r315);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 33, CPyStatic_merv___effects___globals);
        goto CPyL134;
    }
    cpy_r_r317 = CPyDict_Build(5, cpy_r_r297, cpy_r_r300, cpy_r_r301, cpy_r_r304, cpy_r_r305, cpy_r_r308, cpy_r_r309, cpy_r_r312, cpy_r_r313, cpy_r_r316);
    CPy_DECREF(cpy_r_r300);
    CPy_DECREF(cpy_r_r304);
    CPy_DECREF(cpy_r_r308);
    CPy_DECREF(cpy_r_r312);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 28, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    cpy_r_r318 = CPyStatic_merv___effects___globals;
    cpy_r_r319 = CPyStatics[1759]; /* 'FREE' */
    cpy_r_r320 = CPyDict_SetItem(cpy_r_r318, cpy_r_r319, cpy_r_r317);
    CPy_DECREF(cpy_r_r317);
    cpy_r_r321 = cpy_r_r320 >= 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/merv/effects/__init__.py", "<module>", 28, CPyStatic_merv___effects___globals);
        goto CPyL117;
    }
    return 1;
CPyL117: ;
    cpy_r_r322 = 2;
    return cpy_r_r322;
CPyL118: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL119: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL120: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL121: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL122: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL123: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL124: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL125: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL126: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL127: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
CPyL128: ;
    CPy_DECREF(cpy_r_r252);
    goto CPyL93;
CPyL129: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL101;
CPyL130: ;
    CPy_DECREF(cpy_r_r296);
    goto CPyL109;
CPyL131: ;
    CPy_DecRef(cpy_r_r300);
    goto CPyL117;
CPyL132: ;
    CPy_DecRef(cpy_r_r300);
    CPy_DecRef(cpy_r_r304);
    goto CPyL117;
CPyL133: ;
    CPy_DecRef(cpy_r_r300);
    CPy_DecRef(cpy_r_r304);
    CPy_DecRef(cpy_r_r308);
    goto CPyL117;
CPyL134: ;
    CPy_DecRef(cpy_r_r300);
    CPy_DecRef(cpy_r_r304);
    CPy_DecRef(cpy_r_r308);
    CPy_DecRef(cpy_r_r312);
    goto CPyL117;
}

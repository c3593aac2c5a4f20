#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendqueue___end_round_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_queue___end_round_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods queue___end_round_gen_as_async = {
    .am_send = CPyDunder_am_sendqueue___end_round_gen,
};
static int
queue___end_round_gen_traverse(serai___games___merv___queue___end_round_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__master)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__master));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__free);
    Py_VISIT(self->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_queue___end_round_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___queue___end_round_genObject *self = (serai___games___merv___queue___end_round_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__master)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__master;
        self->___mypyc_generator_frame_attribute__master = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__free);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    return 0;
}

static int32_t CPyDef_queue___end_round_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___queue___end_round_genObject *self = (serai___games___merv___queue___end_round_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__master)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__master;
        self->___mypyc_generator_frame_attribute__master = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__free);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    return 0;
}

static void
queue___end_round_gen_dealloc(serai___games___merv___queue___end_round_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (queue___end_round_gen_free_instance == NULL) {
        queue___end_round_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        self->___mypyc_temp__3_serai___games___merv___queue___end_round_gen_0 = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__master)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__master;
            self->___mypyc_generator_frame_attribute__master = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__master = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__free);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, queue___end_round_gen_dealloc)
    CPyDef_queue___end_round_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_queue_____mypyc__end_round_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_queue___end_round_gen(void);

static PyObject *
queue___end_round_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_queue___end_round_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_queue_____mypyc__end_round_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem queue___end_round_gen_vtable[6];
static bool
CPyDef_queue___end_round_gen_trait_vtable_setup(void)
{
    CPyVTableItem queue___end_round_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_queue___end_round_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_queue___end_round_gen_____next__,
        (CPyVTableItem)CPyDef_queue___end_round_gen___send,
        (CPyVTableItem)CPyDef_queue___end_round_gen_____iter__,
        (CPyVTableItem)CPyDef_queue___end_round_gen___throw,
        (CPyVTableItem)CPyDef_queue___end_round_gen___close,
    };
    memcpy(queue___end_round_gen_vtable, queue___end_round_gen_vtable_scratch, sizeof(queue___end_round_gen_vtable));
    return 1;
}

static bool
CPyDef_queue___end_round_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef queue___end_round_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_queue_____mypyc__end_round_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_queue___end_round_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_queue___end_round_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_queue___end_round_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_queue___end_round_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_queue___end_round_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_queue___end_round_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "end_round_gen",
    .tp_new = queue___end_round_gen_new,
    .tp_dealloc = (destructor)queue___end_round_gen_dealloc,
    .tp_traverse = (traverseproc)queue___end_round_gen_traverse,
    .tp_clear = (inquiry)CPyDef_queue___end_round_gen_clear,
    .tp_methods = queue___end_round_gen_methods,
    .tp_iter = CPyDef_queue___end_round_gen_____iter__,
    .tp_iternext = CPyDef_queue___end_round_gen_____next__,
    .tp_as_async = &queue___end_round_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___queue___end_round_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("end_round_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_queue___end_round_gen_template = &CPyType_queue___end_round_gen_template_;

PyObject *CPyDef_queue_____mypyc__end_round_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___queue___end_round_genObject *self;
    if (queue___end_round_gen_free_instance != NULL) {
        self = queue___end_round_gen_free_instance;
        queue___end_round_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___queue___end_round_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = queue___end_round_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___merv___queue___end_round_gen_0 = -113;
    self->___mypyc_generator_frame_attribute__master = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_queue___end_round_gen(void)
{
    PyObject *self = CPyDef_queue_____mypyc__end_round_gen_setup((PyObject *)CPyType_queue___end_round_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef queuemodule_methods[] = {
    {"end_round", (PyCFunction)CPyPy_queue___end_round, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("end_round(t)\n--\n\n") /* docstring */},
    {"free_slots", (PyCFunction)CPyPy_queue___free_slots, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_slots(t)\n--\n\n") /* docstring */},
    {"take_slot", (PyCFunction)CPyPy_queue___take_slot, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_slot(t, master, free, passes)\n--\n\n") /* docstring */},
    {"camels_of", (PyCFunction)CPyPy_queue___camels_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("camels_of(t, master)\n--\n\n") /* docstring */},
    {"_discard_solo_card", (PyCFunction)CPyPy_queue____discard_solo_card, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_discard_solo_card(t)\n--\n\n") /* docstring */},
    {"_obstacle", (PyCFunction)CPyPy_queue____obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_obstacle(t, master, free, option)\n--\n\n") /* docstring */},
    {"_note", (PyCFunction)CPyPy_queue____note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_note(t, free, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___queue__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___queue__internal, "__name__");
    CPyStatic_queue___globals = PyModule_GetDict(CPyModule_serai___games___merv___queue__internal);
    if (unlikely(CPyStatic_queue___globals == NULL))
        goto fail;
    CPyType_queue___end_round_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_queue___end_round_gen_template, NULL, modname);
    if (unlikely(!CPyType_queue___end_round_gen))
        goto fail;
    CPyDef_queue___end_round_gen_trait_vtable_setup();
    char result = CPyDef_queue_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___queue__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_queue___end_round_gen);
    return -1;
}
int CPyExec_serai___games___merv___queue(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___queue__impl, &CPyImportState_serai___games___merv___queue, &CPyModule_serai___games___merv___queue);
}
static struct PyModuleDef queuemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.queue",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    queuemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___queue(void)
{
    if (CPyModule_serai___games___merv___queue__internal) {
        Py_INCREF(CPyModule_serai___games___merv___queue__internal);
        return CPyModule_serai___games___merv___queue__internal;
    }
    CPyModule_serai___games___merv___queue__internal = PyModule_Create(&queuemodule);
    return CPyModule_serai___games___merv___queue__internal;
}

PyObject *CPyInit_serai___games___merv___queue(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___queue__internal) {
        Py_INCREF(CPyModule_serai___games___merv___queue__internal);
        return CPyModule_serai___games___merv___queue__internal;
    }
    CPyModule_serai___games___merv___queue__internal = PyModule_Create(&queuemodule);
    if (unlikely(CPyModule_serai___games___merv___queue__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.queue");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___queue__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___queue__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___queue__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___queue(CPyModule_serai___games___merv___queue__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___queue__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.queue");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___queue__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_queue___end_round_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_most;
    CPyTagged cpy_r_passes;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    char cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject **cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
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
    PyObject **cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyTagged cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyTagged cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    int64_t cpy_r_r139;
    int64_t cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    CPyPtr cpy_r_r150;
    CPyPtr cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    CPyPtr cpy_r_r154;
    int64_t cpy_r_r155;
    CPyTagged cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    CPyTagged cpy_r_r165;
    CPyTagged cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    CPyTagged cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    int64_t cpy_r_r173;
    char cpy_r_r174;
    int64_t cpy_r_r175;
    char cpy_r_r176;
    char cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    CPyTagged cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    CPyTagged cpy_r_r190;
    PyObject *cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    int32_t cpy_r_r195;
    char cpy_r_r196;
    int32_t cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    char cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    char cpy_r_r222;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL142;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 14, CPyStatic_queue___globals);
        goto CPyL141;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 16, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_phase;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "phase", 16, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL6: ;
    cpy_r_r5 = cpy_r_r4 == 2;
    if (cpy_r_r5) goto CPyL9;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 16, CPyStatic_queue___globals);
        goto CPyL141;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r7 = PyList_New(0);
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 17, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r9 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 17, CPyStatic_queue___globals);
        goto CPyL147;
    }
CPyL11: ;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_r9)->_zones;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "zones", 17, CPyStatic_queue___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r10);
CPyL12: ;
    cpy_r_r11 = 0;
CPyL13: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL148;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 17, CPyStatic_queue___globals);
        goto CPyL149;
    }
    cpy_r_r21 = (Py_ssize_t)cpy_r_r20 != -2;
    if (!cpy_r_r21) goto CPyL150;
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r23 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0;
    if (unlikely(cpy_r_r23 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___queue___end_round_gen_0' of 'end_round_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r23);
    }
    cpy_r_r24 = PyList_Append(cpy_r_r23, cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 17, CPyStatic_queue___globals);
        goto CPyL149;
    }
CPyL17: ;
    cpy_r_r26 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r26;
    goto CPyL13;
CPyL18: ;
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___queue___end_round_gen_0 = 0;
    cpy_r_r27 = 1;
    if (!cpy_r_r27) goto CPyL147;
CPyL19: ;
    cpy_r_r28 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0;
    if (unlikely(cpy_r_r28 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___queue___end_round_gen_0' of 'end_round_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r28);
    }
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___queue___end_round_gen_0;
    if (unlikely(cpy_r_r31 == -113)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "__mypyc_temp__3_serai___games___merv___queue___end_round_gen_0", 17, CPyStatic_queue___globals);
        goto CPyL147;
    }
CPyL20: ;
    cpy_r_r32 = cpy_r_r31 < cpy_r_r30;
    if (!cpy_r_r32) goto CPyL151;
    cpy_r_r33 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___queue___end_round_gen_0;
    if (unlikely(cpy_r_r33 == -113)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "__mypyc_temp__3_serai___games___merv___queue___end_round_gen_0", 17, CPyStatic_queue___globals);
        goto CPyL147;
    }
CPyL22: ;
    cpy_r_r34 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0;
    if (unlikely(cpy_r_r34 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___queue___end_round_gen_0' of 'end_round_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r34);
    }
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r33 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r34);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 17, CPyStatic_queue___globals);
        goto CPyL147;
    }
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__master != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__master);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__master = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 17, CPyStatic_queue___globals);
        goto CPyL147;
    }
    cpy_r_r42 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 18, CPyStatic_queue___globals);
        goto CPyL147;
    }
CPyL25: ;
    cpy_r_r43 = CPyDef_queue___free_slots(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 18, CPyStatic_queue___globals);
        goto CPyL147;
    }
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free = cpy_r_r43;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 18, CPyStatic_queue___globals);
        goto CPyL147;
    }
    cpy_r_r45 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 19, CPyStatic_queue___globals);
        goto CPyL147;
    }
CPyL28: ;
    cpy_r_r46 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__master;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "master", 19, CPyStatic_queue___globals);
        goto CPyL147;
    }
CPyL29: ;
    cpy_r_r47 = CPyDef_queue___camels_of(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 19, CPyStatic_queue___globals);
        goto CPyL147;
    }
    cpy_r_r48 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "free", 19, CPyStatic_queue___globals);
        goto CPyL152;
    }
CPyL31: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r50 << 1;
    cpy_r_r52 = CPyTagged_Subtract(cpy_r_r51, 2);
    cpy_r_r53 = cpy_r_r52 & 1;
    cpy_r_r54 = cpy_r_r53 != 0;
    if (cpy_r_r54) goto CPyL33;
    cpy_r_r55 = cpy_r_r47 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (!cpy_r_r56) goto CPyL34;
CPyL33: ;
    cpy_r_r57 = CPyTagged_IsLt_(cpy_r_r52, cpy_r_r47);
    if (cpy_r_r57) {
        goto CPyL153;
    } else
        goto CPyL154;
CPyL34: ;
    cpy_r_r58 = (Py_ssize_t)cpy_r_r52 < (Py_ssize_t)cpy_r_r47;
    if (cpy_r_r58) {
        goto CPyL153;
    } else
        goto CPyL154;
CPyL35: ;
    cpy_r_r59 = cpy_r_r52;
    goto CPyL37;
CPyL36: ;
    cpy_r_r59 = cpy_r_r47;
CPyL37: ;
    cpy_r_most = cpy_r_r59;
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_passes = cpy_r_most;
    cpy_r_r60 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 21, CPyStatic_queue___globals);
        goto CPyL155;
    }
CPyL38: ;
    cpy_r_r61 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__master;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "master", 21, CPyStatic_queue___globals);
        goto CPyL155;
    }
CPyL39: ;
    cpy_r_r62 = CPyDef_merv___table___Table___is_human(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 21, CPyStatic_queue___globals);
        goto CPyL155;
    }
    if (cpy_r_r62) {
        goto CPyL156;
    } else
        goto CPyL157;
CPyL41: ;
    cpy_r_passes = 0;
    cpy_r_r63 = cpy_r_most & 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (cpy_r_r64) goto CPyL43;
    cpy_r_r65 = 0 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (!cpy_r_r66) goto CPyL44;
CPyL43: ;
    cpy_r_r67 = CPyTagged_IsLt_(0, cpy_r_most);
    if (cpy_r_r67) {
        goto CPyL158;
    } else
        goto CPyL157;
CPyL44: ;
    cpy_r_r68 = (Py_ssize_t)cpy_r_most > (Py_ssize_t)0;
    if (cpy_r_r68) {
        goto CPyL158;
    } else
        goto CPyL157;
CPyL45: ;
    cpy_r_r69 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 25, CPyStatic_queue___globals);
        goto CPyL159;
    }
CPyL46: ;
    cpy_r_r70 = ((serai___games___merv___table___TableObject *)cpy_r_r69)->_book;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "book", 25, CPyStatic_queue___globals);
        goto CPyL159;
    }
CPyL47: ;
    cpy_r_r71 = ((serai___games___merv___book___BookObject *)cpy_r_r70)->_options;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Book", "options", 25, CPyStatic_queue___globals);
        goto CPyL159;
    }
CPyL48: ;
    cpy_r_r72 = ((serai___games___merv___options___OptionsObject *)cpy_r_r71)->_pass_slots;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Options", "pass_slots", 25, CPyStatic_queue___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r72);
CPyL49: ;
    cpy_r_r73 = CPyTagged_Add(cpy_r_most, 2);
    cpy_r_r74 = CPyList_GetSlice(cpy_r_r72, 0, cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 25, CPyStatic_queue___globals);
        goto CPyL159;
    }
    if (likely(PyList_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/queue.py", "end_round", 25, CPyStatic_queue___globals, "list", cpy_r_r74);
        goto CPyL159;
    }
    cpy_r_r76 = CPyStatic_queue___globals;
    cpy_r_r77 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 26, CPyStatic_queue___globals);
        goto CPyL160;
    }
    cpy_r_r79 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 26, CPyStatic_queue___globals);
        goto CPyL161;
    }
CPyL53: ;
    cpy_r_r80 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "free", 26, CPyStatic_queue___globals);
        goto CPyL161;
    }
CPyL54: ;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r82 << 1;
    cpy_r_r84 = CPyStatic_queue___globals;
    cpy_r_r85 = CPyStatics[1944]; /* 'partial' */
    cpy_r_r86 = CPyDict_GetItem(cpy_r_r84, cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 26, CPyStatic_queue___globals);
        goto CPyL161;
    }
    cpy_r_r87 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__master;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "master", 17, CPyStatic_queue___globals);
        goto CPyL162;
    }
CPyL56: ;
    CPyTagged_INCREF(cpy_r_r87);
    cpy_r_r88 = CPyTagged_StealAsObject(cpy_r_r87);
    cpy_r_r89 = CPyTagged_StealAsObject(cpy_r_r83);
    PyObject *cpy_r_r90[4] = {cpy_r_r78, cpy_r_r79, cpy_r_r88, cpy_r_r89};
    cpy_r_r91 = (PyObject **)&cpy_r_r90;
    cpy_r_r92 = PyObject_Vectorcall(cpy_r_r86, cpy_r_r91, 4, 0);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 26, CPyStatic_queue___globals);
        goto CPyL163;
    }
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r93 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 27, CPyStatic_queue___globals);
        goto CPyL164;
    }
CPyL58: ;
    cpy_r_r94 = ((serai___games___merv___table___TableObject *)cpy_r_r93)->_book;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "book", 27, CPyStatic_queue___globals);
        goto CPyL164;
    }
CPyL59: ;
    cpy_r_r95 = ((serai___games___merv___book___BookObject *)cpy_r_r94)->_options;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Book", "options", 27, CPyStatic_queue___globals);
        goto CPyL164;
    }
CPyL60: ;
    cpy_r_r96 = ((serai___games___merv___options___OptionsObject *)cpy_r_r95)->_pass_slots;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Options", "pass_slots", 27, CPyStatic_queue___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r96);
CPyL61: ;
    cpy_r_r97 = CPyTagged_Add(cpy_r_most, 2);
    CPyTagged_DECREF(cpy_r_most);
    cpy_r_r98 = CPyList_GetSlice(cpy_r_r96, cpy_r_r97, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 27, CPyStatic_queue___globals);
        goto CPyL165;
    }
    if (likely(PyList_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/queue.py", "end_round", 27, CPyStatic_queue___globals, "list", cpy_r_r98);
        goto CPyL165;
    }
    cpy_r_r100 = CPyStatic_queue___globals;
    cpy_r_r101 = CPyStatics[383]; /* '_note' */
    cpy_r_r102 = CPyDict_GetItem(cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 28, CPyStatic_queue___globals);
        goto CPyL166;
    }
    cpy_r_r103 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 28, CPyStatic_queue___globals);
        goto CPyL167;
    }
CPyL65: ;
    cpy_r_r104 = CPyStatic_queue___globals;
    cpy_r_r105 = CPyStatics[1944]; /* 'partial' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 28, CPyStatic_queue___globals);
        goto CPyL167;
    }
    cpy_r_r107 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "free", 28, CPyStatic_queue___globals);
        goto CPyL168;
    }
CPyL67: ;
    PyObject *cpy_r_r108[3] = {cpy_r_r102, cpy_r_r103, cpy_r_r107};
    cpy_r_r109 = (PyObject **)&cpy_r_r108;
    cpy_r_r110 = PyObject_Vectorcall(cpy_r_r106, cpy_r_r109, 3, 0);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 28, CPyStatic_queue___globals);
        goto CPyL167;
    }
    cpy_r_r111 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "free", 28, CPyStatic_queue___globals);
        goto CPyL169;
    }
CPyL69: ;
    CPy_DECREF(cpy_r_r102);
    cpy_r_r112 = CPyDef_offer___Offer(cpy_r_r75, cpy_r_r92, cpy_r_r99, cpy_r_r110);
    CPy_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r92);
    CPy_DECREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 24, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r113 = CPyStatics[1848]; /* 'queue' */
    cpy_r_r114 = CPyStatics[1945]; /* 'MV-END-03' */
    cpy_r_r115 = NULL;
    cpy_r_r116 = NULL;
    cpy_r_r117 = 2;
    cpy_r_r118 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__master;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "master", 30, CPyStatic_queue___globals);
        goto CPyL170;
    }
CPyL71: ;
    cpy_r_r119 = CPyDef_decision___ask(cpy_r_r118, cpy_r_r113, cpy_r_r114, cpy_r_r112, cpy_r_r115, cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 30, CPyStatic_queue___globals);
        goto CPyL141;
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r119;
CPyL73: ;
    cpy_r_r121 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r122 = cpy_r_type != cpy_r_r121;
    if (cpy_r_r122) {
        goto CPyL171;
    } else
        goto CPyL76;
CPyL74: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 30, CPyStatic_queue___globals);
        goto CPyL141;
    }
    CPy_Unreachable();
CPyL76: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r123 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/queue.py", "end_round", 30, CPyStatic_queue___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL147;
    }
    cpy_r_r124 = ((serai___kernel___option___OptionObject *)cpy_r_r123)->_value;
    CPy_INCREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r123);
    if (likely(PyLong_Check(cpy_r_r124)))
        cpy_r_r125 = CPyTagged_FromObject(cpy_r_r124);
    else {
        CPy_TypeError("int", cpy_r_r124); cpy_r_r125 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 31, CPyStatic_queue___globals);
        goto CPyL147;
    }
    cpy_r_passes = cpy_r_r125;
CPyL79: ;
    cpy_r_r126 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 32, CPyStatic_queue___globals);
        goto CPyL172;
    }
CPyL80: ;
    cpy_r_r127 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__master;
    if (unlikely(cpy_r_r127 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "master", 32, CPyStatic_queue___globals);
        goto CPyL172;
    }
CPyL81: ;
    cpy_r_r128 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__free;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "free", 32, CPyStatic_queue___globals);
        goto CPyL172;
    }
CPyL82: ;
    cpy_r_r129 = CPyDef_queue___take_slot(cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_passes);
    CPyTagged_DECREF(cpy_r_passes);
    if (unlikely(cpy_r_r129 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 32, CPyStatic_queue___globals);
        goto CPyL147;
    }
    cpy_r_r130 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 33, CPyStatic_queue___globals);
        goto CPyL147;
    }
CPyL84: ;
    cpy_r_r131 = ((serai___games___merv___table___TableObject *)cpy_r_r130)->_zones;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "zones", 33, CPyStatic_queue___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r131);
CPyL85: ;
    cpy_r_r132 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 33, CPyStatic_queue___globals);
        goto CPyL173;
    }
CPyL86: ;
    cpy_r_r133 = ((serai___games___merv___table___TableObject *)cpy_r_r132)->_zones;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "zones", 33, CPyStatic_queue___globals);
        goto CPyL173;
    }
    CPy_INCREF(cpy_r_r133);
CPyL87: ;
    cpy_r_r134 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__master;
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "master", 17, CPyStatic_queue___globals);
        goto CPyL174;
    }
CPyL88: ;
    CPyTagged_INCREF(cpy_r_r134);
    cpy_r_r135 = CPyTagged_StealAsObject(cpy_r_r134);
    cpy_r_r136 = CPyList_Index(cpy_r_r133, cpy_r_r135);
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 33, CPyStatic_queue___globals);
        goto CPyL173;
    }
    cpy_r_r137 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r137);
    cpy_r_r138 = CPyList_SetItem(cpy_r_r131, cpy_r_r136, cpy_r_r137);
    CPy_DECREF(cpy_r_r131);
    CPyTagged_DECREF(cpy_r_r136);
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 33, CPyStatic_queue___globals);
        goto CPyL147;
    }
    cpy_r_r139 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___queue___end_round_gen_0;
    if (unlikely(cpy_r_r139 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___merv___queue___end_round_gen_0' of 'end_round_gen' undefined");
    }
    if (cpy_r_r139 == -113) goto CPyL147;
CPyL91: ;
    cpy_r_r140 = cpy_r_r139 + 1;
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___queue___end_round_gen_0 = cpy_r_r140;
    cpy_r_r141 = 1;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 17, CPyStatic_queue___globals);
        goto CPyL147;
    } else
        goto CPyL19;
CPyL92: ;
    cpy_r_r142 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 34, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL93: ;
    cpy_r_r143 = ((serai___games___merv___table___TableObject *)cpy_r_r142)->_queue;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "queue", 34, CPyStatic_queue___globals);
        goto CPyL141;
    }
    CPy_INCREF(cpy_r_r143);
CPyL94: ;
    cpy_r_r144 = CPyList_GetSlice(cpy_r_r143, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 34, CPyStatic_queue___globals);
        goto CPyL141;
    }
    if (likely(PyList_Check(cpy_r_r144)))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/queue.py", "end_round", 34, CPyStatic_queue___globals, "list", cpy_r_r144);
        goto CPyL141;
    }
    cpy_r_r146 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 34, CPyStatic_queue___globals);
        goto CPyL175;
    }
CPyL97: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r146)->_order != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r146)->_order);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r146)->_order = cpy_r_r145;
    cpy_r_r147 = 1;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 34, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r148 = PyList_New(1);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 35, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r149 = CPyStatics[4908]; /* -1 */
    cpy_r_r150 = (CPyPtr)((CPyPtr)cpy_r_r148 + offsetof(PyListObject, ob_item));
    cpy_r_r151 = *(CPyPtr *)cpy_r_r150;
    CPy_INCREF(cpy_r_r149);
    *(PyObject * *)cpy_r_r151 = cpy_r_r149;
    cpy_r_r152 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 35, CPyStatic_queue___globals);
        goto CPyL176;
    }
CPyL100: ;
    cpy_r_r153 = ((serai___games___merv___table___TableObject *)cpy_r_r152)->_queue;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "queue", 35, CPyStatic_queue___globals);
        goto CPyL176;
    }
CPyL101: ;
    cpy_r_r154 = (CPyPtr)((CPyPtr)cpy_r_r153 + offsetof(PyVarObject, ob_size));
    cpy_r_r155 = *(int64_t *)cpy_r_r154;
    cpy_r_r156 = cpy_r_r155 << 1;
    cpy_r_r157 = CPySequence_Multiply(cpy_r_r148, cpy_r_r156);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 35, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r158 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 35, CPyStatic_queue___globals);
        goto CPyL177;
    }
CPyL103: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r158)->_queue != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r158)->_queue);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r158)->_queue = cpy_r_r157;
    cpy_r_r159 = 1;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 35, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r160 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 36, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL105: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r160)->_at != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r160)->_at);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r160)->_at = 0;
    cpy_r_r161 = 1;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 36, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r162 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 37, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL107: ;
    cpy_r_r163 = CPyDef_queue____discard_solo_card(cpy_r_r162);
    if (unlikely(cpy_r_r163 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 37, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r164 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 38, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL109: ;
    cpy_r_r165 = ((serai___games___merv___table___TableObject *)cpy_r_r164)->_round;
    if (unlikely(cpy_r_r165 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "round", 38, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL110: ;
    cpy_r_r166 = CPyTagged_Add(cpy_r_r165, 2);
    if (((serai___games___merv___table___TableObject *)cpy_r_r164)->_round != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r164)->_round);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r164)->_round = cpy_r_r166;
    cpy_r_r167 = 1;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 38, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r168 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 39, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL112: ;
    cpy_r_r169 = ((serai___games___merv___table___TableObject *)cpy_r_r168)->_round;
    if (unlikely(cpy_r_r169 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "round", 39, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL113: ;
    cpy_r_r170 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 39, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL114: ;
    cpy_r_r171 = ((serai___games___merv___table___TableObject *)cpy_r_r170)->_book;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "book", 39, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL115: ;
    cpy_r_r172 = ((serai___games___merv___book___BookObject *)cpy_r_r171)->_rounds;
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Book", "rounds", 39, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL116: ;
    cpy_r_r173 = cpy_r_r169 & 1;
    cpy_r_r174 = cpy_r_r173 != 0;
    if (cpy_r_r174) goto CPyL118;
    cpy_r_r175 = cpy_r_r172 & 1;
    cpy_r_r176 = cpy_r_r175 != 0;
    if (!cpy_r_r176) goto CPyL119;
CPyL118: ;
    cpy_r_r177 = CPyTagged_IsLt_(cpy_r_r169, cpy_r_r172);
    if (cpy_r_r177) {
        goto CPyL120;
    } else
        goto CPyL122;
CPyL119: ;
    cpy_r_r178 = (Py_ssize_t)cpy_r_r169 < (Py_ssize_t)cpy_r_r172;
    if (!cpy_r_r178) goto CPyL122;
CPyL120: ;
    cpy_r_r179 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 40, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL121: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r179)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r179)->_phase);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r179)->_phase = 0;
    cpy_r_r180 = 1;
    if (unlikely(!cpy_r_r180)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 40, CPyStatic_queue___globals);
        goto CPyL141;
    } else
        goto CPyL136;
CPyL122: ;
    cpy_r_r181 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 42, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL123: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r181)->_round != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r181)->_round);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r181)->_round = 0;
    cpy_r_r182 = 1;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 42, CPyStatic_queue___globals);
        goto CPyL141;
    }
    cpy_r_r183 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 43, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL125: ;
    cpy_r_r184 = ((serai___games___merv___table___TableObject *)cpy_r_r183)->_book;
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "book", 43, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL126: ;
    cpy_r_r185 = ((serai___games___merv___book___BookObject *)cpy_r_r184)->_invasion;
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Book", "invasion", 43, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL127: ;
    cpy_r_r186 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 43, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL128: ;
    cpy_r_r187 = ((serai___games___merv___table___TableObject *)cpy_r_r186)->_year;
    if (unlikely(cpy_r_r187 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "Table", "year", 43, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL129: ;
    cpy_r_r188 = CPyList_GetItem(cpy_r_r185, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 43, CPyStatic_queue___globals);
        goto CPyL141;
    }
    if (unlikely(!PyBool_Check(cpy_r_r188))) {
        CPy_TypeError("bool", cpy_r_r188); cpy_r_r189 = 2;
    } else
        cpy_r_r189 = cpy_r_r188 == Py_True;
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r189 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 43, CPyStatic_queue___globals);
        goto CPyL141;
    }
    if (!cpy_r_r189) goto CPyL133;
    cpy_r_r190 = 4;
    goto CPyL134;
CPyL133: ;
    cpy_r_r190 = 6;
CPyL134: ;
    cpy_r_r191 = ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "end_round", "end_round_gen", "t", 43, CPyStatic_queue___globals);
        goto CPyL178;
    }
CPyL135: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r191)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r191)->_phase);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r191)->_phase = cpy_r_r190;
    cpy_r_r192 = 1;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 43, CPyStatic_queue___globals);
        goto CPyL141;
    }
CPyL136: ;
    cpy_r_r193 = Py_None;
    CPy_INCREF(cpy_r_r193);
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r195 = CPyDef_queue___end_round_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL140;
    CPyGen_SetStopIterationValue(cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    if (!0) goto CPyL146;
    CPy_Unreachable();
CPyL140: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r193;
    CPyGen_Exit(&((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL141: ;
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r197 = CPyDef_queue___end_round_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r198 = NULL;
    CPyGen_Exit(&((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r198;
CPyL142: ;
    cpy_r_r199 = cpy_r_r0 == 0;
    if (cpy_r_r199) goto CPyL179;
    cpy_r_r200 = cpy_r_r0 == 1;
    if (cpy_r_r200) {
        goto CPyL73;
    } else
        goto CPyL180;
CPyL144: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r201 = 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 14, CPyStatic_queue___globals);
        goto CPyL146;
    }
    CPy_Unreachable();
CPyL146: ;
    cpy_r_r202 = NULL;
    CPyGen_Exit(&((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r202;
CPyL147: ;
    cpy_r_r203 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r203;
    cpy_r_r204 = 1;
    goto CPyL141;
CPyL148: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL18;
CPyL149: ;
    cpy_r_r205 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r205;
    cpy_r_r206 = 1;
    CPy_DecRef(cpy_r_r10);
    goto CPyL141;
CPyL150: ;
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL17;
CPyL151: ;
    cpy_r_r207 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r207;
    cpy_r_r208 = 1;
    goto CPyL92;
CPyL152: ;
    cpy_r_r209 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r209;
    cpy_r_r210 = 1;
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL141;
CPyL153: ;
    CPyTagged_DECREF(cpy_r_r47);
    goto CPyL35;
CPyL154: ;
    CPyTagged_DECREF(cpy_r_r52);
    goto CPyL36;
CPyL155: ;
    cpy_r_r211 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r211;
    cpy_r_r212 = 1;
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_passes);
    goto CPyL141;
CPyL156: ;
    CPyTagged_DECREF(cpy_r_passes);
    goto CPyL41;
CPyL157: ;
    CPyTagged_DECREF(cpy_r_most);
    goto CPyL79;
CPyL158: ;
    CPyTagged_DECREF(cpy_r_passes);
    goto CPyL45;
CPyL159: ;
    CPyTagged_DecRef(cpy_r_most);
    goto CPyL141;
CPyL160: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r75);
    goto CPyL141;
CPyL161: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r78);
    goto CPyL141;
CPyL162: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r86);
    goto CPyL141;
CPyL163: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r89);
    goto CPyL141;
CPyL164: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r92);
    goto CPyL141;
CPyL165: ;
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r92);
    goto CPyL141;
CPyL166: ;
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r99);
    goto CPyL141;
CPyL167: ;
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r102);
    goto CPyL141;
CPyL168: ;
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r106);
    goto CPyL141;
CPyL169: ;
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r110);
    goto CPyL141;
CPyL170: ;
    CPy_DecRef(cpy_r_r112);
    goto CPyL141;
CPyL171: ;
    cpy_r_r213 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r213;
    cpy_r_r214 = 1;
    goto CPyL74;
CPyL172: ;
    cpy_r_r215 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r215;
    cpy_r_r216 = 1;
    CPyTagged_DecRef(cpy_r_passes);
    goto CPyL141;
CPyL173: ;
    cpy_r_r217 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r217;
    cpy_r_r218 = 1;
    CPy_DecRef(cpy_r_r131);
    goto CPyL141;
CPyL174: ;
    cpy_r_r219 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r219;
    cpy_r_r220 = 1;
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r133);
    goto CPyL141;
CPyL175: ;
    CPy_DecRef(cpy_r_r145);
    goto CPyL141;
CPyL176: ;
    CPy_DecRef(cpy_r_r148);
    goto CPyL141;
CPyL177: ;
    CPy_DecRef(cpy_r_r157);
    goto CPyL141;
CPyL178: ;
    CPyTagged_DecRef(cpy_r_r190);
    goto CPyL141;
CPyL179: ;
    cpy_r_r221 = NULL;
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___queue___end_round_gen_0 = cpy_r_r221;
    cpy_r_r222 = 1;
    goto CPyL1;
CPyL180: ;
    goto CPyL144;
}
        
PyObject *CPyDef_queue___end_round_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_queue___end_round_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_queue___end_round_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_queue___end_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.queue.end_round_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_queue___end_round_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "__next__", -1, CPyStatic_queue___globals);
            return NULL;
        }
        
PyObject *CPyDef_queue___end_round_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_queue___end_round_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_queue___end_round_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_queue___end_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.queue.end_round_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_queue___end_round_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "send", -1, CPyStatic_queue___globals);
            return NULL;
        }
        
PyObject *CPyDef_queue___end_round_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_queue___end_round_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_queue___end_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.queue.end_round_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_queue___end_round_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "__iter__", -1, CPyStatic_queue___globals);
            return NULL;
        }
        
PyObject *CPyDef_queue___end_round_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_queue___end_round_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_queue___end_round_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_queue___end_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.queue.end_round_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_queue___end_round_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "throw", -1, CPyStatic_queue___globals);
            return NULL;
        }
        
PyObject *CPyDef_queue___end_round_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_queue___end_round_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp2917 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp2917);
    PyObject *__tmp2918 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp2918);
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
        
        PyObject *CPyPy_queue___end_round_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_queue___end_round_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.queue.end_round_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_queue___end_round_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "close", -1, CPyStatic_queue___globals);
            return NULL;
        }
        
PyObject *CPyDef_queue___end_round(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_queue___end_round_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 14, CPyStatic_queue___globals);
        goto CPyL3;
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___queue___end_round_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___queue___end_round_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___queue___end_round_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 14, CPyStatic_queue___globals);
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
        
        PyObject *CPyPy_queue___end_round(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:end_round", kwlist, 0};
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
            PyObject *retval = CPyDef_queue___end_round(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "end_round", 14, CPyStatic_queue___globals);
            return NULL;
        }
        
PyObject *CPyDef_queue___free_slots(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_slot;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "free_slots", 48, CPyStatic_queue___globals);
        goto CPyL14;
    }
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "free_slots", "Table", "queue", 48, CPyStatic_queue___globals);
        goto CPyL15;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_r4, 2);
    cpy_r_r6 = cpy_r_r5;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_slot = cpy_r_r6;
    CPyTagged_DECREF(cpy_r_slot);
CPyL3: ;
    cpy_r_r7 = cpy_r_r6 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL5;
    cpy_r_r9 = -2 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL6;
CPyL5: ;
    cpy_r_r11 = CPyTagged_IsLt_(-2, cpy_r_r6);
    if (cpy_r_r11) {
        goto CPyL7;
    } else
        goto CPyL16;
CPyL6: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r6 > (Py_ssize_t)-2;
    if (!cpy_r_r12) goto CPyL16;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_slot = cpy_r_r6;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "free_slots", "Table", "queue", 48, CPyStatic_queue___globals);
        goto CPyL17;
    }
CPyL8: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_slot);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "free_slots", 48, CPyStatic_queue___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "free_slots", 48, CPyStatic_queue___globals);
        goto CPyL17;
    }
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 == -2;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL18;
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_slot);
    cpy_r_r18 = PyList_Append(cpy_r_r0, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "free_slots", 48, CPyStatic_queue___globals);
        goto CPyL19;
    }
CPyL12: ;
    cpy_r_r20 = CPyTagged_Add(cpy_r_r6, -2);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r6 = cpy_r_r20;
    goto CPyL3;
CPyL13: ;
    return cpy_r_r0;
CPyL14: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL14;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_slot);
    goto CPyL14;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_slot);
    goto CPyL12;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL14;
}
        
        PyObject *CPyPy_queue___free_slots(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:free_slots", kwlist, 0};
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
            PyObject *retval = CPyDef_queue___free_slots(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "free_slots", 46, CPyStatic_queue___globals);
            return NULL;
        }
        
char CPyDef_queue___take_slot(PyObject *cpy_r_t, CPyTagged cpy_r_master, PyObject *cpy_r_free, CPyTagged cpy_r_passes) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_slot;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    cpy_r_r0 = CPyList_GetSlice(cpy_r_free, 0, cpy_r_passes);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 53, CPyStatic_queue___globals);
        goto CPyL32;
    }
    if (likely(PyList_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/queue.py", "take_slot", 53, CPyStatic_queue___globals, "list", cpy_r_r0);
        goto CPyL32;
    }
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL33;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 53, CPyStatic_queue___globals);
        goto CPyL34;
    }
    cpy_r_slot = cpy_r_r11;
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue_camels;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "take_slot", "Table", "queue_camels", 54, CPyStatic_queue___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_slot);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 54, CPyStatic_queue___globals);
        goto CPyL36;
    }
    cpy_r_r14 = CPyStatics[4897]; /* 1 */
    cpy_r_r15 = PyNumber_InPlaceAdd(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 54, CPyStatic_queue___globals);
        goto CPyL36;
    }
    cpy_r_r16 = CPyList_SetItem(cpy_r_r12, cpy_r_slot, cpy_r_r15);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_slot);
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 54, CPyStatic_queue___globals);
        goto CPyL34;
    }
    cpy_r_r17 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r17;
    goto CPyL3;
CPyL10: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_free, cpy_r_passes);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 55, CPyStatic_queue___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 55, CPyStatic_queue___globals);
        goto CPyL32;
    }
    cpy_r_slot = cpy_r_r19;
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue_camels;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "take_slot", "Table", "queue_camels", 56, CPyStatic_queue___globals);
        goto CPyL37;
    }
CPyL13: ;
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r20, cpy_r_slot);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 56, CPyStatic_queue___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 56, CPyStatic_queue___globals);
        goto CPyL37;
    }
    cpy_r_r23 = CPyTagged_Subtract(cpy_r_r22, cpy_r_passes);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r24 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue_camels;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "take_slot", "Table", "queue_camels", 57, CPyStatic_queue___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r24);
CPyL16: ;
    cpy_r_r25 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyList_SetItem(cpy_r_r24, cpy_r_slot, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 57, CPyStatic_queue___globals);
        goto CPyL38;
    }
    cpy_r_r27 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "take_slot", "Table", "queue", 58, CPyStatic_queue___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r27);
CPyL18: ;
    CPyTagged_INCREF(cpy_r_master);
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_master);
    cpy_r_r29 = CPyList_SetItem(cpy_r_r27, cpy_r_slot, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 58, CPyStatic_queue___globals);
        goto CPyL38;
    }
    cpy_r_r30 = cpy_r_master == 8;
    if (!cpy_r_r30) goto CPyL24;
    cpy_r_r31 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_courtier_camels;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "take_slot", "Table", "courtier_camels", 60, CPyStatic_queue___globals);
        goto CPyL38;
    }
CPyL21: ;
    cpy_r_r32 = CPyTagged_Add(cpy_r_r31, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_courtier_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_courtier_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_courtier_camels = cpy_r_r32;
    cpy_r_r33 = 1;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 60, CPyStatic_queue___globals);
        goto CPyL37;
    }
    cpy_r_r34 = CPyStatics[1946]; /* 'event-courtier-queue' */
    cpy_r_r35 = CPyStatics[1947]; /* 'MV-2P-04' */
    cpy_r_r36 = CPyTagged_Add(cpy_r_slot, 2);
    CPyTagged_DECREF(cpy_r_slot);
    cpy_r_r37 = CPyStatics[31]; /* 'n' */
    cpy_r_r38 = CPyStatics[1948]; /* 'passes' */
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r36);
    CPyTagged_INCREF(cpy_r_passes);
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_passes);
    cpy_r_r41 = CPyDict_Build(2, cpy_r_r37, cpy_r_r39, cpy_r_r38, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 61, CPyStatic_queue___globals);
        goto CPyL32;
    }
    cpy_r_r42 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r34, -2, cpy_r_r35, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 61, CPyStatic_queue___globals);
        goto CPyL32;
    } else
        goto CPyL31;
CPyL24: ;
    cpy_r_r43 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "take_slot", "Table", "players", 63, CPyStatic_queue___globals);
        goto CPyL38;
    }
CPyL25: ;
    cpy_r_r44 = CPyList_GetItemBorrow(cpy_r_r43, cpy_r_master);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 63, CPyStatic_queue___globals);
        goto CPyL38;
    }
    if (likely(Py_TYPE(cpy_r_r44) == CPyType_merv___table___Player))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/queue.py", "take_slot", 63, CPyStatic_queue___globals, "serai.games.merv.table.Player", cpy_r_r44);
        goto CPyL38;
    }
    cpy_r_r46 = ((serai___games___merv___table___PlayerObject *)cpy_r_r45)->_camels;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "take_slot", "Player", "camels", 63, CPyStatic_queue___globals);
        goto CPyL38;
    }
CPyL28: ;
    cpy_r_r47 = CPyTagged_Add(cpy_r_r46, cpy_r_r23);
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r45)->_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r45)->_camels);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r45)->_camels = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 63, CPyStatic_queue___globals);
        goto CPyL38;
    }
    cpy_r_r49 = CPyStatics[1949]; /* 'event-queue' */
    cpy_r_r50 = CPyStatics[1950]; /* 'MV-END-02' */
    cpy_r_r51 = CPyTagged_Add(cpy_r_slot, 2);
    CPyTagged_DECREF(cpy_r_slot);
    cpy_r_r52 = CPyTagged_Add(cpy_r_r23, cpy_r_passes);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r53 = CPyStatics[31]; /* 'n' */
    cpy_r_r54 = CPyStatics[1948]; /* 'passes' */
    cpy_r_r55 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r51);
    CPyTagged_INCREF(cpy_r_passes);
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_passes);
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r59 = CPyDict_Build(3, cpy_r_r53, cpy_r_r56, cpy_r_r54, cpy_r_r57, cpy_r_r55, cpy_r_r58);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 64, CPyStatic_queue___globals);
        goto CPyL32;
    }
    cpy_r_r60 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r49, cpy_r_master, cpy_r_r50, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 64, CPyStatic_queue___globals);
        goto CPyL32;
    }
CPyL31: ;
    return 1;
CPyL32: ;
    cpy_r_r61 = 2;
    return cpy_r_r61;
CPyL33: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL10;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL32;
CPyL35: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_slot);
    goto CPyL32;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_slot);
    CPy_DecRef(cpy_r_r12);
    goto CPyL32;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_slot);
    goto CPyL32;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_slot);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL32;
}
        
        PyObject *CPyPy_queue___take_slot(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "master", "free", "passes", 0};
            static CPyArg_Parser parser = {"OOOO:take_slot", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_master;
            PyObject *obj_free;
            PyObject *obj_passes;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_master, &obj_free, &obj_passes)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_master;
            if (likely(PyLong_Check(obj_master)))
                arg_master = CPyTagged_BorrowFromObject(obj_master);
            else {
                CPy_TypeError("int", obj_master); goto fail;
            }
            PyObject *arg_free;
            if (likely(PyList_Check(obj_free)))
                arg_free = obj_free;
            else {
                CPy_TypeError("list", obj_free); 
                goto fail;
            }
            CPyTagged arg_passes;
            if (likely(PyLong_Check(obj_passes)))
                arg_passes = CPyTagged_BorrowFromObject(obj_passes);
            else {
                CPy_TypeError("int", obj_passes); goto fail;
            }
            char retval = CPyDef_queue___take_slot(arg_t, arg_master, arg_free, arg_passes);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "take_slot", 51, CPyStatic_queue___globals);
            return NULL;
        }
        
CPyTagged CPyDef_queue___camels_of(PyObject *cpy_r_t, CPyTagged cpy_r_master) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    cpy_r_r0 = cpy_r_master == 8;
    if (!cpy_r_r0) goto CPyL3;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_courtier_camels;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "camels_of", "Table", "courtier_camels", 68, CPyStatic_queue___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = cpy_r_r1;
    goto CPyL8;
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "camels_of", "Table", "players", 68, CPyStatic_queue___globals);
        goto CPyL9;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_master);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "camels_of", 68, CPyStatic_queue___globals);
        goto CPyL9;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_merv___table___Player))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/queue.py", "camels_of", 68, CPyStatic_queue___globals, "serai.games.merv.table.Player", cpy_r_r4);
        goto CPyL9;
    }
    cpy_r_r6 = ((serai___games___merv___table___PlayerObject *)cpy_r_r5)->_camels;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "camels_of", "Player", "camels", 68, CPyStatic_queue___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r2 = cpy_r_r6;
CPyL8: ;
    return cpy_r_r2;
CPyL9: ;
    cpy_r_r7 = CPY_INT_TAG;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_queue___camels_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "master", 0};
            static CPyArg_Parser parser = {"OO:camels_of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_master;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_master)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_master;
            if (likely(PyLong_Check(obj_master)))
                arg_master = CPyTagged_BorrowFromObject(obj_master);
            else {
                CPy_TypeError("int", obj_master); goto fail;
            }
            CPyTagged retval = CPyDef_queue___camels_of(arg_t, arg_master);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "camels_of", 67, CPyStatic_queue___globals);
            return NULL;
        }
        
char CPyDef_queue____discard_solo_card(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "_discard_solo_card", "Table", "solo_card", 73, CPyStatic_queue___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 != -2;
    if (!cpy_r_r1) goto CPyL10;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "_discard_solo_card", "Table", "solo_card", 74, CPyStatic_queue___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_removed;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "_discard_solo_card", "Table", "solo_removed", 74, CPyStatic_queue___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r5 = PySequence_Contains(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_discard_solo_card", 74, CPyStatic_queue___globals);
        goto CPyL11;
    }
    cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = cpy_r_r7 ^ 1;
    if (!cpy_r_r8) goto CPyL9;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "_discard_solo_card", "Table", "solo_discard", 75, CPyStatic_queue___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "_discard_solo_card", "Table", "solo_card", 75, CPyStatic_queue___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r12 = PyList_Append(cpy_r_r9, cpy_r_r11);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_discard_solo_card", 75, CPyStatic_queue___globals);
        goto CPyL11;
    }
CPyL9: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card = -2;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_discard_solo_card", 76, CPyStatic_queue___globals);
        goto CPyL11;
    }
CPyL10: ;
    return 1;
CPyL11: ;
    cpy_r_r15 = 2;
    return cpy_r_r15;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL11;
CPyL13: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL11;
}
        
        PyObject *CPyPy_queue____discard_solo_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_discard_solo_card", kwlist, 0};
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
            char retval = CPyDef_queue____discard_solo_card(arg_t);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "_discard_solo_card", 71, CPyStatic_queue___globals);
            return NULL;
        }
        
PyObject *CPyDef_queue____obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_master, CPyTagged cpy_r_free, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r0);
    CPyTagged_INCREF(cpy_r_free);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_free);
    cpy_r_r2 = PyObject_RichCompare(cpy_r_r0, cpy_r_r1, 5);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_obstacle", 81, CPyStatic_queue___globals);
        goto CPyL15;
    }
    cpy_r_r3 = PyObject_IsTrue(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_obstacle", 81, CPyStatic_queue___globals);
        goto CPyL15;
    }
    cpy_r_r5 = cpy_r_r3;
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r7 = CPyStatics[1951]; /* 'END_OF_QUEUE' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_obstacle", 82, CPyStatic_queue___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_option___Reason))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/queue.py", "_obstacle", 82, CPyStatic_queue___globals, "serai.kernel.option.Reason", cpy_r_r8);
        goto CPyL15;
    }
    return cpy_r_r9;
CPyL6: ;
    cpy_r_r10 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyDef_queue___camels_of(cpy_r_t, cpy_r_master);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_obstacle", 83, CPyStatic_queue___globals);
        goto CPyL16;
    }
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r13 = PyObject_RichCompare(cpy_r_r10, cpy_r_r12, 1);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_obstacle", 83, CPyStatic_queue___globals);
        goto CPyL15;
    }
    cpy_r_r14 = PyObject_IsTrue(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_obstacle", 83, CPyStatic_queue___globals);
        goto CPyL15;
    }
    cpy_r_r16 = cpy_r_r14;
    if (!cpy_r_r16) goto CPyL11;
    cpy_r_r17 = Py_None;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL14;
CPyL11: ;
    cpy_r_r19 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r20 = CPyStatics[1952]; /* 'TOO_FEW_CAMELS' */
    cpy_r_r21 = CPyObject_GetAttr(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_obstacle", 83, CPyStatic_queue___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_option___Reason))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/queue.py", "_obstacle", 83, CPyStatic_queue___globals, "serai.kernel.option.Reason", cpy_r_r21);
        goto CPyL15;
    }
    cpy_r_r18 = cpy_r_r22;
CPyL14: ;
    return cpy_r_r18;
CPyL15: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL16: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL15;
}
        
        PyObject *CPyPy_queue____obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "master", "free", "option", 0};
            static CPyArg_Parser parser = {"OOOO:_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_master;
            PyObject *obj_free;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_master, &obj_free, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_master;
            if (likely(PyLong_Check(obj_master)))
                arg_master = CPyTagged_BorrowFromObject(obj_master);
            else {
                CPy_TypeError("int", obj_master); goto fail;
            }
            CPyTagged arg_free;
            if (likely(PyLong_Check(obj_free)))
                arg_free = CPyTagged_BorrowFromObject(obj_free);
            else {
                CPy_TypeError("int", obj_free); goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_queue____obstacle(arg_t, arg_master, arg_free, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "_obstacle", 79, CPyStatic_queue___globals);
            return NULL;
        }
        
PyObject *CPyDef_queue____note(PyObject *cpy_r_t, PyObject *cpy_r_free, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r1 = PyObject_GetItem(cpy_r_free, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_note", 87, CPyStatic_queue___globals);
        goto CPyL7;
    }
    cpy_r_r2 = CPyStatics[1953]; /* 'note-queue' */
    cpy_r_r3 = CPyStatics[31]; /* 'n' */
    cpy_r_r4 = CPyStatics[4897]; /* 1 */
    cpy_r_r5 = PyNumber_Add(cpy_r_r1, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_note", 88, CPyStatic_queue___globals);
        goto CPyL8;
    }
    cpy_r_r6 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue_camels;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/queue.py", "_note", "Table", "queue_camels", 88, CPyStatic_queue___globals);
        goto CPyL9;
    }
CPyL3: ;
    cpy_r_r8 = PyObject_GetItem(cpy_r_r7, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_note", 88, CPyStatic_queue___globals);
        goto CPyL10;
    }
    cpy_r_r9 = CPyDict_Build(2, cpy_r_r3, cpy_r_r5, cpy_r_r6, cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_note", 88, CPyStatic_queue___globals);
        goto CPyL7;
    }
    cpy_r_r10 = CPyDef_message___Message(cpy_r_r2, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "_note", 88, CPyStatic_queue___globals);
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
CPyL10: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL7;
}
        
        PyObject *CPyPy_queue____note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "free", "option", 0};
            static CPyArg_Parser parser = {"OOO:_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_free;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_free, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_free;
            if (likely(PyList_Check(obj_free)))
                arg_free = obj_free;
            else {
                CPy_TypeError("list", obj_free); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_queue____note(arg_t, arg_free, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/queue.py", "_note", 86, CPyStatic_queue___globals);
            return NULL;
        }
        
char CPyDef_queue_____top_level__(void) {
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
    void *cpy_r_r17;
    void *cpy_r_r18;
    void *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    void *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    void *cpy_r_r47;
    void *cpy_r_r48;
    PyObject **cpy_r_r49;
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
    void *cpy_r_r61;
    void *cpy_r_r62;
    void *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    void *cpy_r_r69;
    void *cpy_r_r70;
    PyObject **cpy_r_r71;
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
    PyObject *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    void *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    void *cpy_r_r91;
    void *cpy_r_r92;
    PyObject **cpy_r_r93;
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
    void *cpy_r_r105;
    void *cpy_r_r106;
    void *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    void *cpy_r_r113;
    void *cpy_r_r114;
    PyObject **cpy_r_r115;
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
    char cpy_r_r127;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 1, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 1, CPyStatic_queue___globals);
        goto CPyL47;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_queue___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 3, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5273]; /* ('partial',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_queue___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 5, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_queue___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 7, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r24 = cpy_r_r23;
    goto CPyL13;
CPyL9: ;
    cpy_r_r25 = CPyInitOnly_serai___games___merv___reasons;
    cpy_r_r26 = CPyExec_serai___games___merv___reasons;
    cpy_r_r27 = (PyObject **)&CPyModule_serai___games___merv___reasons__internal;
    cpy_r_r28 = PyImport_GetModuleDict();
    cpy_r_r29 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r30 = CPyDict_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 7, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 7, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 7, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 7, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r39 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r40 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r41 = CPyModuleLockAPI_serai;
    cpy_r_r42 = CPyImport_IsInitialized(cpy_r_r40);
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = PyImport_GetModuleDict();
    cpy_r_r44 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 8, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r46 = cpy_r_r45;
    goto CPyL21;
CPyL17: ;
    cpy_r_r47 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r48 = CPyExec_serai___games___merv___names;
    cpy_r_r49 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r50 = PyImport_GetModuleDict();
    cpy_r_r51 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 8, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 8, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 8, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5274]; /* ('COURTIER', 'INVASION', 'NOBODY', 'NONE', 'QUEUE', 'SCORING', 'TURNS') */
    cpy_r_r59 = CPyStatic_queue___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 8, CPyStatic_queue___globals);
        goto CPyL47;
    } else
        goto CPyL48;
CPyL22: ;
    cpy_r_r61 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r62 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r63 = CPyModuleLockAPI_serai;
    cpy_r_r64 = CPyImport_IsInitialized(cpy_r_r62);
    if (!cpy_r_r64) goto CPyL25;
    cpy_r_r65 = PyImport_GetModuleDict();
    cpy_r_r66 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 9, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r68 = cpy_r_r67;
    goto CPyL29;
CPyL25: ;
    cpy_r_r69 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r70 = CPyExec_serai___games___merv___table;
    cpy_r_r71 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r72 = PyImport_GetModuleDict();
    cpy_r_r73 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r74 = CPyDict_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 9, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 9, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 9, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r81 = CPyStatic_queue___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 9, CPyStatic_queue___globals);
        goto CPyL47;
    } else
        goto CPyL49;
CPyL30: ;
    cpy_r_r83 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r84 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r85 = CPyModuleLockAPI_serai;
    cpy_r_r86 = CPyImport_IsInitialized(cpy_r_r84);
    if (!cpy_r_r86) goto CPyL33;
    cpy_r_r87 = PyImport_GetModuleDict();
    cpy_r_r88 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r89 = CPyDict_GetItem(cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 10, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r90 = cpy_r_r89;
    goto CPyL37;
CPyL33: ;
    cpy_r_r91 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r92 = CPyExec_serai___kernel___decision;
    cpy_r_r93 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r94 = PyImport_GetModuleDict();
    cpy_r_r95 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 10, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 10, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 10, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r103 = CPyStatic_queue___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 10, CPyStatic_queue___globals);
        goto CPyL47;
    } else
        goto CPyL50;
CPyL38: ;
    cpy_r_r105 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r106 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r107 = CPyModuleLockAPI_serai;
    cpy_r_r108 = CPyImport_IsInitialized(cpy_r_r106);
    if (!cpy_r_r108) goto CPyL41;
    cpy_r_r109 = PyImport_GetModuleDict();
    cpy_r_r110 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r111 = CPyDict_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 11, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r112 = cpy_r_r111;
    goto CPyL45;
CPyL41: ;
    cpy_r_r113 = CPyInitOnly_serai___kernel___message;
    cpy_r_r114 = CPyExec_serai___kernel___message;
    cpy_r_r115 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r116 = PyImport_GetModuleDict();
    cpy_r_r117 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 11, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 11, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 11, CPyStatic_queue___globals);
        goto CPyL47;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r125 = CPyStatic_queue___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/queue.py", "<module>", 11, CPyStatic_queue___globals);
        goto CPyL47;
    } else
        goto CPyL51;
CPyL46: ;
    return 1;
CPyL47: ;
    cpy_r_r127 = 2;
    return cpy_r_r127;
CPyL48: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL22;
CPyL49: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL30;
CPyL50: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL51: ;
    CPy_DECREF(cpy_r_r126);
    goto CPyL46;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendembassy___visit_embassy_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_embassy___visit_embassy_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods embassy___visit_embassy_gen_as_async = {
    .am_send = CPyDunder_am_sendembassy___visit_embassy_gen,
};
static int
embassy___visit_embassy_gen_traverse(serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0);
    Py_VISIT(self->___mypyc_generator_frame_attribute__table);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_embassy___visit_embassy_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *self = (serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__table);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2);
    return 0;
}

static int32_t CPyDef_embassy___visit_embassy_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *self = (serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__table);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2);
    return 0;
}

static void
embassy___visit_embassy_gen_dealloc(serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (embassy___visit_embassy_gen_free_instance == NULL) {
        embassy___visit_embassy_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__table);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, embassy___visit_embassy_gen_dealloc)
    CPyDef_embassy___visit_embassy_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_embassy_____mypyc__visit_embassy_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_embassy___visit_embassy_gen(void);

static PyObject *
embassy___visit_embassy_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_embassy___visit_embassy_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_embassy_____mypyc__visit_embassy_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem embassy___visit_embassy_gen_vtable[6];
static bool
CPyDef_embassy___visit_embassy_gen_trait_vtable_setup(void)
{
    CPyVTableItem embassy___visit_embassy_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_embassy___visit_embassy_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_embassy___visit_embassy_gen_____next__,
        (CPyVTableItem)CPyDef_embassy___visit_embassy_gen___send,
        (CPyVTableItem)CPyDef_embassy___visit_embassy_gen_____iter__,
        (CPyVTableItem)CPyDef_embassy___visit_embassy_gen___throw,
        (CPyVTableItem)CPyDef_embassy___visit_embassy_gen___close,
    };
    memcpy(embassy___visit_embassy_gen_vtable, embassy___visit_embassy_gen_vtable_scratch, sizeof(embassy___visit_embassy_gen_vtable));
    return 1;
}

static bool
CPyDef_embassy___visit_embassy_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef embassy___visit_embassy_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_embassy_____mypyc__visit_embassy_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_embassy___visit_embassy_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_embassy___visit_embassy_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_embassy___visit_embassy_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_embassy___visit_embassy_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_embassy___visit_embassy_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_embassy___visit_embassy_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "visit_embassy_gen",
    .tp_new = embassy___visit_embassy_gen_new,
    .tp_dealloc = (destructor)embassy___visit_embassy_gen_dealloc,
    .tp_traverse = (traverseproc)embassy___visit_embassy_gen_traverse,
    .tp_clear = (inquiry)CPyDef_embassy___visit_embassy_gen_clear,
    .tp_methods = embassy___visit_embassy_gen_methods,
    .tp_iter = CPyDef_embassy___visit_embassy_gen_____iter__,
    .tp_iternext = CPyDef_embassy___visit_embassy_gen_____next__,
    .tp_as_async = &embassy___visit_embassy_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___embassy___visit_embassy_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("visit_embassy_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_embassy___visit_embassy_gen_template = &CPyType_embassy___visit_embassy_gen_template_;

PyObject *CPyDef_embassy_____mypyc__visit_embassy_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *self;
    if (embassy___visit_embassy_gen_free_instance != NULL) {
        self = embassy___visit_embassy_gen_free_instance;
        embassy___visit_embassy_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = embassy___visit_embassy_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_embassy___visit_embassy_gen(void)
{
    PyObject *self = CPyDef_embassy_____mypyc__visit_embassy_gen_setup((PyObject *)CPyType_embassy___visit_embassy_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef embassymodule_methods[] = {
    {"visit_embassy", (PyCFunction)CPyPy_embassy___visit_embassy, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("visit_embassy(t, me)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___actions___embassy__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___actions___embassy__internal, "__name__");
    CPyStatic_embassy___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___actions___embassy__internal);
    if (unlikely(CPyStatic_embassy___globals == NULL))
        goto fail;
    CPyType_embassy___visit_embassy_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_embassy___visit_embassy_gen_template, NULL, modname);
    if (unlikely(!CPyType_embassy___visit_embassy_gen))
        goto fail;
    CPyDef_embassy___visit_embassy_gen_trait_vtable_setup();
    char result = CPyDef_embassy_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___embassy__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_embassy___visit_embassy_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___actions___embassy(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___actions___embassy__impl, &CPyImportState_serai___games___encyclopedia___actions___embassy, &CPyModule_serai___games___encyclopedia___actions___embassy);
}
static struct PyModuleDef embassymodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.actions.embassy",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    embassymodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___actions___embassy(void)
{
    if (CPyModule_serai___games___encyclopedia___actions___embassy__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___embassy__internal);
        return CPyModule_serai___games___encyclopedia___actions___embassy__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___embassy__internal = PyModule_Create(&embassymodule);
    return CPyModule_serai___games___encyclopedia___actions___embassy__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___actions___embassy(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___actions___embassy__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions___embassy__internal);
        return CPyModule_serai___games___encyclopedia___actions___embassy__internal;
    }
    CPyModule_serai___games___encyclopedia___actions___embassy__internal = PyModule_Create(&embassymodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___actions___embassy__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.embassy");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___actions___embassy__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___actions___embassy__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___actions___embassy__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___actions___embassy(CPyModule_serai___games___encyclopedia___actions___embassy__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___actions___embassy__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.actions.embassy");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions___embassy__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_embassy___visit_embassy_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    tuple_T3OOO cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject **cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    tuple_T3OOO cpy_r_r107;
    PyObject **cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyTagged cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    CPyPtr cpy_r_r126;
    int64_t cpy_r_r127;
    CPyTagged cpy_r_r128;
    CPyTagged cpy_r_r129;
    int64_t cpy_r_r130;
    char cpy_r_r131;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    CPyTagged cpy_r_r136;
    CPyTagged cpy_r_value_2;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject **cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    int32_t cpy_r_r157;
    char cpy_r_r158;
    int32_t cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = NULL;
    cpy_r_r5 = cpy_r_r4;
    CPy_XDECREF(cpy_r_r5);
    cpy_r_r6 = NULL;
    cpy_r_r7 = cpy_r_r6;
    cpy_r_r8 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL112;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 15, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 17, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r11)->_places;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "Table", "places", 17, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 17, CPyStatic_embassy___globals);
        goto CPyL118;
    }
CPyL7: ;
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r13)->_die;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "Table", "die", 17, CPyStatic_embassy___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL8: ;
    cpy_r_r15 = CPyStatics[4904]; /* -4 */
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyList_SetItem(cpy_r_r12, cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 17, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    cpy_r_r17 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 18, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL10: ;
    cpy_r_r18 = CPyStatics[385]; /* 'event-placed' */
    cpy_r_r19 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "me", 18, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL11: ;
    cpy_r_r20 = CPyStatics[429]; /* 'EN-EMB-01' */
    cpy_r_r21 = CPyStatics[430]; /* 'embassy' */
    cpy_r_r22 = CPyStatics[388]; /* 'location' */
    cpy_r_r23 = CPyDict_Build(1, cpy_r_r22, cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 18, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    cpy_r_r24 = CPyDef_kernel___table___Table___tell(cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 18, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 19, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL14: ;
    cpy_r_r26 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "me", 19, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL15: ;
    cpy_r_r27 = CPyDef_experts___die_placed(cpy_r_r25, cpy_r_r26, 0);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 19, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    cpy_r_r28 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 20, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL17: ;
    cpy_r_r29 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r28)->_picks;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "Table", "picks", 20, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r29);
CPyL18: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    CPy_DECREF(cpy_r_r29);
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL42;
    cpy_r_r34 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 21, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL20: ;
    cpy_r_r35 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "me", 21, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL21: ;
    cpy_r_r36 = CPyDef_picks___take_picks(cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 21, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    if (((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0);
    }
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0 = cpy_r_r36;
    cpy_r_r37 = 1;
    if (!cpy_r_r37) goto CPyL111;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = NULL;
    cpy_r_r1 = cpy_r_r40;
    cpy_r_r41 = (PyObject **)&cpy_r_r1;
    cpy_r_r42 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0;
    cpy_r_r43 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r42, cpy_r_r39, cpy_r_r39, cpy_r_r39, cpy_r_r38, cpy_r_r41);
    if (cpy_r_r43 != NULL) goto CPyL119;
    cpy_r_r44 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 21, CPyStatic_embassy___globals);
        goto CPyL120;
    }
    cpy_r_r45 = cpy_r_r1;
    CPy_DECREF(cpy_r_r45);
    cpy_r_r46 = NULL;
    if (((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0);
    }
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0 = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 21, CPyStatic_embassy___globals);
        goto CPyL111;
    } else
        goto CPyL42;
CPyL26: ;
    cpy_r_r48 = cpy_r_r43;
CPyL27: ;
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r48;
CPyL28: ;
    cpy_r_r50 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r51 = cpy_r_type != cpy_r_r50;
    if (!cpy_r_r51) goto CPyL121;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 21, CPyStatic_embassy___globals);
        goto CPyL32;
    } else
        goto CPyL122;
CPyL30: ;
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL38;
CPyL32: ;
    cpy_r_r52 = CPy_CatchError();
    cpy_r_r53 = (PyObject **)&cpy_r_r3;
    cpy_r_r54 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0;
    cpy_r_r55 = CPy_YieldFromErrorHandle(cpy_r_r54, cpy_r_r53);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 21, CPyStatic_embassy___globals);
        goto CPyL123;
    }
    if (cpy_r_r55) goto CPyL35;
    cpy_r_r48 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r52);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r52.f2);
    goto CPyL27;
CPyL35: ;
    cpy_r_r45 = cpy_r_r3;
    CPy_DecRef(cpy_r_r45);
    CPy_RestoreExcInfo(cpy_r_r52);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r52.f2);
    goto CPyL42;
CPyL36: ;
    CPy_RestoreExcInfo(cpy_r_r52);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r52.f2);
    cpy_r_r56 = CPy_KeepPropagating();
    if (!cpy_r_r56) goto CPyL111;
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = NULL;
    cpy_r_r1 = cpy_r_r58;
    cpy_r_r59 = (PyObject **)&cpy_r_r1;
    cpy_r_r60 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_0;
    cpy_r_r61 = CPyDef_picks___take_picks_gen_____mypyc_generator_helper__(cpy_r_r60, cpy_r_r57, cpy_r_r57, cpy_r_r57, cpy_r_arg, cpy_r_r59);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r61 == NULL) {
        goto CPyL40;
    } else
        goto CPyL124;
CPyL39: ;
    cpy_r_r48 = cpy_r_r61;
    goto CPyL27;
CPyL40: ;
    cpy_r_r62 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 21, CPyStatic_embassy___globals);
        goto CPyL120;
    }
    cpy_r_r45 = cpy_r_r1;
    CPy_DECREF(cpy_r_r45);
CPyL42: ;
    cpy_r_r63 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 22, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL43: ;
    cpy_r_r64 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r63)->_book;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "Table", "book", 22, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL44: ;
    cpy_r_r65 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r64)->_embassy_tokens;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "Book", "embassy_tokens", 22, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r65);
CPyL45: ;
    if (((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table);
    }
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table = cpy_r_r65;
    cpy_r_r66 = 1;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 22, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    cpy_r_r67 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 23, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL47: ;
    cpy_r_r68 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 23, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL48: ;
    cpy_r_r69 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r68)->_players;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "Table", "players", 23, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL49: ;
    cpy_r_r70 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "me", 23, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL50: ;
    cpy_r_r71 = CPyList_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 23, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    if (likely(Py_TYPE(cpy_r_r71) == CPyType_encyclopedia___table___Player))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 23, CPyStatic_embassy___globals, "serai.games.encyclopedia.table.Player", cpy_r_r71);
        goto CPyL111;
    }
    cpy_r_r73 = CPyDef_boosts___die_value(cpy_r_r67, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 23, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    cpy_r_r74 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "table", 23, CPyStatic_embassy___globals);
        goto CPyL125;
    }
CPyL54: ;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r76 << 1;
    cpy_r_r78 = CPyTagged_Subtract(cpy_r_r77, 2);
    cpy_r_r79 = cpy_r_r73 & 1;
    cpy_r_r80 = cpy_r_r79 != 0;
    if (cpy_r_r80) goto CPyL56;
    cpy_r_r81 = cpy_r_r78 & 1;
    cpy_r_r82 = cpy_r_r81 != 0;
    if (!cpy_r_r82) goto CPyL57;
CPyL56: ;
    cpy_r_r83 = CPyTagged_IsLt_(cpy_r_r73, cpy_r_r78);
    cpy_r_r84 = cpy_r_r83;
    goto CPyL58;
CPyL57: ;
    cpy_r_r85 = (Py_ssize_t)cpy_r_r73 < (Py_ssize_t)cpy_r_r78;
    cpy_r_r84 = cpy_r_r85;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r78);
    if (!cpy_r_r84) goto CPyL83;
    cpy_r_r86 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 24, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL60: ;
    cpy_r_r87 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "me", 24, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL61: ;
    cpy_r_r88 = CPyStatics[430]; /* 'embassy' */
    cpy_r_r89 = CPyStatics[429]; /* 'EN-EMB-01' */
    cpy_r_r90 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "table", 24, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL62: ;
    cpy_r_r91 = CPyDef_raising___raise_value(cpy_r_r86, cpy_r_r87, cpy_r_r90, cpy_r_r88, cpy_r_r89, 1);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 24, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    if (((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2);
    }
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2 = cpy_r_r91;
    cpy_r_r92 = 1;
    if (!cpy_r_r92) goto CPyL111;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r95 = NULL;
    cpy_r_r5 = cpy_r_r95;
    cpy_r_r96 = (PyObject **)&cpy_r_r5;
    cpy_r_r97 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2;
    cpy_r_r98 = CPyDef_raising___raise_value_gen_____mypyc_generator_helper__(cpy_r_r97, cpy_r_r94, cpy_r_r94, cpy_r_r94, cpy_r_r93, cpy_r_r96);
    if (cpy_r_r98 != NULL) goto CPyL126;
    cpy_r_r99 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 24, CPyStatic_embassy___globals);
        goto CPyL127;
    }
    cpy_r_r100 = cpy_r_r5;
    CPy_DECREF(cpy_r_r100);
    cpy_r_r101 = NULL;
    if (((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2);
    }
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2 = cpy_r_r101;
    cpy_r_r102 = 1;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 24, CPyStatic_embassy___globals);
        goto CPyL111;
    } else
        goto CPyL83;
CPyL67: ;
    cpy_r_r103 = cpy_r_r98;
CPyL68: ;
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r103;
CPyL69: ;
    cpy_r_r105 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r106 = cpy_r_type != cpy_r_r105;
    if (!cpy_r_r106) goto CPyL128;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 24, CPyStatic_embassy___globals);
        goto CPyL73;
    } else
        goto CPyL129;
CPyL71: ;
    CPy_Unreachable();
CPyL72: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL79;
CPyL73: ;
    cpy_r_r107 = CPy_CatchError();
    cpy_r_r108 = (PyObject **)&cpy_r_r7;
    cpy_r_r109 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2;
    cpy_r_r110 = CPy_YieldFromErrorHandle(cpy_r_r109, cpy_r_r108);
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 24, CPyStatic_embassy___globals);
        goto CPyL130;
    }
    if (cpy_r_r110) goto CPyL76;
    cpy_r_r103 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r107);
    CPy_DecRef(cpy_r_r107.f0);
    CPy_DecRef(cpy_r_r107.f1);
    CPy_DecRef(cpy_r_r107.f2);
    goto CPyL68;
CPyL76: ;
    cpy_r_r100 = cpy_r_r7;
    CPy_DecRef(cpy_r_r100);
    CPy_RestoreExcInfo(cpy_r_r107);
    CPy_DecRef(cpy_r_r107.f0);
    CPy_DecRef(cpy_r_r107.f1);
    CPy_DecRef(cpy_r_r107.f2);
    goto CPyL83;
CPyL77: ;
    CPy_RestoreExcInfo(cpy_r_r107);
    CPy_DecRef(cpy_r_r107.f0);
    CPy_DecRef(cpy_r_r107.f1);
    CPy_DecRef(cpy_r_r107.f2);
    cpy_r_r111 = CPy_KeepPropagating();
    if (!cpy_r_r111) goto CPyL111;
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r112 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r113 = NULL;
    cpy_r_r5 = cpy_r_r113;
    cpy_r_r114 = (PyObject **)&cpy_r_r5;
    cpy_r_r115 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___embassy___visit_embassy_gen_2;
    cpy_r_r116 = CPyDef_raising___raise_value_gen_____mypyc_generator_helper__(cpy_r_r115, cpy_r_r112, cpy_r_r112, cpy_r_r112, cpy_r_arg, cpy_r_r114);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r116 == NULL) {
        goto CPyL81;
    } else
        goto CPyL131;
CPyL80: ;
    cpy_r_r103 = cpy_r_r116;
    goto CPyL68;
CPyL81: ;
    cpy_r_r117 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 24, CPyStatic_embassy___globals);
        goto CPyL127;
    }
    cpy_r_r100 = cpy_r_r5;
    CPy_DECREF(cpy_r_r100);
CPyL83: ;
    cpy_r_r118 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 25, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL84: ;
    cpy_r_r119 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 25, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL85: ;
    cpy_r_r120 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r119)->_players;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "Table", "players", 25, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL86: ;
    cpy_r_r121 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "me", 25, CPyStatic_embassy___globals);
        goto CPyL111;
    }
CPyL87: ;
    cpy_r_r122 = CPyList_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 25, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    if (likely(Py_TYPE(cpy_r_r122) == CPyType_encyclopedia___table___Player))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 25, CPyStatic_embassy___globals, "serai.games.encyclopedia.table.Player", cpy_r_r122);
        goto CPyL111;
    }
    cpy_r_r124 = CPyDef_boosts___die_value(cpy_r_r118, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 25, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    cpy_r_r125 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "table", 25, CPyStatic_embassy___globals);
        goto CPyL132;
    }
CPyL91: ;
    cpy_r_r126 = (CPyPtr)((CPyPtr)cpy_r_r125 + offsetof(PyVarObject, ob_size));
    cpy_r_r127 = *(int64_t *)cpy_r_r126;
    cpy_r_r128 = cpy_r_r127 << 1;
    cpy_r_r129 = CPyTagged_Subtract(cpy_r_r128, 2);
    cpy_r_r130 = cpy_r_r129 & 1;
    cpy_r_r131 = cpy_r_r130 != 0;
    if (cpy_r_r131) goto CPyL93;
    cpy_r_r132 = cpy_r_r124 & 1;
    cpy_r_r133 = cpy_r_r132 != 0;
    if (!cpy_r_r133) goto CPyL94;
CPyL93: ;
    cpy_r_r134 = CPyTagged_IsLt_(cpy_r_r129, cpy_r_r124);
    if (cpy_r_r134) {
        goto CPyL133;
    } else
        goto CPyL134;
CPyL94: ;
    cpy_r_r135 = (Py_ssize_t)cpy_r_r129 < (Py_ssize_t)cpy_r_r124;
    if (cpy_r_r135) {
        goto CPyL133;
    } else
        goto CPyL134;
CPyL95: ;
    cpy_r_r136 = cpy_r_r129;
    goto CPyL97;
CPyL96: ;
    cpy_r_r136 = cpy_r_r124;
CPyL97: ;
    cpy_r_value_2 = cpy_r_r136;
    cpy_r_r137 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "t", 26, CPyStatic_embassy___globals);
        goto CPyL135;
    }
CPyL98: ;
    cpy_r_r138 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "me", 26, CPyStatic_embassy___globals);
        goto CPyL135;
    }
CPyL99: ;
    cpy_r_r139 = ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__table;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", "visit_embassy_gen", "table", 26, CPyStatic_embassy___globals);
        goto CPyL135;
    }
CPyL100: ;
    cpy_r_r140 = CPyList_GetItem(cpy_r_r139, cpy_r_value_2);
    CPyTagged_DECREF(cpy_r_value_2);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 26, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    if (likely(PyLong_Check(cpy_r_r140)))
        cpy_r_r141 = CPyTagged_FromObject(cpy_r_r140);
    else {
        CPy_TypeError("int", cpy_r_r140); cpy_r_r141 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 26, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    cpy_r_r142 = CPyStatic_embassy___globals;
    cpy_r_r143 = CPyStatics[423]; /* 'Gains' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 26, CPyStatic_embassy___globals);
        goto CPyL136;
    }
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_r141);
    PyObject *cpy_r_r146[1] = {cpy_r_r145};
    cpy_r_r147 = (PyObject **)&cpy_r_r146;
    cpy_r_r148 = CPyStatics[5061]; /* ('tokens',) */
    cpy_r_r149 = PyObject_Vectorcall(cpy_r_r144, cpy_r_r147, 0, cpy_r_r148);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 26, CPyStatic_embassy___globals);
        goto CPyL137;
    }
    CPy_DECREF(cpy_r_r145);
    if (likely(PyTuple_Check(cpy_r_r149)))
        cpy_r_r150 = cpy_r_r149;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 26, CPyStatic_embassy___globals, "tuple", cpy_r_r149);
        goto CPyL111;
    }
    cpy_r_r151 = CPyStatics[429]; /* 'EN-EMB-01' */
    cpy_r_r152 = CPyStatics[430]; /* 'embassy' */
    cpy_r_r153 = 2;
    cpy_r_r154 = CPyDef_reputation___receive(cpy_r_r137, cpy_r_r138, cpy_r_r150, cpy_r_r151, cpy_r_r152, cpy_r_r153);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r154 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 26, CPyStatic_embassy___globals);
        goto CPyL111;
    }
    cpy_r_r155 = Py_None;
    CPy_INCREF(cpy_r_r155);
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r157 = CPyDef_embassy___visit_embassy_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL110;
    CPyGen_SetStopIterationValue(cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    if (!0) goto CPyL117;
    CPy_Unreachable();
CPyL110: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r155;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL111: ;
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r159 = CPyDef_embassy___visit_embassy_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r160 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r160;
CPyL112: ;
    cpy_r_r161 = cpy_r_r8 == 0;
    if (cpy_r_r161) goto CPyL138;
    cpy_r_r162 = cpy_r_r8 == 1;
    if (cpy_r_r162) {
        goto CPyL139;
    } else
        goto CPyL140;
CPyL114: ;
    cpy_r_r163 = cpy_r_r8 == 2;
    if (cpy_r_r163) {
        goto CPyL69;
    } else
        goto CPyL141;
CPyL115: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r164 = 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 15, CPyStatic_embassy___globals);
        goto CPyL117;
    }
    CPy_Unreachable();
CPyL117: ;
    cpy_r_r165 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r165;
CPyL118: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL111;
CPyL119: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL26;
CPyL120: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL111;
CPyL121: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL122: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL123: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL124: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL39;
CPyL125: ;
    CPyTagged_DecRef(cpy_r_r73);
    goto CPyL111;
CPyL126: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL67;
CPyL127: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL111;
CPyL128: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL72;
CPyL129: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL71;
CPyL130: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL77;
CPyL131: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL80;
CPyL132: ;
    CPyTagged_DecRef(cpy_r_r124);
    goto CPyL111;
CPyL133: ;
    CPyTagged_DECREF(cpy_r_r124);
    goto CPyL95;
CPyL134: ;
    CPyTagged_DECREF(cpy_r_r129);
    goto CPyL96;
CPyL135: ;
    CPyTagged_DecRef(cpy_r_value_2);
    goto CPyL111;
CPyL136: ;
    CPyTagged_DecRef(cpy_r_r141);
    goto CPyL111;
CPyL137: ;
    CPy_DecRef(cpy_r_r145);
    goto CPyL111;
CPyL138: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL139: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL28;
CPyL140: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL114;
CPyL141: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL115;
}
        
PyObject *CPyDef_embassy___visit_embassy_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_embassy___visit_embassy_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_embassy___visit_embassy_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_embassy___visit_embassy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.embassy.visit_embassy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_embassy___visit_embassy_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "__next__", -1, CPyStatic_embassy___globals);
            return NULL;
        }
        
PyObject *CPyDef_embassy___visit_embassy_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_embassy___visit_embassy_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_embassy___visit_embassy_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_embassy___visit_embassy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.embassy.visit_embassy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_embassy___visit_embassy_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "send", -1, CPyStatic_embassy___globals);
            return NULL;
        }
        
PyObject *CPyDef_embassy___visit_embassy_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_embassy___visit_embassy_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_embassy___visit_embassy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.embassy.visit_embassy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_embassy___visit_embassy_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "__iter__", -1, CPyStatic_embassy___globals);
            return NULL;
        }
        
PyObject *CPyDef_embassy___visit_embassy_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_embassy___visit_embassy_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_embassy___visit_embassy_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_embassy___visit_embassy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.embassy.visit_embassy_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_embassy___visit_embassy_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "throw", -1, CPyStatic_embassy___globals);
            return NULL;
        }
        
PyObject *CPyDef_embassy___visit_embassy_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_embassy___visit_embassy_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp281 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp281);
    PyObject *__tmp282 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp282);
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
        
        PyObject *CPyPy_embassy___visit_embassy_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_embassy___visit_embassy_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.embassy.visit_embassy_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_embassy___visit_embassy_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "close", -1, CPyStatic_embassy___globals);
            return NULL;
        }
        
PyObject *CPyDef_embassy___visit_embassy(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_embassy___visit_embassy_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 15, CPyStatic_embassy___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 15, CPyStatic_embassy___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___actions___embassy___visit_embassy_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 15, CPyStatic_embassy___globals);
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
        
        PyObject *CPyPy_embassy___visit_embassy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:visit_embassy", kwlist, 0};
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
            PyObject *retval = CPyDef_embassy___visit_embassy(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "visit_embassy", 15, CPyStatic_embassy___globals);
            return NULL;
        }
        
char CPyDef_embassy_____top_level__(void) {
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
    char cpy_r_r187;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 1, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 1, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_embassy___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 3, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___actions___raising;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___actions___raising;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[394]; /* 'serai.games.encyclopedia.actions.raising' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 5, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___actions___raising;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___actions___raising;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___raising__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 5, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 5, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[394]; /* 'serai.games.encyclopedia.actions.raising' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 5, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5044]; /* ('raise_value',) */
    cpy_r_r31 = CPyStatic_embassy___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 5, CPyStatic_embassy___globals);
        goto CPyL70;
    } else
        goto CPyL71;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 6, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 6, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 6, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 6, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5062]; /* ('die_value',) */
    cpy_r_r53 = CPyStatic_embassy___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 6, CPyStatic_embassy___globals);
        goto CPyL70;
    } else
        goto CPyL72;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___experts;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___experts;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 7, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___experts;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___experts;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___experts__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 7, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 7, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[405]; /* 'serai.games.encyclopedia.experts' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 7, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5049]; /* ('die_placed',) */
    cpy_r_r75 = CPyStatic_embassy___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 7, CPyStatic_embassy___globals);
        goto CPyL70;
    } else
        goto CPyL73;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 8, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 8, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 8, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 8, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5063]; /* ('AT_EMBASSY', 'EMBASSY') */
    cpy_r_r97 = CPyStatic_embassy___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 8, CPyStatic_embassy___globals);
        goto CPyL70;
    } else
        goto CPyL74;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___encyclopedia___picks;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___encyclopedia___picks;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 9, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___encyclopedia___picks;
    cpy_r_r108 = CPyExec_serai___games___encyclopedia___picks;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___encyclopedia___picks__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 9, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 9, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[414]; /* 'serai.games.encyclopedia.picks' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 9, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5058]; /* ('take_picks',) */
    cpy_r_r119 = CPyStatic_embassy___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 9, CPyStatic_embassy___globals);
        goto CPyL70;
    } else
        goto CPyL75;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 10, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r130 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 10, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 10, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 10, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5064]; /* ('Gains', 'receive') */
    cpy_r_r141 = CPyStatic_embassy___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 10, CPyStatic_embassy___globals);
        goto CPyL70;
    } else
        goto CPyL76;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 11, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r152 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 11, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 11, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 11, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r163 = CPyStatic_embassy___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 11, CPyStatic_embassy___globals);
        goto CPyL70;
    } else
        goto CPyL77;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r166 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 12, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r174 = CPyExec_serai___kernel___decision;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 12, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 12, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 12, CPyStatic_embassy___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5060]; /* ('Rules',) */
    cpy_r_r185 = CPyStatic_embassy___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/embassy.py", "<module>", 12, CPyStatic_embassy___globals);
        goto CPyL70;
    } else
        goto CPyL78;
CPyL69: ;
    return 1;
CPyL70: ;
    cpy_r_r187 = 2;
    return cpy_r_r187;
CPyL71: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL72: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL73: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL74: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL75: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL76: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL77: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL78: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
}

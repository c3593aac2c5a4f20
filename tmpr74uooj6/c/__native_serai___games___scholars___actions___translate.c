#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendtranslate___translate_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_translate___translate_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods translate___translate_gen_as_async = {
    .am_send = CPyDunder_am_sendtranslate___translate_gen,
};
static int
translate___translate_gen_traverse(serai___games___scholars___actions___translate___translate_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__book);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__guild));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__scroll));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translate___translate_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate___translate_genObject *self = (serai___games___scholars___actions___translate___translate_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
        self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6);
    return 0;
}

static int32_t CPyDef_translate___translate_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate___translate_genObject *self = (serai___games___scholars___actions___translate___translate_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
        self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6);
    return 0;
}

static void
translate___translate_gen_dealloc(serai___games___scholars___actions___translate___translate_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translate___translate_gen_free_instance == NULL) {
        translate___translate_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__book);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__scroll)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__scroll;
            self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translate___translate_gen_dealloc)
    CPyDef_translate___translate_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translate_____mypyc__translate_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translate___translate_gen(void);

static PyObject *
translate___translate_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translate___translate_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translate_____mypyc__translate_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translate___translate_gen_vtable[6];
static bool
CPyDef_translate___translate_gen_trait_vtable_setup(void)
{
    CPyVTableItem translate___translate_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translate___translate_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_translate___translate_gen_____next__,
        (CPyVTableItem)CPyDef_translate___translate_gen___send,
        (CPyVTableItem)CPyDef_translate___translate_gen_____iter__,
        (CPyVTableItem)CPyDef_translate___translate_gen___throw,
        (CPyVTableItem)CPyDef_translate___translate_gen___close,
    };
    memcpy(translate___translate_gen_vtable, translate___translate_gen_vtable_scratch, sizeof(translate___translate_gen_vtable));
    return 1;
}

static bool
CPyDef_translate___translate_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translate___translate_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translate_____mypyc__translate_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_translate___translate_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_translate___translate_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_translate___translate_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_translate___translate_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_translate___translate_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translate___translate_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "translate_gen",
    .tp_new = translate___translate_gen_new,
    .tp_dealloc = (destructor)translate___translate_gen_dealloc,
    .tp_traverse = (traverseproc)translate___translate_gen_traverse,
    .tp_clear = (inquiry)CPyDef_translate___translate_gen_clear,
    .tp_methods = translate___translate_gen_methods,
    .tp_iter = CPyDef_translate___translate_gen_____iter__,
    .tp_iternext = CPyDef_translate___translate_gen_____next__,
    .tp_as_async = &translate___translate_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___translate___translate_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("translate_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_translate___translate_gen_template = &CPyType_translate___translate_gen_template_;

PyObject *CPyDef_translate_____mypyc__translate_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___translate___translate_genObject *self;
    if (translate___translate_gen_free_instance != NULL) {
        self = translate___translate_gen_free_instance;
        translate___translate_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___translate___translate_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translate___translate_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__scroll = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_translate___translate_gen(void)
{
    PyObject *self = CPyDef_translate_____mypyc__translate_gen_setup((PyObject *)CPyType_translate___translate_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
translate____choose_scroll_env_traverse(serai___games___scholars___actions___translate____choose_scroll_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__here);
    Py_VISIT(self->___mypyc_generator_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translate____choose_scroll_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate____choose_scroll_envObject *self = (serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__here);
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    return 0;
}

static int32_t CPyDef_translate____choose_scroll_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate____choose_scroll_envObject *self = (serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
translate____choose_scroll_env_dealloc(serai___games___scholars___actions___translate____choose_scroll_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translate____choose_scroll_env_free_instance == NULL) {
        translate____choose_scroll_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__here);
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translate____choose_scroll_env_dealloc)
    CPyDef_translate____choose_scroll_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translate_____mypyc___3_choose_scroll_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translate____choose_scroll_env(void);

static PyObject *
translate____choose_scroll_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translate____choose_scroll_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translate_____mypyc___3_choose_scroll_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translate____choose_scroll_env_vtable[1];
static bool
CPyDef_translate____choose_scroll_env_trait_vtable_setup(void)
{
    CPyVTableItem translate____choose_scroll_env_vtable_scratch[] = {
        NULL
    };
    memcpy(translate____choose_scroll_env_vtable, translate____choose_scroll_env_vtable_scratch, sizeof(translate____choose_scroll_env_vtable));
    return 1;
}

static bool
CPyDef_translate____choose_scroll_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translate____choose_scroll_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translate_____mypyc___3_choose_scroll_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translate____choose_scroll_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_choose_scroll_env",
    .tp_new = translate____choose_scroll_env_new,
    .tp_dealloc = (destructor)translate____choose_scroll_env_dealloc,
    .tp_traverse = (traverseproc)translate____choose_scroll_env_traverse,
    .tp_clear = (inquiry)CPyDef_translate____choose_scroll_env_clear,
    .tp_methods = translate____choose_scroll_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___actions___translate____choose_scroll_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_choose_scroll_env()\n--\n\n"),
};
static PyTypeObject *CPyType_translate____choose_scroll_env_template = &CPyType_translate____choose_scroll_env_template_;

PyObject *CPyDef_translate_____mypyc___3_choose_scroll_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___translate____choose_scroll_envObject *self;
    if (translate____choose_scroll_env_free_instance != NULL) {
        self = translate____choose_scroll_env_free_instance;
        translate____choose_scroll_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___translate____choose_scroll_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translate____choose_scroll_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_translate____choose_scroll_env(void)
{
    PyObject *self = CPyDef_translate_____mypyc___3_choose_scroll_env_setup((PyObject *)CPyType_translate____choose_scroll_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendtranslate____choose_scroll_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_translate____choose_scroll_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods translate____choose_scroll_gen_as_async = {
    .am_send = CPyDunder_am_sendtranslate____choose_scroll_gen,
};
static int
translate____choose_scroll_gen_traverse(serai___games___scholars___actions___translate____choose_scroll_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__guild));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__others);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translate____choose_scroll_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate____choose_scroll_genObject *self = (serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__others);
    return 0;
}

static int32_t CPyDef_translate____choose_scroll_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate____choose_scroll_genObject *self = (serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__others);
    return 0;
}

static void
translate____choose_scroll_gen_dealloc(serai___games___scholars___actions___translate____choose_scroll_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translate____choose_scroll_gen_free_instance == NULL) {
        translate____choose_scroll_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__others);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translate____choose_scroll_gen_dealloc)
    CPyDef_translate____choose_scroll_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translate_____mypyc___3_choose_scroll_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translate____choose_scroll_gen(void);

static PyObject *
translate____choose_scroll_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translate____choose_scroll_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translate_____mypyc___3_choose_scroll_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translate____choose_scroll_gen_vtable[6];
static bool
CPyDef_translate____choose_scroll_gen_trait_vtable_setup(void)
{
    CPyVTableItem translate____choose_scroll_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translate____choose_scroll_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_translate____choose_scroll_gen_____next__,
        (CPyVTableItem)CPyDef_translate____choose_scroll_gen___send,
        (CPyVTableItem)CPyDef_translate____choose_scroll_gen_____iter__,
        (CPyVTableItem)CPyDef_translate____choose_scroll_gen___throw,
        (CPyVTableItem)CPyDef_translate____choose_scroll_gen___close,
    };
    memcpy(translate____choose_scroll_gen_vtable, translate____choose_scroll_gen_vtable_scratch, sizeof(translate____choose_scroll_gen_vtable));
    return 1;
}

static bool
CPyDef_translate____choose_scroll_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translate____choose_scroll_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translate_____mypyc___3_choose_scroll_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_translate____choose_scroll_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_translate____choose_scroll_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_translate____choose_scroll_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_translate____choose_scroll_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_translate____choose_scroll_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translate____choose_scroll_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_choose_scroll_gen",
    .tp_new = translate____choose_scroll_gen_new,
    .tp_dealloc = (destructor)translate____choose_scroll_gen_dealloc,
    .tp_traverse = (traverseproc)translate____choose_scroll_gen_traverse,
    .tp_clear = (inquiry)CPyDef_translate____choose_scroll_gen_clear,
    .tp_methods = translate____choose_scroll_gen_methods,
    .tp_iter = CPyDef_translate____choose_scroll_gen_____iter__,
    .tp_iternext = CPyDef_translate____choose_scroll_gen_____next__,
    .tp_as_async = &translate____choose_scroll_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___translate____choose_scroll_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_choose_scroll_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_translate____choose_scroll_gen_template = &CPyType_translate____choose_scroll_gen_template_;

PyObject *CPyDef_translate_____mypyc___3_choose_scroll_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___translate____choose_scroll_genObject *self;
    if (translate____choose_scroll_gen_free_instance != NULL) {
        self = translate____choose_scroll_gen_free_instance;
        translate____choose_scroll_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___translate____choose_scroll_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translate____choose_scroll_gen_vtable;
    self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_translate____choose_scroll_gen(void)
{
    PyObject *self = CPyDef_translate_____mypyc___3_choose_scroll_gen_setup((PyObject *)CPyType_translate____choose_scroll_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__translate___obstacle__choose_scroll_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_translate___obstacle__choose_scroll_obj_____get__(self, instance, owner);
}
PyMemberDef translate___obstacle__choose_scroll_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translate___obstacle__choose_scroll_obj_traverse(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject))));
    return rv;
}

static int32_t CPyDef_translate___obstacle__choose_scroll_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *self = (serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject))));
    return 0;
}

static int32_t CPyDef_translate___obstacle__choose_scroll_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *self = (serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject))));
    return 0;
}

static void
translate___obstacle__choose_scroll_obj_dealloc(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translate___obstacle__choose_scroll_obj_free_instance == NULL) {
        translate___obstacle__choose_scroll_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translate___obstacle__choose_scroll_obj_dealloc)
    CPyDef_translate___obstacle__choose_scroll_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translate_____mypyc__obstacle__choose_scroll_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translate___obstacle__choose_scroll_obj(void);

static PyObject *
translate___obstacle__choose_scroll_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translate___obstacle__choose_scroll_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translate_____mypyc__obstacle__choose_scroll_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translate___obstacle__choose_scroll_obj_vtable[2];
static bool
CPyDef_translate___obstacle__choose_scroll_obj_trait_vtable_setup(void)
{
    CPyVTableItem translate___obstacle__choose_scroll_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translate___obstacle__choose_scroll_obj_____call__,
        (CPyVTableItem)CPyDef_translate___obstacle__choose_scroll_obj_____get__,
    };
    memcpy(translate___obstacle__choose_scroll_obj_vtable, translate___obstacle__choose_scroll_obj_vtable_scratch, sizeof(translate___obstacle__choose_scroll_obj_vtable));
    return 1;
}

static bool
CPyDef_translate___obstacle__choose_scroll_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
translate___obstacle__choose_scroll_obj_get___3_mypyc_env__(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *self, void *closure);

static PyGetSetDef translate___obstacle__choose_scroll_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)translate___obstacle__choose_scroll_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translate___obstacle__choose_scroll_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translate_____mypyc__obstacle__choose_scroll_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_translate___obstacle__choose_scroll_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_translate___obstacle__choose_scroll_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translate___obstacle__choose_scroll_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle__choose_scroll_obj",
    .tp_new = translate___obstacle__choose_scroll_obj_new,
    .tp_dealloc = (destructor)translate___obstacle__choose_scroll_obj_dealloc,
    .tp_traverse = (traverseproc)translate___obstacle__choose_scroll_obj_traverse,
    .tp_clear = (inquiry)CPyDef_translate___obstacle__choose_scroll_obj_clear,
    .tp_getset = translate___obstacle__choose_scroll_obj_getseters,
    .tp_methods = translate___obstacle__choose_scroll_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__translate___obstacle__choose_scroll_obj,
    .tp_members = translate___obstacle__choose_scroll_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle__choose_scroll_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_translate___obstacle__choose_scroll_obj_template = &CPyType_translate___obstacle__choose_scroll_obj_template_;

PyObject *CPyDef_translate_____mypyc__obstacle__choose_scroll_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *self;
    if (translate___obstacle__choose_scroll_obj_free_instance != NULL) {
        self = translate___obstacle__choose_scroll_obj_free_instance;
        translate___obstacle__choose_scroll_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translate___obstacle__choose_scroll_obj_vtable;
    self->vectorcall = CPyPy_translate___obstacle__choose_scroll_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_translate___obstacle__choose_scroll_obj(void)
{
    PyObject *self = CPyDef_translate_____mypyc__obstacle__choose_scroll_obj_setup((PyObject *)CPyType_translate___obstacle__choose_scroll_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
translate___obstacle__choose_scroll_obj_get___3_mypyc_env__(serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle__choose_scroll_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__translate___others__choose_scroll_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_translate___others__choose_scroll_obj_____get__(self, instance, owner);
}
PyMemberDef translate___others__choose_scroll_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translate___others__choose_scroll_obj_traverse(serai___games___scholars___actions___translate___others__choose_scroll_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject))));
    return rv;
}

static int32_t CPyDef_translate___others__choose_scroll_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate___others__choose_scroll_objObject *self = (serai___games___scholars___actions___translate___others__choose_scroll_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject))));
    return 0;
}

static int32_t CPyDef_translate___others__choose_scroll_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate___others__choose_scroll_objObject *self = (serai___games___scholars___actions___translate___others__choose_scroll_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject))));
    return 0;
}

static void
translate___others__choose_scroll_obj_dealloc(serai___games___scholars___actions___translate___others__choose_scroll_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translate___others__choose_scroll_obj_free_instance == NULL) {
        translate___others__choose_scroll_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translate___others__choose_scroll_obj_dealloc)
    CPyDef_translate___others__choose_scroll_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translate_____mypyc__others__choose_scroll_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translate___others__choose_scroll_obj(void);

static PyObject *
translate___others__choose_scroll_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translate___others__choose_scroll_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translate_____mypyc__others__choose_scroll_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translate___others__choose_scroll_obj_vtable[2];
static bool
CPyDef_translate___others__choose_scroll_obj_trait_vtable_setup(void)
{
    CPyVTableItem translate___others__choose_scroll_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translate___others__choose_scroll_obj_____call__,
        (CPyVTableItem)CPyDef_translate___others__choose_scroll_obj_____get__,
    };
    memcpy(translate___others__choose_scroll_obj_vtable, translate___others__choose_scroll_obj_vtable_scratch, sizeof(translate___others__choose_scroll_obj_vtable));
    return 1;
}

static bool
CPyDef_translate___others__choose_scroll_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
translate___others__choose_scroll_obj_get___3_mypyc_env__(serai___games___scholars___actions___translate___others__choose_scroll_objObject *self, void *closure);

static PyGetSetDef translate___others__choose_scroll_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)translate___others__choose_scroll_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translate___others__choose_scroll_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translate_____mypyc__others__choose_scroll_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_translate___others__choose_scroll_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_translate___others__choose_scroll_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translate___others__choose_scroll_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "others__choose_scroll_obj",
    .tp_new = translate___others__choose_scroll_obj_new,
    .tp_dealloc = (destructor)translate___others__choose_scroll_obj_dealloc,
    .tp_traverse = (traverseproc)translate___others__choose_scroll_obj_traverse,
    .tp_clear = (inquiry)CPyDef_translate___others__choose_scroll_obj_clear,
    .tp_getset = translate___others__choose_scroll_obj_getseters,
    .tp_methods = translate___others__choose_scroll_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__translate___others__choose_scroll_obj,
    .tp_members = translate___others__choose_scroll_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___translate___others__choose_scroll_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___translate___others__choose_scroll_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("others__choose_scroll_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_translate___others__choose_scroll_obj_template = &CPyType_translate___others__choose_scroll_obj_template_;

PyObject *CPyDef_translate_____mypyc__others__choose_scroll_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___translate___others__choose_scroll_objObject *self;
    if (translate___others__choose_scroll_obj_free_instance != NULL) {
        self = translate___others__choose_scroll_obj_free_instance;
        translate___others__choose_scroll_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___translate___others__choose_scroll_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translate___others__choose_scroll_obj_vtable;
    self->vectorcall = CPyPy_translate___others__choose_scroll_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_translate___others__choose_scroll_obj(void)
{
    PyObject *self = CPyDef_translate_____mypyc__others__choose_scroll_obj_setup((PyObject *)CPyType_translate___others__choose_scroll_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
translate___others__choose_scroll_obj_get___3_mypyc_env__(serai___games___scholars___actions___translate___others__choose_scroll_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'others__choose_scroll_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
translate____choose_chain_env_traverse(serai___games___scholars___actions___translate____choose_chain_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__scroll)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__scroll));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translate____choose_chain_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate____choose_chain_envObject *self = (serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__scroll)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__scroll;
        self->___mypyc_generator_attribute__scroll = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_translate____choose_chain_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate____choose_chain_envObject *self = (serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
translate____choose_chain_env_dealloc(serai___games___scholars___actions___translate____choose_chain_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translate____choose_chain_env_free_instance == NULL) {
        translate____choose_chain_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__scroll)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__scroll;
            self->___mypyc_generator_attribute__scroll = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__scroll = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translate____choose_chain_env_dealloc)
    CPyDef_translate____choose_chain_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translate_____mypyc___3_choose_chain_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translate____choose_chain_env(void);

static PyObject *
translate____choose_chain_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translate____choose_chain_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translate_____mypyc___3_choose_chain_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translate____choose_chain_env_vtable[1];
static bool
CPyDef_translate____choose_chain_env_trait_vtable_setup(void)
{
    CPyVTableItem translate____choose_chain_env_vtable_scratch[] = {
        NULL
    };
    memcpy(translate____choose_chain_env_vtable, translate____choose_chain_env_vtable_scratch, sizeof(translate____choose_chain_env_vtable));
    return 1;
}

static bool
CPyDef_translate____choose_chain_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translate____choose_chain_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translate_____mypyc___3_choose_chain_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translate____choose_chain_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_choose_chain_env",
    .tp_new = translate____choose_chain_env_new,
    .tp_dealloc = (destructor)translate____choose_chain_env_dealloc,
    .tp_traverse = (traverseproc)translate____choose_chain_env_traverse,
    .tp_clear = (inquiry)CPyDef_translate____choose_chain_env_clear,
    .tp_methods = translate____choose_chain_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___actions___translate____choose_chain_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_choose_chain_env()\n--\n\n"),
};
static PyTypeObject *CPyType_translate____choose_chain_env_template = &CPyType_translate____choose_chain_env_template_;

PyObject *CPyDef_translate_____mypyc___3_choose_chain_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___translate____choose_chain_envObject *self;
    if (translate____choose_chain_env_free_instance != NULL) {
        self = translate____choose_chain_env_free_instance;
        translate____choose_chain_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___translate____choose_chain_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translate____choose_chain_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_attribute__scroll = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_translate____choose_chain_env(void)
{
    PyObject *self = CPyDef_translate_____mypyc___3_choose_chain_env_setup((PyObject *)CPyType_translate____choose_chain_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendtranslate____choose_chain_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_translate____choose_chain_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods translate____choose_chain_gen_as_async = {
    .am_send = CPyDunder_am_sendtranslate____choose_chain_gen,
};
static int
translate____choose_chain_gen_traverse(serai___games___scholars___actions___translate____choose_chain_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translate____choose_chain_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate____choose_chain_genObject *self = (serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    return 0;
}

static int32_t CPyDef_translate____choose_chain_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate____choose_chain_genObject *self = (serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    return 0;
}

static void
translate____choose_chain_gen_dealloc(serai___games___scholars___actions___translate____choose_chain_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translate____choose_chain_gen_free_instance == NULL) {
        translate____choose_chain_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translate____choose_chain_gen_dealloc)
    CPyDef_translate____choose_chain_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translate_____mypyc___3_choose_chain_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translate____choose_chain_gen(void);

static PyObject *
translate____choose_chain_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translate____choose_chain_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translate_____mypyc___3_choose_chain_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translate____choose_chain_gen_vtable[6];
static bool
CPyDef_translate____choose_chain_gen_trait_vtable_setup(void)
{
    CPyVTableItem translate____choose_chain_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translate____choose_chain_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_translate____choose_chain_gen_____next__,
        (CPyVTableItem)CPyDef_translate____choose_chain_gen___send,
        (CPyVTableItem)CPyDef_translate____choose_chain_gen_____iter__,
        (CPyVTableItem)CPyDef_translate____choose_chain_gen___throw,
        (CPyVTableItem)CPyDef_translate____choose_chain_gen___close,
    };
    memcpy(translate____choose_chain_gen_vtable, translate____choose_chain_gen_vtable_scratch, sizeof(translate____choose_chain_gen_vtable));
    return 1;
}

static bool
CPyDef_translate____choose_chain_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translate____choose_chain_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translate_____mypyc___3_choose_chain_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_translate____choose_chain_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_translate____choose_chain_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_translate____choose_chain_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_translate____choose_chain_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_translate____choose_chain_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translate____choose_chain_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_choose_chain_gen",
    .tp_new = translate____choose_chain_gen_new,
    .tp_dealloc = (destructor)translate____choose_chain_gen_dealloc,
    .tp_traverse = (traverseproc)translate____choose_chain_gen_traverse,
    .tp_clear = (inquiry)CPyDef_translate____choose_chain_gen_clear,
    .tp_methods = translate____choose_chain_gen_methods,
    .tp_iter = CPyDef_translate____choose_chain_gen_____iter__,
    .tp_iternext = CPyDef_translate____choose_chain_gen_____next__,
    .tp_as_async = &translate____choose_chain_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___actions___translate____choose_chain_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_choose_chain_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_translate____choose_chain_gen_template = &CPyType_translate____choose_chain_gen_template_;

PyObject *CPyDef_translate_____mypyc___3_choose_chain_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___translate____choose_chain_genObject *self;
    if (translate____choose_chain_gen_free_instance != NULL) {
        self = translate____choose_chain_gen_free_instance;
        translate____choose_chain_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___translate____choose_chain_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translate____choose_chain_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_translate____choose_chain_gen(void)
{
    PyObject *self = CPyDef_translate_____mypyc___3_choose_chain_gen_setup((PyObject *)CPyType_translate____choose_chain_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__translate_____mypyc_lambda__0__choose_chain_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_____get__(self, instance, owner);
}
PyMemberDef translate_____mypyc_lambda__0__choose_chain_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translate_____mypyc_lambda__0__choose_chain_obj_traverse(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject))));
    return rv;
}

static int32_t CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *self = (serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject))));
    return 0;
}

static int32_t CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *self = (serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject))));
    return 0;
}

static void
translate_____mypyc_lambda__0__choose_chain_obj_dealloc(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translate_____mypyc_lambda__0__choose_chain_obj_free_instance == NULL) {
        translate_____mypyc_lambda__0__choose_chain_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translate_____mypyc_lambda__0__choose_chain_obj_dealloc)
    CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translate_____mypyc___3__mypyc_lambda__0__choose_chain_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translate_____mypyc_lambda__0__choose_chain_obj(void);

static PyObject *
translate_____mypyc_lambda__0__choose_chain_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translate_____mypyc_lambda__0__choose_chain_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translate_____mypyc___3__mypyc_lambda__0__choose_chain_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translate_____mypyc_lambda__0__choose_chain_obj_vtable[2];
static bool
CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_trait_vtable_setup(void)
{
    CPyVTableItem translate_____mypyc_lambda__0__choose_chain_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_____call__,
        (CPyVTableItem)CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_____get__,
    };
    memcpy(translate_____mypyc_lambda__0__choose_chain_obj_vtable, translate_____mypyc_lambda__0__choose_chain_obj_vtable_scratch, sizeof(translate_____mypyc_lambda__0__choose_chain_obj_vtable));
    return 1;
}

static bool
CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
translate_____mypyc_lambda__0__choose_chain_obj_get___3_mypyc_env__(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *self, void *closure);

static PyGetSetDef translate_____mypyc_lambda__0__choose_chain_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)translate_____mypyc_lambda__0__choose_chain_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translate_____mypyc_lambda__0__choose_chain_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translate_____mypyc___3__mypyc_lambda__0__choose_chain_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_translate_____mypyc_lambda__0__choose_chain_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($bits)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_translate_____mypyc_lambda__0__choose_chain_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translate_____mypyc_lambda__0__choose_chain_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__choose_chain_obj",
    .tp_new = translate_____mypyc_lambda__0__choose_chain_obj_new,
    .tp_dealloc = (destructor)translate_____mypyc_lambda__0__choose_chain_obj_dealloc,
    .tp_traverse = (traverseproc)translate_____mypyc_lambda__0__choose_chain_obj_traverse,
    .tp_clear = (inquiry)CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_clear,
    .tp_getset = translate_____mypyc_lambda__0__choose_chain_obj_getseters,
    .tp_methods = translate_____mypyc_lambda__0__choose_chain_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__translate_____mypyc_lambda__0__choose_chain_obj,
    .tp_members = translate_____mypyc_lambda__0__choose_chain_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__choose_chain_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_translate_____mypyc_lambda__0__choose_chain_obj_template = &CPyType_translate_____mypyc_lambda__0__choose_chain_obj_template_;

PyObject *CPyDef_translate_____mypyc___3__mypyc_lambda__0__choose_chain_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *self;
    if (translate_____mypyc_lambda__0__choose_chain_obj_free_instance != NULL) {
        self = translate_____mypyc_lambda__0__choose_chain_obj_free_instance;
        translate_____mypyc_lambda__0__choose_chain_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translate_____mypyc_lambda__0__choose_chain_obj_vtable;
    self->vectorcall = CPyPy_translate_____mypyc_lambda__0__choose_chain_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_translate_____mypyc_lambda__0__choose_chain_obj(void)
{
    PyObject *self = CPyDef_translate_____mypyc___3__mypyc_lambda__0__choose_chain_obj_setup((PyObject *)CPyType_translate_____mypyc_lambda__0__choose_chain_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
translate_____mypyc_lambda__0__choose_chain_obj_get___3_mypyc_env__(serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__choose_chain_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__translate___note__choose_chain_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_translate___note__choose_chain_obj_____get__(self, instance, owner);
}
PyMemberDef translate___note__choose_chain_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translate___note__choose_chain_obj_traverse(serai___games___scholars___actions___translate___note__choose_chain_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject))));
    return rv;
}

static int32_t CPyDef_translate___note__choose_chain_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate___note__choose_chain_objObject *self = (serai___games___scholars___actions___translate___note__choose_chain_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject))));
    return 0;
}

static int32_t CPyDef_translate___note__choose_chain_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___actions___translate___note__choose_chain_objObject *self = (serai___games___scholars___actions___translate___note__choose_chain_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject))));
    return 0;
}

static void
translate___note__choose_chain_obj_dealloc(serai___games___scholars___actions___translate___note__choose_chain_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translate___note__choose_chain_obj_free_instance == NULL) {
        translate___note__choose_chain_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translate___note__choose_chain_obj_dealloc)
    CPyDef_translate___note__choose_chain_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translate_____mypyc__note__choose_chain_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translate___note__choose_chain_obj(void);

static PyObject *
translate___note__choose_chain_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translate___note__choose_chain_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translate_____mypyc__note__choose_chain_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translate___note__choose_chain_obj_vtable[2];
static bool
CPyDef_translate___note__choose_chain_obj_trait_vtable_setup(void)
{
    CPyVTableItem translate___note__choose_chain_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translate___note__choose_chain_obj_____call__,
        (CPyVTableItem)CPyDef_translate___note__choose_chain_obj_____get__,
    };
    memcpy(translate___note__choose_chain_obj_vtable, translate___note__choose_chain_obj_vtable_scratch, sizeof(translate___note__choose_chain_obj_vtable));
    return 1;
}

static bool
CPyDef_translate___note__choose_chain_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
translate___note__choose_chain_obj_get___3_mypyc_env__(serai___games___scholars___actions___translate___note__choose_chain_objObject *self, void *closure);

static PyGetSetDef translate___note__choose_chain_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)translate___note__choose_chain_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translate___note__choose_chain_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translate_____mypyc__note__choose_chain_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_translate___note__choose_chain_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_translate___note__choose_chain_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translate___note__choose_chain_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note__choose_chain_obj",
    .tp_new = translate___note__choose_chain_obj_new,
    .tp_dealloc = (destructor)translate___note__choose_chain_obj_dealloc,
    .tp_traverse = (traverseproc)translate___note__choose_chain_obj_traverse,
    .tp_clear = (inquiry)CPyDef_translate___note__choose_chain_obj_clear,
    .tp_getset = translate___note__choose_chain_obj_getseters,
    .tp_methods = translate___note__choose_chain_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__translate___note__choose_chain_obj,
    .tp_members = translate___note__choose_chain_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___actions___translate___note__choose_chain_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___actions___translate___note__choose_chain_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note__choose_chain_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_translate___note__choose_chain_obj_template = &CPyType_translate___note__choose_chain_obj_template_;

PyObject *CPyDef_translate_____mypyc__note__choose_chain_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___actions___translate___note__choose_chain_objObject *self;
    if (translate___note__choose_chain_obj_free_instance != NULL) {
        self = translate___note__choose_chain_obj_free_instance;
        translate___note__choose_chain_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___actions___translate___note__choose_chain_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translate___note__choose_chain_obj_vtable;
    self->vectorcall = CPyPy_translate___note__choose_chain_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_translate___note__choose_chain_obj(void)
{
    PyObject *self = CPyDef_translate_____mypyc__note__choose_chain_obj_setup((PyObject *)CPyType_translate___note__choose_chain_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
translate___note__choose_chain_obj_get___3_mypyc_env__(serai___games___scholars___actions___translate___note__choose_chain_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note__choose_chain_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef translatemodule_methods[] = {
    {"translate_obstacle", (PyCFunction)CPyPy_translate___translate_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translate_obstacle(t, me, colour)\n--\n\n") /* docstring */},
    {"translate", (PyCFunction)CPyPy_translate___translate, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("translate(t, me)\n--\n\n") /* docstring */},
    {"_choose_scroll", (PyCFunction)CPyPy_translate____choose_scroll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_choose_scroll(t, me, guild)\n--\n\n") /* docstring */},
    {"_choose_chain", (PyCFunction)CPyPy_translate____choose_chain, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_choose_chain(t, me, scroll)\n--\n\n") /* docstring */},
    {"chain_note", (PyCFunction)CPyPy_translate___chain_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("chain_note(t, me, scroll, rooms)\n--\n\n") /* docstring */},
    {"way_of", (PyCFunction)CPyPy_translate___way_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("way_of(t, language, rooms, spoken=())\n--\n\n") /* docstring */},
    {"_told", (PyCFunction)CPyPy_translate____told, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_told(t, languages)\n--\n\n") /* docstring */},
    {"_pay_chain", (PyCFunction)CPyPy_translate____pay_chain, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_pay_chain(t, me, rooms)\n--\n\n") /* docstring */},
    {"close_up", (PyCFunction)CPyPy_translate___close_up, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close_up(t, guild)\n--\n\n") /* docstring */},
    {"chains", (PyCFunction)CPyPy_translate___chains, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("chains(t, me, scroll, one_is_enough=False)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___actions___translate__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___actions___translate__internal, "__name__");
    CPyStatic_translate___globals = PyModule_GetDict(CPyModule_serai___games___scholars___actions___translate__internal);
    if (unlikely(CPyStatic_translate___globals == NULL))
        goto fail;
    CPyType_translate___translate_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translate___translate_gen_template, NULL, modname);
    if (unlikely(!CPyType_translate___translate_gen))
        goto fail;
    CPyDef_translate___translate_gen_trait_vtable_setup();
    CPyType_translate____choose_scroll_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translate____choose_scroll_env_template, NULL, modname);
    if (unlikely(!CPyType_translate____choose_scroll_env))
        goto fail;
    CPyDef_translate____choose_scroll_env_trait_vtable_setup();
    CPyType_translate____choose_scroll_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translate____choose_scroll_gen_template, NULL, modname);
    if (unlikely(!CPyType_translate____choose_scroll_gen))
        goto fail;
    CPyDef_translate____choose_scroll_gen_trait_vtable_setup();
    CPyType_translate___obstacle__choose_scroll_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translate___obstacle__choose_scroll_obj_template, NULL, modname);
    if (unlikely(!CPyType_translate___obstacle__choose_scroll_obj))
        goto fail;
    CPyDef_translate___obstacle__choose_scroll_obj_trait_vtable_setup();
    CPyType_translate___others__choose_scroll_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translate___others__choose_scroll_obj_template, NULL, modname);
    if (unlikely(!CPyType_translate___others__choose_scroll_obj))
        goto fail;
    CPyDef_translate___others__choose_scroll_obj_trait_vtable_setup();
    CPyType_translate____choose_chain_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translate____choose_chain_env_template, NULL, modname);
    if (unlikely(!CPyType_translate____choose_chain_env))
        goto fail;
    CPyDef_translate____choose_chain_env_trait_vtable_setup();
    CPyType_translate____choose_chain_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translate____choose_chain_gen_template, NULL, modname);
    if (unlikely(!CPyType_translate____choose_chain_gen))
        goto fail;
    CPyDef_translate____choose_chain_gen_trait_vtable_setup();
    CPyType_translate_____mypyc_lambda__0__choose_chain_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translate_____mypyc_lambda__0__choose_chain_obj_template, NULL, modname);
    if (unlikely(!CPyType_translate_____mypyc_lambda__0__choose_chain_obj))
        goto fail;
    CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_trait_vtable_setup();
    CPyType_translate___note__choose_chain_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translate___note__choose_chain_obj_template, NULL, modname);
    if (unlikely(!CPyType_translate___note__choose_chain_obj))
        goto fail;
    CPyDef_translate___note__choose_chain_obj_trait_vtable_setup();
    char result = CPyDef_translate_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___actions___translate__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_translate___translate_gen);
    Py_CLEAR(CPyType_translate____choose_scroll_env);
    Py_CLEAR(CPyType_translate____choose_scroll_gen);
    Py_CLEAR(CPyType_translate___obstacle__choose_scroll_obj);
    Py_CLEAR(CPyType_translate___others__choose_scroll_obj);
    Py_CLEAR(CPyType_translate____choose_chain_env);
    Py_CLEAR(CPyType_translate____choose_chain_gen);
    Py_CLEAR(CPyType_translate_____mypyc_lambda__0__choose_chain_obj);
    Py_CLEAR(CPyType_translate___note__choose_chain_obj);
    return -1;
}
int CPyExec_serai___games___scholars___actions___translate(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___actions___translate__impl, &CPyImportState_serai___games___scholars___actions___translate, &CPyModule_serai___games___scholars___actions___translate);
}
static struct PyModuleDef translatemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.actions.translate",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    translatemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___actions___translate(void)
{
    if (CPyModule_serai___games___scholars___actions___translate__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___translate__internal);
        return CPyModule_serai___games___scholars___actions___translate__internal;
    }
    CPyModule_serai___games___scholars___actions___translate__internal = PyModule_Create(&translatemodule);
    return CPyModule_serai___games___scholars___actions___translate__internal;
}

PyObject *CPyInit_serai___games___scholars___actions___translate(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___actions___translate__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___actions___translate__internal);
        return CPyModule_serai___games___scholars___actions___translate__internal;
    }
    CPyModule_serai___games___scholars___actions___translate__internal = PyModule_Create(&translatemodule);
    if (unlikely(CPyModule_serai___games___scholars___actions___translate__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.actions.translate");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___actions___translate__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___actions___translate__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___actions___translate__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___actions___translate(CPyModule_serai___games___scholars___actions___translate__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___actions___translate__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.actions.translate");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___actions___translate__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_translate___translate_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate_obstacle", "Table", "book", 22, CPyStatic_translate___globals);
        goto CPyL46;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guild_of_colour;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate_obstacle", "Book", "guild_of_colour", 22, CPyStatic_translate___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r3 = CPyDict_GetWithNone(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 22, CPyStatic_translate___globals);
        goto CPyL46;
    }
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL3890;
    if (cpy_r_r3 == Py_None)
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL3890;
    CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 22, CPyStatic_translate___globals, "int or None", cpy_r_r3);
    goto CPyL46;
__LL3890: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_r4 == cpy_r_r5;
    if (cpy_r_r6) {
        goto CPyL47;
    } else
        goto CPyL9;
CPyL5: ;
    cpy_r_r7 = CPyStatic_scholars___reasons___NEED_GUILD_COLOUR;
    if (likely(cpy_r_r7 != NULL)) goto CPyL8;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_GUILD_COLOUR\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 24, CPyStatic_translate___globals);
        goto CPyL46;
    }
    CPy_Unreachable();
CPyL8: ;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL9: ;
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals);
        goto CPyL48;
    }
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate_obstacle", "Table", "book", 25, CPyStatic_translate___globals);
        goto CPyL49;
    }
CPyL11: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_columns;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate_obstacle", "Book", "columns", 25, CPyStatic_translate___globals);
        goto CPyL49;
    }
CPyL12: ;
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals);
        goto CPyL50;
    }
    cpy_r_r13 = CPyList_GetItem(cpy_r_r11, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals);
        goto CPyL50;
    }
    if (likely(PyList_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals, "list", cpy_r_r13);
        goto CPyL50;
    }
    cpy_r_r15 = 0;
CPyL16: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL51;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals);
        goto CPyL52;
    }
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate_obstacle", "Table", "house", 25, CPyStatic_translate___globals);
        goto CPyL53;
    }
CPyL19: ;
    cpy_r_r26 = CPyList_GetItemBorrow(cpy_r_r25, cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals);
        goto CPyL53;
    }
    cpy_r_r28 = (Py_ssize_t)cpy_r_r27 != -2;
    CPyTagged_DECREF(cpy_r_r27);
    if (!cpy_r_r28) goto CPyL54;
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate_obstacle", "Table", "house", 25, CPyStatic_translate___globals);
        goto CPyL53;
    }
CPyL23: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals);
        goto CPyL52;
    }
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r33 = PyList_Append(cpy_r_r9, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 25, CPyStatic_translate___globals);
        goto CPyL52;
    }
CPyL26: ;
    cpy_r_r35 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r35;
    goto CPyL16;
CPyL27: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r37 << 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) {
        goto CPyL32;
    } else
        goto CPyL55;
CPyL28: ;
    cpy_r_r40 = CPyStatic_scholars___reasons___NO_SCROLL_THERE;
    if (likely(cpy_r_r40 != NULL)) goto CPyL31;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SCROLL_THERE\" was not set");
    cpy_r_r41 = 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 27, CPyStatic_translate___globals);
        goto CPyL46;
    }
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_r40);
    return cpy_r_r40;
CPyL32: ;
    cpy_r_r42 = 0;
    cpy_r_r43 = 0;
CPyL33: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r43 < cpy_r_r45;
    if (!cpy_r_r46) goto CPyL56;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r48 = *(CPyPtr *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r43 * 8;
    cpy_r_r50 = cpy_r_r48 + cpy_r_r49;
    cpy_r_r51 = *(PyObject * *)cpy_r_r50;
    CPy_INCREF(cpy_r_r51);
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 28, CPyStatic_translate___globals);
        goto CPyL57;
    }
    cpy_r_r53 = CPyDef_translate___chains(cpy_r_t, cpy_r_me, cpy_r_r52, 1);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 28, CPyStatic_translate___globals);
        goto CPyL57;
    }
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    CPy_DECREF(cpy_r_r53);
    cpy_r_r56 = cpy_r_r55 << 1;
    cpy_r_r57 = cpy_r_r56 != 0;
    if (cpy_r_r57) {
        goto CPyL58;
    } else
        goto CPyL38;
CPyL37: ;
    cpy_r_r42 = 1;
    goto CPyL39;
CPyL38: ;
    cpy_r_r58 = cpy_r_r43 + 1;
    cpy_r_r43 = cpy_r_r58;
    goto CPyL33;
CPyL39: ;
    if (!cpy_r_r42) goto CPyL41;
    cpy_r_r59 = Py_None;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r60 = cpy_r_r59;
    goto CPyL45;
CPyL41: ;
    cpy_r_r61 = CPyStatic_scholars___reasons___NO_CHAIN;
    if (likely(cpy_r_r61 != NULL)) goto CPyL44;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_CHAIN\" was not set");
    cpy_r_r62 = 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 28, CPyStatic_translate___globals);
        goto CPyL46;
    }
    CPy_Unreachable();
CPyL44: ;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r60 = cpy_r_r61;
CPyL45: ;
    return cpy_r_r60;
CPyL46: ;
    cpy_r_r63 = NULL;
    return cpy_r_r63;
CPyL47: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL5;
CPyL48: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL46;
CPyL49: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    goto CPyL46;
CPyL50: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL46;
CPyL51: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL27;
CPyL52: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r14);
    goto CPyL46;
CPyL53: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL46;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL26;
CPyL55: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL28;
CPyL56: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL39;
CPyL57: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL46;
CPyL58: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL37;
}
        
        PyObject *CPyPy_translate___translate_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", 0};
            static CPyArg_Parser parser = {"OOO:translate_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour)) {
                return NULL;
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *retval = CPyDef_translate___translate_obstacle(arg_t, arg_me, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate_obstacle", 20, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___translate_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    tuple_T3OOO cpy_r_r51;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    int32_t cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    tuple_T3OOO cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject **cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    tuple_T3OOO cpy_r_r123;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    char cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject **cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    CPyTagged cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    CPyTagged cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    CPyTagged cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyTagged cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    CPyTagged cpy_r_r164;
    PyObject *cpy_r_r165;
    CPyTagged cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    CPyTagged cpy_r_r170;
    char cpy_r_r171;
    CPyTagged cpy_r_r172;
    int64_t cpy_r_r173;
    char cpy_r_r174;
    char cpy_r_r175;
    char cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    CPyTagged cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    CPyTagged cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    CPyTagged cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    CPyTagged cpy_r_r204;
    PyObject *cpy_r_r205;
    int32_t cpy_r_r206;
    char cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    CPyTagged cpy_r_r212;
    CPyTagged cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    CPyTagged cpy_r_r216;
    CPyTagged cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    CPyTagged cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    tuple_T2OI cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    CPyPtr cpy_r_r239;
    int64_t cpy_r_r240;
    PyObject *cpy_r_r241;
    int64_t cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    tuple_T2OI cpy_r_r246;
    PyObject *cpy_r_r247;
    int64_t cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    CPyPtr cpy_r_r252;
    CPyPtr cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    CPyTagged cpy_r_r258;
    char cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject **cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    char cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    char cpy_r_r274;
    PyObject *cpy_r_r275;
    char cpy_r_r276;
    tuple_T3OOO cpy_r_r277;
    PyObject **cpy_r_r278;
    PyObject *cpy_r_r279;
    char cpy_r_r280;
    char cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject **cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    char cpy_r_r287;
    PyObject *cpy_r_r288;
    CPyTagged cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    char cpy_r_r292;
    int32_t cpy_r_r293;
    char cpy_r_r294;
    int32_t cpy_r_r295;
    PyObject *cpy_r_r296;
    char cpy_r_r297;
    char cpy_r_r298;
    char cpy_r_r299;
    char cpy_r_r300;
    char cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = NULL;
    cpy_r_r9 = cpy_r_r8;
    CPy_XDECREF(cpy_r_r9);
    cpy_r_r10 = NULL;
    cpy_r_r11 = cpy_r_r10;
    cpy_r_r12 = NULL;
    cpy_r_r13 = cpy_r_r12;
    CPy_XDECREF(cpy_r_r13);
    cpy_r_r14 = NULL;
    cpy_r_r15 = cpy_r_r14;
    cpy_r_r16 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL230;
CPyL1: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_type != cpy_r_r17;
    if (!cpy_r_r18) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 31, CPyStatic_translate___globals);
        goto CPyL229;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r19 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 33, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL5: ;
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_r19)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Table", "book", 33, CPyStatic_translate___globals);
        goto CPyL229;
    }
    CPy_INCREF(cpy_r_r20);
CPyL6: ;
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 33, CPyStatic_translate___globals);
        goto CPyL229;
    }
    cpy_r_r22 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 34, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL8: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_r22)->_colour;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Table", "colour", 34, CPyStatic_translate___globals);
        goto CPyL229;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL9: ;
    cpy_r_r24 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 34, CPyStatic_translate___globals);
        goto CPyL238;
    }
CPyL10: ;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_guild_of_colour;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Book", "guild_of_colour", 34, CPyStatic_translate___globals);
        goto CPyL238;
    }
    CPy_INCREF(cpy_r_r25);
CPyL11: ;
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r27 = PyDict_Contains(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 34, CPyStatic_translate___globals);
        goto CPyL229;
    }
    cpy_r_r29 = cpy_r_r27;
    cpy_r_r30 = cpy_r_r29 ^ 1;
    if (!cpy_r_r30) goto CPyL43;
    cpy_r_r31 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 35, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL14: ;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_seams;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 35, CPyStatic_translate___globals);
        goto CPyL239;
    }
CPyL15: ;
    cpy_r_r34 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 35, CPyStatic_translate___globals);
        goto CPyL239;
    }
CPyL16: ;
    cpy_r_r35 = CPY_GET_METHOD(cpy_r_r32, CPyType_scholars___seams___Seams, 15, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r32, cpy_r_r33, cpy_r_r34); /* translate */
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 35, CPyStatic_translate___globals);
        goto CPyL229;
    }
    cpy_r_r36 = PyObject_GetIter(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 35, CPyStatic_translate___globals);
        goto CPyL229;
    }
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1 = cpy_r_r36;
    cpy_r_r37 = 1;
    if (!cpy_r_r37) goto CPyL229;
    cpy_r_r38 = NULL;
    cpy_r_r1 = cpy_r_r38;
    cpy_r_r39 = (PyObject **)&cpy_r_r1;
    cpy_r_r40 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r41 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1;
    cpy_r_r42 = CPyIter_Send(cpy_r_r41, cpy_r_r40, cpy_r_r39);
    if (cpy_r_r42 != NULL) goto CPyL240;
    cpy_r_r43 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 35, CPyStatic_translate___globals);
        goto CPyL241;
    }
    cpy_r_r44 = cpy_r_r1;
    CPy_DECREF(cpy_r_r44);
    cpy_r_r45 = NULL;
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1 = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 35, CPyStatic_translate___globals);
        goto CPyL229;
    } else
        goto CPyL38;
CPyL22: ;
    cpy_r_r47 = cpy_r_r42;
CPyL23: ;
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL24: ;
    cpy_r_r49 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r50 = cpy_r_type != cpy_r_r49;
    if (!cpy_r_r50) goto CPyL242;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 35, CPyStatic_translate___globals);
        goto CPyL28;
    } else
        goto CPyL243;
CPyL26: ;
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL34;
CPyL28: ;
    cpy_r_r51 = CPy_CatchError();
    cpy_r_r52 = (PyObject **)&cpy_r_r3;
    cpy_r_r53 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1;
    cpy_r_r54 = CPy_YieldFromErrorHandle(cpy_r_r53, cpy_r_r52);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 35, CPyStatic_translate___globals);
        goto CPyL244;
    }
    if (cpy_r_r54) goto CPyL31;
    cpy_r_r47 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    goto CPyL23;
CPyL31: ;
    cpy_r_r44 = cpy_r_r3;
    CPy_DecRef(cpy_r_r44);
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    goto CPyL38;
CPyL32: ;
    CPy_RestoreExcInfo(cpy_r_r51);
    CPy_DecRef(cpy_r_r51.f0);
    CPy_DecRef(cpy_r_r51.f1);
    CPy_DecRef(cpy_r_r51.f2);
    cpy_r_r55 = CPy_KeepPropagating();
    if (!cpy_r_r55) goto CPyL229;
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r56 = NULL;
    cpy_r_r1 = cpy_r_r56;
    cpy_r_r57 = (PyObject **)&cpy_r_r1;
    cpy_r_r58 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_1;
    cpy_r_r59 = CPyIter_Send(cpy_r_r58, cpy_r_arg, cpy_r_r57);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r59 == NULL) {
        goto CPyL36;
    } else
        goto CPyL245;
CPyL35: ;
    cpy_r_r47 = cpy_r_r59;
    goto CPyL23;
CPyL36: ;
    cpy_r_r60 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 35, CPyStatic_translate___globals);
        goto CPyL241;
    }
    cpy_r_r44 = cpy_r_r1;
    CPy_DECREF(cpy_r_r44);
CPyL38: ;
    cpy_r_r61 = Py_None;
    CPy_INCREF(cpy_r_r61);
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r63 = CPyDef_translate___translate_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL42;
    CPyGen_SetStopIterationValue(cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (!0) goto CPyL237;
    CPy_Unreachable();
CPyL42: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r61;
    CPyGen_Exit(&((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL43: ;
    cpy_r_r64 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 37, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL44: ;
    cpy_r_r65 = ((serai___games___scholars___book___BookObject *)cpy_r_r64)->_guild_of_colour;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Book", "guild_of_colour", 37, CPyStatic_translate___globals);
        goto CPyL229;
    }
    CPy_INCREF(cpy_r_r65);
CPyL45: ;
    cpy_r_r66 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 37, CPyStatic_translate___globals);
        goto CPyL246;
    }
CPyL46: ;
    cpy_r_r67 = ((serai___games___scholars___table___TableObject *)cpy_r_r66)->_colour;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Table", "colour", 37, CPyStatic_translate___globals);
        goto CPyL246;
    }
    CPyTagged_INCREF(cpy_r_r67);
CPyL47: ;
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_r67);
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r65, cpy_r_r68);
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 37, CPyStatic_translate___globals);
        goto CPyL229;
    }
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 37, CPyStatic_translate___globals);
        goto CPyL229;
    }
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 37, CPyStatic_translate___globals);
        goto CPyL229;
    }
    cpy_r_r72 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 38, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL51: ;
    cpy_r_r73 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 38, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL52: ;
    cpy_r_r74 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "guild", 38, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL53: ;
    cpy_r_r75 = CPyDef_translate____choose_scroll(cpy_r_r72, cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 38, CPyStatic_translate___globals);
        goto CPyL229;
    }
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3 = cpy_r_r75;
    cpy_r_r76 = 1;
    if (!cpy_r_r76) goto CPyL229;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r79 = NULL;
    cpy_r_r5 = cpy_r_r79;
    cpy_r_r80 = (PyObject **)&cpy_r_r5;
    cpy_r_r81 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3;
    cpy_r_r82 = CPyDef_translate____choose_scroll_gen_____mypyc_generator_helper__(cpy_r_r81, cpy_r_r78, cpy_r_r78, cpy_r_r78, cpy_r_r77, cpy_r_r80);
    if (cpy_r_r82 != NULL) goto CPyL247;
    cpy_r_r83 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 38, CPyStatic_translate___globals);
        goto CPyL248;
    }
    cpy_r_r84 = cpy_r_r5;
    cpy_r_r85 = NULL;
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3 = cpy_r_r85;
    cpy_r_r86 = 1;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 38, CPyStatic_translate___globals);
        goto CPyL249;
    } else
        goto CPyL74;
CPyL58: ;
    cpy_r_r87 = cpy_r_r82;
CPyL59: ;
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r87;
CPyL60: ;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = cpy_r_type != cpy_r_r89;
    if (!cpy_r_r90) goto CPyL250;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 38, CPyStatic_translate___globals);
        goto CPyL64;
    } else
        goto CPyL251;
CPyL62: ;
    CPy_Unreachable();
CPyL63: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL70;
CPyL64: ;
    cpy_r_r91 = CPy_CatchError();
    cpy_r_r92 = (PyObject **)&cpy_r_r7;
    cpy_r_r93 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3;
    cpy_r_r94 = CPy_YieldFromErrorHandle(cpy_r_r93, cpy_r_r92);
    if (unlikely(cpy_r_r94 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 38, CPyStatic_translate___globals);
        goto CPyL252;
    }
    if (cpy_r_r94) goto CPyL67;
    cpy_r_r87 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r91);
    CPy_DecRef(cpy_r_r91.f0);
    CPy_DecRef(cpy_r_r91.f1);
    CPy_DecRef(cpy_r_r91.f2);
    goto CPyL59;
CPyL67: ;
    cpy_r_r84 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r91);
    CPy_DecRef(cpy_r_r91.f0);
    CPy_DecRef(cpy_r_r91.f1);
    CPy_DecRef(cpy_r_r91.f2);
    goto CPyL74;
CPyL68: ;
    CPy_RestoreExcInfo(cpy_r_r91);
    CPy_DecRef(cpy_r_r91.f0);
    CPy_DecRef(cpy_r_r91.f1);
    CPy_DecRef(cpy_r_r91.f2);
    cpy_r_r95 = CPy_KeepPropagating();
    if (!cpy_r_r95) goto CPyL229;
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r96 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r97 = NULL;
    cpy_r_r5 = cpy_r_r97;
    cpy_r_r98 = (PyObject **)&cpy_r_r5;
    cpy_r_r99 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_3;
    cpy_r_r100 = CPyDef_translate____choose_scroll_gen_____mypyc_generator_helper__(cpy_r_r99, cpy_r_r96, cpy_r_r96, cpy_r_r96, cpy_r_arg, cpy_r_r98);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r100 == NULL) {
        goto CPyL72;
    } else
        goto CPyL253;
CPyL71: ;
    cpy_r_r87 = cpy_r_r100;
    goto CPyL59;
CPyL72: ;
    cpy_r_r101 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 38, CPyStatic_translate___globals);
        goto CPyL248;
    }
    cpy_r_r84 = cpy_r_r5;
CPyL74: ;
    if (likely(PyLong_Check(cpy_r_r84)))
        cpy_r_r102 = CPyTagged_FromObject(cpy_r_r84);
    else {
        CPy_TypeError("int", cpy_r_r84); cpy_r_r102 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 38, CPyStatic_translate___globals);
        goto CPyL229;
    }
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll = cpy_r_r102;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 38, CPyStatic_translate___globals);
        goto CPyL229;
    }
    cpy_r_r104 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 39, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL77: ;
    cpy_r_r105 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 39, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL78: ;
    cpy_r_r106 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "scroll", 39, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL79: ;
    cpy_r_r107 = CPyDef_translate____choose_chain(cpy_r_r104, cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 39, CPyStatic_translate___globals);
        goto CPyL229;
    }
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5 = cpy_r_r107;
    cpy_r_r108 = 1;
    if (!cpy_r_r108) goto CPyL229;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r111 = NULL;
    cpy_r_r9 = cpy_r_r111;
    cpy_r_r112 = (PyObject **)&cpy_r_r9;
    cpy_r_r113 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5;
    cpy_r_r114 = CPyDef_translate____choose_chain_gen_____mypyc_generator_helper__(cpy_r_r113, cpy_r_r110, cpy_r_r110, cpy_r_r110, cpy_r_r109, cpy_r_r112);
    if (cpy_r_r114 != NULL) goto CPyL254;
    cpy_r_r115 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 39, CPyStatic_translate___globals);
        goto CPyL255;
    }
    cpy_r_r116 = cpy_r_r9;
    cpy_r_r117 = NULL;
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5 = cpy_r_r117;
    cpy_r_r118 = 1;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 39, CPyStatic_translate___globals);
        goto CPyL256;
    } else
        goto CPyL100;
CPyL84: ;
    cpy_r_r119 = cpy_r_r114;
CPyL85: ;
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r119;
CPyL86: ;
    cpy_r_r121 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r122 = cpy_r_type != cpy_r_r121;
    if (!cpy_r_r122) goto CPyL257;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 39, CPyStatic_translate___globals);
        goto CPyL90;
    } else
        goto CPyL258;
CPyL88: ;
    CPy_Unreachable();
CPyL89: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL96;
CPyL90: ;
    cpy_r_r123 = CPy_CatchError();
    cpy_r_r124 = (PyObject **)&cpy_r_r11;
    cpy_r_r125 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5;
    cpy_r_r126 = CPy_YieldFromErrorHandle(cpy_r_r125, cpy_r_r124);
    if (unlikely(cpy_r_r126 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 39, CPyStatic_translate___globals);
        goto CPyL259;
    }
    if (cpy_r_r126) goto CPyL93;
    cpy_r_r119 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r123);
    CPy_DecRef(cpy_r_r123.f0);
    CPy_DecRef(cpy_r_r123.f1);
    CPy_DecRef(cpy_r_r123.f2);
    goto CPyL85;
CPyL93: ;
    cpy_r_r116 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r123);
    CPy_DecRef(cpy_r_r123.f0);
    CPy_DecRef(cpy_r_r123.f1);
    CPy_DecRef(cpy_r_r123.f2);
    goto CPyL100;
CPyL94: ;
    CPy_RestoreExcInfo(cpy_r_r123);
    CPy_DecRef(cpy_r_r123.f0);
    CPy_DecRef(cpy_r_r123.f1);
    CPy_DecRef(cpy_r_r123.f2);
    cpy_r_r127 = CPy_KeepPropagating();
    if (!cpy_r_r127) goto CPyL229;
    CPy_Unreachable();
CPyL96: ;
    cpy_r_r128 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r129 = NULL;
    cpy_r_r9 = cpy_r_r129;
    cpy_r_r130 = (PyObject **)&cpy_r_r9;
    cpy_r_r131 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_5;
    cpy_r_r132 = CPyDef_translate____choose_chain_gen_____mypyc_generator_helper__(cpy_r_r131, cpy_r_r128, cpy_r_r128, cpy_r_r128, cpy_r_arg, cpy_r_r130);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r132 == NULL) {
        goto CPyL98;
    } else
        goto CPyL260;
CPyL97: ;
    cpy_r_r119 = cpy_r_r132;
    goto CPyL85;
CPyL98: ;
    cpy_r_r133 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 39, CPyStatic_translate___globals);
        goto CPyL255;
    }
    cpy_r_r116 = cpy_r_r9;
CPyL100: ;
    if (likely(PyTuple_Check(cpy_r_r116)))
        cpy_r_r134 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 39, CPyStatic_translate___globals, "tuple", cpy_r_r116);
        goto CPyL229;
    }
    cpy_r_r135 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 40, CPyStatic_translate___globals);
        goto CPyL261;
    }
CPyL102: ;
    cpy_r_r136 = ((serai___games___scholars___book___BookObject *)cpy_r_r135)->_scrolls;
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Book", "scrolls", 40, CPyStatic_translate___globals);
        goto CPyL261;
    }
CPyL103: ;
    cpy_r_r137 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r137 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "scroll", 40, CPyStatic_translate___globals);
        goto CPyL261;
    }
CPyL104: ;
    cpy_r_r138 = CPyList_GetItem(cpy_r_r136, cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 40, CPyStatic_translate___globals);
        goto CPyL261;
    }
    if (likely(PyTuple_Check(cpy_r_r138)))
        cpy_r_r139 = cpy_r_r138;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 40, CPyStatic_translate___globals, "tuple", cpy_r_r138);
        goto CPyL261;
    }
    cpy_r_r140 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 40, CPyStatic_translate___globals);
        goto CPyL262;
    }
CPyL107: ;
    cpy_r_r141 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 41, CPyStatic_translate___globals);
        goto CPyL263;
    }
CPyL108: ;
    cpy_r_r142 = CPyStatics[2370]; /* 'event-translate' */
    cpy_r_r143 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r143 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 41, CPyStatic_translate___globals);
        goto CPyL263;
    }
CPyL109: ;
    cpy_r_r144 = CPyStatics[2371]; /* 'SC-TRANS-06' */
    cpy_r_r145 = CPySequenceTuple_GetItem(cpy_r_r139, 0);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 41, CPyStatic_translate___globals);
        goto CPyL263;
    }
    if (likely(PyUnicode_Check(cpy_r_r145)))
        cpy_r_r146 = cpy_r_r145;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 41, CPyStatic_translate___globals, "str", cpy_r_r145);
        goto CPyL263;
    }
    cpy_r_r147 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 41, CPyStatic_translate___globals);
        goto CPyL264;
    }
CPyL112: ;
    cpy_r_r148 = ((serai___games___scholars___book___BookObject *)cpy_r_r147)->_guilds;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Book", "guilds", 41, CPyStatic_translate___globals);
        goto CPyL264;
    }
CPyL113: ;
    cpy_r_r149 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r149 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "guild", 41, CPyStatic_translate___globals);
        goto CPyL264;
    }
CPyL114: ;
    cpy_r_r150 = CPyList_GetItem(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 41, CPyStatic_translate___globals);
        goto CPyL264;
    }
    if (likely(PyTuple_Check(cpy_r_r150)))
        cpy_r_r151 = cpy_r_r150;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 41, CPyStatic_translate___globals, "tuple", cpy_r_r150);
        goto CPyL264;
    }
    cpy_r_r152 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 41, CPyStatic_translate___globals);
        goto CPyL265;
    }
CPyL117: ;
    cpy_r_r153 = CPySequenceTuple_GetItem(cpy_r_r151, 0);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 41, CPyStatic_translate___globals);
        goto CPyL264;
    }
    if (likely(PyUnicode_Check(cpy_r_r153)))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 41, CPyStatic_translate___globals, "str", cpy_r_r153);
        goto CPyL264;
    }
    cpy_r_r155 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r156 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r157 = CPyDict_Build(2, cpy_r_r155, cpy_r_r146, cpy_r_r156, cpy_r_r154);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 41, CPyStatic_translate___globals);
        goto CPyL263;
    }
    cpy_r_r158 = CPyDef_kernel___table___Table___tell(cpy_r_r141, cpy_r_r142, cpy_r_r143, cpy_r_r144, cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 41, CPyStatic_translate___globals);
        goto CPyL263;
    }
    cpy_r_r159 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 42, CPyStatic_translate___globals);
        goto CPyL263;
    }
CPyL122: ;
    cpy_r_r160 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 42, CPyStatic_translate___globals);
        goto CPyL263;
    }
CPyL123: ;
    cpy_r_r161 = CPyDef_translate____pay_chain(cpy_r_r159, cpy_r_r160, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r161 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 42, CPyStatic_translate___globals);
        goto CPyL266;
    }
    cpy_r_r162 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 43, CPyStatic_translate___globals);
        goto CPyL266;
    }
CPyL125: ;
    cpy_r_r163 = ((serai___games___scholars___table___TableObject *)cpy_r_r162)->_house;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Table", "house", 43, CPyStatic_translate___globals);
        goto CPyL266;
    }
    CPy_INCREF(cpy_r_r163);
CPyL126: ;
    cpy_r_r164 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r164 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "scroll", 38, CPyStatic_translate___globals);
        goto CPyL267;
    }
CPyL127: ;
    CPyTagged_INCREF(cpy_r_r164);
    cpy_r_r165 = CPyTagged_StealAsObject(cpy_r_r164);
    cpy_r_r166 = CPyList_Index(cpy_r_r163, cpy_r_r165);
    CPy_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r166 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 43, CPyStatic_translate___globals);
        goto CPyL266;
    }
    cpy_r_r167 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 44, CPyStatic_translate___globals);
        goto CPyL268;
    }
CPyL129: ;
    cpy_r_r168 = ((serai___games___scholars___table___TableObject *)cpy_r_r167)->_house_influence;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Table", "house_influence", 44, CPyStatic_translate___globals);
        goto CPyL268;
    }
CPyL130: ;
    cpy_r_r169 = CPyList_GetItem(cpy_r_r168, cpy_r_r166);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 44, CPyStatic_translate___globals);
        goto CPyL268;
    }
    if (likely(PyLong_Check(cpy_r_r169)))
        cpy_r_r170 = CPyTagged_FromObject(cpy_r_r169);
    else {
        CPy_TypeError("int", cpy_r_r169); cpy_r_r170 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 44, CPyStatic_translate___globals);
        goto CPyL268;
    }
    cpy_r_r171 = (Py_ssize_t)cpy_r_r170 != -2;
    if (!cpy_r_r171) goto CPyL269;
    cpy_r_r172 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 46, CPyStatic_translate___globals);
        goto CPyL270;
    }
CPyL134: ;
    cpy_r_r173 = cpy_r_r170 & 1;
    cpy_r_r174 = cpy_r_r173 != 0;
    if (!cpy_r_r174) goto CPyL136;
    cpy_r_r175 = CPyTagged_IsEq_(cpy_r_r170, cpy_r_r172);
    cpy_r_r176 = cpy_r_r175 ^ 1;
    if (cpy_r_r176) {
        goto CPyL137;
    } else
        goto CPyL143;
CPyL136: ;
    cpy_r_r177 = cpy_r_r170 != cpy_r_r172;
    if (!cpy_r_r177) goto CPyL143;
CPyL137: ;
    cpy_r_r178 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 47, CPyStatic_translate___globals);
        goto CPyL270;
    }
CPyL138: ;
    cpy_r_r179 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r179 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 47, CPyStatic_translate___globals);
        goto CPyL270;
    }
CPyL139: ;
    cpy_r_r180 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 47, CPyStatic_translate___globals);
        goto CPyL270;
    }
CPyL140: ;
    cpy_r_r181 = ((serai___games___scholars___book___BookObject *)cpy_r_r180)->_constants;
    CPy_INCREF(cpy_r_r181);
    cpy_r_r182 = CPyStatics[2372]; /* 'foreign_fee' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 47, CPyStatic_translate___globals);
        goto CPyL270;
    }
    if (likely(PyLong_Check(cpy_r_r183)))
        cpy_r_r184 = CPyTagged_FromObject(cpy_r_r183);
    else {
        CPy_TypeError("int", cpy_r_r183); cpy_r_r184 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r184 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 47, CPyStatic_translate___globals);
        goto CPyL270;
    }
    cpy_r_r185 = CPyDef_gold___pay_silver(cpy_r_r178, cpy_r_r179, cpy_r_r170, cpy_r_r184);
    CPyTagged_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 47, CPyStatic_translate___globals);
        goto CPyL270;
    }
CPyL143: ;
    cpy_r_r186 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 48, CPyStatic_translate___globals);
        goto CPyL270;
    }
CPyL144: ;
    cpy_r_r187 = CPyDef_scholars___influence___give_back(cpy_r_r186, cpy_r_r170);
    CPyTagged_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r187 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 48, CPyStatic_translate___globals);
        goto CPyL268;
    }
CPyL145: ;
    cpy_r_r188 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 49, CPyStatic_translate___globals);
        goto CPyL268;
    }
CPyL146: ;
    cpy_r_r189 = ((serai___games___scholars___table___TableObject *)cpy_r_r188)->_house;
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Table", "house", 49, CPyStatic_translate___globals);
        goto CPyL268;
    }
    CPy_INCREF(cpy_r_r189);
CPyL147: ;
    cpy_r_r190 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r190);
    cpy_r_r191 = CPyList_SetItem(cpy_r_r189, cpy_r_r166, cpy_r_r190);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 49, CPyStatic_translate___globals);
        goto CPyL268;
    }
    cpy_r_r192 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 50, CPyStatic_translate___globals);
        goto CPyL268;
    }
CPyL149: ;
    cpy_r_r193 = ((serai___games___scholars___table___TableObject *)cpy_r_r192)->_house_influence;
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Table", "house_influence", 50, CPyStatic_translate___globals);
        goto CPyL268;
    }
    CPy_INCREF(cpy_r_r193);
CPyL150: ;
    cpy_r_r194 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r194);
    cpy_r_r195 = CPyList_SetItem(cpy_r_r193, cpy_r_r166, cpy_r_r194);
    CPy_DECREF(cpy_r_r193);
    CPyTagged_DECREF(cpy_r_r166);
    if (unlikely(!cpy_r_r195)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 50, CPyStatic_translate___globals);
        goto CPyL266;
    }
    cpy_r_r196 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 51, CPyStatic_translate___globals);
        goto CPyL266;
    }
CPyL152: ;
    cpy_r_r197 = ((serai___games___scholars___table___TableObject *)cpy_r_r196)->_players;
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Table", "players", 51, CPyStatic_translate___globals);
        goto CPyL266;
    }
CPyL153: ;
    cpy_r_r198 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r198 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 51, CPyStatic_translate___globals);
        goto CPyL266;
    }
CPyL154: ;
    cpy_r_r199 = CPyList_GetItem(cpy_r_r197, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 51, CPyStatic_translate___globals);
        goto CPyL266;
    }
    if (likely(Py_TYPE(cpy_r_r199) == CPyType_scholars___table___Player))
        cpy_r_r200 = cpy_r_r199;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 51, CPyStatic_translate___globals, "serai.games.scholars.table.Player", cpy_r_r199);
        goto CPyL266;
    }
    cpy_r_r201 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r200)->_scrolls;
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Player", "scrolls", 52, CPyStatic_translate___globals);
        goto CPyL271;
    }
    CPy_INCREF(cpy_r_r201);
CPyL157: ;
    cpy_r_r202 = PyList_New(0);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 52, CPyStatic_translate___globals);
        goto CPyL272;
    }
    cpy_r_r203 = CPyList_Extend(cpy_r_r202, cpy_r_r201);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 52, CPyStatic_translate___globals);
        goto CPyL273;
    } else
        goto CPyL274;
CPyL159: ;
    cpy_r_r204 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scroll;
    if (unlikely(cpy_r_r204 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "scroll", 38, CPyStatic_translate___globals);
        goto CPyL273;
    }
CPyL160: ;
    CPyTagged_INCREF(cpy_r_r204);
    cpy_r_r205 = CPyTagged_StealAsObject(cpy_r_r204);
    cpy_r_r206 = PyList_Append(cpy_r_r202, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 52, CPyStatic_translate___globals);
        goto CPyL273;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r200)->_scrolls != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r200)->_scrolls);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r200)->_scrolls = cpy_r_r202;
    cpy_r_r208 = 1;
    CPy_DECREF(cpy_r_r200);
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 52, CPyStatic_translate___globals);
        goto CPyL266;
    }
    cpy_r_r209 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 53, CPyStatic_translate___globals);
        goto CPyL266;
    }
CPyL163: ;
    cpy_r_r210 = ((serai___games___scholars___book___BookObject *)cpy_r_r209)->_seams;
    CPy_INCREF(cpy_r_r210);
    cpy_r_r211 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 53, CPyStatic_translate___globals);
        goto CPyL275;
    }
CPyL164: ;
    cpy_r_r212 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r212 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 53, CPyStatic_translate___globals);
        goto CPyL275;
    }
CPyL165: ;
    cpy_r_r213 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r213 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "guild", 53, CPyStatic_translate___globals);
        goto CPyL275;
    }
CPyL166: ;
    cpy_r_r214 = CPY_GET_METHOD(cpy_r_r210, CPyType_scholars___seams___Seams, 22, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r213); /* translated */
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r214 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 53, CPyStatic_translate___globals);
        goto CPyL266;
    }
    cpy_r_r215 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 54, CPyStatic_translate___globals);
        goto CPyL266;
    }
CPyL168: ;
    cpy_r_r216 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r216 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 54, CPyStatic_translate___globals);
        goto CPyL266;
    }
CPyL169: ;
    cpy_r_r217 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r217 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "guild", 54, CPyStatic_translate___globals);
        goto CPyL266;
    }
CPyL170: ;
    cpy_r_r218 = CPyDef_goals___translated_from(cpy_r_r215, cpy_r_r216, cpy_r_r217);
    if (unlikely(cpy_r_r218 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 54, CPyStatic_translate___globals);
        goto CPyL266;
    }
    cpy_r_r219 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 55, CPyStatic_translate___globals);
        goto CPyL266;
    }
CPyL172: ;
    cpy_r_r220 = ((serai___games___scholars___book___BookObject *)cpy_r_r219)->_verbs;
    CPy_INCREF(cpy_r_r220);
    cpy_r_r221 = CPyStatics[418]; /* 'advance' */
    cpy_r_r222 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 55, CPyStatic_translate___globals);
        goto CPyL276;
    }
CPyL173: ;
    cpy_r_r223 = ((serai___games___scholars___book___BookObject *)cpy_r_r222)->_tracks;
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Book", "tracks", 55, CPyStatic_translate___globals);
        goto CPyL276;
    }
    CPy_INCREF(cpy_r_r223);
CPyL174: ;
    cpy_r_r224 = CPySequenceTuple_GetItem(cpy_r_r139, 6);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 55, CPyStatic_translate___globals);
        goto CPyL277;
    }
    if (likely(PyLong_Check(cpy_r_r224)))
        cpy_r_r225 = CPyTagged_FromObject(cpy_r_r224);
    else {
        CPy_TypeError("int", cpy_r_r224); cpy_r_r225 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r225 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 55, CPyStatic_translate___globals);
        goto CPyL277;
    }
    cpy_r_r226 = CPyList_GetItem(cpy_r_r223, cpy_r_r225);
    CPy_DECREF(cpy_r_r223);
    CPyTagged_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 55, CPyStatic_translate___globals);
        goto CPyL276;
    }
    if (likely(PyTuple_Check(cpy_r_r226)))
        cpy_r_r227 = cpy_r_r226;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 55, CPyStatic_translate___globals, "tuple", cpy_r_r226);
        goto CPyL276;
    }
    cpy_r_r228 = CPySequenceTuple_GetItem(cpy_r_r227, 0);
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 55, CPyStatic_translate___globals);
        goto CPyL276;
    }
    if (likely(PyUnicode_Check(cpy_r_r228)))
        cpy_r_r229 = cpy_r_r228;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 55, CPyStatic_translate___globals, "str", cpy_r_r228);
        goto CPyL276;
    }
    cpy_r_r230 = CPyStatics[4897]; /* 1 */
    cpy_r_r231 = PyTuple_Pack(2, cpy_r_r229, cpy_r_r230);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 55, CPyStatic_translate___globals);
        goto CPyL276;
    }
    cpy_r_r232 = CPyDef_kernel___effects___Verbs___call(cpy_r_r220, cpy_r_r221, cpy_r_r231);
    CPy_DECREF(cpy_r_r231);
    CPy_DECREF(cpy_r_r220);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 55, CPyStatic_translate___globals);
        goto CPyL266;
    }
    cpy_r_r233.f0 = cpy_r_r232;
    cpy_r_r233.f1 = 0;
    cpy_r_r234 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 56, CPyStatic_translate___globals);
        goto CPyL278;
    }
CPyL183: ;
    cpy_r_r235 = ((serai___games___scholars___book___BookObject *)cpy_r_r234)->_performer;
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Book", "performer", 56, CPyStatic_translate___globals);
        goto CPyL278;
    }
    CPy_INCREF(cpy_r_r235);
CPyL184: ;
    cpy_r_r236 = CPySequenceTuple_GetItem(cpy_r_r139, 8);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 56, CPyStatic_translate___globals);
        goto CPyL279;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r236, CPyType_kernel___effects___Effect)))
        cpy_r_r237 = cpy_r_r236;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 56, CPyStatic_translate___globals, "serai.kernel.effects.Effect", cpy_r_r236);
        goto CPyL279;
    }
    cpy_r_r238 = CPyDef_perform___Performer___flat(cpy_r_r235, cpy_r_r237);
    CPy_DECREF(cpy_r_r237);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 56, CPyStatic_translate___globals);
        goto CPyL280;
    }
    cpy_r_r239 = (CPyPtr)((CPyPtr)cpy_r_r238 + offsetof(PyVarObject, ob_size));
    cpy_r_r240 = *(int64_t *)cpy_r_r239;
    cpy_r_r241 = PyList_New(cpy_r_r240);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 56, CPyStatic_translate___globals);
        goto CPyL281;
    }
    cpy_r_r242 = 0;
CPyL189: ;
    cpy_r_r243 = cpy_r_r242 < cpy_r_r240;
    if (!cpy_r_r243) goto CPyL282;
    cpy_r_r244 = CPySequenceTuple_GetItemUnsafe(cpy_r_r238, cpy_r_r242);
    if (likely(PyObject_TypeCheck(cpy_r_r244, CPyType_kernel___effects___Effect)))
        cpy_r_r245 = cpy_r_r244;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "translate", 56, CPyStatic_translate___globals, "serai.kernel.effects.Effect", cpy_r_r244);
        goto CPyL283;
    }
    cpy_r_r246.f0 = cpy_r_r245;
    cpy_r_r246.f1 = 8;
    cpy_r_r247 = PyTuple_New(2);
    if (unlikely(cpy_r_r247 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3891 = cpy_r_r246.f0;
    PyTuple_SET_ITEM(cpy_r_r247, 0, __tmp3891);
    PyObject *__tmp3892 = CPyTagged_StealAsObject(cpy_r_r246.f1);
    PyTuple_SET_ITEM(cpy_r_r247, 1, __tmp3892);
    CPyList_SetItemUnsafe(cpy_r_r241, cpy_r_r242, cpy_r_r247);
    cpy_r_r248 = cpy_r_r242 + 1;
    cpy_r_r242 = cpy_r_r248;
    goto CPyL189;
CPyL193: ;
    cpy_r_r249 = PyObject_GetIter(cpy_r_r241);
    CPy_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 56, CPyStatic_translate___globals);
        goto CPyL280;
    }
    cpy_r_r250 = PyList_New(1);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 56, CPyStatic_translate___globals);
        goto CPyL284;
    }
    cpy_r_r251 = PyTuple_New(2);
    if (unlikely(cpy_r_r251 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3893 = cpy_r_r233.f0;
    PyTuple_SET_ITEM(cpy_r_r251, 0, __tmp3893);
    PyObject *__tmp3894 = CPyTagged_StealAsObject(cpy_r_r233.f1);
    PyTuple_SET_ITEM(cpy_r_r251, 1, __tmp3894);
    cpy_r_r252 = (CPyPtr)((CPyPtr)cpy_r_r250 + offsetof(PyListObject, ob_item));
    cpy_r_r253 = *(CPyPtr *)cpy_r_r252;
    *(PyObject * *)cpy_r_r253 = cpy_r_r251;
    cpy_r_r254 = CPyList_Extend(cpy_r_r250, cpy_r_r249);
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 56, CPyStatic_translate___globals);
        goto CPyL285;
    } else
        goto CPyL286;
CPyL196: ;
    cpy_r_r255 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__book;
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "book", 57, CPyStatic_translate___globals);
        goto CPyL287;
    }
CPyL197: ;
    cpy_r_r256 = ((serai___games___scholars___book___BookObject *)cpy_r_r255)->_performer;
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "Book", "performer", 57, CPyStatic_translate___globals);
        goto CPyL287;
    }
    CPy_INCREF(cpy_r_r256);
CPyL198: ;
    cpy_r_r257 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 57, CPyStatic_translate___globals);
        goto CPyL288;
    }
CPyL199: ;
    cpy_r_r258 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r258 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "me", 57, CPyStatic_translate___globals);
        goto CPyL288;
    }
CPyL200: ;
    cpy_r_r259 = 2;
    cpy_r_r260 = 2;
    cpy_r_r261 = CPyDef_perform___Performer___resolve(cpy_r_r256, cpy_r_r257, cpy_r_r258, cpy_r_r250, cpy_r_r259, cpy_r_r260);
    CPy_DECREF(cpy_r_r250);
    CPy_DECREF(cpy_r_r256);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 57, CPyStatic_translate___globals);
        goto CPyL229;
    }
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6 = cpy_r_r261;
    cpy_r_r262 = 1;
    if (!cpy_r_r262) goto CPyL229;
    cpy_r_r263 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r264 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r265 = NULL;
    cpy_r_r13 = cpy_r_r265;
    cpy_r_r266 = (PyObject **)&cpy_r_r13;
    cpy_r_r267 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6;
    cpy_r_r268 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r267, cpy_r_r264, cpy_r_r264, cpy_r_r264, cpy_r_r263, cpy_r_r266);
    if (cpy_r_r268 != NULL) goto CPyL289;
    cpy_r_r269 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r269)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 57, CPyStatic_translate___globals);
        goto CPyL290;
    }
    cpy_r_r270 = cpy_r_r13;
    CPy_DECREF(cpy_r_r270);
    cpy_r_r271 = NULL;
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6 != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6 = cpy_r_r271;
    cpy_r_r272 = 1;
    if (unlikely(!cpy_r_r272)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 57, CPyStatic_translate___globals);
        goto CPyL229;
    } else
        goto CPyL221;
CPyL205: ;
    cpy_r_r273 = cpy_r_r268;
CPyL206: ;
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r273;
CPyL207: ;
    cpy_r_r275 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r276 = cpy_r_type != cpy_r_r275;
    if (!cpy_r_r276) goto CPyL291;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 57, CPyStatic_translate___globals);
        goto CPyL211;
    } else
        goto CPyL292;
CPyL209: ;
    CPy_Unreachable();
CPyL210: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL217;
CPyL211: ;
    cpy_r_r277 = CPy_CatchError();
    cpy_r_r278 = (PyObject **)&cpy_r_r15;
    cpy_r_r279 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6;
    cpy_r_r280 = CPy_YieldFromErrorHandle(cpy_r_r279, cpy_r_r278);
    if (unlikely(cpy_r_r280 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 57, CPyStatic_translate___globals);
        goto CPyL293;
    }
    if (cpy_r_r280) goto CPyL214;
    cpy_r_r273 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r277);
    CPy_DecRef(cpy_r_r277.f0);
    CPy_DecRef(cpy_r_r277.f1);
    CPy_DecRef(cpy_r_r277.f2);
    goto CPyL206;
CPyL214: ;
    cpy_r_r270 = cpy_r_r15;
    CPy_DecRef(cpy_r_r270);
    CPy_RestoreExcInfo(cpy_r_r277);
    CPy_DecRef(cpy_r_r277.f0);
    CPy_DecRef(cpy_r_r277.f1);
    CPy_DecRef(cpy_r_r277.f2);
    goto CPyL221;
CPyL215: ;
    CPy_RestoreExcInfo(cpy_r_r277);
    CPy_DecRef(cpy_r_r277.f0);
    CPy_DecRef(cpy_r_r277.f1);
    CPy_DecRef(cpy_r_r277.f2);
    cpy_r_r281 = CPy_KeepPropagating();
    if (!cpy_r_r281) goto CPyL229;
    CPy_Unreachable();
CPyL217: ;
    cpy_r_r282 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r283 = NULL;
    cpy_r_r13 = cpy_r_r283;
    cpy_r_r284 = (PyObject **)&cpy_r_r13;
    cpy_r_r285 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___actions___translate___translate_gen_6;
    cpy_r_r286 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r285, cpy_r_r282, cpy_r_r282, cpy_r_r282, cpy_r_arg, cpy_r_r284);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r286 == NULL) {
        goto CPyL219;
    } else
        goto CPyL294;
CPyL218: ;
    cpy_r_r273 = cpy_r_r286;
    goto CPyL206;
CPyL219: ;
    cpy_r_r287 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r287)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 57, CPyStatic_translate___globals);
        goto CPyL290;
    }
    cpy_r_r270 = cpy_r_r13;
    CPy_DECREF(cpy_r_r270);
CPyL221: ;
    cpy_r_r288 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "t", 58, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL222: ;
    cpy_r_r289 = ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r289 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "translate", "translate_gen", "guild", 58, CPyStatic_translate___globals);
        goto CPyL229;
    }
CPyL223: ;
    cpy_r_r290 = CPyDef_translate___close_up(cpy_r_r288, cpy_r_r289);
    if (unlikely(cpy_r_r290 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 58, CPyStatic_translate___globals);
        goto CPyL229;
    }
    cpy_r_r291 = Py_None;
    CPy_INCREF(cpy_r_r291);
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r293 = CPyDef_translate___translate_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL228;
    CPyGen_SetStopIterationValue(cpy_r_r291);
    CPy_DECREF(cpy_r_r291);
    if (!0) goto CPyL237;
    CPy_Unreachable();
CPyL228: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r291;
    CPyGen_Exit(&((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL229: ;
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r295 = CPyDef_translate___translate_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r296 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r296;
CPyL230: ;
    cpy_r_r297 = cpy_r_r16 == 0;
    if (cpy_r_r297) goto CPyL295;
    cpy_r_r298 = cpy_r_r16 == 1;
    if (cpy_r_r298) {
        goto CPyL296;
    } else
        goto CPyL297;
CPyL232: ;
    cpy_r_r299 = cpy_r_r16 == 2;
    if (cpy_r_r299) {
        goto CPyL298;
    } else
        goto CPyL299;
CPyL233: ;
    cpy_r_r300 = cpy_r_r16 == 3;
    if (cpy_r_r300) {
        goto CPyL300;
    } else
        goto CPyL301;
CPyL234: ;
    cpy_r_r301 = cpy_r_r16 == 4;
    if (cpy_r_r301) {
        goto CPyL207;
    } else
        goto CPyL302;
CPyL235: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r302 = 0;
    if (unlikely(!cpy_r_r302)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 31, CPyStatic_translate___globals);
        goto CPyL237;
    }
    CPy_Unreachable();
CPyL237: ;
    cpy_r_r303 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___translate___translate_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r303;
CPyL238: ;
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL229;
CPyL239: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL229;
CPyL240: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL22;
CPyL241: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL229;
CPyL242: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL27;
CPyL243: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL26;
CPyL244: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL32;
CPyL245: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL35;
CPyL246: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL229;
CPyL247: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL58;
CPyL248: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL229;
CPyL249: ;
    CPy_DecRef(cpy_r_r84);
    goto CPyL229;
CPyL250: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL63;
CPyL251: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL62;
CPyL252: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL68;
CPyL253: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL71;
CPyL254: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL84;
CPyL255: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL229;
CPyL256: ;
    CPy_DecRef(cpy_r_r116);
    goto CPyL229;
CPyL257: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL89;
CPyL258: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL88;
CPyL259: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL94;
CPyL260: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL97;
CPyL261: ;
    CPy_DecRef(cpy_r_r134);
    goto CPyL229;
CPyL262: ;
    CPy_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r139);
    goto CPyL229;
CPyL263: ;
    CPy_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r139);
    goto CPyL229;
CPyL264: ;
    CPy_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r146);
    goto CPyL229;
CPyL265: ;
    CPy_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r151);
    goto CPyL229;
CPyL266: ;
    CPy_DecRef(cpy_r_r139);
    goto CPyL229;
CPyL267: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r163);
    goto CPyL229;
CPyL268: ;
    CPy_DecRef(cpy_r_r139);
    CPyTagged_DecRef(cpy_r_r166);
    goto CPyL229;
CPyL269: ;
    CPyTagged_DECREF(cpy_r_r170);
    goto CPyL145;
CPyL270: ;
    CPy_DecRef(cpy_r_r139);
    CPyTagged_DecRef(cpy_r_r166);
    CPyTagged_DecRef(cpy_r_r170);
    goto CPyL229;
CPyL271: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r200);
    goto CPyL229;
CPyL272: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r201);
    goto CPyL229;
CPyL273: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r202);
    goto CPyL229;
CPyL274: ;
    CPy_DECREF(cpy_r_r203);
    goto CPyL159;
CPyL275: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r210);
    goto CPyL229;
CPyL276: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r220);
    goto CPyL229;
CPyL277: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r220);
    CPy_DecRef(cpy_r_r223);
    goto CPyL229;
CPyL278: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r233.f0);
    CPyTagged_DecRef(cpy_r_r233.f1);
    goto CPyL229;
CPyL279: ;
    CPy_DecRef(cpy_r_r233.f0);
    CPyTagged_DecRef(cpy_r_r233.f1);
    CPy_DecRef(cpy_r_r235);
    goto CPyL229;
CPyL280: ;
    CPy_DecRef(cpy_r_r233.f0);
    CPyTagged_DecRef(cpy_r_r233.f1);
    goto CPyL229;
CPyL281: ;
    CPy_DecRef(cpy_r_r233.f0);
    CPyTagged_DecRef(cpy_r_r233.f1);
    CPy_DecRef(cpy_r_r238);
    goto CPyL229;
CPyL282: ;
    CPy_DECREF(cpy_r_r238);
    goto CPyL193;
CPyL283: ;
    CPy_DecRef(cpy_r_r233.f0);
    CPyTagged_DecRef(cpy_r_r233.f1);
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r241);
    goto CPyL229;
CPyL284: ;
    CPy_DecRef(cpy_r_r233.f0);
    CPyTagged_DecRef(cpy_r_r233.f1);
    CPy_DecRef(cpy_r_r249);
    goto CPyL229;
CPyL285: ;
    CPy_DecRef(cpy_r_r250);
    goto CPyL229;
CPyL286: ;
    CPy_DECREF(cpy_r_r254);
    goto CPyL196;
CPyL287: ;
    CPy_DecRef(cpy_r_r250);
    goto CPyL229;
CPyL288: ;
    CPy_DecRef(cpy_r_r250);
    CPy_DecRef(cpy_r_r256);
    goto CPyL229;
CPyL289: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL205;
CPyL290: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL229;
CPyL291: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL210;
CPyL292: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL209;
CPyL293: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL215;
CPyL294: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL218;
CPyL295: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL1;
CPyL296: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL24;
CPyL297: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL232;
CPyL298: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL60;
CPyL299: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL233;
CPyL300: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL86;
CPyL301: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL234;
CPyL302: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL235;
}
        
PyObject *CPyDef_translate___translate_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translate___translate_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translate___translate_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate.translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate___translate_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__next__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___translate_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translate___translate_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translate___translate_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate.translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_translate___translate_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "send", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___translate_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_translate___translate_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate.translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate___translate_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__iter__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___translate_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_translate___translate_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_translate___translate_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate.translate_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_translate___translate_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "throw", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___translate_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_translate___translate_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3895 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3895);
    PyObject *__tmp3896 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3896);
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
        
        PyObject *CPyPy_translate___translate_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate___translate_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate.translate_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate___translate_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___translate(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_translate___translate_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 31, CPyStatic_translate___globals);
        goto CPyL4;
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 31, CPyStatic_translate___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___translate___translate_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___translate___translate_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___actions___translate___translate_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 31, CPyStatic_translate___globals);
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
        
        PyObject *CPyPy_translate___translate(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:translate", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
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
            PyObject *retval = CPyDef_translate___translate(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "translate", 31, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___obstacle__choose_scroll_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_translate___obstacle__choose_scroll_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translate___obstacle__choose_scroll_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__get__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___obstacle__choose_scroll_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = ((serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "obstacle", "obstacle__choose_scroll_obj", "__mypyc_env__", 65, CPyStatic_translate___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__here;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "obstacle", "_choose_scroll_env", "here", 66, CPyStatic_translate___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = PySequence_Contains(cpy_r_r1, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "obstacle", 66, CPyStatic_translate___globals);
        goto CPyL19;
    }
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = cpy_r_r4 ^ 1;
    if (!cpy_r_r5) goto CPyL8;
    cpy_r_r6 = CPyStatic_scholars___reasons___WRONG_GUILD;
    if (likely(cpy_r_r6 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"WRONG_GUILD\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "obstacle", 67, CPyStatic_translate___globals);
        goto CPyL19;
    }
    CPy_Unreachable();
CPyL7: ;
    CPy_INCREF(cpy_r_r6);
    return cpy_r_r6;
CPyL8: ;
    cpy_r_r8 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "obstacle", "_choose_scroll_env", "t", 68, CPyStatic_translate___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "obstacle", "_choose_scroll_env", "me", 68, CPyStatic_translate___globals);
        goto CPyL20;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "obstacle", 68, CPyStatic_translate___globals);
        goto CPyL21;
    }
    cpy_r_r12 = CPyDef_translate___chains(cpy_r_r8, cpy_r_r9, cpy_r_r11, 1);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "obstacle", 68, CPyStatic_translate___globals);
        goto CPyL19;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL14;
    cpy_r_r17 = Py_None;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL18;
CPyL14: ;
    cpy_r_r19 = CPyStatic_scholars___reasons___NO_CHAIN;
    if (likely(cpy_r_r19 != NULL)) goto CPyL17;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_CHAIN\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "obstacle", 68, CPyStatic_translate___globals);
        goto CPyL19;
    }
    CPy_Unreachable();
CPyL17: ;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r18 = cpy_r_r19;
CPyL18: ;
    return cpy_r_r18;
CPyL19: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL20: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL19;
}
        
        PyObject *CPyPy_translate___obstacle__choose_scroll_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate___obstacle__choose_scroll_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "obstacle", 65, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___others__choose_scroll_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_translate___others__choose_scroll_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translate___others__choose_scroll_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__get__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___others__choose_scroll_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = ((serai___games___scholars___actions___translate___others__choose_scroll_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "others", "others__choose_scroll_obj", "__mypyc_env__", 70, CPyStatic_translate___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "others", 71, CPyStatic_translate___globals);
        goto CPyL23;
    }
    cpy_r_r2 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "others", "_choose_scroll_env", "t", 71, CPyStatic_translate___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_r2)->_house;
    if (unlikely(cpy_r_r3 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'house' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r3);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "others", 71, CPyStatic_translate___globals);
        goto CPyL24;
    }
CPyL4: ;
    cpy_r_r4 = 0;
CPyL5: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL25;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "others", 71, CPyStatic_translate___globals);
        goto CPyL26;
    }
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 != -2;
    if (cpy_r_r14) goto CPyL9;
    if (cpy_r_r14) {
        goto CPyL16;
    } else
        goto CPyL30;
CPyL9: ;
    cpy_r_r15 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "others", "_choose_scroll_env", "options", 71, CPyStatic_translate___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r15);
CPyL10: ;
    cpy_r_r16 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r15)->_scroll;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "others", "Options", "scroll", 71, CPyStatic_translate___globals);
        goto CPyL28;
    }
CPyL11: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r13);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "others", 71, CPyStatic_translate___globals);
        goto CPyL28;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_option___Option))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "others", 71, CPyStatic_translate___globals, "serai.kernel.option.Option", cpy_r_r17);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r15);
    cpy_r_r19 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__here;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "others", "_choose_scroll_env", "here", 71, CPyStatic_translate___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r19);
CPyL14: ;
    cpy_r_r20 = PySequence_Contains(cpy_r_r19, cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "others", 71, CPyStatic_translate___globals);
        goto CPyL27;
    }
    cpy_r_r22 = cpy_r_r20;
    cpy_r_r23 = cpy_r_r22 ^ 1;
    if (!cpy_r_r23) goto CPyL30;
CPyL16: ;
    cpy_r_r24 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "others", "_choose_scroll_env", "options", 71, CPyStatic_translate___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r24);
CPyL17: ;
    cpy_r_r25 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r24)->_scroll;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "others", "Options", "scroll", 71, CPyStatic_translate___globals);
        goto CPyL31;
    }
CPyL18: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "others", 71, CPyStatic_translate___globals);
        goto CPyL32;
    }
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_option___Option))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "others", 71, CPyStatic_translate___globals, "serai.kernel.option.Option", cpy_r_r26);
        goto CPyL32;
    }
    CPy_DECREF(cpy_r_r24);
    cpy_r_r28 = PyList_Append(cpy_r_r1, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "others", 71, CPyStatic_translate___globals);
        goto CPyL26;
    }
CPyL21: ;
    cpy_r_r30 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r30;
    goto CPyL5;
CPyL22: ;
    return cpy_r_r1;
CPyL23: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL23;
CPyL25: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL23;
CPyL29: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r18);
    goto CPyL23;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL21;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r24);
    goto CPyL23;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r24);
    goto CPyL23;
}
        
        PyObject *CPyPy_translate___others__choose_scroll_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_translate___others__choose_scroll_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "others", 70, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_scroll_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    int32_t cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    int32_t cpy_r_r69;
    int32_t cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_gen", "__mypyc_env__", 61, CPyStatic_translate___globals);
        goto CPyL61;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL57;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 61, CPyStatic_translate___globals);
        goto CPyL56;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_env", "t", 62, CPyStatic_translate___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "Table", "book", 62, CPyStatic_translate___globals);
        goto CPyL62;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "Book", "options", 62, CPyStatic_translate___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    CPy_DECREF(cpy_r_r4);
    if (((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options);
    }
    ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 62, CPyStatic_translate___globals);
        goto CPyL56;
    }
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL56;
    }
    cpy_r_r9 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_env", "t", 63, CPyStatic_translate___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r9);
CPyL11: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_r9)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "Table", "book", 63, CPyStatic_translate___globals);
        goto CPyL64;
    }
CPyL12: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_columns;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "Book", "columns", 63, CPyStatic_translate___globals);
        goto CPyL64;
    }
CPyL13: ;
    cpy_r_r12 = ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_gen", "guild", 63, CPyStatic_translate___globals);
        goto CPyL64;
    }
CPyL14: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL64;
    }
    if (likely(PyList_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals, "list", cpy_r_r13);
        goto CPyL64;
    }
    CPy_DECREF(cpy_r_r9);
    cpy_r_r15 = 0;
CPyL17: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL65;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL66;
    }
    cpy_r_r25 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_env", "t", 63, CPyStatic_translate___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r25);
CPyL20: ;
    cpy_r_r26 = ((serai___games___scholars___table___TableObject *)cpy_r_r25)->_house;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "Table", "house", 63, CPyStatic_translate___globals);
        goto CPyL68;
    }
CPyL21: ;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_r24);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL68;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL68;
    }
    cpy_r_r29 = (Py_ssize_t)cpy_r_r28 != -2;
    CPyTagged_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r25);
    if (!cpy_r_r29) goto CPyL69;
    cpy_r_r30 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_env", "options", 63, CPyStatic_translate___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r30);
CPyL25: ;
    cpy_r_r31 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r30)->_scroll;
    if (unlikely(cpy_r_r31 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'scroll' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r31);
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL67;
    }
CPyL26: ;
    cpy_r_r32 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_env", "t", 63, CPyStatic_translate___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r32);
CPyL27: ;
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_r32)->_house;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "Table", "house", 63, CPyStatic_translate___globals);
        goto CPyL71;
    }
CPyL28: ;
    cpy_r_r34 = CPyList_GetItemBorrow(cpy_r_r33, cpy_r_r24);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL71;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL71;
    }
    cpy_r_r36 = CPyList_GetItem(cpy_r_r31, cpy_r_r35);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL72;
    }
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_option___Option))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals, "serai.kernel.option.Option", cpy_r_r36);
        goto CPyL72;
    }
    CPy_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r38 = PyList_Append(cpy_r_r8, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL66;
    }
CPyL33: ;
    cpy_r_r40 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r40;
    goto CPyL17;
CPyL34: ;
    if (((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__here != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__here);
    }
    ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__here = cpy_r_r8;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 63, CPyStatic_translate___globals);
        goto CPyL56;
    }
    cpy_r_r42 = CPyDef_translate___obstacle__choose_scroll_obj();
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 65, CPyStatic_translate___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___actions___translate___obstacle__choose_scroll_objObject *)cpy_r_r42)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 65, CPyStatic_translate___globals);
        goto CPyL56;
    }
    cpy_r_r44 = CPyDef_translate___others__choose_scroll_obj();
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 70, CPyStatic_translate___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___actions___translate___others__choose_scroll_objObject *)cpy_r_r44)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__others != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__others);
    }
    ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__others = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 70, CPyStatic_translate___globals);
        goto CPyL56;
    }
    cpy_r_r46 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_env", "me", 73, CPyStatic_translate___globals);
        goto CPyL56;
    }
    CPyTagged_INCREF(cpy_r_r46);
CPyL40: ;
    cpy_r_r47 = CPyStatics[2373]; /* 'translate' */
    cpy_r_r48 = CPyStatics[2371]; /* 'SC-TRANS-06' */
    cpy_r_r49 = ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__here;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_env", "here", 73, CPyStatic_translate___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r49);
CPyL41: ;
    cpy_r_r50 = ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_gen", "obstacle", 73, CPyStatic_translate___globals);
        goto CPyL74;
    }
CPyL42: ;
    cpy_r_r51 = ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__others;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_scroll", "_choose_scroll_gen", "others", 73, CPyStatic_translate___globals);
        goto CPyL74;
    }
CPyL43: ;
    cpy_r_r52 = NULL;
    cpy_r_r53 = CPyDef_offer___Offer(cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 73, CPyStatic_translate___globals);
        goto CPyL73;
    }
    cpy_r_r54 = NULL;
    cpy_r_r55 = NULL;
    cpy_r_r56 = 2;
    cpy_r_r57 = CPyDef_decision___ask(cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 73, CPyStatic_translate___globals);
        goto CPyL56;
    }
    ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r57;
CPyL46: ;
    cpy_r_r59 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r60 = cpy_r_type != cpy_r_r59;
    if (!cpy_r_r60) goto CPyL49;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 73, CPyStatic_translate___globals);
        goto CPyL56;
    }
    CPy_Unreachable();
CPyL49: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r61 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 73, CPyStatic_translate___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL56;
    }
    cpy_r_r62 = ((serai___kernel___option___OptionObject *)cpy_r_r61)->_value;
    CPy_INCREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 74, CPyStatic_translate___globals);
        goto CPyL56;
    }
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_r63);
    ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r66 = CPyDef_translate____choose_scroll_env_clear_on_completion(cpy_r_r0);
    cpy_r_r67 = CPyDef_translate____choose_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL55;
    CPyGen_SetStopIterationValue(cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (!0) goto CPyL61;
    CPy_Unreachable();
CPyL55: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r64;
    CPyGen_Exit(&((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL56: ;
    ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r69 = CPyDef_translate____choose_scroll_env_clear_on_completion(cpy_r_r0);
    cpy_r_r70 = CPyDef_translate____choose_scroll_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r71 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r71;
CPyL57: ;
    cpy_r_r72 = cpy_r_r1 == 0;
    if (cpy_r_r72) goto CPyL2;
    cpy_r_r73 = cpy_r_r1 == 1;
    if (cpy_r_r73) goto CPyL46;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r74 = 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 61, CPyStatic_translate___globals);
        goto CPyL61;
    }
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r75 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r75;
CPyL62: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL56;
CPyL63: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL56;
CPyL64: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL56;
CPyL65: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL34;
CPyL66: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    goto CPyL56;
CPyL67: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL56;
CPyL68: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL56;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL33;
CPyL70: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r31);
    goto CPyL56;
CPyL71: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r32);
    goto CPyL56;
CPyL72: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r32);
    goto CPyL56;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL56;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    goto CPyL56;
}
        
PyObject *CPyDef_translate____choose_scroll_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translate____choose_scroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translate____choose_scroll_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate____choose_scroll_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__next__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_scroll_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translate____choose_scroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translate____choose_scroll_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_translate____choose_scroll_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "send", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_scroll_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_translate____choose_scroll_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate____choose_scroll_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__iter__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_scroll_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_translate____choose_scroll_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_translate____choose_scroll_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_scroll_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_translate____choose_scroll_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "throw", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_scroll_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_translate____choose_scroll_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3897 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3897);
    PyObject *__tmp3898 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3898);
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
        
        PyObject *CPyPy_translate____choose_scroll_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_scroll_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_scroll_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate____choose_scroll_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_scroll(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_translate____choose_scroll_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 61, CPyStatic_translate___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_translate____choose_scroll_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 61, CPyStatic_translate___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 61, CPyStatic_translate___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 61, CPyStatic_translate___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___actions___translate____choose_scroll_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 61, CPyStatic_translate___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_guild);
    if (((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__guild);
    }
    ((serai___games___scholars___actions___translate____choose_scroll_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__guild = cpy_r_guild;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 61, CPyStatic_translate___globals);
        goto CPyL10;
    }
    return cpy_r_r1;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_translate____choose_scroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "guild", 0};
            static CPyArg_Parser parser = {"OOO:_choose_scroll", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_guild)) {
                return NULL;
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
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            PyObject *retval = CPyDef_translate____choose_scroll(arg_t, arg_me, arg_guild);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_scroll", 61, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_translate_____mypyc_lambda__0__choose_chain_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__get__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
tuple_T2II CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_bits) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    tuple_T2II cpy_r_r7;
    tuple_T2II cpy_r_r8;
    cpy_r_r0 = ((serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "<lambda>", "__mypyc_lambda__0__choose_chain_obj", "__mypyc_env__", 80, CPyStatic_translate___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[347]; /* 'bit_count' */
    CPyTagged_INCREF(cpy_r_bits);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_bits);
    PyObject *cpy_r_r3[1] = {cpy_r_r2};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_VectorcallMethod(cpy_r_r1, cpy_r_r4, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<lambda>", 80, CPyStatic_translate___globals);
        goto CPyL5;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<lambda>", 80, CPyStatic_translate___globals);
        goto CPyL4;
    }
    CPyTagged_INCREF(cpy_r_bits);
    cpy_r_r7.f0 = cpy_r_r6;
    cpy_r_r7.f1 = cpy_r_bits;
    return cpy_r_r7;
CPyL4: ;
    tuple_T2II __tmp3899 = { CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r8 = __tmp3899;
    return cpy_r_r8;
CPyL5: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL4;
}
        
        PyObject *CPyPy_translate_____mypyc_lambda__0__choose_chain_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"bits", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_bits;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_bits)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_bits;
            if (likely(PyLong_Check(obj_bits)))
                arg_bits = CPyTagged_BorrowFromObject(obj_bits);
            else {
                CPy_TypeError("int", obj_bits); goto fail;
            }
            tuple_T2II retval = CPyDef_translate_____mypyc_lambda__0__choose_chain_obj_____call__(arg___mypyc_self__, arg_bits);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp3900 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp3900);
            PyObject *__tmp3901 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp3901);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<lambda>", 80, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___note__choose_chain_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_translate___note__choose_chain_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translate___note__choose_chain_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__get__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___note__choose_chain_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___games___scholars___actions___translate___note__choose_chain_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "note", "note__choose_chain_obj", "__mypyc_env__", 82, CPyStatic_translate___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "note", "_choose_chain_env", "t", 83, CPyStatic_translate___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "note", "_choose_chain_env", "me", 83, CPyStatic_translate___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__scroll;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "note", "_choose_chain_env", "scroll", 83, CPyStatic_translate___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r4);
    if (likely(PyTuple_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "note", 83, CPyStatic_translate___globals, "tuple", cpy_r_r4);
        goto CPyL10;
    }
    cpy_r_r6 = CPyDef_translate___chain_note(cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r5);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "note", 83, CPyStatic_translate___globals);
        goto CPyL7;
    }
    return cpy_r_r6;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL7;
}
        
        PyObject *CPyPy_translate___note__choose_chain_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate___note__choose_chain_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "note", 82, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_chain_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject **cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    int32_t cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    int32_t cpy_r_r71;
    int32_t cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "_choose_chain_gen", "__mypyc_env__", 78, CPyStatic_translate___globals);
        goto CPyL56;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL52;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 78, CPyStatic_translate___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "_choose_chain_env", "t", 79, CPyStatic_translate___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "Table", "book", 79, CPyStatic_translate___globals);
        goto CPyL57;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "Book", "options", 79, CPyStatic_translate___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r7 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "_choose_chain_env", "t", 80, CPyStatic_translate___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r7);
CPyL9: ;
    cpy_r_r8 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "_choose_chain_env", "me", 80, CPyStatic_translate___globals);
        goto CPyL59;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL10: ;
    cpy_r_r9 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__scroll;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "_choose_chain_env", "scroll", 80, CPyStatic_translate___globals);
        goto CPyL60;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL11: ;
    cpy_r_r10 = 2;
    cpy_r_r11 = CPyDef_translate___chains(cpy_r_r7, cpy_r_r8, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 80, CPyStatic_translate___globals);
        goto CPyL58;
    }
    cpy_r_r12 = CPyDef_translate_____mypyc_lambda__0__choose_chain_obj();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 80, CPyStatic_translate___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___actions___translate_____mypyc_lambda__0__choose_chain_objObject *)cpy_r_r12)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r13 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r14 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 80, CPyStatic_translate___globals);
        goto CPyL62;
    }
    PyObject *cpy_r_r16[2] = {cpy_r_r11, cpy_r_r12};
    cpy_r_r17 = (PyObject **)&cpy_r_r16;
    cpy_r_r18 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r19 = PyObject_Vectorcall(cpy_r_r15, cpy_r_r17, 1, cpy_r_r18);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 80, CPyStatic_translate___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    if (likely(PyList_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 80, CPyStatic_translate___globals, "list", cpy_r_r19);
        goto CPyL58;
    }
    cpy_r_r21 = CPyDef_translate___note__choose_chain_obj();
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 82, CPyStatic_translate___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___actions___translate___note__choose_chain_objObject *)cpy_r_r21)->___mypyc_env__ = cpy_r_r0;
    if (((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 82, CPyStatic_translate___globals);
        goto CPyL63;
    }
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = PyList_New(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 85, CPyStatic_translate___globals);
        goto CPyL63;
    }
    cpy_r_r26 = 0;
CPyL20: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r26 < cpy_r_r28;
    if (!cpy_r_r29) goto CPyL64;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r26 * 8;
    cpy_r_r33 = cpy_r_r31 + cpy_r_r32;
    cpy_r_r34 = *(PyObject * *)cpy_r_r33;
    CPy_INCREF(cpy_r_r34);
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 85, CPyStatic_translate___globals);
        goto CPyL65;
    }
    cpy_r_r36 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r6)->_chain;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "Options", "chain", 85, CPyStatic_translate___globals);
        goto CPyL66;
    }
    CPy_INCREF(cpy_r_r36);
CPyL23: ;
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r35);
    cpy_r_r38 = CPyDict_GetItem(cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 85, CPyStatic_translate___globals);
        goto CPyL65;
    }
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_option___Option))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 85, CPyStatic_translate___globals, "serai.kernel.option.Option", cpy_r_r38);
        goto CPyL65;
    }
    CPyList_SetItemUnsafe(cpy_r_r25, cpy_r_r26, cpy_r_r39);
    cpy_r_r40 = cpy_r_r26 + 1;
    cpy_r_r26 = cpy_r_r40;
    goto CPyL20;
CPyL27: ;
    cpy_r_r41 = ((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "_choose_chain_gen", "note", 85, CPyStatic_translate___globals);
        goto CPyL67;
    }
CPyL28: ;
    cpy_r_r42 = NULL;
    cpy_r_r43 = NULL;
    cpy_r_r44 = CPyDef_offer___Offer(cpy_r_r25, cpy_r_r42, cpy_r_r43, cpy_r_r41);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 85, CPyStatic_translate___globals);
        goto CPyL51;
    }
    cpy_r_r45 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "_choose_chain_env", "me", 86, CPyStatic_translate___globals);
        goto CPyL68;
    }
    CPyTagged_INCREF(cpy_r_r45);
CPyL30: ;
    cpy_r_r46 = CPyStatics[2374]; /* 'chain' */
    cpy_r_r47 = CPyStatics[2375]; /* 'SC-TRANS-03' */
    cpy_r_r48 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r49 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "_choose_chain_env", "t", 86, CPyStatic_translate___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r49);
CPyL31: ;
    cpy_r_r50 = ((serai___games___scholars___table___TableObject *)cpy_r_r49)->_book;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "Table", "book", 86, CPyStatic_translate___globals);
        goto CPyL70;
    }
CPyL32: ;
    cpy_r_r51 = ((serai___games___scholars___book___BookObject *)cpy_r_r50)->_scrolls;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "Book", "scrolls", 86, CPyStatic_translate___globals);
        goto CPyL70;
    }
CPyL33: ;
    cpy_r_r52 = ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__scroll;
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_choose_chain", "_choose_chain_env", "scroll", 86, CPyStatic_translate___globals);
        goto CPyL70;
    }
    CPyTagged_INCREF(cpy_r_r52);
CPyL34: ;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r51, cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 86, CPyStatic_translate___globals);
        goto CPyL70;
    }
    if (likely(PyTuple_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 86, CPyStatic_translate___globals, "tuple", cpy_r_r53);
        goto CPyL70;
    }
    CPy_DECREF(cpy_r_r49);
    cpy_r_r55 = CPySequenceTuple_GetItem(cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 86, CPyStatic_translate___globals);
        goto CPyL69;
    }
    if (likely(PyUnicode_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 86, CPyStatic_translate___globals, "str", cpy_r_r55);
        goto CPyL69;
    }
    cpy_r_r57 = CPyDict_Build(1, cpy_r_r48, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 86, CPyStatic_translate___globals);
        goto CPyL69;
    }
    cpy_r_r58 = NULL;
    cpy_r_r59 = 2;
    cpy_r_r60 = CPyDef_decision___ask(cpy_r_r45, cpy_r_r46, cpy_r_r47, cpy_r_r44, cpy_r_r57, cpy_r_r58, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 86, CPyStatic_translate___globals);
        goto CPyL51;
    }
    ((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r60;
CPyL41: ;
    cpy_r_r62 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r63 = cpy_r_type != cpy_r_r62;
    if (!cpy_r_r63) goto CPyL44;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 86, CPyStatic_translate___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL44: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r64 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 86, CPyStatic_translate___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL51;
    }
    cpy_r_r65 = ((serai___kernel___option___OptionObject *)cpy_r_r64)->_value;
    CPy_INCREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r64);
    if (likely(PyTuple_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 87, CPyStatic_translate___globals, "tuple", cpy_r_r65);
        goto CPyL51;
    }
    ((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r68 = CPyDef_translate____choose_chain_env_clear_on_completion(cpy_r_r0);
    cpy_r_r69 = CPyDef_translate____choose_chain_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL50;
    CPyGen_SetStopIterationValue(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (!0) goto CPyL56;
    CPy_Unreachable();
CPyL50: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r66;
    CPyGen_Exit(&((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL51: ;
    ((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r71 = CPyDef_translate____choose_chain_env_clear_on_completion(cpy_r_r0);
    cpy_r_r72 = CPyDef_translate____choose_chain_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r73 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r73;
CPyL52: ;
    cpy_r_r74 = cpy_r_r1 == 0;
    if (cpy_r_r74) goto CPyL2;
    cpy_r_r75 = cpy_r_r1 == 1;
    if (cpy_r_r75) goto CPyL41;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r76 = 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 78, CPyStatic_translate___globals);
        goto CPyL56;
    }
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r77 = NULL;
    CPyGen_Exit(&((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r77;
CPyL57: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL51;
CPyL58: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL51;
CPyL59: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL51;
CPyL60: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL51;
CPyL61: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    goto CPyL51;
CPyL62: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL51;
CPyL63: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    goto CPyL51;
CPyL64: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r20);
    goto CPyL27;
CPyL65: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r25);
    goto CPyL51;
CPyL66: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL51;
CPyL67: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL51;
CPyL68: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL51;
CPyL69: ;
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL51;
CPyL70: ;
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r49);
    goto CPyL51;
}
        
PyObject *CPyDef_translate____choose_chain_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translate____choose_chain_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translate____choose_chain_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_chain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_chain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate____choose_chain_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__next__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_chain_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translate____choose_chain_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translate____choose_chain_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_chain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_chain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_translate____choose_chain_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "send", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_chain_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_translate____choose_chain_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_chain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_chain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate____choose_chain_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "__iter__", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_chain_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_translate____choose_chain_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_translate____choose_chain_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_chain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_chain_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_translate____choose_chain_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "throw", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_chain_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_translate____choose_chain_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3902 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3902);
    PyObject *__tmp3903 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3903);
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
        
        PyObject *CPyPy_translate____choose_chain_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translate____choose_chain_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.actions.translate._choose_chain_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate____choose_chain_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close", -1, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____choose_chain(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_scroll) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_translate____choose_chain_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 78, CPyStatic_translate___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_translate____choose_chain_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 78, CPyStatic_translate___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 78, CPyStatic_translate___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___actions___translate____choose_chain_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 78, CPyStatic_translate___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 78, CPyStatic_translate___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_scroll);
    if (((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__scroll != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__scroll);
    }
    ((serai___games___scholars___actions___translate____choose_chain_envObject *)cpy_r_r0)->___mypyc_generator_attribute__scroll = cpy_r_scroll;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 78, CPyStatic_translate___globals);
        goto CPyL10;
    }
    return cpy_r_r1;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_translate____choose_chain(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "scroll", 0};
            static CPyArg_Parser parser = {"OOO:_choose_chain", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_scroll;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_scroll)) {
                return NULL;
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
            CPyTagged arg_scroll;
            if (likely(PyLong_Check(obj_scroll)))
                arg_scroll = CPyTagged_BorrowFromObject(obj_scroll);
            else {
                CPy_TypeError("int", obj_scroll); goto fail;
            }
            PyObject *retval = CPyDef_translate____choose_chain(arg_t, arg_me, arg_scroll);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_choose_chain", 78, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___chain_note(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_scroll, PyObject *cpy_r_rooms) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    CPyPtr cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    int64_t cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    PyObject *cpy_r_r77;
    int64_t cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    CPyPtr cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    CPyPtr cpy_r_r85;
    PyObject *cpy_r_r86;
    tuple_T2II cpy_r_r87;
    CPyTagged cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    int64_t cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    int32_t cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    int64_t cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    int64_t cpy_r_r113;
    char cpy_r_r114;
    int64_t cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyTagged cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    int32_t cpy_r_r130;
    char cpy_r_r131;
    int64_t cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    int32_t cpy_r_r135;
    char cpy_r_r136;
    CPyPtr cpy_r_r137;
    int64_t cpy_r_r138;
    CPyTagged cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_key;
    CPyPtr cpy_r_r144;
    int64_t cpy_r_r145;
    CPyTagged cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Table", "book", 93, CPyStatic_translate___globals);
        goto CPyL95;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[2372]; /* 'foreign_fee' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 93, CPyStatic_translate___globals);
        goto CPyL95;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 93, CPyStatic_translate___globals);
        goto CPyL95;
    }
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Table", "book", 94, CPyStatic_translate___globals);
        goto CPyL96;
    }
CPyL4: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_scrolls;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Book", "scrolls", 94, CPyStatic_translate___globals);
        goto CPyL96;
    }
CPyL5: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_scroll);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 94, CPyStatic_translate___globals);
        goto CPyL96;
    }
    if (likely(PyTuple_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 94, CPyStatic_translate___globals, "tuple", cpy_r_r7);
        goto CPyL96;
    }
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r8, 2);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 94, CPyStatic_translate___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 94, CPyStatic_translate___globals);
        goto CPyL96;
    }
    cpy_r_r11 = NULL;
    cpy_r_r12 = CPyDef_translate___way_of(cpy_r_t, cpy_r_r10, cpy_r_rooms, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 94, CPyStatic_translate___globals);
        goto CPyL96;
    }
    cpy_r_r13 = CPyStatics[31]; /* 'n' */
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_r17 = CPyStatics[213]; /* 'way' */
    cpy_r_r18 = CPyDef_translate____told(cpy_r_t, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 95, CPyStatic_translate___globals);
        goto CPyL96;
    }
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r20 = CPyDict_Build(2, cpy_r_r13, cpy_r_r19, cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 95, CPyStatic_translate___globals);
        goto CPyL96;
    }
    cpy_r_r21 = PyDict_New();
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 96, CPyStatic_translate___globals);
        goto CPyL97;
    }
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = PyList_New(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 97, CPyStatic_translate___globals);
        goto CPyL98;
    }
    cpy_r_r25 = 0;
CPyL15: ;
    cpy_r_r26 = cpy_r_r25 < cpy_r_r23;
    if (!cpy_r_r26) goto CPyL22;
    cpy_r_r27 = CPySequenceTuple_GetItemUnsafe(cpy_r_rooms, cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 97, CPyStatic_translate___globals);
        goto CPyL99;
    }
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Table", "owners", 97, CPyStatic_translate___globals);
        goto CPyL100;
    }
CPyL18: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 97, CPyStatic_translate___globals);
        goto CPyL99;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 97, CPyStatic_translate___globals);
        goto CPyL99;
    }
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r31);
    CPyList_SetItemUnsafe(cpy_r_r24, cpy_r_r25, cpy_r_r32);
    cpy_r_r33 = cpy_r_r25 + 1;
    cpy_r_r25 = cpy_r_r33;
    goto CPyL15;
CPyL22: ;
    cpy_r_r34 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Table", "house_influence", 98, CPyStatic_translate___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r34);
CPyL23: ;
    cpy_r_r35 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Table", "house", 98, CPyStatic_translate___globals);
        goto CPyL102;
    }
    CPy_INCREF(cpy_r_r35);
CPyL24: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r36 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r37 = CPyList_Index(cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 98, CPyStatic_translate___globals);
        goto CPyL102;
    }
    cpy_r_r38 = CPyList_GetItem(cpy_r_r34, cpy_r_r37);
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 98, CPyStatic_translate___globals);
        goto CPyL101;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 98, CPyStatic_translate___globals);
        goto CPyL101;
    }
    cpy_r_r40 = (Py_ssize_t)cpy_r_r39 == -2;
    if (cpy_r_r40) {
        goto CPyL103;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r41 = cpy_r_r24;
    goto CPyL33;
CPyL29: ;
    cpy_r_r42 = PyList_New(0);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 99, CPyStatic_translate___globals);
        goto CPyL104;
    }
    cpy_r_r43 = CPyList_Extend(cpy_r_r42, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 99, CPyStatic_translate___globals);
        goto CPyL105;
    } else
        goto CPyL106;
CPyL31: ;
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r_r45 = PyList_Append(cpy_r_r42, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 99, CPyStatic_translate___globals);
        goto CPyL107;
    }
    cpy_r_r41 = cpy_r_r42;
CPyL33: ;
    cpy_r_r47 = 0;
CPyL34: ;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyVarObject, ob_size));
    cpy_r_r49 = *(int64_t *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r47 < cpy_r_r49;
    if (!cpy_r_r50) goto CPyL108;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r52 = *(CPyPtr *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r47 * 8;
    cpy_r_r54 = cpy_r_r52 + cpy_r_r53;
    cpy_r_r55 = *(PyObject * *)cpy_r_r54;
    CPy_INCREF(cpy_r_r55);
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 99, CPyStatic_translate___globals);
        goto CPyL109;
    }
    cpy_r_seat = cpy_r_r56;
    cpy_r_r57 = cpy_r_seat & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL38;
    cpy_r_r59 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_me);
    cpy_r_r60 = cpy_r_r59 ^ 1;
    if (cpy_r_r60) {
        goto CPyL39;
    } else
        goto CPyL110;
CPyL38: ;
    cpy_r_r61 = cpy_r_seat != cpy_r_me;
    if (!cpy_r_r61) goto CPyL110;
CPyL39: ;
    cpy_r_r62 = CPyDef_gold___paid_to(cpy_r_t, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 101, CPyStatic_translate___globals);
        goto CPyL109;
    }
    cpy_r_seat = cpy_r_r62;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r64 = CPyStatics[4896]; /* 0 */
    cpy_r_r65 = CPyDict_Get(cpy_r_r21, cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 102, CPyStatic_translate___globals);
        goto CPyL111;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 102, CPyStatic_translate___globals);
        goto CPyL111;
    }
    cpy_r_r67 = CPyTagged_Add(cpy_r_r66, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r67);
    cpy_r_r70 = CPyDict_SetItem(cpy_r_r21, cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 102, CPyStatic_translate___globals);
        goto CPyL109;
    }
CPyL43: ;
    cpy_r_r72 = cpy_r_r47 + 1;
    cpy_r_r47 = cpy_r_r72;
    goto CPyL34;
CPyL44: ;
    cpy_r_r73 = CPyDict_ItemsView(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 103, CPyStatic_translate___globals);
        goto CPyL112;
    }
    cpy_r_r74 = CPySequence_Sort(cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 103, CPyStatic_translate___globals);
        goto CPyL112;
    }
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = PyList_New(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 103, CPyStatic_translate___globals);
        goto CPyL113;
    }
    cpy_r_r78 = 0;
CPyL48: ;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r78 < cpy_r_r80;
    if (!cpy_r_r81) goto CPyL114;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyListObject, ob_item));
    cpy_r_r83 = *(CPyPtr *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r78 * 8;
    cpy_r_r85 = cpy_r_r83 + cpy_r_r84;
    cpy_r_r86 = *(PyObject * *)cpy_r_r85;
    CPy_INCREF(cpy_r_r86);
    PyObject *__tmp3904;
    if (unlikely(!(PyTuple_Check(cpy_r_r86) && PyTuple_GET_SIZE(cpy_r_r86) == 2))) {
        __tmp3904 = NULL;
        goto __LL3905;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r86, 0))))
        __tmp3904 = PyTuple_GET_ITEM(cpy_r_r86, 0);
    else {
        __tmp3904 = NULL;
    }
    if (__tmp3904 == NULL) goto __LL3905;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r86, 1))))
        __tmp3904 = PyTuple_GET_ITEM(cpy_r_r86, 1);
    else {
        __tmp3904 = NULL;
    }
    if (__tmp3904 == NULL) goto __LL3905;
    __tmp3904 = cpy_r_r86;
__LL3905: ;
    if (unlikely(__tmp3904 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r86); cpy_r_r87 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3906 = PyTuple_GET_ITEM(cpy_r_r86, 0);
        CPyTagged __tmp3907;
        if (likely(PyLong_Check(__tmp3906)))
            __tmp3907 = CPyTagged_FromObject(__tmp3906);
        else {
            goto __LL3908;
        }
        cpy_r_r87.f0 = __tmp3907;
        PyObject *__tmp3909 = PyTuple_GET_ITEM(cpy_r_r86, 1);
        CPyTagged __tmp3910;
        if (likely(PyLong_Check(__tmp3909)))
            __tmp3910 = CPyTagged_FromObject(__tmp3909);
        else {
            goto __LL3911;
        }
        cpy_r_r87.f1 = __tmp3910;
    }
    goto __LL3912;
__LL3908: ;
    cpy_r_r87 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3912;
__LL3911: ;
    CPyTagged_DECREF(cpy_r_r87.f0);
    cpy_r_r87 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3912;
__LL3912: ;
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 103, CPyStatic_translate___globals);
        goto CPyL115;
    }
    cpy_r_r88 = cpy_r_r87.f0;
    CPyTagged_INCREF(cpy_r_r88);
    cpy_r_r89 = cpy_r_r87.f1;
    CPyTagged_INCREF(cpy_r_r89);
    CPyTagged_DECREF(cpy_r_r87.f0);
    CPyTagged_DECREF(cpy_r_r87.f1);
    cpy_r_r90 = CPyDef_gold___share_note(cpy_r_t, cpy_r_r88, cpy_r_r89);
    CPyTagged_DECREF(cpy_r_r88);
    CPyTagged_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 103, CPyStatic_translate___globals);
        goto CPyL115;
    }
    CPyList_SetItemUnsafe(cpy_r_r77, cpy_r_r78, cpy_r_r90);
    cpy_r_r91 = cpy_r_r78 + 1;
    cpy_r_r78 = cpy_r_r91;
    goto CPyL48;
CPyL53: ;
    cpy_r_r92 = PyList_AsTuple(cpy_r_r77);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 104, CPyStatic_translate___globals);
        goto CPyL116;
    }
    cpy_r_r93 = CPyStatics[2376]; /* 'shares' */
    cpy_r_r94 = CPyDict_SetItem(cpy_r_r20, cpy_r_r93, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r95 = cpy_r_r94 >= 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 104, CPyStatic_translate___globals);
        goto CPyL116;
    }
    cpy_r_r96 = PyList_New(0);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL116;
    }
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    cpy_r_r99 = 0;
CPyL57: ;
    cpy_r_r100 = cpy_r_r99 < cpy_r_r98;
    if (!cpy_r_r100) goto CPyL84;
    cpy_r_r101 = CPySequenceTuple_GetItemUnsafe(cpy_r_rooms, cpy_r_r99);
    if (likely(PyLong_Check(cpy_r_r101)))
        cpy_r_r102 = CPyTagged_FromObject(cpy_r_r101);
    else {
        CPy_TypeError("int", cpy_r_r101); cpy_r_r102 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL117;
    }
    cpy_r_r103 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Table", "gold", 106, CPyStatic_translate___globals);
        goto CPyL118;
    }
CPyL60: ;
    cpy_r_r104 = CPyList_GetItemBorrow(cpy_r_r103, cpy_r_r102);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL118;
    }
    if (likely(PyLong_Check(cpy_r_r104)))
        cpy_r_r105 = CPyTagged_FromObject(cpy_r_r104);
    else {
        CPy_TypeError("int", cpy_r_r104); cpy_r_r105 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL118;
    }
    cpy_r_r106 = CPyTagged_Add(cpy_r_r105, 2);
    CPyTagged_DECREF(cpy_r_r105);
    cpy_r_r107 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Table", "book", 106, CPyStatic_translate___globals);
        goto CPyL119;
    }
CPyL63: ;
    cpy_r_r108 = ((serai___games___scholars___book___BookObject *)cpy_r_r107)->_rooms;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Book", "rooms", 106, CPyStatic_translate___globals);
        goto CPyL119;
    }
CPyL64: ;
    cpy_r_r109 = CPyList_GetItem(cpy_r_r108, cpy_r_r102);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL119;
    }
    if (likely(PyTuple_Check(cpy_r_r109)))
        cpy_r_r110 = cpy_r_r109;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals, "tuple", cpy_r_r109);
        goto CPyL119;
    }
    cpy_r_r111 = CPySequenceTuple_GetItem(cpy_r_r110, 6);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL119;
    }
    if (likely(PyLong_Check(cpy_r_r111)))
        cpy_r_r112 = CPyTagged_FromObject(cpy_r_r111);
    else {
        CPy_TypeError("int", cpy_r_r111); cpy_r_r112 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL119;
    }
    cpy_r_r113 = cpy_r_r106 & 1;
    cpy_r_r114 = cpy_r_r113 != 0;
    if (cpy_r_r114) goto CPyL70;
    cpy_r_r115 = cpy_r_r112 & 1;
    cpy_r_r116 = cpy_r_r115 != 0;
    if (!cpy_r_r116) goto CPyL71;
CPyL70: ;
    cpy_r_r117 = CPyTagged_IsLt_(cpy_r_r106, cpy_r_r112);
    cpy_r_r118 = cpy_r_r117 ^ 1;
    cpy_r_r119 = cpy_r_r118;
    goto CPyL72;
CPyL71: ;
    cpy_r_r120 = (Py_ssize_t)cpy_r_r106 >= (Py_ssize_t)cpy_r_r112;
    cpy_r_r119 = cpy_r_r120;
CPyL72: ;
    CPyTagged_DECREF(cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r112);
    if (!cpy_r_r119) goto CPyL120;
    cpy_r_r121 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Table", "book", 106, CPyStatic_translate___globals);
        goto CPyL118;
    }
CPyL74: ;
    cpy_r_r122 = ((serai___games___scholars___book___BookObject *)cpy_r_r121)->_translators;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Book", "translators", 106, CPyStatic_translate___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r122);
CPyL75: ;
    cpy_r_r123 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chain_note", "Table", "rooms", 106, CPyStatic_translate___globals);
        goto CPyL121;
    }
CPyL76: ;
    cpy_r_r124 = CPyList_GetItemBorrow(cpy_r_r123, cpy_r_r102);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL121;
    }
    if (likely(PyLong_Check(cpy_r_r124)))
        cpy_r_r125 = CPyTagged_FromObject(cpy_r_r124);
    else {
        CPy_TypeError("int", cpy_r_r124); cpy_r_r125 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL121;
    }
    cpy_r_r126 = CPyList_GetItem(cpy_r_r122, cpy_r_r125);
    CPy_DECREF(cpy_r_r122);
    CPyTagged_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL118;
    }
    if (likely(PyTuple_Check(cpy_r_r126)))
        cpy_r_r127 = cpy_r_r126;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals, "tuple", cpy_r_r126);
        goto CPyL118;
    }
    CPyTagged_DECREF(cpy_r_r102);
    cpy_r_r128 = CPySequenceTuple_GetItem(cpy_r_r127, 0);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL117;
    }
    if (likely(PyUnicode_Check(cpy_r_r128)))
        cpy_r_r129 = cpy_r_r128;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals, "str", cpy_r_r128);
        goto CPyL117;
    }
    cpy_r_r130 = PyList_Append(cpy_r_r96, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r131 = cpy_r_r130 >= 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 106, CPyStatic_translate___globals);
        goto CPyL117;
    }
CPyL83: ;
    cpy_r_r132 = cpy_r_r99 + 1;
    cpy_r_r99 = cpy_r_r132;
    goto CPyL57;
CPyL84: ;
    cpy_r_r133 = PyList_AsTuple(cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 105, CPyStatic_translate___globals);
        goto CPyL116;
    }
    cpy_r_r134 = CPyStatics[2377]; /* 'leaving' */
    cpy_r_r135 = CPyDict_SetItem(cpy_r_r20, cpy_r_r134, cpy_r_r133);
    cpy_r_r136 = cpy_r_r135 >= 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 108, CPyStatic_translate___globals);
        goto CPyL122;
    }
    cpy_r_r137 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyVarObject, ob_size));
    cpy_r_r138 = *(int64_t *)cpy_r_r137;
    CPy_DECREF(cpy_r_r77);
    cpy_r_r139 = cpy_r_r138 << 1;
    cpy_r_r140 = cpy_r_r139 != 0;
    if (cpy_r_r140) goto CPyL88;
    cpy_r_r141 = CPyStatics[2378]; /* 'note-chain' */
    CPy_INCREF(cpy_r_r141);
    cpy_r_r142 = cpy_r_r141;
    goto CPyL89;
CPyL88: ;
    cpy_r_r143 = CPyStatics[2379]; /* 'note-chain-silver' */
    CPy_INCREF(cpy_r_r143);
    cpy_r_r142 = cpy_r_r143;
CPyL89: ;
    cpy_r_key = cpy_r_r142;
    cpy_r_r144 = (CPyPtr)((CPyPtr)cpy_r_r133 + offsetof(PyVarObject, ob_size));
    cpy_r_r145 = *(int64_t *)cpy_r_r144;
    CPy_DECREF(cpy_r_r133);
    cpy_r_r146 = cpy_r_r145 << 1;
    cpy_r_r147 = cpy_r_r146 != 0;
    if (!cpy_r_r147) goto CPyL92;
    cpy_r_r148 = CPyStatics[2380]; /* '-retires' */
    cpy_r_r149 = CPyStr_Build(2, cpy_r_key, cpy_r_r148);
    CPy_DECREF(cpy_r_key);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 110, CPyStatic_translate___globals);
        goto CPyL112;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL93;
CPyL92: ;
    cpy_r_r150 = cpy_r_key;
CPyL93: ;
    cpy_r_r151 = CPyDef_message___Message(cpy_r_r150, cpy_r_r20);
    CPy_DECREF(cpy_r_r150);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 110, CPyStatic_translate___globals);
        goto CPyL95;
    }
    return cpy_r_r151;
CPyL95: ;
    cpy_r_r152 = NULL;
    return cpy_r_r152;
CPyL96: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL95;
CPyL97: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    goto CPyL95;
CPyL98: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL95;
CPyL99: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    goto CPyL95;
CPyL100: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL95;
CPyL101: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    goto CPyL95;
CPyL102: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r34);
    goto CPyL95;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_r39);
    goto CPyL28;
CPyL104: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL95;
CPyL105: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r42);
    goto CPyL95;
CPyL106: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL31;
CPyL107: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r42);
    goto CPyL95;
CPyL108: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r41);
    goto CPyL44;
CPyL109: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    goto CPyL95;
CPyL110: ;
    CPyTagged_DECREF(cpy_r_seat);
    goto CPyL43;
CPyL111: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL95;
CPyL112: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL95;
CPyL113: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r74);
    goto CPyL95;
CPyL114: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL53;
CPyL115: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r77);
    goto CPyL95;
CPyL116: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r77);
    goto CPyL95;
CPyL117: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r96);
    goto CPyL95;
CPyL118: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r102);
    goto CPyL95;
CPyL119: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r106);
    goto CPyL95;
CPyL120: ;
    CPyTagged_DECREF(cpy_r_r102);
    goto CPyL83;
CPyL121: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r122);
    goto CPyL95;
CPyL122: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r133);
    goto CPyL95;
}
        
        PyObject *CPyPy_translate___chain_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "scroll", "rooms", 0};
            static CPyArg_Parser parser = {"OOOO:chain_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_scroll;
            PyObject *obj_rooms;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_scroll, &obj_rooms)) {
                return NULL;
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
            CPyTagged arg_scroll;
            if (likely(PyLong_Check(obj_scroll)))
                arg_scroll = CPyTagged_BorrowFromObject(obj_scroll);
            else {
                CPy_TypeError("int", obj_scroll); goto fail;
            }
            PyObject * arg_rooms;
            if (likely(PyTuple_Check(obj_rooms)))
                arg_rooms = obj_rooms;
            else {
                CPy_TypeError("tuple", obj_rooms); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate___chain_note(arg_t, arg_me, arg_scroll, arg_rooms);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chain_note", 91, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___way_of(PyObject *cpy_r_t, CPyTagged cpy_r_language, PyObject *cpy_r_rooms, PyObject *cpy_r_spoken) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    tuple_T0 cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyTagged cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    CPyTagged cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    int64_t cpy_r_r86;
    tuple_T0 cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    if (cpy_r_spoken != NULL) goto CPyL56;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_spoken = cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 115, CPyStatic_translate___globals);
        goto CPyL57;
    }
    cpy_r_r3 = CPyList_Extend(cpy_r_r2, cpy_r_spoken);
    CPy_DECREF(cpy_r_spoken);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 115, CPyStatic_translate___globals);
        goto CPyL58;
    } else
        goto CPyL59;
CPyL4: ;
    CPyTagged_INCREF(cpy_r_language);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_language);
    cpy_r_r5 = PyList_Append(cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 115, CPyStatic_translate___globals);
        goto CPyL58;
    }
    cpy_r_r7 = PyList_AsTuple(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 115, CPyStatic_translate___globals);
        goto CPyL55;
    }
    cpy_r_spoken = cpy_r_r7;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = 0;
CPyL7: ;
    cpy_r_r11 = cpy_r_r10 < cpy_r_r9;
    if (!cpy_r_r11) goto CPyL60;
    cpy_r_r12 = CPySequenceTuple_GetItemUnsafe(cpy_r_rooms, cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 116, CPyStatic_translate___globals);
        goto CPyL57;
    }
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "way_of", "Table", "book", 117, CPyStatic_translate___globals);
        goto CPyL61;
    }
CPyL10: ;
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r14)->_translators;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "way_of", "Book", "translators", 117, CPyStatic_translate___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r15);
CPyL11: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "way_of", "Table", "rooms", 117, CPyStatic_translate___globals);
        goto CPyL62;
    }
CPyL12: ;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_r13);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 117, CPyStatic_translate___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 117, CPyStatic_translate___globals);
        goto CPyL62;
    }
    cpy_r_r19 = CPyList_GetItem(cpy_r_r15, cpy_r_r18);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 117, CPyStatic_translate___globals);
        goto CPyL61;
    }
    if (likely(PyTuple_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 117, CPyStatic_translate___globals, "tuple", cpy_r_r19);
        goto CPyL61;
    }
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r20, 6);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 117, CPyStatic_translate___globals);
        goto CPyL61;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 117, CPyStatic_translate___globals, "tuple", cpy_r_r21);
        goto CPyL61;
    }
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 118, CPyStatic_translate___globals);
        goto CPyL63;
    }
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = 0;
CPyL20: ;
    cpy_r_r27 = cpy_r_r26 < cpy_r_r25;
    if (!cpy_r_r27) goto CPyL64;
    cpy_r_r28 = CPySequenceTuple_GetItemUnsafe(cpy_r_rooms, cpy_r_r26);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 118, CPyStatic_translate___globals);
        goto CPyL65;
    }
    cpy_r_r30 = cpy_r_r29 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL24;
    cpy_r_r32 = CPyTagged_IsEq_(cpy_r_r29, cpy_r_r13);
    cpy_r_r33 = cpy_r_r32 ^ 1;
    if (cpy_r_r33) {
        goto CPyL25;
    } else
        goto CPyL66;
CPyL24: ;
    cpy_r_r34 = cpy_r_r29 != cpy_r_r13;
    if (!cpy_r_r34) goto CPyL66;
CPyL25: ;
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r36 = PyList_Append(cpy_r_r23, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 118, CPyStatic_translate___globals);
        goto CPyL65;
    }
CPyL26: ;
    cpy_r_r38 = cpy_r_r26 + 1;
    cpy_r_r26 = cpy_r_r38;
    goto CPyL20;
CPyL27: ;
    cpy_r_r39 = PyList_AsTuple(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 118, CPyStatic_translate___globals);
        goto CPyL67;
    }
    CPyTagged_INCREF(cpy_r_language);
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_language);
    cpy_r_r41 = PySequence_Contains(cpy_r_r22, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 119, CPyStatic_translate___globals);
        goto CPyL68;
    }
    cpy_r_r43 = cpy_r_r41;
    if (!cpy_r_r43) goto CPyL69;
    cpy_r_r44 = cpy_r_r22;
    goto CPyL32;
CPyL31: ;
    cpy_r_r45.empty_struct_error_flag = 0;
    cpy_r_r46 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r44 = cpy_r_r46;
CPyL32: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = 0;
CPyL33: ;
    cpy_r_r50 = cpy_r_r49 < cpy_r_r48;
    if (!cpy_r_r50) goto CPyL70;
    cpy_r_r51 = CPySequenceTuple_GetItemUnsafe(cpy_r_r44, cpy_r_r49);
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 119, CPyStatic_translate___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r52);
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r54 = PySequence_Contains(cpy_r_spoken, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 120, CPyStatic_translate___globals);
        goto CPyL72;
    }
    cpy_r_r56 = cpy_r_r54;
    if (cpy_r_r56) goto CPyL73;
    cpy_r_r57 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "way_of", "Table", "book", 120, CPyStatic_translate___globals);
        goto CPyL72;
    }
CPyL38: ;
    cpy_r_r58 = ((serai___games___scholars___book___BookObject *)cpy_r_r57)->_arabic;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "way_of", "Book", "arabic", 120, CPyStatic_translate___globals);
        goto CPyL72;
    }
CPyL39: ;
    cpy_r_r59 = cpy_r_r52 & 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (!cpy_r_r60) goto CPyL41;
    cpy_r_r61 = CPyTagged_IsEq_(cpy_r_r52, cpy_r_r58);
    cpy_r_r62 = cpy_r_r61;
    goto CPyL42;
CPyL41: ;
    cpy_r_r63 = cpy_r_r52 == cpy_r_r58;
    cpy_r_r62 = cpy_r_r63;
CPyL42: ;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r65 = *(int64_t *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r65 << 1;
    cpy_r_r67 = cpy_r_r66 != 0;
    cpy_r_r68 = cpy_r_r67 ^ 1;
    cpy_r_r69 = cpy_r_r62 != cpy_r_r68;
    if (cpy_r_r69) goto CPyL73;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r71 << 1;
    cpy_r_r73 = cpy_r_r72 != 0;
    if (cpy_r_r73) {
        goto CPyL49;
    } else
        goto CPyL74;
CPyL44: ;
    cpy_r_r74 = PyList_New(0);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 123, CPyStatic_translate___globals);
        goto CPyL75;
    }
    cpy_r_r75 = CPyList_Extend(cpy_r_r74, cpy_r_spoken);
    CPy_DECREF(cpy_r_spoken);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 123, CPyStatic_translate___globals);
        goto CPyL76;
    } else
        goto CPyL77;
CPyL46: ;
    cpy_r_r76 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r77 = PyList_Append(cpy_r_r74, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 123, CPyStatic_translate___globals);
        goto CPyL78;
    }
    cpy_r_r79 = PyList_AsTuple(cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 123, CPyStatic_translate___globals);
        goto CPyL55;
    }
    return cpy_r_r79;
CPyL49: ;
    cpy_r_r80 = CPyDef_translate___way_of(cpy_r_t, cpy_r_r52, cpy_r_r39, cpy_r_spoken);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 124, CPyStatic_translate___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r80);
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    CPy_DECREF(cpy_r_r80);
    cpy_r_r83 = cpy_r_r82 << 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (cpy_r_r84) {
        goto CPyL79;
    } else
        goto CPyL80;
CPyL51: ;
    return cpy_r_r80;
CPyL52: ;
    cpy_r_r85 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r85;
    goto CPyL33;
CPyL53: ;
    cpy_r_r86 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r86;
    goto CPyL7;
CPyL54: ;
    cpy_r_r87.empty_struct_error_flag = 0;
    cpy_r_r88 = CPyTuple_LoadEmptyTupleConstant();
    return cpy_r_r88;
CPyL55: ;
    cpy_r_r89 = NULL;
    return cpy_r_r89;
CPyL56: ;
    CPy_INCREF(cpy_r_spoken);
    goto CPyL2;
CPyL57: ;
    CPy_DecRef(cpy_r_spoken);
    goto CPyL55;
CPyL58: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL55;
CPyL59: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL4;
CPyL60: ;
    CPy_DECREF(cpy_r_spoken);
    goto CPyL54;
CPyL61: ;
    CPy_DecRef(cpy_r_spoken);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL55;
CPyL62: ;
    CPy_DecRef(cpy_r_spoken);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL55;
CPyL63: ;
    CPy_DecRef(cpy_r_spoken);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r22);
    goto CPyL55;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL27;
CPyL65: ;
    CPy_DecRef(cpy_r_spoken);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL55;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL26;
CPyL67: ;
    CPy_DecRef(cpy_r_spoken);
    CPy_DecRef(cpy_r_r22);
    goto CPyL55;
CPyL68: ;
    CPy_DecRef(cpy_r_spoken);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r39);
    goto CPyL55;
CPyL69: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL31;
CPyL70: ;
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r44);
    goto CPyL53;
CPyL71: ;
    CPy_DecRef(cpy_r_spoken);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r44);
    goto CPyL55;
CPyL72: ;
    CPy_DecRef(cpy_r_spoken);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL55;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r52);
    goto CPyL52;
CPyL74: ;
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r44);
    goto CPyL44;
CPyL75: ;
    CPy_DecRef(cpy_r_spoken);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL55;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r74);
    goto CPyL55;
CPyL77: ;
    CPy_DECREF(cpy_r_r75);
    goto CPyL46;
CPyL78: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL55;
CPyL79: ;
    CPy_DECREF(cpy_r_spoken);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r44);
    goto CPyL51;
CPyL80: ;
    CPy_DECREF(cpy_r_r80);
    goto CPyL52;
}
        
        PyObject *CPyPy_translate___way_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "language", "rooms", "spoken", 0};
            static CPyArg_Parser parser = {"OOO|O:way_of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_language;
            PyObject *obj_rooms;
            PyObject *obj_spoken = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_language, &obj_rooms, &obj_spoken)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_language;
            if (likely(PyLong_Check(obj_language)))
                arg_language = CPyTagged_BorrowFromObject(obj_language);
            else {
                CPy_TypeError("int", obj_language); goto fail;
            }
            PyObject * arg_rooms;
            if (likely(PyTuple_Check(obj_rooms)))
                arg_rooms = obj_rooms;
            else {
                CPy_TypeError("tuple", obj_rooms); 
                goto fail;
            }
            PyObject * arg_spoken;
            if (obj_spoken == NULL) {
                arg_spoken = NULL;
            } else if (likely(PyTuple_Check(obj_spoken)))
                arg_spoken = obj_spoken;
            else {
                CPy_TypeError("tuple", obj_spoken); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate___way_of(arg_t, arg_language, arg_rooms, arg_spoken);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "way_of", 113, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate____told(PyObject *cpy_r_t, PyObject *cpy_r_languages) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_told;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int64_t cpy_r_r36;
    PyObject *cpy_r_r37;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_languages + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = PyList_New(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 131, CPyStatic_translate___globals);
        goto CPyL23;
    }
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = cpy_r_r3 < cpy_r_r1;
    if (!cpy_r_r4) goto CPyL10;
    cpy_r_r5 = CPySequenceTuple_GetItemUnsafe(cpy_r_languages, cpy_r_r3);
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 131, CPyStatic_translate___globals);
        goto CPyL24;
    }
    cpy_r_r7 = CPyStatics[2330]; /* 'language-' */
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_told", "Table", "book", 131, CPyStatic_translate___globals);
        goto CPyL25;
    }
CPyL5: ;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_words;
    cpy_r_r10 = ((serai___games___scholars___book___WordsObject *)cpy_r_r9)->_languages;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r10, cpy_r_r6);
    CPy_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 131, CPyStatic_translate___globals);
        goto CPyL24;
    }
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_told", 131, CPyStatic_translate___globals, "str", cpy_r_r11);
        goto CPyL24;
    }
    cpy_r_r13 = CPyStr_Build(2, cpy_r_r7, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 131, CPyStatic_translate___globals);
        goto CPyL24;
    }
    CPyList_SetItemUnsafe(cpy_r_r2, cpy_r_r3, cpy_r_r13);
    cpy_r_r14 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r14;
    goto CPyL2;
CPyL10: ;
    cpy_r_r15 = CPyList_GetItemShort(cpy_r_r2, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 132, CPyStatic_translate___globals);
        goto CPyL26;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_told", 132, CPyStatic_translate___globals, "str", cpy_r_r15);
        goto CPyL26;
    }
    cpy_r_r17 = NULL;
    cpy_r_r18 = CPyDef_message___Message(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 132, CPyStatic_translate___globals);
        goto CPyL26;
    }
    cpy_r_told = cpy_r_r18;
    cpy_r_r19 = CPyList_GetSlice(cpy_r_r2, 2, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 133, CPyStatic_translate___globals);
        goto CPyL27;
    }
    if (likely(PyList_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_told", 133, CPyStatic_translate___globals, "list", cpy_r_r19);
        goto CPyL27;
    }
    cpy_r_r21 = 0;
CPyL16: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL28;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(PyUnicode_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_told", 133, CPyStatic_translate___globals, "str", cpy_r_r29);
        goto CPyL29;
    }
    cpy_r_r31 = CPyStatics[2381]; /* 'note-way' */
    cpy_r_r32 = CPyStatics[2382]; /* 'before' */
    cpy_r_r33 = CPyStatics[2383]; /* 'language' */
    cpy_r_r34 = CPyDict_Build(2, cpy_r_r32, cpy_r_told, cpy_r_r33, cpy_r_r30);
    CPy_DECREF(cpy_r_told);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 134, CPyStatic_translate___globals);
        goto CPyL30;
    }
    cpy_r_r35 = CPyDef_message___Message(cpy_r_r31, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 134, CPyStatic_translate___globals);
        goto CPyL30;
    }
    cpy_r_told = cpy_r_r35;
    cpy_r_r36 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r36;
    goto CPyL16;
CPyL22: ;
    return cpy_r_told;
CPyL23: ;
    cpy_r_r37 = NULL;
    return cpy_r_r37;
CPyL24: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_told);
    goto CPyL23;
CPyL28: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL22;
CPyL29: ;
    CPy_DecRef(cpy_r_told);
    CPy_DecRef(cpy_r_r20);
    goto CPyL23;
CPyL30: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL23;
}
        
        PyObject *CPyPy_translate____told(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "languages", 0};
            static CPyArg_Parser parser = {"OO:_told", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_languages;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_languages)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject * arg_languages;
            if (likely(PyTuple_Check(obj_languages)))
                arg_languages = obj_languages;
            else {
                CPy_TypeError("tuple", obj_languages); 
                goto fail;
            }
            PyObject *retval = CPyDef_translate____told(arg_t, arg_languages);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_told", 129, CPyStatic_translate___globals);
            return NULL;
        }
        
char CPyDef_translate____pay_chain(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_rooms) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_room;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_pay_chain", "Table", "players", 140, CPyStatic_translate___globals);
        goto CPyL38;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 140, CPyStatic_translate___globals);
        goto CPyL38;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 140, CPyStatic_translate___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL38;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_pay_chain", "Player", "gold", 140, CPyStatic_translate___globals);
        goto CPyL38;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = CPyTagged_Subtract(cpy_r_r3, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r3);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 140, CPyStatic_translate___globals);
        goto CPyL38;
    }
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = 0;
CPyL6: ;
    cpy_r_r12 = cpy_r_r11 < cpy_r_r10;
    if (!cpy_r_r12) goto CPyL24;
    cpy_r_r13 = CPySequenceTuple_GetItemUnsafe(cpy_r_rooms, cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 141, CPyStatic_translate___globals);
        goto CPyL38;
    }
    cpy_r_room = cpy_r_r14;
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_pay_chain", "Table", "gold", 142, CPyStatic_translate___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_room);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 142, CPyStatic_translate___globals);
        goto CPyL40;
    }
    cpy_r_r17 = CPyStatics[4897]; /* 1 */
    cpy_r_r18 = PyNumber_InPlaceAdd(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 142, CPyStatic_translate___globals);
        goto CPyL40;
    }
    cpy_r_r19 = CPyList_SetItem(cpy_r_r15, cpy_r_room, cpy_r_r18);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 142, CPyStatic_translate___globals);
        goto CPyL39;
    }
    cpy_r_r20 = CPyStatics[2384]; /* 'event-place-gold' */
    cpy_r_r21 = CPyStatics[2385]; /* 'SC-TRANS-05' */
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_pay_chain", "Table", "book", 143, CPyStatic_translate___globals);
        goto CPyL39;
    }
CPyL13: ;
    cpy_r_r23 = ((serai___games___scholars___book___BookObject *)cpy_r_r22)->_translators;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_pay_chain", "Book", "translators", 143, CPyStatic_translate___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r23);
CPyL14: ;
    cpy_r_r24 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_pay_chain", "Table", "rooms", 143, CPyStatic_translate___globals);
        goto CPyL41;
    }
CPyL15: ;
    cpy_r_r25 = CPyList_GetItemBorrow(cpy_r_r24, cpy_r_room);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 143, CPyStatic_translate___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 143, CPyStatic_translate___globals);
        goto CPyL41;
    }
    cpy_r_r27 = CPyList_GetItem(cpy_r_r23, cpy_r_r26);
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 143, CPyStatic_translate___globals);
        goto CPyL39;
    }
    if (likely(PyTuple_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 143, CPyStatic_translate___globals, "tuple", cpy_r_r27);
        goto CPyL39;
    }
    CPyTagged_DECREF(cpy_r_room);
    cpy_r_r29 = CPySequenceTuple_GetItem(cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 143, CPyStatic_translate___globals);
        goto CPyL38;
    }
    if (likely(PyUnicode_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 143, CPyStatic_translate___globals, "str", cpy_r_r29);
        goto CPyL38;
    }
    cpy_r_r31 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r32 = CPyDict_Build(1, cpy_r_r31, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 143, CPyStatic_translate___globals);
        goto CPyL38;
    }
    cpy_r_r33 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r20, cpy_r_me, cpy_r_r21, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 143, CPyStatic_translate___globals);
        goto CPyL38;
    }
    cpy_r_r34 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r34;
    goto CPyL6;
CPyL24: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = 0;
CPyL25: ;
    cpy_r_r38 = cpy_r_r37 < cpy_r_r36;
    if (!cpy_r_r38) goto CPyL29;
    cpy_r_r39 = CPySequenceTuple_GetItemUnsafe(cpy_r_rooms, cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 144, CPyStatic_translate___globals);
        goto CPyL38;
    }
    cpy_r_room = cpy_r_r40;
    cpy_r_r41 = CPyDef_gold___pay_owner(cpy_r_t, cpy_r_me, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 145, CPyStatic_translate___globals);
        goto CPyL38;
    }
    cpy_r_r42 = cpy_r_r37 + 1;
    cpy_r_r37 = cpy_r_r42;
    goto CPyL25;
CPyL29: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_rooms + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = 0;
CPyL30: ;
    cpy_r_r46 = cpy_r_r45 < cpy_r_r44;
    if (!cpy_r_r46) goto CPyL37;
    cpy_r_r47 = CPySequenceTuple_GetItemUnsafe(cpy_r_rooms, cpy_r_r45);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 146, CPyStatic_translate___globals);
        goto CPyL38;
    }
    cpy_r_room = cpy_r_r48;
    cpy_r_r49 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "_pay_chain", "Table", "rooms", 147, CPyStatic_translate___globals);
        goto CPyL39;
    }
CPyL33: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 147, CPyStatic_translate___globals);
        goto CPyL38;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 147, CPyStatic_translate___globals);
        goto CPyL38;
    }
    cpy_r_r52 = CPyDef_goals___interacted(cpy_r_t, cpy_r_me, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 147, CPyStatic_translate___globals);
        goto CPyL38;
    }
    cpy_r_r53 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r53;
    goto CPyL30;
CPyL37: ;
    return 1;
CPyL38: ;
    cpy_r_r54 = 2;
    return cpy_r_r54;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL38;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r15);
    goto CPyL38;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r23);
    goto CPyL38;
}
        
        PyObject *CPyPy_translate____pay_chain(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "rooms", 0};
            static CPyArg_Parser parser = {"OOO:_pay_chain", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_rooms;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_rooms)) {
                return NULL;
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
            PyObject * arg_rooms;
            if (likely(PyTuple_Check(obj_rooms)))
                arg_rooms = obj_rooms;
            else {
                CPy_TypeError("tuple", obj_rooms); 
                goto fail;
            }
            char retval = CPyDef_translate____pay_chain(arg_t, arg_me, arg_rooms);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "_pay_chain", 138, CPyStatic_translate___globals);
            return NULL;
        }
        
char CPyDef_translate___close_up(PyObject *cpy_r_t, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    tuple_T2II cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_cards;
    tuple_T2II cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    tuple_T2IT2II cpy_r_r54;
    CPyTagged cpy_r_r55;
    tuple_T2II cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "close_up", "Table", "book", 152, CPyStatic_translate___globals);
        goto CPyL34;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_columns;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "close_up", "Book", "columns", 152, CPyStatic_translate___globals);
        goto CPyL34;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_guild);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 152, CPyStatic_translate___globals);
        goto CPyL34;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 152, CPyStatic_translate___globals, "list", cpy_r_r2);
        goto CPyL34;
    }
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 153, CPyStatic_translate___globals);
        goto CPyL35;
    }
    cpy_r_r5 = 0;
CPyL6: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL20;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 153, CPyStatic_translate___globals);
        goto CPyL36;
    }
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "close_up", "Table", "house", 153, CPyStatic_translate___globals);
        goto CPyL37;
    }
CPyL9: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 153, CPyStatic_translate___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 153, CPyStatic_translate___globals);
        goto CPyL37;
    }
    cpy_r_r18 = (Py_ssize_t)cpy_r_r17 != -2;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r18) goto CPyL38;
    cpy_r_r19 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "close_up", "Table", "house", 153, CPyStatic_translate___globals);
        goto CPyL37;
    }
CPyL13: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_r14);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 153, CPyStatic_translate___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 153, CPyStatic_translate___globals);
        goto CPyL37;
    }
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "close_up", "Table", "house_influence", 153, CPyStatic_translate___globals);
        goto CPyL39;
    }
CPyL16: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 153, CPyStatic_translate___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 153, CPyStatic_translate___globals);
        goto CPyL40;
    }
    cpy_r_r25.f0 = cpy_r_r21;
    cpy_r_r25.f1 = cpy_r_r24;
    cpy_r_r26 = PyTuple_New(2);
    if (unlikely(cpy_r_r26 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3913 = CPyTagged_StealAsObject(cpy_r_r25.f0);
    PyTuple_SET_ITEM(cpy_r_r26, 0, __tmp3913);
    PyObject *__tmp3914 = CPyTagged_StealAsObject(cpy_r_r25.f1);
    PyTuple_SET_ITEM(cpy_r_r26, 1, __tmp3914);
    cpy_r_r27 = PyList_Append(cpy_r_r4, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 153, CPyStatic_translate___globals);
        goto CPyL36;
    }
CPyL19: ;
    cpy_r_r29 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r29;
    goto CPyL6;
CPyL20: ;
    cpy_r_cards = cpy_r_r4;
    cpy_r_r30.f0 = -2;
    cpy_r_r30.f1 = -2;
    cpy_r_r31 = PyList_New(1);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 154, CPyStatic_translate___globals);
        goto CPyL41;
    }
    cpy_r_r32 = PyTuple_New(2);
    if (unlikely(cpy_r_r32 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3915 = CPyTagged_StealAsObject(cpy_r_r30.f0);
    PyTuple_SET_ITEM(cpy_r_r32, 0, __tmp3915);
    PyObject *__tmp3916 = CPyTagged_StealAsObject(cpy_r_r30.f1);
    PyTuple_SET_ITEM(cpy_r_r32, 1, __tmp3916);
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    *(PyObject * *)cpy_r_r34 = cpy_r_r32;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 << 1;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_cards + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = CPyTagged_Subtract(cpy_r_r37, cpy_r_r40);
    cpy_r_r42 = CPySequence_Multiply(cpy_r_r31, cpy_r_r41);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 154, CPyStatic_translate___globals);
        goto CPyL42;
    }
    cpy_r_r43 = PySequence_InPlaceConcat(cpy_r_cards, cpy_r_r42);
    CPy_DECREF(cpy_r_cards);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 154, CPyStatic_translate___globals);
        goto CPyL35;
    }
    cpy_r_cards = cpy_r_r43;
    cpy_r_r44 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r45 = CPyStatics[36]; /* 'zip' */
    cpy_r_r46 = CPyObject_GetAttr(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 155, CPyStatic_translate___globals);
        goto CPyL42;
    }
    cpy_r_r47 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r48[3] = {cpy_r_r3, cpy_r_cards, cpy_r_r47};
    cpy_r_r49 = (PyObject **)&cpy_r_r48;
    cpy_r_r50 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r51 = PyObject_Vectorcall(cpy_r_r46, cpy_r_r49, 2, cpy_r_r50);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 155, CPyStatic_translate___globals);
        goto CPyL42;
    }
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_cards);
    cpy_r_r52 = PyObject_GetIter(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 155, CPyStatic_translate___globals);
        goto CPyL34;
    }
CPyL26: ;
    cpy_r_r53 = PyIter_Next(cpy_r_r52);
    if (cpy_r_r53 == NULL) goto CPyL43;
    PyObject *__tmp3917;
    if (unlikely(!(PyTuple_Check(cpy_r_r53) && PyTuple_GET_SIZE(cpy_r_r53) == 2))) {
        __tmp3917 = NULL;
        goto __LL3918;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r53, 0))))
        __tmp3917 = PyTuple_GET_ITEM(cpy_r_r53, 0);
    else {
        __tmp3917 = NULL;
    }
    if (__tmp3917 == NULL) goto __LL3918;
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r53, 1)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r53, 1)) == 2))) {
        __tmp3917 = NULL;
        goto __LL3919;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r53, 1), 0))))
        __tmp3917 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r53, 1), 0);
    else {
        __tmp3917 = NULL;
    }
    if (__tmp3917 == NULL) goto __LL3919;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r53, 1), 1))))
        __tmp3917 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r53, 1), 1);
    else {
        __tmp3917 = NULL;
    }
    if (__tmp3917 == NULL) goto __LL3919;
    __tmp3917 = PyTuple_GET_ITEM(cpy_r_r53, 1);
__LL3919: ;
    if (__tmp3917 == NULL) goto __LL3918;
    __tmp3917 = cpy_r_r53;
__LL3918: ;
    if (unlikely(__tmp3917 == NULL)) {
        CPy_TypeError("tuple[int, tuple[int, int]]", cpy_r_r53); cpy_r_r54 = (tuple_T2IT2II) { CPY_INT_TAG, { CPY_INT_TAG, CPY_INT_TAG } };
    } else {
        PyObject *__tmp3920 = PyTuple_GET_ITEM(cpy_r_r53, 0);
        CPyTagged __tmp3921;
        if (likely(PyLong_Check(__tmp3920)))
            __tmp3921 = CPyTagged_FromObject(__tmp3920);
        else {
            goto __LL3922;
        }
        cpy_r_r54.f0 = __tmp3921;
        PyObject *__tmp3923 = PyTuple_GET_ITEM(cpy_r_r53, 1);
        tuple_T2II __tmp3924;
        PyObject *__tmp3926;
        if (unlikely(!(PyTuple_Check(__tmp3923) && PyTuple_GET_SIZE(__tmp3923) == 2))) {
            __tmp3926 = NULL;
            goto __LL3927;
        }
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3923, 0))))
            __tmp3926 = PyTuple_GET_ITEM(__tmp3923, 0);
        else {
            __tmp3926 = NULL;
        }
        if (__tmp3926 == NULL) goto __LL3927;
        if (likely(PyLong_Check(PyTuple_GET_ITEM(__tmp3923, 1))))
            __tmp3926 = PyTuple_GET_ITEM(__tmp3923, 1);
        else {
            __tmp3926 = NULL;
        }
        if (__tmp3926 == NULL) goto __LL3927;
        __tmp3926 = __tmp3923;
__LL3927: ;
        if (unlikely(__tmp3926 == NULL)) {
            goto __LL3925;
        } else {
            PyObject *__tmp3928 = PyTuple_GET_ITEM(__tmp3923, 0);
            CPyTagged __tmp3929;
            if (likely(PyLong_Check(__tmp3928)))
                __tmp3929 = CPyTagged_FromObject(__tmp3928);
            else {
                goto __LL3930;
            }
            __tmp3924.f0 = __tmp3929;
            PyObject *__tmp3931 = PyTuple_GET_ITEM(__tmp3923, 1);
            CPyTagged __tmp3932;
            if (likely(PyLong_Check(__tmp3931)))
                __tmp3932 = CPyTagged_FromObject(__tmp3931);
            else {
                goto __LL3933;
            }
            __tmp3924.f1 = __tmp3932;
        }
        goto __LL3934;
__LL3930: ;
        goto __LL3925;
__LL3933: ;
        CPyTagged_DECREF(__tmp3924.f0);
        goto __LL3925;
__LL3934: ;
        cpy_r_r54.f1 = __tmp3924;
    }
    goto __LL3935;
__LL3922: ;
    cpy_r_r54 = (tuple_T2IT2II) { CPY_INT_TAG, { CPY_INT_TAG, CPY_INT_TAG } };
    goto __LL3935;
__LL3925: ;
    CPyTagged_DECREF(cpy_r_r54.f0);
    cpy_r_r54 = (tuple_T2IT2II) { CPY_INT_TAG, { CPY_INT_TAG, CPY_INT_TAG } };
    goto __LL3935;
__LL3935: ;
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 155, CPyStatic_translate___globals);
        goto CPyL44;
    }
    cpy_r_r55 = cpy_r_r54.f0;
    CPyTagged_INCREF(cpy_r_r55);
    cpy_r_r56 = cpy_r_r54.f1;
    CPyTagged_INCREF(cpy_r_r56.f0);
    CPyTagged_INCREF(cpy_r_r56.f1);
    CPyTagged_DECREF(cpy_r_r54.f0);
    CPyTagged_DECREF(cpy_r_r54.f1.f0);
    CPyTagged_DECREF(cpy_r_r54.f1.f1);
    cpy_r_r57 = cpy_r_r56.f0;
    CPyTagged_INCREF(cpy_r_r57);
    cpy_r_r58 = cpy_r_r56.f1;
    CPyTagged_INCREF(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r56.f0);
    CPyTagged_DECREF(cpy_r_r56.f1);
    cpy_r_r59 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "close_up", "Table", "house", 156, CPyStatic_translate___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r59);
CPyL29: ;
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r57);
    cpy_r_r61 = CPyList_SetItem(cpy_r_r59, cpy_r_r55, cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 156, CPyStatic_translate___globals);
        goto CPyL46;
    }
    cpy_r_r62 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "close_up", "Table", "house_influence", 157, CPyStatic_translate___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r62);
CPyL31: ;
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_r58);
    cpy_r_r64 = CPyList_SetItem(cpy_r_r62, cpy_r_r55, cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 157, CPyStatic_translate___globals);
        goto CPyL44;
    } else
        goto CPyL26;
CPyL32: ;
    cpy_r_r65 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 155, CPyStatic_translate___globals);
        goto CPyL34;
    }
    return 1;
CPyL34: ;
    cpy_r_r66 = 2;
    return cpy_r_r66;
CPyL35: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL34;
CPyL36: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL34;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL19;
CPyL39: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL34;
CPyL40: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_cards);
    CPyTagged_DecRef(cpy_r_r30.f0);
    CPyTagged_DecRef(cpy_r_r30.f1);
    goto CPyL34;
CPyL42: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_cards);
    goto CPyL34;
CPyL43: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL32;
CPyL44: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL34;
CPyL45: ;
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL34;
CPyL46: ;
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL34;
}
        
        PyObject *CPyPy_translate___close_up(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "guild", 0};
            static CPyArg_Parser parser = {"OO:close_up", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_guild)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            char retval = CPyDef_translate___close_up(arg_t, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "close_up", 150, CPyStatic_translate___globals);
            return NULL;
        }
        
PyObject *CPyDef_translate___chains(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_scroll, char cpy_r_one_is_enough) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_silver;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_fee;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    tuple_T3IIO cpy_r_r62;
    PyObject *cpy_r_r63;
    int32_t cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    int64_t cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyTagged cpy_r_width;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    tuple_T5IIIII cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyPtr cpy_r_r86;
    CPyPtr cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyTagged cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    tuple_T5IIIII cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    CPyTagged cpy_r_r99;
    CPyTagged cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    CPyTagged cpy_r_r103;
    int64_t cpy_r_r104;
    CPyPtr cpy_r_r105;
    int64_t cpy_r_r106;
    char cpy_r_r107;
    CPyPtr cpy_r_r108;
    CPyPtr cpy_r_r109;
    int64_t cpy_r_r110;
    CPyPtr cpy_r_r111;
    PyObject *cpy_r_r112;
    tuple_T3IIO cpy_r_r113;
    CPyTagged cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    int64_t cpy_r_r119;
    char cpy_r_r120;
    int64_t cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    CPyTagged cpy_r_r136;
    CPyTagged cpy_r_r137;
    char cpy_r_r138;
    CPyTagged cpy_r_r139;
    int64_t cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    char cpy_r_r143;
    CPyTagged cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyPtr cpy_r_r151;
    CPyPtr cpy_r_r152;
    int64_t cpy_r_r153;
    char cpy_r_r154;
    int64_t cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    CPyTagged cpy_r_r159;
    CPyTagged cpy_r_r160;
    CPyTagged cpy_r_r161;
    CPyTagged cpy_r_r162;
    CPyTagged cpy_r_r163;
    CPyTagged cpy_r_r164;
    CPyTagged cpy_r_r165;
    PyObject *cpy_r_r166;
    int32_t cpy_r_r167;
    char cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    CPyTagged cpy_r_r174;
    CPyTagged cpy_r_r175;
    CPyTagged cpy_r_r176;
    CPyTagged cpy_r_r177;
    CPyTagged cpy_r_r178;
    tuple_T5IIIII cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    int64_t cpy_r_r183;
    int64_t cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    if (cpy_r_one_is_enough != 2) goto CPyL2;
    cpy_r_one_is_enough = 0;
CPyL2: ;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Table", "book", 165, CPyStatic_translate___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r0);
CPyL3: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Table", "players", 166, CPyStatic_translate___globals);
        goto CPyL104;
    }
CPyL4: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 166, CPyStatic_translate___globals);
        goto CPyL104;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "chains", 166, CPyStatic_translate___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL104;
    }
    cpy_r_r4 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_silver;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Player", "silver", 167, CPyStatic_translate___globals);
        goto CPyL105;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL7: ;
    cpy_r_silver = cpy_r_r4;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Table", "house_influence", 168, CPyStatic_translate___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r5);
CPyL8: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Table", "house", 168, CPyStatic_translate___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r6);
CPyL9: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r8 = CPyList_Index(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 168, CPyStatic_translate___globals);
        goto CPyL107;
    }
    cpy_r_r9 = CPyList_GetItem(cpy_r_r5, cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 168, CPyStatic_translate___globals);
        goto CPyL106;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 168, CPyStatic_translate___globals);
        goto CPyL106;
    }
    cpy_r_r11 = (Py_ssize_t)cpy_r_r10 != -2;
    if (!cpy_r_r11) goto CPyL108;
    cpy_r_r12 = cpy_r_r10 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL15;
    cpy_r_r14 = CPyTagged_IsEq_(cpy_r_r10, cpy_r_me);
    cpy_r_r15 = cpy_r_r14 ^ 1;
    cpy_r_r16 = cpy_r_r15;
    goto CPyL16;
CPyL15: ;
    cpy_r_r17 = cpy_r_r10 != cpy_r_me;
    cpy_r_r16 = cpy_r_r17;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r16) goto CPyL18;
    if (1) {
        goto CPyL19;
    } else
        goto CPyL22;
CPyL18: ;
    if (!0) goto CPyL22;
CPyL19: ;
    cpy_r_r18 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyStatics[2372]; /* 'foreign_fee' */
    cpy_r_r20 = CPyDict_GetItem(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 169, CPyStatic_translate___globals);
        goto CPyL106;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 169, CPyStatic_translate___globals);
        goto CPyL106;
    }
    cpy_r_r22 = CPyTagged_Subtract(cpy_r_silver, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_silver);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_silver = cpy_r_r22;
CPyL22: ;
    cpy_r_r23 = cpy_r_silver & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL24;
    cpy_r_r25 = 0 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL25;
CPyL24: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_silver, 0);
    if (cpy_r_r27) {
        goto CPyL109;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_silver < (Py_ssize_t)0;
    if (cpy_r_r28) goto CPyL109;
CPyL26: ;
    cpy_r_r29 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_gold;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Player", "gold", 170, CPyStatic_translate___globals);
        goto CPyL106;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL27: ;
    cpy_r_r30 = cpy_r_r29 != 0;
    CPyTagged_DECREF(cpy_r_r29);
    if (cpy_r_r30) {
        goto CPyL30;
    } else
        goto CPyL109;
CPyL28: ;
    cpy_r_r31 = PyList_New(0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 171, CPyStatic_translate___globals);
        goto CPyL103;
    }
    return cpy_r_r31;
CPyL30: ;
    cpy_r_r32 = PyList_New(0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 172, CPyStatic_translate___globals);
        goto CPyL106;
    }
    cpy_r_r33 = 0;
    cpy_r_r34 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Table", "rooms", 173, CPyStatic_translate___globals);
        goto CPyL110;
    }
    CPy_INCREF(cpy_r_r34);
CPyL32: ;
    cpy_r_r35 = 0;
CPyL33: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r35 < cpy_r_r37;
    if (!cpy_r_r38) goto CPyL111;
    cpy_r_room = cpy_r_r33;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r35 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    cpy_r_r43 = *(PyObject * *)cpy_r_r42;
    CPy_INCREF(cpy_r_r43);
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 173, CPyStatic_translate___globals);
        goto CPyL112;
    }
    cpy_r_r45 = (Py_ssize_t)cpy_r_r44 != -2;
    if (!cpy_r_r45) goto CPyL113;
    cpy_r_r46 = CPyDef_gold___is_full(cpy_r_t, cpy_r_room);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 174, CPyStatic_translate___globals);
        goto CPyL114;
    }
    if (cpy_r_r46) goto CPyL113;
    cpy_r_r47 = CPyDef_gold___fee_of(cpy_r_t, cpy_r_me, cpy_r_room);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 175, CPyStatic_translate___globals);
        goto CPyL114;
    }
    cpy_r_fee = cpy_r_r47;
    cpy_r_r48 = cpy_r_fee & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (cpy_r_r49) goto CPyL41;
    cpy_r_r50 = cpy_r_silver & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (!cpy_r_r51) goto CPyL42;
CPyL41: ;
    cpy_r_r52 = CPyTagged_IsLt_(cpy_r_silver, cpy_r_fee);
    cpy_r_r53 = cpy_r_r52 ^ 1;
    if (cpy_r_r53) {
        goto CPyL43;
    } else
        goto CPyL115;
CPyL42: ;
    cpy_r_r54 = (Py_ssize_t)cpy_r_fee <= (Py_ssize_t)cpy_r_silver;
    if (!cpy_r_r54) goto CPyL115;
CPyL43: ;
    cpy_r_r55 = CPyTagged_Lshift(2, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 177, CPyStatic_translate___globals);
        goto CPyL116;
    }
    cpy_r_r56 = cpy_r_fee;
    cpy_r_r57 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Book", "translators", 177, CPyStatic_translate___globals);
        goto CPyL117;
    }
CPyL45: ;
    cpy_r_r58 = CPyList_GetItem(cpy_r_r57, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 177, CPyStatic_translate___globals);
        goto CPyL118;
    }
    if (likely(PyTuple_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "chains", 177, CPyStatic_translate___globals, "tuple", cpy_r_r58);
        goto CPyL118;
    }
    cpy_r_r60 = CPySequenceTuple_GetItem(cpy_r_r59, 6);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 177, CPyStatic_translate___globals);
        goto CPyL118;
    }
    if (likely(PyTuple_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "chains", 177, CPyStatic_translate___globals, "tuple", cpy_r_r60);
        goto CPyL118;
    }
    cpy_r_r62.f0 = cpy_r_r55;
    cpy_r_r62.f1 = cpy_r_r56;
    cpy_r_r62.f2 = cpy_r_r61;
    cpy_r_r63 = PyTuple_New(3);
    if (unlikely(cpy_r_r63 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3936 = CPyTagged_StealAsObject(cpy_r_r62.f0);
    PyTuple_SET_ITEM(cpy_r_r63, 0, __tmp3936);
    PyObject *__tmp3937 = CPyTagged_StealAsObject(cpy_r_r62.f1);
    PyTuple_SET_ITEM(cpy_r_r63, 1, __tmp3937);
    PyObject *__tmp3938 = cpy_r_r62.f2;
    PyTuple_SET_ITEM(cpy_r_r63, 2, __tmp3938);
    cpy_r_r64 = PyList_Append(cpy_r_r32, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 177, CPyStatic_translate___globals);
        goto CPyL119;
    }
CPyL50: ;
    cpy_r_r66 = cpy_r_r33 + 2;
    cpy_r_r33 = cpy_r_r66;
    cpy_r_r67 = cpy_r_r35 + 1;
    cpy_r_r35 = cpy_r_r67;
    goto CPyL33;
CPyL51: ;
    cpy_r_r68 = PySet_New(NULL);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 178, CPyStatic_translate___globals);
        goto CPyL110;
    }
    cpy_r_r69 = PySet_New(NULL);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 179, CPyStatic_translate___globals);
        goto CPyL120;
    }
    cpy_r_r70 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r71 = ((serai___games___scholars___book___WordsObject *)cpy_r_r70)->_languages;
    CPy_INCREF(cpy_r_r71);
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyVarObject, ob_size));
    cpy_r_r73 = *(int64_t *)cpy_r_r72;
    CPy_DECREF(cpy_r_r71);
    cpy_r_r74 = cpy_r_r73 << 1;
    cpy_r_width = cpy_r_r74;
    cpy_r_r75 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Book", "scrolls", 181, CPyStatic_translate___globals);
        goto CPyL121;
    }
CPyL54: ;
    cpy_r_r76 = CPyList_GetItem(cpy_r_r75, cpy_r_scroll);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 181, CPyStatic_translate___globals);
        goto CPyL121;
    }
    if (likely(PyTuple_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/actions/translate.py", "chains", 181, CPyStatic_translate___globals, "tuple", cpy_r_r76);
        goto CPyL121;
    }
    cpy_r_r78 = CPySequenceTuple_GetItem(cpy_r_r77, 2);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 181, CPyStatic_translate___globals);
        goto CPyL121;
    }
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 181, CPyStatic_translate___globals);
        goto CPyL121;
    }
    CPyTagged_INCREF(cpy_r_r79);
    cpy_r_r80 = CPyTagged_Lshift(2, cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 183, CPyStatic_translate___globals);
        goto CPyL122;
    }
    cpy_r_r81 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_gold;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'gold' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r81);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 183, CPyStatic_translate___globals);
        goto CPyL123;
    }
CPyL60: ;
    cpy_r_r82 = cpy_r_silver;
    cpy_r_r83.f0 = cpy_r_r79;
    cpy_r_r83.f1 = cpy_r_r80;
    cpy_r_r83.f2 = 0;
    cpy_r_r83.f3 = cpy_r_r81;
    cpy_r_r83.f4 = cpy_r_r82;
    cpy_r_r84 = PyList_New(1);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 183, CPyStatic_translate___globals);
        goto CPyL124;
    }
    cpy_r_r85 = PyTuple_New(5);
    if (unlikely(cpy_r_r85 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3939 = CPyTagged_StealAsObject(cpy_r_r83.f0);
    PyTuple_SET_ITEM(cpy_r_r85, 0, __tmp3939);
    PyObject *__tmp3940 = CPyTagged_StealAsObject(cpy_r_r83.f1);
    PyTuple_SET_ITEM(cpy_r_r85, 1, __tmp3940);
    PyObject *__tmp3941 = CPyTagged_StealAsObject(cpy_r_r83.f2);
    PyTuple_SET_ITEM(cpy_r_r85, 2, __tmp3941);
    PyObject *__tmp3942 = CPyTagged_StealAsObject(cpy_r_r83.f3);
    PyTuple_SET_ITEM(cpy_r_r85, 3, __tmp3942);
    PyObject *__tmp3943 = CPyTagged_StealAsObject(cpy_r_r83.f4);
    PyTuple_SET_ITEM(cpy_r_r85, 4, __tmp3943);
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyListObject, ob_item));
    cpy_r_r87 = *(CPyPtr *)cpy_r_r86;
    *(PyObject * *)cpy_r_r87 = cpy_r_r85;
CPyL62: ;
    cpy_r_r88 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyVarObject, ob_size));
    cpy_r_r89 = *(int64_t *)cpy_r_r88;
    cpy_r_r90 = cpy_r_r89 << 1;
    cpy_r_r91 = cpy_r_r90 != 0;
    if (!cpy_r_r91) goto CPyL125;
    cpy_r_r92 = CPyList_PopLast(cpy_r_r84);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 185, CPyStatic_translate___globals);
        goto CPyL126;
    }
    PyObject *__tmp3944;
    if (unlikely(!(PyTuple_Check(cpy_r_r92) && PyTuple_GET_SIZE(cpy_r_r92) == 5))) {
        __tmp3944 = NULL;
        goto __LL3945;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r92, 0))))
        __tmp3944 = PyTuple_GET_ITEM(cpy_r_r92, 0);
    else {
        __tmp3944 = NULL;
    }
    if (__tmp3944 == NULL) goto __LL3945;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r92, 1))))
        __tmp3944 = PyTuple_GET_ITEM(cpy_r_r92, 1);
    else {
        __tmp3944 = NULL;
    }
    if (__tmp3944 == NULL) goto __LL3945;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r92, 2))))
        __tmp3944 = PyTuple_GET_ITEM(cpy_r_r92, 2);
    else {
        __tmp3944 = NULL;
    }
    if (__tmp3944 == NULL) goto __LL3945;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r92, 3))))
        __tmp3944 = PyTuple_GET_ITEM(cpy_r_r92, 3);
    else {
        __tmp3944 = NULL;
    }
    if (__tmp3944 == NULL) goto __LL3945;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r92, 4))))
        __tmp3944 = PyTuple_GET_ITEM(cpy_r_r92, 4);
    else {
        __tmp3944 = NULL;
    }
    if (__tmp3944 == NULL) goto __LL3945;
    __tmp3944 = cpy_r_r92;
__LL3945: ;
    if (unlikely(__tmp3944 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r92); cpy_r_r93 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3946 = PyTuple_GET_ITEM(cpy_r_r92, 0);
        CPyTagged __tmp3947;
        if (likely(PyLong_Check(__tmp3946)))
            __tmp3947 = CPyTagged_FromObject(__tmp3946);
        else {
            goto __LL3948;
        }
        cpy_r_r93.f0 = __tmp3947;
        PyObject *__tmp3949 = PyTuple_GET_ITEM(cpy_r_r92, 1);
        CPyTagged __tmp3950;
        if (likely(PyLong_Check(__tmp3949)))
            __tmp3950 = CPyTagged_FromObject(__tmp3949);
        else {
            goto __LL3951;
        }
        cpy_r_r93.f1 = __tmp3950;
        PyObject *__tmp3952 = PyTuple_GET_ITEM(cpy_r_r92, 2);
        CPyTagged __tmp3953;
        if (likely(PyLong_Check(__tmp3952)))
            __tmp3953 = CPyTagged_FromObject(__tmp3952);
        else {
            goto __LL3954;
        }
        cpy_r_r93.f2 = __tmp3953;
        PyObject *__tmp3955 = PyTuple_GET_ITEM(cpy_r_r92, 3);
        CPyTagged __tmp3956;
        if (likely(PyLong_Check(__tmp3955)))
            __tmp3956 = CPyTagged_FromObject(__tmp3955);
        else {
            goto __LL3957;
        }
        cpy_r_r93.f3 = __tmp3956;
        PyObject *__tmp3958 = PyTuple_GET_ITEM(cpy_r_r92, 4);
        CPyTagged __tmp3959;
        if (likely(PyLong_Check(__tmp3958)))
            __tmp3959 = CPyTagged_FromObject(__tmp3958);
        else {
            goto __LL3960;
        }
        cpy_r_r93.f4 = __tmp3959;
    }
    goto __LL3961;
__LL3948: ;
    cpy_r_r93 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3961;
__LL3951: ;
    CPyTagged_DECREF(cpy_r_r93.f0);
    cpy_r_r93 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3961;
__LL3954: ;
    CPyTagged_DECREF(cpy_r_r93.f0);
    CPyTagged_DECREF(cpy_r_r93.f1);
    cpy_r_r93 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3961;
__LL3957: ;
    CPyTagged_DECREF(cpy_r_r93.f0);
    CPyTagged_DECREF(cpy_r_r93.f1);
    CPyTagged_DECREF(cpy_r_r93.f2);
    cpy_r_r93 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3961;
__LL3960: ;
    CPyTagged_DECREF(cpy_r_r93.f0);
    CPyTagged_DECREF(cpy_r_r93.f1);
    CPyTagged_DECREF(cpy_r_r93.f2);
    CPyTagged_DECREF(cpy_r_r93.f3);
    cpy_r_r93 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3961;
__LL3961: ;
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 185, CPyStatic_translate___globals);
        goto CPyL126;
    }
    cpy_r_r94 = cpy_r_r93.f0;
    cpy_r_r95 = cpy_r_r93.f1;
    cpy_r_r96 = cpy_r_r93.f2;
    cpy_r_r97 = cpy_r_r93.f3;
    cpy_r_r98 = cpy_r_r93.f4;
    cpy_r_r99 = cpy_r_r94;
    cpy_r_r100 = cpy_r_r95;
    cpy_r_r101 = cpy_r_r96;
    cpy_r_r102 = cpy_r_r97;
    cpy_r_r103 = cpy_r_r98;
    cpy_r_r104 = 0;
CPyL66: ;
    cpy_r_r105 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r106 = *(int64_t *)cpy_r_r105;
    cpy_r_r107 = cpy_r_r104 < cpy_r_r106;
    if (!cpy_r_r107) goto CPyL127;
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyListObject, ob_item));
    cpy_r_r109 = *(CPyPtr *)cpy_r_r108;
    cpy_r_r110 = cpy_r_r104 * 8;
    cpy_r_r111 = cpy_r_r109 + cpy_r_r110;
    cpy_r_r112 = *(PyObject * *)cpy_r_r111;
    CPy_INCREF(cpy_r_r112);
    PyObject *__tmp3962;
    if (unlikely(!(PyTuple_Check(cpy_r_r112) && PyTuple_GET_SIZE(cpy_r_r112) == 3))) {
        __tmp3962 = NULL;
        goto __LL3963;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r112, 0))))
        __tmp3962 = PyTuple_GET_ITEM(cpy_r_r112, 0);
    else {
        __tmp3962 = NULL;
    }
    if (__tmp3962 == NULL) goto __LL3963;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r112, 1))))
        __tmp3962 = PyTuple_GET_ITEM(cpy_r_r112, 1);
    else {
        __tmp3962 = NULL;
    }
    if (__tmp3962 == NULL) goto __LL3963;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r112, 2))))
        __tmp3962 = PyTuple_GET_ITEM(cpy_r_r112, 2);
    else {
        __tmp3962 = NULL;
    }
    if (__tmp3962 == NULL) goto __LL3963;
    __tmp3962 = cpy_r_r112;
__LL3963: ;
    if (unlikely(__tmp3962 == NULL)) {
        CPy_TypeError("tuple[int, int, tuple]", cpy_r_r112); cpy_r_r113 = (tuple_T3IIO) { CPY_INT_TAG, CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp3964 = PyTuple_GET_ITEM(cpy_r_r112, 0);
        CPyTagged __tmp3965;
        if (likely(PyLong_Check(__tmp3964)))
            __tmp3965 = CPyTagged_FromObject(__tmp3964);
        else {
            goto __LL3966;
        }
        cpy_r_r113.f0 = __tmp3965;
        PyObject *__tmp3967 = PyTuple_GET_ITEM(cpy_r_r112, 1);
        CPyTagged __tmp3968;
        if (likely(PyLong_Check(__tmp3967)))
            __tmp3968 = CPyTagged_FromObject(__tmp3967);
        else {
            goto __LL3969;
        }
        cpy_r_r113.f1 = __tmp3968;
        PyObject *__tmp3970 = PyTuple_GET_ITEM(cpy_r_r112, 2);
        CPy_INCREF(__tmp3970);
        PyObject * __tmp3971;
        if (likely(PyTuple_Check(__tmp3970)))
            __tmp3971 = __tmp3970;
        else {
            CPy_TypeError("tuple", __tmp3970); 
            __tmp3971 = NULL;
        }
        cpy_r_r113.f2 = __tmp3971;
    }
    goto __LL3972;
__LL3966: ;
    cpy_r_r113 = (tuple_T3IIO) { CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL3972;
__LL3969: ;
    CPyTagged_DECREF(cpy_r_r113.f0);
    cpy_r_r113 = (tuple_T3IIO) { CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL3972;
__LL3972: ;
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 186, CPyStatic_translate___globals);
        goto CPyL128;
    }
    cpy_r_r114 = cpy_r_r113.f0;
    CPyTagged_INCREF(cpy_r_r114);
    cpy_r_r115 = cpy_r_r113.f1;
    CPyTagged_INCREF(cpy_r_r115);
    cpy_r_fee = cpy_r_r115;
    cpy_r_r116 = cpy_r_r113.f2;
    CPy_INCREF(cpy_r_r116);
    CPyTagged_DECREF(cpy_r_r113.f0);
    CPyTagged_DECREF(cpy_r_r113.f1);
    CPy_DECREF(cpy_r_r113.f2);
    cpy_r_r117 = CPyTagged_And(cpy_r_r101, cpy_r_r114);
    cpy_r_r118 = cpy_r_r117 != 0;
    CPyTagged_DECREF(cpy_r_r117);
    if (cpy_r_r118) goto CPyL129;
    cpy_r_r119 = cpy_r_fee & 1;
    cpy_r_r120 = cpy_r_r119 != 0;
    if (cpy_r_r120) goto CPyL71;
    cpy_r_r121 = cpy_r_r103 & 1;
    cpy_r_r122 = cpy_r_r121 != 0;
    if (!cpy_r_r122) goto CPyL72;
CPyL71: ;
    cpy_r_r123 = CPyTagged_IsLt_(cpy_r_r103, cpy_r_fee);
    if (cpy_r_r123) {
        goto CPyL129;
    } else
        goto CPyL73;
CPyL72: ;
    cpy_r_r124 = (Py_ssize_t)cpy_r_fee > (Py_ssize_t)cpy_r_r103;
    if (cpy_r_r124) goto CPyL129;
CPyL73: ;
    CPyTagged_INCREF(cpy_r_r99);
    cpy_r_r125 = CPyTagged_StealAsObject(cpy_r_r99);
    cpy_r_r126 = PySequence_Contains(cpy_r_r116, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 187, CPyStatic_translate___globals);
        goto CPyL130;
    }
    cpy_r_r128 = cpy_r_r126;
    cpy_r_r129 = cpy_r_r128 ^ 1;
    if (cpy_r_r129) goto CPyL129;
    cpy_r_r130 = (CPyPtr)((CPyPtr)cpy_r_r116 + offsetof(PyVarObject, ob_size));
    cpy_r_r131 = *(int64_t *)cpy_r_r130;
    cpy_r_r132 = 0;
CPyL76: ;
    cpy_r_r133 = cpy_r_r132 < cpy_r_r131;
    if (!cpy_r_r133) goto CPyL129;
    cpy_r_r134 = CPySequenceTuple_GetItemUnsafe(cpy_r_r116, cpy_r_r132);
    if (likely(PyLong_Check(cpy_r_r134)))
        cpy_r_r135 = CPyTagged_FromObject(cpy_r_r134);
    else {
        CPy_TypeError("int", cpy_r_r134); cpy_r_r135 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 189, CPyStatic_translate___globals);
        goto CPyL130;
    }
    cpy_r_r136 = CPyTagged_Rshift(cpy_r_r100, cpy_r_r135);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 190, CPyStatic_translate___globals);
        goto CPyL131;
    }
    cpy_r_r137 = CPyTagged_And(cpy_r_r136, 2);
    CPyTagged_DECREF(cpy_r_r136);
    cpy_r_r138 = cpy_r_r137 != 0;
    CPyTagged_DECREF(cpy_r_r137);
    if (cpy_r_r138) goto CPyL132;
    cpy_r_r139 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_arabic;
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/actions/translate.py", "chains", "Book", "arabic", 192, CPyStatic_translate___globals);
        goto CPyL131;
    }
CPyL81: ;
    cpy_r_r140 = cpy_r_r135 & 1;
    cpy_r_r141 = cpy_r_r140 != 0;
    if (!cpy_r_r141) goto CPyL83;
    cpy_r_r142 = CPyTagged_IsEq_(cpy_r_r135, cpy_r_r139);
    if (cpy_r_r142) {
        goto CPyL133;
    } else
        goto CPyL88;
CPyL83: ;
    cpy_r_r143 = cpy_r_r135 == cpy_r_r139;
    if (cpy_r_r143) {
        goto CPyL133;
    } else
        goto CPyL88;
CPyL84: ;
    cpy_r_r144 = CPyTagged_Or(cpy_r_r101, cpy_r_r114);
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_r144);
    cpy_r_r146 = PySet_Add(cpy_r_r68, cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 193, CPyStatic_translate___globals);
        goto CPyL130;
    }
    if (cpy_r_one_is_enough) {
        goto CPyL134;
    } else
        goto CPyL99;
CPyL86: ;
    cpy_r_r148 = CPyTagged_Or(cpy_r_r101, cpy_r_r114);
    CPyTagged_DECREF(cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r114);
    cpy_r_r149 = PyList_New(1);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 195, CPyStatic_translate___globals);
        goto CPyL135;
    }
    cpy_r_r150 = CPyTagged_StealAsObject(cpy_r_r148);
    cpy_r_r151 = (CPyPtr)((CPyPtr)cpy_r_r149 + offsetof(PyListObject, ob_item));
    cpy_r_r152 = *(CPyPtr *)cpy_r_r151;
    *(PyObject * *)cpy_r_r152 = cpy_r_r150;
    return cpy_r_r149;
CPyL88: ;
    cpy_r_r153 = cpy_r_r102 & 1;
    cpy_r_r154 = cpy_r_r153 != 0;
    if (cpy_r_r154) goto CPyL90;
    cpy_r_r155 = 2 & 1;
    cpy_r_r156 = cpy_r_r155 != 0;
    if (!cpy_r_r156) goto CPyL91;
CPyL90: ;
    cpy_r_r157 = CPyTagged_IsLt_(2, cpy_r_r102);
    if (cpy_r_r157) {
        goto CPyL92;
    } else
        goto CPyL132;
CPyL91: ;
    cpy_r_r158 = (Py_ssize_t)cpy_r_r102 > (Py_ssize_t)2;
    if (!cpy_r_r158) goto CPyL132;
CPyL92: ;
    cpy_r_r159 = CPyTagged_Or(cpy_r_r101, cpy_r_r114);
    cpy_r_r160 = CPyTagged_Lshift(cpy_r_r159, cpy_r_width);
    CPyTagged_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 197, CPyStatic_translate___globals);
        goto CPyL131;
    }
    cpy_r_r161 = CPyTagged_Or(cpy_r_r160, cpy_r_r100);
    CPyTagged_DECREF(cpy_r_r160);
    cpy_r_r162 = CPyTagged_Lshift(2, cpy_r_r135);
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 197, CPyStatic_translate___globals);
        goto CPyL136;
    }
    cpy_r_r163 = CPyTagged_Or(cpy_r_r161, cpy_r_r162);
    CPyTagged_DECREF(cpy_r_r161);
    CPyTagged_DECREF(cpy_r_r162);
    cpy_r_r164 = CPyTagged_Multiply(cpy_r_r163, cpy_r_width);
    CPyTagged_DECREF(cpy_r_r163);
    cpy_r_r165 = CPyTagged_Add(cpy_r_r164, cpy_r_r135);
    CPyTagged_DECREF(cpy_r_r164);
    CPyTagged_INCREF(cpy_r_r165);
    cpy_r_r166 = CPyTagged_StealAsObject(cpy_r_r165);
    cpy_r_r167 = PySet_Contains(cpy_r_r69, cpy_r_r166);
    CPy_DECREF(cpy_r_r166);
    cpy_r_r168 = cpy_r_r167 >= 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 198, CPyStatic_translate___globals);
        goto CPyL137;
    }
    cpy_r_r169 = cpy_r_r167;
    cpy_r_r170 = cpy_r_r169 ^ 1;
    if (!cpy_r_r170) goto CPyL138;
    cpy_r_r171 = CPyTagged_StealAsObject(cpy_r_r165);
    cpy_r_r172 = PySet_Add(cpy_r_r69, cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 199, CPyStatic_translate___globals);
        goto CPyL131;
    }
    CPyTagged_INCREF(cpy_r_r135);
    cpy_r_r174 = CPyTagged_Lshift(2, cpy_r_r135);
    CPyTagged_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r174 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 200, CPyStatic_translate___globals);
        goto CPyL139;
    }
    cpy_r_r175 = CPyTagged_Or(cpy_r_r100, cpy_r_r174);
    CPyTagged_DECREF(cpy_r_r174);
    cpy_r_r176 = CPyTagged_Or(cpy_r_r101, cpy_r_r114);
    cpy_r_r177 = CPyTagged_Subtract(cpy_r_r102, 2);
    cpy_r_r178 = CPyTagged_Subtract(cpy_r_r103, cpy_r_fee);
    cpy_r_r179.f0 = cpy_r_r135;
    cpy_r_r179.f1 = cpy_r_r175;
    cpy_r_r179.f2 = cpy_r_r176;
    cpy_r_r179.f3 = cpy_r_r177;
    cpy_r_r179.f4 = cpy_r_r178;
    cpy_r_r180 = PyTuple_New(5);
    if (unlikely(cpy_r_r180 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3973 = CPyTagged_StealAsObject(cpy_r_r179.f0);
    PyTuple_SET_ITEM(cpy_r_r180, 0, __tmp3973);
    PyObject *__tmp3974 = CPyTagged_StealAsObject(cpy_r_r179.f1);
    PyTuple_SET_ITEM(cpy_r_r180, 1, __tmp3974);
    PyObject *__tmp3975 = CPyTagged_StealAsObject(cpy_r_r179.f2);
    PyTuple_SET_ITEM(cpy_r_r180, 2, __tmp3975);
    PyObject *__tmp3976 = CPyTagged_StealAsObject(cpy_r_r179.f3);
    PyTuple_SET_ITEM(cpy_r_r180, 3, __tmp3976);
    PyObject *__tmp3977 = CPyTagged_StealAsObject(cpy_r_r179.f4);
    PyTuple_SET_ITEM(cpy_r_r180, 4, __tmp3977);
    cpy_r_r181 = PyList_Append(cpy_r_r84, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 200, CPyStatic_translate___globals);
        goto CPyL130;
    }
CPyL99: ;
    cpy_r_r183 = cpy_r_r132 + 1;
    cpy_r_r132 = cpy_r_r183;
    goto CPyL76;
CPyL100: ;
    cpy_r_r184 = cpy_r_r104 + 1;
    cpy_r_r104 = cpy_r_r184;
    goto CPyL66;
CPyL101: ;
    cpy_r_r185 = CPySequence_Sort(cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 201, CPyStatic_translate___globals);
        goto CPyL103;
    }
    return cpy_r_r185;
CPyL103: ;
    cpy_r_r186 = NULL;
    return cpy_r_r186;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL103;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL103;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    goto CPyL103;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r5);
    goto CPyL103;
CPyL108: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL18;
CPyL109: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_silver);
    goto CPyL28;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    goto CPyL103;
CPyL111: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL51;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL103;
CPyL113: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_r44);
    goto CPyL50;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL103;
CPyL115: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_fee);
    goto CPyL50;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_fee);
    goto CPyL103;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL103;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL103;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    goto CPyL103;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r68);
    goto CPyL103;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    goto CPyL103;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL103;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_silver);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r80);
    goto CPyL103;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPyTagged_DecRef(cpy_r_r83.f0);
    CPyTagged_DecRef(cpy_r_r83.f1);
    CPyTagged_DecRef(cpy_r_r83.f2);
    CPyTagged_DecRef(cpy_r_r83.f3);
    CPyTagged_DecRef(cpy_r_r83.f4);
    goto CPyL103;
CPyL125: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r69);
    CPyTagged_DECREF(cpy_r_width);
    CPy_DECREF(cpy_r_r84);
    goto CPyL101;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPy_DecRef(cpy_r_r84);
    goto CPyL103;
CPyL127: ;
    CPyTagged_DECREF(cpy_r_r99);
    CPyTagged_DECREF(cpy_r_r100);
    CPyTagged_DECREF(cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r102);
    CPyTagged_DECREF(cpy_r_r103);
    goto CPyL62;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r103);
    goto CPyL103;
CPyL129: ;
    CPyTagged_DECREF(cpy_r_fee);
    CPyTagged_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r116);
    goto CPyL100;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_fee);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    goto CPyL103;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_fee);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r135);
    goto CPyL103;
CPyL132: ;
    CPyTagged_DECREF(cpy_r_r135);
    goto CPyL99;
CPyL133: ;
    CPyTagged_DECREF(cpy_r_r135);
    goto CPyL84;
CPyL134: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_fee);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    CPyTagged_DECREF(cpy_r_width);
    CPy_DECREF(cpy_r_r84);
    CPyTagged_DECREF(cpy_r_r99);
    CPyTagged_DECREF(cpy_r_r100);
    CPyTagged_DECREF(cpy_r_r102);
    CPyTagged_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r116);
    goto CPyL86;
CPyL135: ;
    CPyTagged_DecRef(cpy_r_r148);
    goto CPyL103;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_fee);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_r161);
    goto CPyL103;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_fee);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_r165);
    goto CPyL103;
CPyL138: ;
    CPyTagged_DECREF(cpy_r_r135);
    CPyTagged_DECREF(cpy_r_r165);
    goto CPyL99;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_fee);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_width);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r135);
    goto CPyL103;
}
        
        PyObject *CPyPy_translate___chains(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "scroll", "one_is_enough", 0};
            static CPyArg_Parser parser = {"OOO|O:chains", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_scroll;
            PyObject *obj_one_is_enough = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_scroll, &obj_one_is_enough)) {
                return NULL;
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
            CPyTagged arg_scroll;
            if (likely(PyLong_Check(obj_scroll)))
                arg_scroll = CPyTagged_BorrowFromObject(obj_scroll);
            else {
                CPy_TypeError("int", obj_scroll); goto fail;
            }
            char arg_one_is_enough;
            if (obj_one_is_enough == NULL) {
                arg_one_is_enough = 2;
            } else if (unlikely(!PyBool_Check(obj_one_is_enough))) {
                CPy_TypeError("bool", obj_one_is_enough); goto fail;
            } else
                arg_one_is_enough = obj_one_is_enough == Py_True;
            PyObject *retval = CPyDef_translate___chains(arg_t, arg_me, arg_scroll, arg_one_is_enough);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "chains", 163, CPyStatic_translate___globals);
            return NULL;
        }
        
char CPyDef_translate_____top_level__(void) {
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
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 1, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 1, CPyStatic_translate___globals);
        goto CPyL70;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_translate___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 8, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___effects___gold;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___effects___gold;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2386]; /* 'serai.games.scholars.effects.gold' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 10, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___effects___gold;
    cpy_r_r20 = CPyExec_serai___games___scholars___effects___gold;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___effects___gold__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 10, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 10, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2386]; /* 'serai.games.scholars.effects.gold' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 10, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5329]; /* ('fee_of', 'is_full', 'paid_to', 'pay_owner', 'pay_silver', 'share_note') */
    cpy_r_r31 = CPyStatic_translate___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 10, CPyStatic_translate___globals);
        goto CPyL70;
    } else
        goto CPyL71;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___goals;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___goals;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 11, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___goals;
    cpy_r_r42 = CPyExec_serai___games___scholars___goals;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___goals__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 11, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 11, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 11, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5330]; /* ('interacted', 'translated_from') */
    cpy_r_r53 = CPyStatic_translate___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 11, CPyStatic_translate___globals);
        goto CPyL70;
    } else
        goto CPyL72;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___influence;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___influence;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 12, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___influence;
    cpy_r_r64 = CPyExec_serai___games___scholars___influence;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___influence__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 12, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 12, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 12, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5331]; /* ('give_back',) */
    cpy_r_r75 = CPyStatic_translate___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 12, CPyStatic_translate___globals);
        goto CPyL70;
    } else
        goto CPyL73;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 13, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r86 = CPyExec_serai___games___scholars___names;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 13, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 13, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 13, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5332]; /* ('GUILD_BINDS', 'NO_CARD', 'NOBODY') */
    cpy_r_r97 = CPyStatic_translate___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 13, CPyStatic_translate___globals);
        goto CPyL70;
    } else
        goto CPyL74;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___reasons;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___reasons;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 14, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___reasons;
    cpy_r_r108 = CPyExec_serai___games___scholars___reasons;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___reasons__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 14, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 14, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 14, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5333]; /* ('NEED_GUILD_COLOUR', 'NO_CHAIN', 'NO_SCROLL_THERE', 'WRONG_GUILD') */
    cpy_r_r119 = CPyStatic_translate___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 14, CPyStatic_translate___globals);
        goto CPyL70;
    } else
        goto CPyL75;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 15, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r130 = CPyExec_serai___games___scholars___table;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 15, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 15, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 15, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r141 = CPyStatic_translate___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 15, CPyStatic_translate___globals);
        goto CPyL70;
    } else
        goto CPyL76;
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
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 16, CPyStatic_translate___globals);
        goto CPyL70;
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
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 16, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 16, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 16, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r163 = CPyStatic_translate___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 16, CPyStatic_translate___globals);
        goto CPyL70;
    } else
        goto CPyL77;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r166 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 17, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___kernel___message;
    cpy_r_r174 = CPyExec_serai___kernel___message;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 17, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 17, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 17, CPyStatic_translate___globals);
        goto CPyL70;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5334]; /* ('Argument', 'Message') */
    cpy_r_r185 = CPyStatic_translate___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/actions/translate.py", "<module>", 17, CPyStatic_translate___globals);
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

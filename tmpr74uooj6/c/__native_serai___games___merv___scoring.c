#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendmerv___scoring___scoring_phase_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___scoring___scoring_phase_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___scoring___scoring_phase_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___scoring___scoring_phase_gen,
};
static int
merv___scoring___scoring_phase_gen_traverse(serai___games___merv___scoring___scoring_phase_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__seat));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2);
    Py_VISIT(self->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___scoring___scoring_phase_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___scoring___scoring_phase_genObject *self = (serai___games___merv___scoring___scoring_phase_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
    return 0;
}

static int32_t CPyDef_merv___scoring___scoring_phase_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___scoring___scoring_phase_genObject *self = (serai___games___merv___scoring___scoring_phase_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
        self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
    return 0;
}

static void
merv___scoring___scoring_phase_gen_dealloc(serai___games___merv___scoring___scoring_phase_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___scoring___scoring_phase_gen_free_instance == NULL) {
        merv___scoring___scoring_phase_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        self->___mypyc_next_label__ = -113;
        self->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0 = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__seat)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__seat;
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___scoring___scoring_phase_gen_dealloc)
    CPyDef_merv___scoring___scoring_phase_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___scoring_____mypyc__scoring_phase_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___scoring___scoring_phase_gen(void);

static PyObject *
merv___scoring___scoring_phase_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___scoring___scoring_phase_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___scoring_____mypyc__scoring_phase_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___scoring___scoring_phase_gen_vtable[6];
static bool
CPyDef_merv___scoring___scoring_phase_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___scoring___scoring_phase_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___scoring___scoring_phase_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___scoring___scoring_phase_gen_____next__,
        (CPyVTableItem)CPyDef_merv___scoring___scoring_phase_gen___send,
        (CPyVTableItem)CPyDef_merv___scoring___scoring_phase_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___scoring___scoring_phase_gen___throw,
        (CPyVTableItem)CPyDef_merv___scoring___scoring_phase_gen___close,
    };
    memcpy(merv___scoring___scoring_phase_gen_vtable, merv___scoring___scoring_phase_gen_vtable_scratch, sizeof(merv___scoring___scoring_phase_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___scoring___scoring_phase_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___scoring___scoring_phase_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___scoring_____mypyc__scoring_phase_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___scoring___scoring_phase_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___scoring___scoring_phase_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___scoring___scoring_phase_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___scoring___scoring_phase_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___scoring___scoring_phase_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___scoring___scoring_phase_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "scoring_phase_gen",
    .tp_new = merv___scoring___scoring_phase_gen_new,
    .tp_dealloc = (destructor)merv___scoring___scoring_phase_gen_dealloc,
    .tp_traverse = (traverseproc)merv___scoring___scoring_phase_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___scoring___scoring_phase_gen_clear,
    .tp_methods = merv___scoring___scoring_phase_gen_methods,
    .tp_iter = CPyDef_merv___scoring___scoring_phase_gen_____iter__,
    .tp_iternext = CPyDef_merv___scoring___scoring_phase_gen_____next__,
    .tp_as_async = &merv___scoring___scoring_phase_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___scoring___scoring_phase_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("scoring_phase_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___scoring___scoring_phase_gen_template = &CPyType_merv___scoring___scoring_phase_gen_template_;

PyObject *CPyDef_merv___scoring_____mypyc__scoring_phase_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___scoring___scoring_phase_genObject *self;
    if (merv___scoring___scoring_phase_gen_free_instance != NULL) {
        self = merv___scoring___scoring_phase_gen_free_instance;
        merv___scoring___scoring_phase_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___scoring___scoring_phase_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___scoring___scoring_phase_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0 = -113;
    self->___mypyc_generator_frame_attribute__seat = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___scoring___scoring_phase_gen(void)
{
    PyObject *self = CPyDef_merv___scoring_____mypyc__scoring_phase_gen_setup((PyObject *)CPyType_merv___scoring___scoring_phase_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
merv___scoring____score_palace_env_traverse(serai___games___merv___scoring____score_palace_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__seat));
    }
    Py_VISIT(self->___mypyc_generator_attribute__left);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___scoring____score_palace_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___scoring____score_palace_envObject *self = (serai___games___merv___scoring____score_palace_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__seat)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__seat;
        self->___mypyc_generator_attribute__seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__left);
    return 0;
}

static int32_t CPyDef_merv___scoring____score_palace_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___scoring____score_palace_envObject *self = (serai___games___merv___scoring____score_palace_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___scoring____score_palace_env_dealloc(serai___games___merv___scoring____score_palace_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___scoring____score_palace_env_free_instance == NULL) {
        merv___scoring____score_palace_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__seat)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__seat;
            self->___mypyc_generator_attribute__seat = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__seat = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__left);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___scoring____score_palace_env_dealloc)
    CPyDef_merv___scoring____score_palace_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___scoring_____mypyc___3_score_palace_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___scoring____score_palace_env(void);

static PyObject *
merv___scoring____score_palace_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___scoring____score_palace_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___scoring_____mypyc___3_score_palace_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___scoring____score_palace_env_vtable[1];
static bool
CPyDef_merv___scoring____score_palace_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___scoring____score_palace_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___scoring____score_palace_env_vtable, merv___scoring____score_palace_env_vtable_scratch, sizeof(merv___scoring____score_palace_env_vtable));
    return 1;
}

static bool
CPyDef_merv___scoring____score_palace_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___scoring____score_palace_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___scoring_____mypyc___3_score_palace_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___scoring____score_palace_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_score_palace_env",
    .tp_new = merv___scoring____score_palace_env_new,
    .tp_dealloc = (destructor)merv___scoring____score_palace_env_dealloc,
    .tp_traverse = (traverseproc)merv___scoring____score_palace_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___scoring____score_palace_env_clear,
    .tp_methods = merv___scoring____score_palace_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___scoring____score_palace_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_score_palace_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___scoring____score_palace_env_template = &CPyType_merv___scoring____score_palace_env_template_;

PyObject *CPyDef_merv___scoring_____mypyc___3_score_palace_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___scoring____score_palace_envObject *self;
    if (merv___scoring____score_palace_env_free_instance != NULL) {
        self = merv___scoring____score_palace_env_free_instance;
        merv___scoring____score_palace_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___scoring____score_palace_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___scoring____score_palace_env_vtable;
    self->___mypyc_generator_attribute__seat = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___scoring____score_palace_env(void)
{
    PyObject *self = CPyDef_merv___scoring_____mypyc___3_score_palace_env_setup((PyObject *)CPyType_merv___scoring____score_palace_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmerv___scoring____score_palace_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_merv___scoring____score_palace_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods merv___scoring____score_palace_gen_as_async = {
    .am_send = CPyDunder_am_sendmerv___scoring____score_palace_gen,
};
static int
merv___scoring____score_palace_gen_traverse(serai___games___merv___scoring____score_palace_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_generator_frame_attribute__player);
    Py_VISIT(self->___mypyc_generator_frame_attribute__scoring);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__price)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__price));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__payable)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__payable));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__offer);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___scoring____score_palace_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___scoring____score_palace_genObject *self = (serai___games___merv___scoring____score_palace_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__scoring);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__price)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__price;
        self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__payable)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__payable;
        self->___mypyc_generator_frame_attribute__payable = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__offer);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5;
        self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_merv___scoring____score_palace_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___scoring____score_palace_genObject *self = (serai___games___merv___scoring____score_palace_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__scoring);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__price)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__price;
        self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__payable)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__payable;
        self->___mypyc_generator_frame_attribute__payable = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__offer);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5;
        self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
merv___scoring____score_palace_gen_dealloc(serai___games___merv___scoring____score_palace_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___scoring____score_palace_gen_free_instance == NULL) {
        merv___scoring____score_palace_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__player);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__scoring);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__price)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__price;
            self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__payable)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__payable;
            self->___mypyc_generator_frame_attribute__payable = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__payable = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__offer);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5;
            self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___scoring____score_palace_gen_dealloc)
    CPyDef_merv___scoring____score_palace_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___scoring_____mypyc___3_score_palace_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___scoring____score_palace_gen(void);

static PyObject *
merv___scoring____score_palace_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___scoring____score_palace_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___scoring_____mypyc___3_score_palace_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___scoring____score_palace_gen_vtable[6];
static bool
CPyDef_merv___scoring____score_palace_gen_trait_vtable_setup(void)
{
    CPyVTableItem merv___scoring____score_palace_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___scoring____score_palace_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_merv___scoring____score_palace_gen_____next__,
        (CPyVTableItem)CPyDef_merv___scoring____score_palace_gen___send,
        (CPyVTableItem)CPyDef_merv___scoring____score_palace_gen_____iter__,
        (CPyVTableItem)CPyDef_merv___scoring____score_palace_gen___throw,
        (CPyVTableItem)CPyDef_merv___scoring____score_palace_gen___close,
    };
    memcpy(merv___scoring____score_palace_gen_vtable, merv___scoring____score_palace_gen_vtable_scratch, sizeof(merv___scoring____score_palace_gen_vtable));
    return 1;
}

static bool
CPyDef_merv___scoring____score_palace_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___scoring____score_palace_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___scoring_____mypyc___3_score_palace_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_merv___scoring____score_palace_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_merv___scoring____score_palace_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_merv___scoring____score_palace_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_merv___scoring____score_palace_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_merv___scoring____score_palace_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___scoring____score_palace_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_score_palace_gen",
    .tp_new = merv___scoring____score_palace_gen_new,
    .tp_dealloc = (destructor)merv___scoring____score_palace_gen_dealloc,
    .tp_traverse = (traverseproc)merv___scoring____score_palace_gen_traverse,
    .tp_clear = (inquiry)CPyDef_merv___scoring____score_palace_gen_clear,
    .tp_methods = merv___scoring____score_palace_gen_methods,
    .tp_iter = CPyDef_merv___scoring____score_palace_gen_____iter__,
    .tp_iternext = CPyDef_merv___scoring____score_palace_gen_____next__,
    .tp_as_async = &merv___scoring____score_palace_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___scoring____score_palace_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_score_palace_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___scoring____score_palace_gen_template = &CPyType_merv___scoring____score_palace_gen_template_;

PyObject *CPyDef_merv___scoring_____mypyc___3_score_palace_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___scoring____score_palace_genObject *self;
    if (merv___scoring____score_palace_gen_free_instance != NULL) {
        self = merv___scoring____score_palace_gen_free_instance;
        merv___scoring____score_palace_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___scoring____score_palace_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___scoring____score_palace_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__price = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__payable = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___scoring____score_palace_gen(void)
{
    PyObject *self = CPyDef_merv___scoring_____mypyc___3_score_palace_gen_setup((PyObject *)CPyType_merv___scoring____score_palace_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___scoring_____mypyc_lambda__0__score_palace_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_____get__(self, instance, owner);
}
PyMemberDef merv___scoring_____mypyc_lambda__0__score_palace_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___scoring_____mypyc_lambda__0__score_palace_obj_traverse(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject))));
    return rv;
}

static int32_t CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *self = (serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject))));
    return 0;
}

static int32_t CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *self = (serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject))));
    return 0;
}

static void
merv___scoring_____mypyc_lambda__0__score_palace_obj_dealloc(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___scoring_____mypyc_lambda__0__score_palace_obj_free_instance == NULL) {
        merv___scoring_____mypyc_lambda__0__score_palace_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___scoring_____mypyc_lambda__0__score_palace_obj_dealloc)
    CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__0__score_palace_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj(void);

static PyObject *
merv___scoring_____mypyc_lambda__0__score_palace_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___scoring_____mypyc_lambda__0__score_palace_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__0__score_palace_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___scoring_____mypyc_lambda__0__score_palace_obj_vtable[2];
static bool
CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___scoring_____mypyc_lambda__0__score_palace_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_____call__,
        (CPyVTableItem)CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_____get__,
    };
    memcpy(merv___scoring_____mypyc_lambda__0__score_palace_obj_vtable, merv___scoring_____mypyc_lambda__0__score_palace_obj_vtable_scratch, sizeof(merv___scoring_____mypyc_lambda__0__score_palace_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___scoring_____mypyc_lambda__0__score_palace_obj_get___3_mypyc_env__(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *self, void *closure);

static PyGetSetDef merv___scoring_____mypyc_lambda__0__score_palace_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___scoring_____mypyc_lambda__0__score_palace_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___scoring_____mypyc_lambda__0__score_palace_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__0__score_palace_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___scoring_____mypyc_lambda__0__score_palace_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___scoring_____mypyc_lambda__0__score_palace_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___scoring_____mypyc_lambda__0__score_palace_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__score_palace_obj",
    .tp_new = merv___scoring_____mypyc_lambda__0__score_palace_obj_new,
    .tp_dealloc = (destructor)merv___scoring_____mypyc_lambda__0__score_palace_obj_dealloc,
    .tp_traverse = (traverseproc)merv___scoring_____mypyc_lambda__0__score_palace_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_clear,
    .tp_getset = merv___scoring_____mypyc_lambda__0__score_palace_obj_getseters,
    .tp_methods = merv___scoring_____mypyc_lambda__0__score_palace_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___scoring_____mypyc_lambda__0__score_palace_obj,
    .tp_members = merv___scoring_____mypyc_lambda__0__score_palace_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__score_palace_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___scoring_____mypyc_lambda__0__score_palace_obj_template = &CPyType_merv___scoring_____mypyc_lambda__0__score_palace_obj_template_;

PyObject *CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__0__score_palace_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *self;
    if (merv___scoring_____mypyc_lambda__0__score_palace_obj_free_instance != NULL) {
        self = merv___scoring_____mypyc_lambda__0__score_palace_obj_free_instance;
        merv___scoring_____mypyc_lambda__0__score_palace_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___scoring_____mypyc_lambda__0__score_palace_obj_vtable;
    self->vectorcall = CPyPy_merv___scoring_____mypyc_lambda__0__score_palace_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj(void)
{
    PyObject *self = CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__0__score_palace_obj_setup((PyObject *)CPyType_merv___scoring_____mypyc_lambda__0__score_palace_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___scoring_____mypyc_lambda__0__score_palace_obj_get___3_mypyc_env__(serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__score_palace_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__merv___scoring_____mypyc_lambda__1__score_palace_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_____get__(self, instance, owner);
}
PyMemberDef merv___scoring_____mypyc_lambda__1__score_palace_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___scoring_____mypyc_lambda__1__score_palace_obj_traverse(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject))));
    return rv;
}

static int32_t CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *self = (serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject))));
    return 0;
}

static int32_t CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *self = (serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject))));
    return 0;
}

static void
merv___scoring_____mypyc_lambda__1__score_palace_obj_dealloc(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___scoring_____mypyc_lambda__1__score_palace_obj_free_instance == NULL) {
        merv___scoring_____mypyc_lambda__1__score_palace_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___scoring_____mypyc_lambda__1__score_palace_obj_dealloc)
    CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__1__score_palace_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj(void);

static PyObject *
merv___scoring_____mypyc_lambda__1__score_palace_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___scoring_____mypyc_lambda__1__score_palace_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__1__score_palace_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___scoring_____mypyc_lambda__1__score_palace_obj_vtable[2];
static bool
CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___scoring_____mypyc_lambda__1__score_palace_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_____call__,
        (CPyVTableItem)CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_____get__,
    };
    memcpy(merv___scoring_____mypyc_lambda__1__score_palace_obj_vtable, merv___scoring_____mypyc_lambda__1__score_palace_obj_vtable_scratch, sizeof(merv___scoring_____mypyc_lambda__1__score_palace_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___scoring_____mypyc_lambda__1__score_palace_obj_get___3_mypyc_env__(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *self, void *closure);

static PyGetSetDef merv___scoring_____mypyc_lambda__1__score_palace_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___scoring_____mypyc_lambda__1__score_palace_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___scoring_____mypyc_lambda__1__score_palace_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__1__score_palace_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___scoring_____mypyc_lambda__1__score_palace_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___scoring_____mypyc_lambda__1__score_palace_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___scoring_____mypyc_lambda__1__score_palace_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1__score_palace_obj",
    .tp_new = merv___scoring_____mypyc_lambda__1__score_palace_obj_new,
    .tp_dealloc = (destructor)merv___scoring_____mypyc_lambda__1__score_palace_obj_dealloc,
    .tp_traverse = (traverseproc)merv___scoring_____mypyc_lambda__1__score_palace_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_clear,
    .tp_getset = merv___scoring_____mypyc_lambda__1__score_palace_obj_getseters,
    .tp_methods = merv___scoring_____mypyc_lambda__1__score_palace_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___scoring_____mypyc_lambda__1__score_palace_obj,
    .tp_members = merv___scoring_____mypyc_lambda__1__score_palace_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1__score_palace_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___scoring_____mypyc_lambda__1__score_palace_obj_template = &CPyType_merv___scoring_____mypyc_lambda__1__score_palace_obj_template_;

PyObject *CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__1__score_palace_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *self;
    if (merv___scoring_____mypyc_lambda__1__score_palace_obj_free_instance != NULL) {
        self = merv___scoring_____mypyc_lambda__1__score_palace_obj_free_instance;
        merv___scoring_____mypyc_lambda__1__score_palace_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___scoring_____mypyc_lambda__1__score_palace_obj_vtable;
    self->vectorcall = CPyPy_merv___scoring_____mypyc_lambda__1__score_palace_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj(void)
{
    PyObject *self = CPyDef_merv___scoring_____mypyc___3__mypyc_lambda__1__score_palace_obj_setup((PyObject *)CPyType_merv___scoring_____mypyc_lambda__1__score_palace_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___scoring_____mypyc_lambda__1__score_palace_obj_get___3_mypyc_env__(serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1__score_palace_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef merv___scoringmodule_methods[] = {
    {"scoring_phase", (PyCFunction)CPyPy_merv___scoring___scoring_phase, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("scoring_phase(t)\n--\n\n") /* docstring */},
    {"_score_palace", (PyCFunction)CPyPy_merv___scoring____score_palace, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_score_palace(t, seat)\n--\n\n") /* docstring */},
    {"room_value", (PyCFunction)CPyPy_merv___scoring___room_value, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("room_value(t, seat, room)\n--\n\n") /* docstring */},
    {"_room_note", (PyCFunction)CPyPy_merv___scoring____room_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_room_note(t, seat, option)\n--\n\n") /* docstring */},
    {"_score_city", (PyCFunction)CPyPy_merv___scoring____score_city, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_score_city(t, seat)\n--\n\n") /* docstring */},
    {"bonus_tile_points", (PyCFunction)CPyPy_merv___scoring___bonus_tile_points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bonus_tile_points(t, seat, tile)\n--\n\n") /* docstring */},
    {"buildings_on", (PyCFunction)CPyPy_merv___scoring___buildings_on, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("buildings_on(t, seat, action)\n--\n\n") /* docstring */},
    {"score", (PyCFunction)CPyPy_merv___scoring___score, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score(t, seat)\n--\n\n") /* docstring */},
    {"total", (PyCFunction)CPyPy_merv___scoring___total, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("total(t, seat)\n--\n\n") /* docstring */},
    {"spice_points", (PyCFunction)CPyPy_merv___scoring___spice_points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("spice_points(t, player)\n--\n\n") /* docstring */},
    {"winners", (PyCFunction)CPyPy_merv___scoring___winners, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("winners(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___scoring__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___scoring__internal, "__name__");
    CPyStatic_merv___scoring___globals = PyModule_GetDict(CPyModule_serai___games___merv___scoring__internal);
    if (unlikely(CPyStatic_merv___scoring___globals == NULL))
        goto fail;
    CPyType_merv___scoring___scoring_phase_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___scoring___scoring_phase_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___scoring___scoring_phase_gen))
        goto fail;
    CPyDef_merv___scoring___scoring_phase_gen_trait_vtable_setup();
    CPyType_merv___scoring____score_palace_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___scoring____score_palace_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___scoring____score_palace_env))
        goto fail;
    CPyDef_merv___scoring____score_palace_env_trait_vtable_setup();
    CPyType_merv___scoring____score_palace_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___scoring____score_palace_gen_template, NULL, modname);
    if (unlikely(!CPyType_merv___scoring____score_palace_gen))
        goto fail;
    CPyDef_merv___scoring____score_palace_gen_trait_vtable_setup();
    CPyType_merv___scoring_____mypyc_lambda__0__score_palace_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___scoring_____mypyc_lambda__0__score_palace_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___scoring_____mypyc_lambda__0__score_palace_obj))
        goto fail;
    CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_trait_vtable_setup();
    CPyType_merv___scoring_____mypyc_lambda__1__score_palace_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___scoring_____mypyc_lambda__1__score_palace_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___scoring_____mypyc_lambda__1__score_palace_obj))
        goto fail;
    CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_trait_vtable_setup();
    char result = CPyDef_merv___scoring_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___scoring__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___scoring___scoring_phase_gen);
    Py_CLEAR(CPyType_merv___scoring____score_palace_env);
    Py_CLEAR(CPyType_merv___scoring____score_palace_gen);
    Py_CLEAR(CPyType_merv___scoring_____mypyc_lambda__0__score_palace_obj);
    Py_CLEAR(CPyType_merv___scoring_____mypyc_lambda__1__score_palace_obj);
    return -1;
}
int CPyExec_serai___games___merv___scoring(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___scoring__impl, &CPyImportState_serai___games___merv___scoring, &CPyModule_serai___games___merv___scoring);
}
static struct PyModuleDef merv___scoringmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.scoring",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___scoringmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___scoring(void)
{
    if (CPyModule_serai___games___merv___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___merv___scoring__internal);
        return CPyModule_serai___games___merv___scoring__internal;
    }
    CPyModule_serai___games___merv___scoring__internal = PyModule_Create(&merv___scoringmodule);
    return CPyModule_serai___games___merv___scoring__internal;
}

PyObject *CPyInit_serai___games___merv___scoring(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___scoring__internal) {
        Py_INCREF(CPyModule_serai___games___merv___scoring__internal);
        return CPyModule_serai___games___merv___scoring__internal;
    }
    CPyModule_serai___games___merv___scoring__internal = PyModule_Create(&merv___scoringmodule);
    if (unlikely(CPyModule_serai___games___merv___scoring__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.scoring");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___scoring__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___scoring__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___scoring__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___scoring(CPyModule_serai___games___merv___scoring__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___scoring__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.scoring");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___scoring__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring___scoring_phase_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    tuple_T3OOO cpy_r_r55;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyPtr cpy_r_r85;
    int64_t cpy_r_r86;
    CPyTagged cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    int32_t cpy_r_r100;
    char cpy_r_r101;
    int32_t cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL74;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 25, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 27, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL5: ;
    cpy_r_r8 = CPyStatics[2069]; /* 'event-scoring' */
    cpy_r_r9 = CPyStatics[2023]; /* 'MV-SCORE-01' */
    cpy_r_r10 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 27, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL6: ;
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_r10)->_year;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "Table", "year", 27, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL7: ;
    cpy_r_r12 = CPyTagged_Add(cpy_r_r11, 2);
    cpy_r_r13 = CPyStatics[1560]; /* 'year' */
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r15 = CPyDict_Build(1, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 27, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_r7, cpy_r_r8, -2, cpy_r_r9, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 27, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
    cpy_r_r17 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 28, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL10: ;
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_r17)->_order;
    if (unlikely(cpy_r_r18 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'order' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r18);
    }
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 28, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL11: ;
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0 = 0;
    cpy_r_r20 = 1;
    if (!cpy_r_r20) goto CPyL79;
CPyL12: ;
    cpy_r_r21 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0;
    if (unlikely(cpy_r_r21 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0' of 'scoring_phase_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r21);
    }
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    CPy_DECREF(cpy_r_r21);
    cpy_r_r24 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0;
    if (unlikely(cpy_r_r24 == -113)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "__mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0", 28, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
CPyL13: ;
    cpy_r_r25 = cpy_r_r24 < cpy_r_r23;
    if (!cpy_r_r25) goto CPyL80;
    cpy_r_r26 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0;
    if (unlikely(cpy_r_r26 == -113)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "__mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0", 28, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
CPyL15: ;
    cpy_r_r27 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0;
    if (unlikely(cpy_r_r27 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0' of 'scoring_phase_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r27);
    }
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r26 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r27);
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 28, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 28, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
    cpy_r_r35 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "seat", 29, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
CPyL18: ;
    cpy_r_r36 = cpy_r_r35 != 8;
    if (!cpy_r_r36) goto CPyL45;
    cpy_r_r37 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 30, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
CPyL20: ;
    cpy_r_r38 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "seat", 30, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
CPyL21: ;
    cpy_r_r39 = CPyDef_merv___scoring____score_palace(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 30, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2 = cpy_r_r39;
    cpy_r_r40 = 1;
    if (!cpy_r_r40) goto CPyL79;
    cpy_r_r41 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r42 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r43 = NULL;
    cpy_r_r1 = cpy_r_r43;
    cpy_r_r44 = (PyObject **)&cpy_r_r1;
    cpy_r_r45 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2;
    cpy_r_r46 = CPyDef_merv___scoring____score_palace_gen_____mypyc_generator_helper__(cpy_r_r45, cpy_r_r42, cpy_r_r42, cpy_r_r42, cpy_r_r41, cpy_r_r44);
    if (cpy_r_r46 != NULL) goto CPyL81;
    cpy_r_r47 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 30, CPyStatic_merv___scoring___globals);
        goto CPyL82;
    }
    cpy_r_r48 = cpy_r_r1;
    CPy_DECREF(cpy_r_r48);
    cpy_r_r49 = NULL;
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2 != NULL) {
        CPy_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2 = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 30, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    } else
        goto CPyL42;
CPyL26: ;
    cpy_r_r51 = cpy_r_r46;
CPyL27: ;
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r51;
CPyL28: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = cpy_r_type != cpy_r_r53;
    if (!cpy_r_r54) goto CPyL83;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 30, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    } else
        goto CPyL84;
CPyL30: ;
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL38;
CPyL32: ;
    cpy_r_r55 = CPy_CatchError();
    cpy_r_r56 = (PyObject **)&cpy_r_r3;
    cpy_r_r57 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2;
    cpy_r_r58 = CPy_YieldFromErrorHandle(cpy_r_r57, cpy_r_r56);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 30, CPyStatic_merv___scoring___globals);
        goto CPyL85;
    }
    if (cpy_r_r58) {
        goto CPyL35;
    } else
        goto CPyL86;
CPyL34: ;
    cpy_r_r51 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r55);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    goto CPyL27;
CPyL35: ;
    cpy_r_r48 = cpy_r_r3;
    CPy_DecRef(cpy_r_r48);
    CPy_RestoreExcInfo(cpy_r_r55);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    goto CPyL42;
CPyL36: ;
    CPy_RestoreExcInfo(cpy_r_r55);
    CPy_DecRef(cpy_r_r55.f0);
    CPy_DecRef(cpy_r_r55.f1);
    CPy_DecRef(cpy_r_r55.f2);
    cpy_r_r59 = CPy_KeepPropagating();
    if (!cpy_r_r59) goto CPyL73;
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = NULL;
    cpy_r_r1 = cpy_r_r61;
    cpy_r_r62 = (PyObject **)&cpy_r_r1;
    cpy_r_r63 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_2;
    cpy_r_r64 = CPyDef_merv___scoring____score_palace_gen_____mypyc_generator_helper__(cpy_r_r63, cpy_r_r60, cpy_r_r60, cpy_r_r60, cpy_r_arg, cpy_r_r62);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r64 == NULL) {
        goto CPyL40;
    } else
        goto CPyL87;
CPyL39: ;
    cpy_r_r51 = cpy_r_r64;
    goto CPyL27;
CPyL40: ;
    cpy_r_r65 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 30, CPyStatic_merv___scoring___globals);
        goto CPyL82;
    }
    cpy_r_r48 = cpy_r_r1;
    CPy_DECREF(cpy_r_r48);
CPyL42: ;
    cpy_r_r66 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 31, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
CPyL43: ;
    cpy_r_r67 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__seat;
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "seat", 31, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
CPyL44: ;
    cpy_r_r68 = CPyDef_merv___scoring____score_city(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 31, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    }
CPyL45: ;
    cpy_r_r69 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0;
    if (unlikely(cpy_r_r69 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0' of 'scoring_phase_gen' undefined");
    }
    if (cpy_r_r69 == -113) goto CPyL79;
CPyL46: ;
    cpy_r_r70 = cpy_r_r69 + 1;
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring___scoring_phase_gen_0 = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 28, CPyStatic_merv___scoring___globals);
        goto CPyL79;
    } else
        goto CPyL12;
CPyL47: ;
    cpy_r_r72 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 32, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL48: ;
    cpy_r_r73 = ((serai___games___merv___table___TableObject *)cpy_r_r72)->_solo;
    if (unlikely(cpy_r_r73 == 2)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "Table", "solo", 32, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL49: ;
    if (!cpy_r_r73) goto CPyL52;
CPyL50: ;
    cpy_r_r74 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 33, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL51: ;
    cpy_r_r75 = CPyDef_deck___restack(cpy_r_r74);
    if (unlikely(cpy_r_r75 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 33, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL52: ;
    cpy_r_r76 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 34, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL53: ;
    cpy_r_r77 = ((serai___games___merv___table___TableObject *)cpy_r_r76)->_year;
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "Table", "year", 34, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL54: ;
    cpy_r_r78 = CPyTagged_Add(cpy_r_r77, 2);
    if (((serai___games___merv___table___TableObject *)cpy_r_r76)->_year != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r76)->_year);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r76)->_year = cpy_r_r78;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 34, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
    cpy_r_r80 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 35, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL56: ;
    cpy_r_r81 = ((serai___games___merv___table___TableObject *)cpy_r_r80)->_year;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "Table", "year", 35, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
    CPyTagged_INCREF(cpy_r_r81);
CPyL57: ;
    cpy_r_r82 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 35, CPyStatic_merv___scoring___globals);
        goto CPyL88;
    }
CPyL58: ;
    cpy_r_r83 = ((serai___games___merv___table___TableObject *)cpy_r_r82)->_book;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "Table", "book", 35, CPyStatic_merv___scoring___globals);
        goto CPyL88;
    }
CPyL59: ;
    cpy_r_r84 = ((serai___games___merv___book___BookObject *)cpy_r_r83)->_year_ids;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "Book", "year_ids", 35, CPyStatic_merv___scoring___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r84);
CPyL60: ;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyVarObject, ob_size));
    cpy_r_r86 = *(int64_t *)cpy_r_r85;
    CPy_DECREF(cpy_r_r84);
    cpy_r_r87 = cpy_r_r86 << 1;
    cpy_r_r88 = cpy_r_r81 == cpy_r_r87;
    CPyTagged_DECREF(cpy_r_r81);
    if (!cpy_r_r88) goto CPyL66;
    cpy_r_r89 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 36, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL62: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r89)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r89)->_phase);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r89)->_phase = 8;
    cpy_r_r90 = 1;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 36, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
    cpy_r_r91 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 37, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL64: ;
    cpy_r_r92 = CPyStatics[1158]; /* 'event-over' */
    cpy_r_r93 = CPyStatics[2070]; /* 'MV-FLOW-01' */
    cpy_r_r94 = PyDict_New();
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 37, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
    cpy_r_r95 = CPyDef_kernel___table___Table___tell(cpy_r_r91, cpy_r_r92, -2, cpy_r_r93, cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 37, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    } else
        goto CPyL68;
CPyL66: ;
    cpy_r_r96 = ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "scoring_phase", "scoring_phase_gen", "t", 39, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL67: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r96)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r96)->_phase);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r96)->_phase = 0;
    cpy_r_r97 = 1;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 39, CPyStatic_merv___scoring___globals);
        goto CPyL73;
    }
CPyL68: ;
    cpy_r_r98 = Py_None;
    CPy_INCREF(cpy_r_r98);
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r100 = CPyDef_merv___scoring___scoring_phase_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL72;
    CPyGen_SetStopIterationValue(cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    if (!0) goto CPyL78;
    CPy_Unreachable();
CPyL72: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r98;
    CPyGen_Exit(&((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL73: ;
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r102 = CPyDef_merv___scoring___scoring_phase_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r103 = NULL;
    CPyGen_Exit(&((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r103;
CPyL74: ;
    cpy_r_r104 = cpy_r_r4 == 0;
    if (cpy_r_r104) goto CPyL89;
    cpy_r_r105 = cpy_r_r4 == 1;
    if (cpy_r_r105) {
        goto CPyL28;
    } else
        goto CPyL90;
CPyL76: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r106 = 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 25, CPyStatic_merv___scoring___globals);
        goto CPyL78;
    }
    CPy_Unreachable();
CPyL78: ;
    cpy_r_r107 = NULL;
    CPyGen_Exit(&((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r107;
CPyL79: ;
    cpy_r_r108 = NULL;
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 = cpy_r_r108;
    cpy_r_r109 = 1;
    goto CPyL73;
CPyL80: ;
    cpy_r_r110 = NULL;
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 = cpy_r_r110;
    cpy_r_r111 = 1;
    goto CPyL47;
CPyL81: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL26;
CPyL82: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r112 = NULL;
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 = cpy_r_r112;
    cpy_r_r113 = 1;
    goto CPyL73;
CPyL83: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL84: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL85: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r114 = NULL;
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 = cpy_r_r114;
    cpy_r_r115 = 1;
    goto CPyL36;
CPyL86: ;
    goto CPyL34;
CPyL87: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL39;
CPyL88: ;
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL73;
CPyL89: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r116 = NULL;
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 != NULL) {
        CPy_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___merv___scoring___scoring_phase_gen_0 = cpy_r_r116;
    cpy_r_r117 = 1;
    goto CPyL1;
CPyL90: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL76;
}
        
PyObject *CPyDef_merv___scoring___scoring_phase_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___scoring___scoring_phase_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___scoring___scoring_phase_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring___scoring_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring.scoring_phase_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___scoring___scoring_phase_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "__next__", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring___scoring_phase_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___scoring___scoring_phase_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___scoring___scoring_phase_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring___scoring_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring.scoring_phase_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___scoring___scoring_phase_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "send", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring___scoring_phase_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___scoring___scoring_phase_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring___scoring_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring.scoring_phase_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___scoring___scoring_phase_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "__iter__", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring___scoring_phase_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___scoring___scoring_phase_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___scoring___scoring_phase_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring___scoring_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring.scoring_phase_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___scoring___scoring_phase_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "throw", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring___scoring_phase_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___scoring___scoring_phase_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3003 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3003);
    PyObject *__tmp3004 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3004);
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
        
        PyObject *CPyPy_merv___scoring___scoring_phase_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring___scoring_phase_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring.scoring_phase_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___scoring___scoring_phase_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "close", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring___scoring_phase(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_merv___scoring___scoring_phase_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 25, CPyStatic_merv___scoring___globals);
        goto CPyL3;
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___scoring___scoring_phase_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 25, CPyStatic_merv___scoring___globals);
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
        
        PyObject *CPyPy_merv___scoring___scoring_phase(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:scoring_phase", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___scoring___scoring_phase(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "scoring_phase", 25, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___scoring_____mypyc_lambda__0__score_palace_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "__get__", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "<lambda>", "__mypyc_lambda__0__score_palace_obj", "__mypyc_env__", 53, CPyStatic_merv___scoring___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__left;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "<lambda>", "_score_palace_env", "left", 53, CPyStatic_merv___scoring___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r3 = PyObject_GetItem(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<lambda>", 53, CPyStatic_merv___scoring___globals);
        goto CPyL10;
    }
    cpy_r_r4 = PyObject_IsTrue(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 >= 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<lambda>", 53, CPyStatic_merv___scoring___globals);
        goto CPyL10;
    }
    cpy_r_r6 = cpy_r_r4;
    if (!cpy_r_r6) goto CPyL6;
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = cpy_r_r7;
    goto CPyL9;
CPyL6: ;
    cpy_r_r9 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r10 = CPyStatics[2025]; /* 'NO_COURTIER_LEFT' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<lambda>", 53, CPyStatic_merv___scoring___globals);
        goto CPyL10;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_option___Reason))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "<lambda>", 53, CPyStatic_merv___scoring___globals, "serai.kernel.option.Reason", cpy_r_r11);
        goto CPyL10;
    }
    cpy_r_r8 = cpy_r_r12;
CPyL9: ;
    return cpy_r_r8;
CPyL10: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_merv___scoring_____mypyc_lambda__0__score_palace_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "<lambda>", 53, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___scoring_____mypyc_lambda__1__score_palace_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "__get__", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "<lambda>", "__mypyc_lambda__1__score_palace_obj", "__mypyc_env__", 54, CPyStatic_merv___scoring___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "<lambda>", "_score_palace_env", "t", 54, CPyStatic_merv___scoring___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__seat;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "<lambda>", "_score_palace_env", "seat", 54, CPyStatic_merv___scoring___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___scoring____room_note(cpy_r_r1, cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<lambda>", 54, CPyStatic_merv___scoring___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___scoring_____mypyc_lambda__1__score_palace_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "<lambda>", 54, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring____score_palace_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject **cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_number;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    int64_t cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
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
    int32_t cpy_r_r123;
    char cpy_r_r124;
    CPyTagged cpy_r_r125;
    CPyTagged cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject **cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    CPyTagged cpy_r_r139;
    CPyTagged cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    CPyTagged cpy_r_r144;
    int64_t cpy_r_r145;
    PyObject *cpy_r_r146;
    CPyPtr cpy_r_r147;
    int64_t cpy_r_r148;
    char cpy_r_r149;
    CPyTagged cpy_r_room;
    PyObject *cpy_r_r150;
    CPyPtr cpy_r_r151;
    CPyPtr cpy_r_r152;
    int64_t cpy_r_r153;
    CPyPtr cpy_r_r154;
    PyObject *cpy_r_r155;
    CPyTagged cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    CPyTagged cpy_r_r160;
    CPyTagged cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    CPyTagged cpy_r_r170;
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
    char cpy_r_r183;
    CPyTagged cpy_r_r184;
    int64_t cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    int32_t cpy_r_r188;
    int32_t cpy_r_r189;
    char cpy_r_r190;
    int32_t cpy_r_r191;
    int32_t cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "__mypyc_env__", 42, CPyStatic_merv___scoring___globals);
        goto CPyL141;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL137;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 42, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "t", 44, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_r4)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Table", "players", 44, CPyStatic_merv___scoring___globals);
        goto CPyL142;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__seat;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "seat", 44, CPyStatic_merv___scoring___globals);
        goto CPyL142;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL8: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 44, CPyStatic_merv___scoring___globals);
        goto CPyL142;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_merv___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "_score_palace", 44, CPyStatic_merv___scoring___globals, "serai.games.merv.table.Player", cpy_r_r7);
        goto CPyL142;
    }
    CPy_DECREF(cpy_r_r4);
    if (((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player != NULL) {
        CPy_DECREF(((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player);
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 44, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r10 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "player", 45, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL12: ;
    cpy_r_r11 = ((serai___games___merv___table___PlayerObject *)cpy_r_r10)->_courtiers;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Player", "courtiers", 45, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r11);
CPyL13: ;
    cpy_r_r12 = CPyList_GetSlice(cpy_r_r11, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 45, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "_score_palace", 45, CPyStatic_merv___scoring___globals, "list", cpy_r_r12);
        goto CPyL136;
    }
    if (((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring != NULL) {
        CPy_DECREF(((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring);
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 45, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r15 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "t", 46, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r15);
CPyL17: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Table", "book", 46, CPyStatic_merv___scoring___globals);
        goto CPyL143;
    }
CPyL18: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r16)->_favour_per_courtier;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Book", "favour_per_courtier", 46, CPyStatic_merv___scoring___globals);
        goto CPyL143;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL19: ;
    CPy_DECREF(cpy_r_r15);
    if (((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price);
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 46, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r19 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__seat;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "seat", 47, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL21: ;
    cpy_r_r20 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "t", 47, CPyStatic_merv___scoring___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r20);
CPyL22: ;
    cpy_r_r21 = CPyDef_merv___table___Table___magistrate(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 47, CPyStatic_merv___scoring___globals);
        goto CPyL144;
    }
CPyL23: ;
    cpy_r_r22 = cpy_r_r19 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL25;
    cpy_r_r24 = CPyTagged_IsEq_(cpy_r_r19, cpy_r_r21);
    cpy_r_r25 = cpy_r_r24 ^ 1;
    cpy_r_r26 = cpy_r_r25;
    goto CPyL26;
CPyL25: ;
    cpy_r_r27 = cpy_r_r19 != cpy_r_r21;
    cpy_r_r26 = cpy_r_r27;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r21);
    if (!cpy_r_r26) goto CPyL107;
    cpy_r_r28 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "price", 46, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL28: ;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL34;
    cpy_r_r30 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "player", 48, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL30: ;
    cpy_r_r31 = ((serai___games___merv___table___PlayerObject *)cpy_r_r30)->_favour;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Player", "favour", 48, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL31: ;
    cpy_r_r32 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "price", 48, CPyStatic_merv___scoring___globals);
        goto CPyL145;
    }
CPyL32: ;
    cpy_r_r33 = CPyTagged_FloorDivide(cpy_r_r31, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 48, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r34 = cpy_r_r33;
    goto CPyL40;
CPyL34: ;
    cpy_r_r35 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r36 = CPyStatics[105]; /* 'sum' */
    cpy_r_r37 = CPyObject_GetAttr(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 48, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r38 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 48, CPyStatic_merv___scoring___globals);
        goto CPyL146;
    }
CPyL36: ;
    PyObject *cpy_r_r39[1] = {cpy_r_r38};
    cpy_r_r40 = (PyObject **)&cpy_r_r39;
    cpy_r_r41 = PyObject_Vectorcall(cpy_r_r37, cpy_r_r40, 1, 0);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 48, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r42 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 48, CPyStatic_merv___scoring___globals);
        goto CPyL147;
    }
CPyL38: ;
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 48, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r34 = cpy_r_r43;
CPyL40: ;
    if (((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__payable != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__payable);
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__payable = cpy_r_r34;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 48, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r45 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r46 = CPyStatics[105]; /* 'sum' */
    cpy_r_r47 = CPyObject_GetAttr(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 49, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r48 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 49, CPyStatic_merv___scoring___globals);
        goto CPyL148;
    }
CPyL43: ;
    PyObject *cpy_r_r49[1] = {cpy_r_r48};
    cpy_r_r50 = (PyObject **)&cpy_r_r49;
    cpy_r_r51 = PyObject_Vectorcall(cpy_r_r47, cpy_r_r50, 1, 0);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 49, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r52 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 49, CPyStatic_merv___scoring___globals);
        goto CPyL149;
    }
CPyL45: ;
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 49, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r54 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__payable;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "payable", 49, CPyStatic_merv___scoring___globals);
        goto CPyL150;
    }
CPyL47: ;
    cpy_r_r55 = cpy_r_r54 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) goto CPyL49;
    cpy_r_r57 = cpy_r_r53 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL50;
CPyL49: ;
    cpy_r_r59 = CPyTagged_IsLt_(cpy_r_r54, cpy_r_r53);
    cpy_r_r60 = cpy_r_r59;
    goto CPyL51;
CPyL50: ;
    cpy_r_r61 = (Py_ssize_t)cpy_r_r54 < (Py_ssize_t)cpy_r_r53;
    cpy_r_r60 = cpy_r_r61;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r53);
    if (!cpy_r_r60) goto CPyL97;
    cpy_r_r62 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 50, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL53: ;
    CPy_INCREF(cpy_r_r62);
    cpy_r_r63 = PyList_New(1);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 50, CPyStatic_merv___scoring___globals);
        goto CPyL151;
    }
    cpy_r_r64 = CPyStatics[4896]; /* 0 */
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    CPy_INCREF(cpy_r_r64);
    *(PyObject * *)cpy_r_r66 = cpy_r_r64;
    cpy_r_r67 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 50, CPyStatic_merv___scoring___globals);
        goto CPyL152;
    }
CPyL55: ;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r67 + offsetof(PyVarObject, ob_size));
    cpy_r_r69 = *(int64_t *)cpy_r_r68;
    cpy_r_r70 = cpy_r_r69 << 1;
    cpy_r_r71 = CPySequence_Multiply(cpy_r_r63, cpy_r_r70);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 50, CPyStatic_merv___scoring___globals);
        goto CPyL151;
    }
    if (((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__left != NULL) {
        CPy_DECREF(((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__left);
    }
    ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__left = cpy_r_r62;
    cpy_r_r72 = 1;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 50, CPyStatic_merv___scoring___globals);
        goto CPyL153;
    }
    if (((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring != NULL) {
        CPy_DECREF(((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring);
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring = cpy_r_r71;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 50, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r74 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "t", 52, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r74);
CPyL59: ;
    cpy_r_r75 = ((serai___games___merv___table___TableObject *)cpy_r_r74)->_book;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Table", "book", 52, CPyStatic_merv___scoring___globals);
        goto CPyL154;
    }
CPyL60: ;
    cpy_r_r76 = ((serai___games___merv___book___BookObject *)cpy_r_r75)->_options;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Book", "options", 52, CPyStatic_merv___scoring___globals);
        goto CPyL154;
    }
CPyL61: ;
    cpy_r_r77 = ((serai___games___merv___options___OptionsObject *)cpy_r_r76)->_score;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Options", "score", 52, CPyStatic_merv___scoring___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r77);
CPyL62: ;
    CPy_DECREF(cpy_r_r74);
    cpy_r_r78 = CPyDef_merv___scoring_____mypyc_lambda__0__score_palace_obj();
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 53, CPyStatic_merv___scoring___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___scoring_____mypyc_lambda__0__score_palace_objObject *)cpy_r_r78)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r79 = CPyDef_merv___scoring_____mypyc_lambda__1__score_palace_obj();
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 54, CPyStatic_merv___scoring___globals);
        goto CPyL156;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___scoring_____mypyc_lambda__1__score_palace_objObject *)cpy_r_r79)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r80 = NULL;
    cpy_r_r81 = CPyDef_offer___Offer(cpy_r_r77, cpy_r_r78, cpy_r_r80, cpy_r_r79);
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 51, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    if (((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__offer != NULL) {
        CPy_DECREF(((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__offer);
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__offer = cpy_r_r81;
    cpy_r_r82 = 1;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 51, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    if (((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5);
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5 = 0;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 56, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r84 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "__mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5", 56, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL68: ;
    CPyTagged_INCREF(cpy_r_r84);
    cpy_r_number = cpy_r_r84;
    CPyTagged_DECREF(cpy_r_number);
CPyL69: ;
    cpy_r_r85 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "__mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5", 56, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL70: ;
    cpy_r_r86 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__payable;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "payable", 56, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL71: ;
    cpy_r_r87 = cpy_r_r85 & 1;
    cpy_r_r88 = cpy_r_r87 != 0;
    if (cpy_r_r88) goto CPyL73;
    cpy_r_r89 = cpy_r_r86 & 1;
    cpy_r_r90 = cpy_r_r89 != 0;
    if (!cpy_r_r90) goto CPyL74;
CPyL73: ;
    cpy_r_r91 = CPyTagged_IsLt_(cpy_r_r85, cpy_r_r86);
    if (cpy_r_r91) {
        goto CPyL75;
    } else
        goto CPyL97;
CPyL74: ;
    cpy_r_r92 = (Py_ssize_t)cpy_r_r85 < (Py_ssize_t)cpy_r_r86;
    if (!cpy_r_r92) goto CPyL97;
CPyL75: ;
    cpy_r_r93 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5;
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "__mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5", 56, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL76: ;
    CPyTagged_INCREF(cpy_r_r93);
    cpy_r_number = cpy_r_r93;
    cpy_r_r94 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__seat;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "seat", 57, CPyStatic_merv___scoring___globals);
        goto CPyL157;
    }
    CPyTagged_INCREF(cpy_r_r94);
CPyL77: ;
    cpy_r_r95 = CPyStatics[2071]; /* 'score-courtier' */
    cpy_r_r96 = CPyStatics[2023]; /* 'MV-SCORE-01' */
    cpy_r_r97 = CPyStatics[31]; /* 'n' */
    cpy_r_r98 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__payable;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "payable", 57, CPyStatic_merv___scoring___globals);
        goto CPyL158;
    }
CPyL78: ;
    cpy_r_r99 = CPyTagged_Subtract(cpy_r_r98, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_r99);
    cpy_r_r101 = CPyDict_Build(1, cpy_r_r97, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 57, CPyStatic_merv___scoring___globals);
        goto CPyL159;
    }
    cpy_r_r102 = NULL;
    cpy_r_r103 = 2;
    cpy_r_r104 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__offer;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "offer", 57, CPyStatic_merv___scoring___globals);
        goto CPyL160;
    }
CPyL80: ;
    cpy_r_r105 = CPyDef_decision___ask(cpy_r_r94, cpy_r_r95, cpy_r_r96, cpy_r_r104, cpy_r_r101, cpy_r_r102, cpy_r_r103);
    CPyTagged_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 57, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r105;
CPyL82: ;
    cpy_r_r107 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r108 = cpy_r_type != cpy_r_r107;
    if (!cpy_r_r108) goto CPyL85;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 57, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    CPy_Unreachable();
CPyL85: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r109 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "_score_palace", 57, CPyStatic_merv___scoring___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL136;
    }
    cpy_r_r110 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__left;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "left", 58, CPyStatic_merv___scoring___globals);
        goto CPyL161;
    }
    CPy_INCREF(cpy_r_r110);
CPyL87: ;
    cpy_r_r111 = ((serai___kernel___option___OptionObject *)cpy_r_r109)->_value;
    CPy_INCREF(cpy_r_r111);
    cpy_r_r112 = PyObject_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 58, CPyStatic_merv___scoring___globals);
        goto CPyL162;
    }
    cpy_r_r113 = CPyStatics[4897]; /* 1 */
    cpy_r_r114 = PyNumber_InPlaceSubtract(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 58, CPyStatic_merv___scoring___globals);
        goto CPyL162;
    }
    cpy_r_r115 = PyObject_SetItem(cpy_r_r110, cpy_r_r111, cpy_r_r114);
    CPy_DECREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r114);
    cpy_r_r116 = cpy_r_r115 >= 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 58, CPyStatic_merv___scoring___globals);
        goto CPyL161;
    }
    cpy_r_r117 = ((serai___kernel___option___OptionObject *)cpy_r_r109)->_value;
    CPy_INCREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r109);
    cpy_r_r118 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 59, CPyStatic_merv___scoring___globals);
        goto CPyL163;
    }
CPyL91: ;
    cpy_r_r119 = PyObject_GetItem(cpy_r_r118, cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 59, CPyStatic_merv___scoring___globals);
        goto CPyL163;
    }
    cpy_r_r120 = CPyStatics[4897]; /* 1 */
    cpy_r_r121 = PyNumber_InPlaceAdd(cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 59, CPyStatic_merv___scoring___globals);
        goto CPyL163;
    }
    cpy_r_r122 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 59, CPyStatic_merv___scoring___globals);
        goto CPyL164;
    }
CPyL94: ;
    cpy_r_r123 = PyObject_SetItem(cpy_r_r122, cpy_r_r117, cpy_r_r121);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r121);
    cpy_r_r124 = cpy_r_r123 >= 0;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 59, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    cpy_r_r125 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "__mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5", 56, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL96: ;
    cpy_r_r126 = CPyTagged_Add(cpy_r_r125, 2);
    if (((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5);
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___scoring____score_palace_gen_5 = cpy_r_r126;
    cpy_r_r127 = 1;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 56, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    } else
        goto CPyL69;
CPyL97: ;
    cpy_r_r128 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "player", 60, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL98: ;
    cpy_r_r129 = ((serai___games___merv___table___PlayerObject *)cpy_r_r128)->_favour;
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Player", "favour", 60, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
    CPyTagged_INCREF(cpy_r_r129);
CPyL99: ;
    cpy_r_r130 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r131 = CPyStatics[105]; /* 'sum' */
    cpy_r_r132 = CPyObject_GetAttr(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 60, CPyStatic_merv___scoring___globals);
        goto CPyL165;
    }
    cpy_r_r133 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 60, CPyStatic_merv___scoring___globals);
        goto CPyL166;
    }
CPyL101: ;
    PyObject *cpy_r_r134[1] = {cpy_r_r133};
    cpy_r_r135 = (PyObject **)&cpy_r_r134;
    cpy_r_r136 = PyObject_Vectorcall(cpy_r_r132, cpy_r_r135, 1, 0);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 60, CPyStatic_merv___scoring___globals);
        goto CPyL165;
    }
    cpy_r_r137 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 60, CPyStatic_merv___scoring___globals);
        goto CPyL167;
    }
CPyL103: ;
    if (likely(PyLong_Check(cpy_r_r136)))
        cpy_r_r138 = CPyTagged_FromObject(cpy_r_r136);
    else {
        CPy_TypeError("int", cpy_r_r136); cpy_r_r138 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 60, CPyStatic_merv___scoring___globals);
        goto CPyL165;
    }
    cpy_r_r139 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__price;
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "price", 60, CPyStatic_merv___scoring___globals);
        goto CPyL168;
    }
CPyL105: ;
    cpy_r_r140 = CPyTagged_Multiply(cpy_r_r138, cpy_r_r139);
    CPyTagged_DECREF(cpy_r_r138);
    cpy_r_r141 = CPyTagged_Subtract(cpy_r_r129, cpy_r_r140);
    CPyTagged_DECREF(cpy_r_r129);
    CPyTagged_DECREF(cpy_r_r140);
    cpy_r_r142 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "player", 60, CPyStatic_merv___scoring___globals);
        goto CPyL169;
    }
CPyL106: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r142)->_favour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r142)->_favour);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r142)->_favour = cpy_r_r141;
    cpy_r_r143 = 1;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 60, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL107: ;
    cpy_r_r144 = 0;
    cpy_r_r145 = 0;
CPyL108: ;
    cpy_r_r146 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 61, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL109: ;
    cpy_r_r147 = (CPyPtr)((CPyPtr)cpy_r_r146 + offsetof(PyVarObject, ob_size));
    cpy_r_r148 = *(int64_t *)cpy_r_r147;
    cpy_r_r149 = cpy_r_r145 < cpy_r_r148;
    if (!cpy_r_r149) goto CPyL131;
    cpy_r_room = cpy_r_r144;
    cpy_r_r150 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__scoring;
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "scoring", 61, CPyStatic_merv___scoring___globals);
        goto CPyL170;
    }
CPyL111: ;
    cpy_r_r151 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyListObject, ob_item));
    cpy_r_r152 = *(CPyPtr *)cpy_r_r151;
    cpy_r_r153 = cpy_r_r145 * 8;
    cpy_r_r154 = cpy_r_r152 + cpy_r_r153;
    cpy_r_r155 = *(PyObject * *)cpy_r_r154;
    CPy_INCREF(cpy_r_r155);
    if (likely(PyLong_Check(cpy_r_r155)))
        cpy_r_r156 = CPyTagged_FromObject(cpy_r_r155);
    else {
        CPy_TypeError("int", cpy_r_r155); cpy_r_r156 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r156 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 61, CPyStatic_merv___scoring___globals);
        goto CPyL170;
    }
    cpy_r_r157 = cpy_r_r156 != 0;
    if (!cpy_r_r157) goto CPyL171;
    cpy_r_r158 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "t", 63, CPyStatic_merv___scoring___globals);
        goto CPyL172;
    }
    CPy_INCREF(cpy_r_r158);
CPyL114: ;
    cpy_r_r159 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__seat;
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "seat", 63, CPyStatic_merv___scoring___globals);
        goto CPyL173;
    }
    CPyTagged_INCREF(cpy_r_r159);
CPyL115: ;
    cpy_r_r160 = CPyDef_merv___scoring___room_value(cpy_r_r158, cpy_r_r159, cpy_r_room);
    CPy_DECREF(cpy_r_r158);
    CPyTagged_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 63, CPyStatic_merv___scoring___globals);
        goto CPyL172;
    }
    cpy_r_r161 = CPyTagged_Multiply(cpy_r_r156, cpy_r_r160);
    CPyTagged_DECREF(cpy_r_r160);
    cpy_r_r162 = ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__player;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_gen", "player", 64, CPyStatic_merv___scoring___globals);
        goto CPyL174;
    }
CPyL117: ;
    cpy_r_r163 = ((serai___games___merv___table___PlayerObject *)cpy_r_r162)->_points;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Player", "points", 64, CPyStatic_merv___scoring___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r163);
CPyL118: ;
    cpy_r_r164 = CPyList_GetItemShort(cpy_r_r163, 2);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 64, CPyStatic_merv___scoring___globals);
        goto CPyL175;
    }
    CPyTagged_INCREF(cpy_r_r161);
    cpy_r_r165 = CPyTagged_StealAsObject(cpy_r_r161);
    cpy_r_r166 = PyNumber_InPlaceAdd(cpy_r_r164, cpy_r_r165);
    CPy_DECREF(cpy_r_r164);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 64, CPyStatic_merv___scoring___globals);
        goto CPyL175;
    }
    cpy_r_r167 = CPyList_SetItem(cpy_r_r163, 2, cpy_r_r166);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 64, CPyStatic_merv___scoring___globals);
        goto CPyL174;
    }
    cpy_r_r168 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "t", 65, CPyStatic_merv___scoring___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r168);
CPyL122: ;
    cpy_r_r169 = CPyStatics[2072]; /* 'event-palace' */
    cpy_r_r170 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__seat;
    if (unlikely(cpy_r_r170 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "seat", 65, CPyStatic_merv___scoring___globals);
        goto CPyL176;
    }
    CPyTagged_INCREF(cpy_r_r170);
CPyL123: ;
    cpy_r_r171 = CPyStatics[2073]; /* 'MV-SCORE-02' */
    cpy_r_r172 = ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "_score_palace_env", "t", 65, CPyStatic_merv___scoring___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r172);
CPyL124: ;
    cpy_r_r173 = ((serai___games___merv___table___TableObject *)cpy_r_r172)->_book;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Table", "book", 65, CPyStatic_merv___scoring___globals);
        goto CPyL178;
    }
CPyL125: ;
    cpy_r_r174 = ((serai___games___merv___book___BookObject *)cpy_r_r173)->_room_ids;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_palace", "Book", "room_ids", 65, CPyStatic_merv___scoring___globals);
        goto CPyL178;
    }
    CPy_INCREF(cpy_r_r174);
CPyL126: ;
    CPy_DECREF(cpy_r_r172);
    cpy_r_r175 = CPySequenceTuple_GetItem(cpy_r_r174, cpy_r_room);
    CPy_DECREF(cpy_r_r174);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 65, CPyStatic_merv___scoring___globals);
        goto CPyL179;
    }
    if (likely(PyUnicode_Check(cpy_r_r175)))
        cpy_r_r176 = cpy_r_r175;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "_score_palace", 65, CPyStatic_merv___scoring___globals, "str", cpy_r_r175);
        goto CPyL179;
    }
    cpy_r_r177 = CPyStatics[1283]; /* 'room' */
    cpy_r_r178 = CPyStatics[2051]; /* 'courtiers' */
    cpy_r_r179 = CPyStatics[31]; /* 'n' */
    cpy_r_r180 = CPyTagged_StealAsObject(cpy_r_r156);
    cpy_r_r181 = CPyTagged_StealAsObject(cpy_r_r161);
    cpy_r_r182 = CPyDict_Build(3, cpy_r_r177, cpy_r_r176, cpy_r_r178, cpy_r_r180, cpy_r_r179, cpy_r_r181);
    CPy_DECREF(cpy_r_r176);
    CPy_DECREF(cpy_r_r180);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 65, CPyStatic_merv___scoring___globals);
        goto CPyL180;
    }
    cpy_r_r183 = CPyDef_kernel___table___Table___tell(cpy_r_r168, cpy_r_r169, cpy_r_r170, cpy_r_r171, cpy_r_r182);
    CPyTagged_DECREF(cpy_r_r170);
    CPy_DECREF(cpy_r_r182);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r183 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 65, CPyStatic_merv___scoring___globals);
        goto CPyL136;
    }
CPyL130: ;
    cpy_r_r184 = cpy_r_r144 + 2;
    cpy_r_r144 = cpy_r_r184;
    cpy_r_r185 = cpy_r_r145 + 1;
    cpy_r_r145 = cpy_r_r185;
    goto CPyL108;
CPyL131: ;
    cpy_r_r186 = Py_None;
    CPy_INCREF(cpy_r_r186);
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r188 = CPyDef_merv___scoring____score_palace_env_clear_on_completion(cpy_r_r0);
    cpy_r_r189 = CPyDef_merv___scoring____score_palace_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL135;
    CPyGen_SetStopIterationValue(cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (!0) goto CPyL141;
    CPy_Unreachable();
CPyL135: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r186;
    CPyGen_Exit(&((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL136: ;
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r191 = CPyDef_merv___scoring____score_palace_env_clear_on_completion(cpy_r_r0);
    cpy_r_r192 = CPyDef_merv___scoring____score_palace_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r193 = NULL;
    CPyGen_Exit(&((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r193;
CPyL137: ;
    cpy_r_r194 = cpy_r_r1 == 0;
    if (cpy_r_r194) goto CPyL2;
    cpy_r_r195 = cpy_r_r1 == 1;
    if (cpy_r_r195) goto CPyL82;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r196 = 0;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 42, CPyStatic_merv___scoring___globals);
        goto CPyL141;
    }
    CPy_Unreachable();
CPyL141: ;
    cpy_r_r197 = NULL;
    CPyGen_Exit(&((serai___games___merv___scoring____score_palace_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r197;
CPyL142: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL136;
CPyL143: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL136;
CPyL144: ;
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL136;
CPyL145: ;
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL136;
CPyL146: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL136;
CPyL147: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL136;
CPyL148: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL136;
CPyL149: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL136;
CPyL150: ;
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL136;
CPyL151: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL136;
CPyL152: ;
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    goto CPyL136;
CPyL153: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL136;
CPyL154: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL136;
CPyL155: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL136;
CPyL156: ;
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    goto CPyL136;
CPyL157: ;
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL136;
CPyL158: ;
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL136;
CPyL159: ;
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL136;
CPyL160: ;
    CPyTagged_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r101);
    goto CPyL136;
CPyL161: ;
    CPy_DecRef(cpy_r_r109);
    goto CPyL136;
CPyL162: ;
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r111);
    goto CPyL136;
CPyL163: ;
    CPy_DecRef(cpy_r_r117);
    goto CPyL136;
CPyL164: ;
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r121);
    goto CPyL136;
CPyL165: ;
    CPyTagged_DecRef(cpy_r_r129);
    goto CPyL136;
CPyL166: ;
    CPyTagged_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r132);
    goto CPyL136;
CPyL167: ;
    CPyTagged_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r136);
    goto CPyL136;
CPyL168: ;
    CPyTagged_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r138);
    goto CPyL136;
CPyL169: ;
    CPyTagged_DecRef(cpy_r_r141);
    goto CPyL136;
CPyL170: ;
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL136;
CPyL171: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_r156);
    goto CPyL130;
CPyL172: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r156);
    goto CPyL136;
CPyL173: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r158);
    goto CPyL136;
CPyL174: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_r161);
    goto CPyL136;
CPyL175: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r163);
    goto CPyL136;
CPyL176: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r168);
    goto CPyL136;
CPyL177: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    goto CPyL136;
CPyL178: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    CPy_DecRef(cpy_r_r172);
    goto CPyL136;
CPyL179: ;
    CPyTagged_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    goto CPyL136;
CPyL180: ;
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    goto CPyL136;
}
        
PyObject *CPyDef_merv___scoring____score_palace_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___scoring____score_palace_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___scoring____score_palace_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring____score_palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring._score_palace_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___scoring____score_palace_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "__next__", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring____score_palace_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_merv___scoring____score_palace_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_merv___scoring____score_palace_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring____score_palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring._score_palace_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_merv___scoring____score_palace_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "send", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring____score_palace_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_merv___scoring____score_palace_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring____score_palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring._score_palace_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___scoring____score_palace_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "__iter__", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring____score_palace_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_merv___scoring____score_palace_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_merv___scoring____score_palace_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring____score_palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring._score_palace_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_merv___scoring____score_palace_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "throw", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring____score_palace_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_merv___scoring____score_palace_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp3005 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp3005);
    PyObject *__tmp3006 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp3006);
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
        
        PyObject *CPyPy_merv___scoring____score_palace_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_merv___scoring____score_palace_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.scoring._score_palace_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___scoring____score_palace_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "close", -1, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring____score_palace(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_merv___scoring____score_palace_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 42, CPyStatic_merv___scoring___globals);
        goto CPyL6;
    }
    cpy_r_r1 = CPyDef_merv___scoring____score_palace_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 42, CPyStatic_merv___scoring___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___merv___scoring____score_palace_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___merv___scoring____score_palace_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 42, CPyStatic_merv___scoring___globals);
        goto CPyL8;
    }
    ((serai___games___merv___scoring____score_palace_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 42, CPyStatic_merv___scoring___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_seat);
    if (((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__seat);
    }
    ((serai___games___merv___scoring____score_palace_envObject *)cpy_r_r0)->___mypyc_generator_attribute__seat = cpy_r_seat;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 42, CPyStatic_merv___scoring___globals);
        goto CPyL9;
    }
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___scoring____score_palace(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_score_palace", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_merv___scoring____score_palace(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_palace", 42, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___scoring___room_value(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    tuple_T4IIII cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "room_value", "Table", "players", 70, CPyStatic_merv___scoring___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 70, CPyStatic_merv___scoring___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "room_value", 70, CPyStatic_merv___scoring___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL22;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_scrolls;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "room_value", "Player", "scrolls", 71, CPyStatic_merv___scoring___globals);
        goto CPyL23;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_spices;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "room_value", "Player", "spices", 71, CPyStatic_merv___scoring___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[105]; /* 'sum' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 71, CPyStatic_merv___scoring___globals);
        goto CPyL25;
    }
    PyObject *cpy_r_r8[1] = {cpy_r_r4};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 71, CPyStatic_merv___scoring___globals);
        goto CPyL25;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 71, CPyStatic_merv___scoring___globals);
        goto CPyL24;
    }
    cpy_r_r12 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_common;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "room_value", "Player", "common", 71, CPyStatic_merv___scoring___globals);
        goto CPyL26;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_rare;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "room_value", "Player", "rare", 71, CPyStatic_merv___scoring___globals);
        goto CPyL26;
    }
CPyL10: ;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r15 = CPyDef_merv___table___Table___mosque_level(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 71, CPyStatic_merv___scoring___globals);
        goto CPyL27;
    }
    cpy_r_r16.f0 = cpy_r_r3;
    cpy_r_r16.f1 = cpy_r_r11;
    cpy_r_r16.f2 = cpy_r_r14;
    cpy_r_r16.f3 = cpy_r_r15;
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "room_value", "Table", "book", 72, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
CPyL12: ;
    cpy_r_r18 = ((serai___games___merv___book___BookObject *)cpy_r_r17)->_room_counts;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "room_value", "Book", "room_counts", 72, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
CPyL13: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_room);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 72, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 72, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
    cpy_r_r21 = PyTuple_New(4);
    if (unlikely(cpy_r_r21 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3007 = CPyTagged_StealAsObject(cpy_r_r16.f0);
    PyTuple_SET_ITEM(cpy_r_r21, 0, __tmp3007);
    PyObject *__tmp3008 = CPyTagged_StealAsObject(cpy_r_r16.f1);
    PyTuple_SET_ITEM(cpy_r_r21, 1, __tmp3008);
    PyObject *__tmp3009 = CPyTagged_StealAsObject(cpy_r_r16.f2);
    PyTuple_SET_ITEM(cpy_r_r21, 2, __tmp3009);
    PyObject *__tmp3010 = CPyTagged_StealAsObject(cpy_r_r16.f3);
    PyTuple_SET_ITEM(cpy_r_r21, 3, __tmp3010);
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_r21, cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 72, CPyStatic_merv___scoring___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 72, CPyStatic_merv___scoring___globals);
        goto CPyL22;
    }
    cpy_r_r24 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "room_value", "Table", "book", 72, CPyStatic_merv___scoring___globals);
        goto CPyL29;
    }
CPyL18: ;
    cpy_r_r25 = ((serai___games___merv___book___BookObject *)cpy_r_r24)->_room_vp;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "room_value", "Book", "room_vp", 72, CPyStatic_merv___scoring___globals);
        goto CPyL29;
    }
CPyL19: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_room);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 72, CPyStatic_merv___scoring___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 72, CPyStatic_merv___scoring___globals);
        goto CPyL29;
    }
    cpy_r_r28 = CPyTagged_Multiply(cpy_r_r23, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r27);
    return cpy_r_r28;
CPyL22: ;
    cpy_r_r29 = CPY_INT_TAG;
    return cpy_r_r29;
CPyL23: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL22;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL22;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r16.f0);
    CPyTagged_DecRef(cpy_r_r16.f1);
    CPyTagged_DecRef(cpy_r_r16.f2);
    CPyTagged_DecRef(cpy_r_r16.f3);
    goto CPyL22;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL22;
}
        
        PyObject *CPyPy_merv___scoring___room_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "room", 0};
            static CPyArg_Parser parser = {"OOO:room_value", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_room)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged retval = CPyDef_merv___scoring___room_value(arg_t, arg_seat, arg_room);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "room_value", 68, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring____room_note(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyStatics[485]; /* 'note-points' */
    cpy_r_r1 = CPyStatics[31]; /* 'n' */
    cpy_r_r2 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_room_note", 76, CPyStatic_merv___scoring___globals);
        goto CPyL5;
    }
    cpy_r_r4 = CPyDef_merv___scoring___room_value(cpy_r_t, cpy_r_seat, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_room_note", 76, CPyStatic_merv___scoring___globals);
        goto CPyL5;
    }
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r6 = CPyDict_Build(1, cpy_r_r1, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_room_note", 76, CPyStatic_merv___scoring___globals);
        goto CPyL5;
    }
    cpy_r_r7 = CPyDef_message___Message(cpy_r_r0, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_room_note", 76, CPyStatic_merv___scoring___globals);
        goto CPyL5;
    }
    return cpy_r_r7;
CPyL5: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_merv___scoring____room_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "option", 0};
            static CPyArg_Parser parser = {"OOO:_room_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_option)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___scoring____room_note(arg_t, arg_seat, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "_room_note", 75, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
char CPyDef_merv___scoring____score_city(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_tile;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T2II cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_city", "Table", "owners", 81, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r2 = CPyList_Count(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_city", 81, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
    cpy_r_r3 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_city", "Table", "book", 81, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
CPyL3: ;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_building_vp;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_city", "Book", "building_vp", 81, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyTagged_Multiply(cpy_r_r2, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r6 = CPyStatics[2074]; /* 'MV-SCORE-04' */
    cpy_r_r7 = CPyDef_tracks___gain_points(cpy_r_t, cpy_r_seat, cpy_r_r5, 12, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_city", 81, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
    cpy_r_r8 = 0;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_bonus_tiles;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_city", "Table", "bonus_tiles", 82, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r9);
CPyL6: ;
    cpy_r_r10 = 0;
CPyL7: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL29;
    cpy_r_tile = cpy_r_r8;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r10 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_city", 82, CPyStatic_merv___scoring___globals);
        goto CPyL30;
    }
    cpy_r_r20 = cpy_r_r19 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL11;
    cpy_r_r22 = CPyTagged_IsEq_(cpy_r_r19, cpy_r_seat);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL12;
CPyL11: ;
    cpy_r_r24 = cpy_r_r19 == cpy_r_seat;
    cpy_r_r23 = cpy_r_r24;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r23) goto CPyL31;
    cpy_r_r25 = CPyDef_merv___scoring___bonus_tile_points(cpy_r_t, cpy_r_seat, cpy_r_tile);
    CPyTagged_DECREF(cpy_r_tile);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_city", 84, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r26 = CPyStatics[2075]; /* 'MV-SCORE-05' */
    cpy_r_r27 = CPyDef_tracks___gain_points(cpy_r_t, cpy_r_seat, cpy_r_r25, 14, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_city", 84, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
CPyL15: ;
    cpy_r_r28 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r28;
    cpy_r_r29 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r29;
    goto CPyL7;
CPyL16: ;
    cpy_r_r30 = CPyDef_merv___table___Table___mosque_level(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_city", 85, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
    cpy_r_r31 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_city", "Table", "book", 85, CPyStatic_merv___scoring___globals);
        goto CPyL33;
    }
CPyL18: ;
    cpy_r_r32 = ((serai___games___merv___book___BookObject *)cpy_r_r31)->_mosque_levels;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_city", "Book", "mosque_levels", 85, CPyStatic_merv___scoring___globals);
        goto CPyL33;
    }
CPyL19: ;
    cpy_r_r33 = cpy_r_r30 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (!cpy_r_r34) goto CPyL21;
    cpy_r_r35 = CPyTagged_IsEq_(cpy_r_r30, cpy_r_r32);
    cpy_r_r36 = cpy_r_r35;
    goto CPyL22;
CPyL21: ;
    cpy_r_r37 = cpy_r_r30 == cpy_r_r32;
    cpy_r_r36 = cpy_r_r37;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r30);
    if (!cpy_r_r36) goto CPyL27;
    cpy_r_r38 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_city", "Table", "book", 86, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
CPyL24: ;
    cpy_r_r39 = ((serai___games___merv___book___BookObject *)cpy_r_r38)->_mosque_top_vp;
    if (unlikely(cpy_r_r39.f0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "_score_city", "Book", "mosque_top_vp", 86, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r39.f0);
    CPyTagged_INCREF(cpy_r_r39.f1);
CPyL25: ;
    cpy_r_r40 = cpy_r_r39.f0;
    cpy_r_r41 = cpy_r_r39.f1;
    cpy_r_r42 = cpy_r_r40;
    cpy_r_r43 = cpy_r_r41;
    cpy_r_r44 = CPyDef_merv___scoring___buildings_on(cpy_r_t, cpy_r_seat, cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_city", 87, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r45 = CPyTagged_Multiply(cpy_r_r44, cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r46 = CPyStatics[2076]; /* 'MV-SCORE-06' */
    cpy_r_r47 = CPyDef_tracks___gain_points(cpy_r_t, cpy_r_seat, cpy_r_r45, 16, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_city", 87, CPyStatic_merv___scoring___globals);
        goto CPyL28;
    }
CPyL27: ;
    return 1;
CPyL28: ;
    cpy_r_r48 = 2;
    return cpy_r_r48;
CPyL29: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL16;
CPyL30: ;
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_tile);
    goto CPyL28;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_tile);
    goto CPyL15;
CPyL32: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL28;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL28;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL28;
}
        
        PyObject *CPyPy_merv___scoring____score_city(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_score_city", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_merv___scoring____score_city(arg_t, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "_score_city", 79, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___scoring___bonus_tile_points(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_tile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T2II cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "bonus_tile_points", "Table", "book", 92, CPyStatic_merv___scoring___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_bonus_tile_vp;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "bonus_tile_points", "Book", "bonus_tile_vp", 92, CPyStatic_merv___scoring___globals);
        goto CPyL6;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_tile);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "bonus_tile_points", 92, CPyStatic_merv___scoring___globals);
        goto CPyL6;
    }
    PyObject *__tmp3011;
    if (unlikely(!(PyTuple_Check(cpy_r_r2) && PyTuple_GET_SIZE(cpy_r_r2) == 2))) {
        __tmp3011 = NULL;
        goto __LL3012;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r2, 0))))
        __tmp3011 = PyTuple_GET_ITEM(cpy_r_r2, 0);
    else {
        __tmp3011 = NULL;
    }
    if (__tmp3011 == NULL) goto __LL3012;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r2, 1))))
        __tmp3011 = PyTuple_GET_ITEM(cpy_r_r2, 1);
    else {
        __tmp3011 = NULL;
    }
    if (__tmp3011 == NULL) goto __LL3012;
    __tmp3011 = cpy_r_r2;
__LL3012: ;
    if (unlikely(__tmp3011 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r2); cpy_r_r3 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3013 = PyTuple_GET_ITEM(cpy_r_r2, 0);
        CPyTagged __tmp3014;
        if (likely(PyLong_Check(__tmp3013)))
            __tmp3014 = CPyTagged_FromObject(__tmp3013);
        else {
            goto __LL3015;
        }
        cpy_r_r3.f0 = __tmp3014;
        PyObject *__tmp3016 = PyTuple_GET_ITEM(cpy_r_r2, 1);
        CPyTagged __tmp3017;
        if (likely(PyLong_Check(__tmp3016)))
            __tmp3017 = CPyTagged_FromObject(__tmp3016);
        else {
            goto __LL3018;
        }
        cpy_r_r3.f1 = __tmp3017;
    }
    goto __LL3019;
__LL3015: ;
    cpy_r_r3 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3019;
__LL3018: ;
    CPyTagged_DECREF(cpy_r_r3.f0);
    cpy_r_r3 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3019;
__LL3019: ;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "bonus_tile_points", 92, CPyStatic_merv___scoring___globals);
        goto CPyL6;
    }
    cpy_r_r4 = cpy_r_r3.f0;
    cpy_r_r5 = cpy_r_r3.f1;
    cpy_r_r6 = cpy_r_r4;
    cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = CPyDef_merv___scoring___buildings_on(cpy_r_t, cpy_r_seat, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "bonus_tile_points", 93, CPyStatic_merv___scoring___globals);
        goto CPyL7;
    }
    cpy_r_r9 = CPyTagged_Multiply(cpy_r_r8, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r7);
    return cpy_r_r9;
CPyL6: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL7: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL6;
}
        
        PyObject *CPyPy_merv___scoring___bonus_tile_points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "tile", 0};
            static CPyArg_Parser parser = {"OOO:bonus_tile_points", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_tile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_tile)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_tile;
            if (likely(PyLong_Check(obj_tile)))
                arg_tile = CPyTagged_BorrowFromObject(obj_tile);
            else {
                CPy_TypeError("int", obj_tile); goto fail;
            }
            CPyTagged retval = CPyDef_merv___scoring___bonus_tile_points(arg_t, arg_seat, arg_tile);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "bonus_tile_points", 90, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___scoring___buildings_on(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_action) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_square;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    int64_t cpy_r_r40;
    CPyTagged cpy_r_r41;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "buildings_on", "Table", "book", 98, CPyStatic_merv___scoring___globals);
        goto CPyL29;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_district_action;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "buildings_on", "Book", "district_action", 98, CPyStatic_merv___scoring___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = 0;
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "buildings_on", "Table", "owners", 101, CPyStatic_merv___scoring___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL31;
    cpy_r_square = cpy_r_r3;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "buildings_on", 100, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL8;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_r14, cpy_r_seat);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL9;
CPyL8: ;
    cpy_r_r19 = cpy_r_r14 == cpy_r_seat;
    cpy_r_r18 = cpy_r_r19;
CPyL9: ;
    CPyTagged_DECREF(cpy_r_r14);
    if (cpy_r_r18) {
        goto CPyL11;
    } else
        goto CPyL33;
CPyL10: ;
    cpy_r_r20 = cpy_r_r18;
    goto CPyL26;
CPyL11: ;
    cpy_r_r21 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "buildings_on", "Table", "tiles", 100, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
CPyL12: ;
    cpy_r_r22 = CPyList_GetItemBorrow(cpy_r_r21, cpy_r_square);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "buildings_on", 100, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "buildings_on", 100, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r24 = (Py_ssize_t)cpy_r_r23 != -2;
    CPyTagged_DECREF(cpy_r_r23);
    if (cpy_r_r24) {
        goto CPyL16;
    } else
        goto CPyL34;
CPyL15: ;
    cpy_r_r25 = cpy_r_r24;
    goto CPyL25;
CPyL16: ;
    cpy_r_r26 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "buildings_on", "Table", "tiles", 100, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
CPyL17: ;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_square);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "buildings_on", 100, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "buildings_on", 100, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r29 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "buildings_on", 100, CPyStatic_merv___scoring___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "buildings_on", 100, CPyStatic_merv___scoring___globals);
        goto CPyL35;
    }
    cpy_r_r31 = cpy_r_r30 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL23;
    cpy_r_r33 = CPyTagged_IsEq_(cpy_r_r30, cpy_r_action);
    cpy_r_r34 = cpy_r_r33;
    goto CPyL24;
CPyL23: ;
    cpy_r_r35 = cpy_r_r30 == cpy_r_action;
    cpy_r_r34 = cpy_r_r35;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_square);
    CPyTagged_DECREF(cpy_r_r28);
    cpy_r_r25 = cpy_r_r34;
CPyL25: ;
    cpy_r_r20 = cpy_r_r25;
CPyL26: ;
    cpy_r_r36 = cpy_r_r20 << 1;
    cpy_r_r37 = cpy_r_r36;
    cpy_r_r38 = CPyTagged_Add(cpy_r_r2, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r2 = cpy_r_r38;
    cpy_r_r39 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r39;
    cpy_r_r40 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r40;
    goto CPyL4;
CPyL28: ;
    return cpy_r_r2;
CPyL29: ;
    cpy_r_r41 = CPY_INT_TAG;
    return cpy_r_r41;
CPyL30: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL29;
CPyL31: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    goto CPyL28;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL29;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_square);
    goto CPyL10;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_square);
    goto CPyL15;
CPyL35: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_square);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL29;
}
        
        PyObject *CPyPy_merv___scoring___buildings_on(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "action", 0};
            static CPyArg_Parser parser = {"OOO:buildings_on", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_action)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            CPyTagged retval = CPyDef_merv___scoring___buildings_on(arg_t, arg_seat, arg_action);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "buildings_on", 96, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring___score(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T11OOOOOOOOOOO cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T11OOOOOOOOOOO cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T3OIO cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "score", "Table", "players", 115, CPyStatic_merv___scoring___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 115, CPyStatic_merv___scoring___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "score", 115, CPyStatic_merv___scoring___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL31;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 116, CPyStatic_merv___scoring___globals);
        goto CPyL32;
    }
    cpy_r_r4 = CPyStatic_merv___names___SOURCES;
    if (unlikely(cpy_r_r4.f0 == NULL)) {
        goto CPyL33;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SOURCES\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 118, CPyStatic_merv___scoring___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r6 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_points;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "score", "Player", "points", 118, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r6);
CPyL8: ;
    cpy_r_r7 = CPyStatic_merv___scoring___globals;
    cpy_r_r8 = CPyStatics[2077]; /* '_RULES' */
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 118, CPyStatic_merv___scoring___globals);
        goto CPyL35;
    }
    PyObject *__tmp3020;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 11))) {
        __tmp3020 = NULL;
        goto __LL3021;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 2))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 2);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 3))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 3);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 4))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 4);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 5))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 5);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 6))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 6);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 7))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 7);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 8))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 8);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 9))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 9);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 10))))
        __tmp3020 = PyTuple_GET_ITEM(cpy_r_r9, 10);
    else {
        __tmp3020 = NULL;
    }
    if (__tmp3020 == NULL) goto __LL3021;
    __tmp3020 = cpy_r_r9;
__LL3021: ;
    if (unlikely(__tmp3020 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str, str, str]", cpy_r_r9); cpy_r_r10 = (tuple_T11OOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp3022 = PyTuple_GET_ITEM(cpy_r_r9, 0);
        CPy_INCREF(__tmp3022);
        PyObject *__tmp3023;
        if (likely(PyUnicode_Check(__tmp3022)))
            __tmp3023 = __tmp3022;
        else {
            CPy_TypeError("str", __tmp3022); 
            __tmp3023 = NULL;
        }
        cpy_r_r10.f0 = __tmp3023;
        PyObject *__tmp3024 = PyTuple_GET_ITEM(cpy_r_r9, 1);
        CPy_INCREF(__tmp3024);
        PyObject *__tmp3025;
        if (likely(PyUnicode_Check(__tmp3024)))
            __tmp3025 = __tmp3024;
        else {
            CPy_TypeError("str", __tmp3024); 
            __tmp3025 = NULL;
        }
        cpy_r_r10.f1 = __tmp3025;
        PyObject *__tmp3026 = PyTuple_GET_ITEM(cpy_r_r9, 2);
        CPy_INCREF(__tmp3026);
        PyObject *__tmp3027;
        if (likely(PyUnicode_Check(__tmp3026)))
            __tmp3027 = __tmp3026;
        else {
            CPy_TypeError("str", __tmp3026); 
            __tmp3027 = NULL;
        }
        cpy_r_r10.f2 = __tmp3027;
        PyObject *__tmp3028 = PyTuple_GET_ITEM(cpy_r_r9, 3);
        CPy_INCREF(__tmp3028);
        PyObject *__tmp3029;
        if (likely(PyUnicode_Check(__tmp3028)))
            __tmp3029 = __tmp3028;
        else {
            CPy_TypeError("str", __tmp3028); 
            __tmp3029 = NULL;
        }
        cpy_r_r10.f3 = __tmp3029;
        PyObject *__tmp3030 = PyTuple_GET_ITEM(cpy_r_r9, 4);
        CPy_INCREF(__tmp3030);
        PyObject *__tmp3031;
        if (likely(PyUnicode_Check(__tmp3030)))
            __tmp3031 = __tmp3030;
        else {
            CPy_TypeError("str", __tmp3030); 
            __tmp3031 = NULL;
        }
        cpy_r_r10.f4 = __tmp3031;
        PyObject *__tmp3032 = PyTuple_GET_ITEM(cpy_r_r9, 5);
        CPy_INCREF(__tmp3032);
        PyObject *__tmp3033;
        if (likely(PyUnicode_Check(__tmp3032)))
            __tmp3033 = __tmp3032;
        else {
            CPy_TypeError("str", __tmp3032); 
            __tmp3033 = NULL;
        }
        cpy_r_r10.f5 = __tmp3033;
        PyObject *__tmp3034 = PyTuple_GET_ITEM(cpy_r_r9, 6);
        CPy_INCREF(__tmp3034);
        PyObject *__tmp3035;
        if (likely(PyUnicode_Check(__tmp3034)))
            __tmp3035 = __tmp3034;
        else {
            CPy_TypeError("str", __tmp3034); 
            __tmp3035 = NULL;
        }
        cpy_r_r10.f6 = __tmp3035;
        PyObject *__tmp3036 = PyTuple_GET_ITEM(cpy_r_r9, 7);
        CPy_INCREF(__tmp3036);
        PyObject *__tmp3037;
        if (likely(PyUnicode_Check(__tmp3036)))
            __tmp3037 = __tmp3036;
        else {
            CPy_TypeError("str", __tmp3036); 
            __tmp3037 = NULL;
        }
        cpy_r_r10.f7 = __tmp3037;
        PyObject *__tmp3038 = PyTuple_GET_ITEM(cpy_r_r9, 8);
        CPy_INCREF(__tmp3038);
        PyObject *__tmp3039;
        if (likely(PyUnicode_Check(__tmp3038)))
            __tmp3039 = __tmp3038;
        else {
            CPy_TypeError("str", __tmp3038); 
            __tmp3039 = NULL;
        }
        cpy_r_r10.f8 = __tmp3039;
        PyObject *__tmp3040 = PyTuple_GET_ITEM(cpy_r_r9, 9);
        CPy_INCREF(__tmp3040);
        PyObject *__tmp3041;
        if (likely(PyUnicode_Check(__tmp3040)))
            __tmp3041 = __tmp3040;
        else {
            CPy_TypeError("str", __tmp3040); 
            __tmp3041 = NULL;
        }
        cpy_r_r10.f9 = __tmp3041;
        PyObject *__tmp3042 = PyTuple_GET_ITEM(cpy_r_r9, 10);
        CPy_INCREF(__tmp3042);
        PyObject *__tmp3043;
        if (likely(PyUnicode_Check(__tmp3042)))
            __tmp3043 = __tmp3042;
        else {
            CPy_TypeError("str", __tmp3042); 
            __tmp3043 = NULL;
        }
        cpy_r_r10.f10 = __tmp3043;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 118, CPyStatic_merv___scoring___globals);
        goto CPyL35;
    }
    cpy_r_r11 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r12 = CPyStatics[36]; /* 'zip' */
    cpy_r_r13 = CPyObject_GetAttr(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 118, CPyStatic_merv___scoring___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r4.f0);
    CPy_INCREF(cpy_r_r4.f1);
    CPy_INCREF(cpy_r_r4.f2);
    CPy_INCREF(cpy_r_r4.f3);
    CPy_INCREF(cpy_r_r4.f4);
    CPy_INCREF(cpy_r_r4.f5);
    CPy_INCREF(cpy_r_r4.f6);
    CPy_INCREF(cpy_r_r4.f7);
    CPy_INCREF(cpy_r_r4.f8);
    CPy_INCREF(cpy_r_r4.f9);
    CPy_INCREF(cpy_r_r4.f10);
    cpy_r_r14 = PyTuple_New(11);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3044 = cpy_r_r4.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp3044);
    PyObject *__tmp3045 = cpy_r_r4.f1;
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp3045);
    PyObject *__tmp3046 = cpy_r_r4.f2;
    PyTuple_SET_ITEM(cpy_r_r14, 2, __tmp3046);
    PyObject *__tmp3047 = cpy_r_r4.f3;
    PyTuple_SET_ITEM(cpy_r_r14, 3, __tmp3047);
    PyObject *__tmp3048 = cpy_r_r4.f4;
    PyTuple_SET_ITEM(cpy_r_r14, 4, __tmp3048);
    PyObject *__tmp3049 = cpy_r_r4.f5;
    PyTuple_SET_ITEM(cpy_r_r14, 5, __tmp3049);
    PyObject *__tmp3050 = cpy_r_r4.f6;
    PyTuple_SET_ITEM(cpy_r_r14, 6, __tmp3050);
    PyObject *__tmp3051 = cpy_r_r4.f7;
    PyTuple_SET_ITEM(cpy_r_r14, 7, __tmp3051);
    PyObject *__tmp3052 = cpy_r_r4.f8;
    PyTuple_SET_ITEM(cpy_r_r14, 8, __tmp3052);
    PyObject *__tmp3053 = cpy_r_r4.f9;
    PyTuple_SET_ITEM(cpy_r_r14, 9, __tmp3053);
    PyObject *__tmp3054 = cpy_r_r4.f10;
    PyTuple_SET_ITEM(cpy_r_r14, 10, __tmp3054);
    cpy_r_r15 = PyTuple_New(11);
    if (unlikely(cpy_r_r15 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3055 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r15, 0, __tmp3055);
    PyObject *__tmp3056 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r15, 1, __tmp3056);
    PyObject *__tmp3057 = cpy_r_r10.f2;
    PyTuple_SET_ITEM(cpy_r_r15, 2, __tmp3057);
    PyObject *__tmp3058 = cpy_r_r10.f3;
    PyTuple_SET_ITEM(cpy_r_r15, 3, __tmp3058);
    PyObject *__tmp3059 = cpy_r_r10.f4;
    PyTuple_SET_ITEM(cpy_r_r15, 4, __tmp3059);
    PyObject *__tmp3060 = cpy_r_r10.f5;
    PyTuple_SET_ITEM(cpy_r_r15, 5, __tmp3060);
    PyObject *__tmp3061 = cpy_r_r10.f6;
    PyTuple_SET_ITEM(cpy_r_r15, 6, __tmp3061);
    PyObject *__tmp3062 = cpy_r_r10.f7;
    PyTuple_SET_ITEM(cpy_r_r15, 7, __tmp3062);
    PyObject *__tmp3063 = cpy_r_r10.f8;
    PyTuple_SET_ITEM(cpy_r_r15, 8, __tmp3063);
    PyObject *__tmp3064 = cpy_r_r10.f9;
    PyTuple_SET_ITEM(cpy_r_r15, 9, __tmp3064);
    PyObject *__tmp3065 = cpy_r_r10.f10;
    PyTuple_SET_ITEM(cpy_r_r15, 10, __tmp3065);
    cpy_r_r16 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r17[4] = {cpy_r_r14, cpy_r_r6, cpy_r_r15, cpy_r_r16};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r13, cpy_r_r18, 3, cpy_r_r19);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 118, CPyStatic_merv___scoring___globals);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r21 = PyObject_GetIter(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 116, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
CPyL13: ;
    cpy_r_r22 = PyIter_Next(cpy_r_r21);
    if (cpy_r_r22 == NULL) goto CPyL38;
    PyObject *__tmp3066;
    if (unlikely(!(PyTuple_Check(cpy_r_r22) && PyTuple_GET_SIZE(cpy_r_r22) == 3))) {
        __tmp3066 = NULL;
        goto __LL3067;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r22, 0))))
        __tmp3066 = PyTuple_GET_ITEM(cpy_r_r22, 0);
    else {
        __tmp3066 = NULL;
    }
    if (__tmp3066 == NULL) goto __LL3067;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r22, 1))))
        __tmp3066 = PyTuple_GET_ITEM(cpy_r_r22, 1);
    else {
        __tmp3066 = NULL;
    }
    if (__tmp3066 == NULL) goto __LL3067;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r22, 2))))
        __tmp3066 = PyTuple_GET_ITEM(cpy_r_r22, 2);
    else {
        __tmp3066 = NULL;
    }
    if (__tmp3066 == NULL) goto __LL3067;
    __tmp3066 = cpy_r_r22;
__LL3067: ;
    if (unlikely(__tmp3066 == NULL)) {
        CPy_TypeError("tuple[str, int, str]", cpy_r_r22); cpy_r_r23 = (tuple_T3OIO) { NULL, CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp3068 = PyTuple_GET_ITEM(cpy_r_r22, 0);
        CPy_INCREF(__tmp3068);
        PyObject *__tmp3069;
        if (likely(PyUnicode_Check(__tmp3068)))
            __tmp3069 = __tmp3068;
        else {
            CPy_TypeError("str", __tmp3068); 
            __tmp3069 = NULL;
        }
        cpy_r_r23.f0 = __tmp3069;
        PyObject *__tmp3070 = PyTuple_GET_ITEM(cpy_r_r22, 1);
        CPyTagged __tmp3071;
        if (likely(PyLong_Check(__tmp3070)))
            __tmp3071 = CPyTagged_FromObject(__tmp3070);
        else {
            goto __LL3072;
        }
        cpy_r_r23.f1 = __tmp3071;
        PyObject *__tmp3073 = PyTuple_GET_ITEM(cpy_r_r22, 2);
        CPy_INCREF(__tmp3073);
        PyObject *__tmp3074;
        if (likely(PyUnicode_Check(__tmp3073)))
            __tmp3074 = __tmp3073;
        else {
            CPy_TypeError("str", __tmp3073); 
            __tmp3074 = NULL;
        }
        cpy_r_r23.f2 = __tmp3074;
    }
    goto __LL3075;
__LL3072: ;
    CPy_DECREF(cpy_r_r23.f0);
    cpy_r_r23 = (tuple_T3OIO) { NULL, CPY_INT_TAG, NULL };
    goto __LL3075;
__LL3075: ;
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 116, CPyStatic_merv___scoring___globals);
        goto CPyL39;
    }
    cpy_r_r24 = cpy_r_r23.f0;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = cpy_r_r23.f1;
    CPyTagged_INCREF(cpy_r_r25);
    cpy_r_r26 = cpy_r_r23.f2;
    CPy_INCREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r23.f0);
    CPyTagged_DECREF(cpy_r_r23.f1);
    CPy_DECREF(cpy_r_r23.f2);
    cpy_r_r27 = CPyStatics[2078]; /* 'score-' */
    cpy_r_r28 = CPyStr_Build(2, cpy_r_r27, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 117, CPyStatic_merv___scoring___globals);
        goto CPyL40;
    }
    cpy_r_r29 = NULL;
    cpy_r_r30 = CPyDef_message___Message(cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 117, CPyStatic_merv___scoring___globals);
        goto CPyL40;
    }
    cpy_r_r31 = CPyStatic_merv___scoring___globals;
    cpy_r_r32 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 117, CPyStatic_merv___scoring___globals);
        goto CPyL41;
    }
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r25);
    PyObject *cpy_r_r35[3] = {cpy_r_r30, cpy_r_r34, cpy_r_r26};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = PyObject_Vectorcall(cpy_r_r33, cpy_r_r36, 3, 0);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 117, CPyStatic_merv___scoring___globals);
        goto CPyL42;
    }
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r26);
    if (likely(PyTuple_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "score", 117, CPyStatic_merv___scoring___globals, "tuple", cpy_r_r37);
        goto CPyL39;
    }
    cpy_r_r39 = PyList_Append(cpy_r_r3, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 116, CPyStatic_merv___scoring___globals);
        goto CPyL39;
    } else
        goto CPyL13;
CPyL21: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 116, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r42 = CPyStatics[2079]; /* 'score-spices' */
    cpy_r_r43 = NULL;
    cpy_r_r44 = CPyDef_message___Message(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 120, CPyStatic_merv___scoring___globals);
        goto CPyL43;
    }
    cpy_r_r45 = CPyDef_merv___scoring___spice_points(cpy_r_t, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 120, CPyStatic_merv___scoring___globals);
        goto CPyL44;
    }
    cpy_r_r46 = CPyStatics[2080]; /* 'MV-FINAL-01' */
    cpy_r_r47 = CPyStatic_merv___scoring___globals;
    cpy_r_r48 = CPyStatics[97]; /* 'ScoreItem' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 120, CPyStatic_merv___scoring___globals);
        goto CPyL45;
    }
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_r45);
    PyObject *cpy_r_r51[3] = {cpy_r_r44, cpy_r_r50, cpy_r_r46};
    cpy_r_r52 = (PyObject **)&cpy_r_r51;
    cpy_r_r53 = PyObject_Vectorcall(cpy_r_r49, cpy_r_r52, 3, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 120, CPyStatic_merv___scoring___globals);
        goto CPyL46;
    }
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r50);
    if (likely(PyTuple_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "score", 120, CPyStatic_merv___scoring___globals, "tuple", cpy_r_r53);
        goto CPyL47;
    }
    cpy_r_r55 = PyList_New(0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 120, CPyStatic_merv___scoring___globals);
        goto CPyL48;
    }
    cpy_r_r56 = CPyList_Extend(cpy_r_r55, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 120, CPyStatic_merv___scoring___globals);
        goto CPyL49;
    } else
        goto CPyL50;
CPyL29: ;
    cpy_r_r57 = PyList_Append(cpy_r_r55, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 120, CPyStatic_merv___scoring___globals);
        goto CPyL51;
    }
    return cpy_r_r55;
CPyL31: ;
    cpy_r_r59 = NULL;
    return cpy_r_r59;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL5;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL31;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10.f0);
    CPy_DecRef(cpy_r_r10.f1);
    CPy_DecRef(cpy_r_r10.f2);
    CPy_DecRef(cpy_r_r10.f3);
    CPy_DecRef(cpy_r_r10.f4);
    CPy_DecRef(cpy_r_r10.f5);
    CPy_DecRef(cpy_r_r10.f6);
    CPy_DecRef(cpy_r_r10.f7);
    CPy_DecRef(cpy_r_r10.f8);
    CPy_DecRef(cpy_r_r10.f9);
    CPy_DecRef(cpy_r_r10.f10);
    goto CPyL31;
CPyL37: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL31;
CPyL38: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL21;
CPyL39: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r21);
    goto CPyL31;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL31;
CPyL41: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r30);
    goto CPyL31;
CPyL42: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r34);
    goto CPyL31;
CPyL43: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL44: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r44);
    goto CPyL31;
CPyL45: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL31;
CPyL46: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r50);
    goto CPyL31;
CPyL47: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL48: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r54);
    goto CPyL31;
CPyL49: ;
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    goto CPyL31;
CPyL50: ;
    CPy_DECREF(cpy_r_r56);
    goto CPyL29;
CPyL51: ;
    CPy_DecRef(cpy_r_r55);
    goto CPyL31;
}
        
        PyObject *CPyPy_merv___scoring___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:score", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_merv___scoring___score(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "score", 113, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___scoring___total(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "total", "Table", "players", 124, CPyStatic_merv___scoring___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "total", 124, CPyStatic_merv___scoring___globals);
        goto CPyL9;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "total", 124, CPyStatic_merv___scoring___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL9;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_points;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "total", "Player", "points", 125, CPyStatic_merv___scoring___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[105]; /* 'sum' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "total", 125, CPyStatic_merv___scoring___globals);
        goto CPyL11;
    }
    PyObject *cpy_r_r7[1] = {cpy_r_r3};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r8, 1, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "total", 125, CPyStatic_merv___scoring___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r3);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "total", 125, CPyStatic_merv___scoring___globals);
        goto CPyL10;
    }
    cpy_r_r11 = CPyDef_merv___scoring___spice_points(cpy_r_t, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "total", 125, CPyStatic_merv___scoring___globals);
        goto CPyL12;
    }
    cpy_r_r12 = CPyTagged_Add(cpy_r_r10, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r11);
    return cpy_r_r12;
CPyL9: ;
    cpy_r_r13 = CPY_INT_TAG;
    return cpy_r_r13;
CPyL10: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL9;
}
        
        PyObject *CPyPy_merv___scoring___total(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:total", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_merv___scoring___total(arg_t, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "total", 123, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___scoring___spice_points(PyObject *cpy_r_t, PyObject *cpy_r_player) {
    CPyTagged cpy_r_points;
    CPyTagged cpy_r_done;
    CPyTagged cpy_r_kinds;
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    cpy_r_points = 0;
    cpy_r_done = 0;
CPyL1: ;
    if (!1) goto CPyL22;
    cpy_r_kinds = 0;
    cpy_r_r0 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_spices;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "spice_points", "Player", "spices", 134, CPyStatic_merv___scoring___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r0);
CPyL3: ;
    cpy_r_r1 = 0;
CPyL4: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL24;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r1 * 8;
    cpy_r_r8 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "spice_points", 134, CPyStatic_merv___scoring___globals);
        goto CPyL25;
    }
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL8;
    cpy_r_r13 = cpy_r_done & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL9;
CPyL8: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_done, cpy_r_r10);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL10;
CPyL9: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r10 > (Py_ssize_t)cpy_r_done;
    cpy_r_r16 = cpy_r_r17;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r16) goto CPyL12;
    cpy_r_r18 = CPyTagged_Add(cpy_r_kinds, 2);
    CPyTagged_DECREF(cpy_r_kinds);
    cpy_r_kinds = cpy_r_r18;
CPyL12: ;
    cpy_r_r19 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r19;
    goto CPyL4;
CPyL13: ;
    cpy_r_r20 = cpy_r_kinds != 0;
    if (cpy_r_r20) {
        goto CPyL15;
    } else
        goto CPyL26;
CPyL14: ;
    return cpy_r_points;
CPyL15: ;
    cpy_r_r21 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "spice_points", "Table", "book", 139, CPyStatic_merv___scoring___globals);
        goto CPyL23;
    }
CPyL16: ;
    cpy_r_r22 = ((serai___games___merv___book___BookObject *)cpy_r_r21)->_set_vp;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "spice_points", "Book", "set_vp", 139, CPyStatic_merv___scoring___globals);
        goto CPyL23;
    }
CPyL17: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_kinds);
    CPyTagged_DECREF(cpy_r_kinds);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "spice_points", 139, CPyStatic_merv___scoring___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "spice_points", 139, CPyStatic_merv___scoring___globals);
        goto CPyL27;
    }
    cpy_r_r25 = CPyTagged_Add(cpy_r_points, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_points = cpy_r_r25;
    cpy_r_r26 = CPyTagged_Add(cpy_r_done, 2);
    CPyTagged_DECREF(cpy_r_done);
    cpy_r_done = cpy_r_r26;
    goto CPyL1;
CPyL20: ;
    CPy_Unreachable();
CPyL21: ;
    cpy_r_r27 = CPY_INT_TAG;
    return cpy_r_r27;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_points);
    CPyTagged_DECREF(cpy_r_done);
    goto CPyL20;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_done);
    CPyTagged_DecRef(cpy_r_kinds);
    goto CPyL21;
CPyL24: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL13;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_done);
    CPyTagged_DecRef(cpy_r_kinds);
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_done);
    CPyTagged_DECREF(cpy_r_kinds);
    goto CPyL14;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_points);
    CPyTagged_DecRef(cpy_r_done);
    goto CPyL21;
}
        
        PyObject *CPyPy_merv___scoring___spice_points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:spice_points", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_merv___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged retval = CPyDef_merv___scoring___spice_points(arg_t, arg_player);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "spice_points", 128, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___scoring___winners(PyObject *cpy_r_t) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_seat;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    tuple_T4IIII cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    tuple_T4IIII cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyPtr cpy_r_r58;
    CPyPtr cpy_r_r59;
    PyObject *cpy_r_r60;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo;
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "winners", "Table", "solo", 145, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
CPyL1: ;
    if (!cpy_r_r0) goto CPyL16;
CPyL2: ;
    cpy_r_r1 = CPyDef_merv___scoring___total(cpy_r_t, 0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 146, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r2 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 146, CPyStatic_merv___scoring___globals);
        goto CPyL35;
    }
CPyL4: ;
    cpy_r_r3 = CPyDef_merv___scoring___total(cpy_r_t, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 146, CPyStatic_merv___scoring___globals);
        goto CPyL35;
    }
    cpy_r_r4 = cpy_r_r1 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL7;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL8;
CPyL7: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_r1);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL9;
CPyL8: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r1 > (Py_ssize_t)cpy_r_r3;
    cpy_r_r9 = cpy_r_r10;
CPyL9: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (!cpy_r_r9) goto CPyL12;
    cpy_r_r11 = PyList_New(1);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 147, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r12 = CPyStatics[4896]; /* 0 */
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    CPy_INCREF(cpy_r_r12);
    *(PyObject * *)cpy_r_r14 = cpy_r_r12;
    cpy_r_r15 = cpy_r_r11;
    goto CPyL15;
CPyL12: ;
    cpy_r_r16 = CPyDef_merv___table___Table___magistrate(cpy_r_t);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 147, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
CPyL13: ;
    cpy_r_r17 = PyList_New(1);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 147, CPyStatic_merv___scoring___globals);
        goto CPyL36;
    }
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    *(PyObject * *)cpy_r_r20 = cpy_r_r18;
    cpy_r_r15 = cpy_r_r17;
CPyL15: ;
    return cpy_r_r15;
CPyL16: ;
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 148, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r22 = 0;
    cpy_r_r23 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "winners", "Table", "players", 149, CPyStatic_merv___scoring___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r23);
CPyL18: ;
    cpy_r_r24 = 0;
CPyL19: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL38;
    cpy_r_seat = cpy_r_r22;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_merv___table___Player))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/scoring.py", "winners", 148, CPyStatic_merv___scoring___globals, "serai.games.merv.table.Player", cpy_r_r32);
        goto CPyL39;
    }
    cpy_r_r34 = CPyDef_merv___scoring___total(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 149, CPyStatic_merv___scoring___globals);
        goto CPyL40;
    }
    cpy_r_r35 = ((serai___games___merv___table___PlayerObject *)cpy_r_r33)->_favour;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "winners", "Player", "favour", 149, CPyStatic_merv___scoring___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r35);
CPyL23: ;
    cpy_r_r36 = ((serai___games___merv___table___PlayerObject *)cpy_r_r33)->_influence;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'influence' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r36);
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 149, CPyStatic_merv___scoring___globals);
        goto CPyL42;
    }
CPyL24: ;
    cpy_r_r37 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/scoring.py", "winners", "Table", "order", 149, CPyStatic_merv___scoring___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r37);
CPyL25: ;
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r39 = CPyList_Index(cpy_r_r37, cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 149, CPyStatic_merv___scoring___globals);
        goto CPyL44;
    }
    cpy_r_r40 = CPyTagged_Negate(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r41.f0 = cpy_r_r34;
    cpy_r_r41.f1 = cpy_r_r35;
    cpy_r_r41.f2 = cpy_r_r36;
    cpy_r_r41.f3 = cpy_r_r40;
    cpy_r_r42 = PyTuple_New(4);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3076 = CPyTagged_StealAsObject(cpy_r_r41.f0);
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp3076);
    PyObject *__tmp3077 = CPyTagged_StealAsObject(cpy_r_r41.f1);
    PyTuple_SET_ITEM(cpy_r_r42, 1, __tmp3077);
    PyObject *__tmp3078 = CPyTagged_StealAsObject(cpy_r_r41.f2);
    PyTuple_SET_ITEM(cpy_r_r42, 2, __tmp3078);
    PyObject *__tmp3079 = CPyTagged_StealAsObject(cpy_r_r41.f3);
    PyTuple_SET_ITEM(cpy_r_r42, 3, __tmp3079);
    cpy_r_r43 = PyList_Append(cpy_r_r21, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 148, CPyStatic_merv___scoring___globals);
        goto CPyL45;
    }
    cpy_r_r45 = cpy_r_r22 + 2;
    cpy_r_r22 = cpy_r_r45;
    cpy_r_r46 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r46;
    goto CPyL19;
CPyL28: ;
    cpy_r_r47 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r48 = CPyStatics[39]; /* 'max' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 151, CPyStatic_merv___scoring___globals);
        goto CPyL46;
    }
    PyObject *cpy_r_r50[1] = {cpy_r_r21};
    cpy_r_r51 = (PyObject **)&cpy_r_r50;
    cpy_r_r52 = PyObject_Vectorcall(cpy_r_r49, cpy_r_r51, 1, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 151, CPyStatic_merv___scoring___globals);
        goto CPyL46;
    }
    PyObject *__tmp3080;
    if (unlikely(!(PyTuple_Check(cpy_r_r52) && PyTuple_GET_SIZE(cpy_r_r52) == 4))) {
        __tmp3080 = NULL;
        goto __LL3081;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r52, 0))))
        __tmp3080 = PyTuple_GET_ITEM(cpy_r_r52, 0);
    else {
        __tmp3080 = NULL;
    }
    if (__tmp3080 == NULL) goto __LL3081;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r52, 1))))
        __tmp3080 = PyTuple_GET_ITEM(cpy_r_r52, 1);
    else {
        __tmp3080 = NULL;
    }
    if (__tmp3080 == NULL) goto __LL3081;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r52, 2))))
        __tmp3080 = PyTuple_GET_ITEM(cpy_r_r52, 2);
    else {
        __tmp3080 = NULL;
    }
    if (__tmp3080 == NULL) goto __LL3081;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r52, 3))))
        __tmp3080 = PyTuple_GET_ITEM(cpy_r_r52, 3);
    else {
        __tmp3080 = NULL;
    }
    if (__tmp3080 == NULL) goto __LL3081;
    __tmp3080 = cpy_r_r52;
__LL3081: ;
    if (unlikely(__tmp3080 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int]", cpy_r_r52); cpy_r_r53 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3082 = PyTuple_GET_ITEM(cpy_r_r52, 0);
        CPyTagged __tmp3083;
        if (likely(PyLong_Check(__tmp3082)))
            __tmp3083 = CPyTagged_FromObject(__tmp3082);
        else {
            goto __LL3084;
        }
        cpy_r_r53.f0 = __tmp3083;
        PyObject *__tmp3085 = PyTuple_GET_ITEM(cpy_r_r52, 1);
        CPyTagged __tmp3086;
        if (likely(PyLong_Check(__tmp3085)))
            __tmp3086 = CPyTagged_FromObject(__tmp3085);
        else {
            goto __LL3087;
        }
        cpy_r_r53.f1 = __tmp3086;
        PyObject *__tmp3088 = PyTuple_GET_ITEM(cpy_r_r52, 2);
        CPyTagged __tmp3089;
        if (likely(PyLong_Check(__tmp3088)))
            __tmp3089 = CPyTagged_FromObject(__tmp3088);
        else {
            goto __LL3090;
        }
        cpy_r_r53.f2 = __tmp3089;
        PyObject *__tmp3091 = PyTuple_GET_ITEM(cpy_r_r52, 3);
        CPyTagged __tmp3092;
        if (likely(PyLong_Check(__tmp3091)))
            __tmp3092 = CPyTagged_FromObject(__tmp3091);
        else {
            goto __LL3093;
        }
        cpy_r_r53.f3 = __tmp3092;
    }
    goto __LL3094;
__LL3084: ;
    cpy_r_r53 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3094;
__LL3087: ;
    CPyTagged_DECREF(cpy_r_r53.f0);
    cpy_r_r53 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3094;
__LL3090: ;
    CPyTagged_DECREF(cpy_r_r53.f0);
    CPyTagged_DECREF(cpy_r_r53.f1);
    cpy_r_r53 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3094;
__LL3093: ;
    CPyTagged_DECREF(cpy_r_r53.f0);
    CPyTagged_DECREF(cpy_r_r53.f1);
    CPyTagged_DECREF(cpy_r_r53.f2);
    cpy_r_r53 = (tuple_T4IIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3094;
__LL3094: ;
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 151, CPyStatic_merv___scoring___globals);
        goto CPyL46;
    }
    cpy_r_r54 = PyTuple_New(4);
    if (unlikely(cpy_r_r54 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3095 = CPyTagged_StealAsObject(cpy_r_r53.f0);
    PyTuple_SET_ITEM(cpy_r_r54, 0, __tmp3095);
    PyObject *__tmp3096 = CPyTagged_StealAsObject(cpy_r_r53.f1);
    PyTuple_SET_ITEM(cpy_r_r54, 1, __tmp3096);
    PyObject *__tmp3097 = CPyTagged_StealAsObject(cpy_r_r53.f2);
    PyTuple_SET_ITEM(cpy_r_r54, 2, __tmp3097);
    PyObject *__tmp3098 = CPyTagged_StealAsObject(cpy_r_r53.f3);
    PyTuple_SET_ITEM(cpy_r_r54, 3, __tmp3098);
    cpy_r_r55 = CPyList_Index(cpy_r_r21, cpy_r_r54);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 151, CPyStatic_merv___scoring___globals);
        goto CPyL34;
    }
    cpy_r_r56 = PyList_New(1);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 151, CPyStatic_merv___scoring___globals);
        goto CPyL47;
    }
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_r55);
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r56 + offsetof(PyListObject, ob_item));
    cpy_r_r59 = *(CPyPtr *)cpy_r_r58;
    *(PyObject * *)cpy_r_r59 = cpy_r_r57;
    return cpy_r_r56;
CPyL34: ;
    cpy_r_r60 = NULL;
    return cpy_r_r60;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL34;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL34;
CPyL38: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL28;
CPyL39: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_seat);
    goto CPyL34;
CPyL40: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r33);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_seat);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL34;
CPyL42: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL34;
CPyL43: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_seat);
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL34;
CPyL44: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL34;
CPyL45: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL34;
CPyL46: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL34;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL34;
}
        
        PyObject *CPyPy_merv___scoring___winners(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:winners", kwlist, 0};
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
            PyObject *retval = CPyDef_merv___scoring___winners(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/scoring.py", "winners", 143, CPyStatic_merv___scoring___globals);
            return NULL;
        }
        
char CPyDef_merv___scoring_____top_level__(void) {
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
    void *cpy_r_r12;
    void *cpy_r_r13;
    void *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    void *cpy_r_r21;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    void *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    void *cpy_r_r42;
    void *cpy_r_r43;
    PyObject **cpy_r_r44;
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
    void *cpy_r_r56;
    void *cpy_r_r57;
    void *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    void *cpy_r_r64;
    void *cpy_r_r65;
    PyObject **cpy_r_r66;
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
    void *cpy_r_r78;
    void *cpy_r_r79;
    void *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    void *cpy_r_r86;
    void *cpy_r_r87;
    PyObject **cpy_r_r88;
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
    void *cpy_r_r100;
    void *cpy_r_r101;
    void *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    void *cpy_r_r108;
    void *cpy_r_r109;
    PyObject **cpy_r_r110;
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
    void *cpy_r_r122;
    void *cpy_r_r123;
    void *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    void *cpy_r_r130;
    void *cpy_r_r131;
    PyObject **cpy_r_r132;
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
    void *cpy_r_r144;
    void *cpy_r_r145;
    void *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    void *cpy_r_r152;
    void *cpy_r_r153;
    PyObject **cpy_r_r154;
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
    PyObject *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    void *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    void *cpy_r_r174;
    void *cpy_r_r175;
    PyObject **cpy_r_r176;
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
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    tuple_T11OOOOOOOOOOO cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    int32_t cpy_r_r203;
    char cpy_r_r204;
    char cpy_r_r205;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 1, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 1, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___scoring___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 3, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatic_merv___scoring___globals;
    cpy_r_r12 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r13 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r14 = CPyModuleLockAPI_serai;
    cpy_r_r15 = CPyImport_IsInitialized(cpy_r_r13);
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = PyImport_GetModuleDict();
    cpy_r_r17 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r18 = CPyDict_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 5, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL12;
CPyL8: ;
    cpy_r_r20 = CPyInitOnly_serai___games___merv___reasons;
    cpy_r_r21 = CPyExec_serai___games___merv___reasons;
    cpy_r_r22 = (PyObject **)&CPyModule_serai___games___merv___reasons__internal;
    cpy_r_r23 = PyImport_GetModuleDict();
    cpy_r_r24 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 5, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r26 = CPyStatics[8]; /* '__file__' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 5, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r28 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r29 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r30 = CPyImport_ImportNative(cpy_r_r29, cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r27, cpy_r_r28, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 5, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r19 = cpy_r_r30;
CPyL12: ;
    cpy_r_r31 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r11, cpy_r_r31, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 5, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r34 = (void *)&CPyModule_serai___games___merv___automa___deck;
    cpy_r_r35 = (void *)&CPyImportState_serai___games___merv___automa___deck;
    cpy_r_r36 = CPyModuleLockAPI_serai;
    cpy_r_r37 = CPyImport_IsInitialized(cpy_r_r35);
    if (!cpy_r_r37) goto CPyL16;
    cpy_r_r38 = PyImport_GetModuleDict();
    cpy_r_r39 = CPyStatics[1356]; /* 'serai.games.merv.automa.deck' */
    cpy_r_r40 = CPyDict_GetItem(cpy_r_r38, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 6, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r41 = cpy_r_r40;
    goto CPyL20;
CPyL16: ;
    cpy_r_r42 = CPyInitOnly_serai___games___merv___automa___deck;
    cpy_r_r43 = CPyExec_serai___games___merv___automa___deck;
    cpy_r_r44 = (PyObject **)&CPyModule_serai___games___merv___automa___deck__internal;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 6, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r48 = CPyStatics[8]; /* '__file__' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 6, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r50 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r51 = CPyStatics[1356]; /* 'serai.games.merv.automa.deck' */
    cpy_r_r52 = CPyImport_ImportNative(cpy_r_r51, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r49, cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 6, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r41 = cpy_r_r52;
CPyL20: ;
    cpy_r_r53 = CPyStatics[5280]; /* ('restack',) */
    cpy_r_r54 = CPyStatic_merv___scoring___globals;
    cpy_r_r55 = CPyImport_GetNativeAttrs(cpy_r_r41, cpy_r_r53, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 6, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    } else
        goto CPyL72;
CPyL21: ;
    cpy_r_r56 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r57 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r58 = CPyModuleLockAPI_serai;
    cpy_r_r59 = CPyImport_IsInitialized(cpy_r_r57);
    if (!cpy_r_r59) goto CPyL24;
    cpy_r_r60 = PyImport_GetModuleDict();
    cpy_r_r61 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r62 = CPyDict_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 7, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r63 = cpy_r_r62;
    goto CPyL28;
CPyL24: ;
    cpy_r_r64 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r65 = CPyExec_serai___games___merv___names;
    cpy_r_r66 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 7, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r70 = CPyStatics[8]; /* '__file__' */
    cpy_r_r71 = CPyObject_GetAttr(cpy_r_r69, cpy_r_r70);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 7, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r72 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r73 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r74 = CPyImport_ImportNative(cpy_r_r73, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r71, cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 7, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r63 = cpy_r_r74;
CPyL28: ;
    cpy_r_r75 = CPyStatics[5281]; /* ('COURTIER', 'FROM_BONUS_TILES', 'FROM_BUILDINGS', 'FROM_MOSQUE_TOP', 'FROM_PALACE', 'NONE', 'OVER', 'SOURCES', 'TURNS') */
    cpy_r_r76 = CPyStatic_merv___scoring___globals;
    cpy_r_r77 = CPyImport_GetNativeAttrs(cpy_r_r63, cpy_r_r75, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 7, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    } else
        goto CPyL73;
CPyL29: ;
    cpy_r_r78 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r79 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r80 = CPyModuleLockAPI_serai;
    cpy_r_r81 = CPyImport_IsInitialized(cpy_r_r79);
    if (!cpy_r_r81) goto CPyL32;
    cpy_r_r82 = PyImport_GetModuleDict();
    cpy_r_r83 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r84 = CPyDict_GetItem(cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 18, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r85 = cpy_r_r84;
    goto CPyL36;
CPyL32: ;
    cpy_r_r86 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r87 = CPyExec_serai___games___merv___table;
    cpy_r_r88 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r89 = PyImport_GetModuleDict();
    cpy_r_r90 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 18, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r92 = CPyStatics[8]; /* '__file__' */
    cpy_r_r93 = CPyObject_GetAttr(cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 18, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r94 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r95 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r96 = CPyImport_ImportNative(cpy_r_r95, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r93, cpy_r_r94, 0);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 18, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r85 = cpy_r_r96;
CPyL36: ;
    cpy_r_r97 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r98 = CPyStatic_merv___scoring___globals;
    cpy_r_r99 = CPyImport_GetNativeAttrs(cpy_r_r85, cpy_r_r97, cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 18, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    } else
        goto CPyL74;
CPyL37: ;
    cpy_r_r100 = (void *)&CPyModule_serai___games___merv___tracks;
    cpy_r_r101 = (void *)&CPyImportState_serai___games___merv___tracks;
    cpy_r_r102 = CPyModuleLockAPI_serai;
    cpy_r_r103 = CPyImport_IsInitialized(cpy_r_r101);
    if (!cpy_r_r103) goto CPyL40;
    cpy_r_r104 = PyImport_GetModuleDict();
    cpy_r_r105 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r106 = CPyDict_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 19, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r107 = cpy_r_r106;
    goto CPyL44;
CPyL40: ;
    cpy_r_r108 = CPyInitOnly_serai___games___merv___tracks;
    cpy_r_r109 = CPyExec_serai___games___merv___tracks;
    cpy_r_r110 = (PyObject **)&CPyModule_serai___games___merv___tracks__internal;
    cpy_r_r111 = PyImport_GetModuleDict();
    cpy_r_r112 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 19, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r114 = CPyStatics[8]; /* '__file__' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 19, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r116 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r117 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r118 = CPyImport_ImportNative(cpy_r_r117, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r115, cpy_r_r116, 0);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 19, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r107 = cpy_r_r118;
CPyL44: ;
    cpy_r_r119 = CPyStatics[5209]; /* ('gain_points',) */
    cpy_r_r120 = CPyStatic_merv___scoring___globals;
    cpy_r_r121 = CPyImport_GetNativeAttrs(cpy_r_r107, cpy_r_r119, cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 19, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    } else
        goto CPyL75;
CPyL45: ;
    cpy_r_r122 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r123 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r124 = CPyModuleLockAPI_serai;
    cpy_r_r125 = CPyImport_IsInitialized(cpy_r_r123);
    if (!cpy_r_r125) goto CPyL48;
    cpy_r_r126 = PyImport_GetModuleDict();
    cpy_r_r127 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 20, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r129 = cpy_r_r128;
    goto CPyL52;
CPyL48: ;
    cpy_r_r130 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r131 = CPyExec_serai___kernel___decision;
    cpy_r_r132 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r133 = PyImport_GetModuleDict();
    cpy_r_r134 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r135 = CPyDict_GetItem(cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 20, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r136 = CPyStatics[8]; /* '__file__' */
    cpy_r_r137 = CPyObject_GetAttr(cpy_r_r135, cpy_r_r136);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 20, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r138 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r139 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r140 = CPyImport_ImportNative(cpy_r_r139, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r137, cpy_r_r138, 0);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 20, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r129 = cpy_r_r140;
CPyL52: ;
    cpy_r_r141 = CPyStatics[5282]; /* ('Offer', 'Option', 'Rules', 'ask') */
    cpy_r_r142 = CPyStatic_merv___scoring___globals;
    cpy_r_r143 = CPyImport_GetNativeAttrs(cpy_r_r129, cpy_r_r141, cpy_r_r141, cpy_r_r142);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 20, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    } else
        goto CPyL76;
CPyL53: ;
    cpy_r_r144 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r145 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r146 = CPyModuleLockAPI_serai;
    cpy_r_r147 = CPyImport_IsInitialized(cpy_r_r145);
    if (!cpy_r_r147) goto CPyL56;
    cpy_r_r148 = PyImport_GetModuleDict();
    cpy_r_r149 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r150 = CPyDict_GetItem(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 21, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r151 = cpy_r_r150;
    goto CPyL60;
CPyL56: ;
    cpy_r_r152 = CPyInitOnly_serai___kernel___game;
    cpy_r_r153 = CPyExec_serai___kernel___game;
    cpy_r_r154 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r155 = PyImport_GetModuleDict();
    cpy_r_r156 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r155, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 21, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r158 = CPyStatics[8]; /* '__file__' */
    cpy_r_r159 = CPyObject_GetAttr(cpy_r_r157, cpy_r_r158);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 21, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r160 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r161 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r162 = CPyImport_ImportNative(cpy_r_r161, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r159, cpy_r_r160, 0);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 21, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r151 = cpy_r_r162;
CPyL60: ;
    cpy_r_r163 = CPyStatics[5158]; /* ('ScoreItem',) */
    cpy_r_r164 = CPyStatic_merv___scoring___globals;
    cpy_r_r165 = CPyImport_GetNativeAttrs(cpy_r_r151, cpy_r_r163, cpy_r_r163, cpy_r_r164);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 21, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    } else
        goto CPyL77;
CPyL61: ;
    cpy_r_r166 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r167 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r168 = CPyModuleLockAPI_serai;
    cpy_r_r169 = CPyImport_IsInitialized(cpy_r_r167);
    if (!cpy_r_r169) goto CPyL64;
    cpy_r_r170 = PyImport_GetModuleDict();
    cpy_r_r171 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r172 = CPyDict_GetItem(cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 22, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r173 = cpy_r_r172;
    goto CPyL68;
CPyL64: ;
    cpy_r_r174 = CPyInitOnly_serai___kernel___message;
    cpy_r_r175 = CPyExec_serai___kernel___message;
    cpy_r_r176 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r177 = PyImport_GetModuleDict();
    cpy_r_r178 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r179 = CPyDict_GetItem(cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 22, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r180 = CPyStatics[8]; /* '__file__' */
    cpy_r_r181 = CPyObject_GetAttr(cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 22, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r182 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r183 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r184 = CPyImport_ImportNative(cpy_r_r183, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r181, cpy_r_r182, 0);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 22, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    cpy_r_r173 = cpy_r_r184;
CPyL68: ;
    cpy_r_r185 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r186 = CPyStatic_merv___scoring___globals;
    cpy_r_r187 = CPyImport_GetNativeAttrs(cpy_r_r173, cpy_r_r185, cpy_r_r185, cpy_r_r186);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 22, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    } else
        goto CPyL78;
CPyL69: ;
    cpy_r_r188 = CPyStatics[1739]; /* 'MV-CONT-05' */
    cpy_r_r189 = CPyStatics[2073]; /* 'MV-SCORE-02' */
    cpy_r_r190 = CPyStatics[1265]; /* 'MV-MOS-03' */
    cpy_r_r191 = CPyStatics[2082]; /* 'MV-EFF-05' */
    cpy_r_r192 = CPyStatics[2083]; /* 'MV-EFF-04' */
    cpy_r_r193 = CPyStatics[1807]; /* 'MV-LIB-03' */
    cpy_r_r194 = CPyStatics[2074]; /* 'MV-SCORE-04' */
    cpy_r_r195 = CPyStatics[2075]; /* 'MV-SCORE-05' */
    cpy_r_r196 = CPyStatics[2076]; /* 'MV-SCORE-06' */
    cpy_r_r197 = CPyStatics[1229]; /* 'MV-CAR-07' */
    cpy_r_r198 = CPyStatics[1843]; /* 'MV-MKT-02' */
    CPy_INCREF(cpy_r_r188);
    CPy_INCREF(cpy_r_r189);
    CPy_INCREF(cpy_r_r190);
    CPy_INCREF(cpy_r_r191);
    CPy_INCREF(cpy_r_r192);
    CPy_INCREF(cpy_r_r193);
    CPy_INCREF(cpy_r_r194);
    CPy_INCREF(cpy_r_r195);
    CPy_INCREF(cpy_r_r196);
    CPy_INCREF(cpy_r_r197);
    CPy_INCREF(cpy_r_r198);
    cpy_r_r199.f0 = cpy_r_r188;
    cpy_r_r199.f1 = cpy_r_r189;
    cpy_r_r199.f2 = cpy_r_r190;
    cpy_r_r199.f3 = cpy_r_r191;
    cpy_r_r199.f4 = cpy_r_r192;
    cpy_r_r199.f5 = cpy_r_r193;
    cpy_r_r199.f6 = cpy_r_r194;
    cpy_r_r199.f7 = cpy_r_r195;
    cpy_r_r199.f8 = cpy_r_r196;
    cpy_r_r199.f9 = cpy_r_r197;
    cpy_r_r199.f10 = cpy_r_r198;
    cpy_r_r200 = CPyStatic_merv___scoring___globals;
    cpy_r_r201 = CPyStatics[2077]; /* '_RULES' */
    cpy_r_r202 = PyTuple_New(11);
    if (unlikely(cpy_r_r202 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3099 = cpy_r_r199.f0;
    PyTuple_SET_ITEM(cpy_r_r202, 0, __tmp3099);
    PyObject *__tmp3100 = cpy_r_r199.f1;
    PyTuple_SET_ITEM(cpy_r_r202, 1, __tmp3100);
    PyObject *__tmp3101 = cpy_r_r199.f2;
    PyTuple_SET_ITEM(cpy_r_r202, 2, __tmp3101);
    PyObject *__tmp3102 = cpy_r_r199.f3;
    PyTuple_SET_ITEM(cpy_r_r202, 3, __tmp3102);
    PyObject *__tmp3103 = cpy_r_r199.f4;
    PyTuple_SET_ITEM(cpy_r_r202, 4, __tmp3103);
    PyObject *__tmp3104 = cpy_r_r199.f5;
    PyTuple_SET_ITEM(cpy_r_r202, 5, __tmp3104);
    PyObject *__tmp3105 = cpy_r_r199.f6;
    PyTuple_SET_ITEM(cpy_r_r202, 6, __tmp3105);
    PyObject *__tmp3106 = cpy_r_r199.f7;
    PyTuple_SET_ITEM(cpy_r_r202, 7, __tmp3106);
    PyObject *__tmp3107 = cpy_r_r199.f8;
    PyTuple_SET_ITEM(cpy_r_r202, 8, __tmp3107);
    PyObject *__tmp3108 = cpy_r_r199.f9;
    PyTuple_SET_ITEM(cpy_r_r202, 9, __tmp3108);
    PyObject *__tmp3109 = cpy_r_r199.f10;
    PyTuple_SET_ITEM(cpy_r_r202, 10, __tmp3109);
    cpy_r_r203 = CPyDict_SetItem(cpy_r_r200, cpy_r_r201, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
    cpy_r_r204 = cpy_r_r203 >= 0;
    if (unlikely(!cpy_r_r204)) {
        CPy_AddTraceback("src/serai/games/merv/scoring.py", "<module>", 107, CPyStatic_merv___scoring___globals);
        goto CPyL71;
    }
    return 1;
CPyL71: ;
    cpy_r_r205 = 2;
    return cpy_r_r205;
CPyL72: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL21;
CPyL73: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL29;
CPyL74: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL37;
CPyL75: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL45;
CPyL76: ;
    CPy_DECREF(cpy_r_r143);
    goto CPyL53;
CPyL77: ;
    CPy_DECREF(cpy_r_r165);
    goto CPyL61;
CPyL78: ;
    CPy_DECREF(cpy_r_r187);
    goto CPyL69;
}
